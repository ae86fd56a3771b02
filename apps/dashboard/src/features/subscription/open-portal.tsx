import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { ButtonTone, ButtonSize } from '@wrenchwise/ui/button-style.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { CreditCard } from 'lucide-react';

import { useOpenPortal } from './change-subscription.queries.ts';

interface Props {
  /** 'Manage payment method', 'Update card'. */
  label: string;
  tone?: ButtonTone;
  size?: ButtonSize;
}

/** Leads to the payment provider's portal, where a card is changed; it leads back here. */
export function OpenPortal({ label, tone = 'secondary', size = 'md' }: Props) {
  const portal = useOpenPortal();
  const failure = portal.error && presentError(portal.error);
  return (
    <>
      <Button
        tone={tone}
        size={size}
        // The page is left: nothing is pressed twice.
        busy={portal.isPending || portal.isSuccess}
        icon={<CreditCard aria-hidden className="size-4.5" />}
        onClick={() => portal.mutate()}
      >
        {label}
      </Button>
      {failure && (
        <Notice tone="high" role="alert" title={failure.message} className="basis-full">
          {failure.requestId && (
            <p className="text-xs text-faint">{t`Request ${failure.requestId}`}</p>
          )}
        </Notice>
      )}
    </>
  );
}
