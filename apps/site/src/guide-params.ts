import { categoryOf } from '@wrenchwise/rules/guide-categories';

import { library } from '~/library.server.ts';

/** The address of every guide. */
export const guideParams = () =>
  library.guides.list().map(({ system, slug }) => ({ category: categoryOf(system).slug, slug }));

/** The address of every everyday job within its category. */
export const jobParams = () => library.jobs.list().map(({ slug }) => ({ slug }));
