import type { PageDescriptor } from '@wrenchwise/client/page-descriptor.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';

import { companyData } from '~/features/structured-data/company-data.ts';

/** What the landing page says of itself. */
export const homeMeta = (): PageDescriptor[] => [
  ...pageMeta(
    'Wrenchwise · Smart Vehicle Diagnostics, Powered by AI',
    'Describe what your car is doing and get the likely causes with their odds, whether it is safe to drive, what to check next and what it should cost.',
    { path: '/' },
  ),
  ...companyData(),
];
