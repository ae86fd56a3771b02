import type { DriveVerdict, Severity } from '../knowledge/schema.ts';
import type { SymptomId } from '../knowledge/symptoms.ts';

/** A danger that stands apart from the probabilities: it can only raise what they say. */
export interface SafetyRule {
  readonly id: string;
  readonly title: string;
  /** What to do now, to the driver. */
  readonly advice: string;
  readonly severity: Exclude<Severity, 'low'>;
  readonly verdict: Exclude<DriveVerdict, 'yes'>;
  /** Symptoms that set it off when the words surely mean them. */
  readonly symptoms: readonly SymptomId[];
  /** Words that set it off, as in the lexicon of symptoms. */
  readonly phrases: readonly string[];
}

/** Most urgent first. */
export const SAFETY_RULES: readonly SafetyRule[] = [
  {
    id: 'fire',
    title: 'Fire or smoke',
    advice:
      'Stop, switch off, get everyone out and at least 30 metres away, and call the fire service. Do not open the bonnet and do not go back for belongings.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['fire', 'smoke-cabin'],
    phrases: ['caught fire', 'on fire', 'burst into flames', 'flames under hood', 'flames engine', 'smoke from under bonnet', 'smoke from engine bay', 'smoke coming out of dash', 'smoke steering column', 'smoke vents', 'smoke from wheel', 'smoke from brakes', 'smoke battery', 'melted wiring', 'wires melting', 'burning plastic smell', 'burning electrical smell', 'smell of burning wires', 'sparks under dash', 'smoke filled cabin', 'seat smoking', 'smouldering', 'smoldering', 'flames wheel'],
  },
  {
    id: 'fuel-leak',
    title: 'Fuel leak or strong fuel smell',
    advice:
      'Do not start or drive the car. Keep flames, cigarettes and anything that sparks away, park it outside and have it recovered. A fuel leak can burn the car down.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['fuel-leak', 'fuel-smell'],
    phrases: ['fuel leak', 'leaking fuel', 'petrol dripping', 'gas dripping', 'leaking gas', 'diesel leaking', 'strong smell of petrol', 'strong gas smell', 'smell fuel inside', 'smell gas cabin', 'smell raw gas', 'smell of fuel', 'petrol smell', 'gas smell', 'gasoline smell', 'reeks of gas', 'stinks of petrol', 'puddle of fuel under car', 'fuel pouring', 'fuel spraying', 'fuel fumes', 'gas fumes'],
  },
  {
    id: 'brake-loss',
    title: 'Brakes may fail',
    advice:
      'Do not drive. If it happens on the road: pump the pedal, change down, ease on the parking brake and steer to a safe place. Have the car recovered.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['brake-failure', 'brake-pedal-sinks', 'brake-soft-pedal', 'brake-fluid-leak'],
    phrases: ['brakes failed', 'brake failure', 'no brakes', 'lost brakes', 'lost all braking', 'brakes gave out', 'brakes stopped working', 'brakes do not work', "brakes don't stop", 'brakes went out', 'car would not stop', "won't stop when brake", 'pedal goes to the floor', 'pedal to the floor', 'pedal sinks to floor', 'brake pedal sinks', 'spongy brake pedal', 'mushy brakes', 'soft brake pedal', 'brake pedal dropped', 'leaking brake fluid', 'brake fluid leak', 'brake line burst', 'brake line rusted through', 'brake hose burst', 'almost no braking', 'barely stops', 'takes forever to stop', 'stand on brake pedal stop', 'brakes unresponsive', 'brake pedal hard as rock', 'rock hard brake pedal', 'could not stop', 'unable to stop', 'brakes cut out', 'loss of braking', 'loss of brakes', 'brakes faded nothing', 'pedal went flat'],
  },
  {
    id: 'brake-wear',
    title: 'Metal on metal in the brakes',
    advice:
      'Braking distances are already longer. Drive only gently and only to where the brakes will be mended; if it grinds at every stop, have the car recovered.',
    severity: 'high',
    verdict: 'caution',
    symptoms: ['brake-grinding', 'brake-long-stop', 'brake-drag', 'brake-burning-smell', 'brake-warning-light', 'brake-hard-pedal', 'brake-pull'],
    phrases: ['grinding when braking', 'brakes grind', 'metal on metal brake', 'brakes smoking', 'wheel hot brake smell', 'brake stuck on', 'brakes locked up', 'brakes lock', 'wheels locked up'],
  },
  {
    id: 'steering-loss',
    title: 'Steering may fail',
    advice:
      'Do not drive. If it happens on the road: hold the wheel firmly, slow down gently and stop where it is safe. Have the car recovered.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['steering-locked', 'steering-self-turns', 'steering-loose', 'steering-assist-lost', 'steering-sticky'],
    phrases: ['lost steering', 'steering failed', 'no steering', 'steering locked', 'steering locks up', 'steering wheel locked', "can't steer", 'could not steer', 'unable to steer', "steering wheel won't turn", 'steering wheel came off', 'steering wheel detached', 'steering wheel spins freely', 'lost power steering while driving', 'power steering went out', 'steering cut out', 'loss of steering', 'lost control of steering', 'steering stopped working', 'steering jerks by itself', 'steering seized', 'tie rod broke', 'tie rod snapped', 'ball joint broke', 'ball joint separated', 'ball joint popped out', 'steering froze', 'violent shaking steering', 'death wobble', 'steering disconnected'],
  },
  {
    id: 'wheel-loose',
    title: 'A wheel may come off',
    advice:
      'Do not drive, not even slowly. Check the wheel nuts only with the car standing safely, and have it recovered.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['wheel-loose', 'wheel-nuts-fault', 'wheel-cracked', 'suspension-broken'],
    phrases: ['wheel fell off', 'wheel came off', 'wheel is loose', 'wheel nuts loose', 'lug nuts loose', 'loose lug nuts', 'lug nuts missing', 'lug nut fell off', 'wheel studs broke', 'wheel studs snapped', 'sheared wheel bolts', 'wheel wobbling loose', 'wheel about to fall', 'cracked wheel', 'cracked rim', 'wheel leaning', 'suspension collapsed', 'control arm broke', 'control arm snapped', 'spring broke punctured tyre', 'axle snapped', 'wheel folded under', 'wheel bearing collapsed', 'wheel tilted'],
  },
  {
    id: 'tyre-failure',
    title: 'A tyre may burst',
    advice:
      'Do not drive on it. Fit the spare at the roadside away from traffic, or have the car recovered. At speed a failing tyre can take the steering with it.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['tread-separation', 'tyre-bulge', 'tyre-blowout'],
    phrases: ['tread separated', 'tread separation', 'tread came off', 'tread peeling', 'tyre bulge', 'bulge sidewall', 'bubble in tyre', 'bubble sidewall', 'tyre blew out', 'tyre blowout', 'tyre burst', 'tyre exploded', 'cords showing tyre', 'wires showing tyre', 'steel showing tyre', 'sidewall split', 'sidewall cracked', 'bald tyres', 'tyre bald', 'egg on tyre'],
  },
  {
    id: 'stuck-accelerator',
    title: 'The car may speed up by itself',
    advice:
      'Do not drive. If it happens: brake hard and hold it, shift to neutral, steer to a safe place and only then switch off. Look for a mat under the pedal before anything else.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['unintended-acceleration', 'throttle-sticks', 'cruise-wont-cancel'],
    phrases: ['accelerates by itself', 'accelerated on its own', 'accelerator stuck', 'gas pedal stuck', 'gas pedal sticks', 'throttle stuck', 'throttle stuck open', 'sudden acceleration', 'unintended acceleration', 'sudden unintended acceleration', 'speeds up by itself', 'car took off by itself', 'surged forward by itself', 'cruise would not turn off', 'cruise control would not disengage', 'engine races foot off', 'revs to redline by itself', 'accelerated without pressing', 'lunged forward braking', 'accelerator pedal stuck floor', 'car shot forward', 'took off on its own'],
  },
  {
    id: 'rollaway',
    title: 'The car may roll away',
    advice:
      'Chock the wheels, use the parking brake every time and never leave anyone in or in front of the car while it stands on a slope. Do not drive until it holds.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['rolls-in-park', 'parking-brake-weak'],
    phrases: ['rolled away', 'rolls away in park', 'rolled away in park', 'rolls in park', 'moves in park', 'rolled down driveway', 'rolled backwards park', "won't hold on hill", 'parking brake does not hold', 'handbrake does not hold', 'parking brake failed', 'slipped out of park', 'jumped out of park', 'rollaway', 'shifted itself out of park', 'shifts into reverse by itself'],
  },
  {
    id: 'power-loss-in-traffic',
    title: 'It may stop in traffic',
    advice:
      'Do not take it on fast or busy roads. If it happens: hazard lights, coast to the side, and expect heavy brakes and steering. Have it recovered if it happens again.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['stalls-while-driving', 'drive-lost', 'ev-drive-cutout', 'total-power-loss', 'drops-to-neutral'],
    phrases: ['stalled on motorway', 'stalls while driving', 'stalled driving', 'died while driving', 'engine died driving', 'shut off while driving', 'engine cut out while driving', 'cuts out on highway', 'lost all power highway', 'lost power highway', 'lost power while driving', 'lost all power driving', 'lost motive power', 'dies in traffic', 'stopped in middle of road', 'shut down on freeway', 'went dead on highway', 'went dead driving', 'engine shuts off driving', 'no power middle of intersection', 'stalls at speed', 'car died on highway', 'vehicle stalled', 'engine shut off at speed', 'loses drive on highway', 'dropped into neutral driving', 'everything went dead driving'],
  },
  {
    id: 'overheating',
    title: 'The engine is overheating',
    advice:
      'Stop as soon as it is safe and switch off. Do not open the coolant cap for at least an hour: it sprays boiling water. Driving on destroys the engine.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['overheating', 'steam'],
    phrases: ['overheating', 'overheats', 'engine overheated', 'temperature gauge red', 'temp gauge in the red', 'temperature needle red', 'temperature warning', 'steam from bonnet', 'steam pouring out', 'boiling over', 'coolant boiling', 'needle pegged hot', 'running hot'],
  },
  {
    id: 'oil-pressure',
    title: 'The engine may have no oil pressure',
    advice:
      'Stop at once and switch off. Check the oil level before anything else. Even a minute without oil pressure can ruin the engine.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['oil-pressure-light', 'engine-knock'],
    phrases: ['oil pressure light', 'oil pressure warning', 'low oil pressure', 'no oil pressure', 'oil light on', 'oil light flashing', 'red oil light', 'oil can light', 'oil lamp on', 'engine knocking', 'rod knock', 'knocking from engine', 'no oil on dipstick', 'oil pouring out'],
  },
  {
    id: 'high-voltage',
    title: 'High-voltage fault',
    advice:
      'Do not touch orange cables, do not charge it and do not drive. Park it outside, away from buildings, and call a workshop that is trained for high voltage.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['ev-hv-warning'],
    phrases: ['isolation fault', 'insulation fault', 'high voltage warning', 'high voltage fault', 'hv isolation', 'electric shock from car', 'got shocked charging', 'electrical shock charging', 'hybrid battery smoking', 'battery pack smoke', 'battery hissing', 'battery swollen', 'charger cable melted', 'charging port melted', 'orange cable damaged', 'charge plug melted', 'stop safely electric system', 'electrical isolation'],
  },
  {
    id: 'airbag',
    title: 'Airbags or belts may not protect you',
    advice:
      'In a crash the airbags may not fire, or may fire for no reason. Have it read and mended before normal driving, and do not touch the airbag wiring yourself.',
    severity: 'high',
    verdict: 'caution',
    symptoms: ['airbag-light', 'airbag-no-deploy', 'belt-wont-latch', 'belt-no-restraint', 'belt-wont-retract', 'belt-wont-release', 'seat-moves', 'child-seat-fault', 'seat-heater-burns', 'passenger-airbag-off'],
    phrases: ['airbag light', 'airbag warning light', 'srs light', 'airbags did not deploy', 'airbag failed to deploy', 'airbag never deployed', 'seat belt would not latch', 'seat belt does not lock', 'seat belt came undone', 'seat belt unlatched', 'seat belt failed', 'seat belt frayed', 'seat moved while driving', 'seat slid back driving', 'seat came loose', 'seat broke', 'seat burned me', 'seat heater burned'],
  },
  {
    id: 'airbag-fired',
    title: 'An airbag fired by itself',
    advice:
      'Do not drive. Do not touch the fired or the other airbags: have the car recovered to a workshop.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['airbag-deploys'],
    phrases: ['airbag deployed for no reason', 'airbags went off for no reason', 'airbag deployed while driving', 'airbag deployed by itself', 'airbag deployed on its own', 'airbags deployed without impact', 'airbag exploded', 'airbag shrapnel', 'airbag went off driving', 'curtain airbag deployed driving'],
  },
  {
    id: 'carbon-monoxide',
    title: 'Exhaust gas in the cabin',
    advice:
      'Get into fresh air. Headache, dizziness or sickness in the car mean carbon monoxide. Do not drive it until the leak is found, not even with the windows open.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['exhaust-fumes-cabin', 'fumes-smell-cabin'],
    phrases: ['exhaust fumes inside', 'exhaust smell in cabin', 'exhaust smell inside', 'carbon monoxide', 'fumes in cabin', 'fumes headache', 'dizzy driving fumes', 'headache driving smell', 'exhaust fumes cabin', 'smell exhaust inside', 'fumes make me sick', 'fumes through vents', 'exhaust smell through vents'],
  },
  {
    id: 'structure',
    title: 'Something may open or come off',
    advice:
      'Do not drive at speed. Stop where it is safe, secure the part if that can be done safely, and have it mended before driving on.',
    severity: 'high',
    verdict: 'no',
    symptoms: ['bonnet-opens', 'door-opens-driving', 'frame-cracked', 'tow-hitch-fault', 'tailgate-falls', 'sunroof-shatters'],
    phrases: ['bonnet flew open', 'hood flew up', 'hood popped open driving', 'bonnet opened driving', 'hood latch broken', 'door flew open', 'door opened driving', 'door opens while driving', 'frame rusted through', 'frame cracked', 'subframe cracked', 'subframe rusted', 'frame broke', 'trailer came loose', 'windshield blew out', 'roof glass exploded', 'sunroof exploded', 'panel flew off'],
  },
  {
    id: 'false-braking',
    title: 'The car may brake or steer by itself',
    advice:
      'Leave more room behind, switch the assistant off in the menu where that is possible, and have it checked before motorway driving.',
    severity: 'high',
    verdict: 'caution',
    symptoms: ['false-emergency-braking', 'no-emergency-braking', 'lane-assist-pulls', 'abs-false', 'self-driving-error'],
    phrases: ['brakes by itself', 'braked by itself', 'slams on brakes by itself', 'slammed on brakes itself', 'phantom braking', 'brakes for no reason', 'emergency braking for no reason', 'automatic braking nothing ahead', 'stopped by itself highway', 'steers by itself', 'pulled me into lane', 'autopilot swerved', 'brakes engaged on their own', 'brakes applied themselves'],
  },
  {
    id: 'sight-loss',
    title: 'You may not see or be seen',
    advice:
      'Do not drive in the dark or in rain until it works. If it happens on the road, slow down, use the hazard lights and stop where it is safe.',
    severity: 'high',
    verdict: 'caution',
    symptoms: ['wipers-stop', 'headlight-out', 'brake-lights-out', 'bonnet-opens', 'defroster-fault', 'window-shatters'],
    phrases: ['wipers stopped working', 'wipers stopped rain', 'wipers do not work', 'no wipers', 'wiper flew off', 'both headlights went out', 'headlights went out driving', 'headlights shut off driving', 'lost headlights', 'headlights turn off driving', 'no headlights', 'headlights do not work', 'no brake lights', 'brake lights do not work', 'brake lights out', "can't see windshield fogged", 'all lights went out', 'no tail lights'],
  },
  {
    id: 'misfire-flashing',
    title: 'Flashing engine light',
    advice:
      'Ease off now and stop soon. A flashing light means fuel is burning in the exhaust: the catalytic converter can overheat and start a fire.',
    severity: 'high',
    verdict: 'caution',
    symptoms: ['check-engine-flashing'],
    phrases: ['check engine light flashing', 'engine light flashing', 'flashing check engine light', 'cel blinking'],
  },
  {
    id: 'no-pull',
    title: 'The car may not get out of the way',
    advice:
      'Keep off fast roads and leave long gaps: without power you cannot pull out of danger. Have the fault read before normal driving.',
    severity: 'medium',
    verdict: 'caution',
    symptoms: ['limp-mode', 'no-throttle-response', 'loss-of-power', 'ev-reduced-power', 'gearbox-slips', 'stalls-at-idle', 'steering-heavy', 'tyre-losing-air', 'steering-vibration'],
    phrases: ['no response gas pedal', 'accelerator unresponsive', 'hesitates pulling out traffic', 'no acceleration', "won't accelerate"],
  },
];
