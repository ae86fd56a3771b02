import { lazy, Suspense, useLayoutEffect, useState } from 'react';

import { patiently } from '~/connection/connection.ts';
import type { PaletteProps } from '~/features/shell/dashboard-frame.tsx';

const PaletteContent = lazy(
  patiently(async () => ({
    default: (await import('./palette/palette-content.tsx')).PaletteContent,
  })),
);

/** Ctrl K or ⌘ K from anywhere in the dashboard; the palette's code loads at its first use. */
export function Palette(props: PaletteProps) {
  const { open, onOpenChange } = props;
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  // With the paint, not after it: a key that is pressed as soon as the page is seen would be lost,
  // and one right after closing would close it again.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onOpenChange(!open);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [open, onOpenChange]);

  if (!used) return null;
  return (
    <Suspense>
      <PaletteContent {...props} />
    </Suspense>
  );
}
