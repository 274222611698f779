export { type OpenApiOptions, openApiDocument } from './document.ts';
export type * from './types.ts';
export { METHODS } from './types.ts';
