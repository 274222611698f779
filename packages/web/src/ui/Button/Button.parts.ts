import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

export const Root = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-block-size: ${theme.control};
  padding: 0 ${space[12]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  transition: background ${theme.motion}, border-color ${theme.motion};

  &[data-variant='primary'] {
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not(:disabled) { background: ${color.accentHover}; }
  }
  &[data-variant='secondary'] {
    background: ${color.surface};
    border-color: ${color.lineStrong};
    &:hover:not(:disabled) { background: ${color.sunken}; }
  }
  &[aria-pressed='true'] { border-color: ${color.accent}; background: ${color.accentSoft}; color: ${color.accent}; }
  &[data-variant='quiet'] {
    background: transparent;
    color: ${color.accent};
    &:hover:not(:disabled) { background: ${color.accentSoft}; }
  }
  &[data-variant='danger'] {
    background: ${color.danger};
    color: ${color.onDanger};
    &:hover:not(:disabled) { background: ${color.dangerHover}; }
  }
  &[data-wide='true'] { inline-size: 100%; padding-block: ${space[4]}; white-space: normal; }
  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
  &[data-state='busy'] { cursor: progress; }
`;

/** Keeps its width while the spinner stands in front of it. */
export const Content = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  [data-state='busy'] > & { opacity: 0; }
`;

export const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;
