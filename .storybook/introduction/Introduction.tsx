import { Lead, Page, Parts, Steps } from './Introduction.parts.ts';

const PARTS = [
  ['Tokens', 'Colores con su contraste calculado, tipografía, medidas e iconos en uso.'],
  ['ui', 'Los controles que todas las pantallas comparten, con cada estado que una persona puede ver.'],
  ['charts', 'Los gráficos de Presupuestos, con su tabla para lectores de pantalla.'],
  ['shell', 'Lo que rodea a cada pantalla: barra, menús, pie, avisos y acceso.'],
  ['pages', 'Cada pantalla en cada estado: cargando, vacía, con datos, rechazada, sin conexión.'],
  ['statecharts', 'Las máquinas que deciden: su diagrama y la propia máquina, para recorrerla paso a paso.'],
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

      <h2>La barra de herramientas</h2>
      <Steps>
        <li>
          <b>Rol</b>: muestra como vendedor o como administrador las historias con sesión. Con «Rol de cada
          historia», cada una se ve como se pensó.
        </li>
        <li>
          <b>Esquema</b>: claro u oscuro. Los dos cumplen el nivel AA de contraste.
        </li>
        <li>
          <b>1440, 1024 y 390</b>: los tres anchos para los que se diseña cada pantalla. Otra pulsación
          devuelve la ventana entera.
        </li>
      </Steps>

      <h2>De dónde vienen los estados</h2>
      <p>
        Las pantallas no deciden nada: lo hacen máquinas de estado, y cada historia pone en marcha la máquina
        verdadera. Solo el servidor es fingido: responde, tarda, rechaza o no contesta, según la historia. Por
        eso un estado que se ve aquí es un estado al que se puede llegar.
      </p>
      <p>
        En <b>statecharts</b>, cada diagrama se dibuja a partir de la definición de su máquina. Al lado están
        los eventos posibles en ese momento, el trabajo que espera respuesta («Responder», «Fallar»), el
        reloj, que solo avanza cuando usted lo pide, y el registro de lo ocurrido.
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
