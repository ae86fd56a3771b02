import type { KnownModel } from '@wrenchwise/vehicle/known-model';

import { lineOfTrade, type UnlistedCar } from './unlisted-cars.server.ts';

/**
 * Versions that were sold in Britain of models for which there are American figures only: what a British owner has to
 * service although no table lists it. From trade knowledge, written as in the table of unlisted cars.
 */
const CARS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Alfa Romeo': {
    GT: 'pd m 2003-2010',
    GTV: 'p m 1995-2005',
    Spider: 'pd m 1995-2010',
  },
  Audi: {
    '80': 'pd ma 1986-1995',
    '100': 'pd ma 1982-1994',
    Allroad: 'pd ma 2000-2005',
    Cabriolet: 'p ma 1991-2000',
    S3: 'p mu 1999-2025',
  },
  BMW: {
    '8 Series': 'pd a 2018-2025',
  },
  Chrysler: {
    Sebring: 'pd ma 2007-2009',
    Voyager: 'pd ma 1997-2007',
  },
  Daihatsu: {
    Charade: 'p ma 1987-2011',
  },
  Dodge: {
    Avenger: 'pd ma 2007-2009',
    Caliber: 'pd m 2006-2009',
    Journey: 'pd ma 2008-2010',
    Nitro: 'pd ma 2007-2009',
  },
  Ford: {
    Maverick: 'pd ma 1993-2005',
    Ranger: 'de mas 1999-2025',
    Transit: 'pde mas 1986-2025',
  },
  Hyundai: {
    Accent: 'pd ma 1994-2010',
    Elantra: 'pd ma 2000-2006',
  },
  Isuzu: {
    Rodeo: 'd ma 2003-2012',
    Trooper: 'pd ma 1987-2005',
  },
  Jaguar: {
    'S-Type': 'pd ma 1999-2007',
    'X-Type': 'pd ma 2001-2009',
  },
  Jeep: {
    Commander: 'pd a 2006-2010',
  },
  Kia: {
    Magentis: 'pd ma 2001-2010',
  },
  Mazda: {
    '323': 'pd ma 1985-2003',
    MPV: 'pd ma 1996-2005',
  },
  'Mercedes-Benz': {
    '200': 'pd ma 1984-1993',
    '230': 'p ma 1984-1993',
    '300': 'pd ma 1984-1993',
    CLK: 'pd ma 1997-2009',
  },
  Mini: {
    Cooper: 'pde ma 2001-2025',
  },
  Mitsubishi: {
    Galant: 'pd ma 1988-2003',
    Lancer: 'pd ma 2003-2014',
    'Space Wagon': 'pd ma 1984-2004',
  },
  Peugeot: {
    '405': 'pd ma 1988-1997',
  },
  Saab: {
    '9-3': 'pd ma 1998-2012',
    '9-5': 'pd ma 1997-2011',
  },
  Toyota: {
    '4Runner': 'pd ma 1993-1996',
    Previa: 'pd ma 1990-2006',
    Starlet: 'p ma 1985-1999',
  },
  Volkswagen: {
    Fox: 'p m 2006-2012',
  },
  Volvo: {
    '850': 'pd ma 1992-1997',
    '940': 'pd ma 1990-1998',
    S70: 'pd ma 1997-2000',
  },
};

/** What was sold in Britain of a model whose figures are American; undefined: no more than they list. */
export const britishVersions = ({ make, model }: KnownModel): UnlistedCar | undefined => {
  const line = CARS[make]?.[model];
  return line === undefined ? undefined : lineOfTrade(line);
};

/** The names of the table, for its test. */
export const BRITISH_VERSIONS = CARS;
