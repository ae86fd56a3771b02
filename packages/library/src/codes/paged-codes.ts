import type { CodeTable } from '@wrenchwise/knowledge/codes/code-table';

/**
 * The codes with a page, in order: those that a fault lists, and their neighbours about the same
 * part.
 *
 * @param listed the codes that a fault lists
 */
export const readPagedCodes = (
  table: CodeTable,
  listed: readonly string[],
): ReadonlySet<string> => {
  /** The same part in the same sixteen codes. */
  const partKey = (code: string): string | undefined => {
    const component = table.componentOf(code);
    return component === undefined ? undefined : `${code.slice(0, 4)} ${component}`;
  };
  const parts = new Set(listed.map(partKey));
  const neighbours = table.codes().filter((code) => {
    const key = partKey(code);
    return key !== undefined && parts.has(key) && !table.meaningOf(code).uncertain;
  });
  return new Set([...listed, ...neighbours].sort());
};
