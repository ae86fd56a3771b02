/** Ticks of guides that the server has not got yet: they outlive the page and a lost connection. */

const KEY = 'wrenchwise.unsent-ticks';

/** Whether a step is done, by its number from 1. */
export type Ticks = ReadonlyMap<number, boolean>;

type Stored = Record<string, Record<string, boolean>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readAll = (): Stored => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (!isRecord(stored)) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([guide, ticks]) =>
        isRecord(ticks)
          ? [
              [
                guide,
                Object.fromEntries(
                  Object.entries(ticks).filter(
                    (tick): tick is [string, boolean] => typeof tick[1] === 'boolean',
                  ),
                ),
              ],
            ]
          : [],
      ),
    );
  } catch {
    // Storage is blocked or was tampered with: what is shown is what the server knows.
    return {};
  }
};

/** The ticks of a guide that are not sent yet. */
export const unsentTicks = (guideId: string): Ticks =>
  new Map(Object.entries(readAll()[guideId] ?? {}).map(([step, done]) => [Number(step), done]));

/** Replaces them. */
export const keepUnsentTicks = (guideId: string, ticks: Ticks): void => {
  const all = readAll();
  const { [guideId]: _, ...others } = all;
  const next: Stored =
    ticks.size === 0 ? others : { ...others, [guideId]: Object.fromEntries(ticks) };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Full or blocked: they are still sent from this page.
  }
};
