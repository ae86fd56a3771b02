import { Button } from '@wrenchwise/ui/button.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { useHydrated } from '@wrenchwise/ui/use-hydrated.ts';
import { Printer } from 'lucide-react';

const printChecklists = () => {
  const { dataset } = document.documentElement;
  dataset['print'] = 'checklists';
  window.addEventListener('afterprint', () => delete dataset['print'], { once: true });
  window.print();
};

/** Prints an article's lists only. Keeps its place, unseen, where it could not work. */
export function PrintChecklists() {
  return (
    <Button
      tone="secondary"
      size="sm"
      onClick={printChecklists}
      className={cx('justify-self-start print:hidden', !useHydrated() && 'invisible')}
    >
      <Printer aria-hidden className="size-4" />
      Print the checklists
    </Button>
  );
}
