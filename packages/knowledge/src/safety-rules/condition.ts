import { combine } from './combine.ts';
import type { SafetyRule } from './rule.ts';

/** The state of the whole car: condemned, or under water. */
export const condition = [
  {
    id: 'condemned',
    title: 'An inspection found it dangerous',
    danger: 'Whoever had it on the ramp saw a part that may fail.',
    advice:
      'Do not drive it until that part is repaired, not even home. Have it repaired where it is, or carried to a workshop.',
    severity: 'high',
    verdict: 'no',
    symptoms: [],
    phrases: [
      ...combine('fit, safe', 'not on the road garage, not on road'),
      ...combine(
        'failed, refused',
        'rotten chassis, rotten sills, rusted chassis, rotted subframe',
      ),
      'death trap',
      'not fit to be on the road',
      'not fit to drive',
      ...combine(
        'failed, fails, fail',
        'dangerous, brake line, brake pipes, ball joint, subframe, chassis, coil spring, steering rack, tie rod, fuel hose, fuel line, fuel pipe, tyre cords, control arm, wheel bearing, inspection frame, suspension dangerous, seat belt anchor, corrosion structural, inspection brake hose',
      ),
      ...combine(
        'dangerous',
        'defect, fault mot, mot, tester, inspection, tester tyre, garage drive, defects',
      ),
      ...combine('unsafe', 'traffic, road, tester, inspection, mechanic'),
      'too dangerous to drive',
      'not roadworthy',
      'unroadworthy',
      'not safe to drive',
      'unsafe to drive',
      'not fit for the road',
      'not road legal dangerous',
      'arm about to go',
      'refused sticker unsafe',
    ],
  },
  {
    id: 'flooded',
    title: 'The car has been in deep water',
    danger:
      'Water in the engine breaks it at the first turn, and wet wiring and brakes fail later, or short and burn.',
    advice:
      'Do not start it and do not switch it on. If it is electric or hybrid, stay away from it. Have it recovered and dried out by a workshop.',
    severity: 'high',
    verdict: 'no',
    forbids: ['powered', 'running', 'charging'],
    symptoms: [],
    phrases: [
      ...combine(
        'water',
        'came up bonnet stopped, over seats flood, up to dash, up to windows, up to doors car, inside flood',
      ),
      ...combine('flash flood, flooded road, flood', 'stalled, stopped dead, died, towed, cut out'),
      ...combine(
        'flood, flooded, floods',
        'seats, water inside, inside, dash, soaked, storm, hurricane, submerged, carpet, overnight, river, engine bay, doors, sills, footwell, up to seats',
      ),
      ...combine('deep water, flood water', 'died, cut out, stalled, bonnet, engine, engine died'),
      ...combine('river', 'sills, car water, seats'),
      ...combine(
        'water',
        'over bonnet cut out, above engine, up dash, street overnight, street sat, stood night, over wheels stalled, sucked engine, swallowed engine, up to seats storm, came through doors flood, under bridge cut out',
      ),
      'submerged',
      'underwater',
      'hydrolocked',
      'hydro locked',
      'engine sucked in water',
      'stood in water',
      ...combine(
        'flood, river, deep water, sea water, salt water, floodwater, flood water',
        'over sills, up to dash, up to doors, to the doors, standing, stood, brakes, coughs, misfires, above wheels',
      ),
      ...combine(
        'river, deep water, sea water, salt water, floodwater, flood water',
        'up to seats',
      ),
      ...combine('river, deep water, sea water, salt water, floodwater', 'inside'),
      ...combine(
        'through ford, ford water',
        'over sills, sills brakes, in over sills, coughs, brakes wet, bonnet wave, inside',
      ),
      ...combine(
        'water',
        'up to seats, over sills drove, over sills coughs, up to doors stood, over seats, over bonnet',
      ),
    ],
  },
] as const satisfies readonly SafetyRule[];
