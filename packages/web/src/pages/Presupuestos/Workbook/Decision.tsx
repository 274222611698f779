import type { CifraLibro } from '@presupuesto/api-sdk/contract';
import type { WorkbookChoice } from '@presupuesto/machines';
import { useId } from 'react';
import { Choice } from './Workbook.parts.ts';
import { authorText, figureName, leaveText, putText } from './workbook-text.ts';

interface DecisionProps {
  readonly cifra: CifraLibro;
  /** Undefined while nobody has decided. */
  readonly choice: WorkbookChoice | undefined;
  readonly onChoose: (choice: WorkbookChoice) => void;
}

/** Which of the two figures counts: the book's, or the one that somebody else has saved since the download. */
export function Decision({ cifra, choice, onChoose }: DecisionProps) {
  const name = useId();
  const options = [
    { value: 'libro', text: putText(cifra), whose: 'del libro' },
    { value: 'actual', text: leaveText(cifra), whose: authorText(cifra) },
  ] as const;
  return (
    <Choice role="radiogroup" aria-label={figureName(cifra)}>
      {options.map(({ value, text, whose }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => onChoose(value)}
          />
          <span>
            {text} <small>({whose})</small>
          </span>
        </label>
      ))}
    </Choice>
  );
}
