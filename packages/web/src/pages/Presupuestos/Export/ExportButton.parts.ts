import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

/** The button stands last: what is said about it comes before it and moves nothing. */
export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[4]} ${space[8]};
  & > [role='alert'] { color: ${color.danger}; }
  ${media.narrow} { & > [role='alert'] { order: 1; inline-size: 100%; text-align: end; } }
`;

export const Progress = styled.output`
  color: ${color.inkMuted};
  font-variant-numeric: tabular-nums;
`;
