import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

export const Filters = styled.search`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space[8]} ${space[12]};
  ${media.medium} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

/** What was done in one line, under it of what, and what else is known of it. */
export const What = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  padding-block: ${space[4]};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Muted = styled.span`
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  font-weight: ${theme.weight.regular};
`;

export const Details = styled.details`
  font-size: ${theme.text[13]};
  font-weight: ${theme.weight.regular};
  & > summary {
    inline-size: fit-content;
    min-block-size: 24px;
    border-radius: ${theme.radius.control};
    color: ${color.accent};
    line-height: 24px;
    cursor: pointer;
  }
  ${media.narrow} { & > summary { min-block-size: ${theme.target}; line-height: ${theme.target}; } }
  & > dl {
    display: grid;
    grid-template-columns: minmax(88px, max-content) minmax(min-content, 1fr);
    gap: 2px ${space[12]};
    margin: 0;
    padding-block-end: ${space[4]};
  }
  dt { color: ${color.inkMuted}; }
  dd { margin: 0; }
`;

export const Whole = styled.span`
  white-space: nowrap;
`;

/** What a gesture changed, a line a figure. */
export const Figures = styled.div`
  display: grid;
  gap: ${space[8]};
  justify-items: start;
  padding-block: ${space[4]};
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

/** Beside what is open, the rest of its row stays at the top. */
export const List = styled.div`
  outline: 0;
  tr:has(details[open]) > [data-lead] { vertical-align: baseline; }
`;

export const Older = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[8]};
  color: ${color.inkMuted};
`;

export const Failed = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
`;

export const Download = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[4]} ${space[12]};
  & > output { color: ${color.inkMuted}; }
  & > [role='alert'] { color: ${color.danger}; }
`;
