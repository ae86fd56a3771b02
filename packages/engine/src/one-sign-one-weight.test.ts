import { describe, expect, test } from 'vitest';

import { engine } from './testing/engine.ts';

const CAR = { make: 'Volkswagen', model: 'Golf', year: 2016 } as const;

const yesTo = (sign: string) => [{ questionId: `symptom:${sign}`, optionId: 'yes' }];

describe('a sign weighs about the same, written or answered', () => {
  test.each([
    [
      'Temperature gauge climbs above normal and the heater blows cold',
      'The cooling fan never comes on.',
      'fan-never-on',
      'radiator-fan-dead',
    ],
    [
      'Coolant drops a little each week',
      'There is white smoke from the exhaust.',
      'white-smoke',
      'head-gasket-blown',
    ],
    [
      'Rough idle and the engine light is on',
      'There is a hissing noise from the engine.',
      'vacuum-hiss',
      'intake-vacuum-leak',
    ],
  ])('%s: %s', (text, sentence, sign, faultId) => {
    const shareOf = (report: Parameters<typeof engine.diagnose>[0]): number =>
      engine.diagnose(report, CAR).causes.find((one) => one.faultId === faultId)?.probability ?? 0;
    const written = shareOf({ text: `${text}\n${sentence}` });
    const before = shareOf({ text });
    expect(written).toBeGreaterThan(before + 0.2);
    for (const answered of [
      shareOf({ text, answers: yesTo(sign) }),
      shareOf({ text, confirmed: [sign] }),
      shareOf({ text: `${text}\n${sentence}`, answers: yesTo(sign) }),
    ]) {
      expect(Math.abs(answered - written)).toBeLessThan(0.12);
    }
  });

  test('what is quoted stays the owner’s own words', () => {
    const text = 'Temperature gauge climbs above normal and the heater blows cold';
    const { causes } = engine.diagnose({ text, answers: yesTo('fan-never-on') }, CAR);
    const quotes = causes.flatMap(({ evidence }) =>
      evidence.filter(({ source }) => source === 'words').map((note) => note.text),
    );
    for (const quote of quotes) {
      expect(
        [text, 'Your description as a whole', 'Not mentioned'].some((own) => own.includes(quote)),
      ).toBe(true);
    }
  });
});
