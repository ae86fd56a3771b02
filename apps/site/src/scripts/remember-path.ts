import { rememberPath } from '~/lib/return-path.ts';

// A link says with `data-remember` where a visitor wants to be after logging in.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link?.dataset['remember'];
  if (path !== undefined) rememberPath(path);
});
