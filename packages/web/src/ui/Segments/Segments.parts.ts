import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

export const Root = styled.div`
  display: inline-flex;
  flex: none;
  min-block-size: ${theme.control};
  border: 1px solid ${color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  overflow: clip;

  & > button {
    padding: 0 ${space[12]};
    border: 0;
    background: transparent;
    color: ${color.inkMuted};
    font-weight: ${theme.weight.medium};
    white-space: nowrap;
    ${media.narrow} { padding: 0 ${space[8]}; }
    cursor: pointer;
    transition: color ${theme.motion}, background-color ${theme.motion};
    & + button { border-inline-start: ${theme.hairline}; }
    &:hover { color: ${color.ink}; }
    &:focus-visible { outline-offset: -2px; border-radius: ${theme.radius.control}; }
    &[aria-checked='true'] { background: ${color.accentSoft}; color: ${color.accent}; }
  }
`;
