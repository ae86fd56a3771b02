import type { KnownModel } from '@wrenchwise/vehicle/known-model';
import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';

/** What is serviced on a car of which no source lists an engine. */
export interface UnlistedCar {
  readonly fuels: readonly Fuel[];
  /** Empty: unknown. */
  readonly transmissions: readonly Transmission[];
  /** Roughly its first and last years in Britain: for intervals, not to be shown. */
  readonly from: number;
  readonly to: number;
  readonly hasAllWheelDrive: boolean;
}

/**
 * Fuels, gearboxes, years and '4' for four driven wheels, from trade knowledge: petrol, diesel, electric, hybrid and
 * g for a plug-in hybrid; manual, automatic, CVT, u for two clutches and s for a single speed.
 */
const CARS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Alfa Romeo': {
    '33': 'p m 1983-1995',
    '145': 'pd m 1994-2001',
    '146': 'pd m 1995-2001',
    '147': 'pd m 2000-2010',
    '156': 'pd ma 1998-2005',
    '159': 'pd ma 2006-2011',
    '166': 'pd ma 1999-2005',
    Brera: 'pd ma 2006-2010',
  },
  Audi: {
    A2: 'pd m 2000-2005',
  },
  Austin: {
    Allegro: 'p ma 1973-1982',
    Maestro: 'pd ma 1983-1994',
    Metro: 'p ma 1980-1990',
    Mini: 'p ma 1969-1988',
    Montego: 'pd ma 1984-1995',
  },
  BYD: {
    Han: 'eg - 2022-2025',
    'Seal U': 'eg - 2023-2025',
    Tang: 'eg - 2021-2025',
  },
  Chevrolet: {
    'Blazer EV': 'e s 2024-2025',
    'Equinox EV': 'e s 2024-2025',
    Kalos: 'p ma 2005-2008',
    Lacetti: 'pd ma 2005-2011',
    Matiz: 'p m 2005-2010',
    'Silverado 3500': 'pd a 2007-2024 4',
    Tacuma: 'p ma 2005-2008',
  },
  Citroën: {
    '2CV': 'p m 1948-1990',
    AX: 'pd m 1987-1997',
    BX: 'pd ma 1983-1994',
    C2: 'pd m 2003-2009',
    C8: 'pd ma 2003-2010',
    C15: 'pd m 1985-2005',
    Relay: 'd m 1995-2025',
    Saxo: 'pd ma 1996-2003',
    Synergie: 'pd ma 1995-2002',
    Xantia: 'pd ma 1993-2001',
    XM: 'pd ma 1989-2000',
    Xsara: 'pd ma 1997-2010',
    ZX: 'pd ma 1991-1998',
  },
  Daewoo: {
    Espero: 'p ma 1995-1997',
    Korando: 'pd ma 1999-2002 4',
    Matiz: 'p ma 1998-2005',
    Musso: 'pd ma 1999-2002 4',
    Nexia: 'p ma 1995-1997',
    Tacuma: 'p ma 2000-2005',
  },
  Daihatsu: {
    Copen: 'p ma 2003-2011',
    Cuore: 'p ma 1985-2003',
    Fourtrak: 'pd m 1985-2002 4',
    Hijet: 'pd m 1985-2004',
    Materia: 'p ma 2007-2011',
    Move: 'p ma 1997-2000',
    Sirion: 'p ma 1998-2011',
    Sportrak: 'p m 1988-1998 4',
    Terios: 'p ma 1997-2011 4',
    YRV: 'p ma 2001-2005',
  },
  Daimler: {
    Sovereign: 'p a 1966-1997',
  },
  Dodge: {
    'Ram 3500': 'pd ma 1994-2012 4',
  },
  Fiat: {
    Barchetta: 'p m 1995-2005',
    Brava: 'pd ma 1995-2002',
    Cinquecento: 'p m 1993-1998',
    Coupe: 'p m 1995-2000',
    Croma: 'pd ma 1986-2010',
    Ducato: 'd m 1982-2025',
    Idea: 'pd m 2004-2008',
    Marea: 'pd ma 1997-2002',
    Multipla: 'pd m 2000-2010',
    Sedici: 'pd m 2006-2014 4',
    Seicento: 'p m 1998-2004',
    Stilo: 'pd m 2001-2008',
    Tempra: 'pd ma 1990-1996',
    Ulysse: 'pd m 1995-2005',
    Uno: 'pd m 1983-1995',
  },
  Ford: {
    Anglia: 'p m 1959-1967',
    Capri: 'pe mas 1969-2025',
    Cortina: 'p ma 1962-1982',
    Cougar: 'p ma 1998-2002',
    Courier: 'pd m 1991-2002',
    'F-350': 'pd a 2015-2025 4',
    Granada: 'pd ma 1972-1994',
    Orion: 'pd ma 1983-1993',
    P100: 'pd m 1982-1993',
    Scorpio: 'pd ma 1985-1998',
    Sierra: 'pd ma 1982-1993',
    'Street Ka': 'p m 2003-2005',
  },
  GMC: {
    'Sierra 3500': 'pd a 2007-2024 4',
  },
  Honda: {
    'Civic Type R': 'p m 2001-2025',
    Concerto: 'p ma 1990-1995',
    CRX: 'p m 1984-1997',
    'FR-V': 'pd ma 2004-2009',
    Integra: 'p m 1986-2001',
    Legend: 'p a 1986-2010',
    Logo: 'p ma 1999-2001',
    Shuttle: 'p ma 1984-2000',
    Stream: 'p ma 2001-2006',
  },
  Hyundai: {
    Amica: 'p ma 2000-2004',
    Atoz: 'p ma 1998-2000',
    Coupe: 'p ma 1996-2009',
    Getz: 'pd ma 2002-2009',
    Lantra: 'p ma 1991-2000',
    Matrix: 'pd ma 2001-2010',
    Terracan: 'pd ma 2003-2007 4',
    Trajet: 'pd ma 2000-2008',
  },
  Iveco: {
    Daily: 'd ma 1978-2025',
  },
  Jaguar: {
    XJ6: 'p ma 1968-1997',
    XJ8: 'p a 1997-2009',
  },
  KGM: {
    Torres: 'pe as 2023-2025',
  },
  Kia: {
    Cerato: 'pd ma 2004-2006',
    Clarus: 'p ma 1996-2001',
    Mentor: 'p ma 1994-2001',
    Pride: 'p ma 1991-2000',
    Shuma: 'p ma 1998-2004',
  },
  Lancia: {
    Delta: 'p m 1979-1994',
    Thema: 'p ma 1985-1994',
    Ypsilon: 'eh - 2024-2025',
  },
  'Land Rover': {
    '88': 'pd m 1958-1984 4',
    '90': 'pd m 1984-1990 4',
    '109': 'pd m 1958-1985 4',
    '110': 'pd m 1983-1990 4',
  },
  LDV: {
    Maxus: 'd m 2005-2009',
  },
  Leapmotor: {
    C10: 'eg - 2024-2025',
  },
  Lotus: {
    Europa: 'p m 1966-2010',
  },
  Mazda: {
    '6e': 'e s 2025-2025',
    '121': 'pd ma 1988-2002',
    'BT-50': 'd m 2006-2011 4',
    Demio: 'p ma 1998-2003',
    Premacy: 'pd ma 1999-2005',
    Xedos: 'p ma 1992-2000',
  },
  'Mercedes-Benz': {
    CLC: 'pd ma 2008-2011',
    Sprinter: 'd ma 1995-2025',
    Vaneo: 'pd ma 2002-2005',
  },
  MG: {
    MGF: 'p mc 1995-2002',
    Midget: 'p m 1961-1979',
    RV8: 'p m 1993-1995',
    TF: 'p mc 2002-2011',
    ZR: 'pd m 2001-2005',
    ZT: 'pd ma 2001-2005',
  },
  Mini: {
    One: 'pd ma 2001-2016',
  },
  Mitsubishi: {
    Carisma: 'pd ma 1995-2004',
    Challenger: 'pd ma 1998-2002 4',
    Grandis: 'pd ma 2004-2010',
    L200: 'd ma 1986-2021 4',
    L300: 'pd m 1980-1999',
    'Outlander PHEV': 'g s 2014-2021 4',
    Pajero: 'pd ma 1983-2006 4',
    'Space Runner': 'p ma 1991-2002',
  },
  Morgan: {
    Roadster: 'p m 2004-2019',
  },
  Morris: {
    Marina: 'p ma 1971-1980',
    Mini: 'p ma 1959-1969',
    Minor: 'p m 1948-1971',
  },
  Nissan: {
    Almera: 'pd ma 1995-2006',
    Bluebird: 'pd ma 1984-1990',
    Cabstar: 'd m 1985-2016',
    Interstar: 'd ma 2002-2025',
    Kubistar: 'pd m 2003-2009',
    Navara: 'd ma 1998-2021 4',
    Patrol: 'pd ma 1981-2009 4',
    Prairie: 'p ma 1983-1994',
    Primastar: 'd ma 2002-2025',
    Primera: 'pd ma 1990-2006',
    Serena: 'pd ma 1993-2001',
    Skyline: 'p ma 1989-2002',
    Sunny: 'pd ma 1982-1995',
    Terrano: 'pd ma 1993-2006 4',
    Townstar: 'pe ms 2021-2025',
    Vanette: 'pd m 1982-2001',
  },
  Opel: {
    Ampera: 'g s 2011-2015',
    Astra: 'pd ma 1991-2025',
    Corsa: 'pde mas 2019-2025',
    Mokka: 'pde mas 2020-2025',
    Vivaro: 'de mas 2019-2025',
    Zafira: 'pde mas 1999-2021',
  },
  Perodua: {
    Kelisa: 'p ma 2001-2007',
    Kenari: 'p ma 2000-2007',
    Nippa: 'p m 1997-2001',
  },
  Peugeot: {
    '106': 'pd m 1991-2003',
    '205': 'pd ma 1983-1996',
    '206': 'pd ma 1998-2009',
    '305': 'pd m 1978-1988',
    '306': 'pd ma 1993-2002',
    '307': 'pd ma 2001-2008',
    '309': 'pd ma 1986-1993',
    '406': 'pd ma 1996-2004',
    '407': 'pd ma 2004-2010',
    '504': 'pd ma 1968-1983',
    '605': 'pd ma 1990-1999',
    '607': 'pd ma 2000-2008',
    '806': 'pd ma 1995-2002',
    '807': 'pd ma 2002-2014',
    '1007': 'pd m 2005-2009',
    '4007': 'd m 2007-2012 4',
    Boxer: 'd m 1994-2025',
  },
  Proton: {
    Compact: 'p ma 1995-2000',
    'Gen-2': 'p ma 2004-2011',
    Impian: 'p ma 2001-2008',
    Jumbuck: 'p m 2003-2007',
    Persona: 'pd ma 1993-2000',
    Satria: 'p ma 1999-2011',
    Savvy: 'p m 2005-2010',
    Wira: 'p ma 2000-2004',
  },
  Ram: {
    '2500': 'pd a 2011-2024 4',
    '3500': 'pd a 2011-2024 4',
    ProMaster: 'pd a 2014-2024',
  },
  Reliant: {
    Rialto: 'p m 1982-1998',
    Robin: 'p m 1973-2001',
    Scimitar: 'p ma 1964-1990',
  },
  Renault: {
    '4': 'pe ms 1961-2025',
    '19': 'pd ma 1988-1996',
    '21': 'pd ma 1986-1995',
    '25': 'pd ma 1984-1992',
    Avantime: 'p ma 2002-2003',
    Extra: 'pd m 1986-1998',
    Kangoo: 'pde mas 1998-2025',
    Laguna: 'pd ma 1994-2012',
    Master: 'de mas 1981-2025',
    Modus: 'pd ma 2004-2012',
    Safrane: 'pd ma 1993-2000',
  },
  Rover: {
    '25': 'pd ma 1999-2005',
    '45': 'pd ma 1999-2005',
    '75': 'pd ma 1999-2005',
    '100': 'pd ma 1994-1998',
    '111': 'p m 1990-1998',
    '114': 'p ma 1990-1998',
    '200': 'pd ma 1984-1999',
    '211': 'p m 1995-1999',
    '214': 'p ma 1989-1999',
    '216': 'p ma 1984-1999',
    '218': 'pd m 1990-1999',
    '220': 'pd m 1991-1999',
    '400': 'pd ma 1990-1999',
    '414': 'p m 1990-1999',
    '416': 'p ma 1990-1999',
    '418': 'pd m 1990-1995',
    '420': 'pd ma 1991-1999',
    '618': 'p ma 1995-1999',
    '620': 'pd ma 1993-1999',
    '623': 'p ma 1993-1999',
    '800': 'pd ma 1986-1999',
    '820': 'p ma 1986-1999',
    '825': 'pd ma 1986-1999',
    '827': 'p ma 1988-1996',
    CityRover: 'p m 2003-2005',
    Maestro: 'pd ma 1988-1994',
    Metro: 'pd ma 1990-1994',
    Mini: 'p ma 1988-2000',
    Montego: 'pd ma 1988-1995',
    Streetwise: 'pd m 2003-2005',
  },
  SEAT: {
    Arosa: 'pd ma 1997-2004',
    Cordoba: 'pd ma 1994-2003',
    Inca: 'pd m 1996-2003',
    Marbella: 'p m 1988-1995',
  },
  Škoda: {
    Favorit: 'p m 1989-1995',
    Felicia: 'pd m 1995-2001',
  },
  Smart: {
    Roadster: 'p - 2003-2005',
  },
  SsangYong: {
    Kyron: 'd ma 2006-2011 4',
  },
  Suzuki: {
    Carry: 'p m 1980-2005',
    Liana: 'pd ma 2001-2008',
    SJ: 'p m 1982-1997 4',
    'Wagon R+': 'pd ma 1997-2007',
  },
  Talbot: {
    Express: 'pd m 1982-1994',
  },
  Tata: {
    Loadbeta: 'd m 1994-2004',
    Safari: 'd m 1999-2004 4',
  },
  Tesla: {
    Roadster: 'e s 2008-2012',
  },
  Toyota: {
    Carina: 'pd ma 1984-1998',
    Estima: 'pd a 1990-2006',
    'GR Corolla': 'p ma 2023-2025 4',
    Hiace: 'pd ma 1980-2012',
    Hilux: 'pd ma 1980-2025 4',
    Liteace: 'pd m 1980-1999',
    Picnic: 'pd ma 1997-2001',
    Proace: 'de mas 2013-2025',
    'Proace City': 'de mas 2020-2025',
  },
  Triumph: {
    Acclaim: 'p ma 1981-1984',
    Dolomite: 'p ma 1972-1980',
    Herald: 'p m 1959-1971',
    Spitfire: 'p m 1962-1980',
    Stag: 'p ma 1970-1977',
    TR6: 'p m 1969-1976',
    TR7: 'p ma 1975-1981',
    Vitesse: 'p m 1962-1971',
  },
  TVR: {
    Cerbera: 'p m 1996-2003',
    Chimaera: 'p m 1992-2003',
    Griffith: 'p m 1992-2002',
    Tamora: 'p m 2002-2006',
    Tuscan: 'p m 1999-2006',
  },
  Vauxhall: {
    Ampera: 'g s 2012-2015',
    Arena: 'pd m 1998-2001',
    Astravan: 'pd m 1984-2013',
    Brava: 'd m 1988-2002 4',
    Calibra: 'p ma 1990-1997',
    Carlton: 'pd ma 1978-1994',
    Cavalier: 'pd ma 1975-1995',
    Chevette: 'p m 1975-1984',
    Combo: 'pd m 1994-2018',
    Corsavan: 'pd m 1993-2018',
    Frontera: 'pd ma 1991-2004 4',
    Monaro: 'p m 2004-2006',
    Monterey: 'pd ma 1994-1999 4',
    Movano: 'd ma 1999-2025',
    Nova: 'pd m 1983-1993',
    Omega: 'pd ma 1994-2003',
    Rascal: 'p m 1986-1993',
    Senator: 'p ma 1978-1993',
    Signum: 'pd ma 2003-2008',
    Sintra: 'pd ma 1997-1999',
    Tigra: 'pd ma 1994-2009',
    Vectra: 'pd ma 1995-2008',
    VX220: 'p m 2000-2005',
    VXR8: 'p ma 2007-2017',
  },
  Volkswagen: {
    Bora: 'pd ma 1999-2005',
    Crafter: 'd ma 2006-2025',
    'Golf GTE': 'g u 2015-2024',
    LT: 'pd m 1975-2006',
    Lupo: 'pd ma 1999-2005',
    'Passat GTE': 'g u 2016-2024',
    Vento: 'pd ma 1992-1998',
  },
  Volvo: {
    '340': 'p ma 1976-1991',
    '360': 'p m 1982-1989',
    '440': 'pd ma 1988-1997',
    '460': 'pd ma 1990-1997',
    '480': 'p ma 1986-1995',
  },
};

