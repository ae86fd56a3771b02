import { buyersView } from '@wrenchwise/obd/buyers-view';
import { createEmulatedAdapter } from '@wrenchwise/obd/emulated/adapter';
import { emulatedCar } from '@wrenchwise/obd/emulated/cars';
import { CARS_FOR_SALE, type CarForSale, type Offer } from '@wrenchwise/obd/emulated/for-sale';
import { openSession, type Transport } from '@wrenchwise/obd/session';
import { distanceText } from '@wrenchwise/vehicle/mileage';
import { REGISTER_WORDS } from '@wrenchwise/vehicle/mot-anomalies';
import { expect, test } from 'vitest';

import { judgeForSale } from './judge.ts';
import type { BuyingFinding, SeenForSale } from './seen.ts';

/** A quarter of an hour after the start. */
const SECONDS = 900;

const transportTo = (car: ReturnType<typeof emulatedCar>): Transport => {
  const adapter = createEmulatedAdapter(car);
  const listeners: ((text: string) => void)[] = [];
  return {
    write: (text) => {
      const answer = adapter.type(text, SECONDS);
      queueMicrotask(() => {
        for (const listen of listeners) listen(answer);
      });
      return Promise.resolve();
    },
    onText: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
    onEnd: () => () => undefined,
    after: (ms, listener) => {
      const timer = setTimeout(listener, ms);
      return () => clearTimeout(timer);
    },
  };
};

const testsOf = ({ tests }: Offer): SeenForSale['motTests'] =>
  tests.map(([completedDate, value, unit]) => ({
    completedDate,
    testResult: 'PASSED',
    odometer: { value, unit: unit ?? 'MI' },
    defects: [],
  }));

const reader = {
  distance: (miles: number) => distanceText(miles, 'miles'),
  day: REGISTER_WORDS.day,
};

/** One visit: the car is read through its socket, and everything is set beside the offer. */
const visit = async ({ car, offer }: CarForSale): Promise<readonly BuyingFinding[]> => {
  const report = await (await openSession(transportTo(emulatedCar(car)))).report();
  return judgeForSale(
    {
      today: '2026-11-27',
      vin: offer.vin,
      make: offer.make,
      dashboard: offer.dashboard,
      motTests: testsOf(offer),
      socket: buyersView(report),
    },
    reader,
  );
};

const doubtful = (findings: readonly BuyingFinding[]): readonly string[] =>
  findings.filter(({ state }) => state === 'not consistent').map(({ id }) => id);

const ODOMETER = new Set(['mot-series', 'dashboard-mot', 'odometer-unit', 'odometer-counter']);

const named = CARS_FOR_SALE.map((sale) => [sale.title, sale] as const);

test.each(named.filter(([, { isErased }]) => isErased))(
  'an erased memory is found: %s',
  async (_, sale) => {
    expect(doubtful(await visit(sale))).toContain('memory');
  },
);

test.each(named.filter(([, { isSetBack }]) => isSetBack))(
  'an odometer that was set back is found: %s',
  async (_, sale) => {
    expect(doubtful(await visit(sale)).some((id) => ODOMETER.has(id))).toBe(true);
  },
);

test.each(named.filter(([, { isErased, isSetBack }]) => !isErased && !isSetBack))(
  'an honest car is not doubted: %s',
  async (_, sale) => {
    expect(doubtful(await visit(sale))).toEqual([]);
  },
);

test.each(named.filter(([, { isErased, isSetBack }]) => isErased && !isSetBack))(
  'an erased memory does not cast doubt on the distance: %s',
  async (_, sale) => {
    expect(doubtful(await visit(sale)).filter((id) => ODOMETER.has(id))).toEqual([]);
  },
);

test('the twenty are ten honest ones, ten erased memories and five odometers set back', () => {
  expect(CARS_FOR_SALE).toHaveLength(20);
  expect(CARS_FOR_SALE.filter(({ isErased }) => isErased)).toHaveLength(10);
  expect(CARS_FOR_SALE.filter(({ isSetBack }) => isSetBack)).toHaveLength(5);
  expect(CARS_FOR_SALE.filter(({ isErased, isSetBack }) => !isErased && !isSetBack)).toHaveLength(
    10,
  );
});

test('an odometer that was set back is found where the memory was left as it is', async () => {
  for (const sale of CARS_FOR_SALE.filter(({ isSetBack }) => isSetBack)) {
    const { erased: _, permanent: __, ...rest } = sale.car.sale ?? {};
    const found = doubtful(await visit({ ...sale, car: { ...sale.car, sale: rest } }));
    expect(
      found.some((id) => ODOMETER.has(id)),
      sale.title,
    ).toBe(true);
    expect(found, sale.title).not.toContain('memory');
  }
});
