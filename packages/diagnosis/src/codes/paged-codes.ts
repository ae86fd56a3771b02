import { codeMeaning, genericCodes, genericFacts } from './code-meaning.ts';
import { listedCodes } from './listed-causes.ts';

/** The same part in the same sixteen codes. */
const partKey = (code: string): string | undefined => {
  const component = genericFacts(code)?.component;
  return component === undefined ? undefined : `${code.slice(0, 4)} ${component}`;
};

let paged: ReadonlySet<string> | undefined;

/**
 * The codes that have a page of their own, in order: those that a fault lists, and their
 * neighbours about the same part, of which the page can tell at least that.
 */
export const pagedCodes = (): ReadonlySet<string> => {
  if (paged !== undefined) return paged;
  const listed = listedCodes();
  const parts = new Set(listed.map(partKey));
  const neighbours = genericCodes().filter((code) => {
    const key = partKey(code);
    return key !== undefined && parts.has(key) && !codeMeaning(code).uncertain;
  });
  paged = new Set([...listed, ...neighbours].sort());
  return paged;
};
