import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';

const { color, space } = theme;

export const Root = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[8]};
  align-items: baseline;
  font-size: ${theme.text[13]};
`;

export const Label = styled.span`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  &[data-hidden='true'] { ${visuallyHidden} }
`;

export const Figure = styled.span`
  color: ${color.inkMuted};
`;

export const Bar = styled.progress`
  grid-column: 1 / -1;
  appearance: none;
  inline-size: 100%;
  block-size: 8px;
  border: 0;
  border-radius: 999px;
  overflow: hidden;
  background: ${color.sunken};
  color: ${color.accent};
  /* Browsers print no backgrounds unless they are asked to, and there is nothing else to a bar. */
  print-color-adjust: exact;

  &[data-thin='true'] { block-size: 4px; }
  &[data-tone='sop'] { color: ${color.sop}; }
  &[data-tone='cur'] { color: ${color.cur}; }
  &[data-tone='bgt'] { color: ${color.bgt}; }
  &[data-tone='success'] { color: ${color.success}; }
  &::-webkit-progress-bar { background: ${color.sunken}; }
  &::-webkit-progress-value {
    border-radius: 999px;
    background: currentColor;
    transition: inline-size ${theme.motion};
  }
  &::-moz-progress-bar { border-radius: 999px; background: currentColor; }
`;
