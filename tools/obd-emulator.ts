// npm run obd-emulator -- [--port 35000] [--fault NAME] [--protocol 1-9] [--diesel] [--no-counters]
//   [--drive] [--pace 1] [--list]
// An emulated car behind an emulated ELM327 adapter, on TCP. --no-counters: it counts no misfires.
// --drive: it is driven for ten minutes, beginning after one, and stops. --pace: its clock goes faster.

import { once } from 'node:events';
import { parseArgs } from 'node:util';

import type { Protocol } from '@wrenchwise/obd/emulated/car';
import { emulatedCar } from '@wrenchwise/obd/emulated/cars';
import { FAULTS, isFaultName } from '@wrenchwise/obd/emulated/faults';

import { emulatorServer, FAST_ROAD } from './obd/emulator-server.ts';

const PROTOCOLS: readonly Protocol[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '35000' },
    fault: { type: 'string' },
    protocol: { type: 'string', default: '6' },
    diesel: { type: 'boolean', default: false },
    'no-counters': { type: 'boolean', default: false },
    drive: { type: 'boolean', default: false },
    pace: { type: 'string', default: '1' },
    list: { type: 'boolean' },
  },
});

const refuse = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

const protocol = PROTOCOLS.find((one) => String(one) === values.protocol);
const port = Number(values.port);
const pace = Number(values.pace);
const { fault } = values;

if (values.list === true) {
  for (const [name, { noticed, stored }] of Object.entries(FAULTS)) {
    process.stdout.write(`${name}\t${stored.join(' ')}\t${noticed}\n`);
  }
} else if (protocol === undefined) {
  refuse('--protocol is a number from 1 to 9, as ELM327 counts them.');
} else if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  refuse('--port is a number from 0 to 65535.');
} else if (!(pace > 0 && pace <= 1000)) {
  refuse('--pace is a number from just above 0 to 1000.');
} else if (fault !== undefined && !isFaultName(fault)) {
  refuse(`No fault is called '${fault}': --list names them.`);
} else {
  const car = emulatedCar({
    protocol,
    fuel: values.diesel ? 'diesel' : 'petrol',
    countsNoMisfires: values['no-counters'],
    ...(fault === undefined ? {} : { fault }),
    ...(values.drive ? { driving: FAST_ROAD } : {}),
  });
  const server = emulatorServer(car, {}, pace);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const chosen = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(`An emulated car answers at 127.0.0.1:${chosen}.\n`);
}
