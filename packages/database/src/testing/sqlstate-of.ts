import { sqlStateOf } from '../sqlstate.ts';

/** How a statement ended: 'done', or the SQLSTATE of the database's refusal. */
export const sqlStateOfRun = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    (error: unknown) => {
      const state = sqlStateOf(error);
      if (state === undefined) throw error;
      return state;
    },
  );
