import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

/** The buttons stand last: what is said about them comes before them and moves nothing, and on a phone below the line. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[4]} ${space[8]};
  & > [role='alert'] { color: ${color.danger}; }
  ${media.narrow} { display: contents; & > [role='alert'] { order: 1; inline-size: 100%; text-align: end; } }
`;

export const Progress = styled.output`
  color: ${color.inkMuted};
  font-variant-numeric: tabular-nums;
  /* There for what it will say, and in nobody's way while that is nothing to see. */
  &[data-seen='false'] { position: absolute; }
`;
