/**
 * Numbers from 0 to 1 that look like chance and are the same for the same words, so that a rendered
 * quote is the same on every machine.
 */
export const chanceOf = (words: string): (() => number) => {
  let seed = 0x811c9dc5;
  for (const letter of words) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** One of these. */
export const pick = <T>(chance: () => number, from: readonly [T, ...T[]]): T =>
  from[Math.floor(chance() * from.length)] ?? from[0];
