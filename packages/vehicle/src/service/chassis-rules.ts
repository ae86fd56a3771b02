import {
  before,
  hasEngine,
  hasGearbox,
  isElectrified,
  isFuelled,
  type ServiceRule,
  since,
} from './service-rule.ts';

const LEVEL = 'The level is set at a certain temperature, often with a diagnostic tool.';

/** Gearbox, axles, brakes, tyres, steering. */
export const CHASSIS_RULES: readonly ServiceRule[] = [
  {
    item: 'automatic-gearbox-oil',
    title: 'Have the automatic gearbox oil changed',
    reason: 'Old oil makes it shift roughly and wears its clutches.',
    caution: `Some car makers call it a lifetime filling; gearbox makers recommend 50,000 to 75,000 miles. ${LEVEL}`,
    need: 'advised',
    fits: hasGearbox('automatic'),
    interval: { months: 72, miles: 60_000, km: 100_000 },
    severe: {
      towing: {
        factor: 0.5,
        reason: 'Towing overheats the torque converter, and the oil with it.',
      },
      heat: { factor: 0.7, reason: 'Heat ages the oil.' },
      city: {
        factor: 0.7,
        reason: 'Stop-start traffic works the torque converter and the clutches hard.',
      },
    },
  },
  {
    item: 'cvt-fluid',
    title: 'Have the CVT fluid changed',
    reason: 'The belt relies on the fluid to grip its pulleys: in worn fluid they slip and score.',
    caution: `Use only the fluid that the manufacturer specifies: any other destroys the gearbox. ${LEVEL}`,
    need: 'advised',
    fits: (car) => hasGearbox('cvt')(car) && !isElectrified(car),
    interval: { months: 60, miles: 40_000, km: 60_000 },
    severe: {
      towing: { factor: 0.5, reason: 'Load makes the belt slip and heats the fluid.' },
      city: { factor: 0.7, reason: 'Stop-start traffic works the belt and the converter hard.' },
      heat: { factor: 0.7, reason: 'Heat ages the fluid.' },
    },
  },
  {
    item: 'hybrid-transaxle-fluid',
    title: 'Ask when the hybrid transaxle’s fluid is due',
    reason:
      'It cools the motors as well; makers rarely set an interval, but workshops often advise one.',
    need: 'check',
    fits: (car) => isFuelled('hybrid', 'plug-in-hybrid')(car) && hasGearbox('cvt')(car),
    interval: { months: 72, miles: 60_000, km: 100_000 },
    severe: { towing: { factor: 0.5, reason: 'Load heats the motors, which the fluid cools.' } },
  },
  {
    item: 'dual-clutch-oil',
    title: 'Have the dual-clutch gearbox oil changed',
    reason: 'Wet clutches run in the gearbox oil and shed their dust into it.',
    caution: `Six-speed wet types are due at about 40,000 miles, later ones at up to 80,000; dry types have no clutch oil. ${LEVEL}`,
    need: 'advised',
    fits: hasGearbox('dual-clutch'),
    interval: { months: 60, miles: 40_000, km: 60_000 },
    severe: {
      city: { factor: 0.75, reason: 'Creeping along in traffic makes the clutches slip.' },
      towing: { factor: 0.5, reason: 'Pulling away under load heats the clutches.' },
    },
  },
  {
    item: 'manual-gearbox-oil',
    title: 'Check the manual gearbox oil',
    reason: 'It is seldom due, but nobody notices a leak until the gears whine.',
    need: 'check',
    fits: hasGearbox('manual'),
    interval: { months: 72, miles: 60_000, km: 100_000 },
    severe: { towing: { factor: 0.5, reason: 'Load heats the oil.' } },
  },
  {
    item: 'reduction-gear-oil',
    title: 'Ask whether the reduction gear’s oil is due',
    reason: 'Many are filled for life; some manufacturers change it once.',
    need: 'check',
    fits: isFuelled('electric'),
    interval: { months: 72, miles: 75_000, km: 120_000 },
  },
  {
    item: 'all-wheel-drive-oil',
    title: 'Have the all-wheel-drive oil changed',
    reason: ({ hasTransferBox }) =>
      hasTransferBox
        ? 'The transfer box and the axles have oil of their own, and nobody notices a leak until they whine.'
        : 'What drives the second axle has oil of its own: a coupling fails when its strainer clogs, a differential when its oil is old or low.',
    caution: ({ hasTransferBox }) =>
      hasTransferBox
        ? 'Each may have its own oil and its own interval.'
        : 'Have the strainer cleaned as well where there is one. Each of these parts may have its own interval.',
    need: 'advised',
    fits: ({ hasAllWheelDrive, fuel }) => hasAllWheelDrive && fuel !== 'electric',
    interval: { months: 36, miles: 30_000, km: 45_000 },
    severe: { towing: { factor: 0.7, reason: 'Towing works the rear axle and its coupling.' } },
  },
  {
    item: 'brake-fluid',
    title: 'Have the brake fluid renewed',
    reason: 'It absorbs water, which boils on a long descent and rusts the brakes from the inside.',
    caution:
      'Leave this to a workshop unless you know how to bleed brakes: air in the system means no brakes.',
    need: 'advised',
    interval: { months: 24 },
    isDueWithoutRecord: true,
    severe: {
      towing: { factor: 0.5, reason: 'Hot brakes need fluid with a high boiling point.' },
    },
  },
  {
    item: 'brake-pads-and-discs',
    title: 'Check brake pads and discs',
    reason: 'Pads wear out between services; worn down to the metal, they ruin the discs.',
    need: 'check',
    interval: { months: 12, miles: 10_000, km: 15_000 },
    severe: {
      city: { factor: 0.6, reason: 'Most braking is done in town.' },
      towing: { factor: 0.5, reason: 'More weight to stop.' },
      dust: { factor: 0.7, reason: 'Grit wears pads and discs.' },
    },
  },
  {
    item: 'brake-exercise',
    title: 'Have the brakes cleaned and their slides greased',
    reason: 'The motor does most of the braking, and brakes that are not used rust and seize.',
    caution: 'A firm stop from speed on a clear road now and then keeps the discs clean.',
    need: 'advised',
    fits: isElectrified,
    interval: { months: 24, miles: 25_000, km: 40_000 },
    severe: { cold: { factor: 0.5, reason: 'Road salt rusts discs and slides.' } },
  },
  {
    item: 'tyre-pressures',
    title: 'Check the tyre pressures',
    reason: ({ fuel }) =>
      `Underinflated tyres wear at the edges, use more ${fuel === 'electric' ? 'charge' : 'fuel'} and overheat.`,
    caution:
      'Check them cold against the sticker in the door frame or the handbook, and the spare if there is one.',
    need: 'check',
    interval: { months: 1 },
  },
  {
    item: 'tyre-tread',
    title: 'Measure the tyre tread',
    reason: 'Wet stopping distances get longer well before the tread reaches the legal limit.',
    caution: 'The legal limit is 1.6 mm (2/32 inch); plan to replace them below 3 mm.',
    need: 'check',
    interval: { months: 3, miles: 3000, km: 5000 },
  },
  {
    item: 'tyre-rotation',
    title: 'Swap the wheels between the axles',
    reason: ({ hasAllWheelDrive }) =>
      hasAllWheelDrive
        ? 'They wear unevenly from axle to axle, and all-wheel drive needs four of the same diameter.'
        : 'Tyres on the driven axle wear faster.',
    caution:
      'Do not do this where the front and rear sizes differ; directional tyres stay on their side.',
    need: 'advised',
    interval: { months: 12, miles: 6000, km: 10_000 },
  },
  {
    item: 'tyre-age',
    title: 'Check the age of the tyres',
    reason:
      'Rubber hardens and cracks however much tread is left: from about ten years old it is unsafe.',
    caution: 'The last four digits after DOT are the week and year of manufacture.',
    need: 'check',
    first: { months: 60 },
    interval: { months: 12 },
    severe: { heat: { factor: 0.5, reason: 'Sun and heat age rubber.' } },
  },
  {
    item: 'wheel-alignment',
    title: 'Have the wheel alignment checked',
    reason: 'A knock on a kerb or a pothole is enough to wear a set of tyres on one side.',
    need: 'check',
    interval: { months: 24, miles: 20_000, km: 30_000 },
  },
  {
    item: 'steering-and-suspension',
    title: 'Have steering and suspension checked',
    reason: 'You notice worn joints, bushes and dampers late, and they can fail suddenly.',
    need: 'check',
    first: { months: 36, miles: 30_000, km: 50_000 },
    interval: { months: 12, miles: 12_000, km: 20_000 },
    severe: { dust: { factor: 0.7, reason: 'Rough and dusty roads wear out joints and gaiters.' } },
  },
  {
    item: 'power-steering-fluid',
    title: 'Check the power steering fluid',
    reason: 'Low fluid means a leak, and soon a pump running dry.',
    caution: (car) =>
      before(2006)(car)
        ? 'Leave this out if the steering is electric or has no assistance.'
        : 'Leave this out if the steering is electric, as on most cars since about 2012.',
    need: 'check',
    fits: (car) => hasEngine(car) && !since(2013)(car),
    interval: { months: 12 },
  },
];
