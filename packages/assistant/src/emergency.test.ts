import { describe, expect, test } from 'vitest';

import { emergencyIn } from './emergency.ts';
import { normalise } from './normalise.ts';

const answerTo = (text: string): string => emergencyIn(normalise(text), '999 or 112') ?? '';

describe('somebody is hurt', () => {
  test.each([
    ['cat drank some of it off the drive!!!', 'vet'],
    ['my dog has been licking the coolant off the floor', 'vet'],
    ['there was antifreeze in the tray and the puppy lapped it up, he drank it', 'vet'],
    ['my son swallowed some screen wash', 'NHS 111'],
    ['got brake fluid in my eye', 'Rinse'],
    ['battery acid splashed into my left eye', 'Rinse'],
    ['diesel from the injector went into my finger, tiny hole', 'injection injury'],
    ['the car has fallen off the jack onto my dad', 'trapped'],
    ['burnt my arm on the radiator, it is scalded', 'Cool the burn'],
    ['smell makes the missus feel sick. alright with the windows open?', 'exhaust gas'],
    ['i get a headache from the fumes', 'exhaust gas'],
  ])('is told first what to do: %s', (text, said) => {
    expect(answerTo(text)).toContain(said);
  });

  test.each([
    'the cat is blocked and it drinks oil',
    'it drank a litre of oil in a month',
    'my son swapped the coolant',
    'smells damp and musty and makes me sick',
    'burnt smell from the heater',
    'burning oil smell, is it the clutch',
    'i am sick of this noise',
    'the dog ate the seat belt',
    'the eyelet bolt is in my hand',
    'the car has fallen off in power',
  ])('is not read into %s', (text) => {
    expect(answerTo(text)).toBe('');
  });
});
