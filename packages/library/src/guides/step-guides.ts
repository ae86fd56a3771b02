import { forbiddenByFault, isAllowed } from '@wrenchwise/knowledge/allowed-checks';
import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import { workshopOnly } from '@wrenchwise/knowledge/postponed-checks';
import { durationText, labourText, partLine, priceRange } from '@wrenchwise/knowledge/price-words';
import {
  type MoneyRange,
  type PriceOptions,
  pricingOf,
  repairPrices,
} from '@wrenchwise/knowledge/prices';
import type { Check } from '@wrenchwise/knowledge/schema';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import type { GuideData } from './guide-data.ts';
import { vehicleCautions } from './vehicle-cautions.ts';

/** The price settings of a guide, and the car's fuel: a hybrid needs warnings of its own. */
export interface GuideOptions extends PriceOptions {
  readonly fuel?: Fuel | null;
}

const toolsOf = (tool: string): readonly string[] =>
  /^none\b/i.test(tool) ? [] : tool.split(/,\s*|\s+and\s+/).map((name) => name.trim());

const checkGuide = (fault: Fault, check: Check, { fuel }: GuideOptions): GuideData => ({
  overview: `This check tells whether the fault is: ${fault.name.toLowerCase()}. ${fault.summary}`,
  estimated_time: durationText({ low: check.minutes, high: check.minutes }),
  tools_required: toolsOf(check.tool),
  parts_required: [],
  step_by_step_instructions: [
    ...check.steps,
    ...check.outcomes.map((outcome) => `${outcome.finding}: ${lowerFirst(outcome.means)}`),
  ],
  safety_precautions: [
    ...(check.needs === undefined || isAllowed(check, forbiddenByFault(fault.drive))
      ? []
      : [workshopOnly(check.needs)]),
    ...vehicleCautions(fuel, fault.system),
    ...fault.guide.safety,
    fault.drive.reason,
  ],
  cost_estimate: /^none\b/i.test(check.tool)
    ? 'Nothing but time.'
    : `Nothing if you own or can borrow: ${lowerFirst(check.tool)}.`,
});

const repairGuide = (fault: Fault, options: GuideOptions): GuideData => {
  const pricing = pricingOf(options);
  const { parts, cost } = repairPrices(fault, pricing);
  const priceText = (range: MoneyRange) => priceRange(range, pricing.currency);
  const [low, high] = fault.labourHours;
  const partsText = parts.length === 0 ? 'Parts: none' : `Parts: ${priceText(cost.parts)}`;
  return {
    overview: fault.guide.overview,
    estimated_time:
      fault.diy === 'workshop'
        ? labourText({ low, high })
        : durationText({ low: fault.guide.minutes[0], high: fault.guide.minutes[1] }),
    tools_required: fault.guide.tools,
    parts_required: parts.map((part) => partLine(part, pricing.currency)),
    step_by_step_instructions: fault.guide.steps,
    safety_precautions: [
      ...vehicleCautions(options.fuel, fault.system),
      ...fault.guide.safety,
      fault.guide.stopIf,
    ],
    cost_estimate:
      cost.professional.high === 0
        ? 'Nothing: an open recall is repaired free of charge.'
        : `${partsText}. Labour: ${priceText(cost.labour)} (${labourText({ low, high })}).`,
  };
};

const lowerFirst = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.slice(0, 1).toLowerCase() + text.slice(1) : text;

/**
 * The guide of a plan step. The step is 'repair' or the id of a check, with or without the fault's
 * id before it ('front-brake-pads-worn/repair'). Undefined when the catalogue lacks the fault or
 * step.
 */
export type GuideOfStep = (
  faultId: string,
  stepId: string,
  options?: GuideOptions,
) => GuideData | undefined;

export const createStepGuides = (faults: readonly Fault[]): GuideOfStep => {
  const byId: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));
  return (faultId, stepId, options = {}) => {
    const fault = byId.get(faultId);
    if (fault === undefined) return undefined;
    const step = stepId.startsWith(`${faultId}/`) ? stepId.slice(faultId.length + 1) : stepId;
    if (step === 'repair') return repairGuide(fault, options);
    const check = fault.checks.find((one) => checkId(one.title) === step);
    return check === undefined ? undefined : checkGuide(fault, check, options);
  };
};
