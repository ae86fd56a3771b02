// Ctrl K or ⌘ K: the palette, and React if no island has brought it, load at the first use.
addEventListener('keydown', (event) => {
  if ((!event.ctrlKey && !event.metaKey) || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  void import('./palette.tsx').then(({ togglePalette }) => togglePalette());
});
