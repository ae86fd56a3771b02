import type { Feature } from '../../feature.ts';
import type { DiagnosesService } from '../diagnoses/diagnoses.service.ts';
import { mountChat } from './chat.routes.ts';
import { createChatService } from './chat.service.ts';

/** The chat about a diagnosis. */
export const createChatFeature = (
  dependencies: Parameters<typeof createChatService>[0] & { readonly diagnoses: DiagnosesService },
): Feature => {
  const service = createChatService(dependencies);
  return { mountApi: ({ mount }) => mountChat(mount, service, dependencies.diagnoses) };
};
