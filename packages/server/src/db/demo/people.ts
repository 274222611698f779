/** The divisions, by id. */
export const divisions = [
  { divisionID: 'ACE', nombre: 'Envases de acero' },
  { divisionID: 'ALU', nombre: 'Envases de aluminio' },
  { divisionID: 'TAP', nombre: 'Tapas y cierres' },
];

export interface DemoSeller {
  vendedorCodigo: string;
  nombre: string;
  apellido: string;
  email: string;
  divisionID: string;
  /** The home country first; others are sold in from there. */
  countries: readonly [string, ...string[]];
  /** Client-product pairs to be assigned. */
  pairs: number;
}

const domain = 'envases-andinos.example';

/** The demonstration seller comes first, and sells in one currency, so that its totals are plain. */
export const sellers: readonly DemoSeller[] = [
  seller('V-001', 'Valentina', 'Restrepo Díaz', 'vendedor', 'ACE', 40, 'Colombia'),
  seller('V-002', 'Andrés', 'Quispe Huamán', 'andres.quispe', 'ACE', 24, 'Perú'),
  seller('V-003', 'Gabriela', 'Cevallos Mora', 'gabriela.cevallos', 'ALU', 22, 'Ecuador', 'Perú'),
  seller('V-004', 'João', 'Nogueira Lima', 'joao.nogueira', 'ALU', 28, 'Brasil'),
  seller('V-005', 'Martín', 'Ibáñez Ferreyra', 'martin.ibanez', 'TAP', 20, 'Argentina'),
  seller('V-006', 'Ximena', 'Ordóñez Salgado', 'ximena.ordonez', 'TAP', 26, 'México'),
  seller('V-007', 'Rodrigo', 'Muñoz Sepúlveda', 'rodrigo.munoz', 'ACE', 18, 'Chile'),
  seller('V-008', 'Núria', 'Peñalosa Vargas', 'nuria.penalosa', 'ALU', 20, 'Colombia', 'Ecuador'),
];

function seller(
  vendedorCodigo: string,
  nombre: string,
  apellido: string,
  mailbox: string,
  divisionID: string,
  pairs: number,
  ...countries: [string, ...string[]]
): DemoSeller {
  return { vendedorCodigo, nombre, apellido, email: `${mailbox}@${domain}`, divisionID, countries, pairs };
}

/** A user; one without a key cannot sign in until an administrator sets it or a recovery mail does. */
interface DemoUser {
  nombreUsuario: string;
  email: string;
  tipoUsuario: 'ADMINISTRADOR' | 'VENDEDOR';
  clave?: string;
}

/** The sign-ins of decisions §11, and a user for each other seller. */
export const users: readonly DemoUser[] = [
  { nombreUsuario: 'admin', email: `admin@${domain}`, tipoUsuario: 'ADMINISTRADOR', clave: 'Admin-2026!' },
  ...sellers.map(({ email }, index): DemoUser => {
    const nombreUsuario = email.slice(0, email.indexOf('@'));
    return { nombreUsuario, email, tipoUsuario: 'VENDEDOR', ...(index === 0 && { clave: 'Ventas-2026!' }) };
  }),
];
