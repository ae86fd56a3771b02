import type { Stretch } from '../hearsay.ts';
import type { RawValue } from './measured-value.ts';
import type { NameIndex } from './name-index.ts';
import { readAs } from './pairing.ts';
import { scan } from './scan.ts';

const NUMBER = String.raw`-?\d{1,5}(?:[.,]\d{1,3})?`;

/** 'min/avg/max = 3.312 3.641 3.668 V (356 mV)' of the cells of a drive battery. */
const CELLS = new RegExp(
  String.raw`\bmin\s?[/, ]\s?(?:avg|ave|average|mean)\s?[/, ]\s?max\s{0,3}[:=]?\s{0,3}(${NUMBER})[\s/]{1,4}(${NUMBER})[\s/]{1,4}(${NUMBER})\s?(m?v)\b(?:\s{0,4}\(?\s?(${NUMBER})\s?(m?v)\b\)?)?`,
  'gi',
);

/** 'Temp 1-4: 18.9 19.1 18.2 18.5 C' of its modules. */
const MODULES = new RegExp(
  String.raw`\b(?:battery |pack |module |cell )?temp(?:erature)?s?\s?1\s?-\s?\d{1,2}\s{0,3}[:=]?\s{0,4}((?:${NUMBER}[\s,/]{1,3}){1,11}${NUMBER})\s?(°?[cf])\b`,
  'gi',
);

const UNIT = String.raw`(mbar|hpa|kpa|bar|psi|mpa)`;
const WANTED = String.raw`(?:requested|specified|desired|commanded|target|set ?point|soll(?:wert)?|consigne|zadane)`;
const GOT = String.raw`(?:actual|measured|ist(?:wert)?|mesurée?|rzeczywiste)`;

/** '1890 mbar requested  2548 mbar actual': the pressure that is meant follows from its size. */
const PAIRS = new RegExp(
  String.raw`(${NUMBER})\s?${UNIT}\s?\(?${WANTED}\)?[\s,;/|]{1,6}(${NUMBER})\s?${UNIT}\s?\(?${GOT}\b`,
  'gi',
);

/** '011:  2310 rpm' at the beginning of a row. */
const SPEED =
  /(?<=^\s{0,4}(?:\d{1,3}\s?[:.)]|group \d{1,3}:?)?\s{0,4})(\d{3,4})\s?(?:rpm|[u1]?\/min)\b/gim;

const MAX_FOUND = 40;

/** Boost in kPa, absolute; what is above is the pressure of a rail. */
const MAX_BOOST = 450;

/** A parameter, its figure as written, the unit, and the place of the figure. */
type Found = readonly [
  id: string,
  written: string | undefined,
  unit: string | undefined,
  place?: string,
];

/** Rows of figures whose names are left out because the tool's users know them. */
export const createRowReader = (index: NameIndex) => {
  const valueOf = (
    id: string,
    written: string,
    unit: string,
  ): Omit<RawValue, 'row' | 'tags' | 'start' | 'end'> | undefined => {
    const of = index.parameter(id);
    const units = index.unitAt(scan(unit), 0)?.unit;
    if (of === undefined || units === undefined) return undefined;
    const value = Number(written.replace(',', '.'));
    const reading = readAs(
      { parameter: of, isSure: true },
      { value, decimals: 1, isSigned: false, unit: units, first: 0, digits: 0, next: 1 },
    );
    return reading === undefined || reading === 'impossible' ? undefined : { of, ...reading };
  };

  return (
    text: string,
  ): { readonly values: readonly RawValue[]; readonly stretches: readonly Stretch[] } => {
    const values: RawValue[] = [];
    const stretches: Stretch[] = [];
    const take = (match: RegExpExecArray, found: readonly Found[]) => {
      const start = match.index;
      const end = start + match[0].length;
      const read = found.flatMap(([id, written, unit, place]): RawValue[] => {
        if (written === undefined || unit === undefined) return [];
        const value = valueOf(id, written, unit);
        if (value === undefined) return [];
        const where = place === undefined ? {} : { place };
        return [{ ...value, ...where, row: [value.own], tags: new Set(), start, end }];
      });
      if (read.length === 0) return;
      values.push(...read);
      stretches.push([start, end]);
    };
    const each = (pattern: RegExp, use: (match: RegExpExecArray) => void) => {
      for (const match of [...text.matchAll(pattern)].slice(0, MAX_FOUND)) use(match);
    };
    each(CELLS, (match) => {
      const [, low, mean, high, unit, spread, small] = match;
      take(match, [
        ['cell-voltage', low, unit, 'lowest'],
        ['cell-voltage', mean, unit, 'mean'],
        ['cell-voltage', high, unit, 'highest'],
        ['cell-spread', spread, small],
      ]);
    });
    each(MODULES, (match) => {
      const figures = (match[1] ?? '').split(/[\s,/]+/);
      take(
        match,
        figures.map((one, at) => ['drive-battery-temperature', one, match[2], `module ${at + 1}`]),
      );
    });
    each(PAIRS, (match) => {
      const [, wanted, unit = '', got, other] = match;
      const size = valueOf('rail-pressure', wanted ?? '', unit)?.own ?? 0;
      const name = size > MAX_BOOST ? 'rail-pressure' : 'boost-pressure';
      take(match, [
        [`${name}-commanded`, wanted, unit],
        [name, got, other],
      ]);
    });
    if (values.length > 0) each(SPEED, (match) => take(match, [['engine-speed', match[1], 'rpm']]));
    return { values, stretches };
  };
};
