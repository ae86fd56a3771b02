import type { MotFinding, MotList } from '@wrenchwise/contract/endpoints/mot-lists';
import { MOT_RETEST, MOT_SOURCES } from '@wrenchwise/knowledge/mot/mot-law';
import { type ListedDefect, readMotList } from '@wrenchwise/knowledge/mot/read-mot-list';
import { pricingOf } from '@wrenchwise/knowledge/prices';
import type { ExplainedDefect, ExplainMotList } from '@wrenchwise/library/mot/mot-lists';
import { dayIn } from '@wrenchwise/rules/garage/task-state';
import { EVERYDAY_JOBS, guidePagePath, guidePath } from '@wrenchwise/rules/guide-categories';

import type { SessionUser } from '../../../platform/http/context.ts';
import { priceOptionsOf } from '../../../platform/price-options.ts';
import type { VehiclesService } from '../vehicles/vehicles.service.ts';

/** An MOT list explained: nothing is stored. */
interface MotListsService {
  /** Throws `db/record-not-found` for a vehicle that the user may not see. */
  readonly explain: (
    user: Pick<SessionUser, 'id' | 'place' | 'prices' | 'timeZone'>,
    given: { text?: string | undefined; vehicleId?: string | undefined },
  ) => Promise<MotList>;
}

/** A task's longest words. */
const TASK_MAX = 200;

const shown = (defect: ExplainedDefect): MotFinding => {
  const { text, type, reading, job, repair, fails, section, dueDate } = defect;
  return {
    text,
    type: type ?? null,
    className: defect.className,
    fails: fails ?? null,
    section: section ?? null,
    task: (reading?.task ?? text).slice(0, TASK_MAX),
    urgency: defect.urgency,
    law: defect.law,
    waits: defect.waits,
    dueDate: dueDate ?? null,
    why: defect.why,
    who: defect.who,
    job: job ? { title: job.title, path: guidePath(EVERYDAY_JOBS.slug, job.slug) } : null,
    repair: repair
      ? {
          faultId: repair.faultId,
          title: repair.title,
          path: guidePagePath(repair),
          cost: repair.cost,
        }
      : null,
    system: reading?.system ?? null,
  };
};

const RESULT_WORDS: Readonly<Record<MotList['result'], string>> = {
  'do-not-drive':
    'Do not drive the car: something dangerous was found. It must be repaired before it is driven at all, even while an older certificate is still valid.',
  failed:
    'The test is failed. Until it is repaired you may drive the car only while its current certificate is still valid; once that has run out, only to a repair or to a test that is booked. It must be roadworthy on every drive.',
  passed: 'Nothing here fails a test. Keep the car roadworthy: what is listed can get worse.',
  unknown:
    'The list does not say how serious each finding is. Until you have seen it on the certificate, do not take it for passed.',
  empty:
    'We found no MOT finding in this text. Paste the lines as they are on the certificate, one below the other.',
};

const resultOf = (findings: readonly MotFinding[]): MotList['result'] => {
  if (findings.length === 0) return 'empty';
  if (findings.some(({ type }) => type === 'DANGEROUS')) return 'do-not-drive';
  if (findings.some(({ fails }) => fails === true)) return 'failed';
  return findings.some(({ fails }) => fails === null) ? 'unknown' : 'passed';
};

/** Explains lists that are pasted, and what the register's latest test left open. */
export const createMotListsService = ({
  explainList,
  vehicles,
  now,
}: {
  explainList: ExplainMotList;
  vehicles: Pick<VehiclesService, 'get'>;
  now: () => Date;
}): MotListsService => ({
  explain: async (user, { text, vehicleId }) => {
    const vehicle = vehicleId === undefined ? undefined : await vehicles.get(user.id, vehicleId);
    const stored: readonly ListedDefect[] = vehicle?.register?.record.openAdvisories ?? [];
    const defects = text === undefined ? stored : readMotList(text);
    const prices = priceOptionsOf(user.prices);
    const findings = explainList(defects, {
      today: dayIn(user.timeZone, now()),
      validUntil: vehicle?.motExpiryDate ?? undefined,
      prices,
    }).map(shown);
    const result = resultOf(findings);
    const isOfRegister = text === undefined && findings.length === 0;
    return {
      result,
      summary: isOfRegister
        ? 'The latest test that the register has left nothing open, or the register was not asked yet.'
        : RESULT_WORDS[result],
      findings,
      retest: MOT_RETEST,
      sources: [...MOT_SOURCES],
      pricing: pricingOf(prices),
    };
  },
});
