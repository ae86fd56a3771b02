const PARTS = 8;
const RUNS = 3;

const timeOf = (work: () => void): number => {
  const began = Date.now();
  work();
  return Date.now() - began;
};

/**
 * Whether reading texts takes time that grows with their length: one text of `length` UTF-16 units, made by `textOf`,
 * beside eight of an eighth of it. Linear work takes as long, quadratic work eight times as long. Both take turns,
 * and the least of three times counts, since a busy machine slows both; a limit in milliseconds would be one of the
 * machine.
 */
export const growsLinearly = (
  read: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
): boolean => {
  const [part, whole] = [textOf(length / PARTS), textOf(length)];
  let inParts = Number.POSITIVE_INFINITY;
  let asWhole = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run += 1) {
    inParts = Math.min(
      inParts,
      timeOf(() => {
        for (let at = 0; at < PARTS; at += 1) read(part);
      }),
    );
    asWhole = Math.min(
      asWhole,
      timeOf(() => {
        read(whole);
      }),
    );
  }
  return asWhole <= 4 * inParts + 100;
};

/** A text of `part` again and again, as `growsLinearly` asks for it. */
export const repeated =
  (part: string) =>
  (length: number): string =>
    part.repeat(Math.ceil(length / part.length)).slice(0, length);
