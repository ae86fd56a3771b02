import type { OutputOf } from '@wrenchwise/contract/endpoint';
import {
  EverydayJob,
  Guide,
  type GuideOnCar,
  type GuideSummary,
  type listGuides as listEndpoint,
} from '@wrenchwise/contract/endpoints/guides';
import { FAULT_FIGURES } from '@wrenchwise/knowledge/fault-figures';
import { FIGURE_SOURCES } from '@wrenchwise/knowledge/jobs/job';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import { once } from '@wrenchwise/knowledge/once';
import type { PriceOptions } from '@wrenchwise/knowledge/prices';
import type { Library } from '@wrenchwise/library/create-library';
import type {
  CatalogueGuide,
  GuideSummary as FaultGuide,
} from '@wrenchwise/library/guides/guide-catalogue';
import type { CarTables } from '@wrenchwise/library/guides/guides-by-car';
import type { JobSummary } from '@wrenchwise/library/guides/job-catalogue';
import {
  type AnyGuide,
  createGuideSearch,
  type SearchGuides,
} from '@wrenchwise/library/search/guide-search';
import {
  categoryOf,
  EVERYDAY_JOBS,
  guidePagePath,
  guidePath,
  type ListedCategorySlug,
} from '@wrenchwise/rules/guide-categories';
import {
  type NamedCar,
  carInText,
  carName,
  carOfSlug,
  carSlug,
} from '@wrenchwise/vehicle/named-car';

import { AppError } from '../../platform/app-error.ts';
import { createCarGuides } from './car-guides.ts';

interface ListQuery {
  readonly searchTerm?: string | undefined;
  readonly search?: string | undefined;
  readonly category?: ListedCategorySlug | undefined;
  readonly car?: string | undefined;
  readonly page: number;
  readonly perPage: number;
}

/** Of a reader of whom nothing is known: the public answer is the same for all and may be cached. */
const HOME_PRICES: PriceOptions = { region: 'uk' };

export interface GuidesService {
  readonly list: (query: ListQuery) => OutputOf<typeof listEndpoint>;
  /** Throws `db/record-not-found` for an unknown slug. */
  readonly get: (slug: string, prices?: PriceOptions) => Guide;
  /** The guide of a fault, as its page has it; undefined for a fault that the catalogue lacks. */
  readonly ofFault: (faultId: string, prices?: PriceOptions) => Guide | undefined;
  /** The jobs and guides that a text finds, one for each page, the best first. */
  readonly search: SearchGuides;
  readonly summaryOf: (guide: AnyGuide) => GuideSummary;
  /** The page of the everyday job that a guide shares; undefined for a guide with a page of its own. */
  readonly pageOfJob: (slug: string) => string | undefined;
  /** Ids of the faults that a guide or a job repairs; none for an unknown slug. */
  readonly faultsOf: (slug: string) => readonly string[];
  /** Throws `db/record-not-found` for an unknown slug of the guide or the car. */
  readonly onCar: (slug: string, car: string) => GuideOnCar;
  /** The same for a car as its owner wrote it; null where no list of ours names it. */
  readonly onCarNamed: (
    slug: string,
    car: { readonly make: string; readonly model: string; readonly year: number },
  ) => GuideOnCar | null;
  /** Throws `db/record-not-found` for an unknown slug. */
  readonly getJob: (slug: string, prices?: PriceOptions) => EverydayJob;
}

/** Everyday jobs that a guide names: more would hide the repair. */
const MAX_JOBS = 3;

const inCategory = <T extends FaultGuide>(summary: T) => {
  // The fault's id is internal, and the job that it shares a page with is in the path.
  const { system, faultId: _faultId, job: _job, ...guide } = summary;
  const { slug: category, name: categoryName } = categoryOf(system);
  return { ...guide, path: guidePagePath(summary), category, categoryName };
};

const amongJobs = <T extends JobSummary>(summary: T) => {
  const { system: _system, about, why, ...job } = summary;
  const { slug: category, name: categoryName } = EVERYDAY_JOBS;
  const path = guidePath(category, job.slug);
  return { ...job, path, category, categoryName, faultName: about, summary: why };
};

const summaryOf = (guide: AnyGuide): GuideSummary => {
  if ('faultId' in guide) return inCategory(guide);
  const { aliases: _aliases, ...summary } = amongJobs(guide);
  return summary;
};

const categorySlugOf = (guide: AnyGuide): ListedCategorySlug =>
  'faultId' in guide ? categoryOf(guide.system).slug : EVERYDAY_JOBS.slug;

/** A guide, and why it is where it is on the car that was asked for. */
interface FoundGuide {
  readonly guide: AnyGuide;
  readonly mark: { readonly onCar?: 'known' | 'recalled' };
}

