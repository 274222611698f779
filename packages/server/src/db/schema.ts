/** The whole database. Columns are the contract's names in snake_case; their properties, the contract's names. */
export * from './schema/budget.ts';
export * from './schema/catalogue.ts';
export * from './schema/log.ts';
export * from './schema/people.ts';
export * from './schema/periods.ts';
export * from './schema/records.ts';
export * from './schema/totals.ts';
