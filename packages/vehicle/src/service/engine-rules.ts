import {
  before,
  hasEngine,
  isElectrified,
  isFuelled,
  type ServiceRule,
  since,
} from './service-rule.ts';

/** Engine, fuel and exhaust; coolant and batteries of hybrid and electric drives. */
export const ENGINE_RULES: readonly ServiceRule[] = [
  {
    item: 'engine-oil-and-filter',
    title: 'Change the engine oil and filter',
    reason:
      'Oil ages and collects soot, water and fuel; old oil wears the bearings, and a turbocharger first.',
    caution: (car) =>
      before(2000)(car)
        ? 'Use the grade that the manual names.'
        : 'Use the grade and approval that the manual names. Long-life plans allow up to two years: the car’s service indicator then decides.',
    need: 'advised',
    fits: hasEngine,
    interval: ({ year }) =>
      year !== undefined && year < 2000
        ? { months: 12, miles: 6000, km: 10_000 }
        : { months: 12, miles: 10_000, km: 15_000 },
    severe: {
      'short-trips': {
        factor: 0.5,
        reason: 'On short trips the oil never gets hot enough to boil off water and fuel.',
      },
      city: { factor: 0.6, reason: 'In traffic the engine runs many hours for few miles.' },
      towing: { factor: 0.5, reason: 'Towing makes the oil hotter, and it ages faster.' },
      dust: { factor: 0.5, reason: 'Dust that passes the air filter ends up in the oil.' },
      cold: { factor: 0.7, reason: 'Cold starts wash fuel into the oil.' },
      heat: { factor: 0.7, reason: 'Heat ages oil.' },
    },
  },
  {
    item: 'engine-coolant',
    title: 'Renew the engine coolant',
    reason: 'It stops protecting against corrosion long before it stops protecting against frost.',
    caution: (car) =>
      `Never open a hot system. Types differ by chemistry, not by colour: use the one that the manual names.${before(2000)(car) ? '' : ' Some makers give ten years for the first filling.'}`,
    need: 'advised',
    fits: hasEngine,
    interval: ({ year }) =>
      year !== undefined && year < 2000
        ? { months: 36, miles: 36_000, km: 60_000 }
        : { months: 60, miles: 60_000, km: 100_000 },
  },
  {
    item: 'electronics-coolant',
    title: 'Have the level of the electric drive’s coolant checked',
    reason:
      'The motor and power electronics have their own cooling circuit; low coolant cuts the power.',
    caution:
      'The circuit belongs to the high-voltage system, so check the level only and leave the rest to a workshop.',
    need: 'check',
    fits: isElectrified,
    interval: { months: 12, miles: 12_500, km: 20_000 },
  },
  {
    item: 'battery-coolant',
    title: 'Ask when the traction battery’s coolant is due',
    reason:
      'Batteries that are cooled by liquid depend on it; some makers renew it after a few years, some never.',
    caution:
      'It is often a special coolant that hardly conducts, so only a workshop trained in high-voltage work may renew it.',
    need: 'check',
    fits: isFuelled('electric', 'plug-in-hybrid'),
    interval: { months: 48, miles: 50_000, km: 80_000 },
  },
  {
    item: 'engine-air-filter',
    title: 'Replace the engine air filter',
    reason: 'A clogged filter costs power and fuel; a torn one lets in dust that wears the engine.',
    need: 'advised',
    fits: hasEngine,
    interval: { months: 36, miles: 30_000, km: 45_000 },
    severe: {
      dust: { factor: 0.4, reason: 'Dusty roads fill the filter in a fraction of the time.' },
    },
  },
  {
    item: 'fuel-filter',
    title: 'Replace the fuel filter',
    reason: 'Water and dirt in diesel destroy injectors and the high-pressure pump.',
    caution: 'The system has to be primed afterwards; some engines need a diagnostic tool for it.',
    need: 'advised',
    fits: isFuelled('diesel'),
    interval: { months: 48, miles: 40_000, km: 60_000 },
    severe: {
      dust: { factor: 0.5, reason: 'Poor or dusty fuel supplies fill the filter faster.' },
      cold: { factor: 0.75, reason: 'Water in the filter freezes, and wax clogs it.' },
    },
  },
  {
    item: 'spark-plugs',
    title: 'Replace the spark plugs',
    reason: (car) =>
      before(1993)(car)
        ? 'Worn electrodes need more voltage: the engine misfires and starts badly.'
        : 'Worn electrodes need more voltage: the engine misfires, then the coils and catalytic converter suffer.',
    caution: (car) =>
      before(2000)(car)
        ? 'Plain plugs are often due at 10,000 to 20,000 miles, platinum ones at up to 60,000: the manual decides.'
        : 'Turbocharged engines and plain nickel plugs often need them at half of this, long-life iridium plugs at up to 100,000 miles: the manual decides.',
    need: 'advised',
    fits: isFuelled('petrol', 'hybrid', 'plug-in-hybrid', 'lpg'),
    interval: ({ fuel, year }) =>
      fuel === 'lpg' || (year !== undefined && year < 2000)
        ? { months: 36, miles: 30_000, km: 45_000 }
        : { months: 72, miles: 60_000, km: 100_000 },
    severe: {
      'short-trips': { factor: 0.75, reason: 'Plugs that stay cold do not burn themselves clean.' },
    },
  },
  {
    item: 'glow-plugs',
    title: 'Have the glow plugs tested before winter',
    reason:
      'You notice a dead plug on the first frosty morning, and one that has seized snaps off.',
    need: 'check',
    fits: isFuelled('diesel'),
    first: { months: 60, miles: 60_000, km: 100_000 },
    interval: { months: 24, miles: 30_000, km: 50_000 },
    severe: { cold: { factor: 0.5, reason: 'In frost the engine depends on every plug.' } },
  },
  {
    item: 'timing-belt',
    title: 'Find out whether the engine has a timing belt, and when it is due',
    reason:
      'If a timing belt breaks, on most engines the pistons hit the valves, and the engine is often beyond repair.',
    caution:
      'Many engines have a chain instead, which has no interval. That of a belt is the engine’s own, from about 36,000 to over 100,000 miles and 4 to 10 years: the manual decides. Change the tensioner and, where the belt drives it, the water pump as well.',
    need: 'check',
    fits: hasEngine,
    interval: ({ year }) =>
      year !== undefined && year < 2000
        ? { months: 48, miles: 36_000, km: 60_000 }
        : { months: 60, miles: 60_000, km: 100_000 },
    isDueWithoutRecord: true,
    severe: {
      dust: { factor: 0.75, reason: 'Grit behind the cover wears the belt.' },
      heat: { factor: 0.8, reason: 'Heat hardens the rubber.' },
    },
  },
  {
    item: 'auxiliary-belt',
    title: 'Check the auxiliary belt',
    reason:
      'It drives the alternator and often the water pump; cracks mean that it is about to break.',
    need: 'check',
    fits: isFuelled('petrol', 'diesel', 'lpg'),
    first: { months: 48, miles: 40_000, km: 60_000 },
    interval: { months: 24, miles: 20_000, km: 30_000 },
  },
  {
    item: 'particulate-filter',
    title: 'Check the particulate filter’s load',
    reason: 'It burns itself clean only on a hot run; when it fills up, the engine loses power.',
    caution:
      'Half an hour at steady main-road speed lets it finish. Ash stays for good: have its load read from about 80,000 miles.',
    need: 'check',
    fits: (car) => isFuelled('diesel')(car) && since(2010)(car),
    interval: { months: 12, miles: 12_000, km: 20_000 },
    severe: {
      'short-trips': { factor: 0.5, reason: 'Short trips keep interrupting its cleaning.' },
      city: { factor: 0.5, reason: 'In town the exhaust is not hot enough to clean it.' },
    },
  },
  {
    item: 'adblue',
    title: 'Top up the AdBlue, the diesel exhaust fluid',
    reason: 'When it runs out, the engine will not start again once it is switched off.',
    caution: 'Most diesels since about 2015 have a tank for it. Never pour it into the fuel tank.',
    need: 'advised',
    fits: (car) => isFuelled('diesel')(car) && since(2015)(car),
    interval: { months: 12, miles: 6000, km: 10_000 },
    severe: { towing: { factor: 0.6, reason: 'Under load the engine uses more.' } },
  },
  {
    item: 'lpg-filter',
    title: 'Replace the filters of the LPG system and have it checked for leaks',
    reason: 'Oily residue from the gas clogs injectors; a leak is a fire risk.',
    need: 'advised',
    fits: isFuelled('lpg'),
    interval: { months: 12, miles: 12_000, km: 20_000 },
  },
  {
    item: 'high-voltage-battery',
    title: 'Have the traction battery’s health read',
    reason: 'A record of its capacity is your evidence in a warranty claim and when you sell.',
    caution:
      'Most are under warranty for about eight years or 100,000 miles: have it read before the warranty ends.',
    need: 'check',
    fits: isElectrified,
    first: { months: 36, miles: 30_000, km: 50_000 },
    interval: { months: 24, miles: 25_000, km: 40_000 },
    severe: { heat: { factor: 0.5, reason: 'Heat ages the cells more than anything else.' } },
  },
  {
    item: 'hybrid-battery-air-filter',
    title: 'Clean the air intake of the hybrid battery',
    reason: 'A battery cooled by cabin air overheats when its filter is full of dust and hair.',
    caution: 'If the battery is cooled by air, its grille is beside or under the rear seat.',
    need: 'check',
    fits: isFuelled('hybrid', 'plug-in-hybrid'),
    interval: { months: 12, miles: 12_000, km: 20_000 },
    severe: { dust: { factor: 0.5, reason: 'Dust fills the filter sooner.' } },
  },
  {
    item: 'charging-port-and-cable',
    title: 'Check the charging port and cable',
    reason: 'Dirt, bent pins or scorched plastic get hot, and charging stops.',
    caution: 'Look but do not poke: keep metal and water out of the port.',
    need: 'check',
    fits: isFuelled('electric', 'plug-in-hybrid'),
    interval: { months: 12 },
  },
];
