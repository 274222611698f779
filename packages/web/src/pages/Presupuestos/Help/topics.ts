/** What a person can do, and with which keys: each entry of `keys` is pressed as one, `+` between keys held together. */
export interface HelpEntry {
  readonly keys?: readonly string[];
  /** What is done with the mouse, or found on the screen. */
  readonly where?: string;
  readonly does: string;
}

interface HelpTopic {
  readonly title: string;
  readonly entries: readonly HelpEntry[];
}

/** Every key and comfort of the screen Presupuestos. */
export const TOPICS: readonly HelpTopic[] = [
  {
    title: 'En la hoja',
    entries: [
      {
        where: 'Ficha | Hoja',
        does: 'Muestra un par con su detalle, o todos los pares y meses en una sola hoja.',
      },
      { keys: ['F2', 'doble clic'], does: 'Edita la cifra; escribir la reemplaza.' },
      {
        keys: ['Mayús+flechas', 'Ctrl+flechas'],
        does: 'Selecciona un bloque; salta al final de las cifras.',
      },
      {
        where: '+5% *1,05 =ref+3% 120',
        does: 'Escrito sobre una selección, cambia cada celda; se ve lo que hará antes de pulsar Intro. En un total, se reparte.',
      },
      {
        keys: ['Ctrl+D', 'Ctrl+R'],
        does: 'Rellena hacia abajo o hacia la derecha; también el cuadrito de la esquina.',
      },
      {
        keys: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V', 'Supr'],
        does: 'Copia, corta y pega con Excel; Supr escribe 0.',
      },
      { keys: ['Alt+Mayús+←', 'Alt+Mayús+→'], does: 'Pliega o despliega el grupo.' },
      { keys: ['Alt+F'], does: 'Abre la ficha del par.' },
      { keys: ['Alt+H'], does: 'Enseña quién cambió la cifra, y su nota.' },
    ],
  },
  {
    title: 'En la tabla de meses',
    entries: [
      { keys: ['↓', 'Intro'], does: 'Guarda y baja al mes siguiente.' },
      { keys: ['↑', 'Mayús+Intro'], does: 'Guarda y sube al mes anterior.' },
      {
        keys: ['←', '→'],
        does: 'Pasa del volumen al precio y vuelve; con el cursor entre dígitos, lo mueve.',
      },
      { keys: ['Tab', 'Mayús+Tab'], does: 'Guarda y pasa a la celda siguiente o a la anterior.' },
      {
        where: '+5% -3% *1,05 /2',
        does: 'Escrito en una celda, calcula sobre su valor; =28*12 hace una cuenta y =ref+5% parte del referente. El resultado se ve antes de dejarla.',
      },
      { keys: ['Esc'], does: 'Deja el valor como estaba.' },
      {
        keys: ['Alt+Av Pág', 'Alt+Re Pág'],
        does: 'Pasa al par siguiente o al anterior de la lista, en la misma celda; también con Ctrl donde el navegador no lo usa.',
      },
      {
        keys: ['Alt+Mayús+Av Pág', 'Alt+Mayús+Re Pág'],
        does: 'Pasa al par siguiente o al anterior que no está presupuestado.',
      },
      { keys: ['Alt+L'], does: 'Vuelve a la lista de clientes y productos.' },
      {
        keys: ['Mayús+↑', 'Mayús+↓', 'Mayús+←', 'Mayús+→'],
        does: 'Selecciona varias celdas; también arrastrando, o con Mayús y un clic.',
      },
      {
        keys: ['Ctrl+D'],
        does: 'Rellena lo seleccionado hacia abajo con su primer mes; sin selección, copia la cifra de arriba.',
      },
      {
        keys: ['Ctrl+Intro'],
        does: 'Escribe lo tecleado en todas las celdas seleccionadas, y +5% sobre la cifra de cada una; sin selección, lo guarda sin salir.',
      },
      { keys: ['Supr'], does: 'Pone a 0 las celdas seleccionadas.' },
      { keys: ['Ctrl+C'], does: 'Copia la celda o lo seleccionado para pegarlo en Excel.' },
      { keys: ['Alt+↓'], does: 'Replica el valor en ese mes y en los siguientes que la tabla muestra.' },
      {
        keys: ['F2'],
        does: 'Cambia dígitos de la cifra en vez de sustituirla; también con un segundo clic.',
      },
      {
        keys: ['Ctrl+V'],
        does: 'Pega de Excel columnas o filas, por el nombre de los meses o desde la celda.',
      },
      {
        keys: ['Alt+D', 'Alt+P'],
        does: 'En una cifra en conflicto: deja la que ya está guardada o pone la suya.',
      },
      {
        keys: ['Ctrl+Z'],
        does: 'Deshace lo último, en cualquier par del período: un valor, un pegado, un reparto, Eliminar…',
      },
      { keys: ['Ctrl+Y'], does: 'Rehace lo deshecho; también con Ctrl+Mayús+Z.' },
    ],
  },
  {
    title: 'Rellenar más deprisa',
    entries: [
      {
        keys: ['Alt+C'],
        does: 'En la ficha, Copiar referente: volumen, precio o ambos, con un porcentaje de más o de menos; también del año anterior. Empieza en el porcentaje: 5 e Intro copian un 5\u00a0% más.',
      },
      { keys: ['Alt+R'], does: 'En la ficha, Repartir total: un total del año entre los meses abiertos.' },
    ],
  },
  {
    title: 'Historial y notas',
    entries: [
      {
        keys: ['Alt+H'],
        does: 'Quién cambió el mes, cuándo y cómo, y su nota; también al pulsar el nombre del mes.',
      },
      { where: 'Restaurar', does: 'En el historial: vuelve a poner esa cifra; se puede deshacer.' },
      {
        keys: ['Alt+M'],
        does: 'En la ficha, Volver a un momento: el par o todo el presupuesto, como estaba entonces.',
      },
      {
        where: 'Esquina y hoja',
        does: 'Junto a un mes: otra persona fue la última en cambiarlo, o tiene una nota.',
      },
    ],
  },
  {
    title: 'En toda la pantalla',
    entries: [
      {
        keys: ['Ctrl+K'],
        does: 'Ir a…: un cliente y producto, otro presupuesto, otra pantalla o una acción, también desde una celda; lo escrito se guarda.',
      },
      { keys: ['?'], does: 'Abre esta ayuda, fuera de las celdas y las búsquedas.' },
      { keys: ['Esc'], does: 'Cierra esta ayuda y cualquier diálogo.' },
    ],
  },
  {
    title: 'En la lista de clientes y productos',
    entries: [
      { keys: ['↑', '↓', 'Re Pág', 'Av Pág', 'Inicio', 'Fin'], does: 'Recorre la lista.' },
      { keys: ['Intro'], does: 'Abre el cliente y producto y pasa a su primera celda.' },
      { keys: ['Espacio'], does: 'Lo abre sin dejar la lista.' },
      { keys: ['C', 'P'], does: 'Filtra por ese cliente o ese producto, o quita el filtro.' },
      { where: 'Doble clic', does: 'En el cliente o en el producto, hace lo mismo.' },
      { where: 'Filtro', does: 'Muestra todos, los presupuestados o los que faltan, por turno.' },
    ],
  },
  {
    title: 'Comparar, descargar y aprobar',
    entries: [
      {
        where: 'Diferencia',
        does: 'Bajo los totales: cuánto se aparta del referente, también en porcentaje.',
      },
      {
        where: 'Análisis por Ventas',
        does: 'Reparte la diferencia en ventas entre efecto volumen y efecto precio.',
      },
      {
        where: 'Descargar Excel',
        does: 'Guarda su presupuesto completo del período, con lo recién escrito.',
      },
      {
        where: 'Subir Excel…',
        does: 'Lee ese libro con sus cambios en «Hoja» y «Hoja precio», y muestra cuáles son antes de escribirlos.',
      },
      {
        where: 'Aprobar Presupuesto',
        does: 'Revisa antes el presupuesto: pares sin presupuestar, meses vacíos, volumen sin precio y lo que se aleja del referente, cada uno con un enlace a su celda.',
      },
      {
        where: 'Reloj',
        does: 'Junto a un valor: aún se está enviando; no se pierde aunque cierre la página.',
      },
      {
        where: 'Triángulo',
        does: 'Junto a un valor: se guardó otra cifra antes que la suya; debajo elige cuál queda.',
      },
    ],
  },
];
