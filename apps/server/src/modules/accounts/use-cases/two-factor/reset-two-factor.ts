import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../../../platform/app-error.ts';
import type { AuditService } from '../../../../platform/audit/audit.service.ts';
import type { MailService } from '../../../messages/mail/mail.service.ts';
import { findByEmail, findUser, lockUser } from '../../identity/users.repository.ts';
import { voidAllLinks } from '../../identity/verifications.repository.ts';
import { switchTwoFactorOff } from './two-factor.repository.ts';

/**
 * Switches a user's two-factor off for the support team, who have verified the user: when app and
 * recovery codes are lost, or no secret decrypts the keys. Recorded in the audit, mailed to the user.
 * Throws `auth/user-not-found` and `auth/two-factor-is-off`.
 */
export const resetTwoFactor = async (
  { email, reason }: { readonly email: string; readonly reason: string },
  {
    db,
    audit,
    mail,
    now,
  }: { db: Database; audit: AuditService; mail: MailService; now: () => Date },
): Promise<void> => {
  await db.transaction(async (tx) => {
    const found = await findByEmail(tx, email.trim().toLowerCase());
    if (!found) throw new AppError('auth/user-not-found');
    await lockUser(tx, found.id);
    const user = await findUser(tx, found.id);
    if (!user) throw new AppError('auth/user-not-found');
    if (!(await switchTwoFactorOff(tx, user.id))) throw new AppError('auth/two-factor-is-off');
    await voidAllLinks(tx, user.id);
    await audit.record(tx, {
      userId: user.id,
      kind: 'security_setting_change',
      severity: 'warning',
      detail: { change: 'two-factor-off' },
    });
    await audit.record(tx, {
      userId: user.id,
      kind: 'admin_action',
      severity: 'warning',
      detail: { by: 'operator', act: 'two-factor-off', reason },
    });
    await mail.send(tx, {
      to: user.email,
      userId: user.id,
      template: {
        kind: 'security-changed',
        name: user.name,
        change: 'two-factor-off',
        place: {
          at: now(),
          timeZone: user.timeZone,
          dateLocale: user.place.dateLocale,
          device: 'The Wrenchwise support team',
          address: 'none',
        },
      },
    });
  });
};
