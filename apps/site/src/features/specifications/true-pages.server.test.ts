import { modelPath } from '@wrenchwise/vehicle/specification-path';
import { expect, test } from 'vitest';

import { engineText, gearboxTexts, isHybrid } from './figures.ts';
import { carsWithPage, modelPage } from './specifications.server.ts';

/** What a mechanic would send back, as a rule over every page of a model. */
const pages = carsWithPage().map((car) => {
  const [, , make, model] = modelPath(car).split('/');
  return modelPage(make, model);
});

const pageOf = (name: string) => pages.find((page) => page.name === name);

const itemsOf = (name: string) => pageOf(name)?.service ?? [];

test('no car with mineral-oil brakes is asked to renew brake fluid in its years', () => {
  for (const name of [
    'Rolls-Royce Corniche',
    'Rolls-Royce Silver Spirit',
    'Bentley Turbo R',
    'Bentley Azure',
    'Citroën BX',
    'Citroën XM',
    'Citroën Xantia',
  ]) {
    const brakes = itemsOf(name).filter(({ item }) => item === 'brake-fluid');
    expect(brakes, name).toHaveLength(1);
    expect(brakes[0]?.title, name).toMatch(/hydraulic fluid/);
    expect(brakes[0]?.caution, name).toMatch(/mineral oil .* not brake fluid/);
    expect(brakes[0]?.interval, name).toBe('');
  }
  const dawn = itemsOf('Rolls-Royce Dawn').filter(({ item }) => item === 'brake-fluid');
  expect(dawn.map(({ only }) => only)).toEqual(['up to 2003', 'from 2004']);
  const golf = itemsOf('Volkswagen Golf').filter(({ item }) => item === 'brake-fluid');
  expect(golf.map(({ title }) => title)).toEqual(['Have the brake fluid renewed']);
});

test('a bare number is no electric van', () => {
  for (const number of ['200', '300', '350', '400', '500']) {
    expect(pageOf(`Mercedes-Benz ${number}`)?.electric, number).toEqual([]);
  }
  for (const name of ['Citroën C5', 'Toyota Verso', 'Tesla Roadster']) {
    expect(pageOf(name)?.electric, name).toEqual([]);
  }
  expect(pageOf('Vauxhall Ampera')?.electric.map(({ year }) => year)).toEqual([2012]);
});

test('an electric car is serviced and known as one', () => {
  for (const { name, isElectric, service, gearboxes, faults } of pages) {
    if (!isElectric) continue;
    expect(service.map(({ item }) => item).join(' '), name).not.toMatch(
      /engine|spark|timing|particulate|adblue/,
    );
    expect(gearboxTexts(gearboxes).join(' '), name).not.toMatch(/CVT|manual|dual/);
    expect(faults.map(({ id }) => id).join(' '), name).not.toMatch(
      /clutch|propshaft|exhaust|thermostat-housing/,
    );
  }
  expect(pageOf('Chevrolet Blazer EV')?.isElectric).toBe(true);
});

test('three tasks of one charging unit are one fault, and its recall is that of the make', () => {
  for (const { name, make, faults } of pages) {
    const ids = faults.map(({ id }) => id);
    if (!ids.includes('ev-iccu-failed')) continue;
    expect(ids, name).not.toContain('ev-onboard-charger-failed');
    expect(ids, name).not.toContain('dc-dc-converter-failed');
    const sources = faults.map(({ source }) => source).join(' ');
    expect(sources, name).not.toMatch(make === 'Kia' ? /24V-204/ : /24V-200/);
  }
});

test('every reason for which a fault is listed says something of the car or its make', () => {
  const reasons = new Set(pages.flatMap(({ faults }) => faults.map(({ source }) => source)));
  for (const reason of reasons) {
    expect(reason).not.toMatch(/^common |layouts|^(?:makes|manufacturers) (?:that|with|whose)/);
    expect(reason.split(' ').length, reason).toBeGreaterThan(1);
  }
});

test('four driven wheels are serviced under their condition where not all cars have them', () => {
  for (const { name, drives, service } of pages) {
    const rows = service.filter(({ item }) => item === 'all-wheel-drive-oil');
    if (drives.every((drive) => /AWD|4WD/.test(drive))) continue;
    for (const { only } of rows) expect(only, name).toMatch(/^(?:all|four)-wheel drive/);
  }
  const sportrak = itemsOf('Daihatsu Sportrak');
  expect(sportrak.find(({ item }) => item === 'all-wheel-drive-oil')?.reason).toMatch(
    /^The transfer box/,
  );
});

test('a row without a version has none with one beside it', () => {
  for (const { name, markets } of pages) {
    for (const { runs } of markets) {
      const unnamed = runs.filter(({ names }) => names.length === 0);
      expect([0, runs.length], name).toContain(
        runs.some(({ names }) => names.some((one) => !one.startsWith('from ')))
          ? unnamed.length
          : 0,
      );
    }
  }
});

