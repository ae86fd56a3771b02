import { once } from 'node:events';

import { engine } from '@wrenchwise/engine/testing/engine';
import { emulatedCar } from '@wrenchwise/obd/emulated/cars';
import { type FaultName, FAULTS, isFaultName } from '@wrenchwise/obd/emulated/faults';
import { reportWords } from '@wrenchwise/obd/report-words';
import { openSession } from '@wrenchwise/obd/session';
import { expect, test } from 'vitest';

import { emulatorServer } from './emulator-server.ts';
import { connectTcp } from './tcp-transport.ts';

/** The faults of the catalogue whose repair mends the emulated one. */
const MENDED_BY: Readonly<Record<FaultName, readonly string[]>> = {
  'misfire-coil': ['ignition-coil-failed'],
  thermostat: ['thermostat-stuck-open'],
  'vacuum-leak': ['intake-vacuum-leak'],
  'fuel-pressure': ['petrol-fuel-filter-clogged', 'fuel-pump-in-tank-failing', 'hpfp-petrol-worn'],
  catalyst: ['catalyst-inefficient'],
  maf: ['mass-air-flow-sensor-dirty'],
  'evap-leak': ['fuel-cap-not-sealing', 'evap-hose-leak', 'fuel-filler-neck-corroded'],
  alternator: ['alternator-failed'],
  battery: ['starter-battery-worn', 'battery-cell-collapsed'],
  'lambda-sensor': ['oxygen-sensor-upstream-failed'],
  egr: ['egr-valve-stuck'],
  'coolant-sensor': ['coolant-temperature-sensor-failed'],
  'particulate-filter': ['dpf-soot-blocked'],
};

const NAMES = Object.keys(FAULTS).filter(isFaultName);

/** Of a car on TCP, as `npm run obd -- read` reads it. */
const readSocket = async (fault: FaultName): Promise<string> => {
  const server = emulatorServer(emulatedCar({ fault }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens nowhere.');
  const transport = await connectTcp(`127.0.0.1:${address.port}`);
  try {
    return reportWords(await (await openSession(transport)).report());
  } finally {
    transport.close();
    server.close();
  }
};

const isFirst = (fault: FaultName, text: string): boolean => {
  const { fuel } = FAULTS[fault];
  const car = { make: 'Volkswagen', model: 'Golf', year: 2012, fuel };
  const [first] = engine.diagnose({ text }, car).causes;
  return first !== undefined && MENDED_BY[fault].includes(first.faultId);
};

test('with words, codes and figures of the socket the right repair leads for all faults but one', async () => {
  const right: FaultName[] = [];
  for (const fault of NAMES) {
    const text = `${FAULTS[fault].noticed}\n${await readSocket(fault)}`;
    if (isFirst(fault, text)) right.push(fault);
  }
  expect(right.length, right.join(', ')).toBeGreaterThanOrEqual(NAMES.length - 1);
});

test('the socket adds to words: fewer repairs lead by words only', () => {
  const right = NAMES.filter((fault) => isFirst(fault, FAULTS[fault].noticed));
  expect(right.length, right.join(', ')).toBeLessThan(NAMES.length);
});
