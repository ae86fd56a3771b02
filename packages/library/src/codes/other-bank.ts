import type { CodeTable } from '@wrenchwise/knowledge/codes/code-table';

const tables = new WeakMap<CodeTable, ReadonlyMap<string, string>>();

const keyOf = (table: CodeTable, code: string, bank: number): string => {
  const facts = table.factsOf(code);
  const { component, mode, sensor, cylinder, letter } = facts ?? {};
  return [component, mode, sensor, cylinder, letter, bank].join('|');
};

const byPlace = (table: CodeTable): ReadonlyMap<string, string> => {
  const known = tables.get(table);
  if (known !== undefined) return known;
  const made = new Map(
    table.codes().flatMap((code) => {
      const bank = table.factsOf(code)?.bank;
      return bank === undefined ? [] : [[keyOf(table, code, bank), code] as const];
    }),
  );
  tables.set(table, made);
  return made;
};

/**
 * A code as the bank of another would store it: beside a code of bank 2, P0141 is P0161. Codes without a
 * bank stay as they are; undefined where the other bank has no such code.
 */
export const onBankOf = (table: CodeTable, code: string, beside: string): string | undefined => {
  const [own, wanted] = [table.factsOf(code)?.bank, table.factsOf(beside)?.bank];
  if (own === undefined || wanted === undefined || own === wanted) return code;
  return byPlace(table).get(keyOf(table, code, wanted));
};
