import type { ReactNode } from 'react';
import { theme } from '../../packages/web/src/app/theme/theme.ts';
import { Samples, Sheet, Title } from './Tokens.parts.ts';

const WEIGHTS: Readonly<Record<keyof typeof theme.weight, string>> = {
  regular: 'Normal',
  medium: 'Media',
  bold: 'Negrita',
};

/** The one family in its sizes and weights, and how figures stand below each other. */
export function Type() {
  return (
    <article>
      <Title>
        <h1>Tipografía</h1>
        <p>
          Una sola familia variable, Inter, servida con la aplicación. Las cifras son tabulares: ocupan todas
          lo mismo y se alinean a la derecha, con la unidad en la cabecera.
        </p>
      </Title>
      <Sheet aria-label="Tamaños">
        <h2>Tamaños</h2>
        <Samples>
          {Object.entries(theme.text).map(([px, fontSize]) => (
            <Sample key={px} name={`text.${px}`} value={`${px} px`}>
              <span style={{ fontSize }}>Presupuesto de Ventas 1.234,56</span>
            </Sample>
          ))}
        </Samples>
        <h2>Pesos</h2>
        <Samples>
          {Object.entries(theme.weight).map(([name, fontWeight]) => (
            <Sample key={name} name={`weight.${name}`} value={String(fontWeight)}>
              <span style={{ fontWeight }}>
                {WEIGHTS[name as keyof typeof theme.weight]}: Total Volumen Toneladas
              </span>
            </Sample>
          ))}
        </Samples>
      </Sheet>
    </article>
  );
}

interface SampleProps {
  readonly name: string;
  readonly value: string;
  readonly children: ReactNode;
}

export function Sample({ name, value, children }: SampleProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
      <dd>{children}</dd>
    </>
  );
}
