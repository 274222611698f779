import type { FakeWork } from '../../../app/stories/fake-ports.ts';
import { ok } from '../../../app/stories/fake-ports.ts';
import { withApp } from '../../../app/stories/WithApp.tsx';
import { dashboardItems } from '../../../fixtures/dashboard.ts';
import { divisions } from '../../../fixtures/divisions.ts';
import Home from '../Home.tsx';

/** The page's parameters: the company's figures, with some of the work done otherwise. */
export const app = (work: FakeWork = {}) => ({
  app: {
    work: {
      dashboard: async () => ok([...dashboardItems]),
      listarDivisiones: async () => ok([...divisions]),
      ...work,
    } satisfies FakeWork,
  },
});

export const homeMeta = { component: Home, decorators: [withApp], parameters: app() };
