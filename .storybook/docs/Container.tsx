import { DocsContainer as Container, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { GlobalStyle } from '../../packages/web/src/app/theme/GlobalStyle.ts';
import { isDark, type SchemeName, startingScheme } from '../scheme.ts';
import { themes } from '../themes.ts';

interface Change {
  readonly globals: { readonly scheme?: unknown };
}

/** A documentation page in the scheme that the toolbar has, in the real font from the first frame on, where it can be loaded. */
export function DocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [scheme, setScheme] = useState<SchemeName>(startingScheme);
  const [hasFont, setHasFont] = useState(false);
  useEffect(() => {
    const show = () => setHasFont(true);
    document.fonts.load("14px 'Inter Variable'").then(show, show);
  }, []);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: Change) => setScheme(isDark(globals.scheme) ? 'dark' : 'light');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => {
    document.documentElement.dataset['scheme'] = scheme;
  }, [scheme]);
  return (
    <Container context={context} theme={themes[scheme]}>
      <GlobalStyle />
      {hasFont && children}
    </Container>
  );
}
