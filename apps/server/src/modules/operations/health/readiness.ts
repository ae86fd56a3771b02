/** What is tried before the server calls itself ready, and why it is not. */
export type ComponentState = 'ready' | 'unreachable' | 'read-only' | 'full' | 'not-writable';

export interface Probe {
  /** 'database', 'files' or 'disk'. */
  readonly component: string;
  /** Really writes something. Throws when it cannot. */
  readonly write: () => Promise<void>;
  readonly stateOf: (failure: unknown) => Exclude<ComponentState, 'ready'>;
  /** How long an outcome counts, in milliseconds: whoever asks cannot make it write more often. */
  readonly freshMs: number;
}

/** Every component's state; ready when all are. */
export type CheckReadiness = () => Promise<Readonly<Record<string, ComponentState>>>;

const PATIENCE_MS = 3000;

const inTime = async (work: Promise<ComponentState>): Promise<ComponentState> => {
  const { promise: late, resolve } = Promise.withResolvers<ComponentState>();
  const timer = setTimeout(() => resolve('unreachable'), PATIENCE_MS);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Tries a probe once for all who ask meanwhile, and again when the outcome is no longer fresh. */
const remembering = ({ write, stateOf, freshMs }: Probe): (() => Promise<ComponentState>) => {
  let last: { readonly at: number; readonly state: ComponentState } | undefined;
  let underway: Promise<ComponentState> | undefined;
  const attempt = async (): Promise<ComponentState> => {
    const state = await inTime(write().then((): ComponentState => 'ready', stateOf));
    last = { at: performance.now(), state };
    underway = undefined;
    return state;
  };
  return async () => {
    if (last && performance.now() - last.at < freshMs) return last.state;
    underway ??= attempt();
    return underway;
  };
};

/** `note` gets each component's state whenever it is asked for. */
export const createReadiness = (
  probes: readonly Probe[],
  note: (component: string, isReady: boolean) => void,
): CheckReadiness => {
  const tries = probes.map((probe) => ({ ...probe, check: remembering(probe) }));
  return async () => {
    const states = await Promise.all(
      tries.map(async ({ component, check }) => [component, await check()] as const),
    );
    for (const [component, state] of states) note(component, state === 'ready');
    return Object.fromEntries(states);
  };
};
