import { t } from '@lingui/core/macro';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { Card } from '@wrenchwise/ui/card.tsx';
import { CreditCard } from 'lucide-react';

import { OpenPortal } from './open-portal.tsx';

const NAMES: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** 'Visa', from the provider's 'visa'; a brand that we do not know as it is written. */
const brandName = (brand: string): string => NAMES[brand.toLowerCase()] ?? brand;

/** '04/2030'; nothing where the expiry is not known. */
const expiryText = (month: number | null, year: number | null): string =>
  month === null || year === null ? '' : `${String(month).padStart(2, '0')}/${year}`;

/** The card that bills are paid with, and the way to change it. Nothing for whom nothing is billed. */
export function PaymentMethodCard({ subscription }: { subscription: Subscription }) {
  const { paymentMethod, id, planId, source } = subscription;
  const isBilled = id !== null && planId !== 'free' && source !== 'grant';
  if (!isBilled && paymentMethod === null) return null;
  const expiry = paymentMethod && expiryText(paymentMethod.expMonth, paymentMethod.expYear);
  return (
    <Card>
      <h2 className="text-xl">{t`Payment method`}</h2>
      {paymentMethod ? (
        <div className="mt-4 flex items-center gap-3">
          <CreditCard aria-hidden className="size-6 shrink-0 text-accent-text" strokeWidth={1.75} />
          <div className="min-w-0">
            <p className="figures font-label">
              {t`${brandName(paymentMethod.brand)} ending in ${paymentMethod.last4}`}
            </p>
            {expiry && <p className="figures text-sm text-faint">{t`Expires ${expiry}`}</p>}
          </div>
        </div>
      ) : (
        <p className="mt-3 text-soft">{t`No card is stored for your subscription.`}</p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <OpenPortal label={t`Manage payment method`} />
      </div>
      <p className="mt-3 text-sm text-faint">{t`Card numbers are stored by the payment provider and never reach us.`}</p>
    </Card>
  );
}
