import type { PageDescriptor } from '@wrenchwise/client/page-descriptor.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import type { GuidePageData } from '~/features/guides/guides.server.ts';
import { breadcrumbData } from '~/features/structured-data/breadcrumb-data.ts';
import { howToData } from '~/features/structured-data/how-to-data.ts';

/** What the page of a guide says of itself. */
export const guideMeta = (page: GuidePageData): PageDescriptor[] => {
  const { guide, category, path } = page;
  const { title, faultName, estimatedTime, tools, parts, steps, minutes, prices } = guide;
  const description = `${faultName}: ${estimatedTime}, tools, parts with prices, ${steps.length} steps, safety, and how to tell that it is this fault.`;
  return [
    ...pageMeta(title, description, { path, type: 'article', modified: page.edition.checkedOn }),
    howToData({
      path,
      name: title,
      description,
      tools,
      parts: parts.map(({ name }) => name),
      steps,
      // The drawings of a fault's guide belong to the repair as a whole, not to numbered steps.
      drawings: new Map(),
      minutes: minutes.high,
      cost: prices.uk.cost.diy,
      currency: prices.uk.pricing.currency,
    }),
    breadcrumbData([
      { name: 'Repair guides', path: '/car-repair-guides' },
      { name: category.name, path: `/car-repair-guides/${category.slug}` },
      { name: title, path },
    ]),
  ];
};
