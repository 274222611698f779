import type { CSSProperties, ReactNode } from 'react';
import type { Palette } from '../../packages/web/src/app/theme/palette.ts';
import { color } from '../../packages/web/src/app/theme/theme.ts';
import { Sheet } from './Tokens.parts.ts';

interface SchemeProps {
  readonly title: string;
  readonly palette: Palette;
  readonly children: ReactNode;
}

/** A sheet in one colour scheme, whichever the page is in: every token inside it has that scheme's value. */
export function Scheme({ title, palette, children }: SchemeProps) {
  const values = Object.entries(palette).map(([name, value]) => [color.vars[name as keyof Palette], value]);
  const style: CSSProperties = Object.fromEntries(values);
  return (
    <Sheet aria-label={title} style={style}>
      <h2>{title}</h2>
      {children}
    </Sheet>
  );
}
