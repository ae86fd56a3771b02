import { describe, expect, test } from 'vitest';

import { engine } from '../testing/engine.ts';

const diagnose = (text: string) => engine.diagnose({ text }, {});

describe('an instruction of the car', () => {
  test.each([
    'The display says STOP and the engine temperature is too high',
    'The display orders me to pull over, the sunroof leaks as well',
    'screen goes ding ding ding "pull over safely" then power goes right down to a crawl',
    'It is written on the screen "do not continue driving, see operator manual".',
    'message says Stop Engine Oil Low or something like that, engine sounds normal tho',
    'Halfway home the dash went red and said STOP with a picture of a little oil can.',
    'My dash shows engine oil low, stop engine, do not drive, and there is a puddle under it',
  ])('forbids driving whatever cause leads: %s', (text) => {
    const { alerts, canDrive, severity } = diagnose(text);
    expect(canDrive.verdict).toBe('no');
    expect(severity).toBe('high');
    expect(alerts.map(({ id }) => id)).toContain('car-instruction');
  });

  test.each([
    "hasn't had any stop messages, it's just the service spanner that's lit",
    'The police pulled me over and told me my number plate light is out.',
    'I pulled over to take a call and the display showed the radio station.',
    'Reading the handbook I see "Stop the vehicle immediately if the red oil light comes on". It has not.',
    'Stop start has not worked for a week, the display says stop start unavailable.',
  ])('is not every word of stopping: %s', (text) => {
    expect(diagnose(text).alerts.map(({ id }) => id)).not.toContain('car-instruction');
  });
});

describe('a safety part that was condemned', () => {
  test.each([
    'The garage found a brake hose perished through to the cords',
    'The MOT man failed it on a fuel hose that sweats',
    'It failed the MOT with a dangerous defect on the front suspension',
    'I was told not to drive it until the ball joint is done',
    'They showed me the brake pipes badly corroded',
  ])('forbids driving: %s', (text) => {
    expect(diagnose(text).canDrive.verdict).toBe('no');
  });

  test.each([
    'The garage found a perished brake hose and replaced it, now the radio crackles',
    'It failed the MOT on a number plate light',
    'The MOT passed with no advisories',
  ])('is not one that was replaced, or another part: %s', (text) => {
    expect(diagnose(text).alerts.map(({ id }) => id)).not.toContain('condemned');
  });
});
