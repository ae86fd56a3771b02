/** What one kind of heavy work may take of an instance. */
export interface WorkBudget {
  /** Pieces of work that are done at once, each on a thread of its own. */
  readonly threads: number;
  /** Pieces of work that wait for a thread; what is asked beyond it is refused at once. */
  readonly queue: number;
  /** From the request to the answer, the wait included. */
  readonly milliseconds: number;
  /** The heap of each thread, in MB: only the piece of work that wants more ends. */
  readonly heapMb: number;
}

/**
 * The work that grows with what a user has stored or sent, and its budget. Records, columns and bytes are bounded
 * where they are read: decision 119 lists both.
 */
export const WORK_BUDGETS = {
  /** A file of a log: 12 MB, 100,000 rows, some seconds on a thread. */
  import: { threads: 2, queue: 20, milliseconds: 60_000, heapMb: 512 },
  /** The text of a quote's PDF: 20 MB. Bombs end with their thread. */
  quote: { threads: 1, queue: 10, milliseconds: 4500, heapMb: 384 },
  /** A recording of a car: 2 MB, up to two million figures, some tenths of a second. */
  recording: { threads: 1, queue: 30, milliseconds: 20_000, heapMb: 256 },
  /** A document of at most 1,000 rows in a table and 30 MB of pictures. */
  pdf: { threads: 2, queue: 50, milliseconds: 20_000, heapMb: 256 },
} as const satisfies Readonly<Record<string, WorkBudget>>;
