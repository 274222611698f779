import { ApiError, type Client } from '@presupuesto/api-sdk';
import { counted } from '../../console/figures.ts';
import { csvText, EXCEL, PLAIN } from '../../csv/csv-text.ts';
import type { Context } from '../../shell/command.ts';
import { Problem } from '../../shell/problems.ts';
import { forMachines, forPeople } from './columns.ts';
import { Shifted, steadyPages } from './steady-pages.ts';

/** How often a period is read, where its pairs come and go meanwhile, before it is given up. */
const READINGS = 5;

interface Form {
  readonly vendedorID: number | undefined;
  readonly isPlain: boolean;
}

/** Reads periods and turns each into text: memory holds the text of one, for a period that shifts while it is read is read again. */
export class BudgetText {
  /** Written so far. */
  months = 0;

  constructor(
    private readonly sdk: Client,
    private readonly form: Form,
    private readonly context: Pick<Context, 'signal' | 'terminal'>,
  ) {}

  async *texts(periodos: readonly string[]): AsyncGenerator<string> {
    const { form, table } = this.#csv;
    // Sent with the first period: what is refused at once leaves nothing in a pipe.
    let start = form.start + csvText([table.headers], form);
    for (const [at, periodoID] of periodos.entries()) {
      const name = periodos.length === 1 ? periodoID : `${periodoID} (${at + 1} de ${periodos.length})`;
      for (const text of await this.#whole(periodoID, name)) {
        yield start + text;
        start = '';
      }
    }
    yield start;
  }

  get #csv() {
    return this.form.isPlain ? { form: PLAIN, table: forMachines } : { form: EXCEL, table: forPeople };
  }

  /** The texts of a period that was read without a shift. */
  async #whole(periodoID: string, name: string): Promise<string[]> {
    for (let reading = 1; reading <= READINGS; reading += 1) {
      try {
        return await this.#read(periodoID, name);
      } catch (error) {
        if (!(error instanceof Shifted)) throw named(periodoID, error);
      }
      if (reading < READINGS)
        this.context.terminal.warn(`${periodoID}: sus pares han cambiado mientras se leía; se lee de nuevo.`);
    }
    throw new Problem(
      `${periodoID}: sus pares cambian una y otra vez mientras se lee. Repita la orden más tarde.`,
    );
  }

  async #read(periodoID: string, name: string): Promise<string[]> {
    const { signal, terminal } = this.context;
    const { form, table } = this.#csv;
    const texts: string[] = [];
    let months = 0;
    const report = (how = {}) => terminal.progress(`${name}: ${counted(months, 'mes', 'meses')}`, how);
    for await (const page of steadyPages(this.sdk, { periodoID, vendedorID: this.form.vendedorID }, signal)) {
      texts.push(csvText(page.map(table.row), form));
      months += page.length;
      report();
    }
    report({ isLast: true });
    this.months += months;
    return texts;
  }
}

/** What the server does not know, with the period that was asked for; other failures as they are. */
function named(periodoID: string, error: unknown): unknown {
  const isUnknown = error instanceof ApiError && error.kind === 'http' && error.status === 404;
  return isUnknown && error.serverMessage ? new Problem(`${periodoID}: ${error.text}`) : error;
}
