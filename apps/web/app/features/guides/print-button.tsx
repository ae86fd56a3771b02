import { Button } from '@wrenchwise/ui/button.tsx';
import { Printer } from 'lucide-react';

import { useHydrated } from '~/lib/use-hydrated.ts';

/** Prints the page; cannot be pressed until scripts run. */
export function PrintButton() {
  const hydrated = useHydrated();
  return (
    <Button
      tone="secondary"
      disabled={!hydrated}
      onClick={() => window.print()}
      icon={<Printer aria-hidden className="size-4.5" />}
      className="print:hidden"
    >
      Print this guide
    </Button>
  );
}
