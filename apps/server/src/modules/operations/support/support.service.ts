import type {
  NewSupportRequest,
  SupportRequest,
  SupportRequestSummary,
} from '@wrenchwise/contract/endpoints/support';
import type { Database } from '@wrenchwise/database/database';
import { SQLSTATE, sqlStateOf } from '@wrenchwise/database/sqlstate';
import { planOf } from '@wrenchwise/rules/plans';
import { SUPPORT_TOPIC_WORDS, supportPriority } from '@wrenchwise/rules/support';

import { AppError } from '../../../platform/app-error.ts';
import type { AuditService } from '../../../platform/audit/audit.service.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import { requestIdOf } from '../../../platform/http/request-id.ts';
import type { UsageService } from '../../../platform/usage/usage.service.ts';
import type { DiagnosesService } from '../../diagnosis/diagnoses.service.ts';
import type { MailService } from '../../messages/mail/mail.service.ts';
import { diagnosisLines } from './diagnosis-lines.ts';
import { findRequest, insertRequest, listRequests } from './support.repository.ts';

export interface SupportService {
  /**
   * Stores a request and mails the operator and the user, once per idempotency key. Throws
   * `diagnosis/not-found` for another user's diagnosis, and `request/idempotency-conflict` when the
   * key was used for another request.
   */
  readonly create: (
    user: SessionUser,
    input: NewSupportRequest,
    idempotencyKey: string | undefined,
  ) => Promise<SupportRequest>;
  readonly list: (
    userId: string,
    query: { page: number; perPage: number },
  ) => Promise<{ requests: SupportRequestSummary[]; total: number }>;
  readonly get: (userId: string, id: string) => Promise<SupportRequest>;
}

const isSame = (made: SupportRequest, input: NewSupportRequest): boolean =>
  made.topic === input.topic &&
  made.subject === input.subject &&
  made.message === input.message &&
  made.diagnosisId === (input.diagnosisId ?? null);

/** Support requests. The team answers by mail and sets the status by command line. */
export const createSupportService = (dependencies: {
  db: Database;
  audit: AuditService;
  diagnoses: Pick<DiagnosesService, 'get'>;
  mail: Pick<MailService, 'send'>;
  usage: Pick<UsageService, 'overview'>;
  appUrl: string;
  /** The support team's address. */
  operator: string;
}): SupportService => {
  const { db, audit, diagnoses, mail, usage, appUrl, operator } = dependencies;

  const earlier = async (
    userId: string,
    id: string,
    input: NewSupportRequest,
  ): Promise<SupportRequest> => {
    const made = await findRequest(db.forUser(userId), id);
    if (!made || !isSame(made, input)) throw new AppError('request/idempotency-conflict');
    return made;
  };

  return {
    create: async (user, input, idempotencyKey) => {
      const { topic, subject, message, diagnosisId = null } = input;
      const diagnosis = diagnosisId === null ? null : await diagnoses.get(user, diagnosisId);
      const { tier } = await usage.overview(db.forUser(user.id), user.id);
      const priority = supportPriority(tier);
      const id = requestIdOf(user.id, idempotencyKey);
      const record = { id, userId: user.id, topic, subject, message, diagnosisId, priority };
      const made = await db
        .transaction(async (tx) => {
          const request = await insertRequest(tx, record);
          if (!request) return undefined;
          const { number } = request;
          await audit.record(tx, {
            userId: user.id,
            kind: 'data_create',
            detail: { of: 'support_requests', id },
          });
          await mail.send(tx, {
            to: operator,
            // With the user id, so that deleting the account removes it from the queue.
            userId: user.id,
            replyTo: user.email,
            template: {
              kind: 'support-request',
              name: 'support team',
              number,
              subject,
              message,
              facts: [
                { label: 'From', value: `${user.name} <${user.email}>` },
                { label: 'Plan', value: planOf(tier).name },
                { label: 'Priority', value: priority },
                { label: 'Topic', value: SUPPORT_TOPIC_WORDS[topic] },
              ],
              diagnosis: diagnosis && diagnosisLines(diagnosis),
            },
          });
          await mail.send(tx, {
            to: user.email,
            userId: user.id,
            template: {
              kind: 'support-received',
              name: user.name,
              number,
              subject,
              message,
              url: `${appUrl}/dashboard/support#requests`,
            },
          });
          return request;
        })
        .catch((cause: unknown) => {
          // The diagnosis has just been deleted.
          throw sqlStateOf(cause) === SQLSTATE.foreignKeyViolation
            ? new AppError('diagnosis/not-found', { cause })
            : cause;
        });
      return made ?? earlier(user.id, id, input);
    },

    list: (userId, query) => listRequests(db.forUser(userId), { userId, ...query }),

    get: async (userId, id) => {
      const found = await findRequest(db.forUser(userId), id);
      if (!found) throw new AppError('db/record-not-found');
      return found;
    },
  };
};
