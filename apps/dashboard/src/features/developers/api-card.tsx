import { t } from '@lingui/core/macro';
import { Card } from '@wrenchwise/ui/card.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';

/** The way to keys and webhooks. */
export function ApiCard() {
  return (
    <Card>
      <h2 className="text-lg">{t`API keys and webhooks`}</h2>
      <p className="measure mt-1 mb-4 text-soft">{t`Let your own programs, or an AI assistant, use your garage and diagnose.`}</p>
      <LinkButton to="/dashboard/settings/api" tone="secondary">{t`Keys and webhooks`}</LinkButton>
    </Card>
  );
}
