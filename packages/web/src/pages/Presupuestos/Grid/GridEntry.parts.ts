import { styled } from 'styled-components';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

/** The one box that is typed in, over the active cell. */
export const EntryBox = styled.input`
  position: absolute;
  z-index: 4;
  margin: 0;
  padding: 0 ${space[8]};
  border: 2px solid ${color.accent};
  border-radius: 0;
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${theme.text[14]};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  text-align: end;
  &:focus { outline: none; }
  &[data-entering='false'] { opacity: 0; pointer-events: none; }
  &[aria-invalid='true'] { text-decoration: underline ${color.danger} 2px; text-underline-offset: 2px; }
  @media (pointer: coarse) { font-size: 16px; }
`;

/** What an operation would do, clear of the cells that it is about. */
export const Preview = styled.div`
  position: absolute;
  z-index: 5;
  display: grid;
  gap: ${space[4]};
  inline-size: max-content;
  max-inline-size: min(340px, calc(100% - ${space[16]}));
  padding: ${space[8]} ${space[12]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  box-shadow: ${color.shadow};
  font-size: ${theme.text[13]};
  line-height: 1.35;
  pointer-events: none;
  & > strong { font-size: ${theme.text[14]}; font-variant-numeric: tabular-nums; }
  & > small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
`;
