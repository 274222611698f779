import { loadedPart } from '../../app/loaded-part.ts';
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx';
import { FiguresTable } from './FiguresTable.tsx';
import { LineSample } from './LineSample.tsx';
import { Empty, Figure, Head, Legend, Room, Unit } from './MonthChart.parts.ts';
import { hasFigures, seriesOf } from './month-point.ts';
import type { PlotProps } from './Plot.tsx';

/** Its own chunk: the drawing library loads when a chart is looked at. */
const Plot = loadedPart(() => import('./Plot.tsx'), <Skeleton height="100%" />);

interface MonthChartProps extends Omit<PlotProps, 'series'> {
  readonly loading?: boolean;
  /** Which months of the reference these are, where they are not the same ones. */
  readonly reference?: string | undefined;
}

/** Budget versus reference by month, as two lines; the title and the legend stand while the rest loads. */
export function MonthChart({ loading = false, reference, ...chart }: MonthChartProps) {
  const { points } = chart;
  const series = hasFigures(points) ? seriesOf(points, reference) : [];
  const plot = { ...chart, series };
  return (
    <Figure aria-busy={loading}>
      <Head>
        <h2>{plot.title}</h2>
        <Unit>{plot.unit}</Unit>
        <Legend aria-hidden="true">
          {series.map(({ key, name }) => (
            <li key={key}>
              <LineSample series={key} /> {name}
            </li>
          ))}
        </Legend>
      </Head>
      <Room>{body(plot, loading)}</Room>
      {!loading && series.length > 0 && <FiguresTable {...plot} />}
    </Figure>
  );
}

function body(plot: PlotProps, loading: boolean) {
  if (loading) return <Skeleton height="100%" />;
  if (plot.points.length === 0) return <Empty>No hay meses que mostrar.</Empty>;
  if (plot.series.length === 0) return <Empty>Todavía no hay cifras que mostrar.</Empty>;
  return <Plot {...plot} />;
}
