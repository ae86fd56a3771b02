import { describe, expect, test } from 'vitest';

import type { ScheduledService, ScheduleInput } from './scheduled-service.ts';
import { addMonths, monthsBetween } from './service-dates.ts';
import { SERVICE_ITEM_IDS, type ServiceItemId } from './service-item.ts';
import { SERVICE_MARKETS, SEVERE_USES } from './service-rule.ts';
import { serviceSchedule } from './service-schedule.ts';

const TODAY = '2026-11-22';

const scheduleOf = (input: Omit<ScheduleInput, 'today'>) => {
  const schedule = serviceSchedule({ ...input, today: TODAY });
  return {
    items: schedule.map(({ item }) => item),
    of: (item: ServiceItemId): ScheduledService => {
      const found = schedule.find((service) => service.item === item);
      if (found === undefined) throw new Error(`no ${item}`);
      return found;
    },
  };
};

describe('the schedule of', () => {
  test('a British petrol car of 2015 with a manual gearbox', () => {
    const { items, of } = scheduleOf({
      vehicle: { year: 2015, fuel: 'petrol', transmission: 'manual', mileage: 82_000 },
      market: 'uk',
      history: [
        { item: 'engine-oil-and-filter', date: '2026-03-01', mileage: 78_000 },
        { item: 'mot', date: '2026-01-15', nextDue: '2027-02-10' },
      ],
    });
    expect(of('engine-oil-and-filter')).toMatchObject({
      dueDate: '2027-03-01',
      dueMileage: 88_000,
      from: 'history',
      state: 'later',
      interval: { months: 12, miles: 10_000, km: 15_000 },
      isTypical: true,
    });
    expect(of('mot')).toMatchObject({ dueDate: '2027-02-10', need: 'required' });
    // Never recorded on a car of eleven years: to be found out now.
    expect(of('timing-belt')).toMatchObject({ state: 'due-soon', from: 'assumed' });
    expect(of('timing-belt').caution).toMatch(/manual decides/);
    expect(items).toContain('spark-plugs');
    expect(items).toContain('manual-gearbox-oil');
    for (const absent of ['particulate-filter', 'high-voltage-battery', 'state-inspection']) {
      expect(items).not.toContain(absent);
    }
  });

  test('a diesel of 2018 with a dual clutch and all-wheel drive that tows', () => {
    const { items, of } = scheduleOf({
      vehicle: {
        year: 2018,
        fuel: 'diesel',
        transmission: 'dual-clutch',
        mileage: 61_000,
        hasAllWheelDrive: true,
      },
      market: 'eu',
      useProfile: { severe: ['towing'], milesPerYear: 12_000 },
    });
    expect(items).toEqual(
      expect.arrayContaining([
        'adblue',
        'all-wheel-drive-oil',
        'dual-clutch-oil',
        'fuel-filter',
        'glow-plugs',
        'particulate-filter',
        'roadworthiness-inspection',
      ]),
    );
    expect(items).not.toContain('spark-plugs');
    const oil = of('engine-oil-and-filter');
    expect(oil.interval).toEqual({ months: 6, miles: 5000, km: 7500 });
    expect(oil.shortenedBy).toEqual([
      { use: 'towing', reason: expect.stringContaining('Towing') as string },
    ]);
  });

  test('an American hybrid of 2020 with a CVT', () => {
    const { items } = scheduleOf({
      vehicle: { year: 2020, fuel: 'hybrid', transmission: 'cvt', mileage: 70_000 },
      market: 'us',
    });
    expect(items).toEqual(
      expect.arrayContaining([
        'electronics-coolant',
        'hybrid-battery-air-filter',
        'hybrid-transaxle-fluid',
        'state-inspection',
      ]),
    );
    // The fluid of a belt and pulleys is not a hybrid's.
    for (const absent of ['cvt-fluid', 'mot', 'auxiliary-belt', 'charging-port-and-cable']) {
      expect(items).not.toContain(absent);
    }
  });

  test('an electric car has nothing of an engine', () => {
    const { items, of } = scheduleOf({
      vehicle: { year: 2021, fuel: 'electric', mileage: 40_000 },
      market: 'uk',
      useProfile: { severe: ['short-trips', 'cold'] },
    });
    for (const item of items) {
      expect(item).not.toMatch(/engine|spark|glow|fuel|timing|auxiliary|adblue|particulate|cvt/);
    }
    expect(items).toEqual(
      expect.arrayContaining(['brake-exercise', 'reduction-gear-oil', 'high-voltage-battery']),
    );
    expect(of('battery-12v').interval.months).toBe(6);
    expect(items).toContain('underbody-wash');
  });

  test('a car of 1996 on LPG has shorter intervals', () => {
    const { items, of } = scheduleOf({
      vehicle: { year: 1996, fuel: 'lpg', transmission: 'automatic', mileage: 140_000 },
      market: 'au',
    });
    expect(of('engine-oil-and-filter').interval).toMatchObject({ miles: 6000 });
    expect(of('spark-plugs').interval).toMatchObject({ miles: 30_000 });
    expect(items).toContain('lpg-filter');
    expect(items).not.toContain('cabin-filter');
    // Winter comes in the middle of the year.
    expect(of('winter-check').dueDate).toBe('2027-04-15');
  });

  test('a car of which nothing is known is only of any engine, and nothing is overdue', () => {
    const { items, of } = scheduleOf({ vehicle: {} });
    expect(items).toContain('engine-oil-and-filter');
    expect(items).not.toContain('spark-plugs');
    expect(items.every((item) => of(item).state !== 'overdue')).toBe(true);
  });
});

