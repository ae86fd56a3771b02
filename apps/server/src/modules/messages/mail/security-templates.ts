import type { EmailContent, EmailTemplateOf } from './email-content.ts';
import { placeFacts } from './place-facts.ts';

const REASON = 'You get this mail because security alerts are on for your account.';

export const passwordChanged = (
  { place }: EmailTemplateOf<'password-changed'>,
  appUrl: string,
): EmailContent => ({
  subject: 'Your Wrenchwise password was changed',
  preview: 'If it was you, there is nothing to do.',
  heading: 'Your password was changed',
  paragraphs: [
    'The password of your account was changed, and all other devices were signed out. If it was you, there is nothing to do.',
  ],
  facts: placeFacts(place),
  action: { label: 'This was not me', url: `${appUrl}/login`, quiet: true },
  notes: [
    'If it was not you, choose ‘Forgot password?’ at the login at once. The link to a new password goes to this address.',
  ],
  reason: REASON,
});

export const newDevice = (
  { place }: EmailTemplateOf<'new-device'>,
  appUrl: string,
): EmailContent => ({
  subject: 'New sign-in to your Wrenchwise account',
  preview: `${place.device}. If it was you, there is nothing to do.`,
  heading: 'A sign-in from a new device',
  paragraphs: [
    'Somebody signed in to your account from a device that we have not seen before. If it was you, there is nothing to do.',
  ],
  facts: placeFacts(place),
  action: { label: 'Check my devices', url: `${appUrl}/dashboard/settings#security`, quiet: true },
  notes: ['If it was not you, sign that device out there and change your password.'],
  reason: REASON,
});

type Change = EmailTemplateOf<'security-changed'>['change'];

const CHANGES: Readonly<Record<Change, { readonly title: string; readonly meaning: string }>> = {
  'two-factor-on': {
    title: 'Two-factor sign-in is on',
    meaning:
      'From now on, signing in with your password also takes a code from your authenticator app. Keep your recovery codes in a safe place.',
  },
  'two-factor-off': {
    title: 'Two-factor sign-in was switched off',
    meaning: 'From now on, your password by itself is enough to sign in.',
  },
  'recovery-codes-new': {
    title: 'New recovery codes were made',
    meaning: 'Your account has new recovery codes. The former ones no longer work.',
  },
  'recovery-code-used': {
    title: 'A recovery code was used',
    meaning:
      'Somebody signed in to your account with one of its recovery codes. It cannot be used again.',
  },
  'passkey-added': {
    title: 'A passkey was added',
    meaning: 'A passkey was added to your account. Whoever holds it can sign in with it.',
  },
  'passkey-removed': {
    title: 'A passkey was removed',
    meaning: 'A passkey was removed from your account. Nobody can sign in with it any more.',
  },
  'google-connected': {
    title: 'Google sign-in was connected',
    meaning: 'A Google account was connected. Whoever holds it can sign in to your account.',
  },
  'google-disconnected': {
    title: 'Google sign-in was disconnected',
    meaning: 'A Google account was disconnected. It can no longer sign in to your account.',
  },
  'oidc-connected': {
    title: 'Single sign-on was connected',
    meaning:
      'An account of your sign-in provider was connected. Whoever holds it can sign in to your account.',
  },
  'oidc-disconnected': {
    title: 'Single sign-on was disconnected',
    meaning:
      'The account of your sign-in provider was disconnected. It can no longer sign in to your account.',
  },
  'api-key-created': {
    title: 'A new API key was made',
    meaning:
      'A program with this key can read your cars and diagnoses, and change them if you allowed it. You can revoke the key in your settings.',
  },
  'webhook-created': {
    title: 'A webhook endpoint was added',
    meaning: 'From now on, an address of a program is sent what happens in your account.',
  },
  'webhook-moved': {
    title: 'A webhook endpoint has a new address',
    meaning: 'From now on, another address is sent what happens in your account.',
  },
  'webhook-secret-new': {
    title: 'A webhook endpoint has a new secret',
    meaning: 'Messages to one of your webhook endpoints are signed with a new secret.',
  },
  'calendar-address-new': {
    title: 'A new calendar address was made',
    meaning:
      'Whoever has the address can read what is due for your cars. You can revoke it in your settings.',
  },
};

export const securityChanged = (
  { change, place }: EmailTemplateOf<'security-changed'>,
  appUrl: string,
): EmailContent => {
  const { title, meaning } = CHANGES[change];
  return {
    subject: `Your Wrenchwise account: ${title}`,
    preview: 'If it was you, there is nothing to do.',
    heading: title,
    paragraphs: [meaning, 'If it was you, there is nothing to do.'],
    facts: placeFacts(place),
    action: {
      label: 'Check my account',
      url: `${appUrl}/dashboard/settings#security`,
      quiet: true,
    },
    notes: ['If it was not you, change your password and sign out all other devices there.'],
    reason: REASON,
  };
};
