import { toLitres, type VolumeUnit } from './consumption.ts';

/** What the letters of a receipt say; only what is there, and only what was found without doubt. */
export interface FuelReceipt {
  /** In litres. */
  readonly litres?: number;
  readonly kwh?: number;
  readonly totalCents?: number;
  /** YYYY-MM-DD. */
  readonly date?: string;
}

const AMOUNT = String.raw`(\d{1,4}(?:[.,]\s?|\s[.,])\d{2,3})`;
const FUEL = new RegExp(
  String.raw`${AMOUNT}\s*(litres?|liters?|ltrs?|lts?|l|gallons?|gal)\b(?!\s*(?:/|per))`,
  'i',
);
const NAMED_FUEL = new RegExp(
  String.raw`\b(?:volume|quantity|qty|litres?|liters?|ltrs?|gallons?)\b[\s:=.]*${AMOUNT}`,
  'i',
);
const ENERGY = new RegExp(String.raw`${AMOUNT}\s*kwh\b(?!\s*(?:/|per))`, 'i');
const TOTAL = /\b(?:total|amount due|to pay|balance due|sale)\b/i;
const NOT_THE_TOTAL = /\b(?:sub\s?-?total|vat|net|tax|saved|savings|points|discount|change)\b/i;
const MONEY = /(?<![\d.,])(\d{1,4}[.,]\s?\d{2})(?!\d)/g;

const numberOf = (text: string): number => Number(text.replaceAll(/\s/g, '').replace(',', '.'));

/** Letters that readers take for digits, within what is otherwise a number. */
const mended = (line: string): string =>
  line
    .replaceAll(/(?<=\d[.,]?)[oO](?=[\d.,\s]|$)/g, '0')
    .replaceAll(/(?<=[\d.,])[lI|](?=\d)/g, '1')
    .replaceAll(/(?<=\d[.,]?)S(?=\d)/g, '5');

const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec';

const dayOf = (year: string, month: number, day: string): string | undefined => {
  const whole = year.length === 2 ? `20${year}` : year;
  const text = `${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== text
    ? undefined
    : text;
};

/** The first day that is written in a text, in the order of the country's dates. */
const dateIn = (text: string, isMonthFirst: boolean): string | undefined => {
  const iso = /\b(20\d{2})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text);
  if (iso) return dayOf(iso[1] ?? '', Number(iso[2]), iso[3] ?? '');
  const named = /\b(\d{1,2})[\s.-]?([a-z]{3})[a-z]*[\s.,-]{0,2}((?:20)?\d{2})\b/i.exec(text);
  const month = named ? MONTHS.indexOf((named[2] ?? '').toLowerCase()) : -1;
  if (named && month >= 0 && month % 3 === 0) {
    return dayOf(named[3] ?? '', month / 3 + 1, named[1] ?? '');
  }
  const plain = /\b(\d{1,2})[-/.](\d{1,2})[-/.]((?:20)?\d{2})\b/.exec(text);
  if (!plain) return undefined;
  const [, first = '', second = '', year = ''] = plain;
  return isMonthFirst ? dayOf(year, Number(first), second) : dayOf(year, Number(second), first);
};

const totalIn = (lines: readonly string[]): number | undefined => {
  const found = lines.flatMap((line, index) => {
    if (!TOTAL.test(line) || NOT_THE_TOTAL.test(line)) return [];
    const here = [...line.matchAll(MONEY)];
    // A reader often puts a column of amounts below its labels.
    const amounts = here.length > 0 ? here : [...(lines[index + 1] ?? '').matchAll(MONEY)];
    return amounts.map(([, amount = '']) => Math.round(numberOf(amount) * 100));
  });
  return found.length === 0 ? undefined : Math.max(...found);
};

/** A line such as '41.20 L' is read in its own unit, a bare 'Volume 41.20' in that of the place. */
const fuelIn = (lines: readonly string[], unit: VolumeUnit): number | undefined => {
  for (const line of lines) {
    const said = FUEL.exec(line);
    const amount = said?.[1] ?? NAMED_FUEL.exec(line)?.[1];
    if (amount === undefined) continue;
    const isGallons = /gal/i.test(said?.[2] ?? line);
    const of = isGallons ? (unit === 'litres' ? 'gallons-uk' : unit) : said ? 'litres' : unit;
    const litres = toLitres(numberOf(amount), of);
    if (litres >= 1 && litres <= 300) return Math.round(litres * 1000) / 1000;
  }
  return undefined;
};

/**
 * What a receipt for fuel or charging says, from the letters that were read of its photograph: how much, the total and
 * the day. A proposal, shown to be checked: the letters may be wrong. A day that is yet to come, or more than two years
 * past, is left out.
 *
 * @param today YYYY-MM-DD
 */
export const readFuelReceipt = (
  text: string,
  place: { readonly unit: VolumeUnit; readonly isMonthFirst: boolean; readonly today: string },
): FuelReceipt => {
  const lines = text
    .split('\n')
    .map((line) => mended(line.trim()))
    .filter((line) => line !== '');
  const litres = fuelIn(lines, place.unit);
  const energy = lines.flatMap((line) => ENERGY.exec(line)?.[1] ?? []).map(numberOf)[0];
  const totalCents = totalIn(lines);
  const date = lines
    .map((line) => dateIn(line, place.isMonthFirst))
    .find((found) => found !== undefined);
  const isLikely =
    date !== undefined &&
    date <= place.today &&
    Date.parse(place.today) - Date.parse(date) < 730 * 86_400_000;
  return {
    ...(litres === undefined ? {} : { litres }),
    ...(energy === undefined ? {} : { kwh: energy }),
    ...(totalCents === undefined || totalCents === 0 ? {} : { totalCents }),
    ...(isLikely ? { date } : {}),
  };
};
