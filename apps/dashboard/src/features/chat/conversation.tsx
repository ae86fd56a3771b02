import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { Search, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { type ChatAddress, chatQuery, useAsk, useDeleteChat } from './chat.queries.ts';
import { type ActOn, Messages } from './messages.tsx';
import { QuestionForm } from './question-form.tsx';

interface Props {
  address: ChatAddress;
  /** Invites a first question. */
  prompt: string;
  /** What stays when the conversation is deleted. */
  keeps: string;
  /** Questions that fit; left out, the server's. */
  suggestions?: readonly string[];
  actOn?: ActOn;
}

/** From so many messages on, a conversation can be searched. */
const SEARCHED_FROM = 6;
const SUGGESTED = 5;

/** Questions about a diagnosis, a vehicle or a guide, and their answers. */
export function Conversation({ address, prompt, keeps, suggestions, actOn }: Props) {
  const [search, setSearch] = useState('');
  const query = useQuery(chatQuery(address, useDebounced(search.trim(), 300)));
  const { exchange, error, failed, ask, stop } = useAsk(address);
  const remove = useDeleteChat(address);
  const [isAsked, setIsAsked] = useState(false);
  const messages = query.data?.messages ?? [];
  const end = useRef<HTMLDivElement>(null);
  // What is new comes into view.
  const count = messages.length;
  const length = exchange?.answer.length ?? 0;
  useEffect(() => {
    if (count > 0 || length > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count, length]);
  const isEmpty = messages.length === 0 && exchange === undefined && search === '';
  return (
    <>
      {(messages.length >= SEARCHED_FROM || search !== '') && (
        <div className="mb-3 flex items-center gap-2">
          <Search aria-hidden className="size-4 shrink-0 text-faint" />
          <TextInput
            type="search"
            aria-label={t`Search this conversation`}
            placeholder={t`Search this conversation`}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      )}
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the conversation`}
        loadingLabel={t`Loading the conversation`}
        skeleton={<Skeleton className="h-24 w-full" />}
      >
        {() => <Messages actOn={actOn} messages={messages} exchange={exchange} search={search} />}
      </DataState>
      {isEmpty && query.isSuccess && (
        <div className="mb-4">
          <p className="text-soft">{prompt}</p>
          <ul className="mt-3 flex flex-wrap gap-2">
            {(suggestions ?? query.data.suggestions).slice(0, SUGGESTED).map((question) => (
              <li key={question}>
                <Button tone="secondary" size="sm" onClick={() => ask(question)}>
                  {question}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {error !== undefined && (
        <Notice tone="high" role="alert" className="mt-3">
          {presentError(error).message}{' '}
          {failed !== undefined && (
            <Button
              tone="secondary"
              size="sm"
              className="mt-2"
              onClick={() => ask(failed)}
            >{t`Send “${failed.slice(0, 40)}” again`}</Button>
          )}
        </Notice>
      )}
      <QuestionForm isBusy={exchange !== undefined} onAsk={ask} onStop={stop} />
      <div ref={end} />
      {messages.length > 0 && search === '' && (
        <Button
          tone="ghost"
          className="mt-2 -ml-3"
          icon={<Trash2 aria-hidden className="size-4.5" />}
          onClick={() => setIsAsked(true)}
        >{t`Delete conversation`}</Button>
      )}
      <AlertDialog
        open={isAsked}
        onOpenChange={setIsAsked}
        title={t`Delete this conversation?`}
        description={t`Questions and answers are deleted for good. ${keeps}`}
        confirm={t`Delete conversation`}
        onConfirm={() => remove.mutate()}
      />
    </>
  );
}
