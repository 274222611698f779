import type { Catalogue, Entry } from './entry.ts';

const screen = (about: string, ...see: readonly string[]): Entry => ({ about, see, alone: true });

/** The screens, and the groups of their states. */
export const screens: Catalogue = {
  'Pantallas/Iniciar sesión': screen(
    'La entrada: usuario y clave, y qué pasa cuando no valen.',
    'Pantallas/Iniciar sesión/Recuperación',
    'Marco/LoginGate',
  ),
  'Pantallas/Iniciar sesión/Recuperación': screen(
    'Quien olvidó su clave pide otra a su correo.',
    'Pantallas/Iniciar sesión',
    'Pantallas/Cambiar clave',
  ),
  'Pantallas/Cambiar clave': screen(
    'La clave propia, también cuando cambiarla es obligatorio.',
    'Pantallas/Iniciar sesión',
  ),
  'Pantallas/Inicio': screen(
    'Los períodos en tarjetas: cuánto se presupuestó, quién y qué parte falta.',
    'Pantallas/Inicio/Estados',
    'Pantallas/Inicio/Aprobaciones',
  ),
  'Pantallas/Inicio/Estados': screen('Inicio mientras carga, vacío o rechazado.', 'Pantallas/Inicio'),
  'Pantallas/Inicio/Cambios de otros': screen(
    'Inicio cuando el servidor tiene ya otras cifras: las lee de nuevo sin que nada salte.',
    'Pantallas/Inicio/Aprobaciones',
  ),
  'Pantallas/Inicio/Aprobaciones': screen(
    'Quién aprobó cada presupuesto, y su reapertura.',
    'Pantallas/Inicio/Piezas/ApprovalList',
  ),
  'Pantallas/Inicio/Piezas/ApprovalList': screen(
    'Las aprobaciones de un período, una por vendedor.',
    'Pantallas/Inicio/Aprobaciones',
  ),
  'Pantallas/Inicio/Piezas/ReopeningDialog': screen(
    'Pregunta el motivo antes de reabrir un presupuesto aprobado.',
    'Controles/Dialog',
  ),
  'Pantallas/Presupuestos': screen(
    'El corazón de la aplicación: los meses de un par cliente-producto, para escribir.',
    'Pantallas/Presupuestos/Hoja',
    'Pantallas/Presupuestos/Escritura',
    'Pantallas/Presupuestos/Guardado',
  ),
  'Pantallas/Presupuestos/Hoja': screen(
    'El presupuesto entero de un período en una hoja, fila por par.',
    'Pantallas/Presupuestos',
  ),
  'Pantallas/Presupuestos/Hoja en papel': screen(
    'La hoja impresa, con nombres y cifras más largos que la mayoría.',
    'Pantallas/Presupuestos/Hoja',
  ),
  'Pantallas/Presupuestos/Escritura': screen(
    'Escribir, copiar, rellenar y moverse con el teclado.',
    'Pantallas/Presupuestos/Piezas/MonthTable',
  ),
  'Pantallas/Presupuestos/Guardado': screen(
    'Qué se ve mientras una cifra se guarda, espera o entra en conflicto.',
    'Marco/PendingNotices',
    'Pantallas/Presupuestos/Rechazos',
  ),
  'Pantallas/Presupuestos/Rechazos': screen(
    'Cada negativa del servidor, con su texto.',
    'Pantallas/Presupuestos/Guardado',
  ),
  'Pantallas/Presupuestos/Estados': screen(
    'La pantalla mientras carga, vacía o sin permiso.',
    'Pantallas/Presupuestos',
  ),
  'Pantallas/Presupuestos/Historial': screen(
    'Quién cambió qué, y el presupuesto como estaba en otro momento.',
    'Pantallas/Presupuestos/Piezas/HistoryPanel',
    'Pantallas/Presupuestos/Piezas/MomentDialog',
  ),
  'Pantallas/Presupuestos/Comparación': screen(
    'El referente de los mismos meses, o del año anterior.',
    'Gráficos/MonthChart',
  ),
  'Pantallas/Presupuestos/Pantalla entera': screen(
    'La pantalla a los anchos que las personas tienen.',
    'Pantallas/Presupuestos',
  ),
  'Pantallas/Abrir período': screen(
    'Abre un período de presupuesto a partir de otro.',
    'Pantallas/Abrir período/Origen',
    'Pantallas/Abrir período/Rechazos',
  ),
  'Pantallas/Abrir período/Origen': screen(
    'De dónde salen las cifras con las que empieza un período.',
    'Pantallas/Abrir período',
  ),
  'Pantallas/Abrir período/Rechazos': screen('Cada negativa al abrir un período.', 'Pantallas/Abrir período'),
  'Pantallas/Cargar archivos': screen(
    'El archivo de ventas, su año y su mes, antes de enviarlo.',
    'Controles/FilePicker',
    'Pantallas/Cargar archivos/En curso',
  ),
  'Pantallas/Cargar archivos/En curso': screen(
    'El envío y la lectura del archivo, con su avance.',
    'Pantallas/Cargar archivos/Resultado',
  ),
  'Pantallas/Cargar archivos/Resultado': screen(
    'Qué se cargó y qué filas no.',
    'Pantallas/Cargar archivos/Cambios',
  ),
  'Pantallas/Cargar archivos/Cambios': screen(
    'Qué cambia el archivo en los presupuestos abiertos, antes de aceptarlo.',
    'Pantallas/Cargar archivos/Resultado',
  ),
  'Pantallas/Cargar archivos/Rechazos': screen('Cada negativa a un archivo.', 'Pantallas/Cargar archivos'),
  'Pantallas/Asignación': screen(
    'Qué productos se presupuestan de cada cliente.',
    'Controles/TransferList',
    'Pantallas/Asignación/Piezas/ClientList',
  ),
  'Pantallas/Asignación/Estados': screen(
    'La asignación mientras carga, vacía o guardándose.',
    'Pantallas/Asignación',
  ),
  'Pantallas/Asignación/Rechazos': screen('Cada negativa al asignar.', 'Pantallas/Asignación'),
  'Pantallas/Asignación/Piezas/ClientList': screen(
    'Los clientes, con su búsqueda, para elegir uno.',
    'Controles/ListBox',
    'Pantallas/Asignación',
  ),
  'Pantallas/Clientes': screen(
    'Los clientes: buscar, crear, editar y eliminar.',
    'Pantallas/Clientes/Formulario',
    'Pantallas/Clientes/Estados',
  ),
  'Pantallas/Clientes/Formulario': screen(
    'El formulario de un cliente y sus validaciones.',
    'Gestión/RecordDialog',
  ),
  'Pantallas/Clientes/Nombres': screen(
    'Nombres que se repiten, largos o con otros alfabetos.',
    'Pantallas/Clientes',
  ),
  'Pantallas/Clientes/Eliminación': screen(
    'Eliminar un cliente, y a dónde va el foco después.',
    'Gestión/RemovalDialog',
  ),
  'Pantallas/Clientes/Conflicto': screen(
    'Otra persona guardó antes el mismo cliente.',
    'Gestión/RecordDialog',
  ),
  'Pantallas/Clientes/Estados': screen(
    'La lista o sus diálogos, tarde, vacíos o rechazados.',
    'Pantallas/Clientes',
  ),
  'Pantallas/Productos': screen(
    'Los productos: buscar, crear, editar y eliminar.',
    'Pantallas/Productos/Estados',
  ),
  'Pantallas/Productos/Estados': screen(
    'La lista o sus diálogos, tarde, vacíos o rechazados.',
    'Pantallas/Productos',
  ),
  'Pantallas/Divisiones': screen(
    'Las divisiones de la empresa: identificador y nombre.',
    'Pantallas/Divisiones/Estados',
  ),
  'Pantallas/Divisiones/Estados': screen(
    'La lista o sus diálogos, tarde, vacíos o rechazados.',
    'Pantallas/Divisiones',
  ),
  'Pantallas/Vendedores': screen(
    'Los vendedores, su división y su correo.',
    'Pantallas/Vendedores/Formulario',
  ),
  'Pantallas/Vendedores/Formulario': screen(
    'El formulario de un vendedor y sus validaciones.',
    'Gestión/RecordDialog',
  ),
  'Pantallas/Vendedores/Estados': screen(
    'La lista o sus diálogos, tarde, vacíos o rechazados.',
    'Pantallas/Vendedores',
  ),
  'Pantallas/Usuarios': screen(
    'Quién entra, con qué rol, y si está activo.',
    'Pantallas/Usuarios/Clave nueva',
  ),
  'Pantallas/Usuarios/Clave nueva': screen(
    'Un administrador da una clave nueva a otra persona.',
    'Pantallas/Cambiar clave',
  ),
  'Pantallas/Usuarios/Estados': screen('La lista, tarde, vacía o rechazada.', 'Pantallas/Usuarios'),
  'Pantallas/Períodos': screen(
    'Los períodos: cuáles se presupuestan y cuáles sirven de referente.',
    'Pantallas/Períodos/Estados',
    'Controles/Toggle',
  ),
  'Pantallas/Períodos/Estados': screen(
    'La lista o sus interruptores, tarde o rechazados.',
    'Pantallas/Períodos',
  ),
  'Pantallas/Período-Moneda': screen(
    'Las tasas de cambio de cada período, y las que faltan.',
    'Pantallas/Período-Moneda/Estados',
  ),
  'Pantallas/Período-Moneda/Estados': screen(
    'La lista o sus diálogos, tarde, vacíos o rechazados.',
    'Pantallas/Período-Moneda',
  ),
  'Pantallas/Actividad': screen('Quién hizo qué, y cuándo.', 'Pantallas/Actividad/Estados'),
  'Pantallas/Actividad/Estados': screen('La lista mientras carga, vacía o rechazada.', 'Pantallas/Actividad'),
  'Pantallas/Actividad/Piezas/ChangeDetails': screen(
    'Qué cambió, campo a campo, también en el poco sitio de un papel.',
    'Pantallas/Actividad',
  ),
  'Pantallas/Ayuda': screen('Las guías de la aplicación, dentro de ella.'),
  'Pantallas/Página no encontrada': screen(
    'Una dirección que no existe, y la vuelta a Inicio.',
    'Marco/Guard',
  ),
};
