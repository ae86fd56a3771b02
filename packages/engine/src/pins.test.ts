import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Vehicle } from '@wrenchwise/vehicle/vehicle';
import { expect, it } from 'vitest';

import { engine } from './testing/engine.ts';

/** A text of ours with what the engine made of it when somebody last looked and agreed. */
interface Pin {
  readonly text: string;
  readonly vehicle?: Vehicle;
  /** Symptoms read, '+' for present and '-' for denied, in alphabetical order. */
  readonly readings: readonly string[];
  /** The first three causes. */
  readonly causes: readonly (readonly [id: string, probability: number])[];
}

const FILE = join(import.meta.dirname, '..', 'cases', 'pins.jsonl');
const TOLERANCE = 0.005;

const pins = readFileSync(FILE, 'utf8')
  .trim()
  .split('\n')
  // Our own JSON lines with these fields.
  .map((line) => JSON.parse(line) as Pin);

const measured = (pin: Pin): Pin => {
  const { findings, causes } = engine.diagnose({ text: pin.text }, pin.vehicle ?? {});
  return {
    ...pin,
    readings: findings.map(({ id, present }) => `${present ? '+' : '-'}${id}`).sort(),
    causes: causes.slice(0, 3).map(({ faultId, probability }) => [faultId, probability]),
  };
};

const isSame = (was: Pin, is: Pin): boolean =>
  was.readings.join(' ') === is.readings.join(' ') &&
  was.causes.length === is.causes.length &&
  was.causes.every(([id, p], at) => {
    const [other, q] = is.causes[at] ?? ['', 0];
    return id === other && Math.abs(p - q) <= TOLERANCE;
  });

const inWords = ({ readings, causes }: Pin): string =>
  [
    `${readings.join(' ') || 'nothing read'};`,
    ...causes.map(([id, p]) => `${id} ${p.toFixed(3)}`),
  ].join(' ');

const changes = (now: readonly Pin[]): readonly string[] =>
  pins.flatMap((was, at) => {
    const is = now[at] ?? was;
    return isSame(was, is)
      ? []
      : [`${was.text.slice(0, 100)}\n    was ${inWords(was)}\n    is  ${inWords(is)}`];
  });

it('reads a hundred texts and ranks their causes as was last approved', () => {
  expect(pins.length).toBe(100);
  const now = pins.map(measured);
  const changed = changes(now);
  if (process.env['PINS'] === 'approve') {
    writeFileSync(FILE, now.map((pin) => `${JSON.stringify(pin)}\n`).join(''));
    process.stdout.write(`Approved ${changed.length} changes.\n${changed.join('\n')}\n`);
    return;
  }
  if (changed.length === 0) return;
  expect.fail(
    `${changed.length} texts are read or ranked otherwise. If that is meant: npm run pins -- --approve\n${changed.join('\n')}`,
  );
});
