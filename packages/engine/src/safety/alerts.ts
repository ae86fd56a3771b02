import { once } from '@wrenchwise/knowledge/once';
import type { SafetyRule } from '@wrenchwise/knowledge/safety-rules/rule';
import type { DriveVerdict } from '@wrenchwise/knowledge/schema';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { SafetyAlert } from '../diagnosis.ts';
import { isEveryday } from '../evidence/everyday.ts';
import type { Lexicon } from '../evidence/lexicon.ts';
import { type Match, matchPhrases } from '../evidence/match.ts';
import type { Evidence } from '../evidence/read-report.ts';
import { ruledOutParts } from '../evidence/ruled-out-parts.ts';
import { readInstructions } from './instructions.ts';
import { dangersOf } from './measured-dangers.ts';
import { isOverAltogether, isReplacedSince } from './over.ts';

/** The least confidence of a symptom that raises an alert. */
const SURE_ENOUGH = 0.45;

/**
 * Alerts follow from no symptom that the rest of the text makes less likely than this, by verdict:
 * what forbids driving is believed more easily.
 */
const MIN_TRUTH: Readonly<Record<DriveVerdict, number>> = { no: 0.05, caution: 0.12, yes: 0.12 };

/** Signs of which one word says too little: 'sluggish' is said of a gearbox and of a screen too. */
const NEEDS_MORE_WORDS: ReadonlySet<string> = new Set(['loss-of-power']);

/** What a workshop says of these is warned of, though it is no evidence for a cause. */
const BELIEVED_OF_A_WORKSHOP: ReadonlySet<string> = new Set([
  'fire',
  'fuel-leak',
  'brake-loss',
  'steering-loss',
  'steering-play',
  'wheel-loose',
  'suspension-broken',
  'tyre-failure',
  'tyre-bald',
  'frame',
]);

/** A triggered rule and its trigger. */
export interface RaisedAlert extends Pick<SafetyAlert, 'source' | 'text'> {
  readonly rule: SafetyRule;
}

/** Look-ups for finding dangers. */
export interface AlertTools {
  readonly rules: readonly SafetyRule[];
  /** The phrases of all rules. */
  readonly lexicon: Lexicon;
  readonly symptoms: Readonly<Record<SymptomId, Symptom>>;
}

/** What triggered each rule, by its id: the first trigger counts. */
type Triggers = Map<string, Pick<SafetyAlert, 'source' | 'text'>>;

/** Whether words of danger speak of what is no danger now. */
type IsHarmless = (ruleId: string, words: Pick<Match, 'start' | 'end'>) => boolean;

const harmlessIn = (text: string): IsHarmless => {
  const parts = once(() => ruledOutParts(text));
  return (id, { start, end }) =>
    isEveryday(text, { id, start, end }) ||
    isReplacedSince({ text: text.slice(start, end), end }, parts(), text);
};

/** In a longer text, words of two statements are two things that happen to be side by side. */
const LONG = 300;

const isGlued = ({ text, reading }: Evidence, { units }: Match): boolean => {
  if (text.length <= LONG) return false;
  const clauses = units.map((at) => reading.units[at]?.clause ?? -1);
  return new Set(clauses.filter((clause) => !reading.settings.has(clause))).size > 1;
};

const byPhrases = (
  { lexicon }: AlertTools,
  evidence: Evidence,
  isHarmless: IsHarmless,
  found: Triggers,
): void => {
  const { text, reading } = evidence;
  for (const match of matchPhrases(reading, lexicon, false)) {
    if (
      !match.present ||
      match.hypothetical ||
      match.hearsay ||
      match.confidence < SURE_ENOUGH / 2 ||
      found.has(match.owner) ||
      isGlued(evidence, match) ||
      isHarmless(match.owner, match)
    ) {
      continue;
    }
    found.set(match.owner, { source: 'words', text: text.slice(match.start, match.end) });
  }
};

const bySigns = (
  { rules }: AlertTools,
  { text, symptoms }: Evidence,
  isHarmless: IsHarmless,
  denied: ReadonlySet<string>,
  found: Triggers,
): void => {
  for (const rule of rules) {
    for (const id of rule.symptoms) {
      const read = symptoms.find((symptom) => symptom.id === id);
      if (read === undefined || !read.present || denied.has(id) || found.has(rule.id)) continue;
      if (read.hearsay || read.isLearned === true || read.confidence < SURE_ENOUGH) continue;
      if (read.truth < MIN_TRUTH[rule.verdict]) continue;
      if (read.units.length < 2 && NEEDS_MORE_WORDS.has(id)) continue;
      if (isHarmless(rule.id, read)) continue;
      found.set(rule.id, { source: 'words', text: text.slice(read.start, read.end) });
    }
  }
};

