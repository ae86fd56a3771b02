import { describe, expect, it } from 'vitest';

import dangers from '../../cases/safety/everyday-dangers.json' with { type: 'json' };
import harmless from '../../cases/safety/everyday-harmless.json' with { type: 'json' };
import { engine } from '../testing/engine.ts';

const alertsOf = (text: string) => engine.diagnose({ text }, {}).alerts.map(({ id }) => id);

describe('alerts', () => {
  it.each(harmless.texts)('stay silent about what is harmless: %s', (text) => {
    expect(alertsOf(text)).toEqual([]);
  });

  it.each(dangers.texts)('are raised by a danger reported in passing: %s', (text) => {
    expect(alertsOf(text)).not.toEqual([]);
  });

  it.each([
    'Petrol smell in the cabin.',
    'I smell gas in the cabin.',
    'The car smells of diesel inside.',
  ])('call a smell of fuel a fuel leak, and no exhaust gas: %s', (text) => {
    expect(alertsOf(text)).toContain('fuel-leak');
    expect(alertsOf(text)).not.toContain('carbon-monoxide');
  });

  it.each(['Exhaust gas comes into the cabin.', 'Exhaust gases in the cabin make me dizzy.'])(
    'call exhaust gas what it is: %s',
    (text) => {
      expect(alertsOf(text)).toContain('carbon-monoxide');
      expect(alertsOf(text)).not.toContain('fuel-leak');
    },
  );
});

describe('the reader', () => {
  it('takes a wife for a wife', () => {
    expect(engine.diagnose({ text: 'My wife says the light is on.' }, {}).findings).toEqual([]);
  });

  it('takes a lamp that is not lit for a lamp that is not lit', () => {
    const { findings } = engine.diagnose({ text: 'The check engine light is not on.' }, {});
    expect(findings.filter(({ present }) => present)).toEqual([]);
  });

  it('takes what is denied for absent, though other words of the sentence fit it', () => {
    const { findings } = engine.diagnose(
      { text: 'The tyre wall has a small scuff from a kerb but no bulge.' },
      {},
    );
    expect(findings).toContainEqual(expect.objectContaining({ id: 'tyre-bulge', present: false }));
  });

  it('takes a handbrake for no automatic emergency braking', () => {
    expect(alertsOf('I always use the emergency brake when I park.')).toEqual([]);
    expect(alertsOf('Emergency braking came on for no reason on the motorway.')).toContain(
      'false-braking',
    );
  });
});
