import { t } from '@lingui/core/macro';
import { lowerFirst } from '@wrenchwise/rules/lower-first';

import type { Weighing, Weight } from './weighing.ts';

/** Reasons that are named of each side. */
const NAMED = { for: 3, against: 2 } as const;
/** Moves below this are no reason. */
const LEAST = 0.1;

const USUAL = /^Not mentioned, and usual with it: /;

/** A sign as a part of a sentence: '“grinding noise” (grinding when braking)', 'no word of squealing'. */
const thing = ({ quote, meaning = '' }: Weight): string => {
  if (quote === undefined) {
    return USUAL.test(meaning)
      ? t`no word of ${lowerFirst(meaning.replace(USUAL, ''))}`
      : lowerFirst(meaning);
  }
  const isSame = meaning === '' || meaning.toLowerCase() === quote.toLowerCase();
  return `“${quote}”${isSame ? '' : ` (${lowerFirst(meaning)})`}`;
};

const joined = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const sentence = (weights: readonly Weight[], most: number, side: string): string[] => {
  const things = [...new Set(weights.slice(0, most).map(thing))];
  if (things.length === 0) return [];
  return [`${upperFirst(joined(things))} ${things.length === 1 ? 'speaks' : 'speak'} ${side} it.`];
};

/**
 * Why a cause is as likely as it is, as a mechanic would say it: the strongest signs for it in one sentence, those
 * against it in another. Empty where nothing that was reported moved it.
 */
export const reasonsInWords = ({ groups }: Weighing): string => {
  const signs = groups
    .flatMap(({ isWhole, weights }) => (isWhole ? [] : weights))
    .filter(({ weight }) => Math.abs(weight) >= LEAST)
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  const reads = groups.some(
    ({ isWhole, weights }) => isWhole && weights.some(({ weight }) => weight >= LEAST),
  );
  return [
    ...sentence(
      signs.filter(({ weight }) => weight > 0),
      NAMED.for,
      'for',
    ),
    ...(reads ? [t`Owners of cars with this fault describe it much like this.`] : []),
    ...sentence(
      signs.filter(({ weight }) => weight < 0),
      NAMED.against,
      'against',
    ),
  ].join(' ');
};
