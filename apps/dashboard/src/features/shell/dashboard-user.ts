/** What the dashboard's frame shows of the user, and their way out. */
export interface DashboardUser {
  readonly name: string;
  readonly pictureUrl: string | null;
  /** Undefined while the plan is being read. */
  readonly planLabel: string | undefined;
  readonly onLogout: () => void;
}
