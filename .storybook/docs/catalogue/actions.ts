import type { Catalogue } from './entry.ts';

/** Controls that do or choose something. */
export const actions: Catalogue = {
  'Controles/Button': {
    about: 'Un botón con palabras. Mientras su trabajo dura está ocupado, y otra pulsación no hace nada.',
    use: [
      'Una sola acción principal (primary) por pantalla o diálogo: la que la persona vino a hacer.',
      'El texto es un verbo y, si hace falta, aquello a lo que afecta: «Guardar», «Eliminar cliente».',
      'onClick devuelve la promesa del trabajo: el botón enseña solo que está ocupado.',
    ],
    avoid: [
      'No esconda el motivo de un botón deshabilitado: dígalo al lado.',
      'No use danger para lo que se puede deshacer con un clic.',
      'No ponga dos botones principales juntos: el segundo es secondary o quiet.',
    ],
    see: ['Controles/IconButton', 'Controles/Dialog'],
  },
  'Controles/IconButton': {
    about:
      'Un botón cuadrado con un icono solo. Su nombre lo leen los lectores de pantalla y aparece al apuntarlo.',
    use: ['En filas de tablas y barras, donde la misma acción se repite y ya se conoce.'],
    avoid: [
      'No lo use para la acción principal de una pantalla: necesita palabras.',
      'No repita un icono con dos sentidos.',
    ],
    see: ['Controles/Button', 'Controles/Table'],
  },
  'Controles/Retry': {
    about:
      'Reintentar, junto a lo que no se pudo cargar. El foco no se pierde: vuelve a él si falla otra vez, o queda en la parte que llega.',
    use: ['Debajo de la Alert que dice qué falló, en la parte de la pantalla que falta.'],
    avoid: ['No lo use donde la pantalla ya vuelve a pedirlo sola.'],
    see: ['Controles/Button', 'Controles/Alert', 'Controles/PartFailed'],
  },
  'Controles/PartFailed': {
    about:
      'En el sitio de una parte de la pantalla cuyo archivo no ha llegado: lo dice y lo vuelve a pedir. El resto de la pantalla sigue.',
    use: [
      'Con loadedPart, para lo que se carga al pedirlo: un gráfico, el historial, una nota.',
      'Con loadedDialog, para un diálogo: se abre otro que lo dice.',
    ],
    avoid: ['No lo use para una pantalla entera: eso lo dice su marco.'],
    see: ['Controles/Retry'],
  },
  'Controles/Menu': {
    about: 'Una lista de acciones o destinos que se abre bajo su botón y se recorre con las flechas.',
    use: ['Para lo que se usa de vez en cuando: la cuenta, las pantallas de gestión.'],
    avoid: [
      'No esconda en un menú la acción principal.',
      'No elija en él un valor de un formulario: eso es Select.',
    ],
    see: ['Controles/Select', 'Marco/Navbar'],
    alone: true,
  },
  'Controles/Tabs': {
    about: 'Pestañas: una sola de varias vistas de lo mismo. Flechas, Inicio y Fin eligen al momento.',
    use: ['Cuando cada vista es grande y no hace falta compararlas.'],
    avoid: [
      'No las use como pasos: nada de una pestaña puede depender de otra.',
      'Para dos o tres modos de una lista, Segments.',
    ],
    see: ['Controles/Segments'],
  },
  'Controles/Segments': {
    about: 'Una opción de unas pocas, todas a la vista, como un grupo de botones de radio.',
    use: ['De dos a cuatro opciones de una o dos palabras que cambian lo que se ve al lado.'],
    avoid: ['Con más opciones, o si una puede no elegirse, Select.'],
    see: ['Controles/Tabs', 'Controles/Select'],
  },
  'Controles/Toggle': {
    about: 'Un interruptor que tiene efecto al momento, y espera a que el servidor lo confirme.',
    use: ['Para encender o apagar algo que ya está guardado.'],
    avoid: [
      'Si hay un botón Guardar debajo, Checkbox.',
      'No cambie su texto con el estado: el nombre dice qué se enciende.',
    ],
    see: ['Controles/Checkbox'],
  },
  'Controles/Checkbox': {
    about: 'Una casilla cuyo efecto llega con el botón que tiene debajo.',
    use: ['En formularios y diálogos, con una frase que se entienda sola.'],
    avoid: ['Si tiene efecto al momento, Toggle.', 'No la formule en negativo.'],
    see: ['Controles/Toggle'],
  },
  'Controles/Paginator': {
    about: 'Qué registros se ven y el camino a los demás. Con una sola página no aparece.',
    use: ['Debajo de una tabla cuyo servidor entrega por páginas.'],
    avoid: ['Una lista que se recorre escribiendo no se pagina: ListBox.'],
    see: ['Controles/Table', 'Controles/ListBox'],
  },
  'Controles/ListCount': {
    about: 'Lo que un filtro u otra página han traído, para los lectores de pantalla; no se ve.',
    use: ['Una por lista, y callada mientras la respuesta está en camino.'],
    avoid: ['Donde la cuenta ya está a la vista y se anuncia: sería oírla dos veces.'],
    see: ['Controles/Paginator', 'Controles/Table'],
  },
  'Controles/MailLink': {
    about: 'Una dirección de correo que abre un mensaje nuevo; sin dirección no ocupa nada.',
    see: ['Controles/Table'],
  },
};
