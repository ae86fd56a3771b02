import { afterEach, expect, test, vi } from 'vitest';

import rest from './rest.ts';

const islandWith = (html: string) => {
  const island = document.createElement('div');
  island.innerHTML = html;
  document.body.replaceChildren(island);
  const button = island.querySelector('button');
  if (!button) throw new Error('the island has no button');
  return { island, button };
};

const never = () => vi.stubGlobal('requestIdleCallback', () => 0);

afterEach(() => document.body.replaceChildren());

test('an island hydrates when the browser is idle', async () => {
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  const { island } = islandWith('<button>Accept</button>');
  const hydrate = vi.fn<() => Promise<void>>(async () => {});
  rest(async () => hydrate, { name: 'rest', value: '' }, island);
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
});

test('a press that comes before hydration hydrates the island and is done again, once', async () => {
  never();
  const { island, button } = islandWith('<button type="button">Accept</button>');
  const heard = vi.fn<() => void>();
  const hydrate = async () => button.addEventListener('click', heard);
  rest(async () => hydrate, { name: 'rest', value: '' }, island);
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button.click();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  button.click();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('a press that has sent a form to the server is not done again', async () => {
  never();
  const { island, button } = islandWith('<form method="post"><button>Send</button></form>');
  island.addEventListener('submit', (event) => event.preventDefault());
  const heard = vi.fn<() => void>();
  const hydrate = vi.fn<() => Promise<void>>(async () => button.addEventListener('click', heard));
  rest(async () => hydrate, { name: 'rest', value: '' }, island);
  button.click();
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(1));
  expect(heard).not.toHaveBeenCalled();
});

const HELD = '<form method="post" data-awaits><button>Check</button></form>';

test('a form that awaits its code is sent by it, once, and not by the browser', async () => {
  never();
  const { island, button } = islandWith(HELD);
  const seen = vi.fn<(isPrevented: boolean) => void>();
  document.body.addEventListener('submit', (event) => seen(event.defaultPrevented), { once: true });
  const asked = vi.fn<() => void>();
  const hydrate = async () =>
    island.addEventListener('submit', (event) => {
      event.preventDefault();
      asked();
    });
  rest(async () => hydrate, { name: 'rest', value: '' }, island);
  button.click();
  expect(seen).toHaveBeenCalledExactlyOnceWith(true);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
});

test('a form whose code does not come is sent by the browser after all', async () => {
  never();
  const { island, button } = islandWith(HELD);
  const form = button.form;
  if (!form) throw new Error('the button has no form');
  const sent = vi.spyOn(form, 'submit').mockReturnValue();
  rest(() => Promise.reject(new Error('no connection')), { name: 'rest', value: '' }, island);
  button.click();
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
});
