import { plain } from '@presupuesto/machines';
import AR from 'country-flag-icons/react/3x2/AR';
import BR from 'country-flag-icons/react/3x2/BR';
import CL from 'country-flag-icons/react/3x2/CL';
import CO from 'country-flag-icons/react/3x2/CO';
import EC from 'country-flag-icons/react/3x2/EC';
import MX from 'country-flag-icons/react/3x2/MX';
import PE from 'country-flag-icons/react/3x2/PE';
import { Globe } from 'lucide-react';
import type { ReactNode } from 'react';

export interface FlagProps {
  readonly pais?: string | null | undefined;
}

/** By name without accents or case: other servers may write `PERU`. */
const FLAGS: Readonly<Record<string, ReactNode>> = {
  colombia: <CO />,
  peru: <PE />,
  ecuador: <EC />,
  brasil: <BR />,
  argentina: <AR />,
  mexico: <MX />,
  chile: <CL />,
};

/** A country's flag; a globe for an unknown or empty one. */
export default function Drawing({ pais }: FlagProps) {
  return FLAGS[plain(pais ?? '').trim()] ?? <Globe data-unknown />;
}
