import { join } from 'node:path';
import type { Settings } from '../settings.ts';
import { mailToFolder } from './mail-to-folder.ts';
import { mailToSmtp } from './mail-to-smtp.ts';
import type { SendMail } from './send-mail.ts';

/** E-mail goes out through SMTP when configured, else as a file into the data folder (decisions §8). */
export function createSendMail(settings: Settings, log: (text: string) => void): SendMail {
  const { smtpUrl, mailFrom, dataDir } = settings;
  return smtpUrl === undefined
    ? mailToFolder(join(dataDir, 'correo'), mailFrom, log)
    : mailToSmtp(smtpUrl, mailFrom);
}
