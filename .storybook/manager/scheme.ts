import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { isDark, startingScheme } from '../scheme.ts';
import { themes } from '../themes.ts';

interface Change {
  readonly globals?: { readonly scheme?: unknown };
  /** Without what a story sets for itself. */
  readonly userGlobals?: { readonly scheme?: unknown };
}

/** Draws the manager in the scheme that the toolbar has; a story that is about the other scheme changes nothing around it. */
export function followScheme(): void {
  addons.register('scheme', (api) => {
    let shown = startingScheme();
    const follow = ({ globals, userGlobals = globals }: Change) => {
      const scheme = isDark(userGlobals?.scheme) ? 'dark' : 'light';
      if (scheme === shown) return;
      shown = scheme;
      api.setOptions({ theme: themes[scheme] });
    };
    api.on(SET_GLOBALS, follow);
    api.on(GLOBALS_UPDATED, follow);
  });
}
