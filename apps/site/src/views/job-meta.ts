import type { PageDescriptor } from '@wrenchwise/client/page-descriptor.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { EVERYDAY_JOBS } from '@wrenchwise/rules/guide-categories';

import type { EverydayJobsData, JobPageData } from '~/features/guides/guides.server.ts';
import { breadcrumbData } from '~/features/structured-data/breadcrumb-data.ts';
import { howToData } from '~/features/structured-data/how-to-data.ts';

const CATEGORY_PATH = `/car-repair-guides/${EVERYDAY_JOBS.slug}`;

/** What the page of all everyday jobs says of itself. */
export const everydayJobsMeta = ({
  jobs,
  checkedOn: modified,
}: EverydayJobsData): PageDescriptor[] =>
  pageMeta(
    EVERYDAY_JOBS.name,
    `${jobs.length} guides to everyday jobs on a car: ${EVERYDAY_JOBS.description} Free to read and to print.`,
    { path: CATEGORY_PATH, modified },
  );

/** What the page of an everyday job says of itself. */
export const jobMeta = ({ job, edition, path, drawnSteps }: JobPageData): PageDescriptor[] => {
  const { title, about, estimatedTime, tools, materials, steps, minutes, prices } = job;
  const description = `${about}: ${estimatedTime}, tools, typical figures, costs, ${steps.length} steps with how to know that each is right, and when to leave it to a garage.`;
  const { costs, pricing } = prices.uk;
  const [usual] = costs;
  return [
    ...pageMeta(title, description, { path, type: 'article', modified: edition.checkedOn }),
    howToData({
      path,
      name: title,
      description,
      tools,
      parts: materials,
      steps: steps.map(({ todo }) => todo),
      drawings: new Map(
        drawnSteps.map(({ step, drawing }) => [step, `/pictures/steps/${drawing}.svg`]),
      ),
      minutes: minutes.high,
      cost: usual?.diy ?? usual?.garage ?? { low: 0, high: 0 },
      currency: pricing.currency,
    }),
    breadcrumbData([
      { name: 'Repair guides', path: '/car-repair-guides' },
      { name: EVERYDAY_JOBS.name, path: CATEGORY_PATH },
      { name: title, path },
    ]),
  ];
};
