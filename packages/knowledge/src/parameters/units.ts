/** A unit as people write it, and how it becomes the quantity's own. */
interface Unit {
  /** As it is shown. */
  readonly shown: string;
  /** In lower case; digits and letters are words of their own. */
  readonly written: readonly string[];
  /** own = figure × factor + offset */
  readonly factor: number;
  readonly offset?: number;
}

const unit = (shown: string, factor: number, written: readonly string[], offset = 0): Unit => ({
  shown,
  written,
  factor,
  offset,
});

/**
 * Quantities with their units, the quantity's own unit first (factor 1). Factors are exact by
 * definition (SI, international yard and pound) or rounded to six figures.
 */
export const QUANTITIES = {
  temperature: [
    unit('°C', 1, [
      '°c',
      '℃',
      'c',
      'deg c',
      'degc',
      'degs c',
      'º c',
      'degrees c',
      'degree c',
      'celsius',
      'degrees celsius',
      'град',
      '度',
      'degrees centigrade',
      'centigrade',
    ]),
    unit(
      '°F',
      5 / 9,
      [
        '°f',
        '℉',
        'f',
        'deg f',
        'degf',
        'º f',
        'degrees f',
        'degree f',
        'fahrenheit',
        'degrees fahrenheit',
      ],
      -160 / 9,
    ),
  ],
  voltage: [
    unit('V', 1, ['v', 'volts', 'volt', 'vdc', 'v dc', 'в', '伏', 'voltios', 'вольт', 'فولت']),
    unit('mV', 0.001, ['mv', 'millivolts', 'millivolt']),
  ],
  current: [
    unit('A', 1, ['a', 'amps', 'amp', 'amperes']),
    unit('mA', 0.001, ['ma', 'milliamps', 'milliamp', 'm a']),
  ],
  resistance: [
    unit('Ω', 1, ['ω', 'Ω', 'ohm', 'ohms']),
    unit('kΩ', 1000, ['kω', 'kΩ', 'kohm', 'kohms', 'k ohm', 'k ohms', 'kiloohm']),
    unit('mΩ', 0.001, ['mω', 'mΩ', 'mohm', 'mohms', 'milliohm', 'milliohms']),
  ],
  pressure: [
    unit('kPa', 1, ['kpa', 'kilopascal', 'kilopascals', 'kpag', 'kpa a', 'кпа', '千帕']),
    unit('bar', 100, ['bar', 'bars', 'barg', 'бар']),
    unit('mbar', 0.1, ['mbar', 'millibar', 'millibars']),
    unit('hPa', 0.1, ['hpa', 'hectopascal', 'hectopascals']),
    unit('psi', 6.89476, ['psi', 'psig', 'psia', 'lbs', 'pounds', 'lb in 2', 'lbf in 2', 'pound']),
    unit('inHg', 3.38639, ['inhg', 'in hg', 'inches hg', 'inches of mercury', '" hg', '"hg']),
    unit('kg/cm²', 98.0665, ['kg/cm²', 'kg/cm 2', 'kgf/cm²', 'kgf/cm 2', 'кгс/см²']),
    unit('mmHg', 0.133322, ['mmhg', 'mm hg']),
    unit('MPa', 1000, ['mpa', 'megapascal']),
    unit('inH2O', 0.249089, ['inh 2 o', 'in h 2 o', 'inches of water', 'in wc']),
  ],
  'air-flow': [
    unit('g/s', 1, [
      'g/s',
      'gm/s',
      'g/sec',
      'gm/sec',
      'gps',
      'grams/s',
      'grams/sec',
      'grams/second',
      'grams per second',
      'g per second',
      'grams a second',
      'g s',
      'г/с',
      'гр/с',
      '克/秒',
    ]),
    unit('kg/h', 1000 / 3600, ['kg/h', 'kg/hr', 'kg per hour', 'kgh']),
    unit('lb/min', 7.55987, ['lb/min', 'lbs/min', 'lb/m', 'pounds per minute']),
  ],
  share: [unit('%', 1, ['%', '％', 'percent', 'per cent', 'pct'])],
  'engine-speed': [
    unit('rpm', 1, [
      'rpm',
      'r/min',
      '1/min',
      '/min',
      'rev/min',
      'revs/min',
      'revs',
      'u/min',
      'rpms',
      'min-1',
      'obr/min',
      'об/мин',
      'tr/min',
      'trs/min',
      'giri/min',
      'omw/min',
      'ot/min',
      '转/分',
      'd/dk',
      'rpm/min',
      'varv/min',
      'o/min',
      'r.p.m.',
      'об мин',
      '转',
    ]),
  ],
  speed: [
    unit('km/h', 1, ['km/h', 'kmh', 'км/ч', 'kph', 'kmph', 'km/hr', 'kilometres per hour']),
    unit('mph', 1.609344, ['mph', 'miles per hour', 'miles an hour', 'mi/h']),
  ],
  thickness: [
    unit('mm', 1, ['mm', 'millimetres', 'millimetre', 'millimeters', 'millimeter', 'mil', 'mils']),
    unit('cm', 10, ['cm', 'centimetres', 'centimeters']),
    unit('/32 in', 25.4 / 32, [
      '/32',
      '/32 in',
      '/32 nds',
      '/32 nd',
      '/32"',
      '/32 inch',
      '/32 of an inch',
      '32 nds',
      '32 nd',
    ]),
  ],
  distance: [
    unit('km', 1, ['km', 'kms', 'kilometres', 'kilometers', 'k km']),
    unit('miles', 1.609344, ['miles', 'mile', 'mi', 'mls']),
  ],
  lambda: [unit('λ', 1, ['λ', 'lambda']), unit('AFR', 1 / 14.7, [':1', 'afr', ': 1', 'to 1'])],
  count: [unit('', 1, ['counts', 'count', 'misfires'])],
  angle: [
    unit('°', 1, [
      '°',
      'º',
      'deg',
      'degrees',
      'degree',
      '° btdc',
      'deg btdc',
      '° kw',
      '° crk',
      '° ca',
      '°v.ot',
      '° vot',
    ]),
  ],
  time: [
    unit('s', 1, ['s', 'sec', 'secs', 'seconds', 'second']),
    unit('ms', 0.001, ['ms', 'milliseconds', 'msec']),
    unit('min', 60, ['min', 'mins', 'minutes', 'minute']),
    unit('h', 3600, ['h', 'hrs', 'hours', 'hr']),
  ],
  'fuel-quantity': [
    unit('mg/stroke', 1, [
      'mg/stroke',
      'mg/str',
      'mg/st',
      'mg/stk',
      'mg/hub',
      'mg/h',
      'mg',
      'mg/cyc',
      'mg/i',
      'mg/coup',
      'mg/skok',
      'mg/injection',
      'mg/inj',
      'мг/цикл',
      'mg/c',
    ]),
    unit('mm³', 0.835, [
      'mm 3',
      'mm³',
      'mm3/st',
      'mm 3/st',
      'mm³/st',
      'mm³/hub',
      'mm 3/hub',
      'mm³/stroke',
      'mm 3/stroke',
      'mm³/str',
      'mm 3/str',
      'mm³/inj',
      'mm³/injection',
    ]),
  ],
  mass: [
    unit('g', 1, ['g', 'grams', 'gram', 'gr']),
    unit('g/l', 1, ['g/l', 'g/litre']),
    unit('ml', 1, ['ml']),
  ],
  concentration: [unit('ppm', 1, ['ppm'])],
  charge: [unit('Ah', 1, ['ah', 'amp hours', 'ampere hours'])],
  'cold-cranking': [
    unit('A', 1, ['a', 'amps', 'amp', 'cca', 'a en', 'a sae', 'en', 'sae', 'cold cranking amps']),
  ],
} as const satisfies Record<string, readonly Unit[]>;

export type Quantity = keyof typeof QUANTITIES;

/** A figure in the quantity's own unit; undefined for a unit of another quantity. */
export const inOwnUnit = (
  quantity: Quantity,
  shown: string,
  figure: number,
): number | undefined => {
  const found = QUANTITIES[quantity].find((one) => one.shown === shown);
  return found === undefined ? undefined : figure * found.factor + (found.offset ?? 0);
};
