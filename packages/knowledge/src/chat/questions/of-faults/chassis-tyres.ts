import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about punctures, pressure, tyre sensors, tyre damage and wear. */
export const chassisTyreQuestions: readonly CommonQuestion[] = [
  {
    id: 'chassis-puncture-nail-leave-in',
    faults: ['tyre-puncture-nail'],
    asks: [
      'there is a screw in my tyre, pull it out or leave it',
      'nail in the tread but no air lost yet',
      'can I unscrew it and see if it hisses',
      'screw in tyre and pressure is holding, repair?',
      'is a nail in my tire, drive or no',
      'found a bit of metal in the tread block, how deep is it',
      'only the head shows, maybe it has not gone through',
    ],
    answer:
      'Leave it in until you are where it can be repaired or the wheel changed, because pulling it out may let the air go within seconds. Put soapy water on it: bubbles mean that it is through. Check the pressure cold and again after some hours. Even without a leak, a screw that is still in works deeper with each mile, so a tyre shop should look at it without delay, and the verdict here decides about driving there.',
  },
  {
    id: 'chassis-puncture-repairable-where',
    faults: ['tyre-puncture-nail'],
    asks: [
      'can this tyre be repaired or must it be new',
      'nail near the shoulder, will they plug it',
      'puncture in the sidewall, patch possible?',
      'how big a hole can be mended',
      'tire repair place refuses, near the edge',
      'is a run flat repairable after a nail',
      'two punctures in one tyre',
    ],
    answer:
      'A hole up to about 6 mm in the central three quarters of the tread can usually be repaired with a plug and patch from inside; one in the shoulder or sidewall cannot, since the wall flexes. The tyre is taken off and looked at inside: a scuffed ring or rubber crumbs show that it was driven flat, and then it is scrap. Run-flats and tyres with foam depend on their maker, and many shops refuse them.',
  },
  {
    id: 'chassis-puncture-plug-or-sealant',
    faults: ['tyre-puncture-nail'],
    asks: [
      'string plug kit from amazon, permanent?',
      'used the sealant can, now what',
      'is a mushroom plug better than a rope plug',
      'how long can I drive on tyre foam',
      'can be repaired after the tyre spray used?',
      'the gunk kit did not seal it',
      'plugged it myself last month, holding fine',
    ],
    answer:
      'Both are only meant to get you to a tyre shop: a string pushed in from outside does not show what happened inside, and sealant is limited to the speed and distance printed on its bottle. Tell the fitter that sealant is in there, since it sprays out, has to be washed off the rim and the pressure sensor, and some shops then refuse to repair. A plug and patch from inside is the lasting repair.',
  },
  {
    id: 'chassis-puncture-drove-flat',
    faults: [
      'tyre-puncture-nail',
      'tyre-blowout-underinflated',
      'tyre-valve-leak',
      'tyre-bead-leak-corroded-rim',
    ],
    asks: [
      'drove a mile on a flat, is the tyre ruined',
      'I pumped it up again and it holds, keep using it?',
      'it was flat when I noticed, no idea how long',
      'rolled it 200 yards off the motorway flat',
      'tire was zero air and I drive little, change?',
      'sidewall has a scuff ring after running low',
      'can the alloy be damaged from driving flat',
    ],
    answer:
      'Quite possibly, and it does not show from outside: a wall that was folded under load loses its strength and may burst later at speed. Have it taken off and looked at inside. A dull ring, loose rubber dust or creases on the inner wall mean scrap, however well it holds air. Check the rim’s edges for dents in the same go, and look for what let the air out, or the next tyre goes flat too.',
  },
  {
    id: 'chassis-slow-leak-how-find',
    faults: [
      'tyre-puncture-nail',
      'tyre-bead-leak-corroded-rim',
      'tyre-valve-leak',
      'tyre-pressure-low-seasonal',
    ],
    asks: [
      'loses 5 psi a week and nobody finds the hole',
      'slow puncture, tyre shop found nothing',
      'how do I find a slow leak at home',
      'how much air loss is normal per month',
      'pressure going down slowly in only one',
      'dunked it in a bath, no bubbles',
      'washing up liquid test, where exactly do I spray',
    ],
    answer:
      'One tyre that loses more than the others has a leak; 1 to 2 psi a month in all four is normal. Brush soapy water over the tread, round both rim edges, inner side too, and at the valve, bent gently to each side: a big bubble is a hole, fine foam along the rim is a corroded bead. Turn the wheel half way and repeat. A leak only at speed suggests a crack in the rim or a loose valve.',
  },
  {
    id: 'chassis-bead-leak-clean-seal',
    faults: ['tyre-bead-leak-corroded-rim'],
    asks: [
      'tyre leaks at the rim edge, what do they do',
      'bead sealer, is that a bodge',
      'alloy corroded under the tyre, new wheel needed?',
      'white powder on the rim and it goes down',
      'air escape between tire and rim, repair?',
      'cleaned the rim last year and it leaks again',
      'does refurbishing the alloys stop slow leaks',
    ],
    answer:
      'The tyre comes off, the seat is cleaned to smooth metal, sealed, and the tyre is balanced again: that lasts for a year or several, until the corrosion creeps on. Bead sealer on a clean seat is ordinary practice; smeared over scale it is a bodge. Where it comes back, a full refurbishment with the old coating stripped is the lasting cure. Deep pits mean another wheel. The rest of the set usually looks alike, so ask.',
  },
  {
    id: 'chassis-valve-core-diy',
    faults: ['tyre-valve-leak'],
    asks: [
      'can I change the valve core myself',
      'valve leaks, does the tyre have to come off',
      'is the valve dust cap important',
      'bubbles at the valve when I bend it',
      'valve of tire cracked, I can drive?',
      'pumped it up yesterday and now it hisses from the valve',
      'metal tpms valve corroded and snapped',
    ],
    answer:
      'A core that leaks is screwed out and in with a small valve key, with the wheel unloaded, since all the air leaves at once; then pump it to the figure on the label. Bubbles at the foot, cracks in the rubber or corrosion of a metal stem mean a new valve, and for this the tyre comes off. Valves with a sensor get their own service kit. Press a hissing core once: grit may blow out.',
  },
  {
    id: 'chassis-tpms-light-pressures-right',
    faults: ['tpms-not-relearned', 'tpms-sensor-battery-dead'],
    asks: [
      'pressures are all right but the tyre light is on',
      'pumped them up and the light stays',
      'where is the reset for the tyre monitor',
      'does the warning clear by itself after driving',
      'tyre symbol stay after filling air',
      'reset button did nothing',
      'light came on the day after new tyres',
    ],
    answer:
      'If it flashes first and then stays on, the system itself has a fault, mostly a dead sensor; if it came steady, it wants a reset or still sees a soft tyre. Set all tyres cold to the door label, the spare too if it has a sensor, then reset in the menu or with the button as the handbook says and drive some miles. Some cars clear by themselves. If it returns within days, measure again: one leaks.',
  },
  {
    id: 'chassis-tpms-direct-or-indirect',
    faults: ['tpms-not-relearned', 'tpms-sensor-battery-dead'],
    asks: [
      'do I have sensors in the wheels or does it use the abs',
      'how do I tell which tyre pressure system I have',
      'rubber valve, does that mean no sensor',
      'car does not show pressures only a light',
      'my car has sensors in tyre or not?',
      'tyre shop wants to sell me sensors, do I have any',
      'indirect system, nothing to replace then?',
    ],
    answer:
      'Look in the menu and handbook: a car that shows a pressure for each wheel has sensors inside them; one that only offers a “store” or “set” after pumping as a rule works through the ABS and has nothing in the wheels to replace. A metal valve hints at a sensor, but rubber ones exist as well. A tyre shop can hold a tool to each valve, and a sensor that is there answers.',
  },
  {
    id: 'chassis-tpms-sensor-teach-winter',
    faults: ['tpms-sensor-battery-dead', 'tpms-not-relearned'],
    asks: [
      'do new tyre sensors need programming to the car',
      'winter wheels without sensors, is it legal',
      'cloned sensors, do they work',
      'swap all four or just the dead one',
      'sensor of tyre change, must go to dealer?',
      'shop broke my sensor fitting the tyre',
      'mot and tyre pressure warning light',
    ],
    answer:
      'It depends on the car: some learn new sensors while you drive, others through the menu or a tool, and a sensor copied with the old number needs no teaching. In the MOT a lit tyre-pressure warning fails cars first used from 1 January 2012, so a winter set wants sensors too where the car has them. When one dies of age the rest are near, so the set at the next tyre change saves labour.',
  },
  {
    id: 'chassis-tpms-off-permanently',
    faults: ['tpms-sensor-battery-dead', 'tpms-not-relearned'],
    asks: [
      'can the tyre pressure light be switched off for good',
      'code out tpms',
      'put tape over it and check by hand',
      'sensors in a sealed pipe in the boot trick',
      'delete tyre monitoring with laptop is ok?',
      'I check my tyres weekly, do I need it',
      'ignore the tyre light as its always wrong',
    ],
    answer:
      'Leave it working: it is the only thing that warns you of a slow puncture on the motorway, where a soft tyre bursts without being felt, and with a dead or missing warning newer cars fail the MOT. Tricks such as sensors in a pipe make it blind. Mostly one sensor or a reset is all that is missing. Until then measure all four cold by hand, because the light hides the next real loss.',
  },
  {
    id: 'chassis-pressure-cold-weather-light',
    faults: ['tyre-pressure-low-seasonal'],
    asks: [
      'tyre light on first frosty morning, gone by lunch',
      'do I pump up more in winter',
      'pressure warning comes and goes with the weather',
      'measured 29 cold and 33 hot, which counts',
      'in cold the tyre lamp come, why',
      'all four are 4 low, leak or weather',
      'garage airline is warm tyres, how do I correct',
    ],
    answer:
      'Cold air shrinks, so all four fall by about 1 to 2 psi for every ten degrees, and a tyre that was only just right sets the light off. Pump all to the door label with the tyres cold, outdoors and not in a warm garage, then reset the monitor. Do not let air out of warm tyres. If one is lower than the others again after a week, that one has a leak, whatever the weather.',
  },
  {
    id: 'chassis-bulge-wait-or-rear',
    faults: ['tyre-sidewall-bulge'],
    asks: [
      'egg on the side of my tyre, how long will it last',
      'small bubble in the sidewall, move it to the back?',
      'bulge after a pothole, can it be repaired',
      'dent in the sidewall rather than a bulge',
      'tire has a ball on the side, can I drive slow',
      'let some air out to take the strain off the bulge',
      'is a bulge covered by tyre warranty',
    ],
    answer:
      'Take it off now: the cords in the wall are broken, only rubber holds the air, and it bursts without notice, on the rear as well as the front. It cannot be repaired, and less air bends it more. Fit the spare or have the car carried. A shallow groove in line across the wall is a normal joint of the plies; anything that stands out is not. Impact damage is rarely under warranty.',
  },
  {
    id: 'chassis-belt-separation-signs',
    faults: ['tyre-tread-belt-separation'],
    asks: [
      'wobble at walking pace and a bump in the tread',
      'thumping that gets worse day by day',
      'tread has a ridge across it',
      'tyre looks wavy when it spins',
      'feel a hill on the tread when touch',
      'balanced it and the man said the tyre has gone, why',
      'how does a tyre come apart inside',
    ],
    answer:
      'Do not drive on it: the steel belt is coming away from the carcass, and the tread can fly off at speed and take wing and brake lines with it. A soft ridge, a bent tread line or a wobble at walking pace that grows from day to day is typical. Age, running with low pressure, overload and an old impact bring it on. Check the date codes and pressures of the others, because they share the history.',
  },
  {
    id: 'chassis-blowout-cause-next',
    faults: ['tyre-blowout-underinflated'],
    asks: [
      'tyre blew on the motorway, why',
      'was it faulty or was it low on air',
      'should I replace the other one too after a blowout',
      'what else got damaged when the tyre burst',
      'tire explode, can ask money from maker?',
      'caravan tyre burst, check what',
      'only bits left, can anybody tell the cause',
    ],
    answer:
      'Most burst because they ran too low and got hot: a ring of scuffed, bluish rubber round the wall and crumbs inside tell of it, while a single cross-shaped tear points to an impact. Keep the remains if you want to complain, since a tyre maker’s report needs them. The wing, brake hose, ABS lead and rim are looked at, and the others are measured cold. Its partner is renewed unless nearly new.',
  },
  {
    id: 'chassis-aged-tyre-good-tread',
    faults: ['tyre-aged-cracked'],
    asks: [
      'plenty of tread but the tyres are 9 years old',
      'small cracks in the sidewall, mot fail?',
      'dot code says 2015, do I bin them',
      'tyre dressing or rubber feeder to hide the cracks',
      'tire is old but looks like new, change?',
      'low mileage car with original tyres from new',
      'spare tyre is as old as the car, still usable',
    ],
    answer:
      'Tread does not count any more at that age: the rubber hardens, grips badly in the wet and can shed its tread in summer heat. Bend a crack open: a fine net in the surface is a note for the diary, cracks deeper than about 1 mm or a sight of cord mean new tyres at once. Dressings only colour it. Do not count on a spare that is older than ten years either.',
  },
  {
    id: 'chassis-tread-worn-law-depth',
    faults: ['tyre-tread-worn-out'],
    asks: [
      'what is the legal tread and what is the fine',
      'tread 2.5 mm, change now or before winter',
      '20p test says borderline',
      'middle is fine, shoulder is bald, legal?',
      'is 3mm tire enough for rain',
      'how do I measure tread without a gauge',
      'wear bar level with the tread',
    ],
    answer:
      'In Great Britain 1.6 mm is the least, over the central three quarters of the width and all the way round, and each tyre below it can bring a fine and three penalty points. Wet grip falls steeply below 3 mm, so plan them there, above all before winter. A 20p coin’s outer band should vanish in the groove. A bald shoulder may be just legal on paper but shows a fault, and visible cords never are.',
  },
  {
    id: 'chassis-one-sided-wear-order',
    faults: ['tyre-wear-misalignment', 'wheel-alignment-toe-out-of-true'],
    asks: [
      'alignment first or tyres first',
      'inner edge bald but middle is good, what causes it',
      'new tyres wore out on the inside in 6000 miles',
      'can I swap the worn one to the other side',
      'tire eaten inside, alignment is enough?',
      'feathered tread that feels like a saw one way',
      'both front outer edges worn, tracking or driving style',
    ],
    answer:
      'First worn joints and bushes, then the tyres, then the alignment in the same visit: set on play it is worthless, and new tyres on a bad setting wear the same way. Feathered blocks speak for toe, a smooth bald edge for camber; both edges together speak for low pressure. Swapping sides only spreads the wear and is not allowed with many treads. Ask for the printout, so that you know it was out.',
  },
  {
    id: 'chassis-wrong-pressure-wear-middle',
    faults: ['tyre-wear-wrong-pressure'],
    asks: [
      'worn in the middle, edges good, too much air?',
      'both edges worn and middle ok',
      'I always used the number on the tyre wall',
      'my gauge and the garage one differ by 4 psi',
      'which pressure is correct, tyre or door',
      'pumped hard for better mpg, did that do it',
      'will the wear even out if I correct it now',
    ],
    answer:
      'The middle wears with too much air and both edges with too little or too much load, and the number on the wall is the tyre’s maximum, not yours: use the label on the door or flap. Compare two gauges, since 3 psi difference is enough to do it. What is worn stays worn, but it stops getting worse. If just one edge is gone, that is alignment and not pressure.',
  },
  {
    id: 'chassis-cupped-tyres-noise-stay',
    faults: ['tyre-cupping-noise', 'rear-shock-absorbers-worn'],
    asks: [
      'tyres hum from saw tooth wear, will it go away',
      'rear tyres scalloped, is it the shocks',
      'swap front to rear to quieten cupped tyres',
      'new tyres will cure the drone or come back?',
      'tire has waves and loud noise',
      'how do I feel cupping with my hand',
      'droning after they rotated my tyres',
    ],
    answer:
      'Slight steps often wear flatter when the tyres work on the driven axle, where tread direction and size allow the swap; deep cups stay loud until new tyres. The steps come from worn dampers, wrong toe, low pressure or rears that were never rotated, so have dampers and alignment checked first, or the new set will drone as well. Stroke along the tread both ways: sharp one way and smooth the other is the sign.',
  },
  {
    id: 'chassis-flat-spot-new-tyre-claim',
    faults: ['tyre-flat-spot-out-of-round', 'wheel-out-of-balance'],
    asks: [
      'brand new tyres shake though balanced, faulty?',
      'skidded once and now it thumps',
      'flat spot after standing six months',
      'will a locked wheel flat spot drive out',
      'new tyre is not round, change under guarantee?',
      'thump thump in time with speed',
      'how do they prove that a tyre is out of round',
    ],
    answer:
      'A new tyre that shakes at all speeds though it is balanced to zero may be out of round: ask for the run-out at the tread, where more than 1.5 mm on a true rim is a fair ground for another, and let them turn it on the rim first. A flat from standing fades as the tyres warm; one from a locked wheel never drives out, and if cords show, it is finished at once.',
  },
  {
    id: 'chassis-spare-none-what-now',
    faults: ['spare-or-kit-unusable', 'tyre-puncture-nail'],
    asks: [
      'my car has no spare, what are my options with a flat',
      'spare wheel carrier rusted and will not wind down',
      'sealant bottle expired years ago, use it?',
      'spare is flat as well',
      'no spare wheel in car, what to buy',
      'compressor from the kit does nothing',
      'is the space saver older than ten years any use',
    ],
    answer:
      'Call your breakdown service or a mobile tyre fitter, and say the tyre size and that there is no usable spare. Sealant that is out of date often no longer seals, and it helps only with a small hole in the tread, never with a torn wall. A rusted winch under the floor is not forced from below the car. Afterwards buy a fresh bottle, or a space-saver kit made for your model, and check its pressure twice a year.',
  },
  {
    id: 'chassis-tyre-damage-kerb-cut',
    faults: ['tyre-sidewall-bulge', 'tyre-aged-cracked', 'tyre-puncture-nail'],
    asks: [
      'chunk of rubber missing from the sidewall after a kerb',
      'cut in the tyre wall, how deep is too deep',
      'scuffed the sidewall, can I see threads?',
      'flap of rubber hanging off, glue it',
      'kerb bite on the tire, need new?',
      'rim protector torn, does that matter',
      'mot limit for a cut in the tyre',
    ],
    answer:
      'If cord or fabric can be seen, if the cut is deep enough to reach it or the wall bulges beside it, the tyre is finished and comes off at once; do not glue it. A scrape in the thick rim-protecting rib alone is cosmetic as a rule. In the MOT a cut longer than 25 mm or a tenth of the tyre’s width, whichever is greater, that reaches the cords fails. Look again after a week, since bulges appear late.',
  },
];
