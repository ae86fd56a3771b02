import { ELECTRIC_VERSIONS } from '../generated/electric-versions.ts';
import { knownModel } from '../known-model.ts';
import type { Vehicle } from '../vehicle.ts';
import { isOfCar, SAME_CARS, versionName } from './electric-corrections.ts';
import { numberIn, readTable, wordsIn } from './table.ts';

/** Battery and charging of one version of an electric car. Approximate: community data. */
export interface ElectricVersion {
  /** 'Long Range'; empty for the only one. */
  readonly version: string;
  /** Year of its release. */
  readonly year: number;
  /** Usable capacity in kWh. */
  readonly usableKwh: number | undefined;
  /** Greatest charging power in kW, at a wall box and at a rapid charger. */
  readonly acKw: number | undefined;
  readonly dcKw: number | undefined;
  readonly acPhases: number | undefined;
  /** 'type2', 'type1', 'ccs', 'chademo', 'tesla_ccs', … */
  readonly acPorts: readonly string[];
  readonly dcPorts: readonly string[];
  readonly kwhPer100km: number | undefined;
  readonly rangeKm: number | undefined;
  readonly is800Volts: boolean;
}

const TABLE = readTable(ELECTRIC_VERSIONS);

/**
 * The greatest charging power that is believed, in kW for each usable kWh: beyond it the table names the charger's
 * power, not the car's. The fastest car of the table, of 2025, takes 4.3.
 */
const MAX_KW_FOR_KWH = 4.4;

const isBeyondBelief = ({
  dcKw,
  usableKwh,
}: Pick<ElectricVersion, 'dcKw' | 'usableKwh'>): boolean =>
  dcKw !== undefined && usableKwh !== undefined && dcKw > usableKwh * MAX_KW_FOR_KWH;

/** A version's name with each word once, for comparing: 'GT gt' and '48 kWh 48 kWh' repeat themselves. */
const plainVersion = (version: string): string =>
  [...new Set(version.toLowerCase().split(/\s+/))].join(' ');

/** Without rows that repeat an earlier one of the same year and battery under a doubled name. */
const withoutRepeats = (all: readonly ElectricVersion[]): readonly ElectricVersion[] =>
  all.filter(
    (one, place) =>
      !all.some(
        (other, at) =>
          at < place &&
          other.year === one.year &&
          other.usableKwh === one.usableKwh &&
          plainVersion(other.version) === plainVersion(one.version),
      ),
  );

/** Without such powers; and without the row, where another one of the same version and year has none. */
const cleaned = (all: readonly ElectricVersion[]): readonly ElectricVersion[] =>
  all
    .filter(
      (one) =>
        !isBeyondBelief(one) ||
        !all.some(
          (other) =>
            other.version === one.version && other.year === one.year && !isBeyondBelief(other),
        ),
    )
    .map((one) => (isBeyondBelief(one) ? { ...one, dcKw: undefined } : one));

/**
 * Charging power on alternating current that some car has: up to 22 kW, and the 43 kW of the first Zoe. Beyond it
 * the table has taken a rapid charger's power.
 */
const believedAcKw = (kw: number | undefined): number | undefined =>
  kw === undefined || kw <= 22 || kw === 43 ? kw : undefined;

const versionIn = (fields: readonly string[]): ElectricVersion => {
  const [, version = '', year, kwh, acKw, phases, acPorts, dcKw, dcPorts, per100, range, volts] =
    fields;
  return {
    version,
    year: Number(year),
    usableKwh: numberIn(kwh),
    acKw: believedAcKw(numberIn(acKw)),
    dcKw: numberIn(dcKw),
    acPhases: numberIn(phases),
    acPorts: wordsIn(acPorts),
    dcPorts: wordsIn(dcPorts),
    kwhPer100km: numberIn(per100),
    rangeKm: numberIn(range),
    is800Volts: numberIn(volts) === 800,
  };
};

/** Cars that never had a CCS socket, by 'make model', and the first year of those that got one later. */
const FIRST_CCS: ReadonlyMap<string, number> = new Map([
  ['Mitsubishi i-MiEV', Infinity],
  ['Renault Zoe', 2019],
]);

/** Without charging figures where the row has a socket that the car had not: they are those of another car. */
const withOwnSockets = (one: ElectricVersion, car: string): ElectricVersion => {
  const first = FIRST_CCS.get(car);
  if (first === undefined || one.year >= first || !one.dcPorts.includes('ccs')) return one;
  return {
    ...one,
    acKw: undefined,
    acPhases: undefined,
    acPorts: [],
    dcKw: undefined,
    dcPorts: [],
  };
};

const versionsOf = (make: string, model: string): readonly ElectricVersion[] =>
  TABLE.linesOf(make)
    .filter(([name]) => name === model)
    .map(versionIn);

/** For how long a version is sold after its release, about. */
const YEARS_ON_SALE = 3;

/**
 * The electric versions of a model that were released in the car's year or in the three before, else
 * those nearest to it; all without a year; none when the source lists none. Source:
 * `FACT_SOURCES['open-ev-data']`.
 */
export const electricVersions = (
  vehicle: Pick<Vehicle, 'make' | 'model' | 'year'>,
): readonly ElectricVersion[] => {
  const known = knownModel(vehicle.make ?? '', vehicle.model ?? '');
  if (known === undefined) return [];
  const car = `${known.make} ${known.model}`;
  const same = SAME_CARS.get(car);
  const rows = [
    ...versionsOf(known.make, known.model).filter((one) => isOfCar(one, car)),
    ...(same === undefined
      ? []
      : versionsOf(same.make, same.model).filter(({ year }) => year <= same.to)),
  ];
  const all = withoutRepeats(
    cleaned(
      rows
        .map((one) => withOwnSockets(one, car))
        .map((one) => ({ ...one, version: versionName(one.version, car) })),
    ),
  );
  const { year } = vehicle;
  if (year === null || year === undefined) return all;
  const onSale = all.filter(
    ({ year: released }) => released <= year && released >= year - YEARS_ON_SALE,
  );
  if (onSale.length > 0) return onSale;
  const least = Math.min(...all.map(({ year: released }) => Math.abs(released - year)));
  return all.filter(({ year: released }) => Math.abs(released - year) === least);
};
