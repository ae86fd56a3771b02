import type { Transaction } from '@wrenchwise/database/database';

import type { UserContext } from '../../http/context.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { EmailTemplate } from '../mail/email-template.ts';
import type { MailService } from '../mail/mail.service.ts';
import { placeOf } from './place.ts';

type SecurityChange = Extract<EmailTemplate, { kind: 'security-changed' }>['change'];

/** Records a change of how a person signs in, and tells them by mail: both as part of `tx`. */
export type TellChange = (
  tx: Transaction,
  context: UserContext,
  change: SecurityChange,
) => Promise<void>;

export const createTellChange =
  (given: { audit: AuditService; mail: MailService; now: () => Date }): TellChange =>
  async (tx, context, change) => {
    const { user } = context;
    await given.audit.record(tx, {
      userId: user.id,
      kind: 'security_setting_change',
      severity: 'warning',
      detail: { change },
    });
    const place = placeOf(user, given.now());
    await given.mail.send(tx, {
      to: user.email,
      userId: user.id,
      template: { kind: 'security-changed', name: user.name, change, place },
    });
  };
