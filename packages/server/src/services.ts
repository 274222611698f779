import type { Db } from './db/connect.ts';
import type { SignInThrottle } from './keys/throttle.ts';
import type { SendMail } from './mail/send-mail.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Settings } from './settings.ts';

/** What the areas work with. */
export interface Services {
  db: Db;
  /** The present; a test may set it. */
  now: () => Date;
  sessions: Sessions;
  throttle: SignInThrottle;
  sendMail: SendMail;
  settings: Settings;
}
