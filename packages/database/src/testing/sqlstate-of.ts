import { sqlStateOf } from '../sqlstate.ts';

/** The outcome of a statement: 'done', or its SQLSTATE. */
export const sqlStateOfRun = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    (error: unknown) => {
      const state = sqlStateOf(error);
      if (state === undefined) throw error;
      return state;
    },
  );
