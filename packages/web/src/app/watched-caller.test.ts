import { createCaller } from '@presupuesto/api-sdk';
import { dashboard } from '@presupuesto/api-sdk/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { watchedCaller } from './watched-caller.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

/** The watched caller of a server that answers with this status. */
function started(status: number) {
  const onAnswer = vi.fn<() => void>();
  const body = JSON.stringify({ status, message: '', data: [] });
  const caller = createCaller({ token: 'secreto', fetch: async () => new Response(body, { status }) });
  return { call: watchedCaller(caller, onAnswer), onAnswer };
}

it('logs a 401, with the call and nothing of what was sent', async () => {
  const { call } = started(401);
  await expect(call(dashboard, { query: { anio: 2027 } })).rejects.toThrow('401');
  expect(warn.mock.calls).toEqual([['Sin autorización: GET /api/v1/dashboard: status 401']]);
});

it('logs no other failure, and counts answers alone', async () => {
  const failing = started(500);
  await expect(failing.call(dashboard, {})).rejects.toThrow('500');
  expect(failing.onAnswer).not.toHaveBeenCalled();
  const answering = started(200);
  await answering.call(dashboard, {});
  expect(answering.onAnswer).toHaveBeenCalledOnce();
  expect(warn).not.toHaveBeenCalled();
});
