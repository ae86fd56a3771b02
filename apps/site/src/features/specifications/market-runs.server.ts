import type { ModelRun } from '@wrenchwise/vehicle/facts/model-run';
import { modelRuns } from '@wrenchwise/vehicle/facts/model-runs';
import type { KnownModel } from '@wrenchwise/vehicle/known-model';

import { UK_FIGURES } from './figures.ts';

type Gearbox = ModelRun['gearboxes'][number];

/** A run of years as its page shows it. */
export interface ShownRun extends ModelRun {
  /** What sets it apart from other rows: 'Prius+', 'R8 Spyder', and 'Prius' beside them. Empty: no row has a name. */
  readonly names: readonly string[];
}

const MARKETS = [
  { id: 'uk', name: 'United Kingdom', of: 'VCA' },
  { id: 'us', name: 'United States', of: 'EPA' },
  { id: 'ca', name: 'Canada', of: 'NRCan' },
] as const;

const MAX_NAMES = 4;

const overlaps = (a: ModelRun, b: ModelRun): boolean => a.from <= b.to && b.from <= a.to;

const isOrdinaryAutomatic = ({ kind, isAutomatedManual }: Gearbox): boolean =>
  kind === 'automatic' && isAutomatedManual !== true;

/**
 * The gearboxes of a run without those that are another one by a second name. VCA enters some dual-clutch gearboxes
 * also as automatics of as many gears, and the CVT of a hybrid as an automatic.
 */
export const cleanedGearboxes = ({ market, gearboxes, engines }: ModelRun): readonly Gearbox[] => {
  if (market !== 'uk') return gearboxes;
  const dualClutch = new Set(
    gearboxes.filter(({ kind }) => kind === 'dual-clutch').map(({ gears }) => gears),
  );
  const isHybridWithCvt =
    gearboxes.some(({ kind }) => kind === 'cvt') &&
    engines.every(({ fuel }) => fuel === 'hybrid' || fuel === 'plug-in hybrid');
  return gearboxes.filter(
    (gearbox) =>
      !isOrdinaryAutomatic(gearbox) || (!isHybridWithCvt && !dualClutch.has(gearbox.gears)),
  );
};

/** Names, each once: '300 SRT8' and '300/SRT-8' are one. */
const distinct = (names: readonly string[]): readonly string[] => {
  const plain = names.map((name) => name.replace(/[^\p{L}\d]/gu, '').toLowerCase());
  return names.filter((_, place) => plain.indexOf(plain[place] ?? '') === place);
};

const variantsOf = (run: ModelRun, others: readonly ModelRun[]): readonly string[] =>
  others.some((other) => other !== run && overlaps(run, other))
    ? distinct(run.variants.flatMap((name) => name.split('/'))).slice(0, MAX_NAMES)
    : [];

/** What a row is called: where any row of the market has a name, one without is the model itself. */
const namesOf = (run: ModelRun, others: readonly ModelRun[], model: string): readonly string[] => {
  const names = variantsOf(run, others);
  if (names.length > 0) return names;
  return others.some((other) => variantsOf(other, others).length > 0) ? [model] : [];
};

/** Rows in which the source means the next model of the name from a year on. */
const NEXT_OF_THE_NAME: readonly (readonly [car: string, from: number, name: string])[] = [
  ['Toyota Aygo', 2022, 'Aygo X'],
];

const nextNamesOf = ({ make, model }: KnownModel, { to }: ModelRun): readonly string[] =>
  NEXT_OF_THE_NAME.flatMap(([car, from, name]) =>
    car === `${make} ${model}` && to >= from ? [`from ${from} the ${name}`] : [],
  );

/** The runs of a model by market, British figures first, each the newest first. */
export const marketsOf = (car: KnownModel) => {
  const { make, model } = car;
  const runs = modelRuns(make, model);
  return MARKETS.map((market) => {
    const own = runs.filter((run) => run.market === market.id);
    return {
      ...market,
      runs: own
        .map((run): ShownRun => ({
          ...run,
          gearboxes: cleanedGearboxes(run),
          names: [...namesOf(run, own, model), ...nextNamesOf(car, run)],
        }))
        .toSorted(
          (a, b) =>
            b.from - a.from ||
            Number(b.names[0] === model) - Number(a.names[0] === model) ||
            a.names.length - b.names.length,
        ),
    };
  }).filter((market) => market.runs.length > 0);
};

/** First and last year of a gap. */
type Span = readonly [from: number, to: number];

/** The years of a model between the first and the last of British figures for which there are none of it. */
export const ukGaps = (
  runs: readonly Pick<ModelRun, 'market' | 'from' | 'to'>[],
  [from, to]: Span,
): readonly Span[] => {
  const british = runs.filter(({ market }) => market === 'uk');
  const gaps: [number, number][] = [];
  for (let year = Math.max(from, UK_FIGURES.from); year <= Math.min(to, UK_FIGURES.to); year += 1) {
    if (british.some((run) => run.from <= year && year <= run.to)) continue;
    const last = gaps.at(-1);
    if (last && last[1] === year - 1) last[1] = year;
    else gaps.push([year, year]);
  }
  return gaps;
};
