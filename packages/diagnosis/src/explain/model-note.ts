import type { Evidence } from '../evidence/read-report.ts';
import type { Contribution } from '../inference/contribution.ts';
import type { Posterior } from '../inference/posterior.ts';
import type { SystemReading } from '../model/system-model.ts';
import { SYSTEM_IDS, SYSTEM_NAMES, type SystemId } from '../systems.ts';

/** What the trained text model did to the faults of a system, with the words that did it. */
export const modelNote = (
  evidence: Evidence,
  reading: SystemReading,
  result: Posterior,
  system: SystemId,
): Contribution | undefined => {
  if (reading.features === 0) return undefined;
  const weight = result.modelWeights[SYSTEM_IDS.indexOf(system)] ?? 0;
  return {
    key: 'text-model',
    text: evidence.text.slice(0, 80),
    source: 'words',
    meaning: `The description ${weight > 0 ? 'reads' : 'does not read'} like one of: ${SYSTEM_NAMES[system].toLowerCase()}`,
    weight,
  };
};
