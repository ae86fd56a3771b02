/**
 * What the browser fetches when a link is pointed at: a way to another page, and into the dashboard, is
 * a page load. Only the document is fetched, nothing of it runs. The Content-Security-Policy allows
 * these rules by their hash.
 */
export const SPECULATION_RULES = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { href_matches: ['/api/*', '/dev/*', '/*.xml'] } }],
      },
      eagerness: 'moderate',
    },
  ],
} as const;
