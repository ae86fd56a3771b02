import type { Equipment } from './equipment.ts';
import type { Make } from './makes-and-models.ts';
import type { Fuel, Transmission } from './vehicle.ts';

/** Makes that are recognised but too rare to suggest. */
type RareMake = 'canoo' | 'fisker' | 'nio' | 'vinfast' | 'xpeng';

/** A make in lower case: one of the list, without accents, or a rare one. */
export type MakeInLowerCase = Lowercase<Make> | 'skoda' | RareMake;

/** Makes that build nothing but electric cars. */
const ELECTRIC_MAKES: readonly MakeInLowerCase[] = [
  'tesla',
  'rivian',
  'lucid',
  'polestar',
  'fisker',
  'nio',
  'xpeng',
  'vinfast',
  'canoo',
];

const only = (fuels: readonly Fuel[], ...names: string[]): readonly [RegExp, readonly Fuel[]] => [
  new RegExp(`\\b(?:${names.join('|')})\\b`, 'i'),
  fuels,
];

/** The fuel by a model's name; the first match counts. */
const MODEL_FUELS: readonly (readonly [RegExp, readonly Fuel[]])[] = [
  only(
    ['plug-in-hybrid'],
    'phev',
    'plug[- ]?in',
    'recharge t\\d',
    'energi',
    '4xe',
    'prime',
    'volt',
    'e-hybrid',
    'gte',
    '[345]\\d\\d ?e',
    'i8',
    'clarity',
  ),
  only(
    ['hybrid', 'plug-in-hybrid'],
    'hybrid',
    'hev',
    'prius',
    'insight',
    'ct ?200h',
    '[a-z]{2} ?\\d{3}h',
    '\\d{3}h',
    'e:hev',
    'e-power',
    'ioniq hybrid',
    'cr-z',
    'niro',
  ),
  only(
    ['electric'],
    'electric',
    'ev',
    'bev',
    'leaf',
    'bolt',
    'ioniq ?[569]',
    'ioniq electric',
    'ev[3-9]',
    'mach-?e',
    'lightning',
    'id\\.?[3-7]',
    'id\\.? ?buzz',
    'e-tron',
    'taycan',
    'i3',
    'i4',
    'i5',
    'i7',
    'ix[123]?',
    'eq[abcesv]',
    'zoe',
    'twingo z\\.?e',
    'e-208',
    'e-2008',
    'e-c4',
    'ariya',
    'bz4x',
    'solterra',
    'prologue',
    'lyriq',
    'i-pace',
    'e-golf',
    'e-up',
    'mg ?4',
    'mg5 ev',
    'atto ?3',
    'dolphin',
    'gv60',
    'rz ?450e',
    'model ?[s3xy]',
    'cybertruck',
    'ex30',
    'ex90',
    'enyaq',
    'born',
    'hummer ev',
    'mx-30',
    'e-niro',
    'soul ev',
    'spark ev',
    'zdx',
    'megane e-tech',
    '500e',
    'i-miev',
    'mirai',
  ),
  only(
    ['diesel'],
    'tdi',
    'cdi',
    'hdi',
    'dci',
    'tdci',
    'bluehdi',
    'bluetec',
    'crdi',
    'jtd',
    'multijet',
    'ecodiesel',
    'duramax',
    'cummins',
    'power ?stroke',
    'diesel',
    'd-4d',
    'cdti',
    '\\d{3}d',
    'i-dtec',
    'skyactiv-d',
    'ecoblue',
    'tdv6',
    'sdv6',
    'td4',
  ),
];

/** A fact about a model beyond its name. All conditions must hold. */
export interface ModelFacts {
  readonly makes: readonly MakeInLowerCase[];
  /** In lower case, matched as whole words; without it, all models of the makes. */
  readonly models?: readonly string[];
  /** First and last model year. */
  readonly years?: readonly [number, number];
  /** The frequency relative to all cars; 0 where the model never had it. */
  readonly odds?: Readonly<Partial<Record<Fuel | Transmission, number>>>;
  readonly lacks?: readonly Equipment[];
  /** The source. */
  readonly source: string;
}

