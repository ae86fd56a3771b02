import { render } from '@react-email/render';

import * as account from './account-letters.ts';
import * as contact from './contact-letters.ts';
import { greetingOf } from './greeting.ts';
import type { LetterContent } from './letter-content.ts';
import { type FramedLetter, LetterFrame } from './letter-frame.tsx';
import { letterText } from './letter-text.ts';
import type { Letter } from './letter.ts';
import * as security from './security-letters.ts';
import * as support from './support-letters.ts';

const contentOf = (letter: Letter, appUrl: string): LetterContent => {
  switch (letter.kind) {
    case 'verification':
      return account.verification(letter);
    case 'password-reset':
      return account.passwordReset(letter);
    case 'password-changed':
      return security.passwordChanged(letter, appUrl);
    case 'email-change-request':
      return account.emailChangeRequest(letter);
    case 'email-change-verification':
      return account.emailChangeVerification(letter);
    case 'email-changed':
      return account.emailChanged(letter, appUrl);
    case 'new-device':
      return security.newDevice(letter, appUrl);
    case 'security-changed':
      return security.securityChanged(letter, appUrl);
    case 'account-deleted':
      return account.accountDeleted(letter);
    case 'support-received':
      return support.supportReceived(letter);
    case 'support-request':
      return support.supportRequest(letter);
    case 'support-updated':
      return support.supportUpdated(letter);
    case 'contact-received':
      return contact.contactReceived();
    case 'contact-message':
      return contact.contactMessage(letter);
    case 'maintenance-reminder':
    default:
      return account.maintenanceReminder(letter);
  }
};

/** Words and dresses a letter. `optional` is given for a kind that its reader may switch off. */
export const renderLetter = async (
  letter: Letter,
  { appUrl, optional }: Pick<FramedLetter, 'appUrl' | 'optional'>,
): Promise<{ readonly subject: string; readonly html: string; readonly text: string }> => {
  const content = contentOf(letter, appUrl);
  const framed: FramedLetter = {
    content,
    greeting: greetingOf(letter.name),
    appUrl,
    helpUrl: `${appUrl}/contact`,
    optional,
  };
  return {
    // A header is one line, whatever a person called a task or a vehicle.
    subject: content.subject.replace(/[\p{Cc}\s]+/gu, ' ').trim(),
    html: await render(<LetterFrame {...framed} />),
    text: letterText(framed),
  };
};
