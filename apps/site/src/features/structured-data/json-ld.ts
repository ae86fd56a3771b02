import type { JsonContent, JsonLd } from '@wrenchwise/client/page-descriptor.ts';

/** A thing of schema.org as one line of a page's `meta`. Search engines read it; nothing runs. */
export const jsonLd = (type: string, content: JsonContent): JsonLd => ({
  'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...content },
});

/** The company, named by one id in every page that speaks of it. */
export const companyReference = (url: string): JsonContent => ({
  '@type': 'Organization',
  '@id': `${url}#company`,
  name: 'Wrenchwise',
});
