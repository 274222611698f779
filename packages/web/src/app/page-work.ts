import { VendedoresArea, VentasArea } from '@presupuesto/api-sdk';
import type { PageWork } from './page-ports.ts';
import { checkReadable, uploadFile } from './upload-file.ts';

/** The work of single pages; a file of its own, because the sign-in does without. */
export const pageWork: PageWork = {
  loadWholeBudget: ({ call, ownWhole }, { periodoID, ...whose }, signal) => {
    const pares = new VentasArea(call).allPares(periodoID, whose, { signal }).toArray();
    return whose.vendedorID === undefined ? ownWhole(periodoID, pares) : pares;
  },
  loadSellers: ({ call }, _, signal) => new VendedoresArea(call).all({}, { signal }).toArray(),
  saveWorkbook: async (_, input, signal) => {
    const { saveWorkbook } = await import('../pages/Presupuestos/Export/save-workbook.ts');
    await saveWorkbook(input, signal);
  },
  downloadActivity: async ({ call }, query, signal) => {
    const { downloadActivity } = await import('../pages/Actividad/download-activity.ts');
    return downloadActivity(call, query, signal);
  },
  uploadFile: ({ call }, input, signal) => uploadFile(call, input, signal),
  compareWorkbook: async ({ call }, { file, periodoID }, signal) => {
    if (file === null) throw new Error('There is no file to compare');
    await checkReadable(file);
    return new VentasArea(call).compareLibro(file, periodoID, { signal }).orThrow();
  },
};
