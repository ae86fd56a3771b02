import type { EmailContent } from './email-content.ts';
import type { EmailLayoutProps } from './email-layout.tsx';

const factLines = (facts: EmailContent['facts'] = []): string =>
  facts.map(({ label, value }) => `${label}: ${value}`).join('\n');

// As mail programs mark quotes.
const quoteLines = (quote: string): string =>
  quote
    .trim()
    .split(/\r\n?|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** The plain text version: each URL on a line of its own, the action's first. */
export const emailText = ({ content, greeting, helpUrl, optional }: EmailLayoutProps): string =>
  [
    greeting,
    ...content.paragraphs,
    factLines(content.facts),
    ...(content.quotes ?? []).map(quoteLines),
    content.action ? `${content.action.label}:\n${content.action.url}` : '',
    ...content.notes,
    `--\nWrenchwise, London\n${content.reason}`,
    optional
      ? `No more ${optional.what}:\n${optional.unsubscribeUrl}\n\nAll notification settings:\n${optional.settingsUrl}`
      : '',
    `Help:\n${helpUrl}`,
  ]
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n');
