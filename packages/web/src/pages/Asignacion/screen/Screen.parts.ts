import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';
import { ChosenInList } from '../../../ui/ListBox/Chosen.parts.ts';

const { color, space, frame } = theme;

/** As high as the window leaves between the shell's bar and foot: the lists scroll, the page does not. */
export const Frame = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  block-size: calc(100dvh - ${frame.bar} - ${frame.foot} - ${space[16]} - ${space[24]});
  min-block-size: 592px;
  & > div { display: flex; flex-direction: column; }
  ${media.narrow} { display: block; block-size: auto; min-block-size: 0; }
  /* On paper the lists are as long as they are, under each other, and none is folded away. Blocks alone grow with what the
     end of a page pushes down. */
  @media print { display: block; block-size: auto; min-block-size: 0; & > div { display: block; } }
`;

/** The seller, and beside it why there is none to choose from. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[8]} ${space[12]};
  & > :first-child { flex: 0 1 300px; }
  outline: 0;
  ${media.narrow} {
    & > :first-child { flex-basis: 100%; }
    /* Nothing to say: takes back the gap above its empty line. */
    & > [role='alert']:empty { margin-block-start: -${space[8]}; }
  }
`;

export const Workspace = styled.div`
  flex: 1;
  display: grid;
  grid-template: minmax(0, 1fr) / 320px minmax(0, 1fr);
  gap: ${space[16]};
  min-block-size: 0;
  ${media.medium} { grid-template-columns: 280px minmax(0, 1fr); gap: ${space[12]}; }
  ${media.narrow} { display: flex; flex-direction: column; }
  @media print { display: block; margin-block-start: ${space[16]}; }
`;

export const List = styled.div`
  min-inline-size: 0;
  min-block-size: 0;
  border: ${theme.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  overflow: hidden;
  ${media.narrow} {
    block-size: max(360px, 62dvh);
    [data-list='folded'] > & { display: none; }
  }
  @media print { block-size: auto; overflow: visible; [data-list] > & { display: block; } }
`;

export const Right = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  min-inline-size: 0;
  min-block-size: 0;
  /* On a phone the open list stands alone. */
  ${media.narrow} { [data-list='open'][data-chosen='true'] > & { display: none; } }
  @media print { margin-block-start: ${space[16]}; [data-list][data-chosen] > & { display: block; } }
`;

/** Room for two lines of a refusal. */
export const Heading = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  align-items: center;
  gap: ${space[16]};
  min-block-size: 36px;
  & > h2 { overflow: hidden; font-size: ${theme.text[16]}; font-weight: ${theme.weight.bold}; text-overflow: ellipsis; white-space: nowrap; }
  & > h2 > small { margin-inline-start: ${space[4]}; color: ${color.inkMuted}; font-size: ${theme.text[13]}; font-weight: ${theme.weight.regular}; }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    /* The button that stands for the list names the client. */
    & > h2 { display: none; }
  }
  @media print { & > h2 { display: block; } }
`;

export const Status = styled.output`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  gap: ${space[8]};
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  line-height: 1.3;
  overflow-wrap: anywhere;
  &[data-tone='danger'] { color: ${color.danger}; }
  ${media.narrow} { justify-content: flex-start; }
`;

const place = `flex: 1; min-block-size: 0;`;

export const Room = styled.div`
  ${place}
  outline: 0;
`;

export const Prompt = styled.div`
  ${place}
  display: grid;
  align-content: center;
  border: ${theme.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
`;

export const Failed = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[12]};
`;

/** The chosen client. */
export const Chosen = styled(ChosenInList)`
  ${media.narrow} { & > span { overflow-wrap: anywhere; } }
  @media print { display: none; }
`;
