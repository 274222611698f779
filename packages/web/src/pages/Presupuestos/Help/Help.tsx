import { Dialog } from '../../../ui/Dialog/Dialog.tsx';
import { Entries, Topics } from './Help.parts.ts';
import { type HelpEntry, TOPICS } from './topics.ts';

interface HelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every key and comfort of the screen, short. */
export function Help({ open, onClose }: HelpProps) {
  return (
    <Dialog wide open={open} title="Ayuda de la pantalla" onClose={onClose}>
      <Topics>
        {TOPICS.map(({ title, entries }) => (
          <section key={title}>
            <h3>{title}</h3>
            <Entries>
              {entries.map((entry) => (
                <div key={entry.does}>
                  <dt>
                    <How {...entry} />
                  </dt>
                  <dd>{entry.does}</dd>
                </div>
              ))}
            </Entries>
          </section>
        ))}
      </Topics>
    </Dialog>
  );
}

function How({ keys = [], where }: HelpEntry) {
  return (
    <>
      {where !== undefined && <strong>{where}</strong>}
      {keys.map((key) => (
        <span key={key}>
          {key.split('+').map((part) => (
            <kbd key={part}>{part}</kbd>
          ))}
        </span>
      ))}
    </>
  );
}

export default Help;
