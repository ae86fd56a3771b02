import type { KnownModel } from '@wrenchwise/vehicle/known-model';
import type { Make } from '@wrenchwise/vehicle/makes-and-models';

/** The reason for which a fault is listed, in words that a reader can judge: the knowledge names some in a word or two. */
const REASONS: Readonly<Record<string, string>> = {
  'common all-wheel-drive layouts':
    'this manufacturer sells many all-wheel-drive cars, and only they have the part',
  'rear- and all-wheel-drive layouts use saddle tanks':
    'rear- and all-wheel-drive cars often have a tank in two halves, which needs this pump',
  'automatic wipers common': 'most cars of this make have automatic wipers',
  'electric tailgates common': 'many cars of this make have an electric tailgate',
  'active head restraints fitted': 'this manufacturer fitted active head restraints in these years',
  'hands-free systems fitted': 'the car can be had with hands-free driving',
  'motorised pre-tensioning belts': 'this manufacturer fits belts that a motor tightens',
  'long use of surround view': 'this manufacturer has fitted surround-view cameras for many years',
  'many engines with solid tappets': 'many engines of this manufacturer have solid tappets',
  'air-cooled packs with a cabin inlet':
    'these batteries are cooled by air from the cabin, drawn in through a grille',
  'makes that fitted a switch with a button':
    'this manufacturer fitted a switch that is reset with a button',
  'makes with hydraulic automated gearboxes':
    'this manufacturer sold automated gearboxes that work by oil pressure',
  'makes that sold automated manual gearboxes': 'this manufacturer sold automated manual gearboxes',
  'makes whose cars need to relearn the idle after throttle work':
    'cars of this make have to relearn the idle after work on the throttle',
  'makes that often fit clutch-type differentials':
    'this manufacturer often fits differentials with clutches',
  'makes that often fit camera mirrors': 'this manufacturer often fits camera mirrors',
  'makes that use a disconnecting front axle':
    'this manufacturer uses front axles that disconnect themselves',
  'makes with driver cameras as standard': 'cars of this make have a driver camera as standard',
  'manufacturers that often fit adaptive dampers': 'this manufacturer often fits adaptive dampers',
  'manufacturers that fit a second 12 V battery':
    'this manufacturer often fits a second 12 V battery',
  'manufacturers that fit air springs': 'this manufacturer sells cars with air springs',
  'manufacturers that fit air suspension': 'this manufacturer sells cars with air suspension',
  'manufacturers with many 48 V cars': 'this manufacturer sells many cars with a 48-volt system',
  'manufacturers that require battery registration or monitoring reset':
    'on cars of this make a new battery has to be registered',
  'manufacturers that fitted electro-hydraulic steering, failures widely reported by owners':
    'this manufacturer fitted electro-hydraulic steering, and owners widely report failures',
  'these makes use a separate leak-detection pump or module':
    'this manufacturer uses a leak-detection pump or module of its own',
  'trucks and off-road cars with propshafts':
    'the make’s pick-ups and off-road cars have propshafts with such joints',
  'vans with sliding doors': 'this model has sliding doors',
  'vehicles often used for towing': 'this model is often used for towing',
  'pump strainer known to block': 'the strainer of the coupling’s pump is known to block',
  'these models have a steering box': 'this model has a steering box, not a rack',
  'these models have leaf springs': 'this model has leaf springs',
  'these models have a solid axle with a track bar': 'this model has a solid axle with a track bar',
  'same gearbox family as Nissan': 'the gearbox is of the same family as Nissan’s',
  'recall for fatigued seat belt tensioning cable':
    'a recall for weakened seat belt tensioning cables',
};

/** Campaigns that a source names for makes that are built alike: each make has a number of its own. */
const CAMPAIGNS_OF: Readonly<Record<string, Readonly<Partial<Record<Make, string>>>>> = {
  'NHTSA recalls 24V-204 and 24V-200': {
    Genesis: 'NHTSA recall 24V-204',
    Hyundai: 'NHTSA recall 24V-204',
    Kia: 'NHTSA recall 24V-200',
  },
};

/** Models that the source means without being of the campaign: they have the same unit. */
const NOT_OF_THE_CAMPAIGN: ReadonlySet<string> = new Set(['EV9']);

/** Why a fault is listed for a car. */
export const reasonFor = (source: string, { make, model }: KnownModel): string => {
  const reason = REASONS[source] ?? source;
  const found = Object.entries(CAMPAIGNS_OF).find(([named]) => reason.startsWith(named));
  if (found === undefined) return reason;
  if (NOT_OF_THE_CAMPAIGN.has(model)) {
    return 'the unit is that of sister models, which were recalled';
  }
  const [named, own] = found;
  return reason.replace(named, own[make] ?? named);
};
