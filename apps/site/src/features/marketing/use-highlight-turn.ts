import { useEffect, useState } from 'react';

import { HIGHLIGHTS } from '~/content/highlights.ts';

const EVERY = 3000;

interface HighlightTurn {
  readonly index: number;
  readonly show: (index: number) => void;
  readonly hold: (held: boolean) => void;
}

/** Whose turn it is among the highlights: the next every 3 s, unless held or motion is unwanted. */
export const useHighlightTurn = (): HighlightTurn => {
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const timer = setInterval(() => setIndex((now) => (now + 1) % HIGHLIGHTS.length), EVERY);
    return () => clearInterval(timer);
  }, [held]);
  return { index, show: setIndex, hold: setHeld };
};
