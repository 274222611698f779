/** A rule that a server is checked against, call by call. */
export interface Rule {
  readonly name: string;
}

/** Every rule of the kit, by the id that a report names it with. */
export const RULES = {
  sobre: { name: 'Cada respuesta es { status, message, data?, rows? }' },
  estado: { name: 'El status del cuerpo repite el de HTTP' },
  respuesta: { name: 'La respuesta tiene los campos del contrato' },
  'lista-de-textos': { name: 'Responde una lista simple de textos' },
  'sin-token': { name: 'Sin token responde 401' },
  'token-desconocido': { name: 'Con un token desconocido responde 401' },
  rol: { name: 'Al otro tipo de usuario le responde 403' },
  entrada: { name: 'Una petición no válida responde 400 con un mensaje' },
  texto: { name: 'El mensaje de una petición incompleta es el especificado' },
  desconocido: { name: 'Un identificador desconocido responde 404' },
  ajeno: { name: 'Un identificador de otro vendedor responde 404' },
  credenciales: { name: 'Una clave o un usuario incorrectos responden 401' },
  'token-de-otro': { name: 'Un token desconocido no es válido' },
  'sesion-cerrada': { name: 'Tras cerrar la sesión, el token responde 401' },
  recuperacion: { name: 'Recuperar la clave de un usuario desconocido responde 404' },
  'aprobacion-desconocida': { name: 'Aprobar un período desconocido responde 400 con un mensaje, nunca 404' },
  'pagina-cero': { name: 'Las páginas se cuentan desde 0 y no se solapan' },
  'total-real': { name: 'rows es el total, en cualquier página' },
  'orden-por-nombre': { name: 'La lista está ordenada por nombre' },
  'recientes-primero': { name: 'Los períodos más nuevos van primero' },
  busqueda: { name: 'La búsqueda encuentra por nombre y no devuelve lo demás' },
  presupuestables: { name: 'Son SOP o BGT, activos y visibles' },
  visibles: { name: 'Un vendedor solo ve períodos visibles' },
  'meses-del-periodo': { name: 'Da, en orden, los meses del período y, antes, los de su año desde enero' },
  'valor-local': { name: 'valorMonedaLocal = volumenTon × 1000 × precio' },
  'valor-euro': { name: 'valorEUR = valorMonedaLocal / tasa, y nada donde falta la tasa' },
  'suma-del-resumen': { name: 'El resumen suma los meses del período' },
  'totales-del-dashboard': { name: 'El dashboard suma los meses de cada período' },
  'avance-del-dashboard': { name: 'porcentajeAvance es la parte de los pares que está presupuestada' },
  crea: { name: 'Lo que se crea aparece en la lista' },
  actualiza: { name: 'Lo que se cambia aparece cambiado' },
  elimina: { name: 'Lo que se elimina desaparece de la lista' },
  'guarda-y-relee': { name: 'Lo que se guarda se lee igual, el 0 incluido' },
  negativo: { name: 'Un valor negativo responde 400' },
  visto: { name: 'Con visto, una cifra que ya es otra responde 409 con la actual, y no se guarda' },
  lote: { name: 'Un lote enviado dos veces responde igual y se escribe una vez' },
  historial: { name: 'Los cambios de un mes van del más reciente al más antiguo, sin que falte ninguno' },
  nota: { name: 'Una nota se lee como se guarda; vacía, desaparece' },
  'nota-vista': {
    name: 'Con visto, una nota que ya dice otra cosa responde 409 con lo que dice, y no se guarda',
  },
  'queda-presupuestado': { name: 'Guardar un valor marca la fila como presupuestada' },
  apertura: { name: 'El período abierto aparece, con sus filas sin presupuestar' },
  'apertura-repetida': { name: 'Abrir un período que ya existe responde 400' },
  aprobacion: { name: 'Aprobar marca todas las filas y puede repetirse' },
  cerrado: { name: "Un período cerrado responde 400 'El período está cerrado'" },
  activo: { name: 'Un período inactivo deja de ser presupuestable, y vuelve a serlo' },
  visible: { name: 'Un período oculto desaparece para los vendedores, y vuelve' },
  asignacion: { name: 'Fijar el mismo conjunto no cambia nada' },
} as const satisfies Record<string, Rule>;

export type RuleID = keyof typeof RULES;
