import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { GlobalStyle } from '../theme/GlobalStyle.ts';

/** The page's ground rules, in the colour scheme chosen in the toolbar. */
export const withScheme: Decorator = (Story, { globals }) => {
  const scheme = String(globals['scheme']);
  useLayoutEffect(() => {
    document.documentElement.dataset['scheme'] = scheme;
  }, [scheme]);
  return (
    <>
      <GlobalStyle />
      <Story />
    </>
  );
};

/** A router in memory, which starts at `parameters.route` (default `/home`). */
export const withRouter: Decorator = (Story, { parameters }) => {
  const { hook, searchHook } = memoryLocation({ path: String(parameters['route'] ?? '/home') });
  return (
    <Router hook={hook} searchHook={searchHook}>
      <Story />
    </Router>
  );
};
