import {
  type CallReport,
  type Leftover,
  OUTCOMES,
  type Outcome,
  type Report,
  type RuleResult,
} from './report.ts';

export interface FormatOptions {
  /** Also what conforms, rule by rule; otherwise only what does not, and what was not tried. */
  readonly all?: boolean;
}

const marks = { conforme: '✓', difiere: '✗', 'no comprobado': '·', 'no ofrecida': '–' } as const;

/** What rules are, one and several of them. */
const words: Readonly<Record<Outcome, readonly [string, string]>> = {
  conforme: ['conforme', 'conformes'],
  difiere: ['difiere', 'difieren'],
  'no comprobado': ['no comprobada', 'no comprobadas'],
  'no ofrecida': ['no ofrecida', 'no ofrecidas'],
};

/** A report as Spanish text, one line for each call and one for each rule that is worth a line. */
export function formatReport(report: Report, { all = false }: FormatOptions = {}): string {
  const { baseUrl, summary, conforms, calls, leftovers } = report;
  const totals = OUTCOMES.filter((outcome) => summary[outcome] > 0).map(
    (outcome) => `${summary[outcome]} ${words[outcome][summary[outcome] === 1 ? 0 : 1]}`,
  );
  return [
    `Conformidad de ${baseUrl}${report.write ? '' : ' (sin escribir)'}`,
    '',
    ...calls.flatMap((call) => linesOf(call, all)),
    '',
    `Extensiones: ${extensions(calls)}`,
    `Reglas: ${totals.join(', ')}`,
    ...leftovers.map(leftoverText),
    conforms ? 'El servidor cumple el contrato en todo lo comprobado.' : 'El servidor no cumple el contrato.',
  ].join('\n');
}

/** A record that could not be removed again, as a line of Spanish text. */
export function leftoverText({ what, call, reason }: Leftover): string {
  return `No se pudo quitar «${what}» (${call}): ${reason}.`;
}

function linesOf({ call, summary, results, offered }: CallReport, all: boolean): string[] {
  if (offered === false) return [`${marks['no ofrecida']} ${call}: ${summary} (no ofrecida)`];
  const differs = results.some(({ outcome }) => outcome === 'difiere');
  const listed = results.filter(({ outcome }) => all || outcome !== 'conforme');
  return [`${differs ? marks.difiere : marks.conforme} ${call}: ${summary}`, ...listed.map(ruleLine)];
}

function ruleLine({ outcome, rule, name, detail }: RuleResult): string {
  return `    ${marks[outcome]} ${rule}: ${name}${detail === undefined ? '' : `: ${detail}`}`;
}

function extensions(calls: readonly CallReport[]): string {
  const words = { true: 'sí', false: 'no', null: 'sin comprobar' } as const;
  const own = calls.filter(({ extension }) => extension);
  return own.map(({ call, offered }) => `${call}: ${words[`${offered}`]}`).join('; ');
}
