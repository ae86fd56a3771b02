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
  const at = SYSTEM_IDS.indexOf(system);
  const weight = result.modelWeights[at] ?? 0;
  return {
    key: 'text-model',
    text: tellingWord(evidence, reading, at, weight > 0),
    source: 'words',
    meaning: `The description ${weight > 0 ? 'reads' : 'does not read'} like one of: ${SYSTEM_NAMES[system].toLowerCase()}`,
    weight,
  };
};

/** The word that did most, as the person wrote it. */
const tellingWord = (
  { text, reading: { units } }: Evidence,
  { found }: SystemReading,
  system: number,
  raising: boolean,
): string => {
  const sign = raising ? 1 : -1;
  let most = 0;
  let word = 'The description as a whole';
  for (const { token, weights } of found) {
    const strength = sign * (weights[system] ?? 0);
    if (strength <= most) continue;
    const unit = units.find((one) => one.token === token);
    if (unit === undefined) continue;
    most = strength;
    word = text.slice(unit.start, unit.end);
  }
  return word;
};
