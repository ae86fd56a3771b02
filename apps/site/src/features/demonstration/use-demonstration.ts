import type { Demonstration } from '@wrenchwise/domain/demonstration';
import type { NeedsMore } from '@wrenchwise/domain/diagnosis';
import { useRef, useState } from 'react';

import { type Fields, questionOf } from './demonstration-fields.ts';

interface Answered {
  readonly answer: Demonstration;
  readonly fields: Fields;
}

/** What was too little to go on, and what would help. */
export interface Asked extends NeedsMore {
  readonly title: string;
}

// What asks and what draws an answer comes when somebody is about to ask, not with the page.
const load = async () => {
  const [{ askEngine }, { presentError }] = await Promise.all([
    import('./demonstration.queries.ts'),
    import('@wrenchwise/client/present-error.ts'),
    import('./demonstration-answer.tsx'),
  ]);
  return { askEngine, presentError };
};

const NOT_LOADED =
  'The demonstration could not be loaded. Please check your connection and try again.';

const TOO_MANY =
  'That was a lot of tries from one place. Please wait a few minutes, or start a free diagnosis.';

/** Asks the engine: the newest question wins, older ones are given up; the last answer stays. */
export const useDemonstration = (onAnswer: () => void) => {
  const [answered, setAnswered] = useState<Answered>();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const running = useRef<AbortController>(undefined);

  const ask = async (fields: Fields): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setIsAsking(true);
    setFailure(undefined);
    setAsked(undefined);
    const parts = await load().catch(() => undefined);
    try {
      const answer = await parts?.askEngine(questionOf(fields), signal);
      if (signal.aborted) return;
      if (answer) {
        setAnswered({ answer, fields });
        onAnswer();
      } else setFailure(NOT_LOADED);
    } catch (error) {
      if (signal.aborted) return;
      const words = { 'rate-limit/exceeded': TOO_MANY };
      const said = parts?.presentError(error, words);
      if (said?.needsMore) {
        // An answer to other words must not stand beside the question.
        setAnswered(undefined);
        setAsked({ title: said.message, ...said.needsMore });
      } else setFailure(said?.message ?? NOT_LOADED);
    } finally {
      if (running.current === controller) setIsAsking(false);
    }
  };

  return {
    answered,
    asked,
    isAsking,
    failure,
    ask,
    prepare: () => void load().catch(() => undefined),
  };
};
