import { describe, expect, test } from 'vitest';

import { engine } from '../../testing/engine.ts';
import { offTopic } from './off-topic.ts';

const alertsOf = (text: string) => engine.diagnose({ text }, {}).alerts.map(({ id }) => id);

describe('words of danger raise no alert', () => {
  test.each([
    [
      'trouble that is over',
      'Last year the brakes failed on a hill, everything has been replaced since and it stops lovely. The radio crackles.',
    ],
    [
      'a repair that held',
      'The garage sorted the fuel leak on Friday, pressure tested and no smell at all now. Do I need to reset the trip computer?',
    ],
    [
      'the car next door',
      "Next door's Audi was recovered today with smoke pouring out of it. Made me look at mine and a number plate bulb is out.",
    ],
    [
      'a question about cars in general',
      'What would it actually look like if a tyre was about to burst?',
    ],
    ['a policy', 'If the car caught fire would my third party policy pay out?'],
    [
      'a manual',
      "The owner's book has a whole chapter called 'if your vehicle overheats'. I don't have this problem, I am learning.",
    ],
    [
      'a toy',
      'The remote control car got hot and the steering stuck to one side. It is 1:10 scale.',
    ],
    [
      'a game',
      'in forza my brakes fade after 3 laps and the car catches fire what settings do u use',
    ],
    ['a label', 'A sticker under the bonnet says high voltage. My radio is dead.'],
    ['stopping a noise', 'I cannot stop the horn, it sounds all night'],
    ['coming to a stop', 'The radio crackles whenever I bring the car to a stop at the lights.'],
    [
      'an accident with a car that is gone',
      'The tyre blew out on the motorway and the car was a total loss.',
    ],
    [
      'a part that was replaced since',
      'The rear tyre blew out last week. The patrol replaced the tyre.',
    ],
    [
      'a car that is dead at home',
      'This morning the car was completely dead, I turned the key and nothing.',
    ],
    ['what its driver switches off', 'The radio crackled until I shut off the engine.'],
    ['a fan that stops', 'The fan stops blowing after ten minutes.'],
    ['lights of the dash', 'The dash lights do not work and the gauge lights flicker.'],
    ['braking hard', 'When I brake hard on gravel the pedal buzzes under my foot.'],
    ['a warning light beside a fault', 'The engine light comes on and the radio does not work.'],
    [
      'assistance that did nothing',
      'The collision warning stayed silent when the van ahead braked.',
    ],
  ])('where they speak of %s', (_, text) => {
    expect(alertsOf(text)).toEqual([]);
  });
});

describe('and words of danger beside such words still do', () => {
  test.each([
    'Last year the brakes failed and were repaired, and now they have failed again.',
    'The garage fixed the fuel leak on Friday but I can still smell petrol in the cabin.',
    'It was completely dead on the motorway, I turned the key and nothing.',
    'The engine lost power and died in a parking lot. It is parked now and will not start.',
    'I switched it off immediately because smoke came through the vents and the engine cut out.',
    'I shut it off because it stalled twice on the motorway.',
    'The car in front of me braked and my brakes failed.',
    'The rear tyre blew out last week. They replaced it and the new tyre has a bulge in the sidewall.',
    'I cannot stop the car, the pedal goes to the floor.',
    'The brake warning light comes on at start up and then goes off and the pedal sinks to the floor.',
    'Emergency braking activated with nothing ahead on the motorway.',
  ])('%s', (text) => {
    expect(alertsOf(text)).not.toEqual([]);
  });
});

test('stretches lie within any text', () => {
  for (const text of ['', '?'.repeat(5000), 'if '.repeat(4000), 'stop the noise. '.repeat(2000)]) {
    for (const [from, to] of offTopic(text)) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(text.length);
      expect(to).toBeGreaterThan(from);
    }
  }
});
