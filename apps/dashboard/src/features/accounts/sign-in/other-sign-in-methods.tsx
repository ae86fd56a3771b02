import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

/** The sign-in methods beside the form, below a line that says 'or'. */
export function OtherSignInMethods({ children }: { children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <div aria-hidden className="mb-2 flex items-center gap-3 text-sm text-faint">
        <span className="h-px flex-1 bg-line" />
        {t`or`}
        <span className="h-px flex-1 bg-line" />
      </div>
      {children}
      <noscript>
        <p className="text-center text-sm text-faint">{t`These need JavaScript. Without it, use your e-mail and password.`}</p>
      </noscript>
    </div>
  );
}
