import { Route, Switch } from 'wouter';
import { Guard } from '../shell/Guard/Guard.tsx';
import { LoginGate } from '../shell/Guard/LoginGate.tsx';
import { type AppRoute, screen } from './route.ts';

const Login = screen(() => import('../pages/Login/Login.tsx'));

/** The sign-in, and everything else under the shell. */
export function App({ routes }: { readonly routes: readonly AppRoute[] }) {
  return (
    <Switch>
      <Route path="/login">
        <LoginGate Screen={Login} />
      </Route>
      <Route>
        <Guard routes={routes} />
      </Route>
    </Switch>
  );
}
