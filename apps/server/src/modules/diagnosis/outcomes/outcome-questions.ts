import type { Database } from '@wrenchwise/database/database';

import type { JobQueue } from '../../../platform/jobs/queue.ts';
import type { MailService } from '../../messages/mail/mail.service.ts';
import type { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { storedLeading } from '../stored-leading.ts';
import { listUnasked, questionKey } from './outcomes.repository.ts';

const DAY_MS = 86_400_000;
/** A diagnosis is asked about so many days after it was made. */
const ASKED_AFTER = 14;
/** Older ones are not: an outage, or the first start of this release, does not ask about the past. */
const NOT_AFTER = 28;
const BATCH = 100;
const DAILY = '35 9 * * *';

interface Dependencies {
  readonly db: Database;
  readonly mail: Pick<MailService, 'send'>;
  readonly centre: Pick<NotificationsService, 'notify'>;
  readonly appUrl: string;
  readonly now: () => Date;
}

type Unasked = Awaited<ReturnType<typeof listUnasked>>[number];

const ask = async (
  { db, mail, centre, appUrl }: Dependencies,
  diagnosis: Unasked,
): Promise<void> => {
  const { id, userId, vehicleId, make, model, year, name, email } = diagnosis;
  const vehicle = `${year} ${make} ${model}`;
  const href = `/dashboard/diagnosis-result/${id}#outcome`;
  // One transaction with the note that it was asked, so that it is asked once.
  await db.transaction(async (tx) => {
    const isNew = await centre.notify(tx, {
      userId,
      vehicleId,
      kind: 'outcome-question',
      title: `What was it in the end? ${vehicle}`,
      body: 'Your diagnosis is still open.',
      href,
      dedupeKey: questionKey(id),
    });
    if (!isNew) return;
    await mail.send(tx, {
      to: email,
      userId,
      template: {
        kind: 'outcome-question',
        name,
        vehicle,
        cause: storedLeading(diagnosis)?.name ?? null,
        url: `${appUrl}${href}`,
      },
    });
  });
};

/** Asks what it was, once for each diagnosis that is open a fortnight later. Idempotent. */
export const askForOutcomes = async (dependencies: Dependencies): Promise<void> => {
  const at = dependencies.now().getTime();
  const span = {
    from: new Date(at - NOT_AFTER * DAY_MS),
    until: new Date(at - ASKED_AFTER * DAY_MS),
    most: BATCH,
  };
  // Who was asked is not listed again.
  for (
    let batch = await listUnasked(dependencies.db, span);
    batch.length > 0;
    batch = batch.length < BATCH ? [] : await listUnasked(dependencies.db, span)
  ) {
    for (const diagnosis of batch) await ask(dependencies, diagnosis);
  }
};

/** Schedules the questions, every day, once for all instances. */
export const startOutcomeQuestions = ({
  queue,
  ...dependencies
}: Dependencies & { readonly queue: Pick<JobQueue, 'schedule'> }): Promise<void> =>
  queue.schedule('outcome-questions', DAILY, () => askForOutcomes(dependencies));
