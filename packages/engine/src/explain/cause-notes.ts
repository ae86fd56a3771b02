import type { Fault } from '@wrenchwise/knowledge/catalogue';

import type { Assessment } from '../assess.ts';
import type { EvidenceNote, Report } from '../diagnosis.ts';
import type { Evidence } from '../evidence/read-report.ts';
import { opinionContribution } from '../inference/opinions.ts';
import type { EventWeights } from '../inference/recent-events.ts';
import type { RuledOutPartWeights } from '../inference/ruled-out-parts.ts';
import type { VehiclePriors } from '../inference/vehicle-prior.ts';
import type { Contribution } from '../inference/weighing.ts';
import { evidenceNotes } from './cause.ts';
import { modelNote } from './model-note.ts';

/** Look-ups for explaining a cause. */
export interface NotesTools {
  readonly faults: readonly Fault[];
  readonly appliedShifts: VehiclePriors['appliedShifts'];
  readonly ruledOutPartWeights: RuledOutPartWeights;
  readonly eventWeights: EventWeights;
}

/**
 * Everything that was weighed for a fault or against it, in no order.
 *
 * @param at its place in the catalogue
 */
export const causeContributions = (
  { faults, ruledOutPartWeights, eventWeights }: Omit<NotesTools, 'appliedShifts'>,
  { evidence, weighing, sound, events }: Assessment,
  at: number,
): readonly Contribution[] => {
  const fault = faults[at];
  if (fault === undefined) return [];
  return [
    ...weighing.contributionsOf(at),
    ...ruledOutPartWeights.contributionOf(at, sound, evidence.text),
    ...eventWeights.contributionsOf(fault, events, ruledOutPartWeights.isSound(at, sound)),
  ];
};

/** '2011 Vauxhall Insignia' */
const vehicleNameOf = ({ facts }: Pick<Evidence, 'facts'>): string =>
  [facts.year, facts.make, facts.model].filter(Boolean).join(' ') || 'This car';

/**
 * What speaks for a fault and against it, strongest first.
 *
 * @param at its place in the catalogue
 */
export const causeNotes = (
  tools: NotesTools,
  assessment: Assessment,
  at: number,
  opinions: Report['opinions'],
): readonly EvidenceNote[] => {
  const { evidence, reading, result } = assessment;
  const fault = tools.faults[at];
  if (fault === undefined) return [];
  const note = modelNote(evidence, reading, result, fault.system);
  return evidenceNotes(
    [
      ...causeContributions(tools, assessment, at),
      ...(note === undefined ? [] : [note]),
      ...opinionContribution(fault, opinions),
    ],
    tools.appliedShifts(at, evidence.facts),
    vehicleNameOf(evidence),
  );
};
