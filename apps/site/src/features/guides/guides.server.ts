import { drawingOfFault } from '@wrenchwise/car-ui/illustrations/parts-of-faults.ts';
import { isStepDrawing, type StepDrawingId } from '@wrenchwise/car-ui/steps/step-sketches.ts';
import type { GuideSummary } from '@wrenchwise/contract/endpoints/guides';
import { FAULT_FIGURES } from '@wrenchwise/knowledge/fault-figures';
import { FIGURE_SOURCES } from '@wrenchwise/knowledge/jobs/job';
import { DRAWN_STEPS } from '@wrenchwise/knowledge/jobs/step-drawings';
import { inEachRegion, type PriceRegionId } from '@wrenchwise/knowledge/price-regions';
import { KNOWLEDGE_CHECKED_ON, KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';
import type {
  CatalogueGuide,
  GuideSummary as EngineSummary,
} from '@wrenchwise/library/guides/guide-catalogue';
import type { JobSummary } from '@wrenchwise/library/guides/job-catalogue';
import { costScenarios } from '@wrenchwise/rules/cost-scenarios';
import {
  categoryOf,
  EVERYDAY_JOBS,
  GUIDE_CATEGORIES,
  type GuideCategorySlug,
  guidePagePath,
  guidePath,
  type ListedCategorySlug,
} from '@wrenchwise/rules/guide-categories';

import { library } from '~/library.server.ts';

import { PAGE_SIZE } from './guides.queries.ts';

/** What pages show of the guides, taken from the engine's catalogue when they are written. */

/** The API's summary without what no list shows: it would stand in every page twice. */
export type ListedGuide = Omit<GuideSummary, 'summary'>;

const listed = (guide: EngineSummary) => {
  const { slug, title, system, faultName, estimatedTime, difficulty } = guide;
  const { slug: category, name: categoryName } = categoryOf(system);
  const path = guidePagePath(guide);
  return { slug, path, title, category, categoryName, faultName, estimatedTime, difficulty };
};

const listedJob = ({ slug, title, about, estimatedTime, difficulty }: JobSummary): ListedGuide => {
  const { slug: category, name: categoryName } = EVERYDAY_JOBS;
  const path = guidePath(category, slug);
  return { slug, path, title, category, categoryName, faultName: about, estimatedTime, difficulty };
};

/** How many guides each category has. */
const countGuides = (): Record<ListedCategorySlug, number> => {
  const all = library.guides.list();
  const counts = GUIDE_CATEGORIES.map(
    ({ slug, system }) => [slug, all.filter((guide) => guide.system === system).length] as const,
  );
  const ofFaults = Object.fromEntries(counts) as Record<GuideCategorySlug, number>; // one entry for each slug
  return { ...ofFaults, [EVERYDAY_JOBS.slug]: library.jobs.list().length };
};

/** Every job, and every repair that no job's page has. */
const allGuides = (): readonly ListedGuide[] => [
  ...library.jobs.list().map(listedJob),
  ...library.guides
    .list()
    .filter(({ job }) => job === undefined)
    .map(listed),
];

/** The pages of all guides after the first, which is the overview. */
export const guidesPages = (): readonly number[] =>
  Array.from({ length: Math.ceil(allGuides().length / PAGE_SIZE) - 1 }, (_, at) => at + 2);

/** What a page of all guides is written with. */
export const guidesOverview = (page = 1) => {
  const all = allGuides();
  return {
    page,
    checkedOn: KNOWLEDGE_CHECKED_ON,
    counts: countGuides(),
    first: { guides: all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: all.length },
  };
};

export type GuidesOverview = ReturnType<typeof guidesOverview>;

const notFound = (): never => {
  throw new Response('Not found', { status: 404 });
};

/** The guides of a category in the order of the catalogue. */
export const guidesOfCategory = (slug: string | undefined) => {
  const category = GUIDE_CATEGORIES.find((one) => one.slug === slug) ?? notFound();
  const guides = library.guides.list().filter(({ system }) => system === category.system);
  return {
    category,
    checkedOn: KNOWLEDGE_CHECKED_ON,
    guides: guides.map(listed),
    faultIds: guides.map(({ faultId }) => faultId),
  };
};

/** Everyday jobs that a fault's page names: more would hide the repair. */
const MAX_JOBS = 3;

/** The prices of a guide in a region. */
const pricesIn = (slug: string, region: PriceRegionId) => {
  const { faultId, parts, cost, pricing } = library.guides.find(slug, { region }) ?? notFound();
  return { parts, cost, pricing, cases: costScenarios({ faultId, parts: [...parts], cost }) };
};

export type GuidePrices = ReturnType<typeof pricesIn>;

/** The edition of the knowledge that a guide is of. */
const EDITION = { version: KNOWLEDGE_VERSION, checkedOn: KNOWLEDGE_CHECKED_ON };

/** Everything that a guide's page shows. */
export const guidePage = (categorySlug: string | undefined, slug: string | undefined) => {
  const found = library.guides.find(slug ?? '') ?? notFound();
  const category = categoryOf(found.system);
  if (category.slug !== categorySlug) notFound();
  const { related, faultId: _id, severity: _severity, patterns, ...guide } = found;
  return {
    guide: {
      ...guide,
      pattern: patterns[0] ?? '',
      figures: (FAULT_FIGURES[found.faultId] ?? []).map((figure) => ({
        ...figure,
        source: FIGURE_SOURCES[figure.source],
      })),
      prices: inEachRegion((region) => pricesIn(found.slug, region)),
      drawing: drawingOfFault({
        faultId: found.faultId,
        system: found.system,
        name: found.faultName,
      }),
    },
    category: { slug: category.slug, name: category.name },
    edition: EDITION,
    path: guidePagePath(found),
    related: related.map(listed),
    jobs: library.jobs.ofFault(found.faultId).slice(0, MAX_JOBS).map(listedJob),
  };
};

export type GuidePageData = ReturnType<typeof guidePage>;

/** The everyday jobs, for the page of their category. */
export const everydayJobsPage = () => ({
  checkedOn: KNOWLEDGE_CHECKED_ON,
  jobs: library.jobs.list().map(listedJob),
});

export type EverydayJobsData = ReturnType<typeof everydayJobsPage>;

/** A step of a job with its drawing. */
export interface DrawnJobStep {
  readonly step: number;
  readonly drawing: StepDrawingId;
  /** The sentence for this step, where the drawing's own speaks of another job. */
  readonly caption?: string;
}

/** The steps of a job that are drawn, in order. */
const drawnStepsOf = (slug: string): DrawnJobStep[] =>
  (DRAWN_STEPS[slug] ?? []).flatMap(([step, drawing, caption]) =>
    isStepDrawing(drawing)
      ? [{ step, drawing, ...(caption === undefined ? {} : { caption }) }]
      : [],
  );

/** The prices of a job in a region. */
const jobPricesIn = (slug: string, region: PriceRegionId) => {
  const { costs, pricing } = library.jobs.find(slug, { region }) ?? notFound();
  return { costs, pricing };
};

export type JobPrices = ReturnType<typeof jobPricesIn>;

/** What a job's page says of a fault whose repair it is: how to tell, whether to drive, what is like it. */
const repairOnJobPage = (guide: CatalogueGuide) => {
  const { slug, faultName, summary, drive, patterns, symptoms, checks, codes, related } = guide;
  return {
    slug,
    faultName,
    summary,
    drive,
    symptoms,
    checks,
    codes,
    pattern: patterns[0] ?? '',
    related: related.map(listed),
  };
};

export type RepairOnJobPage = ReturnType<typeof repairOnJobPage>;

/** Everything that the page of an everyday job shows. */
export const jobPage = (slug: string | undefined) => {
  const found = library.jobs.find(slug ?? '') ?? notFound();
  const { faultGuides, repairs, costs: _costs, pricing: _pricing, ...job } = found;
  return {
    job: { ...job, prices: inEachRegion((region) => jobPricesIn(job.slug, region)) },
    edition: EDITION,
    path: guidePath(EVERYDAY_JOBS.slug, job.slug),
    faultGuides: faultGuides.map(listed),
    repairs: repairs.map(repairOnJobPage),
    drawnSteps: drawnStepsOf(job.slug),
  };
};

export type JobPageData = ReturnType<typeof jobPage>;
