import { useQueryClient } from '@tanstack/react-query';
import type { GuidedTestId } from '@wrenchwise/obd/guided-tests/guided-test';
import type { Channel } from '@wrenchwise/obd/recording/recording';
import { useEffect, useRef, useState } from 'react';

import { newRequestKey } from '~/queries/request-key.ts';

import { localRecordings } from '../recordings/local-recordings.ts';
import { type Recorder, startRecorder } from '../recordings/recorder.ts';
import { LOCAL_RECORDINGS } from '../recordings/recordings.queries.ts';
import type { LiveAnswer } from './poll-values.ts';
import { useScreenAwake } from './use-screen-awake.ts';

interface Running {
  readonly recorder: Recorder;
  /** Of `performance.now()`. */
  readonly began: number;
}

/** How much is on the disk, and for how many milliseconds it was recorded. */
export interface Recorded {
  readonly samples: number;
  readonly elapsed: number;
}

const NOTHING: Recorded = { samples: 0, elapsed: 0 };

interface Ends {
  /** It was stopped, by hand or because it is full, and is in this browser. */
  readonly onStopped: (id: string) => void;
  /** The browser stores no more. */
  readonly onFailure: () => void;
}

/** One recording at a time, written into this browser as it comes. */
export const useRecorder = ({ onStopped, onFailure }: Ends) => {
  const client = useQueryClient();
  const running = useRef<Running>(undefined);
  const isStarting = useRef(false);
  const [isOn, setOn] = useState(false);
  const [shown, setShown] = useState(NOTHING);

  useEffect(() => {
    const flush = (): void => {
      void running.current?.recorder.flush().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', flush);
    addEventListener('pagehide', flush);
    return () => {
      document.removeEventListener('visibilitychange', flush);
      removeEventListener('pagehide', flush);
      const { recorder } = running.current ?? {};
      running.current = undefined;
      // The page of recordings may have looked before it was done.
      void recorder
        ?.stop()
        .catch(() => undefined)
        .then(() => client.invalidateQueries({ queryKey: LOCAL_RECORDINGS }));
    };
  }, [client]);

  useScreenAwake(isOn);

  const stop = async (isWorthIt = true): Promise<void> => {
    const { recorder } = running.current ?? {};
    running.current = undefined;
    setOn(false);
    if (!recorder) return;
    await recorder.stop().catch(onFailure);
    if (isWorthIt && recorder.stored() > 0) onStopped(recorder.id);
    else await (await localRecordings()).remove(recorder.id);
  };

  return {
    isOn,
    /** What was recorded when the screen was last drawn. */
    shown,
    start: async (about: {
      vehicleId: string;
      name: string;
      channels: readonly Channel[];
      guidedTest?: GuidedTestId;
    }) => {
      if (running.current || isStarting.current) return;
      isStarting.current = true;
      const store = await localRecordings();
      isStarting.current = false;
      const now = Date.now();
      setShown(NOTHING);
      running.current = {
        recorder: startRecorder({
          ...about,
          store,
          id: newRequestKey(),
          startedAt: now,
          onFailure,
        }),
        began: performance.now(),
      };
      setOn(true);
    },
    /** Ends it; what is not worth it is removed, not sent. */
    stop,
    add: ({ at, row }: LiveAnswer): void => {
      const { recorder, began } = running.current ?? {};
      if (!recorder || began === undefined || at < began) return;
      recorder.add(at - began, row);
      if (recorder.isFull()) void stop();
    },
    mark: (text: string): void => {
      const { recorder, began } = running.current ?? {};
      if (recorder && began !== undefined) recorder.mark(performance.now() - began, text);
    },
    /** Shows how much was recorded: called as often as the screen is drawn. */
    show: (): void => {
      const { recorder, began } = running.current ?? {};
      if (!recorder || began === undefined) return;
      setShown({ samples: recorder.stored(), elapsed: performance.now() - began });
    },
  };
};
