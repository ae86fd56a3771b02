import type { OutputOf } from '@wrenchwise/domain/endpoint';
import {
  Guide,
  type GuideSummary,
  type listGuides as listEndpoint,
} from '@wrenchwise/domain/endpoints/guides';
import { categoryOf, type GuideCategorySlug, guidePath } from '@wrenchwise/domain/guide-categories';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import type {
  GuideCatalogue,
  GuideSummary as EngineSummary,
} from '@wrenchwise/library/guides/guide-catalogue';
import { createGuideSearch, type SearchGuides } from '@wrenchwise/library/search/guide-search';

import { AppError } from '../../app-error.ts';

interface ListQuery {
  readonly search?: string | undefined;
  readonly category?: GuideCategorySlug | undefined;
  readonly page: number;
  readonly perPage: number;
}

export interface GuidesService {
  readonly list: (query: ListQuery) => OutputOf<typeof listEndpoint>;
  /** Throws `db/record-not-found` for an unknown slug. */
  readonly get: (slug: string) => Guide;
}

const inCategory = <T extends EngineSummary>(summary: T) => {
  // The fault's id is internal.
  const { system, faultId: _faultId, ...guide } = summary;
  const { slug: category, name: categoryName } = categoryOf(system);
  return { ...guide, path: guidePath(category, guide.slug), category, categoryName };
};

const summaryOf = (guide: EngineSummary): GuideSummary => inCategory(guide);

/** The public repair guides; the search index is built on the first search. */
export const createGuidesService = (
  knowledge: Knowledge,
  catalogue: GuideCatalogue,
): GuidesService => {
  let all: readonly EngineSummary[] | undefined;
  let search: SearchGuides | undefined;
  const find = (text: string): readonly EngineSummary[] => {
    all ??= catalogue.list();
    if (text === '') return all;
    search ??= createGuideSearch(knowledge, all, (system) => categoryOf(system).name);
    return search(text);
  };
  return {
    list: ({ search: text = '', category, page, perPage }) => {
      const found = find(text.trim()).filter(
        ({ system }) => category === undefined || categoryOf(system).slug === category,
      );
      const start = (page - 1) * perPage;
      return {
        guides: found.slice(start, start + perPage).map(summaryOf),
        total: found.length,
      };
    },
    get: (slug) => {
      const guide = catalogue.find(slug);
      if (guide === undefined) throw new AppError('db/record-not-found');
      return Guide.parse({ ...inCategory(guide), related: guide.related.map(summaryOf) });
    },
  };
};
