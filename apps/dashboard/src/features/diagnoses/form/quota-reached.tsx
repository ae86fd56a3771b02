import { ERRORS } from '@wrenchwise/domain/errors';
import { Card } from '@wrenchwise/ui/card.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Gauge } from 'lucide-react';

const nextMonth = (): string => {
  const now = new Date();
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));
};

/** In place of the form once the month's diagnoses are used. */
export function QuotaReached({ used, limit }: { used: number; limit: number }) {
  return (
    <Card className="max-w-2xl">
      <Gauge aria-hidden className="size-9 text-accent-text" strokeWidth={1.5} />
      <h2 className="mt-3 text-xl">
        {used} of {limit} diagnoses used this month
      </h2>
      <p className="measure mt-1.5 text-soft">{ERRORS['usage/diagnosis-limit'].message}</p>
      <p className="measure mt-1.5 text-soft">
        Your allowance starts again on {nextMonth()}. Everything you have already diagnosed stays
        open, and answering its questions costs nothing.
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <LinkButton to="/pricing">Upgrade</LinkButton>
        <LinkButton to="/dashboard/history" tone="secondary">
          Open history
        </LinkButton>
      </div>
    </Card>
  );
}
