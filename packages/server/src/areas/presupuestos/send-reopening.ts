import type { FastifyBaseLogger } from 'fastify';
import { sendInTime } from '../../mail/send-in-time.ts';
import type { Mail } from '../../mail/send-mail.ts';
import type { Services } from '../../services.ts';
import { counted } from '../shared/some-of.ts';
import type { Reopened, Reopening } from './reopen.ts';

/**
 * Tells a salesperson by mail what has been reopened and why, after it has been. A mail that fails undoes nothing: it is logged, and
 * the answer says so. So it does where no mail server is configured: the mail is a file then, which nobody receives.
 *
 * @returns how the answer's message ends
 */
export async function sendReopening(
  { sendMail, settings }: Pick<Services, 'sendMail' | 'settings'>,
  { periodoID, vendedorID, motivo }: Reopening,
  { explained, seller }: Reopened,
  log: FastifyBaseLogger,
): Promise<string> {
  try {
    await sendInTime(
      sendMail,
      reopeningMail({ periodoID, motivo, pairs: explained, seller, publicUrl: settings.publicUrl }),
    );
    if (settings.smtpUrl === undefined) {
      return '. El envío de correo no está configurado: el aviso ha quedado en la carpeta de correo del servidor. Avise usted al vendedor.';
    }
    return `. Se ha avisado a ${seller.email}.`;
  } catch (error) {
    log.error({ err: error, vendedorID }, 'reopening.mailFailed');
    return `, pero no se pudo enviar el correo a ${seller.email}. Avise usted al vendedor.`;
  }
}

interface ReopeningMail extends Pick<Reopening, 'periodoID' | 'motivo'>, Pick<Reopened, 'seller'> {
  pairs: number;
  /** Where to sign in, when the settings say so. */
  publicUrl: string | undefined;
}

function reopeningMail({ periodoID, motivo, pairs, seller, publicUrl }: ReopeningMail): Mail {
  const place = publicUrl === undefined ? '' : ` en ${publicUrl}`;
  const those = pairs === 1 ? 'de ese par' : 'de esos pares';
  return {
    to: seller.email,
    subject: `Presupuesto ${periodoID} reabierto - Presupuesto de Ventas`,
    text: [
      `Hola, ${seller.nombre} ${seller.apellido}:`,
      '',
      `Se ha reabierto su presupuesto ${periodoID}: ${counted(pairs, ['par', 'pares'])} por revisar. El motivo:`,
      '',
      ...motivo.split('\n').map((line) => `    ${line}`),
      '',
      `Inicie sesión${place}, revise las cifras ${those} y vuelva a aprobar el presupuesto.`,
      '',
    ].join('\n'),
  };
}
