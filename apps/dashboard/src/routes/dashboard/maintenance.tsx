import { ScheduleIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';

export const meta = () => pageMeta('Maintenance', 'What is due on your cars.');

export default function Maintenance() {
  return (
    <>
      <PageHeader title="Maintenance" lead="What is due, by date or by mileage." />
      <EmptyState
        illustration={<ScheduleIllustration />}
        title="Tasks arrive in a later release"
        text="You will be able to plan work for a car or out of a diagnosis, and be reminded before it is due. Until then your diagnoses keep their check and repair steps."
        action={<LinkButton to="/dashboard/history">Open a diagnosis</LinkButton>}
      />
    </>
  );
}
