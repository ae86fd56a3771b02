import { describe, expect, test } from 'vitest';

import { createEmulatedAdapter, type Quirks } from './emulated/adapter.ts';
import type { Protocol } from './emulated/car.ts';
import { emulatedCar } from './emulated/cars.ts';
import { FAULTS, isFaultName } from './emulated/faults.ts';
import { isMoving, isRunning } from './motion.ts';
import { ObdError, openSession, type Transport } from './session.ts';

const AT_SECOND = 900;
const PROTOCOLS: readonly Protocol[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const PIECE = 7;

interface Plug {
  readonly transport: Transport;
  readonly pullOut: () => void;
}

/** An adapter whose characters arrive in small pieces, as those of Bluetooth do. */
const plugOf = (type: (characters: string) => string | undefined): Plug => {
  const texts: ((text: string) => void)[] = [];
  const ends: (() => void)[] = [];
  return {
    pullOut: () => {
      for (const end of ends) end();
    },
    transport: {
      write: (characters) => {
        const printed = type(characters) ?? '';
        queueMicrotask(() => {
          for (let at = 0; at < printed.length; at += PIECE) {
            for (const listen of texts) listen(printed.slice(at, at + PIECE));
          }
        });
        return Promise.resolve();
      },
      onText: (listener) => {
        texts.push(listener);
        return () => undefined;
      },
      onEnd: (listener) => {
        ends.push(listener);
        return () => undefined;
      },
      after: (ms, listener) => {
        const timer = setTimeout(listener, ms);
        return () => clearTimeout(timer);
      },
    },
  };
};

const plugged = (car: Parameters<typeof createEmulatedAdapter>[0], quirks?: Quirks): Plug => {
  const adapter = createEmulatedAdapter(car, quirks);
  return plugOf((characters) => adapter.type(characters, AT_SECOND));
};

const reportOf = async (car: Parameters<typeof createEmulatedAdapter>[0], quirks?: Quirks) =>
  (await openSession(plugged(car, quirks).transport)).report();

const QUIRKS: readonly (readonly [string, Quirks])[] = [
  ['an adapter as it should be', {}],
  ['one that prints no headers', { ignoresHeaders: true }],
  ['one that prints frames twice, in a car that asks for time', { doubles: true, slow: true }],
  ['one that answers the first of several', { oneAtATime: true }],
  ['one that does not know ATS0 and ATAT1', { unknown: ['ATAT1', 'ATS0'] }],
  ['one with line ends of its own', { lineEnd: '\r\n\r\n' }],
];

describe('one visit to the socket reads the same car', () => {
  test.each(
    PROTOCOLS.flatMap((protocol) => QUIRKS.map(([name, quirks]) => ({ protocol, name, quirks }))),
  )('on protocol $protocol by $name', async ({ protocol, quirks }) => {
    const report = await reportOf(emulatedCar({ fault: 'misfire-coil', protocol }), quirks);
    expect(report.vin).toBe('WVWZZZ1KZ9W000001');
    expect(report.stored.map(({ code }) => code)).toEqual(['P0302', 'P0352']);
    expect(report.freezeFrame?.code).toBe('P0302');
    expect(report.monitors[0]).toMatchObject({ warningLight: true, codes: 2, ignition: 'spark' });
    const figure = (name: string) => report.values.find((value) => value.name === name)?.value;
    expect(figure('Long-term fuel trim, bank 1')).toBeCloseTo(3.9, 0);
    expect(figure('Odometer')).toBe(143_210);
    expect(report.adapter).toMatchObject({ protocol, volts: 14.2 });
  });

  test.each(Object.keys(FAULTS))('with the codes of %s', async (name) => {
    if (!isFaultName(name)) throw new Error(name);
    const report = await reportOf(emulatedCar({ fault: name }));
    expect(report.stored.map(({ code }) => code)).toEqual([...FAULTS[name].stored]);
  });
});

describe('a car for sale', () => {
  test('shows that its codes were erased, and what stays', async () => {
    const sale = { erased: { km: 31, warmUps: 2 }, permanent: ['P0420'], odometerKm: 61_000 };
    const report = await reportOf(emulatedCar({ fault: 'catalyst', sale }));
    expect(report.stored).toEqual([]);
    expect(report.permanent.map(({ code }) => code)).toEqual(['P0420']);
    const figure = (name: string) => report.values.find((value) => value.name === name)?.value;
    expect(figure('Distance since codes were erased')).toBe(31);
    expect(figure('Warm-ups since codes were erased')).toBe(2);
    expect(report.monitors[0]?.monitors.some(({ state }) => state === 'not ready')).toBe(true);
  });

  test('shows that a control unit came out of another car', async () => {
    const report = await reportOf(emulatedCar({ sale: { otherVin: 'VF1BM0B0H00000001' } }));
    expect(report.otherVins).toEqual([{ controlUnit: '7E9', vin: 'VF1BM0B0H00000001' }]);
  });
});

test('erasing clears stored codes and leaves permanent ones', async () => {
  const session = await openSession(plugged(emulatedCar({ fault: 'thermostat' })).transport);
  expect(await session.erase()).toBe(true);
  expect((await session.ask('03')).codes).toEqual([]);
  expect((await session.ask('0A')).codes).toHaveLength(1);
});

describe('a session that cannot begin says why', () => {
  test('the ignition is off', async () => {
    const { transport } = plugged(emulatedCar(), { silent: true });
    await expect(openSession(transport)).rejects.toMatchObject({ kind: 'no car' });
  });

  test('the adapter is pulled out in the middle of an answer', async () => {
    const adapter = createEmulatedAdapter(emulatedCar());
    const plug = plugOf((characters) => {
      if (!characters.startsWith('0100')) return adapter.type(characters, AT_SECOND);
      queueMicrotask(() => plug.pullOut());
      return '7E8 06 41';
    });
    const opened = openSession(plug.transport);
    await expect(opened).rejects.toBeInstanceOf(ObdError);
    await expect(opened).rejects.toMatchObject({ kind: 'disconnected' });
  });
});

test('whether a car moves and its engine turns is in its report', async () => {
  const standing = await reportOf(emulatedCar());
  expect([isMoving(standing), isRunning(standing)]).toEqual([false, true]);
  const driven = await reportOf(emulatedCar({ driving: { rpm: () => 1900, speed: () => 60 } }));
  expect([isMoving(driven), isRunning(driven)]).toEqual([true, true]);
});
