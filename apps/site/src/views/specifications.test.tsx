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
  expect(within(britain).getAllByText(/mpg \(US\)/).length).toBeGreaterThan(0);
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

test('a car without British figures for some years says for which', () => {
  show('vauxhall', 'corsa');
  expect(screen.getByText(/no British figures for 2014 and 2020–2023/)).toBeVisible();
});

test('a car that only American figures list says so', () => {
  show('ford', 'f-150');
  expect(screen.getByText(/figures below are North American/)).toBeVisible();
});

test('rows of the same years have names', () => {
  show('toyota', 'prius');
  const britain = screen.getByRole('table', { name: 'Toyota Prius in the United Kingdom' });
  expect(within(britain).getAllByText('Prius+').length).toBeGreaterThan(0);
});

test('a gearbox that the figures name twice is shown once', () => {
  const gears = ({ markets }: ReturnType<typeof modelPage>) =>
    markets
      .filter(({ id }) => id === 'uk')
      .flatMap(({ runs }) => runs.flatMap(({ gearboxes }) => gearboxes.map(({ kind }) => kind)));
  expect(new Set(gears(modelPage('toyota', 'prius')))).toEqual(new Set(['cvt']));
  const focus = modelPage('ford', 'focus').markets.find(({ id }) => id === 'uk');
  const latest = focus?.runs[0]?.gearboxes ?? [];
  expect(latest).toContainEqual({ kind: 'dual-clutch', gears: 7 });
  expect(latest).not.toContainEqual({ kind: 'automatic', gears: 7 });
});

test('a page without engines and batteries promises none, and is in no search engine', () => {
  const page = modelPage('citroen', 'saxo');
  expect(page.hasFigures).toBe(false);
  renderPage(() => <SpecificationModelPage page={page} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Saxo MOT results and service',
  );
  expect(modelMeta(page)).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(modelMeta(modelPage('ford', 'focus'))).not.toContainEqual({
    name: 'robots',
    content: 'noindex',
  });
});

test('a car is not known for the faults of a gearbox that it never had', () => {
  const sources = modelPage('ford', 'focus').faults.map(({ source }) => source);
  expect(sources.filter((source) => /10-speed/.test(source))).toEqual([]);
});

test('what concerns one fuel only comes after what all may have, and says which', () => {
  const { faults } = modelPage('renault', 'master');
  expect(faults.length).toBeGreaterThan(1);
  expect(faults[0]?.onlyFuels).toEqual([]);
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

test('a model is known for no part that none of its versions has', () => {
  const knownFor = (make: string, model: string) =>
    modelPage(make, model).faults.map(({ id }) => id);
  // Front-wheel drive, rear-wheel drive with a torque converter, four and CVT gears, 6- and 7-speed ones.
  expect(knownFor('chevrolet', 'nova').join()).not.toMatch(/transfer-case|propshaft|front-axle/);
  expect(knownFor('infiniti', 'm37').join()).not.toMatch(/cvt/);
  expect(knownFor('chevrolet', 'spark')).not.toContain('gearbox-software-calibration');
  expect(knownFor('chevrolet', 'spark')).not.toContain('ev-drive-software-fault');
  expect(knownFor('porsche', '944').join()).not.toMatch(/air-s/);
  expect(knownFor('ford', 'fiesta')).not.toContain('gearbox-software-calibration');
  expect(knownFor('ford', 'fiesta')).toContain('dct-dry-clutch-shudder');
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

test('a car that only the table of electric versions lists has no engine to service', () => {
  const titles = modelPage('smart', '5').service.map(({ title }) => title);
  expect(titles.join(', ')).not.toMatch(/engine|timing belt|spark plugs/);
  expect(titles.join(', ')).toMatch(/traction battery/);
  const hybrid = modelPage('volkswagen', 'golf-gte').service.map(({ title }) => title);
  expect(hybrid.join(', ')).toMatch(/engine oil/);
});

test('what a make is known for is not said of models without the part', () => {
  const faultsOf = (make: string, model: string) =>
    modelPage(make, model).faults.map(({ id }) => id);
  expect(faultsOf('mitsubishi', 'cordia')).not.toContain('ladder-frame-rust');
  expect(faultsOf('suzuki', 'xl7')).not.toContain('ladder-frame-rust');
  expect(faultsOf('bmw', 'm8')).not.toContain('air-spring-leaking');
  const fiveHundred = faultsOf('ford', 'five-hundred').join(' ');
  expect(fiveHundred).not.toMatch(/spark-plug-thread|transfer-case|idle-air/);
  expect(faultsOf('toyota', 'tacoma')).toContain('ladder-frame-rust');
});

test('the timing belt comes last and without an interval, because the engine may have a chain', () => {
  const { service } = modelPage('ford', 'focus');
  const belt = service.find(({ title }) => /timing belt/.test(title));
  expect(belt).toMatchObject({ interval: '' });
  expect(service.at(-1)?.title).toMatch(/timing belt/);
});

test('what only the make is known for is under a heading of the make', () => {
  show('bmw', 'm8');
  expect(screen.queryByRole('heading', { name: 'What this model is known for' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'What BMW cars are known for' })).toBeVisible();
});
