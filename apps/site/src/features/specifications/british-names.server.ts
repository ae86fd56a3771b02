import { hasFacts } from '@wrenchwise/vehicle/facts/has-facts';
import { knownModel } from '@wrenchwise/vehicle/known-model';
import { modelPath } from '@wrenchwise/vehicle/specification-path';

/** A piece of a sentence, and the page to which it leads where it names another car. */
export interface LinkedText {
  readonly text: string;
  readonly path: string | undefined;
}

const asThe = (name: string): string => `In Britain this car was sold as the [${name}].`;
const fromAs = (period: string, name: string): string =>
  `In Britain the car ${period} was sold as the [${name}].`;
const NEVER = 'It was not officially sold in Britain: one on British roads is a personal import.';

/**
 * What a model was called in Britain, where that was something else, or that it was not sold here; from trade
 * knowledge, and only what is certain. A name in brackets leads to its page, where there is one.
 */
const BY_MODEL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Acura: {
    Integra: `${asThe('Honda Integra')} The Acura of 2023 and later was not sold here.`,
    Legend: asThe('Honda Legend'),
    NSX: asThe('Honda NSX'),
    RL: asThe('Honda Legend'),
    SLX: asThe('Isuzu Trooper'),
    TSX: asThe('Honda Accord'),
  },
  Buick: {
    Cascada: asThe('Vauxhall Cascada'),
    Encore: asThe('Vauxhall Mokka'),
    Regal: fromAs('of 2011 and later', 'Vauxhall Insignia'),
  },
  Cadillac: { Catera: asThe('Vauxhall Omega') },
  Chevrolet: {
    'City Express': 'In Britain this van was sold as the [Nissan NV200].',
    Sonic: asThe('Chevrolet Aveo'),
    Sprint: asThe('Suzuki Swift'),
    SS: asThe('Vauxhall VXR8'),
    Tracker: 'In Britain these cars were sold as the [Suzuki Vitara] and [Suzuki Grand Vitara].',
    Volt: 'In Britain its first generation was sold under this name and as the [Vauxhall Ampera]. The second was not sold here.',
  },
  Chrysler: {
    300: asThe('Chrysler 300C'),
    'Town & Country': asThe('Chrysler Grand Voyager'),
  },
  Daihatsu: {
    Rocky:
      'The short off-roader that America called Rocky was sold in Britain as the [Daihatsu Sportrak].',
  },
  Dodge: {
    Caravan: asThe('Chrysler Voyager'),
    Colt: asThe('Mitsubishi Colt'),
    'Grand Caravan': asThe('Chrysler Grand Voyager'),
    Hornet: 'It is not sold in Britain, but its sister model is: the [Alfa Romeo Tonale].',
    Magnum:
      'In Britain the car of 2005 to 2008 was sold as the Touring version of the [Chrysler 300C].',
    Neon: 'In Britain this car was sold as the Chrysler Neon.',
    'Ram 50': 'In Britain this pick-up was sold as the [Mitsubishi L200].',
    Stealth: asThe('Mitsubishi 3000 GT'),
  },
  Eagle: { Medallion: asThe('Renault 21') },
  Ford: {
    Contour: asThe('Ford Mondeo'),
    Escape:
      'In Britain the car of 2001 to 2007 was sold as the [Ford Maverick], and that of 2013 and later as the [Ford Kuga].',
    Escort: 'The Escort of the North American figures is another car than the British one.',
    Festiva: asThe('Kia Pride'),
    Fusion:
      'In Britain the North American Fusion of 2013 and later was sold as the [Ford Mondeo]. The Fusion sold here until 2012 was a small car on the base of the [Ford Fiesta].',
    Maverick:
      'The North American pick-up of 2022 and later is not sold in Britain. The Maverick sold here until about 2005 was an off-road car.',
    Ranger:
      'Until 2011 the North American Ranger was another vehicle than the pick-up sold in Britain.',
  },
  Geo: {
    Metro: 'It was closely related to the [Suzuki Swift] sold in Britain.',
    Tracker: asThe('Suzuki Vitara'),
  },
  Honda: {
    Accord:
      'From the mid-1990s the North American Accord was another, larger car than the one sold in Britain.',
    'Del Sol': asThe('Honda CR-X'),
    Fit: asThe('Honda Jazz'),
    'HR-V':
      'The North American HR-V of 2023 and later is sold in Britain as the [Honda ZR-V]. The HR-V sold here since 2021 is another car.',
    Odyssey: `${fromAs('of 1995 to 1998', 'Honda Shuttle')} The larger North American Odyssey from 1999 on was not sold here.`,
    Passport: `${NEVER} The Passport of 1994 to 2002 is the sister of the [Vauxhall Frontera].`,
  },
  Hyundai: {
    Azera: 'In Britain this car was sold as the Hyundai Grandeur.',
    Elantra: 'In Britain it was called [Hyundai Lantra] until 2000.',
    Excel: 'In Britain this car was sold as the Hyundai Pony.',
    Tiburon: asThe('Hyundai Coupe'),
    Tucson: 'In Britain the Tucson of 2010 to 2015 was called [Hyundai ix35].',
    XG350: 'In Britain the car was sold as the XG30, with a smaller engine.',
  },
  Infiniti: {
    G20: asThe('Nissan Primera'),
    I30: 'In Britain this car was sold as the [Nissan Maxima] QX.',
    I35: 'In Britain this car was sold as the [Nissan Maxima] QX.',
  },
  Isuzu: {
    Amigo: 'In Britain this car was sold as the short-wheelbase [Vauxhall Frontera].',
    Oasis: asThe('Honda Shuttle'),
    Rodeo:
      'The North American Rodeo, an off-road estate, was sold in Britain as the [Vauxhall Frontera]. The Rodeo sold here was a pick-up.',
  },
  Jeep: {
    Liberty: asThe('Jeep Cherokee'),
  },
  Kia: {
    Forte: 'It is not sold in Britain, where Kia’s car of this size is the [Kia Ceed].',
    'Niro EV': 'Until 2022 it was called [Kia e-Niro] in Britain.',
    Optima: 'In Britain it was called [Kia Magentis] until about 2010.',
    Rondo: asThe('Kia Carens'),
    Sephia: asThe('Kia Mentor'),
    Spectra:
      'In Britain the car of 2004 to 2009 was sold as the [Kia Cerato], and the one before it as the [Kia Shuma] or [Kia Mentor].',
  },
  'Land Rover': {
    LR2: 'In Britain this car was sold as the [Land Rover Freelander] 2.',
    LR3: 'In Britain this car was sold as the [Land Rover Discovery] 3.',
    LR4: 'In Britain this car was sold as the [Land Rover Discovery] 4.',
  },
  Mazda: {
    Millenia: 'In Britain this car was sold as the [Mazda Xedos] 9.',
    Protege: asThe('Mazda 323'),
  },
  'Mercedes-Benz': { Metris: 'In Britain this van was sold as the [Mercedes-Benz Vito].' },
  Mercury: {
    Cougar: fromAs('of 1999 to 2002', 'Ford Cougar'),
    Mystique: asThe('Ford Mondeo'),
  },
  Mitsubishi: {
    Diamante: 'In Britain this car was sold as the Mitsubishi Sigma.',
    Montero: asThe('Mitsubishi Shogun'),
    'Montero Sport':
      'In Britain this car was sold as the [Mitsubishi Challenger], later as the Shogun Sport.',
    Outlander:
      'The Outlander Sport of North American recalls and figures is another car, in Britain the [Mitsubishi ASX].',
    Pajero: asThe('Mitsubishi Shogun'),
    RVR: 'In Britain the car of 2010 and later was sold as the [Mitsubishi ASX].',
  },
  Nissan: {
    '200SX':
      'The North American 200SX is another car than the one sold in Britain, which America called [Nissan 240SX].',
    '240SX': 'In Britain this car was sold as the [Nissan 200SX], with a turbocharged engine.',
    Frontier: 'In Britain the pick-up of up to 2021 was sold as the [Nissan Navara].',
    Rogue: `${fromAs('of 2014 and later', 'Nissan X-Trail')} The first Rogue was not sold here.`,
    'Rogue Sport': asThe('Nissan Qashqai'),
    Versa: 'Of this family only the Versa Note was sold in Britain, as the [Nissan Note].',
  },
  Opel: {
    Ampera: asThe('Vauxhall Ampera'),
    Astra: asThe('Vauxhall Astra'),
    Corsa: asThe('Vauxhall Corsa'),
    Mokka: asThe('Vauxhall Mokka'),
    Vivaro: 'In Britain this van was sold as the [Vauxhall Vivaro].',
    Zafira: asThe('Vauxhall Zafira'),
  },
  Plymouth: {
    Colt: asThe('Mitsubishi Colt'),
    'Grand Voyager': asThe('Chrysler Grand Voyager'),
    Neon: 'In Britain this car was sold as the Chrysler Neon.',
    Voyager: asThe('Chrysler Voyager'),
  },
  Pontiac: {
    G8: asThe('Vauxhall VXR8'),
    GTO: fromAs('of 2004 to 2006', 'Vauxhall Monaro'),
  },
  Ram: {
    ProMaster: 'In Britain this van is sold as the [Fiat Ducato].',
    'ProMaster City': 'In Britain this van was sold as the [Fiat Doblo].',
  },
  Saturn: {
    Astra: asThe('Vauxhall Astra'),
    Vue: fromAs('of 2008 and later', 'Vauxhall Antara'),
  },
  Scion: {
    'FR-S': asThe('Toyota GT86'),
    iM: asThe('Toyota Auris'),
    iQ: asThe('Toyota iQ'),
    xD: asThe('Toyota Urban Cruiser'),
  },
  Subaru: {
    Crosstrek: 'Until 2023 it was called [Subaru XV] in Britain.',
  },
  Suzuki: {
    Aerio: asThe('Suzuki Liana'),
    Esteem: asThe('Suzuki Baleno'),
    Forenza: asThe('Chevrolet Lacetti'),
    Reno: asThe('Chevrolet Lacetti'),
    Samurai: 'In Britain this car was sold as the [Suzuki SJ], later also as the Samurai.',
    Sidekick: asThe('Suzuki Vitara'),
    XL7: 'In Britain the car up to 2006 was sold as the [Suzuki Grand Vitara] XL-7.',
  },
  Toyota: {
    86: asThe('Toyota GT86'),
    bZ: asThe('Toyota bZ4X'),
    Echo: 'Its hatchback was sold in Britain as the [Toyota Yaris].',
    Estima:
      'In Britain it was officially sold as the [Toyota Previa]. An Estima is a Japanese import.',
    Highlander: 'In Britain it has been sold since 2021 only, and only as a hybrid.',
    Yaris: 'The North American Yaris of 2019 and 2020 is a [Mazda 2] by another name.',
    'Prius Prime': 'In Britain this car is the plug-in hybrid version of the [Toyota Prius].',
    'Prius v': 'In Britain this car was sold as the Toyota Prius+.',
    'RAV4 Prime': 'In Britain this car is the plug-in hybrid version of the [Toyota RAV4].',
  },
  Volkswagen: {
    Cabrio: 'In Britain this car was sold as the [Volkswagen Golf] Cabriolet.',
    Cabriolet: 'In Britain this car was sold as the [Volkswagen Golf] Cabriolet.',
    'City Golf': asThe('Volkswagen Golf'),
    'City Jetta': asThe('Volkswagen Bora'),
    Eurovan: 'In Britain it was sold as the [Volkswagen Transporter] and [Volkswagen Caravelle].',
    Fox: 'The North American Fox of 1987 to 1993 is another car than the small one sold in Britain from 2006.',
    GTI: 'In Britain this car is sold as the [Volkswagen Golf] GTI.',
    Jetta:
      'In Britain the Jetta of 1992 to 1998 was called [Volkswagen Vento], and that of 1999 to 2005 [Volkswagen Bora].',
    Passat:
      'The Passat sold in North America from 2012 was another, larger car than the British one.',
    Quantum: asThe('Volkswagen Passat'),
    R32: 'In Britain this car was sold as the [Volkswagen Golf] R32.',
    Rabbit: asThe('Volkswagen Golf'),
    Tiguan:
      'The North American Tiguan of 2018 and later is the long one, in Britain the [Volkswagen Tiguan Allspace].',
    Vanagon: 'In Britain it was sold as the [Volkswagen Transporter] and [Volkswagen Caravelle].',
  },
};

