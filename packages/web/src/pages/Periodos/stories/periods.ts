import type { StoryObj } from '@storybook/react';
import { within } from 'storybook/test';
import type { FakeWork } from '../../../app/stories/fake-ports.ts';
import { administrator, withApp } from '../../../app/stories/WithApp.tsx';
import type { Answering } from '../../../fixtures/answering.ts';
import { managedPeriods, periodWork } from '../../../fixtures/period-work.ts';
import Periodos from '../Periodos.tsx';

type Context = Parameters<NonNullable<StoryObj['play']>>[0];

/** An administrator's parameters, with some of the work done otherwise. */
export const app = (work: FakeWork = {}) => ({
  app: { sesion: administrator, work: { ...periodWork(), ...work } },
});

/** The same, whose switches come to something else. */
export const switched = (...switches: readonly Answering[]) => app(periodWork(managedPeriods, ...switches));

export const periodsMeta = { component: Periodos, decorators: [withApp], parameters: app() };

/** The inside of a period's row, once it is there. */
export const rowOf = async ({ canvas }: Context, periodoID: string) =>
  within(await canvas.findByRole('row', { name: new RegExp(periodoID) }));

export const switchOf = ({ canvas }: Context, name: string) => canvas.findByRole('switch', { name });
