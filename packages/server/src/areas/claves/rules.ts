import type { Mail } from '../../mail/send-mail.ts';

/** Recovery mails to one address in `recoveryWindowMs`; the key in one lives as long (decisions §8). */
export const maxRecoveries = 5;
export const recoveryWindowMs = 60 * 60_000;

export const TOO_MANY_RECOVERIES =
  'Se han pedido demasiadas recuperaciones. Por favor, espere una hora antes de intentarlo de nuevo.';

/** The mail that carries a recovery's one-time key. */
export function recoveryMail(to: string, nombreUsuario: string, clave: string, publicUrl?: string): Mail {
  const place = publicUrl === undefined ? '' : ` en ${publicUrl}`;
  return {
    to,
    subject: 'Recuperación de contraseña - Presupuesto de Ventas',
    text: [
      `Hola, ${nombreUsuario}:`,
      '',
      `Hemos recibido una solicitud para reestablecer su contraseña. Inicie sesión${place} con esta clave de un solo uso:`,
      '',
      `    ${clave}`,
      '',
      'Caduca dentro de una hora y, al usarla, se le pedirá que elija una contraseña nueva.',
      'Su contraseña actual sigue funcionando hasta entonces. Si no pidió este cambio, ignore este mensaje.',
      '',
    ].join('\n'),
  };
}
