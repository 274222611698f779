import type { Mail } from './send-mail.ts';

interface KeyMail {
  to: string;
  subject: string;
  nombreUsuario: string;
  /** Why the person gets a key: a whole sentence. */
  reason: string;
  clave: string;
  /** What follows the key, line by line. */
  rest: readonly string[];
  /** Where to sign in, when the settings say so. */
  publicUrl: string | undefined;
}

/** The mail that carries a one-time key, which stands on a line of its own so that it can be copied. */
export function keyMail({ to, subject, nombreUsuario, reason, clave, rest, publicUrl }: KeyMail): Mail {
  const place = publicUrl === undefined ? '' : ` en ${publicUrl}`;
  return {
    to,
    subject: `${subject} - Presupuesto de Ventas`,
    text: [
      `Hola, ${nombreUsuario}:`,
      '',
      `${reason} Inicie sesión${place} con esta clave de un solo uso:`,
      '',
      `    ${clave}`,
      '',
      ...rest,
      '',
    ].join('\n'),
  };
}
