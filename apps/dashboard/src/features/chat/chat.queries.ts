import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '@wrenchwise/client/api.ts';
import { openEvents } from '@wrenchwise/client/client-events.ts';
import {
  addToDiagnosis,
  type ChatChange,
  deleteChatMessages,
  listChatMessages,
  sendChatMessage,
  stopChatAnswer,
  takeBackFromDiagnosis,
} from '@wrenchwise/contract/endpoints/chat';
import { answerQuestion } from '@wrenchwise/contract/endpoints/diagnoses';
import {
  askAboutSubject,
  type ChatSubject,
  deleteSubjectMessages,
  listSubjectMessages,
  stopSubjectAnswer,
} from '@wrenchwise/contract/endpoints/subject-chat';
import { useEffect, useRef, useState } from 'react';

import { queryKeys } from '~/queries/query-keys.ts';

/** What a conversation is about: a diagnosis or a vehicle by its id, a guide by its slug. */
export interface ChatAddress {
  readonly kind: 'diagnosis' | ChatSubject;
  readonly id: string;
}

/** The calls of a conversation; diagnoses have addresses of their own. */
const callsOf = ({ kind, id }: ChatAddress) => {
  if (kind === 'diagnosis') {
    const params = { id };
    return {
      list: async (search: string, signal: AbortSignal) => ({
        title: '',
        suggestions: [],
        ...(await api(listChatMessages, { params, query: { search } }, { signal })),
      }),
      ask: (body: { text: string; clientId: string }, signal: AbortSignal) =>
        openEvents(sendChatMessage, { params, body }, 'done', { signal }),
      stop: () => api(stopChatAnswer, { params }),
      remove: () => api(deleteChatMessages, { params }),
    };
  }
  const params = { kind, subject: id };
  return {
    list: (search: string, signal: AbortSignal) =>
      api(listSubjectMessages, { params, query: { search } }, { signal }),
    ask: (body: { text: string; clientId: string }, signal: AbortSignal) =>
      openEvents(askAboutSubject, { params, body }, 'done', { signal }),
    stop: () => api(stopSubjectAnswer, { params }),
    remove: () => api(deleteSubjectMessages, { params }),
  };
};

const ROOTS = {
  diagnosis: queryKeys.diagnoses,
  vehicle: queryKeys.vehicles,
  guide: ['guides'],
} as const;

const chatKey = ({ kind, id }: ChatAddress) => [...ROOTS[kind], 'chat', id] as const;

/** The conversation, oldest first. Another tab may have written: read when looked at. */
export const chatQuery = (address: ChatAddress, search = '') =>
  queryOptions({
    queryKey: [...chatKey(address), search],
    queryFn: ({ signal }) => callsOf(address).list(search, signal),
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
export const useAsk = (address: ChatAddress): Asking => {
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
      const events = callsOf(address).ask({ text: question, clientId }, controller.signal);
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
      // What was reported is part of the diagnosis: its page shows it too.
      await client.invalidateQueries({
        queryKey: address.kind === 'diagnosis' ? queryKeys.diagnoses : chatKey(address),
      });
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
      void callsOf(address)
        .stop()
        .catch(() => undefined);
    },
  };
};

/** Deletes the whole conversation. */
export const useDeleteChat = (address: ChatAddress) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callsOf(address).remove(),
    onSuccess: () => client.invalidateQueries({ queryKey: chatKey(address) }),
  });
};

/** Takes back what an answer added to the evidence; the page shows the causes without it. */
export const useTakeBack = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => api(takeBackFromDiagnosis, { params: { id, messageId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.diagnoses }),
  });
};

/** Takes what was reported into the diagnosis; its page shows the causes weighed again. */
export const useTakeOver = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ addition, answer }: ChatChange) =>
      answer
        ? api(answerQuestion, { params: { id }, body: answer })
        : api(addToDiagnosis, { params: { id }, body: { text: addition } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.diagnoses }),
  });
};
