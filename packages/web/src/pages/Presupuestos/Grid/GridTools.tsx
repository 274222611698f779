import type { GridOrder, GridView } from '@presupuesto/machines';
import {
  ChevronsDownUp,
  ChevronsUpDown,
  Eye,
  EyeOff,
  History,
  type LucideIcon,
  Percent,
  Redo2,
  Search,
  Undo2,
} from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatTotal } from '../../../format/numbers.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { ListCount } from '../../../ui/ListCount/ListCount.tsx';
import { Segments } from '../../../ui/Segments/Segments.tsx';
import { Select } from '../../../ui/Select/Select.tsx';
import { TextBox } from '../../../ui/TextBox/TextBox.tsx';
import { unitText } from './figure-text.ts';
import { Pairs, Tools } from './GridTools.parts.ts';

const FIGURES = [
  { id: 'volumenTon', label: 'Toneladas' },
  { id: 'precio', label: 'Precio kg' },
  { id: 'ventas', label: 'Ventas' },
] as const;

const ORDERS: readonly { readonly value: GridOrder; readonly label: string }[] = [
  { value: 'cliente', label: 'Por cliente' },
  { value: 'producto', label: 'Por producto' },
  { value: 'referencia', label: 'Por toneladas del referente' },
  { value: 'diferencia', label: 'Por diferencia' },
];

interface GridToolsProps {
  readonly view: GridView;
  readonly monedaID: string;
  readonly order: GridOrder;
  /** Null without a reference. */
  readonly hasReference: boolean | null;
  readonly inPercent: boolean;
  /** Little room: switches are icons alone. */
  readonly isMedium: boolean;
  /** How many months of history can be shown. */
  readonly history: number;
  readonly hasHistory: boolean;
  readonly allFolded: boolean;
  readonly search: string;
  /** Pairs that the search and the filters leave. */
  readonly found: number;
  /** What can be taken back and done again, by finger; null where the keys are at hand. */
  readonly steps: { readonly canUndo: boolean; readonly canRedo: boolean } | null;
  /** Pairs that are not budgeted yet. */
  readonly missing: number;
  readonly onlyMissing: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onView: (view: GridView) => void;
  readonly onOrder: (order: GridOrder) => void;
  readonly onReference: () => void;
  readonly onPercent: () => void;
  readonly onHistory: () => void;
  readonly onFold: (folded: boolean) => void;
  readonly onSearch: (text: string) => void;
  readonly onMissing: () => void;
  /** A button was pressed by mouse or finger: the keyboard belongs to the sheet again. */
  readonly onPressed: () => void;
}

/** What the sheet shows, and in which order. */
export function GridTools(props: GridToolsProps) {
  const { view, hasReference, allFolded, isMedium, steps } = props;
  return (
    <Tools role="toolbar" aria-label="Hoja" onClick={backAfterPress(props.onPressed)}>
      {steps && (
        <>
          <IconButton label="Deshacer" off={!steps.canUndo} onClick={props.onUndo}>
            <Undo2 size={18} aria-hidden />
          </IconButton>
          <IconButton label="Rehacer" off={!steps.canRedo} onClick={props.onRedo}>
            <Redo2 size={18} aria-hidden />
          </IconButton>
        </>
      )}
      <Segments
        label="Cifras"
        items={FIGURES}
        selected={view === 'ventasEUR' ? 'ventas' : view}
        onSelect={props.onView}
      />
      {(view === 'ventas' || view === 'ventasEUR') && (
        <Segments
          label="Moneda"
          items={[
            { id: 'ventas', label: unitText('ventas', props.monedaID) },
            { id: 'ventasEUR', label: 'KEUR' },
          ]}
          selected={view}
          onSelect={props.onView}
        />
      )}
      {hasReference !== null && (
        <Switch
          label="Ver referente"
          icon={hasReference ? Eye : EyeOff}
          pressed={hasReference}
          isNarrow={isMedium}
          onClick={props.onReference}
        />
      )}
      {hasReference !== null && (
        <Switch
          label="Variación"
          icon={Percent}
          pressed={props.inPercent}
          isNarrow={isMedium}
          onClick={props.onPercent}
        />
      )}
      {props.history > 0 && (
        <Switch
          label={props.history === 1 ? '1 mes de historia' : `${props.history} meses de historia`}
          icon={History}
          pressed={props.hasHistory}
          isNarrow={isMedium}
          onClick={props.onHistory}
        />
      )}
      {(props.missing > 0 || props.onlyMissing) && (
        <Button pressed={props.onlyMissing} onClick={props.onMissing}>
          {props.missing === 1 ? 'Falta 1' : `Faltan ${formatTotal(props.missing)}`}
        </Button>
      )}
      <Pairs>
        <div data-search="">
          <TextBox
            label="Buscar cliente o producto"
            hideLabel
            value={props.search}
            onChange={props.onSearch}
            icon={<Search size={16} aria-hidden />}
          />
          <ListCount count={props.found} one="par" many="pares" />
        </div>
        <div data-order="">
          <Select
            label="Orden"
            hideLabel
            value={props.order}
            options={ORDERS}
            onChange={(value) => {
              const order = ORDERS.find((one) => one.value === value);
              if (order) props.onOrder(order.value);
            }}
          />
        </div>
        <IconButton
          label={allFolded ? 'Desplegar los grupos' : 'Plegar los grupos'}
          onClick={() => props.onFold(!allFolded)}
        >
          {allFolded ? <ChevronsUpDown size={18} aria-hidden /> : <ChevronsDownUp size={18} aria-hidden />}
        </IconButton>
      </Pairs>
    </Tools>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly pressed: boolean;
  readonly isNarrow: boolean;
  readonly onClick: () => void;
}

function Switch({ label, icon: Icon, pressed, isNarrow, onClick }: SwitchProps) {
  return isNarrow ? (
    <IconButton label={label} pressed={pressed} onClick={onClick}>
      <Icon size={16} aria-hidden />
    </IconButton>
  ) : (
    <Button pressed={pressed} icon={<Icon size={16} aria-hidden />} onClick={onClick}>
      {label}
    </Button>
  );
}

/** A press by key stays where it is: `detail` counts the clicks of a pointer. */
function backAfterPress(onPressed: () => void) {
  return ({ detail, target }: MouseEvent<HTMLElement>): void => {
    if (detail > 0 && target instanceof Element && target.closest('button')) onPressed();
  };
}
