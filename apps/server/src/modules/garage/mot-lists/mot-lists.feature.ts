import { explainMotList } from '@wrenchwise/contract/endpoints/mot-lists';

import type { Feature } from '../../../platform/feature.ts';
import { createMotListsService } from './mot-lists.service.ts';

/** MOT failure and advisory lists, explained. */
export const createMotListsFeature = (
  dependencies: Parameters<typeof createMotListsService>[0],
): Feature => {
  const lists = createMotListsService(dependencies);
  return {
    mountApi: ({ mount }) =>
      mount(explainMotList, ({ body }, { user }) => lists.explain(user, body)),
  };
};
