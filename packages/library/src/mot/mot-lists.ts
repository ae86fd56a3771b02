import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import { motAdviceFor, type MotAdvice } from '@wrenchwise/knowledge/mot/mot-advice';
import { MOT_LAW, MOT_SECTIONS, type MotUrgency } from '@wrenchwise/knowledge/mot/mot-law';
import { type MotReading, readMotDefect } from '@wrenchwise/knowledge/mot/read-mot-defect';
import { type ListedDefect, motSectionOf } from '@wrenchwise/knowledge/mot/read-mot-list';
import {
  type MoneyRange,
  type PriceOptions,
  pricingOf,
  repairPrices,
} from '@wrenchwise/knowledge/prices';
import type { SystemId } from '@wrenchwise/knowledge/systems';
import { addDays, addMonths } from '@wrenchwise/vehicle/service/service-dates';

import { repairJobs } from '../guides/guide-catalogue.ts';
import { faultOfAdvisory } from '../outlook/advisories.ts';

/** A finding of an MOT, explained. */
export interface ExplainedDefect extends ListedDefect {
  /** The class in words: 'Major'; 'Not given' where the list does not say it. */
  readonly className: string;
  /** Undefined where the class is not given. */
  readonly fails: boolean | undefined;
  readonly section: string | undefined;
  readonly reading: MotReading | undefined;
  readonly urgency: MotUrgency;
  /** What follows by law. */
  readonly law: string;
  /** What can wait until when, in a sentence. */
  readonly waits: string;
  /** The day by which it should be done, 'YYYY-MM-DD'; undefined where nothing is left to do. */
  readonly dueDate: string | undefined;
  readonly why: string;
  readonly who: MotAdvice['who'];
  /** The everyday job that helps. */
  readonly job: { readonly slug: string; readonly title: string } | undefined;
  /** The repair in the catalogue, with its price in a workshop. */
  readonly repair:
    | {
        readonly faultId: string;
        readonly slug: string;
        readonly title: string;
        readonly system: SystemId;
        /** The everyday job whose page shows it, where it has no page of its own. */
        readonly job?: string;
        readonly cost: MoneyRange;
      }
    | undefined;
}

/** What a list is explained by. */
interface MotListOptions {
  /** 'YYYY-MM-DD' */
  readonly today: string;
  /** The last day of the current certificate, where it is known. */
  readonly validUntil?: string | undefined;
  readonly prices?: PriceOptions;
}

/** Explains the findings of an MOT, in the order of the list. */
export type ExplainMotList = (
  defects: readonly ListedDefect[],
  options: MotListOptions,
) => readonly ExplainedDefect[];

const NOT_GIVEN = {
  name: 'Not given',
  law: 'The list does not say how serious it is. Look for “dangerous”, “major”, “minor” or “advisory” on the certificate: dangerous and major fail the test.',
};

/** Days in which what should not wait is to be done. */
const SOON_DAYS = 14;

/** How the inspection manual words what fails: without a class such a finding is not one to watch. */
const WORDED_AS_FAILURE =
  /\b(?:fractured|broken|severed|missing|detached|insecure|seriously|excessive(?:ly)?|inoperative|not working|leaking|exposed|below (?:the )?(?:minimum|legal|1\.[56])|inefficient|blown|collapsed|perforated|seized|cracked)\b/i;

/** By law, and sooner where sense says so: a brake warning light is not watched for months. */
const urgencyOf = ({ type, text }: ListedDefect, { waitMonths }: MotAdvice): MotUrgency => {
  const byLaw = type === undefined ? 'watch' : MOT_LAW[type].urgency;
  const isFailure = type === undefined && WORDED_AS_FAILURE.test(text);
  return byLaw === 'watch' && (waitMonths === 0 || isFailure) ? 'soon' : byLaw;
};

const WAITS: Readonly<Record<Exclude<MotUrgency, 'watch'>, string>> = {
  'do-not-drive': 'It cannot wait: it is repaired before the car moves.',
  'before-driving': 'It cannot wait: repair it before the car is driven on the road again.',
  soon: 'It should not wait: have it done within two weeks.',
  done: 'Nothing is left to do.',
};

const waitsOf = (urgency: MotUrgency, { waitMonths }: MotAdvice): string => {
  if (urgency !== 'watch') return WAITS[urgency];
  const months = waitMonths === 1 ? 'a month' : `${waitMonths} months`;
  return `It can usually wait up to ${months}; sooner when it gets worse, and before the next MOT.`;
};

const dueDateOf = (
  urgency: MotUrgency,
  { waitMonths }: MotAdvice,
  { today, validUntil }: MotListOptions,
): string | undefined => {
  if (urgency === 'done') return undefined;
  if (urgency === 'do-not-drive' || urgency === 'before-driving') return today;
  const soon = addDays(today, SOON_DAYS);
  if (urgency === 'soon') return soon;
  const usual = addMonths(today, waitMonths);
  return validUntil !== undefined && validUntil > soon && validUntil < usual ? validUntil : usual;
};

/** The explanations of one edition of the knowledge. */
export const createMotLists = ({
  faults,
  jobs,
}: Pick<Knowledge, 'faults' | 'jobs'>): ExplainMotList => {
  const faultById: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));
  const jobOfFault = repairJobs(jobs);
  const titleOfJob = new Map(jobs.map(({ slug, title }) => [slug, title]));
  const repairOf = (text: string, prices: PriceOptions): ExplainedDefect['repair'] => {
    const fault = faultById.get(faultOfAdvisory(text) ?? '');
    if (fault === undefined) return undefined;
    const { title } = fault.guide;
    const job = jobOfFault.get(fault.id)?.slug;
    return {
      faultId: fault.id,
      slug: checkId(title),
      title,
      system: fault.system,
      ...(job === undefined ? {} : { job }),
      cost: repairPrices(fault, pricingOf(prices)).cost.professional,
    };
  };
  return (defects, options) =>
    defects.map(({ text, type }) => {
      const reading = readMotDefect(text);
      const advice = motAdviceFor(reading?.item);
      const urgency = urgencyOf({ type, text }, advice);
      const law = type === undefined ? undefined : MOT_LAW[type];
      const title = titleOfJob.get(advice.job ?? '');
      return {
        text,
        type,
        className: law?.name ?? NOT_GIVEN.name,
        fails: law?.fails,
        section: MOT_SECTIONS[motSectionOf(text) ?? ''],
        reading,
        urgency,
        law: law?.law ?? NOT_GIVEN.law,
        waits: waitsOf(urgency, advice),
        dueDate: dueDateOf(urgency, advice, options),
        why: advice.why,
        who: advice.who,
        job:
          advice.job === undefined || title === undefined ? undefined : { slug: advice.job, title },
        repair: repairOf(text, options.prices ?? {}),
      };
    });
};
