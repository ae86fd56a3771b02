import { openGraphImageFor } from '@wrenchwise/client/open-graph-image.ts';
import { absoluteUrl } from '@wrenchwise/client/site-origin.ts';

import { companyReference, jsonLd } from './json-ld.ts';

interface ExplainedCode {
  readonly path: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** ISO day. */
  readonly modified: string;
}

/** The page of a trouble code, for its `meta`: a technical article about that code. */
export const codeData = ({ path, code, title, description, modified }: ExplainedCode) => {
  const company = companyReference(absoluteUrl('/'));
  return jsonLd('TechArticle', {
    headline: title,
    description,
    inLanguage: 'en-GB',
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    image: absoluteUrl(openGraphImageFor(path, title).path),
    dateModified: modified,
    proficiencyLevel: 'Beginner',
    about: { '@type': 'DefinedTerm', name: code, inDefinedTermSet: 'OBD-II trouble codes' },
    author: company,
    publisher: company,
  });
};
