import type { SandboxQueue } from '../host.ts';

interface CollectedJobs extends SandboxQueue {
  /** Runs the jobs that were sent. Those of a rolled back transaction find nothing to deliver. */
  readonly settle: () => Promise<void>;
}

/** A queue that runs jobs on demand. */
export const collectedJobs = (): CollectedJobs => {
  const handlers = new Map<string, (data: unknown) => Promise<void>>();
  let sent: readonly (readonly [name: string, data: object])[] = [];
  return {
    send: async (name, data) => {
      sent = [...sent, [name, data]];
    },
    work: async (name, handle) => {
      handlers.set(name, handle);
    },
    schedule: async () => undefined,
    settle: async () => {
      const jobs = sent;
      sent = [];
      for (const [name, data] of jobs) await handlers.get(name)?.(data);
    },
  };
};
