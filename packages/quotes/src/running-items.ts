import { type Figure, readFigures } from './figures.ts';
import { isOfTheTrade } from './line-kind.ts';
import { comesToProduct } from './row-figures.ts';

/** Words after a price that go on with the same item. */
const GOES_ON =
  /^[\s)]*(?:each|ea|per|a|an|for|on|inc\w*|incl\w*|excl?\w*|inkl\w*|zzgl\w*|plus|\+|less|now|to|of|or|was|and|und|at|x|all|in|with|vat|v\.a\.t|mwst|tax|fitted|installed|net|netto|brutto|which|that|if|total price|off|is|are|makes|comes|so|pro|je|per|eur|gbp|usd)\b/iu;

const isPrice = ({ kind, per }: Figure): boolean => kind === 'money' && per === null;
const isBarePrice = ({ kind, per, value }: Figure): boolean =>
  kind === 'plain' && per === null && value >= 5;

const JUST_TAX_WORDS = /\b(?:inc\w*|excl?\w*|inkl\w*|plus|vat|mwst|tax|the)\b/giu;

/** At an '=' that is no product, the sum is an item of its own: 'kit 280 + fitting 325 = 605'. */
const atEquals = (item: string): readonly string[] => {
  const at = item.lastIndexOf('=');
  if (at <= 0) return [item];
  const [left, right] = [item.slice(0, at).trim(), item.slice(at + 1).trim()];
  const before = readFigures(left);
  const [result] = readFigures(right);
  if (!result || before.length === 0 || (result.kind !== 'money' && result.kind !== 'plain')) {
    return [item];
  }
  const isOne = before.length === 1 && before[0]?.kind === 'hours';
  if (isOne || comesToProduct(before, result.value)) return [item];
  const isBareSum = !/\p{L}{3,}/u.test(right.replaceAll(JUST_TAX_WORDS, ''));
  return [left, isBareSum ? `total ${right}` : right];
};

/** The end of an item at this figure, where words and another price follow it. */
const isBoundary = (
  item: string,
  figures: readonly Figure[],
  at: number,
  from: number,
): boolean => {
  const figure = figures[at];
  if (!figure) return false;
  const price = figures.some(isPrice) ? isPrice : isBarePrice;
  const own = item.slice(from, figure.start);
  const rest = item.slice(figure.end);
  const next = figures.slice(at + 1).find(price);
  if (!price(figure) || !next || !/\p{L}{2,}/u.test(own)) return false;
  const between = item.slice(figure.end, next.start);
  const hasOwnWords = /^[\s.)/|•·–-]*\p{L}{2,}/u.test(between) && !GOES_ON.test(rest);
  return hasOwnWords && (price === isPrice || isOfTheTrade(own));
};

/** Items that nothing separates: 'pads £45 discs £120 labour 1.5hrs £90 total £255'. */
export const runningItems = (item: string): readonly string[] =>
  atEquals(item).flatMap((part) => {
    const figures = readFigures(part);
    const items: string[] = [];
    let from = 0;
    figures.forEach(({ end }, at) => {
      if (!isBoundary(part, figures, at, from)) return;
      items.push(part.slice(from, end));
      from = end;
    });
    return [...items, part.slice(from)].map((one) =>
      one.replace(/^[\s.):/|•·–-]+(?!\d)/u, '').trim(),
    );
  });
