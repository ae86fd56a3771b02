// npm run obd-bridge -- --adapter HOST:PORT [--origin URL] [--port 35001]
// Joins an ELM327 adapter on Wi-Fi to a page of Wrenchwise in a browser on this computer.

import { once } from 'node:events';
import { parseArgs } from 'node:util';

import { BRIDGE_PORT } from '@wrenchwise/contract/obd-bridge';

import { bridgeServer } from './obd/bridge-server.ts';
import { readAddress } from './obd/tcp-transport.ts';

const { values } = parseArgs({
  options: {
    // Where most adapters on Wi-Fi answer.
    adapter: { type: 'string', default: '192.168.0.10:35000' },
    origin: { type: 'string', multiple: true, default: [] },
    port: { type: 'string', default: String(BRIDGE_PORT) },
  },
});

/** Both names of a server on this computer. */
const LOCAL = ['http://127.0.0.1:3000', 'http://localhost:3000'];

const adapter = readAddress(values.adapter);
const port = Number(values.port);
if (!adapter) {
  process.stderr.write(`'${values.adapter}' is no HOST:PORT.\n`);
  process.exitCode = 2;
} else if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  process.stderr.write('--port is a number from 0 to 65535.\n');
  process.exitCode = 2;
} else {
  const origins = values.origin.length > 0 ? values.origin : LOCAL;
  const server = bridgeServer({ adapter, origins });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const chosen = typeof address === 'object' && address !== null ? address.port : port;
  process.stdout.write(
    `Pages of ${origins.join(' and ')} reach ${values.adapter} by ws://127.0.0.1:${chosen}.\n`,
  );
}
