import type { FigureSource, Job, JobStep } from '@wrenchwise/knowledge/jobs/job';
import { FIGURE_SOURCES } from '@wrenchwise/knowledge/jobs/job';
import { type JobCasePrices, jobPrices } from '@wrenchwise/knowledge/jobs/job-prices';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import { once } from '@wrenchwise/knowledge/once';
import { durationText, labourText } from '@wrenchwise/knowledge/price-words';
import { type PriceOptions, type Pricing, pricingOf } from '@wrenchwise/knowledge/prices';
import type { CodePattern, DiyDifficulty } from '@wrenchwise/knowledge/schema';
import type { SystemId } from '@wrenchwise/knowledge/systems';

import type { CatalogueGuide, GuideCatalogue, GuideSummary } from './guide-catalogue.ts';

/** The everyday jobs as pages read them. */

/** A job in lists. */
export interface JobSummary {
  readonly slug: string;
  readonly title: string;
  readonly system: SystemId;
  /** A few words under the title: 'Oil service'. */
  readonly about: string;
  readonly why: string;
  /** The plain names that people type. */
  readonly aliases: readonly string[];
  /** For a careful amateur, or of a workshop where it is left to one: '45 to 90 minutes'. */
  readonly estimatedTime: string;
  readonly difficulty: DiyDifficulty;
}

export interface JobGuideStep {
  readonly todo: string;
  /** How to know that the step is right. */
  readonly rightWhen: string;
  readonly mistake?: string;
}

export interface JobGuideFigure {
  readonly what: string;
  /** A typical range with its unit. */
  readonly range: string;
  /** Where it is known from, in words. */
  readonly source: string;
}

/** The content of a job's page. */
export interface JobGuide extends JobSummary {
  /** What `estimatedTime` says. */
  readonly minutes: { readonly low: number; readonly high: number };
  /** Labour at a workshop, in words; undefined where none is needed. */
  readonly garageTime: string | undefined;
  readonly when: string;
  readonly tools: readonly string[];
  readonly materials: readonly string[];
  readonly safety: readonly string[];
  readonly steps: readonly JobGuideStep[];
  readonly figures: readonly JobGuideFigure[];
  readonly costs: readonly JobCasePrices[];
  readonly pricing: Pricing;
  readonly garageIf: string;
  readonly after: readonly string[];
  readonly byCar: readonly string[];
  readonly codes: readonly CodePattern[];
  /** Guides of the faults that the job cures, prevents or reveals. */
  readonly faultGuides: readonly GuideSummary[];
  /** The guides of the faults whose repair it is: its page is theirs. */
  readonly repairs: readonly CatalogueGuide[];
}

/** The catalogue of everyday jobs. */
export interface JobCatalogue {
  /** Every job, in the order in which pages list them. */
  readonly list: () => readonly JobSummary[];
  /** By slug, priced as the options say; undefined without such a job. */
  readonly find: (slug: string, options?: PriceOptions) => JobGuide | undefined;
  /** The jobs that cure, prevent or reveal a fault. */
  readonly ofFault: (faultId: string) => readonly JobSummary[];
  /** Ids of the faults that a job cures, prevents or reveals; none without such a job. */
  readonly faultsOf: (slug: string) => readonly string[];
}

const summaryOf = (job: Job): JobSummary => ({
  slug: job.slug,
  title: job.title,
  system: job.system,
  about: job.about,
  why: job.why,
  aliases: job.aliases,
  estimatedTime: durationText({ low: job.minutes[0], high: job.minutes[1] }),
  difficulty: job.difficulty,
});

const stepOf = ([todo, rightWhen, mistake]: JobStep): JobGuideStep => ({
  todo,
  rightWhen,
  ...(mistake === undefined ? {} : { mistake }),
});

const sourceText = (source: FigureSource): string => FIGURE_SOURCES[source];

/** A workshop's labour: the job's own, or that of the fault whose repair it is. */
const garageTimeOf = (job: Job, repairs: readonly CatalogueGuide[]): string | undefined => {
  if (job.garageMinutes !== undefined) {
    return durationText({ low: job.garageMinutes[0], high: job.garageMinutes[1] });
  }
  const [repair] = repairs;
  return repair === undefined ? undefined : labourText(repair.labourHours);
};

const wholeJob = (
  job: Job,
  faultGuides: readonly GuideSummary[],
  repairs: readonly CatalogueGuide[],
  options: PriceOptions,
): JobGuide => {
  const pricing = pricingOf(options);
  return {
    ...summaryOf(job),
    minutes: { low: job.minutes[0], high: job.minutes[1] },
    garageTime: garageTimeOf(job, repairs),
    when: job.when,
    tools: job.tools,
    materials: job.materials,
    safety: job.safety,
    steps: job.steps.map(stepOf),
    figures: job.figures.map((figure) => ({ ...figure, source: sourceText(figure.source) })),
    costs: jobPrices(job, pricing),
    pricing,
    garageIf: job.garageIf,
    after: job.after,
    byCar: job.byCar,
    codes: job.codes ?? [],
    faultGuides,
    repairs,
  };
};

export const createJobCatalogue = (
  { jobs }: Pick<Knowledge, 'jobs'>,
  guides: Pick<GuideCatalogue, 'list' | 'find'>,
): JobCatalogue => {
  const summaries = jobs.map(summaryOf);
  const bySlug: ReadonlyMap<string, Job> = new Map(jobs.map((job) => [job.slug, job]));
  const guideOf = once(
    (): ReadonlyMap<string, GuideSummary> =>
      new Map(guides.list().map((guide) => [guide.faultId, guide])),
  );
  return {
    list: () => summaries,
    find: (slug, options = {}) => {
      const job = bySlug.get(slug);
      if (job === undefined) return undefined;
      const about = job.faults.flatMap((id) => guideOf().get(id) ?? []);
      const own = about.filter((guide) => guide.job === slug);
      return wholeJob(
        job,
        about.filter((guide) => guide.job !== slug),
        own.flatMap((guide) => guides.find(guide.slug, options) ?? []),
        options,
      );
    },
    ofFault: (faultId) => jobs.filter(({ faults }) => faults.includes(faultId)).map(summaryOf),
    faultsOf: (slug) => bySlug.get(slug)?.faults ?? [],
  };
};
