import { GUIDE_DRAWINGS } from '@wrenchwise/car-ui/guides/guide-drawings.ts';
import { drawingOfFault } from '@wrenchwise/car-ui/illustrations/parts-of-faults.ts';
import { SystemParts } from '@wrenchwise/car-ui/illustrations/system-picture.tsx';
import {
  isStepDrawing,
  STEP_SKETCHES,
  type StepDrawingId,
} from '@wrenchwise/car-ui/steps/step-sketches.ts';
import { DRAWN_STEPS } from '@wrenchwise/knowledge/jobs/step-drawings';
import { categoryOf, EVERYDAY_JOBS } from '@wrenchwise/rules/guide-categories';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { library } from '~/library.server.ts';

import { categoryDrawing } from './category-illustration.tsx';

/** Pictures of guides and steps as files: cards show one each without the drawings in their scripts. */

interface Picture {
  readonly viewBox: string;
  readonly content: ReactNode;
}

/**
 * What a picture looks like where no page gives it the product's colours: the light theme as sRGB, for whoever opens
 * the file itself.
 */
const LIGHT =
  ':root{--surface:#fff;--sunken:#f3f0ea;--line:#a09c93;--line-strong:#8f8c84;--accent:#0f5c73;--accent-text:#0f5c73;--accent-ink:#fff;--accent-soft:#e3f2f5;--soft:#454d54;--system:#0f5c73;--system-soft:#e3f2f5;--system-mark:#cfe4ea;color:#1a2127}';

const fileOf = ({ viewBox, content }: Picture): string => {
  const markup = renderToStaticMarkup(content);
  const [, , width = '', height = ''] = viewBox.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}"><style>${LIGHT}</style><symbol id="drawing" viewBox="${viewBox}">${markup}</symbol><use href="#drawing"/></svg>`;
};

const stepPicture = (id: StepDrawingId): Picture => ({
  viewBox: '0 0 320 200',
  content: (
    <g
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {STEP_SKETCHES[id].sketch}
    </g>
  ),
});

/** Every drawing of a step, by its name. */
export const STEP_PICTURES: readonly StepDrawingId[] =
  Object.keys(STEP_SKETCHES).filter(isStepDrawing);

/** The file of a step's drawing. */
export const stepPictureFile = (id: string): string => {
  if (!isStepDrawing(id)) throw new Response('Not found', { status: 404 });
  return fileOf(stepPicture(id));
};

const drawnSteps = (slug: string): readonly StepDrawingId[] =>
  (DRAWN_STEPS[slug] ?? []).map(([, id]) => id).filter(isStepDrawing);

/** How many jobs show a drawing. */
const USES = new Map<StepDrawingId, number>();
for (const id of Object.keys(DRAWN_STEPS).flatMap(drawnSteps)) {
  USES.set(id, (USES.get(id) ?? 0) + 1);
}

/** The drawing that the fewest other jobs show: the car on stands would stand for every second one. */
const jobPicture = (slug: string): Picture => {
  const [own] = drawnSteps(slug).toSorted((a, b) => (USES.get(a) ?? 0) - (USES.get(b) ?? 0));
  return own === undefined
    ? { viewBox: '0 0 160 96', content: categoryDrawing(EVERYDAY_JOBS.slug) }
    : stepPicture(own);
};

/** The repair's own first drawing, else the part that is meant, else what its category has. */
const faultPicture = (guide: ReturnType<typeof library.guides.list>[number]): Picture => {
  const { slug, faultId, system, faultName: name } = guide;
  const [drawn] = GUIDE_DRAWINGS[slug] ?? [];
  if (drawn !== undefined) return stepPicture(drawn);
  const marked = drawingOfFault({ faultId, system, name });
  if (marked === undefined) {
    return { viewBox: '0 0 160 96', content: categoryDrawing(categoryOf(system).slug) };
  }
  return {
    viewBox: '0 0 400 260',
    content: <SystemParts system={marked.system} highlight={marked.part} />,
  };
};

/** The picture of every job and of every guide, by the slug. */
const GUIDE_PICTURES: ReadonlyMap<string, () => Picture> = new Map([
  ...library.guides.list().map((guide) => [guide.slug, () => faultPicture(guide)] as const),
  ...library.jobs.list().map(({ slug }) => [slug, () => jobPicture(slug)] as const),
]);

/** The slugs of everything that has a picture. */
export const picturedGuides = (): readonly string[] => [...GUIDE_PICTURES.keys()];

/** The file of a guide's picture. */
export const guidePictureFile = (slug: string): string => {
  const picture = GUIDE_PICTURES.get(slug);
  if (picture === undefined) throw new Response('Not found', { status: 404 });
  return fileOf(picture());
};
