import { GarageIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';

export const meta = () => pageMeta('My vehicles', 'The cars you look after.');

export default function Vehicles() {
  return (
    <>
      <PageHeader title="My Vehicles" lead="The cars you look after." />
      <EmptyState
        illustration={<GarageIllustration />}
        title="Your garage opens in a later release"
        text="You will be able to save cars and look them up by registration. A diagnosis does not need it: make, model and year are enough."
        action={<LinkButton to="/dashboard/diagnose">Diagnose a car</LinkButton>}
      />
    </>
  );
}
