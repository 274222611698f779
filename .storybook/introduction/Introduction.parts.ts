import { styled } from 'styled-components';
import { theme } from '../../packages/web/src/app/theme/theme.ts';

const { color, space, text, weight } = theme;

/** A column of text, as wide as it can be read. */
export const Page = styled.article`
  max-inline-size: 76ch;
  margin-inline: auto;
  padding-block: ${space[24]} ${space[32]};
  font-size: ${text[16]};
  h1 { font-size: ${text[28]}; font-weight: ${weight.bold}; line-height: 1.2; }
  h2 { margin-block: ${space[32]} ${space[12]}; font-size: ${text[20]}; font-weight: ${weight.bold}; }
  p + p { margin-block-start: ${space[12]}; }
  b { font-weight: ${weight.bold}; }
`;

export const Lead = styled.p`
  margin-block-start: ${space[12]};
  color: ${color.inkMuted};
`;

export const Parts = styled.dl`
  border: ${theme.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  > div { display: grid; grid-template-columns: 120px minmax(0, 1fr); gap: ${space[16]}; padding: ${space[12]} ${space[16]}; }
  > div + div { border-block-start: ${theme.hairline}; }
  dt { font-weight: ${weight.bold}; }
  dd { color: ${color.inkMuted}; }
`;

export const Steps = styled.ul`
  display: grid;
  gap: ${space[8]};
  padding-inline-start: ${space[16]};
  list-style: disc;
`;
