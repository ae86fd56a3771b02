import { t } from '@lingui/core/macro';
import { createPortal } from 'react-dom';

/** What a printer gets while recovery codes are shown: only them, without the page around. */
export function CodesOnPaper({ codes }: { codes: readonly string[] }) {
  return createPortal(
    <div aria-hidden className="hidden print:block print:[body:has(>&)>:not(&)]:hidden">
      <p className="text-xl font-semibold">{t`Recovery codes for Wrenchwise`}</p>
      <p className="mt-1">{t`Each code works once, in place of a code of your authenticator app.`}</p>
      <ul className="mt-6 grid w-fit grid-cols-2 gap-x-12 gap-y-2 font-mono text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>,
    document.body,
  );
}
