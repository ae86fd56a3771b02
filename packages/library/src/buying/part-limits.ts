import type { Shift } from '@wrenchwise/knowledge/schema';
import { bodyShapeOf } from '@wrenchwise/vehicle/body-shape';
import {
  hasLadderFrame,
  hasTransferCase,
  mayHaveAirSprings,
} from '@wrenchwise/vehicle/chassis-kind';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import type { KnownCar } from './known-car.ts';

/** To which cars of a make a fault can belong: those that have the part. From trade knowledge. */
interface PartLimit {
  readonly faults: readonly string[];
  /** Of these sources only. */
  readonly source?: RegExp;
  /** The first and the last year of cars with the part. */
  readonly from?: number | ((car: KnownCar) => number);
  readonly to?: number;
  readonly has?: (car: KnownCar) => boolean;
  /** For models named by the source as well. */
  readonly isForNamed?: true;
}

const isElectricOnly = ({ fuels }: KnownCar): boolean =>
  fuels.length > 0 && fuels.every((fuel) => fuel === 'electric');

const hasBody =
  (...shapes: readonly ReturnType<typeof bodyShapeOf>[]) =>
  (car: KnownCar): boolean =>
    shapes.includes(bodyShapeOf(car));

const isNone =
  (models: RegExp) =>
  ({ model }: KnownCar): boolean =>
    !models.test(model);

/** Models by make; a make that is not in the table has the part in all. */
const isAmong =
  (models: Readonly<Record<string, RegExp>>) =>
  ({ make, model }: KnownCar): boolean =>
    models[make]?.test(model) ?? true;

const OPEN_CARS =
  /convertible|cabrio|roadster|spider|spyder|barchetta|allante|xlr|z[348]$|^(?:slk|slc|sl|mx-5|boxster|tf|mgf)$/i;

/** The first year of versions with air springs or adjustable dampers, where the model is older. */
const FIRST_WITH_AIR: Readonly<Record<string, number>> = {
  'BMW 5 Series': 2003,
  'BMW 7 Series': 2001,
  'Jeep Grand Cherokee': 2011,
  'Land Rover Defender': 2020,
  'Land Rover Discovery': 1998,
  'Lincoln Aviator': 2020,
  'Mercedes-Benz C-Class': 2014,
  'Mercedes-Benz E-Class': 2002,
  'Mercedes-Benz M-Class': 2005,
  'Mercedes-Benz S-Class': 1998,
};

/** Makes that had the throttle cable in many models for longer than others. */
const LATE_THROTTLE_BY_WIRE = /^(?:Buick|Chevrolet|Chrysler|Dodge|GMC|Jeep|Pontiac|Saturn)$/;

/** Models that share their 1.2-litre engine with Peugeot and Citroën, and since when where they are older. */
const OF_PSA = /^(?:Astra|Combo(?: Life)?|Corsa|Crossland(?: X)?|Frontera|Grandland(?: X)?|Mokka)$/;
const FIRST_WITH_PURETECH: Readonly<Record<string, number>> = {
  'Opel Astra': 2022,
  'Opel Corsa': 2019,
  'Opel Mokka': 2021,
  'Vauxhall Astra': 2022,
  'Vauxhall Combo': 2018,
  'Vauxhall Corsa': 2019,
  'Vauxhall Frontera': 2025,
  'Vauxhall Mokka': 2021,
};

/** The engines of which the programmes on oil sludge speak, by make and litres. */
const SLUDGED: Readonly<Record<string, readonly number[]>> = {
  Audi: [1.8],
  Chrysler: [2.7],
  Dodge: [2.7],
  Lexus: [3],
  Toyota: [2.2, 3],
  Volkswagen: [1.8],
};

const WITHOUT_ADAPTIVE_DAMPERS =
  /^(?:Metris|Sprinter|Vito|eVito|Viano|V-Class|EQV|Z[38]|Blackwood|Mark LT|Town Car|Zephyr|C[37]0|C40|E[CX]40|EX30|S40|V[45]0|XC40|Freelander|LR2|Carrera GT)$/;

/** Vans and pick-ups with driven rear wheels that have no transfer case in the table of those. */
const WITH_OPEN_PROPSHAFT =
  /^(?:E-\d+|F-\d+|Transit|Ram (?:50|Van|\d+)|[23]500|Bronco II|Suburban|Nitro)$/;

const QUADRICYCLES = /^(?:Ami|Twizy)$/;

