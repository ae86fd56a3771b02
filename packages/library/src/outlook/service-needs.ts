import { serviceSchedule } from '@wrenchwise/vehicle/service/service-schedule';

import type { LikelyNeed } from './outlook.ts';
import { costsOf, type Scene } from './scene.ts';
import { serviceWork } from './service-costs.ts';

const MAX_RECALLS = 5;
/** US completion rates of recalls are about seven in ten (NHTSA). */
const OPEN_RECALL_SHARE = 0.3;

/** Services that fall due within the horizon and cost something. */
export const serviceNeeds = (scene: Scene): readonly LikelyNeed[] =>
  serviceSchedule(scene.input).flatMap((service): readonly LikelyNeed[] => {
    const work = serviceWork(service.item);
    if (work === undefined || service.expected > scene.until.date) return [];
    const isSure = service.need !== 'check';
    return [
      {
        kind: 'service',
        id: service.item,
        title: service.title,
        faultId: undefined,
        item: service.item,
        system: undefined,
        reasons: [
          service.reason,
          service.from === 'assumed'
            ? 'There is no record of when it was last done.'
            : 'Due by a typical interval.',
          ...service.shortenedBy.map(({ reason }) => reason),
        ],
        // Of what has to be looked up first, such as a belt, half turns out to be due.
        chance: isSure ? 1 : 0.5,
        ...costsOf(work, scene.pricing),
        date: service.expected < scene.input.today ? scene.input.today : service.expected,
        mileage: service.dueMileage,
      },
    ];
  });

/** Recalls of the model and year: the known ones first. */
export const recallNeeds = ({ input }: Scene): readonly LikelyNeed[] =>
  input.hasOutstandingRecall === false
    ? []
    : (input.recalls ?? [])
        .toSorted((a, b) => Number(a.certainty === 'unknown') - Number(b.certainty === 'unknown'))
        .slice(0, MAX_RECALLS)
        .map((recall) => ({
          kind: 'recall',
          id: recall.id,
          title: `Recall ${recall.id}${recall.component === undefined ? '' : `: ${recall.component}`}`,
          faultId: undefined,
          item: undefined,
          system: undefined,
          reasons: [
            recall.summary,
            input.hasOutstandingRecall === true
              ? 'The register says that a recall is outstanding on this car; it may be another one.'
              : 'Look the car up by its registration or VIN: the repair is free.',
          ],
          chance: OPEN_RECALL_SHARE,
          cost: { low: 0, high: 0 },
          diyCost: { low: 0, high: 0 },
          date: undefined,
          mileage: undefined,
        }));
