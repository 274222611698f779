import { keyframes, styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

const appear = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`;

export const Root = styled.dialog`
  inline-size: min(480px, calc(100vw - ${space[32]}));
  &[data-wide='true'] { inline-size: min(860px, calc(100vw - ${space[32]})); }
  max-block-size: calc(100dvh - ${space[32]});
  padding: 0;
  overflow: auto;
  overscroll-behavior: contain;
  /* What takes the focus is seen whole, and above the foot, whatever is said there. */
  scroll-padding-block: ${space[16]};
  ${media.notLowest} { scroll-padding-block-end: 50%; }
  border: ${theme.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  color: ${color.ink};
  box-shadow: ${color.shadow};
  &[open] { animation: ${appear} ${theme.motion}; }
  &::backdrop { background: ${color.veil}; }
`;

export const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  padding: ${space[16]} ${space[16]} 0 ${space[24]};
  & > h2 { font-size: ${theme.text[16]}; font-weight: ${theme.weight.bold}; }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  padding: ${space[12]} ${space[24]} ${space[24]};
`;

/** In sight however far the rest is scrolled, which fades out above it; not where it would leave hardly anything else. */
export const Foot = styled.footer`
  display: grid;
  gap: ${space[12]};
  margin: ${space[4]} -${space[24]} -${space[24]};
  padding: 0 ${space[24]} ${space[24]};
  background: ${color.surface};
  ${media.notLowest} {
    position: sticky;
    z-index: 1;
    inset-block-end: 0;
    &::before {
      content: '';
      position: absolute;
      inset: auto 0 100%;
      block-size: ${space[12]};
      background: linear-gradient(transparent, ${color.surface});
      pointer-events: none;
    }
  }
`;

export const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space[8]};
  ${media.phone} { flex-direction: column-reverse; }
`;
