import { causeSystemsOf, recordOf } from '@wrenchwise/knowledge/codes/code-record';
import type { CodeTable } from '@wrenchwise/knowledge/codes/code-table';
import { isFunctionWord } from '@wrenchwise/knowledge/function-words';
import { stem } from '@wrenchwise/knowledge/stem';
import type { SystemId } from '@wrenchwise/knowledge/systems';

import type { NamedCode, RelatedCode } from './code-page.ts';
import type { CodeSources } from './code-sources.ts';
import { codesOfFault, type ListedCause } from './listed-causes.ts';

const MAX_FAMILY = 8;
const MAX_TOGETHER = 6;

const named = (table: CodeTable, code: string): NamedCode => ({
  code,
  name: table.meaningOf(code).meaning,
});

/** Words of many parts, which say how a code is measured and not of what. */
const OF_EVERY_PART: ReadonlySet<string> = new Set(
  'circuit too fuel control sensor switch actuator system signal module performance range position pressure temperature level supply input output command drive and or'
    .split(' ')
    .map(stem),
);

/** Opposites of one thing: both are about the mixture. */
const SAME_THING: Readonly<Record<string, string>> = {
  lean: 'mixture',
  rich: 'mixture',
  trim: 'mixture',
  overboost: 'boost',
  underboost: 'boost',
};

const wordsOf = (component: string): readonly string[] =>
  component
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !isFunctionWord(word))
    .map((word) => stem(SAME_THING[word] ?? word));

/** The share of the discriminative words of two components that both have; 0 where either has none. */
const likeness = (one: string, other: string): number => {
  const discriminativeOf = (text: string) =>
    new Set(wordsOf(text).filter((word) => !OF_EVERY_PART.has(word)));
  const [a, b] = [discriminativeOf(one), discriminativeOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return a.size === 0 || b.size === 0 ? 0 : shared / Math.max(a.size, b.size);
};

/** From this likeness on two components are about one part: 'camshaft position sensor' and its actuator. */
const ALIKE = 0.6;

/** Whether two codes are of one place: the same bank, letter or number of the part, and cylinder. */
const areAtOnePlace = (table: CodeTable, code: string, other: string): boolean => {
  const [a, b] = [table.factsOf(code), table.factsOf(other)];
  if (a === undefined || b === undefined) return false;
  return a.bank === b.bank && a.sensor === b.sensor && a.cylinder === b.cylinder;
};

/** How near two codes of one part are: at the same place, then with the same failure. */
const sameness = (table: CodeTable, code: string, other: string): number => {
  const isSameFailure = table.factsOf(code)?.mode === table.factsOf(other)?.mode;
  return (areAtOnePlace(table, code, other) ? 2 : 0) + (isSameFailure ? 1 : 0);
};

/**
 * Paged codes by meaning: of the same component wherever it is in the list, then of components
 * that are alike; of those the same place first, then the same failure. Numbers do not count.
 */
export const familyOf = (
  { table, paged }: Pick<CodeSources, 'table' | 'paged'>,
  code: string,
): readonly RelatedCode[] => {
  const component = table.componentOf(code);
  if (component === undefined) return [];
  return [...paged()]
    .flatMap((other) => {
      const of = other === code ? undefined : table.componentOf(other);
      if (of === undefined || other.slice(0, 1) !== code.slice(0, 1)) return [];
      const near = of === component ? 1 : likeness(component, of);
      return near < ALIKE ? [] : [{ other, near, same: sameness(table, code, other) }];
    })
    .toSorted((a, b) => b.near - a.near || b.same - a.same || (a.other < b.other ? -1 : 1))
    .slice(0, MAX_FAMILY)
    .map(({ other, near }) => ({
      ...named(table, other),
      isSamePart: near === 1 && areAtOnePlace(table, code, other),
    }))
    .toSorted((a, b) => (a.code < b.code ? -1 : 1));
};

/** Other codes that a code's causes store, the likeliest first, without the excluded ones. */
export const togetherWith = (
  { table, paged, onBankOf }: Pick<CodeSources, 'table' | 'paged' | 'onBankOf'>,
  code: string,
  causes: readonly ListedCause[],
  leftOut: readonly NamedCode[],
): readonly NamedCode[] => {
  const skipped = new Set([code, ...leftOut.map((one) => one.code)]);
  const chances = new Map<string, number>();
  const systems = causeSystemsOf(recordOf(table, code));
  // A corroded plug may be anywhere: it joins no codes of systems that have nothing else in common.
  const isUnrelated = (other: string, system: SystemId): boolean =>
    system === 'electrical' &&
    systems !== undefined &&
    !other.startsWith('U') &&
    !systems.has(recordOf(table, other).system);
  for (const { fault, share } of causes) {
    for (const [stored, chance] of codesOfFault(fault)) {
      // What the part of one bank stores, that of the other stores by its own number.
      const other = onBankOf(stored, code);
      if (other === undefined || !paged().has(other)) continue;
      if (skipped.has(other) || isUnrelated(other, fault.system)) continue;
      chances.set(other, (chances.get(other) ?? 0) + share * chance);
    }
  }
  return (
    [...chances]
      // What each make means differently helps nobody.
      .filter(([other, chance]) => chance >= 0.02 && other !== 'B1000')
      .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .slice(0, MAX_TOGETHER)
      .map(([other]) => named(table, other))
  );
};
