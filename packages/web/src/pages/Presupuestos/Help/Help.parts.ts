import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

/** Two columns where the window has room for them; a topic stays whole. */
export const Topics = styled.div`
  columns: 2;
  column-gap: ${space[32]};
  ${media.narrow} { columns: 1; }
  & > section { break-inside: avoid; padding-block-end: ${space[16]}; }
  h3 {
    padding-block-end: ${space[4]};
    border-block-end: ${theme.hairline};
    font-size: ${theme.text[14]};
    font-weight: ${theme.weight.bold};
  }
`;

export const Entries = styled.dl`
  margin: 0;
  & > div {
    display: grid;
    grid-template-columns: 148px minmax(0, 1fr);
    ${media.narrow} { grid-template-columns: 116px minmax(0, 1fr); }
    gap: ${space[12]};
    padding-block: ${space[4]};
    line-height: 1.4;
  }
  dt { display: flex; flex-wrap: wrap; align-content: start; gap: ${space[4]} ${space[8]}; }
  dt > span { display: inline-flex; gap: 2px; }
  dt > strong { font-weight: ${theme.weight.medium}; }
  dd { margin: 0; color: ${color.inkMuted}; }
  kbd {
    padding: 0 5px;
    border: 1px solid ${color.line};
    border-block-end-width: 2px;
    border-radius: 4px;
    background: ${color.sunken};
    color: ${color.ink};
    font: inherit;
    font-size: ${theme.text[13]};
    line-height: 1.4;
    white-space: nowrap;
  }
`;
