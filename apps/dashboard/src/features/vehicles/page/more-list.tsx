import { plural, t } from '@lingui/core/macro';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import {
  Cable,
  CalendarClock,
  ChartLine,
  ChevronRight,
  ClipboardCheck,
  FileText,
  FolderOpen,
  Info,
  LifeBuoy,
  TriangleAlert,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';

import { useDates } from '~/user-settings/user-settings.ts';

/** What is wanted now and then: each of it on a page of its own. */
export function MoreList({ vehicle }: { vehicle: Vehicle }) {
  const { longDay } = useDates();
  const { id, counts, motExpiryDate, vin, role } = vehicle;
  const rows = [
    {
      to: 'more/facts',
      label: t`Facts and photo`,
      text: vin === null ? t`What is known of it, and from where` : `VIN ${vin}`,
      Icon: Info,
    },
    {
      to: 'more/mot',
      label: t`MOT, tax and recalls`,
      text:
        motExpiryDate === null
          ? t`Tests, findings, mileage`
          : t`MOT until ${longDay(motExpiryDate)}`,
      Icon: ClipboardCheck,
    },
    {
      to: 'more/dates',
      label: t`Insurance and other dates`,
      text: t`Insurance, tax, cover, warranty, finance: when each ends`,
      Icon: CalendarClock,
    },
    {
      to: 'more/tyres',
      label: t`Tyres`,
      text: t`Sets, swaps, tread and distance`,
      Icon: LifeBuoy,
    },
    {
      to: 'more/incidents',
      label: t`Incidents`,
      text: t`Collisions, damage, theft: what, who else, photos`,
      Icon: TriangleAlert,
    },
    {
      to: 'more/documents',
      label: t`Documents`,
      text:
        counts.files === 0
          ? t`Receipts, letters, photos`
          : plural(counts.files, { one: `1 file`, other: `${counts.files} files` }),
      Icon: FolderOpen,
    },
    {
      to: 'more/socket',
      label: t`At the socket`,
      text: t`Codes and live figures by an adapter`,
      Icon: Cable,
    },
    {
      to: 'more/recordings',
      label: t`Recordings`,
      text: t`Live figures over time, to look at again and compare`,
      Icon: ChartLine,
    },
    {
      to: 'more/sharing',
      label: t`Sharing`,
      text: role === 'owner' ? t`Who may see or edit it` : t`Shared with you`,
      Icon: Users,
    },
    {
      to: 'file',
      label: t`File of the car`,
      text: t`Everything on paper or as a PDF: for a sale, or for a mechanic`,
      Icon: FileText,
    },
  ];
  return (
    <ul className="max-w-3xl divide-y divide-line border-y border-line">
      {rows.map(({ to, label, text, Icon }) => (
        <li key={to} className="relative flex min-h-16 items-center gap-4 py-2.5 hover:bg-sunken">
          <Icon aria-hidden className="size-5 shrink-0 text-accent-text" />
          <div className="min-w-0 flex-1">
            <Link
              to={`/dashboard/vehicles/${id}/${to}`}
              prefetch="intent"
              className="font-label after:absolute after:inset-0"
            >
              {label}
            </Link>
            <p className="figures text-sm text-soft wrap-anywhere">{text}</p>
          </div>
          <ChevronRight aria-hidden className="size-5 shrink-0 text-faint" />
        </li>
      ))}
    </ul>
  );
}
