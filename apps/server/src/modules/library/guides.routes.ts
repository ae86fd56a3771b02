import {
  getEverydayJob,
  getGuide,
  getGuideOnCar,
  listGuides,
} from '@wrenchwise/contract/endpoints/guides';

import type { Mount } from '../../platform/http/mount.ts';
import { Reply } from '../../platform/http/reply.ts';
import type { GuidesService } from './guides.service.ts';

// The catalogue changes only with a release.
const cacheable = <T>(output: T): Reply<T> =>
  new Reply(output, new Headers({ 'cache-control': 'public, max-age=300' }));

export const mountGuides = (mount: Mount, guides: GuidesService): void => {
  mount(listGuides, async ({ query }) => cacheable(guides.list(query)));
  mount(getGuide, async ({ params }) => cacheable(guides.get(params.slug)));
  mount(getGuideOnCar, async ({ params }) => cacheable(guides.onCar(params.slug, params.car)));
  mount(getEverydayJob, async ({ params }) => cacheable(guides.getJob(params.slug)));
};
