import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

export const List = styled.div`
  display: flex;
  gap: ${space[4]};
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px ${color.line};
`;

export const Tab = styled.button`
  flex: none;
  min-block-size: calc(${theme.control} + 4px);
  padding: 0 ${space[12]};
  border: 0;
  border-block-end: 2px solid transparent;
  background: transparent;
  color: ${color.inkMuted};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: color ${theme.motion}, border-color ${theme.motion};

  &:hover { color: ${color.ink}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-selected='true'] { border-block-end-color: ${color.accent}; color: ${color.accent}; }
`;

export const Panel = styled.div`
  padding-block-start: ${space[12]};
`;
