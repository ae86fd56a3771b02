import { WALK_ROUND_ANSWERS } from '@wrenchwise/rules/buying/walk-round';
import { DISTANCE_UNITS, type DistanceUnit } from '@wrenchwise/vehicle/mileage';
import { MOT_DEFECT_TYPES, MOT_RESULTS } from '@wrenchwise/vehicle/mot-history';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { z } from 'zod';

const Defect = z.object({ text: z.string(), type: z.enum(MOT_DEFECT_TYPES) });

const Test = z.object({
  completedDate: z.string(),
  testResult: z.enum(MOT_RESULTS),
  odometer: z.object({ value: z.number(), unit: z.enum(['MI', 'KM']) }).optional(),
});

const Socket = z.object({
  vin: z.string().exactOptional(),
  otherVins: z.array(z.object({ controlUnit: z.string(), vin: z.string() })),
  odometerKm: z.number().exactOptional(),
  kmSinceErased: z.number().exactOptional(),
  warmUpsSinceErased: z.number().exactOptional(),
  minutesSinceErased: z.number().exactOptional(),
  monitors: z.object({ ready: z.array(z.string()), open: z.array(z.string()) }).exactOptional(),
  warningLight: z.boolean().exactOptional(),
  stored: z.array(z.string()),
  pending: z.array(z.string()),
  permanent: z.array(z.string()),
});

const Answers = z.record(z.string(), z.enum(WALK_ROUND_ANSWERS));

/** One car that somebody looks at before buying: all of it stays on this device. */
export const BuyingCheck = z.object({
  id: z.string(),
  /** 'YYYY-MM-DD'. */
  startedOn: z.string(),
  registration: z.string(),
  vin: z.string(),
  make: z.string(),
  model: z.string(),
  year: z.string(),
  fuel: z.enum(['', ...FUELS]),
  transmission: z.enum(['', ...TRANSMISSIONS]),
  odometer: z.string(),
  unit: z.enum(DISTANCE_UNITS),
  /** What the seller asks, in whole units of the currency, as typed. */
  price: z.string(),
  /** What the register has of the plate; null where it was not asked. */
  register: z
    .object({
      registration: z.string(),
      isSample: z.boolean(),
      tests: z.array(Test),
      open: z.array(Defect),
      validUntil: z.string().nullable(),
      hasOutstandingRecall: z.boolean().nullable(),
    })
    .nullable(),
  /** The MOT history as pasted or typed. */
  motText: z.string(),
  walk: Answers,
  /** By fault that the model is known for. */
  looked: Answers,
  socket: Socket.nullable(),
});
export type BuyingCheck = z.infer<typeof BuyingCheck>;

export const newCheck = (today: string, unit: DistanceUnit): BuyingCheck => ({
  id: crypto.randomUUID(),
  startedOn: today,
  registration: '',
  vin: '',
  make: '',
  model: '',
  year: '',
  fuel: '',
  transmission: '',
  odometer: '',
  unit,
  price: '',
  register: null,
  motText: '',
  walk: {},
  looked: {},
  socket: null,
});

/** '2013 Volkswagen Golf', the plate, or nothing yet. */
export const nameOfCheck = ({ make, model, year, registration }: BuyingCheck): string =>
  [year, make, model].filter(Boolean).join(' ') || registration;

/** A whole number as people type it; null where there is none. */
export const numberTyped = (typed: string): number | null => {
  const digits = typed.replaceAll(/[\s,.']/g, '');
  return /^\d{1,8}$/.test(digits) ? Number(digits) : null;
};
