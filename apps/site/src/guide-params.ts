import { categoryOf } from '@wrenchwise/rules/guide-categories';

import { library } from '~/library.server.ts';

/** The address of every guide that has a page of its own and none of an everyday job. */
export const guideParams = () =>
  library.guides
    .list()
    .filter(({ job }) => job === undefined)
    .map(({ system, slug }) => ({ category: categoryOf(system).slug, slug }));

/** The address of every everyday job within its category. */
export const jobParams = () => library.jobs.list().map(({ slug }) => ({ slug }));
