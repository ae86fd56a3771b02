import { t } from '@lingui/core/macro';
import {
  CalendarClock,
  Car,
  CircleHelp,
  CreditCard,
  History,
  LayoutDashboard,
  ReceiptText,
  ScanSearch,
  Settings,
  Stethoscope,
} from 'lucide-react';

/** The dashboard's sidebar, in its order. */
export const DASHBOARD_LINKS = [
  { to: '/dashboard', label: t`Overview`, Icon: LayoutDashboard },
  { to: '/dashboard/diagnose', label: t`New Diagnosis`, Icon: Stethoscope },
  { to: '/dashboard/check', label: t`Check a Quote`, Icon: ReceiptText },
  { to: '/dashboard/before-buying', label: t`Before Buying`, Icon: ScanSearch },
  { to: '/dashboard/history', label: t`History`, Icon: History },
  { to: '/dashboard/maintenance', label: t`Maintenance`, Icon: CalendarClock },
  { to: '/dashboard/vehicles', label: t`My Vehicles`, Icon: Car },
  { to: '/dashboard/subscription', label: t`Subscription`, Icon: CreditCard },
  { to: '/dashboard/settings', label: t`Settings`, Icon: Settings },
  { to: '/dashboard/support', label: t`Help & Support`, Icon: CircleHelp },
] as const;
