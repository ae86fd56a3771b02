import { absoluteUrl } from '@wrenchwise/client/site-origin.ts';

import { jsonLd } from './json-ld.ts';

interface Crumb {
  readonly name: string;
  readonly path: string;
}

/**
 * The way to a page from the landing page, which is put first: give the steps after it, the page
 * itself last. The page should show the same way.
 */
export const breadcrumbData = (steps: readonly Crumb[]) =>
  jsonLd('BreadcrumbList', {
    itemListElement: [{ name: 'Home', path: '/' }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  });
