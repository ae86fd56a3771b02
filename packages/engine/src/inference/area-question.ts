import { AREA_IDS, AREA_NAMES, type AreaId } from '@wrenchwise/knowledge/areas';

import { UNKNOWN_OPTION } from '../asking.ts';
import type { Question } from '../diagnosis.ts';
import { areaProbability, areaQuestionId, NO_AREA } from './areas.ts';
import { type Belief, entropyAfter } from './belief.ts';
import type { CompiledFault } from './compiled-faults.ts';
import type { Posterior } from './posterior.ts';
import { AREA_COST, AREA_UNKNOWN } from './question-cost.ts';

/** With these the area that owners name is offered to 96 in 100; more are too many to read. */
const OFFERED = 7;

/**
 * From these probabilities of the leading cause and of its system the words have said what it is about: to
 * ask for it sounds as if nobody had listened. It is asked of a quarter of owners' questions. Where no sign
 * was recognised in them, a cause has to be surer.
 */
const CLEAR_CAUSE = 0.35;
const CLEAR_WITHOUT_SIGNS = 0.6;
const CLEAR_SYSTEM = 0.8;

/** The question about the area, before it is written out. */
export interface AreaCandidate {
  readonly id: string;
  readonly about: readonly AreaId[];
  /** Bits. */
  readonly gain: number;
  /** Bits per minute of cost. */
  readonly worth: number;
}

/**
 * What an owner can always say, whatever the words missed: which part of the car it is about.
 * Undefined where the words say so already.
 *
 * @param leaders the leading causes, in the order of `belief`
 * @param hasSigns whether a sign was recognised in the words
 */
export const areaCandidate = (
  leaders: readonly CompiledFault[],
  belief: Belief,
  { systems }: Pick<Posterior, 'systems'>,
  hasSigns: boolean,
): AreaCandidate | undefined => {
  const isClear =
    (belief.prior[0] ?? 0) >= (hasSigns ? CLEAR_CAUSE : CLEAR_WITHOUT_SIGNS) ||
    Math.max(...systems) >= CLEAR_SYSTEM;
  if (isClear) return undefined;
  const mass = AREA_IDS.map((_, area) =>
    leaders.reduce((sum, { areas }, at) => sum + (belief.prior[at] ?? 0) * (areas[area] ?? 0), 0),
  );
  const about = AREA_IDS.map((id, at) => ({ id, share: mass[at] ?? 0 }))
    .sort((a, b) => b.share - a.share)
    .slice(0, OFFERED)
    .map(({ id }) => id);
  let after = 0;
  for (const area of [...about, undefined]) {
    const answer = { offered: about, area };
    // The causes that do not lead may be about anything.
    belief.likelihood.fill(
      (area === undefined ? AREA_IDS.length - about.length : 1) / AREA_IDS.length,
    );
    leaders.forEach(({ areas }, at) => {
      belief.likelihood[at] = areaProbability(areas, answer);
    });
    after += entropyAfter(belief);
  }
  const gain = (belief.entropy - after) * (1 - AREA_UNKNOWN);
  return { id: areaQuestionId(about), about, gain, worth: gain / AREA_COST };
};

export const writeAreaQuestion = ({ id, about, gain }: AreaCandidate): Question => ({
  id,
  kind: 'area',
  text: 'What is it mostly about?',
  steps: [],
  minutes: 1,
  tool: 'None',
  options: [
    ...about.map((area) => ({ id: area, label: AREA_NAMES[area] })),
    { id: NO_AREA, label: 'Something else' },
    { id: UNKNOWN_OPTION, label: "I can't tell" },
  ],
  gain,
});
