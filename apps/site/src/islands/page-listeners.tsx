import { rememberPath } from '@wrenchwise/client/return-path.ts';
import { watchErrors } from '@wrenchwise/client/watch-errors.ts';
import { useEffect } from 'react';

// A link says with `data-remember` where a visitor wants to be after logging in.
const rememberClicked = ({ target }: Event): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link?.dataset['remember'];
  if (path !== undefined) rememberPath(path);
};

/**
 * What every page hears and nobody sees. An island and no script of the page, because a script would
 * be fetched before the page has loaded.
 */
export function PageListeners() {
  useEffect(() => {
    watchErrors();
    addEventListener('click', rememberClicked);
    return () => removeEventListener('click', rememberClicked);
  }, []);
  return null;
}
