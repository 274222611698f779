import type { Entry } from 'yauzl';
import type { Limits } from '../limits.ts';
import { damaged, WorkbookProblem } from '../problem.ts';
import type { Element } from '../xml/elements.ts';
import type { Archive } from '../zip/archive.ts';
import { readElements } from './read-elements.ts';

/** A sheet of cells in a zip. */
export interface NamedSheet {
  readonly name: string;
  readonly entry: Entry;
}

/** Where in a zip the things are that a sheet needs. */
export interface Parts {
  readonly sheet: NamedSheet;
  /** The other sheets that people see. */
  readonly others: readonly NamedSheet[];
  /** All that the zip has, hidden ones as well, in the workbook's order. */
  readonly all: readonly NamedSheet[];
  readonly sharedTexts: Entry | undefined;
  readonly styles: Entry | undefined;
  /** Days count from 1904. */
  readonly is1904: boolean;
}

interface Relation {
  readonly id: string;
  /** The last part of its type: what differs between strict and transitional workbooks stands before. */
  readonly kind: string;
  readonly target: string;
  readonly isExternal: boolean;
}

interface Sheet {
  readonly name: string;
  readonly relation: string;
  readonly isHidden: boolean;
}

/** Sheets, or relations of a part. */
const MOST = 10_000;
/** Excel allows 31 characters. */
const LONGEST_NAME = 100;

/** Finds the first sheet that people see, through the relations that the workbook declares. */
export async function findParts(archive: Archive, limits: Limits): Promise<Parts> {
  const root = await readRelations(archive, '', limits);
  const main = root.find(({ kind }) => kind === 'officeDocument');
  if (main === undefined) throw new WorkbookProblem('not-a-workbook');
  if (/\.bin$/i.test(main.target)) throw new WorkbookProblem('binary');
  const sheets: Sheet[] = [];
  let is1904 = false;
  await readElements(archive, partOf(archive, main), limits, ({ path, attributes }) => {
    if (path.split('/')[0] !== 'workbook') throw new WorkbookProblem('not-a-workbook');
    if (path === 'workbook/workbookPr') is1904 = /^(1|true|on)$/.test(attributes.get('date1904') ?? '');
    if (path === 'workbook/sheets/sheet') add(sheets, sheetOf(attributes));
  });

  const relations = await readRelations(archive, main.target, limits);
  const isSheet = new Map(relations.map((relation) => [relation.id, relation]));
  const worksheets = sheets.filter(({ relation }) => isSheet.get(relation)?.kind === 'worksheet');
  const chosen = worksheets.find(({ isHidden }) => !isHidden) ?? worksheets[0];
  if (chosen === undefined) throw new WorkbookProblem('no-sheet');
  const named = ({ name, relation }: Sheet) => ({ name, entry: partOf(archive, isSheet.get(relation)) });
  const isThere = ({ relation }: Sheet) =>
    archive.parts.has(isSheet.get(relation)?.target.toLowerCase() ?? '');
  const optional = (kind: string): Entry | undefined => {
    const found = relations.find((relation) => relation.kind === kind);
    return found === undefined ? undefined : partOf(archive, found);
  };
  return {
    sheet: named(chosen),
    others: worksheets.filter((one) => one !== chosen && !one.isHidden && isThere(one)).map(named),
    all: worksheets.filter(isThere).map(named),
    sharedTexts: optional('sharedStrings'),
    styles: optional('styles'),
    is1904,
  };
}

function sheetOf(attributes: Element['attributes']): Sheet {
  const relation = [...attributes].find(([name]) => name.endsWith(':id'))?.[1] ?? '';
  const isHidden = ['hidden', 'veryHidden'].includes(attributes.get('state') ?? '');
  return { name: (attributes.get('name') ?? '').slice(0, LONGEST_NAME), relation, isHidden };
}

function add<T>(list: T[], item: T): void {
  if (list.length === MOST) throw damaged();
  list.push(item);
}

function partOf(archive: Archive, relation: Relation | undefined): Entry {
  const entry = archive.parts.get(relation?.target.toLowerCase() ?? '');
  if (entry === undefined || relation?.isExternal) throw damaged();
  return entry;
}

/** The relations of a part (`''`: of the whole package), their targets as names of parts. */
async function readRelations(archive: Archive, part: string, limits: Limits): Promise<Relation[]> {
  const slash = part.lastIndexOf('/') + 1;
  const folder = part.slice(0, slash);
  const entry = archive.parts.get(`${folder}_rels/${part.slice(slash)}.rels`.toLowerCase());
  if (entry === undefined) {
    if (part === '') throw new WorkbookProblem('not-a-workbook');
    return [];
  }
  const relations: Relation[] = [];
  await readElements(archive, entry, limits, ({ path, attributes }) => {
    if (path !== 'Relationships/Relationship') return;
    const target = attributes.get('Target') ?? '';
    const isExternal = attributes.get('TargetMode') === 'External';
    add(relations, {
      id: attributes.get('Id') ?? '',
      kind: attributes.get('Type')?.split('/').at(-1) ?? '',
      target: isExternal ? '' : resolve(folder, target),
      isExternal,
    });
  });
  return relations;
}

/** A relative target as the name of a part. */
function resolve(folder: string, target: string): string {
  const steps: string[] = [];
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}
