/** The name of the query parameter that opens a step of the plan. */
export const STEP_PARAM = 'step';

/** Leads to a step of the plan of the same diagnosis, opened. */
export const planLink = (stepId: string): { search: string } => ({
  search: `?${new URLSearchParams({ tab: 'repair-steps', [STEP_PARAM]: stepId }).toString()}`,
});
