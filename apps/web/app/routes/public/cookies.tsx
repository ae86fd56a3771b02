import { ProsePage } from '~/features/marketing/prose-page.tsx';
import { pageMeta } from '~/lib/page-meta.ts';
import { type Column, Table } from '~/ui/table.tsx';

export const meta = () =>
  pageMeta('Cookies', 'Which cookies Wrenchwise uses, for what and for how long.');

const COOKIES = [
  {
    name: 'Authentication',
    purpose: 'Keeps you logged in',
    kind: 'Essential',
    lasts: 'Session; 30 days if you ask to be remembered',
  },
  {
    name: 'Device',
    purpose: 'Knows this browser again, so that we can warn you of a log-in from another one',
    kind: 'Essential',
    lasts: '1 year',
  },
  {
    name: 'Trusted device',
    purpose: 'Asks for no code here, if you ticked that when you logged in with two-factor',
    kind: 'Essential',
    lasts: '30 days',
  },
  {
    name: 'Preferences',
    purpose: 'Remembers your choices, such as the theme',
    kind: 'Optional',
    lasts: '1 year',
  },
  {
    name: 'Analytics',
    purpose: 'Counts visits. Not in use today',
    kind: 'Optional',
    lasts: '2 years',
  },
  {
    name: 'Marketing',
    purpose: 'Measures advertising. Not in use today',
    kind: 'Optional',
    lasts: '3 months',
  },
] as const;

const COLUMNS: readonly Column<(typeof COOKIES)[number]>[] = [
  {
    id: 'name',
    title: 'Cookie',
    cell: (cookie) => <strong className="font-[600]">{cookie.name}</strong>,
  },
  { id: 'purpose', title: 'Purpose', cell: (cookie) => cookie.purpose },
  { id: 'kind', title: 'Kind', cell: (cookie) => cookie.kind },
  { id: 'lasts', title: 'Lasts', cell: (cookie) => cookie.lasts },
];

export default function Cookies() {
  return (
    <ProsePage
      title="Cookies"
      updated="15 May 2025"
      lead="Nothing but what is essential is stored before you agree to more."
    >
      <Table caption="Cookies" rows={COOKIES} rowKey={(cookie) => cookie.name} columns={COLUMNS} />
      <p>
        Your theme and the draft of a diagnosis are kept in your own browser, never sent with
        requests, and go when you clear its storage.
      </p>
    </ProsePage>
  );
}
