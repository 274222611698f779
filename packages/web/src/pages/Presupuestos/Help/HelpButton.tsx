import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { loadedDialog } from '../../../app/loaded-part.ts';
import { usePaletteItems } from '../../../shell/Palette/use-palette-items.ts';
import { IconButton } from '../../../ui/IconButton/IconButton.tsx';
import { useHelpKey } from './use-help-key.ts';

/** Its own chunk: it loads when it is asked for. */
const Help = loadedDialog(() => import('./Help.tsx'));

const LABEL = 'Ayuda de la pantalla';

/** Opens the help of the screen, as the key `?` does. */
export function HelpButton() {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  useHelpKey(show);
  usePaletteItems(() => [{ id: 'ayuda-pantalla', group: 'acciones', label: LABEL, aside: '?', run: show }]);
  return (
    <>
      <IconButton label={LABEL} onClick={show}>
        <CircleHelp size={18} aria-hidden />
      </IconButton>
      {open && <Help open onClose={() => setOpen(false)} />}
    </>
  );
}
