import { expect, it } from 'vitest';
import { createEventParser } from './event-parser.ts';

/** What comes of pieces, one after the other. */
function parsed(...pieces: string[]): [id: string, data: string][] {
  return pieces.flatMap(createEventParser()).map(({ id, data }) => [id, data]);
}

it('reads an event with its id, and keeps the id for those without one', () => {
  expect(parsed('id: 7\ndata: a\n\ndata: b\n\n')).toEqual([
    ['7', 'a'],
    ['7', 'b'],
  ]);
});

it('makes one text of several lines of data', () => {
  expect(parsed('data: {\ndata:  "a": 1\ndata: }\n\n')).toEqual([['', '{\n "a": 1\n}']]);
});

it('takes one blank after the colon, or none, off a value', () => {
  expect(parsed('data:a\n\ndata:  a\n\ndata\n\n')).toEqual([
    ['', 'a'],
    ['', ' a'],
    ['', ''],
  ]);
});

it('hears nothing in a comment, a pause or a name, but learns an id that comes alone', () => {
  expect(parsed(': latido\n\nretry: 2000\n\nevent: cifra\n\n: \nid: 9\n\n')).toEqual([['9', '']]);
});

it('waits for the empty line that ends an event', () => {
  expect(parsed('id: 1\ndata: a\n')).toEqual([]);
  expect(parsed('data: a\n', '\n')).toEqual([['', 'a']]);
});

it.each(['\n', '\r\n', '\r'])('reads the same wherever the text is cut, with lines that end in %j', (end) => {
  const lines = ['id: 1', 'data: uno', 'data: dos', '', ': ', 'id: 2', '', 'data: año', '', ''];
  const text = lines.join(end);
  const whole = [
    ['1', 'uno\ndos'],
    ['2', ''],
    ['2', 'año'],
  ];
  expect(parsed(...text.split(''))).toEqual(whole);
  for (let at = 0; at <= text.length; at += 1)
    expect(parsed(text.slice(0, at), text.slice(at))).toEqual(whole);
});
