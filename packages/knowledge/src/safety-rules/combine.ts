const partsOf = (list: string): readonly string[] => list.split(',').map((part) => part.trim());

/**
 * Phrases from lists with commas: each of the first with each of the second, and so on. A phrase
 * matches in any order within a sentence, so 'smoke' and 'glovebox, vents' cover every way to say
 * where the smoke is.
 */
export const combine = (...lists: readonly [string, string, ...string[]]): readonly string[] =>
  lists
    .map(partsOf)
    .reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start} ${end}`)));
