import type { MotTest, RegisterFacts } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import type { RegisterSource } from '@wrenchwise/rules/garage/register-words';

/** A register of the United Kingdom. */
export type RegisterName = 'dvsa' | 'dvla';

/** What a register, or several together, say about a car; make and year may be missing. */
export interface RegisterEntry extends Partial<RegisterFacts> {
  /** Newest first; undefined where the MOT history was not asked or did not answer. */
  readonly motTests?: readonly MotTest[];
  /** When the first MOT of a new car is due, 'YYYY-MM-DD'. */
  readonly motTestDueDate?: string;
  /** When the car was first registered or used, 'YYYY-MM-DD'. */
  readonly firstRegistered?: string;
}

/** A register that should have answered and did not. */
export interface MissingRegister {
  readonly register: RegisterName;
  readonly reason: 'not-found' | 'busy' | 'unavailable' | 'timeout' | 'failed';
}

/** A car as the registers know it. */
export interface RegisteredVehicle {
  readonly entry: RegisterEntry & Pick<RegisterFacts, 'make' | 'yearOfManufacture'>;
  /** Where each fact is from, by its name. */
  readonly sources: Readonly<Record<string, RegisterSource>>;
  readonly missing: readonly MissingRegister[];
}

/** Looks cars up by their registration. */
export interface VehicleRegister {
  /** Whether this is the embedded register: cars of our own invention, DVLA's test plates. */
  readonly isSample: boolean;
  /**
   * What is known of a car. `registration`: upper-case letters and digits. Throws `AppError` with a
   * `vehicle/…` code: not found, not a registration for the register, or no register answered.
   */
  readonly lookUp: (registration: string) => Promise<RegisteredVehicle>;
}
