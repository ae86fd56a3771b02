import type { GuidedTestId } from '@wrenchwise/obd/guided-tests/guided-test';
import { createRecordingEncoder } from '@wrenchwise/obd/recording/encode-recording';
import {
  type Channel,
  MAX_DURATION,
  MAX_RECORDING_BYTES,
} from '@wrenchwise/obd/recording/recording';

import type { LocalRecording, LocalRecordings } from './local-recordings.ts';

/** How long answers wait in memory before they are written, in milliseconds. */
const WRITE_EVERY = 250;
/** What a row and a marker may still take when a recording is full. */
const ROOM = 2000;

export interface Recorder {
  readonly id: string;
  /** @param at milliseconds since it began */
  readonly add: (at: number, row: readonly (number | undefined)[]) => void;
  readonly mark: (at: number, text: string) => void;
  /** Writes what still waits; called when the page is hidden or left. */
  readonly flush: () => Promise<void>;
  /** Writes the rest, and that it is done. */
  readonly stop: () => Promise<void>;
  /** Figures that are on the disk: what no reload takes away. */
  readonly stored: () => number;
  readonly isFull: () => boolean;
}

interface Options {
  readonly store: LocalRecordings;
  readonly id: string;
  readonly vehicleId: string;
  readonly name: string;
  readonly guidedTest?: GuidedTestId;
  readonly startedAt: number;
  readonly channels: readonly Channel[];
  /** The browser has no room left, or stores nothing. */
  readonly onFailure: () => void;
}

/** Name under which other tabs see that a recording goes on. */
export const lockName = (id: string): string => `wrenchwise.recording ${id}`;

/** Held from the beginning to the end of a recording, or of this page. */
const hold = (id: string): (() => void) => {
  let release: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    release = resolve;
  });
  void navigator.locks?.request(lockName(id), () => ended);
  return release;
};

/** Records answers into this browser as they come: a page that is left or reloaded loses none. */
export const startRecorder = ({ store, onFailure, channels, ...about }: Options): Recorder => {
  const { id, startedAt } = about;
  const encoder = createRecordingEncoder(startedAt, channels);
  const local: LocalRecording = { ...about, header: encoder.header, isDone: false };
  const release = hold(id);
  let written: Promise<void> = store.put(local);
  let number = 0;
  let wroteAt = 0;
  let lastAt = 0;
  let figures = 0;
  let stored = 0;
  let hasFailed = false;

  const write = async (
    bytes: Uint8Array<ArrayBuffer>,
    before: Promise<void>,
    upTo: number,
  ): Promise<void> => {
    // Each transaction is asked for at once: a page that is left waits for none before it.
    const added = store.addRows(id, number, bytes);
    number += 1;
    await Promise.all([before, added]);
    stored = upTo;
  };

  const flush = (): Promise<void> => {
    const bytes = encoder.take();
    if (bytes.length > 0) written = write(bytes, written, figures);
    written.catch(() => {
      if (!hasFailed) onFailure();
      hasFailed = true;
    });
    return written;
  };

  return {
    id,
    add: (at, row) => {
      encoder.add(at, row);
      lastAt = at;
      figures += row.filter((value) => value !== undefined).length;
      if (at - wroteAt < WRITE_EVERY) return;
      wroteAt = at;
      void flush().catch(() => undefined);
    },
    mark: (at, text) => {
      encoder.mark(at, text);
      void flush().catch(() => undefined);
    },
    flush,
    stop: () =>
      flush()
        .then(() => store.put({ ...local, isDone: true }))
        .finally(release),
    stored: () => stored,
    isFull: () => encoder.size() > MAX_RECORDING_BYTES - ROOM || lastAt >= MAX_DURATION,
  };
};