/** Only certain facts. Several entries may apply to one car. */
const MODEL_FACTS: readonly ModelFacts[] = [
  {
    makes: ['ford'],
    models: ['focus'],
    years: [2012, 2018],
    odds: { 'dual-clutch': 8, automatic: 0.15, cvt: 0 },
    source: 'model range: the automatic is a six-speed dry dual clutch, but for a few late engines',
  },
  {
    makes: ['ford'],
    models: ['fiesta'],
    years: [2011, 2019],
    odds: { 'dual-clutch': 8, automatic: 0.15, cvt: 0 },
    source: 'model range: the automatic is a six-speed dry dual clutch, but for a few late engines',
  },
  {
    makes: ['porsche'],
    models: ['macan', 'panamera', '911', 'boxster', 'cayman', '718'],
    years: [2010, 2023],
    odds: { 'dual-clutch': 8, automatic: 0.1, cvt: 0 },
    source:
      'model range: the automatic is a dual clutch (PDK), but for the first diesel and hybrid',
  },
  {
    makes: ['porsche'],
    models: ['macan', 'panamera'],
    odds: { manual: 0 },
    source: 'model range: no manual gearbox',
  },
  {
    makes: ['porsche'],
    models: ['cayenne'],
    odds: { 'dual-clutch': 0, cvt: 0, manual: 0.1 },
    source: 'model range: a conventional automatic, rarely a manual',
  },
  {
    makes: ['ford', 'ram', 'dodge', 'chevrolet', 'gmc'],
    models: [
      'f 250',
      'f 350',
      'f 450',
      'f250',
      'f350',
      'f450',
      'super duty',
      '2500',
      '3500',
      '2500hd',
      '3500hd',
    ],
    odds: { diesel: 6, hybrid: 0, 'plug-in-hybrid': 0, electric: 0, cvt: 0, 'dual-clutch': 0 },
    source: 'model range: heavy pickups, about half of them diesels',
  },
  {
    makes: ['ford'],
    models: ['f 150', 'f150', 'expedition', 'explorer'],
    years: [2005, 2030],
    odds: { cvt: 0, 'dual-clutch': 0, manual: 0.1 },
    source: 'model range: conventional automatics',
  },
  {
    makes: ['chevrolet', 'gmc', 'ram', 'dodge'],
    models: ['1500', 'silverado', 'sierra', 'tahoe', 'suburban', 'yukon'],
    years: [2005, 2030],
    odds: { cvt: 0, 'dual-clutch': 0, manual: 0.1 },
    source: 'model range: conventional automatics',
  },
  {
    makes: ['nissan'],
    models: ['altima', 'rogue', 'sentra', 'versa', 'murano'],
    years: [2008, 2023],
    odds: { cvt: 6, automatic: 0.2 },
    source: 'model range: mostly continuously variable gearboxes',
  },
  {
    makes: ['subaru'],
    models: ['outback', 'forester', 'legacy', 'impreza', 'crosstrek', 'xv', 'ascent'],
    years: [2014, 2025],
    odds: { cvt: 6, automatic: 0.1, 'dual-clutch': 0 },
    source: 'model range: continuously variable or manual gearboxes',
  },
  {
    makes: ['honda'],
    models: ['civic', 'accord', 'cr v', 'hr v', 'fit', 'jazz', 'insight'],
    years: [2014, 2025],
    odds: { cvt: 5, 'dual-clutch': 0.2 },
    source: 'model range: mostly continuously variable gearboxes',
  },
  {
    makes: ['volkswagen', 'audi', 'seat', 'skoda'],
    models: ['golf', 'gti', 'a3', 'leon', 'octavia', 's3'],
    years: [2006, 2025],
    odds: { 'dual-clutch': 5, cvt: 0 },
    source: 'model range: mostly dual clutches besides manuals',
  },
  {
    makes: [
      'porsche',
      'tesla',
      'audi',
      'bmw',
      'mini',
      'jaguar',
      'land rover',
      'jeep',
      'subaru',
      'acura',
      'infiniti',
      'volvo',
      'cadillac',
      'lincoln',
    ],
    lacks: ['sliding-door'],
    source: 'model range: no car with sliding doors on most markets',
  },
  {
    makes: ['ford'],
    models: [
      'escape',
      'kuga',
      'focus',
      'fiesta',
      'fusion',
      'edge',
      'ecosport',
      'explorer',
      'mustang',
      'taurus',
      'expedition',
      'f 150',
      'f150',
      'ranger',
      'bronco',
    ],
    lacks: ['sliding-door'],
    source: 'model range: hinged doors alone',
  },
  {
    makes: ['ford'],
    models: ['escape', 'kuga', 'focus', 'fiesta', 'ecosport', 'fusion'],
    years: [2013, 2030],
    lacks: ['hydraulic-steering'],
    source: 'maker publications: electric steering in the whole range',
  },
  {
    makes: ['tesla', 'rivian', 'lucid', 'polestar'],
    lacks: ['hydraulic-steering'],
    source: 'maker publications: electric steering in the whole range',
  },
  {
    makes: ['porsche'],
    models: ['macan', 'taycan'],
    lacks: ['hydraulic-steering'],
    source: 'maker publications: electric steering in the whole range',
  },
  {
    makes: ['toyota'],
    models: ['corolla', 'prius', 'rav4', 'yaris'],
    years: [2009, 2030],
    lacks: ['hydraulic-steering'],
    source: 'maker publications: electric steering in the whole range',
  },
  {
    makes: ['honda'],
    models: ['civic', 'cr v', 'fit', 'jazz', 'accord'],
    years: [2013, 2030],
    lacks: ['hydraulic-steering'],
    source: 'maker publications: electric steering in the whole range',
  },
  {
    makes: ['jeep'],
    models: ['wrangler'],
    years: [1987, 2017],
    lacks: ['electric-steering'],
    source: 'maker publications: hydraulic steering box',
  },
];

/** Facts by the names of makes and models. */
export interface ModelTables {
  /** In lower case. */
  readonly electricMakes: ReadonlySet<string>;
  /** By the model's name; the first match counts. */
  readonly fuels: readonly (readonly [RegExp, readonly Fuel[]])[];
  /** Several may apply to one car. */
  readonly facts: readonly ModelFacts[];
}

export const MODEL_TABLES: ModelTables = {
  electricMakes: new Set(ELECTRIC_MAKES),
  fuels: MODEL_FUELS,
  facts: MODEL_FACTS,
};
