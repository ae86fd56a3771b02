import { type RefObject, useLayoutEffect } from 'react';

import type { Attempt } from './attempt.ts';

/**
 * Forgets a failed attempt as soon as its form is changed or sent again: what is said above a form
 * is never about something else than what is in it.
 */
export const useForgetFailure = (
  form: RefObject<HTMLFormElement | null>,
  { isError, reset }: Pick<Attempt, 'isError' | 'reset'>,
): void => {
  // With the paint of the failure: what is typed as soon as it is seen makes it go.
  useLayoutEffect(() => {
    const element = form.current;
    if (!isError || !element) return undefined;
    const forget = () => reset();
    element.addEventListener('input', forget);
    element.addEventListener('submit', forget);
    return () => {
      element.removeEventListener('input', forget);
      element.removeEventListener('submit', forget);
    };
  }, [form, isError, reset]);
};
