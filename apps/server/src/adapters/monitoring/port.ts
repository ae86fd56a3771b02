import type { ErrorCategory, ErrorSeverity } from '@wrenchwise/domain/error-entry';

/** Something that the operator should know of. */
export interface Incident {
  /** The catalogue's words, or what a person's browser said. */
  readonly message: string;
  readonly category: ErrorCategory;
  readonly severity: ErrorSeverity;
  /** What was thrown, when it was thrown here. */
  readonly error?: unknown;
  readonly requestId?: string | null;
  /** Short words to sort by: the catalogue's code, who noticed, the page. */
  readonly tags: Readonly<Record<string, string | null>>;
}

/** Watches over errors for the operator, outside of the product. */
export interface Monitor {
  /** Hands an incident over, redacted, and returns at once. Never throws. */
  readonly report: (incident: Incident) => void;
  /** Waits a moment for what is still on its way. */
  readonly flush: () => Promise<void>;
}
