import type { GuideData } from '@wrenchwise/domain/diagnosis';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import type { GuideDraft } from '../../adapters/guide-writers/port.ts';
import { isOfOtherFuel, isToReaders } from '../outside-words/readers-and-fuels.ts';
import { withoutMarkup } from '../../plain-words.ts';
import { intentOf } from '../chat/assistant/intents.ts';

const MOST_LINES = 40;
const FEWEST_STEPS = 2;

const NUMBER = String.raw`\d[\d.,]*(?:\s*(?:-|–|to)\s*\d[\d.,]*)?`;
const UNITS = [
  String.raw`n[·.\s-]?m`,
  String.raw`newton[\s-]?met(?:re|er)s?`,
  String.raw`(?:ft|foot|feet|in|inch)[·.\s-]?(?:lbs?|pounds?)`,
  String.raw`(?:lbs?|pounds?)[·.\s-]?(?:ft|foot|feet|in|inch)`,
  String.raw`kgf?[·.\s-]?c?m`,
  String.raw`(?:milli)?lit(?:re|er)s?`,
  'l|ml|cc|cl',
  'quarts?|qts?|pints?|gallons?',
  String.raw`fl\.?\s?oz|ounces?`,
  'psi|bar|kpa',
].join('|');

/** A torque, an amount of fluid or a pressure. */
const FIGURE = new RegExp(String.raw`\b${NUMBER}\s*(?:${UNITS})\b`, 'gi');
/** A grade of oil, such as 5W-30. */
const GRADE = /\b(?:SAE\s*)?\d{1,2}W-?\d{2}\b/gi;
const MONEY = new RegExp(
  String.raw`(?:[$£€]\s?${NUMBER}(?:\s*(?:-|–|to)\s*[$£€]\s?${NUMBER})?|\b${NUMBER}\s?(?:USD|GBP|EUR|dollars|pounds sterling|euros)\b)`,
  'gi',
);

const normal = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/**
 * Whether a draft keeps to the car. One line about a part that it cannot have, a way round what
 * protects people or the air, or words to whoever reads along spoil the whole: steps around a
 * missing one may harm.
 */
const isOfThisCar = (draft: GuideDraft, fuel: Fuel | null): boolean =>
  Object.values(draft)
    .flat()
    .every(
      (line) =>
        line === undefined ||
        !(isToReaders(line) || isOfOtherFuel(line, fuel) || intentOf(line) === 'disable-safety'),
    );

/**
 * A guide of what was written outside, or undefined where too little of it stands. It is plain text
 * without markup and links. Torques, amounts and grades of fluids, pressures and prices stand only
 * where our own guide has them; parts, costs and cautions of our own guide stay.
 */
export const inertGuide = (
  draft: GuideDraft,
  known: GuideData | undefined,
  fuel: Fuel | null = null,
): GuideData | undefined => {
  if (!isOfThisCar(draft, fuel)) return undefined;
  const ours = normal(JSON.stringify(known ?? ''));
  const unlessOurs = (instead: string) => (figure: string) =>
    ours.includes(normal(figure)) ? figure : instead;
  const plain = (text: string | undefined): string =>
    withoutMarkup(text ?? '')
      .replace(FIGURE, unlessOurs('the figure in the vehicle’s manual'))
      .replace(GRADE, unlessOurs('the grade in the vehicle’s manual'))
      .replace(MONEY, unlessOurs('the usual price'));
  const lines = (texts: readonly string[] = []): string[] => [
    ...new Set(texts.slice(0, MOST_LINES).map(plain).filter(Boolean)),
  ];

  const steps = lines(draft.step_by_step_instructions);
  if (steps.length < FEWEST_STEPS) return undefined;
  const tools = lines(draft.tools_required);
  return {
    overview: plain(draft.overview) || (known?.overview ?? ''),
    estimated_time: known?.estimated_time ?? plain(draft.estimated_time),
    tools_required: tools.length > 0 ? tools : (known?.tools_required ?? []),
    parts_required: known?.parts_required ?? lines(draft.parts_required),
    step_by_step_instructions: steps,
    safety_precautions: [
      ...new Set([...(known?.safety_precautions ?? []), ...lines(draft.safety_precautions)]),
    ],
    cost_estimate: known?.cost_estimate ?? 'Ask a garage for a price.',
  };
};
