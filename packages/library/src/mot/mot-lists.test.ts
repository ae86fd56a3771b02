import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { describe, expect, test } from 'vitest';

import { createMotLists } from './mot-lists.ts';

const explain = createMotLists(KNOWLEDGE);
const today = '2026-11-27';
const one = (
  text: string,
  type: Parameters<typeof explain>[0][number]['type'],
  validUntil?: string,
) => explain([{ text, type }], { today, validUntil, prices: { region: 'uk' } })[0];

describe('a finding of an MOT', () => {
  test('that is dangerous is repaired before the car moves, whatever the old certificate says', () => {
    const found = one(
      'Nearside Front Tyre has ply or cords exposed (5.2.3 (d) (ii))',
      'DANGEROUS',
      '2027-03-01',
    );
    expect(found).toMatchObject({
      className: 'Dangerous',
      fails: true,
      urgency: 'do-not-drive',
      dueDate: today,
      section: 'Axles, wheels, tyres and suspension',
    });
    expect(found?.law).toContain('must not be driven');
  });

  test('that is major names when the car may be taken away', () => {
    const found = one('Offside Front Wheel bearing has excessive play (5.1.3 (a) (i))', 'MAJOR');
    expect(found).toMatchObject({ urgency: 'before-driving', dueDate: today });
    expect(found?.law).toContain('current certificate is still valid');
    expect(found?.repair?.faultId).toBe('wheel-bearing-worn');
    expect(found?.repair?.cost.low).toBeGreaterThan(0);
  });

  test('that is an advisory may wait by its part, and not past the next MOT', () => {
    const disc =
      'Front Brake disc worn, pitted or scored, but not seriously weakened (1.1.14 (a) (ii))';
    expect(one(disc, 'ADVISORY')?.dueDate).toBe('2027-05-27');
    expect(one(disc, 'ADVISORY', '2027-02-10')?.dueDate).toBe('2027-02-10');
    expect(one(disc, 'ADVISORY')?.waits).toContain('6 months');
  });

  test('is more urgent by sense than by law where waiting is foolish', () => {
    expect(one('Brake fluid level below minimum mark (1.1.10 (f) (i))', 'ADVISORY')).toMatchObject({
      urgency: 'soon',
      dueDate: '2026-12-11',
    });
  });

  test('is never milder by sense than by law', () => {
    expect(one('Front Anti-roll bar linkage ball joint excessively worn', 'MAJOR')?.urgency).toBe(
      'before-driving',
    );
  });

  test('that was put right leaves nothing to do', () => {
    expect(one('Offside Stop lamp(s) not working (4.3.1 (a) (ii))', 'PRS')).toMatchObject({
      urgency: 'done',
      dueDate: undefined,
    });
  });

  test('without a class says how to find it, and calls nothing passed', () => {
    const found = one('Offside Stop lamp(s) not working', undefined);
    expect(found).toMatchObject({ className: 'Not given', fails: undefined });
    expect(found?.job?.slug).toBe('change-a-brake-or-tail-light-bulb');
  });

  test.each([
    ['Offside front coil spring fractured (5.3.1 (b) (i))', 'soon'],
    ['Nearside rear brake pipe leaking', 'soon'],
    ['Front suspension arm insecure', 'soon'],
    ['Nearside front tyre worn close to legal limit (5.2.3 (e))', 'watch'],
  ])('without a class is urgent by how a failure is worded: %s', (text, urgency) => {
    expect(one(text, undefined)?.urgency).toBe(urgency);
  });

  test('in words that nobody knows keeps them and names no price', () => {
    const found = one('Flux capacitor loose at its bracket', 'MAJOR');
    expect(found?.reading).toBeUndefined();
    expect(found?.repair).toBeUndefined();
    expect(found?.why).toContain('Ask the tester');
  });
});
