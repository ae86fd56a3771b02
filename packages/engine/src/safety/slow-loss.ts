import type { EngineDiagnosis } from '../diagnosis.ts';
import type { Evidence } from '../evidence/read-report.ts';

/** Losses that are watched and topped up for a while, by their sign. */
const LOSSES: ReadonlySet<string> = new Set(['coolant-loss', 'coolant-smell', 'uses-oil']);

/** Slow: a little in a long time, or topped up now and then. */
const SLOW =
  /\b(?:a (?:little|bit|touch|cupful|cup|drop)|half an? (?:inch|pint|litre|liter)|slow(?:ly)?|slight(?:ly)?|gradual(?:ly)?|small amount|bit by bit)\b[^.!?;]{0,40}\b(?:each|every|per|a|over|in) (?:few |couple of |two |three |other )?(?:weeks?|months?|fortnight|500 miles|1,?000 miles|thousand miles)\b|\b(?:top(?:ping|ped|s)?(?: (?:it|her|the \w+))? up|fill(?:ing)? up|add(?:ing)? (?:some|a bit|water|coolant)) (?:every|each|once (?:a|every)) (?:few |couple of |two |three |other )?(?:weeks?|months?|fortnight)\b/i;

/** A loss that is no longer slow, or already does harm. */
const HARM =
  /\b(?:overheat\w*|too hot|red(?: zone| line)?|boil\w*|steam\w*|pour\w*|gush\w*|puddle|empties|empty|white smoke|milky|mayo\w*|sludge|misfir\w*|bubbl\w*)\b/i;

const SLOW_LOSS: EngineDiagnosis['canDrive'] = {
  verdict: 'caution',
  reason:
    'A slow loss can be watched for a few days. Check the level before each drive and top it up with the engine cold. Have the leak found this week, and stop at once if the temperature rises, a red light comes on or the loss gets faster.',
};

/** Denials are taken out before harm is looked for: 'no white smoke, no mayo'. */
const DENIED = /\b(?:no|not|never|without|nor) (?:[\w-]+ ){0,2}?[\w-]+/gi;

/**
 * The verdict of a slow loss that does no harm yet, in place of a ban that only causes give: a hose that
 * bursts forbids driving, a level that sinks by a finger a month does not. Undefined elsewhere.
 */
export const slowLoss = (
  { observed, symptoms }: Evidence,
  drive: EngineDiagnosis['canDrive'],
): EngineDiagnosis['canDrive'] | undefined => {
  if (drive.verdict !== 'no' || drive.alertId !== undefined) return undefined;
  const present = symptoms.filter((one) => one.present && one.isLearned !== true);
  const isLoss = present.length > 0 && present.every(({ id }) => LOSSES.has(id));
  const isHarmless = SLOW.test(observed) && !HARM.test(observed.replace(DENIED, ' '));
  return isLoss && isHarmless ? SLOW_LOSS : undefined;
};
