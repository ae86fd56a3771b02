import type { EmailContent, EmailTemplateOf } from './email-content.ts';

export const supportReceived = ({
  number,
  subject,
  message,
  url,
}: EmailTemplateOf<'support-received'>): EmailContent => ({
  subject: `We have your request ${number}`,
  preview: 'We reply within 24 hours on business days.',
  heading: 'Your request has arrived',
  paragraphs: [
    'We have what you wrote and reply to this address, within 24 hours on business days.',
  ],
  facts: [
    { label: 'Request', value: number },
    { label: 'Subject', value: subject },
  ],
  quotes: [message],
  action: { label: 'See my requests', url },
  notes: [],
  reason: 'You get this mail because you wrote to our support team from your account.',
});

export const supportRequest = ({
  number,
  subject,
  message,
  facts,
  diagnosis,
}: EmailTemplateOf<'support-request'>): EmailContent => ({
  subject: `${number}: ${subject}`,
  preview: facts.map(({ value }) => value).join(' · '),
  heading: subject,
  paragraphs: ['Somebody asks the support team. Answer this mail and it goes to them.'],
  facts: [{ label: 'Request', value: number }, ...facts],
  quotes: [message, ...(diagnosis === null ? [] : [diagnosis.join('\n')])],
  notes: ['Then record it with the support command, which the README names.'],
  reason: 'You get this mail because support requests of this server go to this address.',
});

const UPDATES = {
  answered: { title: 'We have answered your request', text: 'Here is our answer.' },
  closed: { title: 'Your request is closed', text: 'We have closed your request.' },
  open: { title: 'Your request is open again', text: 'We are looking at your request again.' },
} as const;

export const supportUpdated = ({
  number,
  subject,
  status,
  note,
  url,
}: EmailTemplateOf<'support-updated'>): EmailContent => ({
  subject: `${UPDATES[status].title}: ${number}`,
  preview: subject,
  heading: UPDATES[status].title,
  paragraphs: [UPDATES[status].text],
  facts: [
    { label: 'Request', value: number },
    { label: 'Subject', value: subject },
  ],
  ...(note === null ? {} : { quotes: [note] }),
  action: { label: 'See my requests', url },
  notes: ['If there is more to say, answer this mail.'],
  reason: 'You get this mail because you wrote to our support team from your account.',
});
