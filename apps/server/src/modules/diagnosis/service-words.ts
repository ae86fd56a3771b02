import type { DiagnosisResult, Severity } from '@wrenchwise/rules/diagnosis';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import type { ServiceAnswer } from '../../platform/adapters/second-opinion/service-answer.ts';
import { type Refusal, refusalOf } from '../../platform/outside-words/refusal.ts';
import { tidied } from '../../platform/outside-words/tidied.ts';

const MAX_LINES = 12;

const SEVERITIES: readonly Severity[] = ['low', 'medium', 'high'];

/** The lists that a service may add to. */
const LISTS = [
  'possible_causes',
  'recommendations',
  'common_failure_patterns',
  'diagnostic_steps',
  'rationale',
] as const satisfies readonly (keyof ServiceAnswer)[];

/**
 * The engine's result with a service's words behind its own, or why the whole of them is refused. Causes
 * with their shares, the verdict, alerts, prices and checks stay; the severity may rise and never falls.
 */
export const withServiceWords = (
  result: DiagnosisResult,
  answer: ServiceAnswer,
  { fuel, symptoms }: { readonly fuel: Fuel | null; readonly symptoms: string },
): DiagnosisResult | Refusal => {
  const lists = LISTS.map((name) => {
    const theirs = (answer[name] ?? []).map(tidied).filter((line) => line !== '');
    return [name, [...new Set(theirs)].filter((line) => !result[name].includes(line))] as const;
  });
  const lines = lists.flatMap(([, theirs]) => theirs);
  const refusal = refusalOf(
    lines.map((text) => ({ text, isLabel: true })),
    {
      // What the owner wrote is no source of figures or of leave to drive, but of the words in use.
      text: `${LISTS.flatMap((name) => result[name]).join('\n')}\n${JSON.stringify([result.causes, result.alerts])}`,
      context: symptoms,
      mayBeDriven: result.canDrive.verdict === 'yes',
      fuel,
    },
  );
  if (refusal) return refusal;
  const severity =
    SEVERITIES[
      Math.max(SEVERITIES.indexOf(result.severity), SEVERITIES.indexOf(answer.severity ?? 'low'))
    ] ?? result.severity;
  const added = lists.map(
    ([name, theirs]) => [name, [...result[name], ...theirs.slice(0, MAX_LINES)]] as const,
  );
  return { ...result, severity, ...Object.fromEntries(added) };
};
