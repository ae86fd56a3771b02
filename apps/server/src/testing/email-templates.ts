import type { EmailTemplate, SignInPlace } from '../features/mail/email-template.ts';

const name = 'Sam Taylor';
const url = 'http://wrenchwise.test/somewhere?token=q1w2e3r4t5y6&next=%2Fdashboard';
const place: SignInPlace = {
  at: new Date('2026-07-01T15:01:00Z'),
  timeZone: 'Europe/London',
  device: 'Chrome on Windows',
  address: '203.0.113.9',
};

/** An email template of every kind. */
export const EMAIL_TEMPLATES = {
  verification: { kind: 'verification', name, url },
  'password-reset': { kind: 'password-reset', name, url },
  'password-changed': { kind: 'password-changed', name, place },
  'email-change-request': {
    kind: 'email-change-request',
    name,
    newEmail: 'sam.taylor@example.com',
    url,
  },
  'email-change-verification': { kind: 'email-change-verification', name, url },
  'email-changed': { kind: 'email-changed', name, newEmail: 'sam.taylor@example.com' },
  'new-device': { kind: 'new-device', name, place },
  'security-changed': { kind: 'security-changed', name, change: 'passkey-added', place },
  'account-deleted': { kind: 'account-deleted', name, planName: 'Standard' },
  'vehicle-invitation': {
    kind: 'vehicle-invitation',
    name,
    ownerName: 'Alex Doe',
    vehicle: '2015 Ford Focus',
    role: 'view',
    url,
  },
  'contact-received': { kind: 'contact-received', name },
  'contact-message': {
    kind: 'contact-message',
    name,
    sender: 'Alex Doe',
    email: 'alex@example.com',
    subject: 'A question about my plan',
    message: 'Can I move my diagnoses?\n\nThank you',
    hasAccount: false,
  },
  'maintenance-reminder': {
    kind: 'maintenance-reminder',
    name,
    task: 'Engine oil and filter',
    vehicle: '2015 Ford Focus',
    due: '3 December 2026',
    url,
  },
  'support-received': {
    kind: 'support-received',
    name,
    number: 'WR-3F1C2A90',
    subject: 'The pads were fine',
    message: 'The garage measured 8 mm.\n\nWhat next?',
    url,
  },
  'support-request': {
    kind: 'support-request',
    name,
    number: 'WR-3F1C2A90',
    subject: 'The pads were fine',
    message: 'The garage measured 8 mm.\n\nWhat next?',
    facts: [{ label: 'From', value: 'Alex <alex@example.com>' }],
    diagnosis: ['2015 Ford Focus', 'Drive only with care.'],
  },
  'support-updated': {
    kind: 'support-updated',
    name,
    number: 'WR-3F1C2A90',
    subject: 'The pads were fine',
    status: 'answered',
    note: 'Look at the caliper next.',
    url,
  },
} satisfies { [Kind in EmailTemplate['kind']]: Extract<EmailTemplate, { kind: Kind }> };
