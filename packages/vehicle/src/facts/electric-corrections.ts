/** What the table of electric versions has under the wrong model, or under a name that says nothing. */

interface NamedRow {
  readonly version: string;
  readonly year: number;
}

const ANY_ROW = /./u;

/**
 * Rows that belong to another car, by 'make model': those whose version and year ('U 87 kWh Design 2024') match. An EQT
 * 200, an EQV 300, an EQS 350 or an EQC 400 is no Mercedes-Benz of 1991, a C5 Aircross no C5, a Proace Verso no Verso.
 * The Roadster with 200 kWh has not been delivered.
 */
const OF_ANOTHER_CAR: Readonly<Record<string, RegExp>> = {
  'BYD Seal': /^U /,
  'Citroën C5': ANY_ROW,
  'Citroën e-Berlingo': / 2017$/,
  'Mercedes-Benz 200': ANY_ROW,
  'Mercedes-Benz 300': ANY_ROW,
  'Mercedes-Benz 350': ANY_ROW,
  'Mercedes-Benz 400': ANY_ROW,
  'Mercedes-Benz 500': ANY_ROW,
  'Tesla Roadster': / 2022$/,
  'Toyota Verso': ANY_ROW,
  'Vauxhall Ampera': ANY_ROW,
};

/** Whether a row of the table is one of the car under which it is listed. */
export const isOfCar = ({ version, year }: NamedRow, car: string): boolean =>
  OF_ANOTHER_CAR[car]?.test(`${version} ${year}`) !== true;

/** A car that the table lists under another make only: the same car, and up to which year. */
interface SameCar {
  readonly make: string;
  readonly model: string;
  readonly to: number;
}

export const SAME_CARS: ReadonlyMap<string, SameCar> = new Map([
  ['Vauxhall Ampera', { make: 'Opel', model: 'Ampera', to: 2015 }],
]);

/** Versions whose name begins in the middle of a word, or is not spelt as the maker does. */
const NAMES: Readonly<Record<string, string>> = {
  'Abarth 500e|hatchback': 'Hatchback',
  'BMW 2 Series|225XE 10.0 kWh': '225xe Active Tourer',
  'BMW 2 Series|225XE Active Tourer 220 ch': '225xe Active Tourer',
  'BMW 2 Series|225XE Serie 2 ActiveTourer': '225xe Active Tourer',
  'BMW X1|xDrive 25e': 'xDrive25e',
  'BMW iX3|286 ch': '210 kW',
  'Citroën C5 X|Hybrid': 'Plug-in Hybrid',
  'Ford Focus|electric': 'Electric',
  'Opel Ampera|e CCS': 'Ampera-e',
  'Opel Ampera|e-Pionier': 'ePionier',
  'Vauxhall Ampera|e-Pionier': '',
  'Opel Corsa|-e 11 kW-AC': 'Corsa-e, 11 kW charger',
  'Opel Corsa|-e 7,2 kW-AC': 'Corsa-e, 7.2 kW charger',
  'Opel Mokka|-e': 'Mokka-e',
  'Opel Vivaro|-e 50 kWh': 'Vivaro-e 50 kWh',
  'Opel Vivaro|-e 75 kWh': 'Vivaro-e 75 kWh',
  'Opel Zafira|e-life Zafira-e Life 50 kWh': 'Zafira-e Life 50 kWh',
  'Renault Scenic|E-Tech EV60 170pk Comfort Range': 'E-Tech EV60, 170 hp, Comfort Range',
  'SEAT Leon|eHybrid 13 kWh - 204 ch': 'eHybrid 13 kWh, 204 hp',
  'Tesla Model X|long range': 'Long Range',
};

/** '7,2 kW-AC' as '7.2 kW-AC', 'etron 45' as 'e-tron 45', 'ë-C4' stays. */
const tidied = (version: string): string =>
  version
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/\betron\b/g, 'e-tron')
    .replace(/(?<=\d) ?kwh\b/g, ' kWh')
    .replace(/ ?kW-AC\b/g, ' kW charger')
    .replace(/\bcabrio\b/g, 'Cabrio')
    .replace(/\bcoupe\b/g, 'Coupé')
    .replace(/^sportback\b/, 'Sportback');

/** A version as its maker writes it. */
export const versionName = (version: string, car: string): string =>
  NAMES[`${car}|${version}`] ?? tidied(version);
