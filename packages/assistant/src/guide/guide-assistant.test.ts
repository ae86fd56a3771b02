import { describe, expect, test } from 'vitest';

import { answerAboutGuide } from './guide-assistant.ts';
import type { GuideFacts } from './guide-facts.ts';

const SPARE: GuideFacts = {
  of: ['fit-the-spare-wheel'],
  title: 'Fit the spare wheel at the roadside',
  about: 'Flat tyre, spare wheel',
  summary: 'A flat tyre is ruined within a few hundred yards.',
  estimatedTime: '20 to 45 minutes',
  difficulty: 'moderate',
  tools: ['The car’s jack and wheel brace', '17 mm socket'],
  parts: ['Spare wheel at its pressure'],
  costs: ['Fit your own spare: nothing'],
  steps: [
    'Stop on level, firm ground away from traffic.',
    'Slacken the nuts half a turn anticlockwise.',
    'Jack at the marked point next to the wheel until it hangs clear.',
    'Put the spare on, nuts by hand, crosswise.',
  ],
  safety: ['Everybody out of the car.'],
  stopIf: 'Call for help on a slope or if a nut will not move.',
  drive: undefined,
  checks: [],
  when: 'When a tyre is flat and you can stop in a safe place.',
  after: ['Have the tyre repaired soon.'],
  byCar: ['Air suspension: lifting mode on.'],
  figures: ['Space-saver speed limit: 50 mph (80 km/h)'],
  related: [],
};

const answer = (question: string) => answerAboutGuide(question, SPARE, '999 or 112').text;

describe('a question about a guide', () => {
  test('after a detail is answered by the line that names it', () => {
    expect(answer('where does the jack go')).toContain('marked point');
  });

  test('after a speed is answered by the guide’s own figure', () => {
    expect(answer('how fast can i go on the space saver')).toContain('50 mph');
  });

  test('after a step and a tool names both', () => {
    expect(answer('step 2 - which socket?')).toMatch(/Step 2 of 4[^]*17 mm socket/);
  });

  test('why it is done is still answered by what the guide is about', () => {
    expect(answer('why does it need doing')).toContain('ruined within');
  });

  test('after the time for a first timer is answered by how long it takes', () => {
    expect(answer('time for a first timer?')).toContain('20 to 45 minutes');
  });

  test('after another kind of part is answered by what the law asks of it', () => {
    expect(answer('can I fit a second hand one from ebay instead')).toMatch(/void the insurance/);
  });

  test('after something dangerous is refused', () => {
    expect(answer('can I weld the wheel')).toMatch(/^No\. A wheel that is welded/);
  });

  test('from a hard shoulder gets no step, but to leave the car', () => {
    const text = answer('im on the hard shoulder, which nut first');
    expect(text).toContain('behind the barrier');
    expect(text).not.toContain('Step');
  });
});
