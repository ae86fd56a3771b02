import { engine } from '@wrenchwise/engine/testing/engine';
import { describe, expect, test } from 'vitest';

import { stopCondition } from './stop-conditions.ts';

const BELT = {
  canDrive: {
    verdict: 'caution' as const,
    reason: 'A squeal can wait some days. If the belt is off, stop: the engine overheats.',
  },
  causes: [],
};

describe('a reason for care that forbids driving after a sign', () => {
  test('forbids it once that sign was reported', () => {
    expect(stopCondition(BELT, 'Squeals. The belt is off! Found it hanging.')).toContain('stop');
  });

  test.each(['It squeals when cold.', 'The belt is not off.', 'I switched off, the belt squeals'])(
    'does not where it was not reported or was denied: %s',
    (reported) => {
      expect(stopCondition(BELT, reported)).toBeUndefined();
    },
  );

  test('is found in the reasons of the catalogue', () => {
    const answer = engine.diagnose(
      { text: 'The drive belt squeals on cold start and the battery light flickers.' },
      {},
    );
    expect(stopCondition(answer, 'the belt is off')).toMatch(/belt is off, stop/);
  });
});
