import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { type ListedDefect, readMotList } from '@wrenchwise/knowledge/mot/read-mot-list';
import type { Currency } from '@wrenchwise/knowledge/price-regions';
import {
  type MoneyRange,
  type PriceOptions,
  pricingOf,
  repairPrices,
} from '@wrenchwise/knowledge/prices';
import { addDays } from '@wrenchwise/vehicle/service/service-dates';
import type { ServiceMarket } from '@wrenchwise/vehicle/service/service-rule';
import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';

import { createMotLists, type ExplainedDefect } from '../mot/mot-lists.ts';
import { createOutlook } from '../outlook/create-outlook.ts';
import type { OutlookFigures } from '../outlook/fault-needs.ts';
import type { LikelyNeed, Outlook } from '../outlook/outlook.ts';
import { createKnownFor } from './known-for.ts';

/** A car for sale, as far as it is known. */
export interface CarOnOffer {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly fuel: Fuel | null;
  readonly transmission: Transmission | null;
  /** In miles. */
  readonly mileage: number | null;
}

export interface BuyingInput {
  readonly car: CarOnOffer;
  /** Findings of its latest MOT test that are open: of a register, or as pasted. */
  readonly motList: readonly ListedDefect[] | string;
  readonly market: ServiceMarket;
  /** 'YYYY-MM-DD'. */
  readonly today: string;
  readonly prices: PriceOptions;
}

/** A fault that the car is known for, and how to look for it without taking anything apart. */
export interface LookFor {
  readonly faultId: string;
  readonly name: string;
  readonly summary: string;
  /** The cheapest check of an owner; undefined where the fault has none that a seller would allow. */
  readonly look:
    | { readonly title: string; readonly steps: readonly string[]; readonly tool: string }
    | undefined;
  /** How many times as common as on other cars. */
  readonly factor: number;
  readonly isOfModel: boolean;
  readonly source: string;
  /** In a workshop, in cents of the sheet's currency. */
  readonly cost: MoneyRange;
}

/** A finding of the MOT with what it costs. */
export type OnMotList = Pick<ExplainedDefect, 'text' | 'className' | 'urgency' | 'why' | 'repair'>;

/** What is known of a car before one has seen it, with what it costs in a place. */
export interface BuyingSheet {
  readonly lookFor: readonly LookFor[];
  readonly motList: readonly OnMotList[];
  /** Services that are due by a typical schedule, of which nothing proves that they were done. */
  readonly due: readonly LikelyNeed[];
  /** What else often comes within a year on such a car, the likeliest first. */
  readonly likely: readonly LikelyNeed[];
  /** Of the first year, beside what is open. */
  readonly budget: Outlook['budget'];
  readonly currency: Currency;
  readonly labourCentsPerHour: number;
  readonly method: string;
}

export type BuyingSheetOf = (input: BuyingInput) => BuyingSheet;

/** More are not looked for on one visit. */
const MAX_LOOKS = 8;
const MAX_LIKELY = 8;
/** Below it a need is not worth a line of a page to bargain with. */
const MIN_CHANCE = 0.1;
const MAX_MINUTES = 20;
/** Of a car whose services nobody has proof of, what falls due within three months is due. */
const DUE_DAYS = 92;
/** Too little to bargain about. */
const PETTY: ReadonlySet<string> = new Set([
  'adblue',
  'cabin-filter',
  'engine-air-filter',
  'tyre-rotation',
  'wiper-blades',
]);
/** A seller allows no lifting, and nothing to be taken apart. */
const TAKES_APART =
  /\b(?:jack|stands?|lift(?:ed)?|raise|undo|unscrew|unplug|disconnect|swap|remove|(?:take|pull) .{0,40}\b(?:off|out))\b/i;

/** A look that a seller allows: short, without lifting the car, driving hard or waiting for days. */
const lookOf = ({ checks }: Fault): LookFor['look'] => {
  const allowed = checks.find(
    ({ needs, days, minutes, title, steps }) =>
      (needs === undefined || needs === 'powered' || needs === 'running') &&
      days === undefined &&
      minutes <= MAX_MINUTES &&
      ![title, ...steps].some((step) => TAKES_APART.test(step)),
  );
  return allowed && { title: allowed.title, steps: allowed.steps, tool: allowed.tool };
};

/** Makes the sheets of one edition of the knowledge. Pure: the same input gives the same sheet. */
export const createBuyingSheets = (
  { faults }: { readonly faults: readonly Fault[] },
  figures: OutlookFigures,
): BuyingSheetOf => {
  const knownFor = createKnownFor(faults);
  const explain = createMotLists({ faults, jobs: [] });
  const outlookOf = createOutlook({ faults }, figures);
  return ({ car, motList: given, market, today, prices }) => {
    const defects = typeof given === 'string' ? readMotList(given) : given;
    const pricing = pricingOf(prices);
    const outlook = outlookOf({
      vehicle: car,
      market,
      today,
      prices,
      motAdvisories: defects.map(({ text }) => text),
    });
    const motList = explain(defects, { today, prices }).filter(({ urgency }) => urgency !== 'done');
    const listed = new Set(motList.map(({ repair }) => repair?.faultId));
    const isDue = ({ kind, id, date }: LikelyNeed) =>
      kind === 'service' &&
      !PETTY.has(id) &&
      date !== undefined &&
      date <= addDays(today, DUE_DAYS);
    return {
      lookFor: knownFor({
        ...car,
        from: car.year,
        to: car.year,
        fuels: car.fuel === null ? [] : [car.fuel],
        transmission: car.transmission ?? undefined,
      })
        .slice(0, MAX_LOOKS)
        .map(({ fault, reason, isOfModel }) => ({
          faultId: fault.id,
          name: fault.name,
          summary: fault.summary,
          look: lookOf(fault),
          factor: reason.factor,
          isOfModel,
          source: reason.source,
          cost: repairPrices(fault, pricing).cost.professional,
        })),
      motList: motList.map(({ text, className, urgency, why, repair }) => ({
        text,
        className,
        urgency,
        why,
        repair,
      })),
      due: outlook.needs.filter(isDue),
      likely: outlook.needs
        .filter(
          (need) =>
            !isDue(need) &&
            !PETTY.has(need.id) &&
            need.chance >= MIN_CHANCE &&
            !listed.has(need.faultId) &&
            need.kind !== 'recall',
        )
        .slice(0, MAX_LIKELY),
      budget: outlook.budget,
      currency: outlook.currency,
      labourCentsPerHour: pricing.labourCentsPerHour,
      method: outlook.method,
    };
  };
};
