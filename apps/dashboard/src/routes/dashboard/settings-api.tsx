import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';

import { Confirmations } from '~/features/accounts/re-authentication/confirmations.tsx';
import { ApiKeysCard } from '~/features/developers/api-keys-card.tsx';
import { WebhooksCard } from '~/features/developers/webhooks-card.tsx';

export const meta = () =>
  pageMeta(t`API keys and webhooks`, t`Let your own programs use your garage and diagnose.`);

export default function SettingsApi() {
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t`API keys and webhooks`}
        lead={
          <>
            <Trans>
              For your own programs and for AI assistants. How to use them is described for{' '}
              <a href={siteAddress('/developers')} className="text-link">
                developers
              </a>
              .
            </Trans>
          </>
        }
      />
      <Confirmations>
        <div className="grid gap-6">
          <ApiKeysCard />
          <WebhooksCard />
        </div>
      </Confirmations>
    </div>
  );
}
