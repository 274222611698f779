import type { Decorator } from '@storybook/react';
import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { space, frame } = theme;

/** The room that the shell leaves for a screen. */
const Window = styled.main`
  min-block-size: 100dvh;
  padding: calc(${frame.bar} + ${space[16]}) ${space[24]} calc(${frame.foot} + ${space[24]});
  ${media.narrow} { padding-inline: ${space[12]}; }
`;

export const inWindow: Decorator = (Story) => (
  <Window>
    <Story />
  </Window>
);
