import type { NamedCode } from '../code-page.ts';
import { codeMeaning, genericFacts } from './code-meaning.ts';
import { isAnyTopic, topicOfCode } from './code-topics.ts';
import { codesOfFault, type ListedCause } from './listed-causes.ts';
import { pagedCodes } from './paged-codes.ts';

const MOST_FAMILY = 8;
const MOST_TOGETHER = 6;
/** How far apart in the list codes of one topic may stand. */
const NEAR = 16;

const named = (code: string): NamedCode => ({ code, name: codeMeaning(code).meaning });

const numberOf = (code: string): number => Number.parseInt(code.slice(1), 16);

/** The first words of a component: 'engine coolant temperature sensor' and its circuit are one part. */
const partOf = (code: string): string | undefined =>
  genericFacts(code)?.component.replace(/ (?:circuit|sensor|switch|actuator|system)\b.*$/, '');

const topicOf = (code: string) => topicOfCode(code, genericFacts(code)?.component);

/** Paged codes about the same part, or near in the list and read the same way; nearest first. */
export const familyOf = (code: string): readonly NamedCode[] => {
  const part = partOf(code);
  const topic = topicOf(code);
  const at = numberOf(code);
  const distance = (other: string) => Math.abs(numberOf(other) - at);
  const samePart = (other: string) => part !== undefined && partOf(other) === part;
  const isAlike = (other: typeof topic) => other === topic && !isAnyTopic(topic);
  return [...pagedCodes()]
    .filter((other) => other !== code && other.slice(0, 3) === code.slice(0, 3))
    .filter((other) => samePart(other) || (distance(other) < NEAR && isAlike(topicOf(other))))
    .sort((a, b) => Number(samePart(b)) - Number(samePart(a)) || distance(a) - distance(b))
    .slice(0, MOST_FAMILY)
    .map(named)
    .sort((a, b) => (a.code < b.code ? -1 : 1));
};

/** Codes that the causes of a code store too, likeliest first; none that are left out. */
export const togetherWith = (
  code: string,
  causes: readonly ListedCause[],
  leftOut: readonly NamedCode[],
): readonly NamedCode[] => {
  const skipped = new Set([code, ...leftOut.map((one) => one.code)]);
  const chances = new Map<string, number>();
  for (const { fault, share } of causes)
    for (const [other, chance] of codesOfFault(fault))
      if (!skipped.has(other)) chances.set(other, (chances.get(other) ?? 0) + share * chance);
  return [...chances]
    .filter(([, chance]) => chance >= 0.02)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MOST_TOGETHER)
    .map(([other]) => named(other));
};
