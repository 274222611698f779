import { damaged } from '../problem.ts';
import type { Element } from '../xml/elements.ts';
import { isBuiltInDate, isDateFormat } from './number-format.ts';

const MOST_STYLES = 200_000;

/** Which of a workbook's cell styles show dates, from the elements of its styles part. */
export class DateStyles {
  private readonly custom = new Map<number, boolean>();
  private readonly formats: number[] = [];

  take({ path, attributes }: Element): void {
    const id = Number(attributes.get('numFmtId') ?? 0);
    if (path === 'styleSheet/numFmts/numFmt')
      this.custom.set(id, isDateFormat(attributes.get('formatCode') ?? ''));
    if (path === 'styleSheet/cellXfs/xf') this.formats.push(id);
    if (this.formats.length > MOST_STYLES || this.custom.size > MOST_STYLES) throw damaged();
  }

  /** One place a style: 1 where it shows a date. */
  list(): Uint8Array {
    return Uint8Array.from(this.formats, (id) => ((this.custom.get(id) ?? isBuiltInDate(id)) ? 1 : 0));
  }
}
