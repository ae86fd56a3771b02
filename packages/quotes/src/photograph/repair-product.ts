import { withOneDigitOther } from './digits-alike.ts';

/** A number at the end of a row, in a cell of its own. */
interface Cell {
  readonly text: string;
  readonly start: number;
  readonly value: number;
}

const CELL = /(?<=\s|^|[£€$])\d+(?:[.,]\d{1,3})?(?=\s|$)/gu;

const valueOf = (text: string): number => Number(text.replace(',', '.'));

const cellsOf = (row: string): readonly Cell[] =>
  [...row.matchAll(CELL)].map(({ 0: text, index }) => ({
    text,
    start: index,
    value: valueOf(text),
  }));

const withPointAnywhere = (text: string): readonly string[] =>
  /[.,]/u.test(text)
    ? []
    : Array.from(text)
        .slice(1)
        .map((_, at) => `${text.slice(0, at + 1)}.${text.slice(at + 1)}`);

const agrees = (count: number, price: number, amount: number): boolean =>
  Math.abs(count * price - amount) < (Number.isInteger(count) ? 0.006 : 0.0055 * price + 0.006);

const replaced = (row: string, { text, start }: Cell, by: string): string =>
  `${row.slice(0, start)}${by}${row.slice(start + text.length)}`;

/** Whether a row ends with pieces or hours, their price and what these come to. */
export const isProductRow = (row: string): boolean => {
  const [count, price, amount] = cellsOf(row).slice(-3);
  return (
    count !== undefined &&
    price !== undefined &&
    amount !== undefined &&
    agrees(count.value, price.value, amount.value)
  );
};

/**
 * A row 'count, price, amount' whose product is not its amount, with the one slip mended that makes it so; as it is where
 * none or several would. A lost point is looked for before another digit, the count before the money.
 */
export const repairProduct = (row: string): string => {
  const [count, price, amount] = cellsOf(row).slice(-3);
  if (!count || !price || !amount || !/[.,]\d{2}$/u.test(amount.text)) return row;
  if (agrees(count.value, price.value, amount.value) || price.value === 0) return row;
  const mended = (cell: Cell, texts: readonly string[]): readonly string[] =>
    texts
      .filter((text) => {
        const value = (one: Cell): number => (one === cell ? valueOf(text) : one.value);
        return agrees(value(count), value(price), value(amount));
      })
      .map((text) => replaced(row, cell, text));
  const points = [count, price].flatMap((cell) => mended(cell, withPointAnywhere(cell.text)));
  if (points.length === 1) return points[0] ?? row;
  const digits = [price, amount].flatMap((cell) => mended(cell, withOneDigitOther(cell.text)));
  return digits.length === 1 ? (digits[0] ?? row) : row;
};
