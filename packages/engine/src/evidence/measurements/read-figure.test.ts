import { describe, expect, it } from 'vitest';

import { engine } from '../../testing/engine.ts';

describe('a figure typed as an answer', () => {
  it.each([
    [
      '6 mm',
      'Measure the front brake pads',
      { value: 6, unit: 'mm', parameter: 'front-pad-thickness' },
    ],
    [
      '12.4V',
      'Measure the battery voltage',
      { value: 12.4, unit: 'V', parameter: 'system-voltage' },
    ],
    [
      'about 12,4',
      'Measure the battery voltage',
      { value: 12.4, unit: 'V', parameter: 'system-voltage' },
    ],
    ['300 kPa', 'fuel-pressure', { value: 300, unit: 'kPa', parameter: 'fuel-pressure' }],
    ['32', 'tyre-pressure', { value: 32, unit: 'psi', parameter: 'tyre-pressure' }],
    ['3/32', 'Measure the tyre tread', { value: 3, unit: '/32 in', parameter: 'tread-depth' }],
    ['-40', 'coolant-temperature', { value: -40, unit: '°C', parameter: 'coolant-temperature' }],
    ['17 ohms', '', { value: 17, unit: 'Ω' }],
    ['42', '', { value: 42, unit: '' }],
  ])('%s for %s', (text, hint, expected) => {
    expect(engine.readFigure(text, hint)).toMatchObject(expected);
  });

  it.each([
    ['no idea', 'fuel-pressure'],
    ['', 'fuel-pressure'],
    ['900 V', 'system-voltage'],
    ['12.4.2012', 'system-voltage'],
  ])('is not there in %j for %s', (text, hint) => {
    expect(engine.readFigure(text, hint)).toBeUndefined();
  });
});
