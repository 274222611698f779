import { Fragment } from 'react';
import { Whole } from './Actividad.parts.ts';

/** Figures, and the ids of periods, which a line would otherwise end at the hyphen of. */
const WHOLE = /((?:SOP\d\d|CUR|BGT)-\d{4}|\d[\d.,]*)/;

/** A text whose figures and periods stay in one piece: half a figure is another one. */
export function unbroken(text: string) {
  return text.split(WHOLE).map((part, at) => {
    const key = `${at}`;
    return at % 2 === 1 ? <Whole key={key}>{part}</Whole> : <Fragment key={key}>{part}</Fragment>;
  });
}
