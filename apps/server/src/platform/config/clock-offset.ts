/**
 * Shifts `Date` for the whole process by a number of milliseconds, so that libraries with clocks of
 * their own (sessions, links) follow `CLOCK_OFFSET_MS` too. Refused in production.
 */
export const shiftClock = (offsetMs: number): void => {
  if (offsetMs === 0) return;
  const RealDate = Date;
  const now = () => RealDate.now() + offsetMs;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parameters: unknown[], newTarget) =>
      Reflect.construct(target, parameters.length === 0 ? [now()] : parameters, newTarget),
    apply: (target) => new target(now()).toString(),
    get: (target, property, receiver) =>
      property === 'now' ? now : Reflect.get(target, property, receiver),
  });
};
