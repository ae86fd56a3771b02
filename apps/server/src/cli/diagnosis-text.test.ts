import { engine } from '@wrenchwise/engine/testing/engine';
import { describe, expect, it } from 'vitest';

import { diagnosisText } from './diagnosis-text.ts';

const textFor = (text: string) => diagnosisText(engine.diagnose({ text }, {}));

describe('on the command line', () => {
  it('a report with too little to go on is asked about, with examples and without a verdict', () => {
    const asked = textFor('it makes a weird noise');
    expect(asked).toMatch(/^A noise was understood\./);
    expect(asked).toContain('- Grinding noise when I brake');
    expect(asked).not.toMatch(/drive it|Severity|%|\$/);
  });

  it('another language is answered so in that language', () => {
    expect(textFor('ma voiture ne démarre pas')).toMatch(/Only English.*\n.*anglais/);
  });

  it('causes of a few per cent have no severity, cost nothing and have nothing replaced', () => {
    const guessed = textFor('squeak');
    expect(guessed).toContain('No cause stands out yet');
    expect(guessed).not.toMatch(/Severity|leads with/);
    expect(guessed).not.toMatch(/\$|replace/i);
  });

  it('a healthy report has neither severity nor causes, and its figures', () => {
    const { needsMore: _, ...answer } = engine.diagnose({ text: 'it runs fine, coolant 88 C' }, {});
    const healthy = diagnosisText({
      ...answer,
      nothingFound: { message: 'Keep to its service schedule.' },
      canDrive: { verdict: 'yes', reason: 'Nothing speaks against it.' },
      alerts: [],
      causes: [],
      measurements: [
        {
          parameter: 'coolant-temperature',
          label: 'Coolant temperature',
          value: 88,
          unit: '°C',
          state: 'normal',
          text: 'coolant 88 C',
        },
      ],
      notUnderstood: [{ text: 'LTFT x7' }],
      claims: [{ text: 'head gasket', by: 'garage' }],
    });
    expect(healthy).toMatch(/^Nothing points to a fault\nKeep to its service schedule\.\nYes/);
    expect(healthy).toContain('Coolant temperature 88 °C: normal');
    expect(healthy).toContain('Figures that could not be read\n  - LTFT x7');
    expect(healthy).toContain('Your garage says: “head gasket”');
    expect(healthy).not.toMatch(/Severity|cause/);
  });

  it('one clear cause is shown with its cost', () => {
    expect(textFor('grinding noise when braking')).toMatch(/Yourself \$/);
  });
});
