import type { Transmission } from '../vehicle.ts';
import type { EngineFuel } from './engine-fuels.ts';
import type { FactSourceId } from './sources.ts';

/** Markets whose figures we have. */
export const FACT_MARKETS = ['us', 'uk', 'ca'] as const;
export type FactMarket = (typeof FACT_MARKETS)[number];

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

/** Figures of a test procedure: least and most of the versions. */
export interface Consumption {
  readonly procedure: 'EPA' | 'NEDC' | 'WLTP' | 'NRCan';
  /** Combined; EPA: miles per US gallon, NEDC and WLTP: per imperial gallon. */
  readonly mpg?: readonly [number, number];
  /** EPA, electric and hydrogen cars: miles per US gallon of petrol equivalent. */
  readonly mpge?: readonly [number, number];
  readonly litresPer100km?: readonly [number, number];
  /** Grams per kilometre. */
  readonly co2?: readonly [number, number];
  readonly rangeMiles?: readonly [number, number];
}

/** A run of years with the same options in one market. */
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
  /** Emission standards (UK): 'Euro 5', 'Euro 6d'. */
  readonly euro: readonly string[];
  /** EPA's class, or the bodies that VCA names. */
  readonly bodies: readonly string[];
  /** Trim and badge names folded into the model. */
  readonly variants: readonly string[];
  /** Chassis codes of the maker: 'F30'. */
  readonly generations: readonly string[];
}
