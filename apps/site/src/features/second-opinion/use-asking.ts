import { useState } from 'react';

import { type Asking, loadAsking } from './load-asking.ts';

const NOT_LOADED = 'This could not be loaded. Please check your connection and try again.';
const TOO_MANY =
  'That was a lot of tries from one place. Please wait a few minutes, or create a free account.';

/** One question after the other: the last answer stays until the next one is there. */
export const useAsking = <Answer>() => {
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const ask = async (question: (asking: Asking) => Promise<Answer>): Promise<void> => {
    setIsAsking(true);
    setFailure(undefined);
    const asking = await loadAsking().catch(() => undefined);
    try {
      if (!asking) throw new Error(NOT_LOADED);
      setAnswer(await question(asking));
    } catch (error) {
      const said = asking?.presentError(error, { 'rate-limit/exceeded': TOO_MANY });
      setFailure(said?.message ?? NOT_LOADED);
    } finally {
      setIsAsking(false);
    }
  };
  return { answer, failure, isAsking, ask };
};
