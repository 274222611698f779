import { Tag } from './Tag.tsx';

/** A user's type, ADMINISTRADOR or VENDEDOR. */
export function UserTag({ children }: { readonly children: string }) {
  return <Tag tone={children === 'ADMINISTRADOR' ? 'accent' : 'neutral'}>{children}</Tag>;
}