test('steering and air conditioning that older cars need not have are left to the reader', () => {
  for (const { name, service } of pages) {
    for (const { caution } of service) expect(caution, name).not.toMatch(/Haldex, for example/);
  }
  const cautionOf = (item: string) =>
    itemsOf('Daihatsu Sportrak').find((one) => one.item === item)?.caution;
  expect(cautionOf('power-steering-fluid')).toMatch(/has no assistance/);
  expect(cautionOf('air-conditioning')).toMatch(/if the car has none/);
});

test('no title ends in a bracket that its condition would follow', () => {
  const doubled = pages.flatMap(({ name, service }) =>
    service
      .filter(({ title, only }) => only !== undefined && title.endsWith(')'))
      .map(({ title }) => `${name}: ${title}`),
  );
  expect(doubled).toEqual([]);
});

test('gearboxes are called what they are', () => {
  const gearsOf = (name: string) => gearboxTexts(pageOf(name)?.gearboxes ?? []).join(', ');
  expect(gearsOf('Mitsubishi Lancer')).not.toMatch(/6-speed automatic/);
  expect(gearsOf('Alfa Romeo 4C')).toBe('6-speed dual clutch');
  expect(gearsOf('Volkswagen up!')).toMatch(/automated manual/);
  expect(gearsOf('Audi Q5')).toMatch(/8-speed automatic/);
  expect(gearsOf('Toyota Mirai')).toBe('single speed');
  expect(pageOf('Toyota MR2')?.drives).toEqual(['RWD']);
});

test('cars are known for parts that they have', () => {
  const idsOf = (name: string) => pageOf(name)?.faults.map(({ id }) => id) ?? [];
  expect(idsOf('Vauxhall Adam')).not.toContain('wet-timing-belt-degraded');
  expect(idsOf('Peugeot 208')).toContain('wet-timing-belt-degraded');
  expect(idsOf('Citroën Ami').join(' ')).not.toMatch(/airbag/);
  expect(idsOf('Chevrolet Monte Carlo')).not.toContain('adaptive-damper-failed');
  expect(idsOf('GMC Acadia')).not.toContain('torque-converter-shudder');
  expect(itemsOf('Citroën 2CV').map(({ item }) => item)).not.toContain('engine-coolant');
  expect(itemsOf('Mazda RX-8').map(({ item }) => item)).not.toContain('timing-belt');
});

test('another maker’s car is not known for what its badge’s own cars are', () => {
  for (const name of ['Chrysler Ypsilon', 'Citroën C1', 'Toyota Proace', 'Vauxhall Ampera']) {
    const ofMake = pageOf(name)?.faults.filter(({ isOfModel }) => !isOfModel);
    expect(ofMake, name).toEqual([]);
  }
});

test('the service of a model with American figures is that of its British versions too', () => {
  const transit = itemsOf('Ford Transit').map(({ item }) => item);
  expect(transit).toContain('fuel-filter');
  expect(transit).toContain('manual-gearbox-oil');
  const four = itemsOf('Renault 4').find(({ item }) => item === 'engine-oil-and-filter');
  expect(four?.only).toBe('petrol');
});

test('all-wheel drive that only some British versions state is not that of the model', () => {
  for (const name of ['Škoda Octavia', 'Škoda Yeti', 'BMW 6 Series Gran Turismo']) {
    const page = pages.find((one) => one.name.replace('Skoda', 'Škoda') === name);
    expect(page?.isOfNamedVersions, name).toBe(true);
    const oil = page?.service.find(({ item }) => item === 'all-wheel-drive-oil');
    if (oil !== undefined) expect(oil.only, name).toMatch(/all-wheel|four-wheel/);
  }
  expect(pageOf('Subaru Outback')?.isOfNamedVersions).toBe(false);
});

test('of a hybrid the power of its engine is not given as the car’s', () => {
  for (const name of ['Dacia Bigster', 'Bentley Flying Spur']) {
    const engines = pageOf(name)?.markets.flatMap(({ runs }) => runs.flatMap((run) => run.engines));
    const hybrids = engines?.filter(({ fuel }) => isHybrid(fuel)).map(engineText) ?? [];
    expect(hybrids.length, name).toBeGreaterThan(0);
    expect(hybrids.join(' '), name).not.toContain('kW');
  }
});

test('slips of the sources are mended', () => {
  const litres = pageOf('Ford Fiesta')?.engines.map((engine) => engine.litres) ?? [];
  expect(litres).not.toContain(1.7);
  const runs = pageOf('Mercedes-Benz SLK')?.markets.flatMap((market) => market.runs) ?? [];
  const of2001 = runs.find(({ from }) => from === 2001)?.engines ?? [];
  expect(of2001.filter((engine) => engine.litres === 3.2 && engine.supercharged)).toEqual([]);
});

test('a 2CV with discs is not filled with brake fluid', () => {
  const brakes = itemsOf('Citroën 2CV').find(({ item }) => item === 'brake-fluid');
  expect(brakes?.caution).toMatch(/LHM/);
});
