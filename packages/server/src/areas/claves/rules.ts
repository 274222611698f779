import { keyMail } from '../../mail/key-mail.ts';
import type { Mail } from '../../mail/send-mail.ts';

/** Recovery mails to one mailbox in `recoveryWindowMs` that one caller may ask for; the key in one lives as long (decisions §8). */
export const maxRecoveries = 5;
/** The same for callers that the user has not signed in from lately, all together: nobody's mailbox is flooded. */
export const maxRecoveriesInAll = 10;
export const recoveryWindowMs = 60 * 60_000;

export const TOO_MANY_RECOVERIES =
  'Se han pedido demasiadas recuperaciones. Por favor, espere una hora antes de intentarlo de nuevo.';

/** A key that an administrator set is void after this long (decisions §8). */
export const assignedKeyLifeMs = 72 * 60 * 60_000;

/** The mail that carries a recovery's one-time key. */
export function recoveryMail(to: string, nombreUsuario: string, clave: string, publicUrl?: string): Mail {
  return keyMail({
    to,
    subject: 'Recuperación de contraseña',
    nombreUsuario,
    reason: 'Hemos recibido una solicitud para restablecer su contraseña.',
    clave,
    rest: [
      'Caduca dentro de una hora y, al usarla, se le pedirá que elija una contraseña nueva.',
      'Su contraseña actual sigue funcionando hasta que use esta clave; solo vale la del último correo.',
      'Si no pidió este cambio, ignore este mensaje.',
    ],
    publicUrl,
  });
}

/** The mail that carries a new user's one-time key. */
export function firstKeyMail(to: string, nombreUsuario: string, clave: string, publicUrl?: string): Mail {
  return keyMail({
    to,
    subject: 'Su usuario',
    nombreUsuario,
    reason: `Se ha creado su usuario «${nombreUsuario}» de Presupuesto de Ventas.`,
    clave,
    rest: [
      'Caduca dentro de 72 horas o tras cinco intentos fallidos y, al usarla, se le pedirá que elija una contraseña nueva.',
      'Si caduca antes de que la use, pida otra con «¿Olvidaste tu contraseña?» en la pantalla de inicio de sesión.',
    ],
    publicUrl,
  });
}
