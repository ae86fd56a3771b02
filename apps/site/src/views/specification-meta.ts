import type { PageDescriptor } from '@wrenchwise/client/page-descriptor.ts';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { SPECIFICATIONS_PATH } from '@wrenchwise/vehicle/specification-path';
import { FUEL_WORDS } from '@wrenchwise/vehicle/vehicle-words';

import { gearboxText, yearsText } from '~/features/specifications/figures.ts';
import type {
  MakePageData,
  ModelPageData,
} from '~/features/specifications/specifications.server.ts';
import { breadcrumbData } from '~/features/structured-data/breadcrumb-data.ts';
import { carData } from '~/features/structured-data/car-data.ts';

const ALL = { name: 'Car specifications', path: SPECIFICATIONS_PATH };

/** What the page of a make says of itself. */
export const makeMeta = ({ make, path, checkedOn: modified }: MakePageData): PageDescriptor[] => [
  ...pageMeta(
    `${make} specifications by model and year`,
    `Every ${make} model that public figures list: engines, gearboxes, consumption, typical service, recalls and known faults.`,
    { path, modified },
  ),
  breadcrumbData([ALL, { name: make, path }]),
];

/** What the page of a model says of itself. */
export const modelMeta = (page: ModelPageData): PageDescriptor[] => {
  const { name, make, model, path, years, fuels, gearboxes, drives, euro, hasFigures } = page;
  const { checkedOn: modified } = page;
  return [
    ...(hasFigures
      ? pageMeta(
          `${name} specifications${years === undefined ? '' : `, ${yearsText(...years)}`}`,
          `${name}: engines, gearboxes, consumption and CO₂ by year, typical service intervals${page.faults.length === 0 ? ' and recalls' : ', recalls, and what the car is known for'}.`,
          { path, modified },
        )
      : // Too little for somebody who looks for specifications: reached from the make's page only.
        pageMeta(
          `${name}: ${page.recalls.length > 0 ? 'recalls and ' : page.mot === undefined ? '' : 'MOT results and '}service`,
          `${name}: ${page.recalls.length > 0 ? 'recalls, ' : ''}${page.mot === undefined ? '' : 'MOT results, '}typical service. None of the public data that we use lists its engines.`,
          { path, noIndex: true },
        )),
    breadcrumbData([ALL, { name: make, path: page.makePath }, { name: model, path }]),
    carData({
      path,
      name,
      make,
      model,
      years,
      drives,
      fuels: fuels.map((fuel) => FUEL_WORDS[fuel]),
      gearboxes: gearboxes.map(gearboxText),
      emissionStandards: euro,
    }),
  ];
};
