import { Tag, type TagTone } from './Tag.tsx';

/** What the specification (§2) calls a yes and a no: 'SI'/'NO' of users, 'Activo'/'Inactivo' of salespeople. */
const WORDS = { si: ['SI', 'NO'], activo: ['Activo', 'Inactivo'] } as const;

interface StateTagProps {
  readonly on: boolean;
  readonly words?: keyof typeof WORDS;
  /** While on, as `danger` for a blocked user; off is always neutral. */
  readonly tone?: TagTone;
}

/** A yes or a no, as a word with its tone. */
export function StateTag({ on, words = 'si', tone = 'success' }: StateTagProps) {
  const [yes, no] = WORDS[words];
  return <Tag tone={on ? tone : 'neutral'}>{on ? yes : no}</Tag>;
}
