import type { Actividad } from '@presupuesto/api-sdk/contract';
import { type ActivityFilters, activityGroupMachine } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { useState } from 'react';
import { useProvided } from '../../app/ports.ts';
import { Alert } from '../../ui/Alert/Alert.tsx';
import { Button } from '../../ui/Button/Button.tsx';
import { Retry } from '../../ui/Retry/Retry.tsx';
import { Details, Figures, Muted } from './Actividad.parts.ts';
import { pairOf, titleOf } from './texts.ts';

interface GroupFiguresProps {
  readonly grupo: string;
  readonly filters: ActivityFilters;
}

/** The figures that a gesture changed, one by one, once they are asked for. */
export function GroupFigures(props: GroupFiguresProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Ver las cifras</summary>
      {isOpen && <FigureList {...props} />}
    </Details>
  );
}

function FigureList({ grupo, filters }: GroupFiguresProps) {
  const [state, send] = useActor(useProvided(activityGroupMachine), { input: { grupo, filters } });
  const { items, siguiente, problem } = state.context;
  const isLoading = state.hasTag('loading');
  return (
    <Figures tabIndex={-1} aria-busy={isLoading}>
      {byPair(items).map(({ pair, figures }) => (
        <div key={figures[0]?.at}>
          <Muted aria-hidden>{pair}</Muted>
          <ul aria-label={pair}>
            {figures.map(({ at, title }) => (
              <li key={at}>{title}</li>
            ))}
          </ul>
        </div>
      ))}
      {state.hasTag('failed') && (
        <>
          <Alert>{problem}</Alert>
          <Retry onRetry={() => send({ type: 'retry.requested' })} />
        </>
      )}
      {(siguiente !== null || isLoading) && !state.hasTag('failed') && (
        <Button loading={isLoading} onClick={() => send({ type: 'more.requested' })}>
          Ver más cifras
        </Button>
      )}
    </Figures>
  );
}

interface FiguresOfPair {
  readonly pair: string;
  readonly figures: { readonly at: number; readonly title: string }[];
}

/** What the figures say, under their pair as long as it is the same. */
function byPair(items: readonly Actividad[]): FiguresOfPair[] {
  const parts: FiguresOfPair[] = [];
  for (const [at, item] of items.entries()) {
    const pair = pairOf(item);
    const figure = { at, title: titleOf(item) };
    const last = parts.at(-1);
    if (last?.pair === pair) last.figures.push(figure);
    else parts.push({ pair, figures: [figure] });
  }
  return parts;
}
