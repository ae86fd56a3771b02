import { type Bytes, bytesOfNumber, percentByte } from './car.ts';
import { type Driving, REVVED, rpmOf, type Running } from './running.ts';

/** Seconds after the start at which the filter of a car that is driven burns its soot. */
const REGENERATES = [1200, 1800] as const;
/** km/h. */
const DRIVEN = 50;
const REVVED_FLOW = 3;
const BURNT_LOAD = 6;

/** What the particulate filter does at a moment of a drive. */
const filterAt = (running: Running, driving: Driving, seconds: number) => {
  const [from, to] = REGENERATES;
  const isDriven = driving.speed(Math.min(seconds, from)) >= DRIVEN;
  const begins = running.regenerates && seconds >= from && isDriven;
  const isBurning = begins && seconds < to;
  const rpm = rpmOf(running, driving, seconds);
  const flow = rpm > REVVED ? REVVED_FLOW : 1;
  const driven = driving.speed(seconds) >= DRIVEN ? 320 : 190;
  return {
    isBurning,
    load: begins && !isBurning ? BURNT_LOAD : running.filterLoad,
    pressure: rpm === 0 ? 0 : running.filterPressure * flow,
    temperature: isBurning ? 610 : driven,
  };
};

const tenthsOf = (celsiusValue: number): readonly number[] =>
  bytesOfNumber((celsiusValue + 40) * 10, 2);

/** Exhaust temperatures (78, 7C), pressure over the filter (7A) and its state (8B). */
export const filterParameters = (
  running: Running,
  driving: Driving,
): readonly (readonly [number, Bytes])[] => {
  const at = (seconds: number) => filterAt(running, driving, seconds);
  return [
    [
      0x78,
      (seconds) => {
        const { temperature } = at(seconds);
        return [0x03, ...tenthsOf(temperature - 60), ...tenthsOf(temperature), 0, 0, 0, 0];
      },
    ],
    [0x7a, (seconds) => [0x01, ...bytesOfNumber(at(seconds).pressure * 100, 2), 0, 0, 0, 0]],
    [
      0x7c,
      (seconds) => {
        const { temperature } = at(seconds);
        return [0x03, ...tenthsOf(temperature), ...tenthsOf(temperature - 25), 0, 0, 0, 0];
      },
    ],
    [
      0x8b,
      (seconds) => {
        const { isBurning, load } = at(seconds);
        return [0x13, isBurning ? 0x03 : 0x00, percentByte(load), 0, 0, 0, 0];
      },
    ],
  ];
};
