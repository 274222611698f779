import { createClient, type TipoUsuario } from '@presupuesto/api-sdk';
import { counted } from '../../console/figures.ts';
import { signIn, signOut } from '../../session/session.ts';
import { type Person, readPerson, readUrl } from '../../session/settings.ts';
import { noPositionals } from '../../shell/arguments.ts';
import type { Command } from '../../shell/command.ts';
import { EXIT } from '../../shell/exit-codes.ts';
import { Problem } from '../../shell/problems.ts';

/** Checks a server against the contract. */
export const conformidad: Command = {
  name: 'conformidad',
  summary: 'comprueba si un servidor cumple el contrato',
  usage: `Uso: presupuesto conformidad [--escribir] [--json]

Prueba el contrato contra el servidor, llamada por llamada, y dice qué cumple, en qué difiere y qué
extensiones ofrece.

  --escribir  también crea, cambia y quita registros propios de la prueba; sin esta opción no cambia nada
  --json      el informe como JSON

Códigos de salida: 0 cumple; 2 difiere; 1 no se ha podido comprobar.

Variables de entorno:
  PRESUPUESTO_URL                dirección del servidor (http://127.0.0.1:3000)
  PRESUPUESTO_USUARIO            un administrador
  PRESUPUESTO_CLAVE              su clave
  PRESUPUESTO_VENDEDOR_USUARIO   un vendedor
  PRESUPUESTO_VENDEDOR_CLAVE     su clave`,
  options: { escribir: { type: 'boolean' }, json: { type: 'boolean' } },

  async run(given, { env, terminal, signal }) {
    noPositionals(given);
    const baseUrl = readUrl(env);
    const administrador = readPerson(env, 'PRESUPUESTO');
    const vendedor = readPerson(env, 'PRESUPUESTO_VENDEDOR');
    await requireSignIn(baseUrl, administrador, 'ADMINISTRADOR', signal);
    await requireSignIn(baseUrl, vendedor, 'VENDEDOR', signal);

    // Only this command needs it, and it is the largest part of the program.
    const { checkConformance, formatReport, leftoverText } = await import('@presupuesto/api-sdk/conformance');
    let calls = 0;
    const report = await checkConformance({
      baseUrl,
      administrador,
      vendedor,
      write: given.has('escribir'),
      signal,
      // The report has them, and none comes when the run is cut off.
      onLeftover: (leftover) => {
        if (signal.aborted) terminal.warn(leftoverText(leftover));
      },
      onCall: ({ call }) => {
        calls += 1;
        terminal.progress(`${counted(calls, 'llamada', 'llamadas')}: ${call}`);
      },
    });
    terminal.say(given.has('json') ? JSON.stringify(report, null, 2) : formatReport(report));
    return report.conforms ? EXIT.done : EXIT.partly;
  },
};

/** A report without a session would blame the server for a wrong key. */
async function requireSignIn(
  baseUrl: string,
  person: Person,
  wanted: TipoUsuario,
  signal: AbortSignal,
): Promise<void> {
  const sdk = createClient({ baseUrl });
  const { tipoUsuario } = await signIn(sdk, person, signal);
  await signOut(sdk);
  if (tipoUsuario !== wanted) throw new Problem(`${person.nombreUsuario} no es de tipo ${wanted}.`);
}
