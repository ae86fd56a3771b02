import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CONTACT_MAIL } from '@wrenchwise/client/contact-details.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { SUPPORT_REQUESTS_A_DAY } from '@wrenchwise/contract/endpoints/support';
import { Notice } from '@wrenchwise/ui/notice.tsx';

const WORDING = {
  'rate-limit/exceeded': t`You can send ${SUPPORT_REQUESTS_A_DAY} requests a day. Please try again later, or answer one of our mails.`,
};

/** Why a request was not sent. What was typed is still in the form. */
export function FailedRequest({ error }: { error: Error }) {
  const { message, requestId } = presentError(error, WORDING);
  return (
    <Notice tone="high" role="alert" title={t`Your request was not sent`}>
      <p>{message}</p>
      <p className="mt-1">
        <Trans>
          What you wrote is still here. You can also write to{' '}
          <a href={`mailto:${CONTACT_MAIL}`} className="text-link">
            {CONTACT_MAIL}
          </a>
          .
        </Trans>
      </p>
      {requestId && <p className="mt-1 text-xs text-faint">{t`Request ${requestId}`}</p>}
    </Notice>
  );
}
