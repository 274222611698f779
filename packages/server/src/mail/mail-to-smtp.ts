import { createTransport } from 'nodemailer';
import type { SendMail } from './send-mail.ts';

/** Sends through the SMTP server at `url`. A server that is unreachable or falls silent fails within seconds, not minutes. */
export function mailToSmtp(url: string, from: string): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  return async (mail) => {
    await transport.sendMail({ from, ...mail });
  };
}
