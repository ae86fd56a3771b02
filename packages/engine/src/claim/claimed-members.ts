import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { type MoneyRange, type Pricing, repairPrices } from '@wrenchwise/knowledge/prices';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import { isSymptomId, type SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { Assessment } from '../assess.ts';
import type { MissingSign } from './claim-examination.ts';
import type { ClaimMeaning } from './claimed-faults.ts';

/** A fault that is claimed: its place in the catalogue and its probability by the report. */
interface Member {
  readonly at: number;
  readonly probability: number;
}

/** The faults of a claim that the car can have, the likeliest first. */
export const membersOf = (
  { weighing, result }: Assessment,
  meaning: ClaimMeaning,
): readonly Member[] => {
  const meant = new Set(meaning.faults);
  return weighing.standings
    .flatMap(({ fault }, place) =>
      meant.has(fault) ? [{ at: fault, probability: result.faults[place] ?? 0 }] : [],
    )
    .sort((a, b) => b.probability - a.probability);
};

/** From this share of the leading fault's probability on the price of another one counts too. */
const NEARLY_AS_LIKELY = 0.3;

/** The range over what is likely to be meant. */
export const costOf = (
  faults: readonly Fault[],
  pricing: Pricing,
  members: readonly Member[],
): MoneyRange => {
  const least = NEARLY_AS_LIKELY * (members[0]?.probability ?? 0);
  const ranges = members.flatMap(({ at, probability }) => {
    const fault = faults[at];
    if (fault === undefined || probability < least) return [];
    return [repairPrices(fault, pricing).cost.professional];
  });
  return {
    low: Math.min(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
  };
};

/** From this P(mentioned | fault) the absence of a sign from the report is worth a question. */
const USUAL = 0.35;
const MAX_MISSING = 3;

/** Usual signs of a fault that were neither mentioned nor denied, the most discriminative first. */
export const missingSigns = (
  fault: Fault,
  symptoms: Readonly<Record<SymptomId, Symptom>>,
  { evidence, confirmed, denied }: Assessment,
): readonly MissingSign[] => {
  const known = new Set<string>([
    ...evidence.symptoms.map(({ id }) => id),
    ...confirmed,
    ...denied,
  ]);
  return Object.entries(fault.symptoms)
    .flatMap(([id, share]) =>
      isSymptomId(id) && !known.has(id) && share >= USUAL ? [{ id, share }] : [],
    )
    .sort((a, b) => b.share / symptoms[b.id].leak - a.share / symptoms[a.id].leak)
    .slice(0, MAX_MISSING)
    .map(({ id }) => ({ id, label: symptoms[id].label, question: symptoms[id].question }));
};