/** Models that were not officially sold in Britain. */
const NOT_SOLD: Readonly<Record<string, readonly string[]>> = {
  Cadillac: [
    'Brougham',
    'CT4',
    'CT5',
    'Cimarron',
    'DTS',
    'DeVille',
    'ELR',
    'Eldorado',
    'XT6',
    'XTS',
  ],
  Chevrolet: [
    'Astro',
    'Avalanche',
    'Beretta',
    'Blazer EV',
    'Bolt',
    'Bolt EUV',
    'C/K 1500',
    'C/K 2500',
    'Caprice',
    'Cavalier',
    'Celebrity',
    'Cobalt',
    'Colorado',
    'Corsica',
    'El Camino',
    'Equinox',
    'Equinox EV',
    'Express',
    'Impala',
    'Lumina',
    'Monte Carlo',
    'Nova',
    'S10',
    'SSR',
    'Silverado',
    'Silverado 2500',
    'Silverado 3500',
    'Silverado EV',
    'Spectrum',
    'Suburban',
    'Tahoe',
    'Traverse',
    'Uplander',
    'Venture',
  ],
  Chrysler: ['200', 'Aspen', 'Cirrus', 'Concorde', 'Fifth Avenue', 'LHS', 'Newport', 'Pacifica'],
  Dodge: [
    'Aries',
    'Challenger',
    'Charger',
    'Dakota',
    'Dart',
    'Daytona',
    'Diplomat',
    'Durango',
    'Dynasty',
    'Intrepid',
    'Lancer',
    'Omni',
    'Ram 1500',
    'Ram 2500',
    'Ram 3500',
    'Ram Van',
    'Ramcharger',
    'Rampage',
    'SRT-4',
    'Shadow',
    'Spirit',
    'Stratus',
  ],
  Ford: [
    'Aerostar',
    'Aspire',
    'Bronco',
    'Bronco II',
    'Bronco Sport',
    'Crown Victoria',
    'E-150',
    'E-250',
    'E-350',
    'Expedition',
    'F-150',
    'F-150 Lightning',
    'F-250',
    'F-350',
    'Five Hundred',
    'Flex',
    'Freestar',
    'Freestyle',
    'LTD',
    'Taurus',
    'Tempo',
    'Thunderbird',
    'Windstar',
  ],
  Honda: ['Crosstour', 'Element', 'Pilot', 'Prologue', 'Ridgeline'],
  Hyundai: ['Entourage', 'Equus', 'Palisade', 'Santa Cruz', 'Venue', 'Veracruz'],
  Infiniti: ['G35', 'J30', 'M30', 'M45', 'Q40', 'Q45', 'QX4', 'QX55', 'QX56', 'QX60', 'QX80'],
  Isuzu: ['Ascender', 'Axiom', 'i-280', 'i-290', 'i-350', 'i-370'],
  Jeep: ['Comanche', 'Grand Wagoneer', 'Wagoneer'],
  Kia: ['Borrego', 'Cadenza', 'K5', 'K900', 'Telluride'],
  Lexus: ['GX', 'HS', 'TX'],
  Mazda: ['CX-50', 'CX-70', 'CX-9', 'CX-90'],
  Mitsubishi: ['Endeavor', 'Raider'],
  Nissan: ['Altima', 'Armada', 'Kicks', 'Quest', 'Titan', 'Xterra', 'Z'],
  Saab: ['9-2X', '9-4X', '9-7X'],
  Subaru: ['Ascent', 'Baja'],
  Suzuki: ['Equator', 'Verona'],
  Tesla: ['Cybertruck'],
  Toyota: [
    'Avalon',
    'Crown Signia',
    'FJ Cruiser',
    'GR Corolla',
    'Grand Highlander',
    'Matrix',
    'Prius c',
    'Sequoia',
    'Sienna',
    'T100',
    'Tacoma',
    'Tundra',
    'Venza',
  ],
  Volkswagen: ['Atlas', 'GLI', 'Routan', 'Taos'],
};

