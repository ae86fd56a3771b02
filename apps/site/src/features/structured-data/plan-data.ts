import { absoluteUrl } from '@wrenchwise/client/site-origin.ts';
import { PAYMENT_KEY } from '@wrenchwise/rules/payment-marks';
import type { Plan } from '@wrenchwise/rules/plans';

import { companyReference, jsonLd } from './json-ld.ts';

/** The plans with their prices, for the `meta` of the page that shows them; only where plans are sold. */
export const planData = (path: string, plans: readonly Plan[]) => ({
  'script:ld+json': {
    [PAYMENT_KEY]: 'on',
    ...jsonLd('Product', {
      name: 'Wrenchwise',
      description: 'Vehicle diagnostics: likely causes with their odds, checks, costs and guides.',
      url: absoluteUrl(path),
      image: absoluteUrl('/icons/icon-512.png'),
      brand: companyReference(absoluteUrl('/')),
      offers: plans.map(({ name, description, priceCents }) => ({
        '@type': 'Offer',
        name,
        description,
        url: absoluteUrl(path),
        price: (priceCents / 100).toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: (priceCents / 100).toFixed(2),
          priceCurrency: 'USD',
          unitCode: 'MON',
        },
      })),
    })['script:ld+json'],
  },
});