const LIMITS: readonly PartLimit[] = [
  {
    faults: [
      'air-suspension-compressor-failed',
      'air-suspension-valve-block-leaking',
      'air-suspension-height-sensor-faulty',
    ],
    has: mayHaveAirSprings,
  },
  {
    faults: [
      'air-spring-leaking',
      'air-suspension-compressor-failed',
      'air-suspension-valve-block-leaking',
      'adaptive-damper-failed',
    ],
    from: ({ make, model }) => FIRST_WITH_AIR[`${make} ${model}`] ?? 0,
  },
  { faults: ['second-battery-failed'], from: 2002 },
  { faults: ['fuel-saddle-tank-jet-pump-failed'], from: 2000 },
  { faults: ['diesel-injector-seal-blow-by'], source: /common-rail/, from: 1998 },
  {
    faults: ['accelerator-pedal-sensor-failed'],
    from: ({ make }) => (LATE_THROTTLE_BY_WIRE.test(make) ? 2004 : 1999),
  },
  {
    faults: ['wet-timing-belt-degraded'],
    source: /PureTech/,
    from: ({ make, model }) => FIRST_WITH_PURETECH[`${make} ${model}`] ?? 0,
    has: (car) =>
      isAmong({ Opel: OF_PSA, Vauxhall: OF_PSA })(car) && isNone(/^(?:Nemo|Bipper)$/)(car),
  },
  { faults: ['throttle-idle-adaptation-lost'], from: 1996 },
  // Rotary engines have no valves.
  { faults: ['valve-clearance-off'], has: isNone(/^RX-[78]$/) },
  { faults: ['ladder-frame-rust'], has: (car) => !isElectricOnly(car) },
  { faults: ['idle-air-valve-sticking'], has: isNone(/^(?:350Z|Murano)$/) },
  {
    faults: ['clutch-slave-leak'],
    has: isNone(/^(?:Metro|Prizm|Storm|Spectrum|Sprint)$/),
  },
  {
    faults: ['amt-clutch-actuator-failed', 'amt-hydraulic-unit-weak'],
    from: 2000,
  },
  {
    // Their later gearboxes of this kind have two clutches.
    faults: ['amt-clutch-actuator-failed', 'amt-hydraulic-unit-weak'],
    has: ({ make, from }) => !/^(?:Ferrari|Lamborghini|Maserati)$/.test(make) || from <= 2012,
  },
  {
    faults: ['awd-coupling-failed'],
    source: /strainer/,
    from: 1998,
    has: isAmong({
      Audi: /^(?:A1|A3|S1|S3|RS 3|TT|TTS|TT RS|Q2|SQ2|Q3|RS Q3)$/,
      'Land Rover': /^(?:Freelander|LR2|Discovery Sport|Range Rover Evoque)$/,
      Volkswagen: /^(?!Phaeton|Touareg)/,
    }),
  },
  {
    faults: [
      'awd-coupling-failed',
      'front-axle-disconnect-failed',
      'power-transfer-unit-failed',
      'propshaft-u-joint-worn',
      'exhaust-manifold-leak',
      'leaf-spring-cracked',
      'leaf-spring-shackle-rusted',
      'electrohydraulic-steering-pump-failed',
    ],
    has: (car) => !isElectricOnly(car),
    isForNamed: true,
  },
  {
    faults: ['power-transfer-unit-failed'],
    from: 1998,
    has: (car) =>
      isAmong({ 'Land Rover': /^(?:Freelander|LR2|Discovery Sport|Range Rover Evoque)$/ })(car) &&
      isNone(/^(?:B-Series|CX-[6789]0)$/)(car),
  },
  {
    faults: ['oil-sludge-strainer-blocked'],
    source: /manufacturer programmes|maker programmes/,
    from: ({ make }) => (/^(?:Chrysler|Dodge)$/.test(make) ? 1998 : 0),
    has: ({ make, litres = [] }) =>
      litres.length === 0 || litres.some((own) => SLUDGED[make]?.includes(own) ?? true),
  },
  { faults: ['awd-coupling-failed'], from: 1996 },
  { faults: ['front-axle-disconnect-failed'], has: hasTransferCase },
  { faults: ['fuel-cutoff-switch-tripped'], to: 2012 },
  {
    faults: ['thermostat-housing-leak', 'coolant-hose-split', 'clutch-slave-leak'],
    source: /plastic/,
    from: 1995,
  },
  {
    faults: ['sunroof-drains-blocked'],
    has: (car) => !hasBody('pickup', 'van')(car) && isNone(OPEN_CARS)(car),
  },
  { faults: ['sunroof-glass-burst'], has: (car) => !hasBody('van')(car) && isNone(OPEN_CARS)(car) },
  { faults: ['underbody-shield-detached'], from: 2000 },
  { faults: ['roof-rack-loose'], has: isNone(/^(?:SVX|XT|Justy|BRZ|WRX)$/) },
  {
    faults: ['tow-bar-or-trailer-socket-fault'],
    source: /often used for towing/,
    has: hasBody('suv', 'pickup', 'van', 'estate'),
  },
  {
    faults: ['at-cooler-line-leak'],
    source: /full-size trucks/,
    has: (car) => hasLadderFrame(car) && isNone(/^(?:Canyon|Colorado|S10|Sonoma)$/)(car),
  },
  {
    faults: ['mild-hybrid-48v-fault'],
    from: ({ make }) => (make === 'Suzuki' ? 2020 : 2016),
    has: isNone(/^(?:K4|Maybach|Metris|SLC|Sprinter|V-Class|Baleno|Celerio|Ignis|Jimny|Swace)$/),
  },
  { faults: ['gpf-soot-blocked'], from: 2017, has: isNone(/^(?:Citigo|Mii|up!|Yeti)$/) },
  {
    faults: ['adaptive-damper-failed'],
    from: 2002,
    has: (car) =>
      isAmong({ Chevrolet: /^(?:Corvette|Camaro|SS|Tahoe|Suburban|Silverado(?: EV)?)$/ })(car) &&
      !hasBody('van')(car) &&
      isNone(WITHOUT_ADAPTIVE_DAMPERS)(car),
  },
  {
    faults: ['propshaft-u-joint-worn'],
    source: /trucks and off-road cars/,
    has: (car) => hasTransferCase(car) || WITH_OPEN_PROPSHAFT.test(car.model),
  },
  {
    faults: [
      'underseat-airbag-connector',
      'airbag-inflator-degraded',
      'airbag-control-unit-failed',
    ],
    has: isNone(QUADRICYCLES),
  },
  { faults: ['evap-pressure-sensor-or-leak-pump-faulty'], from: 1996 },
  {
    faults: ['spark-plug-thread-stripped'],
    source: /two-valve/,
    has: isNone(/^(?:Mark VIII|Blackwood|Marauder|Aviator|Continental|GT)$/),
  },
  { faults: ['power-sliding-door-fault'], from: 1999, isForNamed: true },
  {
    faults: ['power-tailgate-drive-fault'],
    has: (car) => hasBody('suv', 'estate', 'van', 'electric')(car) && isNone(/^Celestiq$/)(car),
  },
];

