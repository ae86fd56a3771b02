import type { GuidedTestId, Verdict } from '@wrenchwise/obd/guided-tests/guided-test';
import { GUIDED_TESTS } from '@wrenchwise/obd/guided-tests/guided-tests';
import { RecordingError } from '@wrenchwise/obd/recording/bytes';
import { decodeRecording } from '@wrenchwise/obd/recording/decode-recording';
import type { Recording } from '@wrenchwise/obd/recording/recording';
import { recordingCsv } from '@wrenchwise/obd/recording/recording-csv';
import { summariesOf, type Summary } from '@wrenchwise/obd/recording/summary';

/** What is asked of a thread: what a list shows of a recording, or its table. */
export type RecordingWork =
  | {
      readonly kind: 'read';
      readonly bytes: Uint8Array;
      readonly guidedTest?: GuidedTestId | undefined;
      /** Of the vehicle, where it is known. */
      readonly fuel?: string | undefined;
    }
  | { readonly kind: 'table'; readonly bytes: Uint8Array };

/** What a list shows of a recording without its bytes. */
export interface ReadRecording {
  readonly startedAt: Date;
  readonly duration: number;
  readonly samples: number;
  readonly values: readonly Summary[];
  readonly markers: number;
  /** Of a guided test. */
  readonly verdict: Verdict | null;
}

export type RecordingAnswer =
  | { readonly kind: 'read'; readonly read: ReadRecording }
  | { readonly kind: 'table'; readonly table: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'unreadable' };

const verdictOf = (
  recording: Recording,
  { guidedTest, fuel }: Extract<RecordingWork, { kind: 'read' }>,
): Verdict | null =>
  guidedTest === undefined ? null : GUIDED_TESTS[guidedTest].judge(recording, { fuel }).verdict;

/** Reads what `readRecording` and `recordingTable` hand over, on a thread of the pool. */
const answerOf = (work: RecordingWork): RecordingAnswer => {
  try {
    const recording = decodeRecording(work.bytes);
    if (recording.samples === 0) return { kind: 'unreadable' };
    if (work.kind === 'table') {
      return { kind: 'table', table: new TextEncoder().encode(recordingCsv(recording)) };
    }
    return {
      kind: 'read',
      read: {
        startedAt: new Date(recording.startedAt),
        duration: recording.duration,
        samples: recording.samples,
        values: summariesOf(recording),
        markers: recording.markers.length,
        verdict: verdictOf(recording, work),
      },
    };
  } catch (error) {
    // Nothing is stored that cannot be drawn again.
    if (error instanceof RecordingError) return { kind: 'unreadable' };
    throw error;
  }
};

export default answerOf;
