import { styled } from 'styled-components';
import { rem, theme } from '../../../app/theme/theme.ts';
import { Scroller } from '../../../ui/ListBox/ListBox.parts.ts';

const { color, space } = theme;

/** As wide as the longest code asks, so that names have the rest. */
const columns = `grid-template-columns: clamp(${rem(60)}, var(--code), ${rem(110)}) minmax(0, 1fr); gap: ${space[8]};`;

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
  outline: 0;
  @media print { display: block; block-size: auto; }
`;

export const Header = styled.div`
  padding: ${space[12]};
`;

/** What the two texts of a row are. */
export const Columns = styled.div`
  display: grid;
  ${columns}
  padding: ${space[4]} ${space[12]};
  border-block: ${theme.hairline};
  background: ${color.sunken};
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  font-weight: ${theme.weight.medium};
`;

export const Clients = styled(Scroller)`
  [role='option'] {
    ${columns}
    & > small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  }
`;

export const Rest = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: clip;
  & > div { display: grid; ${columns} align-items: center; block-size: ${theme.row.line}; padding-inline: ${space[12]}; border-block-end: ${theme.hairline}; }
`;

export const Message = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[12]};
  padding: ${space[12]};
`;

export const Footer = styled.output`
  min-block-size: calc(1.45em + 2 * ${space[8]} + 1px);
  margin-block-start: auto;
  padding: ${space[8]} ${space[12]};
  border-block-start: ${theme.hairline};
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
`;
