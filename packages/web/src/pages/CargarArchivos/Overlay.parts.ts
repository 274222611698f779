import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';
import { Root as DialogRoot } from '../../ui/Dialog/Dialog.parts.ts';

const { color, space } = theme;

export const Root = styled(DialogRoot)`
  outline: 0;
  padding: ${space[24]};
  &[open] { display: grid; gap: ${space[16]}; }
  /* The second click of a double one falls on it. */
  h2 { user-select: none; font-size: ${theme.text[16]}; font-weight: ${theme.weight.bold}; overflow-wrap: anywhere; }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space[12]};
`;

export const Step = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  align-items: center;
  gap: ${space[8]};
  min-block-size: 24px;
  &[data-state='later'] { color: ${color.inkMuted}; }
  &[data-state='done'] > svg { color: ${color.success}; }
  & > :nth-child(2) { display: flex; justify-content: space-between; gap: ${space[12]}; white-space: nowrap; }
  & > div:last-child { grid-column: 2; }
`;

/** As high with the button as with the note in its place. */
export const Foot = styled.footer`
  display: grid;
  align-items: center;
  justify-items: end;
  gap: ${space[12]};
  min-block-size: calc(${theme.control} + ${space[12]});
  p { justify-self: start; color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
`;
