import { useEffect, useState } from 'react';

import { useDebounced } from './use-debounced.ts';

const PAUSE_MS = 200;

/**
 * What somebody else found for what is typed, asked once the typing pauses; nothing while it is looked
 * for, where that fails, or where nothing is typed.
 *
 * @param find the same function at each rendering
 */
export const useFoundElsewhere = <T>(
  typed: string,
  find: (typed: string, signal: AbortSignal) => Promise<readonly T[]>,
): readonly T[] => {
  const settled = useDebounced(typed, PAUSE_MS);
  const [answer, setAnswer] = useState<{ typed: string; found: readonly T[] }>();
  useEffect(() => {
    if (settled === '') return undefined;
    const controller = new AbortController();
    find(settled, controller.signal).then(
      (found) => setAnswer({ typed: settled, found }),
      // There is still what is known here.
      () => undefined,
    );
    return () => controller.abort();
  }, [settled, find]);
  return answer?.typed === typed ? answer.found : [];
};
