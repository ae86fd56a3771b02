/** The first stop of the Tab key: past the navigation. */
import { t } from '@lingui/core/macro';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-md bg-accent px-4 py-2.5 font-label text-accent-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-2.5 print:hidden"
    >{t`Skip to the content`}</a>
  );
}
