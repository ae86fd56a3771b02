import * as endpoints from '@wrenchwise/domain/endpoints/chat';

import { lastEventIdOf } from '../../http/event-stream.ts';
import type { Mount } from '../../http/mount.ts';
import type { DiagnosesService } from '../diagnoses/diagnoses.service.ts';
import type { ChatService } from './chat.service.ts';

export const mountChat = (mount: Mount, chat: ChatService, diagnoses: DiagnosesService): void => {
  mount(endpoints.sendChatMessage, ({ params, body }, { user, headers }) =>
    chat.send(user, params.id, body, lastEventIdOf(headers)),
  );
  mount(endpoints.listChatMessages, ({ params, query }, { user }) =>
    chat.list(user, params.id, query.search),
  );
  mount(endpoints.deleteChatMessages, ({ params }, { user }) => chat.remove(user, params.id));
  mount(endpoints.stopChatAnswer, ({ params }, { user }) => chat.stop(user, params.id));
  mount(endpoints.addToDiagnosis, ({ params, body }, { user }) =>
    diagnoses.addWords(user, params.id, body.text),
  );
};
