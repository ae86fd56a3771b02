/** What to make of a finding about a part, whatever its class. */
export interface MotAdvice {
  /** Why it matters, in a sentence. */
  readonly why: string;
  /** How many months an advisory may usually wait; 0: it should not. */
  readonly waitMonths: number;
  readonly who: 'owner' | 'amateur' | 'workshop';
  /** The everyday job that helps, by its slug. */
  readonly job?: string;
}

type Row = readonly [waitMonths: number, who: MotAdvice['who'], why: string, job?: string];

const SHOWS = 'Others have to see you and what you are about to do.';
const GAS = 'Exhaust gas can get into the cabin, and a leak upsets the engine’s sensors.';
const EMITS =
  'It pollutes, and it is the sign of an engine fault that costs more the longer it lasts.';
const STEERS =
  'Play in the steering grows, wears the tyres and can end in a joint that comes apart.';
const HOLDS = 'A worn joint makes the car wander and wears the tyres; far gone, it can come apart.';
const STOPS = 'The brakes have to stop the car in one line and at full strength.';
const RUSTS =
  'Corrosion goes on under its surface, and welding becomes expensive once a structure is weak.';

/** By item of the wordings. Months are workshop practice for a car of average use; the law has none. */
const ROWS: Readonly<Record<string, Row>> = {
  'air suspension': [1, 'workshop', 'The car can sink on to its tyres.'],
  airbag: [0, 'workshop', 'An airbag that is out of order does not protect anybody in a crash.'],
  'anti-lock brakes': [
    0,
    'workshop',
    'Without ABS the wheels lock in a hard stop.',
    'read-trouble-codes-with-an-obd-reader',
  ],
  'anti-roll bar bush': [
    6,
    'amateur',
    'It knocks and lets the body roll more; it seldom gets dangerous soon.',
  ],
  'anti-roll bar link': [
    6,
    'amateur',
    'It rattles and lets the body roll more; it is cheap to renew.',
    'check-ball-joints-and-steering-for-play',
  ],
  battery: [
    1,
    'owner',
    'A battery that moves can short-circuit and set the car on fire.',
    'change-the-car-battery',
  ],
  'body corrosion': [3, 'workshop', RUSTS, 'treat-stone-chips-and-surface-rust'],
  'body panel': [3, 'amateur', 'A sharp or loose panel can injure others.'],
  bonnet: [0, 'amateur', 'A bonnet that opens on the road takes away all sight.'],
  'boot lid': [3, 'amateur', 'A lid that falls can injure.'],
  'brake cable': [3, 'workshop', 'A frayed handbrake cable can break.'],
  'brake caliper': [1, 'workshop', STOPS, 'check-brake-wear'],
  'brake disc': [
    6,
    'amateur',
    'A thin or pitted disc brakes worse and can crack.',
    'check-brake-wear',
  ],
  'brake drum': [6, 'amateur', STOPS, 'check-brake-wear'],
  'brake fluid': [
    0,
    'amateur',
    'Fluid that is low, dirty or lost can leave you without brakes.',
    'check-brake-fluid',
  ],
  'brake hose': [1, 'workshop', 'A hose that bursts takes one brake circuit with it.'],
  'brake light': [0, 'owner', SHOWS, 'change-a-brake-or-tail-light-bulb'],
  'brake pad': [
    2,
    'amateur',
    'Once the lining is gone, metal runs on the disc and braking falls away.',
    'check-brake-wear',
  ],
  'brake pad wear indicator': [2, 'amateur', 'The pads may be at their end.', 'check-brake-wear'],
  'brake pedal': [1, 'workshop', 'The foot must not slip, and the travel must be right.'],
  'brake pipe': [1, 'workshop', 'A pipe rusts through from outside and bursts in a hard stop.'],
  'brake shoe': [2, 'amateur', STOPS, 'check-brake-wear'],
  bumper: [2, 'amateur', 'A part that comes off is a danger to those behind.'],
  'CV boot': [1, 'amateur', 'Once grease gets out and dirt in, the joint is ruined within weeks.'],
  'carbon monoxide': [1, 'workshop', EMITS, 'read-trouble-codes-with-an-obd-reader'],
  'catalytic converter': [1, 'workshop', EMITS, 'read-trouble-codes-with-an-obd-reader'],
  clutch: [3, 'workshop', 'A clutch that slips leaves you at a junction.'],
  'coil spring': [3, 'workshop', 'A spring that breaks can cut the tyre.'],
  'coolant leak': [
    0,
    'amateur',
    'An engine that loses its coolant overheats within minutes.',
    'check-and-top-up-coolant',
  ],
  'daytime running light': [1, 'amateur', SHOWS],
  'diesel smoke': [1, 'workshop', EMITS, 'clear-the-particulate-filter-with-a-drive'],
  door: [1, 'amateur', 'Doors must stay shut on the road and open after a crash.'],
  'drive belt': [
    2,
    'amateur',
    'A belt that breaks takes charging, and often steering or cooling, with it.',
    'change-the-auxiliary-belt',
  ],
  driveshaft: [3, 'workshop', 'A worn joint clicks, then knocks, then leaves you without drive.'],
  'electric power steering': [
    0,
    'workshop',
    'The help of the steering can drop out in a bend.',
    'read-trouble-codes-with-an-obd-reader',
  ],
  'electronic braking system': [0, 'workshop', STOPS, 'read-trouble-codes-with-an-obd-reader'],
  'electronic parking brake': [
    1,
    'workshop',
    'The car can roll away.',
    'read-trouble-codes-with-an-obd-reader',
  ],
  emissions: [1, 'workshop', EMITS, 'read-trouble-codes-with-an-obd-reader'],
  'engine mounting': [3, 'workshop', 'An engine that moves strains its hoses, cables and joints.'],
  'engine warning light': [1, 'amateur', EMITS, 'read-trouble-codes-with-an-obd-reader'],
  exhaust: [3, 'workshop', GAS],
  'exhaust mounting': [2, 'amateur', 'A pipe that hangs down can fall and break its joints.'],
  floor: [3, 'workshop', RUSTS],
  'fluid leak': [1, 'amateur', 'Find out which fluid it is: brake fluid and fuel cannot wait.'],
  'fog light': [1, 'owner', SHOWS, 'change-a-brake-or-tail-light-bulb'],
  'fuel cap': [1, 'owner', 'Fuel and its vapour must stay in the tank.'],
  'fuel leak': [0, 'workshop', 'Leaking fuel can catch fire: do not run the engine.'],
  'fuel pipe': [
    2,
    'workshop',
    'A pipe that rusts through leaks fuel on the road or on the exhaust.',
  ],
  'fuel tank': [2, 'workshop', 'A tank must not leak or fall.'],
  'gearbox oil leak': [
    2,
    'workshop',
    'A gearbox that runs dry is ruined.',
    'check-the-gearbox-oil',
  ],
  headlamp: [
    0,
    'owner',
    'You have to see the road, and be seen.',
    'change-a-halogen-headlight-bulb',
  ],
  'headlamp aim': [
    0,
    'amateur',
    'Badly aimed, it dazzles others or lights too little of the road.',
    'aim-the-headlights',
  ],
  'headlamp lens': [
    3,
    'owner',
    'A cloudy lens takes away half of the light.',
    'polish-the-headlights',
  ],
  'headlamp levelling': [1, 'amateur', 'A loaded car dazzles everybody it meets.'],
  horn: [1, 'amateur', 'It is there to warn.', 'check-fuses-and-relays'],
  hydrocarbons: [1, 'workshop', EMITS, 'read-trouble-codes-with-an-obd-reader'],
  indicator: [0, 'owner', SHOWS, 'change-an-indicator-bulb'],
  lambda: [1, 'workshop', EMITS, 'read-trouble-codes-with-an-obd-reader'],
  lamp: [1, 'amateur', SHOWS],
  'lamp lens': [2, 'owner', SHOWS],
  'main beam tell-tale': [1, 'amateur', 'Without it one forgets the main beam and dazzles others.'],
  'master cylinder': [0, 'workshop', STOPS, 'check-brake-fluid'],
  mirror: [1, 'owner', 'You have to see what is behind and beside you.'],
  'number plate': [1, 'owner', 'It has to be readable by law.'],
  'number plate light': [
    1,
    'owner',
    'The plate has to be readable at night.',
    'change-a-number-plate-bulb',
  ],
  'oil leak': [
    2,
    'amateur',
    'Oil on the road is a danger, oil on a hot exhaust can burn, and the engine must not run low.',
    'check-and-top-up-engine-oil',
  ],
  'parking brake': [2, 'amateur', 'The car can roll away.'],
  'particulate filter': [
    1,
    'workshop',
    'A filter that is missing fails the test and is against the law.',
    'clear-the-particulate-filter-with-a-drive',
  ],
  'power steering': [
    0,
    'workshop',
    'The steering becomes heavy without a warning.',
    'check-the-power-steering-fluid',
  ],
  'power steering fluid': [
    0,
    'owner',
    'A pump that runs dry fails, and the steering becomes heavy.',
    'check-the-power-steering-fluid',
  ],
  'power steering hose': [
    1,
    'workshop',
    'A hose that bursts leaves heavy steering and can spray oil on the exhaust.',
    'check-the-power-steering-fluid',
  ],
  propshaft: [2, 'workshop', 'A shaft that comes apart can tear the car’s floor.'],
  reflector: [2, 'owner', SHOWS],
  'reversing light': [2, 'owner', SHOWS, 'change-a-brake-or-tail-light-bulb'],
  seat: [1, 'workshop', 'A loose seat does not hold in a crash.'],
  'seat belt': [0, 'workshop', 'A belt that is frayed or does not lock does not hold in a crash.'],
  'service brake': [1, 'workshop', STOPS, 'check-brake-wear'],
  'shock absorber': [
    3,
    'amateur',
    'A car with worn dampers stops later and skips over bumps in bends.',
  ],
  'side light': [0, 'owner', SHOWS, 'change-a-brake-or-tail-light-bulb'],
  sill: [3, 'workshop', RUSTS],
  'spare tyre': [
    6,
    'owner',
    'It is not tested for the certificate, but you may need it.',
    'choose-and-buy-new-tyres',
  ],
  speedometer: [1, 'workshop', 'You have to know your speed.'],
  spring: [3, 'workshop', 'A spring that breaks can cut the tyre.'],
  'stability control': [
    0,
    'workshop',
    'It keeps the car from skidding.',
    'read-trouble-codes-with-an-obd-reader',
  ],
  steering: [0, 'workshop', STEERS, 'check-ball-joints-and-steering-for-play'],
  'steering column': [1, 'workshop', STEERS],
  'steering rack': [1, 'workshop', STEERS, 'check-ball-joints-and-steering-for-play'],
  'steering rack gaiter': [1, 'amateur', 'Once dirt gets in, the rack wears within months.'],
  subframe: [3, 'workshop', RUSTS],
  'suspension arm': [3, 'workshop', HOLDS, 'check-ball-joints-and-steering-for-play'],
  'suspension arm bush': [3, 'workshop', HOLDS, 'check-ball-joints-and-steering-for-play'],
  'suspension ball joint': [1, 'workshop', HOLDS, 'check-ball-joints-and-steering-for-play'],
  'suspension mounting': [2, 'workshop', RUSTS],
  'swivel bearing': [2, 'workshop', HOLDS],
  towbar: [
    2,
    'workshop',
    'A trailer must not come loose, and its lights have to work.',
    'check-the-trailer-socket',
  ],
  'track rod end': [1, 'workshop', STEERS, 'check-ball-joints-and-steering-for-play'],
  'traction battery': [0, 'workshop', 'High voltage: nobody but a trained person touches it.'],
  tyre: [
    1,
    'workshop',
    'Tyres are all that holds the car on the road; below 1.6 mm they are illegal.',
    'check-tyre-tread-and-wear',
  ],
  'tyre pressure monitor': [
    2,
    'owner',
    'It warns of a slow puncture; check the pressures by hand meanwhile.',
    'check-tyre-pressures',
  ],
  undertray: [2, 'amateur', 'A part that hangs down can come off on the road.'],
  'warning light': [
    1,
    'amateur',
    'A warning light that is always on hides the next warning.',
    'read-trouble-codes-with-an-obd-reader',
  ],
  wheel: [1, 'workshop', 'A bent or cracked rim loses air and shakes.'],
  'wheel alignment': [1, 'workshop', 'Out of line, it wears a pair of tyres within months.'],
  'wheel arch liner': [2, 'owner', 'A loose liner can rub the tyre or come off.'],
  'wheel bearing': [
    2,
    'workshop',
    'A bearing that is far gone can seize or let the wheel lean.',
    'check-the-wheel-bearings',
  ],
  'wheel cylinder': [
    0,
    'workshop',
    'It loses brake fluid and wets the linings.',
    'check-brake-fluid',
  ],
  'wheel nut': [0, 'owner', 'A wheel can come off.', 'check-and-torque-the-wheel-nuts'],
  'window tint': [1, 'owner', 'You have to see the road.'],
  windscreen: [
    2,
    'owner',
    'A chip grows to a crack; a small one can be filled.',
    'deal-with-a-windscreen-chip',
  ],
  'windscreen washer': [1, 'owner', 'You have to see the road.', 'check-the-washer-pump-and-jets'],
  'wiper blade': [1, 'owner', 'You have to see the road in rain.', 'change-the-wiper-blades'],
  wiring: [1, 'workshop', 'Chafed wiring can short-circuit and burn.'],
};

/** Of a part that the table lacks: nothing is known but the tester's words. */
const UNKNOWN: MotAdvice = {
  why: 'Ask the tester what they saw, and what happens if it is left.',
  waitMonths: 1,
  who: 'workshop',
};

/** What to make of a finding, by the item of its reading. */
export const motAdviceFor = (item: string | undefined): MotAdvice => {
  const row = item === undefined ? undefined : ROWS[item];
  if (row === undefined) return UNKNOWN;
  const [waitMonths, who, why, job] = row;
  return { why, waitMonths, who, ...(job === undefined ? {} : { job }) };
};

/** The items that the table knows, for its test. */
export const MOT_ADVISED_ITEMS: readonly string[] = Object.keys(ROWS);
