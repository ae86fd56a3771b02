import { toMiles } from '@wrenchwise/vehicle/mileage';
import type { MileageAnomaly } from '@wrenchwise/vehicle/mot-anomalies';
import { mileageSeries } from '@wrenchwise/vehicle/mot-mileage';

import type { BuyingFinding, BuyingReader, SeenForSale } from './seen.ts';

/** Testers read the tenths, and a car rolls on the ramp: as in the mileage of the MOT tests. */
const READING_MILES = 20;
/** Two counters of one car differ by rounding, tyres and the control unit's own start: 2 %, at least 100 miles. */
const SHARE = 0.02;
const MIN_MILES = 100;
/** Where the counter of the distance since erasing ends: it may have driven more. */
const MAX_COUNT_KM = 65_535;
const KM_OF_MILE = 1.609344;

const tolerance = (miles: number): number => Math.max(MIN_MILES, miles * SHARE);

/** What the dashboard shows, in miles. */
export const dashboardMiles = ({ dashboard }: SeenForSale): number | undefined =>
  dashboard && toMiles(dashboard.distance, dashboard.unit);

const ASK_PROOF =
  'May I see invoices, service stamps or test sheets with the distance on them? Was the instrument cluster or a control unit ever replaced?';

const judgeSeries = ({ motTests }: SeenForSale, { distance, day }: BuyingReader): BuyingFinding => {
  const base = { id: 'mot-series', title: 'The distances at its MOT tests' };
  const { points, anomalies } = mileageSeries(motTests ?? []);
  if (points.length < 2) {
    return {
      ...base,
      state: 'not checked',
      figures: [
        points.length === 1
          ? 'There is one test with a distance: two are needed to compare.'
          : 'It needs the MOT history: free on GOV.UK, by the plate (‘Check the MOT history of a vehicle’).',
      ],
      ask: 'May I see the MOT certificates, or service invoices with a date and a distance?',
    };
  }
  const [first] = points;
  const last = points.at(-1);
  const span =
    first && last
      ? `${points.length} tests, from ${distance(first.likely)} on ${day(first.date)} to ${distance(last.likely)} on ${day(last.date)}.`
      : '';
  const doubts = anomalies.filter(({ kind }) => kind === 'fall' || kind === 'jump');
  const slips = anomalies.filter(({ kind }) => kind === 'slip' || kind === 'unit');
  const said = slips.map(
    ({ date, miles }) =>
      `On ${day(date)} ${distance(miles)} was written down; the tests around it say that this was a slip of the tester.`,
  );
  if (doubts.length === 0) return { ...base, state: 'consistent', figures: [span, ...said] };
  return {
    ...base,
    state: 'not consistent',
    figures: [
      ...doubts.map(({ kind, miles, date, before }) =>
        kind === 'fall'
          ? `${distance(miles)} on ${day(date)} is ${distance(before.miles - miles)} less than ${distance(before.miles)} on ${day(before.date)}.`
          : `${distance(miles)} on ${day(date)} is ${distance(miles - before.miles)} more than on ${day(before.date)}.`,
      ),
      ...said,
    ],
    innocent:
      'The instrument cluster may have been replaced, or a tester may have written a wrong number down.',
    ask: ASK_PROOF,
  };
};

/**
 * Whether the dashboard counts kilometres and the tests mix both units, as those of imported cars do: then
 * no number of them may be above the dashboard's.
 */
const hasMixedUnits = (
  { dashboard, motTests = [] }: SeenForSale,
  anomalies: readonly MileageAnomaly[],
): boolean =>
  dashboard?.unit === 'kilometres' &&
  anomalies.some(({ kind }) => kind === 'unit') &&
  motTests.every(({ odometer }) => (odometer?.value ?? 0) <= dashboard.distance);

