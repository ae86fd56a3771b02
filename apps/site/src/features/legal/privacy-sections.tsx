import { CONTACT_ADDRESS, CONTACT_MAIL } from '@wrenchwise/client/contact-details.ts';
import { Link } from '@wrenchwise/ui/link.tsx';

import { IfInForce } from '~/in-force/in-force.tsx';

import type { LegalChange, LegalSection } from './legal-page.tsx';
import { PRIVACY_RIGHTS } from './privacy-rights.tsx';
import { Recipients, WhereDiagnosesAreMade } from './recipients.tsx';

const WHAT_AND_WHY: readonly LegalSection[] = [
  {
    id: 'who',
    title: 'Who we are',
    short: 'We decide what happens to your data, and answer for it.',
    body: (
      <p>
        The controller of your data is {CONTACT_ADDRESS.join(', ')}. Write to us about anything on
        this page at <a href={`mailto:${CONTACT_MAIL}`}>{CONTACT_MAIL}</a> or through{' '}
        <Link to="/contact">the contact page</Link>.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we store',
    short: 'What you tell us, what we make of it, and what keeps your account safe.',
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> name, e-mail address, a scrypt hash of your password,
          country (assumed from your device’s time zone and language until you choose it), units,
          time zone, and, if you add one, a picture.
        </li>
        <li>
          <strong>Other ways to sign in, if you set them up:</strong> the number of your Google
          account and its keys (encrypted), the public half of a passkey, the secret of an
          authenticator app and its recovery codes (both encrypted).
        </li>
        <li>
          <strong>Your cars and diagnoses:</strong> what you enter about a vehicle, such as its
          registration, VIN and mileage, its maintenance, the symptoms that you describe, your
          answers, and the diagnoses and guides that we make from them.
        </li>
        <li>
          <strong>What you ask in the chat</strong> about a diagnosis, a vehicle or a guide, and the
          answers.
        </li>
        <li>
          <strong>Links that you give a garage, and what it was in the end:</strong> a hash of the
          link’s address, what a garage replied by it, and, if you tell us, what the cause was. Only
          if you agree is that counted, without your name, in how often we were right.
        </li>
        <li>
          <strong>Your plan:</strong> which it is, how much of it you have used each month, and your
          bills. When you pay, the payment provider gets your card. We only learn its brand, its
          last four digits, its expiry and the number that you have there. If you cancel and say
          why, that too.
        </li>
        <li>
          <strong>Security:</strong> for each session and each security event, such as a log-in or a
          changed password, the time, the IP address and the name of the browser. For each browser
          that you log in from, a hash of a random code and when it was last seen.
        </li>
        <li>
          <strong>What you write to us:</strong> messages from the contact page and support
          requests, with the diagnosis that you attach.
        </li>
        <li>
          <strong>What you say of a page:</strong> your answer to “Was this right?” and the words
          that you add, without an account. So that one visitor counts once, a hash of the page, the
          day, your network and your browser is stored until the next night. Words are stored for a
          year, answers for two.
        </li>
        <li>
          <strong>Errors:</strong> when a page breaks, it reports what went wrong and on which page.
          E-mail addresses, numbers and identifiers are removed from the text before it is stored;
          when you are logged in, the report is linked to your account.
        </li>
        <li>
          <strong>Limits:</strong> counters by IP address, account or hashed e-mail address that
          stop abuse. Each holds a number and a start time, and starts anew when its time is over.
        </li>
        <li>
          <strong>Not stored:</strong> what you type into the demonstration on the first page. It is
          answered and forgotten.
        </li>
        <li>
          <strong>Page counts:</strong> only after you accept, and with nothing of you in them. See{' '}
          <Link to="/cookies">Cookies</Link>.
        </li>
      </ul>
    ),
  },
  {
    id: 'why',
    title: 'Why, and by which right',
    short: 'To do what you asked for, to keep it safe, and otherwise only when you agree.',
    body: (
      <>
        <ul>
          <li>
            <strong>Contract</strong> (UK GDPR and GDPR, Article 6(1)(b)): your account, your cars,
            diagnoses and guides, your plan, mails about your account, answers to your requests.
          </li>
          <li>
            <strong>Legitimate interests</strong> (6(1)(f)): to keep accounts safe, to stop abuse,
            to find errors, also in our guides, and to answer messages from people without an
            account. You may object.
          </li>
          <li>
            <strong>Consent</strong> (6(1)(a)): counting page views, and marketing mails. Both are
            off until you switch them on, and you can switch them off again at any time.
          </li>
          <li>
            <strong>Legal duty</strong> (6(1)(c)): where the law makes us, such as keeping books of
            payments.
          </li>
        </ul>
        <WhereDiagnosesAreMade />
      </>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else gets it',
    short: 'Nobody buys it. The services named here see the part that they need.',
    body: <Recipients />,
  },
  {
    id: 'how-long',
    title: 'How long',
    short: 'As long as you have an account. Delete it and it is gone at once.',
    body: (
      <ul>
        <li>A diagnosis: until you delete it. It is then gone for good.</li>
        <li>
          A log-in: 30 days after you last used it, the end of the browser session, or until you
          sign that device out.
        </li>
        <li>
          Your account with all that belongs to it: until you delete it, then nothing is left.
        </li>
        <li>
          Messages from the contact page: a year, or until you ask us to erase them. With an account
          of the same address they go with it.
        </li>
        <li>
          What you asked in the chat, and the answers: two years, or until you delete them. A link
          for a garage: 90 days after it expired or you revoked it; if the garage replied by it, as
          long as the diagnosis.
        </li>
        <li>
          A quote of a workshop that you stored: two years, or until you delete it. A link to its
          sheet: 90 days after it expired or you revoked it, and no longer than the quote.
        </li>
        <li>Support requests: as long as the account.</li>
        <li>
          Reports of errors, and attempts to log in that belong to no account: 90 days.{' '}
          <IfInForce services={['language-model']}>
            How often the language model was asked for you: 90 days.{' '}
          </IfInForce>
          Counters against abuse: two days. Page counts: two years. The archive of your data that
          you asked for: 7 days.
        </li>
        <li>
          What a notification in the app said: 90 days after you read it, a year when you did not.
        </li>
        <li>
          Mails to you: until they are sent. A mail that cannot be delivered is kept for 14 days at
          most.
        </li>
        <li>
          That a trial was used: as a keyed hash of the account and of the card, which tells
          nobody’s name, so that a trial is given once.
        </li>
        <li>
          Security events: two years, and no longer than the account. After that we keep one line
          that says that an account was deleted, without whose it was.
        </li>
        <li>
          Copies in a backup of the database: until that backup is replaced by a newer one. Bills
          that the law makes the payment provider keep stay there.
        </li>
      </ul>
    ),
  },
];

export const PRIVACY_SECTIONS: readonly LegalSection[] = [...WHAT_AND_WHY, ...PRIVACY_RIGHTS];

export const PRIVACY_HISTORY: readonly LegalChange[] = [
  {
    date: '27 November 2026',
    what: 'Guides and trouble codes ask whether they were right: what is stored of an answer is named.',
  },
  {
    date: '26 November 2026',
    what: 'Everybody who gets data is listed by what this installation is set up to use, with what they get, why, for how long and what you can do about it.',
  },
  {
    date: '22 November 2026',
    what: 'Paid plans can be bought: what we learn of a card, of a cancellation and of a trial is named.',
  },
  {
    date: '21 November 2026',
    what: 'Written anew: each kind of data, each recipient and the lawful bases are named. Counting page views, the contact form and support requests are new.',
  },
  { date: '15 May 2025', what: 'First version.' },
];
