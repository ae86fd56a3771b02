import { Link } from '@wrenchwise/ui/link.tsx';

import type { LegalSection } from './legal-page.tsx';

/** What both sides may expect of each other, whatever the plan. */
export const TERMS_OF_USE: readonly LegalSection[] = [
  {
    id: 'use',
    title: 'Acceptable use',
    short: 'Use it for cars that you may work on, and leave other people’s data alone.',
    body: (
      <>
        <p>
          You may use Wrenchwise for your own cars, and for those of people who asked you. Do not:
        </p>
        <ul>
          <li>try to read or change other people’s data, or get round the limits of a plan;</li>
          <li>
            overload the service, or read it out in bulk by program beyond what your plan allows;
          </li>
          <li>
            use it to harm anyone, to steal a vehicle or to defeat what keeps one safe or legal;
          </li>
          <li>pass on a diagnosis as the finding of an inspection.</li>
        </ul>
        <p>
          If you do, we may limit or end your access. We tell you why, and hear you first unless
          waiting would do harm.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Whose is what',
    short: 'What you enter stays yours. What we wrote stays ours, for you to use.',
    body: (
      <p>
        What you enter is yours; you allow us to store it and to work on it, so that we can do what
        you ask. The site, its guides and its knowledge are ours. You may use, print and hand on
        diagnoses and guides for the repair of a car, but not republish or sell them.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    short: 'For what we do wrong, as the law says. Not for what nobody could foresee.',
    body: (
      <>
        <p>
          Nothing here limits what cannot be limited by law: our liability for death or injury by
          our negligence, for fraud, and your rights as a consumer under the Consumer Rights Act
          2015, such as a service carried out with reasonable care and skill.
        </p>
        <p>
          Apart from that we answer for loss that we cause by breaking these terms and that was
          foreseeable. We do not answer for loss that was not, for lost business, or for work done
          on a car against the warnings of a guide. Whoever uses Wrenchwise for a business gets back
          at most what they paid us in the twelve months before.
        </p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'The service itself',
    short: 'We try to keep it running. It can change, and you can leave with your data.',
    body: (
      <p>
        We look after the service with care, but it can be away for a while, and it develops. If we
        take away something that matters from a plan that you have paid for, or end the service, we
        tell you 30 days before where we can, and pay back what you have paid for the time after.
        You can export your data in the settings at any time.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    short: 'Told by mail 30 days before, when they matter to you.',
    body: (
      <p>
        We may change these terms for a good reason, such as a new function or a new law. We tell
        you of changes that matter to you 30 days before by mail. If you do not agree, you may leave
        before then, and get back what you have paid for the time after.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and disputes',
    short: 'English law and the courts of London. Talk to us first.',
    body: (
      <p>
        <Link to="/contact">Talk to us</Link> first: most things can be settled. These terms are
        under the law of England and Wales, and the courts of London decide. If you live as a
        consumer elsewhere in the United Kingdom or in the European Union, you keep the protection
        of the law there and may go to the courts there.
      </p>
    ),
  },
];
