/** Shorter words are too like each other. */
const MIN_LETTERS = 5;

/** Whether one letter is missing, added or another, or two are swapped. */
const isOneSlip = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  const [a, b] = [one.slice(from), other.slice(from)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
};

/** A camera reads 'rn' as 'm' and the other way. */
const joined = (word: string): string => word.replaceAll('rn', 'm');

/** The known word that a misspelt or misread one stands for; undefined where none or several are a slip away. */
export type Spelling = (word: string) => string | undefined;

/** A spelling over known words. Made once: a word is compared with those of its length only. */
export const createSpelling = (known: Iterable<string>): Spelling => {
  const long = [...known].filter((word) => word.length >= MIN_LETTERS);
  const byLength = Map.groupBy(
    long.map((word) => ({ word, form: joined(word) })),
    ({ form }) => form.length,
  );
  return (word) => {
    if (word.length < MIN_LETTERS) return undefined;
    const form = joined(word);
    const [near, other] = [-1, 0, 1]
      .flatMap((more) => byLength.get(form.length + more) ?? [])
      .filter((one) => isOneSlip(form, one.form));
    return other === undefined ? near?.word : undefined;
  };
};
