import { t } from '@lingui/core/macro';

import { Notice } from './notice.tsx';

/** Placed by a form that cannot be sent without scripts, for those who have none. */
export function NeedsScript() {
  return (
    <noscript>
      <Notice tone="medium">{t`This needs JavaScript. Please allow it for this site, or open the link in another browser.`}</Notice>
    </noscript>
  );
}
