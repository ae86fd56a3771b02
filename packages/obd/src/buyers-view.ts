import type { ObdCode } from './decode.ts';
import type { CarReport } from './session.ts';

/** What a buyer reads of a visit to the socket: the car's memory, its odometer and its identity. */
export interface BuyersView {
  readonly vin?: string;
  /** VINs of control units that name another car than the first. */
  readonly otherVins: CarReport['otherVins'];
  /** Of the engine's control unit, in kilometres. */
  readonly odometerKm?: number;
  /** Since codes were erased; the counter ends at 65,535. */
  readonly kmSinceErased?: number;
  /** Since codes were erased; the counter ends at 255. */
  readonly warmUpsSinceErased?: number;
  /** Minutes of a running engine since codes were erased; the counter ends at 65,535. */
  readonly minutesSinceErased?: number;
  /** Self-tests of the engine's control unit; undefined where it gives none. */
  readonly monitors?: { readonly ready: readonly string[]; readonly open: readonly string[] };
  /** Whether the control unit switches the engine warning light on. */
  readonly warningLight?: boolean;
  readonly stored: readonly string[];
  readonly pending: readonly string[];
  readonly permanent: readonly string[];
}

const ODOMETER = 0xa6;
const KM_SINCE = 0x31;
const WARM_UPS_SINCE = 0x30;
const MINUTES_SINCE = 0x4e;

const unique = (codes: readonly ObdCode[]): readonly string[] => [
  ...new Set(codes.map(({ code }) => code)),
];

/** Tests that run only now and then: those that always run are ready at once, and say nothing. */
const CONTINUOUS: ReadonlySet<string> = new Set(['Misfire', 'Fuel system', 'Components']);

/** The self-tests of the control unit that has most of them: the engine's. */
const monitorsOf = ({ monitors }: CarReport): BuyersView['monitors'] => {
  const [fullest] = monitors
    .map((unit) =>
      unit.monitors.filter(({ name, state }) => state !== 'not fitted' && !CONTINUOUS.has(name)),
    )
    .toSorted((a, b) => b.length - a.length);
  if (!fullest || fullest.length === 0) return undefined;
  const named = (wanted: 'ready' | 'not ready') =>
    fullest.filter(({ state }) => state === wanted).map(({ name }) => name);
  return { ready: named('ready'), open: named('not ready') };
};

/** A report of the socket as a buyer reads it. What the car did not answer is left out, never 0. */
export const buyersView = (report: CarReport): BuyersView => {
  const figure = (pid: number): number | undefined => {
    const found = report.values.find((value) => value.service === 1 && value.pid === pid)?.value;
    return typeof found === 'number' ? found : undefined;
  };
  const monitors = monitorsOf(report);
  const odometerKm = figure(ODOMETER);
  const kmSinceErased = figure(KM_SINCE);
  const warmUpsSinceErased = figure(WARM_UPS_SINCE);
  const minutesSinceErased = figure(MINUTES_SINCE);
  return {
    ...(report.vin === undefined ? {} : { vin: report.vin }),
    otherVins: report.otherVins,
    // A control unit that counts no distance answers 0.
    ...(odometerKm === undefined || odometerKm === 0 ? {} : { odometerKm }),
    ...(kmSinceErased === undefined ? {} : { kmSinceErased }),
    ...(warmUpsSinceErased === undefined ? {} : { warmUpsSinceErased }),
    ...(minutesSinceErased === undefined ? {} : { minutesSinceErased }),
    ...(monitors === undefined ? {} : { monitors }),
    ...(report.monitors.length === 0
      ? {}
      : { warningLight: report.monitors.some(({ warningLight }) => warningLight) }),
    stored: unique(report.stored),
    pending: unique(report.pending),
    permanent: unique(report.permanent),
  };
};
