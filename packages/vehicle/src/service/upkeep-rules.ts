import {
  before,
  isElectrified,
  isFuelled,
  type ServicedCar,
  type ServiceRule,
} from './service-rule.ts';

const isIn =
  (...markets: readonly NonNullable<ServicedCar['market']>[]) =>
  ({ market }: ServicedCar): boolean =>
    market !== undefined && markets.includes(market);

/** Cabin, 12 V battery, seasons, and what the law asks for. */
export const UPKEEP_RULES: readonly ServiceRule[] = [
  {
    item: 'battery-12v',
    title: 'Have the 12 V battery tested',
    reason: (car) =>
      isElectrified(car)
        ? 'The car has one besides the traction battery, and most fail after four to six years, without warning.'
        : 'Most fail after four to six years, without warning.',
    need: 'check',
    first: { months: 36 },
    interval: { months: 12 },
    severe: {
      'short-trips': { factor: 0.5, reason: 'Short trips never charge it fully.' },
      cold: { factor: 0.5, reason: 'In frost it gives half as much and has to work harder.' },
      heat: { factor: 0.5, reason: 'Heat ages it from within.' },
    },
  },
  {
    item: 'cabin-filter',
    title: 'Replace the cabin (pollen) filter',
    reason: 'A clogged filter mists up the windows and overworks the blower.',
    need: 'advised',
    fits: ({ year }) => year === undefined || year >= 2000,
    interval: { months: 24, miles: 15_000, km: 25_000 },
    severe: {
      dust: { factor: 0.5, reason: 'Dust fills it sooner.' },
      city: { factor: 0.7, reason: 'Soot and fine dust in town clog it sooner.' },
    },
  },
  {
    item: 'wiper-blades',
    title: 'Replace the wiper blades',
    reason: 'Hardened rubber smears just when rain and headlights make it worst.',
    need: 'advised',
    interval: { months: 12 },
    severe: {
      cold: { factor: 0.75, reason: 'Ice tears the rubber.' },
      heat: { factor: 0.5, reason: 'Sun hardens the rubber.' },
    },
  },
  {
    item: 'lights',
    title: 'Check all lights',
    reason: 'You cannot see your own brake lights fail.',
    need: 'check',
    interval: { months: 3 },
  },
  {
    item: 'air-conditioning',
    title: 'Have the air conditioning checked',
    reason: 'It loses a little refrigerant each year; too little starves the compressor of oil.',
    caution: (car) =>
      isFuelled('electric', 'plug-in-hybrid')(car)
        ? 'Leave refrigerant to a certified workshop: the circuit often cools the traction battery as well.'
        : before(2006)(car)
          ? 'Leave this out if the car has none. Leave refrigerant to a certified workshop.'
          : 'Leave refrigerant to a certified workshop.',
    need: 'check',
    first: { months: 36 },
    interval: { months: 24 },
    severe: { heat: { factor: 0.5, reason: 'It runs most of the year.' } },
  },
  {
    item: 'winter-check',
    title: 'Prepare the car for winter',
    reason: 'Frost tests the battery, coolant, washer fluid, wipers and tyres all at once.',
    caution:
      'Fit winter tyres where the law or the weather calls for them, and put antifreeze in the coolant and the screenwash.',
    need: 'check',
    interval: { months: 12 },
    yearlyOn: '10-15',
  },
  {
    item: 'summer-check',
    title: 'Prepare the car for summer',
    reason: 'Heat and long journeys test cooling, air conditioning and tyres.',
    need: 'check',
    interval: { months: 12 },
    yearlyOn: '05-01',
  },
  {
    item: 'underbody-wash',
    title: 'Wash road salt off the underside',
    reason: 'Salt left in the seams and on brake pipes goes on rusting them all summer.',
    need: 'advised',
    interval: { months: 12 },
    yearlyOn: '04-01',
  },
  {
    item: 'mot',
    title: 'Take the car to its MOT test',
    reason:
      'Required by law in Great Britain from three years after first registration, then yearly.',
    caution:
      'In Northern Ireland the first test is due after four years. Exempt are most cars over 40 years old.',
    need: 'required',
    fits: isIn('uk'),
    first: { months: 36 },
    interval: { months: 12 },
    isDueWithoutRecord: true,
  },
  {
    item: 'vehicle-tax',
    title: 'Renew the vehicle tax',
    reason: 'Required by law in the United Kingdom, even where there is nothing to pay.',
    caution: 'Not for a car with a SORN. The date is on the reminder (V11) and online.',
    need: 'required',
    fits: isIn('uk'),
    interval: { months: 12 },
  },
  {
    item: 'roadworthiness-inspection',
    title: 'Take the car to its roadworthiness inspection',
    reason:
      'EU law asks for one four years after first registration at the latest, then every two years.',
    caution: 'Your country may ask for it earlier or more often: the date is in its papers.',
    need: 'required',
    fits: isIn('eu'),
    first: { months: 48 },
    interval: { months: 24 },
    isDueWithoutRecord: true,
  },
  {
    item: 'state-inspection',
    title: 'Check whether an inspection or emissions test is due',
    reason:
      'States, provinces and territories differ: some ask yearly, some at a sale, some never.',
    need: 'check',
    fits: isIn('us', 'ca', 'au'),
    interval: { months: 12 },
  },
  {
    item: 'registration-renewal',
    title: 'Renew the registration',
    reason: 'Required by law, in most places each year or every two years.',
    need: 'required',
    fits: isIn('us', 'ca', 'au'),
    interval: { months: 12 },
  },
];
