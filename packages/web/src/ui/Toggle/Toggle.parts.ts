import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

/** The button is the whole target: track, word and label. */
export const Root = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[8]};
  min-block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  text-align: start;
  cursor: pointer;

  &[aria-busy='true'] { cursor: progress; }
  &:disabled { color: ${color.inkMuted}; cursor: not-allowed; }
  ${media.touch} { min-block-size: ${theme.target}; min-inline-size: ${theme.target}; }
`;

export const Track = styled.span`
  position: relative;
  flex: none;
  inline-size: 34px;
  block-size: 20px;
  border: 1px solid ${color.lineStrong};
  border-radius: 999px;
  background: ${color.sunken};
  transition: background ${theme.motion}, border-color ${theme.motion};

  [aria-checked='true'] > & { border-color: ${color.accent}; background: ${color.accent}; }
  :disabled > & { border-color: ${color.line}; background: ${color.sunken}; }
`;

export const Knob = styled.span`
  position: absolute;
  inset: 2px auto auto 2px;
  display: grid;
  place-items: center;
  inline-size: 14px;
  block-size: 14px;
  border-radius: 50%;
  background: ${color.lineStrong};
  transition: translate ${theme.motion}, background ${theme.motion};

  [aria-checked='true'] & { background: ${color.onAccent}; translate: 14px 0; }
  [aria-busy='true'] & { background: transparent; color: ${color.inkMuted}; font-size: 14px; }
  [aria-busy='true'][aria-checked='true'] & { color: ${color.onAccent}; }
  :disabled & { background: ${color.lineStrong}; }
`;

/** As wide as the longer of its two words: the other one lies unseen behind it. */
export const Word = styled.span`
  display: grid;
  font-size: ${theme.text[13]};
  & > span { grid-area: 1 / 1; }
  & > [data-shown='false'] { visibility: hidden; }
`;
