import { combine } from './combine.ts';
import type { SafetyRule } from './rule.ts';

/** Gearbox, axle and shafts that lock or come loose. */
export const drivetrain = [
  {
    id: 'gearbox-locks',
    title: 'The gearbox or axle may lock the wheels',
    danger: 'Wheels that lock, or a low gear that engages at speed, can spin the car.',
    advice:
      'Do not drive. If it happens on the road: press the clutch or shift to neutral, steer straight and let the car roll to a safe place. Have it recovered.',
    severity: 'high',
    verdict: 'no',
    covers: ['brake-lock', 'low-power'],
    symptoms: [],
    phrases: [
      ...combine(
        'changed down, changes down, dropped down gear, jumped down',
        'by itself motorway, itself wheels, itself speed, itself squealed, own motorway',
      ),
      ...combine('wheels stopped turning', 'skidded, gearbox, axle, diff'),
      ...combine(
        'transmission, gearbox, diff, axle',
        'wheels locked skid, locked skid, froze motorway, bang wheels stopped',
      ),
      'downshifts violently speed',
      'kicked down two gears tyres',
      'seized differential bend',
      ...combine(
        'transmission, box, differential, axle, diff',
        'locked solid, locks up, locked up, jammed wheels skidded, locked wheels, seized wheels, skid seized, seized bang, locked bang, seized tyre, locked tyre, seized slid, locked motorway',
      ),
      ...combine('differential, axle', 'seized, jammed'),
      ...combine(
        'wheels locked',
        'gears, gear, transmission, bang driving, crunch, axle, differential, seized, box',
      ),
      ...combine('two gears', 'once, same time'),
      ...combine(
        'shifts down, kicks down, kicked down, drops gear, lower gear',
        'itself speed, itself motorway, itself driving, itself spin, itself tyres, itself wheels, itself back end',
      ),
      ...combine('bangs lower gear, lower gear', 'itself, speed itself, all by itself'),
      ...combine('changed gear', 'locked tyres, locked screeched, locked wheels'),
      ...combine(
        'wheels, front wheels, rear wheels, back wheels',
        'locked change down, locked changed down, locked shifting, locked gearbox, locked forty, locked kickdown',
      ),
      ...combine(
        'it, gearbox, transmission, auto',
        'locked up wheels, locked up forty, slammed lower, slammed first',
      ),
    ],
  },
  {
    id: 'shaft-loose',
    title: 'A driveshaft or propshaft may come loose',
    danger: 'A shaft that drops can dig into the road, hit the brake pipes or lock a wheel.',
    advice: 'Do not drive, not even slowly. Have the car carried to a workshop, not towed.',
    severity: 'high',
    verdict: 'no',
    symptoms: [],
    phrases: [
      ...combine(
        'driveshaft, propshaft, prop',
        'adrift, come away, disconnected, lying road, dragging, dragged, swinging, thrashing, beating floor, half out, hit underneath, hitting floor, hits floor',
      ),
      ...combine('driveshaft', 'came out transmission, came out box, pulled out transmission'),
      'long shaft hanging down',
      'shaft under hanging bolts',
      ...combine(
        'driveshaft, prop, cardan, cardan shaft, shaft under',
        'hanging, loose, fell, dropped, popped out, dangling, flailing, wobbling bolts, bolts missing, bolts gone, bolts loose, fell off, hit floor, dug road, broke, snapped, apart, bangs floor, sliding out, came off, fell out, by two bolts',
      ),
      ...combine(
        'cv joint, u joint, universal joint',
        'came apart, broke driveshaft, flailing, fell apart, broke shaft, popped out shaft',
      ),
      ...combine('shaft', 'hanging bolts, flailing, dropped road'),
      ...combine('axle', 'popped out hub, came out hub, popped out, slid out hub'),
      'centre bearing gone propshaft',
      ...combine(
        'u joint, uj, universal joint, prop, propshaft, driveshaft, cv joint, halfshaft, half shaft, cardan, carrier bearing, centre bearing, centre carrier',
        'needles, cap flew, cap came off, cap missing, horrendous vibration, violent vibration, severe vibration, torn, bangs tunnel, worked loose, nut loose, came undone, two bolts, collapsed, flapping, play clunk vibration, shot vibration',
      ),
      ...combine(
        'u joint, uj, universal joint, cv joint, halfshaft, half shaft, cardan, carrier bearing, centre bearing, centre carrier',
        'swinging, hits floor',
      ),
      ...combine(
        'u joint, uj, universal joint, propshaft, cv joint, halfshaft, half shaft, carrier bearing, centre bearing, centre carrier',
        'bangs floor, bolts missing, popped out',
      ),
      ...combine('axle nut, hub nut, flange bolts', 'loose'),
      ...combine(
        'driveshaft nut, axle nut, hub nut, halfshaft nut, flange bolts',
        'missing, worked loose, came off, undone, gone, backed off',
      ),
      ...combine(
        'shaft',
        'swinging, swinging around, out of box, bangs tunnel, hits floor, loose bangs',
      ),
    ],
  },
  {
    id: 'coolant-in-gearbox',
    title: 'Coolant may be in the gearbox oil',
    danger: 'Coolant destroys an automatic gearbox within miles, and the drive can go at any time.',
    advice:
      'Do not drive and do not start it: the running engine pumps the coolant further in. Have it recovered.',
    severity: 'high',
    verdict: 'no',
    forbids: ['running'],
    symptoms: [],
    phrases: [
      ...combine('pink', 'slime tank, sludge automatic, jelly tank'),
      'coolant leaked into transmission',
      'coolant inside transmission',
      ...combine(
        'transmission, automatic, gearbox oil, transmission fluid, atf',
        'milkshake, milky, pink foam, pink gloop, pink cream, pink sludge, strawberry, coolant mixed, antifreeze mixed, emulsion, pink froth, water in oil, coolant tank, radiator leaked into, froth pink',
      ),
      ...combine(
        'pink gloop, pink sludge, pink cream, pink goo, strawberry, milkshake, pink mayonnaise',
        'radiator, tank, header tank, coolant, dipstick, transmission, radiator bottle',
      ),
      ...combine(
        'coolant',
        'into transmission cooler, in auto trans cooler, in transmission oil, in gearbox oil',
      ),
      ...combine(
        'radiator',
        'water transmission oil, let water transmission, red oil transmission, red oil automatic',
      ),
      'water in gearbox oil',
      'water in transmission fluid',
      'red oil floating radiator',
      ...combine(
        'transmission, gearbox, atf',
        'strawberry milkshake, frothy pink, looks like milk, looks milkshake, white foam, creamy',
      ),
      ...combine('gearbox', 'milky, pink foam'),
    ],
  },
] as const satisfies readonly SafetyRule[];
