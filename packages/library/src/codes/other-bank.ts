import type { CodeTable } from '@wrenchwise/knowledge/codes/code-table';
import { once } from '@wrenchwise/knowledge/once';

/**
 * A code as the bank of another would store it: beside a code of bank 2, P0141 is P0161. Codes without a
 * bank stay as they are; undefined where the other bank has no such code.
 */
export type OnBankOf = (code: string, beside: string) => string | undefined;

const keyOf = (table: CodeTable, code: string, bank: number): string => {
  const facts = table.factsOf(code);
  const { component, mode, sensor, cylinder, letter } = facts ?? {};
  return [component, mode, sensor, cylinder, letter, bank].join('|');
};

export const createOnBankOf = (table: CodeTable): OnBankOf => {
  const byPlace = once(
    (): ReadonlyMap<string, string> =>
      new Map(
        table.codes().flatMap((code) => {
          const bank = table.factsOf(code)?.bank;
          return bank === undefined ? [] : [[keyOf(table, code, bank), code] as const];
        }),
      ),
  );
  return (code, beside) => {
    const [own, wanted] = [table.factsOf(code)?.bank, table.factsOf(beside)?.bank];
    if (own === undefined || wanted === undefined || own === wanted) return code;
    return byPlace().get(keyOf(table, code, wanted));
  };
};
