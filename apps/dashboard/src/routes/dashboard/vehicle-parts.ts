/** The parts of 'Log and costs' of a vehicle's page. */
import { t } from '@lingui/core/macro';

export const logParts = (id: string) => [
  { to: `/dashboard/vehicles/${id}/log`, label: t`Entries` },
  { to: `/dashboard/vehicles/${id}/log/costs`, label: t`Costs` },
];

/** The parts of its 'Tasks'. */
export const taskParts = (id: string) => [
  { to: `/dashboard/vehicles/${id}/tasks`, label: t`Planned` },
  { to: `/dashboard/vehicles/${id}/tasks/checklist`, label: t`Checklist` },
];
