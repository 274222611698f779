import { accepted, VendedoresArea, VentasArea } from '@presupuesto/api-sdk';
import { cambiarActivo, cambiarVisible, listarReferentes } from '@presupuesto/api-sdk/contract';
import type { PageWork } from './page-ports.ts';
import { uploadFile } from './upload-file.ts';

/** The work of single pages; a file of its own, because the sign-in does without. */
export const pageWork: PageWork = {
  loadWholeBudget: ({ call }, { periodoID }, signal) =>
    new VentasArea(call).allPeriodo(periodoID, {}, { signal }).toArray(),
  loadSellers: ({ call }, _, signal) => new VendedoresArea(call).all({}, { signal }).toArray(),
  keepMonths: async ({ call, network }, { periodoID }, signal) =>
    (await network).keeper.keepMonths(call, periodoID, signal),
  saveWorkbook: async (_, input) => {
    const { saveWorkbook } = await import('../pages/Presupuestos/Export/save-workbook.ts');
    await saveWorkbook(input);
  },
  loadReferences: async ({ call, network }, _, signal) => {
    const ask = async () => accepted(listarReferentes, await call(listarReferentes, {}, { signal }));
    return (await network).keeper.answer(listarReferentes, {}, ask);
  },
  setActivo: ({ call }, { periodoID, activo }, signal) =>
    call(cambiarActivo, { params: { id: periodoID }, body: { activo } }, { signal }),
  setVisible: ({ call }, { periodoID, visible }, signal) =>
    call(cambiarVisible, { params: { id: periodoID }, body: { visible } }, { signal }),
  uploadFile: ({ call }, input, signal) => uploadFile(call, input, signal),
};
