/** The parts of the settings, in their order on the page. */
export const SECTIONS = [
  { id: 'profile', label: 'Profile' },
  { id: 'security', label: 'Security' },
  { id: 'notifications', label: 'Notifications' },
  { id: 'repair-costs', label: 'Repair costs' },
  { id: 'appearance', label: 'Appearance' },
  { id: 'api', label: 'API' },
  { id: 'data', label: 'Your data' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'];
