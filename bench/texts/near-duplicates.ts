/** So many words in a row are one piece of a text. */
const WORDS = 4;

/** A text shares more than this part of its pieces with another: it is the same story in nearly the same words. */
const SHARED = 0.3;

const piecesOf = (text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(
    Array.from({ length: Math.max(0, words.length - WORDS + 1) }, (_, at) =>
      words.slice(at, at + WORDS).join(' '),
    ),
  );
};

interface Text {
  readonly id: string;
  readonly text: string;
}

/**
 * The ids of texts that share over three tenths of their runs of four words with one of `others`: what was learnt
 * from the other is known of them.
 *
 * @param others texts with the same id are no others
 */
export const nearDuplicates = (
  texts: readonly Text[],
  others: Iterable<Text>,
): ReadonlySet<string> => {
  const pieces = texts.map(({ text }) => piecesOf(text));
  const holders = new Map<string, number[]>();
  pieces.forEach((own, at) => {
    for (const piece of own) {
      const list = holders.get(piece);
      if (list === undefined) holders.set(piece, [at]);
      else list.push(at);
    }
  });
  const found = new Set<string>();
  for (const { id, text } of others) {
    const shared = new Map<number, number>();
    for (const piece of piecesOf(text)) {
      for (const at of holders.get(piece) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    }
    for (const [at, count] of shared) {
      const own = texts[at];
      if (own !== undefined && own.id !== id && count > SHARED * (pieces[at]?.size ?? 0)) {
        found.add(own.id);
      }
    }
  }
  return found;
};
