import type { SpecimenSign } from './specimen.ts';

interface Part {
  /** Where it begins. */
  readonly at: number;
  readonly text: string;
  /** The sign that was read here; none between signs. */
  readonly sign?: SpecimenSign;
}

/** The words in order, cut where a sign begins and ends. Of signs that overlap the first counts. */
export const markedParts = (words: string, signs: readonly SpecimenSign[]): readonly Part[] => {
  const parts: Part[] = [];
  let from = 0;
  for (const sign of signs) {
    const at = words.indexOf(sign.text, from);
    if (at < 0 || sign.text === '') continue;
    if (at > from) parts.push({ at: from, text: words.slice(from, at) });
    parts.push({ at, text: sign.text, sign });
    from = at + sign.text.length;
  }
  return from < words.length ? [...parts, { at: from, text: words.slice(from) }] : parts;
};
