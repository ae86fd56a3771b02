import { PLANS } from '@wrenchwise/rules/plans';
import { Link } from '@wrenchwise/ui/link.tsx';
import { ArrowLeftRight, CalendarX2, MailCheck, RefreshCw, Scale, Timer } from 'lucide-react';

const TERMS = [
  {
    title: 'By the month',
    text: 'Paid plans are billed monthly and renew by themselves. There is no yearly contract and no discount that ties you to one.',
    Icon: RefreshCw,
  },
  {
    title: `${PLANS.pro.trialDays} days to try ${PLANS.pro.name}`,
    text: 'Once for each person and card. Cancel before the trial ends and nothing is charged.',
    Icon: Timer,
  },
  {
    title: 'Change at any time',
    text: 'Another paid plan begins at once. We credit any unused time, and you see the amount before you confirm.',
    Icon: ArrowLeftRight,
  },
  {
    title: 'Cancel at any time',
    text: `Your access continues until the end of the period you have paid for. Then you are on ${PLANS.free.name}, and your diagnoses stay.`,
    Icon: CalendarX2,
  },
  {
    title: 'No refunds for partial months',
    text: 'Your statutory right to cancel within 14 days of first subscribing is not affected by this.',
    Icon: Scale,
  },
  {
    title: '30 days’ notice',
    text: 'You are notified of a change of price at least 30 days before it begins.',
    Icon: MailCheck,
  },
] as const;

/** The terms that matter before paying, in one sentence each. */
export function PricingTerms() {
  return (
    <>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {TERMS.map(({ title, text, Icon }) => (
          <div
            key={title}
            className="grid grid-cols-[1.5rem_1fr] content-start gap-x-3 border-t border-line py-5"
          >
            <Icon aria-hidden className="mt-0.5 size-5 text-accent-text" strokeWidth={1.75} />
            <dt className="font-semibold">{title}</dt>
            <dd className="col-start-2 mt-1 text-sm text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 border-t border-line pt-5 text-sm text-faint">
        The whole of it is in the{' '}
        <Link to="/terms" className="text-link">
          terms
        </Link>
        .
      </p>
    </>
  );
}
