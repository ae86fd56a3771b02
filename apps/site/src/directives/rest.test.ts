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
