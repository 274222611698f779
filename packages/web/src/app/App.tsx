import { Route, Switch } from 'wouter';
import { Guard } from '../shell/Guard/Guard.tsx';
import { LoginGate } from '../shell/Guard/LoginGate.tsx';
import { type AppRoute, route } from './route.tsx';
import { screens } from './screens.ts';

const login = route({ path: '/login', access: 'public', load: screens['/login'] });

/** The sign-in, and everything else under the shell. */
export function App({ routes }: { readonly routes: readonly AppRoute[] }) {
  return (
    <Switch>
      <Route path={login.path}>
        <LoginGate Screen={login.Screen} routes={routes} />
      </Route>
      <Route>
        <Guard routes={routes} />
      </Route>
    </Switch>
  );
}
