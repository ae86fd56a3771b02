import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

import { sessionQuery } from './session.queries.ts';

const DELAY = 100;

/** Leaves a page that is for visitors only, 100 ms after a session is known. */
export const useRedirectWhenSignedIn = (destination: () => string): void => {
  const navigate = useNavigate();
  const { data } = useQuery(sessionQuery());
  const signedIn = Boolean(data?.user.id);
  useEffect(() => {
    if (!signedIn) return undefined;
    const timer = setTimeout(() => void navigate(destination(), { replace: true }), DELAY);
    return () => clearTimeout(timer);
    // The destination is read once, when the session is known.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [signedIn, navigate]);
};
