import { withRetries } from '@wrenchwise/contract/retry-policy';
import { useEffect, useState } from 'react';

/** What a question to the API has brought so far. */
interface Answer<T> {
  /** The answer; while the next one is awaited, that of the question before. */
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isAsking: boolean;
  /** `data` answers the question before. */
  readonly isOutdated: boolean;
  readonly askAgain: () => void;
}

type Settled<T> = { readonly data: T } | { readonly error: unknown };

interface State<T> {
  readonly settled: ReadonlyMap<string, Settled<T>>;
  readonly latest: T | undefined;
}

/**
 * Asks the API a question, which is the text that makes it another one; undefined asks nothing. A
 * question that was answered is not asked again in this visit to the page: for what changes with a
 * release only. A public page has a handful of these, and no need of a query cache.
 */
export const useAnswer = <T>(
  question: string | undefined,
  ask: (signal: AbortSignal) => Promise<T>,
): Answer<T> => {
  const [{ settled, latest }, setState] = useState<State<T>>({
    settled: new Map(),
    latest: undefined,
  });
  const known = question === undefined ? undefined : settled.get(question);
  const isAsking = question !== undefined && known === undefined;

  useEffect(() => {
    if (question === undefined || !isAsking) return undefined;
    const controller = new AbortController();
    const settle = (result: Settled<T>) => {
      if (controller.signal.aborted) return;
      setState((before) => ({
        settled: new Map(before.settled).set(question, result),
        latest: 'data' in result ? result.data : before.latest,
      }));
    };
    withRetries(ask, controller.signal).then(
      (data) => settle({ data }),
      (error: unknown) => settle({ error }),
    );
    return () => controller.abort();
    // The question says all that `ask` depends on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [question, isAsking]);

  const askAgain = () =>
    setState((before) => {
      const next = new Map(before.settled);
      if (question !== undefined) next.delete(question);
      return { ...before, settled: next };
    });
  return {
    data: known && 'data' in known ? known.data : isAsking ? latest : undefined,
    error: known && 'error' in known ? known.error : undefined,
    isAsking,
    isOutdated: isAsking && latest !== undefined,
    askAgain,
  };
};
