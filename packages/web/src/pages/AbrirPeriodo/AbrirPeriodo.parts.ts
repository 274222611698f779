import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Card } from '../../ui/Card/Card.ts';

const { color, space } = theme;

export const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[16]};
  max-inline-size: 760px;
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
  align-items: start;
  gap: ${space[8]};
  ${media.narrow} { & > button { flex: 1 1 auto; } }
`;

/** What went wrong or was done: beside the buttons and, of one line, as high as they are; where there is no room, under them. */
export const Outcome = styled.div`
  flex: 1 1 240px;
  scroll-margin-block: ${space[24]};
  & [data-tone] { padding-block: 6px; line-height: 20px; }
  ${media.narrow} {
    flex-basis: 100%;
    & [data-tone] { padding-block: ${space[12]}; }
  }
`;
