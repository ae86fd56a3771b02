import type { Config } from '../../config/config.ts';
import { postOutside } from '../upstream/post-outside.ts';
import { UpstreamFailure } from '../upstream/upstream-failure.ts';
import type { ChatNotifier } from './port.ts';

const TIMEOUT_MS = 10_000;

/** A Discord webhook; undefined where none is set up. */
export const openChatNotifier = ({
  discordWebhookUrl: url,
  allowPrivateAddresses,
}: Pick<Config, 'discordWebhookUrl' | 'allowPrivateAddresses'>): ChatNotifier | undefined =>
  url === undefined
    ? undefined
    : {
        send: async (notification) => {
          const { status } = await postOutside(
            new URL(url),
            // Nobody is called by what somebody has typed.
            { ...notification, allowed_mentions: { parse: [] } },
            { signal: AbortSignal.timeout(TIMEOUT_MS), allowPrivate: allowPrivateAddresses },
          );
          if (status >= 300) throw new UpstreamFailure('failed', `the chat answered ${status}`);
        },
      };
