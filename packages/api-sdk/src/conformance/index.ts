export type { SignIn, SignIns } from './checks/session.ts';
export { type FormatOptions, formatReport, leftoverText } from './format.ts';
export type { CallMade, Who } from './kit.ts';
export {
  type CallReport,
  type Leftover,
  OUTCOMES,
  type Outcome,
  type Report,
  type RuleResult,
} from './report.ts';
export { RULES, type Rule, type RuleID } from './rules.ts';
export { type ConformanceOptions, checkConformance } from './run.ts';
