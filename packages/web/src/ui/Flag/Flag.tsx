import { later } from '../../app/later.ts';
import type { FlagProps } from './Drawing.tsx';
import { Frame } from './Flag.parts.ts';

/** The drawings of the flags weigh more than what says the name: nobody waits for them. */
const Drawing = later(() => import('./Drawing.tsx'));

/** The flag beside a country's name; a globe for an unknown or empty one. Decoration: the name says it. */
export function Flag({ pais }: FlagProps) {
  return (
    <Frame aria-hidden="true">
      <Drawing pais={pais} />
    </Frame>
  );
}
