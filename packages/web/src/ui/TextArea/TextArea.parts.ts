import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

export const Root = styled.div`
  display: grid;
  gap: ${space[4]};
`;

export const Area = styled.textarea`
  inline-size: 100%;
  min-block-size: 76px;
  padding: ${space[8]};
  resize: vertical;
  border: 1px solid ${color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font: inherit;
  line-height: 1.4;
  &[aria-invalid='true'] { border-color: ${color.danger}; }
  ${media.touch} { font-size: ${theme.text[16]}; }
`;

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${space[8]};
  min-block-size: 1.4em;
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  & > [data-over='true'], & > [role='alert'] { color: ${color.danger}; }
  & > :last-child { margin-inline-start: auto; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;
