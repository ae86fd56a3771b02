import { categoryOf, guidePagePath } from '@wrenchwise/rules/guide-categories';

import { library } from '~/library.server.ts';

import type { RelatedCode, RelatedGuide } from './article.ts';

const guides = new Map(library.guides.list().map((guide) => [guide.faultId, guide]));

/** The repair guides of faults. Throws at build time when an article names a fault that is not there. */
export const relatedGuides = (faultIds: readonly string[]): readonly RelatedGuide[] =>
  faultIds.map((id) => {
    const guide = guides.get(id);
    if (guide === undefined) throw new Error(`An article names the fault ${id}, which is unknown`);
    const { name } = categoryOf(guide.system);
    return { path: guidePagePath(guide), title: guide.title, category: name };
  });

/** What codes mean, in the words of their own pages; a code without a page is left out. */
export const relatedCodes = (codes: readonly string[]): readonly RelatedCode[] =>
  codes
    .filter((code) => library.codes.paged().has(code))
    .map((code) => ({ code, meaning: library.codes.meaningOf(code).meaning }));
