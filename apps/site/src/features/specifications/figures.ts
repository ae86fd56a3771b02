import type { ElectricVersion } from '@wrenchwise/vehicle/facts/electric';
import type { Drive, ModelRun } from '@wrenchwise/vehicle/facts/model-run';
import type { ServiceInterval } from '@wrenchwise/vehicle/service/service-rule';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';

/** Facts of a model as a page writes them. */

type Engine = ModelRun['engines'][number];
type Gearbox = ModelRun['gearboxes'][number];
type Consumption = ModelRun['consumption'][number];
type Span = readonly [number, number];

const IMPERIAL_GALLON_IN_US = 1.200_95;
/** Litres per 100 km at one mile per gallon. */
const LITRES_PER_100KM = { us: 235.215, imperial: 282.481 } as const;
const KW_TO_HP = 1.341;
const KM_TO_MILES = 0.621_371;

/** The first and the last year of any British figure at hand. */
export const UK_FIGURES = { from: 2009, to: 2025 } as const;

const whole = new Intl.NumberFormat('en-GB');

/** 1234 as '1,234'. */
export const numberText = (value: number): string => whole.format(value);

const spanText = ([low, high]: Span, digits = 0): string => {
  const [from, to] = [low.toFixed(digits), high.toFixed(digits)];
  return from === to ? from : `${from}–${to}`;
};

const map = ([low, high]: Span, change: (value: number) => number): Span => {
  const [a, b] = [change(low), change(high)];
  return a < b ? [a, b] : [b, a];
};

/** '2011–2018', or '2015' for one year. */
export const yearsText = (from: number, to: number): string =>
  from === to ? String(from) : `${from}–${to}`;

/** '2011 to 2018', or '2015' for one year: in a sentence. */
export const yearsInWords = (from: number, to: number): string =>
  from === to ? String(from) : `${from} to ${to}`;

/** '63–206 kW (84–276 hp)'. */
export const powerText = (kw: Span): string =>
  `${spanText(kw)} kW (${spanText(map(kw, (value) => value * KW_TO_HP))} hp)`;

/** 'petrol and diesel'. */
export const fuelsText = (fuels: readonly Fuel[]): string =>
  new Intl.ListFormat('en-GB').format(fuels.map((fuel) => FUEL_WORDS[fuel].toLowerCase()));

/** '2014–2015, 2020 and 2023'. */
export const spansText = (spans: readonly Span[]): string =>
  new Intl.ListFormat('en-GB').format(spans.map(([from, to]) => yearsText(from, to)));

/** Whether an electric motor drives the car beside the engine; a mild hybrid's only helps it. */
export const isHybrid = (fuel: string): boolean => /hybrid/.test(fuel) && !fuel.includes('mild');

/** '1.5-litre diesel, 4 cylinders, turbo, 70–88 kW (94–118 hp)'. */
export const engineText = ({ litres, cylinders, fuel, turbo, supercharged, kw }: Engine): string =>
  [
    [litres === undefined ? '' : `${litres.toFixed(1)}-litre`, fuel].filter(Boolean).join(' '),
    cylinders === undefined ? '' : `${cylinders} cylinders`,
    turbo ? 'turbo' : '',
    supercharged ? 'supercharged' : '',
    // Of a hybrid the source has the power of its engine, or of engine and motor: it does not say which.
    kw === undefined || isHybrid(fuel) ? '' : powerText(kw),
  ]
    .filter(Boolean)
    .join(', ');

/** '6-speed manual'. */
export const gearboxText = ({ kind, gears, isAutomatedManual }: Gearbox): string => {
  const name = isAutomatedManual
    ? 'automated manual'
    : kind === 'cvt'
      ? 'CVT'
      : TRANSMISSION_WORDS[kind].toLowerCase();
  return gears === undefined || kind === 'single-speed' ? name : `${gears}-speed ${name}`;
};

/**
 * Driven wheels by one name each: a source that says 'AWD or 4WD' adds nothing to one that says which, and
 * '2WD' nothing to the axle.
 */
export const drivesNamed = (drives: readonly Drive[]): readonly Drive[] =>
  drives.filter(
    (drive) =>
      !(drive === 'AWD or 4WD' && drives.some((one) => one === 'AWD' || one === '4WD')) &&
      !(drive === '2WD' && drives.some((one) => one === 'FWD' || one === 'RWD')),
  );

