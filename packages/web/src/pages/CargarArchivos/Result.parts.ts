import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Card } from '../../ui/Card/Card.ts';

const { color, space } = theme;

export const Root = styled(Card)`
  display: grid;
  gap: ${space[16]};
  padding: ${space[24]};
  ${media.narrow} { padding: ${space[16]}; }
`;

export const Heading = styled.header`
  display: grid;
  gap: 2px;
  h2 { font-size: ${theme.text[16]}; font-weight: ${theme.weight.bold}; }
  p { color: ${color.inkMuted}; font-size: ${theme.text[13]}; overflow-wrap: anywhere; }
`;

export const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]} ${space[32]};
  & > div { display: flex; flex-direction: column-reverse; }
  dt { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  dd { font-size: ${theme.text[28]}; font-weight: ${theme.weight.medium}; line-height: 1.2; }
  [data-tone='danger'] dd { color: ${color.danger}; }
`;

/** What else there is to know; nothing to say takes no room. */
export const Notes = styled.div`
  display: grid;
  gap: ${space[8]};
  &:empty { display: none; }
  p { color: ${color.inkMuted}; font-size: ${theme.text[13]}; }
  a { color: inherit; font-weight: ${theme.weight.medium}; white-space: nowrap; }
`;

export const Errors = styled.section`
  display: grid;
  gap: ${space[8]};
`;

export const ErrorsHeading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]};
  h3 { font-size: ${theme.text[14]}; font-weight: ${theme.weight.medium}; }
  ${media.narrow} { button { inline-size: 100%; } }
`;

/** Rows are plain elements. */
export const Scroller = styled.div`
  max-block-size: 320px;
  overflow: auto;
  border: ${theme.hairline};
  border-radius: ${theme.radius.control};
  & > ul { position: relative; }
  li {
    position: absolute;
    inset-inline: 0;
    padding: ${space[8]} ${space[12]};
    border-block-end: ${theme.hairline};
    overflow-wrap: anywhere;
    &:last-child { border: 0; }
  }
`;

export const Actions = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[12]};
  ${media.narrow} { justify-items: stretch; }
`;
