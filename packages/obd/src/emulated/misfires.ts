import { bytesOfNumber } from './car.ts';
import type { Running } from './running.ts';

const CYLINDERS = 4;
const FIRST_MISFIRE = 0xa2;

/**
 * Counters of misfires, as bytes of service 06: for each cylinder the average of ten drives (test 0B)
 * and this drive's (test 0C), in counts, with a limit for the former.
 */
export const misfireTests = (
  { misfires }: Running,
  seconds: number,
): readonly (readonly number[])[] =>
  Array.from({ length: CYLINDERS }, (_, index) => {
    const isIt = misfires?.cylinder === index + 1;
    const average = isIt ? misfires.average : 0;
    const drive = isIt ? Math.max(0, seconds) * misfires.aSecond : 0;
    const monitor = FIRST_MISFIRE + index;
    return [
      [monitor, 0x0b, 0x24, ...bytesOfNumber(average, 2), 0x00, 0x00, 0x00, 0x0c],
      [monitor, 0x0c, 0x24, ...bytesOfNumber(drive, 2), 0x00, 0x00, 0xff, 0xff],
    ];
  }).flat();
