import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { describe, expect, test } from 'vitest';

import { WORKSHOP_CLAIMS } from '../testing/claims-of-workshops.ts';
import { engine } from '../testing/engine.ts';

const coolantSigns =
  'Coolant drops a little each week, no white smoke, runs at normal temperature.';

describe('a claim examined', () => {
  test.each(WORKSHOP_CLAIMS.map((claim) => [claim.text, claim] as const))(
    'is backed or left open where the workshop is right, never backed where it is not: %s',
    (text, { car, means, isRight, test: decides }) => {
      const [examined] = engine.examineClaims({ text }, car);
      expect(examined?.claimed?.faultIds).toContain(means);
      expect(examined?.standing).not.toBe(isRight ? 'does-not-fit' : 'fits');
      expect(examined?.decidingTest?.title).toMatch(decides);
    },
  );

  test('comes down on a side for most of them', () => {
    const sided = WORKSHOP_CLAIMS.filter(({ car, text, isRight }) => {
      const [examined] = engine.examineClaims({ text }, car);
      return examined?.standing === (isRight ? 'fits' : 'does-not-fit');
    });
    expect(sided.length / WORKSHOP_CLAIMS.length).toBeGreaterThan(0.75);
  });

  test('adds nothing to the probability of what it names', () => {
    const named = FAULTS.filter(({ name }, at) => at % 40 === 0 && !name.startsWith('No fault'));
    for (const { id } of named) {
      const alone = engine.examineClaims({ text: coolantSigns }, {}, [{ text: 'x', faultId: id }]);
      const twice = engine.examineClaims(
        { text: `The garage says the head gasket has gone. ${coolantSigns}` },
        {},
        [{ text: 'x', faultId: id }],
      );
      expect(twice[0]?.claimed?.probability).toBe(alone[0]?.claimed?.probability);
    }
  });

  test('says so when the car has no such part', () => {
    const [examined] = engine.examineClaims(
      { text: 'The garage says the DPF is blocked. It lost power on the motorway.' },
      { make: 'Nissan', model: 'Leaf', year: 2016, fuel: 'electric' },
    );
    expect(examined?.standing).toBe('does-not-fit');
    expect(examined?.summary).toContain('no such part');
    expect(examined?.decidingTest?.title).not.toContain('filter');
  });

  test('stays open where the report is too little, and says what would help', () => {
    const [examined] = engine.examineClaims({ text: 'The garage says the clutch has gone.' }, {});
    expect(examined?.standing).toBe('open');
    expect(examined?.claimed?.probability).toBe(0);
    expect(examined?.decidingTest?.title).toContain('slip test');
  });

  test('stays open where nobody knows the part', () => {
    const [examined] = engine.examineClaims({ text: coolantSigns }, {}, [
      { text: 'the flux capacitor is out of phase' },
    ]);
    expect(examined?.standing).toBe('open');
    expect(examined?.claimed).toBeUndefined();
    expect(examined?.ask.length).toBeGreaterThan(0);
  });

  test('takes a test that the owner did into account', () => {
    const blue = `${coolantSigns} I did a block test with the blue fluid and it stayed blue.`;
    const [examined] = engine.examineClaims({ text: blue }, {}, [{ text: 'head gasket' }]);
    expect(examined?.standing).not.toBe('fits');
    expect(examined?.against[0]).toContain('stayed blue');
    const green = 'I did a block test and the fluid turned yellow. Coolant drops each week.';
    const [confirmed] = engine.examineClaims({ text: green }, {}, [{ text: 'head gasket' }]);
    expect(confirmed?.standing).toBe('fits');
  });

  test('leaves a test to the workshop that the verdict forbids at home', () => {
    const [examined] = engine.examineClaims(
      { text: `The garage says the head gasket has gone. ${coolantSigns}` },
      {},
    );
    expect(examined?.decidingTest).toMatchObject({ who: 'workshop' });
    expect(examined?.decidingTest?.caution).toContain('Do not run the engine');
    expect(examined?.decidingTest?.cost.kit).toBeUndefined();
  });

  test('is never milder about driving than the report', () => {
    for (const { text, car } of WORKSHOP_CLAIMS) {
      const [examined] = engine.examineClaims({ text }, car);
      const { canDrive } = engine.diagnose({ text }, car);
      const rank = { yes: 0, caution: 1, no: 2 };
      expect(rank[examined?.canDrive.verdict ?? 'yes']).toBeGreaterThanOrEqual(
        rank[canDrive.verdict],
      );
    }
  });

  test('prices tests and repair by the labour rate of the place', () => {
    const [cheap, costly] = [4000, 8000].map(
      (labourCentsPerHour) =>
        engine.examineClaims({ text: coolantSigns }, {}, [{ text: 'water pump' }], {
          region: 'uk',
          labourCentsPerHour,
        })[0],
    );
    expect(cheap?.pricing.currency).toBe('GBP');
    expect(costly?.decidingTest?.cost.workshop.low).toBeGreaterThan(
      cheap?.decidingTest?.cost.workshop.low ?? Infinity,
    );
  });

  const golf = { year: 2014, make: 'Volkswagen', model: 'Golf', fuel: 'diesel' } as const;

  test('means the part that is named, not its whole family', () => {
    const named = (text: string) =>
      engine.examineClaims({ text: coolantSigns }, golf, [{ text }])[0]?.claimed?.faultIds;
    expect(named('a new EGR cooler')).toEqual(['egr-cooler-leaking']);
    expect(named('the rear shocks')).not.toContain('front-struts-worn');
    expect(named('the AdBlue tank has to be replaced')).toEqual(['adblue-dosing-failed']);
    expect(named('calipers')).not.toContain('brake-caliper-slides-seized');
    expect(named('discs and pads')).toContain('front-brake-pads-worn');
  });

  test('backs the fault and not the remedy, where it is usually cured without a new part', () => {
    const signs =
      'The DPF light came on after weeks of short trips in town, then limp mode with P2463.';
    const [renewed] = engine.examineClaims({ text: `${signs} They say it needs a new DPF.` }, golf);
    expect(renewed?.standing).toBe('fault-fits');
    expect(renewed?.summary).toContain('regenerated or cleaned first');
    const [found] = engine.examineClaims({ text: `${signs} They say the DPF is blocked.` }, golf);
    expect(found?.standing).toBe('fits');
  });

  test('does not offer a test again that the owner did', () => {
    const signs = 'It misfires under load and shakes at idle with P0302 stored.';
    const first = (text: string) =>
      engine.examineClaims({ text }, {}, [{ text: 'ignition coil' }])[0]?.decidingTest?.title;
    expect(first(signs)).toContain('Swap the coil');
    expect(first(`${signs} I swapped the coils over and the misfire stayed.`)).not.toContain(
      'Swap the coil',
    );
    expect(first(`${signs} I have not swapped the coils.`)).toContain('Swap the coil');
  });

  test('believes the owner that the car has no such part, and tests what fits better', () => {
    const [examined] = engine.examineClaims(
      {
        text: 'It cranks slowly in the morning and the battery is eight years old. This engine has no turbo.',
      },
      {},
      [{ text: 'a new turbo' }],
    );
    expect(examined?.standing).toBe('does-not-fit');
    expect(examined?.summary).toContain('no such part');
    expect(examined?.decidingTest?.title).toContain('battery');
  });

  test('takes a compressor for the suspension’s where the car sinks', () => {
    const [examined] = engine.examineClaims(
      { text: 'The rear air suspension sinks overnight and the compressor runs for ages.' },
      { year: 2014, make: 'Land Rover', model: 'Range Rover', fuel: 'diesel' },
      [{ text: 'compressor' }],
    );
    expect(examined?.claimed?.name).toBe('Air suspension compressor');
  });

  test('leaves it open where a neighbour in the family fits better than the part that is named', () => {
    const [examined] = engine.examineClaims(
      {
        text: 'One front wheel is far hotter than the other and the pads are worn on one side only; the slide pins are stiff. The car pulls to the left.',
      },
      golf,
      [{ text: 'a new caliper' }],
    );
    expect(examined?.claimed?.faultIds).not.toContain('brake-caliper-slides-seized');
    expect(examined?.standing).not.toBe('does-not-fit');
  });

  test.each(['there is no turbo whistle', 'it has no turbo lag'])(
    'does not take a sign that is not there for a part that is not there: %s',
    (text) => {
      const [examined] = engine.examineClaims({ text: `It has lost power and ${text}.` }, golf, [
        { text: 'a new turbo' },
      ]);
      expect(examined?.claimed).toBeDefined();
    },
  );

  test.each([
    [
      'Idle hunts and it stalls at junctions. The garage says the throttle body is dirty, £90 to clean it.',
      'throttle-body-carboned',
    ],
    [
      'It shudders at 40 mph. The garage says the torque converter only needs a fluid change.',
      'at-fluid-degraded',
    ],
  ])('means the cheaper cure where the workshop names it: %s', (text, means) => {
    const [examined] = engine.examineClaims({ text }, { transmission: 'automatic' });
    expect(examined?.claimed?.faultIds).toContain(means);
    expect(examined?.standing).not.toBe('does-not-fit');
  });

  test('does not send away a claim from which only a test separates what fits better', () => {
    const [examined] = engine.examineClaims(
      {
        text: 'Oil level is above max and smells of diesel, I do short runs. Dealer says the injectors leak, £1,400.',
      },
      { fuel: 'diesel' },
    );
    expect(examined?.betterFits[0]?.faultId).toBe('oil-diluted-with-fuel');
    expect(examined?.standing).not.toBe('does-not-fit');
  });

  test('believes words that name a dual clutch where the car’s form says automatic', () => {
    const [examined] = engine.examineClaims(
      {
        text: 'Seven-speed DSG, lost reverse and the even gears. The specialist says mechatronic, £1,200.',
      },
      { transmission: 'automatic' },
    );
    expect(examined?.claimed?.faultIds).toContain('dct-mechatronic-failed');
  });
});
