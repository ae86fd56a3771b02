import type { EmailContent, EmailTemplateOf } from './email-content.ts';

const REASON = 'You get this mail because it is about your Wrenchwise plan.';

export const paymentReceipt = ({
  description,
  amount,
  date,
  number,
  url,
}: EmailTemplateOf<'payment-receipt'>): EmailContent => ({
  subject: `Your receipt from Wrenchwise: ${amount}`,
  preview: `Paid on ${date}.`,
  heading: 'Thank you for your payment',
  paragraphs: ['We received your payment. The invoice is in your billing history.'],
  facts: [
    { label: 'For', value: description },
    { label: 'Amount', value: amount },
    { label: 'Date', value: date },
    ...(number === null ? [] : [{ label: 'Invoice', value: number }]),
  ],
  action: { label: 'Open my billing history', url },
  notes: [],
  reason: 'You get this mail because a payment for your Wrenchwise plan was made.',
});

export const paymentRefunded = ({
  amount,
  url,
}: EmailTemplateOf<'payment-refunded'>): EmailContent => ({
  subject: `We refunded ${amount}`,
  preview: 'The money goes back to the card that you paid with.',
  heading: 'Your refund is on its way',
  paragraphs: [
    `We refunded ${amount} to the card that you paid with. Banks take 5 to 10 working days to show it.`,
  ],
  action: { label: 'Open my billing history', url },
  notes: [],
  reason: REASON,
});

export const paymentFailed = ({
  planName,
  amount,
  until,
  url,
}: EmailTemplateOf<'payment-failed'>): EmailContent => ({
  subject: `Your payment of ${amount} did not go through`,
  preview: 'Please update your card: your plan goes on meanwhile.',
  heading: 'Your payment did not go through',
  paragraphs: [
    `We could not collect ${amount} for your ${planName} plan. Please update your card. We try again over the next days.`,
    `Your plan goes on meanwhile, until ${until} at the latest.`,
  ],
  action: { label: 'Update my card', url },
  notes: ['If you have updated it already, there is nothing to do.'],
  reason: REASON,
});

export const paymentRecovered = ({
  planName,
  until,
  url,
}: EmailTemplateOf<'payment-recovered'>): EmailContent => ({
  subject: 'Your payment went through',
  preview: `Your ${planName} plan goes on.`,
  heading: 'Your payment went through',
  paragraphs: [
    `Thank you: what was due is paid. Your ${planName} plan goes on, and renews on ${until}.`,
  ],
  action: { label: 'Open my plan', url },
  notes: [],
  reason: REASON,
});

export const trialEnding = ({
  planName,
  date,
  url,
}: EmailTemplateOf<'trial-ending'>): EmailContent => ({
  subject: `Your ${planName} trial ends on ${date}`,
  preview: 'Cancel before then, and you pay nothing.',
  heading: 'Your trial ends soon',
  paragraphs: [
    `Your free trial of ${planName} ends on ${date}. Then your card is charged for the first month.`,
    'If you cancel before then, you pay nothing.',
  ],
  action: { label: 'Open my plan', url },
  notes: [],
  reason: REASON,
});

export const trialRefused = ({
  planName,
  url,
}: EmailTemplateOf<'trial-refused'>): EmailContent => ({
  subject: `Your ${planName} plan has started without a trial`,
  preview: 'This card has had its free trial.',
  heading: 'Your plan has started',
  paragraphs: [
    `Your ${planName} plan is on. The free trial is once for a person and a card, and this card has had one: so the first month is billed now.`,
    'If that is not what you wanted, write to us within 14 days and we refund it.',
  ],
  action: { label: 'Open my plan', url },
  notes: [],
  reason: REASON,
});

export const planCancelled = ({
  planName,
  until,
  url,
}: EmailTemplateOf<'plan-cancelled'>): EmailContent => ({
  subject: `Your ${planName} plan is cancelled`,
  preview: `You keep it until ${until}.`,
  heading: 'Your plan is cancelled',
  paragraphs: [
    `As you asked, your ${planName} plan does not renew. You keep all of it until ${until}, and your card is not charged again.`,
    'Until then you can take this back with one press.',
  ],
  action: { label: 'Open my plan', url },
  notes: ['If you did not ask for this, resume the plan and change your password.'],
  reason: REASON,
});

export const planEnded = ({ planName, url }: EmailTemplateOf<'plan-ended'>): EmailContent => ({
  subject: `Your ${planName} plan has ended`,
  preview: 'You are on Basic now. Your data stay.',
  heading: 'Your plan has ended',
  paragraphs: [
    `Your ${planName} plan has ended, and you are on Basic now. Your cars, diagnoses and files stay as they are.`,
  ],
  action: { label: 'See the plans', url },
  notes: [],
  reason: REASON,
});

export const planGranted = ({
  planName,
  until,
  url,
}: EmailTemplateOf<'plan-granted'>): EmailContent => ({
  subject: `You have ${planName} until ${until}`,
  preview: 'It costs nothing and ends by itself.',
  heading: `${planName} is yours for a while`,
  paragraphs: [
    `We gave you the ${planName} plan until ${until}. It costs nothing and ends by itself; there is nothing to cancel.`,
  ],
  action: { label: 'Open my plan', url },
  notes: [],
  reason: REASON,
});
