import type { Sesion } from '@presupuesto/api-sdk/contract';
import type { Decorator } from '@storybook/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { GlobalStyle } from '../theme/GlobalStyle.ts';
import { sesionAs } from './role.ts';

function Scheme({ scheme, children }: { readonly scheme: string; readonly children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset['scheme'] = scheme;
  }, [scheme]);
  return (
    <>
      <GlobalStyle />
      {children}
    </>
  );
}

/** The page's ground rules, in the colour scheme chosen in the toolbar. */
export const withScheme: Decorator = (Story, { globals }) => (
  <Scheme scheme={String(globals['scheme'])}>
    <Story />
  </Scheme>
);

/** A router in memory, which starts at `parameters.route` (default `/home`). */
export const withRouter: Decorator = (Story, { parameters }) => {
  const { hook, searchHook } = memoryLocation({ path: String(parameters['route'] ?? '/home') });
  return (
    <Router hook={hook} searchHook={searchHook}>
      <Story />
    </Router>
  );
};

/** A component that is given a session shows as the role chosen in the toolbar. */
export const withRole: Decorator = (Story, { args, globals }) => {
  const { sesion } = args as { readonly sesion?: Sesion };
  return sesion ? <Story args={{ ...args, sesion: sesionAs(sesion, globals['role']) }} /> : <Story />;
};
