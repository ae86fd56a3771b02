import type { Channel, Marker, Recording } from '@wrenchwise/obd/recording/recording';

interface Track {
  readonly channel: Channel;
  times: number[];
  values: number[];
}

/** What came in while a screen looks on. */
export interface LiveBuffer {
  /** @param at milliseconds since it began */
  readonly add: (at: number, row: readonly (number | undefined)[]) => void;
  readonly mark: (marker: Marker) => void;
  /** All that is remembered, as a recording. */
  readonly snapshot: () => Recording;
}

/** How much older than the window what is dropped may be: dropping at each answer would copy each time. */
const SLACK = 1.5;

/**
 * Remembers what channels said lately.
 *
 * @param windowMs how long it remembers; without end for a guided test, which judges all of it
 */
export const createLiveBuffer = (
  startedAt: number,
  channels: readonly Channel[],
  windowMs = Number.POSITIVE_INFINITY,
): LiveBuffer => {
  const tracks = channels.map((channel): Track => ({ channel, times: [], values: [] }));
  const markers: Marker[] = [];
  let last = 0;
  let samples = 0;

  const forget = (track: Track): void => {
    const [first] = track.times;
    if (first === undefined || last - first < windowMs * SLACK) return;
    const from = track.times.findIndex((time) => time >= last - windowMs);
    track.times = track.times.slice(from);
    track.values = track.values.slice(from);
  };

  return {
    add: (at, row) => {
      last = Math.max(last, at);
      tracks.forEach((track, index) => {
        const value = row[index];
        if (value === undefined) return;
        track.times.push(at);
        track.values.push(value);
        samples += 1;
        forget(track);
      });
    },
    mark: (marker) => markers.push(marker),
    snapshot: () => ({
      startedAt,
      series: tracks.map(({ channel, times, values }) => ({
        channel,
        times: [...times],
        values: [...values],
      })),
      markers: [...markers],
      duration: last,
      samples,
    }),
  };
};
