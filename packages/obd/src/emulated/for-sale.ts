import type { CarOptions } from './cars.ts';

/** What the seller and the register say of an emulated car for sale. */
export interface Offer {
  /** As on the dashboard. */
  readonly dashboard: { readonly distance: number; readonly unit: 'miles' | 'kilometres' };
  /** In the registration document. */
  readonly vin: string;
  readonly make: string;
  /** MOT tests: day, distance, and its unit where it is not miles. */
  readonly tests: readonly (readonly [day: string, distance: number, unit?: 'KM'])[];
}

/** An emulated car for sale, with the truth about it. */
export interface CarForSale {
  readonly title: string;
  readonly isErased: boolean;
  readonly isSetBack: boolean;
  readonly car: CarOptions;
  readonly offer: Offer;
}

/** Of the emulated car, unless it says otherwise. */
const VIN = 'WVWZZZ1KZ9W000001';
const MAKE = 'Volkswagen';
const ODOMETER = 0xa6;
const SINCE = [0x30, 0x31] as const;

const honest = (
  title: string,
  car: CarOptions,
  offer: Partial<Offer> & Pick<Offer, 'dashboard' | 'tests'>,
): CarForSale => ({
  title,
  isErased: false,
  isSetBack: false,
  car,
  offer: { vin: VIN, make: MAKE, ...offer },
});

const miles = (distance: number) => ({ distance, unit: 'miles' }) as const;
const km = (distance: number) => ({ distance, unit: 'kilometres' }) as const;

/** Each has something that a hasty judge would take for a sign. */
const HONEST: readonly CarForSale[] = [
  honest(
    'looked after, counters as the dashboard',
    { sale: { odometerKm: 143_210 } },
    {
      dashboard: miles(88_986),
      tests: [
        ['2023-11-20', 61_200],
        ['2024-11-18', 70_050],
        ['2025-11-24', 79_900],
      ],
    },
  ),
  honest(
    'with a fault that it shows: a stored code and its warning light',
    { fault: 'catalyst', sale: { odometerKm: 164_000 } },
    {
      dashboard: miles(101_905),
      tests: [
        ['2024-06-02', 88_400],
        ['2025-06-05', 94_120],
      ],
    },
  ),
  honest(
    'erased at a service 1,500 miles ago, all self-tests run since',
    { sale: { sinceErased: { km: 2414, warmUps: 71 }, odometerKm: 98_300 } },
    {
      dashboard: miles(61_081),
      tests: [
        ['2024-02-10', 44_210],
        ['2025-02-11', 50_034],
      ],
    },
  ),
  honest(
    'erased at a repair 400 miles ago, with the self-tests run and the test of the vapour waiting',
    { sale: { sinceErased: { km: 644, warmUps: 41 }, openMonitors: 'one', odometerKm: 120_701 } },
    {
      dashboard: miles(75_000),
      tests: [
        ['2024-09-01', 60_120],
        ['2025-09-03', 67_800],
      ],
    },
  ),
  honest(
    'a diesel of short trips that never finishes two of its self-tests',
    { fault: 'egr', sale: { openMonitors: 'some', odometerKm: 112_654 } },
    {
      dashboard: miles(70_000),
      tests: [
        ['2024-03-14', 61_004],
        ['2025-03-12', 65_870],
      ],
    },
  ),
  honest(
    'from before CAN: no odometer, no permanent codes, no VIN of the gearbox',
    { protocol: 4, sale: { lacks: [ODOMETER] } },
    {
      dashboard: miles(131_400),
      tests: [
        ['2023-05-04', 118_300],
        ['2024-05-02', 123_900],
        ['2025-05-06', 128_220],
      ],
    },
  ),
  honest(
    'new enough for no test, whose memory was never erased',
    { sale: { sinceErased: { km: 290, warmUps: 12 }, odometerKm: 300 } },
    { dashboard: miles(186), tests: [] },
  ),
  honest(
    'imported: the dashboard counts kilometres, and a tester once wrote them down as miles',
    { sale: { odometerKm: 88_400 } },
    {
      dashboard: km(88_400),
      tests: [
        ['2023-07-01', 61_000, 'KM'],
        ['2024-07-03', 70_100],
        ['2025-07-02', 79_000, 'KM'],
      ],
    },
  ),
  honest(
    'with a slip of a tester: a digit too few',
    { sale: { odometerKm: 96_560 } },
    {
      dashboard: miles(60_000),
      tests: [
        ['2023-08-08', 45_100],
        ['2024-08-09', 5210],
        ['2025-08-11', 57_030],
      ],
    },
  ),
  honest(
    'a control unit that counts no distance since erasing and is 1 % off the dashboard',
    { sale: { sinceErased: { km: 0, warmUps: 255 }, odometerKm: 145_600 } },
    {
      dashboard: miles(89_580),
      tests: [
        ['2024-10-01', 76_420],
        ['2025-10-02', 82_900],
      ],
    },
  ),
];

