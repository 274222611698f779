import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

/** Text to be read: lines of some 75 characters, pictures as wide as the text. */
export const Article = styled.article`
  max-inline-size: 46rem;
  line-height: 1.6;

  h2, h3, h4 { line-height: 1.3; scroll-margin-block-start: ${space[16]}; }
  h2 { margin-block: ${space[8]} ${space[12]}; font-size: ${theme.text[20]}; }
  h3 { margin-block: ${space[32]} ${space[8]}; padding-block-start: ${space[16]}; border-block-start: ${theme.hairline}; font-size: ${theme.text[16]}; }
  h4 { margin-block: ${space[16]} ${space[4]}; font-size: ${theme.text[14]}; }
  p, ul, ol { margin-block: ${space[8]}; }
  ul, ol { padding-inline-start: ${space[24]}; }
  ul { list-style: disc; }
  ol { list-style: decimal; }
  /* The contents. */
  h2 + ul { padding: 0; list-style: none; }
  li { margin-block: ${space[4]}; }
  li::marker { color: ${color.inkMuted}; }
  a { color: ${color.accent}; }
  ul > li > a { display: inline-block; min-block-size: 24px; }
  strong { font-weight: ${theme.weight.bold}; }
  code {
    padding: 1px ${space[4]};
    border: ${theme.hairline};
    border-radius: 4px;
    background: ${color.sunken};
    font: inherit;
    font-size: ${theme.text[13]};
    white-space: nowrap;
  }
  img {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
    margin-block: ${space[12]} ${space[16]};
    border: ${theme.hairline};
    border-radius: ${theme.radius.card};
  }
  ${media.narrow} { ul > li > a { min-block-size: ${theme.target}; } }
`;
