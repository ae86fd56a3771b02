import { expect, it } from 'vitest';

import { engine } from '../testing/engine.ts';
import { recommendations } from './words.ts';

const { causes, canDrive } = engine.diagnose(
  { text: 'Grinding noise from the front when I brake, the pedal pulsates.' },
  {},
);
const [leading] = causes;

it('recommends the repair after the checks that confirm it, and says so where there are none', () => {
  if (!leading) throw new Error('no cause');
  const said = (cause: typeof leading) => recommendations([cause], [], canDrive, true).join('\n');
  expect(leading.checks.length).toBeGreaterThan(0);
  expect(said(leading)).toContain('If that confirms it: ');
  expect(said(leading)).not.toContain('Once it is confirmed');
  const unchecked = said({ ...leading, checks: [] });
  expect(unchecked).toContain('Once it is confirmed: ');
  expect(unchecked).not.toContain('If that confirms it');
});
