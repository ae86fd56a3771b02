import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GuideOffer } from '@wrenchwise/contract/endpoints/step-guides';
import { ERRORS } from '@wrenchwise/contract/errors';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';

/** The month's guides are used: the public guide of the fault is a link away, then come the plans. */
export function GuideLimit({
  publicGuide,
}: {
  publicGuide: GuideOffer['publicGuide'] | undefined;
}) {
  return (
    <Notice tone="medium" title={ERRORS['usage/guide-limit'].message}>
      {publicGuide && (
        <p>
          <Trans>
            The public guide is free:{' '}
            <Link to={publicGuide.path} className="text-link">
              {publicGuide.title}
            </Link>
            , with its checks, steps, safety and costs.
          </Trans>
        </p>
      )}
      <p className={publicGuide && 'mt-1'}>{t`Guides that you have already opened stay open.`}</p>
      <LinkButton to="/pricing" size="sm" className="mt-3">{t`Upgrade`}</LinkButton>
    </Notice>
  );
}
