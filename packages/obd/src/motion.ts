import { VALUE } from './guided-tests/guided-test.ts';
import type { CarReport } from './session.ts';

const isAboveZero = ({ values }: CarReport, wanted: string): boolean =>
  values.some(({ name, value }) => name === wanted && typeof value === 'number' && value > 0);

/** Whether the car moves by its own report: codes are never erased then. False where it gives no speed. */
export const isMoving = (report: CarReport): boolean => isAboveZero(report, VALUE.speed);

/** Whether its engine turns by its own report. */
export const isRunning = (report: CarReport): boolean => isAboveZero(report, VALUE.rpm);
