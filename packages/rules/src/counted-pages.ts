const SINGLE_PAGES = new Set([
  '/',
  '/features',
  '/ai-automotive-solutions',
  '/pricing',
  '/about',
  '/faq',
  '/how-accurate',
  '/what-we-got-wrong',
  '/developers',
  '/check',
  '/search',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
]);

const FAMILIES = [
  /^\/car-repair-guides(?:\/[a-z0-9-]{1,80}){0,2}$/,
  /^\/codes(?:\/[BCPU][0-9A-F]{4})?$/,
  /^\/car-specifications(?:\/[a-z0-9-]{1,40}){0,2}$/,
  /^\/blog(?:\/[a-z0-9-]{1,100})?$/,
];

/**
 * Whether views of this path are counted: public pages only, which tell nothing about a visitor.
 * Never account pages, nor those of sign-up and log-in.
 */
export const isCountedPage = (path: string): boolean =>
  SINGLE_PAGES.has(path) || FAMILIES.some((family) => family.test(path));
