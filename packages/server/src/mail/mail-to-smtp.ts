import { oneAddress, type SendMail } from './send-mail.ts';

/**
 * Sends through the SMTP server at `url`. A server that is unreachable or falls silent fails within half a minute; who
 * waits for an answer takes `sendInTime`.
 */
export function mailToSmtp(url: string, from: string): SendMail {
  const options = { url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
  return async ({ to, ...mail }) => {
    // Only with the first mail: to load it takes a tenth of the server's start.
    const { createTransport } = await import('nodemailer');
    await createTransport(options).sendMail({ from, to: oneAddress(to), ...mail });
  };
}
