import { render, screen } from '@testing-library/react';
import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';
import { expect, test } from 'vitest';

import { partNamed, PICTURES } from './pictures.ts';
import { SystemPicture } from './system-picture.tsx';

test('a fault is shown at the part that its name means', () => {
  expect(partNamed('brakes', 'Worn front brake pads')).toBe('front-pads');
  expect(partNamed('suspension', 'Anti-roll bar drop link worn')).toBe('drop-link');
  expect(partNamed('fuel', 'Diesel particulate filter blocked')).toBe('dpf');
  expect(partNamed('electrical', 'Alternator not charging')).toBe('alternator');
  expect(partNamed('brakes', 'Something nobody named')).toBeUndefined();
});

test('every drawing names its parts within the sheet, each id once', () => {
  for (const system of SYSTEM_IDS) {
    const { parts } = PICTURES[system];
    expect(new Set(parts.map(({ id }) => id)).size, system).toBe(parts.length);
    for (const { name, label, isEnd = false } of parts) {
      const width = name.length * 8;
      const [x, y] = label;
      expect(isEnd ? x - width : x, `${system}: ${name}`).toBeGreaterThanOrEqual(0);
      expect(isEnd ? x : x + width, `${system}: ${name}`).toBeLessThanOrEqual(400);
      expect(y, `${system}: ${name}`).toBeLessThanOrEqual(258);
    }
  }
});

test('the part that is meant is in the name of the drawing', () => {
  render(<SystemPicture system="brakes" highlight="caliper" />);
  expect(screen.getByRole('img', { name: 'Brakes: Caliper' })).toBeInTheDocument();
});
