import type { Endpoint } from '../contract/endpoint.ts';
import type { Kit } from './kit.ts';
import type { RuleID } from './rules.ts';

/** One rule on one call. `run` ends when the server keeps it and throws when it does not. */
export interface Check {
  readonly rule: RuleID;
  readonly call: Endpoint;
  /** Only run when writing was asked for. */
  readonly writes?: true;
  run(kit: Kit): Promise<void> | void;
}
