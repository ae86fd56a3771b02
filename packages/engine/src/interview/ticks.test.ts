import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { isSymptomId, type SymptomId } from '@wrenchwise/knowledge/symptoms';
import { describe, expect, it } from 'vitest';

import { assembleEngine } from '../create-engine.ts';
import { ticksOf } from '../inference/answers.ts';
import { knowledgePosterior } from '../inference/posterior.ts';
import { models } from '../testing/engine.ts';

const { readReport, weigh, compiled } = assembleEngine(KNOWLEDGE, models);

/** From this P(mentioned | fault) a fault counts as the cause of a sign. */
const CAUSES = 0.3;

/** A share that falls by less than this part has not changed. */
const UNCHANGED = 0.02;

interface Tick {
  readonly fault: string;
  readonly sign: SymptomId;
  /** How far the fault's own evidence and its share move. */
  readonly evidence: number;
  readonly share: number;
}

const signsOf = (at: number): readonly (readonly [SymptomId, number])[] =>
  [...(compiled.faults[at]?.symptoms ?? [])].flatMap(([id, p]) =>
    isSymptomId(id) && p >= CAUSES ? [[id, p] as const] : [],
  );

/** Ticks a sign in a report of these words, and looks at the faults that it is a sign of. */
const tick = (text: string, sign: SymptomId, faults: readonly number[]): readonly Tick[] => {
  const evidence = readReport({ text }, {});
  const [before, after] = [weigh(evidence), weigh(evidence, ticksOf([sign]))];
  const [shares, ticked] = [knowledgePosterior(before), knowledgePosterior(after)];
  return before.standings.flatMap(({ fault, logLikelihood }, place) =>
    faults.includes(fault)
      ? [
          {
            fault: compiled.faults[fault]?.fault.id ?? '',
            sign,
            evidence: (after.standings[place]?.logLikelihood ?? 0) - logLikelihood,
            share: (ticked[place] ?? 0) / (shares[place] ?? 1),
          },
        ]
      : [],
  );
};

const faultsBySign = Map.groupBy(
  compiled.faults.flatMap((_, fault) => signsOf(fault).map(([sign]) => ({ sign, fault }))),
  ({ sign }) => sign,
);

describe('a truthful tick, over the whole catalogue', () => {
  it('of a sign that the words name as well takes nothing from the faults that cause it', () => {
    const ticks = [...faultsBySign].flatMap(([sign, own]) =>
      tick(
        KNOWLEDGE.symptoms[sign].phrases[0] ?? '',
        sign,
        own.map(({ fault }) => fault),
      ),
    );
    expect(ticks.filter(({ evidence }) => evidence < 0)).toEqual([]);
    // A rival that lists the sign more often may gain more where the words were read with doubt.
    const lowered = ticks.filter(({ share }) => share < 1 - UNCHANGED);
    expect(lowered.length / ticks.length).toBeLessThan(0.01);
  });

  it('of a sign beside the one that the words name lowers few of the faults that cause it', () => {
    const ticks = compiled.faults.flatMap((_, fault) => {
      const [first, ...others] = signsOf(fault).toSorted(([, a], [, b]) => b - a);
      if (first === undefined) return [];
      const words = KNOWLEDGE.symptoms[first[0]].phrases[0] ?? '';
      return others.flatMap(([sign]) => tick(words, sign, [fault]));
    });
    expect(ticks.filter(({ evidence }) => evidence < 0)).toEqual([]);
    // Here a rival that lists both signs is the better explanation.
    const lowered = ticks.filter(({ share }) => share < 1 - UNCHANGED);
    expect(lowered.length / ticks.length).toBeLessThan(0.05);
  });
});
