export { ApiError } from './client/api-error.ts';
export { type Caller, createCaller } from './client/caller.ts';
export {
  createListener,
  type EventoRecibido,
  type Listener,
  type ListenOptions,
  type ReconnectOptions,
} from './client/listener.ts';
export { NetworkCause, type NetworkReason } from './client/network-cause.ts';
export type { Progress } from './client/upload.ts';
export * from './contract/index.ts';
export {
  type Answer,
  accepted,
  type Call,
  type CursorAnswer,
  type CursorCall,
  type DataAnswer,
  type DataCall,
  type DoneCall,
  type MaybeCall,
  type PageAnswer,
  type PageCall,
} from './sdk/answering.ts';
export * from './sdk/areas/index.ts';
export { checkedCaller } from './sdk/checked-caller.ts';
export { type Client, createClient } from './sdk/create-client.ts';
export { InputError, type InputProblem } from './sdk/input-error.ts';
export type * from './sdk/inputs.ts';
export type {
  CallOptions,
  ClientOptions,
  ConditionalOptions,
  FigureOptions,
  PriceOptions,
  Raw,
} from './sdk/options.ts';
export { PagedList } from './sdk/paged-list.ts';
export { RefusedError } from './sdk/refused-error.ts';
export type { RetryOptions } from './sdk/retry.ts';
export type { WorkbookSource } from './sdk/workbook-source.ts';
