/** A part of the product whose code could not be fetched, and who waits for it. */
export interface FailedLoad {
  readonly load: () => Promise<unknown>;
  readonly resolve: (module: never) => void;
}

interface Trouble {
  /** Requests find no server. */
  readonly isAway: boolean;
  readonly loads: readonly FailedLoad[];
}

const NONE: Trouble = { isAway: false, loads: [] };

let trouble = NONE;
const listeners = new Set<() => void>();

const become = (next: Trouble): void => {
  trouble = next;
  for (const listener of listeners) listener();
};

/** What is between this page and the server; nothing most of the time. */
export const connection = {
  get: (): Trouble => trouble,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** A request found no server. */
  lose: (): void => {
    if (!trouble.isAway) become({ ...trouble, isAway: true });
  },
  /** The server answers again; whoever still waits for code is distinguished. */
  regain: (loads: readonly FailedLoad[]): void => become({ isAway: false, loads }),
  isCalm: (): boolean => trouble === NONE || (!trouble.isAway && trouble.loads.length === 0),
};

const fail = (load: FailedLoad): void => become({ ...trouble, loads: [...trouble.loads, load] });

/** Loads code that nobody has yet, and waits for the connection when there is none. */
export const patiently =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  () =>
    load().catch(() => new Promise<T>((resolve) => fail({ load, resolve })));

/** Hears of lost connections. */
export const watchConnection = (): void => addEventListener('offline', connection.lose);
