import type { Feature } from '../../../platform/feature.ts';
import { mountContactForm } from './contact-form.ts';
import { mountContact } from './contact.routes.ts';
import { createContactService } from './contact.service.ts';

/** Contact messages, with and without JavaScript. */
export const createContactFeature = (
  dependencies: Parameters<typeof createContactService>[0],
): Feature => {
  const service = createContactService(dependencies);
  return {
    mountApi: ({ mount, findSession }) => mountContact(mount, service, findSession),
    mountPages: ({ app }) => mountContactForm(app),
  };
};
