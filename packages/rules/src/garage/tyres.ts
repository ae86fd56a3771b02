import { z } from 'zod';

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
