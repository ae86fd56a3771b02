import { EXPORT_DAYS } from '@wrenchwise/contract/endpoints/accounts/export';

import type { EmailContent, EmailTemplateOf } from './email-content.ts';

export const verification = ({ url }: EmailTemplateOf<'verification'>): EmailContent => ({
  subject: 'Confirm your e-mail address for Wrenchwise',
  preview: 'One click, and you can start your first diagnosis.',
  heading: 'Confirm your e-mail address',
  paragraphs: [
    'Welcome to Wrenchwise. Please confirm that this address is yours, and you can start your first diagnosis.',
  ],
  action: { label: 'Confirm my address', url },
  notes: ['The link works for 24 hours.'],
  reason:
    'You get this mail because an account was opened with this address. If it was not you, ignore this mail and nothing will happen.',
});

export const passwordReset = ({ url }: EmailTemplateOf<'password-reset'>): EmailContent => ({
  subject: 'Reset your Wrenchwise password',
  preview: 'The link works for 60 minutes.',
  heading: 'Choose a new password',
  paragraphs: ['Somebody asked to reset the password of your Wrenchwise account.'],
  action: { label: 'Choose a new password', url },
  notes: [
    'The link works once, within 60 minutes. If you asked more than once, only the link of the newest mail works.',
    'If you did not ask for this, ignore this mail: your password stays as it is.',
  ],
  reason: 'You get this mail because a reset was asked for with this address.',
});

export const emailChangeRequest = ({
  newEmail,
  url,
}: EmailTemplateOf<'email-change-request'>): EmailContent => ({
  subject: 'Confirm the change of your e-mail address',
  preview: 'Nothing changes until you confirm it.',
  heading: 'Change your e-mail address?',
  paragraphs: [
    'We were asked to change the address of your Wrenchwise account. Please confirm that you want this.',
  ],
  facts: [{ label: 'New address', value: newEmail }],
  action: { label: 'Yes, change my address', url },
  notes: [
    'The link works for 60 minutes, unless you ask for a newer one. After it we send a second link to the new address.',
    'If you did not ask for this, do not use the link, and change your password: whoever asked was signed in to your account.',
  ],
  reason: 'You get this mail because it is the current address of your account.',
});

export const emailChangeVerification = ({
  url,
}: EmailTemplateOf<'email-change-verification'>): EmailContent => ({
  subject: 'Confirm your new e-mail address for Wrenchwise',
  preview: 'The last step of the change.',
  heading: 'Confirm your new address',
  paragraphs: [
    'This is the last step: confirm that this address is yours. From then on you sign in to Wrenchwise with it.',
  ],
  action: { label: 'Confirm my new address', url },
  notes: [
    'The link works for 60 minutes, and only the newest one does. If it has expired, ask for the change again in your settings.',
  ],
  reason:
    'You get this mail because the owner of a Wrenchwise account gave this as the new address. If it was not you, ignore this mail and nothing will happen.',
});

export const emailChanged = (
  { newEmail }: EmailTemplateOf<'email-changed'>,
  appUrl: string,
): EmailContent => ({
  subject: 'Your Wrenchwise e-mail address was changed',
  preview: 'This address no longer belongs to your account.',
  heading: 'Your e-mail address was changed',
  paragraphs: [
    'Your account now has another address. You sign in with it, and our mails go there.',
  ],
  facts: [{ label: 'New address', value: newEmail }],
  action: { label: 'I did not do this', url: `${appUrl}/contact`, quiet: true },
  notes: ['If you changed it yourself, there is nothing to do. If not, write to us at once.'],
  reason: 'You get this mail because this was the address of your account until now.',
});

export const exportReady = ({ url }: EmailTemplateOf<'export-ready'>): EmailContent => ({
  subject: 'Your Wrenchwise data is ready to download',
  preview: `You can download it for ${EXPORT_DAYS} days.`,
  heading: 'Your data is ready',
  paragraphs: [
    'As you asked, we put everything that we store about you into one ZIP file. Sign in to download it from your settings.',
  ],
  action: { label: 'Go to my data', url },
  notes: [
    `We delete the file after ${EXPORT_DAYS} days. You can ask for a new one at any time.`,
    'If you did not ask for this, change your password: whoever asked was signed in to your account.',
  ],
  reason: 'You get this mail because your data was asked for in your Wrenchwise account.',
});

export const accountDeleted = ({ planName }: EmailTemplateOf<'account-deleted'>): EmailContent => ({
  subject: 'Your Wrenchwise account was deleted',
  preview: 'Everything personal was erased.',
  heading: 'Your account was deleted',
  paragraphs: [
    'As you asked, we deleted your account and erased everything personal in it: your vehicles, diagnoses, guides and settings.',
    ...(planName === null
      ? []
      : [`Your ${planName} plan was cancelled first. You will not be charged for it again.`]),
    'Thank you for having used Wrenchwise.',
  ],
  notes: ['If you did not do this, write to us at once.'],
  reason:
    'You get this mail once, as a confirmation. It is the last one: we no longer keep your address.',
});

export const maintenanceReminder = ({
  task,
  vehicle,
  due,
  url,
}: EmailTemplateOf<'maintenance-reminder'>): EmailContent => ({
  subject: `${task} is due: ${vehicle}`,
  preview: `Due ${due}.`,
  heading: 'Maintenance is due',
  paragraphs: ['You asked us to remind you of this:'],
  facts: [
    { label: 'Task', value: task },
    { label: 'Vehicle', value: vehicle },
    { label: 'Due', value: due },
  ],
  action: { label: 'Open my maintenance plan', url },
  notes: ['When it is done, tick it off there, and we remind you of the next one.'],
  reason: 'You get this mail because maintenance reminders are on for your account.',
});
