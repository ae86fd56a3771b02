/** The parts of 'Log and costs' of a vehicle's page. */
export const logParts = (id: string) => [
  { to: `/dashboard/vehicles/${id}/log`, label: 'Entries' },
  { to: `/dashboard/vehicles/${id}/log/costs`, label: 'Costs' },
];

/** The parts of its 'Tasks'. */
export const taskParts = (id: string) => [
  { to: `/dashboard/vehicles/${id}/tasks`, label: 'Planned' },
  { to: `/dashboard/vehicles/${id}/tasks/checklist`, label: 'Checklist' },
];
