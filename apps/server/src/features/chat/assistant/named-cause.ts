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

/** How many telling words of a cause's names a question uses, as a share of its shorter name. */
const overlap = (
  asked: ReadonlySet<string>,
  cause: Pick<Cause, 'name' | 'workshopName'>,
): number => {
  const shareOf = (name: string) => {
    const words = [...stemsOf(name)];
    const hits = words.filter((word) => asked.has(word)).length;
    return words.length === 0 ? 0 : hits / words.length;
  };
  return Math.max(shareOf(cause.name), shareOf(cause.workshopName) * 0.9);
};

/** The least share of a name that counts as naming the cause. */
const NAMES_IT = 0.34;

/**
 * The cause that a question names: by its words, by its place ('the second one'); undefined where it
 * names none.
 */
export const namedCause = (question: string, causes: readonly Cause[]): Cause | undefined => {
  const asked = stemsOf(question);
  let best: Cause | undefined;
  let most = NAMES_IT;
  for (const cause of causes) {
    const share = overlap(asked, cause);
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
