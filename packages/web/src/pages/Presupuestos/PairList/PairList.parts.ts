import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';
import { Scroller } from '../../../ui/ListBox/ListBox.parts.ts';

const { color, space } = theme;

export const Root = styled.section`
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  block-size: 100%;
`;

export const Header = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]};
  border-block-end: ${theme.hairline};
`;

export const SearchLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[4]};

  &[data-budgeted='presupuestados'] button { color: ${color.success}; }
  &[data-budgeted='noPresupuestados'] button { color: ${color.danger}; }
`;

export const Chip = styled.button`
  display: flex;
  align-items: center;
  justify-self: start;
  gap: ${space[4]};
  max-inline-size: 100%;
  min-block-size: 26px;
  padding: 0 ${space[8]};
  border: 0;
  border-radius: 999px;
  background: ${color.accentSoft};
  color: ${color.accent};
  font-size: ${theme.text[13]};
  cursor: pointer;

  & > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${media.narrow} { min-block-size: ${theme.target}; padding-inline: ${space[16]}; }
`;

export const Pairs = styled(Scroller)`
  [role='option'] {
    grid-template: 'cliente icon' auto 'producto icon' auto / minmax(0, 1fr) auto;
    align-content: center;
    justify-items: start;
    block-size: ${theme.row.twoLines};
    padding-block: 0;
  }
  [data-text] { display: flex; max-inline-size: 100%; white-space: pre; user-select: none; }
  /* Names that begin alike end apart: a long one loses its middle. */
  [data-text] > :first-child { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; }
  [data-text='nombreCliente'] { font-weight: ${theme.weight.medium}; }
  [data-text='nombreProducto'] { grid-area: producto; color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  [role='option']:has(> [data-marks]) { grid-template: 'cliente marks icon' auto 'producto marks icon' auto / minmax(0, 1fr) auto auto; }
  [data-marks] { grid-area: marks; display: flex; gap: ${space[4]}; color: ${color.warning}; }
  [data-budgeted] { grid-area: icon; }
  [data-budgeted='true'] { color: ${color.success}; }
  [data-budgeted='false'] { color: ${color.danger}; }
`;

export const Loading = styled.div`
  flex: 1;
  & > div { display: grid; align-content: center; gap: ${space[8]}; block-size: ${theme.row.twoLines}; padding: 0 ${space[12]}; border-block-end: ${theme.hairline}; }
`;

export const Message = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[12]};
  padding: ${space[12]};
`;

export const Footer = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  min-block-size: ${theme.control};
  margin-block-start: auto;
  padding: ${space[4]} ${space[12]};
  border-block-start: ${theme.hairline};
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};

  & > a { display: inline-flex; align-items: center; gap: ${space[4]}; min-block-size: 24px; text-decoration: none; }
  & > a:hover { text-decoration: underline; }
  ${media.narrow} { & > a { min-block-size: ${theme.target}; } }
`;
