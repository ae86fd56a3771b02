import type { Symptom } from '@wrenchwise/knowledge/symptom';
import { isSymptomId, type SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { CompiledFault } from './compiled-faults.ts';
import { tickProbability } from './likelihood.ts';
import { leadingPlaces, type Posterior } from './posterior.ts';
import type { Weighing } from './weighing.ts';

/** The causes whose signs are considered: the right one is among the first thirty for four in five. */
const CONSIDERED = 40;

/** Of the leading causes, those that offers have to split; and the signs that are offered from outside the first one's system. */
const LEADING = 8;
const FROM_OUTSIDE = 3;

/** From this P(mentioned | fault) a sign speaks for a cause of another system. */
const SPEAKS = 0.3;

/** A sign that may be there without having been mentioned. */
export interface FurtherSign {
  readonly id: SymptomId;
  /** Expected information of a list with this sign, in bits: it shows when it is ticked. */
  readonly gain: number;
}

/**
 * The signs that would tell most if they were ticked, best first. An unticked sign shows nothing:
 * lists are skimmed. So a sign's worth is P(ticked) × the divergence of the causes from what they
 * were.
 *
 * @param known what was mentioned, ticked or taken back, and is not offered
 */
export type FindFurtherSigns = (
  weighing: Weighing,
  result: Posterior,
  known: ReadonlySet<string>,
  most: number,
) => readonly FurtherSign[];

export const createFurtherSigns =
  (
    faults: readonly CompiledFault[],
    symptoms: Readonly<Record<SymptomId, Symptom>>,
  ): FindFurtherSigns =>
  (weighing, result, known, most) => {
    const leaders = leadingPlaces(result.faults, CONSIDERED).flatMap((place) => {
      const fault = faults[weighing.standings[place]?.fault ?? -1];
      return fault === undefined ? [] : [{ fault, p: result.faults[place] ?? 0 }];
    });
    const rest = Math.max(0, 1 - leaders.reduce((sum, { p }) => sum + p, 0));
    const ids = new Set<SymptomId>();
    for (const { fault } of leaders) {
      for (const id of fault.symptoms.keys()) if (isSymptomId(id) && !known.has(id)) ids.add(id);
    }
    const gainOf = (id: SymptomId): number => {
      const { leak } = symptoms[id];
      const base = tickProbability(0, leak);
      const terms = leaders.map(({ fault, p }) => {
        const share = fault.symptoms.get(id) ?? 0;
        return { p, yes: share === 0 ? base : tickProbability(share, leak) };
      });
      const all = [...terms, { p: rest, yes: base }];
      const yes = all.reduce((sum, one) => sum + one.p * one.yes, 0);
      return all.reduce(
        (sum, one) => sum + (one.p === 0 ? 0 : one.p * one.yes * Math.log2(one.yes / yes)),
        0,
      );
    };
    const sorted = [...ids]
      .map((id) => ({ id, gain: gainOf(id) }))
      .sort((a, b) => b.gain - a.gain || a.id.localeCompare(b.id));
    const leading = leaders.slice(0, LEADING);
    const system = leading[0]?.fault.system;
    const isOutside = ({ id }: FurtherSign): boolean =>
      leading.every(({ fault }) => fault.system !== system || !fault.symptoms.has(id)) &&
      leading.some(({ fault }) => (fault.symptoms.get(id) ?? 0) >= SPEAKS);
    // Where the leading system is wrong, only a sign from outside it can say so.
    const outside = new Set(sorted.filter(isOutside).slice(0, FROM_OUTSIDE));
    const others = new Set(
      sorted.filter((sign) => !outside.has(sign)).slice(0, most - outside.size),
    );
    return sorted.filter((sign) => outside.has(sign) || others.has(sign));
  };
