export const ERROR_CATEGORIES = [
  'database',
  'authentication',
  'network',
  'internal',
  'validation',
  'authorization',
  'api',
  'payment',
  'subscription',
  'external',
  'unknown',
  'vehicle',
] as const;
export type ErrorCategory = (typeof ERROR_CATEGORIES)[number];

export const ERROR_SEVERITIES = ['debug', 'info', 'warning', 'error', 'critical'] as const;
export type ErrorSeverity = (typeof ERROR_SEVERITIES)[number];

export interface ErrorEntry {
  /** HTTP status of the answer. */
  readonly status: number;
  /** What the user reads. */
  readonly message: string;
  readonly category: ErrorCategory;
  readonly severity: ErrorSeverity;
  readonly retryable: boolean;
}

/** An entry of severity 'error' that is not worth trying again, unless `rest` says otherwise. */
export const entry = (
  status: number,
  category: ErrorCategory,
  message: string,
  rest: Partial<Pick<ErrorEntry, 'severity' | 'retryable'>> = {},
): ErrorEntry => ({ status, category, message, severity: 'error', retryable: false, ...rest });
