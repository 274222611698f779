import {
  currencyOf,
  type GridContext,
  type GridView,
  gridPlan,
  showsPercent,
  showsReference,
} from '@presupuesto/machines';
import { LOCAL_CURRENCY } from '../../../format/local-currency.ts';
import { usePrinting } from '../../../ui/printing/use-printing.ts';
import { namesCurrency, unitText } from '../Grid/figure-text.ts';
import { PrintGrid } from '../Print/PrintGrid.tsx';

const FIGURES: Record<GridView, string> = {
  volumenTon: 'Toneladas',
  precio: 'Precio',
  ventas: 'Ventas',
  ventasEUR: 'Ventas',
};

/** What the printer gets of La hoja: as it is shown, but for a phone, which has the totals alone in sight. */
export default function PrintedHoja({ context }: { readonly context: GridContext }) {
  if (!usePrinting()) return null;
  const { view, pairs, periodo, reference, referenteID } = context;
  const inPercent = showsPercent(context);
  const hasReference = showsReference(context);
  const unit = unitText(view, currencyOf(pairs) ?? LOCAL_CURRENCY);
  const compared = reference.yearBefore ? `el año anterior de ${referenteID}` : `el referente ${referenteID}`;
  const figures = inPercent
    ? `${FIGURES[view]}, variación sobre ${compared}`
    : `${FIGURES[view]} (${unit})${hasReference ? `; debajo, ${compared}` : ''}`;
  return (
    <PrintGrid
      periodoID={periodo.periodoID}
      plan={gridPlan({ ...context, onlyTotals: false })}
      view={view}
      namesCurrency={namesCurrency(view, pairs)}
      figures={figures}
      reference={reference}
      hasReference={hasReference}
      inPercent={inPercent}
    />
  );
}
