const whenIdle = (work: () => void): void => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 200);
};

// A small page may have loaded before it is painted for the first time: what comes then holds the picture up. A page
// in a tab that nobody sees is not painted.
const whenPainted = (work: () => void): void => {
  if (document.hidden) whenIdle(work);
  else requestAnimationFrame(() => whenIdle(work));
};

/** Does what nobody waits for: once the page has loaded and is painted, and the browser has nothing else to do. */
export const afterLoad = (work: () => void): void => {
  if (document.readyState === 'complete') whenPainted(work);
  else addEventListener('load', () => whenPainted(work), { once: true });
};
