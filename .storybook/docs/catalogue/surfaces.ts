import type { Catalogue } from './entry.ts';

/** Controls that show something. */
export const surfaces: Catalogue = {
  'Controles/Alert': {
    about:
      'Un mensaje que se lee en voz alta cuando llega: los errores al momento, los demás en la primera pausa.',
    use: ['Junto a lo que lo causó.', 'Con reserve, su sitio está guardado y nada salta cuando llega.'],
    avoid: ['No lo quite solo al cabo de unos segundos: un error se queda hasta que se resuelve.'],
    see: ['Controles/Field', 'Controles/EmptyState'],
  },
  'Controles/Card': {
    about: 'Una hoja sobre la página: una línea fina en lugar de una sombra.',
    use: ['Para separar asuntos en una pantalla.'],
    avoid: ['No ponga una hoja dentro de otra.'],
    see: ['Pantallas/Inicio'],
  },
  'Controles/Dialog': {
    about: 'Un diálogo modal: el foco se queda dentro y vuelve a donde estaba; Esc pide cerrar.',
    use: [
      'Para una decisión que no puede esperar, o un formulario corto.',
      'El título dice qué se hace y con qué; los botones repiten el verbo.',
      'Lo que se elimina se nombra.',
    ],
    avoid: [
      'No abra un diálogo desde otro, salvo para preguntar si se descarta lo escrito o qué cifra queda.',
      'No lo use para dar una noticia: Alert.',
    ],
    see: ['Controles/Button', 'Controles/Alert'],
    alone: true,
  },
  'Controles/DiscardDialog': {
    about: 'Pregunta antes de que se pierda lo escrito en un formulario; Intro y Esc siguen editando.',
    use: ['Al cerrar con Esc o la cruz un formulario con cambios; «Cancelar» no pregunta.'],
    see: ['Controles/Dialog', 'Gestión/RecordDialog'],
    alone: true,
  },
  'Controles/EmptyState': {
    about: 'Lo que ocupa el sitio de una lista o un gráfico cuando no hay nada que mostrar.',
    use: ['Diga por qué está vacío y ofrezca el paso siguiente, si lo hay.'],
    avoid: ['No lo use mientras carga: Skeleton.'],
    see: ['Controles/Skeleton', 'Controles/Table'],
  },
  'Controles/Flag': {
    about: 'La bandera junto al nombre de un país; un globo si no se conoce. Es adorno: lo dice el nombre.',
    avoid: ['Nunca sin el nombre al lado.', 'Una bandera no es un idioma.'],
    see: ['Controles/Tag'],
  },
  'Controles/Logo': {
    about: 'La marca del producto, tres meses que suben, y su nombre.',
    see: ['Pantallas/Iniciar sesión'],
  },
  'Controles/ProgressBar': {
    about: 'Una parte de un todo, con su etiqueta y su cifra.',
    use: ['Cuando se sabe cuánto falta.'],
    avoid: ['Si no se sabe cuánto falta, Spinner con una frase.', 'El color no basta: la cifra va escrita.'],
    see: ['Controles/Spinner', 'Controles/Skeleton'],
  },
  'Controles/Skeleton': {
    about: 'El sitio de lo que está cargando, de su tamaño verdadero, para que nada salte al llegar.',
    use: ['Dígalo una vez alrededor, con aria-busy.'],
    avoid: ['No lo use para una acción: el botón ya dice que está ocupado.'],
    see: ['Controles/Spinner', 'Controles/EmptyState'],
  },
  'Controles/Spinner': {
    about: 'Un anillo que gira, del tamaño del texto. Es adorno: lo dice la palabra que lo acompaña.',
    avoid: ['Nunca solo.', 'Para una lista o una tabla, Skeleton.'],
    see: ['Controles/Skeleton', 'Controles/Waiting'],
  },
  'Controles/Table': {
    about: 'Una tabla de registros; hasta 768 px de ancho, cada fila es una ficha.',
    use: [
      'Las cifras a la derecha, con la unidad en la cabecera.',
      'Las acciones de la fila, al final y con nombre propio: «Editar Aceites del Cesar».',
    ],
    avoid: [
      'No la ordene en el navegador si el servidor pagina.',
      'No corte un nombre: que siga en otra línea.',
    ],
    see: ['Controles/Paginator', 'Controles/EmptyState', 'Pantallas/Clientes'],
  },
  'Controles/Tag': {
    about: 'Una palabra corta sobre un fondo suave: el tipo de un período, un estado, un usuario.',
    use: ['Los tres tipos de período tienen cada uno su color, el mismo en toda la aplicación.'],
    avoid: ['No se pulsa: lo que se pulsa es un botón.', 'El color nunca habla solo.'],
    see: ['Controles/Flag'],
  },
  'Controles/Waiting': {
    about: 'Una pantalla que está en camino.',
    see: ['Controles/Skeleton', 'Marco/LoadFailed'],
  },
};
