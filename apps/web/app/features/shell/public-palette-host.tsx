import { lazy, Suspense, useEffect, useState } from 'react';

import { patiently } from '~/lib/connection.ts';

const PublicPalette = lazy(
  patiently(async () => ({ default: (await import('./public-palette.tsx')).PublicPalette })),
);

interface Props {
  /** Opens a path of this site. */
  readonly onGo: (path: string) => void;
}

/** Ctrl K or ⌘ K on a public page; the palette and what it knows load at its first use. */
export function PublicPaletteHost({ onGo }: Props) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((!event.ctrlKey && !event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setUsed(true);
      setOpen((isOpen) => !isOpen);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  if (!used) return null;
  return (
    <Suspense>
      <PublicPalette open={open} onOpenChange={setOpen} onGo={onGo} />
    </Suspense>
  );
}
