import type { FactMarket, GearboxOption } from './model-run.ts';

/** A gearbox that a source enters as another kind, or that its cars never had. From trade knowledge. */
interface GearboxCorrection {
  /** 'Make Model'. */
  readonly cars: RegExp;
  readonly kind: GearboxOption['kind'];
  /** As entered; undefined: any number of gears, or none. */
  readonly gears?: readonly number[];
  readonly market?: FactMarket;
  /** Rows that begin in these years. */
  readonly from?: number;
  readonly to?: number;
  /** What it is; null: the cars had no such gearbox. */
  readonly is: GearboxOption | 'two clutches' | 'one clutch' | null;
  /** Of those entered as automated manuals, or of those that are not. */
  readonly isAutomatedManual?: boolean;
}

const CVT: GearboxOption = { kind: 'cvt' };
const SINGLE_SPEED: GearboxOption = { kind: 'single-speed' };
const AUTOMATIC_6: GearboxOption = { kind: 'automatic', gears: 6 };
const AUTOMATIC_8: GearboxOption = { kind: 'automatic', gears: 8 };

/** The first that fits holds. */
const CORRECTIONS: readonly GearboxCorrection[] = [
  // One clutch, worked by actuators.
  {
    cars: /^(?:Ferrari (?:F?355|360|F430|550|575|599|612|Enzo)|Lamborghini (?:Gallardo|Murci[eé]lago|Aventador|Veneno)|Maserati (?:Coupe|Spyder|4200 ?GT))$/,
    kind: 'automatic',
    gears: [6, 7],
    is: 'one clutch',
  },
  {
    cars: /^(?:Ferrari (?:F?355|360|F430|550|575|599|612|Enzo)|Lamborghini (?:Gallardo|Murci[eé]lago|Aventador|Veneno)|Maserati (?:Coupe|Spyder|4200 ?GT))$/,
    kind: 'dual-clutch',
    gears: [6, 7],
    is: 'one clutch',
  },
  { cars: /^BMW M3$/, kind: 'automatic', gears: [6], from: 2001, to: 2008, is: 'one clutch' },
  { cars: /^(?:Audi R8|Lexus LFA)$/, kind: 'automatic', gears: [6], is: 'one clutch' },
  { cars: /^Aston Martin Vanquish$/, kind: 'automatic', gears: [6], to: 2006, is: 'one clutch' },
  { cars: /^BMW M[56]$/, kind: 'automatic', gears: [7], to: 2010, is: 'one clutch' },
  { cars: /^Audi R8$/, kind: 'dual-clutch', gears: [6], is: 'one clutch' },
  {
    cars: /^Aston Martin Vantage$/,
    kind: 'dual-clutch',
    gears: [7],
    market: 'us',
    is: 'one clutch',
  },
  {
    cars: /^(?:Abarth (?:500|595|695)|Fiat 500|Hyundai i10|Kia Picanto|SEAT Mii|Skoda Citigo|Suzuki (?:Celerio|Ignis|Swift)|Toyota Aygo|Vauxhall (?:Adam|Astra|Corsa|Viva)|Volkswagen up!?)$/,
    kind: 'automatic',
    gears: [5],
    market: 'uk',
    from: 2011,
    is: 'one clutch',
  },
  { cars: /^Smart Fortwo$/, kind: 'automatic', gears: [5], is: 'one clutch' },
  { cars: /^Honda Jazz$/, kind: 'automatic', gears: [6], market: 'uk', to: 2013, is: 'one clutch' },
  // Two clutches.
  { cars: /^Alfa Romeo (?:4C|Giulietta|MiTo)$/, kind: 'automatic', gears: [6], is: 'two clutches' },
  { cars: /^Fiat 500X$/, kind: 'automatic', gears: [5], is: { kind: 'dual-clutch', gears: 6 } },
  {
    cars: /^(?:Citroën C-Crosser|Peugeot 4007)$/,
    kind: 'automatic',
    gears: [6],
    is: 'two clutches',
  },
  {
    cars: /^(?:Fiat (?:500X|Tipo)|Jeep Renegade)$/,
    kind: 'automatic',
    gears: [6],
    market: 'uk',
    isAutomatedManual: true,
    is: 'two clutches',
  },
  {
    cars: /^(?:Alfa Romeo Tonale|Fiat (?:500X|Tipo)|Jeep (?:Compass|Renegade)|Peugeot (?:308|408|3008|5008))$/,
    kind: 'automatic',
    gears: [7],
    market: 'uk',
    is: 'two clutches',
  },
  {
    cars: /^(?:Ferrari .*|McLaren .*|Lamborghini (?:Hurac[aá]n|Revuelto|Temerario)|Mercedes-Benz (?:A-Class|B-Class|CLA|GLA|GLB))$/,
    kind: 'automatic',
    gears: [7, 8],
    is: 'two clutches',
  },
  {
    cars: /^(?:Alpine A110|Audi (?:Q5|S4|S5)|Acura RLX|BMW (?:1 Series|3 Series|M3|M6|Z4)|Cupra .*|SEAT .*|Ford (?:Grand )?Tourneo Connect|Infiniti QX?30|Kia Optima|Nissan (?:Juke|Qashqai|X-Trail)|Porsche (?:718|911|Boxster|Cayman|Macan|Panamera)|Volkswagen Taos|Volvo (?:V60|XC40))$/,
    kind: 'automatic',
    gears: [7],
    from: 2008,
    isAutomatedManual: false,
    is: 'two clutches',
  },
  {
    cars: /^Renault (?:Arkana|Captur|Clio|Grand Scenic|Kadjar|Megane|Scenic)$/,
    kind: 'automatic',
    gears: [7],
    market: 'uk',
    is: 'two clutches',
  },
  {
    cars: /^(?:Renault (?:Captur|Clio|Grand Scenic|Kadjar|Megane|Scenic|Twingo)|Smart (?:Forfour|Fortwo))$/,
    kind: 'automatic',
    gears: [6],
    from: 2015,
    to: 2019,
    is: 'two clutches',
  },
  {
    cars: /^(?:Renault Twingo|Dacia Duster)$/,
    kind: 'automatic',
    gears: [6],
    from: 2015,
    is: 'two clutches',
  },
  { cars: /^Nissan GT-R$/, kind: 'automatic', gears: [6], is: 'two clutches' },
  {
    cars: /^Mitsubishi Lancer$/,
    kind: 'automatic',
    gears: [6],
    from: 2008,
    is: 'two clutches',
  },
  // Automatics with a torque converter, or a clutch in its place.
  { cars: /^Audi (?:A4|Q7|RS 5|S4|S5|SQ5)$/, kind: 'dual-clutch', gears: [8], is: AUTOMATIC_8 },
  { cars: /^Porsche Cayenne$/, kind: 'dual-clutch', gears: [8], is: AUTOMATIC_8 },
  { cars: /^Porsche Panamera$/, kind: 'dual-clutch', gears: [8], to: 2016, is: AUTOMATIC_8 },
  { cars: /^Aston Martin Vantage$/, kind: 'dual-clutch', gears: [8], is: AUTOMATIC_8 },
  {
    cars: /^(?:Hyundai (?:Palisade|Santa Fe|Sonata|Tucson)|Kia (?:Carnival|K5|Optima|Sorento|Sportage))$/,
    kind: 'dual-clutch',
    gears: [6],
    is: AUTOMATIC_6,
  },
  // Stepless.
  { cars: /^Honda HR-V$/, kind: 'single-speed', is: CVT },
  { cars: /^Honda HR-V$/, kind: 'automatic', market: 'uk', is: CVT },
  {
    cars: /^Honda (?:Civic|CR-V)$/,
    kind: 'automatic',
    gears: [5],
    market: 'uk',
    from: 2019,
    is: CVT,
  },
  { cars: /^Honda Civic$/, kind: 'automatic', gears: [5], market: 'uk', from: 2017, is: CVT },
  { cars: /^Honda Jazz$/, kind: 'automatic', gears: [6], market: 'uk', from: 2016, is: CVT },
  { cars: /^Toyota Aygo X$/, kind: 'automatic', gears: [5], is: CVT },
  { cars: /^Toyota Corolla$/, kind: 'dual-clutch', gears: [10], is: CVT },
  { cars: /^Toyota Yaris$/, kind: 'automatic', gears: [6], market: 'uk', is: CVT },
  { cars: /^Honda Fit$/, kind: 'dual-clutch', is: CVT },
  // A motor and no gears to choose from.
  { cars: /^Chevrolet Bolt(?: EUV)?$/, kind: 'cvt', is: SINGLE_SPEED },
  {
    cars: /^(?:Toyota Mirai|Hyundai Nexo|Honda (?:Clarity|FCX).*)$/,
    kind: 'automatic',
    is: SINGLE_SPEED,
  },
  { cars: /^Toyota Mirai$/, kind: 'cvt', is: SINGLE_SPEED },
  { cars: /^Audi (?:e-tron|S?Q8 e-tron)$/, kind: 'automatic', gears: [2], is: SINGLE_SPEED },
  // Slips.
  { cars: /^BMW i8$/, kind: 'automatic', gears: [2], is: AUTOMATIC_6 },
  { cars: /^(?:Kia Ceed|Nissan Qashqai|Porsche 718)$/, kind: 'manual', gears: [7], is: null },
  { cars: /^Ford Focus$/, kind: 'cvt', is: null },
  { cars: /^Dacia Sandero$/, kind: 'automatic', gears: [5, 6], market: 'uk', from: 2022, is: null },
  { cars: /^Nissan Juke$/, kind: 'automatic', gears: [6], market: 'uk', is: null },
  { cars: /^Volkswagen up!?$/, kind: 'automatic', gears: [4], is: null },
  { cars: /^Audi A5$/, kind: 'dual-clutch', gears: [6], is: null },
];

