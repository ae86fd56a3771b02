import type { Database } from '@wrenchwise/database/database';
import { statedFuel } from '@wrenchwise/rules/vehicle';

import type { GuideRequest, GuideWriter } from '../../platform/adapters/guide-writers/port.ts';
import type { Log } from '../../platform/log.ts';
import { failureName } from '../../platform/outside-words/failure-name.ts';
import { annotatedGuide } from './annotated-guide.ts';
import { findDiagnosis } from './diagnoses.repository.ts';
import { addToGuide, endLook, isWaiting } from './second-look.repository.ts';
import { findGuideById } from './step-guides.repository.ts';

/**
 * Asks the writers in turn for notes to a stored guide, and adds those of the first that is not refused.
 * Our own guide is stored and counted before; whatever they do, nothing of it goes and no unit is used.
 */
export const createGuideLook = ({
  db,
  guideWriters,
  timeoutMs,
  log,
}: {
  db: Database;
  guideWriters: readonly GuideWriter[];
  /** How long all writers together may take. */
  timeoutMs: number;
  log: Pick<Log, 'warn'>;
}) => {
  const write = async (request: GuideRequest) => {
    const signal = AbortSignal.timeout(timeoutMs);
    for (const writer of guideWriters) {
      const { source } = writer;
      if (signal.aborted) break;
      try {
        const draft = await writer.write(request, signal);
        const guide = draft ? annotatedGuide(draft, request.ours, request.fuel) : 'empty';
        if (typeof guide === 'object') return { guide, source };
        log.warn({ what: source, reason: guide }, 'an answer from outside was refused');
      } catch (error) {
        log.warn({ what: source, reason: failureName(error) }, 'nothing came from outside');
      }
    }
    return undefined;
  };

  return async (userId: string, id: string): Promise<void> => {
    const own = db.forUser(userId);
    const found = await findGuideById(own, id);
    const diagnosis = found && (await findDiagnosis(own, found.diagnosisId));
    if (!found || !diagnosis || !(await db.transaction((tx) => isWaiting(tx, 'guide', id)))) return;
    const { make, model, year } = diagnosis;
    const fuel = statedFuel(diagnosis);
    const { title, guide: ours } = found.guide;
    const written = await write({ userId, make, model, year, repairStep: title, fuel, ours });
    await db.transaction(async (tx) => {
      if (!(await isWaiting(tx, 'guide', id))) return;
      await (written ? addToGuide(tx, id, written) : endLook(tx, 'guide', id));
    });
  };
};
