/** One thing that the site may store in a browser, by the name under which it is found there. */
export interface Stored {
  readonly name: string;
  readonly purpose: string;
  readonly when: string;
  readonly lasts: string;
}

/** Set by the server, read by no script. With HTTPS each name starts with '__Host-'. */
export const COOKIES: readonly Stored[] = [
  {
    name: 'wrenchwise.session_token',
    purpose: 'Keeps you logged in',
    when: 'You log in',
    lasts:
      '30 days after your last visit with ‘Remember me’, at most 90 days in all; otherwise until the browser is closed',
  },
  {
    name: 'wrenchwise.dont_remember',
    purpose: 'Notes that a log-in is to end with the browser',
    when: 'You log in without ‘Remember me’',
    lasts: 'Until the browser is closed',
  },
  {
    name: 'wrenchwise.device',
    purpose:
      'Knows this browser again, so that we can warn you by mail of a log-in from another one, and so that strangers who guess at your password do not lock you out',
    when: 'You log in',
    lasts: '1 year',
  },
  {
    name: 'wrenchwise.two_factor',
    purpose: 'Holds a log-in open between the password and the code',
    when: 'You log in with two-factor on',
    lasts: '10 minutes',
  },
  {
    name: 'wrenchwise.trust_device',
    purpose: 'Asks for no code on this browser',
    when: 'You tick ‘Trust this device’',
    lasts: '30 days, or until you change your password or switch two-factor off',
  },
  {
    name: 'wrenchwise.state',
    purpose: 'Makes sure that the answer from Google belongs to your log-in',
    when: 'You choose Google',
    lasts: '5 minutes',
  },
  {
    name: 'wrenchwise.better-auth-passkey',
    purpose: 'Makes sure that a passkey answers our question and no other one',
    when: 'You use a passkey',
    lasts: '5 minutes',
  },
  {
    name: 'wrenchwise-cookie-test',
    purpose: 'Finds out whether the browser keeps cookies, and is removed at once',
    when: 'You open the log-in page',
    lasts: 'A moment, 2 minutes at most',
  },
];

/** Stored by the browser, never sent along with requests. */
export const BROWSER_STORAGE: readonly Stored[] = [
  {
    name: 'cookie-consent-status',
    purpose: 'Your answer to the cookie question, with its date and the version of this page',
    when: 'You choose Accept or Decline',
    lasts: 'Until you clear it',
  },
  {
    name: 'wrenchwise.theme',
    purpose: 'The light or dark look',
    when: 'You choose one',
    lasts: 'Until you choose ‘System’ or clear it',
  },
  {
    name: 'wrenchwise.guide-car',
    purpose: 'The make, model and year that you chose for the repair guides',
    when: 'You choose a car there, or search for one',
    lasts: 'Until you choose another or clear it',
  },
  {
    name: 'wrenchwise.price-region',
    purpose: 'The region whose repair prices are shown',
    when: 'You choose one',
    lasts: 'Until you choose another or clear it',
  },
  {
    name: 'wrenchwise.guide-steps',
    purpose: 'The steps that you ticked in a repair guide',
    when: 'You tick a step',
    lasts: '90 days, or until you clear the ticks',
  },
  {
    name: 'wrenchwise.typed-text, wrenchwise.reloaded-at',
    purpose: 'What you have typed, never a password, while a page has to load a new release',
    when: 'A new release replaces the one that your page came from',
    lasts: 'Until the page is there again or the tab is closed',
  },
  {
    name: 'react-router-scroll-positions',
    purpose: 'How far you had scrolled, for the Back button',
    when: 'You go from page to page',
    lasts: 'Until you close the tab',
  },
  {
    name: 'wrenchwise.return-path',
    purpose: 'The page that you wanted before you had to log in',
    when: 'You open a page that needs a log-in, or go on from what you typed on the front page',
    lasts: 'Until you have logged in or close the tab',
  },
  {
    name: 'wrenchwise.diagnosis-draft',
    purpose: 'What you have typed into the diagnosis form',
    when: 'You type there, or go on from what you typed on the front page',
    lasts: 'Until the diagnosis is made or the tab is closed',
  },
  {
    name: 'wrenchwise.language, wrenchwise.messages',
    purpose: 'The language of the dashboard on this device, and its words',
    when: 'You choose one in the settings',
    lasts: 'Until you remove it',
  },
  {
    name: 'wrenchwise.diagnosis-attempt',
    purpose: 'Makes sure that one report is counted once, even when it is sent twice',
    when: 'You ask for a diagnosis',
    lasts: 'Until the answer has come or the tab is closed',
  },
  {
    name: 'kept-pages, kept-assets, wrenchwise-precache, workbox-expiration',
    purpose: 'The guides, codes and articles that you opened, to read them without a signal',
    when: 'You choose Accept, or ‘Keep for offline’ on a page',
    lasts: '90 days each, or until you choose Decline or remove them',
  },
  {
    name: 'shared-files',
    purpose: 'A quote on its way to the page that checks it: a file, or words',
    when: 'You share one with the installed app, or choose an account beside a checked quote',
    lasts: 'Until that page has opened it',
  },
  {
    name: 'wrenchwise.offline, wrenchwise.outbox, wrenchwise-dashboard',
    purpose:
      'The dashboard with your cars and diagnoses, to use it without a signal, and what you did there until our server has it',
    when: 'You use the dashboard, logged in',
    lasts: 'Until you log out or somebody else logs in',
  },
];
