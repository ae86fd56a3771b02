import type { ErrorCategory, ErrorSeverity } from '@wrenchwise/contract/error-entry';

/** A failure that the operator should know of. */
export interface Incident {
  /** The catalogue's message, or the one that a browser reported. */
  readonly message: string;
  readonly category: ErrorCategory;
  readonly severity: ErrorSeverity;
  /** What was thrown, if it was thrown in this process. */
  readonly error?: unknown;
  readonly requestId?: string | null;
  /** Tags to filter by: the catalogue's code, the source, the page. */
  readonly tags: Readonly<Record<string, string | null>>;
}

/** Error monitoring for the operator, outside the product. */
export interface Monitor {
  /** Queues a redacted report and returns at once. Never throws. */
  readonly report: (incident: Incident) => void;
  /** Waits a moment for reports that are still being sent. */
  readonly flush: () => Promise<void>;
}
