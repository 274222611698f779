import type { SignIn } from './db/first-data.ts';
import { readSettings, type Settings } from './settings.ts';
import { type Started, start } from './start.ts';
import { rootOf, startProblem } from './start-problem.ts';

/** The longest that the whole end of the server may take once it has to stop, in ms. */
const shutdownTimeoutMs = 10_000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);
const saySignIn = ({ nombreUsuario, clave }: SignIn): void =>
  say(`  usuario ${nombreUsuario}, clave ${clave}`);

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

// Who reads the output may go (`npm start | head`): the server stays.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  const server = await start(settings, {
    onLost: (error) => fail(`La base de datos se ha detenido: ${error.message}`),
    onFirstKey: saySignIn,
  });

  let isStopping = false;
  const stop = (exitCode: number): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => fail('El servidor no terminó a tiempo.'), shutdownTimeoutMs).unref();
    server.stop().then(
      () => process.exit(exitCode),
      (error: unknown) => fail(`El servidor no se cerró bien: ${String(error)}`),
    );
  };
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));
  watchForStrays(server, () => stop(1));

  say(`\nPresupuesto de Ventas: ${server.url}`);
  // One that is stopped meanwhile has none to print.
  const signIns = await server.signIns().catch(() => []);
  for (const signIn of signIns) saySignIn(signIn);
  say('');
} catch (error) {
  fail(
    startProblem(error, settings) ??
      (error instanceof Error
        ? `El servidor no pudo arrancar: ${rootOf(error).message}\n${error.stack}`
        : `El servidor no pudo arrancar: ${String(error)}`),
  );
}

/**
 * What nobody caught, each with its line in the log. A promise that nobody waited for has failed by itself, and the server goes on.
 * An exception that came out of an event has left work half done somewhere: what is under way is answered, and the process ends.
 */
function watchForStrays({ report }: Pick<Started, 'report'>, stop: () => void): void {
  process.on('unhandledRejection', (reason) => report('process.unhandledRejection', reason));
  process.on('uncaughtException', (error) => {
    report('process.uncaughtException', error);
    process.stderr.write(`El servidor se detiene por un error inesperado: ${error.stack ?? String(error)}\n`);
    stop();
  });
}
