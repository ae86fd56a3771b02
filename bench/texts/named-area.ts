import type { Question } from '@wrenchwise/engine/diagnosis';
import { AREA_IDS, areaOf } from '@wrenchwise/knowledge/areas';
import type { Fault } from '@wrenchwise/knowledge/catalogue';

/** The share of owners who name any area, not that of what they notice. */
const MISNAMED = 0.1;

/** What a simulated owner says it is about: the area of something that they notice, else 'none'. */
export const namedArea = (
  { symptoms }: Fault,
  { options }: Question,
  random: () => number,
): string => {
  const noticed = Object.entries(symptoms);
  let left = random() * noticed.reduce((sum, [, p]) => sum + p, 0);
  const [symptom = ''] =
    noticed.find(([, p]) => {
      left -= p;
      return left <= 0;
    }) ?? [];
  const at = random() < MISNAMED ? Math.floor(random() * AREA_IDS.length) : areaOf(symptom);
  const area = at === undefined ? undefined : AREA_IDS[at];
  return options.find(({ id }) => id === area)?.id ?? 'none';
};
