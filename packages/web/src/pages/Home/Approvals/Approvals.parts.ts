import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

export const Own = styled.p`
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  & > svg { vertical-align: -3px; color: ${color.success}; }
  &, & > a { min-block-size: 24px; }
  & > a { display: inline-flex; align-items: center; }
  /* A finger's target, in the room around its line. */
  ${media.touch} { & > a { min-block-size: ${theme.target}; margin-block: -10px; } }
`;

export const Root = styled.div`
  display: grid;
  gap: ${space[8]};
  padding-block-start: ${space[8]};
  border-block-start: ${theme.hairline};
  color: ${color.ink};
  font-size: ${theme.text[13]};
`;

export const Opener = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  min-block-size: 28px;
  padding: 0;
  border: 0;
  background: transparent;
  color: ${color.accent};
  font-weight: ${theme.weight.medium};
  cursor: pointer;
  & > svg { transition: rotate ${theme.motion}; }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
  ${media.narrow} { min-block-size: ${theme.target}; }
`;

export const List = styled.ul`
  display: grid;
  max-block-size: 264px;
  overflow-y: auto;
  scrollbar-width: thin;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 0 ${space[8]};
    padding-block: ${space[4]};
    border-block-start: ${theme.hairline};
    content-visibility: auto;
    contain-intrinsic-size: auto 44px;
    overflow-wrap: anywhere;
  }
  & > li:first-child { border: 0; }
  & small { display: block; color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
`;
