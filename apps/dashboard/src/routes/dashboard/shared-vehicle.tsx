import { t } from '@lingui/core/macro';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { useNavigate, useOutletContext } from 'react-router';

import { useLinkToken } from '~/features/accounts/use-link-token.ts';
import {
  AcceptInvitation,
  InvitationOfNoUse,
} from '~/features/vehicles/sharing/accept-invitation.tsx';

import type { DashboardContext } from './layout.tsx';

export const meta = () => pageMeta(t`Shared vehicle`, t`An invitation to a car.`);

export default function SharedVehicle() {
  const { user } = useOutletContext<DashboardContext>();
  const navigate = useNavigate();
  const token = useLinkToken();
  return (
    <>
      <PageHeader title={t`Shared vehicle`} />
      {token === null && <InvitationOfNoUse text={t`Please open the whole link of the e-mail.`} />}
      {typeof token === 'string' && (
        <AcceptInvitation
          token={token}
          email={user.email}
          onAccepted={(id) => void navigate(`/dashboard/vehicles/${id}`, { replace: true })}
        />
      )}
    </>
  );
}
