/** The least time of three runs, in milliseconds: what another process takes away meanwhile does not count. */
const leastTimeOf = (work: () => unknown): number => {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < 3; run += 1) {
    const began = Date.now();
    work();
    least = Math.min(least, Date.now() - began);
  }
  return least;
};

/**
 * Whether reading texts takes time that grows with their length: from `length` / 8 to `length` characters linear
 * work grows eightfold, quadratic work sixty-four-fold. A limit in milliseconds would be one of the machine.
 * `textOf` makes a text of a length in UTF-16 units.
 */
export const growsLinearly = (
  read: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
): boolean => {
  const short = leastTimeOf(() => read(textOf(length / 8)));
  const long = leastTimeOf(() => read(textOf(length)));
  return long <= 20 * short + 100;
};

/** A text of `part` again and again, as `growsLinearly` asks for it. */
export const repeated =
  (part: string) =>
  (length: number): string =>
    part.repeat(Math.ceil(length / part.length)).slice(0, length);
