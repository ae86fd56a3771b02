import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about gearbox control, CVTs, dual clutches, automated manuals, and selectors. */
export const gearboxControlQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-tcm-or-battery',
    faults: [
      'gearbox-control-module-failed',
      'gearbox-software-calibration',
      'gearbox-harness-oil-contaminated',
    ],
    asks: [
      'could a weak battery cause the gearbox warning',
      'is it the module or just the 12v battery',
      'gearbox fault came after jump starting',
      'lots of lights with the gearbox one, module?',
      'flat battery and now the auto is in limp',
      'is bad earth able to do this',
      'voltage problem or computer dead, how to separate',
    ],
    answer:
      'A weak battery or a bad earth is a common and cheap cause, above all when several warnings came together or after a jump-start. Have the battery tested under load, clean its terminals and the earth strap to the gearbox, and have all codes read with their voltage noted. Only when supply, earth and plug are proven good is the module itself suspected. A module that fails only hot, again and again, is more likely the real culprit.',
  },
  {
    id: 'drive-tcm-replace',
    faults: ['gearbox-control-module-failed', 'dct-control-module-failed'],
    asks: [
      'can I fit a used gearbox computer',
      'does a new tcm need programming',
      'module repair service by post, any good',
      'swap the ecu with one from a breakers',
      'must control unit be code to my car',
      'how long does replacing the gearbox module take',
      'clone my old unit onto another, possible?',
    ],
    answer:
      'A plug-in swap rarely works: most gearbox modules are married to the car by coding, immobiliser and learnt values, and a used one must be cloned or reset by a specialist. Repair of your own unit by a specialist with a guarantee is often the cheapest way, because it keeps its data. Check the number and software version. Ask for a supply and plug check beforehand, and expect a set drive so that it learns its shifts afterwards.',
  },
  {
    id: 'drive-soft-after-battery',
    faults: ['gearbox-software-calibration'],
    asks: [
      'jerky since the battery was changed',
      'shifts went odd after a service, will it learn',
      'how long does the gearbox need to relearn',
      'clunky in slow traffic but no codes',
      'does it adapt to my driving by itself',
      'new battery and now the auto snatches',
      'is there an update from the maker for rough changes',
    ],
    answer:
      'Give it a few days of mixed, gentle driving first, as many gearboxes learn their shifts anew after the battery was off. If it does not settle, have the learnt values read and the adaptation carried out with a tester, and ask a dealer whether a newer gearbox program exists for your chassis number. If it also slips, smells or bangs when hot, software is not the answer. Note the exact shift and speed at which it is rough.',
  },
  {
    id: 'drive-range-sensor-start',
    faults: ['gear-range-sensor-failed'],
    asks: [
      'have to jiggle the lever to start it',
      'dash shows the wrong gear letter',
      'no reverse lights and wrong gear display',
      'inhibitor switch, adjust or replace',
      'where is the range sensor',
      'moving selector a bit and then it cranks',
    ],
    answer:
      'A car that starts in Neutral and not in Park, or after a jiggle of the lever, usually has a range sensor that is worn or out of adjustment, or a stretched selector cable. The sensor sits on the gearbox where the lever shaft comes out; many have slotted holes and are set with a mark or a pin. Check the cable first, and set the sensor to the workshop data. Use Neutral with your foot firmly on the brake to get started.',
  },
  {
    id: 'drive-range-sensor-risk',
    faults: ['gear-range-sensor-failed'],
    asks: [
      'can I bridge the neutral safety switch',
      'bypass the inhibitor so it always starts',
      'is it dangerous if the display shows the wrong letter',
      'short the two wires to get it cranking',
      'says P but it rolls',
      'trick to start without the park switch',
      'will it maybe start in gear when I loop the plug',
    ],
    answer:
      'Do not bridge it: the switch is what stops the car from starting in gear and running someone over, and the shorted wires may also tell the gearbox nonsense. Adjusting or replacing the sensor is a modest job. As long as the display may be wrong, never trust the letter: parking brake on before you leave the seat, foot on the brake when you start, and chocks on a slope. If it cranks in gear at all, do not use it.',
  },
  {
    id: 'drive-speed-sensor-gearbox',
    faults: ['gearbox-speed-sensor-failed'],
    asks: [
      'speedo dropped to zero and it banged down a gear',
      'input or output sensor, which one',
      'can I clean the gearbox speed sensor',
      'metal on the sensor tip, what does it mean',
      'replaced the sensor and code is back',
      'plug or sensor, how to check',
      'is sensor outside or inside of box',
    ],
    answer:
      'If the speedometer and the shift fail in the same instant, the output side is suspect; harsh shifts with a working speedometer point to the input side. Many sensors sit outside and are easy; others are inside, on the valve body. Wipe metal fuzz off the tip: if there is much of it, or it returns soon, the box sheds metal, and that matters more than the sensor. If the code returned with a new one, check the wiring and the trigger ring.',
  },
  {
    id: 'drive-oily-plug',
    faults: ['gearbox-harness-oil-contaminated'],
    asks: [
      'oil in the gearbox connector, just clean it?',
      'electrical plug sleeve leaks, can I do it',
      'fluid crept up the wires to the computer',
      'random gearbox codes, everything tested good',
      'contact cleaner on the plug enough?',
      'garage says connector sleeve, is that cheap',
      'is it serious that connector is wet with atf',
    ],
    answer:
      'Cleaning alone lasts only until the next drop: the seal or the sleeve of the plug must be renewed, which is mostly done with the pan off or from outside and costs little against a gearbox. Battery off first, then clean plug and socket with contact cleaner and dry them. Follow the loom to the control unit, as fluid creeps inside the wires; if it has arrived there, the unit’s own plug needs the same. Level is topped up afterwards.',
  },
  {
    id: 'drive-cvt-slip-fluid',
    faults: ['cvt-belt-slip', 'cvt-judder-valve-body'],
    asks: [
      'will new cvt fluid stop it slipping',
      'can I use normal auto oil in a cvt',
      'cvt fluid never changed, do it now?',
      'fluid service on a slipping cvt, wasted money?',
      'garage used multi-vehicle fluid in my cvt',
      'what oil for this variable gearbox',
      'changed oil and the jerk is less, cured?',
    ],
    answer:
      'Fresh fluid of exactly the maker’s CVT type can cure judder and some slip if the fluid was old, but it cannot smooth a scored belt or pulleys. Never put ordinary automatic fluid in, because the belt needs a different grip and is ruined within a short time. If slip goes on after a proper change, stop spending on fluid and have the pressure and ratio read, and the drained fluid looked at for bright metal.',
  },
  {
    id: 'drive-cvt-repair-or-new',
    faults: ['cvt-belt-slip', 'cvt-bearing-noise'],
    asks: [
      'can a cvt be rebuilt',
      'who repairs a cvt in this country',
      'exchange unit or used cvt',
      'is there an extended warranty for these boxes',
      'belt and pulleys only, can they do just that',
      'cvt quote higher than the car value',
      'do all cvts end like this',
    ],
    answer:
      'Some independent specialists do replace belt, pulleys and bearings, but many garages only fit an exchange unit, so ask around before you agree. Ask the maker too: several extended the cover or ran campaigns for known CVT types, and goodwill depends on service history. A used unit should come with known mileage and matching numbers, and needs fresh fluid, a flushed cooler and a learning procedure. Chips from the old belt in the cooler kill the new one.',
  },
  {
    id: 'drive-cvt-judder-test',
    faults: ['cvt-judder-valve-body'],
    asks: [
      'shudders between 20 and 40 on a light pedal',
      'washboard feeling at low revs',
      'stalls when I brake to a stop',
      'is it engine mounts or the cvt',
      'will an update cure the judder',
      'new spark plugs did not help the shaking',
      'low speed vibration, go away when i press harder',
    ],
    answer:
      'A shake at a light throttle between about 20 and 40 mph fits the lock-up clutch or the valve body of a CVT; one at standstill in Drive rather means mounts or a misfire. Ask first for the software version, since makers have issued updates for this, then for a change of the right fluid. Only after that is the valve body justified. Stalling when you stop is a clear sign of a lock-up that does not open, so report it.',
  },
  {
    id: 'drive-cvt-overheat-trip',
    faults: ['cvt-overheat-protection'],
    asks: [
      'power fades after half an hour on the motorway',
      'it goes slow in hot weather then recovers',
      'warning about transmission temperature on a long hill',
      'how do I avoid the cvt overheating',
      'can I tow or drive in mountains with it',
      'let it cool, for how long',
      'engine not accelerate after long fast road, later normal',
    ],
    answer:
      'It protects itself: when its fluid is too hot, it takes power away until it has cooled. Ease off to a lower, steadier speed, or stop in a place out of danger and let the engine idle in Park for some minutes. At home clean leaves and fluff out of the radiator and the small gearbox cooler, which costs nothing, and have level and age of the fluid checked. A CVT that does it in normal weather needs a look at its cooler.',
  },
  {
    id: 'drive-cvt-whine',
    faults: ['cvt-bearing-noise'],
    asks: [
      'whine from 20 mph, is it the cvt or a wheel bearing',
      'drone that changes with load',
      'how long will a noisy cvt last',
      'new wheel bearings fitted, still whining',
      'whistling noise grows with speed',
      'can bearings in a cvt be changed by themselves',
      'singing noise under the bonnet on the move',
    ],
    answer:
      'Swerve gently on an empty road: a wheel bearing changes its note from side to side, a CVT bearing stays the same but alters with the accelerator. If new wheel bearings made no difference, the pulley bearing is likely. Some specialists renew the bearings alone if it is caught while only whining; once the fluid carries metal, the belt and pulleys suffer as well. Have the fluid checked now, and act when the note gets louder.',
  },
  {
    id: 'drive-cvt-normal-drone',
    faults: ['normal-cvt-drone'],
    asks: [
      'revs go up before the speed, is that really normal',
      'sounds like a slipping clutch but dealer says fine',
      'how do I know drone from slip',
      'engine screams uphill',
      'elastic band feeling, is there a mode to stop it',
      'coming from a manual, this cvt is odd',
      'noise same while car gets faster, gearbox broken?',
    ],
    answer:
      'A steady high note while the speed rises smoothly is how a CVT works, since it holds the engine where it pulls best. It is a fault when the revs jump up without the car gaining speed, when it shudders or jerks, when a new whine comes, or a warning light shows. Press the accelerator less deeply for a calmer sound; a manual or sport mode imitates gears. If in doubt, let somebody drive another car of the same model for comparison.',
  },
  {
    id: 'drive-dct-dry-judder',
    faults: ['dct-dry-clutch-shudder', 'normal-dct-creep-judder'],
    asks: [
      'judders crawling in traffic, new clutch needed?',
      'shudder on light starts with a dual clutch',
      'only cold for the first mile, or is it getting worse',
      'is relearning the clutch a real cure',
      'software or hardware for dct shudder',
      'how should I drive it so it judders less',
      'car is shaking in queue, smooth over 25',
    ],
    answer:
      'A little roughness at walking pace in the first cold mile is normal; a shudder that comes warm, grows after stop-and-go, or smells is not. First come the clutch adaptation, done by the book with the clutch at its stated temperature, and a software update, as both are far cheaper than a clutch. If it returns within weeks, the clutch pack is glazed or its seals leak oil onto it. Pull away decisively, and leave a gap instead of creeping.',
  },
  {
    id: 'drive-dct-clutch-set',
    faults: ['dct-dry-clutch-shudder', 'dct-clutch-overheats'],
    asks: [
      'can any garage do a dual clutch',
      'does a dct clutch need special tools',
      'new clutch pack fitted and still shudders',
      'clutches done, needs a setup run?',
      'do I replace both clutches or one',
      'is reconditioned dual clutch ok',
      'how long in the workshop for dsg style clutch',
    ],
    answer:
      'It needs special tools, shims measured to hundredths of a millimetre, and a teach-in with a tester afterwards, so choose a garage that does them regularly. Both clutches come as one pack. A new pack that shudders was mostly set wrongly, not taught, or has oil on it from a seal; the garage should put that right under its guarantee. Ask which oil seals and which release forks are renewed with it, as they belong to the job.',
  },
  {
    id: 'drive-dct-overheat-behaviour',
    faults: ['dct-clutch-overheats'],
    asks: [
      'gearbox too hot message in a jam',
      'temperature warning, stop or keep crawling',
      'it flashed up on a car park ramp',
      'next morning it drives perfectly, ignore it?',
      'how do I cool the clutch down',
      'can I hold it on a hill with the gas',
      'got hot twice this week, lasting damage?',
    ],
    answer:
      'Stop where it is out of danger, select Park or Neutral with the brake on, and let the engine idle until the message has gone; crawling on heats the clutch further. Never hold the car on a slope with the accelerator, since that slips the clutch all the time; use the brake. In jams let a gap open and move in one go. If it comes in ordinary driving, or it shudders now, have adaptation, clutch wear and, with a wet clutch, oil checked.',
  },
  {
    id: 'drive-dct-mechatronic-half',
    faults: ['dct-mechatronic-failed'],
    asks: [
      'lost all even gears',
      'only odd gears and no reverse',
      'gear display flashes and a restart helps',
      'half the gearbox is missing',
      'is it mechatronic or the clutch',
      'pump pressure code on my dsg, what does it mean',
      '1 3 5 work but R 2 4 6 not',
    ],
    answer:
      'If all gears of one half have gone, the box has shut down that half, and the hydraulic control unit, its pump or store, or one clutch is at fault. A specialist tells them apart by the stored code and the pressures in live data. A cracked pressure store or a pump is often sold separately. Do not keep restarting to get home: it may drop out of gear in traffic. Ask about extended cover, since some makers gave it for known units.',
  },
  {
    id: 'drive-dct-mechatronic-fix',
    faults: ['dct-mechatronic-failed', 'dct-control-module-failed'],
    asks: [
      'repair or replace the mechatronic',
      'send my unit away for repair, good idea?',
      'second hand mechatronic plug and play?',
      'does it need coding and basic settings',
      'can they swap it with the gearbox in',
      'does the dealer replace the whole gearbox for this',
      'only circuit board broken, can be repaired?',
    ],
    answer:
      'On many dual-clutch boxes the unit comes out with the gearbox in the car, and specialists repair the board, the pump or the pressure store with a guarantee, which is mostly far cheaper than a new one. Sending in your own keeps its coding; a used one must be coded and can bring its own faults. Afterwards the basic settings must be run with a tester, or it jerks and refuses gears. Any dealer quote for a whole box merits a second opinion.',
  },
  {
    id: 'drive-dct-no-crank-hot',
    faults: ['dct-control-module-failed'],
    asks: [
      'no crank and no gear shown after a hot stop',
      'dead after a fuel stop, fine an hour later',
      'is it the starter or the gearbox computer',
      'codes say lost communication with tcm',
      'gearbox dropped into neutral on the move',
      'is it dangerous if it cuts out while driving',
      'cools down and works again, why',
    ],
    answer:
      'If no gear is shown and it does not crank after a hot stop, the gearbox module may have dropped off the data line, because the starter waits for its word that Park or Neutral is in. A failing starter shows the gear and clicks. Have the codes read while it is dead or right after, and the supply and battery checked. A module that fails hot can take drive away on the road as well, so do not join a motorway with it.',
  },
  {
    id: 'drive-amt-teach',
    faults: ['amt-clutch-actuator-failed'],
    asks: [
      'new clutch fitted and now the robot gearbox will not shift',
      'easytronic shows F after the clutch job',
      'does an automated manual need teaching',
      'clutch done, still jerks and drops to neutral',
      'biting point learning, who can do it',
      'semi auto goes in neutral at the lights',
      'any way to relearn it without a tester',
    ],
    answer:
      'An automated manual must be taught its bite point with a suitable tester after a clutch, an actuator, or often a flat battery; without that it jerks, drops to neutral or refuses to start. Many general garages have no such tester, so ask before booking. If the teaching stops with an error, the clutch, the actuator’s motor or its fluid is at fault. Do not rely on a restart that clears it, as it tends to fail at junctions.',
  },
  {
    id: 'drive-amt-pump',
    faults: ['amt-hydraulic-unit-weak'],
    asks: [
      'something whirrs when I open the door',
      'pump runs every few seconds',
      'noise at the door opening for longer now',
      'is it accumulator or pump on the selespeed',
      'relay burnt, replace only that?',
      'can I change the accumulator myself',
      'buzzing behind the bumper after I unlock',
    ],
    answer:
      'A whirr at the opening of the door is the pump building pressure and is part of the design; one that repeats every few seconds means that the pressure store is tired or a valve leaks. Renewing the store in time saves the pump. The system holds high pressure, so it is let down with a tester or by the book first, never by opening a pipe. With a burnt relay, find out why: a pump that runs all the time burns the next one too.',
  },
  {
    id: 'drive-cable-bush-quick',
    faults: ['shift-cable-bushing-failed'],
    asks: [
      'lever moves with no resistance at all',
      'shift bush crumbled, how do I get it out of park',
      'cable tie on the selector till I get a part',
      'can I move it by hand at the gearbox',
      'display does not match the lever',
      'is the bush sold separately from the cable',
      'gear lever floppy auto, rubber ring broken',
    ],
    answer:
      'Do not tie it up and drive: the lever and the gearbox no longer agree, so it may be in Drive or Reverse when you believe it is in Park, and roll. Put the parking brake on, chock the wheels and switch off. Many bushes are sold singly or as a repair clip and press on at the gearbox lever; others need the whole cable. After fitting, the adjustment is checked in every position, Park included.',
  },
  {
    id: 'drive-interlock-release',
    faults: ['shift-interlock-stuck'],
    asks: [
      'stuck in park, how do I get it out',
      'where is the release slot by the lever',
      'lever will not move with my foot on the brake',
      'no click from the lever when braking',
      'can I override the shift lock',
      'pressed the brake and it is solid',
      'is there hidden button for free the gear lever',
    ],
    answer:
      'Most cars have a shift-lock release: a small cover beside the lever with a slot or a button, described in the handbook under ‘emergency release’. Parking brake on, foot on the brake, ignition on, press it and move the lever. Then look at your brake lights: if they stay dark, the brake-light switch or its fuse is the cause, and driving without brake lights is dangerous and illegal. A release is for getting it moved, not for every day.',
  },
  {
    id: 'drive-interlock-cause',
    faults: ['shift-interlock-stuck'],
    asks: [
      'is it the brake switch or the solenoid',
      'works when it is warm, not when cold',
      'lever locks only now and then',
      'coffee went in the selector and now it sticks',
      'fuse ok, brake lights ok, still stuck',
      'why do I hear nothing when I press brake',
      'could a weak battery lock the lever',
    ],
    answer:
      'Split it with two observations: do the brake lights come on, and does the lever click when you press the brake with the ignition on? No lights: switch or fuse. Lights but no click: the interlock solenoid, its wiring or the park switch in the lever. A click, but the lever is tight: on a slope the park pawl is loaded, so apply the foot brake and rock the car gently. A weak battery can stop the solenoid as well.',
  },
  {
    id: 'drive-park-pawl',
    faults: ['park-pawl-worn', 'electronic-park-lock-failed'],
    asks: [
      'car rolls in park',
      'can I just always use the handbrake instead',
      'does it hold with chocks till the repair',
      'ratchet noise when it rolls in P',
      'parked and it moved off by itself',
      'is a clunk when leaving park a sign',
      'P is shown but it creeps down the drive',
    ],
    answer:
      'Do not rely on Park or use a workaround that a forgetful moment defeats: a car that rolls kills people, so follow the verdict here. Until it is repaired it stands on level ground with the parking brake on and chocks at the wheels. First a garage checks the cable and the adjustment, which is cheap, then recalls, then the pawl inside. For the future stop, foot brake, parking brake, let the car settle on it, then select Park.',
  },
  {
    id: 'drive-park-switch-message',
    faults: ['park-position-switch-worn'],
    asks: [
      'says shift to park when it is in park',
      'car will not lock or switch off, thinks it is not in P',
      'flat battery because of the park message',
      'wiggling the lever button clears it',
      'key will not come out of the ignition auto',
      'microswitch in the selector, replaceable?',
      'message shift to P every time I stop',
    ],
    answer:
      'The small switch in the lever no longer reports Park, so the car stays awake and can empty its battery overnight. Make sure yourself that it holds: parking brake on, and try whether it rolls. Slapping the lever clears it for a while only. On many cars the switch is repaired by itself, while dealers like to sell the whole selector; ask for the smaller repair. Take care that no wires are bridged, as this switch also guards the starting.',
  },
  {
    id: 'drive-eshifter',
    faults: ['electronic-shifter-failed'],
    asks: [
      'rotary gear knob does nothing',
      'spilt a drink on the gear selector',
      'gear buttons dead but engine runs',
      'restart brings the shifter back, for how long',
      'does a new electronic selector need coding',
      'used shifter module, will it work',
      'joystick lever not respond to D',
    ],
    answer:
      'Electronic selectors mostly fail from moisture, a worn contact or a low battery, and a restart with the doors locked for ten minutes is worth one try. After a spill switch off, have it dried out and cleaned soon; sugar corrodes it. Check the 12-volt battery first. A replacement usually has to be coded to the car, a used one as well, so ask before buying. Parking brake on at every stop, because a selector like this may not give Park.',
  },
  {
    id: 'drive-epark-stuck-locked',
    faults: ['electronic-park-lock-failed'],
    asks: [
      'it will not come out of park, electronic one',
      'emergency release of the park lock, where',
      'car locked and cannot be towed',
      'park actuator failed with the wheels locked',
      'is there a manual release under the carpet',
      'stuck in P with a flat battery',
      'how does the recovery man move it',
    ],
    answer:
      'Some cars have a mechanical release behind a cover, in the footwell or under the console, that the handbook describes; others have none and are moved on dollies. Put the parking brake on and chock the wheels before you release anything, since the car is then free to roll. If the 12-volt battery is flat, power on its terminals often brings the lock back to life. Tell the recovery firm that it is locked, so that they bring the right gear.',
  },
  {
    id: 'drive-4wd-mode-switch',
    faults: ['four-wheel-drive-switch-failed', 'drive-mode-switch-failed'],
    asks: [
      'drive mode button does nothing',
      '4wd knob works only when I hold it',
      'overdrive off light flashes, is it the button',
      'can I clean the switch',
      'is it the switch or the motor under the car',
      'sport mode comes on by itself',
      'wire in the lever broken, can be joined?',
    ],
    answer:
      'If it works when you hold or wiggle it, the switch or its plug is at fault, and if nothing at all changes, listen underneath for the motor. A switch sticky from a spilt drink can be taken out, battery off, and cleaned with contact cleaner. A flashing overdrive light is often a stored gearbox code and not the button. Wires that break inside a gear lever are soldered and sleeved with some slack, or the loom is renewed.',
  },
];
