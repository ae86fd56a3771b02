import { Card } from '@wrenchwise/ui/card.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';

/** The way to keys and webhooks. */
export function ApiCard() {
  return (
    <Card>
      <h2 className="text-lg">API keys and webhooks</h2>
      <p className="measure mt-1 mb-4 text-soft">
        Let your own programs, or an AI assistant, use your garage and diagnose.
      </p>
      <LinkButton to="/dashboard/settings/api" tone="secondary">
        Keys and webhooks
      </LinkButton>
    </Card>
  );
}
