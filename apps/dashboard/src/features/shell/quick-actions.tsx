import { t } from '@lingui/core/macro';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Car, ReceiptText, ScanSearch, Upload } from 'lucide-react';

const ACTIONS = [
  { to: '/dashboard/check', label: t`Check a quote or a claim`, Icon: ReceiptText },
  { to: '/dashboard/before-buying', label: t`Before buying a car`, Icon: ScanSearch },
  { to: '/dashboard/vehicles/new', label: t`Add a vehicle`, Icon: Car },
  { to: '/dashboard/import', label: t`Import a log`, Icon: Upload },
] as const;

/** What users come to the overview to do and no entry of the navigation leads to. */
export function QuickActions() {
  return (
    <section aria-label={t`Quick actions`}>
      <ul className="grid gap-2 sm:flex sm:flex-wrap">
        {ACTIONS.map(({ to, label, Icon }) => (
          <li key={to}>
            <LinkButton
              to={to}
              tone="secondary"
              className="max-sm:w-full max-sm:justify-start"
              icon={<Icon aria-hidden className="size-4.5" />}
            >
              {label}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
