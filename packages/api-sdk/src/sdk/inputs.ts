/** A decimal: a number, or text in plain notation (`'12.345'`), which no float touches on its way to the database. */
export type Decimal = number | string;

/** Which page of a list, and what is looked for. */
export interface PageQuery {
  /** Zero-based; 0 unless given. */
  readonly pageNumber?: number;
  /** 10 unless given; each list says how many it takes at most. */
  readonly pageSize?: number;
}

/** How a whole list is read. */
export interface ListQuery {
  /** Rows asked for at a time; as many as the list takes unless given. */
  readonly pageSize?: number;
}

/** Part of a name or a code, in any case, with or without accents. */
export interface NombreFilter {
  readonly nombre?: string;
}

export interface UsuarioInput {
  readonly nombreUsuario: string;
  readonly email: string;
  readonly tipoUsuario: 'ADMINISTRADOR' | 'VENDEDOR';
  /** On create true unless given; left out of a change, it stays as it is. */
  readonly activo?: boolean;
  /** On create false unless given; left out of a change, it stays as it is. */
  readonly bloqueado?: boolean;
}

export interface VendedorInput {
  readonly vendedorCodigo: string;
  readonly nombre: string;
  readonly apellido: string;
  readonly email: string;
  /** A divisionID. */
  readonly division: string;
  readonly paisID: number;
  /** On create true unless given; left out of a change, it stays as it is. */
  readonly activo?: boolean;
  /** Of a change alone: with `activo: false`, the users who sign in as this salesperson become inactive, too. */
  readonly desactivarUsuario?: boolean;
}

export interface ClienteInput {
  readonly clienteCodigo: string;
  readonly nombre: string;
  readonly paisID: number;
}

export interface ProductoInput {
  readonly productoCodigo: string;
  readonly nombre: string;
  /** Kilos a piece, 0 or more. */
  readonly kilosPorPieza?: Decimal | null;
}

export interface DivisionInput {
  /** Up to 20 characters; fixed once the division exists. */
  readonly divisionID: string;
  readonly nombre: string;
}

/** The seller whose list it is: an administrator names it, a seller works on the own one. */
export interface VendedorChoice {
  readonly vendedorID?: number;
}

export interface PeriodoFilter {
  /** Start year. */
  readonly anio?: number;
  readonly tipo?: 'SOP' | 'CUR' | 'BGT';
  /** Part of an id. */
  readonly periodoID?: string;
  readonly activo?: boolean;
  readonly visible?: boolean;
}

export interface TasaInput {
  readonly periodoID: string;
  readonly monedaID: string;
  /** Units of the currency per euro, above 0; 6 decimals are kept. */
  readonly tasaCambioEUR: Decimal;
  /** 1-12, in CUR periods alone; without it the rate holds for the whole period. */
  readonly mes?: number | null;
}

export interface AperturaInput {
  /** The period whose relations and months are copied. */
  readonly periodoOrigen: string;
  /** The new period: type, an optional two-digit month, a dash, the year, as `SOP10-2025` or `BGT-2026`. */
  readonly periodoDestino: string;
  readonly tipoPeriodo: 'SOP' | 'BGT';
  readonly anioInicio: number;
  /** 1-12. */
  readonly mesInicio: number;
  /** 1-36. */
  readonly cantidadMeses: number;
}

/** A client-product pair of the seller in a period. */
export interface ParDePeriodo {
  readonly periodoID: string;
  readonly clienteID: number;
  readonly productoID: number;
}

/** What a sales file is loaded as: its text (`SOPOct-2025`), or the parts that make it. */
export type NombreCarga =
  | string
  | {
      readonly tipo: 'SOP' | 'CUR';
      /** 1-12. */
      readonly mes: number;
      readonly anio: number;
    };
