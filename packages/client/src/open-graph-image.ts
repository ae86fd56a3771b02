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
  'pricing',
  'about',
  'faq',
  'how-accurate',
  'contact',
]);

/** Every page below these has an image of its own. */
const ROOMS: ReadonlySet<string> = new Set([
  'car-repair-guides',
  'codes',
  'car-specifications',
  'blog',
]);

const nameFor = (path: string): string => {
  const [, room = ''] = path.split('/');
  if (ROOMS.has(room)) return path.slice(1);
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
