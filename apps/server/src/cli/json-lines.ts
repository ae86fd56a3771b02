import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

import type { Answer, EngineDiagnosis, Report } from '@wrenchwise/engine/diagnosis';
import { MAX_TEXT_LENGTH } from '@wrenchwise/engine/text-limit';
import {
  FUELS,
  TRANSMISSIONS,
  type Fuel,
  type Transmission,
  type Vehicle,
} from '@wrenchwise/vehicle/vehicle';

import { tooLong } from './diagnose-arguments.ts';

type Diagnose = (report: Report, vehicle: Vehicle) => EngineDiagnosis;

type Line =
  | { readonly id?: unknown; readonly report: Report; readonly vehicle: Vehicle }
  | { readonly id?: unknown; readonly error: string };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;

const numberOrNull = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

const isAnswer = (value: unknown): value is Answer =>
  isObject(value) &&
  typeof value['questionId'] === 'string' &&
  typeof value['optionId'] === 'string';

/** One line of input: a report and a vehicle, or why it is invalid. */
export const readLine = (line: string): Line => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { error: 'not JSON' };
  }
  if (!isObject(value)) return { error: 'not a JSON object' };
  const id = value['id'] === undefined ? {} : { id: value['id'] };
  const { text, codes, answers } = value;
  if (typeof text !== 'string') return { ...id, error: "'text' must be a string" };
  if (text.length > MAX_TEXT_LENGTH) return { ...id, error: tooLong(text) };
  const fuel: Fuel | undefined = FUELS.find((one) => one === value['fuel']);
  const transmission: Transmission | undefined = TRANSMISSIONS.find(
    (one) => one === value['transmission'],
  );
  return {
    ...id,
    report: {
      text,
      codes: Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : [],
      answers: Array.isArray(answers) ? answers.filter(isAnswer) : [],
    },
    vehicle: {
      make: textOrNull(value['make']),
      model: textOrNull(value['model']),
      year: numberOrNull(value['year']),
      mileage: numberOrNull(value['mileage']),
      fuel: fuel ?? null,
      transmission: transmission ?? null,
    },
  };
};

/**
 * Answers each line of `input` with one line of `output`, in order: `{id, diagnosis}`, or
 * `{id?, error}` for a line that cannot be read. Empty lines are skipped.
 */
export const answerLines = async (
  input: Readable,
  output: Writable,
  diagnose: Diagnose,
): Promise<void> => {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue;
    const read = readLine(line);
    const answer =
      'error' in read
        ? read
        : {
            ...(read.id === undefined ? {} : { id: read.id }),
            diagnosis: diagnose(read.report, read.vehicle),
          };
    if (!output.write(`${JSON.stringify(answer)}\n`)) await once(output, 'drain');
  }
};
