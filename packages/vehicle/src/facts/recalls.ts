import { RECALLS } from '../generated/recalls.ts';
import { knownModel } from '../known-model.ts';
import type { Vehicle } from '../vehicle.ts';
import { RECALL_CORRECTIONS } from './recall-corrections.ts';
import type { FactSourceId } from './sources.ts';
import { readTable } from './table.ts';

/** A recall campaign of a model and years: whether a certain car is concerned, its VIN says. */
export interface Recall {
  /** Campaign number: NHTSA's '22V413', DVSA's 'R/2015/123'. */
  readonly id: string;
  readonly country: 'US' | 'UK';
  readonly make: string;
  readonly model: string;
  /** The version that the campaign names, where it is narrower than the model: '330e'. */
  readonly version: string | undefined;
  /** US: model years. UK: build years; undefined where the source has none. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** One of the 14 groups of the knowledge (`SystemId`). */
  readonly system: string | undefined;
  readonly component: string | undefined;
  /**
   * How certain component and system are: read by hand, 19 of 22 'sure' ones were right and 12 of 16
   * 'likely' ones ('probably'); 'unknown': the documents at hand do not say.
   */
  readonly certainty: 'sure' | 'likely' | 'unknown';
  /** One or two sentences in our words. */
  readonly summary: string;
  /** UK: date of the launch, YYYY-MM-DD. */
  readonly launched: string | undefined;
  readonly source: FactSourceId;
}

const [campaignText = '', carText = ''] = RECALLS.trim().split('\n\n');
const CARS = readTable(carText);
const CAMPAIGNS: ReadonlyMap<string, readonly string[]> = new Map(
  campaignText.split('\n').map((line): [string, readonly string[]] => {
    const [id = '', ...facts] = line.split('|');
    return [id, facts];
  }),
);

const RESTRAINT = 'restraint not working as intended';

/** Systems whose campaigns can be about a restraint: belts, airbags, seats and what feeds them. */
const OF_RESTRAINTS = /air-?bag|belt|seat|occupant|clock spring|wiring|instrument|label/;

/** The risks of a campaign in words: a fuel pump has none of a restraint. */
const risksIn = (component: string, risk: string): string =>
  new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
    risk
      .split(/, | and /)
      .filter((each) => each !== '' && (each !== RESTRAINT || OF_RESTRAINTS.test(component)))
      .map((each) => RISKS[each] ?? each),
  );

const RISKS: Readonly<Record<string, string>> = {
  [RESTRAINT]: 'a belt or airbag that does not protect as intended',
  crash: 'a crash',
  fire: 'fire',
  injury: 'injury',
  'loss of drive': 'loss of drive',
  'part separation': 'a part that comes off',
  rollaway: 'a parked car that rolls away',
  'reduced braking or steering': 'weaker braking or steering',
};

/** What the campaigns call a part, as an owner would. */
const PARTS: Readonly<Record<string, string>> = {
  'air-bag system': 'the airbags or what controls them',
  'air-bag inflator': 'an airbag inflator',
  'seat belt': 'the seat belts',
  'instrument display or software': 'the instrument display or its software',
  'transmission or driveline': 'the gearbox or the driveline',
  'tyre or tyre-pressure system': 'the tyres or their pressure monitor',
  'engine internals or ancillary': 'the inside of the engine or a part attached to it',
  'rear-view camera': 'the reversing camera',
  'exterior lamp': 'the exterior lights',
  lamp: 'the lights',
  'door, bonnet or tailgate latch': 'a latch of a door, the bonnet or the tailgate',
  door: 'a door',
  'seat structure': 'the structure of a seat',
  seat: 'a seat',
  'wiring or electrical unit': 'the wiring or an electrical unit',
  'glass, mirror or defroster': 'the glass, a mirror or the demister',
  driveshaft: 'a driveshaft',
  'suspension arm or joint': 'a suspension arm or joint',
  'body part or trim': 'a part of the body or its trim',
  'fuel tank or vapour system': 'the fuel tank or its vapour system',
  'brake hardware': 'a part of the brakes',
  'brake booster or master cylinder': 'the brake servo or master cylinder',
  'brake hose or fluid': 'a brake hose or the brake fluid',
  'fuel line or rail': 'a fuel line or the fuel rail',
  'fuel injector': 'the fuel injectors',
  'label or manual': 'a label or the handbook',
  'wheel, hub or fastening': 'a wheel, its hub or its fastenings',
  'shift linkage or park lock': 'the gear selector’s linkage or the parking lock',
  'windscreen wiper': 'the windscreen wipers',
  'driver-assistance function': 'a driver-assistance function',
  'occupant-detection sensor': 'the sensor that detects a passenger',
  'child-seat anchorage': 'the child-seat anchorages',
  'steering-wheel clock spring': 'the clock spring behind the steering wheel',
};

