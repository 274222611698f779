import { type ComparacionLibro, type LecturaDudosa, MAX_DUDAS } from '@presupuesto/api-sdk/contract';
import type { DeclaredFields } from '../../../mount.ts';
import type { CurrentPair } from './current.ts';

type Comparison = DeclaredFields<ComparacionLibro>;
type Compared = Omit<Comparison, 'descargado'>;
export type Figure = Comparison['cifras'][number];
type Unwritten = Comparison['noEscritas'][number];

/** What a comparison has found so far: all figures that changed, and of what cannot be written or read the first ones and how many. */
export class Findings {
  private readonly figures = new Map<CurrentPair, Figure[]>();
  private readonly unwritten: Unwritten[] = [];
  private readonly doubts: LecturaDudosa[] = [];
  private compared = 0;
  private unwrittenCount = 0;
  private doubtCount = 0;

  /** A cell was compared, whatever comes of it. */
  count(): void {
    this.compared += 1;
  }

  add(pair: CurrentPair, figure: Figure): void {
    const known = this.figures.get(pair);
    if (known) known.push(figure);
    else this.figures.set(pair, [figure]);
  }

  refuse(figure: Unwritten): void {
    this.unwrittenCount += 1;
    if (this.unwritten.length < MAX_DUDAS) this.unwritten.push(figure);
  }

  doubt(doubt: LecturaDudosa): void {
    this.doubtCount += 1;
    if (this.doubts.length < MAX_DUDAS) this.doubts.push(doubt);
  }

  /** In the order of these pairs, by month and figure. */
  result(pairs: readonly CurrentPair[]): Compared {
    return {
      comparadas: this.compared,
      cifras: pairs.flatMap((pair) =>
        (this.figures.get(pair) ?? []).sort(
          (a, b) => a.anio - b.anio || a.mes - b.mes || (a.campo < b.campo ? 1 : -1),
        ),
      ),
      noEscritas: this.unwritten,
      totalNoEscritas: this.unwrittenCount,
      sinEntender: this.doubts,
      totalSinEntender: this.doubtCount,
    };
  }
}
