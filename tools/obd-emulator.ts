// npm run obd-emulator -- [--port 35000] [--fault NAME] [--protocol 1-9] [--list]
// An emulated car behind an emulated ELM327 adapter, on TCP.

import { once } from 'node:events';
import { parseArgs } from 'node:util';

import type { Protocol } from '@wrenchwise/obd/emulated/car';
import { emulatedCar } from '@wrenchwise/obd/emulated/cars';
import { FAULTS, isFaultName } from '@wrenchwise/obd/emulated/faults';

import { emulatorServer } from './obd/emulator-server.ts';

const PROTOCOLS: readonly Protocol[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '35000' },
    fault: { type: 'string' },
    protocol: { type: 'string', default: '6' },
    list: { type: 'boolean' },
  },
});

const refuse = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

const protocol = PROTOCOLS.find((one) => String(one) === values.protocol);
const port = Number(values.port);
const { fault } = values;

if (values.list === true) {
  for (const [name, { noticed, stored }] of Object.entries(FAULTS)) {
    process.stdout.write(`${name}\t${stored.join(' ')}\t${noticed}\n`);
  }
} else if (protocol === undefined) {
  refuse('--protocol is a number from 1 to 9, as ELM327 counts them.');
} else if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  refuse('--port is a number from 0 to 65535.');
} else if (fault !== undefined && !isFaultName(fault)) {
  refuse(`No fault is called '${fault}': --list names them.`);
} else {
  const server = emulatorServer(
    emulatedCar({ protocol, ...(fault === undefined ? {} : { fault }) }),
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const chosen = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(`An emulated car answers at 127.0.0.1:${chosen}.\n`);
}
