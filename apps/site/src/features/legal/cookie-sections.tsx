import { Link } from '@wrenchwise/ui/link.tsx';
import { type Column, Table } from '@wrenchwise/ui/table.tsx';
import { Fragment } from 'react';

import type { LegalChange, LegalSection } from './legal-page.tsx';
import { BROWSER_STORAGE, COOKIES, type Stored } from './stored-here.ts';

const KINDS = [
  {
    name: 'Authentication',
    purpose: 'Keeps you logged in and safe',
    need: 'Essential',
    lasts: 'Session or 30 days',
    here: 'Yes, once you log in',
  },
  {
    name: 'Preferences',
    purpose: 'Remembers what you have set',
    need: 'Only what you ask for',
    lasts: '1 year',
    here: 'No cookie. The look and your cookie choice are kept in the browser’s own storage',
  },
  {
    name: 'Analytics',
    purpose: 'Counts which pages are read',
    need: 'After Accept',
    lasts: '2 years',
    here: 'No cookie. After Accept we count page views without storing anything in your browser',
  },
  {
    name: 'Marketing',
    purpose: 'Follows people for advertising',
    need: 'After Accept',
    lasts: '3 months',
    here: 'None. We do not advertise to you and let nobody else do it',
  },
] as const;

const KIND_COLUMNS: readonly Column<(typeof KINDS)[number]>[] = [
  {
    id: 'name',
    title: 'Kind',
    cell: ({ name }) => <strong className="font-semibold">{name}</strong>,
  },
  { id: 'purpose', title: 'Purpose', cell: ({ purpose }) => purpose },
  { id: 'need', title: 'When', cell: ({ need }) => need },
  { id: 'lasts', title: 'Lasts at most', cell: ({ lasts }) => lasts },
  { id: 'here', title: 'Used here', cell: ({ here }) => here },
];

const STORED_COLUMNS: readonly Column<Stored>[] = [
  {
    id: 'name',
    title: 'Name',
    cell: ({ name }) => (
      <code className="text-sm">
        {name.split(/(?<=[._-])/).map((part, index) => (
          <Fragment key={name.slice(0, index) + part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </code>
    ),
  },
  { id: 'purpose', title: 'Purpose', cell: ({ purpose }) => purpose },
  { id: 'when', title: 'Set when', cell: ({ when }) => when },
  { id: 'lasts', title: 'Lasts', cell: ({ lasts }) => lasts },
];

export const COOKIE_SECTIONS: readonly LegalSection[] = [
  {
    id: 'kinds',
    title: 'The four kinds',
    short: 'Of the four kinds of cookies, only those that keep you logged in are used here.',
    body: (
      <>
        <p>
          A cookie is a small text that a site asks your browser to keep and to send back. Browsers
          also have storage that is not sent along. We treat both alike: nothing but what is
          essential is stored before you agree to more.
        </p>
        <Table
          caption="Kinds of cookies"
          rows={KINDS}
          rowKey={({ name }) => name}
          columns={KIND_COLUMNS}
        />
      </>
    ),
  },
  {
    id: 'names',
    title: 'Cookies by name',
    short: 'Eight cookies at most, all for logging in. Somebody who only reads has none.',
    body: (
      <>
        <p>
          All are ours, none is read by another site. On an address that starts with https, each
          name has ‘__Host-’ before it.
        </p>
        <Table
          caption="Cookies by name"
          rows={COOKIES}
          rowKey={({ name }) => name}
          columns={STORED_COLUMNS}
        />
      </>
    ),
  },
  {
    id: 'storage',
    title: 'The browser’s own storage',
    short: 'Your cookie choice, your look, and what you are typing. It never leaves your browser.',
    body: (
      <>
        <Table
          caption="Browser storage by name"
          rows={BROWSER_STORAGE}
          rowKey={({ name }) => name}
          columns={STORED_COLUMNS}
        />
        <p>
          Each is there because of something that you did, and does what you wanted from it. The
          first two are in local storage, the last two in the browser’s store of pages and its
          databases, the others in session storage, which is one tab’s.
        </p>
      </>
    ),
  },
  {
    id: 'counting',
    title: 'What Accept allows',
    short:
      'A page’s count for the day goes up by one, and guides that you open are stored for offline.',
    body: (
      <>
        <p>
          After Accept, and only then, your browser sends our server the path of each public page
          that it shows, such as /pricing. The server adds one to that page’s count for the day. No
          cookie, no identifier, no address and no browser name is kept with it, and the request
          carries no cookie either. Pages of your account are never counted. Nobody else gets the
          counts from your browser: no other company’s script runs on this site.
        </p>
        <p>
          After Accept your browser also keeps the guides, codes and articles that you open, so that
          they are there in a driveway without a signal. They stay on your device. Without Accept
          you can still keep a single page: its button says ‘Keep for offline’.
        </p>
        <p>
          When your browser sends ‘Do Not Track’ or ‘Global Privacy Control’, we take it as a
          Decline and do not ask.
        </p>
      </>
    ),
  },
  {
    id: 'change',
    title: 'Changing your mind',
    short: '‘Cookie settings’ at the foot of every public page, at any time.',
    body: (
      <>
        <p>
          Choose ‘Cookie settings’ at the foot of a public page and choose again: it counts from
          that moment on. What was counted before holds nothing of you, so there is nothing to take
          back. When we ask for something new, we ask you again.
        </p>
        <p>
          You can also clear or block cookies in your browser. Without them you can read everything,
          but cannot log in. What else we know about you is on{' '}
          <Link to="/privacy">the privacy page</Link>.
        </p>
      </>
    ),
  },
];

export const COOKIE_HISTORY: readonly LegalChange[] = [
  {
    date: '21 November 2026',
    what: 'Every name is listed. Page views are counted after Accept, by ourselves, without a cookie.',
  },
  { date: '15 May 2025', what: 'First version, with the four kinds of cookies.' },
];
