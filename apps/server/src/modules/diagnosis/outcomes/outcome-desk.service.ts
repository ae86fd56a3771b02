import type { Database } from '@wrenchwise/database/database';

import {
  type BenchRow,
  type CalibrationBin,
  calibrationOf,
  strippedRow,
} from './outcome-figures.ts';
import { listJudged, listUsable } from './outcomes.repository.ts';

/** What the operator learns from outcomes; nothing of it names anybody. */
export interface OutcomeDesk {
  readonly calibration: () => Promise<CalibrationBin[]>;
  /** Rows for the bench, of those who agreed. */
  readonly rows: () => Promise<BenchRow[]>;
}

export const createOutcomeDesk = (db: Database): OutcomeDesk => ({
  calibration: async () => calibrationOf(await listJudged(db)),
  rows: async () => (await listUsable(db)).map(strippedRow),
});
