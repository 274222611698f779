import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';
import { control } from '../Field/Field.parts.ts';

const { color, space } = theme;

export const Box = styled.div`
  position: relative;
  display: grid;
  & > svg {
    position: absolute;
    inset-inline-end: ${space[8]};
    align-self: center;
    color: ${color.inkMuted};
    pointer-events: none;
  }
`;

export const Native = styled.select`
  ${control}
  appearance: none;
  padding: 0 ${space[32]} 0 ${space[8]};
  text-overflow: ellipsis;
  cursor: pointer;
  &:focus { border-color: ${color.accent}; outline: 1px solid ${color.accent}; outline-offset: 0; }
  &:focus[data-state='error'] { border-color: ${color.danger}; outline-color: ${color.danger}; }
  &[data-empty='true'] { color: ${color.inkMuted}; }
  &:disabled { opacity: 1; cursor: not-allowed; }
  & > option { background: ${color.surface}; color: ${color.ink}; }
`;
