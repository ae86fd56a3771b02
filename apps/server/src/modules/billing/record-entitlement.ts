import type { Transaction } from '@wrenchwise/database/database';
import { PLAN_IDS, planOf } from '@wrenchwise/rules/plans';

import type { AuditService } from '../../platform/audit/audit.service.ts';
import { noteEntitlement } from './snapshot.repository.ts';

/**
 * Records as security events that the plan which entitles a user has changed since it was last reported,
 * as part of `tx`. True when it has.
 */
export type RecordEntitlement = (tx: Transaction, userId: string) => Promise<boolean>;

const rankOf = (planId: string): number => PLAN_IDS.findIndex((id) => id === planId);

export const createRecordEntitlement =
  (audit: Pick<AuditService, 'record'>): RecordEntitlement =>
  async (tx, userId) => {
    const { before, now } = await noteEntitlement(tx, userId);
    if (before === now) return false;
    const plan = planOf(now).id;
    await audit.record(tx, {
      userId,
      kind: 'permission_change',
      severity: 'info',
      detail: { from: before, plan },
    });
    if (rankOf(now) > rankOf(before)) {
      await audit.record(tx, {
        userId,
        kind: 'access_granted',
        detail: { plan, features: planOf(now).featureKeys.join(' ') },
      });
    }
    return true;
  };
