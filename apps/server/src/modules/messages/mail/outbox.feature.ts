import type { Outbox } from '../../../platform/adapters/mail/outbox.ts';
import type { Feature } from '../../../platform/feature.ts';
import { mountOutbox } from './outbox.routes.ts';

/** The outbox in local mode. `outbox` is undefined where mails are sent. */
export const createOutboxFeature = ({ outbox }: { outbox: Outbox | undefined }): Feature => ({
  mountPages: ({ app }) => {
    if (outbox) mountOutbox(app, outbox);
  },
});
