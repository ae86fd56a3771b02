import { MAX_MILES } from '@wrenchwise/vehicle/mileage';
import { z } from 'zod';

import { day } from '../day.ts';
import { line } from '../text.ts';
import { optionalNotes } from './renewals.ts';

export const TYRE_SEASONS = ['summer', 'winter', 'all-season'] as const;
export type TyreSeason = (typeof TYRE_SEASONS)[number];

export const TYRE_SEASON_WORDS = {
  summer: 'Summer',
  winter: 'Winter',
  'all-season': 'All-season',
} as const satisfies Readonly<Record<TyreSeason, string>>;

/** Of a car; a motorbike has `front` and `rear`. */
export const TYRE_POSITIONS = [
  'front-left',
  'front-right',
  'rear-left',
  'rear-right',
  'front',
  'rear',
  'spare',
] as const;
export type TyrePosition = (typeof TYRE_POSITIONS)[number];

export const TYRE_POSITION_WORDS = {
  'front-left': 'Front left',
  'front-right': 'Front right',
  'rear-left': 'Rear left',
  'rear-right': 'Rear right',
  front: 'Front',
  rear: 'Rear',
  spare: 'Spare',
} as const satisfies Readonly<Record<TyrePosition, string>>;

/** Millimetres of tread, to a tenth. A new tyre of a car has about eight. */
const Depth = z
  .number({ error: 'Tread must be a number' })
  .min(0, 'Tread must be at least 0')
  .max(25, 'Tread must be at most 25 mm');

/** The tread that was measured on a day, in millimetres. */
export const TreadReading = z.object({
  id: z.uuid(),
  /** YYYY-MM-DD. */
  date: z.string(),
  depths: z.partialRecord(z.enum(TYRE_POSITIONS), Depth),
});
export type TreadReading = z.infer<typeof TreadReading>;

/** A time for which a set was on the vehicle. */
export const Fitting = z.object({
  /** The swap that put it on. */
  swapId: z.uuid(),
  /** YYYY-MM-DD. */
  on: z.string(),
  /** In miles; null where nobody read it. */
  odometer: z.number().nullable(),
  /** The swap that took it off; null while it is on. */
  offSwapId: z.uuid().nullable(),
  off: z.string().nullable(),
  offOdometer: z.number().nullable(),
});
export type Fitting = z.infer<typeof Fitting>;

export const isOn = ({ fittings }: { readonly fittings: readonly Fitting[] }): boolean =>
  fittings.at(-1)?.offSwapId === null;

/**
 * How far a set has run, in miles, by the odometer as it went on and came off; that of the set which is on by
 * `mileage`. Null where no stretch has both readings. `isWhole` is false when a stretch lacks one.
 */
export const tyreMiles = (
  { fittings }: { readonly fittings: readonly Fitting[] },
  mileage: number | null,
): { readonly miles: number | null; readonly isWhole: boolean } => {
  const stretches = fittings.map(({ odometer, offSwapId, offOdometer }) => {
    const end = offSwapId === null ? mileage : offOdometer;
    return odometer === null || end === null ? null : Math.max(0, end - odometer);
  });
  const known = stretches.filter((stretch) => stretch !== null);
  return {
    miles: known.length === 0 ? null : known.reduce((sum, stretch) => sum + stretch, 0),
    isWhole: known.length === stretches.length,
  };
};

/** The latest tread of each position that was ever measured, in millimetres. */
export const latestTread = ({
  treads,
}: {
  readonly treads: readonly TreadReading[];
}): Readonly<Partial<Record<TyrePosition, number>>> =>
  Object.assign({}, ...treads.map(({ depths }) => depths));

/** New tyres are advised from here down: wet braking is much longer (TyreSafe; RoSPA, 'Tyre safety'). */
export const ADVISED_TREAD_MM = 3;

/** The least tread that the law takes, and where it says so. */
export interface TreadLaw {
  readonly limitMm: number;
  readonly source: string;
}

const BRITISH = 'The Road Vehicles (Construction and Use) Regulations 1986, regulation 27';
const EUROPEAN = 'Council Directive 89/459/EEC';
const AMERICAN = '49 CFR 570.9: 2/32 inch; states may ask for more';

/** Members of the European Union, by ISO 3166-1 alpha-2. */
const EUROPEAN_UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/**
 * The least tread of a place's law, in millimetres; undefined where we do not know it. Motorbikes: of the
 * United Kingdom only (over 50 cm³).
 *
 * @param country ISO 3166-1 alpha-2
 */
export const treadLaw = (
  country: string,
  { isMotorbike }: { readonly isMotorbike: boolean },
): TreadLaw | undefined => {
  if (country === 'GB') return { limitMm: isMotorbike ? 1 : 1.6, source: BRITISH };
  if (isMotorbike) return undefined;
  if (EUROPEAN_UNION.includes(country)) return { limitMm: 1.6, source: EUROPEAN };
  return country === 'US' ? { limitMm: 1.6, source: AMERICAN } : undefined;
};

/** 'illegal' below the limit of the law, 'worn' from it to the advised tread, else 'good'. */
export type TreadState = 'illegal' | 'worn' | 'good';

export const treadState = (mm: number, law: TreadLaw | undefined): TreadState => {
  if (law !== undefined && mm < law.limitMm) return 'illegal';
  return mm < ADVISED_TREAD_MM ? 'worn' : 'good';
};

/** What is wrong with the tyres of a set: the thinnest tread and its state; undefined where none was measured. */
export const thinnestTread = (
  set: { readonly treads: readonly TreadReading[] },
  law: TreadLaw | undefined,
): { readonly mm: number; readonly state: TreadState } | undefined => {
  const depths = Object.entries(latestTread(set))
    .filter(([position]) => position !== 'spare')
    .map(([, mm]) => mm);
  if (depths.length === 0) return undefined;
  const mm = Math.min(...depths);
  return { mm, state: treadState(mm, law) };
};

export const TYRE_NOTES_MAX = 2000;

/** What a user writes of a set. */
export const NewTyreSet = z.strictObject({
  name: line('Name', 80),
  season: z.enum(TYRE_SEASONS, 'Please choose a season'),
  /** As on the sidewall: '205/55 R16 91V'. */
  size: line('Size', 60).nullable().default(null),
  notes: optionalNotes(TYRE_NOTES_MAX),
});
export type NewTyreSet = z.output<typeof NewTyreSet>;

const SENSIBLE = (text: string): boolean => text >= '1950-01-01';

/** A measurement that is added. */
export const NewTread = z.strictObject({
  date: day('Date', 'Please enter a date').refine(SENSIBLE, 'Please check the date'),
  depths: TreadReading.shape.depths.refine(
    (depths) => Object.keys(depths).length > 0,
    'Please enter the tread of one tyre at least',
  ),
});
export type NewTread = z.output<typeof NewTread>;

/** A swap: which set goes on, when, and at which odometer. */
export const NewTyreSwap = z.strictObject({
  setId: z.uuid('Please choose a set'),
  date: day('Date', 'Please enter a date').refine(SENSIBLE, 'Please check the date'),
  /** In miles. */
  odometer: z
    .number({ error: 'Odometer must be a number' })
    .min(0, 'Odometer must be at least 0')
    .max(MAX_MILES, 'Please check the odometer')
    .nullable()
    .default(null),
  /** Takes a reading that does not fit the others. */
  confirm: z.boolean().default(false),
});
export type NewTyreSwap = z.output<typeof NewTyreSwap>;
