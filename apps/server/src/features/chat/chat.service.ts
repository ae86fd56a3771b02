import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '@wrenchwise/database/database';
import type { CHAT_EVENTS, ChatMessage } from '@wrenchwise/domain/endpoints/chat';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import type { OpenStream } from '@wrenchwise/domain/event-stream';
import { diagnosedVehicle } from '@wrenchwise/domain/vehicle';

import type { DiagnosisProvider, ReportReader } from '../../adapters/diagnosis-provider/port.ts';
import type { OpenLanguageModel } from '../../adapters/language-model/open-language-model.ts';
import type { SessionUser } from '../../http/context.ts';
import type { Log } from '../../log.ts';
import { withWords } from '../diagnoses/answering.ts';
import type { DiagnosesService } from '../diagnoses/diagnoses.service.ts';
import type { StepGuidesService } from '../diagnoses/step-guides.service.ts';
import { answerFromKnowledge } from './assistant/assistant.ts';
import type { AssistantAnswer, Consultation } from './assistant/consultation.ts';
import { isAboutNewPart } from './assistant/statements.ts';
import {
  deleteMessages,
  findAnswerTo,
  findMessage,
  insertExchange,
  listMessages,
  stopAnswers,
  type StoredMessage,
  writeAnswer,
} from './chat.repository.ts';
import { modelAnswer } from './model-answer.ts';

type ChatStream = OpenStream<typeof CHAT_EVENTS>;

export interface ChatService {
  /** The conversation, oldest first. */
  readonly list: (
    user: SessionUser,
    diagnosisId: string,
    search: string | undefined,
  ) => Promise<{ messages: ChatMessage[] }>;
  /** Stores a question with its answer, and streams the answer. */
  readonly send: (
    user: SessionUser,
    diagnosisId: string,
    asked: { text: string; clientId?: string | undefined },
    lastEventId: string | undefined,
  ) => Promise<ChatStream>;
  readonly stop: (user: SessionUser, diagnosisId: string) => Promise<void>;
  readonly remove: (user: SessionUser, diagnosisId: string) => Promise<void>;
}

interface Dependencies {
  readonly db: Database;
  /** The built-in engine: what is asked in the chat is weighed here alone. */
  readonly engine: DiagnosisProvider & ReportReader;
  readonly diagnoses: Pick<DiagnosesService, 'get'>;
  readonly stepGuides: Pick<StepGuidesService, 'list'>;
  readonly meaningOf: (code: string) => string;
  readonly languageModel: OpenLanguageModel | undefined;
  readonly log: Log;
}

/** How often a stream looks for more of an answer that is being written, perhaps by another instance. */
const LOOK_MS = 150;

/** The messages before a question that the model is told. */
const MOST_EARLIER = 8;

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

