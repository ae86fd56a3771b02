import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';

import { PlanGate } from '~/ui/plan-gate.tsx';

import { webhooksQuery } from './developers.queries.ts';
import { NewWebhookForm } from './new-webhook-form.tsx';
import { WebhookItem } from './webhook-item.tsx';

/** The addresses of one's own programs that are notified of events. */
export function WebhooksCard() {
  const query = useQuery(webhooksQuery());
  return (
    <Card>
      <h2 className="text-lg">{t`Webhooks`}</h2>
      <p className="measure mt-1 mb-5 text-soft">{t`Your own programs are notified of what happens as it happens. Each message is signed, and sent again for three days while it does not arrive.`}</p>
      <PlanGate featureKey="api_access" title={t`Webhooks`} text={t`Events for your own programs.`}>
        <NewWebhookForm />
      </PlanGate>
      <div className="mt-6">
        <DataState
          query={query}
          explain={presentError}
          failure={t`Failed to load your webhook endpoints`}
          loadingLabel={t`Loading your webhook endpoints`}
          skeleton={<Skeleton className="h-16" />}
          isEmpty={({ endpoints }) => endpoints.length === 0}
          empty={<p className="text-sm text-faint">{t`You have no webhook endpoints.`}</p>}
        >
          {({ endpoints }) => (
            <ul
              aria-label={t`Your webhook endpoints`}
              className="divide-y divide-line border-y border-line"
            >
              {endpoints.map((endpoint) => (
                <WebhookItem key={endpoint.id} endpoint={endpoint} />
              ))}
            </ul>
          )}
        </DataState>
      </div>
    </Card>
  );
}
