import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { SAFETY_RULES } from '@wrenchwise/knowledge/safety-rules';
import type { SafetyRule } from '@wrenchwise/knowledge/safety-rules/rule';
import { expect, test } from 'vitest';

import { assembleEngine } from '../create-engine.ts';
import { indexPhrases } from '../evidence/lexicon.ts';
import { createMeasurementReader } from '../evidence/measurements/read-measurements.ts';
import { createReportReader } from '../evidence/read-report.ts';
import { models } from '../testing/engine.ts';
import { createAlerts } from './alerts.ts';
import { MEANT_PHRASES } from './meant-phrases.ts';

const parts = assembleEngine(KNOWLEDGE, models);

const raiseAlerts = createAlerts({
  rules: SAFETY_RULES,
  lexicon: indexPhrases(parts.indexes.rulePhrases, parts.termKinds),
  symptoms: KNOWLEDGE.symptoms,
});

/** The words as the engine reads them, without the trained models, which no phrase waits for. */
const readWords = createReportReader({
  ...parts,
  models: KNOWLEDGE.models,
  readFaults: () => ({
    weights: new Float64Array(KNOWLEDGE.faults.length),
    untrained: [],
    loudest: () => -1,
  }),
  readOwnersWords: undefined,
  readClauses: () => new Map(),
  judgeReadings: () => [],
  isPart: parts.termKinds.isSubject,
  readMeasurements: createMeasurementReader(KNOWLEDGE.parameters),
});

const NONE: ReadonlySet<string> = new Set();

const asText = (phrase: string): string => MEANT_PHRASES[phrase] ?? phrase;

/** A rule and those that are shown in its place. */
const orCoverer = (rule: SafetyRule): ReadonlySet<string> =>
  new Set([
    rule.id,
    ...SAFETY_RULES.filter(({ covers }) => covers?.includes(rule.id)).map(({ id }) => id),
  ]);

const isRaised = (rule: SafetyRule, phrase: string): boolean => {
  const own = orCoverer(rule);
  const raised = raiseAlerts(readWords({ text: asText(phrase) }, {}), NONE, NONE);
  return raised.some((alert) => own.has(alert.rule.id));
};

const isShown = (rule: SafetyRule, phrase: string): boolean => {
  const own = orCoverer(rule);
  return parts.diagnose({ text: asText(phrase) }, {}).alerts.some(({ id }) => own.has(id));
};

test.each(SAFETY_RULES.map((rule) => [rule.id, rule] as const))(
  'each phrase of %s raises it, by itself or by the sign that it is',
  (_, rule) => {
    const silent = rule.phrases.filter((phrase) => !isRaised(rule, phrase));
    expect(silent.filter((phrase) => !isShown(rule, phrase))).toEqual([]);
    // What a sign has to raise is rare: the rest needs no model.
    expect(silent.length, silent.join('\n')).toBeLessThanOrEqual(5);
  },
);

test.each(SAFETY_RULES.map((rule) => [rule.id, rule] as const))(
  'a diagnosis shows %s for its first, its middle and its last phrase',
  (_, rule) => {
    const { phrases } = rule;
    const some = [phrases.at(0), phrases.at(phrases.length / 2), phrases.at(-1)];
    expect(some.filter((one) => one !== undefined && !isShown(rule, one))).toEqual([]);
  },
);
