const whenIdle = (work: () => void): void => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 200);
};

/** Does what nobody waits for: once the page has loaded and the browser has nothing else to do. */
export const afterLoad = (work: () => void): void => {
  if (document.readyState === 'complete') whenIdle(work);
  else addEventListener('load', () => whenIdle(work), { once: true });
};
