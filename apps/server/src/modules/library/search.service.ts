import type { FoundPage } from '@wrenchwise/contract/endpoints/search';
import { codesInText } from '@wrenchwise/library/codes/typed-codes';
import type { CodeLibrary } from '@wrenchwise/library/create-library';
import type { SearchGuides } from '@wrenchwise/library/search/guide-search';
import { createSiteSearch, type Found } from '@wrenchwise/library/search/site-search';
import { hasFacts } from '@wrenchwise/vehicle/facts/has-facts';

import type { CodesService } from './codes.service.ts';
import type { GuidesService } from './guides.service.ts';

interface Sources {
  readonly codes: CodeLibrary;
  readonly codePages: Pick<CodesService, 'pathOf'>;
  readonly guides: Pick<GuidesService, 'search' | 'summaryOf'>;
}

const CAR = 'Engines, consumption, recalls and what it is known for.';

/** The search of everything, as the site, the palette and the API show it. */
export const createSearchService = ({ codes, codePages, guides }: Sources) => {
  const searchGuides: SearchGuides = (text) => guides.search(text);
  const search = createSiteSearch({ guides: searchGuides, codes: codes.search, hasPage: hasFacts });
  const shown = (found: Found): FoundPage => {
    if (found.kind === 'car') {
      return { kind: 'car', title: found.name, path: found.path, about: CAR };
    }
    if (found.kind === 'page') {
      const { title, path, about } = found.page;
      return { kind: 'page', title, path, about };
    }
    if (found.kind === 'code') {
      const { code, name } = found.code;
      return { kind: 'code', title: code, path: `/codes/${code}`, about: name };
    }
    const guide = guides.summaryOf(found.guide);
    return {
      kind: 'faultId' in found.guide ? 'guide' : 'job',
      title: guide.title,
      path: guide.path,
      about: guide.faultName,
      guide,
    };
  };
  /** A code that is typed and has no page is explained by its group. */
  const withoutPage = (text: string): readonly FoundPage[] => {
    const [code = ''] = codesInText(text).codes.split(' ');
    const explained = codes.explain(code);
    const path = codePages.pathOf(code);
    return explained === undefined || path === undefined
      ? []
      : [{ kind: 'code', title: explained.code, path, about: explained.meaning }];
  };
  return {
    /** At most some twenty pages, the best first; empty where only common words are shared. */
    find: (text: string): FoundPage[] => {
      const results = search(text).map(shown);
      return results.length > 0 ? results : [...withoutPage(text)];
    },
  };
};

export type SearchService = ReturnType<typeof createSearchService>;
