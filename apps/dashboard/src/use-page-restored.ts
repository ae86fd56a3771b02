import { useEffect, useEffectEvent } from 'react';

/** Calls `onRestored` when Back or Forward shows this page again as it was left (bfcache). */
export const usePageRestored = (onRestored: () => void): void => {
  const restored = useEffectEvent(onRestored);
  useEffect(() => {
    const hear = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restored();
    };
    addEventListener('pageshow', hear);
    return () => removeEventListener('pageshow', hear);
  }, []);
};