const ELECTRIFIED: ReadonlySet<Fuel> = new Set(['electric', 'hybrid', 'plug-in-hybrid']);

/** The first year in which the car had one of the fuels of a fault that only cars with a battery have. */
const firstWithBattery = (
  fuels: readonly Fuel[] | undefined,
  { batteryFrom }: KnownCar,
): number | undefined => {
  if (fuels === undefined || batteryFrom === undefined) return undefined;
  const named = fuels.flatMap((fuel) => batteryFrom[fuel] ?? []);
  return fuels.every((fuel) => ELECTRIFIED.has(fuel)) && named.length > 0
    ? Math.min(...named)
    : undefined;
};

/**
 * What is said of a fault on a car, in the years in which the car had the part; undefined where it never had.
 *
 * @param fuels those to which the fault is confined.
 */
export const withinLimits = (
  faultId: string,
  shift: Shift,
  car: KnownCar,
  fuels: readonly Fuel[] | undefined,
): Shift | undefined => {
  const limits = LIMITS.filter(
    ({ faults, source, isForNamed }) =>
      faults.includes(faultId) &&
      (isForNamed === true || shift.models === undefined) &&
      (source?.test(shift.source) ?? true),
  );
  if (!limits.every(({ has }) => has?.(car) ?? true)) return undefined;
  const first = Math.max(
    ...limits.map(({ from = 0 }) => (typeof from === 'function' ? from(car) : from)),
    firstWithBattery(fuels, car) ?? 0,
  );
  const last = Math.min(...limits.flatMap(({ to }) => to ?? []), Number.POSITIVE_INFINITY);
  const [from, to] = shift.years ?? [car.from, car.to];
  const years = [Math.max(from, first), Math.min(to, last)] as const;
  if (years[0] > Math.min(years[1], car.to) || years[1] < car.from) return undefined;
  return years[0] <= Math.max(from, car.from) && years[1] >= Math.min(to, car.to)
    ? shift
    : { ...shift, years };
};
