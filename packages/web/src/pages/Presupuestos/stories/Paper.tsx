import type { Decorator } from '@storybook/react';
import { expect, waitFor } from 'storybook/test';
import { createGlobalStyle } from 'styled-components';
import { light, type Palette } from '../../../app/theme/palette.ts';
import { color } from '../../../app/theme/theme.ts';

const tokens = Object.entries(light)
  .map(([name, value]) => `${color.vars[name as keyof Palette]}: ${value};`)
  .join('');

/** What is printed lies over the screen: white in either scheme, as paper is. */
const Paper = createGlobalStyle`
  body > article[class] {
    display: block;
    position: absolute;
    z-index: 9;
    inset: 0 auto auto 0;
    min-block-size: 100%;
    box-sizing: content-box;
    padding: 10mm;
    ${tokens}
    background: #fff;
    color: ${color.ink};
  }
`;

export const onPaper: Decorator = (Story) => (
  <>
    <Paper />
    <Story />
  </>
);

/** Begins to print, as the browser does; what is printed comes after what is shown, by a file of its own. */
export function printed(): Promise<HTMLElement> {
  return waitFor(async () => {
    window.dispatchEvent(new Event('beforeprint'));
    const sheet = document.querySelector<HTMLElement>('body > article');
    await expect(sheet).toBeInTheDocument();
    return sheet as HTMLElement;
  });
}
