import type { FastifyBaseLogger } from 'fastify';
import { sendInTime } from '../../mail/send-in-time.ts';
import type { Services } from '../../services.ts';
import { firstKeyMail } from './rules.ts';

/**
 * Mails a new user's key, after the user has been stored. A mail that fails undoes nothing: it is logged, and the answer
 * says what the administrator does instead. So it does where no mail server is configured: the mail is a file then, which
 * nobody receives.
 *
 * @returns how the answer's message ends
 */
export async function sendFirstKey(
  { sendMail, settings }: Pick<Services, 'sendMail' | 'settings'>,
  user: { usuarioID: number; nombreUsuario: string; email: string },
  clave: string,
  log: FastifyBaseLogger,
): Promise<string> {
  const { usuarioID, nombreUsuario, email } = user;
  try {
    await sendInTime(sendMail, firstKeyMail(email, nombreUsuario, clave, settings.publicUrl));
    if (settings.smtpUrl === undefined) {
      return '. El envío de correo no está configurado: la clave ha quedado en la carpeta de correo del servidor. Comuníquesela al usuario, o restablézcala.';
    }
    return `. Se ha enviado una clave de un solo uso a ${email}.`;
  } catch (error) {
    log.error({ err: error, usuarioID }, 'first-key.failed');
    return `, pero no se pudo enviar el correo a ${email}. Restablezca la clave y comuníquesela al usuario.`;
  }
}
