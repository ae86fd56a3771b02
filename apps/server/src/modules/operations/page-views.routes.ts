import { countPageView } from '@wrenchwise/contract/endpoints/page-views';

import type { Mount } from '../../platform/http/mount.ts';
import type { PageViewsService } from './page-views.service.ts';

const isOn = (signal: string | null): boolean => signal === '1';

export const mountPageViews = (mount: Mount, pageViews: PageViewsService): void => {
  mount(countPageView, async ({ body }, { headers }) => {
    // Both signals (Do Not Track, Global Privacy Control) refuse, whatever the page sent.
    if (isOn(headers.get('dnt')) || isOn(headers.get('sec-gpc'))) return;
    await pageViews.count(body.path);
  });
};
