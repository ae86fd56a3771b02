import { t } from '@lingui/core/macro';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import { chromeVersion } from './cookie-check.ts';

const STEPS_IN_CHROME = t`Press the icon to the left of the address, choose ‘Cookies and site data’ and let this site save data.`;
const STEPS_ELSEWHERE = t`Open your browser’s settings and allow cookies for this site.`;

/** The cookie-settings message: what is wrong and what to do. 'alert' after a log-in that failed. */
export function CookieNotice({ role }: { role: 'alert' | 'status' }) {
  return (
    <Notice
      tone="medium"
      role={role}
      title={t`Please check your cookie settings`}
    >{t`Your browser does not keep the cookie that logs you in. ${chromeVersion() === null ? STEPS_ELSEWHERE : STEPS_IN_CHROME} Then reload this page and log in.`}</Notice>
  );
}
