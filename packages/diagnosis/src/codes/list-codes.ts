import type { CodeGroup, NamedCode } from '../code-page.ts';
import { codeGroup } from './code-groups.ts';
import { codeMeaning, genericFacts } from './code-meaning.ts';
import { expectedFrequency, listedCodes } from './listed-causes.ts';
import { pagedCodes } from './paged-codes.ts';

/** Every code with a page, under its group, in order. */
export const codesByGroup = (): readonly (readonly [CodeGroup, readonly string[]])[] => {
  const groups = new Map<CodeGroup, string[]>();
  for (const code of pagedCodes()) {
    const group = codeGroup(code);
    const codes = groups.get(group);
    if (codes === undefined) groups.set(group, [code]);
    else codes.push(code);
  }
  return [...groups];
};

/** What codes that differ in nothing but their place share: one stands for all in a short list. */
const kindOf = (code: string): string =>
  (genericFacts(code)?.component ?? code).replace(
    /\(.*|\b(?:front|rear|left|right|[A-Z]|primary|secondary|cylinder)\b|\s/g,
    '',
  );

/** The codes that the known faults store most often, one of each kind, commonest first. */
export const commonestCodes = (most: number): readonly NamedCode[] => {
  const seen = new Set<string>();
  const isNew = (code: string): boolean => {
    const likes = [code.slice(0, 4), kindOf(code)];
    if (likes.some((like) => seen.has(like))) return false;
    for (const like of likes) seen.add(like);
    return true;
  };
  return listedCodes()
    .map((code) => ({ code, frequency: expectedFrequency(code) }))
    .sort((a, b) => b.frequency - a.frequency)
    .filter(({ code }) => isNew(code))
    .slice(0, most)
    .map(({ code }) => ({ code, name: codeMeaning(code).meaning }));
};
