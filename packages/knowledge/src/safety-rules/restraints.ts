import { combine } from './combine.ts';
import type { SafetyRule } from './rule.ts';

/** Airbags, belts and seats. */
export const restraints = [
  {
    id: 'airbag-fired',
    title: 'An airbag fired by itself',
    danger: 'Others may follow, and those that fired protect nobody.',
    advice:
      'Do not drive. Do not touch the fired or the other airbags: have the car recovered to a workshop.',
    severity: 'high',
    verdict: 'no',
    covers: ['airbag'],
    symptoms: ['airbag-deploys'],
    phrases: [
      'airbag deployed for no reason',
      'airbags went off for no reason',
      'airbag deployed while driving',
      'airbag deployed by itself',
      'airbag deployed on its own',
      'airbags deployed without impact',
      'airbag went off driving',
      'curtain airbag deployed driving',
      ...combine(
        'airbag',
        'fired, popped, inflated itself, blew face, blew itself, blew parked, exploded face, blew sitting, in my face, opened itself, blew lights, went off parked',
      ),
      ...combine('bag', 'popped steering wheel, blew face, exploded face, popped garage'),
      ...combine('airbag', 'opened suddenly, blew door, went off pothole, blew out'),
    ],
  },
  {
    id: 'airbag-burst',
    title: 'An airbag may burst and throw metal',
    danger: 'An inflator that bursts throws pieces of metal at whoever sits there.',
    advice:
      'Do not drive. Look the car up by its VIN for an airbag recall, and have it recovered to a dealer of the make.',
    severity: 'high',
    verdict: 'no',
    covers: ['airbag'],
    symptoms: ['airbag-fragments'],
    phrases: [
      'airbag exploded',
      'airbag shrapnel',
      ...combine('takata', 'airbag, inflator, truck, not replaced'),
      ...combine('airbag', 'inflator, throw metal, metal pieces, rupture'),
      ...combine(
        'airbag, inflator',
        'metal shards, shards, do not drive list, may explode, could explode',
      ),
    ],
  },
  {
    id: 'airbag',
    title: 'The airbags may not protect you',
    danger: 'In a crash an airbag may stay shut, and a faulty one may fire for no reason.',
    advice:
      'Have it read and fixed before normal driving, and do not touch the airbag wiring yourself. If it is the passenger’s airbag, leave that seat empty.',
    severity: 'high',
    verdict: 'caution',
    symptoms: ['airbag-light', 'airbag-no-deploy', 'passenger-airbag-off'],
    phrases: [
      'airbag light',
      'airbag warning light',
      'srs light',
      'airbags did not deploy',
      'airbag failed to deploy',
      'airbag never deployed',
      ...combine(
        'airbag',
        'resistor, wires hanging, removed missing, missing cover, bypassed, disconnected',
      ),
      ...combine('srs, airbag light', 'wires hanging, cover missing'),
    ],
  },
  {
    id: 'belt',
    title: 'A seat belt may not hold',
    danger: 'Whoever sits there is thrown forward in a crash or a hard stop.',
    advice:
      'Nobody may sit in that seat until the belt is fixed. If it is the driver’s belt, do not drive.',
    severity: 'high',
    verdict: 'no',
    covers: ['belt-slack'],
    symptoms: ['belt-wont-latch', 'belt-no-restraint', 'belt-frayed'],
    phrases: [
      'belt clip opens',
      'belt clip springs open',
      'buckle does not click',
      'belt lets go',
      'belt comes straight out',
      'belt cut webbing',
      'seat belt torn',
      'seat belt would not latch',
      'seat belt does not lock',
      'seat belt came undone',
      'seat belt unlatched',
      'seat belt failed',
      'seat belt frayed',
      'buckle opens',
      'buckle popped open',
      'buckle pops open',
      'buckle came open',
      'buckle comes open',
      'buckle releases by itself',
      'belt opens by itself',
      'belt comes out of buckle',
      'belt slips out of buckle',
      'belt unbuckles itself',
      'belt undoes itself',
      'belt comes undone by itself',
      'belt buckle lets go',
      'belt buckle releases itself',
      'belt buckle undone',
      'seat belt opens braking',
      ...combine(
        'seat belt',
        'will not lock tug, not lock pulled, not lock when, hanging threads, nearly cut, half torn, slips buckle, keeps undoing, keeps popping, fails to hold',
      ),
      ...combine(
        'seat belt',
        'pulls out buckle, comes out of buckle, comes out buckle, pops out, pops open, pops out buckle, unclips, unclips itself, will not click, will not latch, will not lock, not stay buckled, not stay clipped, never locks, does not lock brake, cut half, anchor pulled, anchor loose, anchor rusted, bolt loose, mount loose, webbing torn, comes undone, opens itself, unlatches, does not hold',
      ),
      ...combine(
        'belt',
        'pops out buckle, does not lock brake, never locks yank, unlatches itself, will not click, will not latch, not stay buckled, anchor floor rusted, webbing torn, webbing frayed, chewed dog',
      ),
      ...combine(
        'buckle',
        'pops out, pops, unlatches, not click in, will not latch, comes apart, not hold',
      ),
      ...combine(
        'seat belt',
        'stitching, knotted, reel seized, anchorage rotted, nicked, burnt through, pops straight',
      ),
      ...combine(
        'belt',
        'stitching torn, stitching coming, stitching, knotted, anchorage rotted, anchorage rusted, pops straight out',
      ),
      ...combine(
        'buckle',
        'lets go, springs open, lets go leans, undone leans, will not stay, gives way',
      ),
    ],
  },
  {
    id: 'belt-slack',
    title: 'A slack seat belt may not hold',
    danger: 'A belt that hangs loose catches you too late.',
    advice:
      'Feed it back by hand so that it lies tight, and let nobody use that seat for longer drives until it is fixed.',
    severity: 'high',
    verdict: 'caution',
    symptoms: ['belt-wont-retract'],
    phrases: [],
  },
  {
    id: 'belt-trapped',
    title: 'A seat belt may not let go',
    danger: 'After a crash or in a fire somebody may be trapped.',
    advice:
      'Leave that seat empty and keep a belt cutter within reach. If it is the driver’s belt, have it fixed before normal driving.',
    severity: 'high',
    verdict: 'caution',
    symptoms: ['belt-wont-release'],
    phrases: [
      ...combine(
        'seat belt, belt, buckle',
        'will not undo, will not unbuckle, will not release, will not unlatch, will not open, stuck shut, jammed shut',
      ),
      ...combine('belt', 'stuck daughter, stuck son, trapped, cut out of'),
    ],
  },
  {
    id: 'seat-breaks',
    title: 'A seat may break loose',
    danger: 'A driver who is thrown back loses wheel and pedals.',
    advice:
      'Nobody may sit in that seat until it is bolted down and locks. If it is the driver’s seat, do not drive.',
    severity: 'high',
    verdict: 'no',
    covers: ['seat-loose'],
    symptoms: [],
    phrases: [
      ...combine(
        'seat',
        'slides braking, slides forward brake, moves braking, flew back, fixed two bolts, unbolted, came unbolted, fell backwards, collapsed driving',
      ),
      ...combine('seat bolt, seat bolts', 'sheared, snapped, loose, missing, broke, fell out'),
      ...combine(
        'seat',
        'sheared, came off rail, came off runner, jumped back, shot back, slid back braking, slid back pedals, off rails, rail broke, runner broke, frame cracked, frame broke, frame snapped, bolted loose, bracket snapped, tipped over braking',
      ),
      ...combine('backrest', 'collapsed, fell back driving, snapped, gave way, broke'),
      ...combine(
        'seat, chair',
        'slides pull away, slides accelerate, slides back pedals, slides back hill, rocks braking, rocks loose bolt, loose floor, ripped floor, bolts gone, slid back pull, bolt missing rocks, runner snapped, floor rusted',
      ),
      ...combine(
        'backrest, seat back, recliner',
        'falls back, collapses, flops back, does not lock',
      ),
      ...combine('seat back, recliner', 'broke, gave way'),
    ],
  },
  {
    id: 'seat-loose',
    title: 'A seat may move or give way',
    danger: 'A driver who slides or falls back loses wheel and pedals.',
    advice:
      'If it is the driver’s seat, do not drive until it locks firmly. Leave any other loose seat empty. Have the rails and bolts looked at.',
    severity: 'high',
    verdict: 'caution',
    symptoms: ['seat-moves', 'seat-back-collapses'],
    phrases: [
      'seat moved while driving',
      'seat slid back driving',
      'seat came loose',
      'seat broke',
    ],
  },
  {
    id: 'child-seat',
    title: 'A child seat may not hold',
    danger: 'A child seat that is not fixed firmly flies forward in a crash.',
    advice:
      'Carry no child in that place until the seat locks firmly. Another place in the car may have sound anchors.',
    severity: 'high',
    verdict: 'caution',
    symptoms: ['child-seat-fault'],
    phrases: [
      ...combine(
        'isofix, isofix bar, anchor child, tether',
        'broke, snapped, pulled out, bent, rusted, loose',
      ),
      ...combine(
        'child seat, baby seat',
        'tipped over, not held, keeps coming loose, moves bend, comes loose, will not clip, does not hold',
      ),
      'tether point pulled out',
      ...combine('isofix', 'broken, cracked, came off, rocks'),
    ],
  },
  {
    id: 'seat-heater',
    title: 'A seat heater may burn you or the seat',
    danger: 'It burns skin before it is felt, and can set the seat on fire.',
    advice:
      'Switch it off, take its fuse out and leave it off. If the seat smokes, stop, get everyone out and call the fire service.',
    severity: 'high',
    verdict: 'caution',
    symptoms: ['seat-heater-burns'],
    phrases: [
      'seat burned me',
      'seat heater burned',
      ...combine(
        'seat heater, seat heating, seat',
        'roasting, scorching, burned leg, burned hole, burned trousers, singed, scorched',
      ),
      ...combine('seat heating', 'will not turn off, will not switch off'),
    ],
  },
] as const satisfies readonly SafetyRule[];
