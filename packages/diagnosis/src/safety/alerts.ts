import type { SafetyAlert } from '../diagnosis.ts';
import { isEveryday } from '../evidence/everyday.ts';
import { indexPhrases, readPhrases, type Lexicon, type PhraseTable } from '../evidence/lexicon.ts';
import { matchPhrases } from '../evidence/match.ts';
import type { Evidence } from '../evidence/read-report.ts';
import { PREPARED } from '../prepared-indexes.ts';
import { SAFETY_RULES, type SafetyRule } from './rules.ts';

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

export interface RaisedAlert extends SafetyAlert {
  readonly rule: SafetyRule;
}

/**
 * The dangers that the words name, most urgent first. Denied, hypothetical and hearsay mentions
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
  const quoted = new Map<string, string>();
  for (const match of matchPhrases(evidence.reading, rulesLexicon(), false)) {
    if (
      !match.present ||
      match.hypothetical ||
      match.hearsay ||
      match.confidence < SURE_ENOUGH / 2 ||
      quoted.has(match.owner) ||
      isEveryday(evidence.text, { ...match, id: match.owner })
    )
      continue;
    quoted.set(match.owner, evidence.text.slice(match.start, match.end));
  }
  for (const rule of SAFETY_RULES)
    for (const id of rule.symptoms) {
      if (confirmed.has(id) && !quoted.has(rule.id)) quoted.set(rule.id, 'Your answer');
      const read = evidence.symptoms.find((symptom) => symptom.id === id);
      if (read === undefined || !read.present || read.hearsay || denied.has(id)) continue;
      if (read.confidence < SURE_ENOUGH || quoted.has(rule.id)) continue;
      if (!isEveryday(evidence.text, { ...read, id: rule.id }))
        quoted.set(rule.id, evidence.text.slice(read.start, read.end));
    }
  return SAFETY_RULES.flatMap((rule) => {
    const text = quoted.get(rule.id);
    if (text === undefined) return [];
    return [{ id: rule.id, text, title: rule.title, advice: rule.advice, rule }];
  });
};
