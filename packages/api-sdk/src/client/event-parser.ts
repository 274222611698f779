/** One server-sent event as it came: an id, data, or both. */
export interface Message {
  /** The last `id` that came, with this event or before it; empty without one. */
  readonly id: string;
  /** Its lines of data as one text; empty when it brought none. */
  readonly data: string;
}

/** Cuts server-sent events out of a text that arrives in pieces, wherever it is cut. Comments and other fields are passed over. */
export function createEventParser(): (piece: string) => Message[] {
  let rest = '';
  let isAfterReturn = false;
  let id = '';
  let data: string[] = [];
  let isEmpty = true;

  function read(line: string): Message[] {
    if (line === '') {
      const message = { id, data: data.join('\n') };
      const messages = isEmpty ? [] : [message];
      data = [];
      isEmpty = true;
      return messages;
    }
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (name === 'data') data.push(value);
    if (name === 'id') id = value;
    isEmpty &&= name !== 'data' && name !== 'id';
    return [];
  }

  return (piece) => {
    if (piece === '') return [];
    // A line ends with CR, LF or both: the LF after a CR that ended the last piece ends no line of its own.
    const text = isAfterReturn && piece.startsWith('\n') ? piece.slice(1) : piece;
    isAfterReturn = piece.endsWith('\r');
    const lines = (rest + text).split(/\r\n|\r|\n/);
    rest = lines.pop() ?? '';
    return lines.flatMap(read);
  };
}
