/** A shorter sentence may well be said again: 'Do not drive it.' */
const WORTH_DROPPING = 40;

const SENTENCE_END = /(?<=[.!?])\s+/;

/** What a sentence says without the heading before it: 'Wiring may be burning: hot wiring can …'. */
const saying = (sentence: string): string =>
  sentence
    .replace(/^(?:- |\d+\. )/, '')
    .replace(/^[^:]{1,60}: /, '')
    .trim()
    .toLowerCase();

/**
 * An answer that is put together from several, without the sentences that were said further up: a warning counts more
 * when it is there once.
 */
export const saidOnce = (text: string): string => {
  const said = new Set<string>();
  const isNew = (sentence: string): boolean => {
    const words = saying(sentence);
    if (words.length < WORTH_DROPPING) return true;
    if (said.has(words)) return false;
    said.add(words);
    return true;
  };
  return text
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => ({ line, rest: line.split(SENTENCE_END).filter(isNew) }))
        .filter(({ line, rest }) => line === '' || rest.length > 0)
        .map(({ line, rest }) =>
          // A line of a list without its beginning would hang in the air.
          /^(?:- |\d+\. )/.test(line) && !line.startsWith(rest[0] ?? '') ? line : rest.join(' '),
        )
        .join('\n'),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
};
