/** The sign-ins of the demonstration company (decisions §11). */
export const ADMIN = { nombreUsuario: 'admin', clave: 'Admin-2026!' };
export const SELLER = { nombreUsuario: 'vendedor', clave: 'Ventas-2026!' };

export type Person = typeof SELLER;
