import type { NewVehicle } from '@wrenchwise/contract/endpoints/vehicles';

/** A fault that was reported once, and how it ended. */
export interface DemoFault {
  readonly symptoms: string;
  readonly daysAgo: number;
  /** Null while it is open. */
  readonly resolvedDaysAgo: number | null;
}

/** Something that is to be done, or was. */
export interface DemoTask {
  readonly task: string;
  readonly reason: string;
  readonly source: 'manual' | 'schedule' | 'advisory';
  readonly serviceItem?: string;
  /** Days from today; negative is overdue. */
  readonly dueInDays: number;
  readonly recurMonths?: number;
  readonly recurMiles?: number;
}

/** Work that was done and paid for. */
export interface DemoWork {
  readonly daysAgo: number;
  readonly kind: 'service' | 'expense';
  readonly category: 'service' | 'repair' | 'tyres' | 'insurance' | 'tax';
  readonly title: string;
  readonly place: string;
  readonly costCents: number;
}

/** A car of the demo account with a past. */
export interface DemoCar {
  readonly vehicle: NewVehicle & { readonly registration: string };
  /** In miles, today. */
  readonly odometer: number;
  readonly milesPerYear: number;
  /** Miles to an imperial gallon, over a long time. */
  readonly milesPerGallon: number;
  readonly centsPerLitre: number;
  readonly daysBetweenFills: number;
  readonly faults: readonly DemoFault[];
  readonly tasks: readonly DemoTask[];
  readonly works: readonly DemoWork[];
}

/** The cars of the embedded register that the demo account drives. */
export const DEMO_CARS: readonly DemoCar[] = [
  {
    vehicle: {
      make: 'Volkswagen',
      model: 'Passat',
      year: 2012,
      nickname: 'The estate',
      registration: 'SA12DPF',
      color: 'Silver',
      fuel: 'diesel',
      transmission: 'manual',
      engine: '2.0 TDI',
      notes: 'Tow bar fitted in 2018. Timing belt done at 128,000 miles.',
      volumeUnit: 'litres',
      useProfile: { shortTrips: true, towing: true, milesPerYear: 8000 },
    },
    odometer: 167_380,
    milesPerYear: 7900,
    milesPerGallon: 47,
    centsPerLitre: 149,
    daysBetweenFills: 27,
    faults: [
      {
        symptoms:
          'The orange glow plug light flashes and the car has no power above 2500 rpm. The diesel particulate filter light came on after two weeks of short trips.',
        daysAgo: 9,
        resolvedDaysAgo: null,
      },
      {
        symptoms:
          'The battery is flat in the morning and the starter only clicks. It starts with jump leads.',
        daysAgo: 290,
        resolvedDaysAgo: 286,
      },
    ],
    tasks: [
      {
        task: 'Repair the engine oil leak',
        reason: 'MOT testers have advised of it since 2019.',
        source: 'advisory',
        dueInDays: -12,
      },
      {
        task: 'Replace the fuel filter',
        reason: 'Typically every 40,000 miles on a diesel.',
        source: 'schedule',
        serviceItem: 'fuel-filter',
        dueInDays: 16,
        recurMiles: 40_000,
      },
      {
        task: 'Change the engine oil and filter',
        reason: 'Typically every year; short trips and towing call for it.',
        source: 'schedule',
        serviceItem: 'engine-oil-and-filter',
        dueInDays: 120,
        recurMonths: 12,
        recurMiles: 9000,
      },
    ],
    works: [
      {
        daysAgo: 245,
        kind: 'service',
        category: 'service',
        title: 'Oil and filter',
        place: 'Done at home',
        costCents: 5890,
      },
      {
        daysAgo: 286,
        kind: 'service',
        category: 'repair',
        title: 'New battery',
        place: 'Halfway Motors',
        costCents: 13_900,
      },
      {
        daysAgo: 61,
        kind: 'expense',
        category: 'tax',
        title: 'Vehicle tax',
        place: 'DVLA',
        costCents: 3500,
      },
    ],
  },
  {
    vehicle: {
      make: 'Ford',
      model: 'Focus',
      year: 2015,
      registration: 'SA15MPL',
      color: 'Blue',
      fuel: 'petrol',
      transmission: 'manual',
      engine: '1.6 Ti-VCT',
      volumeUnit: 'litres',
      useProfile: { city: true, milesPerYear: 8000 },
    },
    odometer: 96_540,
    milesPerYear: 7800,
    milesPerGallon: 39,
    centsPerLitre: 142,
    daysBetweenFills: 19,
    faults: [
      {
        symptoms:
          'Grinding noise from the front left when I brake, worse in the last week. No warning lights.',
        daysAgo: 2,
        resolvedDaysAgo: null,
      },
      {
        symptoms: 'The air conditioning blows warm air and hisses when it is switched on.',
        daysAgo: 34,
        resolvedDaysAgo: null,
      },
      {
        symptoms: 'A knocking noise from the front over speed bumps, mostly on the left.',
        daysAgo: 540,
        resolvedDaysAgo: 528,
      },
    ],
    tasks: [
      {
        task: 'Replace the front brake discs and pads',
        reason: 'MOT test of 9 June 2026: Front Brake disc worn, pitted or scored.',
        source: 'advisory',
        dueInDays: 5,
      },
      {
        task: 'Change the brake fluid',
        reason: 'Typically every 2 years.',
        source: 'schedule',
        serviceItem: 'brake-fluid',
        dueInDays: -3,
        recurMonths: 24,
      },
      {
        task: 'Replace the spark plugs',
        reason: 'Typically every 60,000 miles.',
        source: 'schedule',
        serviceItem: 'spark-plugs',
        dueInDays: 210,
        recurMiles: 60_000,
      },
    ],
    works: [
      {
        daysAgo: 168,
        kind: 'service',
        category: 'service',
        title: 'Full service',
        place: 'Halfway Motors',
        costCents: 21_500,
      },
      {
        daysAgo: 528,
        kind: 'service',
        category: 'repair',
        title: 'Front suspension arm, nearside',
        place: 'Halfway Motors',
        costCents: 18_640,
      },
      {
        daysAgo: 330,
        kind: 'expense',
        category: 'tyres',
        title: 'Two front tyres',
        place: 'Tyre Barn',
        costCents: 15_800,
      },
      {
        daysAgo: 96,
        kind: 'expense',
        category: 'insurance',
        title: 'Insurance for a year',
        place: '',
        costCents: 41_200,
      },
    ],
  },
];
