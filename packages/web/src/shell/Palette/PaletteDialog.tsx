// oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select has no second line, and its box is not typed in
import type { PaletteGroup, PaletteItem, PaletteResults } from '@presupuesto/machines';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { formatTotal } from '../../format/numbers.ts';
import { Dialog } from '../../ui/Dialog/Dialog.tsx';
import { stepOfKey } from '../../ui/ListBox/row-after-key.ts';
import { Input } from '../../ui/TextBox/TextBox.parts.ts';
import { Foot, List, Nothing, Option, SearchBox } from './PaletteDialog.parts.ts';

interface PaletteDialogProps {
  /** What can be found, as the box says it. */
  readonly finds: string;
  readonly query: string;
  readonly results: PaletteResults;
  /** The id of the item that Enter chooses; null where there is none. */
  readonly active: string | null;
  readonly onQuery: (text: string) => void;
  /** Down by so many items, up by less than none. */
  readonly onWalk: (step: number) => void;
  readonly onEnter: () => void;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

const HEADINGS: Record<PaletteGroup, string> = {
  pares: 'Pares',
  presupuestos: 'Presupuestos',
  pantallas: 'Pantallas',
  acciones: 'Acciones',
};

/** One box to type in, and what that finds: the combobox of the WAI-ARIA patterns, whose list is always open. */
export function PaletteDialog(props: PaletteDialogProps) {
  const { finds, query, results, active, onQuery, onWalk, onEnter, onChoose, onClose } = props;
  const { groups, shown, count } = results;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const places = new Map(shown.map(({ id }, at) => [id, `${base}${at}`]));
  const activeID = active === null ? undefined : places.get(active);

  useEffect(() => {
    // With its heading, where it is the first one.
    if (active === shown[0]?.id) list.current?.scrollTo({ top: 0 });
    else list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active, shown]);

  function handleKeyDown(event: KeyboardEvent): void {
    const step = stepOfKey(event.key);
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    if (step !== undefined) onWalk(step);
    else if (event.key === 'Enter') onEnter();
    else return;
    event.preventDefault();
  }

  function handleClick({ target }: MouseEvent): void {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    const id = option?.dataset['item'];
    if (id !== undefined) onChoose(id);
  }

  return (
    <Dialog open title="Ir a…" onClose={onClose}>
      <SearchBox>
        <Search size={16} aria-hidden />
        <Input
          role="combobox"
          type="text"
          aria-label={finds}
          placeholder={finds}
          aria-expanded
          aria-controls={`${base}list`}
          aria-autocomplete="list"
          aria-activedescendant={activeID}
          aria-describedby={`${base}foot`}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          value={query}
          onChange={({ target }) => onQuery(target.value)}
          onKeyDown={handleKeyDown}
        />
      </SearchBox>
      <List
        ref={list}
        id={`${base}list`}
        role="listbox"
        aria-label="Resultados"
        // The keys stay with the box.
        onMouseDown={(event) => event.preventDefault()}
        onClick={handleClick}
      >
        {groups.map(({ group, items }) => (
          <div key={group} role="group" aria-label={HEADINGS[group]}>
            <h3 aria-hidden>{HEADINGS[group]}</h3>
            {items.map((item) => (
              <Option
                key={item.id}
                id={places.get(item.id)}
                role="option"
                data-item={item.id}
                aria-selected={item.id === active}
              >
                <Texts {...item} />
              </Option>
            ))}
          </div>
        ))}
      </List>
      {count === 0 && <Nothing>Nada coincide con «{query.trim()}»</Nothing>}
      <Foot id={`${base}foot`}>{footText(shown.length, count)}</Foot>
    </Dialog>
  );
}

function Texts({ label, detail, aside }: PaletteItem) {
  return (
    <>
      <span>{label}</span>
      {detail !== undefined && <small>{detail}</small>}
      {aside !== undefined && aside !== '' && <span data-aside>{aside}</span>}
    </>
  );
}

function footText(shown: number, count: number): string {
  if (count === 0) return 'Sin resultados';
  if (shown < count) return `${formatTotal(shown)} de ${formatTotal(count)}: escriba para hallar los demás`;
  return count === 1 ? '1 resultado' : `${formatTotal(count)} resultados`;
}
