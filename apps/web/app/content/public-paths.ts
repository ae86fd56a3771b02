/** Every public page: prerendered, listed for crawlers, and the only places that a link may name. */
export const PUBLIC_PATHS = [
  '/',
  '/features',
  '/ai-automotive-solutions',
  '/car-repair-guides',
  '/codes',
  '/pricing',
  '/about',
  '/faq',
  '/how-accurate',
  '/blog',
  '/contact',
  '/privacy',
  '/terms',
  '/cookies',
] as const;
