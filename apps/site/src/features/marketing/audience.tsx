import {
  ClipboardIllustration,
  GarageIllustration,
  HelpIllustration,
} from '@wrenchwise/car-ui/illustrations.tsx';
import { isAvailable } from '@wrenchwise/rules/capabilities';

const PEOPLE = [
  {
    title: 'Owners',
    text: 'Know whether it is safe to drive home, and what to say at the counter. The printed sheet gives the garage your words, the odds and the checks.',
    Illustration: HelpIllustration,
  },
  {
    title: 'DIY mechanics',
    text: 'Test before you buy: checks with tool, time and what each outcome means, then the repair step by step with parts and prices.',
    Illustration: ClipboardIllustration,
  },
  {
    title: 'Households and small fleets',
    text: `A page for each car, shared with whom you like, and a history that can be searched. ${
      isAvailable('api-access')
        ? 'A programming interface serves your own systems.'
        : 'A programming interface for your own systems is coming.'
    }`,
    Illustration: GarageIllustration,
  },
] as const;

/** Whom it is for, and what each gets out of it. */
export function Audience() {
  return (
    <ul className="grid gap-8 md:grid-cols-3 md:gap-10">
      {PEOPLE.map(({ title, text, Illustration }) => (
        <li key={title}>
          <div
            aria-hidden
            className="drawing-paper rounded-lg border border-line bg-surface px-8 py-6 text-accent-text"
          >
            <Illustration />
          </div>
          <h3 className="mt-4 text-lg">{title}</h3>
          <p className="mt-1.5 text-soft">{text}</p>
        </li>
      ))}
    </ul>
  );
}
