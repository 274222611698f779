import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import { addMultipart } from '../../plugins/multipart.ts';
import type { Services } from '../../services.ts';
import { requireSession } from '../../sessions/live-session.ts';
import type { Gate } from './gate.ts';
import { LoadFolder } from './plan/load-folder.ts';
import { planLoad } from './plan/plan.ts';
import { findTarget, type LoadTarget } from './plan/target.ts';
import { type OnSales, readSalesFile, type SalesFile } from './read/file.ts';
import { changesOfCheck, LoadChanges } from './result/changes.ts';
import { loadResult } from './result/result.ts';
import { RunningLoads } from './running-loads.ts';
import { type SalesUpload, withUpload } from './upload.ts';
import type { LoadStore } from './write/load-work.ts';
import { writeLoad } from './write/write-load.ts';

/**
 * Mounts the loading of sales files, the check of one, and how far they are: `read/` checks the sheet, `plan/`
 * decides what is written, `write/` writes it on each database, `result/` says what has changed.
 */
export function mountArchivos(app: FastifyInstance, { db, now, settings }: Services, gate: Gate): void {
  const running = new RunningLoads(db);
  const folder = new LoadFolder(settings.dataDir);
  const store: LoadStore = { db, folder, gate, log: app.log };

  const read = async ({ path, load, signal }: SalesUpload, target: LoadTarget, onSales?: OnSales) => {
    const file: SalesFile = await running.tracked(load.nombre, (onProgress) =>
      readSalesFile(db, path, { target, onProgress, onSales, signal }),
    );
    signal.throwIfAborted();
    return file;
  };

  mount(app, contract.archivos.progresoCarga, ({ query }) => {
    const filasLeidas = running.rowsRead(query.nombre);
    return filasLeidas === undefined ? {} : { data: { filasLeidas } };
  });

  // A scope of its own: no other call takes a form.
  void app.register(async (scope) => {
    addMultipart(scope);

    mount(scope, contract.archivos.cargarArchivo, ({ request, user }) =>
      withUpload(request, folder, (upload) =>
        running.alone(upload.load.periodoID, upload.signal, async () => {
          const { fileName: archivo, load, asignarEnAbiertos, signal } = upload;
          const target = await findTarget(db, load);
          const changes = new LoadChanges(db, target);
          const { file, counts } = await writeLoad(store, {
            target,
            read: async (onSales) => {
              const whole = await read(upload, target, onSales);
              await changes.before(whole);
              return whole;
            },
            decide: async (deciding, whole, staged) => {
              signal.throwIfAborted();
              await requireSession(deciding, request);
              const origin = { usuarioID: user.usuarioID, cuando: now(), archivo, nombre: load.nombre };
              return planLoad(deciding, { target, file: whole, staged, origin, asignarEnAbiertos });
            },
          });
          const cambios = await changes.end(file, counts, asignarEnAbiertos);
          return loadResult(file, { isCheck: false, cambios });
        }),
      ),
    );

    mount(scope, contract.archivos.comprobarArchivo, ({ request }) =>
      withUpload(request, folder, (upload) =>
        running.inTurn(upload.signal, async () => {
          const target = await findTarget(db, upload.load);
          const file = await read(upload, target);
          return loadResult(file, { isCheck: true, cambios: await changesOfCheck(db, target, file) });
        }),
      ),
    );
  });
}
