import type { FieldProblem } from '@wrenchwise/contract/problem';
import { CONDITION_IDS } from '@wrenchwise/knowledge/schema';
import { isSymptomId } from '@wrenchwise/knowledge/symptoms';

import { AppError } from './app-error.ts';

const CONDITIONS: ReadonlySet<string> = new Set(CONDITION_IDS);

/** 'coolant-temperature:88' */
const MEASUREMENT = /^[a-z][a-z0-9-]{0,59}(?::[\w.+-]{1,24}){0,3}$/;

const isReading = (id: string): boolean => {
  const colon = id.indexOf(':');
  const [kind, rest] = [id.slice(0, colon), id.slice(colon + 1)];
  if (kind === 'symptom') return isSymptomId(rest);
  if (kind === 'condition') return CONDITIONS.has(rest);
  // Of a figure any parameter: one that is not in the text takes nothing back.
  if (kind === 'measurement') return MEASUREMENT.test(rest);
  return kind === 'code' && /^[PBCU][0-3][0-9A-F]{3}$/.test(rest);
};

/**
 * Refuses ticked signs and readings that the knowledge does not have.
 *
 * @throws AppError `request/invalid` with the field
 */
export const refuseUnknownIds = ({
  confirmed = [],
  removed = [],
  readings = [],
}: {
  readonly confirmed?: readonly string[] | undefined;
  readonly removed?: readonly string[] | undefined;
  readonly readings?: readonly { readonly id: string }[] | undefined;
}): void => {
  const fields: FieldProblem[] = [];
  if (!confirmed.every(isSymptomId)) {
    fields.push({ path: 'confirmed', message: 'One of the ticked signs is not known' });
  }
  if (!removed.every(isReading)) {
    fields.push({ path: 'removed', message: 'One of the readings is not known' });
  }
  if (!readings.every(({ id }) => isReading(id))) {
    fields.push({ path: 'readings', message: 'One of the readings is not known' });
  }
  if (fields.length > 0) throw new AppError('request/invalid', { fields });
};
