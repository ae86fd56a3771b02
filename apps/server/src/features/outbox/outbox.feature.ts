import type { Outbox } from '../../adapters/mail/outbox.ts';
import type { Feature } from '../../feature.ts';
import { mountOutbox } from './outbox.routes.ts';

/** The mails that were not sent, on a machine of one's own. `outbox` is undefined where mail leaves. */
export const createOutboxFeature = ({ outbox }: { outbox: Outbox | undefined }): Feature => ({
  mountPages: ({ app }) => {
    if (outbox) mountOutbox(app, outbox);
  },
});
