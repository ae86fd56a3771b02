import type { SafetyAlert } from '../diagnosis.ts';
import { isEveryday } from '../evidence/everyday.ts';
import { indexPhrases, readPhrases, type Lexicon, type PhraseTable } from '../evidence/lexicon.ts';
import { matchPhrases } from '../evidence/match.ts';
import type { Evidence } from '../evidence/read-report.ts';
import type { DriveVerdict } from '../knowledge/schema.ts';
import { SYMPTOMS } from '../knowledge/symptoms.ts';
import { PREPARED } from '../prepared-indexes.ts';
import { SAFETY_RULES } from './rules.ts';
import type { SafetyRule } from './rules/rule.ts';

/** How surely the words must mean a symptom before it sets off an alarm. */
const SURE_ENOUGH = 0.45;

let lexicon: Lexicon | undefined;

/** The phrases of all rules. */
export const readRulePhrases = (): PhraseTable =>
  readPhrases(
    SAFETY_RULES.map((rule) => [rule.id, rule.phrases]),
    true,
  );

const rulesLexicon = (): Lexicon => {
  lexicon ??= indexPhrases(PREPARED?.rulePhrases ?? readRulePhrases());
  return lexicon;
};

/** A rule that was set off, and by what. */
export interface RaisedAlert extends Pick<SafetyAlert, 'source' | 'text'> {
  readonly rule: SafetyRule;
}

/**
 * The dangers that the words and answers name: those that forbid driving first, then the most
 * urgent first. A danger that another one says all of is left out. Denied, hypothetical and hearsay mentions
 * set nothing off; nor do probabilities.
 *
 * @param denied symptoms that the person answered 'no' to: they do not alarm by their symptom
 * @param confirmed symptoms that the person answered 'yes' to
 */
export const raiseAlerts = (
  evidence: Evidence,
  denied: ReadonlySet<string>,
  confirmed: ReadonlySet<string>,
): readonly RaisedAlert[] => {
  const found = new Map<string, Pick<SafetyAlert, 'source' | 'text'>>();
  const quote = (id: string, start: number, end: number) =>
    found.set(id, { source: 'words', text: evidence.text.slice(start, end) });
  for (const match of matchPhrases(evidence.reading, rulesLexicon(), false)) {
    if (
      !match.present ||
      match.hypothetical ||
      match.hearsay ||
      match.confidence < SURE_ENOUGH / 2 ||
      found.has(match.owner) ||
      isEveryday(evidence.text, { ...match, id: match.owner })
    )
      continue;
    quote(match.owner, match.start, match.end);
  }
  for (const rule of SAFETY_RULES)
    for (const id of rule.symptoms) {
      if (confirmed.has(id) && !found.has(rule.id))
        found.set(rule.id, { source: 'answer', text: SYMPTOMS[id].question });
      const read = evidence.symptoms.find((symptom) => symptom.id === id);
      if (read === undefined || !read.present || read.hearsay || denied.has(id)) continue;
      if (read.confidence < SURE_ENOUGH || found.has(rule.id)) continue;
      if (!isEveryday(evidence.text, { ...read, id: rule.id }))
        quote(rule.id, read.start, read.end);
    }
  const raised = SAFETY_RULES.flatMap((rule): RaisedAlert[] => {
    const by = found.get(rule.id);
    return by === undefined ? [] : [{ ...by, rule }];
  });
  const covered = new Set(raised.flatMap(({ rule }) => rule.covers ?? []));
  return raised
    .filter(({ rule }) => !covered.has(rule.id))
    .sort((a, b) => Number(b.rule.verdict === 'no') - Number(a.rule.verdict === 'no'));
};

/**
 * An alert as it is told. Under a stricter verdict than its own it says what may happen and no
 * longer how to drive: 'drive only gently' never stands beside 'do not drive'.
 */
export const tellAlert = (
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
