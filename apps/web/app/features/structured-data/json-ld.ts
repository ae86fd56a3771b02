import type { MetaDescriptor } from 'react-router';

type JsonLd = Extract<MetaDescriptor, { 'script:ld+json': unknown }>;
type Value = string | number | boolean | null | Content | readonly Value[];
type Content = { readonly [key: string]: Value };

/** A thing of schema.org as one line of a page's `meta`. Search engines read it; nothing runs. */
export const jsonLd = (type: string, content: Content): JsonLd => ({
  'script:ld+json': { '@context': 'https://schema.org', '@type': type, ...content },
});

/** The company, named by one id in every page that speaks of it. */
export const companyReference = (url: string): Content => ({
  '@type': 'Organization',
  '@id': `${url}#company`,
  name: 'Wrenchwise',
});
