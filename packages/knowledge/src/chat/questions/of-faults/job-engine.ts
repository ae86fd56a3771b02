import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask in the middle of a job on the engine, its ignition, cooling and drive. */
export const jobEngineQuestions: readonly CommonQuestion[] = [
  {
    id: 'job-plug-stuck-in-head',
    jobs: ['change-the-spark-plugs', 'find-the-misfiring-cylinder', 'test-the-compression'],
    asks: [
      'spark plug will not come out',
      'it turns a bit and goes tight again',
      'plug creaks when I undo it',
      'porcelain broke off in the hole',
      'should I do it hot or cold if it is stuck',
      'is it ok to use a breaker bar on a plug',
      'thread came out with the spark plug',
      'the plug is really stiff, what should I do',
      'spark plug seized in the aluminium',
    ],
    answer:
      'Stop pulling as soon as it binds: go back half a turn, put penetrating oil down the well, wait, and work it to and fro. With a stiff plug an engine that is hand-warm helps, but a hot aluminium head tears its thread. A long bar with no feel is how heads are ruined. If aluminium sticks to the plug or the porcelain is left behind, leave it: a specialist gets it out and fits a thread insert with the bits kept out of the cylinder.',
  },
  {
    id: 'job-plug-how-tight',
    jobs: ['change-the-spark-plugs'],
    asks: [
      'how tight do spark plugs go without a wrench',
      'quarter turn or half turn after it touches',
      'put copper grease on the plug threads?',
      'new plugs have no washer',
      'overtightened a plug, what now',
      'can I start it with the ratchet',
      'used washer plug refit angle',
    ],
    answer:
      'Screw it in with two fingers until it seats, then follow the angle on the box: a new plug with a gasket usually takes about half a turn, a used one or a tapered seat only about a sixteenth to an eighth. The box of your plug counts. Most makers of plated plugs want no grease, because it makes them overtighten. If it did not turn freely by hand all the way, take it out and start again, as the thread is crossing.',
  },
  {
    id: 'job-plug-gap-preset',
    jobs: ['change-the-spark-plugs'],
    asks: [
      'do I need to set the gap on new plugs',
      'dropped a new spark plug, use it?',
      'gap is 0.9 and book says 0.8',
      'can I bend the iridium electrode',
      'double platinum instead of normal',
      'one plug of the set is another brand',
      'plug number slightly different from the old one',
    ],
    answer:
      'New plugs of the right number come with the right gap, so look but do not bend; fine-wire iridium and platinum tips break off when levered. Only plain plugs may be set, by bending the side electrode. A plug that was dropped on its tip or porcelain goes in the bin. Fit a full set of one kind by the number for your engine, since the digits stand for heat range and reach, and a plug that is too long hits the piston.',
  },
  {
    id: 'job-plug-runs-rough-after',
    jobs: ['change-the-spark-plugs', 'find-the-misfiring-cylinder'],
    faults: ['ignition-coil-failed', 'spark-plugs-worn'],
    asks: [
      'misfires since I changed the plugs',
      'engine shakes after putting new spark plugs in',
      'mixed up the leads, is that why',
      'coil not clicked in, would it run like this',
      'light flashes after the job',
      'new plugs and it runs worse than before',
      'cracked the insulator maybe',
    ],
    answer:
      'Switch off, because a misfire overheats the catalytic converter, and go over your own work: a coil plug not clicked, a coil not pushed home, two leads swapped, or a porcelain cracked by a socket held at an angle. The code tells you which cylinder. Take that plug out and look at it again. If everything is home, swap its coil with a neighbour’s: old coils often die when they are disturbed. Do not drive with a flashing light.',
  },
  {
    id: 'job-coil-boot-stuck',
    jobs: ['change-the-spark-plugs', 'find-the-misfiring-cylinder'],
    faults: ['ignition-coil-failed'],
    asks: [
      'coil will not come out of the well',
      'rubber boot stayed on the plug',
      'can I pull the coil with pliers',
      'oil in the spark plug well',
      'water round the plug, how do I dry it',
      'coil bolt snapped or nut spins',
      'grease inside the boot, which one',
    ],
    answer:
      'Twist it left and right first to break the boot free, then pull straight up by its body; pliers on the plastic or the wires end in a new coil. A boot left behind comes out with long-nosed pliers, in one piece, before the plug is undone. Oil or water in the well has to be mopped up before you loosen the plug, or it drops into the cylinder, and the seal above it needs doing. A film of dielectric grease in the boot helps next time.',
  },
  {
    id: 'job-coil-swap-result',
    jobs: ['find-the-misfiring-cylinder'],
    faults: ['ignition-coil-failed', 'spark-plugs-worn'],
    asks: [
      'swapped the coil and the code stayed',
      'code moved from 2 to 3, buy one coil?',
      'now no misfire at all after swapping',
      'which end is cylinder one',
      'p0300 with no cylinder number',
      'misfire comes only when hot, test failed',
      'can I pull the plug leads while running to find it',
    ],
    answer:
      'If the code moved with the coil, that coil is faulty; if it stayed, go on to the plug, then injector and compression. No misfire at all after the swap usually means a bad contact that you have just cleaned, so drive on the same kind of road until you know. P0300 alone points to something common to all: air leak, fuel, timing. Never pull leads or coils with the engine running, since the voltage is dangerous and burns out the coil.',
  },
  {
    id: 'job-glow-plug-feels-soft',
    jobs: ['change-the-glow-plugs'],
    faults: ['glow-plugs-failed'],
    asks: [
      'the glow plug will not move at 40 Nm',
      'it feels springy, should I go on',
      'glow plug tip broke off inside',
      'loosen with engine hot or cold',
      'impact gun at low setting for glow plugs',
      'one glow plug dead, must I touch the other three',
      'soak overnight with what',
    ],
    answer:
      'Stop when it turns springy: that is the last feeling before the tip shears, and drilling it out costs more than a set many times over. Soak the threads, run the engine until it is properly warm, soak again and try only up to the loosening torque for that thread. Small moves to and fro. Specialists use a low-power vibrating tool for it, which is not an impact gun. If one is dead and the others read well, you may leave tight ones alone.',
  },
  {
    id: 'job-glow-plug-test-values',
    jobs: ['change-the-glow-plugs'],
    faults: ['glow-plugs-failed'],
    asks: [
      'glow plug measures 0.8 ohm',
      'all four read open, can that be',
      'test it on the battery and see if it glows',
      'reads 4 ohms, good or bad',
      'how do I know if my plugs are 5v or 12v',
      'my meter shows 0.5 ohm with the leads touching',
      'plugs fine but no power reaches them',
      'how do I test the glow plug with a meter',
      'what ohms should glow plugs have',
    ],
    answer:
      'Metal plugs read about 0.5 to 2 ohms, all alike; open circuit is dead, and one clearly higher than the rest is on its way out. Touch your meter leads together first and subtract what they show. Do not hold one on the battery: many are made for less than 12 V and burst, and the tip is at 1,000 °C within seconds. If all read well but get no current, look at the strip fuse, relay or control unit.',
  },
  {
    id: 'job-air-filter-orientation-oil',
    jobs: ['change-the-air-filter'],
    faults: ['air-filter-clogged'],
    asks: [
      'which way up does the air filter go',
      'the new filter is slightly smaller than the old',
      'can I blow out or wash the old one',
      'lid does not close any more',
      'drive without the air filter for a day?',
      'oil in the air filter box',
      'dead leaves and a mouse nest in there',
    ],
    answer:
      'The rubber seal goes into the groove of the box and the pleats usually face the dirty side where the air comes in; the old one’s clean side shows it. If it does not drop in and the lid needs force, it is the wrong filter or lies crooked. Never run without one, since grit wears the cylinders. Knocking out dust is a stopgap, washing ruins paper. A little oil mist is from the breather; a soaked filter needs finding out why.',
  },
  {
    id: 'job-air-filter-light-idle-after',
    jobs: ['change-the-air-filter'],
    faults: ['air-filter-clogged'],
    asks: [
      'idles badly since I changed the air filter',
      'whistling from the air box now',
      'lack of power after a new filter',
      'forgot to plug in the maf',
      'unplugged the sensor with ignition on',
      'clips on the lid will not close',
      'does a new filter need resetting in the ecu',
    ],
    answer:
      'Look at the plug of the air mass sensor and at the wide hoses: one that is off or not clicked home explains rough idle, no power and a light. A whistle means that the lid is not shut all round, which lets in unfiltered air, so open it and lay the seal flat again. Hinges or tabs go in first, clips last. The engine needs no teaching for a filter; a code from the unplugged sensor can be cleared once.',
  },
  {
    id: 'job-cabin-filter-arrow-none',
    jobs: ['change-the-cabin-filter'],
    faults: ['cabin-filter-blocked'],
    asks: [
      'does the arrow on the pollen filter point up or down',
      'air flow arrow, which way does the air go',
      'there is no filter in there at all',
      'fitted it upside down, does it matter',
      'new one is too big, had to fold it',
      'carbon or plain pollen filter',
      'glovebox will not click back',
    ],
    answer:
      'The arrow follows the air, which on most cars goes down or towards the blower and the cabin; go by how the old one sat. “Up” next to an arrow means just that. Upside down it still filters, a little worse, but a folded edge lets dirt past, so take it out and bend it gently round the corner instead. Some basic versions left the works without a filter though the slot is there. Carbon costs more and takes smells.',
  },
  {
    id: 'job-cabin-filter-smell-leaves',
    jobs: ['change-the-cabin-filter', 'check-the-air-conditioning'],
    faults: ['cabin-filter-blocked'],
    asks: [
      'still smells musty with a new cabin filter',
      'leaves fell into the blower when I pulled it',
      'blower rattles after changing the filter',
      'old filter was soaking wet',
      'sprayed febreze into the vents, ok?',
      'mouse nest in the heater box',
      'can I vacuum the old filter and put it back',
    ],
    answer:
      'The smell then sits on the evaporator behind it: use an air-conditioning cleaner as its label says, and run the blower with the air conditioning off for the last minutes of a drive. Perfume in the vents only covers it. A rattle is a leaf or a screw in the fan, so switch off and fish it out before it breaks the wheel. A wet filter means a blocked scuttle drain or a missing cover. A used filter is not worth putting back.',
  },
  {
    id: 'job-belt-route-lost',
    jobs: ['change-the-auxiliary-belt'],
    faults: ['drive-belt-worn', 'alternator-failed'],
    asks: [
      'I forgot how the belt goes round the pulleys',
      'no photo of the belt routing, help',
      'belt seems too long or too short',
      'ribs in or smooth side on that pulley',
      'belt is one groove off',
      'tensioner pulls too far with the new belt',
      'which pulley do I hook last',
      'how does the serpentine belt run',
      'diagram for the belt path',
      'belt came off and I have no idea of the layout',
    ],
    answer:
      'Look for the sticker under the bonnet or the diagram in the workshop data for your engine with or without air conditioning; the two routes differ, and so do the belt lengths. As a rule ribs run on grooved pulleys and the flat back on smooth ones. Compare new and old belt before you blame the route. Slip it over a smooth pulley last, check every groove with a finger, and turn the engine by hand once. One rib out shreds it within minutes.',
  },
  {
    id: 'job-belt-noise-after-new',
    jobs: ['change-the-auxiliary-belt'],
    faults: ['drive-belt-worn', 'belt-tensioner-worn'],
    asks: [
      'new belt squeals',
      'chirping after changing the aux belt',
      'should I spray belt dressing or wd40 on it',
      'tensioner jumps about at idle',
      'do I need a new tensioner as well',
      'how tight must the belt be, twist test?',
      'battery light on after the belt job',
    ],
    answer:
      'No spray: oil or dressing softens the rubber and makes it slip soon after. A chirp that water stops for a moment is a pulley out of line, a squeal that water makes worse is too little tension or a worn tensioner. Spin every pulley with the belt off; a rough one comes with the belt. A spring tensioner sets itself, with its pointer between the marks. If the battery light is on, the belt is off its pulley or a plug is loose: switch off.',
  },
  {
    id: 'job-belt-pin-tensioner-fingers',
    jobs: ['change-the-auxiliary-belt'],
    faults: ['belt-tensioner-worn', 'alternator-failed'],
    asks: [
      'how do I hold the tensioner back',
      'cant get the belt off, tensioner too strong',
      'which way do I turn the tensioner',
      'drill bit as locking pin?',
      'my belt has no tensioner at all',
      'cut the old belt off to save time',
      'can I lever the new belt on with a screwdriver',
    ],
    answer:
      'Put a long bar or the tensioner tool on its hexagon or square and turn it against its spring, which is the direction that slackens the belt; then pin it with a smooth drill bit through the hole and keep your fingers out until the pin is in. Cutting the old belt is all right if you have the route and the right new one. No tensioner means a stretch belt, fitted once with its own tool; a screwdriver nicks it and it tears.',
  },
  {
    id: 'job-thermostat-which-way',
    faults: ['thermostat-stuck-open', 'thermostat-stuck-closed', 'thermostat-housing-leak'],
    asks: [
      'which way round does the thermostat go',
      'little pin or ball, up or down',
      'sealant on the thermostat gasket?',
      'still cold with the new thermostat',
      'overheats since I fitted the thermostat',
      'leave the thermostat out over the summer',
      'bolts of the housing snapped',
    ],
    answer:
      'The spring points into the engine and the vent pin or hole sits at the top; the wrong way round it never opens and the engine overheats. Clean the seat, fit a new seal dry unless the maker says otherwise, and tighten evenly. Overheating straight after the job is mostly an air lock, so switch off, cool and bleed. Still cold means a crumb under the plate, the wrong rating or a sensor. Do not leave it out: the engine then runs cold and wears.',
  },
  {
    id: 'job-water-pump-mid',
    faults: ['water-pump-leaking'],
    asks: [
      'new water pump weeps a few drops',
      'gasket or sealant on the water pump',
      'pump bolts are different lengths',
      'new pump whines',
      'old gasket stuck on the block',
      'metal or plastic impeller better',
      'change the belt and thermostat at the same time?',
    ],
    answer:
      'A few drops at the vent hole in the first hours can happen while the seal beds in; a wet joint means the face was not clean or the gasket slipped, and has to come apart. Gasket or O-ring goes on without sealant unless the maker uses it. Scrape with plastic, never with steel on aluminium. Put each bolt back where it came from, since a long one in a short hole cracks the block. A belt and thermostat of the same age are sensible with it.',
  },
  {
    id: 'job-compression-values',
    jobs: ['test-the-compression', 'find-the-misfiring-cylinder'],
    asks: [
      'are 12, 12, 11.5 and 8 bar bad',
      'all cylinders read 6 bar',
      'number came up after I put oil in',
      'zero on one cylinder',
      'two neighbouring cylinders are low',
      'needle drops as soon as I stop cranking',
      'do I need the throttle open for the test',
    ],
    answer:
      'What counts is how even they are: the lowest should be within a quarter of the highest, so 8 against 12 bar is a bad cylinder. All low alike often means a weak battery, a shut throttle or too few turns, so repeat it before you grieve. Better with a spoonful of oil points to the rings, no change to a valve or the gasket; two low neighbours suggest the gasket between them. Zero is a valve, a hole or a tester not sealing.',
  },
  {
    id: 'job-head-gasket-test-result',
    jobs: ['test-for-a-blown-head-gasket'],
    asks: [
      'fluid went green, not yellow',
      'blue fluid stayed blue but it still loses water',
      'test fluid turned yellow after ten seconds',
      'coolant got sucked into the tester',
      'a few bubbles at first, then none',
      'can I do the test cold',
      'mayonnaise under the cap but dipstick clean',
    ],
    answer:
      'Yellow means that combustion gas reaches the coolant, green is a weak yes, or the sign of a diesel with some fluids, so repeat it with fresh fluid; coolant sucked in spoils the fluid, so draw the level down and start again. Blue does not acquit it: some gaskets leak only hot and under load, so test again after a drive, and look for an ordinary leak. It needs a warm engine with the cap taken off while cold. Cream under the cap alone is mostly damp from short trips.',
  },
  {
    id: 'job-engine-bay-wet-wont-start',
    jobs: ['clean-the-engine-bay', 'check-a-car-after-deep-water'],
    asks: [
      'washed the engine and now it misfires',
      'will not start after cleaning under the bonnet',
      'how do I dry out the coils',
      'pressure washer on the engine, what did I wet',
      'wd40 into the plugs to drive the water out?',
      'warning lights after jet washing',
      'hairdryer on the electrics, ok?',
    ],
    answer:
      'Water sits in plug wells and connectors: switch off, lift the coils one at a time, soak the water up with kitchen roll, and let everything dry with the bonnet open or with a hairdryer on low. A little water-displacing spray on the outside of plugs is all right, flooding them is not. Do not keep cranking. If lights stay after a dry day, read the codes. If the engine stalled in deep water, do not turn it over at all: have the car recovered.',
  },
  {
    id: 'job-timing-belt-proof',
    jobs: ['check-whether-the-timing-belt-is-due'],
    faults: ['timing-belt-overdue'],
    asks: [
      'stamp in the book but no invoice for the cambelt',
      'previous owner said belt was done',
      'belt looks perfect, can I trust it',
      'only 40k but ten years old',
      'is the ribbed belt I see the timing belt',
      'chain or belt, how do I find out',
      'belt changed but not the pump, redo?',
    ],
    answer:
      'Count only an invoice that names the kit, with date and mileage; a stamp or a word is no proof, and then it is due. Age counts as much as miles, and a belt that looks perfect can still shed its teeth. The ribbed belt outside is the auxiliary belt. Whether yours has belt, chain or a belt in oil depends on the engine code, which a dealer reads from the VIN. A pump left old is a risk, but no reason to do a fresh belt again by itself.',
  },
  {
    id: 'job-cv-boot-glue-or-stretch',
    jobs: ['check-the-driveshaft-gaiters'],
    faults: ['cv-boot-split'],
    asks: [
      'can I glue the split boot or tape it',
      'universal stretch boot any good',
      'grease from the joint is everywhere',
      'do I use normal grease in the cv joint',
      'clips or cable ties on the cv gaiter',
      'how much grease goes in',
      'cant get the joint off the shaft',
    ],
    answer:
      'Tape and glue do not last a week on moving, greasy rubber, and split boots that are bonded together seldom last either. A stretch boot saves taking the joint off the shaft, but needs a cone and lives shorter. Use all the moly grease from the kit, half in the joint and half in the boot, and proper metal clamps, because cable ties slip. The joint comes off with firm blows on its inner race, or after spreading a circlip. Clean grease off the disc.',
  },
  {
    id: 'job-drop-link-spins-one-side',
    faults: ['stabiliser-link-worn'],
    asks: [
      'drop link nut spins and the ball turns with it',
      'can I cut the old link off with a grinder',
      'do I replace both drop links or one',
      'tighten the drop link in the air or on the ground',
      'does it need tracking after drop links',
      'link does not line up with the hole',
      'still knocking with new anti roll bar links',
    ],
    answer:
      'Hold the ball pin with an Allen or Torx key in its end, or a thin spanner behind the boot, while you turn the nut; a rusted one may be cut, with brake hose and tyre well shielded from sparks. Both sides are sensible, because the other is as old. Lift both wheels of the axle, or neither, so that the bar is relaxed and the holes line up. No alignment is needed. If it still knocks, look at the bar bushes and ball joints.',
  },
];
