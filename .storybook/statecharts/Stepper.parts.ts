import { styled } from 'styled-components';
import { media } from '../../packages/web/src/app/theme/media.ts';
import { theme } from '../../packages/web/src/app/theme/theme.ts';

const { color, space, text, weight } = theme;

/** A titled part of the column beside the diagram. */
export const Group = styled.section`
  display: grid;
  gap: ${space[8]};
  align-content: start;
  /* Room for one call: the events below it stay where they are when it is answered. */
  &[data-reserve='calls'] { min-block-size: 136px; }
  h2 { font-size: ${text[13]}; font-weight: ${weight.bold}; color: ${color.inkMuted}; }
  p { color: ${color.inkMuted}; font-size: ${text[13]}; }
  code { font-size: ${text[13]}; overflow-wrap: anywhere; }
`;

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
`;

/** Events, one below the other: what happens, and under it what it carries. */
export const Choices = styled.ul`
  display: grid;
  gap: ${space[4]};
  button { justify-content: start; padding-block: ${space[4]}; text-align: start; white-space: normal; }
  button > span { display: grid; justify-items: start; gap: 0; }
  small { color: ${color.inkMuted}; font-weight: ${weight.regular}; overflow-wrap: anywhere; }
`;

export const Others = styled.details`
  summary { min-block-size: 24px; cursor: pointer; }
  ${media.narrow} { summary { min-block-size: ${theme.target}; } }
  > section { overflow: auto; max-block-size: 320px; font-size: ${text[13]}; }
  pre { margin: 0; }
  > div { display: grid; gap: ${space[4]}; padding: ${space[4]} 0 ${space[8]} ${space[12]}; }
`;
