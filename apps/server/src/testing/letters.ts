import type { Letter, SignInPlace } from '../features/mail/letter.ts';

const name = 'Sam Taylor';
const url = 'http://wrenchwise.test/somewhere?token=q1w2e3r4t5y6&next=%2Fdashboard';
const place: SignInPlace = {
  at: new Date('2026-07-01T15:01:00Z'),
  timeZone: 'Europe/London',
  device: 'Chrome on Windows',
  address: '203.0.113.9',
};

/** A letter of every kind. */
export const LETTERS = {
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
  'maintenance-reminder': {
    kind: 'maintenance-reminder',
    name,
    task: 'Engine oil and filter',
    vehicle: '2015 Ford Focus',
    due: '3 December 2026',
    url,
  },
} satisfies { [Kind in Letter['kind']]: Extract<Letter, { kind: Kind }> };
