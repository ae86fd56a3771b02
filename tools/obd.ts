// npm run obd -- decode --stdin: JSON lines { id, request, response } are decoded.
// npm run obd -- read --tcp HOST:PORT [--json]: reads a car through an ELM327 adapter on TCP.

import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { type CarReport, ObdError, openSession } from '@wrenchwise/obd/session';

import { decodeLine } from './obd/decode-lines.ts';
import { connectTcp } from './obd/tcp-transport.ts';

const USAGE = `npm run obd -- decode --stdin
npm run obd -- read --tcp HOST:PORT [--json]`;

const decodeStdin = async (): Promise<void> => {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() !== '') process.stdout.write(`${decodeLine(line)}\n`);
  }
};

const listed = (codes: CarReport['stored']): string =>
  codes.length === 0 ? 'none' : codes.map(({ code }) => code).join(', ');

const inWords = (report: CarReport): string =>
  [
    `VIN: ${report.vin ?? 'not given'}`,
    `Codes stored: ${listed(report.stored)}`,
    `Codes pending: ${listed(report.pending)}`,
    `Codes permanent: ${listed(report.permanent)}`,
    ...report.monitors.flatMap(({ monitors }) =>
      monitors.filter(({ state }) => state === 'not ready').map(({ name }) => `Not ready: ${name}`),
    ),
    ...report.values.map(({ name, value, unit }) => `${name}: ${value} ${unit}`.trim()),
  ].join('\n');

const readCar = async (address: string, asJson: boolean): Promise<void> => {
  const transport = await connectTcp(address);
  try {
    const { stored, pending, permanent, ...rest } = await (await openSession(transport)).report();
    const codesOf = (codes: CarReport['stored']) => codes.map(({ code }) => code);
    process.stdout.write(
      asJson
        ? `${JSON.stringify({
            ...rest,
            stored: codesOf(stored),
            pending: codesOf(pending),
            permanent: codesOf(permanent),
          })}\n`
        : `${inWords({ stored, pending, permanent, ...rest })}\n`,
    );
  } finally {
    transport.close();
  }
};

const { values, positionals } = parseArgs({
  options: { stdin: { type: 'boolean' }, tcp: { type: 'string' }, json: { type: 'boolean' } },
  allowPositionals: true,
});

const [command] = positionals;
if (command === 'decode' && values.stdin === true) {
  await decodeStdin();
} else if (command === 'read' && values.tcp !== undefined) {
  try {
    await readCar(values.tcp, values.json === true);
  } catch (error) {
    if (!(error instanceof ObdError) && !(error instanceof Error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
}
