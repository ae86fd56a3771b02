import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../app-error.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import { findByEmail, findUser } from './accounts.repository.ts';
import { voidAllLinks } from './links.repository.ts';
import { switchTwoFactorOff } from './two-factor.repository.ts';
import { lockPerson } from './ways-in.repository.ts';

/**
 * Switches a user's two-factor off for the support team, who made sure who asks: when the app and
 * the recovery codes are lost, or no secret opens their keys. On the record, and told by mail.
 * Throws `auth/user-not-found` and `auth/two-factor-is-off`.
 */
export const resetTwoFactor = async (
  email: string,
  given: { db: Database; audit: AuditService; mail: MailService; now: () => Date },
): Promise<void> => {
  const { db, audit, mail, now } = given;
  await db.transaction(async (tx) => {
    const found = await findByEmail(tx, email.trim().toLowerCase());
    if (!found) throw new AppError('auth/user-not-found');
    await lockPerson(tx, found.id);
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
          device: 'The Wrenchwise support team',
          address: 'none',
        },
      },
    });
  });
};
