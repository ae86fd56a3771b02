import { forbiddenByFault, isAllowed } from '@wrenchwise/knowledge/allowed-checks';
import { inBritish } from '@wrenchwise/knowledge/british-wording';
import type { Fault } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import type { Job } from '@wrenchwise/knowledge/jobs/job';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import { once } from '@wrenchwise/knowledge/once';
import { workshopOnly } from '@wrenchwise/knowledge/postponed-checks';
import { durationText, labourText } from '@wrenchwise/knowledge/price-words';
import {
  type MoneyRange,
  type PriceOptions,
  type Pricing,
  pricingOf,
  repairPrices,
} from '@wrenchwise/knowledge/prices';
import type {
  Check,
  CodePattern,
  DiyDifficulty,
  DriveVerdict,
  Severity,
} from '@wrenchwise/knowledge/schema';
import type { Symptom } from '@wrenchwise/knowledge/symptom';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';
import type { SystemId } from '@wrenchwise/knowledge/systems';

import { isHiddenSign } from './hidden-signs.ts';
import { createRelatedFaults } from './related-faults.ts';

/** The public catalogue of repair guides: one for each fault, priced for the default region. */

/** A guide in lists. */
export interface GuideSummary {
  /** The title in kebab-case, unique in the catalogue: 'replace-the-front-brake-pads'. */
  readonly slug: string;
  readonly title: string;
  readonly system: SystemId;
  readonly faultId: string;
  readonly faultName: string;
  /** The fault and how it causes the symptoms: one to three sentences. */
  readonly summary: string;
  /** For a careful amateur, or of a workshop where it is left to one: '1½ to 3 hours'. */
  readonly estimatedTime: string;
  readonly difficulty: DiyDifficulty;
  /** The everyday job that is this repair: its page is this guide's. */
  readonly job?: string;
}

export interface GuidePart extends MoneyRange {
  readonly name: string;
  /** Needed only on some cars: it counts in the high total only. */
  readonly ifNeeded?: true;
}

export interface GuideCheck extends Check {
  /** Why an owner should skip it: the fault forbids what it needs of the car. */
  readonly caution?: string;
  /** Why it may run the engine although the car must not be driven. */
  readonly allowedBecause?: string;
}

/** The content of a guide's page. */
export interface CatalogueGuide extends GuideSummary {
  readonly workshopName: string;
  /** What `estimatedTime` says. */
  readonly minutes: { readonly low: number; readonly high: number };
  readonly overview: string;
  readonly severity: Severity;
  readonly drive: { readonly verdict: DriveVerdict; readonly reason: string };
  /** Symptoms, the tell-tale first. */
  readonly symptoms: readonly string[];
  /** Trouble codes that may be stored, the likeliest first; `P030x` is a family of ten. */
  readonly codes: readonly CodePattern[];
  readonly patterns: readonly string[];
  /** Checks that are safe with this fault first. */
  readonly checks: readonly GuideCheck[];
  readonly tools: readonly string[];
  /** Empty when the repair needs no part; the overview then says so. */
  readonly parts: readonly GuidePart[];
  readonly pricing: Pricing;
  readonly cost: {
    readonly parts: MoneyRange;
    readonly labour: MoneyRange;
    readonly diy: MoneyRange;
    readonly professional: MoneyRange;
  };
  /** Workshop labour in hours. */
  readonly labourHours: { readonly low: number; readonly high: number };
  /** The one that saves a life first. */
  readonly safety: readonly string[];
  readonly steps: readonly string[];
  /** When to stop and hand it to a professional. */
  readonly stopIf: string;
  readonly related: readonly GuideSummary[];
}

const RELATED = 4;

/** What is true of the car and helps a diagnosis, but is nothing that an owner notices. */
const FACTS: ReadonlySet<SymptomId> = new Set<SymptomId>([
  'accessory-fitted',
  'alternator-good',
  'automated-manual',
  'battery-good',
  'carburettor-fitted',
  'oil-level-full',
  'side-airbag',
]);

/** A sign that a fault causes less often than this is no help on its page. */
const RARELY = 0.05;

/** Minutes of whoever does it: a workshop's labour where it is left to one. */
const minutesOf = ({ diy, guide: { minutes }, labourHours }: Fault) =>
  diy === 'workshop'
    ? { low: Math.round(labourHours[0] * 60), high: Math.round(labourHours[1] * 60) }
    : { low: minutes[0], high: minutes[1] };

const timeText = (fault: Fault): string =>
  fault.diy === 'workshop'
    ? labourText({ low: fault.labourHours[0], high: fault.labourHours[1] })
    : durationText(minutesOf(fault));

