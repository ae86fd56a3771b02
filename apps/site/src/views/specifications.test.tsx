import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { makePage, modelPage } from '~/features/specifications/specifications.server.ts';
import { renderPage } from '~/testing/render-page.tsx';
import { sitePaths } from '~/testing/site-paths.ts';

import { modelMeta } from './specification-meta.ts';
import { SpecificationMakePage, SpecificationModelPage } from './specification-pages.tsx';

const show = (make: string, model: string) => {
  const page = modelPage(make, model);
  renderPage(() => <SpecificationModelPage page={page} />);
  return page;
};

test('a model’s page names its figures, its typical service, the look-ups of recalls and its sources', () => {
  show('ford', 'focus');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ford Focus specifications');
  const britain = screen.getByRole('table', { name: 'Ford Focus in the United Kingdom' });
  expect(within(britain).getAllByText(/mpg imperial/).length).toBeGreaterThan(0);
  expect(screen.getByText(/They are not this manufacturer’s own/)).toBeVisible();
  expect(screen.getByRole('link', { name: /by registration/ })).toHaveAttribute(
    'href',
    'https://www.check-vehicle-recalls.service.gov.uk/',
  );
  expect(screen.getByText(/Vehicle Certification Agency, car fuel data\. © Crown/)).toBeVisible();
});

test('each year leads to one place of the page', () => {
  const { years } = show('ford', 'focus');
  for (let year = years?.[0] ?? 0; year <= (years?.[1] ?? 0); year += 1) {
    expect(document.querySelectorAll(`[id="${year}"]`)).toHaveLength(1);
  }
});

test('an electric car has battery and charging, and no oil to change', () => {
  show('nissan', 'leaf');
  expect(screen.getByRole('heading', { name: 'Battery and charging' })).toBeVisible();
  expect(screen.queryByText(/engine oil and filter/i)).toBeNull();
});

test('known faults lead to guides and codes that there are, and name their source', () => {
  const { faults } = show('ford', 'focus');
  expect(faults.length).toBeGreaterThan(0);
  const paths = new Set(sitePaths());
  for (const { guide, source } of faults) {
    expect(paths).toContain(guide.path);
    expect(screen.getAllByText((text) => text.includes(source)).length).toBeGreaterThan(0);
  }
});

test('a make’s page leads to the models that have a page', () => {
  const page = makePage('skoda');
  renderPage(() => <SpecificationMakePage page={page} />);
  expect(screen.getByRole('link', { name: /^Octavia/ })).toHaveAttribute(
    'href',
    '/car-specifications/skoda/octavia',
  );
});

test('unknown makes and models have no page', () => {
  const statusOf = (make: () => unknown): unknown => {
    try {
      return make();
    } catch (error) {
      return error instanceof Response ? error.status : error;
    }
  };
  expect(statusOf(() => makePage('hovercraft'))).toBe(404);
  expect(statusOf(() => modelPage('ford', 'unheard-of'))).toBe(404);
});

test('search engines read the car that the page shows', () => {
  const data = modelMeta(modelPage('ford', 'focus')).find(
    (line) => 'script:ld+json' in line && line['script:ld+json']['@type'] === 'Car',
  );
  expect(JSON.parse(JSON.stringify(data))).toMatchObject({
    'script:ld+json': { model: 'Focus', brand: { name: 'Ford' } },
  });
});
