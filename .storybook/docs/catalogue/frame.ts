import type { Catalogue } from './entry.ts';

/** Charts, what stands around every screen, and what the management screens share. */
export const frame: Catalogue = {
  'Gráficos/MonthChart': {
    about:
      'El presupuesto y su referente por meses: el primero con trazo continuo, el segundo discontinuo, y una tabla para quien no ve las líneas.',
    use: [
      'Una sola medida por gráfico, con su unidad en el título.',
      'Volumen y ventas empiezan en cero; los precios, cerca de sus cifras.',
    ],
    avoid: ['No añada una tercera línea: se compara con un referente cada vez.'],
    see: ['Pantallas/Presupuestos', 'Pantallas/Presupuestos/Piezas/Effects'],
  },
  'Marco/App': {
    about: 'La aplicación entera, desde el inicio de sesión, con un servidor fingido.',
    see: ['Marco/Shell', 'Marco/Guard'],
    alone: true,
  },
  'Marco/Shell': {
    about: 'Lo que rodea a cada pantalla menos el inicio de sesión: la barra, los avisos y el pie.',
    see: ['Marco/Navbar', 'Marco/Page', 'Marco/ConnectionLine'],
    alone: true,
  },
  'Marco/Navbar': {
    about: 'La barra: Inicio, el menú según el rol y la persona.',
    use: ['Nunca más de una línea, a ningún ancho.'],
    see: ['Controles/Menu', 'Marco/PaletteDialog'],
    alone: true,
  },
  'Marco/Page': {
    about: 'El marco de una pantalla: su título y su acción principal en la misma línea.',
    see: ['Marco/Shell'],
    alone: true,
  },
  'Marco/Guard': {
    about: 'Deja pasar a una ruta, o lleva a donde corresponde según la sesión y el rol.',
    see: ['Marco/LoginGate', 'Pantallas/Iniciar sesión'],
    alone: true,
  },
  'Marco/LoginGate': {
    about: 'El inicio de sesión para quien no la tiene; quien ya la tiene va a su sitio.',
    see: ['Marco/Guard', 'Pantallas/Iniciar sesión'],
    alone: true,
  },
  'Marco/ConnectionLine': {
    about: 'Dice con calma que no hay conexión y cuánto espera a que vuelva.',
    avoid: ['No es un error: nada se ha perdido.'],
    see: ['Marco/PendingNotices', 'Marco/Offline'],
    alone: true,
  },
  'Marco/Offline': {
    about:
      'La sesión guardada no se pudo comprobar porque el servidor no contesta; se vuelve a intentar solo.',
    see: ['Marco/ConnectionLine', 'Marco/LoadFailed'],
    alone: true,
  },
  'Marco/LoadFailed': {
    about: 'Una pantalla que no llegó, o que falló al dibujarse, y cómo volver a pedirla.',
    see: ['Marco/Offline'],
    alone: true,
  },
  'Marco/PendingNotices': {
    about:
      'Lo que hay que saber de las cifras que esperan: que este dispositivo no las guarda, o cuáles no se pudieron enviar.',
    see: ['Marco/ConnectionLine', 'Pantallas/Presupuestos/Guardado'],
    alone: true,
  },
  'Marco/SignOutDialog': {
    about: 'Pregunta antes de que un cierre de sesión pierda lo que está solo en la página.',
    avoid: ['No aparece cuando el dispositivo guarda lo pendiente: entonces no se pierde nada.'],
    see: ['Marco/PendingNotices', 'Controles/Dialog'],
    alone: true,
  },
  'Marco/PaletteDialog': {
    about: '«Ir a…»: un par, un presupuesto, una pantalla o una acción por unas letras de su nombre.',
    use: ['Solo aparece lo que esa persona puede hacer en ese momento.'],
    see: ['Marco/Navbar'],
    alone: true,
  },
  'Gestión/RecordDialog': {
    about: 'El formulario de un registro: nuevo o para editar, con los errores junto a su campo.',
    see: ['Controles/Dialog', 'Gestión/FormControl', 'Pantallas/Clientes/Conflicto'],
    alone: true,
  },
  'Gestión/RemovalDialog': {
    about: 'Pregunta antes de eliminar y nombra lo que se elimina.',
    see: ['Controles/Dialog'],
    alone: true,
  },
  'Gestión/FormControl': {
    about: 'El control de un campo según lo que el campo es: texto, número, interruptor o elección.',
    see: ['Gestión/RecordDialog', 'Controles/TextBox', 'Controles/Select'],
  },
  'Gestión/Toolbar': {
    about: 'La búsqueda y «Nuevo», en una línea sobre la tabla.',
    see: ['Gestión/Records', 'Controles/TextBox'],
  },
  'Gestión/Records': {
    about: 'La tabla de los registros de una pantalla de gestión, con sus acciones y sus páginas.',
    see: ['Controles/Table', 'Controles/Paginator'],
  },
};
