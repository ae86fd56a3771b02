import type { DiagnosisResult, Severity } from '@wrenchwise/domain/diagnosis';

import { withoutMarkup } from '../../plain-words.ts';
import type { ServiceAnswer } from './service-answer.ts';

const MOST_LINES = 12;
const MOST_CHARACTERS = 400;

/** Money, torque, fluids, pressures: figures that are ours or the manual's. */
const FIGURE =
  /(?:[£$€]\s?\d)|\b\d[\d.,]*\s?(?:nm|n·m|ft[ -]?lbs?|lb[ -]?ft|lit(?:re|er)s?|ml|bar|psi|pounds|dollars|euros?)\b/i;

/** A verdict on driving, or a way round safety and emissions equipment: neither is a service's. */
const NOT_THEIRS =
  /\b(?:safe|fine|ok|okay|alright) to (?:keep )?driv|\bkeep driving\b|\b(?:delete|remove|bypass|disable|blank)\b.{0,30}\b(?:dpf|egr|adblue|cat|airbag|abs|seat ?belt)/i;

const SEVERITIES: readonly Severity[] = ['low', 'medium', 'high'];

/** A service's lines as plain text, without what it may not say; each once, and none that is ours. */
const inert = (lines: readonly string[] = [], ours: readonly string[]): string[] => [
  ...new Set(
    lines
      .slice(0, MOST_LINES)
      .map((line) => withoutMarkup(line).slice(0, MOST_CHARACTERS))
      .filter(
        (line) =>
          line !== '' && !FIGURE.test(line) && !NOT_THEIRS.test(line) && !ours.includes(line),
      ),
  ),
];

/**
 * The engine's result with a service's words behind its own. Causes with their shares, the verdict,
 * alerts, prices and checks stay; the severity may rise and never falls.
 */
export const addServiceWords = (
  result: DiagnosisResult,
  answer: ServiceAnswer,
): DiagnosisResult => {
  const both = (ours: readonly string[], theirs: readonly string[] | undefined) => [
    ...ours,
    ...inert(theirs, ours),
  ];
  const severity =
    SEVERITIES[
      Math.max(SEVERITIES.indexOf(result.severity), SEVERITIES.indexOf(answer.severity ?? 'low'))
    ];
  return {
    ...result,
    severity: severity ?? result.severity,
    possible_causes: both(result.possible_causes, answer.possible_causes),
    recommendations: both(result.recommendations, answer.recommendations),
    common_failure_patterns: both(result.common_failure_patterns, answer.common_failure_patterns),
    diagnostic_steps: both(result.diagnostic_steps, answer.diagnostic_steps),
    rationale: both(result.rationale, answer.rationale),
  };
};
