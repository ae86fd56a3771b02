import { useQueryClient } from '@tanstack/react-query';
import { isUnanswered } from '@wrenchwise/client/present-error.ts';
import type { StepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import { useCallback, useEffect, useRef, useState } from 'react';

import { connection } from '~/connection/connection.ts';

import { sendTicks, stepGuidesQuery } from './diagnoses.queries.ts';
import { keepUnsentTicks, type Ticks, unsentTicks } from './unsent-ticks.ts';

interface GuideProgress {
  /** Numbers of the steps done, from 1. */
  readonly done: ReadonlySet<number>;
  /** Ticks that wait for the connection. */
  readonly isWaiting: boolean;
  readonly set: (ticks: Ticks) => void;
}

const withTicks = (done: readonly number[], ticks: Ticks): ReadonlySet<number> => {
  const now = new Set(done);
  for (const [step, isDone] of ticks) {
    if (isDone) now.add(step);
    else now.delete(step);
  }
  return now;
};

/**
 * Ticks of an opened guide. They show at once and are stored on this device until the server has them;
 * without a connection they wait for it, also over a reload.
 */
export const useGuideProgress = (diagnosisId: string, guide: StepGuide): GuideProgress => {
  const client = useQueryClient();
  const { id, stepId } = guide;
  const [unsent, setUnsent] = useState(() => unsentTicks(id));
  const [isWaiting, setIsWaiting] = useState(false);
  const sending = useRef(false);

  const send = useCallback(async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      // Until nothing is left: more may be ticked while some are on their way.
      for (let ticks = unsentTicks(id); ticks.size > 0; ticks = unsentTicks(id)) {
        const body = { stepId, ticks: [...ticks].map(([step, done]) => ({ step, done })) };
        const saved = await sendTicks(diagnosisId, body);
        const left = new Map(
          [...unsentTicks(id)].filter(([step, done]) => ticks.get(step) !== done),
        );
        keepUnsentTicks(id, left);
        client.setQueryData(stepGuidesQuery(diagnosisId).queryKey, (known) => ({
          guides: (known?.guides ?? []).map((one) => (one.id === id ? saved : one)),
          offers: known?.offers ?? [],
        }));
        setUnsent(left);
      }
      setIsWaiting(false);
    } catch (error) {
      if (isUnanswered(error)) {
        connection.lose();
        setIsWaiting(true);
        return;
      }
      // Refused, such as when the diagnosis was deleted elsewhere: show how things stand.
      keepUnsentTicks(id, new Map());
      setUnsent(new Map());
      void client.invalidateQueries({ queryKey: stepGuidesQuery(diagnosisId).queryKey });
    } finally {
      sending.current = false;
    }
  }, [client, diagnosisId, id, stepId]);

  useEffect(() => {
    const again = () => void send();
    // What was ticked before a reload, once the page is there.
    const first = setTimeout(again);
    addEventListener('online', again);
    const stop = connection.subscribe(() => {
      if (!connection.get().isAway) again();
    });
    return () => {
      clearTimeout(first);
      removeEventListener('online', again);
      stop();
    };
  }, [send]);

  const set = (ticks: Ticks) => {
    const next = new Map([...unsentTicks(id), ...ticks]);
    keepUnsentTicks(id, next);
    setUnsent(next);
    void send();
  };
  return { done: withTicks(guide.done, unsent), isWaiting, set };
};
