import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';

const { color, space } = theme;

export const Zone = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  min-block-size: 96px;
  border: 1px dashed ${color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  transition: background ${theme.motion}, border-color ${theme.motion};
  &:hover { background: ${color.sunken}; }
  &[data-over='true'] { border-color: ${color.accent}; background: ${color.accentSoft}; }
  &[data-state='error'] { border-color: ${color.danger}; }
  &[data-filled='true'] { border-style: solid; }
  &:has(input:focus-visible) { outline: 2px solid ${color.accent}; outline-offset: 2px; }
  & > button { margin-inline-end: ${space[12]}; }
`;

export const Target = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  align-self: stretch;
  padding: ${space[12]} ${space[16]};
  cursor: pointer;
  & > svg { color: ${color.inkMuted}; }
  & > span { display: grid; gap: 2px; min-inline-size: 0; }
  strong { font-weight: ${theme.weight.medium}; overflow-wrap: anywhere; }
  small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  u { color: ${color.accent}; }
`;

export const Input = styled.input`
  ${visuallyHidden}
`;
