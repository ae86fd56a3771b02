import { modelPath } from '@wrenchwise/vehicle/specification-path';
import { expect, test } from 'vitest';

import { drivesNamed } from './figures.ts';
import { carsWithPage, modelPage } from './specifications.server.ts';

/** Rules over every page of a model: each fails when one page breaks it. */
const pages = carsWithPage().map((car) => {
  const [, , make, model] = modelPath(car).split('/');
  return modelPage(make, model);
});

const pageOf = (name: string) => pages.find((page) => page.name === name);

test('no text of a page has a straight apostrophe', () => {
  const straight = pages.flatMap(({ name, service, faults }) => {
    const texts = [
      ...service.flatMap(({ title, reason, caution }) => [title, reason, caution]),
      ...faults.flatMap(({ summary, source }) => [summary, source]),
    ];
    return texts.filter((text) => /\p{L}'/u.test(text)).map((text) => `${name}: ${text}`);
  });
  expect(straight.slice(0, 5)).toEqual([]);
  expect(pages.length).toBeGreaterThan(1600);
});

test('four driven wheels have one name on a page', () => {
  expect(drivesNamed(['AWD', 'AWD or 4WD', 'FWD', '2WD'])).toEqual(['AWD', 'FWD']);
  expect(drivesNamed(['AWD or 4WD'])).toEqual(['AWD or 4WD']);
});

test('a feature of Tesla is named on pages of Tesla only', () => {
  const others = pages.filter(
    ({ make, faults }) =>
      make !== 'Tesla' && faults.some(({ summary }) => /Autopilot|Full Self/.test(summary)),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});

test('cars from before standard codes show none, and British cars no American part', () => {
  for (const { name, years, markets, faults } of pages) {
    const isAmerican = markets.some(({ id }) => id !== 'uk');
    if ((years?.[1] ?? 0) < (isAmerican ? 1996 : 2001)) {
      expect(
        faults.flatMap(({ codes }) => codes),
        name,
      ).toEqual([]);
    }
    if (isAmerican || markets.length === 0) continue;
    expect(
      faults.map(({ id }) => id),
      name,
    ).not.toContain('evap-pressure-sensor-or-leak-pump-faulty');
  }
});

test('no car of two driven wheels is known for a fault of four', () => {
  const ofFour = /awd-coupling|front-axle-disconnect|transfer|four-wheel-drive/;
  for (const { name, drives, faults } of pages) {
    if (drives.length === 0 || drives.some((drive) => /AWD|4WD/.test(drive))) continue;
    expect(faults.map(({ id }) => id).join(' '), name).not.toMatch(ofFour);
  }
});

test('a small car of unknown drive is known for no driven rear axle', () => {
  for (const name of ['Toyota Aygo', 'Ford Puma', 'Kia Stonic']) {
    const ids = pageOf(name)?.faults.map(({ id }) => id);
    expect(ids?.join(' '), name).not.toMatch(/limited-slip|propshaft|awd-coupling|transfer/);
  }
});

test('slips of the sources are not shown', () => {
  const cylinders = pageOf('Chrysler Sebring')?.markets.flatMap(({ runs }) =>
    runs.flatMap(({ engines }) =>
      engines.filter(({ litres }) => litres === 3.5).map((engine) => engine.cylinders),
    ),
  );
  expect(cylinders).not.toContain(4);
  const charging = pageOf('Mitsubishi i-MiEV')?.electric ?? [];
  expect(charging.some(({ dcPorts }) => dcPorts.includes('ccs'))).toBe(false);
  const zoe = pageOf('Renault Zoe')?.electric ?? [];
  expect(zoe.every(({ dcKw = 0 }) => dcKw <= 50)).toBe(true);
  const aygo = pageOf('Toyota Aygo')?.markets[0]?.runs[0];
  expect(aygo?.names).toContain('from 2022 the Aygo X');
});

test('a make’s fault is said of the models and years that have the part', () => {
  const faultOf = (name: string, id: string) =>
    pageOf(name)?.faults.find((fault) => fault.id === id);
  expect(faultOf('Porsche Boxster', 'air-suspension-compressor-failed')).toBeUndefined();
  expect(faultOf('Dodge Rampage', 'ladder-frame-rust')).toBeUndefined();
  expect(faultOf('Mercedes-Benz 190', 'diesel-injector-seal-blow-by')).toBeUndefined();
  expect(faultOf('Suzuki Ignis', 'mild-hybrid-48v-fault')).toBeUndefined();
  expect(faultOf('Ford F-150 Lightning', 'leaf-spring-cracked')).toBeUndefined();
  expect(faultOf('Dodge Grand Caravan', 'power-sliding-door-fault')?.years).toEqual([1999, 2020]);
  expect(faultOf('Toyota Highlander', 'hybrid-battery-worn')?.years).toEqual([2006, 2012]);
  for (const { name, faults } of pages) {
    const ofRam = faults.filter(({ source }) => /1500/.test(source));
    expect(ofRam.length === 0 || /1500/.test(name), name).toBe(true);
  }
});

test('service is that of the years, fuels and gearboxes of the model', () => {
  const itemOf = (name: string, title: RegExp) =>
    pageOf(name)?.service.filter((item) => title.test(item.title));
  expect(itemOf('Porsche Boxster', /power steering/)?.map(({ only }) => only)).toEqual([
    'up to 2012',
  ]);
  expect(itemOf('Ferrari 308', /pollen/)).toEqual([]);
  expect(itemOf('Citroën XM', /fuel filter/)?.[0]?.only).toBe('diesel');
  expect(itemOf('Citroën XM', /engine oil/)).toHaveLength(1);
  expect(itemOf('Mazda 3', /spark plugs/)?.map(({ only }) => only)).toEqual(['petrol']);
  expect(itemOf('BMW 3 Series', /coolant/)?.map(({ only }) => only)).toContain('up to 1999');
  for (const { name, service } of pages) {
    const keys = service.map(({ key }) => key);
    expect(new Set(keys).size, name).toBe(keys.length);
  }
});

test('a campaign that names several versions is one', () => {
  for (const { name, recalls } of pages) {
    expect(new Set(recalls.map(({ id }) => id)).size, name).toBe(recalls.length);
  }
  const ioniq = pageOf('Hyundai Ioniq')?.recalls.find(({ id }) => id === '22V459');
  expect(ioniq?.version).toBe('Ioniq Plug-In Hybrid, Ioniq Hybrid');
});
