interface Turn<Answer> {
  readonly answer: Promise<Answer>;
  /** For those who have asked since it began. */
  next?: Promise<Answer>;
}

/**
 * A read that those share who ask for the same while one is under way: the next one answers them all, and begins once they have
 * asked, so that nobody gets what was there before. However many ask at once, two reads answer them.
 * @param read its answer is shared, and not to be changed
 * @param keyOf the same for those whose answer is the same
 */
export function shareReads<Of, Answer>(
  read: (of: Of) => Promise<Answer>,
  keyOf: (of: Of) => string,
): (of: Of) => Promise<Answer> {
  const underWay = new Map<string, Turn<Answer>>();

  function begin(of: Of): Promise<Answer> {
    const key = keyOf(of);
    const answer = read(of);
    underWay.set(key, { answer });
    const end = () => void underWay.delete(key);
    answer.then(end, end);
    return answer;
  }

  return (of) => {
    const turn = underWay.get(keyOf(of));
    if (turn === undefined) return begin(of);
    const again = () => begin(of);
    turn.next ??= turn.answer.then(again, again);
    return turn.next;
  };
}
