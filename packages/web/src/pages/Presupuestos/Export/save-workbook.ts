import type { WholeBudget } from '@presupuesto/machines';
import { saveBlob } from '../../../app/save-blob.ts';
import { writeBudget } from './budget-workbook.ts';

/** Writes the whole budget and hands it to the browser's downloads, named after its period. */
export async function saveWorkbook({ periodo, pairs }: WholeBudget): Promise<void> {
  saveBlob(
    await writeBudget({ periodo, pairs }, window.location.origin),
    `presupuesto-${periodo.periodoID}.xlsx`,
  );
}
