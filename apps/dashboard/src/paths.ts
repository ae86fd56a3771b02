/** Log-in, sign-up and what the links of account mails open: each is written to HTML of its own. */
export const ACCOUNT_PATHS = [
  '/login',
  '/signup',
  '/verify-email',
  '/reset-password',
  '/email-change',
] as const;

/** The pages of the signed-in product; they share one HTML shell. */
export const DASHBOARD_PATHS = [
  '/dashboard',
  '/dashboard/diagnose',
  '/dashboard/diagnosis-result/:id?',
  '/dashboard/check',
  '/dashboard/before-buying',
  '/dashboard/quick-entry',
  '/dashboard/history',
  '/dashboard/analytics',
  '/dashboard/compare',
  '/dashboard/maintenance',
  '/dashboard/notifications',
  '/dashboard/vehicles',
  '/dashboard/subscription',
  '/dashboard/settings',
  '/dashboard/settings/api',
  '/dashboard/support',
  '/dashboard/shelf',
  '/dashboard/vehicles/new',
  '/dashboard/import',
  '/dashboard/vehicles/:id/edit',
  '/dashboard/vehicles/:id/file',
  '/dashboard/guides/:slug/ask',
  '/dashboard/shared-vehicle',
] as const;

/** The parts of one vehicle's page: they appear in its frame. */
export const VEHICLE_PATHS = [
  '/dashboard/vehicles/:id',
  '/dashboard/vehicles/:id/log',
  '/dashboard/vehicles/:id/log/costs',
  '/dashboard/vehicles/:id/tasks',
  '/dashboard/vehicles/:id/tasks/checklist',
  '/dashboard/vehicles/:id/more',
  '/dashboard/vehicles/:id/more/facts',
  '/dashboard/vehicles/:id/more/mot',
  '/dashboard/vehicles/:id/more/dates',
  '/dashboard/vehicles/:id/more/tyres',
  '/dashboard/vehicles/:id/more/incidents',
  '/dashboard/vehicles/:id/more/documents',
  '/dashboard/vehicles/:id/more/socket',
  '/dashboard/vehicles/:id/more/recordings',
  '/dashboard/vehicles/:id/more/sharing',
] as const;

/** What once was a tab of its own, and where it is now: links of mails, calendars and bookmarks go on. */
export const MOVED_VEHICLE_PARTS = {
  outlook: 'tasks/checklist',
  costs: 'log/costs',
  mot: 'more/mot',
  documents: 'more/documents',
  socket: 'more/socket',
  sharing: 'more/sharing',
} as const;
