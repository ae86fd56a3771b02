/** Shows feed readers where the feed is, for a page's `meta` export. */
export const FEED_LINK = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'Wrenchwise: notes from the workshop',
  href: '/rss.xml',
} as const;
