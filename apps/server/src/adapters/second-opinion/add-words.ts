import type { DiagnosisResult, Severity } from '@wrenchwise/domain/diagnosis';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import { isOfOtherFuel, isToReaders } from '../../features/outside-words/readers-and-fuels.ts';
import { withoutMarkup } from '../../plain-words.ts';
import type { ServiceAnswer } from './service-answer.ts';

const MOST_LINES = 12;
const MOST_CHARACTERS = 400;

/** Any figure: those are ours or the manual's. */
const FIGURE = /[\d£$€%]/;

/** On driving on, or about what is to be done with lights and warnings: the verdict is ours. */
const ON_DRIVING =
  /\b(?:driv\w*|motorway|keep (?:on )?going|carry on|ignore|no need|not a problem|safe|fine|harmless|don'?t worry|instructions?)\b/i;

/** A way round equipment that protects people or the air. */
const ROUND_SAFETY =
  /\b(?:delet|remov|bypass|disabl|blank|unplug|pull|disconnect|cut|bridg|short|fool|trick|map out)\w*\b.{0,60}\b(?:dpf|filter|egr|adblue|cat\w*|airbags?|srs|abs|esp|belts?|brakes?|sensors?|lights?|lamps?|fuses?|immobili[sz]er)\b/i;

/** A bare address: `evil.example/page`. */
const ADDRESS = /\b[\w-]+\.[a-z]{2,}(?:\/|\b)/i;

const SEVERITIES: readonly Severity[] = ['low', 'medium', 'high'];

/** A service's lines as plain text, without what it may not say; each once, and none that is ours. */
const inert = (
  lines: readonly string[] = [],
  ours: readonly string[],
  fuel: Fuel | null,
): string[] => [
  ...new Set(
    lines
      .slice(0, MOST_LINES)
      .map((line) => withoutMarkup(line).slice(0, MOST_CHARACTERS))
      .filter(
        (line) =>
          line !== '' &&
          !ours.includes(line) &&
          ![FIGURE, ON_DRIVING, ROUND_SAFETY, ADDRESS].some((pattern) => pattern.test(line)) &&
          !isToReaders(line) &&
          !isOfOtherFuel(line, fuel),
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
  fuel: Fuel | null,
): DiagnosisResult => {
  const both = (ours: readonly string[], theirs: readonly string[] | undefined) => [
    ...ours,
    ...inert(theirs, ours, fuel),
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
