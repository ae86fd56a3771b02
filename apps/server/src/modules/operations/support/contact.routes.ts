import { sendContactMessage } from '@wrenchwise/contract/endpoints/contact';

import { AppError } from '../../../platform/app-error.ts';
import type { FindSession } from '../../../platform/http/access.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import type { ContactService } from './contact.service.ts';

export const mountContact = (
  mount: Mount,
  contact: ContactService,
  findSession: FindSession,
): void => {
  mount(sendContactMessage, async ({ body }, { headers }) => {
    const { website, ...message } = body;
    // The honeypot was filled in: answered as usual, so that a robot learns nothing.
    if (website !== undefined && website !== '') return { received: true as const };
    const session = await findSession(headers).catch((error: unknown) => {
      // With an expired session the sender counts as a visitor.
      if (error instanceof AppError) return undefined;
      throw new AppError('contact/not-sent', { cause: error });
    });
    await contact.send({ ...message, userId: session?.user.id ?? null });
    return { received: true as const };
  });
};
