import { namesOfFault } from '@wrenchwise/knowledge/british-wording';
import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { once } from '@wrenchwise/knowledge/once';
import { stem } from '@wrenchwise/knowledge/stem';

import type { RuledOutPart } from '../evidence/ruled-out-parts.ts';
import type { Posterior } from './posterior.ts';
import type { Contribution, Weighing } from './weighing.ts';

/**
 * The log-odds of a part's own fault where it is new or found in order: rough, and never the end of
 * it, since a new part can be faulty and a look does not see everything.
 */
const WEIGHTS: Readonly<Record<RuledOutPart['state'], number>> = {
  new: Math.log(1 / 8),
  fine: Math.log(1 / 4),
};

const MEANINGS: Readonly<Record<RuledOutPart['state'], string>> = {
  new: 'A new part is seldom the one that is worn',
  fine: 'Found in order',
};

/** A fault whose name calls a part itself bad: 'Worn-out 12 V battery', 'Failed ignition coil'. */
const BAD_PART =
  /^(?:(?:worn(?:-out)?|weak|failed|failing|faulty|fouled|stretched|perished|cupped|cracked|split|seized|clogged|blocked|burnt|broken|squealing|glazed|slipping|dead|old|leaking|or|and|,) ?)+(.+)$/i;

/** A level that is low: 'Engine oil level low'. */
const LOW_LEVEL = /^(.+ level) low$/i;

/** Where the name of the part ends and what it does begins. */
const REST = /\s(?:that|of|in|on|from|and|or|with|below|behind|at|to)\s.*$/i;

/** A worn brake pad is not a brake; the sides of a car are distinguished by these words only. */
const PLACES: ReadonlySet<string> = new Set(['front', 'rear']);

/** The stems of the part that a name of a fault calls bad, the part itself last; empty where it is no part. */
const partOf = (name: string): readonly string[] => {
  const words = name.toLowerCase();
  const [, part = ''] = LOW_LEVEL.exec(words) ?? BAD_PART.exec(words) ?? [];
  return (part.replace(REST, '').match(/[a-z][a-z-]+/g) ?? []).map((word) => stem(word));
};

/** Whether a reported part is the one that a fault calls bad, by the stems of its name. */
const isPart = ({ name }: RuledOutPart, part: readonly string[]): boolean => {
  const last = part.at(-1);
  if (last === undefined || name.at(-1) !== last) return false;
  const told = name.slice(0, -1);
  const isElsewhere = told.some(
    (word) => PLACES.has(word) && !part.includes(word) && part.some((one) => PLACES.has(one)),
  );
  // 'Timing belt' is not the auxiliary belt: a word of a part must not be of another.
  const isOther = told.length > 0 && part.length > 1 && !told.some((word) => part.includes(word));
  return !isElsewhere && !isOther;
};

/** What faults lose because their own parts are new or in order. */
export interface RuledOutPartWeights {
  /** The posterior where parts are asked to be new or in order: their own faults lose odds. */
  readonly weighed: (
    result: Posterior,
    weighing: Weighing,
    parts: readonly RuledOutPart[],
  ) => Posterior;
  /** Whether a part that is new or in order is the one that a fault, by catalogue index, calls bad. */
  readonly isSound: (fault: number, parts: readonly RuledOutPart[]) => boolean;
  /** What a ruled-out part contributes to a fault, by catalogue index, for its explanation. */
  readonly contributionOf: (
    fault: number,
    parts: readonly RuledOutPart[],
    text: string,
  ) => Contribution[];
}

/** The names of the faults are read once, when a text first has such a part. */
export const createRuledOutPartWeights = (faults: readonly Fault[]): RuledOutPartWeights => {
  const badParts = once(() => faults.map((fault) => namesOfFault(fault).map(partOf)));
  const ruledOutPartFor = (
    fault: number,
    parts: readonly RuledOutPart[],
  ): RuledOutPart | undefined => {
    if (parts.length === 0) return undefined;
    const bad = badParts()[fault] ?? [];
    return parts
      .filter((part) => bad.some((one) => isPart(part, one)))
      .toSorted((a, b) => WEIGHTS[a.state] - WEIGHTS[b.state])[0];
  };
  return {
    weighed: (result, weighing, parts) => {
      if (parts.length === 0) return result;
      const moved = result.faults.map((p, place) => {
        const part = ruledOutPartFor(weighing.standings[place]?.fault ?? -1, parts);
        return part === undefined ? p : p * Math.exp(WEIGHTS[part.state]);
      });
      const total = moved.reduce((sum, p) => sum + p, result.other);
      if (total === 0) return result;
      return { ...result, faults: moved.map((p) => p / total), other: result.other / total };
    },
    isSound: (fault, parts) => ruledOutPartFor(fault, parts) !== undefined,
    contributionOf: (fault, parts, text) => {
      const part = ruledOutPartFor(fault, parts);
      return part === undefined
        ? []
        : [
            {
              key: 'sound-part',
              text: text.slice(part.start, part.end).trim(),
              source: 'words',
              meaning: MEANINGS[part.state],
              weight: WEIGHTS[part.state],
            },
          ];
    },
  };
};
