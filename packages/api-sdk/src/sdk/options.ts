import type {
  ClientOptions as ConnectionOptions,
  CallOptions as TransportOptions,
} from '../client/caller.ts';
import type { Endpoint, EndpointAnswer, EndpointInput } from '../contract/endpoint.ts';
import type { Decimal } from './inputs.ts';
import type { RetryOptions } from './retry.ts';

/** How a client reaches its server. */
export interface ClientOptions extends ConnectionOptions {
  /** Off unless given; see {@link RetryOptions}. Each call may say otherwise. */
  readonly retry?: RetryOptions | false;
  /**
   * Whether what a call is given is checked by the contract before it is sent, an `InputError` if it does not fit. In Node it is,
   * unless `false`; elsewhere only with `true`, because the server checks it in any case and pages have forms that do.
   */
  readonly checkInput?: boolean;
}

/** What every call takes as its last argument. */
export interface CallOptions extends TransportOptions {
  /** For this call alone, instead of the client's. */
  readonly retry?: RetryOptions | false;
}

/** What a conditional change takes besides. */
export interface ConditionalOptions extends CallOptions {
  /**
   * The `version` of the record as it was read: the change counts only if the record still is that one. Otherwise the call
   * rejects with an `ApiError` of status 409, whose `data` is a `Conflicto`.
   */
  readonly visto?: string | undefined;
}

/** What a conditional save of a month's figure takes besides. */
export interface FigureOptions extends CallOptions {
  /**
   * The figure as its author saw it: the new one is saved only where that one stands, or the new one already. Otherwise the
   * call rejects with an `ApiError` of status 409, whose `data` is a `ConflictoCifra`.
   */
  readonly visto?: Decimal | undefined;
}

/** What a conditional save of a price takes besides. */
export interface PriceOptions extends FigureOptions {
  /**
   * The currency that its author saw, `monedaID` of the pair: where the pair has another one by now, the save is refused with
   * status 400. A pair changes it with its client's country as long as no figure of it was ever other than 0.
   */
  readonly moneda?: string | undefined;
}

/** What a conditional save of a note takes besides. */
export interface NoteOptions extends CallOptions {
  /**
   * What the note said when its author read it, blank for none: the new one is saved only where that still stands, or the new
   * text already. Otherwise the call rejects with an `ApiError` of status 409, whose `data` is a `ConflictoNota`.
   */
  readonly visto?: string | undefined;
}

/** The query of a conditional change. */
export function conditionOf<T>(options: { readonly visto?: T } | undefined): { visto?: T } {
  return options?.visto === undefined ? {} : { visto: options.visto };
}

/** Calls an endpoint of the contract, or one declared with `endpoint(…)`, and returns its validated answer. */
export type Raw = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointAnswer<E>>;
