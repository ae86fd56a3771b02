import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { describe, expect, test } from 'vitest';

import { createEventReader } from './evidence/recent-events.ts';
import { engine } from './testing/engine.ts';

const readEvents = createEventReader(KNOWLEDGE.recentEvents.events);

const CAR = { make: 'Ford', model: 'Focus', year: 2014, fuel: 'petrol' } as const;

const shareOf = (text: string, faultId: string): number =>
  engine.diagnose({ text }, CAR).causes.find((one) => one.faultId === faultId)?.probability ?? 0;

const eventsOf = (text: string): readonly string[] =>
  readEvents(text).map(({ event: { id } }) => id);

describe('what was done or happened just before', () => {
  test.each([
    ['I changed the oil on Sunday and now it drips.', 'oil-change'],
    ['Since an oil change there is a puddle under the car.', 'oil-change'],
    ['They fitted new tyres yesterday and now it shakes at 60.', 'wheels-off'],
    ['The windscreen was replaced on Tuesday and water drips on my knees.', 'windscreen-renewed'],
    ['I replaced the plugs, the coils and the battery last week.', 'coils-renewed'],
    ['The brakes were bled yesterday and the pedal is soft.', 'brake-hydraulics-opened'],
    ['We jump started it last night and now the radio is dead.', 'jump-started'],
    ['It will not start after I filled up at the supermarket.', 'refuelled'],
    ['I hit a deep pothole and the wheel is not straight.', 'hit-something'],
    ['It stalls since it went through a big puddle.', 'deep-water'],
    ['A tow bar was fitted last week and the parking sensors beep.', 'tow-bar-fitted'],
    ['After the cambelt was changed it idles rough.', 'timing-drive-renewed'],
  ])('is read: %s', (text, id) => {
    expect(eventsOf(text)).toContain(id);
  });

  test.each([
    'Should I replace the battery?',
    'Do I need new brake pads?',
    'The garage says it needs a new thermostat.',
    'I have not changed the oil yet.',
    'How much is a clutch replacement?',
    'I am thinking of replacing the struts.',
    'The tyres were replaced three years ago.',
    'I can do an oil change, not much more.',
    'The gearbox oil is low.',
    'The battery light is on.',
  ])('is not read where nothing was done, or long ago: %s', (text) => {
    expect(eventsOf(text)).toEqual([]);
  });

  test.each([
    ['Oil drips on the drive.', 'I changed the oil on Sunday.', 'sump-drain-plug-leak'],
    [
      'The steering wheel shakes at 60 mph.',
      'They fitted new tyres yesterday.',
      'wheel-out-of-balance',
    ],
    [
      'Water drips on my knees when it rains.',
      'The windscreen was replaced on Tuesday.',
      'windscreen-bond-leak',
    ],
    [
      'The brake pedal is soft and spongy.',
      'The calipers were replaced last week.',
      'air-in-brake-system',
    ],
    ['The heater blows cold.', 'I replaced the water pump yesterday.', 'cooling-air-lock'],
  ])('makes what it upsets likelier: %s %s', (complaint, event, faultId) => {
    expect(shareOf(`${complaint} ${event}`, faultId)).toBeGreaterThan(shareOf(complaint, faultId));
  });

  test.each([
    ['The heater blows cold.', 'New thermostat fitted in September.', 'thermostat-stuck-open'],
    ['It clicks and will not start.', 'I swapped the battery last week.', 'starter-battery-worn'],
    ['It will not crank, one click.', 'The starter was replaced last week.', 'starter-motor-worn'],
  ])('makes a part that is new less likely: %s %s', (complaint, event, faultId) => {
    expect(shareOf(`${complaint} ${event}`, faultId)).toBeLessThan(shareOf(complaint, faultId));
  });

  test('counts less where the trouble was there before and is still the same', () => {
    const strengthOf = (text: string) => readEvents(text)[0]?.strength ?? 0;
    const after = strengthOf('It shakes since I replaced the tyres yesterday.');
    expect(strengthOf('It shakes. I replaced the tyres yesterday, still the same.')).toBeLessThan(
      after,
    );
  });

  test('is named among the reasons in plain words', () => {
    const text = 'Oil drips on the drive. I changed the oil on Sunday, just two days ago.';
    const cause = engine
      .diagnose({ text }, CAR)
      .causes.find(({ faultId }) => faultId === 'sump-drain-plug-leak');
    expect(cause?.evidence).toContainEqual(
      expect.objectContaining({
        effect: 'for',
        meaning: 'The engine oil was changed just before, which can bring this about',
      }),
    );
  });
});
