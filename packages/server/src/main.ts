import { readSettings, type Settings } from './settings.ts';
import { start } from './start.ts';
import { startProblem } from './start-problem.ts';

/** The longest that requests under way may take to finish once the server is told to stop, in ms. */
const farewell = 10_000;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  const server = await start(settings, (error) => fail(`La base de datos se ha detenido: ${error.message}`));

  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => fail('El servidor no terminó a tiempo.'), farewell).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`El servidor no se cerró bien: ${String(error)}`),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  say(`\nPresupuesto de Ventas: ${server.url}`);
  for (const { nombreUsuario, clave } of server.signIns) say(`  usuario ${nombreUsuario}, clave ${clave}`);
  say('');
} catch (error) {
  fail(
    startProblem(error, settings) ??
      `El servidor no pudo arrancar: ${error instanceof Error ? error.stack : String(error)}`,
  );
}
