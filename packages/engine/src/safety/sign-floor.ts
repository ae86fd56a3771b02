import type { SIGN_FLOORS } from '@wrenchwise/knowledge/sign-floors';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { EngineDiagnosis } from '../diagnosis.ts';
import type { SymptomEvidence } from '../evidence/symptoms.ts';

/** A sign counts from this truth on: an even chance that it is there. */
const EVEN = 0.5;

/** Look-ups for the floor of the verdict. */
export interface SignFloorTools {
  readonly floors: typeof SIGN_FLOORS;
  readonly symptoms: Readonly<Record<SymptomId, Symptom>>;
}

const REASONS = {
  no: 'With most of its causes the car must not be driven. Have it looked at where it is.',
  caution:
    'With most of its causes it gets worse on the way. Drive only with care, and have it looked at soon.',
} as const;

/**
 * The verdict that the worst sign asks for by itself; undefined where no sign has a floor.
 *
 * @param confirmed signs that were ticked or answered with yes
 * @param denied signs that were answered with no
 */
export const signFloor = (
  { floors, symptoms }: SignFloorTools,
  read: readonly SymptomEvidence[],
  confirmed: ReadonlySet<SymptomId>,
  denied: ReadonlySet<SymptomId>,
): EngineDiagnosis['canDrive'] | undefined => {
  const signs = new Set([
    ...confirmed,
    ...read
      .filter(
        ({ present, truth, hearsay, isLearned }) =>
          present && truth >= EVEN && !hearsay && isLearned !== true,
      )
      .map(({ id }) => id),
  ]);
  let worst: EngineDiagnosis['canDrive'] | undefined;
  for (const id of signs) {
    const verdict = floors[id];
    if (verdict === undefined || denied.has(id) || worst?.verdict === 'no') continue;
    if (worst !== undefined && verdict === 'caution') continue;
    worst = { verdict, reason: `${symptoms[id].label}. ${REASONS[verdict]}` };
  }
  return worst;
};
