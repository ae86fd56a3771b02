const WORDS_A_MINUTE = 220;

/** Whole minutes that an adult needs for an HTML text, at least 1. */
export const readingMinutes = (html: string): number => {
  const words = html
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean);
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
};
