import { GUIDE_CATEGORIES } from '@wrenchwise/rules/guide-categories';

import { type ImageText, openOpenGraphImages } from './open-graph-image.tsx';
import type { WrittenPage } from './written-pages.ts';

const ROOMS: Readonly<Record<string, string>> = {
  'car-repair-guides': 'Repair guides',
  codes: 'Trouble codes',
  'car-specifications': 'Car specifications',
  blog: 'Notes from the workshop',
};

const HOME: ImageText = {
  room: 'Vehicle diagnostics',
  title: 'What is wrong with my car?',
  description: 'The likely causes with their odds, whether you can drive, and what it should cost.',
  system: 'engine_cooling',
};

const textOf = ({ path, title, description }: WrittenPage): ImageText => {
  const [, room = '', category] = path.split('/');
  const system = GUIDE_CATEGORIES.find(({ slug }) => slug === category)?.system;
  return {
    room: ROOMS[room] ?? 'Vehicle diagnostics',
    title,
    description,
    system,
  };
};

const BY_NAME = /^\/og\/[\w/-]+\.png$/;
/** Enough to keep every core at work. */
const AT_ONCE = 8;

/**
 * The Open Graph images that the pages' heads name, drawn from what those pages say of themselves. Where
 * several pages share one, the page nearest to the root speaks for them.
 */
export const openGraphImages = async (
  pages: readonly WrittenPage[],
): Promise<Map<string, Uint8Array>> => {
  const texts = new Map([['/og/default.png', HOME]]);
  const nearest = pages.toSorted((a, b) => a.path.split('/').length - b.path.split('/').length);
  for (const page of nearest) {
    const { openGraphImage = '' } = page;
    if (BY_NAME.test(openGraphImage) && !texts.has(openGraphImage)) {
      texts.set(openGraphImage, textOf(page));
    }
  }
  const draw = await openOpenGraphImages();
  const files = new Map<string, Uint8Array>();
  const waiting = texts.entries();
  const work = async (): Promise<void> => {
    for (const [path, text] of waiting) files.set(path, await draw(text));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return files;
};
