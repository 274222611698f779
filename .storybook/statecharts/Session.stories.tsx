import * as pages from './pages/session.ts';
import { answer, press, reaches, send } from './stories/steps.ts';
import { statecharts, storyOf } from './stories/story-of.tsx';

export default { ...statecharts, title: 'Máquinas/Sesión', tags: ['!autodocs'] };

export const Session = storyOf(pages.session, async (context) => {
  await answer(context, 'readSession');
  await answer(context, 'readEnd');
  await reaches(context, 'validating');
  await answer(context, 'validarToken', 'Fallar');
  await reaches(context, 'lookingForKept');
  await answer(context, 'hasKeptWork', 'Fallar');
  await reaches(context, 'offline');
  await press(context, 'Pasan 5 s');
  await answer(context, 'validarToken');
  await reaches(context, 'signedIn.working');
});

export const Recovery = storyOf(pages.recovery, async (context) => {
  await send(context, 'recovery.opened');
  await send(context, 'name.typed');
  await send(context, 'recovery.submitted');
  await answer(context, 'reestablecerClave');
  await reaches(context, 'open.sent');
  await press(context, 'Pasan 5 s');
  await reaches(context, 'closed');
});

export const KeepAlive = storyOf(pages.keepAlive);
export const Live = storyOf(pages.live, async (context) => {
  await send(context, 'session.started');
  await send(context, 'events.heard');
  await reaches(context, 'listening');
  await send(context, 'stream.refused');
  await reaches(context, 'notOffered');
});

export const Palette = storyOf(pages.palette, async (context) => {
  await send(context, 'query.typed');
  await send(context, 'active.chosen');
  await reaches(context, 'closed');
});

export const Revocation = storyOf(pages.revocation);
export const ChangeKey = storyOf(pages.changeKey);
export const ResetKey = storyOf(pages.resetKey);

export const Connection = storyOf(pages.connection, async (context) => {
  await send(context, 'network.lost');
  await reaches(context, 'away.waiting');
  await send(context, 'call.answered');
  await reaches(context, 'connected.server.sure');
});
