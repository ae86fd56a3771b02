import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

const PublicPalette = lazy(async () => ({
  default: (await import('~/features/shell/public-palette.tsx')).PublicPalette,
}));

// Said by `scripts/palette-key.ts`, which is in the page and comes first.
const WANTED = 'wrenchwise:palette';

// Loads with the first search: no page carries the client for the palette's sake.
const find = async (typed: string, signal: AbortSignal) =>
  (await import('~/features/search/everything.queries.ts')).searchEverything(typed, signal);

const goTo = (path: string): void => location.assign(siteAddress(path));

/** The command palette of the public pages; what it knows loads at its first use. */
export function PaletteHost() {
  const [isUsed, setIsUsed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    const toggle = () => {
      setIsUsed(true);
      setIsOpen((before) => !before);
    };
    // Pressed before this came.
    if (document.documentElement.dataset['palette'] === 'wanted') toggle();
    // At once: what is typed next is meant for the palette.
    const toggleAtOnce = () => flushSync(toggle);
    addEventListener(WANTED, toggleAtOnce);
    return () => removeEventListener(WANTED, toggleAtOnce);
  }, []);

  if (!isUsed) return null;
  return (
    <Suspense>
      <PublicPalette open={isOpen} onOpenChange={setIsOpen} onGo={goTo} find={find} />
    </Suspense>
  );
}
