import { AREA_IDS, AREA_NAMES, areaOf } from '@wrenchwise/knowledge/areas';
import { SYMPTOMS } from '@wrenchwise/knowledge/symptoms';
import { healthySignSymptoms } from '@wrenchwise/knowledge/symptoms/healthy-signs';
import { describe, expect, it } from 'vitest';

import type { Answer } from '../diagnosis.ts';
import { engine } from '../testing/engine.ts';
import { areaProbability, areaShares } from './areas.ts';

const VAGUE = 'I push the stalk, something clicks and nothing wipes';

const asked = (text: string) => engine.diagnose({ text }, {}).nextQuestion;

const answered = (optionId: string) => {
  const answers: Answer[] = [{ questionId: asked(VAGUE)?.id ?? '', optionId }];
  return engine.diagnose({ text: VAGUE, answers }, {});
};

describe('the area of a trouble', () => {
  it('is known for every symptom but the signs of a healthy car', () => {
    const without = Object.keys(SYMPTOMS).filter((id) => areaOf(id) === undefined);
    expect(without).toEqual(Object.keys(healthySignSymptoms));
  });

  it('is asked for first where the words leave it open', () => {
    const question = asked(VAGUE);
    expect(question?.kind).toBe('area');
    expect(question?.options.map(({ label }) => label)).toContain(AREA_NAMES['glass-and-wipers']);
    expect(question?.options.slice(-2).map(({ id }) => id)).toEqual(['none', 'unknown']);
  });

  it.each(['Grinding noise when braking', 'P0420', 'The wipers stop half way across'])(
    'is not asked for where the words say it: %s',
    (text) => {
      expect(asked(text)?.kind).not.toBe('area');
    },
  );

  it('moves the causes to it, and says so', () => {
    const [first] = answered('glass-and-wipers').causes;
    expect(first?.system).toBe('visibility_wiper');
    expect(first?.evidence.map(({ text }) => text)).toContain(AREA_NAMES['glass-and-wipers']);
  });

  it('moves the causes away from all that were offered', () => {
    const before = engine.diagnose({ text: VAGUE }, {}).causes;
    const after = answered('none').causes;
    expect(after.map(({ faultId }) => faultId)).not.toEqual(before.map(({ faultId }) => faultId));
  });

  it('is asked for once, and changes nothing where nobody can tell', () => {
    const before = engine.diagnose({ text: VAGUE }, {});
    const after = answered('unknown');
    expect(after.nextQuestion?.kind).not.toBe('area');
    expect(after.causes).toEqual(before.causes);
  });

  it.each(['area:', 'area:brakes+nonsense', 'area:brakes'])(
    'means nothing where it was not offered: %s',
    (questionId) => {
      const answers: Answer[] = [{ questionId, optionId: 'steering' }];
      expect(engine.diagnose({ text: VAGUE, answers }, {}).causes).toEqual(
        engine.diagnose({ text: VAGUE }, {}).causes,
      );
    },
  );

  it('has probabilities that sum to 1 over the answers', () => {
    const shares = areaShares(new Map([['brake-grinding', 0.6]]));
    const offered = AREA_IDS.slice(0, 7);
    const sum = [...offered, undefined].reduce(
      (total, area) => total + areaProbability(shares, { offered, area }),
      0,
    );
    expect(sum).toBeCloseTo(1);
  });
});
