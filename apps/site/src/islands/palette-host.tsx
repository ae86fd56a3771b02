import { lazy, Suspense, useEffect, useState } from 'react';

const PublicPalette = lazy(async () => ({
  default: (await import('~/features/shell/public-palette.tsx')).PublicPalette,
}));

// Said by `scripts/palette-key.ts`, which stands in the page and comes first.
const WANTED = 'wrenchwise:palette';

const goTo = (path: string): void => location.assign(path);

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
    addEventListener(WANTED, toggle);
    return () => removeEventListener(WANTED, toggle);
  }, []);

  if (!isUsed) return null;
  return (
    <Suspense>
      <PublicPalette open={isOpen} onOpenChange={setIsOpen} onGo={goTo} />
    </Suspense>
  );
}
