import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { NewWorkshopReply } from '@wrenchwise/contract/endpoints/workshop-replies';
import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import type { MailService } from '../../messages/mail/mail.service.ts';
import type { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { hashOf } from '../links/links.ts';
import { findShare } from './diagnosis-shares.repository.ts';
import { hasReply, insertReply, type StoredReply } from './workshop-replies.repository.ts';

export interface ReplyDependencies {
  readonly db: Database;
  readonly mail: Pick<MailService, 'send'>;
  readonly centre: Pick<NotificationsService, 'notify'>;
  readonly appUrl: string;
}

type CheckedReply = Omit<NewWorkshopReply, 'website' | 'tests'> & Pick<StoredReply, 'tests'>;

/**
 * Stores a workshop's reply to the diagnosis of a link and notifies its owner, in one transaction; a
 * reply that was sent twice is stored once. Throws `share/not-found`, `share/replies-full`.
 */
export const createStoreReply =
  ({ db, mail, centre, appUrl }: ReplyDependencies) =>
  async (token: string, diagnosis: Diagnosis, given: CheckedReply): Promise<void> => {
    await db.transaction(async (tx) => {
      const share = await findShare(tx, hashOf(token), { lock: true });
      if (!share) throw new AppError('share/not-found');
      const { owner, diagnosisId, vehicleId } = share;
      const isElse = given.agreement === 'differs';
      const values = {
        shareId: share.id,
        garage: given.garage,
        tests: given.tests,
        agreement: given.agreement,
        faultId: isElse ? (given.faultId ?? null) : null,
        otherCause: isElse ? (given.otherCause ?? null) : null,
        quoteCents: given.quoteCents ?? null,
        quoteCurrency:
          given.quoteCents === undefined
            ? null
            : (given.quoteCurrency ?? diagnosis.pricing.currency),
        quoteFor: given.quoteFor ?? null,
        note: given.note ?? null,
      };
      // Sent twice, by a double click or a retry: answered as the first one was.
      if (await hasReply(tx, values)) return;
      if (share.repliesLeft === 0) throw new AppError('share/replies-full');
      const id = await insertReply(tx, { ...values, userId: owner.id, diagnosisId });
      const car = `${diagnosis.year} ${diagnosis.make} ${diagnosis.model}`;
      const href = `/dashboard/diagnosis-result/${diagnosisId}#garages`;
      await centre.notify(tx, {
        userId: owner.id,
        vehicleId,
        kind: 'garage-reply',
        title: `A garage replied: ${car}`,
        body: given.garage,
        href,
        dedupeKey: `garage-reply:${id}`,
      });
      await mail.send(tx, {
        to: owner.email,
        userId: owner.id,
        template: {
          kind: 'garage-reply',
          name: owner.name,
          garage: given.garage,
          vehicle: car,
          url: `${appUrl}${href}`,
        },
      });
    });
  };
