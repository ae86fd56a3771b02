import type { EmailContent, EmailTemplateOf } from './email-content.ts';
import { plainNameOf } from './greeting.ts';

const MAY = {
  view: 'You can see it, its history and its tasks.',
  fuel: 'You can see it, and add fill-ups, charges and odometer readings to it.',
  edit: 'You can see it, and add tasks, readings and receipts to it.',
} as const;

export const vehicleInvitation = ({
  role,
  url,
  ...names
}: EmailTemplateOf<'vehicle-invitation'>): EmailContent => {
  // The address is anybody's: what a user typed must not become an advertisement with a link.
  const owner = plainNameOf(names.ownerName) || 'Somebody';
  const vehicle = plainNameOf(names.vehicle) || 'A car';
  return {
    subject: `${owner} shares a car with you`,
    preview: MAY[role],
    heading: `${owner} shares a car with you`,
    paragraphs: [`${owner} wants to share a car with you on Wrenchwise. ${MAY[role]}`],
    facts: [{ label: 'Vehicle', value: vehicle }],
    action: { label: 'See the invitation', url },
    notes: [
      'The link works for 7 days. You need an account, which is free; nothing is shared before you accept.',
      'If you do not know who this is, ignore this mail.',
    ],
    reason: 'You get this mail because somebody gave this address for an invitation.',
  };
};