const fits = (
  correction: GearboxCorrection,
  { kind, gears, isAutomatedManual }: GearboxOption,
  run: { readonly market: FactMarket; readonly from: number },
  car: string,
): boolean =>
  correction.kind === kind &&
  correction.cars.test(car) &&
  (correction.gears === undefined || (gears !== undefined && correction.gears.includes(gears))) &&
  (correction.market ?? run.market) === run.market &&
  run.from >= (correction.from ?? 0) &&
  run.from <= (correction.to ?? Number.POSITIVE_INFINITY) &&
  (correction.isAutomatedManual === undefined ||
    correction.isAutomatedManual === (isAutomatedManual === true));

/** A gearbox called what it is; none where the cars never had it. */
export const trueGearbox = (
  gearbox: GearboxOption,
  run: { readonly market: FactMarket; readonly from: number },
  car: string,
): readonly GearboxOption[] => {
  const found = CORRECTIONS.find((correction) => fits(correction, gearbox, run, car));
  if (found === undefined) return [gearbox];
  const { gears } = gearbox;
  const named = gears === undefined ? {} : { gears };
  if (found.is === null) return [];
  if (found.is === 'one clutch') return [{ kind: 'automatic', ...named, isAutomatedManual: true }];
  return [found.is === 'two clutches' ? { kind: 'dual-clutch', ...named } : found.is];
};
