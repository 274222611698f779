import type { ComparacionLibro } from '@presupuesto/api-sdk/contract';
import { figureKey, type WorkbookChoice, type WorkbookChoices } from '@presupuesto/machines';
import { formatDecimal } from '../../../format/numbers.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { Decision } from './Decision.tsx';
import { Figures } from './Figures.tsx';
import { Section } from './Section.tsx';
import { Groups } from './Workbook.parts.ts';
import { authorText } from './workbook-text.ts';

interface ComparisonProps {
  readonly comparacion: ComparacionLibro;
  readonly choices: WorkbookChoices;
  readonly onChoose: (key: string, choice: WorkbookChoice) => void;
  readonly onChooseAll: (choice: WorkbookChoice) => void;
}

/** What a book changes: what is to be decided first, then what will be written, what will not, and why. */
export function Comparison({ comparacion, choices, onChoose, onChooseAll }: ComparisonProps) {
  const { cifras, noEscritas, sinEntender, totalNoEscritas, totalSinEntender } = comparacion;
  const of = (wanted: (typeof cifras)[number]['estado']) => cifras.filter(({ estado }) => estado === wanted);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by the keyboard too
    <Groups tabIndex={0} aria-label="Lo que cambia el libro">
      <Section
        title="Cambiadas en el libro y también aquí"
        hint="Elija qué cifra queda."
        items={of('ambos')}
        actions={
          <>
            <Button onClick={() => onChooseAll('libro')}>Poner las del libro</Button>
            <Button onClick={() => onChooseAll('actual')}>Dejar las de ahora</Button>
          </>
        }
      >
        {(shown) => (
          <Figures cifras={shown}>
            {(cifra) => (
              <Decision
                cifra={cifra}
                choice={choices[figureKey(cifra)]}
                onChoose={(choice) => onChoose(figureKey(cifra), choice)}
              />
            )}
          </Figures>
        )}
      </Section>
      <Section title="Cambiadas en el libro" hint="Se escribirán." items={of('propio')}>
        {(shown) => (
          <Figures cifras={shown}>
            {({ libro }) => (
              <>
                → <strong>{formatDecimal(libro)}</strong>
              </>
            )}
          </Figures>
        )}
      </Section>
      <Section
        title="Sin entender"
        hint="Corríjalas en el libro y vuelva a subirlo."
        items={sinEntender}
        total={totalSinEntender}
      >
        {(shown) => (
          <ul>
            {shown.map(({ celda, motivo }) => (
              <li key={celda}>
                <b>{celda}</b>: {motivo}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section
        title="No se escriben"
        hint="Cambiadas en el libro donde no se puede."
        items={noEscritas}
        total={totalNoEscritas}
      >
        {(shown) => (
          <Figures cifras={shown} quiet>
            {({ libro, motivo }) => (
              <>
                → {formatDecimal(libro)} <small>({motivo})</small>
              </>
            )}
          </Figures>
        )}
      </Section>
      <Section title="Cambiadas mientras tanto" hint="Quedan como están ahora." items={of('ajeno')}>
        {(shown) => (
          <Figures cifras={shown}>
            {(cifra) => (
              <>
                → {formatDecimal(cifra.actual)} <small>({authorText(cifra)})</small>
              </>
            )}
          </Figures>
        )}
      </Section>
    </Groups>
  );
}
