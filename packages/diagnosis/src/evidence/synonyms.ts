import { stem } from './stem.ts';

/**
 * Words that owners use for one thing. The first of a row names it; the rest, of one or more
 * words, are read as it. A leading '!' marks a word that denies ('inoperative' is 'not work').
 * Near-synonyms share a row only where no two symptoms differ by them alone.
 */
const ROWS: readonly (readonly string[])[] = [
  ['transmission', 'gearbox', 'gear box', 'tranny', 'trans', 'transmision', 'transmition'],
  ['bonnet', 'hood'],
  ['boot', 'trunk'],
  ['tailgate', 'liftgate', 'lift gate', 'hatch', 'hatchback door', 'rear hatch', 'tail gate'],
  ['tyre', 'tire', 'tires'],
  ['windscreen', 'windshield', 'wind shield', 'windsheild', 'front glass', 'wind screen'],
  ['indicator', 'turn signal', 'turn signals', 'blinker', 'turn light', 'direction signal', 'flasher', 'turning signal', 'signal light'],
  ['hazards', 'hazard lights', 'hazard light', 'four way flashers', 'emergency flashers'],
  ['accelerator', 'gas pedal', 'throttle pedal', 'accelerator pedal', 'acceleration pedal', 'gas petal', 'go pedal', 'accelerater'],
  ['exhaust', 'muffler', 'tailpipe', 'tail pipe', 'exaust', 'silencer', 'exhaust pipe'],
  ['parking brake', 'handbrake', 'hand brake', 'emergency brake', 'e-brake', 'e brake', 'ebrake', 'park brake', 'epb'],
  ['disc', 'rotor', 'brake rotor'],
  ['shock', 'shock absorber', 'damper', 'shocks', 'strut'],
  ['anti roll bar', 'sway bar', 'stabilizer bar', 'stabiliser bar', 'antiroll bar'],
  ['check engine light', 'engine management light', 'engine light', 'cel', 'mil', 'malfunction indicator', 'malfunction indicator light', 'malfunction indicator lamp', 'engine warning light', 'check engine warning light', 'engine check light', 'check engine', 'ses light', 'service engine soon', 'service engine light', 'service engine soon light', 'eml', 'check engine lamp'],
  ['air conditioning', 'a/c', 'a c', 'ac', 'aircon', 'air con', 'air conditioner', 'climate control'],
  ['dashboard', 'dash', 'instrument cluster', 'instrument panel', 'gauge cluster', 'cluster', 'clocks', 'dash board'],
  ['infotainment', 'touchscreen', 'touch screen', 'head unit', 'radio', 'center screen', 'centre screen', 'stereo', 'display screen', 'sync screen', 'uconnect', 'multimedia'],
  ['camera', 'backup camera', 'back up camera', 'rear view camera', 'rearview camera', 'reversing camera', 'reverse camera', 'rear camera', 'backup cam', 'back up cam'],
  ['cruise', 'cruise control', 'speed control'],
  ['adaptive cruise', 'adaptive cruise control', 'acc', 'radar cruise', 'active cruise', 'smart cruise'],
  ['automatic braking', 'automatic emergency braking', 'emergency braking', 'auto braking', 'aeb', 'automatic emergency brake', 'auto brake', 'pre collision', 'forward collision', 'collision avoidance', 'collision mitigation', 'cmbs', 'pre collision assist', 'automatic emergency brakes', 'automatic brake'],
  ['seat belt', 'seatbelt', 'safety belt', 'seat belts', 'seatbelts'],
  ['airbag', 'air bag', 'air bags', 'srs', 'restraint'],
  ['power steering', 'steering assist', 'eps', 'power assist steering', 'assisted steering', 'electric power steering', 'power assisted steering', 'steering power'],
  ['steering wheel', 'stearing wheel', 'steering weel'],
  ['key fob', 'fob', 'remote key', 'keyfob', 'smart key', 'key remote', 'proximity key'],
  ['headlight', 'headlamp', 'head light', 'head lamp', 'low beam', 'high beam', 'main beam', 'dipped beam'],
  ['tail light', 'taillight', 'tail lamp', 'taillamp', 'rear light'],
  ['brake light', 'brakelight', 'stop light', 'stop lamp', 'brake lamp', 'stoplight'],
  ['drl', 'daytime running light', 'daytime running lamp', 'day running light', 'daylight running light'],
  ['fog', 'mist', 'steam up', 'demist', 'condensation', 'moisture'],
  ['sunroof', 'moonroof', 'moon roof', 'sun roof', 'panoramic roof', 'glass roof', 'pano roof', 'panoramic sunroof'],
  ['motorway', 'highway', 'freeway', 'interstate', 'expressway'],
  ['coolant', 'antifreeze', 'anti freeze', 'radiator fluid', 'radiator water'],
  ['battery', 'batery', 'battrey', 'batterie', 'batt'],
  ['hybrid battery', 'traction battery', 'high voltage battery', 'hv battery', 'drive battery'],
  ['particulate filter', 'dpf', 'diesel particulate filter', 'soot filter'],
  ['adblue', 'def', 'diesel exhaust fluid', 'ad blue', 'urea'],
  ['catalytic converter', 'cat converter', 'catalyst', 'catalytic', 'cats'],
  ['four wheel drive', '4wd', '4x4', 'awd', 'all wheel drive', '4 wheel drive'],
  ['tpms', 'tyre pressure monitor', 'tire pressure monitor', 'tyre pressure sensor', 'tire pressure sensor', 'tyre pressure monitoring', 'tire pressure monitoring'],
  ['suspension', 'suspention'],
  ['warning light', 'warning lamp', 'indicator lamp', 'idiot light', 'telltale'],
  ['smartphone charger', 'cigarette lighter', 'power outlet', '12v socket', 'accessory socket', 'usb port', 'lighter socket'],
  ['rpm', 'rpms', 'revs', 'rev', 'tach', 'tachometer'],
  ['noise', 'sound', 'noises', 'racket', 'noisy'],
  ['vibrate', 'shake', 'shudder', 'judder', 'tremble', 'shimmy', 'quiver', 'shaky', 'shakey', 'viberate', 'oscillate', 'pulsate', 'pulse'],
  ['jerk', 'lurch', 'buck', 'jolt', 'jump forward', 'surge forward', 'lunge'],
  ['clunk', 'thunk', 'thud', 'clonk', 'bang', 'thump', 'clank', 'klunk', 'clunck'],
  ['grind', 'grate', 'scrape', 'gringing', 'metal on metal', 'growl'],
  ['squeal', 'screech', 'squeel', 'sqeal', 'shriek'],
  ['squeak', 'creak', 'squeek', 'sqeak'],
  ['hum', 'drone', 'roar', 'hmm', 'humm'],
  ['whine', 'whir', 'whirr', 'whinning', 'howl', 'whirl'],
  ['tick', 'tap', 'clatter'],
  ['cut out', 'shut off', 'shut down', 'shut itself off', 'cut off', 'turn off by itself', 'turn itself off', 'shutoff', 'shutdown', 'cutout', 'shutting off', 'shutting down', 'shuts off', 'cuts out', 'conk out', 'quit'],
  ['explode', 'shatter', 'burst', 'bust'],
  ['catch fire', 'on fire', 'caught fire', 'flames', 'flame', 'in flames', 'catches fire', 'engulfed'],
  ['smell', 'odor', 'odour', 'stink', 'scent', 'whiff', 'reek'],
  ['illuminate', 'come on', 'came on', 'comes on', 'lit up', 'light up', 'turned on', 'pop up', 'popped up', 'appear'],
  ['flash', 'blink', 'flashing'],
  ['flicker', 'strobe', 'flickring'],
  ['lose power', 'loss of power', 'lost power', 'loses power', 'losing power', 'power loss', 'lack of power', 'loss of motive power', 'lost motive power', 'loss of engine power', 'underpowered', 'reduced power', 'power reduced'],
  ['limp mode', 'limp home', 'safe mode', 'failsafe mode', 'reduced engine power', 'limp', 'engine power reduced', 'fail safe mode', 'limp home mode', 'turtle mode'],
  ['hard', 'difficult', 'tough'],
  ['heavy', 'stiff', 'hard to turn'],
  ['loose', 'sloppy', 'slack', 'free play', 'play in'],
  ['stick', 'jam', 'seize', 'stuck'],
  ['randomly', 'random', 'intermittent', 'intermittently', 'sporadic', 'sporadically', 'erratic'],
  ['suddenly', 'sudden', 'abruptly', 'all of a sudden'],
  ['rust', 'corrode', 'corrosion', 'corroded', 'rot'],
  ['fumes', 'fume', 'vapor', 'vapour'],
  ['drip', 'dripping', 'seep', 'ooze', 'weep'],
  ['puddle', 'pool', 'spot on driveway', 'spots on driveway'],
  ['accelerate', 'speed up', 'accel', 'excelerate', 'accelarate', 'acelerate', 'accelerating', 'step on it', 'give it gas', 'step on the gas', 'press the gas', 'pull away', 'pulling away', 'hit the gas'],
  ['decelerate', 'slow down', 'coast', 'let off the gas', 'lift off', 'come off the gas', 'slowing down'],
  ['turn', 'corner', 'bend', 'curve'],
  ['sink', 'go down', 'goes down', 'going down', 'went down', 'drop down', 'slowly drop'],
  ['burn', 'burnt', 'singed', 'scorch', 'char'],
  ['puncture', 'flat tyre', 'flat tire'],
  ['bump', 'pothole', 'speed hump', 'pot hole', 'sleeping policeman', 'speed bump', 'rough road'],
  ['brake', 'break pedal', 'brake pedal', 'breaks pedal', 'brakes'],
  ['speedometer', 'speedo'],
  ['window', 'side window'],
  ['wiper', 'windshield wiper', 'windscreen wiper', 'wipers', 'wiper blade'],
  ['washer', 'screenwash', 'screen wash', 'washer fluid', 'windshield washer'],
  ['defroster', 'defrost', 'demister', 'defog', 'defogger', 'heated rear window'],
  ['blower', 'fan speed', 'heater fan', 'cabin fan', 'blower motor', 'heater blower'],
  ['horn', 'honk', 'hooter'],
  ['seat heater', 'heated seat', 'heat seat', 'seat warmer', 'heated seats'],
  ['head restraint', 'headrest', 'head rest'],
  ['child seat', 'car seat', 'isofix', 'booster seat', 'latch anchor', 'child restraint'],
  ['shifter', 'gear lever', 'gear selector', 'gear stick', 'shift lever', 'gearshift', 'gear shift', 'shift knob', 'selector', 'gearstick'],
  ['shift', 'change gear', 'gear change', 'changing gear', 'upshift', 'downshift', 'gear changes'],
  ['differential', 'diff', 'rear end', 'rear axle'],
  ['driveshaft', 'drive shaft', 'propshaft', 'prop shaft', 'cv axle', 'half shaft', 'cv shaft'],
  ['cv joint', 'constant velocity joint', 'cv boot', 'driveshaft joint'],
  ['motive power', 'drive power', 'propulsion'],
  ['wheel nut', 'lug nut', 'wheel bolt', 'lug bolt', 'lugs', 'lugnut'],
  ['wheel', 'rim', 'alloy'],
  ['number plate', 'license plate', 'licence plate'],
  ['immobiliser', 'immobilizer', 'anti theft', 'antitheft', 'security system', 'theft deterrent'],
  ['stop start', 'start stop', 'auto stop', 'auto start stop', 'idle stop', 'stop/start'],
  ['fuel', 'petrol', 'gasoline', 'gas'],
  ['fuel economy', 'gas mileage', 'mpg', 'fuel mileage', 'fuel consumption', 'miles per gallon', 'gas milage', 'fuel efficiency'],
  ['idle', 'idling', 'tick over', 'tickover', 'idel', 'idleing'],
  ['smoke', 'smoky', 'smokey', 'smokes'],
  ['misfire', 'miss fire', 'mis fire', 'missfire', 'misfiring', 'missing a cylinder'],
  ['heat', 'hot air', 'warm air'],
  ['light', 'lamp', 'lite', 'lights', 'bulb'],
  ['by itself', 'by themselves', 'on its own', 'on their own', 'itself', 'themselves', 'on own', 'all by itself', 'without touching', 'without me touching'],
  ['door', 'doors'],
  ['roll away', 'rollaway', 'rolls away', 'rolled away'],
  ['lane keeping', 'lane keep', 'lane assist', 'lane keeping assist', 'lane departure', 'lane centering', 'lane keep assist', 'lane centring'],
  ['blind spot', 'blindspot', 'blis', 'blind spot monitor', 'bsm'],
  ['stability control', 'esp', 'esc', 'traction control', 'traction light', 'vsc', 'dsc', 'stabilitrak', 'skid light', 'advancetrac'],
  ['abs', 'antilock', 'anti lock', 'anti lock brake', 'antilock brake', 'abs brake'],
  ['!work', 'inoperative', 'inop', 'inoperable', 'stopped working', 'quit working', 'stops working', 'ceased working', 'not functioning', 'non functional', 'nonfunctional', 'unresponsive', 'kaput', 'stopped functioning', 'non responsive', 'stop working', 'went out', 'gone out', 'packed up', 'gave out', 'give out'],
  ['work', 'function', 'operate', 'respond'],
];

