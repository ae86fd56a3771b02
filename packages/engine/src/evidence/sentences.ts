import type { Stretch } from './hearsay.ts';

/** A longer run without a full stop is cut: what is tried on every sentence stays bounded. */
const LONGEST = 400;

const ENDS = /[.!?;](?=\s|$|["'”’)])|[\n\r]+/g;

/** Nobody writes more of them; what has is no prose. */
const MAX_SENTENCES = 250;

/** The first 250 sentences of a text, as stretches without their final mark, of at most 400 characters. */
export const sentencesOf = (text: string): readonly Stretch[] => {
  const sentences: Stretch[] = [];
  const add = (from: number, to: number) => {
    for (let start = from; start < to; start += LONGEST) {
      if (sentences.length === MAX_SENTENCES) return;
      sentences.push([start, Math.min(to, start + LONGEST)]);
    }
  };
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(ENDS)) {
    add(from, index);
    from = index + mark.length;
  }
  add(from, text.length);
  return sentences;
};
