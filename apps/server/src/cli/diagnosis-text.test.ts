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

  it('another language is told so in that language', () => {
    expect(textFor('ma voiture ne démarre pas')).toMatch(/Only English.*\n.*anglais/);
  });

  it('causes of a few per cent cost nothing and have nothing replaced', () => {
    const guessed = textFor('squeak');
    expect(guessed).toContain('Severity: medium');
    expect(guessed).not.toMatch(/\$|replace/i);
  });

  it('one clear cause is told with its cost', () => {
    expect(textFor('grinding noise when braking')).toMatch(/Yourself \$/);
  });
});
