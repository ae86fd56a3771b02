import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { SPECIFICATIONS_PATH } from '@wrenchwise/vehicle/specification-path';

import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { CarLinks } from '~/features/specifications/car-links.tsx';
import { CarSearch } from '~/features/specifications/car-search.tsx';
import { numberText } from '~/features/specifications/figures.ts';
import type { MakesOverview } from '~/features/specifications/specifications.server.ts';
import { breadcrumbData } from '~/features/structured-data/breadcrumb-data.ts';

/** What the page says of itself. */
export const specificationsMeta = ({ count, checkedOn: modified }: MakesOverview) => [
  ...pageMeta(
    'Car specifications by make, model and year',
    `Engines, gearboxes, consumption, CO₂, typical service, recalls and known faults of ${numberText(count)} models, from public figures.`,
    { path: SPECIFICATIONS_PATH, modified },
  ),
  breadcrumbData([{ name: 'Car specifications', path: SPECIFICATIONS_PATH }]),
];

const GAP = 'mt-16 sm:mt-20';

/** Every make with its pages, and a search. */
export function SpecificationsPage({ count, makes, mostTested }: MakesOverview) {
  return (
    <>
      <PageSection
        level={1}
        className="pt-12 sm:pt-16"
        title="Car specifications"
        lead={`${numberText(count)} models from public figures: what each was built with by year, what it needs, its recalls, and what it is known for.`}
      >
        <CarSearch />
      </PageSection>
      <PageSection
        className={GAP}
        title="Often on the road"
        lead="The models with the most MOT tests in Britain’s published results."
        layout="beside"
      >
        <CarLinks cars={mostTested} />
      </PageSection>
      <PageSection
        className={GAP}
        title="All makes"
        lead="With the models that have a page."
        layout="beside"
      >
        <CarLinks
          cars={makes.map(({ name, path, models }) => ({ name, path, note: String(models) }))}
        />
      </PageSection>
      <ClosingCall />
    </>
  );
}
