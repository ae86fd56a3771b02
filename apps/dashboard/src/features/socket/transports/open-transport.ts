import type { GuidedTestId } from '@wrenchwise/obd/guided-tests/guided-test';
import type { Transport } from '@wrenchwise/obd/session';

/** A transport that this page opened and closes. */
export interface OpenTransport extends Transport {
  readonly close: () => Promise<void>;
  /** Of a simulated car: does what a guided test asks of its driver; undefined lets it idle. */
  readonly simulate?: (id: GuidedTestId | undefined) => void;
}

/** The half of a transport that every kind shares: listeners, and timers of the page. */
export const createListeners = () => {
  const texts = new Set<(text: string) => void>();
  const ends = new Set<() => void>();
  let hasEnded = false;
  const onText: Transport['onText'] = (listener) => {
    texts.add(listener);
    return () => texts.delete(listener);
  };
  const onEnd: Transport['onEnd'] = (listener) => {
    ends.add(listener);
    return () => ends.delete(listener);
  };
  const after: Transport['after'] = (ms, listener) => {
    const timer = setTimeout(listener, ms);
    return () => clearTimeout(timer);
  };
  return {
    shared: { onText, onEnd, after },
    received: (text: string): void => {
      for (const listener of texts) listener(text);
    },
    ended: (): void => {
      if (hasEnded) return;
      hasEnded = true;
      for (const listener of ends) listener();
    },
  };
};
