import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about automatic gearboxes with a torque converter. */
export const automaticGearboxQuestions: readonly CommonQuestion[] = [
  {
    id: 'drive-at-sump-gasket',
    faults: ['at-pan-gasket-leak'],
    asks: [
      'just the sump gasket, can I do it myself',
      'it drips from the edge of the pan',
      'can I tighten the pan bolts to stop the drip',
      'nip up the sump screws, any good',
      'gasket or sealant on an auto sump',
      'red drops under the middle of the car',
      'do I need a new filter when the pan is off',
    ],
    answer:
      'Do not simply tighten the bolts: too much force dishes the rim of the pan and makes it leak more. The gasket is a fair home job for a practised hand with the car level on axle stands, if the fluid is lukewarm, the rim is cleaned and flattened, and the bolts go in evenly to the stated torque. Plastic pans with a built-in filter are renewed whole. The filling at a set temperature afterwards is the difficult part.',
  },
  {
    id: 'drive-at-pan-content',
    faults: ['at-pan-gasket-leak', 'at-fluid-degraded', 'at-clutch-packs-burnt'],
    asks: [
      'there is grey paste in the auto pan, bad?',
      'black bits in the sump of my automatic',
      'magnet covered in fuzz',
      'found brass flakes when they dropped the pan',
      'what should be in the pan and what should not',
      'metal in atf, is the box dying',
      'bottom of the pan has fine sludge like pencil lead',
    ],
    answer:
      'A thin grey film on the magnets is ordinary wear; black flaky bits are clutch lining, bright splinters come from gears or bearings, and brass-coloured flakes from bushes. Lining or splinters mean that fresh fluid will not save it, and a specialist should judge before money goes into a service. Take a photograph of the open pan and keep the old filter, because the findings decide between a service, a valve body and a rebuild.',
  },
  {
    id: 'drive-at-wrong-fluid',
    faults: ['at-fluid-degraded', 'at-pan-gasket-leak'],
    asks: [
      'garage put the wrong fluid in my auto',
      'universal atf, is that ok',
      'since the fluid change it shifts badly',
      'mixed two kinds of transmission oil by mistake',
      'what spec does mine need',
      'I topped it up with something from the shed',
      'all automatic oil is the same, no?',
    ],
    answer:
      'Wrong fluid can spoil the shifting within miles, so do not drive on to see: have it drained and refilled, if need be twice, since much stays in the converter. Each gearbox needs the fluid named in the handbook or on its plate, and CVT, dual-clutch and ordinary automatic fluids are quite different things. If a garage did it, ask for the invoice with the product’s name, and for the correction at their cost in writing.',
  },
  {
    id: 'drive-at-drain-vs-flush',
    faults: ['at-fluid-degraded', 'at-converter-lockup-shudder'],
    asks: [
      'drain and fill or full flush',
      'they only changed half the oil, is that normal',
      'how many changes until it is all new',
      'flush machine at 120k, risky?',
      'what is best way for old transmission oil',
      'dynamic exchange or gravity drain on a high miler',
      'is one drain enough to cure it',
    ],
    answer:
      'A single drain renews only part of the fluid, as the rest stays in the converter and the cooler; two or three changes some weeks apart renew most of it gently. A machine exchange renews nearly all at once and suits a box with a service history. On a neglected box that already slips, neither will mend the clutches. Insist on filter, new pan bolts or pan where due, and the level set at the stated temperature.',
  },
  {
    id: 'drive-at-fluid-helped-then-worse',
    faults: ['at-fluid-degraded', 'at-clutch-packs-burnt'],
    asks: [
      'new fluid helped for a week and then it slipped again',
      'after the service it is worse',
      'oil change killed my gearbox?',
      'it was fine until the fluid was renewed',
      'better at first and now back to how it was',
      'problem returned two weeks after the atf service',
      'since change oil gearbox jump more',
    ],
    answer:
      'A short improvement that fades means that the clutches or valves are worn, and the fresh fluid only helped for a moment. If it became worse on the very day, think first of a wrong level or a wrong fluid, which can be put right quickly: have the level checked at the stated temperature and ask for the product’s name. Also ask whether the learnt values were reset, as many boxes then shift roughly for some days.',
  },
  {
    id: 'drive-at-cooler-line-urgent',
    faults: ['at-cooler-line-leak'],
    asks: [
      'cooler pipe is leaking, can I drive to the garage',
      'red fluid pouring out at the front',
      'how fast will it lose the oil',
      'a small drip from a gearbox pipe, can it wait',
      'it emptied itself on the motorway, is the box dead',
      'is a hose clip or rubber hose ok as a fix',
      'pipe on radiator spit red oil',
    ],
    answer:
      'Do not drive it, even a short way: the line is under pump pressure, and a drip can turn into an empty gearbox within minutes, which burns the clutches. Fluid on a hot exhaust can also catch fire. Have it recovered. Rubber fuel hose and clips are not made for this pressure and heat; a proper line or a hydraulic hose made up by a specialist is. Afterwards the level is set, and the clutches are checked for slip.',
  },
  {
    id: 'drive-at-cooler-after-empty',
    faults: ['at-cooler-line-leak', 'at-pan-gasket-leak', 'at-front-seal-leak'],
    asks: [
      'it ran out of fluid, will it recover after a refill',
      'filled up again, drives ok, any lasting damage',
      'drove 10 miles with no gear oil',
      'how do I know the clutches survived',
      'box lost its oil and went into neutral, refilled now',
      'is gearbox broken after running dry',
      'does one dry run finish an auto',
    ],
    answer:
      'It may have survived if it was stopped at the first slip; clutches that slipped for minutes are usually burnt. After the leak is mended and the level set, look at the fluid after some miles: clear and without burnt smell is good, dark with black bits is bad. Shifts that flare or engage late once warm show damage. Have it looked at before a long trip, and keep the old fluid’s colour on a photograph.',
  },
  {
    id: 'drive-at-milkshake',
    faults: ['at-radiator-cooler-burst'],
    asks: [
      'pink foam in the expansion tank, what is it',
      'strawberry milkshake in the radiator',
      'can I flush it out and keep the box',
      'how long have I got with coolant in the gearbox',
      'is it head gasket or the transmission cooler',
      'new radiator fitted, is the gearbox saved',
      'pink cream in both, what must be done in which order',
    ],
    answer:
      'Switch the engine off and have it recovered: coolant strips the lining off the clutches within a short distance, and each mile counts. Pink cream with red fluid is the cooler in the radiator; beige cream with engine oil points to a head gasket or an engine oil cooler. If caught at once, a new radiator and repeated flushing, until no glycol is found, can save the box. If it already shudders or slips, expect a rebuild.',
  },
  {
    id: 'drive-at-radiator-prevention',
    faults: ['at-radiator-cooler-burst'],
    asks: [
      'can this be prevented on mine',
      'should I change the radiator before it happens',
      'separate cooler instead of the one in the radiator',
      'bypass the radiator cooler, good idea',
      'how do I know the cooler inside is sound',
      'same model is known for it, act now?',
      'is external gearbox cooler better',
    ],
    answer:
      'On models known for it, renewing the radiator before it fails is cheap insurance against a ruined gearbox. A separate oil cooler makes mixing impossible, and specialists fit them; it must be large enough, with the right lines and, in our climate, a thermostat, as cold fluid shifts badly. Meanwhile look into the expansion tank every month: a pink film, a rising level or foam means that you stop and have it tested for glycol.',
  },
  {
    id: 'drive-at-front-seal',
    faults: ['at-front-seal-leak'],
    asks: [
      'leak between engine and gearbox, which seal',
      'red oil from the bell housing hole',
      'do they have to take the box out for a seal',
      'converter seal leaks, can I wait',
      'it drips only after standing for a week',
      'new front seal already leaks again',
      'is it engine oil or auto fluid at that joint',
    ],
    answer:
      'Red or amber fluid from the bottom of the bell housing is the front seal, dark brown is engine oil from the crankshaft seal; wipe it with white paper to tell. The gearbox has to come out, so ask for the pump bush, the O-rings and the converter hub to be checked in the same job, because a worn bush ruins a new seal quickly. Until then check the level often; a drop of fluid on the ground is not yet an empty box.',
  },
  {
    id: 'drive-at-valve-body-hot',
    faults: ['at-valve-body-worn'],
    asks: [
      'fine cold, bangs when hot',
      'after 20 minutes the gears thump',
      'only the 2 to 3 change is rough',
      'jerks just before stopping when it is warm',
      'first drive of the day is perfect, later not',
      'clunky when warm, is that the valve body',
      'gets worse the longer I drive',
    ],
    answer:
      'Good when cold and rough when warm, in always the same change, is typical of worn bores in the valve body, because thin hot fluid leaks past. Before it is renewed the level must be right at the stated temperature, and the fluid fresh and of the right kind. A specialist then reads pressures and the learnt values. A remanufactured valve body with solenoids is mostly done with the gearbox in the car, and the adaptation follows.',
  },
  {
    id: 'drive-at-valve-body-repair',
    faults: ['at-valve-body-worn', 'at-shift-solenoid-failed'],
    asks: [
      'new valve body or just clean it',
      'recon valve body from ebay, does it need coding',
      'can the valve body be done without pulling the box',
      'repair kit with bigger valves, any good',
      'is it me or should they replace solenoids only',
      'must mechatronic be program after changing',
      'garage quotes valve body, is that the whole box',
    ],
    answer:
      'The valve body sits under the pan on most automatics and comes out with the gearbox in place; it is far from a whole gearbox. Cleaning helps with stuck debris and not with worn bores; remanufactured ones with oversize valves cure those. With a control unit on it, it often must be coded to the car, and the box then learns its shifts in a set drive. Match the part number exactly, and have pan, filter and fluid renewed.',
  },
  {
    id: 'drive-at-solenoid-limp',
    faults: ['at-shift-solenoid-failed'],
    asks: [
      'stuck in third, solenoid?',
      'limp mode clears after restart then comes back hot',
      'code says shift solenoid, replace it straight away?',
      'one solenoid or the full set',
      'could it be wiring instead of the solenoid',
      'can I test a solenoid with a meter',
      'only one gear works and light for the gearbox is on',
    ],
    answer:
      'A code that names a solenoid means its circuit, so plug, harness and fluid level are checked before the part. A technician measures its resistance at the gearbox plug, cold and hot, against the workshop figure: an open or shorted reading condemns the solenoid or the inner harness; a good reading points to a stuck valve or dirt. On many boxes all solenoids of that age are changed together, as the pan and fluid are open once.',
  },
  {
    id: 'drive-at-limp-home',
    faults: [
      'at-shift-solenoid-failed',
      'gearbox-speed-sensor-failed',
      'gearbox-control-module-failed',
      'gearbox-harness-oil-contaminated',
    ],
    asks: [
      'how far can I go in limp mode',
      'stuck in one gear, motorway home ok?',
      'does switching off and on clear it for good',
      'why only third and reverse',
      'it went into safe mode and then normal again',
      'is crawling along in failsafe damaging',
      'gearbox light came and went, forget it?',
    ],
    answer:
      'Failsafe exists to get you off the road, not to drive on: the single gear loads clutches and engine, and the verdict of this diagnosis decides how far. A restart often clears it, because the control unit tries again, but the code stays stored and tells where to look; so have it read before anybody disconnects the battery. Note whether the box was hot, which gear it held, and whether it was wet weather. Do not tow or climb long hills.',
  },
  {
    id: 'drive-at-shudder-or-misfire',
    faults: ['at-converter-lockup-shudder'],
    asks: [
      'rumble strip feeling at 45, misfire or converter',
      'light throttle judder at a steady speed',
      'vibrates like cobbles at constant pace, stops when I press harder',
      'how do I tell lock-up shudder from bad wheel balance',
      'does a dab on the brake prove it',
      'shakes in top gear, coil packs already changed',
      'new plugs did nothing, still shudders at 40 to 50',
    ],
    answer:
      'Hold the speed at which it shudders on an empty road, then press a little harder or lift off slightly: if the shaking stops at that moment, the converter’s lock-up clutch is the likely cause, because it opens. The touch on the brake shows the same, because many cars open the lock-up then. A misfire goes on and usually stores a code; wheels shake at one speed whatever the pedal does. Fresh, correct fluid is the first remedy, before a converter is bought.',
  },
  {
    id: 'drive-at-shudder-fluid',
    faults: ['at-converter-lockup-shudder'],
    asks: [
      'will a fluid change really cure the shudder',
      'anti-shudder additive, worth it',
      'changed atf and it came back after 1000 miles',
      'is it the converter or the valve body then',
      'software update for converter shudder?',
      'how many miles until it improves after new oil',
      'tube of friction modifier, does that help',
    ],
    answer:
      'Often the right fresh fluid cures it if it is caught early, sometimes only after a second change, since old fluid stays in the converter. An additive can hide it for a while, and makers mostly advise against one; use the specified fluid first. If it returns within weeks, the lock-up lining is glazed, or a worn valve lets it slip. Ask about a software update for your gearbox, as some makers changed how the clutch is applied.',
  },
  {
    id: 'drive-at-converter-left',
    faults: ['at-converter-lockup-shudder'],
    asks: [
      'what if I ignore the shudder',
      'can lock up shudder damage the gearbox',
      'is it urgent, it only does it now and then',
      'leave the judder till the service in spring',
      'will debris from it block anything',
      'getting slightly worse each month',
      'is bad for the rest if I wait',
    ],
    answer:
      'It does not strand you at first, but each shudder sheds lining, which darkens the fluid, blocks the filter and ends in the valve body, so a fluid change today may save a converter later. Signs that the time is up are shudder in more gears, dark fluid, or a stall when stopping. Until then avoid long hauls with a trailer and hold the speed a little above or below the one at which it shudders.',
  },
  {
    id: 'drive-at-burnt-options',
    faults: ['at-clutch-packs-burnt', 'at-hard-parts-broken'],
    asks: [
      'rebuild, exchange or scrap the car',
      'is a used automatic worth the gamble',
      'quote for a rebuilt box, what must it include',
      'the car is worth less than the gearbox',
      'specialist or dealer for an auto rebuild',
      'what warranty to expect on a reconditioned auto',
      'does converter and cooler come with a rebuild',
    ],
    answer:
      'For a car worth keeping, a rebuild by a gearbox specialist with a written guarantee is usually the best value; it must include the converter, the cooler flushed or replaced, the valve body checked, and new fluid. A used box is a gamble that also needs matching codes and coding. Set the quote against the car’s value in good order, and get a second opinion with the pan opened, since a solenoid or a valve body can look like burnt clutches.',
  },
  {
    id: 'drive-at-burnt-why',
    faults: ['at-clutch-packs-burnt'],
    asks: [
      'why did the clutches burn',
      'what killed my auto at 80k',
      'was it the towing',
      'is it my fault for never changing the fluid',
      'will it happen again after a rebuild',
      'how do I stop the next one burning out',
      'previous mechanic overfilled it, cause?',
    ],
    answer:
      'Clutches burn when they slip: low or old fluid, a worn valve body or solenoid that gives too little pressure, an overheated cooler, or long towing on hills. The rebuilder must find which one it was, or the new plates burn too; ask for it in writing. A wrong level, too low or too high, does it as well. Afterwards keep to regular fluid changes, an extra cooler if you tow, and no holding on hills with the accelerator.',
  },
  {
    id: 'drive-at-one-gear-gone',
    faults: ['at-clutch-packs-burnt', 'at-hard-parts-broken'],
    asks: [
      'reverse is gone, forward still works',
      'no second gear any more',
      'it only drives in 1 and 3',
      'lost overdrive, can I use the lower ones',
      'drive works and reverse just revs',
      'bang and then some gears vanished',
      'what does missing R alone mean',
    ],
    answer:
      'Missing single gears point inside the box: a clutch or a band that belongs to those gears has burnt if they faded away, a broken part if they went with a bang or a grind. Fluid level and codes are checked first, because a stuck solenoid can take gears away as well. Do not go on with the gears that are left: debris blocks the filter, and a repair becomes an exchange. Have it brought in on a lorry.',
  },
  {
    id: 'drive-at-pump-whine',
    faults: ['at-front-pump-worn'],
    asks: [
      'whining that rises with revs even in Park',
      'groan from the gearbox when cold',
      'moans for a minute after start then moves',
      'power steering or gearbox pump, how to tell',
      'engages late in the morning and whines',
      'is low oil making the pump howl',
      'noise follow engine in neutral also',
    ],
    answer:
      'A whine that follows engine revs in Park as well comes from a pump: in the gearbox, or in the power steering if it changes as you turn the wheel. Low fluid or a blocked filter makes a good gearbox pump whine too, so the level is checked first, at once. If the level is right and the drive comes late, the pump or the seal at its pick-up is worn, and the gearbox has to come out. Stop when it no longer pulls.',
  },
  {
    id: 'drive-at-no-drive-all',
    faults: ['at-front-pump-worn', 'at-cooler-line-leak'],
    asks: [
      'revs but no drive in any gear',
      'nothing in drive or reverse all of a sudden',
      'engine runs, selector moves, car stands still',
      'is the box dead when nothing engages',
      'moves after five minutes warming up',
      'got in and it would not pull forwards nor backwards',
      'no gear at all but it was perfect yesterday',
    ],
    answer:
      'When no gear at all pulls, look for the cheap causes first: no fluid after a leak, and a selector cable that has come off so that the box is still in neutral or Park. With fluid and cable in order, it is the pump, its drive by the converter, or a driveshaft that has come out. Do not rev it to make it move, as that grinds the debris round. A specialist measures the oil pressure before the box is removed.',
  },
  {
    id: 'drive-at-cold-morning-late',
    faults: ['at-fluid-degraded', 'at-pan-gasket-leak', 'at-front-pump-worn'],
    asks: [
      'takes ages to engage first thing',
      'ten seconds before it moves in the morning',
      'I put it in D and wait',
      'standing over the weekend then delay, later fine',
      'slow to go into reverse when cold',
      'delay only after being parked long',
      'why must I wait for drive each day',
    ],
    answer:
      'A long wait only after standing usually means that fluid has drained back out of the converter or that the level is low; a wait that stays when warm points to seals or pressure. Have level and condition checked first, because a low box also draws air on the first bends. Let it engage fully before you touch the accelerator, since a bang into gear breaks parts. A wait that grows from month to month should be shown to a specialist.',
  },
  {
    id: 'drive-at-level-home',
    faults: ['at-pan-gasket-leak', 'at-front-seal-leak', 'at-fluid-degraded'],
    asks: [
      'no dipstick, how do I check it',
      'can I top up the auto myself',
      'overfilled it slightly, bad?',
      'measured cold and it looked low',
      'what happens with too much fluid',
      'fluid came out of the check plug, is that right level',
      'checked engine off and got a strange reading',
    ],
    answer:
      'It depends on the gearbox. With a dipstick it is usually read warm, on level ground, with the engine idling, as the handbook says; a reading cold or with the engine off misleads. Without one, the level is where fluid just dribbles from an overflow plug at a set fluid temperature with the engine running, which is lift work with a tester. Overfilling foams the fluid and makes it slip like too little, so drain the excess.',
  },
  {
    id: 'drive-at-towing-caravan',
    faults: ['at-clutch-packs-burnt', 'at-converter-lockup-shudder', 'at-fluid-degraded'],
    asks: [
      'can I tow with this gearbox problem',
      'caravan booked next week, auto not right',
      'is a trailer ok with shuddering',
      'does towing ruin an automatic',
      'horsebox and a slipping auto, manageable?',
      'fit a bigger cooler for towing first?',
      'want to pull 1200 kg through the mountains',
    ],
    answer:
      'Do not tow with it: a heavy trailer makes heat, and heat is what ruins a gearbox that already slips, shudders or carries old fluid. Have it put right first and the fluid changed. For regular towing an extra fluid cooler, shorter fluid intervals, and a lower gear chosen by hand on long climbs make the difference. Note the maximum towed weight in the handbook, which stays the limit whatever cooler is fitted.',
  },
  {
    id: 'drive-at-second-opinion',
    faults: [
      'at-valve-body-worn',
      'at-shift-solenoid-failed',
      'at-clutch-packs-burnt',
      'at-converter-lockup-shudder',
    ],
    asks: [
      'garage wants a new gearbox, how do I check that',
      'is a whole exchange really needed',
      'they did not even read codes and say box is finished',
      'what tests should be done before a rebuild',
      'how to know they are not having me on',
      'dealer says replacement only, independent says solenoid',
      'second opinion on an auto, whom to ask',
    ],
    answer:
      'Ask what it rests on: before a box is condemned there should be the fluid level and colour, the stored gearbox codes, live data with slip and learnt values, and a look into the pan, with photographs. An independent automatic specialist sees far more of these than a general garage and repairs single parts. A dealer often only exchanges. A box with clean fluid and one bad change rarely needs replacing as a whole.',
  },
];
