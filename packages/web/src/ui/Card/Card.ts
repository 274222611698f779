import { styled } from 'styled-components';
import { theme } from '../../app/theme/theme.ts';

/** A sheet of paper on the page: a hairline instead of a shadow. `as="section"` where it has a heading. */
export const Card = styled.div`
  padding: ${theme.space[16]};
  border: ${theme.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
`;
