import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.ts';
import type { MonthPoint, Series } from './month-point.ts';

interface FiguresTableProps {
  readonly title: string;
  readonly unit: string;
  readonly points: readonly MonthPoint[];
  readonly series: readonly Series[];
  readonly format: (value: number) => string;
}

/** The chart's numbers for whoever does not see the lines. */
export function FiguresTable({ title, unit, points, series, format }: FiguresTableProps) {
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{`${title}, ${unit}`}</caption>
        <thead>
          <tr>
            <th scope="col">Mes</th>
            {series.map(({ key, name }) => (
              <th scope="col" key={key}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label}>
              <th scope="row">{point.label}</th>
              {series.map(({ key }) => (
                <td key={key}>{point[key] === undefined ? '—' : format(point[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