/** The car that a list is asked for: the one that the text names before the one that was given. */
const askedCar = (
  text: string,
  slug: string | undefined,
): { readonly car: NamedCar | undefined; readonly rest: string } =>
  carInText(text) ?? { car: slug === undefined ? undefined : carOfSlug(slug), rest: text };

/** The public guides, everyday jobs first; the search index is built on the first search. */
export const createGuidesService = (
  knowledge: Knowledge,
  library: Pick<Library, 'guides' | 'jobs'>,
  priorsOf: CarTables['priorsOf'],
): GuidesService => {
  const cars = createCarGuides(knowledge, priorsOf);
  let all: readonly AnyGuide[] | undefined;
  let search: SearchGuides | undefined;
  const find = (text: string): readonly AnyGuide[] => {
    all ??= [...library.jobs.list(), ...library.guides.list()];
    if (text === '') return all;
    search ??= createGuideSearch(knowledge, all, (system) => categoryOf(system).name);
    return search(text);
  };
  const jobOf = once(() => new Map(library.jobs.list().map((job) => [job.slug, job])));
  /** One job, one entry: a guide that shares the page of an everyday job stands for that job. */
  const oneForEachPage = (found: readonly FoundGuide[]): readonly FoundGuide[] => {
    const bySlug = new Map<string, FoundGuide>();
    for (const { guide, mark } of found) {
      const job = 'faultId' in guide && guide.job !== undefined && jobOf().get(guide.job);
      const shown = job || guide;
      const before = bySlug.get(shown.slug);
      bySlug.set(shown.slug, { guide: shown, mark: { ...before?.mark, ...mark } });
    }
    return [...bySlug.values()];
  };
  const wholeGuide = (guide: CatalogueGuide): Guide =>
    Guide.parse({
      ...inCategory(guide),
      figures: (FAULT_FIGURES[guide.faultId] ?? []).map((figure) => ({
        ...figure,
        source: FIGURE_SOURCES[figure.source],
      })),
      jobs: library.jobs.ofFault(guide.faultId).slice(0, MAX_JOBS).map(summaryOf),
      related: guide.related.map(summaryOf),
    });
  const slugOfFault = once(
    () => new Map(library.guides.list().map(({ faultId, slug }) => [faultId, slug])),
  );
  return {
    list: ({ searchTerm, search: text = searchTerm ?? '', category, car: slug, page, perPage }) => {
      const { car, rest } = askedCar(text.trim(), slug);
      const known = find(rest);
      const fitting = (car === undefined ? known : cars.fitting(car, known, rest === '')).map(
        (guide) => ({ guide, mark: car === undefined ? {} : cars.markOf(car, guide) }),
      );
      const found =
        category === undefined
          ? oneForEachPage(fitting)
          : fitting.filter(({ guide }) => categorySlugOf(guide) === category);
      const start = (page - 1) * perPage;
      return {
        guides: found
          .slice(start, start + perPage)
          .map(({ guide, mark }) => ({ ...summaryOf(guide), ...mark })),
        total: found.length,
        ...(car === undefined ? {} : { car: { slug: carSlug(car), name: carName(car) } }),
      };
    },
    search: (text) =>
      oneForEachPage(find(text).map((guide) => ({ guide, mark: {} }))).map(({ guide }) => guide),
    summaryOf,
    pageOfJob: (slug) => {
      const guide = library.guides.list().find((one) => one.slug === slug);
      return guide?.job === undefined ? undefined : guidePagePath(guide);
    },
    faultsOf: (slug) => [
      ...library.guides.list().flatMap((one) => (one.slug === slug ? [one.faultId] : [])),
      ...library.jobs.faultsOf(slug),
    ],
    onCar: (slug, carAsked) => {
      const guide = library.guides.list().find((one) => one.slug === slug);
      const car = carOfSlug(carAsked);
      if (guide === undefined || car === undefined) throw new AppError('db/record-not-found');
      return cars.onCar(car, guide);
    },
    onCarNamed: (slug, { make, model, year }) => {
      const guide = library.guides.list().find((one) => one.slug === slug);
      const named = carInText(`${make} ${model} ${year}`);
      return guide && named?.rest === '' ? cars.onCar(named.car, guide) : null;
    },
    get: (slug, prices = HOME_PRICES) => {
      const guide = library.guides.find(slug, prices);
      if (guide === undefined) throw new AppError('db/record-not-found');
      return wholeGuide(guide);
    },
    ofFault: (faultId, prices = HOME_PRICES) => {
      const slug = slugOfFault().get(faultId);
      const guide = slug === undefined ? undefined : library.guides.find(slug, prices);
      return guide && wholeGuide(guide);
    },
    getJob: (slug, prices = HOME_PRICES) => {
      const job = library.jobs.find(slug, prices);
      if (job === undefined) throw new AppError('db/record-not-found');
      return EverydayJob.parse({ ...amongJobs(job), faultGuides: job.faultGuides.map(summaryOf) });
    },
  };
};
