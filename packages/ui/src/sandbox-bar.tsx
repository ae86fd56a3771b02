import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FlaskConical } from 'lucide-react';

/** Across the top of a page whose payments are a sandbox's. */
export function SandboxBar() {
  return (
    <p className="flex items-center justify-center gap-2 border-b border-medium-line bg-medium-soft px-4 py-1.5 text-center text-xs sm:text-sm print:hidden">
      <FlaskConical aria-hidden className="size-4 shrink-0 text-medium" />
      <span>
        <Trans>
          <strong className="font-semibold">Sandbox:</strong> no money moves. Pay with a test card.
        </Trans>
      </span>
    </p>
  );
}

/** The same in few words, for a place in a header or a sidebar: when it comes, nothing moves. */
export function SandboxNote() {
  return (
    <p className="flex items-center gap-1.5 text-xs text-soft">
      <FlaskConical aria-hidden className="size-4 shrink-0 text-medium" />
      <span>
        <strong className="font-semibold text-ink">{t`Sandbox`}</strong>
        <span className="max-lg:sr-only">{t`: no money moves. Pay with a test card.`}</span>
      </span>
    </p>
  );
}
