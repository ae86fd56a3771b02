import { wireTest, type WireTest } from './sample-wire.ts';

/** A car of our own invention: its plate, what DVSA and what DVLA would say. */
export interface SampleCar {
  readonly registration: string;
  readonly dvsa: Readonly<Record<string, unknown>>;
  readonly dvla: Readonly<Record<string, unknown>>;
}

/** What both registers know of a car. */
interface InBoth {
  readonly make: string;
  readonly model: string;
  /** First registered, 'YYYY-MM-DD'. */
  readonly from: string;
  readonly fuel: readonly [dvsa: string, dvla: string];
  readonly colour: string;
  readonly cc?: number;
  readonly co2?: number;
  readonly euro?: string;
}

const car = (
  registration: string,
  both: InBoth,
  {
    tests = [],
    dvsa = {},
    dvla = {},
  }: {
    tests?: readonly WireTest[];
    dvsa?: Readonly<Record<string, unknown>>;
    dvla?: Readonly<Record<string, unknown>>;
  },
): SampleCar => {
  const newestFirst = tests.toReversed();
  const expiry = newestFirst.find(({ testResult }) => testResult === 'PASSED')?.['expiryDate'];
  return {
    registration,
    dvsa: {
      registration,
      make: both.make,
      model: both.model,
      firstUsedDate: both.from,
      fuelType: both.fuel[0],
      primaryColour: both.colour,
      registrationDate: both.from,
      manufactureDate: both.from,
      ...(both.cc === undefined ? {} : { engineSize: String(both.cc) }),
      hasOutstandingRecall: 'No',
      ...(tests.length === 0 ? {} : { motTests: newestFirst }),
      ...dvsa,
    },
    dvla: {
      registrationNumber: registration,
      taxStatus: 'Taxed',
      taxDueDate: '2027-05-01',
      ...(expiry === undefined
        ? { motStatus: 'No details held by DVLA' }
        : { motStatus: 'Valid', motExpiryDate: expiry }),
      make: both.make,
      monthOfFirstRegistration: both.from.slice(0, 7),
      yearOfManufacture: Number(both.from.slice(0, 4)),
      ...(both.cc === undefined ? {} : { engineCapacity: both.cc }),
      ...(both.co2 === undefined ? {} : { co2Emissions: both.co2 }),
      fuelType: both.fuel[1],
      markedForExport: false,
      colour: both.colour.toUpperCase(),
      typeApproval: 'M1',
      wheelplan: '2 AXLE RIGID BODY',
      ...(both.euro === undefined ? {} : { euroStatus: both.euro }),
      ...dvla,
    },
  };
};

const PETROL = ['Petrol', 'PETROL'] as const;
const DIESEL = ['Diesel', 'DIESEL'] as const;

const TYRE = (place: string) =>
  `A:${place} Tyre worn close to legal limit/worn on edge (5.2.3 (e))`;
const DISCS =
  'A:Front Brake disc worn, pitted or scored, but not seriously weakened (1.1.14 (a) (ii))';
const BUSH =
  'A:Nearside Front Lower Suspension arm pin or bush worn but not resulting in excessive movement (5.3.4 (a) (i))';
const OIL = 'A:Oil leak, but not excessive (8.4.1 (a) (i))';
const PIPES = 'A:Brake pipe corroded, covered in grease or other material (1.1.11 (c))';

