import { folded } from './search-articles.ts';

export interface Part {
  /** Where it begins in the text. */
  readonly start: number;
  readonly part: string;
  readonly isHit: boolean;
}

/** Cuts a text at the words searched for, whatever their case and accents. */
export const highlightParts = (text: string, words: readonly string[]): readonly Part[] => {
  const letters = Array.from(text, (letter) => ({ letter, plain: folded(letter) }));
  // Where each folded letter comes from: folding may make none or several of one.
  const origin = letters.flatMap(({ plain }, index) => Array.from(plain, () => index));
  const plain = letters.map((letter) => letter.plain).join('');
  const hit = new Set<number>();
  for (const word of words.filter((searched) => searched !== '')) {
    let at = plain.indexOf(word);
    while (at >= 0) {
      for (const index of origin.slice(at, at + word.length)) hit.add(index);
      at = plain.indexOf(word, at + 1);
    }
  }
  const parts: Part[] = [];
  for (const [start, { letter }] of letters.entries()) {
    const last = parts.at(-1);
    const isHit = hit.has(start);
    if (last && last.isHit === isHit) {
      parts[parts.length - 1] = { ...last, part: last.part + letter };
    } else parts.push({ start, part: letter, isHit });
  }
  return parts;
};
