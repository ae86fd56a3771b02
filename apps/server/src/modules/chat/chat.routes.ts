import * as endpoints from '@wrenchwise/contract/endpoints/chat';
import * as subjects from '@wrenchwise/contract/endpoints/subject-chat';

import { lastEventIdOf } from '../../platform/http/event-stream.ts';
import type { Mount } from '../../platform/http/mount.ts';
import type { DiagnosesService } from '../diagnosis/diagnoses.service.ts';
import type { ChatService } from './chat.service.ts';
import type { ChatAddress } from './topic.ts';

const aboutDiagnosis = ({ id }: { id: string }): ChatAddress => ({ kind: 'diagnosis', id });

const aboutSubject = ({
  kind,
  subject,
}: {
  kind: subjects.ChatSubject;
  subject: string;
}): ChatAddress => ({ kind, id: subject });

export const mountChat = (mount: Mount, chat: ChatService, diagnoses: DiagnosesService): void => {
  mount(endpoints.sendChatMessage, ({ params, body }, { user, headers }) =>
    chat.send(user, aboutDiagnosis(params), body, lastEventIdOf(headers)),
  );
  mount(endpoints.listChatMessages, async ({ params, query }, { user }) => {
    const { messages } = await chat.list(user, aboutDiagnosis(params), query.search);
    return { messages };
  });
  mount(endpoints.deleteChatMessages, ({ params }, { user }) =>
    chat.remove(user, aboutDiagnosis(params)),
  );
  mount(endpoints.stopChatAnswer, ({ params }, { user }) =>
    chat.stop(user, aboutDiagnosis(params)),
  );
  mount(endpoints.takeBackFromDiagnosis, ({ params }, { user }) =>
    chat.takeBack(user, params.id, params.messageId),
  );
  mount(endpoints.addToDiagnosis, ({ params, body }, { user }) =>
    diagnoses.addWords(user, params.id, body.text),
  );
  mount(subjects.askAboutSubject, ({ params, body }, { user, headers }) =>
    chat.send(user, aboutSubject(params), body, lastEventIdOf(headers)),
  );
  mount(subjects.listSubjectMessages, ({ params, query }, { user }) =>
    chat.list(user, aboutSubject(params), query.search),
  );
  mount(subjects.deleteSubjectMessages, ({ params }, { user }) =>
    chat.remove(user, aboutSubject(params)),
  );
  mount(subjects.stopSubjectAnswer, ({ params }, { user }) =>
    chat.stop(user, aboutSubject(params)),
  );
};
