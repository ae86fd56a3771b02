import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import type { FaultId } from '../catalogue.ts';
import type { Quantity } from './units.ts';

/** What a measured value is called where it is shown, and how it is judged. Data only. */

/** When a value was measured. 'warm' goes beside another: the engine has reached its temperature. */
export const MEASURING_TAGS = [
  'cold',
  'warm',
  'idle',
  'raised-idle',
  'cruise',
  'load',
  'running',
  'engine-off',
  'cranking',
] as const;
export type MeasuringTag = (typeof MEASURING_TAGS)[number];

/** What is normal, in the parameter's own unit. A missing limit is open. */
export interface NormalRange {
  /** One of these has to be known; absent: whenever it was measured. The first range that fits counts. */
  readonly when?: readonly MeasuringTag[];
  readonly fuels?: readonly Fuel[];
  readonly low?: number;
  readonly high?: number;
  /** The limits are per litre of the engine: it counts only where its size is known. */
  readonly perLitre?: true;
  /** The limits are shares of the rated value: it counts only where that is known. */
  readonly ofRated?: true;
  /** Below or above these, within the limits or not, nothing can be said without more knowledge. */
  readonly unsureBelow?: number;
  readonly unsureAbove?: number;
}

/** What a state of the parameter speaks for. */
export interface Sign {
  readonly state: 'low' | 'high';
  /** One of these has to be known; absent: always. */
  readonly when?: readonly MeasuringTag[];
  readonly fuels?: readonly Fuel[];
  /** Only at least this far from normal, in the parameter's unit: below `below`, or above `above`. */
  readonly below?: number;
  readonly above?: number;
  /** How often it goes with the fault, against other faults that show in this parameter. Below 1 speaks against it. */
  readonly faults: Readonly<Partial<Record<FaultId, number>>>;
}

/** A value that readers, gauges and testers show. */
export interface Parameter {
  /** Kebab-case, stable: readings are taken back by it. */
  readonly id: string;
  /** 'Coolant temperature' */
  readonly label: string;
  /**
   * Names that are this parameter by themselves, in lower case: 'coolant temperature', 'ect'. Digits and letters are
   * words of their own; hyphens, dots and brackets between words are passed over.
   */
  readonly names: readonly string[];
  /** Names that are it only beside a figure with one of its units: 'coolant', 'front pads'. */
  readonly withUnit?: readonly string[];
  /** Names so general that they need a unit and a value between these: 'temp', 'voltage'. */
  readonly vague?: {
    readonly names: readonly string[];
    readonly between: readonly [number, number];
    /** Without the unit's letter ('80 degrees'), from here on. */
    readonly bareFrom?: number;
  };
  /** It is one only in a report or in words that name a state of the engine: 'rev to 3,000 rpm' is a circumstance. */
  readonly needsCompany?: true;
  /** Its words say nothing of a fault: the readers of words may see them. */
  readonly staysInText?: true;
  readonly quantity: Quantity;
  /** The units of figures without one, by the size of the figure; absent: the quantity's own unit. */
  readonly bare?: readonly (readonly [unit: string, low: number, high: number])[];
  /** Figures with decimals between these need no unit beside a name of `withUnit`: 'battery 11.9'. */
  readonly decimal?: readonly [number, number];
  /** Lowest and highest possible value; anything else was not understood. */
  readonly possible: readonly [number, number];
  readonly normal: readonly NormalRange[];
  readonly signs: readonly Sign[];
  /** Parameters that show the same thing: their evidence is counted once, the strongest. */
  readonly group: string;
  /** Words of a place just before a figure that make it another parameter's: 'rear' after the front pads. */
  readonly elsewhere?: { readonly words: readonly string[]; readonly parameter: string };
  /** Of several figures in a row, the one that counts: that of the worst cylinder, wheel or sensor. */
  readonly worst?: 'lowest' | 'highest' | 'extreme';
  /** Percent by which the lowest of several may lie below the highest. */
  readonly spread?: number;
}
