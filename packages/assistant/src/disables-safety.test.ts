import { describe, expect, test } from 'vitest';

import { defeatsPart, disablesSafety } from './disables-safety.ts';
import { normalise } from './normalise.ts';
import { declineToDisable } from './refusals.ts';

describe('help to defeat what protects', () => {
  test.each([
    ['theres a resistor on ebay that fools it', 'Faulty airbag plug under a front seat'],
    ['nephew guts them with a drill', 'Blocked diesel particulate filter'],
    ['mate can weld in a straight pipe', 'Catalytic converter stolen'],
    ['can he map it out', 'EGR valve sticking'],
  ])('is seen where the part is only what the talk is about: %s', (question, about) => {
    expect(defeatsPart(normalise(question), about)).toBe(true);
  });

  test.each([
    ['can I drill out the sheared bolt', 'Blocked catalytic converter'],
    ['blower resistor dearer than the motor?', 'Failed blower resistor'],
    ['will a new one need coding', 'Failed ABS control unit'],
  ])('is not seen in what is none: %s', (question, about) => {
    expect(defeatsPart(normalise(question), about)).toBe(false);
  });

  test('another car’s plates are refused with what they are', () => {
    const question = 'can I put the plates off my newer car on her so the ULEZ cameras pass her';
    expect(disablesSafety(normalise(question))).toBe(true);
    expect(declineToDisable(question)).toMatch(/^No\..*crime/);
    expect(disablesSafety(normalise('my number plate light is out'))).toBe(false);
  });
});
