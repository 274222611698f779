import * as pages from './pages/administration.ts';
import { answer, reaches, send } from './stories/steps.ts';
import { statecharts, storyOf } from './stories/story-of.tsx';

export default { ...statecharts, title: 'Máquinas/Administración', tags: ['!autodocs'] };

export const Dashboard = storyOf(pages.dashboard);
export const Activity = storyOf(pages.activity);

export const ActivityGroup = storyOf(pages.activityGroup, async (context) => {
  await answer(context, 'listarActividad', 'Fallar');
  await reaches(context, 'failed');
  await send(context, 'retry.requested');
  await answer(context, 'listarActividad');
  await reaches(context, 'resting');
});

export const ActivityDownload = storyOf(pages.activityDownload, async (context) => {
  await send(context, 'download.requested');
  await answer(context, 'downloadActivity', 'Fallar');
  await reaches(context, 'failed');
  await send(context, 'download.requested');
  await answer(context, 'downloadActivity');
  await reaches(context, 'saved');
});

export const Management = storyOf(pages.management);

export const Choices = storyOf(pages.choices, async (context) => {
  await answer(context, 'request', 'Fallar');
  await reaches(context, 'failed');
  await send(context, 'retry.requested');
  await answer(context, 'request');
  await reaches(context, 'loaded');
});

export const Assignment = storyOf(pages.assignment);
export const MissingRates = storyOf(pages.missingRates);
export const Switches = storyOf(pages.switches);
export const Flip = storyOf(pages.flip);
export const Opening = storyOf(pages.opening);
export const Reopening = storyOf(pages.reopening);
export const Upload = storyOf(pages.upload);
