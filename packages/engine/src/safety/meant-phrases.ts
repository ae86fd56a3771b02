/** Reviewed phrases that express the danger in other words, with their meaning. */
export const MEANT_PHRASES: Readonly<Record<string, string>> = {
  'headache driving smell': 'I get a headache when driving from the smell.',
  'wheels locked up': 'All the wheels locked up when I touched the brakes.',
  smouldering: 'The carpet was smouldering.',
  smoldering: 'The carpet was smoldering.',
  'revs to redline by itself': 'The engine revs to the redline by itself.',
};
