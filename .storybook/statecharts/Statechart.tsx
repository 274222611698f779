import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '../../packages/web/src/ui/Button/Button.tsx';
import { Toggle } from '../../packages/web/src/ui/Toggle/Toggle.tsx';
import { Diagram } from './Diagram.tsx';
import type { Diagram as DiagramData } from './diagram.ts';
import { Log } from './Log.tsx';
import { prepareLive } from './live.ts';
import { activeIDs, stateText } from './machine-snapshot.ts';
import { Bar, Columns, Head, Legend, Side } from './Statechart.parts.ts';
import { Stepper } from './Stepper.tsx';
import type { Stepping } from './stepping.ts';
import { Transitions } from './Transitions.tsx';

interface StatechartProps {
  readonly page: Stepping;
  readonly diagram: DiagramData;
}

/** The page of a machine: its diagram, and the machine itself at work beside it, to be stepped through. */
export function Statechart({ page, diagram }: StatechartProps) {
  const [round, restart] = useState(0);
  return (
    <article>
      <Head>
        <h1>{page.machine.id}</h1>
        <p>{page.about}</p>
      </Head>
      <Running key={round} page={page} diagram={diagram} onRestart={() => restart(round + 1)} />
      <Transitions root={diagram.root} />
    </article>
  );
}

interface RunningProps extends StatechartProps {
  readonly onRestart: () => void;
}

function Running({ page, diagram, onRestart }: RunningProps) {
  const live = useMemo(() => prepareLive(page), [page]);
  useEffect(() => {
    live.start();
    return live.stop;
  }, [live]);
  const [fits, setFits] = useState(fitsAtFirst(diagram));
  const view = useSyncExternalStore(live.subscribe, live.view);
  const { snapshot } = view;
  const active = useMemo(() => activeIDs(snapshot), [snapshot]);
  const tags = [...snapshot.tags].join(' · ');
  return (
    <>
      <Bar>
        <output aria-label="Estado actual">
          <b>{stateText(snapshot)}</b>
          {tags !== '' && <span>{tags}</span>}
        </output>
        <Toggle label="Ver entero" checked={fits} onChange={setFits} />
        <Button onClick={onRestart}>Reiniciar</Button>
      </Bar>
      <Columns>
        <div>
          <Diagram title={snapshot.machine.id} diagram={diagram} active={active} fits={fits} />
          <Legend>
            <li data-kind="tags">Etiquetas que leen las pantallas</li>
            <li data-kind="actor">⟳ Trabajo de un actor mientras dura el estado</li>
            <li>[Condición]</li>
            <li>Línea discontinua: partes que duran a la vez</li>
          </Legend>
        </div>
        <Side>
          <Stepper live={live} view={view} />
          <Log log={view.log} context={snapshot.context} />
        </Side>
      </Columns>
    </>
  );
}

/** Shrunk further, its words could not be read: a large diagram scrolls at first. */
function fitsAtFirst({ width, height }: DiagramData): boolean {
  return width <= 1150 && height <= 1100;
}
