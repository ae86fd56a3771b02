import { z } from 'zod';

import type { ChatNotifier, ChatUser } from '../../../platform/adapters/chat-notifier/port.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import type { JobQueue } from '../../../platform/jobs/queue.ts';
import type { Log } from '../../../platform/log.ts';

const QUEUE = 'chat-notification';

/** Discord takes 2,000 characters; a line is enough. */
const MAX_CHARACTERS = 300;

const Notification = z.object({
  type: z.enum(['diagnosis', 'repair_guide']),
  content: z.string(),
  user: z.union([
    z.strictObject({ id: z.string(), email: z.string(), name: z.string() }),
    z.strictObject({ id: z.string() }),
  ]),
});

/** Enough to know two lines of one user by, too little to find who it is. */
const SHORT_ID_CHARACTERS = 8;

/** What is reported to the operator's chat. */
export interface Announcement {
  readonly kind: 'diagnosis' | 'repair_guide';
  readonly user: Pick<SessionUser, 'id' | 'email' | 'name'>;
  readonly car: { readonly make: string; readonly model: string; readonly year: number };
  /** The first cause, or the step of the guide. */
  readonly title: string;
}

/** Returns at once: a notification never delays or fails what somebody does. */
export type Announce = (announcement: Announcement) => void;

const WORDS = { diagnosis: 'New diagnosis', repair_guide: 'New repair guide' } as const;

const chatUser = (
  { id, email, name }: Announcement['user'],
  discordUser: Config['discordUser'],
): ChatUser =>
  discordUser === 'full' ? { id, email, name } : { id: id.slice(-SHORT_ID_CHARACTERS) };

/**
 * Notifications of new diagnoses and guides to a Discord webhook. They are queued and retried; where
 * none is set up nothing is queued.
 */
export const createChatNotifications = async ({
  config,
  chatNotifier,
  queue,
  log,
}: {
  config: Pick<Config, 'discordUser'>;
  chatNotifier: ChatNotifier | undefined;
  queue: JobQueue;
  log: Log;
}): Promise<Announce> => {
  if (chatNotifier === undefined) return () => undefined;
  await queue.work(QUEUE, (data) => chatNotifier.send(Notification.parse(data)));
  return ({ kind, user, car: { make, model, year }, title }) => {
    const content = `${WORDS[kind]}: ${year} ${make} ${model}, ${title}`.slice(0, MAX_CHARACTERS);
    queue
      .send(
        QUEUE,
        { type: kind, content, user: chatUser(user, config.discordUser) },
        { priority: 'low' },
      )
      .catch((error: unknown) => log.error({ err: error }, 'a chat notification was not queued'));
  };
};
