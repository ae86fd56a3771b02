import { describe, expect, test } from 'vitest';

import { engine } from '../../testing/engine.ts';
import { readOpinions } from './read-claims.ts';

const claimsOf = (text: string) =>
  readOpinions(text, () => true).claims.map(({ by, start, end }) => [by, text.slice(start, end)]);

describe('what somebody says it is', () => {
  test.each([
    [
      'The garage says the head gasket has gone and wants £1800.',
      'garage',
      'the head gasket has gone',
    ],
    ['Main dealer reckons it needs a new gearbox, £3,000.', 'garage', 'it needs a new gearbox'],
    [
      'It has been diagnosed as a failed mass air flow sensor by the main dealer.',
      'garage',
      'a failed mass air flow sensor',
    ],
    ['"Head gasket," says the lad on the till, without looking up.', 'garage', 'Head gasket'],
    [
      'His verdict: wheels out of balance. But they were balanced last week.',
      'garage',
      'wheels out of balance',
    ],
    ['Quote for a new steering rack came in at £1,180.', 'garage', 'steering rack'],
    ['The AA fella pinned it on the lambda sensor.', 'garage', 'the lambda sensor'],
    ['My brother-in-law is convinced the turbo is knackered.', 'friend', 'the turbo is knackered'],
    [
      'A bloke in the pub reckons my big ends are knackered.',
      'friend',
      'my big ends are knackered',
    ],
    ['Was quoted £900 for injectors, it shakes when cold.', 'garage', 'injectors'],
    ['Been told I need a new clutch, it slips uphill.', 'garage', 'I need a new clutch'],
    [
      'AA man thought it was the alternator because the battery light came on.',
      'garage',
      'it was the alternator',
    ],
    [
      'The dealer diagnosed a fuel cut-off (inertia) switch.',
      'garage',
      'a fuel cut-off (inertia) switch',
    ],
    ['The dealer reckons it is the clutch (it slips uphill).', 'garage', 'it is the clutch'],
    [
      'The specialist found the mechatronic unit is faulty.',
      'garage',
      'the mechatronic unit is faulty',
    ],
    ['Kwik Fit says all four shocks are shot, car bounces.', 'garage', 'all four shocks are shot'],
    ['They say wheel bearing, £250.', 'garage', 'wheel bearing'],
    ['Says the clock spring has gone.', 'garage', 'the clock spring has gone'],
    ['They want to do the big end bearings.', 'garage', 'the big end bearings'],
    ["Indy says it's the crank sensor.", 'garage', "it's the crank sensor"],
    ['According to my dad it is the flywheel.', 'friend', 'the flywheel'],
    ['I suspect the slave cylinder.', 'owner', 'slave cylinder'],
    ['My money is on the slave cylinder.', 'owner', 'the slave cylinder'],
  ])('is listed with who says it: %s', (text, by, words) => {
    expect(claimsOf(text)).toEqual([[by, words]]);
  });

  test.each([
    "Won't charge at my wall box, says 'battery charging impossible', fine at the supermarket.",
    "Won't start, says 'key not detected'.",
    "Won't start. Says 'key not detected'.",
    'The dash lights up and says charging system fault.',
    "It beeps twice and says 'transmission fault'.",
    'Recently it gave a check engine light and said battery not charging.',
    'Different warning sign but still saying “engine heating”.',
    'Car went into limp mode and says solenoids d and h stuck in off position.',
    'Cuts out on the motorway, says engine system fault.',
    "Parking brake is stuck, says 'parking brake fault'.",
  ])('is none of a display’s message, though nobody is named who says it: %s', (text) => {
    expect(claimsOf(text)).toEqual([]);
  });

  test.each([
    ['Dave up the road says ‘alternator’.', 'alternator'],
    ['Had it plugged in and says injector fault.', 'injector fault'],
    ["Dave didn't look long, says alternator.", 'alternator'],
    ["Main dealer, says 'battery needs replacing'.", 'battery needs replacing'],
    ['Says needs a new clutch.', 'needs a new clutch'],
  ])('is somebody’s without a workshop’s name as well: %s', (text, words) => {
    expect(claimsOf(text).map(([, claimed]) => claimed)).toEqual([words]);
  });

  test.each([
    'The garage found a split hose and showed me the crack.',
    'The garage found the coolant level was low.',
    'They replaced the pump last week.',
    'The mechanic told me not to drive it.',
    'The dealer said the battery is fine.',
    'They said they would call me back on Monday.',
    'My wife says the airbag light is on.',
    'They said the car would be ready on Tuesday.',
    'They say hello.',
    'My son says the steering locked while driving.',
  ])('is no finding, order, all-clear or observation: %s', (text) => {
    expect(claimsOf(text)).toEqual([]);
  });

  test('counts for nothing: the causes are those of the rest of the report', () => {
    const signs = 'Coolant drops a little each week, no white smoke, runs at normal temperature.';
    const claims = [
      'The garage says the head gasket has gone. ',
      'My dealer reckons it is the water pump. ',
      'A mate of mine is adamant the radiator has had it. ',
    ];
    const without = engine.diagnose({ text: signs }, {});
    for (const claim of claims) {
      const { causes, claims: listed } = engine.diagnose({ text: claim + signs }, {});
      expect(listed).toHaveLength(1);
      expect(causes.map(({ faultId, probability }) => [faultId, probability])).toEqual(
        without.causes.map(({ faultId, probability }) => [faultId, probability]),
      );
    }
  });

  test('is joined to the fault that it names', () => {
    const { claims } = engine.diagnose(
      { text: 'The garage says the alternator has failed. It cranks slowly in the morning.' },
      {},
    );
    expect(claims).toEqual([
      { by: 'garage', text: 'the alternator has failed', faultId: 'alternator-failed' },
    ]);
  });

  test('warns of a workshop that says a brake, steering or fuel part is failing', () => {
    const { alerts } = engine.diagnose({ text: 'The dealer said there is a fuel leak.' }, {});
    expect(alerts.map(({ id }) => id)).toEqual(['fuel-leak']);
  });
});
