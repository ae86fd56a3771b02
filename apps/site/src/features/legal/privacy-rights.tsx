import { Link } from '@wrenchwise/ui/link.tsx';

import type { LegalSection } from './legal-page.tsx';

/** What people may ask of us, and how their data are kept safe. */
export const PRIVACY_RIGHTS: readonly LegalSection[] = [
  {
    id: 'rights',
    title: 'Your rights',
    short:
      'See it, correct it, take it with you, erase it. Most of it by yourself in the settings.',
    body: (
      <>
        <p>Under the UK GDPR and the GDPR you may:</p>
        <ul>
          <li>
            <strong>see</strong> what we have about you and <strong>take it with you</strong>: the
            settings hand you everything as a file at once, readable by people and by programs;
          </li>
          <li>
            <strong>correct</strong> it: in the settings, or by writing to us;
          </li>
          <li>
            <strong>erase</strong> it: one diagnosis, or the whole account in the settings;
          </li>
          <li>
            <strong>restrict</strong> what we do with it, or <strong>object</strong> to it;
          </li>
          <li>
            <strong>withdraw</strong> a consent: ‘Cookie settings’ at the foot of the page for
            counting, the settings or a mail’s ‘No more …’ link for mails.
          </li>
        </ul>
        <p>
          <Link to="/contact">Write to us</Link> for anything that the settings cannot do. We answer
          within one month, free of charge. You may complain to the Information Commissioner’s
          Office, Wycliffe House, Water Lane, Wilmslow SK9 5AF, or to the authority of the country
          where you live.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    short: 'Not for people under 16.',
    body: (
      <p>
        Wrenchwise does not serve people under 16, and we do not knowingly store their data. If you
        think that we do, write to us and we erase it.
      </p>
    ),
  },
  {
    id: 'safety',
    title: 'How it is kept safe',
    short: 'Each account sees its own rows only, and the database itself makes sure of it.',
    body: (
      <>
        <p>
          Passwords are stored as scrypt hashes. Secrets of other services are encrypted. The
          session cookie cannot be read by scripts. The database lets a request of one account see
          and change the rows of that account alone. Secrets, e-mail addresses and identifiers are
          taken out of what we log. You can add a second factor or a passkey, see where you are
          logged in, and sign every other device out.
        </p>
        <p>
          If data were ever exposed in a way that puts you at risk, we would tell you and the
          Information Commissioner’s Office as the law demands.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this page',
    short: 'You see below what changed and when. You are notified of anything that matters.',
    body: (
      <p>
        When what we do with data changes, this page changes with it, and the list below says how.
        If the change matters to you, we tell you by mail before it takes effect. Where it needs
        your consent, we ask.
      </p>
    ),
  },
];
