import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import { type Pricing, repairPrices } from '@wrenchwise/knowledge/prices';
import type { Shift } from '@wrenchwise/knowledge/schema';

import type { EvidenceNote } from '../diagnosis.ts';
import type { Contribution } from '../inference/weighing.ts';
import { WHOLE_DESCRIPTION } from '../inference/words-as-a-whole.ts';
import type { PricedCause } from './money-at-risk.ts';

const shiftNotes = (shifts: readonly Shift[], vehicleName: string): EvidenceNote[] =>
  shifts
    .filter((shift) => shift.factor !== 1)
    .map((shift) => ({
      text: vehicleName,
      effect: shift.factor > 1 ? 'for' : 'against',
      source: 'vehicle',
      meaning: `${shift.factor > 1 ? 'More' : 'Less'} common on this car: ${shift.source}`,
      weight: Math.log(shift.factor),
    }));

const isOfAll = ({ text }: EvidenceNote): boolean => text === WHOLE_DESCRIPTION;

/** Contributions and vehicle facts as notes: those that quote something before the text as a whole, strongest first. Weights too small to matter are left out. */
export const evidenceNotes = (
  contributions: readonly Contribution[],
  shifts: readonly Shift[],
  vehicleName: string,
): readonly EvidenceNote[] =>
  [
    ...contributions.map(({ text, source, meaning, weight }): EvidenceNote => ({
      text,
      effect: weight > 0 ? 'for' : 'against',
      source,
      meaning,
      weight,
    })),
    ...shiftNotes(shifts, vehicleName),
  ]
    .filter((note) => Math.abs(note.weight) >= 0.05)
    .sort(
      (a, b) =>
        Number(isOfAll(a)) - Number(isOfAll(b)) ||
        Math.abs(b.weight) - Math.abs(a.weight) ||
        (a.meaning < b.meaning ? -1 : 1),
    );

/** A fault as a cause of this diagnosis. */
export const describeCause = (
  fault: Fault,
  probability: number,
  baseRate: number,
  evidence: readonly EvidenceNote[],
  pricing: Pricing,
): PricedCause => {
  const { parts, cost } = repairPrices(fault, pricing);
  const [low, high] = fault.labourHours;
  return {
    faultId: fault.id,
    name: fault.name,
    workshopName: fault.workshopName,
    system: fault.system,
    summary: fault.summary,
    probability,
    baseRate,
    evidence,
    severity: fault.severity,
    canDrive: { verdict: fault.drive.verdict, reason: fault.drive.reason },
    checks: fault.checks.map((check) => ({
      id: checkId(check.title),
      title: check.title,
      steps: check.steps,
      tool: check.tool,
      minutes: check.minutes,
      ...(check.needs === undefined ? {} : { needs: check.needs }),
      outcomes: check.outcomes,
    })),
    postponed: [],
    repairTitle: fault.guide.title,
    repairTools: fault.guide.tools,
    diy: fault.diy,
    repairMinutes: { low: fault.guide.minutes[0], high: fault.guide.minutes[1] },
    parts,
    labourHours: { low, high },
    cost,
  };
};
