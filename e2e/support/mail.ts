import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The newest message to an address that a server without SMTP has left in its data folder. */
async function readLastMail(dataDir: string, to: string): Promise<string> {
  const folder = join(dataDir, 'correo');
  const names: string[] = await readdir(folder).catch(() => []);
  const messages = await Promise.all(
    names.toSorted().map(async (name) => decode(await readFile(join(folder, name), 'utf8'))),
  );
  return messages.findLast((message) => message.includes(`To: ${to}`)) ?? '';
}

/** The one-time key of the newest message to an address, or to anybody: it stands alone on an indented line. */
export async function readOneTimeKey(dataDir: string, to = ''): Promise<string | undefined> {
  return /^ {4}(\S+)\s*$/m.exec(await readLastMail(dataDir, to))?.[1];
}

/** Quoted-printable to text, as far as a key needs it: soft line ends and ASCII. */
function decode(message: string): string {
  return message
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-7][0-9A-F])/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
