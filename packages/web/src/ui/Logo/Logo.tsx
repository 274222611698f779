import { Root } from './Logo.parts.ts';

/** The product's mark, three rising months, and its name. */
export function Logo() {
  return (
    <Root>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <rect className="ground" width="24" height="24" rx="6" />
        <path className="bars" d="M6 13h3v5H6zM10.5 9.5h3V18h-3zM15 6h3v12h-3z" />
      </svg>
      Presupuesto de Ventas
    </Root>
  );
}
