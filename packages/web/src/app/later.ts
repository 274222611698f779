import type { ComponentType } from 'react';
import { type LoadComponent, loaded } from './loaded.tsx';
import { untilItComes } from './until-it-comes.ts';
import { whenIdle } from './when-idle.ts';

/**
 * A part of a screen that is drawn once the page is idle and its file has come. The screen does without it for as long as
 * that takes.
 */
export function later<Props extends object>(load: LoadComponent<Props>): ComponentType<Props> {
  return loaded(async () => {
    await whenIdle();
    return untilItComes(load);
  });
}
