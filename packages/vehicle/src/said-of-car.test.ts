import { describe, expect, test } from 'vitest';

import { hintedTransmission, saidFuel, saidTransmission } from './said-of-car.ts';

describe('the fuel that words say', () => {
  test.each([
    ['I put petrol in my diesel', 'diesel'],
    ["Filled my wife's diesel with unleaded by mistake", 'diesel'],
    ['unleaded went in instead of diesel', 'diesel'],
    ['Wrong fuel at the pump, petrol, and now it will not start', 'diesel'],
    ['Filled with petrol, it is a diesel', 'diesel'],
    ['put diesel in by mistake', 'petrol'],
    ['Accidentally filled up with diesel and it smokes', 'petrol'],
    ['I used the diesel nozzle on my petrol Golf', 'petrol'],
    ['diesel rather than petrol, about ten litres', 'petrol'],
    ['misfuelled with diesel at the supermarket', 'petrol'],
  ])('is what the car takes, not what went in by mistake: %s', (text, fuel) => {
    expect(saidFuel(text)?.kinds[0]).toBe(fuel);
  });

  test.each(['It makes a diesel noise at idle', 'A diesel-like clatter when cold'])(
    'is not a sound that is like one: %s',
    (text) => {
      expect(saidFuel(text)).toBeUndefined();
    },
  );

  test.each([
    ['DPF light is on and it is down on power', 'diesel'],
    ['2.0 TDI, no boost', 'diesel'],
    ['my 1.6 HDi is hard to start', 'diesel'],
    ['warning says AdBlue range 500 miles', 'diesel'],
    ['the glow plug light flashes', 'diesel'],
    ['A tortoise symbol came on and it says reduced power', 'electric'],
    ['turtle mode at 30%', 'electric'],
    ['the charging cable will not unlock', 'electric'],
    ['only takes 3 kWh and stops', 'electric'],
    ['message: high-voltage system fault', 'electric'],
    ['changed the spark plugs last week', 'petrol'],
  ])('%s', (text, fuel) => {
    expect(saidFuel(text)?.kinds[0]).toBe(fuel);
  });

  test.each([
    'sounds like a diesel when cold',
    'It is not a diesel',
    "it isn't a hybrid",
    'slow as a tortoise up hills',
    'I waxed it with Turtle Wax',
    'it will not charge the battery',
    'my old diesel never did that',
  ])('is not said by: %s', (text) => {
    expect(saidFuel(text)).toBeUndefined();
  });

  test('a second mention counts where the first is of something else', () => {
    expect(saidFuel('Sounds like a diesel, and it is a diesel')?.kinds).toEqual(['diesel']);
  });
});

describe('the gearbox that words say', () => {
  test.each([
    ['stalls when letting the clutch out', 'manual'],
    ['judders at the biting point', 'manual'],
    ['shudders in D at a standstill', 'automatic'],
    ['garage says torque converter', 'automatic'],
    ['slams on kick-down', 'automatic'],
    ['the DSG jerks from second to third', 'dual-clutch'],
  ])('%s', (text, kind) => {
    expect(saidTransmission(text)?.kinds[0]).toBe(kind);
  });

  test.each(['crunches into first gear', 'grinds going into 3rd', 'the clutch smells'])(
    'is hinted at by: %s',
    (text) => {
      expect(saidTransmission(text)).toBeUndefined();
      expect(hintedTransmission(text)?.kinds).toEqual(['manual']);
    },
  );

  test.each([
    'the AC clutch clicks',
    'torque converter clutch slips',
    'fan clutch roars',
    'clutch pack',
  ])('is not hinted at by: %s', (text) => {
    expect(hintedTransmission(text)).toBeUndefined();
  });
});