/** Makes that had no regular sales in Britain in the years of the figures. */
const NOT_IN_BRITAIN: ReadonlySet<string> = new Set([
  'Acura',
  'Buick',
  'Eagle',
  'Geo',
  'GMC',
  'Lincoln',
  'Lucid',
  'Mercury',
  'Oldsmobile',
  'Plymouth',
  'Pontiac',
  'Ram',
  'Rivian',
  'Saturn',
  'Scion',
]);

const pathOf = (name: string): string | undefined => {
  const words = name.split(' ');
  const car = words
    .map((_, at) => knownModel(words.slice(0, at).join(' '), words.slice(at).join(' ')))
    .find((found) => found !== undefined && hasFacts(found));
  return car === undefined ? undefined : modelPath(car);
};

/** The sentences about a model’s name in Britain in pieces; none where it is the same here. */
export const britishName = ({
  make,
  model,
}: {
  readonly make: string;
  readonly model: string;
}): readonly LinkedText[] => {
  const own = NOT_SOLD[make]?.includes(model) === true ? NEVER : BY_MODEL[make]?.[model];
  const makers = `${make} ${/^(?:GMC|Ram|Rivian)$/.test(make) ? 'vehicles' : 'cars'}`;
  const text = !NOT_IN_BRITAIN.has(make)
    ? own
    : own === undefined
      ? `${makers} were not officially sold in Britain.`
      : `${makers} were not sold in Britain under that name. ${own}`;
  return (text ?? '')
    .split(/\[(.+?)\]/)
    .flatMap((piece, at) =>
      piece === '' ? [] : [{ text: piece, path: at % 2 === 1 ? pathOf(piece) : undefined }],
    );
};

/** The tables, for their test. */
export const BRITISH_NAMES = BY_MODEL;
export const NOT_SOLD_IN_BRITAIN = NOT_SOLD;
