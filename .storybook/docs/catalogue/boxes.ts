import type { Catalogue } from './entry.ts';

/** Controls that take a value. */
export const boxes: Catalogue = {
  'Controles/Field': {
    about:
      'La etiqueta sobre un control y el mensaje debajo de él. Toda caja del formulario la lleva dentro.',
    use: [
      'El mensaje de error dice qué hacer, no qué está mal: «Escriba al menos 8 caracteres».',
      'La unidad va en la etiqueta: «Precio (COP/kg)».',
    ],
    avoid: ['No use el texto de ejemplo como etiqueta: desaparece al escribir.'],
    see: ['Controles/TextBox', 'Controles/Select', 'Controles/TextArea'],
  },
  'Controles/TextBox': {
    about: 'Una caja con etiqueta para un texto, una clave o un número como se escribe en España: 1.234,5.',
    use: [
      'El error aparece al salir de la caja o al guardar, y se va al corregirlo.',
      'Un número se escribe como se quiera (1234,5 o 1.234,5) y queda con su formato al salir.',
    ],
    avoid: ['No valide a cada tecla.', 'No limite lo que se puede escribir: diga qué no vale.'],
    see: ['Controles/Field', 'Controles/TextArea', 'Controles/DateBox'],
  },
  'Controles/TextArea': {
    about: 'Una caja de unas líneas, que cuenta sus caracteres.',
    use: ['Para notas y motivos, con su máximo a la vista.'],
    avoid: ['Para una sola línea, TextBox.'],
    see: ['Controles/TextBox'],
  },
  'Controles/DateBox': {
    about: 'Una caja para un día, que el navegador deja escribir o elegir.',
    use: ['Con min y max, para que un día imposible no se pueda elegir.'],
    see: ['Controles/TextBox'],
  },
  'Controles/Select': {
    about:
      'Una opción de muchas, en la lista del propio navegador: con teclado y en el móvil es la que cada uno conoce.',
    use: ['A partir de cinco opciones, o cuando el sitio no da para verlas todas.'],
    avoid: [
      'Con miles de opciones, una lista que se busca: ListBox.',
      'No ponga «Seleccione…» si hay un valor habitual.',
    ],
    see: ['Controles/Segments', 'Controles/ListBox', 'Controles/AwaitedSelect'],
  },
  'Controles/AwaitedSelect': {
    about: 'Un Select cuyas opciones llegan del servidor, con «Reintentar» debajo si no llegan.',
    use: ['Diga en «error» por qué no llegaron, y «Cargando…» mientras tanto.'],
    avoid: ['Si las opciones están desde el principio, Select.'],
    see: ['Controles/Select', 'Gestión/FormControl', 'Pantallas/Abrir período'],
  },
  'Controles/FilePicker': {
    about: 'Un archivo, elegido o soltado encima: toda la superficie es el botón.',
    use: ['Diga antes qué tipos y qué tamaño se admiten.'],
    avoid: ['No empiece a enviar al elegir: la persona aún puede cambiarlo.'],
    see: ['Pantallas/Cargar archivos'],
  },
  'Controles/ListBox': {
    about: 'Una lista de la que se elige una fila, con miles de filas al coste de las que se ven.',
    use: [
      'Con una caja de búsqueda encima; las flechas mueven la elección, Inicio y Fin la llevan a los extremos.',
    ],
    avoid: ['No ponga botones dentro de las filas: una fila es una sola opción.'],
    see: ['Controles/Select', 'Controles/TransferList', 'Pantallas/Presupuestos/Piezas/PairList'],
  },
  'Controles/TransferList': {
    about:
      'Dos listas: lo disponible y lo asignado. Lo que se mueve se avisa en el acto, y quien las usa lo guarda.',
    use: ['Para asignar muchos elementos de una vez, con búsqueda a cada lado.'],
    avoid: ['Con menos de diez elementos bastan casillas.'],
    see: ['Controles/ListBox', 'Pantallas/Asignación'],
  },
};
