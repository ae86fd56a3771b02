import { afterLoad } from '@wrenchwise/client/after-load.ts';
import type { ClientDirective } from 'astro';

const TOUCHES = ['pointerdown', 'keydown', 'focusin'] as const;

const awaits = ({ dataset }: HTMLFormElement): boolean => dataset['awaits'] !== undefined;

/**
 * Deferred hydration: the page is whole without scripts, so an island's code comes when the page has
 * loaded and the browser is idle, or when somebody touches the island. A press of a button that comes
 * before is done again once React listens; not one that sends a form to the server, for the browser
 * has sent it. A form with `data-awaits` is not sent before: the server's answer to it is a page that cannot hand
 * on what was typed. Where the code does not come, the browser sends it after all.
 */
const rest: ClientDirective = (load, _options, island) => {
  let begun = false;
  let missed: HTMLElement | undefined;
  let held: HTMLFormElement | undefined;
  const hold = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLFormElement) || !awaits(target)) return;
    event.preventDefault();
    held = target;
    begin();
  };
  const note = ({ target }: Event) => {
    const control =
      target instanceof Element ? target.closest<HTMLElement>('button, input[type=radio]') : null;
    const form = control instanceof HTMLButtonElement ? control.form : null;
    const isSent = form?.method === 'post' && !awaits(form);
    if (control && !isSent) missed = control;
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    for (const touch of TOUCHES) island.removeEventListener(touch, begin);
    void hydrate();
  };
  const hydrate = async () => {
    try {
      const start = await load();
      await start();
    } catch (failure) {
      if (!held) throw failure;
      held.submit();
      return;
    } finally {
      island.removeEventListener('click', note);
      island.removeEventListener('submit', hold);
    }
    missed?.click();
  };
  island.addEventListener('click', note);
  island.addEventListener('submit', hold);
  for (const touch of TOUCHES) island.addEventListener(touch, begin, { passive: true });
  afterLoad(begin);
};

export default rest;
