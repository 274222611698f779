import { styled } from 'styled-components';
import { theme } from '../../packages/web/src/app/theme/theme.ts';

const { color, space, text, weight } = theme;

/** A part of a documentation page in the application's own type. */
export const Page = styled.div`
  color: ${color.ink};
  font: ${weight.regular} ${text[14]}/1.5 ${theme.family};
  h2 { margin-block: ${space[32]} ${space[12]}; font-size: ${text[20]}; font-weight: ${weight.bold}; }
  h3 { margin-block-end: ${space[8]}; font-size: ${text[14]}; font-weight: ${weight.bold}; }
  a { color: ${color.accent}; }
`;

/** A table of properties, which scrolls by itself where there is no room. */
export const Section = styled.section`
  overflow-x: auto;
  h2 { margin-block: ${space[32]} ${space[12]}; font: ${weight.bold} ${text[20]}/1.3 ${theme.family}; color: ${color.ink}; }
`;

export const About = styled.p`
  max-inline-size: 72ch;
  margin-block: ${space[8]} ${space[24]};
  color: ${color.inkMuted};
  font-size: ${text[16]};
`;

/** What is done, and what is not, beside each other where there is room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${space[16]};
  margin-block-end: ${space[24]};
  section { padding: ${space[16]}; border: ${theme.hairline}; border-block-start: 3px solid ${color.success}; border-radius: ${theme.radius.control}; background: ${color.surface}; }
  section[data-kind='avoid'] { border-block-start-color: ${color.danger}; }
  ul { display: grid; gap: ${space[8]}; padding-inline-start: ${space[16]}; list-style: disc; }
`;

export const Links = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin-block-end: ${space[32]};
  li { display: grid; grid-template-columns: minmax(0, 1fr); }
  span { color: ${color.inkMuted}; }
  &[data-short] { grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr)); }
  a { overflow-wrap: anywhere; }
`;

export const FileList = styled.div`
  display: grid;
  gap: ${space[4]};
  summary { padding-block: ${space[4]}; cursor: pointer; overflow-wrap: anywhere; }
  summary:focus-visible { outline: 2px solid ${color.accent}; outline-offset: 2px; }
  code { font-size: ${text[13]}; }
`;

/** The parts of a group: what each is for, beside what it looks like. */
export const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${space[16]};
  padding: 0;
  list-style: none;
  > li { display: grid; grid-template-rows: auto auto 1fr; gap: ${space[8]}; padding: ${space[16]}; border: ${theme.hairline}; border-radius: ${theme.radius.card}; background: ${color.surface}; }
  > li > p { color: ${color.inkMuted}; }
  > li > div { min-inline-size: 0; overflow: auto; padding-block-start: ${space[8]}; }
`;
