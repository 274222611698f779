import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Card } from '../../ui/Card/Card.ts';

const { color, space } = theme;

export const Root = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 400px);
  place-content: center;
  gap: ${space[12]};
  min-block-size: 100dvh;
  /* As much above the card as the errors' room takes under it. */
  padding: calc(64px + ${space[12]}) ${space[16]} ${space[16]};
`;

export const Sheet = styled(Card)`
  display: grid;
  gap: ${space[24]};
  padding: ${space[32]};
  ${media.narrow} { padding: ${space[24]}; }
`;

export const Brand = styled.div`
  display: grid;
  gap: ${space[8]};
  & > h1 { font-size: ${theme.text[20]}; line-height: 1.2; }
  & > p { color: ${color.inkMuted}; }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[8]};
`;
