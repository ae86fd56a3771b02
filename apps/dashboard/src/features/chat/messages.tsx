import type { ChatMessage } from '@wrenchwise/domain/endpoints/chat';
import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import type { ReactNode } from 'react';

import { type Exchange, useAddToDiagnosis } from './chat.queries.ts';
import { MessageText } from './message-text.tsx';

interface Props {
  diagnosis: Diagnosis;
  messages: readonly ChatMessage[];
  /** The question under way; it follows the stored messages. */
  exchange: Exchange | undefined;
  search: string;
}

/** The conversation. Screen readers hear an answer once it is whole, not piece by piece. */
export function Messages({ diagnosis, messages, exchange, search }: Props) {
  if (messages.length === 0 && search !== '') {
    return <p className="text-soft">Nothing here has these words.</p>;
  }
  return (
    <ol aria-label="Conversation" aria-live="polite" className="space-y-3">
      {messages.map((message) => (
        <Bubble key={message.id} from={message.role}>
          {message.role === 'user' ? (
            <p className="wrap-anywhere whitespace-pre-wrap">{message.text}</p>
          ) : (
            <Answer message={message} diagnosis={diagnosis} />
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
              <p className="text-faint">Looking it up …</p>
            ) : (
              <MessageText text={exchange.answer} />
            )}
          </Bubble>
        </>
      )}
    </ol>
  );
}

const SPEAKER = { user: 'You', assistant: 'Wrenchwise' } as const;

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

function Answer({ message, diagnosis }: { message: ChatMessage; diagnosis: Diagnosis }) {
  return (
    <>
      <MessageText text={message.text} />
      {message.state === 'streaming' && message.text === '' && (
        <p className="text-faint">Looking it up …</p>
      )}
      {message.state === 'stopped' && <p className="mt-2 text-sm text-faint">Stopped here.</p>}
      {message.change && <TakeOver addition={message.change.addition} diagnosis={diagnosis} />}
      {message.source === 'language-model' && (
        <p className="mt-2 text-sm text-faint">Worded by a language model from our facts.</p>
      )}
    </>
  );
}

/** Takes what was told into the diagnosis, once. */
function TakeOver({ addition, diagnosis }: { addition: string; diagnosis: Diagnosis }) {
  const add = useAddToDiagnosis(diagnosis.id);
  if (diagnosis.symptoms.split('\n').includes(addition.trim())) {
    return <p className="mt-2 text-sm text-faint">This is part of the diagnosis now.</p>;
  }
  return (
    <Button
      tone="secondary"
      size="sm"
      className="mt-3"
      busy={add.isPending}
      onClick={() => add.mutate(addition)}
    >
      Update the diagnosis
    </Button>
  );
}
