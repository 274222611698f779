import type { DashboardItem } from '@presupuesto/api-sdk/contract';
import { plain, wordsOf } from '@presupuesto/machines';
import { useMemo, useRef, useState } from 'react';
import { formatAvance, formatTotal } from '../../format/numbers.ts';
import { givenNames } from '../../format/seller-names.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { usePrinting } from '../../ui/printing/use-printing.ts';
import type { PeriodTone } from '../../ui/Tag/period-tone.ts';
import { Sellers } from './PeriodCard.parts.ts';
import { progressText } from './progress-text.ts';

/** As many are drawn at first: an office. */
const LISTED = 20;
/** As many more each time. */
const STEP = 200;

/** Whether a card lists some of them only. */
export const isLarge = (vendedores: DashboardItem['vendedores']): boolean => vendedores.length > LISTED;

interface SellersProgressProps {
  readonly vendedores: DashboardItem['vendedores'];
  /** Words of the names that are looked for. */
  readonly search: string;
  readonly tone: PeriodTone;
}

/** The progress of each seller of a period; of a large company how many are how far, and the first ones, but on paper all. */
export function SellersProgress({ vendedores, search, tone }: SellersProgressProps) {
  const [shown, setShown] = useState(LISTED);
  const list = useRef<HTMLUListElement>(null);
  const printing = usePrinting(isLarge(vendedores));
  const nameOf = useMemo(() => givenNames(vendedores), [vendedores]);
  const names = useMemo(() => vendedores.map((one) => plain(nameOf(one))), [vendedores, nameOf]);
  const words = wordsOf(search);
  const found = vendedores.filter((_, at) => words.every((word) => names[at]?.includes(word)));
  const isOpened = shown > LISTED;
  const more = Math.min(found.length - shown, STEP);

  function showMore(): void {
    setShown(shown + STEP);
    list.current?.focus();
  }

  return (
    <Sellers data-opened={isOpened}>
      {isLarge(vendedores) && <p>{progressText(vendedores)}</p>}
      {found.length === 0 && <p>Ningún vendedor se llama así.</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by the keyboard too */}
      <ul ref={list} tabIndex={isOpened ? 0 : -1} aria-label="Avance por vendedor">
        {found.slice(0, printing ? found.length : shown).map(({ porcentajeAvance, ...vendedor }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two sellers may have one name, and a server may name nothing else of them
          <li key={at}>
            <ProgressBar
              thin
              label={nameOf(vendedor)}
              value={porcentajeAvance ?? 0}
              figure={typeof porcentajeAvance === 'number' ? formatAvance(porcentajeAvance) : '–'}
              tone={tone}
            />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button variant="quiet" onClick={showMore}>
          Mostrar {formatTotal(more)} más
        </Button>
      )}
    </Sellers>
  );
}
