import { parseArgs } from 'node:util';
import { didYouMean } from './did-you-mean.ts';
import { UsageProblem } from './problems.ts';

/** Options by name: with a value (`string`) or without (`boolean`). */
export type OptionTypes = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** What stood behind a command's name. */
export interface Arguments {
  readonly positionals: readonly string[];
  /** The value of an option; undefined when it was not given. */
  text(name: string): string | undefined;
  has(name: string): boolean;
}

/**
 * Reads a command's arguments. Node's own strictness would speak English, so that what is wrong is said here.
 *
 * @throws UsageProblem for an unknown option, a missing value, one too many, or an option with a value given twice
 */
export function readArguments(args: readonly string[], options: OptionTypes): Arguments {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const positionals: string[] = [];
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const value = valueOf(token, options);
    // Which of two values was meant nobody knows; an option without one means the same twice.
    if (value !== '' && values.has(token.name)) {
      throw new UsageProblem(`La opción ${token.rawName} está dos veces`);
    }
    values.set(token.name, value);
  }
  return { positionals, text: (name) => values.get(name), has: (name) => values.has(name) };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function valueOf({ name, rawName, value, inlineValue }: OptionToken, options: OptionTypes): string {
  const type = Object.hasOwn(options, name) ? options[name]?.type : undefined;
  if (type === undefined) {
    const names = Object.keys(options).map((one) => `--${one}`);
    throw new UsageProblem(`Opción desconocida: ${rawName}.${didYouMean(rawName, names)}`);
  }
  if (type === 'boolean') {
    if (value !== undefined) throw new UsageProblem(`La opción ${rawName} no lleva valor`);
    return '';
  }
  // `--salida --plano` forgot the file; a name that starts so can be written as `--salida=--plano`.
  if (value === undefined || value === '' || (!inlineValue && value.startsWith('-'))) {
    throw new UsageProblem(`La opción ${rawName} necesita un valor`);
  }
  return value;
}

/** The one word that a command takes. @throws UsageProblem when it is missing, or there are more */
export function onlyPositional({ positionals }: Arguments, what: string): string {
  const [only, ...more] = positionals;
  if (only === undefined) throw new UsageProblem(`Falta ${what}`);
  if (more.length > 0) throw new UsageProblem(`Sobra: ${more.join(' ')}`);
  return only;
}

/** @throws UsageProblem when there is a word that the command does not take */
export function noPositionals({ positionals }: Arguments): void {
  if (positionals.length > 0) throw new UsageProblem(`Sobra: ${positionals.join(' ')}`);
}
