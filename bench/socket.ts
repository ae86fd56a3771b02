import { createDecoder, decode, learnForm } from '@wrenchwise/obd/decode';
import { createEmulatedAdapter } from '@wrenchwise/obd/emulated/adapter';
import type { Protocol } from '@wrenchwise/obd/emulated/car';
import { emulatedCar } from '@wrenchwise/obd/emulated/cars';
import { FAULTS, type FaultName } from '@wrenchwise/obd/emulated/faults';
import type { KnownForm } from '@wrenchwise/obd/messages';
import { reportWords } from '@wrenchwise/obd/report-words';
import { type CarReport, openSession, type Transport } from '@wrenchwise/obd/session';
import { repairsOf } from '@wrenchwise/rules/repairs';

import { engine } from './product/engine.ts';
import { writeResult } from './scores/results.ts';

const isMain = process.argv[1] === import.meta.filename;

const AT_SECOND = 900;
const MUTATIONS = 100_000;
const FRAMES = 2_000_000;
const MIN_RIGHT = 11;
const MIN_FRAMES_A_SECOND = 1_000_000;

/** The repair that is right for each emulated fault: any of these faults of the catalogue. */
const RIGHT: Readonly<Record<FaultName, readonly string[]>> = {
  'misfire-coil': ['ignition-coil-failed'],
  thermostat: ['thermostat-stuck-open'],
  'vacuum-leak': ['intake-vacuum-leak'],
  'fuel-pressure': ['fuel-pump-in-tank-failing', 'hpfp-petrol-worn', 'petrol-fuel-filter-clogged'],
  catalyst: ['catalyst-inefficient'],
  maf: ['mass-air-flow-sensor-dirty'],
  'evap-leak': ['evap-hose-leak', 'fuel-cap-not-sealing'],
  alternator: ['alternator-failed'],
  battery: ['starter-battery-worn'],
  'lambda-sensor': ['oxygen-sensor-upstream-failed'],
  egr: ['egr-valve-stuck'],
  'coolant-sensor': ['coolant-temperature-sensor-failed'],
  'particulate-filter': ['dpf-soot-blocked'],
};

/** An adapter as a transport that answers at once. */
const transportTo = (type: (characters: string) => string): Transport => {
  const texts: ((text: string) => void)[] = [];
  return {
    write: (characters) => {
      const printed = type(characters);
      queueMicrotask(() => {
        for (const listen of texts) listen(printed);
      });
      return Promise.resolve();
    },
    onText: (listener) => {
      texts.push(listener);
      return () => undefined;
    },
    onEnd: () => () => undefined,
    after: (ms, listener) => {
      const timer = setTimeout(listener, ms);
      return () => {
        clearTimeout(timer);
      };
    },
  };
};

const reportOf = async (fault: FaultName): Promise<CarReport> => {
  const adapter = createEmulatedAdapter(emulatedCar({ fault }));
  const session = await openSession(transportTo((text) => adapter.type(text, AT_SECOND)));
  return session.report();
};

/** Whether the right repair is first, with its share. */
const firstOf = (fault: FaultName, text: string) => {
  const { fuel } = FAULTS[fault];
  const { causes } = engine.diagnose({ text }, { fuel });
  const [first] = repairsOf(causes);
  const isRight = first !== undefined && RIGHT[fault].includes(first.leading.faultId);
  return { first: first?.leading.faultId, isRight };
};

const diagnosed = async (fault: FaultName) => {
  const { noticed } = FAULTS[fault];
  const words = reportWords(await reportOf(fault));
  return {
    fault,
    words: firstOf(fault, noticed),
    withCar: firstOf(fault, `${noticed}\n${words}`),
  };
};

const PROTOCOLS: readonly Protocol[] = [1, 3, 5, 6, 7, 8, 9];
const REQUESTS = ['010C', '0105', '010C0D05', '0902', '03', '07', '0101', '06A3'];

