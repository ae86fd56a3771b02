import { CONTACT_ADDRESS } from '@wrenchwise/client/contact-details.ts';
import { PLANS } from '@wrenchwise/rules/plans';
import { Link } from '@wrenchwise/ui/link.tsx';

import type { LegalChange, LegalSection } from './legal-page.tsx';
import { TERMS_OF_USE } from './terms-of-use.tsx';

const TRIAL = Object.values(PLANS).find(({ trialDays }) => trialDays > 0);

const SUBSCRIBING: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    short: 'By opening an account you agree to this page.',
    body: (
      <p>
        These terms are the agreement between you and {CONTACT_ADDRESS.join(', ')} (‘we’) about
        using Wrenchwise. You can read the public pages without agreeing to anything. What we do
        with data is on <Link to="/privacy">the privacy page</Link>.
      </p>
    ),
  },
  {
    id: 'diagnosis',
    title: 'What a diagnosis is',
    short: 'A well-informed opinion, not an inspection. If in doubt about safety, do not drive.',
    body: (
      <>
        <p>
          A diagnosis is worked out by a program from what you describe. Nothing is measured on the
          car. It names what is likely, says how sure it is, and can be wrong. It is not a
          substitute for a qualified mechanic who has the car in front of them.
        </p>
        <p>
          Guides, prices and times are general. The manual of your vehicle and the law come first.
          Work on a car can injure and kill: do only what you are able to do safely, with the right
          tools, and leave brakes, airbags, high voltage, fuel and lifting to a professional unless
          you are trained for it.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    short: 'You are 16 or older, your details are true, and you keep your password to yourself.',
    body: (
      <p>
        You must be at least 16, and 18 to buy a plan. Give an address that is yours, keep your
        password and devices safe, and tell us at once when you think that somebody else is using
        your account. You may delete the account in the settings at any time.
      </p>
    ),
  },
  {
    id: 'plans',
    isSold: true,
    title: 'Plans, trials and renewal',
    short: 'Paid plans go on month by month until you cancel.',
    body: (
      <>
        <p>
          What each plan includes and costs is on <Link to="/pricing">the pricing page</Link>. The
          allowance of a month is a calendar month’s in UTC and does not carry over.
        </p>
        <ul>
          {TRIAL && (
            <li>
              {TRIAL.name} begins with a free trial of {TRIAL.trialDays} days. Cancel before it ends
              and you pay nothing. Otherwise the first month is charged when it ends. The trial is
              given once: to a person, and to a payment card.
            </li>
          )}
          <li>
            Paid plans renew automatically at the end of each month, at the price of that day, until
            you cancel.
          </li>
          <li>
            A change to another paid plan takes effect at once. The rest of the month is charged at
            the new price, what you have paid for and do not use is set off, and you see the amount
            before you confirm it.
          </li>
          <li>
            When a payment fails, we tell you and try again. If it keeps failing, the account goes
            back to {PLANS.free.name}.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'cancelling',
    isSold: true,
    title: 'Cancelling and refunds',
    short: 'Cancel any time and keep access to the end of the month. 14 days to change your mind.',
    body: (
      <>
        <p>
          Cancel in the settings of your subscription at any time. Access continues until the end of
          the period that you have paid for; then the account goes back to {PLANS.free.name} and
          your diagnoses stay.
        </p>
        <p>
          There are no refunds for partial months. Your statutory right to cancel within 14 days of
          first subscribing is not affected by this: tell us within that time, in any words, and we
          pay back what you paid within 14 days, by the way you paid. If you asked us to begin at
          once, we may keep the share of the days that you had the plan. Nor does it affect your
          rights when the service is not as described.
        </p>
      </>
    ),
  },
  {
    id: 'prices',
    isSold: true,
    title: 'Changes of price',
    short: 'You know 30 days before, and can leave.',
    body: (
      <p>
        Prices change with 30 days’ notice by mail. The new price counts from the first renewal
        after that. If you do not want it, cancel before then.
      </p>
    ),
  },
];

export const TERMS_SECTIONS: readonly LegalSection[] = [...SUBSCRIBING, ...TERMS_OF_USE];

export const TERMS_HISTORY: readonly LegalChange[] = [
  {
    date: '22 November 2026',
    what: 'Paid plans can be bought: the trial is given once, and what a change of plan costs is written out.',
  },
  {
    date: '21 November 2026',
    what: 'Trials, changes of price, acceptable use, liability and the law that applies are written out. Nothing that you had before was taken away.',
  },
  {
    date: '15 May 2025',
    what: 'First version: renewal, access until the end of the period, no refunds for partial months, 30 days’ notice of prices.',
  },
];
