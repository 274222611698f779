import type { Command } from './command.ts';

/** The settings that every command that signs in reads; keys are never arguments, which other users of the machine can see. */
export const SETTINGS = `Variables de entorno:
  PRESUPUESTO_URL        dirección del servidor (http://127.0.0.1:3000)
  PRESUPUESTO_USUARIO    nombre de usuario
  PRESUPUESTO_CLAVE      su clave
  PRESUPUESTO_TOKEN      una sesión ya iniciada, en vez de usuario y clave`;

/** The list of commands, with what they have in common. */
export function generalHelp(commands: readonly Command[]): string {
  return `Uso: presupuesto <orden> [opciones]

Órdenes:
${commands.map(({ name, summary }) => `  ${name.padEnd(13)}${summary}`).join('\n')}

presupuesto <orden> --ayuda explica cada una; presupuesto --version (o -v) dice la versión.

${SETTINGS}

Códigos de salida:
  0  hecho                       64   mal escrito, o falta una variable
  1  rechazado, o ha fallado     130  interrumpido con Ctrl+C
  2  hecho solo en parte         141  nadie lee ya la salida
                                 143  terminado con SIGTERM`;
}
