import type { FakeWork } from '../../../app/stories/fake-ports.ts';
import { administrator, seller, withApp } from '../../../app/stories/WithApp.tsx';
import { assignmentWork } from '../../../fixtures/assignment-work.ts';
import { inWindow } from '../../Presupuestos/stories/Window.tsx';
import Asignacion from '../Asignacion.tsx';

/** A seller's own assignments, with some of the work done otherwise. */
export const own = (work: FakeWork = {}) => ({
  app: { sesion: seller, work: { ...assignmentWork(), ...work } },
});

/** An administrator's screen, who first chooses the seller. */
export const asAdministrator = (work: FakeWork = {}) => ({
  app: { sesion: administrator, work: { ...assignmentWork(), ...work } },
});

export const assignmentMeta = {
  component: Asignacion,
  decorators: [inWindow, withApp],
  parameters: { layout: 'fullscreen', ...own() },
};
