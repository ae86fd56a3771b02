import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about CVTs, dual clutches, selectors, and control units in depth. */
export const shiftSystemQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-dct-fluid',
    faults: ['dct-mechatronic-failed', 'dct-clutch-overheats', 'dct-dry-clutch-shudder'],
    asks: [
      'does my dual clutch have oil to change',
      'dry or wet clutch, how do I know',
      'oil service missed on the dsg, harm?',
      'mechatronic fluid and gearbox oil, two oils?',
      'can any garage do the dct oil',
      'which oil goes in a wet dual clutch',
      'fluid change interval for double clutch gearbox',
    ],
    answer:
      'It depends on the kind: wet clutches run in oil that needs changing at the interval in your service plan, together with a filter where there is one, while dry ones have only a little gear oil and, for some, separate hydraulic fluid. The parts list for your chassis number, or a garage that works on them, tells which you have. Missed oil in a wet one leads to judder and heat, and a change is worth trying first, with the exact oil and a level set warm.',
  },
  {
    id: 'drive-dct-drive-style',
    faults: ['dct-dry-clutch-shudder', 'normal-dct-creep-judder', 'dct-clutch-overheats'],
    asks: [
      'how should I drive a dual clutch in traffic',
      'put it in neutral at lights or leave in drive',
      'is creeping bad for dct',
      'hill start in an automatic with two clutches',
      'can I use sport mode in jams',
      'does auto hold wear it',
      'tips against early clutch wear in dsg',
    ],
    answer:
      'Move off in one go and stop fully, instead of creeping at walking pace; leave a gap and hold with the brake, never with the accelerator. At a light stay in Drive with the brake firmly pressed, because the box then opens the clutch; a light press keeps it slipping. Choose Neutral only for a long halt. Auto hold spares it. Reverse uphill with a trailer is the hardest work for it, so make that short and let it cool.',
  },
  {
    id: 'drive-dct-jerk-after-update',
    faults: ['dct-dry-clutch-shudder', 'dct-mechatronic-failed', 'gearbox-software-calibration'],
    asks: [
      'worse since the software update',
      'jerks after they reset the adaptations',
      'how many miles to learn after a reset',
      'relearn done twice still harsh',
      'since flat battery my dct jolts',
      'changed gearbox oil and now it clunks',
      'after calibration gear change is strange',
    ],
    answer:
      'Some rough changes in the first days after a reset are usual, because the box relearns each clutch with a set drive: gentle, even starts, all gears, several stops, warm. If it is still harsh after a week of mixed driving, the basic setting was not completed, or the clutch or the fluid level is outside limits, which the tester shows as refused adaptation. Ask the garage for the printed result. Slip, smells or a light are not learning.',
  },
  {
    id: 'drive-dct-worth-buying-car',
    faults: [
      'dct-dry-clutch-shudder',
      'dct-mechatronic-failed',
      'cvt-belt-slip',
      'amt-clutch-actuator-failed',
    ],
    asks: [
      'can I sell the car with this gearbox fault',
      'should I get rid of it before it gets worse',
      'is the repair worth it on a ten year old car',
      'trade it in with judder, honest?',
      'will it come back after an expensive fix',
      'buy an ordinary automatic next time?',
      'fix gearbox or buy another car, which is sensible',
    ],
    answer:
      'Set the quote against what the car is worth in good order and what else it will soon need; a well kept car repaired by a specialist with a guarantee is often the cheaper way than a stranger’s used one. If you sell, tell the buyer of the fault: hiding it can come back to you. Repairs hold when the cause is found and the box is set up afterwards. Ask first about extended cover by the maker, since that may change everything.',
  },
  {
    id: 'drive-cvt-fluid-how',
    faults: ['cvt-belt-slip', 'cvt-judder-valve-body', 'cvt-overheat-protection'],
    asks: [
      'how often should cvt fluid be changed',
      'lifetime fluid in my cvt, true?',
      'is there a filter in the cvt',
      'fluid check on a cvt without dipstick',
      'level after change, how is it set',
      'can I do cvt oil in the drive',
      'burnt smell from cvt oil, finished?',
    ],
    answer:
      'Change it earlier than ‘lifetime’ suggests: specialists do it every few years, sooner with towing or heat, with the exact fluid. Most have a strainer inside and some a small paper filter at the cooler; ask for both. The level is set with the engine running at a stated temperature, so it is a lift and tester job. A burnt smell or bright flakes mean belt or pulleys suffer; then no fluid brings them back, and a reading of slip comes first.',
  },
  {
    id: 'drive-cvt-limp-noise',
    faults: ['cvt-belt-slip', 'cvt-overheat-protection', 'cvt-bearing-noise'],
    asks: [
      'is it dangerous if the cvt fails on the road',
      'what will happen if the belt breaks',
      'can I drive slowly with a slipping cvt',
      'how much warning does it give',
      'whine and slipping both, stop?',
      'will a cvt leave me stranded suddenly',
      'does slipping ruin the pulleys',
    ],
    answer:
      'Slip is its last warning: once the belt slides on the pulleys it scores them, and each mile takes it nearer to losing drive on the road, so follow the verdict and do not use it on a motorway. A whine often comes weeks before. If drive goes, hazard lights on, roll left, and have it recovered on a lorry with the driven wheels off the ground. Catching it at the whine stage may still save the pulleys.',
  },
  {
    id: 'drive-amt-life',
    faults: ['amt-clutch-actuator-failed', 'amt-hydraulic-unit-weak'],
    asks: [
      'are automated manuals reliable once fixed',
      'can it be converted to a manual',
      'creeps and drops to neutral, is it the actuator',
      'clutch or actuator, how do they tell',
      'used actuator, plug and play?',
      'which oil goes in the robot gearbox pump',
      'semi automatic is confused when warm',
    ],
    answer:
      'A tester decides between the two: it shows the clutch’s bite position, its wear and the actuator’s travel, so ask for those values. An actuator that moves too slowly or loses its zero is repaired or exchanged; a worn clutch shows a position near its end. A used actuator can be fitted but must be taught. The hydraulic type has its own fluid, named in the handbook. Conversion to a pedal clutch is rarely worth it.',
  },
  {
    id: 'drive-amt-stuck',
    faults: ['amt-clutch-actuator-failed', 'amt-hydraulic-unit-weak'],
    asks: [
      'will not start in gear, no neutral shown',
      'stuck in gear and it does not crank',
      'F on the display, what can I try',
      'how is it towed when it is in gear',
      'does a jump start bring the gearbox back',
      'pump silent and no gear at all',
      'emergency neutral for easytronic',
    ],
    answer:
      'Try the harmless things: foot firmly on the brake, parking brake on, lever through all positions to N, ignition off for a minute, and a good 12-volt supply, as these boxes refuse below a certain voltage. Listen for the pump when the door opens: silence means fuse or relay first. If it stays in gear, do not push or tow it on those wheels; recovery lifts them. Do not bridge the pump relay, which may move gears unexpectedly.',
  },
  {
    id: 'drive-shifter-parts',
    faults: ['electronic-shifter-failed', 'shift-interlock-stuck', 'park-position-switch-worn'],
    asks: [
      'new selector or repair the old one',
      'used gear selector from a breakers, code needed?',
      'can I open the selector housing myself',
      'microswitch replacement in the shifter',
      'is airbag near the shifter a problem',
      'how long does changing a selector take',
      'does dealer repair only the switch or whole lever',
    ],
    answer:
      'Mechanical lever units with a worn microswitch or solenoid can often be repaired singly, while electronic selectors are exchanged and mostly coded to the car. Compare part numbers and ask before you buy used. The console comes off with clips and screws; before you pull plugs, ignition off and key away, and leave airbag plugs under the console alone. Once done, try every position, Park with the brake off on level ground, and the start lock.',
  },
  {
    id: 'drive-key-stuck-ignition',
    faults: ['park-position-switch-worn', 'shift-interlock-stuck'],
    asks: [
      'key stuck in the ignition in park',
      'cannot take the key out, automatic',
      'key turns but does not come out',
      'battery dies because key must stay in',
      'how do I free a stuck key',
      'is there a release for the key',
      'it keeps my key and says nothing',
    ],
    answer:
      'Make sure that the lever is really in Park: brake on, move it firmly to and from P, then turn the wheel slightly to ease the steering lock. If it still holds the key, the park switch or the key interlock’s cable is at fault; many cars have a small emergency hole by the lock that the handbook shows. Do not force or lubricate the lock with oil. Parking brake on, since the car may believe, wrongly, that it is not in Park.',
  },
  {
    id: 'drive-roll-away-prove',
    faults: ['park-pawl-worn', 'electronic-park-lock-failed', 'shift-cable-bushing-failed'],
    asks: [
      'it rolled away in park, whose fault',
      'insurance after my car rolled off in P',
      'how can I check that Park holds',
      'should I report a roll away',
      'does recall exist for rolling in park',
      'parked on hill and it moved, cable or pawl',
      'what evidence after it rolled down street',
    ],
    answer:
      'Have it examined before anybody repairs it, and keep it chocked: the workshop checks the cable’s adjustment and bush, what the control unit recorded about Park, and the pawl. Photograph the lever and the display. Look up recalls with the registration and report it to the maker and to DVSA, who open recalls from such reports. Tell your insurer what happened. For a test, on level ground only, with somebody ready at the foot brake.',
  },
  {
    id: 'drive-gear-code-reader',
    faults: [
      'gearbox-control-module-failed',
      'gear-range-sensor-failed',
      'gearbox-speed-sensor-failed',
      'at-shift-solenoid-failed',
      'dct-mechatronic-failed',
    ],
    asks: [
      'my cheap code reader sees no gearbox faults',
      'P0700, what does that mean',
      'which scanner reads transmission codes',
      'codes cleared before I could note them',
      'gearbox code but the engine reader is empty',
      'how do I read the gearbox myself',
      'obd app finds no codes but auto is limp',
    ],
    answer:
      'A simple reader only looks into the engine control unit; P0700 there merely says that the gearbox control unit has something stored, and a reader that reaches the gearbox is needed for the real code. Specialists and many garages have one. Do not clear codes or disconnect the battery before, because the stored speed, temperature and voltage belong to the answer. Note when it happened, hot or cold, and after which work.',
  },
  {
    id: 'drive-gearbox-water',
    faults: ['gearbox-control-module-failed', 'gearbox-harness-oil-contaminated'],
    asks: [
      'gearbox fault after driving through a flood',
      'plugs on the gearbox got wet',
      'jet washed the engine and now a gearbox light',
      'fault only in the wet',
      'water in gearbox control unit, can dry?',
      'rain makes the gearbox go into limp',
      'puddle then gear fail',
    ],
    answer:
      'Water in a plug or control unit is the likely cause when it comes only in the wet; switch off, let it dry, and have the plug opened and cleaned, battery disconnected, with contact cleaner. Look at its seal and where the water comes from, such as a blocked drain above it. After deep water have the gear oil looked at too: milky oil means that water came in by the breather, and it is changed before the gearbox is used.',
  },
  {
    id: 'drive-transfer-range-stuck',
    faults: [
      'transfer-case-actuator-failed',
      'front-axle-disconnect-failed',
      'four-wheel-drive-switch-failed',
    ],
    asks: [
      'four wheel drive stuck on, wind up on tarmac',
      'how do I free a stuck 4wd',
      'reverse a few yards to release it, true?',
      'light stays on after switching to 2wd',
      'axle binding after leaving four high',
      'can 4x4 be damaged by driving on dry road in it',
      'cannot go out from 4H',
    ],
    answer:
      'Wind-up in the drive often holds it in: on loose ground or in a straight line reverse a few yards gently with the switch in two-wheel drive, and it frees itself. Do not force it on dry tarmac, since the strain breaks chain, joints or hubs. If it does not come out, listen for the motor: silence means switch, fuse or motor, a hum means a seized linkage. Use it monthly on a loose surface to keep it moving.',
  },
  {
    id: 'drive-awd-binding',
    faults: ['awd-coupling-failed', 'transfer-case-chain-stretched', 'power-transfer-unit-failed'],
    asks: [
      'feels as if a brake is on when parking',
      'hops on full lock since new tyres',
      'tyres scrub and squeal in slow turns',
      'pull the fuse to disconnect awd, ok?',
      'coupling stuck on or off, how do they test',
      'is awd binding bad for the gearbox',
      'four driven wheels feel stiff in corner',
    ],
    answer:
      'Compare the tyres first: same size, make, tread and pressure on all four, because a difference makes the coupling bind. If they match, its clutch drags, from wrong or old oil, a stuck valve, or a control fault. Do not pull fuses on the road: stability control and brakes may share them. Binding strains gearbox and transfer unit, so avoid tight, dry manoeuvres until it is put right. A workshop opens the coupling by tester and feels whether it frees.',
  },
  {
    id: 'drive-bush-cable-diy',
    faults: ['shift-cable-bushing-failed', 'manual-shift-linkage-worn'],
    asks: [
      'repair bush for the gear cable, does it last',
      'which cable end is bad, lever or gearbox',
      'can I fit a shift bushing without tools',
      'where is the bush on my gearbox',
      '3d printed bushing worth it',
      'plastic cable end broke, need whole cable',
      'replacement rubber in shift cable, how install',
    ],
    answer:
      'The bush sits at the lever on the gearbox, mostly reached from above or below, and a repair bush presses on in minutes if the cable itself is sound. Choose a metal-backed or branded one; printed plastic softens with heat. Engine off, parking brake on and wheels chocked, because the gearbox may drop out of Park as you work. Clean the pin, press the bush home evenly until it locks, then try each position and the start lock with your foot on the brake.',
  },
];
