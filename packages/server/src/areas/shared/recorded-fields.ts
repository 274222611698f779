/** Every name that the audit records a field under. People read them in Actividad, which has a word for each or leaves it out. */
export const RECORDED_FIELDS = [
  'activo',
  'anio',
  'anioInicio',
  'apellido',
  'aprobaciones',
  'archivo',
  'asignarEnAbiertos',
  'bloqueado',
  'cantidadMeses',
  'cargaID',
  'clienteCodigo',
  'clienteID',
  'clienteProductoID',
  'clienteProductoIDs',
  'clienteProductoPeriodoID',
  'clienteProductoPeriodoIDs',
  'debeCambiarClave',
  'direccion',
  'division',
  'divisionID',
  'eliminada',
  'email',
  'errores',
  'filas',
  'guardadas',
  'kilosPorPieza',
  'mes',
  'mesInicio',
  'monedaID',
  'motivo',
  'nombre',
  'nombreDivision',
  'nombrePais',
  'nombreUsuario',
  'paisID',
  'periodoID',
  'periodoMonedaID',
  'periodoOrigen',
  'periodos',
  'presupuestados',
  'productoCodigo',
  'productoID',
  'productoIDs',
  'relaciones',
  'sinPresupuestar',
  'tasaCambioEUR',
  'tasas',
  'texto',
  'tipo',
  'tipoUsuario',
  'totalVentas',
  'totalVentasEUR',
  'totalVolumenTon',
  'usuarioID',
  'vendedorCodigo',
  'vendedorID',
  'ventas',
  'visible',
] as const;

type RecordedField = (typeof RECORDED_FIELDS)[number];

/** The fields of `T` that have no such name, which nothing can be given to. */
type Unknown<T> = { [K in keyof T as string extends K ? never : Exclude<K, RecordedField>]: never };

/** What is recorded: fields of these names alone. Another one does not compile. */
export type Recorded<T> = T & Unknown<T>;

/** Says that all of this may be recorded, for what is written without `recordAudit`. */
export const recorded = <T extends object>(fields: Recorded<T>): T => fields;
