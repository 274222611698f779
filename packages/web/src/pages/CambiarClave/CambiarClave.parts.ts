import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Card } from '../../ui/Card/Card.ts';

const { color, space } = theme;

export const Column = styled.div`
  display: grid;
  gap: ${space[16]};
  max-inline-size: 760px;
`;

export const Sheet = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 280px);
  gap: ${space[32]};
  padding: ${space[24]};
  ${media.narrow} { grid-template-columns: minmax(0, 1fr); gap: ${space[16]}; padding: ${space[16]}; }
`;

export const Form = styled.form`
  display: grid;
  gap: ${space[8]};
  align-content: start;
`;

/** Brought into sight, it stands clear of the shell's line over the window's foot. */
export const Outcome = styled.div`
  scroll-margin-block-end: 64px;
`;

export const Checklist = styled.section`
  display: grid;
  gap: ${space[8]};
  align-content: start;
  & > h2 { font-size: ${theme.text[14]}; font-weight: ${theme.weight.medium}; }
`;

export const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 26px;
  & > svg { align-self: start; margin-block-start: 5px; }
  color: ${color.inkMuted};
  &[data-state='met'] { color: ${color.success}; }
`;
