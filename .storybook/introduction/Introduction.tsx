import { Lead, Page, Parts, Steps } from './Introduction.parts.ts';

const PARTS = [
  ['Tokens', 'Colores con su contraste calculado, tipografía, medidas e iconos en uso.'],
  ['Controles', 'Lo que todas las pantallas comparten, con cada estado que una persona puede ver.'],
  ['Gráficos', 'Los gráficos de Presupuestos, con su tabla para lectores de pantalla.'],
  ['Marco', 'Lo que rodea a cada pantalla: barra, menús, pie, avisos y acceso.'],
  ['Gestión', 'De lo que se compone una pantalla que lista, crea, edita y elimina registros.'],
  ['Pantallas', 'Cada pantalla en cada estado: cargando, vacía, con datos, rechazada, sin conexión.'],
  [
    'Máquinas',
    'Lo que decide: el diagrama de cada máquina y la propia máquina, para recorrerla paso a paso.',
  ],
] as const;

/** What a designer should know before anything else. */
export function Introduction() {
  return (
    <Page>
      <h1>Presupuesto de Ventas</h1>
      <Lead>
        Aquí están todas las piezas de la aplicación y todos sus estados. Nada es una copia: son los mismos
        componentes que llegan a las personas, con datos inventados de una misma empresa.
      </Lead>

      <h2>Qué hay y dónde</h2>
      <Parts>
        {PARTS.map(([name, about]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{about}</dd>
          </div>
        ))}
      </Parts>

      <h2>La documentación</h2>
      <p>
        Cada grupo empieza por su <b>Resumen</b>, y cada pieza por su <b>Documentación</b>: para qué es, cómo
        se usa y cómo no, sus propiedades, sus estados, las piezas que conviene ver también y los archivos de
        los que está hecha, que se abren allí mismo. Las piezas se llaman como en el código; los grupos, como
        en la aplicación.
      </p>

      <h2>La barra de herramientas</h2>
      <Steps>
        <li>
          <b>Rol</b>: muestra como vendedor o como administrador las historias con sesión. Con «Rol de cada
          historia», cada una se ve como se pensó.
        </li>
        <li>
          <b>Esquema</b>: claro u oscuro, al principio el del sistema; lo que rodea a las historias lo sigue.
          Los dos cumplen el nivel AA de contraste. <b>Claro | Oscuro</b> los pone uno junto al otro.
        </li>
        <li>
          <b>1440, 1024, 768, 390 y 320</b>: los anchos en los que se mira cada pantalla, y <b>200 %</b>, lo
          que queda de una ventana de 1280 × 800 con ese zoom. Otra pulsación devuelve la ventana entera.
        </li>
      </Steps>

      <h2>De dónde vienen los estados</h2>
      <p>
        Las pantallas no deciden nada: lo hacen máquinas de estado, y cada historia pone en marcha la máquina
        verdadera. Solo el servidor es fingido: responde, tarda, rechaza o no contesta, según la historia. Por
        eso un estado que se ve aquí es un estado al que se puede llegar.
      </p>
      <p>
        En <b>Máquinas</b>, cada diagrama se dibuja a partir de la definición de su máquina. Al lado están los
        eventos posibles en ese momento, el trabajo que espera respuesta («Responder», «Fallar»), el reloj,
        que solo avanza cuando usted lo pide, y el registro de lo ocurrido.
      </p>

      <h2>Lo que hacen las historias</h2>
      <p>
        Muchas escriben, pulsan y eligen solas al abrirse, como lo haría una persona: el panel{' '}
        <b>Interactions</b> cuenta los pasos y permite repetirlos. El panel <b>Accessibility</b> revisa cada
        historia; un problema hace fallar las pruebas. Con teclado se llega a todo, y el foco siempre se ve.
      </p>
    </Page>
  );
}