describe('what is due', () => {
  test('is the first of date and odometer, and expected by the use', () => {
    const done = [{ item: 'engine-oil-and-filter', date: '2026-10-01', mileage: 80_000 }] as const;
    const at = (mileage: number, milesPerYear: number) =>
      scheduleOf({
        vehicle: { year: 2019, fuel: 'petrol', mileage },
        history: done,
        useProfile: { milesPerYear },
      }).of('engine-oil-and-filter');
    expect(at(82_000, 30_000)).toMatchObject({ state: 'later', dueDate: '2027-10-01' });
    expect(at(82_000, 30_000).expected < '2027-03-01').toBe(true);
    expect(at(82_000, 3000).expected).toBe('2027-10-01');
    expect(at(89_600, 10_000).state).toBe('due-soon');
    expect(at(90_001, 10_000).state).toBe('overdue');
  });

  test('is named a month before its day, and overdue after it', () => {
    const brakeFluid = (date: string) =>
      scheduleOf({ vehicle: { year: 2019 }, history: [{ item: 'brake-fluid', date }] }).of(
        'brake-fluid',
      ).state;
    expect(brakeFluid('2025-06-01')).toBe('later');
    expect(brakeFluid('2024-12-20')).toBe('due-soon');
    expect(brakeFluid('2024-11-21')).toBe('overdue');
  });

  test('comes first when it is urgent', () => {
    const schedule = serviceSchedule({
      vehicle: { year: 2012, fuel: 'diesel', mileage: 120_000 },
      today: TODAY,
      history: [{ item: 'brake-fluid', date: '2020-01-01' }],
    });
    const order = ['overdue', 'due-soon', 'later'];
    const places = schedule.map(({ state }) => order.indexOf(state));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(schedule[0]?.item).toBe('brake-fluid');
  });

  test('in a season is done once a year', () => {
    const winter = (date?: string) =>
      scheduleOf({
        vehicle: { year: 2019 },
        history: date === undefined ? [] : [{ item: 'winter-check', date }],
      }).of('winter-check');
    // The season has begun: it is due today, and not on a day that has passed.
    expect(winter()).toMatchObject({ dueDate: TODAY, state: 'due-soon' });
    expect(winter('2026-11-01').dueDate).toBe('2027-10-15');
    expect(winter('2026-09-20').dueDate).toBe('2027-10-15');
  });
});

test('every item has a rule somewhere, a reason, and an interval in both units where it goes by distance', () => {
  const seen = new Set<ServiceItemId>();
  const wrong: ScheduledService[] = [];
  for (const market of SERVICE_MARKETS) {
    for (const fuel of [
      'petrol',
      'diesel',
      'hybrid',
      'plug-in-hybrid',
      'electric',
      'lpg',
    ] as const) {
      for (const transmission of ['manual', 'automatic', 'cvt', 'dual-clutch'] as const) {
        for (const year of [1995, 2012, 2022]) {
          for (const service of serviceSchedule({
            vehicle: { year, fuel, transmission, mileage: 50_000, hasAllWheelDrive: true },
            market,
            useProfile: { severe: SEVERE_USES },
            today: TODAY,
          })) {
            seen.add(service.item);
            const { months, miles, km } = service.interval;
            const ratio = miles === undefined || km === undefined ? 1.6 : km / miles;
            const isWhole =
              service.reason.length > 20 &&
              (months ?? miles ?? 0) > 0 &&
              (miles === undefined) === (km === undefined) &&
              ratio > 1.3 &&
              ratio < 1.9 &&
              (service.dueDate ?? service.dueMileage) !== undefined;
            if (!isWhole) wrong.push(service);
          }
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect([...seen].toSorted()).toEqual([...SERVICE_ITEM_IDS].toSorted());
});

test('months are counted by the calendar', () => {
  expect(addMonths('2024-01-31', 1)).toBe('2024-02-29');
  expect(addMonths('2024-12-15', 2)).toBe('2025-02-15');
  expect(monthsBetween('2024-01-31', '2024-02-28')).toBe(0);
  expect(monthsBetween('2020-05-10', '2026-11-22')).toBe(78);
});
