import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Card } from '../../ui/Card/Card.ts';

const { color, space } = theme;

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-inline-size: 760px;
`;

export const Sheet = styled(Card)`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
  & > p { max-inline-size: 65ch; color: ${color.inkMuted}; }
  ${media.narrow} { padding: ${space[16]}; }
`;

/** Two fields a line, in the order in which they are read; each brings the room of its message. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[4]} ${space[24]};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  ${media.narrow} { & > button { flex: 1 1 auto; } }
`;

/** The origins, and the button under them when they did not come. */
export const Origin = styled.div`
  display: grid;
  gap: ${space[4]};
  & > button { justify-self: start; margin-block-end: ${space[12]}; }
  ${media.narrow} { & > button { justify-self: stretch; } }
`;

/** What went wrong and what was done are read in the same place. */
export const Outcome = styled.div`
  display: grid;
  & > * { grid-area: 1 / 1; min-inline-size: 0; }
`;
