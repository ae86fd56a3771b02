import type { CodeTable } from '@wrenchwise/knowledge/codes/code-table';
import { isAnyTopic, topicOfCode } from '@wrenchwise/knowledge/codes/code-topics';

import type { NamedCode } from './code-page.ts';
import type { CodeSources } from './code-sources.ts';
import { codesOfFault, type ListedCause } from './listed-causes.ts';

const MOST_FAMILY = 8;
const MOST_TOGETHER = 6;
/** The greatest distance of related codes of one topic in the list. */
const NEAR = 16;

const named = (table: CodeTable, code: string): NamedCode => ({
  code,
  name: table.meaningOf(code).meaning,
});

const numberOf = (code: string): number => Number.parseInt(code.slice(1), 16);

/** The first words of a component: 'engine coolant temperature sensor' and its circuit are one part. */
const partOf = (table: CodeTable, code: string): string | undefined =>
  table.componentOf(code)?.replace(/ (?:circuit|sensor|switch|actuator|system)\b.*$/, '');

/** Paged codes about the same part, or near in the list and read the same way; nearest first. */
export const familyOf = (
  { table, paged }: Pick<CodeSources, 'table' | 'paged'>,
  code: string,
): readonly NamedCode[] => {
  const topicOf = (one: string) => topicOfCode(one, table.componentOf(one));
  const part = partOf(table, code);
  const topic = topicOf(code);
  const at = numberOf(code);
  const distance = (other: string) => Math.abs(numberOf(other) - at);
  const samePart = (other: string) => part !== undefined && partOf(table, other) === part;
  const isAlike = (other: typeof topic) => other === topic && !isAnyTopic(topic);
  return [...paged()]
    .filter((other) => other !== code && other.slice(0, 3) === code.slice(0, 3))
    .filter((other) => samePart(other) || (distance(other) < NEAR && isAlike(topicOf(other))))
    .sort((a, b) => Number(samePart(b)) - Number(samePart(a)) || distance(a) - distance(b))
    .slice(0, MOST_FAMILY)
    .map((other) => named(table, other))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
};

/** Other codes that a code's causes store, the likeliest first, without the excluded ones. */
export const togetherWith = (
  table: CodeTable,
  code: string,
  causes: readonly ListedCause[],
  leftOut: readonly NamedCode[],
): readonly NamedCode[] => {
  const skipped = new Set([code, ...leftOut.map((one) => one.code)]);
  const chances = new Map<string, number>();
  for (const { fault, share } of causes) {
    for (const [other, chance] of codesOfFault(fault)) {
      if (!skipped.has(other)) chances.set(other, (chances.get(other) ?? 0) + share * chance);
    }
  }
  return [...chances]
    .filter(([, chance]) => chance >= 0.02)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, MOST_TOGETHER)
    .map(([other]) => named(table, other));
};
