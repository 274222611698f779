import { css, styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';

const { color, space } = theme;

export const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-inline-size: 0;
`;

export const Heading = styled.div`
  display: flex;
  gap: ${space[4]};
  font-size: ${theme.text[13]};
  font-weight: ${theme.weight.medium};
  &[data-hidden='true'] { ${visuallyHidden} }
`;

export const Asterisk = styled.span`
  color: ${color.danger};
`;

export const Message = styled.p`
  color: ${color.danger};
  font-size: ${theme.text[13]};
  &[data-reserved='true'] { min-block-size: 1.45em; }
  &:empty:not([data-reserved='true']) { display: none; }
`;

/** The frame of a box that takes input, around or of the native control. */
export const control = css`
  inline-size: 100%;
  block-size: ${theme.control};
  border: 1px solid ${color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  transition: border-color ${theme.motion};
  &[data-state='error'] { border-color: ${color.danger}; }
  &:has(:disabled), &:disabled { background: ${color.sunken}; border-color: ${color.line}; color: ${color.inkMuted}; }
  ${media.touch} { font-size: ${theme.text[16]}; }
`;
