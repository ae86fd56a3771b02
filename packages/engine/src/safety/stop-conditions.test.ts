import { describe, expect, test } from 'vitest';

import { engine } from '../testing/engine.ts';
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

  test('decides the verdict of a diagnosis, unless it is somebody’s claim or denied', () => {
    const verdictOf = (more: string) =>
      engine.diagnose(
        { text: `The drive belt squealed and the battery light flickered. ${more}` },
        {},
      ).canDrive;
    expect(verdictOf('The belt is off now.')).toMatchObject({
      verdict: 'no',
      reason: expect.stringMatching(/belt is off, stop/),
    });
    expect(verdictOf('The belt is not off.').verdict).toBe('caution');
  });
});
