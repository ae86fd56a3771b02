import type { Transaction } from '@wrenchwise/database/database';

import type { AuditService } from '../../../platform/audit/audit.service.ts';
import { deviceOf } from '../../../platform/device-name.ts';
import type { AccountUser, UserContext } from '../../../platform/http/context.ts';
import { requestOrigin } from '../../../platform/request-origin.ts';
import type { EmailTemplate, SignInPlace } from '../../messages/mail/email-template.ts';
import type { MailService } from '../../messages/mail/mail.service.ts';

/** When, with which browser and from which address the current request does something, for a mail. */
export const signInContextOf = (
  { timeZone, place: { dateLocale } }: Pick<AccountUser, 'timeZone' | 'place'>,
  at: Date,
): SignInPlace => {
  const origin = requestOrigin();
  return {
    at,
    timeZone,
    dateLocale,
    device: deviceOf(origin?.agent).name,
    address: origin?.address ?? 'unknown',
  };
};

/** What the mail and the audit name. */
export type SecurityChange = Extract<EmailTemplate, { kind: 'security-changed' }>['change'];

/** Records a change of sign-in methods in the audit and mails the user: both as part of `tx`. */
export type RecordSecurityChange = (
  tx: Transaction,
  context: UserContext,
  change: SecurityChange,
) => Promise<void>;

export const createRecordSecurityChange =
  ({
    audit,
    mail,
    now,
  }: {
    audit: AuditService;
    mail: MailService;
    now: () => Date;
  }): RecordSecurityChange =>
  async (tx, { user }, change) => {
    await audit.record(tx, {
      userId: user.id,
      kind: 'security_setting_change',
      severity: 'warning',
      detail: { change },
    });
    const place = signInContextOf(user, now());
    await mail.send(tx, {
      to: user.email,
      userId: user.id,
      template: { kind: 'security-changed', name: user.name, change, place },
    });
  };
