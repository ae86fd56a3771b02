import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about brake pads, linings and discs. */
export const chassisPadAndDiscQuestions: readonly CommonQuestion[] = [
  {
    id: 'chassis-pads-measured-3-to-5-mm',
    faults: ['front-brake-pads-worn', 'rear-brake-pads-worn'],
    asks: [
      'I measured and there is 4 mm left on the pads',
      'lining looks about 4mil, change now or wait',
      'there seems to be a little under half of it left, is that enough',
      'pads at 5 mm but it still squeals',
      'how thin is too thin, mine are between three and five',
      'the garage wrote 4 mm on the sheet, must I replace them already',
      'friction material 4 millimetres, how many thousand miles remain',
    ],
    answer:
      'Between 3 and 5 mm they are worn but not yet due, so look for another source of the noise as well. Measure only the lining, not the steel plate behind it, and always the thinner of the inner and the outer pad on both wheels. How long they last depends on your roads, so measure again in two or three thousand miles, and plan the change at 3 mm.',
  },
  {
    id: 'chassis-pads-look-thick-outside',
    faults: [
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'brake-caliper-slides-seized',
      'brake-pads-tight-in-carrier',
    ],
    asks: [
      'the pad I can see through the wheel looks fine',
      'outer pad has loads left, so how can they be worn out',
      'only the inner one is gone, why',
      'I look from outside and the lining is thick, it is other problem?',
      'inside pad down to the metal, outside hardly touched',
      'shone a torch in and it seems ok, are they pulling a fast one',
      'uneven wear between the two pads of the same wheel',
    ],
    answer:
      'The pad that you see from outside tells you nothing about the inner one, which often wears out first. Where one is far thinner than its partner, the pad sticks in its carrier, the slide pins are seized or the piston does not go back. New pads alone will wear the same way, so ask the garage to free and clean whichever part it is and to show you both old pads.',
  },
  {
    id: 'chassis-pads-grinding-started',
    faults: ['front-brake-pads-worn', 'rear-brake-pads-worn', 'brake-lining-detached'],
    asks: [
      'it squealed for weeks and now it grinds',
      'horrible scraping metal noise when I brake since this morning',
      'can I get one more week out of it now that its grinding',
      'sounds like metal on metal, what is touching what',
      'grinding noise, have I killed the discs',
      'when I stop there is noise like a stone mill',
      'I am afraid I ignored the squeal too long, what will be damaged now',
    ],
    answer:
      'Do not stretch it any further: grinding means that the steel plate of a pad now runs on the disc, and that wheel brakes badly. Every stop cuts the disc deeper, and the piston comes out so far that it can leak or jam. The discs of that axle will almost surely be needed as well. Have a mobile mechanic come, or let it be carried to the garage.',
  },
  {
    id: 'chassis-pads-diy-piston-back',
    faults: ['front-brake-pads-worn', 'rear-brake-pads-worn', 'brake-pads-glazed-or-hard'],
    asks: [
      'the piston will not go back in, new pads dont fit',
      'how do I push the piston in for the thicker pads',
      'rear piston does not press back with a g clamp',
      'does it need winding in or pushing',
      'tool for turn back the brake piston',
      'squeezed the piston home and fluid came out of the reservoir',
      'I am fitting pads myself and cannot get the caliper over them',
    ],
    answer:
      'Front pistons are pressed straight back, slowly and evenly; many rear ones with a built-in parking brake must be turned in with a wind-back tool, and those with an electric parking brake need service mode first. Force breaks the mechanism inside. Watch the reservoir, because the fluid rises and strips paint. If a front piston does not move with a proper tool, it is seized. Before you move the car, pump the pedal until it is firm.',
  },
  {
    id: 'chassis-pads-pedal-to-floor-after-fitting',
    faults: [
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'brake-discs-corroded',
      'brake-discs-thickness-variation',
      'air-in-brake-system',
    ],
    asks: [
      'changed the pads and the pedal goes to the floor',
      'no brakes at all after I fitted new pads',
      'first press after the job went right down, then it came back',
      'why is the pedal long since the pads were swapped',
      'after pad replace pedal is very deep',
      'I forgot to pump it, is something damaged',
      'soft pedal following a diy pad change, what did I do wrong',
    ],
    answer:
      'Do not move the car until the pedal is firm: after the pistons are pressed back, the first presses only bring the pads to the disc, so pump in short strokes with the engine off and check the fluid level. If it stays soft or sinks, air got in, a pad sits wrong, or old seals of the master cylinder were damaged by full strokes. Then it needs a mechanic where it stands.',
  },
  {
    id: 'chassis-pads-wear-indicator-or-defect',
    faults: ['front-brake-pads-worn', 'rear-brake-pads-worn', 'brake-pads-glazed-or-hard'],
    asks: [
      'how do I tell a wear indicator squeal from ordinary squeal',
      'is that whistle the metal tab or just dusty pads',
      'high pitched squeak that stops when I press the pedal',
      'it only screeches when I am NOT braking',
      'squeak when brake light touch, gone when brake strong, what is it',
      'does every car have the squeaky warning strip',
      'noise comes and goes with the pedal, which kind is it',
    ],
    answer:
      'A wear tab usually sings while you roll and changes or stops when you touch the pedal; glazed or dry pads squeal only during the stop, mostly a gentle one. Not every pad has a tab, and some cars use an electric wire instead, so silence proves nothing. Measure the lining: under 3 mm it is the wear, above that look at shims, grease points and the disc surface.',
  },
  {
    id: 'chassis-pads-rears-gone-before-fronts',
    faults: ['rear-brake-pads-worn'],
    asks: [
      'why did my rear pads wear out before the front ones',
      'back pads gone at 25000, is that right',
      'I thought the fronts did all the work',
      'rear brakes eaten up quick on an automatic with all the gadgets',
      'the rears are worn and the front is half, something is wrong?',
      'the person at the desk says the back ones are finished already, on a fairly new car',
      'stability control wearing the back brakes, true or false',
    ],
    answer:
      'It is common on modern cars: the rear pads are thin from new, and stability control, adaptive cruise, hill hold and electronic brake distribution use the rear brakes a good deal. What is not normal is one rear wheel, or one pad of a wheel, far ahead of the others. Then have pins, carrier and the parking brake mechanism checked for dragging before new pads go in.',
  },
  {
    id: 'chassis-pads-not-done-but-pins',
    faults: [
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'brake-pads-tight-in-carrier',
      'brake-caliper-slides-seized',
    ],
    asks: [
      'what should be included when they fit new pads',
      'is a fitting kit with clips worth paying for',
      'what do I ask them to clean while the pads are out',
      'quote lists hardware kit and brake service, padding the bill?',
      'new shims and springs or reuse the old ones',
      'do they have to grease something when changing the linings',
      'clean and lube of sliders extra charge, reasonable?',
    ],
    answer:
      'New clips and springs, a cleaned carrier and free slide pins belong to a proper pad job, so a modest charge for the kit is reasonable. Old clips lose their spring, and rust beneath them pinches the new pads. Ask whether carriers were taken to bare metal, whether both pins move by hand, and whether the caliper grease suits rubber. A job without that often drags or squeals within a year.',
  },
  {
    id: 'chassis-pads-ev-hybrid-hardly-used',
    faults: [
      'brake-discs-corroded',
      'brake-pads-tight-in-carrier',
      'rear-brake-pads-worn',
      'normal-disc-surface-rust',
    ],
    asks: [
      'my electric car hardly uses its brakes, why are they bad',
      'hybrid with rusty discs at 30k miles how come',
      'regen does all the slowing so how did these rot',
      'discs corroded on an ev, whats the cure',
      'the brakes of my e-car are never used, can this break them',
      'should I use the friction brakes on purpose now and then',
      'low mileage plug in, pads thick, yet they want new discs',
    ],
    answer:
      'They rust because they are used so little: regeneration does the slowing, so nothing wipes the discs and the pads seize in their carriers. Thick pads then say nothing about the condition of the brake. Once a week brake properly from a fair speed on an empty road, in Neutral or with low regeneration where the handbook allows it. Have carriers and pins cleaned and greased at every service.',
  },
  {
    id: 'chassis-discs-shake-came-back',
    faults: ['brake-discs-thickness-variation'],
    asks: [
      'new discs fitted and the shake is back after 3000 miles',
      'second set of discs, judder returned, who pays',
      'they replaced rotors twice and steering still wobbles on braking',
      'brake vibration again few months after new disc',
      'how do I stop it from happening a third time',
      'the judder was cured for a while, then it crept back, I do wonder what they missed',
      'discs done in spring and its doing it again',
    ],
    answer:
      'When it comes back within a few thousand miles, the disc ran out of true from the day it was fitted. Ask for the run-out measured on the car with a dial gauge, on the disc and on the bare hub face: more than about 0.08 mm on the disc brings the shake back. Rust on the hub, unevenly tightened nuts and a dragging brake are the usual causes. Take it to whoever fitted them first.',
  },
  {
    id: 'chassis-discs-shake-seat-not-wheel',
    faults: ['brake-discs-thickness-variation', 'brake-discs-corroded'],
    asks: [
      'it shakes in my seat not the steering wheel, front or rear',
      'pedal pulses but the steering is steady',
      'which axle is it if the whole car vibrates when braking',
      'tell me front or back discs from how it shakes',
      'vibration on brake through the chair',
      'throbbing under my foot, wheel is still',
      'can you tell which end has the bad rotors without taking it apart',
    ],
    answer:
      'A shake in the steering wheel points to the front discs; one in the seat or pedal with a steady steering wheel points to the rear, though it is a hint and no proof. Do not test it with the parking brake on the road, because the rear wheels can lock. The certain way is a dial gauge on all the discs while the car is on the lift, so ask for the run-out and the thickness variation of both axles before anybody sells you a pair.',
  },
  {
    id: 'chassis-discs-judder-only-when-hot',
    faults: [
      'brake-discs-thickness-variation',
      'brake-caliper-slides-seized',
      'brake-caliper-piston-seized',
    ],
    asks: [
      'it only judders after a long downhill',
      'cold it brakes smooth, when hot it shakes',
      'vibration under braking comes on motorway only after several stops',
      'why is it fine round town but shudders from 70',
      'when brakes are warm the wheel trembles',
      'shake gets worse the more I use the brakes',
      'is it normal that heat brings the wobble on',
    ],
    answer:
      'Heat makes a small fault show: the thick and thin places of a disc grow with it, and patches of lining on the surface grip harder. A brake that drags also heats one disc far more than its partner. Compare the warmth at both wheels after a gentle drive, without touching anything. One much hotter side means that the caliper or the pads are freed first, or new discs will soon shake too.',
  },
  {
    id: 'chassis-discs-lip-or-groove',
    faults: [
      'brake-discs-corroded',
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'brake-discs-thickness-variation',
    ],
    asks: [
      'there is a lip round the edge of my disc, is it worn',
      'discs have grooves you can feel with a nail',
      'rotor like an old record, still usable?',
      'edge of disc is higher than the middle',
      'ridge on the outside, does it fail',
      'how thick must my discs be, where does it say',
      'minimum thickness stamped on it, cannot find it',
    ],
    answer:
      'A lip shows wear but does not decide it: what counts is the thickness of the swept part, measured with a micrometer, beside the minimum that is stamped on the edge or hub of the disc or stands in the workshop data. Fine rings are usual; grooves that catch a fingernail, cracks, or rust bands where the pad no longer touches mean new discs. New pads always go with them.',
  },
  {
    id: 'chassis-discs-rust-came-after-wash',
    faults: ['normal-disc-surface-rust', 'brake-discs-corroded'],
    asks: [
      'discs went orange overnight after the car wash',
      'rusty discs every morning on a brand new motor',
      'scrapes for the first few stops then quiet',
      'brake discs brown after rain, buy new?',
      'is that rust a warranty matter, the car is 6 months old',
      'grating noise when I first set off on damp days',
      'how long before surface rust turns into real damage',
    ],
    answer:
      'An orange film after rain or a wash is bare iron doing what it does, and a few stops wipe it off. It becomes a fault when the car stands for weeks and the rust eats in: look for a dull or pitted ring that stays after driving, on the inner face as well. Dry the discs with two or three gentle stops before you park after washing.',
  },
  {
    id: 'chassis-discs-mot-advisory-corroded',
    faults: ['brake-discs-corroded', 'brake-discs-thickness-variation'],
    asks: [
      'advisory says disc worn pitted or scored, do I act',
      'mot passed but mentions corroded rear discs inner face',
      'how urgent is an advisory about the discs',
      'tester noted brake disc in such condition it is seriously weakened',
      'they passed it last year with the same advisory, why fail now',
      'inspection paper says rusty disk, what means it',
      'rear discs advisory, leave til next year?',
    ],
    answer:
      'An advisory on pitted discs means that they passed on the day but brake worse than they should, so plan them for the next weeks rather than the next year. The hidden inner face is usually the bad one. Ask whether the brake figures left and right were close, since they stand on the roller-brake print. “Seriously weakened” or cracked is a different matter: that is a failure and the car is not driven.',
  },
  {
    id: 'chassis-discs-clean-rust-diy',
    faults: ['brake-discs-corroded'],
    asks: [
      'can I brake the rust off by driving it hard',
      'sand the discs with a flap wheel?',
      'will a few hard stops clean up corroded discs',
      'rust remover on a brake disc',
      'grinder to take the rusty ring away',
      'I can remove rust from disk with sandpaper myself?',
      'is it possible to save them without buying new rotors',
    ],
    answer:
      'Only a thin film comes off by braking; pits and raised scale do not, and the pads just wear to their shape. Sanding by hand or with a grinder leaves the disc uneven, and then it judders and grips badly. Chemical rust remover leaves residue on a surface that must stay clean. If bands are left after a week of normal driving with some firm stops, fit a pair of discs and new pads.',
  },
  {
    id: 'chassis-pads-tight-file-the-ears',
    faults: ['brake-pads-tight-in-carrier'],
    asks: [
      'can I file the pads so that they slide in the carrier',
      'new pads are too tight, had to knock them in with a hammer',
      'grind the ears of the pad a little?',
      'pads dont fit, wrong part or rust',
      'new pad very hard to enter in the holder',
      'take some metal off the backing plate so it moves freely, good or bad practice',
      'they are stuck solid in the bracket, what do I clean',
    ],
    answer:
      'Clean the carrier first and leave the pads alone: rust grows beneath the stainless clips and pushes them inwards, so take the clips off, file or wire-brush the seat to bare metal, and fit new clips. Then the pads should slide with the fingers. A pad that still jams on clean metal is the wrong part or badly made. Hammered-in pads drag, overheat and wear crooked.',
  },
  {
    id: 'chassis-pads-tight-comes-back-yearly',
    faults: ['brake-pads-tight-in-carrier', 'brake-caliper-slides-seized'],
    asks: [
      'they free off my rear brakes every year and it sticks again',
      'why do the pads keep seizing in the bracket',
      'annual strip and clean of brakes needed really?',
      'cleaned it last winter and its binding again',
      'how to prevent that the pads become stuck by salt',
      'would new carriers end this once and for all',
      'same wheel drags each spring, fed up',
    ],
    answer:
      'Salt gets under the clips, so once the plating of the carrier is gone, rust comes back however well it is cleaned. A new carrier with new clips ends it for years and is often no dearer than two more cleanings. Ask for a thin film of proper brake grease under the clips, pins in fresh boots, and a rinse of the wheels with plain water in winter.',
  },
  {
    id: 'chassis-pads-glazed-after-cheap-set',
    faults: ['brake-pads-glazed-or-hard'],
    asks: [
      'they started squealing two weeks after new pads',
      'brand new pads squeak like a bus, will the shop change them',
      'garage says squealing is a characteristic, is that fair',
      'noise after pads replaced, they did it wrong?',
      'new linings howl at low speed only',
      'should I go back to the fitter about the squeal or live with it',
      'cheap pads off the internet now screaming',
    ],
    answer:
      'Go back to whoever fitted them and have the work looked at: shims or springs left out, dry contact points, a lip on the old disc and a hard cheap lining are the four usual reasons. Ask to see the shims and how the pads move in the carrier. If all that is right, another make of pad is the cure. A squeal with thick linings costs nerves rather than braking.',
  },
  {
    id: 'chassis-pads-chamfer-copper-grease',
    faults: ['brake-pads-glazed-or-hard', 'brake-pads-loose-in-carrier'],
    asks: [
      'should I chamfer the edges of the pads to stop squeal',
      'do I put grease on the back of the pads and which',
      'rub the glaze off with sandpaper, does that work',
      'scuff the pads and disc, will the noise go',
      'where goes the special paste for brake pad noise',
      'can anti squeal shims be bought separately',
      'roughing up shiny linings with emery cloth',
    ],
    answer:
      'It can help for a time: a light rub of the pad face on flat emery paper and a small bevel on the leading edges take a glaze and a squeal away, with a dust mask on and the dust wiped up wet. Ceramic brake paste belongs only on the ears and the back of the plate, never on the lining. If it is back within weeks, the pad material is simply hard; change the make.',
  },
  {
    id: 'chassis-lining-contaminated-clean-it',
    faults: ['brake-lining-contaminated'],
    asks: [
      'got grease on the new pads, will brake cleaner save them',
      'can I burn the oil out of the pads with a blowlamp',
      'oil soaked shoes, wash and refit?',
      'brake fluid dripped on the lining, is it ruined',
      'I can clean pad which has oil with petrol?',
      'is it enough to sand the oily surface off',
      'a fingerprint of grease on the pad, am I worrying too much',
    ],
    answer:
      'Soaked linings are thrown away: oil and brake fluid go deep into the material, and what looks dry sweats out again with the first heat, just when you need the brake. Burning or washing with petrol is dangerous and does not cure it. A single fingerprint that is wiped off at once with brake cleaner is another matter. Renew both sides of the axle and first stop the leak that wet them.',
  },
  {
    id: 'chassis-lining-contaminated-where-from',
    faults: ['brake-lining-contaminated', 'rear-wheel-cylinder-leaking'],
    asks: [
      'where does the oil on my rear brake come from',
      'how can I tell brake fluid from axle oil',
      'wet inside of the back wheel, what leaked',
      'greasy drum, which seal is it',
      'how came oil in my brake',
      'it pulls to one side and one wheel has dark streaks',
      'linings fouled, they want to do a hub seal too, believable?',
    ],
    answer:
      'Brake fluid is thin, pale and washes off with water; axle oil is thick and smells of gear oil, and grease from a drive-shaft boot is flung in a ring. In a drum, fluid comes from the wheel cylinder and oil from the axle seal of rear-driven cars and vans, so a seal is a believable extra. Until the source is dry, new linings are spoilt within days.',
  },
  {
    id: 'chassis-shield-bend-or-remove',
    faults: ['brake-shield-rubbing'],
    asks: [
      'can I bend the dust shield back by hand',
      'just rip that rusty backing plate off?',
      'is the splash guard behind the disc needed',
      'shield rotten and scraping, leave it off for good',
      'the tin plate behind the brake touches, how to fix',
      'stone stuck between disc and cover, how do I get it out',
      'a screwdriver to lever the plate away, ok or not',
    ],
    answer:
      'A sound shield may be bent back by hand with the ignition off and the disc cold, so that there is an even gap of some millimetres all round. Rock it gently and keep levers off the disc face and the ABS lead. A stone often drops out when you reverse slowly. One that is rusted loose should be renewed: without it water and grit reach the inner disc face.',
  },
  {
    id: 'chassis-lining-detached-after-standing',
    faults: ['brake-lining-detached'],
    asks: [
      'bang from the back when I first moved it after months, now it grinds',
      'pad material stuck to the disc and came off, how',
      'lining fell off, were they fake pads',
      'it stood all winter and now one brake makes a racket',
      'after long parking piece of brake come off',
      'can I glue the lining back on its plate',
      'a friction pad parted from its steel back, do I change just that',
    ],
    answer:
      'Rust glues a pad to its disc while the car stands, and the first pull tears the lining off. It is never glued back: that wheel now has metal instead of a lining and the car is not driven. Both sides of the axle get new pads, the disc is checked for scars, and the old glue-only sets should not be bought again. Park with the parking brake off and in gear on level ground if you store it.',
  },
  {
    id: 'chassis-wear-sensor-warning-stays',
    faults: ['brake-pad-wear-sensor-broken'],
    asks: [
      'pads are new but the brake wear message is still on',
      'how do I reset the brake pad warning after fitting',
      'sensor wire broke, twist the ends together?',
      'do I need to buy new wear sensor each time',
      'brake lining message not go away after change',
      'cut wire near the wheel, can it be joined',
      'is a wear sensor on one wheel only normal',
    ],
    answer:
      'First see that the new sensor is in place and plugged in: once its tip has been ground through, it is used up and the message stays with new pads. Some cars also want a reset through the menu or a tester, often with a new remaining mileage; the handbook says so. Many cars have it on one wheel per axle only. Twisted wires just hide the next warning, so fit the part.',
  },
  {
    id: 'chassis-new-pads-smell-or-drag',
    faults: [
      'normal-new-parts-smell',
      'brake-pads-tight-in-carrier',
      'brake-caliper-piston-seized',
    ],
    asks: [
      'is the burning smell after new brakes normal or are they dragging',
      'fresh pads pong, one wheel hotter than the other',
      'smell from the wheels after brake work, how many days',
      'smoke came off one wheel on the way home from the garage',
      'it stinks since the discs and pads were renewed, should I ring them',
      'new brake odour, when must it stop',
      'how do I tell curing resin from a binding brake',
    ],
    answer:
      'A smell that gets weaker each day and is the same at both wheels is the resin and the protective coating burning off, and it should be gone within about a hundred miles. One wheel that is much hotter, a pull to one side, poor rolling or smoke means a brake that binds: stop, and ring whoever did the work. Hold your palm near each wheel, never on the disc.',
  },
];
