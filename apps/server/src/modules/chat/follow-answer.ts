import { setTimeout as pause } from 'node:timers/promises';

import type { CHAT_EVENTS } from '@wrenchwise/contract/endpoints/chat';
import type { OpenStream } from '@wrenchwise/contract/event-stream';
import type { UserDatabase } from '@wrenchwise/database/database';

import { messageOf } from './chat-message.ts';
import {
  findAnswerTo,
  findMessage,
  isSameSubject,
  type StoredMessage,
  type Subject,
} from './chat.repository.ts';

export type ChatStream = OpenStream<typeof CHAT_EVENTS>;

/** How often a stream looks for more of an answer that is being written, perhaps by another instance. */
const LOOK_MS = 150;

const EVENT_ID = /^([\da-f-]{36}):(\d{1,6})$/;

/** Which answer a client was reading, and how far it came. */
const placeOf = (lastEventId: string | undefined): { id: string; offset: number } | undefined => {
  const [, id, offset] = EVENT_ID.exec(lastEventId ?? '') ?? [];
  return id === undefined ? undefined : { id, offset: Number(offset) };
};

/** Streams an answer from `offset` on, as it is and as it grows; one just stored is not read again first. */
export const followAnswer = (
  own: UserDatabase,
  answerId: string,
  offset: number,
  stored?: StoredMessage,
): ChatStream =>
  async function* following({ signal }) {
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
export const answerAskedAgain = async (
  own: UserDatabase,
  subject: Subject,
  clientId: string | undefined,
  lastEventId: string | undefined,
): Promise<{ id: string; offset: number } | undefined> => {
  const place = placeOf(lastEventId);
  const read = place && (await findMessage(own, place.id));
  if (place && read && isSameSubject(read.subject, subject)) return place;
  const before = clientId === undefined ? undefined : await findAnswerTo(own, clientId);
  return before && isSameSubject(before.subject, subject)
    ? { id: before.id, offset: 0 }
    : undefined;
};
