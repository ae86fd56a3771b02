import { jsonLd } from './json-ld.ts';

interface Asked {
  readonly question: string;
  /** Plain text, as the page shows it. */
  readonly answer: string;
}

/** Questions with their answers, for the `meta` of the page that shows all of them. */
export const faqData = (entries: readonly Asked[]) =>
  jsonLd('FAQPage', {
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  });
