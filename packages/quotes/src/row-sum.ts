import type { Figure } from './figures.ts';

/** Integer cents of an amount. */
export const cents = (value: number): number => Math.round(value * 100);

/** The amount of a row, and the figures that it was made of. */
export interface RowSum {
  /** Its row has columns of tax and gross after the net amount. */
  readonly isNet?: boolean;
  readonly amountCents: number;
  readonly quantity: number | null;
  readonly unitCents: number | null;
  readonly used: readonly Figure[];
}

/** Net, tax and gross in three columns: the shares that tax has. */
const isTaxOf = (net: number, tax: number): boolean => tax / net > 0.04 && tax / net < 0.28;

/** Without the columns of tax and gross that follow a net amount. */
const withoutTaxColumns = (money: readonly Figure[]): readonly Figure[] => {
  const [net, tax, gross] = money.slice(-3);
  const isTriple =
    net &&
    tax &&
    gross &&
    Math.abs(net.value + tax.value - gross.value) < 0.015 &&
    isTaxOf(net.value, tax.value);
  return isTriple ? money.slice(0, -2) : money;
};

const agrees = (product: number, amountCents: number, quantity: number): boolean =>
  Math.abs(product - amountCents) <= Math.max(1, Math.min(quantity, 20) * 0.5 + 0.5);

/** More figures before an amount than these are no row of a quote: each pair costs a look. */
const MAX_FACTORS = 12;

/** The two figures whose product is the amount, of those before it. */
const factorsOf = (
  amountCents: number,
  all: readonly Figure[],
  percents: readonly Figure[],
): Pick<RowSum, 'quantity' | 'unitCents' | 'used'> | undefined => {
  const before = all.slice(-MAX_FACTORS);
  const sized = Math.abs(amountCents);
  // A share off may be a bare number in a column of its own.
  const off = before.filter(({ kind, value }) => kind === 'plain' && value > 0 && value <= 60);
  const shares = [1, ...[...percents, ...off].map(({ value }) => 1 - Math.abs(value) / 100)];
  for (const unit of before.toReversed()) {
    if (unit.kind === 'count' || unit.kind === 'hours') continue;
    for (const count of before) {
      if (count === unit || count.hasSign || count.value <= 0 || count.value > 1000) continue;
      const product = cents(unit.value) * count.value;
      if (shares.some((share) => agrees(product * share, sized, count.value))) {
        return { quantity: count.value, unitCents: cents(unit.value), used: [unit, count] };
      }
    }
  }
  return undefined;
};

/** Pieces of a line without the price of one: 'x2', or a small number in a cell of its own before the amount. */
const countOf = (figures: readonly Figure[], amount: Figure): Figure | undefined =>
  figures.find(
    ({ kind, value, isCell, start }) =>
      kind === 'plain' &&
      isCell &&
      Number.isInteger(value) &&
      value >= 1 &&
      value <= 20 &&
      start < amount.start,
  ) ??
  figures.findLast(
    ({ kind, value, isVolume }) => kind === 'count' && Number.isInteger(value) && !isVolume,
  );

/** '2 tyres at 75 each': the price of one and how many. */
const sumOfPieces = (each: Figure, figures: readonly Figure[]): RowSum => {
  const count = figures.find(
    ({ kind, value }) => kind === 'count' && Number.isInteger(value) && value > 0,
  );
  const unitCents = cents(each.value);
  return {
    amountCents: unitCents * (count?.value ?? 1),
    quantity: count?.value ?? null,
    unitCents,
    used: [each, ...(count ? [count] : [])],
  };
};

/** The amount of a row and what it is made of; undefined where no figure can be one. */
export const sumOf = (figures: readonly Figure[], isLabourLike: boolean): RowSum | undefined => {
  const strong = figures.filter(({ kind, per }) => kind === 'money' && per === null);
  const weak = figures.filter(
    ({ kind, per, value }) => kind === 'plain' && per === null && value < 100_000,
  );
  const pool = strong.length > 0 ? withoutTaxColumns(strong) : weak;
  const isNet = strong.length > 0 && pool.length < strong.length;
  const last = pool.at(-1);
  const each = figures.find(
    ({ per, kind }) => per === 'piece' && (kind === 'money' || kind === 'plain'),
  );
  if (!last || (each && last.end <= each.start)) return each && sumOfPieces(each, figures);
  const before = figures.filter(({ start, kind }) => start < last.start && kind !== 'percent');
  const percents = figures.filter(({ kind }) => kind === 'percent');
  const amountCents = cents(last.value);
  const factors = factorsOf(amountCents, before, percents);
  if (factors) {
    return {
      isNet,
      amountCents,
      ...factors,
      used: [last, ...factors.used, ...figures.slice(figures.indexOf(last))],
    };
  }
  const count = countOf(figures, last);
  // '2 x discs at 60': the factor is the price of one.
  if (last.isFactor && !isLabourLike && count && count !== last) {
    return {
      amountCents: Math.round(amountCents * count.value),
      quantity: count.value,
      unitCents: amountCents,
      used: [last, count],
    };
  }
  return {
    isNet,
    amountCents,
    quantity: count?.value ?? null,
    unitCents: null,
    used: [last, ...(count ? [count] : []), ...figures.slice(figures.indexOf(last) + 1)],
  };
};

/** A number of pieces before the words: '2 front discs £120'. */
export const leadingCount = (text: string, figures: readonly Figure[]): Figure | undefined => {
  const [first] = figures;
  if (
    !first ||
    first.hasSign ||
    !Number.isInteger(first.value) ||
    first.value < 1 ||
    first.value > 20
  ) {
    return undefined;
  }
  if (first.kind !== 'plain' && first.kind !== 'count') return undefined;
  return text.slice(0, first.start).trim() === '' && /^\s*x?\s+\p{L}/iu.test(text.slice(first.end))
    ? first
    : undefined;
};

/** A photograph's amount that lost its decimal point ('28000'), where pieces at a price say so. */
export const withLostPoint = (figures: readonly Figure[]): readonly Figure[] => {
  const last = figures.at(-1);
  if (!last || last.kind !== 'plain' || last.value < 1000 || !Number.isInteger(last.value)) {
    return figures;
  }
  const before = figures.slice(0, -1).filter(({ kind }) => kind !== 'percent');
  const isMoney = before.some(({ kind }) => kind === 'money');
  return isMoney && factorsOf(last.value, before, [])
    ? [...figures.slice(0, -1), { ...last, kind: 'money', value: last.value / 100 }]
    : figures;
};
