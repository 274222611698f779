import { Root } from './MailLink.parts.ts';

/** A link that opens a new e-mail; nothing without an address. In a table its column is a `control` one. */
export function MailLink({ email }: { readonly email: string }) {
  if (email === '') return null;
  // Escaped, so that an address can bring no subject or copies of its own; the @ is readable as it is.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return <Root href={`mailto:${address}`}>{email}</Root>;
}
