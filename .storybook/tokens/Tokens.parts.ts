import { styled } from 'styled-components';
import { media } from '../../packages/web/src/app/theme/media.ts';
import { theme } from '../../packages/web/src/app/theme/theme.ts';

const { color, radius, space, text, weight } = theme;

export const Title = styled.header`
  display: grid;
  gap: ${space[8]};
  margin-block-end: ${space[24]};
  h1 { font-size: ${text[28]}; font-weight: ${weight.bold}; line-height: 1.2; }
  p { max-inline-size: 80ch; color: ${color.inkMuted}; }
`;

/** Both colour schemes beside each other, or below where there is no room. */
export const Schemes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(440px, 100%), 1fr));
  gap: ${space[24]};
`;

export const Sheet = styled.section`
  display: grid;
  align-content: start;
  gap: ${space[24]};
  padding: ${space[24]};
  border: ${theme.hairline};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  h2 { font-size: ${text[20]}; font-weight: ${weight.bold}; }
  h3 { margin-block-end: ${space[8]}; font-size: ${text[14]}; font-weight: ${weight.bold}; }
`;

export const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space[12]};
  li { display: grid; align-content: start; gap: 2px; }
  i { block-size: 44px; border: 1px solid ${color.lineStrong}; border-radius: ${radius.control}; }
  b { font-size: ${text[13]}; font-weight: ${weight.medium}; }
  code { font-size: ${text[13]}; color: ${color.inkMuted}; }
`;

export const Tags = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;

export const Pairs = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${text[13]};
  caption { padding-block-end: ${space[8]}; font-size: ${text[14]}; font-weight: ${weight.bold}; text-align: start; }
  th { font-weight: ${weight.medium}; color: ${color.inkMuted}; text-align: start; }
  th, td { padding: ${space[4]} ${space[8]} ${space[4]} 0; border-block-end: ${theme.hairline}; }
  th:nth-child(3), td:nth-child(3) { text-align: end; padding-inline-end: ${space[16]}; }
  span { display: inline-block; padding: ${space[4]} ${space[8]}; border-radius: ${radius.control}; }
  i { display: block; inline-size: 64px; block-size: 24px; border: 1px solid; border-radius: ${radius.control}; }
`;

/** A name, its value, and what it looks like. */
export const Samples = styled.dl`
  display: grid;
  grid-template-columns: minmax(88px, max-content) minmax(88px, max-content) minmax(0, 1fr);
  align-items: center;
  gap: ${space[12]} ${space[24]};
  dt { grid-column: 1; font-weight: ${weight.medium}; overflow-wrap: anywhere; }
  dd { overflow-wrap: anywhere; }
  dd:nth-of-type(odd) { color: ${color.inkMuted}; }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
    dd:nth-of-type(even) { grid-column: 1 / -1; min-inline-size: 0; }
  }
`;

export const Box = styled.div`
  inline-size: 96px;
  block-size: 44px;
  border: 1px solid ${color.lineStrong};
  background: ${color.accentSoft};
`;

/** A bar as long as a space. */
export const Bar = styled.div`
  block-size: 16px;
  background: ${color.accent};
`;

/** Goes to the other end of its track while it is pointed at, as fast as everything else moves. */
export const Mover = styled.div`
  inline-size: min(200px, 100%);
  border-radius: ${radius.control};
  background: ${color.sunken};
  i { display: block; inline-size: 44px; block-size: 24px; border-radius: ${radius.control}; background: ${color.accent}; transition: translate ${theme.motion}; }
  &:hover i { translate: 156px; }
`;

export const Icons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: ${space[12]};
  li { display: grid; grid-template-columns: 24px minmax(0, 1fr); gap: 0 ${space[12]}; align-items: start; }
  svg { grid-row: span 2; }
  b { font-weight: ${weight.medium}; }
  small { color: ${color.inkMuted}; font-size: ${text[13]}; overflow-wrap: anywhere; }
`;
