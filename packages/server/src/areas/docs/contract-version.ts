import contractPackage from '@presupuesto/api-sdk/package.json' with { type: 'json' };

/** The version of the contract that this server answers: its package is released by itself. */
export const { version: contractVersion } = contractPackage;
