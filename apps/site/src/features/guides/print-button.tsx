import { Button } from '@wrenchwise/ui/button.tsx';
import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { Printer } from 'lucide-react';

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
