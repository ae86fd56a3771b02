import { companyData } from '~/features/structured-data/company-data.ts';
import type { PageDescriptor } from '~/lib/page-descriptor.ts';
import { pageMeta } from '~/lib/page-meta.ts';

/** What the landing page says of itself. */
export const homeMeta = (): PageDescriptor[] => [
  ...pageMeta(
    'Wrenchwise · Smart Vehicle Diagnostics, Powered by AI',
    'Describe what your car is doing and get the likely causes with their odds, whether it is safe to drive, what to check next and what it should cost.',
    { path: '/' },
  ),
  ...companyData(),
];
