import type { Drive, EngineOption, GearboxOption } from '@wrenchwise/vehicle/facts/model-run';
import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';

/** Years of a model with the same engines and gearboxes. */
export interface BuiltRun {
  readonly from: number;
  readonly to: number;
  readonly gearboxes: readonly GearboxOption[];
  readonly engines: readonly EngineOption[];
}

/** A model, or one car of it. What is missing or empty is unknown. */
export interface KnownCar {
  readonly make: string;
  readonly model: string;
  /** First and last year; of one car both are its own. */
  readonly from: number;
  readonly to: number;
  readonly fuels: readonly Fuel[];
  /** Years in which an electric version was listed. */
  readonly electricYears?: readonly number[];
  /** First year in which a version with a traction battery was listed, by fuel. */
  readonly batteryFrom?: Readonly<Partial<Record<Fuel, number>>>;
  /** Of one car; of a model its gearboxes. */
  readonly transmission?: Transmission | undefined;
  readonly gearboxes?: readonly GearboxOption[];
  readonly drives?: readonly Drive[];
  /** What was built in which years: what a source says of some years is held against these only. */
  readonly runs?: readonly BuiltRun[];
  /** Cylinder counts of its engines, as far as listed. */
  readonly cylinders?: readonly number[];
  /** Displacements of its engines, as far as listed. */
  readonly litres?: readonly number[];
  /** Whether any of its petrol engines has a turbocharger or a supercharger. Absent: unknown. */
  readonly hasForcedPetrol?: boolean;
}
