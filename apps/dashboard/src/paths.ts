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
  '/dashboard/vehicles/new',
  '/dashboard/import',
  '/dashboard/vehicles/:id/edit',
  '/dashboard/vehicles/:id/file',
  '/dashboard/guides/:slug/ask',
  '/dashboard/shared-vehicle',
] as const;

/** The parts of one vehicle's page: they stand in its frame. */
export const VEHICLE_PATHS = [
  '/dashboard/vehicles/:id',
  '/dashboard/vehicles/:id/outlook',
  '/dashboard/vehicles/:id/tasks',
  '/dashboard/vehicles/:id/log',
  '/dashboard/vehicles/:id/costs',
  '/dashboard/vehicles/:id/documents',
  '/dashboard/vehicles/:id/mot',
  '/dashboard/vehicles/:id/socket',
  '/dashboard/vehicles/:id/sharing',
] as const;
