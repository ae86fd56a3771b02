import type { Cause } from '@wrenchwise/domain/diagnosis';
import { stem } from '@wrenchwise/knowledge/stem';

import type { Consultation } from './consultation.ts';
import { normalise, ordinalIn } from './intents.ts';

/** Words that many causes share, or that questions are made of: they name no cause. */
const WEAK = new Set(
  [
    'worn worn-out faulty failed failing fault broken leaking leak seized blocked loose damaged low old bad',
    'the a an of or and on in to it is this that my car front rear left right side one two',
    'causes cause caught noise problem new be been replaced have was',
    'what why how when where which who do does did can could would should will shall may might i you me we they them there here',
    'not no yes much many long before after with for from by at as am are were has had than then so if just only also too',
    'please tell show say think need get go goes going fix repair replace change check test book',
  ]
    .join(' ')
    .split(' ')
    .map((word) => stem(word)),
);

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (normalise(text).match(/[a-z]{2,}/g) ?? [])
      .map((word) => stem(word))
      .filter((one) => !WEAK.has(one)),
  );

/** Words that name a region of the car rather than a part: alone they name no cause. */
const BROAD = new Set(
  'engine oil water air fuel petrol diesel electric electrical power control unit module system sensor switch fluid pressure level light brake wheel tyre door gear drive driving cold hot start charge charging belt part car high short supply home wiring circuit rear engine red wear open'
    .split(' ')
    .map((word) => stem(word)),
);

/** The least share of a name that counts as naming the cause. */
const NAMES_IT = 0.33;

/** The share of a word that no other cause has in its name: 'the hose', 'the alternator'. */
const ONLY_HERE = 0.5;

/** How much of a cause's names a question uses: the better of the two, up to 1. */
const overlap = (
  asked: ReadonlySet<string>,
  { name, workshopName }: Pick<Cause, 'name' | 'workshopName'>,
  uses: ReadonlyMap<string, number>,
): number => {
  const shareOf = (words: readonly string[]) => {
    const hits = words.filter((word) => asked.has(word));
    const share = words.length === 0 ? 0 : hits.length / words.length;
    const isOnly = hits.some((word) => !BROAD.has(word) && uses.get(word) === 1);
    return isOnly ? Math.max(share, ONLY_HERE) : share;
  };
  return Math.max(shareOf([...stemsOf(name)]), shareOf([...stemsOf(workshopName)]) * 0.9);
};

/** In how many causes' names each word stands. */
const usesOf = (causes: readonly Cause[]): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const { name, workshopName } of causes) {
    for (const word of new Set([...stemsOf(name), ...stemsOf(workshopName)])) {
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  return uses;
};

/**
 * The cause that a question names: by its words, by its place ('the second one'); undefined where it
 * names none.
 */
export const namedCause = (question: string, causes: readonly Cause[]): Cause | undefined => {
  // "Why 74 per cent": the cause that has them.
  const [, share] = /\b(\d{1,2}) ?(?:%|per ?cent\b)/i.exec(question) ?? [];
  const byShare = causes.find(({ probability }) => Math.round(probability * 100) === Number(share));
  if (byShare) return byShare;
  const asked = stemsOf(question);
  const uses = usesOf(causes);
  let best: Cause | undefined;
  let most = NAMES_IT;
  for (const cause of causes) {
    const share = overlap(asked, cause, uses);
    if (share > most || (share === most && best === undefined)) {
      most = share;
      best = cause;
    }
  }
  if (best) return best;
  const place = ordinalIn(question, 'cause');
  return place === undefined ? undefined : causes[place - 1];
};

/** The cause that a question is about: the one that it names, the one spoken of last, or the first. */
export const causeAskedAbout = (
  question: string,
  { diagnosis: { causes }, lastAbout }: Pick<Consultation, 'diagnosis' | 'lastAbout'>,
): Cause | undefined =>
  namedCause(question, causes) ?? causes.find(({ faultId }) => faultId === lastAbout) ?? causes[0];