const byAnswers = (
  { rules, symptoms }: AlertTools,
  confirmed: ReadonlySet<string>,
  ticked: ReadonlySet<string>,
  found: Triggers,
): void => {
  for (const rule of rules) {
    for (const id of rule.symptoms) {
      if (!confirmed.has(id) || found.has(rule.id)) continue;
      const { label, question } = symptoms[id];
      found.set(
        rule.id,
        ticked.has(id) ? { source: 'tick', text: label } : { source: 'answer', text: question },
      );
    }
  }
};

const byInstructions = ({ text, observed }: Evidence, found: Triggers): void => {
  for (const { ruleId, start, end } of readInstructions(observed)) {
    if (!found.has(ruleId)) found.set(ruleId, { source: 'words', text: text.slice(start, end) });
  }
};

const byWorkshops = (
  { lexicon }: AlertTools,
  { text, claims }: Evidence,
  found: Triggers,
): void => {
  for (const { by, start, reading } of claims) {
    if (by !== 'garage') continue;
    for (const match of matchPhrases(reading, lexicon, false)) {
      const { owner, present } = match;
      if (!present || found.has(owner) || !BELIEVED_OF_A_WORKSHOP.has(owner)) continue;
      const words = text.slice(start + match.start, start + match.end);
      found.set(owner, { source: 'words', text: words });
    }
  }
};

const byValues = ({ measurements }: Evidence, found: Triggers): void => {
  for (const { ruleId, text } of dangersOf(measurements)) {
    if (!found.has(ruleId)) found.set(ruleId, { source: 'words', text });
  }
};

const raise = (
  tools: AlertTools,
  evidence: Evidence,
  denied: ReadonlySet<string>,
  confirmed: ReadonlySet<string>,
  ticked: ReadonlySet<string>,
): readonly RaisedAlert[] => {
  const found: Triggers = new Map();
  if (!isOverAltogether(evidence.text)) {
    const isHarmless = harmlessIn(evidence.text);
    byPhrases(tools, evidence, isHarmless, found);
    byAnswers(tools, confirmed, ticked, found);
    bySigns(tools, evidence, isHarmless, denied, found);
    byInstructions(evidence, found);
    byWorkshops(tools, evidence, found);
  } else {
    byAnswers(tools, confirmed, ticked, found);
  }
  byValues(evidence, found);
  const raised = tools.rules.flatMap((rule): RaisedAlert[] => {
    const by = found.get(rule.id);
    return by === undefined ? [] : [{ ...by, rule }];
  });
  const covered = new Set(raised.flatMap(({ rule }) => rule.covers ?? []));
  return raised
    .filter(({ rule }) => !covered.has(rule.id))
    .sort((a, b) => Number(b.rule.verdict === 'no') - Number(a.rule.verdict === 'no'));
};

/**
 * Alerts from words and answers: those that forbid driving first, then the most urgent first. An
 * alert that another one includes is left out. Negated, hypothetical and hearsay mentions raise
 * none; nor do probabilities.
 *
 * @param denied symptoms answered with 'no': they raise no alert by that symptom
 * @param confirmed symptoms answered with 'yes' or ticked
 * @param ticked those of `confirmed` that were ticked
 */
export type RaiseAlerts = (
  evidence: Evidence,
  denied: ReadonlySet<string>,
  confirmed: ReadonlySet<string>,
  ticked?: ReadonlySet<string>,
) => readonly RaisedAlert[];

export const createAlerts =
  (tools: AlertTools): RaiseAlerts =>
  (evidence, denied, confirmed, ticked = new Set()) =>
    raise(tools, evidence, denied, confirmed, ticked);

/**
 * An alert for the screen. Under a stricter verdict it names the danger without its own driving
 * advice: 'drive only gently' never is beside 'do not drive'.
 */
export const shownAlert = (
  { source, text, rule }: RaisedAlert,
  overall: DriveVerdict,
): SafetyAlert => {
  const { id, title, danger, advice, severity, verdict } = rule;
  const isOutranked = overall === 'no' && verdict !== 'no';
  return {
    id,
    source,
    text,
    title,
    advice: isOutranked ? danger : `${danger} ${advice}`,
    severity,
    verdict,
  };
};
