import type { Channel, Recording } from '@wrenchwise/obd/recording/recording';
import type { ObdSession } from '@wrenchwise/obd/session';
import { useEffect, useEffectEvent, useState } from 'react';

import { createLiveBuffer } from './live-buffer.ts';
import { type LiveAnswer, pollValues } from './poll-values.ts';

/** Times a second that a car is asked, and that the screen is drawn. */
const HERTZ = 20;
const DRAWN_EVERY = 400;
/** What a screen shows of the past, in milliseconds. */
export const LIVE_WINDOW = 60_000;

interface Options {
  readonly session: Pick<ObdSession, 'values'>;
  readonly channels: readonly Channel[];
  readonly isOn: boolean;
  /** Each answer, as it comes. */
  readonly onAnswer: (answer: LiveAnswer) => void;
  readonly onDrawn: () => void;
  readonly onFailure: (error: unknown) => void;
}

/** What channels said in the last minute, drawn every 0.4 seconds; undefined before the first answers. */
export const useLiveValues = ({
  session,
  channels,
  isOn,
  onAnswer,
  onDrawn,
  onFailure,
}: Options): Recording | undefined => {
  const [shown, setShown] = useState<Recording>();
  const answered = useEffectEvent(onAnswer);
  const drawn = useEffectEvent(onDrawn);
  const failed = useEffectEvent(onFailure);
  useEffect(() => {
    if (!isOn || channels.length === 0) return undefined;
    const began = performance.now();
    const buffer = createLiveBuffer(Date.now(), channels, LIVE_WINDOW);
    const stop = pollValues({
      session,
      channels,
      hertz: HERTZ,
      onAnswer: (answer) => {
        buffer.add(answer.at - began, answer.row);
        answered(answer);
      },
      onFailure: (error) => failed(error),
    });
    const timer = setInterval(() => {
      setShown(buffer.snapshot());
      drawn();
    }, DRAWN_EVERY);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [session, channels, isOn]);
  return shown;
};
