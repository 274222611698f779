import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { oneAddress, type SendMail } from './send-mail.ts';

/** Writes each message as an `.eml` file, which any mail program opens. `log` gets the place, never the content. */
export function mailToFolder(folder: string, from: string, log: (text: string) => void): SendMail {
  return async ({ to, ...mail }) => {
    // Only with the first mail: to load it takes a tenth of the server's start.
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail({ from, to: oneAddress(to), ...mail });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, `${Date.now()}-${randomUUID().slice(0, 8)}.eml`);
    try {
      await writeFile(path, message, { mode: 0o600 });
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    log(`Correo guardado en ${path}`);
  };
}
