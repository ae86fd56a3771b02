import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about electric drive, its electronics and software, and the 12 V side. */
export const evDriveFaultQuestions: readonly CommonQuestion[] = [
  {
    id: 'ev-inverter-charges-but-still',
    faults: ['ev-inverter-failed', 'ev-drive-software-fault'],
    asks: [
      'it charges fine but wont move, what is that',
      'goes to ready, select D and nothing happens',
      'lights all on, no drive',
      'why does it charge yet not go',
      'full battery and it just sits there',
      'how can charging work if the drive is dead',
      'the car is awake but wheel not turn',
    ],
    answer:
      'That speaks for the drive side and against the battery: inverter, its position sensor, or a software lock that a restart may lift. Lock it, leave it for half an hour with the key away and try once; also look whether it asks for belt, brake pedal or a free charging cable, as an open charge lock forbids D. If it stays dead, have it recovered on a flatbed, with the messages photographed, and do not let anybody push or tow it on its driven wheels.',
  },
  {
    id: 'ev-inverter-repair-or-exchange',
    faults: ['ev-inverter-failed', 'hybrid-inverter-failed'],
    asks: [
      'can an inverter be repaired',
      'reconditioned inverter or new',
      'used inverter from a breaker, coding needed?',
      'is it the whole motor or just the electronics',
      'board level repair, who does that',
      'they quote motor and inverter as one unit',
      'cheaper way than a new power unit from dealer',
    ],
    answer:
      'Some are: specialists renew the power modules or a driver board, and exchange units exist for common models; on others inverter and motor are sold as one. A used one needs the same part number, usually coding and a position learn, and carries the age of its donor. Ask first what killed it, since low coolant, a weak pump or a motor with poor insulation takes the next one as well. Maker’s extended cover and recalls on inverters are common, so check by chassis number.',
  },
  {
    id: 'ev-inverter-two-motors-one-left',
    faults: ['ev-inverter-failed'],
    asks: [
      'one motor still works, can I drive home on it',
      'rear motor disabled says the screen, carry on?',
      'reduced performance but it moves',
      'front axle drives only, does that harm it',
      'limp along on the other motor for a week?',
      'dual motor down to one',
      'is it right that it goes on with half',
    ],
    answer:
      'Do not count on it: the car keeps the other axle alive to get you out of danger, and a fault in the high voltage may shut that down too without notice. Leave the road at the next place, stop and have it recovered, as the diagnosis says. Moving on can also turn a seized or shorted motor by force. Tell the recovery firm that it must be carried with all four wheels off the road.',
  },
  {
    id: 'ev-flatbed-tow-neutral',
    faults: [
      'ev-inverter-failed',
      'ev-drive-software-fault',
      'ev-contactor-failed',
      'ev-iccu-failed',
      'hybrid-inverter-failed',
    ],
    asks: [
      'how do I get it into neutral for the recovery truck',
      'can they tow it with two wheels up',
      'my mate can pull it with a rope',
      'it is stuck in park, how do they load it',
      'is there a tow mode',
      'push it off the road with dead electrics, possible?',
      'what do I tell the breakdown people about an ev',
    ],
    answer:
      'Ask for a flatbed and say that it is electric or hybrid: driven wheels that turn make the motor generate, which can burn it and worse. The handbook describes the towing or neutral mode; it needs a live 12 V battery, so a booster at the named points often frees the parking lock and the electric handbrake. If it stays locked, recovery firms use skates under the wheels. Rolling it a few yards out of danger at walking pace is another matter. No rope.',
  },
  {
    id: 'ev-bearing-or-tyre',
    faults: ['ev-drive-unit-bearing-worn'],
    asks: [
      'is it the motor bearing or a wheel bearing',
      'how do I tell tyre roar from a drive unit',
      'hum changes when I swerve left, so which',
      'howls at 40 whether I accelerate or not',
      'garage changed a wheel bearing and it still hums',
      'noise stays when I coast, gear or motor',
      'in curves the sound is same, drive unit then?',
    ],
    answer:
      'Swap the wheels front to rear first and listen on smooth and coarse tarmac: tyre noise changes with both, a drive unit with neither. A wheel bearing gets louder in one bend and quieter in the other. A motor bearing or gear follows road speed, or sings only under power and differently when it recovers energy. A workshop clips microphones to hub and drive unit and drives, which ends the guessing before anything is taken out.',
  },
  {
    id: 'ev-bearing-oil-change-first',
    faults: ['ev-drive-unit-bearing-worn'],
    asks: [
      'would an oil change quieten the drive unit',
      'is the gear oil in an ev sealed for life',
      'can I change the reduction gear oil at home',
      'metal paste on the drain plug, dead?',
      'which oil goes in the reducer',
      'magnetic plug upgrade, any point',
      'change the oil of the motor box, helps against whine?',
    ],
    answer:
      'It can quieten gears for a long time and is the sensible first step, though it will not mend a pitted bearing. Let a workshop do it with exactly the oil of the handbook, because some drive units share it with the motor’s windings and the underside is full of orange cables. Have the old oil and the plug photographed: grey film is ordinary, thick paste or flakes mean wear. Filled for life on paper means for the warranty, so ask again at high mileage.',
  },
  {
    id: 'ev-bearing-how-long-left',
    faults: ['ev-drive-unit-bearing-worn'],
    asks: [
      'how long will it last with that whine',
      'can the motor lock up from it',
      'wait until the warranty man has time in six weeks?',
      'does it get worse or stay the same',
      'drove 10k with the hum already',
      'what happens if I ignore the noise',
      'can it seize on the motorway',
    ],
    answer:
      'Nobody can say; some hum for years and some grind within weeks, so the change matters more than the loudness. Record it now at fixed speeds and again each month. Grinding, vibration, a loss of oil, a warning, or a noise that appears at walking pace mean stop, because a broken bearing can damage the rotor or lock the axle. Report it in writing while the drive warranty runs, even if the dealer calls it normal.',
  },
  {
    id: 'ev-bearing-dealer-says-normal',
    faults: ['ev-drive-unit-bearing-worn', 'ev-drive-software-fault'],
    asks: [
      'dealer says they all do that',
      'how do I prove the noise is not normal',
      'characteristic of the vehicle they told me',
      'no fault found again, what next',
      'they refuse to look at it under warranty',
      'they cannot reproduce it',
      'service man shrugged, how do I insist',
    ],
    answer:
      'Ask to drive another car of the same model with the same wheels on the same road, with the technician beside you, and have the difference written on the job sheet. Bring recordings with the speed in view, and messages with time and mileage. Ask whether the maker has a bulletin, and that the complaint is put on record now, so that it counts after the warranty ends. Then the maker’s customer service and, in the UK, The Motor Ombudsman are next.',
  },
  {
    id: 'ev-pump-cooling-after-rest',
    faults: ['ev-power-electronics-pump-failed', 'hybrid-inverter-pump-failed'],
    asks: [
      'it is fine again after an hour, why',
      'turtle after fifteen minutes, then ok when cooled',
      'only on hills in hot weather',
      'can I drive short hops if I let it cool',
      'warning comes after ten miles each time',
      'the fan roars and then power goes',
      'when cold no problem, when warm weak',
    ],
    answer:
      'Because the coolant stands still: the electronics heat up, the car cuts power to save them, and a rest lets them cool without anything being mended. Look at the level in the tank for the electronics with the car cold and off, and listen for the pump when a helper switches to ready. Do not plan hops between pauses, since each overheating ages the inverter, which costs many times a pump. Have the pump, its plug and fuse tested before anything bigger.',
  },
  {
    id: 'ev-pump-check-running',
    faults: ['ev-power-electronics-pump-failed', 'hybrid-inverter-pump-failed'],
    asks: [
      'how do I check the inverter pump is running',
      'should the coolant move in the tank',
      'I see no swirl in the reservoir, pump dead?',
      'is there a hum I should hear from it',
      'pump runs but it still overheats',
      'bubbles in the tank, air lock?',
      'where is the little electric pump',
    ],
    answer:
      'With the car cold, in ready and parked, the coolant in the electronics’ tank should stir or ripple, and you may hear a faint hum low at the front; look only, with hands away from orange parts. A still surface means that the pump, its supply or the level is at fault, or that your model runs it only when warm. A pump that hums with no flow points to air or a blockage. Never open a cap that is warm.',
  },
  {
    id: 'ev-pump-replace-diy',
    faults: ['ev-power-electronics-pump-failed', 'hybrid-inverter-pump-failed'],
    asks: [
      'can I change the inverter pump at home',
      'pump is a 60 quid part, is it diy',
      'does it need bleeding with a computer',
      'aftermarket coolant pump or genuine',
      'is the pump high voltage',
      'how does one get the air out afterwards',
      'swapped it and the code is still there',
    ],
    answer:
      'The pump itself runs on 12 volts, but it sits among orange cables and its circuit is bled with a diagnostic tool or a set routine, so it is a workshop’s job; it takes them an hour or two. Take a pump of the maker’s supplier with new clips and the exact coolant. If the code stays after a new pump, it is mostly an air lock, the corroded plug or the fuse. On older Toyotas it was subject to a recall, so check first.',
  },
  {
    id: 'ev-software-after-update',
    faults: ['ev-drive-software-fault', 'ev-battery-management-fault'],
    asks: [
      'it started right after the update, can they go back',
      'over the air update broke my car',
      'can the old software be put back',
      'the update failed halfway and its dead',
      'must I accept updates at all',
      'stuck at 40 percent installing since last night',
      'who pays when an update causes the fault',
    ],
    answer:
      'Going back is rarely possible for you, but the dealer can reload or complete the update, and that should cost you nothing if it caused the fault: report it in writing with date and version number. If it hangs, leave the car locked, key away, for some hours with a healthy 12 V battery, then ring the maker’s support before you touch anything. Install later ones at home, parked, over half charged. Refusing all is unwise, since recalls also come that way.',
  },
  {
    id: 'ev-software-cutout-report',
    faults: ['ev-drive-software-fault', 'ev-contactor-failed', 'ev-iccu-failed'],
    asks: [
      'it lost power on the motorway, who do I report it to',
      'should the dvsa know about this',
      'it shut off while driving, dealer found nothing',
      'how do recalls get started',
      'can I refuse to take it back until they find it',
      'cut out at 60 with my kids in it, formal complaint',
      'they want to give it back unrepaired after shutdown',
    ],
    answer:
      'Report it to the maker in writing and to the DVSA, which in Great Britain collects safety defects and can bring about a recall. Give date, speed, charge level, message and the codes. Ask the dealer for the stored data and a signed note of what was updated or changed, and say that a loss of drive without a finding is not acceptable to you. A car that cut out once does not belong on a fast road before it is mended.',
  },
  {
    id: 'ev-iccu-ready-12v-value',
    faults: ['ev-iccu-failed'],
    asks: [
      'what should the 12v read in ready with a good iccu',
      'I measure 12.2 with the car on, iccu dead?',
      'voltage stays at 14.4, so is it ok',
      'how can I check the iccu from the outside',
      'falls from 12.6 to 11.9 while in ready',
      'meter on the little battery, which value is good',
      'does the dash show if the 12 volt is charged',
    ],
    answer:
      'In ready a good converter holds the 12 V battery at roughly 13 to 15 volts; a value near or below 12.5 that keeps falling says that it is not charging. Measure only at the 12 V battery or the jump points, with the car parked, and keep away from orange cables. A good figure today does not clear a unit that fails when hot. If it falls, or the message to stop appears, switch off and have the car recovered.',
  },
  {
    id: 'ev-iccu-recall-done-still',
    faults: ['ev-iccu-failed'],
    asks: [
      'the recall was done and it failed anyway',
      'does the iccu recall replace the unit or only software',
      'is it covered out of warranty',
      'popped twice now, can I reject the car',
      'how do I get goodwill for the iccu',
      'ioniq 5 iccu, whats hyundai doing about it',
      'can it fail again after a new one',
    ],
    answer:
      'The campaigns load software and check codes, and replace unit and fuse only where the check finds damage, so a failure afterwards is possible and is claimed again. Ask for the campaign number, the software version and the test result. Kia, Hyundai and Genesis have long drive warranties, and goodwill is common, so have the dealer apply in writing. A second failure is a strong argument with dealer, finance company or ombudsman. Have the 12 V battery tested, since it was run flat.',
  },
  {
    id: 'ev-iccu-12v-swap-enough',
    faults: ['ev-iccu-failed', 'ev-auxiliary-battery-worn'],
    asks: [
      'is it the 12v battery or the iccu',
      'garage wants to try a battery first, fair?',
      'new 12v and still goes flat while driving',
      'would a bigger 12v battery cure it',
      'charged the little battery and it went 20 miles',
      'how do they tell the two apart',
      'third battery this year in the same ev',
    ],
    answer:
      'A worn 12 V battery goes flat while the car is parked and is well after charging; a dead converter lets any battery run down while the car is in ready. So measure in ready: about 13 to 15 volts clears the converter, a falling value accuses it. Testing the battery first is fair, as it takes minutes, but fitting one after another is not. A battery that dies within a year has a drain or a charging fault behind it.',
  },
  {
    id: 'ev-aux-which-battery',
    faults: ['ev-auxiliary-battery-worn'],
    asks: [
      'which 12v battery do I buy for it',
      'agm or ordinary for an ev',
      'can I fit a lithium 12v instead',
      'does it need a vent pipe',
      'halfords or dealer battery for a hybrid',
      'must the new small battery be coded',
      'a petrol car battery of same size fits?',
    ],
    answer:
      'Take the type, size and pole layout of the old one: many are AGM, some sit in the cabin and need a vent tube, and some newer cars have a lithium one that only the maker supplies. An ordinary starter battery in place of AGM dies early and may gas inside the car. Lithium replacements need a charger made for them, so leave that unless the car had it. Some cars want a new battery registered; the handbook or the parts counter says.',
  },
  {
    id: 'ev-aux-change-at-home',
    faults: ['ev-auxiliary-battery-worn'],
    asks: [
      'can I change the 12v battery in an ev myself',
      'is it dangerous to swap the small battery in a hybrid',
      'do I have to pull the service plug first',
      'what order do the clamps come off',
      'will the windows and clock need resetting',
      'boot wont open with a dead 12v, how do I reach it',
      'does disconnecting it upset the car',
    ],
    answer:
      'On many models you can, because it is a 12 V battery like any other, if the handbook describes it and no orange cable is in the way. Switch off, unplug the charger, keep the key away and the boot open so that you are not locked out, and wait some minutes. Negative off first and on last, tools clear of metal, vent tube back on. Windows, clock and camera may need setting. If it sits under covers near orange parts, let a workshop do it.',
  },
  {
    id: 'ev-aux-flat-again-soon',
    faults: ['ev-auxiliary-battery-worn'],
    asks: [
      'why does the 12v go flat every two weeks',
      'does checking the app drain the small battery',
      'dash cam in sentry mode killing it?',
      'new battery last year and dead again',
      'left it at the airport ten days and flat',
      'how do I stop the little battery dying',
      'the car never sleeps, how to see',
    ],
    answer:
      'Something keeps the car awake: an app that asks it every few minutes, a dash cam or tracker, a key lying near, a charging cable left in on some models, or old software. Stop the app’s polling and unplug what was added, then see whether it lasts. On some cars the drive battery tops it up while parked, but not below a certain charge. A workshop measures the sleep current; ask too for updates, because makers have cured many of these.',
  },
  {
    id: 'ev-aux-charger-and-boosters',
    faults: ['ev-auxiliary-battery-worn'],
    asks: [
      'can I put a normal charger on the 12v of a hybrid',
      'will a jump pack start my ev',
      'where do I clip the leads, the battery is in the boot',
      'how long in ready to refill the 12 volt',
      'maintainer on an ev for the winter, fine?',
      'red to red on the prius fuse box, right?',
      'jump starting my wifes petrol car from the hybrid',
    ],
    answer:
      'A booster or a charger suited to its type does it, at the jump points in the handbook, which are often a post in the fuse box and a bare bolt, red first and never reversed: a moment of wrong polarity ruins expensive electronics. Only a little current is needed for ready. Then leave it in ready, parked outdoors, for an hour or two, or use a mains charger overnight. Do not start other cars from it, as its converter is not made for that.',
  },
  {
    id: 'ev-aux-warnings-all-at-once',
    faults: ['ev-auxiliary-battery-worn'],
    asks: [
      'could one weak battery really cause all these warnings',
      'every light on the dash came up, then gone',
      'steering, brake and gearbox errors at once',
      'it says electric system fault but drives',
      'after a jump start the warnings stayed',
      'twenty codes, is it all broken',
      'christmas tree on the dash of my hybrid',
    ],
    answer:
      'That is how it shows: control units that wake with too little voltage each report that the others are missing, although none is broken. Charge or replace the 12 V battery, have the codes read and cleared, and see which one returns within a day; only that one is pursued. Do not buy parts by the first list. If a warning for brakes, steering or high voltage stays after a good battery, follow what the diagnosis says about driving.',
  },
  {
    id: 'ev-parked-hum-flat',
    faults: ['normal-ev-parked-hum', 'ev-auxiliary-battery-worn'],
    asks: [
      'it hums for an hour after I park, draining it?',
      'fan running at 2am while plugged in',
      'gurgling from the front with nobody in it',
      'buzz when I unlock the door',
      'what is it doing when it wakes by itself',
      'neighbour complains about the noise at night',
      'pump noise standing still, broken or normal',
    ],
    answer:
      'Mostly it is the cooling of battery or charger, the brake pump that builds pressure when you unlock, or a top-up of the 12 V battery, and it ends by itself. It is loudest during rapid charging and for some minutes after. Have it looked at if it never stops, if it comes with a message or if the small battery goes flat. Against noise at night set a lower current or a later charging time.',
  },
  {
    id: 'ev-drive-after-flood',
    faults: [
      'ev-inverter-failed',
      'ev-isolation-fault',
      'ev-drive-software-fault',
      'ev-onboard-charger-failed',
    ],
    asks: [
      'I drove through a flood and now this',
      'water got up to the sills yesterday',
      'can I start it to see if it dried',
      'should the insurer send a high voltage man',
      'salt water on the slipway, worse?',
      'how long to dry an electric car',
      'ford was deeper than I thought, warnings since',
    ],
    answer:
      'Leave it off and do not charge it: water in a drive unit, plug or battery can short hours or days later, salt water worst of all. Have it recovered by flatbed to a high-voltage workshop, park it outdoors away from buildings until it has been measured, and tell the insurer before anything is opened. They test the insulation, look at plugs and breathers, and change drive oil if it is milky. Hissing, heat or vapour means everybody away and the fire service.',
  },
  {
    id: 'ev-drive-who-may-repair',
    faults: [
      'ev-inverter-failed',
      'ev-onboard-charger-failed',
      'ev-contactor-failed',
      'ev-iccu-failed',
      'hybrid-inverter-failed',
    ],
    asks: [
      'will my local garage fix this or only the dealer',
      'how do I check the mechanic is trained for high voltage',
      'what is techsafe',
      'is an ordinary mechanic allowed to touch it',
      'hev certificate, ask to see it?',
      'independent hybrid specialist near me, what to look for',
      'my usual chap says he will have a go',
    ],
    answer:
      'Not the usual chap unless he is trained: ask for an IMI level 3 high-voltage qualification, level 4 for work inside batteries, and the IMI’s TechSafe register lists people who hold it. Ask also whether they have the maker’s diagnostic access for coding this part, insulated tools and an isolation routine with a lock. Independents with all that exist and are often cheaper. Dealers come first for warranty, recalls and software. Nobody should begin before the car has been proved dead.',
  },
];
