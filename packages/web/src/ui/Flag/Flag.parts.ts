import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

/** Every flag takes the same room, the default one too. */
export const Frame = styled.span`
  display: inline-grid;
  place-items: center;
  inline-size: 21px;
  block-size: 14px;
  border-radius: 2px;
  overflow: hidden;
  outline: 1px solid ${theme.color.line};
  background: ${theme.color.sunken};
  color: ${theme.color.inkMuted};
  vertical-align: -2px;

  & > svg { inline-size: 100%; block-size: 100%; }
  & > [data-unknown] { inline-size: 12px; block-size: 12px; }
`;
