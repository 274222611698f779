import { commands } from '../commands/commands.ts';
import { readArguments } from './arguments.ts';
import type { Context } from './command.ts';
import { didYouMean } from './did-you-mean.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';
import { generalHelp } from './help.ts';
import { UsageProblem } from './problems.ts';
import { reportFailure } from './report-failure.ts';
import { version } from './version.ts';

const HELP = ['--ayuda', '-h', '--help'];
const VERSION = ['--version', '-v'];

/** Runs the program as a shell calls it, and returns its exit code; whatever goes wrong is printed, and never thrown. */
export async function run(args: readonly string[], context: Context): Promise<ExitCode> {
  try {
    return await dispatch(args, context);
  } catch (error) {
    return reportFailure(error, context);
  } finally {
    context.terminal.endProgress();
  }
}

async function dispatch([name, ...rest]: readonly string[], context: Context): Promise<ExitCode> {
  const { terminal } = context;
  if (name === undefined) throw new UsageProblem(`Falta la orden\n\n${generalHelp(commands)}`);
  if (HELP.includes(name)) return say(generalHelp(commands));
  if (VERSION.includes(name)) return say(version());

  const command = commands.find((one) => one.name === name);
  if (!command) {
    const names = commands.map((one) => one.name);
    throw new UsageProblem(
      `Orden desconocida: ${name}.${didYouMean(name, names)}\nLas órdenes son: ${names.join(', ')}`,
    );
  }
  if (rest.some((arg) => HELP.includes(arg))) return say(command.usage);
  try {
    return await command.run(readArguments(rest, command.options), context);
  } catch (error) {
    if (!(error instanceof UsageProblem)) throw error;
    throw new UsageProblem(`${error.message}\nPara ver cómo se usa: presupuesto ${name} --ayuda`);
  }

  function say(text: string): ExitCode {
    terminal.say(text);
    return EXIT.done;
  }
}
