const SIZE = { width: 1200, height: 630 } as const;

/** An Open Graph image, without its origin. */
export interface OpenGraphImage {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

const PAGES_WITH_AN_IMAGE = new Set([
  'features',
  'ai-automotive-solutions',
  'car-repair-guides',
  'pricing',
  'about',
  'faq',
  'how-accurate',
  'blog',
  'codes',
  'car-specifications',
  'contact',
]);

// One a page of its own, one a category of guides, one for all codes, one an article.
const nameFor = (path: string): string => {
  const [, room = '', second] = path.split('/');
  if (room === 'car-repair-guides' && second) return `guides-${second}`;
  if (room === 'blog' && second) return `blog-${second}`;
  return PAGES_WITH_AN_IMAGE.has(room) ? room : 'default';
};

/**
 * The Open Graph image of a page, made at build time for every name that a written page uses
 * (`after-build/open-graph-images.ts`): a page needs no image of its own to be shared with one.
 */
export const openGraphImageFor = (path: string, title: string): OpenGraphImage => ({
  path: `/og/${nameFor(path)}.png`,
  alt: `${title}. Wrenchwise, with a drawing of a car in side view.`,
  ...SIZE,
});
