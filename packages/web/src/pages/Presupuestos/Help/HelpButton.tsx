import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { useHelpKey } from './use-help-key.ts';

/** Its own chunk: it loads when it is asked for. */
const Help = lazy(() => import('./Help.tsx'));

/** Opens the help of the screen, as the key `?` does. */
export function HelpButton() {
  const [open, setOpen] = useState(false);
  useHelpKey(() => setOpen(true));
  return (
    <>
      <IconButton label="Ayuda de la pantalla" onClick={() => setOpen(true)}>
        <CircleHelp size={18} aria-hidden />
      </IconButton>
      <Suspense fallback={null}>{open && <Help open onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
