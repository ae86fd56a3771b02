import type { JsonContent } from '@wrenchwise/client/page-descriptor.ts';
import { PAYMENT_KEY } from '@wrenchwise/rules/payment-marks';

import { jsonLd } from './json-ld.ts';

interface Asked {
  readonly question: string;
  /** Plain text, as the page shows it. */
  readonly answer: string;
  /** Only where plans are sold. */
  readonly isSold?: boolean;
}

const pageOf = (entries: readonly Asked[]): JsonContent => ({
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/**
 * Questions with their answers, for the `meta` of the page that shows all of them: once as a whole, and
 * once without what is about plans. The server keeps one of the two.
 */
export const faqData = (entries: readonly Asked[]) => {
  const whole = jsonLd('FAQPage', pageOf(entries));
  const free = entries.filter(({ isSold = false }) => !isSold);
  if (free.length === entries.length) return [whole];
  const only = (when: 'on' | 'off', asked: readonly Asked[]) => ({
    'script:ld+json': {
      [PAYMENT_KEY]: when,
      ...jsonLd('FAQPage', pageOf(asked))['script:ld+json'],
    },
  });
  return [only('on', entries), only('off', free)];
};
