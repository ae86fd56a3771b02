import { useState } from 'react';

import type { Attempt } from '../form/attempt.ts';

type Outcome = 'pending' | Error;

/** A request under the test's control: `send()` begins it, and it ends as the test says. */
export const useFakeAttempt = (outcomes: readonly Outcome[]) => {
  const [sent, setSent] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const error = outcome instanceof Error ? outcome : null;
  const attempt: Attempt<Error> = {
    isPending: outcome === 'pending',
    isError: error !== null,
    error,
    reset: () => setOutcome(undefined),
  };
  const send = () => {
    setOutcome(outcomes[sent]);
    setSent(sent + 1);
  };
  return { attempt, send, sent };
};
