import type { Fault } from '@wrenchwise/knowledge/catalogue';

import { faultOfAdvisory } from './advisories.ts';
import type { LikelyNeed } from './outlook.ts';
import { costsOf, type Scene } from './scene.ts';

/** An assumption: so many advisories need work within a year. */
const ADVISORY_CHANCE = 0.6;

/** An advisory raises the need that it announces, and says so first. */
export const withAdvisories = (
  needs: readonly LikelyNeed[],
  byId: ReadonlyMap<string, Fault>,
  scene: Scene,
): readonly LikelyNeed[] => {
  const noted = new Map<string, string>();
  for (const advisory of scene.input.motAdvisories ?? []) {
    const id = faultOfAdvisory(advisory);
    if (id !== undefined && byId.has(id) && !noted.has(id)) noted.set(id, advisory.slice(0, 200));
  }
  const reason = (advisory: string) => `The last MOT test noted: “${advisory}”.`;
  const raised = needs.map((need) => {
    const advisory = need.faultId === undefined ? undefined : noted.get(need.faultId);
    return advisory === undefined
      ? need
      : {
          ...need,
          kind: 'advisory' as const,
          chance: Math.max(need.chance, ADVISORY_CHANCE),
          reasons: [reason(advisory), ...need.reasons],
        };
  });
  const known = new Set(needs.map(({ faultId }) => faultId));
  const others = [...noted].flatMap(([id, advisory]): readonly LikelyNeed[] => {
    const fault = byId.get(id);
    if (fault === undefined || known.has(id)) return [];
    return [
      {
        kind: 'advisory',
        id,
        title: fault.name,
        faultId: id,
        item: undefined,
        system: fault.system,
        reasons: [reason(advisory)],
        chance: ADVISORY_CHANCE,
        ...costsOf(fault, scene.pricing),
        date: undefined,
        mileage: undefined,
      },
    ];
  });
  return [...raised, ...others];
};
