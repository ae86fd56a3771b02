import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Gallery } from './gallery.tsx';

const ROOT = join(import.meta.dirname, '../../..');

/** Modules that are shown by another one. */
const SHOWN_BY_OTHERS: ReadonlySet<string> = new Set([
  'ui/toaster-impl.tsx',
  // Around words of every component.
  'ui/language/trans.tsx',
  // Of every chart.
  'ui/charts/legend.tsx',
  'ui/charts/plot.tsx',
  'car-ui/car-systems.tsx',
  // Of every drawing with a whole car.
  'car-ui/bodies/hatchback.tsx',
]);

/** The sheets of step drawings, all shown by `StepDrawing`. */
const SKETCHES = /^car-ui\/steps\/(?!step-drawing\.tsx$)/;

const componentsOf = (name: string): readonly string[] =>
  readdirSync(join(ROOT, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !/\.test\.tsx$|^testing\//.test(path))
    .map((path) => `${name}/${path}`);

test('the gallery shows every component of ui and car-ui', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
    .join('\n');
  const missing = [...componentsOf('ui'), ...componentsOf('car-ui')].filter(
    (path) =>
      !SHOWN_BY_OTHERS.has(path) &&
      !SKETCHES.test(path) &&
      !sources.includes(`'@wrenchwise/${path}'`),
  );
  expect(missing).toEqual([]);
});

test('it renders each in light and in dark', () => {
  render(<Gallery />);
  expect(screen.getByRole('heading', { name: 'Component gallery' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Busy' })).toHaveLength(8);
  expect(screen.getAllByText('Failed to load recent diagnoses')).toHaveLength(4);
});
