import { setTimeout as pause } from 'node:timers/promises';

import { focusText } from '@wrenchwise/assistant/focus';
import type { CHAT_EVENTS, ChatMessage } from '@wrenchwise/contract/endpoints/chat';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { OpenStream } from '@wrenchwise/contract/event-stream';
import type { Database } from '@wrenchwise/database/database';

import type { OpenLanguageModel } from '../../platform/adapters/language-model/open-language-model.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import type { Log } from '../../platform/log.ts';
import { failureName } from '../../platform/outside-words/failure-name.ts';
import type { DiagnosesService } from '../diagnosis/diagnoses.service.ts';
import {
  deleteMessages,
  findAnswerTo,
  findMessage,
  insertExchange,
  isSameSubject,
  listMessages,
  stopAnswers,
  type StoredMessage,
  type Subject,
  writeAnswer,
  writeChange,
} from './chat.repository.ts';
import { modelAnswer } from './model-answer.ts';
import type { Assistant, ChatAddress, FindTopic } from './topic.ts';

type ChatStream = OpenStream<typeof CHAT_EVENTS>;

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

/** How often a stream looks for more of an answer that is being written, perhaps by another instance. */
const LOOK_MS = 150;

/** The messages before a question that the model is shown. */
const MAX_EARLIER = 8;

const EVENT_ID = /^([\da-f-]{36}):(\d{1,6})$/;

/** Which answer a client was reading, and how far it came. */
const placeOf = (lastEventId: string | undefined): { id: string; offset: number } | undefined => {
  const [, id, offset] = EVENT_ID.exec(lastEventId ?? '') ?? [];
  return id === undefined ? undefined : { id, offset: Number(offset) };
};

const messageOf = ({
  id,
  role,
  text,
  state,
  source,
  change,
  createdAt,
}: StoredMessage): ChatMessage => ({ id, role, text, state, source, change, createdAt });

/** The chat about diagnoses, vehicles and guides. */
export const createChatService = ({
  db,
  topics,
  diagnoses,
  languageModel,
  log,
}: Dependencies): ChatService => {
  /** Answers that this instance is writing. */
  const writing = new Map<string, AbortController>();

  const find = (user: SessionUser, { kind, id }: ChatAddress) => topics[kind](user, id);

  /** Puts the model's words in place of ours, which are shown meanwhile; ours stay where it fails. */
  const write = async (
    model: OpenLanguageModel,
    user: SessionUser,
    { id, text: facts }: StoredMessage,
    asked: { question: string; earlier: readonly StoredMessage[]; assistant: Assistant },
  ): Promise<void> => {
    const own = db.forUser(user.id);
    const stopped = new AbortController();
    writing.set(id, stopped);
    const { question, earlier, assistant } = asked;
    const worded = await modelAnswer(model, {
      userId: user.id,
      question,
      // What was stopped by an older release has no words, which some models refuse.
      earlier: earlier.filter(({ text: said }) => said !== '').slice(-MAX_EARLIER),
      facts,
      mayBeDriven: assistant.mayBeDriven,
      fuel: assistant.fuel,
      lookUp: async (other) => (await assistant.answer(other)).text,
      signal: stopped.signal,
    })
      .catch((error: unknown) => {
        if (!stopped.signal.aborted) {
          log.warn({ what: 'chat', reason: failureName(error) }, 'nothing came from outside');
        }
        return undefined;
      })
      .finally(() => writing.delete(id));
    if (typeof worded === 'string') {
      log.warn({ what: 'chat', reason: worded }, 'an answer from outside was refused');
    }
    await writeAnswer(own, id, {
      ...(typeof worded === 'object' ? { text: worded.text, source: 'language-model' } : {}),
      state: 'complete',
    });
  };

  /** Streams an answer from `offset` on, as it is and as it grows; one just stored is not read again first. */
  const follow = (
    user: SessionUser,
    answerId: string,
    offset: number,
    stored?: StoredMessage,
  ): ChatStream =>
    async function* following({ signal }) {
      const own = db.forUser(user.id);
      let sent = offset;
      let newest = stored;
      while (!signal.aborted) {
        const answer = newest ?? (await findMessage(own, answerId));
        newest = undefined;
        // Deleted meanwhile: nothing is left to be shown.
        if (!answer) return;
        // The model's words took the place of ours, which were sent: the message has them.
        const isReplaced = sent > 0 && answer.source === 'language-model';
        if (answer.text.length > sent && !isReplaced) {
          const text = answer.text.slice(sent);
          sent = answer.text.length;
          yield { event: 'delta', data: { text }, id: `${answerId}:${sent}` };
        }
        if (answer.state !== 'streaming') {
          yield { event: 'done', data: { message: messageOf(answer) }, id: `${answerId}:${sent}` };
          return;
        }
        await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
      }
    };

  /** The answer that a request asks for again: it resumes a stream, or was sent twice. */
  const known = async (
    user: SessionUser,
    subject: Subject,
    clientId: string | undefined,
    lastEventId: string | undefined,
  ): Promise<{ id: string; offset: number } | undefined> => {
    const own = db.forUser(user.id);
    const place = placeOf(lastEventId);
    const read = place && (await findMessage(own, place.id));
    if (place && read && isSameSubject(read.subject, subject)) return place;
    const before = clientId === undefined ? undefined : await findAnswerTo(own, clientId);
    return before && isSameSubject(before.subject, subject)
      ? { id: before.id, offset: 0 }
      : undefined;
  };

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
        known(user, subject, clientId, lastEventId),
        listMessages(own, subject),
      ]);
      if (before) return follow(user, before.id, before.offset);
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
        write(model, user, made, { question, earlier, assistant }).catch((error: unknown) =>
          log.error({ err: error }, 'an answer of the chat was not written'),
        );
      }
      return follow(user, answer.id, 0, answer);
    },

    takeBack: async (user, diagnosisId, messageId) => {
      const { answers } = await diagnoses.get(user, diagnosisId);
      const own = db.forUser(user.id);
      const message = await findMessage(own, messageId);
      const change = message?.change;
      if (!message || !change?.state || message.subject.diagnosisId !== diagnosisId) {
        throw new AppError('db/record-not-found');
      }
      if (change.state === 'taken-back') return diagnoses.get(user, diagnosisId);
      const { addition, answer, earlier } = change;
      const isThere = answers.some(({ questionId }) => questionId === answer?.questionId);
      if (answer && isThere) {
        const { questionId } = answer;
        await (earlier === undefined
          ? diagnoses.withdraw(user, diagnosisId, questionId)
          : diagnoses.answer(user, diagnosisId, { questionId, optionId: earlier }));
      }
      if (!answer) await diagnoses.removeWords(user, diagnosisId, addition);
      await writeChange(own, messageId, { ...change, state: 'taken-back' });
      return diagnoses.get(user, diagnosisId);
    },

    stop: async (user, address) => {
      const { subject } = await find(user, address);
      const own = db.forUser(user.id);
      const open = (await listMessages(own, subject)).filter(({ state }) => state === 'streaming');
      await stopAnswers(own, subject);
      for (const { id } of open) writing.get(id)?.abort();
    },

    remove: async (user, address) => {
      const { subject } = await find(user, address);
      const own = db.forUser(user.id);
      await stopAnswers(own, subject);
      await deleteMessages(own, subject);
    },
  };
};
