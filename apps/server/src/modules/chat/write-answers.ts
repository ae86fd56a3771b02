import type { Database } from '@wrenchwise/database/database';

import type { OpenLanguageModel } from '../../platform/adapters/language-model/open-language-model.ts';
import type { SessionUser } from '../../platform/http/context.ts';
import type { Log } from '../../platform/log.ts';
import { failureName } from '../../platform/outside-words/failure-name.ts';
import { type StoredMessage, writeAnswer } from './chat.repository.ts';
import { modelAnswer } from './model-answer.ts';
import type { Assistant } from './topic.ts';

/** The messages before a question that the model is shown. */
const MAX_EARLIER = 8;

/** Answers that this instance has a model write, and how one of them is stopped. */
export const createAnswerWriter = ({ db, log }: { readonly db: Database; readonly log: Log }) => {
  const writing = new Map<string, AbortController>();

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

  return {
    write,
    stop: (id: string): void => {
      writing.get(id)?.abort();
    },
  };
};
