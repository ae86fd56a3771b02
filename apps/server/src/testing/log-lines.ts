import { createLog, type Log } from '../platform/log.ts';

/** A log whose lines a test reads. */
export const readableLog = (
  level = 'info',
): {
  readonly log: Log;
  /** The lines since they were last read, as they are written. */
  readonly lines: () => readonly string[];
} => {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  return { log, lines: () => lines.splice(0) };
};
