import { media, NARROW_PX } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { Bar, Box, Mover, Samples, Sheet, Title } from './Tokens.parts.ts';
import { Sample } from './Type.tsx';

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
          <Sample name="control" value="32 px, 44 px">
            Botones y cajas; la mayor, en pantallas de hasta {NARROW_PX} px
          </Sample>
          <Sample name="media.narrow" value={`${NARROW_PX} px`}>
            <code>{media.narrow}</code>
          </Sample>
          <Sample name="media.medium" value="1180 px">
            <code>{media.medium}</code>
          </Sample>
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
