import type { ReactNode } from 'react';

/** What the dashboard's frame shows of the user, and their way out. */
export interface DashboardUser {
  readonly name: string;
  readonly pictureUrl: string | null;
  /** Undefined while the plan is being read; null where there are no plans. */
  readonly planLabel: string | null | undefined;
  readonly onLogout: () => void;
  /** The way to the notification centre, given by the layout. */
  readonly bell: ReactNode;
  /** What is to be known of payments here, where they are no real ones. */
  readonly payments?: ReactNode;
}
