import { engine } from '@wrenchwise/engine/testing/engine';
import { KNOWLEDGE } from '@wrenchwise/knowledge/knowledge';
import { expect, test } from 'vitest';

import { type CarOnOffer, createBuyingSheets } from './buying-sheet.ts';

const sheetOf = createBuyingSheets(KNOWLEDGE, engine);

const GOLF: CarOnOffer = {
  make: 'Volkswagen',
  model: 'Golf',
  year: 2013,
  fuel: 'diesel',
  transmission: 'manual',
  mileage: 89_000,
};

const sheet = (car: Partial<CarOnOffer> = {}, list = '', region: 'uk' | 'us' = 'uk') =>
  sheetOf({
    car: { ...GOLF, ...car },
    motList: list,
    market: 'uk',
    today: '2026-11-27',
    prices: { region },
  });

test('a car has what it is known for, with a place to look, a source and a price of the place', () => {
  const { lookFor, currency } = sheet();
  expect(lookFor.length).toBeGreaterThan(0);
  expect(lookFor.some(({ look }) => look !== undefined)).toBe(true);
  for (const { cost, source, factor } of lookFor) {
    expect(cost.high).toBeGreaterThanOrEqual(cost.low);
    expect(source).not.toBe('');
    expect(factor).toBeGreaterThan(1);
  }
  expect(currency).toBe('GBP');
  expect(sheet({}, '', 'us').currency).toBe('USD');
});

test('no look lifts the car, drives it hard or takes something off', () => {
  for (const model of ['Golf', 'Passat', 'Polo', 'Tiguan']) {
    for (const { look } of sheet({ model }).lookFor) {
      expect(look?.steps.join(' ') ?? '').not.toMatch(/\b(?:jack|stand|unscrew|unplug|lift)\b/i);
    }
  }
});

test('a petrol car is not looked at for faults of diesels', () => {
  const ids = (fuel: 'petrol' | 'diesel') => sheet({ fuel }).lookFor.map(({ faultId }) => faultId);
  const faults = new Map(KNOWLEDGE.faults.map((fault) => [fault.id, fault]));
  for (const id of ids('petrol')) {
    expect(faults.get(id)?.fits?.fuels ?? ['petrol']).toContain('petrol');
  }
});

test('what the MOT left open has a price, and is not among what may come besides', () => {
  const { motList, likely } = sheet(
    {},
    'Major: Offside Front Wheel bearing has excessive play (5.1.3 (a) (i))\nAdvisory: Front Brake disc worn, pitted or scored, but not seriously weakened (1.1.14 (a) (ii))',
  );
  expect(motList).toHaveLength(2);
  expect(motList[0]).toMatchObject({ urgency: 'before-driving', className: 'Major' });
  expect(motList[0]?.repair?.cost.low).toBeGreaterThan(0);
  const listed = motList.map(({ repair }) => repair?.faultId);
  for (const { faultId } of likely) expect(listed).not.toContain(faultId);
});

test('what is due on such a car by its age is named with the price of doing it', () => {
  const { due } = sheet();
  expect(due.length).toBeGreaterThan(0);
  for (const { kind, cost, date } of due) {
    expect(kind).toBe('service');
    expect(cost.high).toBeGreaterThan(0);
    expect(date ?? '').toMatch(/^202[67]-/);
  }
});
