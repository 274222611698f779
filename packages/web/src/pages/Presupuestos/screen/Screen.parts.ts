import { css, styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';
import { ChosenInList } from '../../../ui/ListBox/Chosen.parts.ts';

const { color, space, frame } = theme;

/** As high as the window leaves between the shell's bar and foot: the columns scroll, the page does not. */
export const Frame = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  block-size: calc(100dvh - ${frame.bar} - ${frame.foot} - ${space[16]} - ${space[24]});
  min-block-size: 520px;
  & > div { grid-template-rows: auto auto minmax(0, 1fr); align-content: stretch; }
  /* The months come first: the foot waits below the window. */
  ${media.low} {
    flex: 1 1 0;
    block-size: auto;
    min-block-size: 460px;
    margin-block: -${space[8]} -${space[16]};
    & > div { gap: ${space[8]}; }
  }
  /* La hoja has the window for itself, and ends with it. */
  ${media.lowMedium} { &:not(:has([data-view='hoja'][data-log='false'])) { display: block; flex: none; } }
  ${media.narrow} { display: block; block-size: auto; & > div { gap: ${space[8]}; } }
`;

export const Workspace = styled.div`
  display: grid;
  grid-template: 'list middle' minmax(0, 1fr) / 300px minmax(0, 1fr);
  gap: ${space[12]};
  min-block-size: 0;

  &:is([data-chosen='true'], [data-log='true']) { grid-template: 'list middle detail' minmax(0, 1fr) / 300px minmax(0, 1fr) 272px; }
  ${media.laptop} { &:is([data-chosen='true'], [data-log='true']) { grid-template-columns: 280px minmax(0, 1fr) 260px; } }
  ${media.medium} {
    &, &[data-log='true'] { grid-template: 'list middle' minmax(0, 1fr) / 280px minmax(0, 1fr); }
    &[data-chosen='true'] { grid-template: 'list detail' auto 'list middle' minmax(0, 1fr) / 280px minmax(0, 1fr); }
  }
  /* List and months fill the window; the detail is below them, and the page scrolls to it. */
  ${media.lowMedium} {
    --seen: max(400px, calc(100dvh - ${frame.bar} - 116px));
    gap: ${space[8]};
    &, &[data-log='true'] { grid-template: 'list middle' var(--seen) / 240px minmax(0, 1fr); }
    &[data-chosen='true'] { grid-template: 'list middle' var(--seen) 'detail detail' auto / 240px minmax(0, 1fr); }
  }
  &[data-view='hoja'] {
    &, &[data-log='false'] { grid-template: 'middle' minmax(0, 1fr) / minmax(0, 1fr); }
    &[data-log='true'] { grid-template: 'middle detail' minmax(0, 1fr) / minmax(0, 1fr) 272px; }
    ${media.lowMedium} { &[data-log='true'] { grid-template: 'middle' var(--seen) / minmax(0, 1fr); } }
  }
  ${media.narrow} {
    &, &:is([data-chosen='true'], [data-log='true'], [data-view='hoja']) { display: flex; flex-direction: column; gap: ${space[8]}; }
  }
  /* Paper has a sheet of its own, which comes after the screen: until then it would have what the window shows. */
  @media print {
    &:is([data-chosen='true'], [data-view='hoja']) > * { display: none; }
    &:is([data-chosen='true'], [data-view='hoja'])::before { content: 'Aún no está listo para imprimirse: vuelva a intentarlo.'; }
  }
`;

const card = css`
  /* What is hidden from the eye in it scrolls with it, and not the page. */
  position: relative;
  min-inline-size: 0;
  min-block-size: 0;
  border: ${theme.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  overflow: hidden;
`;

/** The sheet of all pairs has the workspace for itself. */
export const Whole = styled.div`
  ${card}
  grid-area: middle;
`;

export const List = styled.div`
  ${card}
  grid-area: list;
  ${media.narrow} {
    block-size: max(360px, 62dvh);
    [data-list='folded'] > & { display: none; }
  }
`;

/** On a phone the open list stands alone. */
const whileFolded = css`
  ${media.narrow} { [data-list='open'][data-chosen='true'] > & { display: none; } }
`;

/** The months' panel scrolls under its tabs. */
export const Middle = styled.div`
  ${card}
  grid-area: middle;
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  & > div:has(> [role='tablist']) { display: flex; flex-direction: column; min-block-size: 0; }
  [role='tablist'] { flex: none; gap: 0; }
  ${media.low} { [role='tab'] { min-block-size: ${theme.control}; } }
  ${media.laptop} { [role='tab'] { padding-inline: ${space[8]}; } }
  [role='tabpanel'] { flex: 1; min-block-size: 0; padding: 0; overflow: auto; overscroll-behavior: contain; scrollbar-width: thin; }
  ${media.narrow} {
    overflow: clip;
    min-block-size: 240px;
    [role='tabpanel'] { overflow: visible; }
  }
  ${whileFolded}
`;

export const ChartRoom = styled.div`
  block-size: 100%;
  padding: ${space[16]};
`;

/** The tools stay above the months, which scroll; on a phone the page does. */
export const TableRoom = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  block-size: 100%;
  & > [data-scroll] { min-block-size: 0; overflow: auto; overscroll-behavior: contain; scrollbar-width: thin; }
  ${media.narrow} {
    display: block;
    & > [data-scroll] { overflow: visible; }
  }
`;

export const Aside = styled.aside`
  ${card}
  grid-area: detail;
  overflow-y: auto;
  scrollbar-width: thin;
  /* Where both have the same place, the history has it while it is open. */
  ${media.wide} { [data-log='true'] > & { display: none; } }
  ${whileFolded}
`;

export const Failed = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space[12]};
  padding: ${space[16]};
`;

/** The chosen pair. */
export const Chosen = styled(ChosenInList)`
  ${media.narrow} {
    padding-block: ${space[4]};
    & > span, & > small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  }
`;
