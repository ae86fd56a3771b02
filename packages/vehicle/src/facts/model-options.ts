import { knownModel } from '../known-model.ts';
import type { Fuel, Transmission, Vehicle } from '../vehicle.ts';
import type { FactSourceId } from './sources.ts';

/**
 * Which engines, gearboxes, drives and fuels exist for a make, model and year. Loads a table of
 * some hundred kilobytes: for the server, by `import()`; the browser asks the server.
 */

/** Markets whose figures we have. Europe and Australia are read from both. */
export const FACT_MARKETS = ['us', 'uk', 'ca'] as const;
export type FactMarket = (typeof FACT_MARKETS)[number];

/** What a source calls an engine's fuel, finer than `Fuel`. */
export type EngineFuel =
  | 'petrol'
  | 'diesel'
  | 'hybrid'
  | 'mild hybrid'
  | 'plug-in hybrid'
  | 'diesel hybrid'
  | 'diesel mild hybrid'
  | 'diesel plug-in hybrid'
  | 'electric'
  | 'hydrogen'
  | 'flex-fuel'
  | 'CNG'
  | 'petrol/CNG'
  | 'petrol/LPG';

export interface EngineOption {
  /** Displacement in litres, one decimal; absent for electric motors. */
  readonly litres?: number;
  readonly cc?: number;
  readonly cylinders?: number;
  readonly fuel: EngineFuel;
  /** At least one version of it has a turbocharger. Absent: not stated. */
  readonly turbo?: true;
  readonly supercharged?: true;
  /** Power of its versions in kW, least and most. */
  readonly kw?: readonly [number, number];
}

export interface GearboxOption {
  readonly kind: Transmission;
  /** Number of forward gears, where stated. */
  readonly gears?: number;
  /** A single clutch worked by actuators: shifts by itself, wears like a manual. */
  readonly isAutomatedManual?: true;
}

/** 'AWD or 4WD' and '2WD': the source does not say which. */
export type Drive = 'FWD' | 'RWD' | 'AWD' | '4WD' | 'AWD or 4WD' | '2WD';

/** Figures of a test procedure. Least and most of the versions. */
export interface Consumption {
  /** US: miles per US gallon, combined; UK: miles per imperial gallon, combined. */
  readonly mpg?: readonly [number, number];
  readonly mpgUnit?: 'US' | 'imperial';
  /** Electric and hydrogen cars of the US: miles per gallon equivalent. */
  readonly mpge?: readonly [number, number];
  readonly litresPer100km?: readonly [number, number];
  /** Grams per kilometre. */
  readonly co2?: readonly [number, number];
  readonly rangeMiles?: readonly [number, number];
  readonly procedure: 'EPA' | 'NEDC' | 'WLTP' | 'NRCan';
}

/** A run of model years with the same options in one market. */
export interface ModelRun {
  readonly market: FactMarket;
  readonly source: FactSourceId;
  readonly from: number;
  readonly to: number;
  readonly engines: readonly EngineOption[];
  readonly gearboxes: readonly GearboxOption[];
  /** Empty: not stated. */
  readonly drives: readonly Drive[];
  readonly consumption: readonly Consumption[];
  /** Emission standards of the UK: 'Euro 5', 'Euro 6d'. */
  readonly euro: readonly string[];
  /** EPA's class, or the bodies that VCA names. */
  readonly bodies: readonly string[];
  /** Trim and badge names folded into the model. */
  readonly variants: readonly string[];
  /** Chassis codes of the maker: 'F30'. */
  readonly generations: readonly string[];
}

/** What exists of a model in a year. Pairs are not promised: a 2.0 diesel with a CVT may not exist. */
export interface ModelOptions {
  readonly make: string;
  readonly model: string;
  readonly year: number | undefined;
  /** The runs that were used: of that year, else the nearest. */
  readonly runs: readonly ModelRun[];
  /** Whether at least one run covers the year. */
  readonly isExact: boolean;
  readonly engines: readonly EngineOption[];
  readonly gearboxes: readonly GearboxOption[];
  readonly drives: readonly Drive[];
  /** In the product's words; a fuel that the product does not know (CNG) is left out. */
  readonly fuels: readonly Fuel[];
  readonly transmissions: readonly Transmission[];
  /** The fuel, where the model leaves no choice in the markets asked about. */
  readonly onlyFuel: Fuel | undefined;
  /** The kind of gearbox, where the model leaves no choice. */
  readonly onlyTransmission: Transmission | undefined;
  readonly sources: readonly FactSourceId[];
}

/**
 * The options of a car; undefined when no source lists its model.
 *
 * @param market the market the car was sold in; without it, all count, and there is 'no choice' only
 *   where no market has one.
 */
export const modelOptions = (
  vehicle: Pick<Vehicle, 'make' | 'model' | 'year'>,
  market?: FactMarket,
): ModelOptions | undefined => {
  const known = knownModel(vehicle.make ?? '', vehicle.model ?? '');
  return known === undefined || market === undefined ? undefined : undefined;
};
