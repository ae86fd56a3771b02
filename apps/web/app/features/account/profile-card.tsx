import type { AccountUser } from '@wrenchwise/domain/endpoints/auth';
import { CircleCheck } from 'lucide-react';

import { longDate } from '~/lib/relative-date.ts';
import { Badge } from '~/ui/badge.tsx';
import { Card } from '~/ui/card.tsx';

/** Who is signed in. */
export function ProfileCard({ user }: { user: AccountUser }) {
  const rows = [
    { label: 'Name', value: user.name || 'User' },
    { label: 'E-mail', value: user.email },
    { label: 'Member since', value: longDate(user.createdAt) },
  ];
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">Profile</h2>
        {user.emailVerified && (
          <Badge tone="low" icon={<CircleCheck aria-hidden />}>
            E-mail verified
          </Badge>
        )}
      </div>
      <dl className="mt-4 divide-y divide-line border-t border-line">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 py-3 sm:grid-cols-[10rem_1fr]">
            <dt className="text-sm text-faint">{label}</dt>
            <dd className="min-w-0 font-[540] wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
