import type { Diagnosis, DiagnosisRequestBody } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database } from '@wrenchwise/database/database';
import { withCallNumbers } from '@wrenchwise/rules/emergency-advice';
import { leadingRepair, NO_LEADING_CAUSE } from '@wrenchwise/rules/leading-cause';
import { emergencyWords } from '@wrenchwise/rules/place';

import type { SessionUser } from '../../platform/http/context.ts';
import type { Log } from '../../platform/log.ts';
import type { Policies } from '../../platform/policies.ts';
import { refuseUnknownIds } from '../../platform/refuse-unknown-ids.ts';
import type { UsageService } from '../../platform/usage/usage.service.ts';
import type { Announce } from '../messages/channels/chat-notifications.service.ts';
import { toNewDiagnosis } from './diagnosed-car.ts';
import { findDiagnosis } from './diagnoses.repository.ts';
import { createDiagnosisUnits } from './diagnosis-units.ts';
import { firstAnswer, type Others } from './first-answer.ts';
import { createHealthyReports, type HealthyReader } from './healthy-report.ts';
import { ownedToolsOf } from './owned-tools.service.ts';
import type { SecondLook } from './second-look.ts';

export interface CreationDependencies extends Others {
  readonly db: Database;
  /** The built-in engine: whether a unit is needed is its to say. */
  readonly engine: HealthyReader;
  readonly usage: UsageService;
  readonly policies: Pick<Policies, 'rollback' | 'usage'>;
  readonly announce: Announce;
  readonly secondLook: SecondLook;
  readonly log: Log;
}

/**
 * The order of docs/product.md, Quota: reserve a unit, ask the provider, save and settle the unit. What
 * outside services add comes afterwards.
 */
export const createDiagnosisUseCase = ({
  db,
  provider,
  engine,
  usage,
  policies,
  secondOpinion,
  modelReader,
  announce,
  secondLook,
  log,
}: CreationDependencies): ((
  user: SessionUser,
  body: DiagnosisRequestBody,
  idempotencyKey?: string,
) => Promise<Diagnosis>) => {
  const others = { provider, secondOpinion, modelReader, log };
  const { release, findEarlier, reserve, save } = createDiagnosisUnits({
    db,
    usage,
    policies,
    secondLook,
    log,
  });
  const storeHealthy = createHealthyReports({ db, engine, findEarlier });

  /** Has outside services look at it too: after the answer, or before it where the request waits. */
  const lookAgain = async (
    userId: string,
    diagnosis: Diagnosis,
    { isRead, waitMs }: { isRead: boolean; waitMs: number },
  ): Promise<Diagnosis> => {
    if (!diagnosis.secondLook) return diagnosis;
    const look = { kind: 'diagnosis', id: diagnosis.id, userId, isRead } as const;
    if (waitMs === 0) {
      secondLook.queue(look);
      return diagnosis;
    }
    await secondLook.within(look, waitMs);
    return (await findDiagnosis(db.forUser(userId), diagnosis.id)) ?? diagnosis;
  };

  return async (user, body, idempotencyKey) => {
    refuseUnknownIds(body);
    const call = emergencyWords(user.place);
    const input = await toNewDiagnosis(db, user.id, body);
    const healthy = await storeHealthy(user, input, idempotencyKey);
    if (healthy) return healthy;
    const reserved = await reserve(user.id, input, idempotencyKey);
    if ('earlier' in reserved) return withCallNumbers(reserved.earlier, call);
    const { reservation } = reserved;
    try {
      const { vehicleId: _, readings, ...report } = input;
      const request = {
        ...report,
        answers: [],
        prices: user.prices,
        withoutTools: !user.hasTools,
        ownedTools: await ownedToolsOf(db, user.id),
      };
      const waitMs = (body.waitSeconds ?? 0) * 1000;
      const answered = await firstAnswer(others, user.id, request, { readings, waitMs });
      const diagnosis = await save(reservation, input, answered, idempotencyKey);
      announce({
        kind: 'diagnosis',
        user,
        car: diagnosis,
        title: leadingRepair(diagnosis.causes)?.name ?? NO_LEADING_CAUSE,
      });
      const isRead = body.readings !== undefined || answered.modelEvidence !== null;
      return withCallNumbers(await lookAgain(user.id, diagnosis, { isRead, waitMs }), call);
    } catch (error) {
      await release(reservation);
      throw error;
    }
  };
};