/** Words that mean nothing here although their parts would: read over whole. */
const IDLE_PHRASES: readonly string[] = [
  'not only', 'no doubt', 'no idea', 'not sure', "don't know", 'dont know', 'no matter', 'without warning',
  'why not', 'no one', "can't believe", 'cant believe', 'cannot believe', 'no reason', 'not until', 'no longer under warranty',
  'no apparent reason', 'without any warning', 'no warning', 'out of nowhere', 'no problem', 'not covered', 'no fix', 'no recall',
  'no help', 'if not', 'or not', 'not yet', 'no longer be', 'not been', "haven't been", 'not the only', "don't think", 'not want', "don't want",
  'turn on', 'turned on', 'turning on', 'turn it on', 'check out', 'find out', 'found out', 'turns out', 'turned out', 'pull over', 'pulled over', 'start to', 'starts to', 'started to', 'starting to', 'begin to', 'began to', 'begins to', 'end up', 'ended up',
];

export interface Synonym {
  readonly words: readonly string[];
  /** Empty: the words are read over. */
  readonly term: string;
  readonly denies: boolean;
}

const asStems = (phrase: string): string[] => phrase.split(/[\s/-]+/).map((word) => stem(word));

/** `transmission` and its kin by their first stem, longest first. Built once, on first use. */
export const synonymTable = (): ReadonlyMap<string, readonly Synonym[]> => {
  if (table === undefined) table = buildTable();
  return table;
};

let table: ReadonlyMap<string, readonly Synonym[]> | undefined;

const buildTable = () => {
  const built = new Map<string, Synonym[]>();
  const seen = new Set<string>();
  const add = (phrase: string, term: string, denies: boolean) => {
    const words = asStems(phrase);
    const key = words.join(' ');
    const [first] = words;
    if (first === undefined || seen.has(key)) return;
    seen.add(key);
    built.set(first, [...(built.get(first) ?? []), { words, term, denies }]);
  };
  for (const phrase of IDLE_PHRASES) add(phrase, '', false);
  for (const [head = '', ...rest] of ROWS) {
    const denies = head.startsWith('!');
    const name = denies ? head.slice(1) : head;
    const term = asStems(name).join('_');
    for (const phrase of denies ? rest : [name, ...rest]) add(phrase, term, denies);
  }
  for (const list of built.values()) list.sort((a, b) => b.words.length - a.words.length);
  return built;
};
