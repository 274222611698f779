import { Spinner } from '../Spinner/Spinner.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';
import { Root } from './Waiting.parts.ts';

/** A screen that is on its way. */
export function Waiting() {
  return (
    <Root>
      <Spinner />
      <VisuallyHidden>Cargando…</VisuallyHidden>
    </Root>
  );
}
