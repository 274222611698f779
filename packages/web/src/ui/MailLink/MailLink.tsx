import { Root } from './MailLink.parts.ts';

/** A link that opens a new e-mail; nothing without an address. In a table its column is a `control` one. */
export function MailLink({ email }: { readonly email: string }) {
  if (email === '') return null;
  // Escaped, so that an address can bring no subject or copies of its own; the @ is readable as it is.
  const address = encodeURIComponent(email).replaceAll('%40', '@');
  return (
    // Named whole: places to break are read aloud as spaces.
    <Root href={`mailto:${address}`} aria-label={email}>
      <span>{breakable(email)}</span>
    </Root>
  );
}

/** An address that goes to the next line before a dot or its @, where it has to. */
function breakable(email: string) {
  const [first, ...rest] = email.split(/(?=[.@])/);
  let offset = 0;
  return [
    first,
    ...rest.flatMap((part) => {
      offset += part.length;
      return [<wbr key={offset} />, part];
    }),
  ];
}
