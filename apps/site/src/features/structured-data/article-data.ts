import { openGraphImageFor } from '@wrenchwise/client/open-graph-image.ts';
import { absoluteUrl } from '@wrenchwise/client/site-origin.ts';

import { companyReference, jsonLd } from './json-ld.ts';

interface Article {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** ISO days. */
  readonly published: string;
  readonly modified?: string | undefined;
}

/** An article of the blog, for its page's `meta`. The company signs it. */
export const articleData = ({ path, title, description, published, modified }: Article) => {
  const company = companyReference(absoluteUrl('/'));
  return jsonLd('Article', {
    headline: title,
    description,
    inLanguage: 'en-GB',
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    image: absoluteUrl(openGraphImageFor(path, title).path),
    datePublished: published,
    dateModified: modified ?? published,
    author: company,
    publisher: company,
  });
};
