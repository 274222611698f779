import { media, NARROW_PX } from '../../packages/web/src/app/theme/media.ts';
import { ROW_PX, theme } from '../../packages/web/src/app/theme/theme.ts';
import { Bar, Box, Mover, Samples, Sheet, Title } from './Tokens.parts.ts';
import { Sample } from './Type.tsx';

/** Heights of rows in words: three of them change with the letters, the window or what points at it. */
const ROW_HEIGHTS: Readonly<Record<keyof typeof theme.row, string>> = {
  line: `${ROW_PX.line}px; con el dedo, ${theme.target} y la línea`,
  twoLines: `${ROW_PX.twoLines}px; con letras mayores, más`,
  month: 'de 28 a 36px, según la altura de la ventana; con el dedo, de 37px a un dedo',
  message: theme.row.message,
};

/** Spaces, corners, lines, heights and motion. */
export function Measures() {
  return (
    <article>
      <Title>
        <h1>Medidas y movimiento</h1>
        <p>Lo que separa, lo que redondea y lo que se mueve. Con «reducir movimiento» no se mueve nada.</p>
      </Title>
      <Sheet aria-label="Medidas">
        <h2>Espacios</h2>
        <Samples>
          {Object.entries(theme.space).map(([px, inlineSize]) => (
            <Sample key={px} name={`space.${px}`} value={inlineSize}>
              <Bar style={{ inlineSize }} />
            </Sample>
          ))}
        </Samples>
        <h2>Radios, líneas y sombra</h2>
        <Samples>
          {Object.entries(theme.radius).map(([name, borderRadius]) => (
            <Sample key={name} name={`radius.${name}`} value={borderRadius}>
              <Box style={{ borderRadius }} />
            </Sample>
          ))}
          <Sample name="hairline" value="1 px">
            <Box style={{ border: theme.hairline }} />
          </Sample>
          <Sample name="shadow" value="capas">
            <Box style={{ boxShadow: theme.color.shadow, background: theme.color.surface, border: 'none' }} />
          </Sample>
        </Samples>
        <h2>Alturas y anchos</h2>
        <Samples>
          <Sample name="control" value={`32px, ${theme.target}`}>
            Botones y cajas; la mayor, en pantallas de hasta {NARROW_PX} px
          </Sample>
          <Sample name="target" value={theme.target}>
            Lo menos que acierta un dedo
          </Sample>
          {Object.entries(theme.row).map(([name, height]) => (
            <Sample key={name} name={`row.${name}`} value={ROW_HEIGHTS[name as keyof typeof theme.row]}>
              <Bar style={{ inlineSize: 96, blockSize: height }} />
            </Sample>
          ))}
          {Object.entries(media).map(([name, query]) => (
            <Sample key={name} name={`media.${name}`} value="">
              <code>{query}</code>
            </Sample>
          ))}
        </Samples>
        <h2>Movimiento</h2>
        <Samples>
          <Sample name="motion" value={theme.motion}>
            <Mover>
              <i />
            </Mover>
          </Sample>
        </Samples>
      </Sheet>
    </article>
  );
}
