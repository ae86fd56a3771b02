import { type CodeGroup, codeGroup } from '@wrenchwise/knowledge/codes/code-groups';
import type { CodeTable } from '@wrenchwise/knowledge/codes/code-table';

import type { NamedCode } from './code-page.ts';
import type { CodeSources } from './code-sources.ts';

/** Every code with a page, under its group, in order. */
export const codesByGroup = (
  paged: Iterable<string>,
): readonly (readonly [CodeGroup, readonly string[]])[] => {
  const groups = new Map<CodeGroup, string[]>();
  for (const code of paged) {
    const group = codeGroup(code);
    const codes = groups.get(group);
    if (codes === undefined) groups.set(group, [code]);
    else codes.push(code);
  }
  return [...groups];
};

/** The key of codes that differ only in their place: one of them stands for all in a short list. */
const kindOf = (table: CodeTable, code: string): string =>
  (table.componentOf(code) ?? code).replace(
    /\(.*|\b(?:front|rear|left|right|[A-Z]|primary|secondary|cylinder)\b|\s/g,
    '',
  );

/** The codes that the faults store most often, one of each kind, the commonest first. */
export const commonestCodes = (
  { table, causes }: Pick<CodeSources, 'table' | 'causes'>,
  most: number,
): readonly NamedCode[] => {
  const seen = new Set<string>();
  const isNew = (code: string): boolean => {
    const likes = [code.slice(0, 4), kindOf(table, code)];
    if (likes.some((like) => seen.has(like))) return false;
    for (const like of likes) seen.add(like);
    return true;
  };
  return causes
    .codes()
    .map((code) => ({ code, frequency: causes.expectedFrequency(code) }))
    .sort((a, b) => b.frequency - a.frequency)
    .filter(({ code }) => isNew(code))
    .slice(0, most)
    .map(({ code }) => ({ code, name: table.meaningOf(code).meaning }));
};
