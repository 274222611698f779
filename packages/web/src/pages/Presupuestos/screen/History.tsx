import { monthName } from '@presupuesto/api-sdk/contract';
import { sheetMonths } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { CalendarClock } from 'lucide-react';
import { LOCAL_CURRENCY } from '../../../format/local-currency.ts';
import { formatMoment } from '../../../format/moment.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { HistoryPanel } from '../History/HistoryPanel.tsx';
import { NoteBox } from '../Note/NoteBox.tsx';
import { useNote } from '../Note/use-note.ts';
import { useNoteDrafts } from '../Note/use-note-drafts.ts';
import { askForMoment } from './ask-for-moment.ts';
import { actorsOf, type BudgetActor, tagOf, useShown } from './budget.ts';

/** The panel of a month's history, or of the changes since the approval, on the changes machine. */
export default function History({ budget }: { readonly budget: BudgetActor }) {
  const { changes, sheet, monthNote } = actorsOf(budget);
  const { subject, cambios, total, problem } = useSelector(changes, (state) => state.context);
  const state = useSelector(changes, (now) => tagOf(now, 'loading', 'loaded', 'failed', 'absent'));
  const busy = useSelector(changes, (now) => now.hasTag('busy'));
  const context = useShown(sheet);
  const months = sheetMonths(context);
  const at =
    subject?.kind === 'mes' ? months.findIndex(({ venta }) => venta.ventaID === subject.ventaID) : -1;
  const month = months[at];
  const note = useNote(
    monthNote,
    { kind: 'mes', ventaID: month?.venta.ventaID ?? 0 },
    month?.venta.nota ?? null,
  );
  useNoteDrafts('nota de mes', monthNote);
  const ask = (ventaID: number) => changes.send({ type: 'changes.asked', subject: { kind: 'mes', ventaID } });
  const to = (place: number) => {
    const other = months[place];
    return other && (() => ask(other.venta.ventaID));
  };
  if (!subject || (subject.kind === 'mes' && !month)) return null;
  const name = month && `${monthName(month.venta.mes)} ${month.venta.anio}`;
  return (
    <HistoryPanel
      title={name ?? 'Cambios desde la aprobación'}
      subtitle={
        subject.kind === 'desde'
          ? `${subject.periodoID}, desde el ${formatMoment(subject.fecha)}`
          : `${context.pair?.fila.nombreCliente} · ${context.pair?.fila.nombreProducto}`
      }
      state={state}
      cambios={cambios}
      total={total}
      busy={busy}
      problem={problem}
      monedaID={month ? (context.pair?.fila.monedaID ?? LOCAL_CURRENCY) : ''}
      actual={month?.isOpen ? month.venta : null}
      foot={
        <Button
          variant="quiet"
          icon={<CalendarClock size={15} aria-hidden />}
          onClick={() => askForMoment(budget)}
        >
          Volver a un momento…
        </Button>
      }
      onRestore={(field, valor) => {
        if (!month) return;
        const { ventaID, [field]: visto } = month.venta;
        const values = [{ ventaID, field, valor, visto }];
        sheet.send({ type: 'figures.restored', values });
      }}
      onBefore={month && to(at - 1)}
      onAfter={month && to(at + 1)}
      onMore={() => changes.send({ type: 'more.requested' })}
      onRetry={() => changes.send({ type: 'retry.requested' })}
      onClose={() => changes.send({ type: 'changes.closed' })}
    >
      {month && <NoteBox {...note} label={`Nota de ${name?.toLocaleLowerCase('es')}`} />}
    </HistoryPanel>
  );
}
