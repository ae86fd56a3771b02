import { absoluteUrl } from '@wrenchwise/client/site-origin.ts';

import type { ArticleSummary } from './article.ts';
import { topicName } from './topics.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

// RSS wants RFC 822 dates; an article appears in the morning of its day.
const dateText = (day: string): string => new Date(`${day}T08:00:00Z`).toUTCString();

const item = ({ slug, title, description, topic, published }: ArticleSummary): string => {
  const address = absoluteUrl(`/blog/${slug}`);
  return `    <item>
      <title>${escape(title)}</title>
      <link>${address}</link>
      <guid isPermaLink="true">${address}</guid>
      <pubDate>${dateText(published)}</pubDate>
      <category>${escape(topicName(topic))}</category>
      <description>${escape(description)}</description>
    </item>`;
};

/** The articles, newest first, as RSS 2.0. The server puts its own address into the links. */
export const rssFeed = (articles: readonly ArticleSummary[]): string => {
  const changed = articles.map(({ published, updated }) => updated ?? published).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>Wrenchwise: notes from the workshop</title>
    <link>${absoluteUrl('/blog')}</link>
    <atom:link href="${absoluteUrl('/rss.xml')}" rel="self" type="application/rss+xml" />
    <description>How faults are found, how a car is looked after, and how to talk to the people who repair it.</description>
    <language>en-GB</language>
    <lastBuildDate>${dateText(changed.at(-1) ?? '')}</lastBuildDate>
${articles.map(item).join('\n')}
  </channel>
</rss>
`;
};
