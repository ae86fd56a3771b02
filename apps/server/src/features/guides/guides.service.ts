import type { OutputOf } from '@wrenchwise/domain/endpoint';
import {
  EverydayJob,
  Guide,
  type GuideSummary,
  type listGuides as listEndpoint,
} from '@wrenchwise/domain/endpoints/guides';
import {
  categoryOf,
  EVERYDAY_JOBS,
  guidePath,
  type ListedCategorySlug,
} from '@wrenchwise/domain/guide-categories';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import type { Library } from '@wrenchwise/library/create-library';
import type { GuideSummary as FaultGuide } from '@wrenchwise/library/guides/guide-catalogue';
import type { JobSummary } from '@wrenchwise/library/guides/job-catalogue';
import {
  type AnyGuide,
  createGuideSearch,
  type SearchGuides,
} from '@wrenchwise/library/search/guide-search';

import { AppError } from '../../app-error.ts';

interface ListQuery {
  readonly search?: string | undefined;
  readonly category?: ListedCategorySlug | undefined;
  readonly page: number;
  readonly perPage: number;
}

export interface GuidesService {
  readonly list: (query: ListQuery) => OutputOf<typeof listEndpoint>;
  /** Throws `db/record-not-found` for an unknown slug. */
  readonly get: (slug: string) => Guide;
  /** Throws `db/record-not-found` for an unknown slug. */
  readonly getJob: (slug: string) => EverydayJob;
}

const inCategory = <T extends FaultGuide>(summary: T) => {
  // The fault's id is internal.
  const { system, faultId: _faultId, ...guide } = summary;
  const { slug: category, name: categoryName } = categoryOf(system);
  return { ...guide, path: guidePath(category, guide.slug), category, categoryName };
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

/** The public guides, everyday jobs first; the search index is built on the first search. */
export const createGuidesService = (
  knowledge: Knowledge,
  library: Pick<Library, 'guides' | 'jobs'>,
): GuidesService => {
  let all: readonly AnyGuide[] | undefined;
  let search: SearchGuides | undefined;
  const find = (text: string): readonly AnyGuide[] => {
    all ??= [...library.jobs.list(), ...library.guides.list()];
    if (text === '') return all;
    search ??= createGuideSearch(knowledge, all, (system) => categoryOf(system).name);
    return search(text);
  };
  return {
    list: ({ search: text = '', category, page, perPage }) => {
      const found = find(text.trim()).filter(
        (guide) => category === undefined || categorySlugOf(guide) === category,
      );
      const start = (page - 1) * perPage;
      return {
        guides: found.slice(start, start + perPage).map(summaryOf),
        total: found.length,
      };
    },
    get: (slug) => {
      const guide = library.guides.find(slug);
      if (guide === undefined) throw new AppError('db/record-not-found');
      return Guide.parse({ ...inCategory(guide), related: guide.related.map(summaryOf) });
    },
    getJob: (slug) => {
      const job = library.jobs.find(slug);
      if (job === undefined) throw new AppError('db/record-not-found');
      return EverydayJob.parse({ ...amongJobs(job), faultGuides: job.faultGuides.map(summaryOf) });
    },
  };
};
