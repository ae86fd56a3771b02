import type { Demonstration } from '@wrenchwise/rules/demonstration';
import { useEffect, useRef, useState } from 'react';

import { questionOf, type Report } from './demonstration-fields.ts';
import type { Understood } from './understood.ts';

// What asks comes when somebody is about to ask, not with the page.
const load = async () => {
  const [{ readWords, askEngine }, { presentError }] = await Promise.all([
    import('./demonstration.queries.ts'),
    import('@wrenchwise/client/present-error.ts'),
  ]);
  return { readWords, askEngine, presentError };
};

const NOT_LOADED =
  'The demonstration could not be loaded. Please check your connection and try again.';

const TOO_MANY =
  'That was a lot of tries from one place. Please wait a few minutes, or start a free diagnosis.';

interface Shown {
  readonly understood: Understood;
  /** The answer before this one: the bars move from there. */
  readonly before: Demonstration | null;
}

/**
 * Has words read and weighed, as the dashboard's interview does: read first, weighed where there is
 * enough to go on. Nothing is asked before a pause; the newest words win, older questions are given
 * up, and the last answer stays until the next one is there. At first the example is shown.
 */
export const useDemonstration = (example: Understood) => {
  const [shown, setShown] = useState<Shown>({ understood: example, before: null });
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const running = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const giveUp = () => {
    clearTimeout(timer.current);
    running.current?.abort();
    setFailure(undefined);
    setIsAsking(false);
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );

  const ask = async (report: Report): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setIsAsking(true);
    const parts = await load().catch(() => undefined);
    try {
      if (!parts) throw new Error(NOT_LOADED);
      const question = questionOf(report);
      const preview = await parts.readWords(question, signal);
      const hasAnswer = preview.isEnough || preview.nothingFound !== undefined;
      const answer = hasAnswer ? await parts.askEngine(question, signal) : null;
      if (signal.aborted) return;
      setShown(({ understood }) => ({
        understood: { symptoms: report.symptoms, preview, answer },
        before: understood.answer,
      }));
    } catch (error) {
      if (signal.aborted) return;
      const said = parts?.presentError(error, { 'rate-limit/exceeded': TOO_MANY });
      setFailure(said?.message ?? NOT_LOADED);
    } finally {
      if (running.current === controller) setIsAsking(false);
    }
  };

  return {
    ...shown,
    isExample: shown.understood === example,
    isAsking,
    failure,
    /** Asks once nothing else was reported for `pause` milliseconds. */
    tell: (report: Report, pause: number): void => {
      giveUp();
      timer.current = setTimeout(() => void ask(report), pause);
    },
    giveUp,
    /** Nothing is shown any more. */
    forget: (): void => {
      giveUp();
      setShown({ understood: example, before: null });
    },
    prepare: () => void load().catch(() => undefined),
  };
};
