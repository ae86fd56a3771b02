import type { EmailContent, EmailTemplateOf } from './email-content.ts';
import { plainNameOf } from './greeting.ts';

export const workshopReply = ({
  vehicle,
  url,
  ...given
}: EmailTemplateOf<'garage-reply'>): EmailContent => {
  // Whoever has the link may have written it: no addresses in our mail.
  const garage = plainNameOf(given.garage) || 'A garage';
  return {
    subject: `${garage} replied to your diagnosis`,
    preview: 'Test results, opinion and price are with your diagnosis.',
    heading: `${garage} replied to your diagnosis`,
    paragraphs: [
      `${garage} replied over the link that you made. What it found and what it asks for the work stand beside our own figures.`,
    ],
    facts: [{ label: 'Vehicle', value: plainNameOf(vehicle) || 'Your car' }],
    action: { label: 'Read the reply', url },
    notes: ['Nothing in your diagnosis changes before you take the test results over.'],
    reason: 'You get this mail because somebody replied over a link to your diagnosis.',
  };
};

export const outcomeQuestion = ({
  cause,
  url,
  ...given
}: EmailTemplateOf<'outcome-question'>): EmailContent => {
  const vehicle = plainNameOf(given.vehicle) || 'your car';
  return {
    subject: `What was it in the end? ${vehicle}`,
    preview: 'Tell us what it was, with one press or two.',
    heading: 'What was it in the end?',
    paragraphs: [
      `Two weeks ago you asked what was wrong with ${vehicle}.`,
      cause === null
        ? 'Has it been found since?'
        : `The most likely cause was then: ${cause}. Was it that?`,
      'Your answer closes the diagnosis and tells us how often we are right.',
    ],
    action: { label: 'Say what it was', url },
    notes: ['We ask once for each diagnosis. ‘Not found yet’ is an answer too.'],
    reason: 'You get this mail because a diagnosis of yours is still open.',
  };
};
