import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

export const Root = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space[4]} ${space[24]};
  padding-block-start: ${space[12]};
  border-block-start: ${theme.hairline};
`;

/** Volume + price = difference, on one line where there is room. */
export const Terms = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  gap: ${space[8]} ${space[32]};

  & > div { position: relative; }
  dt { color: ${color.inkMuted}; font-size: ${theme.text[13]}; white-space: nowrap; }
  dd { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 ${space[8]}; font-size: ${theme.text[16]}; }
  small { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  [data-operator]::before {
    content: attr(data-operator) / '';
    position: absolute;
    inset-block-end: 1px;
    inset-inline-start: -${space[24]};
    inline-size: ${space[16]};
    color: ${color.inkMuted};
    text-align: center;
  }
  ${media.narrow} {
    flex: 1 0 100%;
    grid-template-columns: 1fr;
    gap: ${space[4]};
    & > div { display: flex; justify-content: space-between; align-items: baseline; }
    dd { flex-direction: row-reverse; }
    dd > small { order: 1; }
    [data-operator]::before { content: none; }
    & > [data-operator='='] { padding-block-start: ${space[4]}; border-block-start: ${theme.hairline}; }
  }
`;

export const Note = styled.p`
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
`;