/** A linear congruential generator: the same mutations in every run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
};

/** An answer with a piece cut out of a line, its line end with it or not. */
const tornAt = (text: string, next: (below: number) => number): string => {
  const from = next(text.length);
  const end = text.indexOf('\r\n', from);
  const lineEnd = end < 0 ? text.length : end + next(2) * 2;
  return text.slice(0, from) + text.slice(Math.min(lineEnd, from + 1 + next(30)));
};

/** Answers with a piece cut out: how many of 100,000 gave a code or a value that the whole has not. */
const tornAnswers = (): { readonly invented: number; readonly errors: number } => {
  const next = numbers(160);
  const whole = PROTOCOLS.flatMap((protocol) => {
    const adapter = createEmulatedAdapter(emulatedCar({ fault: 'misfire-coil', protocol }));
    for (const command of ['ATE0', 'ATH1']) adapter.type(`${command}\r`, AT_SECOND);
    // As a session does, which learns the form of answers from the first.
    const known = learnForm('0100', adapter.type('0100\r', AT_SECOND));
    return REQUESTS.map((request) => {
      const text = adapter.type(`${request}\r`, AT_SECOND);
      return { request, text, known, found: new Set(foundIn(request, text, known)) };
    });
  });
  let invented = 0;
  let errors = 0;
  for (let count = 0; count < MUTATIONS; count += 1) {
    const one = whole[next(whole.length)];
    if (one === undefined) continue;
    const torn = tornAt(one.text, next);
    try {
      if (foundIn(one.request, torn, one.known).some((what) => !one.found.has(what))) invented += 1;
    } catch {
      errors += 1;
    }
  }
  return { invented, errors };
};

const foundIn = (
  request: string,
  text: string,
  known: KnownForm | undefined,
): readonly string[] => {
  const { values, codes } = decode(request, text, known);
  return [
    ...values.map(({ pid, name, value, controlUnit }) => `${pid} ${name} ${value} ${controlUnit}`),
    ...codes.map(({ code, kind }) => `${code} ${kind}`),
  ];
};

const framesASecond = (): number => {
  const read = createDecoder('010C');
  const answers = Array.from(
    { length: 200 },
    (_, at) => `7E804410C${(0x0b00 + at).toString(16).padStart(4, '0').toUpperCase()}AAAAAA\r`,
  );
  const start = performance.now();
  let values = 0;
  for (let count = 0; count < FRAMES; count += 1) {
    values += read(answers[count % answers.length] ?? '').values.length;
  }
  const seconds = (performance.now() - start) / 1000;
  if (values < FRAMES) throw new Error('a frame was not read');
  return Math.round(FRAMES / seconds);
};

/** Emulated faults named by the car, torn answers, and frames a second. */
export const run = async (): Promise<void> => {
  const faults = await Promise.all((Object.keys(FAULTS) as FaultName[]).map(diagnosed)); // its own keys
  const right = faults.filter(({ withCar }) => withCar.isRight).length;
  const byWords = faults.filter(({ words }) => words.isRight).length;
  const torn = tornAnswers();
  const frames = framesASecond();
  writeResult('socket.json', { faults: faults.length, right, byWords, each: faults, torn, frames });
  for (const { fault, words, withCar } of faults) {
    console.log(`  ${fault}: words ${words.first}, with the car ${withCar.first}`);
  }
  console.log(
    `socket: of ${faults.length} emulated faults ${right} right with words, codes and values, ${byWords} with words only; ${MUTATIONS} torn answers: ${torn.invented} with something invented, ${torn.errors} errors; ${frames} frames a second`,
  );
  const failed = [
    right < Math.min(MIN_RIGHT, faults.length) && 'too few faults are right',
    torn.invented + torn.errors > 0 && 'a torn answer gave what the whole has not',
    frames < MIN_FRAMES_A_SECOND && 'decoding is slow',
  ].filter((one) => one !== false);
  if (failed.length > 0) throw new Error(failed.join(', '));
};

if (isMain) await run();
