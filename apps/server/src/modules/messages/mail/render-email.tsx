import { render } from '@react-email/render';

import * as account from './account-templates.ts';
import * as contact from './contact-templates.ts';
import * as diagnosis from './diagnosis-templates.ts';
import type { EmailContent } from './email-content.ts';
import { type EmailLayoutProps, EmailLayout } from './email-layout.tsx';
import type { EmailTemplate } from './email-template.ts';
import { emailText } from './email-text.ts';
import { greetingOf } from './greeting.ts';
import * as payment from './payment-templates.ts';
import * as security from './security-templates.ts';
import * as support from './support-templates.ts';
import * as vehicle from './vehicle-templates.ts';

const contentOf = (template: EmailTemplate, appUrl: string): EmailContent => {
  switch (template.kind) {
    case 'verification':
      return account.verification(template);
    case 'password-reset':
      return account.passwordReset(template);
    case 'password-changed':
      return security.passwordChanged(template, appUrl);
    case 'email-change-request':
      return account.emailChangeRequest(template);
    case 'email-change-verification':
      return account.emailChangeVerification(template);
    case 'email-changed':
      return account.emailChanged(template, appUrl);
    case 'new-device':
      return security.newDevice(template, appUrl);
    case 'security-changed':
      return security.securityChanged(template, appUrl);
    case 'export-ready':
      return account.exportReady(template);
    case 'account-deleted':
      return account.accountDeleted(template);
    case 'support-received':
      return support.supportReceived(template);
    case 'support-request':
      return support.supportRequest(template);
    case 'support-updated':
      return support.supportUpdated(template);
    case 'vehicle-invitation':
      return vehicle.vehicleInvitation(template);
    case 'garage-reply':
      return diagnosis.workshopReply(template);
    case 'outcome-question':
      return diagnosis.outcomeQuestion(template);
    case 'contact-received':
      return contact.contactReceived();
    case 'contact-message':
      return contact.contactMessage(template);
    case 'payment-receipt':
      return payment.paymentReceipt(template);
    case 'payment-refunded':
      return payment.paymentRefunded(template);
    case 'payment-failed':
      return payment.paymentFailed(template);
    case 'payment-recovered':
      return payment.paymentRecovered(template);
    case 'trial-ending':
      return payment.trialEnding(template);
    case 'trial-refused':
      return payment.trialRefused(template);
    case 'plan-cancelled':
      return payment.planCancelled(template);
    case 'plan-ended':
      return payment.planEnded(template);
    case 'plan-granted':
      return payment.planGranted(template);
    case 'maintenance-reminder':
    default:
      return account.maintenanceReminder(template);
  }
};

/** Renders a template. `optional` is set for a kind of mail that its reader may switch off. */
export const renderEmail = async (
  template: EmailTemplate,
  { appUrl, optional }: Pick<EmailLayoutProps, 'appUrl' | 'optional'>,
): Promise<{ readonly subject: string; readonly html: string; readonly text: string }> => {
  const content = contentOf(template, appUrl);
  const props: EmailLayoutProps = {
    content,
    greeting: greetingOf(template.name),
    appUrl,
    helpUrl: `${appUrl}/contact`,
    optional,
  };
  return {
    // A header is one line, whatever a user called a task or a vehicle.
    subject: content.subject.replace(/[\p{Cc}\s]+/gu, ' ').trim(),
    html: await render(<EmailLayout {...props} />),
    text: emailText(props),
  };
};
