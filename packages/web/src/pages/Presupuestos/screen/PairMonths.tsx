import { useEffect, useLayoutEffect } from 'react';
import { TableSkeleton } from '../MonthTable/TableSkeleton.tsx';
import type { BudgetActor } from './budget.ts';
import { Months } from './Months.tsx';
import type { KeptPlace } from './place.ts';
import { ToolDialogs } from './ToolDialogs.tsx';
import { useMonthTools } from './use-month-tools.ts';

interface PairMonthsProps {
  readonly budget: BudgetActor;
  readonly place: KeptPlace;
  /** How many months there will be; null once they are there. */
  readonly awaited: number | null;
}

/** One pair's months, or the room for them. Their tools are called before they are there, too: a key is not lost meanwhile. */
export function PairMonths({ budget, place, awaited }: PairMonthsProps) {
  const { asked, call, close } = useMonthTools(budget, place);
  const isThere = awaited === null;
  // What is typed meanwhile is meant for the months, or for the dialog.
  const isFree = asked === null;
  useEffect(() => (isFree && !isThere ? place.hear() : undefined), [isFree, isThere, place]);
  useLayoutEffect(() => {
    if (isFree && isThere) place.land();
  }, [isFree, isThere, place]);
  return (
    <>
      {awaited === null ? (
        <Months budget={budget} place={place} onTool={call} />
      ) : (
        <TableSkeleton months={awaited} />
      )}
      <ToolDialogs budget={budget} asked={asked} onClose={close} />
    </>
  );
}