const erased = (
  title: string,
  car: CarOptions,
  offer: Partial<Offer> & Pick<Offer, 'dashboard' | 'tests'>,
  isSetBack = false,
): CarForSale => ({
  title,
  isErased: true,
  isSetBack,
  car,
  offer: { vin: VIN, make: MAKE, ...offer },
});

const ERASED: readonly CarForSale[] = [
  erased(
    'on the morning of the sale: a worn catalyst, its permanent code still there',
    {
      fault: 'catalyst',
      sale: { erased: { km: 31, warmUps: 2 }, permanent: ['P0420'], odometerKm: 143_210 },
    },
    {
      dashboard: miles(88_986),
      tests: [
        ['2024-11-18', 70_050],
        ['2025-11-24', 79_900],
      ],
    },
  ),
  erased(
    'minutes before, on a diesel from before CAN',
    { fault: 'particulate-filter', protocol: 5, sale: { erased: { km: 0, warmUps: 0 } } },
    {
      dashboard: miles(88_986),
      tests: [
        ['2024-11-18', 70_050],
        ['2025-11-24', 79_900],
      ],
    },
  ),
  erased(
    'and driven 180 miles: the self-tests have run, the counters are low',
    {
      fault: 'maf',
      sale: { erased: { km: 290, warmUps: 9 }, openMonitors: 'none', odometerKm: 128_000 },
    },
    {
      dashboard: miles(79_535),
      tests: [
        ['2024-01-18', 61_050],
        ['2025-01-24', 70_900],
      ],
    },
  ),
  erased(
    'and driven 900 miles until the counters look good: the permanent code has stayed',
    {
      fault: 'evap-leak',
      sale: {
        erased: { km: 1450, warmUps: 44 },
        openMonitors: 'one',
        permanent: ['P0455'],
        odometerKm: 110_400,
      },
    },
    { dashboard: miles(68_600), tests: [['2025-04-24', 60_900]] },
  ),
  erased(
    'on a car that gives no counters: the self-tests are open',
    {
      fault: 'lambda-sensor',
      sale: { erased: { km: 12, warmUps: 1 }, lacks: [...SINCE, ODOMETER] },
    },
    {
      dashboard: miles(120_110),
      tests: [
        ['2024-04-18', 108_050],
        ['2025-04-24', 114_900],
      ],
    },
  ),
];

/** Each is set back and erased, and found from another side. */
const SET_BACK: readonly CarForSale[] = [
  erased(
    'set back between two tests',
    { sale: { erased: { km: 54, warmUps: 4 }, odometerKm: 112_654 } },
    {
      dashboard: miles(70_000),
      tests: [
        ['2022-03-01', 88_000],
        ['2023-03-01', 104_500],
        ['2024-03-01', 61_200],
        ['2025-03-04', 66_400],
      ],
    },
    true,
  ),
  erased(
    'set back since its last test',
    { sale: { erased: { km: 15, warmUps: 1 }, lacks: [ODOMETER] } },
    {
      dashboard: miles(71_300),
      tests: [
        ['2023-10-02', 96_400],
        ['2024-10-05', 108_300],
        ['2025-10-07', 119_950],
      ],
    },
    true,
  ),
  erased(
    'imported without tests: the control unit has the old distance',
    { sale: { erased: { km: 120, warmUps: 8 }, odometerKm: 214_700 } },
    { dashboard: km(126_000), tests: [] },
    true,
  ),
  erased(
    'set back by a little, since its control unit and its last test agree on more',
    {
      fault: 'misfire-coil',
      sale: { erased: { km: 77, warmUps: 5 }, permanent: ['P0302'], odometerKm: 156_106 },
    },
    {
      dashboard: miles(89_000),
      tests: [
        ['2023-06-02', 78_400],
        ['2024-06-05', 86_000],
        ['2025-06-07', 94_020],
      ],
    },
    true,
  ),
  erased(
    'a year before its first test: only the control unit says so, and the gearbox names another car',
    {
      protocol: 7,
      sale: {
        erased: { km: 201, warmUps: 11 },
        odometerKm: 99_800,
        otherVin: 'VF1BM0B0H00000001',
      },
    },
    { dashboard: miles(28_400), tests: [['2025-11-02', 24_120]] },
    true,
  ),
];

/** Twenty cars for sale: ten honest, ten whose memory was erased, of which five are set back as well. */
export const CARS_FOR_SALE: readonly CarForSale[] = [...HONEST, ...ERASED, ...SET_BACK];