const DRIVE_WORDS: Readonly<Record<Drive, string>> = {
  FWD: 'front-wheel drive',
  RWD: 'rear-wheel drive',
  AWD: 'all-wheel drive',
  '4WD': 'four-wheel drive',
  'AWD or 4WD': 'all-wheel drive',
  '2WD': 'two-wheel drive',
};

/** 'front-wheel drive', each once. */
export const driveTexts = (drives: readonly Drive[]): readonly string[] => [
  ...new Set(drivesNamed(drives).map((drive) => DRIVE_WORDS[drive])),
];

/** Gearboxes in words; one without its number of gears adds nothing to one of its kind with it. */
export const gearboxTexts = (gearboxes: readonly Gearbox[]): readonly string[] =>
  gearboxes
    .filter(
      ({ kind, gears, isAutomatedManual }) =>
        gears !== undefined ||
        !gearboxes.some(
          (other) =>
            other.kind === kind &&
            other.gears !== undefined &&
            other.isAutomatedManual === isAutomatedManual,
        ),
    )
    .map(gearboxText);

const fuelText = ({ procedure, mpg, litresPer100km }: Consumption): string[] => {
  if (litresPer100km !== undefined) {
    const us = map(litresPer100km, (litres) => LITRES_PER_100KM.us / litres);
    return [threeUnits(us, litresPer100km)];
  }
  if (mpg === undefined) return [];
  const us = procedure === 'EPA' ? mpg : map(mpg, (value) => value / IMPERIAL_GALLON_IN_US);
  return [
    threeUnits(
      us,
      map(us, (value) => LITRES_PER_100KM.us / value),
    ),
  ];
};

const threeUnits = (us: Span, litres: Span): string =>
  `${spanText(map(us, (value) => value * IMPERIAL_GALLON_IN_US))} mpg, ${spanText(litres, 1)} l/100 km, ${spanText(us)} mpg (US)`;

/** One line a figure, the procedure first: 'WLTP: 34–64 mpg, 4.4–8.3 l/100 km, 28–53 mpg (US)'. */
export const consumptionTexts = (consumption: Consumption): readonly string[] => {
  const { procedure, mpge, co2, rangeMiles } = consumption;
  const lines = [
    ...fuelText(consumption),
    ...(mpge === undefined ? [] : [`${spanText(mpge)} MPGe`]),
    ...(rangeMiles === undefined ? [] : [`Range ${spanText(rangeMiles)} miles`]),
    ...(co2 === undefined ? [] : [`CO₂ ${spanText(co2)} g/km`]),
  ];
  return lines.map((line, index) => (index === 0 ? `${procedure}: ${line}` : line));
};

/** '12 months or 10,000 miles (16,000 km)'. */
export const intervalText = ({ months, miles, km }: ServiceInterval): string =>
  [
    months === undefined
      ? ''
      : months % 12 === 0 && months > 12
        ? `${months / 12} years`
        : months === 1
          ? '1 month'
          : `${months} months`,
    miles === undefined
      ? ''
      : `${numberText(miles)} miles${km === undefined ? '' : ` (${numberText(km)} km)`}`,
  ]
    .filter(Boolean)
    .join(' or ');

const PORTS: Readonly<Record<string, string>> = {
  type1: 'Type 1',
  type2: 'Type 2',
  ccs: 'CCS',
  chademo: 'CHAdeMO',
  tesla_suc: 'Tesla',
  tesla_ccs: 'Tesla or CCS',
  nacs: 'NACS',
};

const portsText = (ports: readonly string[]): string =>
  ports.map((port) => PORTS[port] ?? port).join(', ');

const chargingText = (kw: number | undefined, ports: readonly string[]): string =>
  [kw === undefined ? '' : `${kw} kW`, portsText(ports)].filter(Boolean).join(', ');

/** Battery, charging and range of an electric version. */
export const electricTexts = (version: ElectricVersion) => ({
  battery: version.usableKwh === undefined ? '' : `${version.usableKwh} kWh`,
  wallBox: chargingText(version.acKw, version.acPorts),
  rapid: chargingText(version.dcKw, version.dcPorts),
  consumption: version.kwhPer100km === undefined ? '' : `${version.kwhPer100km} kWh/100 km`,
  range:
    version.rangeKm === undefined
      ? ''
      : `${Math.round(version.rangeKm * KM_TO_MILES)} miles (${version.rangeKm} km)`,
});
