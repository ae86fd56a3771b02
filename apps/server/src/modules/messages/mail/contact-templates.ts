import type { EmailContent, EmailTemplateOf } from './email-content.ts';

/** The address is unverified: quoting the form would let anybody send advertisements through us. */
export const contactReceived = (): EmailContent => ({
  subject: 'We have received your message',
  preview: 'We reply within 24 hours on business days.',
  heading: 'Thank you for your message',
  paragraphs: [
    'We have received it and reply to this address within 24 hours on business days.',
    'We are there Monday to Friday 9:00–18:00 and Saturday 10:00–16:00 (GMT).',
  ],
  notes: ['If you have something to add, answer this mail.'],
  reason:
    'You get this mail because a message was sent from our contact page with this address. If it was not you, ignore this mail.',
});

/** A reply goes to the sender of the message. */
export const contactMessage = ({
  sender,
  email,
  subject,
  message,
  hasAccount,
}: EmailTemplateOf<'contact-message'>): EmailContent => ({
  subject: `Contact: ${subject}`,
  preview: `${sender}, ${email}`,
  heading: 'A message from the contact page',
  paragraphs: ['Answer this mail to reply: your answer goes to whoever wrote.'],
  facts: [
    { label: 'From', value: sender },
    { label: 'E-mail', value: email },
    { label: 'Account', value: hasAccount ? 'was signed in' : 'was not signed in' },
    { label: 'Subject', value: subject },
  ],
  quotes: [message],
  notes: [],
  reason: 'You get this mail because this is the address that Wrenchwise sends from.',
});
