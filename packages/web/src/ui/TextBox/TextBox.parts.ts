import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { control } from '../Field/Field.parts.ts';

const { color, space } = theme;

export const Box = styled.div`
  ${control}
  display: flex;
  align-items: center;
  &:focus-within { border-color: ${color.accent}; outline: 1px solid ${color.accent}; outline-offset: 0; }
  &:focus-within[data-state='error'] { border-color: ${color.danger}; outline-color: ${color.danger}; }
  &:has(input:read-only) { background: ${color.sunken}; border-color: ${color.line}; }
  & > svg { margin-inline-start: ${space[8]}; color: ${color.inkMuted}; }
`;

export const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 100%;
  padding: 0 ${space[8]};
  border: 0;
  border-radius: inherit;
  background: transparent;
  outline: 0;
  text-overflow: ellipsis;
  &::placeholder { color: ${color.inkMuted}; opacity: 1; }
  &[data-empty='true']:not(:focus) { color: ${color.inkMuted}; }
  &[inputmode]:not([inputmode='email'], :placeholder-shown) { text-align: end; }
`;

export const Toggle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  margin-inline-end: 1px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${color.inkMuted};
  cursor: pointer;
  &:hover { color: ${color.ink}; }
  ${media.touch} { inline-size: calc(${theme.target} - 2px); block-size: calc(${theme.target} - 2px); }
`;
