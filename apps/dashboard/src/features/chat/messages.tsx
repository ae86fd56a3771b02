import { t } from '@lingui/core/macro';
import type { ChatChange, ChatMessage } from '@wrenchwise/contract/endpoints/chat';
import { cx } from '@wrenchwise/ui/class-names.ts';
import type { ReactNode } from 'react';

import type { Exchange } from './chat.queries.ts';
import { MessageText } from './message-text.tsx';

/** What can be done with words that were reported. */
export type ActOn = (change: ChatChange, messageId: string) => ReactNode;

interface Props {
  actOn: ActOn | undefined;
  messages: readonly ChatMessage[];
  /** The question under way; it follows the stored messages. */
  exchange: Exchange | undefined;
  search: string;
}

/** The conversation. Screen readers hear an answer once it is whole, not piece by piece. */
export function Messages({ actOn, messages, exchange, search }: Props) {
  if (messages.length === 0 && search !== '') {
    return <p className="text-soft">{t`Nothing here has these words.`}</p>;
  }
  return (
    <ol aria-label={t`Conversation`} aria-live="polite" className="space-y-3">
      {messages.map((message) => (
        <Bubble key={message.id} from={message.role}>
          {message.role === 'user' ? (
            <p className="wrap-anywhere whitespace-pre-wrap">{message.text}</p>
          ) : (
            <Answer message={message} actOn={actOn} />
          )}
        </Bubble>
      ))}
      {exchange && (
        <>
          <Bubble from="user">
            <p className="wrap-anywhere whitespace-pre-wrap">{exchange.question}</p>
          </Bubble>
          <Bubble from="assistant" isBusy>
            {exchange.answer === '' ? (
              <p className="text-faint">{t`Looking it up …`}</p>
            ) : (
              <MessageText text={exchange.answer} />
            )}
          </Bubble>
        </>
      )}
    </ol>
  );
}

const SPEAKER = { user: t`You`, assistant: t`Wrenchwise` } as const;

function Bubble({
  from,
  isBusy = false,
  children,
}: {
  from: ChatMessage['role'];
  isBusy?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      aria-busy={isBusy || undefined}
      className={cx(
        'rounded-lg px-3.5 py-2.5',
        from === 'user'
          ? 'ml-auto w-fit max-w-[88%] bg-accent-soft'
          : 'mr-auto max-w-[96%] border border-line bg-surface',
      )}
    >
      <span className="sr-only">{SPEAKER[from]}: </span>
      {children}
    </li>
  );
}

function Answer({ message, actOn }: { message: ChatMessage; actOn: ActOn | undefined }) {
  return (
    <>
      <MessageText text={message.text} />
      {message.state === 'streaming' && message.text === '' && (
        <p className="text-faint">{t`Looking it up …`}</p>
      )}
      {message.state === 'stopped' && <p className="mt-2 text-sm text-faint">{t`Stopped here.`}</p>}
      {message.change && actOn?.(message.change, message.id)}
      {message.source === 'language-model' && (
        <p className="mt-2 text-sm text-faint">{t`Worded by a language model from our facts.`}</p>
      )}
    </>
  );
}
