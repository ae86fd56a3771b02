import type { ClientDirective } from 'astro';

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

const whenIdle = (work: () => void): void => {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work);
  else setTimeout(work, 200);
};

/**
 * Deferred hydration: the page is whole without scripts, so an island's code comes when the page has
 * loaded and the browser is idle, or when somebody touches the island. A press of a button that comes
 * before is done again once React listens; not one that sends a form to the server, for the browser
 * has sent it.
 */
const rest: ClientDirective = (load, _options, island) => {
  let begun = false;
  let missed: HTMLElement | undefined;
  const note = ({ target }: Event) => {
    const control =
      target instanceof Element ? target.closest<HTMLElement>('button, input[type=radio]') : null;
    const isSent = control instanceof HTMLButtonElement && control.form?.method === 'post';
    if (control && !isSent) missed = control;
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const touch of TOUCHES) island.removeEventListener(touch, begin);
    void hydrate();
  };
  const hydrate = async () => {
    const start = await load();
    await start();
    island.removeEventListener('click', note);
    missed?.click();
  };
  island.addEventListener('click', note);
  for (const touch of TOUCHES) island.addEventListener(touch, begin, { passive: true });
  if (document.readyState === 'complete') whenIdle(begin);
  else addEventListener('load', () => whenIdle(begin), { once: true });
};

export default rest;
