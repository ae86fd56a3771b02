import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { NewWorkshopReply } from '@wrenchwise/contract/endpoints/workshop-replies';
import type { Database } from '@wrenchwise/database/database';

import { AppError } from '../../../platform/app-error.ts';
import type { WorkshopPhotos } from '../../garage/files/workshop-photos.service.ts';
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
  readonly workshopPhotos: WorkshopPhotos;
}

type CheckedReply = Omit<NewWorkshopReply, 'website' | 'tests'> & Pick<StoredReply, 'tests'>;

/** Pictures whose bytes are in the store. */
type StoredPhotos = Awaited<ReturnType<WorkshopPhotos['put']>>;

/** What became of a reply's photographs: they have a row, or their bytes belong to nobody. */
interface Outcome {
  readonly arePhotosStored: boolean;
  /** It had been sent before. */
  readonly isRepeated: boolean;
}

/**
 * Stores a workshop's reply to the diagnosis of a link and notifies its owner, in one transaction; a
 * reply that was sent twice is stored once. Throws `share/not-found`, `share/replies-full`.
 */
const createStoreReply =
  ({ db, mail, centre, appUrl, workshopPhotos }: ReplyDependencies) =>
  (
    token: string,
    diagnosis: Diagnosis,
    given: CheckedReply,
    photos: StoredPhotos,
  ): Promise<Outcome> =>
    db.transaction(async (tx) => {
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
      if (await hasReply(tx, values)) return { arePhotosStored: false, isRepeated: true };
      if (share.repliesLeft === 0) throw new AppError('share/replies-full');
      const id = await insertReply(tx, { ...values, userId: owner.id, diagnosisId });
      const arePhotosStored =
        photos.length > 0 &&
        (await workshopPhotos.add(tx, { ownerId: owner.id, replyId: id, photos }));
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
      return { arePhotosStored, isRepeated: false };
    });

/** Stores a reply with its photographs, whose bytes go again where they came to no row: says whether they are there. */
export const createStoreWithPhotos = (dependencies: ReplyDependencies) => {
  const storeReply = createStoreReply(dependencies);
  const { workshopPhotos } = dependencies;
  return async (
    token: string,
    diagnosis: Diagnosis,
    given: CheckedReply,
    photos: readonly Blob[],
  ): Promise<{ photosStored: boolean }> => {
    const stored = await workshopPhotos.put(photos);
    let hasRow = false;
    try {
      const { arePhotosStored, isRepeated } = await storeReply(token, diagnosis, given, stored);
      hasRow = arePhotosStored;
      // Of a reply that was sent twice the first one's are there.
      return { photosStored: arePhotosStored || isRepeated || photos.length === 0 };
    } finally {
      if (!hasRow) await workshopPhotos.discard(stored);
    }
  };
};
