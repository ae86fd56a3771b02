import type { Stretch } from './hearsay.ts';

const ANY_CHARACTER = /[^\n]/g;

/**
 * A text in which stretches are spaces: the readers of words pass over them, and every offset stays
 * as it is. Line breaks stay, since they end a sentence.
 */
export const blankOut = (text: string, stretches: readonly Stretch[]): string => {
  if (stretches.length === 0) return text;
  let blanked = '';
  let end = 0;
  for (const [from, to] of stretches.toSorted(([a], [b]) => a - b)) {
    if (to <= end) continue;
    const start = Math.max(from, end);
    blanked += text.slice(end, start) + text.slice(start, to).replace(ANY_CHARACTER, ' ');
    end = to;
  }
  return blanked + text.slice(end);
};
