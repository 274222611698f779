import inUse from 'virtual:icons-in-use';
import { Icons, Sheet, Title } from './Tokens.parts.ts';

/** The icons that the application imports, and where. */
export function IconsInUse() {
  return (
    <article>
      <Title>
        <h1>Iconos</h1>
        <p>
          Los {inUse.length} iconos de Lucide que la aplicación usa hoy, leídos de su código. Ninguno habla
          solo: lleva siempre una palabra, visible o para lectores de pantalla.
        </p>
      </Title>
      <Sheet aria-label="Iconos en uso">
        <Icons>
          {inUse.map(({ name, Icon, places }) => (
            <li key={name}>
              <Icon size={24} aria-hidden />
              <b>{name}</b>
              <small>{places.join(', ')}</small>
            </li>
          ))}
        </Icons>
      </Sheet>
    </article>
  );
}
