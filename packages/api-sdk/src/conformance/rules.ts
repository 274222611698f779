/** A rule that a server is checked against, call by call. */
export interface Rule {
  readonly name: string;
  readonly reference: string;
}

const spec = (section: number) => `Especificación §${section}`;
const decisions = (section: number) => `Decisiones §${section}`;

/** Every rule of the kit, by the id that a report names it with. */
export const RULES = {
  sobre: { name: 'Cada respuesta es { status, message, data?, rows? }', reference: decisions(2) },
  estado: { name: 'El status del cuerpo repite el de HTTP', reference: decisions(2) },
  respuesta: { name: 'La respuesta tiene los campos del contrato', reference: spec(3) },
  'lista-de-textos': { name: 'Responde una lista simple de textos', reference: decisions(2) },
  'sin-token': { name: 'Sin token responde 401', reference: decisions(8) },
  'token-desconocido': { name: 'Con un token desconocido responde 401', reference: decisions(8) },
  rol: { name: 'Al otro tipo de usuario le responde 403', reference: spec(6) },
  entrada: { name: 'Una petición no válida responde 400 con un mensaje', reference: spec(7) },
  texto: { name: 'El mensaje de una petición incompleta es el especificado', reference: spec(5) },
  desconocido: { name: 'Un identificador desconocido responde 404', reference: decisions(8) },
  ajeno: { name: 'Un identificador de otro vendedor responde 404', reference: decisions(8) },
  credenciales: { name: 'Una clave o un usuario incorrectos responden 401', reference: spec(8) },
  'token-de-otro': { name: 'Un token desconocido no es válido', reference: spec(7) },
  'sesion-cerrada': { name: 'Tras cerrar la sesión, el token responde 401', reference: decisions(9) },
  recuperacion: { name: 'Recuperar la clave de un usuario desconocido responde 404', reference: spec(8) },
  'aprobacion-desconocida': {
    name: 'Aprobar un período desconocido responde 400 con un mensaje, nunca 404',
    reference: decisions(4),
  },
  'pagina-cero': { name: 'Las páginas se cuentan desde 0 y no se solapan', reference: spec(7) },
  'total-real': { name: 'rows es el total, en cualquier página', reference: decisions(2) },
  'orden-por-nombre': { name: 'La lista está ordenada por nombre', reference: decisions(2) },
  'recientes-primero': { name: 'Los períodos más nuevos van primero', reference: decisions(2) },
  busqueda: { name: 'La búsqueda encuentra por nombre y no devuelve lo demás', reference: spec(2) },
  presupuestables: { name: 'Son SOP o BGT, activos y visibles', reference: decisions(3) },
  visibles: { name: 'Un vendedor solo ve períodos visibles', reference: decisions(3) },
  'meses-del-periodo': {
    name: 'Cubre los meses del período y, antes, los de su año desde enero',
    reference: decisions(3),
  },
  'valor-local': { name: 'valorMonedaLocal = volumenTon × 1000 × precio', reference: decisions(5) },
  'valor-euro': {
    name: 'valorEUR = valorMonedaLocal / tasa, y nada donde falta la tasa',
    reference: decisions(5),
  },
  'suma-del-resumen': { name: 'El resumen suma los meses del período', reference: decisions(5) },
  'totales-del-dashboard': { name: 'El dashboard suma los meses de cada período', reference: decisions(6) },
  crea: { name: 'Lo que se crea aparece en la lista', reference: spec(2) },
  actualiza: { name: 'Lo que se cambia aparece cambiado', reference: spec(2) },
  elimina: { name: 'Lo que se elimina desaparece de la lista', reference: spec(2) },
  'guarda-y-relee': { name: 'Lo que se guarda se lee igual, el 0 incluido', reference: decisions(4) },
  negativo: { name: 'Un valor negativo responde 400', reference: spec(5) },
  visto: {
    name: 'Con visto, una cifra que ya es otra responde 409 con la actual, y no se guarda',
    reference: decisions(4),
  },
  lote: { name: 'Un lote enviado dos veces responde igual y se escribe una vez', reference: decisions(9) },
  historial: {
    name: 'Los cambios de un mes van del más reciente al más antiguo, sin que falte ninguno',
    reference: decisions(9),
  },
  nota: { name: 'Una nota se lee como se guarda; vacía, desaparece', reference: decisions(9) },
  'nota-vista': {
    name: 'Con visto, una nota que ya dice otra cosa responde 409 con lo que dice, y no se guarda',
    reference: decisions(9),
  },
  'queda-presupuestado': {
    name: 'Guardar un valor marca la fila como presupuestada',
    reference: decisions(4),
  },
  apertura: { name: 'El período abierto aparece, con sus filas sin presupuestar', reference: decisions(3) },
  'apertura-repetida': { name: 'Abrir un período que ya existe responde 400', reference: decisions(3) },
  aprobacion: { name: 'Aprobar marca todas las filas y puede repetirse', reference: decisions(4) },
  cerrado: { name: "Un período cerrado responde 400 'El período está cerrado'", reference: decisions(3) },
  activo: {
    name: 'Un período inactivo deja de ser presupuestable, y vuelve a serlo',
    reference: decisions(3),
  },
  visible: { name: 'Un período oculto desaparece para los vendedores, y vuelve', reference: decisions(3) },
  asignacion: { name: 'Fijar el mismo conjunto no cambia nada', reference: decisions(9) },
} as const satisfies Record<string, Rule>;

export type RuleID = keyof typeof RULES;
