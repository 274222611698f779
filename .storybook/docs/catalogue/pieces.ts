import type { Catalogue, Entry } from './entry.ts';

const HOME = 'Pantallas/Presupuestos';
const PIECES = `${HOME}/Piezas`;

const piece = (about: string, ...see: readonly string[]): Entry => ({ about, see: [HOME, ...see] });
const alone = (about: string, ...see: readonly string[]): Entry => ({ ...piece(about, ...see), alone: true });

/** The pieces of Presupuestos. */
export const pieces: Catalogue = {
  [`${PIECES}/MonthTable`]: alone(
    'Los meses de un par: volumen y precio para escribir, el referente al lado y los totales debajo.',
    `${PIECES}/MonthTable/Totales`,
  ),
  [`${PIECES}/MonthTable/Avisos`]: alone(
    'Lo que se revisa de cada mes, dicho en su fila.',
    `${PIECES}/ApprovalDialog`,
  ),
  [`${PIECES}/MonthTable/Bloques`]: alone('Varias celdas seleccionadas a la vez.', `${HOME}/Escritura`),
  [`${PIECES}/MonthTable/Operaciones`]: alone(
    'Aritmética en una celda, con su resultado antes de salir.',
    `${HOME}/Escritura`,
  ),
  [`${PIECES}/MonthTable/Totales`]: alone(
    'Lo que suma el par junto a su referente, y su diferencia.',
    `${PIECES}/MonthTable`,
  ),
  [`${PIECES}/TableSkeleton`]: piece('El sitio de la tabla mientras los meses llegan.', 'Controles/Skeleton'),
  [`${PIECES}/PairList`]: alone(
    'Los pares cliente-producto de un vendedor, con lo que los acota.',
    'Controles/ListBox',
  ),
  [`${PIECES}/BudgetBar`]: piece(
    'Qué se presupuesta, junto a qué, cuánto va, y su aprobación.',
    `${PIECES}/ApprovalDialog`,
  ),
  [`${PIECES}/DetailPanel`]: piece('De quién y de qué se presupuesta, y los cuatro totales.'),
  [`${PIECES}/SheetTools`]: piece(
    'Lo que se puede hacer con los meses de una vez.',
    `${PIECES}/CopyDialog`,
    `${PIECES}/DistributeDialog`,
  ),
  [`${PIECES}/CopyDialog`]: alone(
    'Copiar el referente: qué meses, con qué porcentaje, y cuánto será.',
    `${PIECES}/SheetTools`,
  ),
  [`${PIECES}/DistributeDialog`]: alone(
    'Repartir las toneladas de un año, enseñando antes el reparto.',
    `${PIECES}/SheetTools`,
  ),
  [`${PIECES}/Effects`]: piece(
    'De dónde sale la diferencia de ventas: del volumen y del precio.',
    'Gráficos/MonthChart',
  ),
  [`${PIECES}/Analysis`]: alone(
    'Los gráficos de un par, con su medida y sus efectos.',
    'Gráficos/MonthChart',
    `${PIECES}/Effects`,
  ),
  [`${PIECES}/ApprovalDialog`]: alone(
    'Pregunta antes de aprobar, enseña lo que conviene revisar y dice cómo terminó.',
    `${PIECES}/ApprovalLine`,
  ),
  [`${PIECES}/ApprovalLine`]: piece(
    'Quién aprobó, cuándo, y los cambios desde entonces.',
    `${PIECES}/HistoryPanel`,
  ),
  [`${PIECES}/ExcelActions`]: piece(
    'Descargar el presupuesto como libro, y devolverlo.',
    `${PIECES}/WorkbookDialog`,
  ),
  [`${PIECES}/WorkbookDialog`]: alone(
    'Un libro que vuelve: qué cambia, antes de aceptarlo.',
    `${PIECES}/ExcelActions`,
  ),
  [`${PIECES}/HistoryPanel`]: alone('Quién cambió qué, al lado de los meses.', `${HOME}/Historial`),
  [`${PIECES}/MomentDialog`]: alone(
    'Volver a un momento: lo que cambiaría, antes de hacerlo.',
    `${HOME}/Historial`,
  ),
  [`${PIECES}/NoteBox`]: piece('La nota de un mes o de un par.', 'Controles/TextArea'),
  [`${PIECES}/Notice`]: piece(
    'A qué llegó un paso que fue más allá de los meses a la vista, y cómo deshacerlo.',
  ),
  [`${PIECES}/PairGone`]: piece(
    'Otra persona ha quitado el par que se estaba escribiendo: lo nombra, con la cifra que no se ha guardado.',
    `${PIECES}/RemovalDialog`,
  ),
  [`${PIECES}/RemovalDialog`]: alone(
    'Pregunta antes de quitar un par de la lista, y lo nombra.',
    'Controles/Dialog',
  ),
  [`${PIECES}/HelpButton`]: alone('Todas las teclas de la pantalla, en breve.', 'Pantallas/Ayuda'),
};
