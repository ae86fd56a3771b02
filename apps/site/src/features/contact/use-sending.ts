import { useCallback, useState } from 'react';

type Sent<A> =
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'success'; readonly data: A }
  | { readonly status: 'error'; readonly error: unknown };

interface Listeners<A> {
  readonly onSuccess?: (data: A) => void;
  readonly onError?: (error: unknown) => void;
}

/**
 * Sends something once a call, and says how that went: the part of TanStack Query's mutations that a
 * form needs, for pages that have no query cache.
 */
export const useSending = <B, A>(send: (body: B) => Promise<A>) => {
  const [sent, setSent] = useState<Sent<A>>({ status: 'idle' });

  const mutateAsync = async (body: B): Promise<A> => {
    setSent({ status: 'pending' });
    try {
      const data = await send(body);
      setSent({ status: 'success', data });
      return data;
    } catch (error) {
      setSent({ status: 'error', error });
      throw error;
    }
  };
  const mutate = (body: B, { onSuccess, onError }: Listeners<A> = {}): void => {
    mutateAsync(body).then(onSuccess, onError ?? (() => undefined));
  };
  return {
    mutate,
    mutateAsync,
    reset: useCallback(() => setSent({ status: 'idle' }), []),
    error: sent.status === 'error' ? sent.error : null,
    isPending: sent.status === 'pending',
    isSuccess: sent.status === 'success',
    isError: sent.status === 'error',
  };
};
