import type { EngineDiagnosis, NeedsMore } from '@wrenchwise/engine/diagnosis';
import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import type { MoneyRange } from '@wrenchwise/knowledge/prices';
import { SYSTEM_NAMES } from '@wrenchwise/knowledge/systems';
import type { SafetyAlert } from '@wrenchwise/rules/diagnosis';
import { alertLine, alertOrigin, driveAnswer, driveLine } from '@wrenchwise/rules/drive-answer';
import {
  leadingCause,
  NO_LEADING_CAUSE,
  NOTHING_FOUND,
  shownSeverity,
} from '@wrenchwise/rules/leading-cause';
import { formatCents, midpointOf } from '@wrenchwise/rules/money';
import { CLAIMED_BY, measurementText, STATE_WORDS } from '@wrenchwise/rules/read-words';
import { repairsOf, variantsText } from '@wrenchwise/rules/repairs';

/** The evidence of an alert, below it. */
const originLines = (alert: SafetyAlert | undefined): string[] => {
  const origin = alert && alertOrigin(alert);
  return origin === undefined ? [] : [`   ${origin}`];
};

const BAR_WIDTH = 20;

const bar = (probability: number): string => {
  const filled = Math.round(probability * BAR_WIDTH);
  return '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
};

const percent = (probability: number): string => `${Math.round(probability * 100)}%`.padStart(4);

const list = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : ['', title, ...items.map((item) => `  - ${item}`)];

/** The cost of the leading cause, and the money at risk when parts are bought before a check. */
const costLines = ({
  causes: [leading],
  pricing,
  parts_and_cost: partsAndCost,
}: EngineDiagnosis): string[] => {
  if (leading === undefined || partsAndCost.length === 0) return [];
  const { currency, region, labourCentsPerHour } = pricing;
  const money = (cents: number) => formatCents(cents, { currency, whole: true });
  const range = ({ low, high }: MoneyRange) => `${money(low)} to ${money(high)}`;
  const about = (cost: MoneyRange) => `${range(cost)} (about ${money(midpointOf(cost))})`;
  return [
    `  Yourself ${about(leading.cost.diy)}, at a workshop ${about(leading.cost.professional)}.`,
    `  Prices: ${PRICE_REGIONS[region].name}, labour at ${formatCents(labourCentsPerHour, { currency })} an hour.`,
    ...list(
      'Before you buy',
      leading.parts.map(
        ({ name, atRisk, justifiedBy }) =>
          `${name}: ${range(atRisk)} at risk${justifiedBy ? `; first: ${justifiedBy.title}` : ''}`,
      ),
    ),
  ];
};

/** What to ask for, where a report is insufficient. */
const askText = ({ message, examples, language }: NeedsMore): string =>
  [
    message,
    ...(language === undefined ? [] : [language.text]),
    ...list('For example', examples),
    '',
  ].join('\n');

/** Figures that were read, figures that were not, and what somebody says it is. */
const readLines = ({
  measurements,
  notUnderstood,
  claims,
}: Pick<EngineDiagnosis, 'measurements' | 'notUnderstood' | 'claims'>): string[] => [
  ...list(
    'Measured',
    measurements.map(
      (measurement) => `${measurementText(measurement)}: ${STATE_WORDS[measurement.state]}`,
    ),
  ),
  ...list(
    'Figures that could not be read',
    notUnderstood.map(({ text }) => text.trim()),
  ),
  ...list(
    'Claims, which do not count as signs',
    claims.map(({ by, text }) => `${CLAIMED_BY[by]}: “${text.trim()}”`),
  ),
];

/** Nothing points to a fault: what was read, and nothing else. */
const healthyText = (diagnosis: EngineDiagnosis, message: string): string =>
  [NOTHING_FOUND, message, driveLine(diagnosis), ...readLines(diagnosis), ''].join('\n');

/** A diagnosis as terminal text: what to do first, then causes, checks and cost. */
export const diagnosisText = (diagnosis: EngineDiagnosis): string => {
  if (diagnosis.needsMore !== undefined) return askText(diagnosis.needsMore);
  if (diagnosis.nothingFound) return healthyText(diagnosis, diagnosis.nothingFound.message);
  const { causes, other, confidence } = diagnosis;
  const severity = shownSeverity(diagnosis);
  const { alert, others } = driveAnswer(diagnosis);
  const lines = [
    ...(alert === undefined ? [driveLine(diagnosis)] : [`!! ${driveLine(diagnosis)}`]),
    ...originLines(alert),
    ...others.flatMap((one) => [`!  ${alertLine(one)}`, ...originLines(one)]),
    ...(severity === null ? [] : [`Severity: ${severity}. Confidence: ${confidence}.`]),
    '',
    causes.length === 0
      ? 'No cause could be named.'
      : leadingCause(causes) === undefined
        ? `${NO_LEADING_CAUSE}. Guesses:`
        : 'Likely causes',
    ...repairsOf(causes).flatMap(({ name, probability, leading, variants }) => [
      `  ${bar(probability)} ${percent(probability)}  ${name} (${SYSTEM_NAMES[leading.system]})`,
      ...(variants.length === 0 ? [] : [`${' '.repeat(BAR_WIDTH + 9)}${variantsText(variants)}`]),
    ]),
    ...(causes.length === 0 ? [] : [`  ${bar(other)} ${percent(other)}  something else`]),
    ...readLines(diagnosis),
    ...list('Why', leadingCause(causes) === undefined ? [] : diagnosis.rationale),
    ...list('What to do', diagnosis.recommendations),
    ...list(
      'Trouble codes',
      diagnosis.codes.map(
        (code) => `${code.code}: ${code.meaning}${code.uncertain ? ' (uncertain)' : ''}`,
      ),
    ),
    ...list('Parts and cost', diagnosis.parts_and_cost),
    ...costLines(diagnosis),
    ...(diagnosis.nextQuestion === undefined
      ? []
      : [
          '',
          `Best next question: ${diagnosis.nextQuestion.text}`,
          '  (run again with --ask to answer it)',
        ]),
    '',
  ];
  return `${lines.join('\n')}\n`;
};
