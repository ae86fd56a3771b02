import { CONTACT_MAIL } from '@wrenchwise/client/contact-details.ts';
import { absoluteUrl } from '@wrenchwise/client/site-origin.ts';
import { SOCIAL_PLACEHOLDER } from '@wrenchwise/rules/social-networks';

import { companyReference, jsonLd } from './json-ld.ts';

/** Who runs the site and how its guides are searched. For the landing page's `meta`. */
export const companyData = () => {
  const home = absoluteUrl('/');
  const company = companyReference(home);
  return [
    jsonLd('Organization', {
      ...company,
      url: home,
      logo: absoluteUrl('/icons/icon-512.png'),
      foundingDate: '2025',
      email: CONTACT_MAIL,
      // The server replaces it by the operator's links, or takes it out.
      sameAs: [SOCIAL_PLACEHOLDER],
      address: { '@type': 'PostalAddress', addressLocality: 'London', addressCountry: 'GB' },
    }),
    jsonLd('WebSite', {
      '@id': `${home}#site`,
      name: 'Wrenchwise',
      url: home,
      inLanguage: 'en-GB',
      publisher: company,
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: absoluteUrl('/search?q={search_term_string}'),
        },
        'query-input': 'required name=search_term_string',
      },
    }),
  ];
};
