import { stem } from '@wrenchwise/knowledge/stem';

import type { RuledOutPart } from '../evidence/ruled-out-parts.ts';

/** The car is no more, or its writer says that it does not have the trouble. */
const NOT_THIS_CAR =
  /\b(?:was|is|were|been|got|declared|considered|as|a) (?:a )?(?:totall?ed|total loss|total wreck|written off|write[- ]off|scrapped|destroyed|demolished|burnt out|burned to the ground)\b|\btotall?ed (?:the|my|our|her|his) (?:car|vehicle|truck|van)\b|\b(?:i|we) (?:have not|haven['’]t|did not|didn['’]t|do not|don['’]t|never) (?:had|have|having|experienced?|seen?|noticed?)(?: \w+)? (?:the|this|that|these|such an?|any) (?:problems?|issues?|faults?|trouble)(?: (?:myself|yet|so far|with mine|on mine|at all|either))?\b(?! (?:before|until|with|on|when|in))|\b(?:has not|hasn['’]t|have not|haven['’]t) happened (?:to (?:me|us|mine|my car)|yet)\b/i;

/** The trouble goes on or is back, or it is another car that is written of. */
const GOES_ON =
  /\b(?:still|again|keeps?|came back|comes back|returned|recurr\w+|not fixed|didn['’]?t (?:help|fix|cure|work)|bought|new to me|replacement car|my (?:new|current|other) (?:car|one))\b/i;

/** Whether no danger of this text is a danger now, whatever words it has. */
export const isOverAltogether = (text: string): boolean =>
  NOT_THIS_CAR.test(text) && !GOES_ON.test(text);

/** Words of a danger, and where they are. */
interface Words {
  readonly text: string;
  readonly end: number;
}

/**
 * Whether the text says after these words that the part they name was replaced, and nothing of its
 * return: 'the tyre blew out … they replaced the damaged tyre'.
 */
export const isReplacedSince = (
  { text, end }: Words,
  parts: readonly RuledOutPart[],
  whole: string,
): boolean => {
  const replaced = parts.filter(({ state, start }) => state === 'new' && start >= end);
  if (replaced.length === 0) return false;
  const stems = new Set((text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => stem(word)));
  return replaced.some(({ name, end: after }) => {
    const part = name.at(-1);
    return part !== undefined && stems.has(part) && !GOES_ON.test(whole.slice(after));
  });
};
