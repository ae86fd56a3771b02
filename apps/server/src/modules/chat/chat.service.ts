import { focusText } from '@wrenchwise/assistant/focus';
import type { ChatMessage } from '@wrenchwise/contract/endpoints/chat';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Database } from '@wrenchwise/database/database';

import type { OpenLanguageModel } from '../../platform/adapters/language-model/open-language-model.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import type { Log } from '../../platform/log.ts';
import type { DiagnosesService } from '../diagnosis/diagnoses.service.ts';
import { messageOf } from './chat-message.ts';
import {
  deleteMessages,
  findAnswerTo,
  insertExchange,
  listMessages,
  stopAnswers,
} from './chat.repository.ts';
import { answerAskedAgain, type ChatStream, followAnswer } from './follow-answer.ts';
import { takeBack } from './take-back.ts';
import type { ChatAddress, FindTopic } from './topic.ts';
import { createAnswerWriter } from './write-answers.ts';

export interface ChatService {
  /** The conversation, oldest first. All throw the subject's own `…/not-found`. */
  readonly list: (
    user: SessionUser,
    address: ChatAddress,
    search: string | undefined,
  ) => Promise<{ title: string; suggestions: string[]; messages: ChatMessage[] }>;
  /** Stores a question with its answer, and streams the answer. */
  readonly send: (
    user: SessionUser,
    address: ChatAddress,
    asked: { text: string; clientId?: string | undefined },
    lastEventId: string | undefined,
  ) => Promise<ChatStream>;
  /**
   * Takes back what an answer about a diagnosis added to its evidence; done before, it changes nothing.
   * Throws `db/record-not-found` for a message that added nothing.
   */
  readonly takeBack: (
    user: SessionUser,
    diagnosisId: string,
    messageId: string,
  ) => Promise<Diagnosis>;
  readonly stop: (user: SessionUser, address: ChatAddress) => Promise<void>;
  readonly remove: (user: SessionUser, address: ChatAddress) => Promise<void>;
}

interface Dependencies {
  readonly db: Database;
  readonly topics: Readonly<Record<ChatAddress['kind'], FindTopic>>;
  readonly diagnoses: Pick<DiagnosesService, 'get' | 'answer' | 'withdraw' | 'removeWords'>;
  readonly languageModel: OpenLanguageModel | undefined;
  readonly log: Log;
}

/** The chat about diagnoses, vehicles and guides. */
export const createChatService = ({
  db,
  topics,
  diagnoses,
  languageModel,
  log,
}: Dependencies): ChatService => {
  const writer = createAnswerWriter({ db, log });

  const find = (user: SessionUser, { kind, id }: ChatAddress) => topics[kind](user, id);

  return {
    list: async (user, address, search) => {
      const { subject, title, suggestions } = await find(user, address);
      const messages = await listMessages(db.forUser(user.id), subject, search);
      return { title, suggestions: [...suggestions], messages: messages.map(messageOf) };
    },

    send: async (user, address, { text, clientId }, lastEventId) => {
      const { subject, consult } = await find(user, address);
      const own = db.forUser(user.id);
      const [before, earlier] = await Promise.all([
        answerAskedAgain(own, subject, clientId, lastEventId),
        listMessages(own, subject),
      ]);
      if (before) return followAnswer(own, before.id, before.offset);
      const focus = earlier.findLast(({ role }) => role === 'assistant')?.about ?? undefined;
      const assistant = await consult(focus);
      const question = text.trim();
      const ours = await assistant.answer(question);
      // Before the message: what is sent again adds nothing twice.
      const recorded = ours.change && (await assistant.record?.(ours.change));
      const model = languageModel && ours.isFinal !== true ? languageModel : undefined;
      const made = await own.transaction((tx) =>
        insertExchange(tx, {
          userId: user.id,
          subject,
          clientId,
          question,
          answer: {
            text: ours.text,
            state: model ? 'streaming' : 'complete',
            source: 'engine',
            about: focusText({ faultId: ours.about, ...ours.focus }),
            change: ours.change
              ? { ...ours.change, moves: [...ours.change.moves], ...recorded }
              : null,
          },
        }),
      );
      // Sent twice at once: the other request makes the answer.
      const answer =
        made ?? (clientId === undefined ? undefined : await findAnswerTo(own, clientId));
      if (!answer) throw new Error('a question was neither stored nor known');
      if (model && made) {
        writer
          .write(model, user, made, { question, earlier, assistant })
          .catch((error: unknown) =>
            log.error({ err: error }, 'an answer of the chat was not written'),
          );
      }
      return followAnswer(own, answer.id, 0, answer);
    },

    takeBack: (user, diagnosisId, messageId) =>
      takeBack({ db, diagnoses }, user, diagnosisId, messageId),

    stop: async (user, address) => {
      const { subject } = await find(user, address);
      const own = db.forUser(user.id);
      const open = (await listMessages(own, subject)).filter(({ state }) => state === 'streaming');
      await stopAnswers(own, subject);
      for (const { id } of open) writer.stop(id);
    },

    remove: async (user, address) => {
      const { subject } = await find(user, address);
      const own = db.forUser(user.id);
      await stopAnswers(own, subject);
      await deleteMessages(own, subject);
    },
  };
};