/** Headings under which the records put what has no part of its own: they may name the part beside it. */
const HEADINGS: ReadonlySet<string> = new Set([
  'wiring or electrical unit',
  'body part or trim',
  'brake hardware',
  'instrument display or software',
  'engine internals or ancillary',
]);

const summaryOf = (component: string, risk: string, certainty: Recall['certainty']): string => {
  if (certainty === 'unknown') return 'The documents that we have do not name the part.';
  const part = PARTS[component] ?? `the ${component.replace('air-bag', 'airbag')}`;
  const named = risksIn(component, risk);
  const about =
    certainty === 'sure'
      ? `${HEADINGS.has(component) ? 'Going by its heading alone, it' : 'It'} concerns ${part}.`
      : `The record does not say so outright, but it probably concerns ${part}.`;
  return `${about}${named === '' ? '' : ` The risk named is ${named}.`}`;
};

const CERTAINTIES: Readonly<Record<string, Recall['certainty']>> = { s: 'sure', l: 'likely' };

const recallIn = (make: string, fields: readonly string[]): Recall => {
  const [model = '', version, years = '', id = ''] = fields;
  const [from, to] = years.split('-').map((year) => (year === '' ? undefined : Number(year)));
  const [country, system = '', component = '', sure = '', risk = '', launched = ''] =
    CAMPAIGNS.get(id) ?? [];
  const corrected = RECALL_CORRECTIONS[id];
  const certainty =
    corrected?.isLikely === true
      ? 'likely'
      : corrected === undefined
        ? (CERTAINTIES[sure] ?? 'unknown')
        : 'sure';
  const about = corrected ?? { system, component, risk };
  const advice = corrected?.advice === undefined ? '' : ` ${corrected.advice}`;
  return {
    id,
    country: country === 'UK' ? 'UK' : 'US',
    make,
    model,
    version: version === '' ? undefined : version,
    from,
    to,
    system: about.system === '' ? undefined : about.system,
    component: about.component === '' ? undefined : about.component,
    certainty,
    summary: `${summaryOf(about.component, about.risk, certainty)}${advice}`,
    launched: launched === '' ? undefined : launched,
    source: country === 'UK' ? 'dvsa-recalls' : 'nhtsa',
  };
};

/**
 * Recall campaigns that name a model and, where a year is given, cover it; the newest first. The US
 * ones were received 2020–2025, the UK's are a sample of 2000–2018: none found is not 'none exist'.
 */
export const recallsOf = (
  vehicle: Pick<Vehicle, 'make' | 'model' | 'year'>,
  country?: Recall['country'],
): readonly Recall[] => {
  const known = knownModel(vehicle.make ?? '', vehicle.model ?? '');
  if (known === undefined) return [];
  const { year } = vehicle;
  const found = CARS.linesOf(known.make)
    .filter(([model]) => model === known.model)
    .map((fields) => recallIn(known.make, fields))
    .filter(
      (recall) =>
        (country === undefined || recall.country === country) &&
        (year === null ||
          year === undefined ||
          (year >= (recall.from ?? year) && year <= (recall.to ?? year))),
    );
  // A campaign that names the whole model and one of its versions is one recall.
  const ofWholeModel = new Set(
    found.filter(({ version }) => version === undefined).map(({ id }) => id),
  );
  return found
    .filter(({ id, version }) => version === undefined || !ofWholeModel.has(id))
    .toSorted((a, b) => launchYear(b) - launchYear(a) || (a.id < b.id ? 1 : -1));
};

/** '22V413' is of 2022, 'R/2015/123' of 2015. */
const launchYear = ({ id, launched }: Recall): number => {
  const inId = /^(\d\d)[A-Z]|\/(\d{4})\//.exec(id);
  return Number(launched?.slice(0, 4) ?? inId?.[2] ?? `20${inId?.[1] ?? '00'}`);
};
