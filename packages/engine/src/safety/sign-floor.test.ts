import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { SIGN_FLOORS } from '@wrenchwise/knowledge/sign-floors';
import { isSymptomId, SYMPTOMS } from '@wrenchwise/knowledge/symptoms';
import { expect, test } from 'vitest';

import { engine } from '../testing/engine.ts';

/** Signs that forbid nothing although most of their faults do, and why. */
const WITHOUT_FLOOR: Readonly<Record<string, string>> = {
  'automated-manual': 'a kind of gearbox, not a sign',
  'carburettor-floods': 'smells and leaks have rules of their own',
  'engine-wont-turn': 'the car does not drive',
  'oil-level-full': 'a level that is right',
};

test('every sign whose faults mostly forbid driving has a rule, a floor, or a reason for neither', () => {
  const ruled = new Set(KNOWLEDGE.safetyRules.flatMap(({ symptoms }) => [...symptoms]));
  const bare = Object.keys(SYMPTOMS).filter((id) => {
    if (!isSymptomId(id)) return false;
    let all = 0;
    let forbidding = 0;
    for (const fault of KNOWLEDGE.faults) {
      const weight = fault.prior * (fault.symptoms[id] ?? 0);
      all += weight;
      if (fault.drive.verdict === 'no') forbidding += weight;
    }
    return all > 0 && forbidding / all >= 0.7 && !ruled.has(id) && SIGN_FLOORS[id] === undefined;
  });
  expect(bare.filter((id) => !(id in WITHOUT_FLOOR))).toEqual([]);
});

test('the worst sign decides where a mild cause leads', () => {
  const { canDrive, causes } = engine.diagnose(
    {
      text: 'The heated seat stays cold on the driver side. There is metal glitter in the engine oil',
    },
    {},
  );
  expect(causes.length).toBeGreaterThan(0);
  expect(canDrive.verdict).toBe('no');
});
