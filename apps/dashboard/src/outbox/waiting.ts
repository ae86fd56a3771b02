/** What is to be written at the server, and has not been yet. */
export interface Waiting {
  /** The Idempotency-Key: the same for every attempt, so that it is written once. */
  readonly key: string;
  readonly userId: string;
  /** When it was saved here, in milliseconds: the order in which it is sent. */
  readonly at: number;
  /** What the user sees while it waits: 'Fuel, 41.2 litres' and the car. */
  readonly summary: string;
  readonly car: string;
  readonly work: WaitingWork;
  /** Sent after the entry that it belongs to. */
  readonly receipt: { readonly name: string; readonly blob: Blob } | null;
  /** The entry that is written already, where the receipt still waits. */
  readonly entryId: string | null;
  /** The key of what must be written before: a diagnosis, before its answers. */
  readonly after?: string | undefined;
  /** Why the server refused it; null while it only waits. */
  readonly problem: { readonly code: string; readonly message: string } | null;
}

/**
 * What is to be written, as the API takes it: an entry of a car's log, a task that is done, a diagnosis made by the
 * engine of this browser, or what was done on one. `diagnosisId` may be that of a diagnosis that only this browser has.
 */
export type WaitingWork =
  | { readonly kind: 'entry'; readonly vehicleId: string; readonly body: Json }
  | { readonly kind: 'task'; readonly taskId: string; readonly body: Json }
  | { readonly kind: 'diagnosis'; readonly diagnosisId: string; readonly body: Json }
  | { readonly kind: 'answer'; readonly diagnosisId: string; readonly body: Json }
  | { readonly kind: 'withdrawal'; readonly diagnosisId: string; readonly body: Json }
  | { readonly kind: 'guide'; readonly diagnosisId: string; readonly body: Json }
  | { readonly kind: 'ticks'; readonly diagnosisId: string; readonly body: Json };

type Json = Readonly<Record<string, unknown>>;

/** Where waiting work is stored. */
export interface WaitingStore {
  readonly all: () => Promise<readonly Waiting[]>;
  readonly put: (waiting: Waiting) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
}

/** In this page only: where the browser allows no database. */
export const createMemoryStore = (): WaitingStore => {
  const stored = new Map<string, Waiting>();
  return {
    all: async () => [...stored.values()],
    put: async (waiting) => void stored.set(waiting.key, waiting),
    remove: async (key) => void stored.delete(key),
  };
};
