import { within } from '../within.ts';
import type { Mail, SendMail } from './send-mail.ts';

/** How long an administrator waits for a mail, in ms. One whose mail nobody waits for takes the time that the mail server needs. */
const longestMs = 10_000;

/**
 * Sends a mail while somebody waits to hear whether it went out. @throws also when that takes too long; it may still go out then, and
 * is not waited for
 */
export async function sendInTime(sendMail: SendMail, mail: Mail, ms = longestMs): Promise<void> {
  let isSent = false;
  const sending = sendMail(mail).then(() => {
    isSent = true;
  });
  await within(ms, sending);
  if (!isSent) throw new Error(`The mail server has not taken the mail within ${ms} ms`);
}
