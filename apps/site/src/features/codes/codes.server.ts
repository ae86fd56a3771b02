import { drawingOfFault } from '@wrenchwise/car-ui/illustrations/parts-of-faults.ts';
import { CODE_AREAS } from '@wrenchwise/knowledge/codes/code-groups';
import { SYSTEM_NAMES, type SystemId } from '@wrenchwise/knowledge/systems';
import { KNOWLEDGE_CHECKED_ON } from '@wrenchwise/knowledge/version';
import { guidePagePath } from '@wrenchwise/rules/guide-categories';

import { library } from '~/library.server.ts';

/** What pages show of the trouble codes, taken from the engine when they are written. */

const COMMONEST = 18;

const notFound = (): never => {
  throw new Response('Not found', { status: 404 });
};

type LeadingCause = Parameters<typeof drawingOfFault>[0];

/** The drawing in which the part of the likeliest cause is marked; undefined where none marks it. */
const pictureOf = (leading: LeadingCause | undefined) => {
  const drawing = leading && drawingOfFault(leading);
  return drawing && { system: drawing.system, highlight: drawing.part };
};

const jobOfGuide = new Map(library.guides.list().map(({ slug, job }) => [slug, job]));

const linkTo = ([slug, title]: readonly [slug: string, title: string], system: SystemId) => {
  const job = jobOfGuide.get(slug);
  return { path: guidePagePath({ system, slug, ...(job === undefined ? {} : { job }) }), title };
};

/** Everything that a code's page shows. */
export const codePage = (code: string | undefined) => {
  const { causes, onMakes, system, ...page } = library.codes.describe(code ?? '') ?? notFound();
  return {
    ...page,
    /** The day on which the rules for codes last passed. */
    checkedOn: KNOWLEDGE_CHECKED_ON,
    system: SYSTEM_NAMES[system],
    picture: pictureOf(causes[0]),
    causes: causes.map(({ faultId, guide, system: of, ...cause }) => ({
      ...cause,
      id: faultId,
      guide: linkTo(guide, of),
    })),
    onMakes: onMakes.map(({ guide, system: of, ...one }) => ({ ...one, guide: linkTo(guide, of) })),
  };
};

export type CodePageData = ReturnType<typeof codePage>;

/** What the page of all codes is written with: codes of a group in one text, between spaces. */
export const codesOverview = () => {
  const groups = library.codes.byGroup();
  return {
    count: groups.reduce((sum, [, codes]) => sum + codes.length, 0),
    commonest: library.codes.commonest(COMMONEST),
    areas: CODE_AREAS.map((area) => ({
      ...area,
      groups: groups
        .filter(([{ id }]) => id.startsWith(area.letter))
        .map(([group, codes]) => ({ ...group, codes: codes.join(' ') })),
    })),
  };
};

export type CodesOverview = ReturnType<typeof codesOverview>;
