import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { openEvents } from '@wrenchwise/client/client-events.ts';
import {
  addToDiagnosis,
  deleteChatMessages,
  listChatMessages,
  sendChatMessage,
  stopChatAnswer,
} from '@wrenchwise/domain/endpoints/chat';
import { useEffect, useRef, useState } from 'react';

import { queryKeys } from '~/lib/query-keys.ts';

const chatKey = (id: string) => [...queryKeys.diagnoses, 'chat', id] as const;

/** The conversation about a diagnosis, oldest first. Another tab may have written: read when looked at. */
export const chatQuery = (id: string, search = '') =>
  queryOptions({
    queryKey: [...chatKey(id), search],
    queryFn: ({ signal }) =>
      api(listChatMessages, { params: { id }, query: { search } }, { signal }),
    refetchOnWindowFocus: 'always',
    // An answer that another tab asked for, or that was being written before a reload.
    refetchInterval: ({ state }) =>
      state.data?.messages.some((message) => message.state === 'streaming') ? 1000 : false,
  });

/** A question that is under way: what was asked, and what has come of its answer. */
export interface Exchange {
  readonly question: string;
  readonly answer: string;
}

export interface Asking {
  readonly exchange: Exchange | undefined;
  readonly error: unknown;
  /** The question that failed: sent again, it is asked once. */
  readonly failed: string | undefined;
  readonly ask: (question: string) => void;
  readonly stop: () => void;
}

/** The text of a `delta`; the server has checked its shape. */
const textIn = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'text' in data ? String(data.text) : '';

/** Asks, and shows the answer as it comes. A question that failed can be sent again: it is asked once. */
export const useAsk = (id: string): Asking => {
  const client = useQueryClient();
  const [exchange, setExchange] = useState<Exchange>();
  const [error, setError] = useState<unknown>();
  const [failed, setFailed] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const pending = useRef<{ question: string; clientId: string }>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (question: string): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    if (pending.current?.question !== question) {
      pending.current = { question, clientId: crypto.randomUUID() };
    }
    const { clientId } = pending.current;
    setError(undefined);
    setFailed(undefined);
    setExchange({ question, answer: '' });
    try {
      const events = openEvents(
        sendChatMessage,
        { params: { id }, body: { text: question, clientId } },
        'done',
        { signal: controller.signal },
      );
      for await (const { event, data } of events) {
        if (event !== 'delta') continue;
        const text = textIn(data);
        setExchange((now) => now && { ...now, answer: now.answer + text });
      }
      pending.current = undefined;
    } catch (failure) {
      setError(failure);
      setFailed(question);
    } finally {
      running.current = undefined;
      await client.invalidateQueries({ queryKey: chatKey(id) });
      setExchange(undefined);
    }
  };

  return {
    exchange,
    error,
    failed,
    ask: (question) => void ask(question),
    stop: () => {
      running.current?.abort();
      void api(stopChatAnswer, { params: { id } }).catch(() => undefined);
    },
  };
};

/** Deletes the whole conversation. */
export const useDeleteChat = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api(deleteChatMessages, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: chatKey(id) }),
  });
};

/** Takes what was told into the diagnosis; its page shows the causes weighed again. */
export const useAddToDiagnosis = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => api(addToDiagnosis, { params: { id }, body: { text } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.diagnoses }),
  });
};