const FUEL_OF: Readonly<Record<string, Fuel>> = {
  p: 'petrol',
  d: 'diesel',
  e: 'electric',
  h: 'hybrid',
  g: 'plug-in-hybrid',
};

const GEARBOX_OF: Readonly<Record<string, Transmission>> = {
  m: 'manual',
  a: 'automatic',
  c: 'cvt',
  u: 'dual-clutch',
  s: 'single-speed',
};

/** A line of the table read: 'pd ma 1989-2000 4'. */
export const lineOfTrade = (line: string): UnlistedCar => {
  const [fuels = '', gearboxes = '', years = '', drive] = line.split(' ');
  const [from = 0, to = 0] = years.split('-').map(Number);
  return {
    fuels: fuels.split('').flatMap((letter) => FUEL_OF[letter] ?? []),
    transmissions: gearboxes.split('').flatMap((letter) => GEARBOX_OF[letter] ?? []),
    from,
    to,
    hasAllWheelDrive: drive === '4',
  };
};

/** What is known of such a car; undefined: nothing. */
export const unlistedCar = ({ make, model }: KnownModel): UnlistedCar | undefined => {
  const line = CARS[make]?.[model];
  return line === undefined ? undefined : lineOfTrade(line);
};

/** The names of the table, for its test. */
export const UNLISTED_CARS = CARS;
