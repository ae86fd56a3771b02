// Ctrl K or ⌘ K asks for the palette. It is in the page, so that a press that comes before the
// palette's island is not lost: `islands/palette-host.tsx` looks for it, and hears of later ones. It
// imports nothing, or it would be a file of its own.
addEventListener('keydown', (event) => {
  if ((!event.ctrlKey && !event.metaKey) || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  document.documentElement.dataset['palette'] = 'wanted';
  dispatchEvent(new Event('wrenchwise:palette'));
});
