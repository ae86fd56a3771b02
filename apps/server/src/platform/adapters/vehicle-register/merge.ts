import type { ErrorCode } from '@wrenchwise/contract/errors';

import { AppError } from '../../app-error.ts';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { MissingRegister, RegisteredVehicle, RegisterEntry, RegisterName } from './port.ts';
import type { RegisterAnswer } from './register-client.ts';

/** How one register was asked, and what came of it. */
export interface Asked {
  readonly register: RegisterName;
  readonly outcome: PromiseSettledResult<RegisterAnswer>;
}

/** What DVLA knows better than the MOT history, which comes first else. */
const BETTER_AT_DVLA: ReadonlySet<string> = new Set([
  'yearOfManufacture',
  'monthOfFirstRegistration',
  'engineCapacity',
]);

/** What says nothing: another register may say more. */
const EMPTY_STATUSES: ReadonlySet<unknown> = new Set([
  'No details held by DVLA',
  'No results returned',
]);

/** Facts of the registers, each from the one that knows best, with where it is from. */
const mergeEntries = (
  found: readonly (readonly [RegisterName, RegisterEntry])[],
): Pick<RegisteredVehicle, 'sources'> & { entry: RegisterEntry } => {
  const merged: Record<string, unknown> = {};
  const sources: Record<string, RegisterName> = {};
  // DVSA's first, so that DVLA's only fill what is missing, or replace what they know better.
  const inOrder = found.toSorted(([a], [b]) => b.localeCompare(a));
  for (const [register, entry] of inOrder) {
    for (const [name, value] of Object.entries(entry)) {
      const isBetter = register === 'dvla' && BETTER_AT_DVLA.has(name);
      if (merged[name] !== undefined && !isBetter && !EMPTY_STATUSES.has(merged[name])) continue;
      merged[name] = value;
      sources[name] = register;
    }
  }
  return { entry: merged, sources }; // values of entries under their own names
};

const CODES = {
  busy: 'vehicle/register-busy',
  unavailable: 'vehicle/register-unavailable',
  timeout: 'vehicle/register-timeout',
  refused: 'vehicle/lookup-failed',
  failed: 'vehicle/lookup-failed',
} as const satisfies Record<UpstreamFailure['kind'], ErrorCode>;

/** A failed call of a register as the catalogue has it. An `AppError` (an open circuit) stays. */
export const registerError = (failure: unknown): AppError => {
  if (failure instanceof AppError) return failure;
  if (!(failure instanceof UpstreamFailure)) {
    return new AppError('vehicle/lookup-failed', { cause: failure });
  }
  const { kind, retryAfterSeconds } = failure;
  return new AppError(CODES[kind], {
    cause: failure,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
};

const reasonOf = ({ outcome }: Asked): MissingRegister['reason'] => {
  if (outcome.status === 'fulfilled') return 'not-found';
  const { reason } = outcome;
  if (reason instanceof AppError) return 'unavailable';
  return reason instanceof UpstreamFailure && reason.kind !== 'refused' ? reason.kind : 'failed';
};

const isRegistered = (entry: RegisterEntry): entry is RegisteredVehicle['entry'] =>
  entry.make !== undefined && entry.yearOfManufacture !== undefined;

/**
 * The car that the asked registers describe together. What one of them knows is answered, with a note
 * of those that did not. Throws `vehicle/…`: a failure comes before 'not found', for the register that
 * failed may know the car.
 */
export const mergeAnswers = (asked: readonly Asked[]): RegisteredVehicle => {
  const found = asked.flatMap(({ register, outcome }) =>
    outcome.status === 'fulfilled' && outcome.value.kind === 'found'
      ? [[register, outcome.value.entry] as const]
      : [],
  );
  const { entry, sources } = mergeEntries(found);
  if (isRegistered(entry)) {
    const missing = asked
      .filter(({ register }) => !found.some(([name]) => name === register))
      .map((one) => ({ register: one.register, reason: reasonOf(one) }));
    return { entry, sources, missing };
  }
  if (
    asked.some(({ outcome }) => outcome.status === 'fulfilled' && outcome.value.kind === 'invalid')
  ) {
    throw new AppError('vehicle/invalid-registration');
  }
  const failed = asked.find(({ outcome }) => outcome.status === 'rejected')?.outcome;
  if (failed?.status === 'rejected') throw registerError(failed.reason);
  throw new AppError('vehicle/not-found');
};
