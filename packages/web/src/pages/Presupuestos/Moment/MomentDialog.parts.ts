import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';
import { control } from '../../../ui/Field/Field.parts.ts';

const { color, space } = theme;

export const Questions = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[12]};
  ${media.tablet} { grid-template-columns: minmax(0, 1fr); }
`;

export const When = styled.input`
  ${control}
  padding: 0 ${space[8]};
`;

/** As high with a list in it as without: nothing jumps while a moment is chosen. */
export const Preview = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[8]};
  block-size: min(300px, 38dvh);
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  border-block: ${theme.hairline};
  padding-block: ${space[8]};
  & > p { position: sticky; inset-block-start: -${space[8]}; padding-block: ${space[4]}; background: ${color.surface}; font-weight: ${theme.weight.medium}; }
  & table { inline-size: 100%; border-collapse: collapse; font-size: ${theme.text[13]}; }
  & th { padding: ${space[8]} 0 ${space[4]}; text-align: start; font-weight: ${theme.weight.medium}; }
  & th > small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; font-weight: ${theme.weight.regular}; }
  & td { padding: 2px ${space[8]} 2px 0; border-block-end: ${theme.hairline}; }
  & td:nth-child(n + 3) { text-align: end; white-space: nowrap; }
  & td:last-child { font-weight: ${theme.weight.medium}; padding-inline-end: ${space[8]}; }
`;
