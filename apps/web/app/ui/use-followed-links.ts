import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

import { rememberPath } from '~/lib/return-path.ts';

/**
 * Follows the plain links inside an element without loading the page anew. A link says with
 * `data-remember` where the person wants to be after logging in.
 */
export const useFollowedLinks = (): ((event: MouseEvent<HTMLElement>) => void) => {
  const navigate = useNavigate();
  return (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.button !== 0 || event.defaultPrevented) return;
    if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) {
      return;
    }
    const { remember } = link.dataset;
    if (remember !== undefined) rememberPath(remember);
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
};
