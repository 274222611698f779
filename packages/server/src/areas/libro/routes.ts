import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { accept } from '../../accept.ts';
import { HttpProblem } from '../../http-problem.ts';
import { mount } from '../../mount.ts';
import { addMultipart } from '../../plugins/multipart.ts';
import { withReceivedUpload, workbookRules } from '../../plugins/received-upload.ts';
import type { Services } from '../../services.ts';
import type { Gate } from '../archivos/gate.ts';
import { LoadFolder } from '../archivos/plan/load-folder.ts';
import { MOST_FILES, Turns } from '../archivos/turns.ts';
import { budgetProblem, readablePeriod } from '../shared/period.ts';
import { compareBook } from './compare-book.ts';
import { readBook } from './read/book.ts';

const form = contract.ventas.compararLibro.form.shape;
const rules = workbookRules(['periodoID']);

/**
 * Mounts the comparison of a budget that was downloaded and changed as a workbook: `read/` reads its sheets, `compare/` sets them beside
 * what was downloaded and what stands now. Nothing is written.
 */
export function mountLibro(app: FastifyInstance, { db, settings }: Services, gate: Gate): void {
  const folder = new LoadFolder(settings.dataDir);
  const turns = new Turns({ most: MOST_FILES, mostWaiting: 60, maxWaitMs: 60_000 });

  // A scope of its own: no other call takes a form.
  void app.register(async (scope) => {
    addMultipart(scope);

    mount(scope, contract.ventas.compararLibro, ({ request, user: { vendedorID } }) => {
      const place = { path: folder.newUpload(), rules, cancelled: 'La lectura se ha cancelado.' };
      return withReceivedUpload(request, place, async ({ path, fields, signal }) => {
        const periodoID = accept(form.periodoID, fields.get('periodoID'));
        return turns.take(signal, async () => {
          const period = await gate.enter(() => readablePeriod(db, periodoID));
          const problem = budgetProblem(period);
          if (problem !== undefined) throw new HttpProblem(400, problem);
          const book = await readBook(path, signal);
          return { data: await gate.enter(() => compareBook(db, book, { period, vendedorID })) };
        });
      });
    });
  });
}
