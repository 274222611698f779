export { ApiError } from './client/api-error.ts';
export { type Caller, type CallOptions, type ClientOptions, createCaller } from './client/caller.ts';
export { type Client, createClient } from './client/create-client.ts';
export type { Progress } from './client/upload.ts';
export * from './contract/index.ts';