/** The chat about a diagnosis. */
export const createChatService = ({
  db,
  engine,
  diagnoses,
  stepGuides,
  meaningOf,
  languageModel,
  log,
}: Dependencies): ChatService => {
  /** Answers that this instance is writing. */
  const writing = new Map<string, AbortController>();

  /** The causes with more words; undefined where these words alone say nothing about a car. */
  const reweighing =
    (user: SessionUser, diagnosis: Diagnosis): Consultation['reweigh'] =>
    async (addition) => {
      const vehicle = diagnosedVehicle(diagnosis);
      const { readings } = await engine.preview({ vehicle, symptoms: addition });
      // A renewed part is read by the diagnosis itself, not as a sign.
      if (readings.length === 0 && !isAboutNewPart(addition)) return undefined;
      const result = await engine.diagnose({
        vehicle,
        symptoms: withWords(diagnosis.symptoms, addition),
        confirmed: diagnosis.confirmed,
        removed: diagnosis.removed,
        modelEvidence: diagnosis.modelEvidence,
        answers: diagnosis.answers.map(({ questionId, optionId }) => ({ questionId, optionId })),
        prices: user.prices,
        withoutTools: !user.hasTools,
      });
      return result.needsMore ? undefined : result;
    };

  const consult = async (
    user: SessionUser,
    stored: Diagnosis,
    earlier: readonly StoredMessage[],
  ): Promise<Consultation> => {
    const { guides } = await stepGuides.list(user, stored.id);
    return {
      diagnosis: stored,
      lastAbout: earlier.findLast(({ role }) => role === 'assistant')?.about ?? undefined,
      car: `${stored.make} ${stored.model}`.trim(),
      reweigh: reweighing(user, stored),
      meaningOf,
      openedGuides: new Map(guides.map(({ stepId, guide }) => [stepId, guide])),
    };
  };

  /** Writes the model's answer into its row; where it fails or says nothing, our own. */
  const write = async (
    model: OpenLanguageModel,
    user: SessionUser,
    { id }: StoredMessage,
    ours: AssistantAnswer,
    asked: { question: string; earlier: readonly StoredMessage[]; consultation: Consultation },
  ): Promise<void> => {
    const own = db.forUser(user.id);
    const stopped = new AbortController();
    writing.set(id, stopped);
    let text = '';
    try {
      const sentences = modelAnswer(model, {
        userId: user.id,
        question: asked.question,
        // What was stopped at once has no words, which some models refuse.
        earlier: asked.earlier.filter(({ text: said }) => said !== '').slice(-MOST_EARLIER),
        facts: ours.text,
        mayBeDriven: asked.consultation.diagnosis.canDrive.verdict === 'yes',
        fuel: asked.consultation.diagnosis.fuel,
        lookUp: async (other) => (await answerFromKnowledge(other, asked.consultation)).text,
        signal: stopped.signal,
      });
      for await (const sentence of sentences) {
        text = text === '' ? sentence : `${text} ${sentence}`;
        if (!(await writeAnswer(own, id, { text }))) return;
      }
    } catch (error) {
      if (stopped.signal.aborted) return;
      log.warn({ err: error }, 'the language model did not answer in the chat');
    } finally {
      writing.delete(id);
    }
    await writeAnswer(own, id, {
      ...(text === '' ? { text: ours.text, source: 'engine' } : { text, source: 'language-model' }),
      state: 'complete',
    });
  };

  /** Streams an answer from `offset` on, as it stands and as it grows. */
  const follow = (user: SessionUser, answerId: string, offset: number): ChatStream =>
    async function* following({ signal }) {
      const own = db.forUser(user.id);
      let sent = offset;
      while (!signal.aborted) {
        const answer = await findMessage(own, answerId);
        // Deleted meanwhile: nothing is left to be told.
        if (!answer) return;
        // The model's answer gave way to ours: what was sent belongs to neither.
        if (sent > answer.text.length) sent = answer.text.length;
        if (answer.text.length > sent) {
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
    diagnosisId: string,
    clientId: string | undefined,
    lastEventId: string | undefined,
  ): Promise<{ id: string; offset: number } | undefined> => {
    const own = db.forUser(user.id);
    const place = placeOf(lastEventId);
    const read = place && (await findMessage(own, place.id));
    if (place && read?.diagnosisId === diagnosisId) return place;
    const before = clientId === undefined ? undefined : await findAnswerTo(own, clientId);
    return before?.diagnosisId === diagnosisId ? { id: before.id, offset: 0 } : undefined;
  };

  return {
    list: async (user, diagnosisId, search) => {
      await diagnoses.get(user, diagnosisId);
      const messages = await listMessages(db.forUser(user.id), diagnosisId, search);
      return { messages: messages.map(messageOf) };
    },

    send: async (user, diagnosisId, { text, clientId }, lastEventId) => {
      const stored = await diagnoses.get(user, diagnosisId);
      const before = await known(user, diagnosisId, clientId, lastEventId);
      if (before) return follow(user, before.id, before.offset);
      const own = db.forUser(user.id);
      const earlier = await listMessages(own, diagnosisId);
      const consultation = await consult(user, stored, earlier);
      const question = text.trim();
      const ours = await answerFromKnowledge(question, consultation);
      const model = languageModel && ours.isFinal !== true ? languageModel : undefined;
      const made = await own.transaction((tx) =>
        insertExchange(tx, {
          userId: user.id,
          diagnosisId,
          clientId,
          question,
          answer: {
            text: model ? '' : ours.text,
            state: model ? 'streaming' : 'complete',
            source: 'engine',
            about: ours.about ?? null,
            change: ours.change
              ? { addition: ours.change.addition, moves: [...ours.change.moves] }
              : null,
          },
        }),
      );
      // Sent twice at once: the other request makes the answer.
      const answer =
        made ?? (clientId === undefined ? undefined : await findAnswerTo(own, clientId));
      if (!answer) throw new Error('a question was neither stored nor known');
      if (model && made) {
        write(model, user, made, ours, { question, earlier, consultation }).catch(
          (error: unknown) => log.error({ err: error }, 'an answer of the chat was not written'),
        );
      }
      return follow(user, answer.id, 0);
    },

    stop: async (user, diagnosisId) => {
      await diagnoses.get(user, diagnosisId);
      const own = db.forUser(user.id);
      const open = (await listMessages(own, diagnosisId)).filter(
        ({ state }) => state === 'streaming',
      );
      await stopAnswers(own, diagnosisId);
      for (const { id } of open) writing.get(id)?.abort();
    },

    remove: async (user, diagnosisId) => {
      await diagnoses.get(user, diagnosisId);
      const own = db.forUser(user.id);
      await stopAnswers(own, diagnosisId);
      await deleteMessages(own, diagnosisId);
    },
  };
};
