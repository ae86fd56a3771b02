const SIZE = { width: 1200, height: 630 } as const;

/** The picture of a shared link, without its origin. */
export interface SharePicture {
  readonly path: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

const PAGES_WITH_A_PICTURE = new Set([
  'features',
  'ai-automotive-solutions',
  'car-repair-guides',
  'pricing',
  'about',
  'faq',
  'how-accurate',
  'blog',
  'codes',
  'contact',
]);

// One a page of its own, one a category of guides, one for all codes, one an article.
const nameFor = (path: string): string => {
  const [, room = '', second] = path.split('/');
  if (room === 'car-repair-guides' && second) return `guides-${second}`;
  if (room === 'blog' && second) return `blog-${second}`;
  return PAGES_WITH_A_PICTURE.has(room) ? room : 'default';
};

/**
 * The picture that goes with a page, made at build time for every name that a written page uses
 * (`build-end/share-pictures.ts`): a page needs no picture of its own to be shared with one.
 */
export const sharePictureFor = (path: string, title: string): SharePicture => ({
  path: `/og/${nameFor(path)}.png`,
  alt: `${title}. Wrenchwise, with a drawing of a car in side view.`,
  ...SIZE,
});
