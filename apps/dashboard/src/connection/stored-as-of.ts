import { connection } from './connection.ts';

let oldest: number | undefined;

/** An answer of this moment, in milliseconds, was shown in place of the server's. */
export const noteStored = (at: number): void => {
  oldest = Math.min(at, oldest ?? at);
};

/** The oldest answer that was shown since the server could be reached; undefined where none was. */
export const storedAsOf = (): number | undefined => oldest;

connection.subscribe(() => {
  if (connection.isCalm()) oldest = undefined;
});
