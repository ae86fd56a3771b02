import { t } from '@lingui/core/macro';
import type { Marker } from '@wrenchwise/obd/recording/recording';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';

import { clockText } from '../value-text.ts';

const STEP = 100;
const SPEEDS = [1, 4, 16] as const;

/** Where a replay of a recording is, and how it goes on. */
export const useReplay = (duration: number) => {
  const [cursor, setCursor] = useState(duration);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<number>(1);
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      setCursor((at) => Math.min(duration, at + STEP * speed));
    }, STEP);
    return () => clearInterval(timer);
  }, [isPlaying, speed, duration]);
  const isAtEnd = cursor >= duration;
  return {
    cursor,
    isPlaying: isPlaying && !isAtEnd,
    speed,
    setSpeed,
    goTo: setCursor,
    /** Plays from here, or from the beginning once it has ended; stops where it plays. */
    toggle: (): void => {
      if (isAtEnd) setCursor(0);
      setPlaying(isAtEnd || !isPlaying);
    },
  };
};

interface Props {
  readonly replay: ReturnType<typeof useReplay>;
  readonly markers: readonly Marker[];
  readonly duration: number;
}

/** Plays a recording as it was, or goes to a moment of it. */
export function Replay({ replay, markers, duration }: Props) {
  const { cursor, isPlaying, speed, setSpeed, goTo, toggle } = replay;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          tone="secondary"
          icon={
            isPlaying ? (
              <Pause aria-hidden className="size-4.5" />
            ) : (
              <Play aria-hidden className="size-4.5" />
            )
          }
          onClick={toggle}
        >
          {isPlaying ? t`Pause` : t`Play`}
        </Button>
        <div className="w-24">
          <Select
            aria-label={t`Speed of the replay`}
            value={String(speed)}
            onChange={({ target }) => setSpeed(Number(target.value))}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {`${each} ×`}
              </option>
            ))}
          </Select>
        </div>
        <input
          type="range"
          aria-label={t`Moment of the recording`}
          aria-valuetext={clockText(cursor)}
          min={0}
          max={duration}
          step={STEP}
          value={cursor}
          onChange={({ target }) => goTo(Number(target.value))}
          className="h-11 min-w-40 flex-1 accent-accent"
        />
        <span className="figures shrink-0 text-soft">
          {`${clockText(cursor)} / ${clockText(duration)}`}
        </span>
      </div>
      <Markers markers={markers} goTo={goTo} />
    </div>
  );
}

function Markers({ markers, goTo }: { markers: readonly Marker[]; goTo: (at: number) => void }) {
  if (markers.length === 0) return null;
  return (
    <ul aria-label={t`Marks`} className="mt-2 flex flex-wrap gap-2">
      {markers.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <Button tone="ghost" size="sm" onClick={() => goTo(at)}>
            <span className="figures">{clockText(at)}</span>
            <span className="wrap-anywhere">{text}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