/** A snapshot of autumn 2026; the plates spell what they are samples of. */
export const SAMPLE_CARS: readonly SampleCar[] = [
  // Advisories that come back until they fail.
  car(
    'SA15MPL',
    {
      make: 'FORD',
      model: 'FOCUS',
      from: '2015-05-12',
      fuel: PETROL,
      colour: 'Blue',
      cc: 1596,
      co2: 136,
      euro: 'EURO 5',
    },
    {
      tests: [
        wireTest('2018-05-14', '28410'),
        wireTest('2019-05-10', '37922', TYRE('Nearside Front')),
        wireTest('2020-06-22', '45310', DISCS),
        wireTest(
          '2021-06-18',
          '52044',
          DISCS,
          'A:Front Brake pad(s) wearing thin (1.1.13 (a) (ii))',
        ),
        wireTest('2022-06-15', '60873', BUSH),
        wireTest('2023-06-14', '69120', BUSH, 'A:Rear Brake pad(s) wearing thin (1.1.13 (a) (ii))'),
        wireTest('2024-06-11', '77458', BUSH, DISCS),
        wireTest(
          '2025-06-10',
          '85204',
          'M:Nearside Front Suspension arm pin or bush excessively worn (5.3.4 (a) (i))',
          DISCS,
        ),
        wireTest('2025-06-12', '85209', DISCS),
        wireTest(
          '2026-06-09',
          '92966',
          DISCS,
          'A:Front Anti-roll bar linkage ball joint has slight play (5.3.4 (a) (i))',
          TYRE('Offside Rear'),
        ),
      ],
    },
  ),
  // A diesel whose particulate filter gives trouble.
  car(
    'SA12DPF',
    {
      make: 'VOLKSWAGEN',
      model: 'PASSAT',
      from: '2012-09-04',
      fuel: DIESEL,
      colour: 'Silver',
      cc: 1968,
      co2: 119,
      euro: 'EURO 5',
    },
    {
      tests: [
        wireTest('2015-09-07', '41230'),
        wireTest('2017-09-05', '70112', TYRE('Offside Front')),
        wireTest('2019-09-10', '96540', OIL),
        wireTest(
          '2021-09-13',
          '118204',
          OIL,
          'A:Exhaust has a minor leak of exhaust gases (6.1.2 (a))',
        ),
        wireTest(
          '2023-09-12',
          '139870',
          'M:Engine MIL inoperative or indicates a malfunction (8.2.2.2 (h))',
          OIL,
        ),
        wireTest('2023-09-20', '139902', OIL),
        wireTest(
          '2025-09-16',
          '158310',
          'M:Exhaust emits an excessive level of metered smoke for a turbo charged engine (8.2.2.2 (b))',
          OIL,
        ),
        wireTest(
          '2025-09-29',
          '158377',
          OIL,
          'A:Nearside Rear Coil spring corroded, but not seriously weakened (5.3.1 (b) (i))',
        ),
        wireTest(
          '2026-09-22',
          '166020',
          OIL,
          'A:Emission control equipment: diesel particulate filter slightly sooted (8.2.2.1 (a))',
          'A:Nearside Rear Coil spring corroded, but not seriously weakened (5.3.1 (b) (i))',
        ),
      ],
    },
  ),
  // A clocked car.
  car(
    'SA10CLK',
    {
      make: 'VAUXHALL',
      model: 'ASTRA',
      from: '2010-03-22',
      fuel: PETROL,
      colour: 'Black',
      cc: 1598,
      co2: 147,
      euro: 'EURO 5',
    },
    {
      tests: [
        wireTest('2013-03-25', '42806'),
        wireTest('2016-03-21', '88540', DISCS),
        wireTest('2018-04-03', '117662', OIL),
        wireTest('2020-03-30', '139418', OIL, PIPES),
        wireTest('2021-04-12', '74206', PIPES),
        wireTest('2023-04-11', '83950', PIPES, TYRE('Nearside Rear')),
        wireTest('2026-03-24', '98112', PIPES),
      ],
    },
  ),
  // New: no MOT yet.
  car(
    'SA74NEW',
    {
      make: 'KIA',
      model: 'SPORTAGE',
      from: '2024-10-18',
      fuel: ['Hybrid Electric (Clean)', 'HYBRID ELECTRIC'],
      colour: 'White',
      cc: 1598,
      co2: 128,
      euro: 'EURO 6 EA',
    },
    {
      dvsa: { manufactureDate: undefined, manufactureYear: '2024', motTestDueDate: '2027-10-17' },
      dvla: { realDrivingEmissions: '2' },
    },
  ),
  // Electric: no engine, no emissions.
  car(
    'SA21EVC',
    {
      make: 'NISSAN',
      model: 'LEAF',
      from: '2021-03-11',
      fuel: ['Electric', 'ELECTRICITY'],
      colour: 'Red',
      co2: 0,
    },
    {
      tests: [
        wireTest('2024-03-12', '24180'),
        wireTest('2025-03-10', '31644', TYRE('Nearside Front'), TYRE('Offside Front')),
        wireTest(
          '2026-03-13',
          '39902',
          'A:Nearside Front Lower Suspension arm ball joint has slight play (5.3.4 (a) (i))',
        ),
      ],
    },
  ),
  // Imported: its kilometres were written down as miles for two years.
  car(
    'SA16KMS',
    {
      make: 'TOYOTA',
      model: 'AURIS',
      from: '2016-07-20',
      fuel: ['Hybrid Electric (Clean)', 'HYBRID ELECTRIC'],
      colour: 'Grey',
      cc: 1798,
      co2: 91,
      euro: 'EURO 6',
    },
    {
      tests: [
        wireTest('2020-07-22', '61240 KM'),
        wireTest('2021-07-20', '74310'),
        wireTest('2022-07-19', '86905'),
        wireTest('2024-07-18', '69020', DISCS),
        wireTest('2026-07-15', '84177', DISCS),
      ],
    },
  ),
  // An outstanding recall.
  car(
    'SA18RCL',
    {
      make: 'BMW',
      model: '320D M SPORT',
      from: '2018-03-28',
      fuel: DIESEL,
      colour: 'Grey',
      cc: 1995,
      co2: 116,
      euro: 'EURO 6',
    },
    {
      dvsa: { hasOutstandingRecall: 'Yes' },
      tests: [
        wireTest('2021-03-26', '33980'),
        wireTest('2022-03-25', '45012', TYRE('Offside Rear')),
        wireTest('2024-04-02', '66734', 'A:Rear Brake pad(s) wearing thin (1.1.13 (a) (ii))'),
        wireTest('2025-04-01', '76390', 'm:Windscreen wiper blade defective (3.4 (b) (i))', OIL),
        wireTest('2026-03-31', '85021', OIL),
      ],
    },
  ),
  // High mileage, honestly: a private-hire car.
  car(
    'SA67TAX',
    {
      make: 'SKODA',
      model: 'OCTAVIA SE L TDI',
      from: '2017-11-09',
      fuel: DIESEL,
      colour: 'White',
      cc: 1598,
      co2: 106,
      euro: 'EURO 6',
    },
    {
      dvla: { taxStatus: 'Untaxed', taxDueDate: '2026-10-01' },
      tests: [
        wireTest('2020-11-05', '128420', DISCS),
        wireTest('2021-11-04', '161940', TYRE('Nearside Front'), TYRE('Offside Front')),
        wireTest(
          '2022-11-08',
          '199312',
          'M:Nearside Front Wheel bearing rough or excessive play (5.1.3 (a) (ii))',
        ),
        wireTest('2022-11-09', '199330'),
        wireTest(
          '2024-11-05',
          '268117',
          'A:Offside Rear Shock absorbers light misting of oil (5.3.2 (b))',
        ),
        wireTest(
          '2025-11-04',
          '301266',
          'A:Offside Rear Shock absorbers light misting of oil (5.3.2 (b))',
          BUSH,
        ),
      ],
    },
  ),
  // Prefix: rust, and a test that was failed and not passed since.
  car(
    'S7MPL',
    {
      make: 'LAND ROVER',
      model: 'DEFENDER 90',
      from: '1998-08-03',
      fuel: DIESEL,
      colour: 'Green',
      cc: 2495,
    },
    {
      dvla: { taxStatus: 'SORN', taxDueDate: undefined, motStatus: 'Not valid' },
      tests: [
        wireTest(
          '2019-08-06',
          '148220',
          'A:Vehicle structure is corroded but structural rigidity is not significantly reduced (6.1.1 (c) (i))',
        ),
        wireTest(
          '2021-08-10',
          '152004',
          'A:Vehicle structure is corroded but structural rigidity is not significantly reduced (6.1.1 (c) (i))',
          OIL,
          'A:Steering rack has slight play but not excessive (2.1.1 (b))',
        ),
        wireTest('2023-08-09', '155713', OIL, PIPES),
        wireTest(
          '2025-08-12',
          '158960',
          'M:Vehicle structure corroded to the extent that the rigidity of the assembly is significantly reduced (6.1.1 (c) (i))',
          'D:Offside Rear Brake pipe leaking (1.1.11 (b))',
          OIL,
        ),
      ],
    },
  ),
  // Prefix of three digits: a first car.
  car(
    'S123MPL',
    {
      make: 'VOLKSWAGEN',
      model: 'GOLF GTI',
      from: '1998-12-01',
      fuel: PETROL,
      colour: 'Black',
      cc: 1781,
    },
    {
      tests: [
        wireTest(
          '2023-02-14',
          '131040',
          'A:Exhaust Carbon monoxide content close to limit (8.2.1.2 (b))',
        ),
        wireTest('2024-02-13', '13410', TYRE('Nearside Rear')),
        wireTest(
          '2025-02-11',
          '136922',
          'A:Offside Front Shock absorbers light misting of oil (5.3.2 (b))',
        ),
        wireTest(
          '2026-02-10',
          '139480',
          'A:Offside Front Shock absorbers light misting of oil (5.3.2 (b))',
          'm:Nearside Headlamp lens slightly defective (4.1.1 (b) (i))',
        ),
      ],
    },
  ),
  // Suffix: so old that it needs no MOT, though it had some.
  car(
    'MPL123S',
    { make: 'MG', model: 'MGB GT', from: '1978-04-01', fuel: PETROL, colour: 'Orange', cc: 1798 },
    {
      dvla: { motStatus: 'No results returned', motExpiryDate: undefined },
      tests: [
        wireTest('2016-04-19', '', 'A:Exhaust badly corroded'),
        wireTest('2017-04-20', '87204'),
      ],
    },
  ),
  // Northern Ireland, where the first MOT is due after four years.
  car(
    'SIZ1234',
    {
      make: 'SEAT',
      model: 'IBIZA FR',
      from: '2019-02-15',
      fuel: PETROL,
      colour: 'Yellow',
      cc: 999,
      co2: 104,
      euro: 'EURO 6 DG',
    },
    {
      tests: [
        wireTest('2023-02-17', '31870'),
        wireTest(
          '2024-02-16',
          '38402',
          'A:Nearside Front Tyre slightly damaged/cracking or perishing (5.2.3 (d) (ii))',
        ),
        wireTest('2026-02-18', '51090', DISCS),
      ],
    },
  ),
  // Dateless: before there were letters for the year, no MOT and no emissions on record.
  car(
    '123SMP',
    {
      make: 'MORRIS',
      model: 'MINOR 1000',
      from: '1958-06-01',
      fuel: PETROL,
      colour: 'Grey',
      cc: 948,
    },
    { dvla: { motStatus: 'No results returned', taxStatus: 'Taxed' } },
  ),
];