const judgeAgainstTests = (
  seen: SeenForSale,
  miles: number | undefined,
  { distance, day }: BuyingReader,
): BuyingFinding => {
  const base = { id: 'dashboard-mot', title: 'The dashboard against its last MOT test' };
  const { latest, points, anomalies } = mileageSeries(seen.motTests ?? []);
  // The highest of all, where the series itself falls.
  const highest = points
    .filter(({ isPlausible }) => isPlausible)
    .toSorted((a, b) => b.likely - a.likely)[0];
  const compared = highest ?? latest;
  if (miles === undefined || !compared) {
    return {
      ...base,
      state: 'not checked',
      figures: [
        miles === undefined
          ? 'Read the odometer on the dashboard with the ignition on.'
          : 'It needs an MOT test with a distance.',
      ],
    };
  }
  const figures = [
    `The dashboard shows ${distance(miles)}; ${distance(compared.likely)} was written down on ${day(compared.date)}.`,
  ];
  if (miles >= compared.likely - READING_MILES) return { ...base, state: 'consistent', figures };
  if (hasMixedUnits(seen, anomalies)) {
    return {
      ...base,
      state: 'consistent',
      figures: [
        ...figures,
        'Its tests mix miles and kilometres: read as kilometres they lead up to the dashboard.',
      ],
    };
  }
  return {
    ...base,
    state: 'not consistent',
    figures: [...figures, `That is ${distance(compared.likely - miles)} less.`],
    innocent:
      miles * KM_OF_MILE >= compared.likely
        ? 'Miles and kilometres may have been mixed up here: look which of the two the dashboard counts. Or the instrument cluster was replaced.'
        : 'The instrument cluster may have been replaced, or a tester may have written a wrong number down.',
    ask: ASK_PROOF,
  };
};

const judgeControlUnit = (
  { socket }: SeenForSale,
  miles: number | undefined,
  { distance }: BuyingReader,
): BuyingFinding => {
  const base = { id: 'odometer-unit', title: 'The dashboard against the control unit' };
  const own =
    socket?.odometerKm === undefined ? undefined : toMiles(socket.odometerKm, 'kilometres');
  if (own === undefined || miles === undefined) {
    return {
      ...base,
      state: 'not checked',
      figures: [
        own !== undefined
          ? 'Read the odometer on the dashboard with the ignition on.'
          : socket
            ? 'The engine’s control unit gives no odometer: most cars do so only since about 2019.'
            : 'It needs an adapter in the diagnostic socket.',
      ],
    };
  }
  const figures = [
    `The dashboard shows ${distance(miles)}, the engine’s control unit ${distance(own)}.`,
  ];
  if (Math.abs(own - miles) <= tolerance(Math.max(own, miles))) {
    return { ...base, state: 'consistent', figures };
  }
  return {
    ...base,
    state: 'not consistent',
    figures,
    innocent:
      own > miles
        ? 'The instrument cluster may have been replaced, or the control unit came out of another car.'
        : 'The control unit may have been replaced by a new or used one.',
    ask: ASK_PROOF,
  };
};

/** A car cannot have driven further since its memory was erased than it has driven at all. */
const judgeCounter = (
  { socket }: SeenForSale,
  miles: number | undefined,
  { distance }: BuyingReader,
): BuyingFinding => {
  const base = {
    id: 'odometer-counter',
    title: 'The dashboard against the distance since erasing',
  };
  const km = socket?.kmSinceErased;
  if (km === undefined || miles === undefined) {
    return {
      ...base,
      state: 'not checked',
      figures: [
        socket && km === undefined
          ? 'The car gives no distance since erasing.'
          : 'It needs the odometer of the dashboard and an adapter in the diagnostic socket.',
      ],
    };
  }
  const since = toMiles(km, 'kilometres');
  const figures = [
    `Since its memory was erased the car has driven ${km >= MAX_COUNT_KM ? 'at least ' : ''}${distance(since)}; the dashboard shows ${distance(miles)} in all.`,
  ];
  if (since <= miles + tolerance(miles)) return { ...base, state: 'consistent', figures };
  return {
    ...base,
    state: 'not consistent',
    figures,
    innocent:
      'The instrument cluster may have been replaced, or the control unit came out of another car.',
    ask: ASK_PROOF,
  };
};

/** The distance of a car from every side that was looked at. */
export const judgeOdometer = (
  seen: SeenForSale,
  reader: BuyingReader,
): readonly BuyingFinding[] => {
  const miles = dashboardMiles(seen);
  return [
    judgeSeries(seen, reader),
    judgeAgainstTests(seen, miles, reader),
    judgeControlUnit(seen, miles, reader),
    judgeCounter(seen, miles, reader),
  ];
};
