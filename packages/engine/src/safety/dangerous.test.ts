import { describe, expect, it } from 'vitest';

import dangerous from '../../cases/dangerous.json' with { type: 'json' };
import { engine } from '../testing/engine.ts';

describe('dangerous descriptions', () => {
  it('are at least eighty', () => {
    expect(dangerous.texts.length).toBeGreaterThanOrEqual(80);
  });

  it.each(dangerous.texts)('does not call it safe: %s', (text) => {
    const { severity, canDrive, alerts } = engine.diagnose({ text }, {});
    expect(severity).not.toBe('low');
    expect(canDrive.verdict).not.toBe('yes');
    expect(alerts.map((alert) => alert.id)).not.toEqual([]);
  });
});

describe('alerts', () => {
  const alertsOf = (text: string) => engine.diagnose({ text }, {}).alerts.map((alert) => alert.id);

  it.each([
    'No fuel smell and no smoke, only a squeaky seat.',
    'The brakes have never failed and the steering is not loose, the radio is dead.',
    'There was no fire, no smoke and no fuel leak. The window is slow.',
  ])('stay silent about what is denied: %s', (text) => {
    expect(alertsOf(text)).toEqual([]);
  });

  it.each([
    'The radio reboots. This could cause a crash or a fire.',
    'My boot light does not work, I am afraid of a fire.',
  ])('stay silent about what is only feared: %s', (text) => {
    expect(alertsOf(text)).not.toContain('fire');
  });

  it('stay silent about a recall that the owner only read of', () => {
    expect(
      alertsOf(
        'NHTSA campaign 21V-123 says that these cars may catch fire. My horn does not work.',
      ),
    ).not.toContain('fire');
  });

  it('quote the report', () => {
    const text = 'Help! The brake pedal goes to the floor.';
    const [alert] = engine.diagnose({ text }, {}).alerts;
    expect(text).toContain(alert?.text ?? 'nothing');
    expect(alert?.id).toBe('brake-loss');
  });
});
