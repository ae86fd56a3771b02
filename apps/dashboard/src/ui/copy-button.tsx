import { t } from '@lingui/core/macro';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';

/** Copies a text, and says whether it could: some pages may not write to the clipboard. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button
        tone="secondary"
        size="sm"
        icon={<Icon aria-hidden className="size-4" />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span role="status" className="order-last basis-full text-sm text-soft empty:hidden">
        {outcome === 'copied' && t`Copied`}
        {outcome === 'refused' &&
          t`Your browser does not allow copying here. Select the text instead.`}
      </span>
    </>
  );
}
