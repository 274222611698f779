import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { rem, theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

/** Wide enough, the panel lies down: facts on one line, the totals beside each other on the next. */
const lying = '@container detail (min-width: 400px)';
const oneLine = '@container detail (min-width: 620px)';

export const Root = styled.section`
  container: detail / inline-size;
  position: relative;

  dt { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  dd { overflow-wrap: anywhere; }
  [data-fact='pais'] > dd { display: flex; align-items: center; gap: ${space[8]}; }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]};
  /* Name and value on one line. */
  ${media.low} {
    gap: ${space[4]};
    padding-block: ${space[12]};
    & > div { display: grid; grid-template-columns: ${rem(68)} minmax(0, 1fr); align-items: start; }
    & dt { line-height: ${rem(20)}; }
  }
  ${lying} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[4]} ${space[24]};
    & > div { display: block; }
    padding: ${space[12]} 120px ${space[4]} ${space[16]};
    & > div { min-inline-size: 0; max-inline-size: 100%; color: ${color.inkMuted}; }
    & dd { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    & dt { display: none; }
    & > [data-fact='division'], & > [data-fact='moneda'] { order: 1; }
    & > [data-fact='cliente'], & > [data-fact='producto'] { color: ${color.ink}; font-weight: ${theme.weight.medium}; }
  }
`;

/** What people say about the pair. */
export const Noted = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: 0 ${space[16]} ${space[12]};
  font-size: ${theme.text[13]};
  ${lying} { padding-block-end: ${space[8]}; }
`;

export const Totals = styled.dl`
  ${media.low} { &&& { gap: ${space[8]}; padding-block: ${space[8]}; } }
  display: grid;
  gap: ${space[12]};
  padding: ${space[16]};
  border-block-start: ${theme.hairline};
  ${lying} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[8]};
    padding: ${space[8]} ${space[12]} ${space[12]} ${space[16]};
    border-block-start: 0;
  }
  ${oneLine} { grid-template-columns: 158fr 170fr 184fr 116fr; }
`;

export const Figures = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[8]};
  line-height: ${rem(24)};
  min-block-size: ${rem(24)};

  & > strong { font-size: ${theme.text[16]}; font-weight: ${theme.weight.bold}; }
  ${lying} { gap: 0 6px; & > strong { font-size: ${theme.text[14]}; } }
  & > span { color: ${color.inkMuted}; }
`;

export const Note = styled.small`
  flex-basis: 100%;
  line-height: 1.4;
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
`;

/** Not offered on a phone (specification §2). */
export const Remove = styled.div`
  padding: 0 ${space[16]} ${space[16]};
  ${lying} { position: absolute; inset: ${space[8]} ${space[12]} auto auto; padding: 0; }
  ${media.narrow} { display: none; }
`;