const summaryOf = (fault: Fault, job: Job | undefined): GuideSummary => ({
  slug: checkId(fault.guide.title),
  title: fault.guide.title,
  system: fault.system,
  faultId: fault.id,
  faultName: fault.name,
  summary: fault.summary,
  estimatedTime: timeText(fault),
  difficulty: fault.diy,
  ...(job === undefined ? {} : { job: job.slug }),
});

const likeliestFirst = <K extends string>(chances: Readonly<Partial<Record<K, number>>>): K[] =>
  (Object.entries(chances) as [K, number][]) // the keys are those of the record
    .sort(([, a], [, b]) => b - a)
    .map(([key]) => key);

/**
 * A page with 'do not drive' must not start with a test drive: unsafe checks come last, with a
 * caution.
 */
const checksOf = ({ checks, drive }: Fault): readonly GuideCheck[] => {
  const forbidden = forbiddenByFault(drive);
  const safe = checks.filter((check) => isAllowed(check, forbidden));
  const others = checks.flatMap((check) =>
    check.needs === undefined || safe.includes(check)
      ? []
      : [{ ...check, caution: workshopOnly(check.needs) }],
  );
  const explained = safe.map((check) =>
    drive.mayRun !== undefined && check.needs === 'running'
      ? { ...check, allowedBecause: drive.mayRun }
      : check,
  );
  return [...explained, ...others];
};

const wholeGuide = (
  known: Readonly<Record<SymptomId, Symptom>>,
  fault: Fault,
  summaries: { readonly own: GuideSummary; readonly related: readonly GuideSummary[] },
  options: PriceOptions,
): CatalogueGuide => {
  const { guide, drive, labourHours } = fault;
  const pricing = pricingOf(options);
  const symptoms: Readonly<Partial<Record<SymptomId, number>>> = fault.symptoms;
  return {
    ...summaries.own,
    workshopName: fault.workshopName,
    minutes: minutesOf(fault),
    overview: guide.overview,
    severity: fault.severity,
    drive: { verdict: drive.verdict, reason: drive.reason },
    symptoms: likeliestFirst(symptoms)
      .filter(
        (id) => !FACTS.has(id) && (symptoms[id] ?? 0) >= RARELY && !isHiddenSign(fault.id, id),
      )
      .map((id) => inBritish(known[id].label)),
    codes: likeliestFirst<CodePattern>(fault.codes ?? {}),
    patterns: fault.patterns,
    checks: checksOf(fault),
    tools: guide.tools,
    ...repairPrices(fault, pricing),
    pricing,
    labourHours: { low: labourHours[0], high: labourHours[1] },
    safety: guide.safety,
    steps: guide.steps,
    stopIf: guide.stopIf,
    related: summaries.related,
  };
};

/** How useful a guide is to an amateur: a list that starts with gearbox rebuilds helps few. */
const IN_REACH: Readonly<Record<DiyDifficulty, number>> = {
  easy: 1,
  moderate: 0.8,
  hard: 0.4,
  workshop: 0.15,
};

const prominence = (fault: Fault): number => fault.prior * IN_REACH[fault.diy];

/** The catalogue of guides. */
export interface GuideCatalogue {
  /** Every guide, the most useful to owners first. */
  readonly list: () => readonly GuideSummary[];
  /** The guide whose title has this slug, in the prices of a region. */
  readonly find: (slug: string, options?: PriceOptions) => CatalogueGuide | undefined;
}

/** The job that is the repair of a fault, where there is one: the two share a page. */
export const repairJobs = (jobs: readonly Job[]): ReadonlyMap<string, Job> =>
  new Map(
    jobs.flatMap((job) =>
      Object.keys(job.repairOf ?? {}).map((faultId) => [faultId, job] as const),
    ),
  );

export const createGuideCatalogue = ({
  faults,
  symptoms,
  jobs,
}: Pick<Knowledge, 'faults' | 'symptoms' | 'jobs'>): GuideCatalogue => {
  const relatedFaults = createRelatedFaults(faults);
  const jobOf = repairJobs(jobs);
  const summary = (fault: Fault): GuideSummary => summaryOf(fault, jobOf.get(fault.id));
  const bySlug = once(
    (): ReadonlyMap<string, Fault> =>
      new Map(faults.map((fault) => [checkId(fault.guide.title), fault])),
  );
  return {
    list: () => faults.toSorted((a, b) => prominence(b) - prominence(a)).map(summary),
    find: (slug, options = {}) => {
      const fault = bySlug().get(slug);
      if (fault === undefined) return undefined;
      const related = relatedFaults(fault, RELATED).map(summary);
      return wholeGuide(symptoms, fault, { own: summary(fault), related }, options);
    },
  };
};
