import { uploadMachine } from '@presupuesto/machines';
import { createElement, createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { LoadForm } from './LoadForm.tsx';

afterEach(() => {
  vi.useRealTimers();
});

it('offers the years of the day on which it opens, in a window left open over New Year', () => {
  vi.useFakeTimers({ now: new Date('2041-01-01T12:00:00'), toFake: ['Date'] });
  const { context } = createActor(uploadMachine).getSnapshot();
  const form = createElement(LoadForm, { context, busy: false, send: () => {}, ref: createRef() });
  const years = [...renderToStaticMarkup(form).matchAll(/>(20\d\d)</g)].map(([, year]) => year);
  expect(years).toEqual(['2042', '2041', '2040', '2039', '2038', '2037']);
});
