import { type ShownSheet, sheetMonths } from '@presupuesto/machines';
import { usePrinting } from '../../../ui/printing/use-printing.ts';
import { PrintSheet } from '../Print/PrintSheet.tsx';
import { comparisonOf } from './comparison.ts';

/** What the printer gets of the pair that is shown. */
export default function Printed({ context }: { readonly context: ShownSheet }) {
  const { pair, referenteID } = context;
  if (!usePrinting() || !pair) return null;
  return (
    <PrintSheet
      fila={pair.fila}
      periodoID={pair.periodo.periodoID}
      referenteID={comparisonOf(context).matched ?? referenteID}
      months={sheetMonths({ ...context, anio: null })}
    />
  );
}
