import type { JobEntry } from './job.ts';

/** Oil, coolant, brake fluid and the filters. */
export const fluidJobs = {
  'change-engine-oil-and-filter': {
    title: 'Change the engine oil and filter',
    about: 'The oil service, at home',
    aliases: ['oil change', 'oil and filter change', 'engine oil', 'oil filter', 'oil service'],
    system: 'engine_cooling',
    why: 'Oil collects soot, fuel, water and metal until it no longer protects bearings, chains and the turbo. No other job at home adds more to the life of an engine.',
    when: 'It is typically due every 6,000–10,000 miles or 12 months, whichever comes first; some manufacturers allow 18,000 miles or two years. Short trips, towing and a turbo call for the shorter interval. Your manual decides.',
    difficulty: 'moderate',
    minutes: [45, 90],
    tools: [
      'Ramps, or a jack and two axle stands',
      'Socket or bit for the sump plug',
      'Oil filter wrench or cap socket',
      'Torque wrench',
      'Drain tray of at least 8 litres',
      'Funnel, gloves and eye protection',
      'Wheel chocks and a rag',
    ],
    materials: [
      'Engine oil of the viscosity and approval printed in the manual (for example 5W-30 ACEA C3), about 4–6 litres',
      'Oil filter for the exact engine, with its seals',
      'New sump plug washer, or a new plug where it is made for one use',
    ],
    safety: [
      'Never lie under a car that is held up only by a jack. Use stands or ramps on level, hard ground, and chock the wheels that stay down.',
      'Hot oil burns. Work with the engine warm, not hot: wait for at least 20 minutes after a drive.',
      'Used oil harms the skin. Wear nitrile gloves and wash your hands afterwards.',
    ],
    steps: [
      [
        'Run the engine for five minutes, switch it off, and wait until you can touch the sump for a few seconds.',
        'The oil is warm and thin but does not burn your hand.',
      ],
      [
        'Raise the front on ramps or on stands at the marked points, get it as level as you can, and chock the rear wheels.',
        'The car does not move when you push it firmly.',
        'Jacking on the sump, or on the sill away from its marked points.',
      ],
      [
        'Open the filler cap and take off the undertray if there is one. Put the tray under the plug.',
        'You can see the sump plug, and have checked that it is not the gearbox’s: the engine’s sump is under the engine, with the dipstick.',
        'Draining the gearbox by mistake.',
      ],
      [
        'Undo the plug, pulling towards you, and let the oil run out for at least ten minutes.',
        'It is only dripping. Look for glitter or creamy oil, and note it.',
      ],
      [
        'Fit the plug with a new washer and tighten it to the torque in your manual.',
        'It is firmly tight, and stays dry when you wipe it.',
        'Overtightening it: alloy threads strip easily, and a new sump is expensive.',
      ],
      [
        'Move the tray, undo the filter and make sure that its old seal has come off with it. Wipe the seat clean.',
        'The seat is clean, bare metal.',
        'Leaving the old ring on the seat: two rings on top of each other blow out, and the engine loses its oil within a minute.',
      ],
      [
        'Oil the new seal. Spin a canister on by hand until the seal touches, then turn it another three quarters of a turn. If it is a cartridge, fit new O-rings in the right grooves, and tighten the cap to the torque printed on it.',
        'The filter sits square and no ring is pinched.',
      ],
      [
        'Pour in about half a litre less than the manual says. Lower the car, or drive it gently off the ramps, wait on level ground and top up to the middle of the dipstick marks.',
        'The level is between MIN and MAX.',
        'Pouring in the whole can. Too much oil foams, and can ruin seals and the catalytic converter.',
      ],
      [
        'Start the engine, let it idle for a minute without touching the accelerator, and look underneath at the plug and the filter.',
        'The red oil warning light goes out within a few seconds and nothing drips.',
        'Revving it before there is any pressure.',
      ],
      [
        'Switch off, wait for ten minutes, and set the level just below MAX. Raise the car again to refit the undertray.',
        'On level ground, the level is at MAX or just below it.',
      ],
    ],
    figures: [
      { what: 'Oil with filter, small four-cylinder', range: '3.5–5 litres', source: 'manuals' },
      { what: 'Oil with filter, large or six-cylinder', range: '5–8 litres', source: 'manuals' },
      { what: 'Sump plug torque', range: '20–45 Nm', source: 'manuals' },
      {
        what: 'Cartridge filter cap torque',
        range: '20–30 Nm, printed on many caps',
        source: 'manuals',
      },
      { what: 'MIN to MAX on the dipstick', range: 'about 1 litre', source: 'manuals' },
    ],
    costs: [
      { case: 'Four-cylinder car', diy: [35, 90], garage: [80, 220] },
      {
        case: 'Large, premium or diesel engine with special oil',
        diy: [60, 150],
        garage: [160, 450],
      },
    ],
    garageIf:
      'Leave it to a garage if the plug is rounded or turns without tightening, or if you cannot raise the car safely. If the oil that came out glitters or is creamy, the engine needs looking at, not just fresh oil.',
    after: [
      'Reset the service indicator, and write down the date and the mileage.',
      'Take the old oil and the filter to a recycling centre. It is illegal to pour oil down a drain.',
      'Check the level and look for drips again after the next drive.',
    ],
    faults: [
      'engine-oil-low',
      'oil-sludge-strainer-blocked',
      'oil-diluted-with-fuel',
      'sump-drain-plug-leak',
      'oil-filter-housing-leak',
      'timing-chain-stretched',
      'wet-timing-belt-degraded',
    ],
    byCar: [
      'Timing belt in oil: use only the approved oil, and never an additive or a flush. The wrong oil dissolves the belt.',
      'Diesel with a particulate filter: use only low-ash oil (ACEA C grades), or the filter clogs.',
      'No dipstick: read the level in the instrument menu, with the engine warm and the car level.',
      'Hybrid: make sure that Ready is off and the key is away, or the engine may start by itself.',
      'Electric car: it has no engine oil.',
    ],
  },
  'check-and-top-up-engine-oil': {
    title: 'Check and top up the engine oil',
    about: 'A short job with the dipstick',
    aliases: ['oil level', 'check oil', 'top up oil', 'dipstick', 'add oil', 'oil light on'],
    system: 'engine_cooling',
    why: 'Many healthy engines use a little oil between services. If it runs low, the bearings, the chain and the turbo suffer long before the red light comes on.',
    when: 'Do this every 1,000 miles or once a month, and before any long trip. Your manual says how much oil use is normal.',
    difficulty: 'easy',
    minutes: [10, 30],
    tools: ['Lint-free cloth', 'Funnel'],
    materials: ['Oil of the grade and approval in the manual; one litre is usually ample'],
    safety: [
      'If the red oil pressure light comes on while you are driving, stop at once where it is safe and switch off. Do not drive on to a garage.',
      'Keep sleeves, hair and hands clear of fans and belts. An electric fan can start with the engine off.',
    ],
    steps: [
      [
        'Park on level ground, switch off and wait for five to ten minutes. Some manuals ask for a cold engine, others for a warm one.',
        'The oil has run back down into the sump.',
        'Measuring on a slope.',
      ],
      [
        'Open the bonnet, prop it up safely and pull the dipstick out.',
        'You have found MIN and MAX: often two holes or a hatched area.',
      ],
      [
        'Wipe it, push it right home and pull it out again.',
        'The film of oil has a clear edge on both sides.',
        'Trusting the first pull, which is always smeared.',
      ],
      [
        'Read the upper edge of the film. If it differs from side to side, the lower of the two counts.',
        'Between MIN and MAX is fine. Near MIN, top it up.',
      ],
      [
        'If it is low, pour 0.2–0.3 litre into the oil filler, never into the dipstick tube. Wait for two minutes and read the level again.',
        'The level has risen towards MAX and is still below it.',
        'Filling past MAX.',
      ],
      [
        'Turn the cap until it clicks or stops, push the dipstick home and wipe up any spills.',
        'Cap and dipstick are seated, and there is no oil on the exhaust.',
      ],
    ],
    figures: [
      { what: 'MIN to MAX', range: 'about 1 litre (0.8–1.5)', source: 'manuals' },
      {
        what: 'Oil use that makers still call normal',
        range: 'up to 0.5–1 litre per 600 miles',
        source: 'manuals',
      },
    ],
    costs: [
      { case: 'One litre', diy: [10, 25], garage: [35, 60] },
      { case: 'Two litres', diy: [15, 40], garage: [45, 90] },
    ],
    garageIf:
      'Have it looked at if the engine uses more than about half a litre in 600 miles, if the level rises by itself, or if the oil looks like milky coffee.',
    after: [
      'Note how much you added and at what mileage, so that you can see whether the use is growing.',
      'Keep the rest of the can upright in the boot.',
    ],
    repairOf: {
      'engine-oil-low': ['One litre', 'Two litres'],
    },
    faults: [
      'engine-oil-low',
      'oil-diluted-with-fuel',
      'oil-pressure-sensor-faulty',
      'piston-rings-worn',
      'valve-stem-seals-hard',
    ],
    byCar: [
      'No dipstick: use the oil menu on the instrument panel.',
      'Diesel whose level rises: fuel from interrupted filter regenerations is getting into the oil. Have the oil changed.',
      'Dry sump (a few sports cars): read it hot and idling, as the manual says.',
    ],
  },
  'change-engine-coolant': {
    title: 'Change the engine coolant',
    about: 'Draining, filling and getting the air out',
    aliases: [
      'coolant change',
      'coolant flush',
      'antifreeze change',
      'radiator flush',
      'drain coolant',
    ],
    system: 'engine_cooling',
    why: 'The additives that stop rust and scale get used up. Old coolant eats the water pump, the radiator and the heater from the inside, long before it would freeze.',
    when: 'It is typically due every 5 years or 60,000–100,000 miles for long-life coolant, and every 2–3 years for old silicate types. Some cars are filled for life. Your manual decides.',
    difficulty: 'moderate',
    minutes: [90, 180],
    tools: [
      'Ramps, or a jack and axle stands, and chocks',
      'Drain tray of 10 litres',
      'Pliers for hose clips',
      'Funnel, ideally a spill-free one',
      'Antifreeze tester',
      'Sockets and screwdrivers',
    ],
    materials: [
      'Coolant of the manufacturer’s specification (for example G12evo, G48, OAT), 5–10 litres mixed',
      'Deionised water for concentrate',
    ],
    safety: [
      'Never open a hot cooling system: it sprays boiling coolant. The top hose must be cold and soft.',
      'Coolant is poisonous, and tastes sweet to children and animals. Catch all of it and wipe up spills.',
      'The fan can start by itself: switch the ignition off and put the key away.',
    ],
    steps: [
      [
        'Let the engine stand for hours until it is cold. Set the heater to hot and open the expansion tank slowly.',
        'Nothing hisses and nothing is warm.',
        'Trusting the gauge instead of your hand.',
      ],
      [
        'If you have to raise the car, support it on stands or ramps and chock the wheels. Take the undertray off, and put the tray under the drain or the lower hose of the radiator.',
        'You can reach the drain or the clip without being under an unsupported car.',
      ],
      [
        'Open the drain, or pull the lower hose off its stub.',
        'The coolant runs freely, without flakes of rust or oil.',
        'Levering the hose and snapping the plastic stub: twist it loose first.',
      ],
      [
        'If the coolant was dirty, close the drain, fill with clean water, warm the engine up, let it cool down and drain it again. Repeat this until the water runs clear.',
        'What comes out is clear.',
      ],
      [
        'Close the drain, and put the hose and its clip back at their old marks. Refit the undertray and lower the car.',
        'The clip is behind the bead of the stub.',
      ],
      [
        'Mix concentrate half and half with deionised water, or use ready-mixed coolant, and fill slowly with the bleed screws open.',
        'Coolant without bubbles runs out of each screw.',
        'Mixing coolants by colour: colours are not standardised.',
      ],
      [
        'Close the bleed screws, fill to just below MAX and close the cap. Run the engine to working temperature with the heater on hot.',
        'The heater blows hot, the gauge stays normal, and the lower hose gets warm as the thermostat opens.',
        'Leaving air in it: the heater stays cold and the head overheats.',
      ],
      [
        'Switch off, let it cool right down, and top up to between MIN and MAX.',
        'The level is between the marks when cold.',
      ],
      [
        'Measure the frost protection.',
        'It protects to about −30 to −37 °C, which is plenty for the UK.',
      ],
    ],
    figures: [
      { what: 'System capacity, cars', range: '5–10 litres', source: 'manuals' },
      { what: 'Antifreeze share', range: '40–60%', source: 'part-makers' },
      { what: 'Cap opening pressure', range: '1.0–1.5 bar', source: 'manuals' },
    ],
    costs: [
      { case: 'Drain and refill', diy: [25, 80], garage: [90, 220] },
      { case: 'With vacuum filling or two circuits', diy: null, garage: [150, 350] },
    ],
    garageIf:
      'Leave it to a garage if the manufacturer asks for vacuum filling, if the coolant is oily or rusty, or if the car has been losing coolant: find the leak first.',
    after: [
      'Check the level daily for a week with the engine cold: the last of the air always comes out late.',
      'Take the old coolant to a recycling centre.',
    ],
    faults: [
      'coolant-hose-split',
      'water-pump-leaking',
      'heater-core-blocked',
      'cooling-air-lock',
      'radiator-clogged',
      'thermostat-stuck-open',
    ],
    codes: ['P0128'],
    byCar: [
      'Electric and hybrid cars: the battery and the inverter have circuits of their own, with low-conductivity coolant that software bleeds. Do not open them.',
      'Long bleeding routines (many BMWs and French cars): a key sequence in the manual runs the electric pump.',
      'Mid-engined and rear-engined cars: the long pipes under the floor need vacuum filling.',
    ],
  },
  'check-and-top-up-coolant': {
    title: 'Check and top up the coolant',
    about: 'A look at the expansion tank',
    aliases: [
      'coolant level',
      'top up coolant',
      'antifreeze',
      'coolant',
      'low coolant',
      'check antifreeze',
    ],
    system: 'engine_cooling',
    why: 'A sealed cooling system should lose nothing. A falling level is the first sign of a leak, and often the only one before the engine overheats.',
    when: 'Do this once a month, and before the winter or a long trip, with the engine cold.',
    difficulty: 'easy',
    minutes: [5, 15],
    tools: ['Torch and cloth', 'Antifreeze tester (hydrometer or refractometer)', 'Funnel'],
    materials: ['Ready-mixed coolant of the car’s specification'],
    safety: [
      'Open the cap only when the engine is cold: at working temperature it throws out boiling coolant.',
      'Never pour cold water into a hot engine that has lost its coolant, because the head can crack. Let it cool for an hour.',
    ],
    steps: [
      [
        'Let the engine cool for some hours and park the car on the level.',
        'The top radiator hose is cold and soft.',
      ],
      [
        'Look at the expansion tank from the side, with a torch if it is dark.',
        'The level is between MIN and MAX.',
        'Confusing it with the washer tank, which has a washer symbol.',
      ],
      [
        'Open the cap slowly under a cloth and look inside.',
        'The coolant is clean and coloured, with no film of oil, cream or brown scum.',
      ],
      [
        'Test the frost protection with the tester.',
        'It shows −25 °C or better, which is enough for the UK.',
      ],
      [
        'Top up with coolant of the same specification, ready mixed, to below MAX.',
        'The level is just below MAX when cold.',
        'Topping up with plain water again and again, which weakens the protection.',
      ],
      [
        'Close the cap until it stops or clicks, and look at the level again after a week.',
        'It has not moved.',
      ],
    ],
    figures: [
      { what: 'Frost protection for the UK', range: '−25 to −37 °C', source: 'part-makers' },
      { what: 'Loss that is normal', range: 'almost none in a year', source: 'practice' },
    ],
    costs: [{ case: 'Ready-mixed coolant', diy: [8, 30], garage: [15, 50] }],
    garageIf:
      'Have the system pressure-tested if you top it up more than once in a few months, smell coolant in the cabin, or see white smoke or a film of oil.',
    after: [
      'Wipe spills up at once: coolant poisons pets.',
      'Write down the date and how much you added.',
    ],
    faults: [
      'coolant-hose-split',
      'radiator-leaking',
      'water-pump-leaking',
      'coolant-cap-weak',
      'coolant-tank-cracked',
      'head-gasket-blown',
      'heater-core-leaking',
    ],
    byCar: [
      'Two or three tanks: hybrids and electric cars have one for each circuit. The labels differ, and the high-voltage circuits take their own coolant.',
      'Old cars without an expansion tank: look under the radiator cap, cold.',
      'Electric car: if the level of the battery circuit falls, go to a specialist at once.',
    ],
  },
  'change-brake-fluid': {
    title: 'Change and bleed the brake fluid',
    about: 'Due every two years, because it takes up water',
    aliases: [
      'brake fluid change',
      'brake fluid',
      'bleed brakes',
      'brake bleeding',
      'brake fluid flush',
    ],
    system: 'brakes',
    why: 'Brake fluid draws water out of the air. Wet fluid boils when the brakes get hot, and the pedal goes to the floor. It also rusts calipers and the ABS unit from the inside.',
    when: 'It is typically due every two years, whatever the mileage. Your manual decides.',
    difficulty: 'moderate',
    minutes: [60, 120],
    tools: [
      'Jack, axle stands and wheel chocks',
      'Six-point ring spanner for the nipples',
      'Bleeding hose and bottle, or a pressure bleeder',
      'Syringe, goggles and gloves',
      'Small torque wrench and one for the wheels, brake cleaner',
      'A helper, unless you have a pressure bleeder',
    ],
    materials: [
      'Brake fluid from a sealed can, DOT 4 or as printed on the cap, 1 litre',
      'Dust caps',
    ],
    safety: [
      'If you are not sure of every step, leave it: a mistake here means no brakes. Never drive with a spongy or sinking pedal.',
      'Put the car on axle stands. Never work with a wheel off and only a jack under the car.',
      'Brake fluid strips paint and burns eyes: wear goggles and gloves, and have water within reach.',
    ],
    steps: [
      [
        'Look up the bleeding order in your manual and the grade on the cap of the reservoir. Draw the old fluid out of the reservoir with a syringe and fill it with new fluid.',
        'The reservoir is clean and full to MAX.',
        'Using DOT 5 silicone fluid, which does not mix with DOT 3, 4 or 5.1.',
      ],
      [
        'Slacken the wheel nuts, put the car on stands and take the wheels off. Brush the first bleed nipple clean.',
        'You can see the flats of the nipple clearly.',
      ],
      [
        'Put the ring spanner on the nipple. Then push the hose on, with its other end in a bottle that holds a little fluid.',
        'The end of the hose is below the fluid.',
      ],
      [
        'Have your helper press the pedal slowly and hold it. Open the nipple a quarter turn, let the fluid run, and close it. Only then does the helper let go. Repeat.',
        'Clear fluid without bubbles comes out.',
        'Letting go of the pedal before the nipple is closed, which sucks air in.',
      ],
      [
        'Top up the reservoir after every 8–10 presses.',
        'The level never falls below MIN.',
        'Running it dry, which puts air into the ABS unit.',
      ],
      [
        'Tighten the nipple to the torque in your manual, rinse it with water or brake cleaner and put its cap on. Go on to the next wheel.',
        'The nipple is dry and capped.',
        'Snapping a nipple off: if it does not move with modest force, stop.',
      ],
      [
        'Fill to MAX, close the reservoir, and press the pedal hard for half a minute, first with the engine off and then with it running.',
        'The pedal is firm and high, and does not sink.',
      ],
      [
        'Refit the wheels, lower the car, tighten the nuts to the torque in your manual, and try the brakes at walking pace in a level, empty place.',
        'The car stops straight, with the pedal as high as before.',
      ],
    ],
    figures: [
      { what: 'Fluid for a change', range: '0.5–1 litre', source: 'manuals' },
      { what: 'Bleed nipple torque', range: '5–15 Nm', source: 'manuals' },
      {
        what: 'Minimum boiling point DOT 4, dry / wet',
        range: '230 °C / 155 °C',
        source: 'standards',
      },
      { what: 'Water at which to change', range: 'about 3%', source: 'practice' },
    ],
    costs: [{ case: 'All four wheels', diy: [8, 25], garage: [80, 170] }],
    garageIf:
      'Leave it to a garage if a nipple has seized, air has got into the ABS unit, the car has brake-by-wire, or the pedal is still soft after a full round.',
    after: [
      'Take the old fluid to a recycling centre.',
      'Throw an open can away after a few months: it draws in water too.',
    ],
    repairOf: {
      'brake-fluid-overheated': ['All four wheels'],
    },
    faults: [
      'brake-fluid-overheated',
      'air-in-brake-system',
      'brake-pipe-corroded',
      'master-cylinder-bypassing',
    ],
    byCar: [
      'Hybrids and electric cars with brake-by-wire can be bled only with a workshop tool, and opening the door may be enough to build up pressure. Leave them to a garage.',
      'Manual gearbox: the clutch often shares the reservoir, so bleed the clutch too.',
      'Electric parking brake: do not use it while a caliper is open.',
    ],
  },
  'check-brake-fluid': {
    title: 'Check the brake fluid',
    about: 'The level, and the water in it',
    aliases: ['brake fluid level', 'brake fluid test', 'brake fluid low', 'top up brake fluid'],
    system: 'brakes',
    why: 'The level falls slowly as the pads wear, and quickly if there is a leak. Old fluid boils early.',
    when: 'Look once a month, and test for water once a year.',
    difficulty: 'easy',
    minutes: [5, 10],
    tools: ['Torch', 'Brake fluid tester pen (helpful)', 'Clean cloth'],
    materials: ['Fresh brake fluid of the grade on the cap, only if the pads are known to be good'],
    safety: [
      'If the level is below MIN with the brake warning light on, or the pedal is soft, do not drive. Have the leak found first.',
      'Brake fluid burns eyes and strips paint. Rinse it off with plenty of water.',
    ],
    steps: [
      [
        'Park on the level, open the bonnet, and find the reservoir by the bulkhead on the driver’s side.',
        'The cap names the grade, such as DOT 4.',
      ],
      [
        'Read the level from the outside.',
        'It is between MIN and MAX.',
        'Opening the cap to look, which lets in dirt and damp.',
      ],
      [
        'If it is near MIN, look at the pads before you top it up.',
        'Low with thin pads is normal. Low with thick pads means a leak.',
        'Topping it up to hide worn pads: it overflows when new ones go in.',
      ],
      [
        'Look for wet places inside each wheel, along the pipes and under the pedal.',
        'Everything is dry.',
      ],
      [
        'Wipe the cap, open it, dip a clean tester in, and close it at once.',
        'The tester shows less than 3% water.',
      ],
      [
        'Press the pedal hard for half a minute with the engine running.',
        'It stays high and does not sink.',
      ],
    ],
    figures: [
      { what: 'Water at which to change', range: 'about 3%', source: 'practice' },
      { what: 'Age at which to change', range: '2 years', source: 'manuals' },
    ],
    costs: [
      { case: 'Check', diy: [0, 0], garage: [10, 30] },
      { case: 'Tester pen and brake fluid', diy: [14, 40], garage: null },
    ],
    garageIf:
      'Have the car recovered, or looked at where it is, if the level falls again, the pedal sinks, or you see a leak.',
    after: [
      'Write down the result. Two years after the last change the fluid is due, however good it looks.',
    ],
    faults: [
      'brake-caliper-leaking',
      'brake-pipe-corroded',
      'rear-wheel-cylinder-leaking',
      'master-cylinder-leaks-into-servo',
      'brake-fluid-level-sensor-faulty',
      'front-brake-pads-worn',
    ],
    byCar: [
      'Hybrid: brake-by-wire units have a second chamber. Read only the level that is marked.',
      'Manual gearbox: a falling level can also be the clutch cylinder.',
      'Some cars hide the reservoir under the scuttle cover.',
    ],
  },
  'change-the-air-filter': {
    title: 'Change the engine air filter',
    about: 'What the engine breathes through',
    aliases: ['air filter', 'engine air filter', 'air filter change', 'air cleaner'],
    system: 'engine_cooling',
    why: 'The filter stops grit from getting into the cylinders and on to the air mass sensor. A clogged one costs you power; a torn one can cost you the engine.',
    when: 'It is typically due every 20,000–40,000 miles or two to four years, and sooner on dusty roads. Your manual decides.',
    difficulty: 'easy',
    minutes: [10, 30],
    tools: ['Screwdriver or Torx bits', 'Vacuum cleaner or cloth'],
    materials: ['Air filter for the exact engine'],
    safety: [
      'Switch the engine off and take the key out: the fan may start, and nothing must fall into an engine that can turn.',
      'Do not run the engine with the filter box open.',
    ],
    steps: [
      [
        'Find the filter box by following the wide pipe back from the throttle or the turbo.',
        'You can see the clips or screws round its lid.',
      ],
      [
        'If the cable of the air mass sensor is too short to lift the lid, press the tab of its plug and unplug it.',
        'The plug came off without force, or could stay on.',
        'Touching the hot wire of the sensor.',
      ],
      ['Undo the clips and screws and lift the lid.', 'The lid moves without straining any hose.'],
      ['Lift the filter out, noting which way up it was.', 'You know which side faces the engine.'],
      [
        'Vacuum leaves and dust out of the lower half of the box and wipe it.',
        'There is no grit on the clean side.',
        'Blowing dust towards the engine.',
      ],
      [
        'Lay the new filter in, with its seal flat in the groove all the way round.',
        'It drops in without pushing, and the seal is not folded.',
      ],
      [
        'Close the lid, hinges or tabs first, tighten the screws evenly and refit the plug.',
        'The lid has no gap, the engine idles evenly, and no warning light is on.',
      ],
    ],
    figures: [
      { what: 'Interval', range: '20,000–40,000 miles', source: 'manuals' },
      { what: 'Lid screws', range: 'hand-tight, 1–3 Nm in plastic', source: 'practice' },
    ],
    costs: [{ case: 'Panel filter', diy: [12, 45], garage: [25, 95] }],
    garageIf:
      'Leave it to a garage if the box is behind parts that you would rather not remove, or if the lid is cracked.',
    after: [
      'A dry filter can go in the household waste. Take an oily one to the recycling centre.',
      'If the engine warning light comes on, check that the sensor plug and the hoses are pushed right home.',
    ],
    repairOf: {
      'air-filter-clogged': ['Panel filter'],
    },
    faults: ['air-filter-clogged', 'mass-air-flow-sensor-dirty', 'intake-duct-split'],
    codes: ['P0101'],
    byCar: [
      'Two filters: many V engines have one on each side.',
      'Oiled sports filters are washed, and their oil can foul the air mass sensor.',
      'Electric car: it has only a cabin filter.',
    ],
  },
  'change-the-cabin-filter': {
    title: 'Change the cabin (pollen) filter',
    about: 'What you breathe through',
    aliases: [
      'cabin filter',
      'pollen filter',
      'cabin air filter',
      'smelly air con filter',
      'interior filter',
    ],
    system: 'electrical',
    why: 'The filter keeps pollen, soot and leaves out of the heater. When it is blocked, the blower weakens, the windows steam up and the car smells of wet dog.',
    when: 'It is typically due every 10,000–20,000 miles or once a year, best in spring. Your manual decides.',
    difficulty: 'easy',
    minutes: [10, 40],
    tools: ['Screwdriver or Torx bits', 'Torch', 'Vacuum cleaner, bag and mask'],
    materials: ['Cabin filter, preferably one with activated carbon, which also absorbs smells'],
    safety: [
      'Switch the ignition off: the blower must not start while your fingers are inside.',
      'Put a mouldy filter in a bag at once, and wear a mask if you have asthma.',
    ],
    steps: [
      [
        'Find the position of the filter in your manual: behind the glovebox, in the passenger footwell, or under the scuttle.',
        'You know where its cover is.',
      ],
      [
        'Empty the glovebox and release its stops, or lift the scuttle cover off.',
        'The glovebox swings down without cracking.',
        'Pulling the damper cord by force: unhook it instead.',
      ],
      ['Take the cover of the filter off.', 'You can see the edge of the filter.'],
      ['Pull the filter straight out, and note the arrow.', 'You know which way the air flows.'],
      ['Vacuum the leaves out of the duct.', 'There is nothing left to fall into the blower.'],
      [
        'Push the new filter in with its arrow pointing as before. Bend it gently if the slot is narrow.',
        'It is right in and lies flat.',
        'Fitting it with the arrow the wrong way round, or an edge folded over.',
      ],
      [
        'Refit the cover and the glovebox, and run the blower at full speed.',
        'The air flow is strong and even, and nothing rattles.',
      ],
    ],
    figures: [{ what: 'Interval', range: '10,000–20,000 miles or 1–2 years', source: 'manuals' }],
    costs: [{ case: 'Plain or carbon filter', diy: [12, 60], garage: [35, 120] }],
    garageIf:
      'Leave it to a garage if the pedals or the wiper linkage have to come off to reach it, as on a few cars.',
    after: [
      'Put the old filter in a bag and then in the household waste.',
      'If the car still smells, the evaporator needs cleaning.',
    ],
    repairOf: {
      'cabin-filter-blocked': ['Plain or carbon filter'],
    },
    faults: [
      'cabin-filter-blocked',
      'evaporator-mould',
      'cabin-damp-fogging',
      'blower-wheel-debris',
    ],
    byCar: [
      'Two filters: some cars have one at the intake and one inside.',
      'Electric cars may have a large HEPA filter under the bonnet as well.',
      'Basic versions may have the slot but no filter from the factory.',
    ],
  },
  'change-the-fuel-filter': {
    title: 'Change the fuel filter',
    about: 'Diesel, or petrol with the filter outside the tank',
    aliases: ['fuel filter', 'diesel filter', 'diesel fuel filter', 'fuel filter change'],
    system: 'fuel',
    why: 'The gaps inside an injector are thousandths of a millimetre. The filter holds back the dirt and, in a diesel, the water.',
    when: 'It is typically due every 20,000–40,000 miles for a diesel. In many petrol cars the filter is in the tank and lasts for life. Your manual decides.',
    difficulty: 'moderate',
    minutes: [40, 120],
    tools: [
      'Spanners or filter socket',
      'Quick-connector tool',
      'Drain tray and torch',
      'Torque wrench',
      'Hand primer or tester to prime',
      'Fire extinguisher for fuel fires',
      'Goggles and fuel-proof gloves',
    ],
    materials: [
      'Fuel filter with seals for the exact engine',
      'New clips, if the old ones are made for one use',
    ],
    safety: [
      'Fuel vapour explodes. Work outdoors with the engine cold, and keep cigarettes, sparks and mains lights away.',
      'Never open the high-pressure side (the steel pipes at pump, rail and injectors): at over 1,000 bar, fuel goes straight through the skin.',
      'Petrol lines stay under pressure after you switch off: relieve it as the manual says, and cover the joint with a cloth.',
    ],
    steps: [
      [
        'Let the engine cool and switch the ignition off. On a petrol car, relieve the fuel pressure as the manual says.',
        'No pressure remains when you ease the joint under a cloth.',
      ],
      [
        'Photograph the lines and the arrow. Clean the housing so that nothing can fall in.',
        'There is no dirt on the housing.',
        'Opening it while it is dirty.',
      ],
      [
        'On a diesel, drain the water and some fuel at the drain screw.',
        'Only clean fuel comes out in the end.',
      ],
      [
        'Release the connectors with the right tool, plug the ends, and open the housing.',
        'No plastic tab has broken.',
        'Levering with a screwdriver.',
      ],
      [
        'Fit the new filter with its arrow in the direction of flow and every new seal wetted with clean fuel.',
        'The seals are in their grooves.',
        'Filling it on the clean side from a dirty can.',
      ],
      [
        'Tighten the cover to the torque in your manual, and push each connector on until it clicks. Pull on each one to make sure.',
        'Every connector is locked.',
      ],
      [
        'Prime the system. Squeeze the hand pump until it is firm or, with an electric pump, switch the ignition on for 30 seconds several times.',
        'There are no more bubbles in the clear line.',
        'Cranking a dry diesel for minutes, which ruins the pump and the starter.',
      ],
      [
        'Start the engine, let it idle and look for leaks with a torch. Look again after a drive.',
        'Everything is bone dry, it idles evenly, and no warning light is on.',
      ],
    ],
    figures: [
      { what: 'Diesel interval', range: '20,000–40,000 miles', source: 'manuals' },
      { what: 'Housing cover torque', range: '10–30 Nm', source: 'manuals' },
    ],
    costs: [
      { case: 'Diesel filter', diy: [15, 60], garage: [65, 180] },
      { case: 'Diesel filter with its housing or heater', diy: [35, 85], garage: [85, 205] },
      { case: 'External petrol filter', diy: [15, 50], garage: [70, 180] },
    ],
    garageIf:
      'Leave it to a garage if the pump has to be run with a workshop tool, the filter is in the tank, or you find metal glitter in the fuel.',
    after: [
      'Take the old filter and fuel to a recycling centre.',
      'Reset the filter or service counter if the car has one.',
    ],
    repairOf: {
      'diesel-fuel-filter-clogged': ['Diesel filter', 'Diesel filter with its housing or heater'],
    },
    faults: [
      'diesel-fuel-filter-clogged',
      'petrol-fuel-filter-clogged',
      'diesel-water-contamination',
      'diesel-air-in-fuel',
      'diesel-fuel-waxed',
    ],
    codes: ['P0087'],
    byCar: [
      'Common-rail diesel: many have to be primed with a workshop tool.',
      'Petrol since about 2005: the filter is in the tank with the pump, which is a job for a garage.',
      'Water-in-fuel warning light: drain the filter now, and do not wait for the interval.',
    ],
  },
  'check-the-gearbox-oil': {
    title: 'Check the gearbox oil',
    about: 'Manual and automatic, level and condition',
    aliases: [
      'gearbox oil',
      'transmission fluid',
      'gearbox oil check',
      'transmission oil level',
      'atf check',
    ],
    system: 'transmission_drivetrain',
    why: 'Gearboxes do not use oil. If the level is low, oil has leaked out, and the bearings or clutches suffer next. Old automatic fluid makes for harsh gear changes.',
    when: 'Look for leaks at each service. Change automatic fluid typically every 40,000–60,000 miles, even if the brochure says that it lasts for life. Your manual decides.',
    difficulty: 'hard',
    minutes: [45, 90],
    tools: [
      'Jack, chocks and four axle stands, or a lift',
      'Key for the filler plug',
      'Drain tray',
      'Torque wrench',
      'Pump or syringe',
      'Thermometer or scan tool and a helper, for an automatic',
    ],
    materials: ['Gear oil or ATF of the exact specification', 'New plug washers'],
    safety: [
      'The car has to be level and secure on four stands or a lift. Never crawl under a car that is held up only by a jack.',
      'If an automatic has to be checked with the engine running, do it only with the wheels chocked, the parking brake on and a helper’s foot on the brake pedal.',
    ],
    steps: [
      [
        'Look up how your gearbox is checked: dipstick, overflow plug, or only with a workshop tool.',
        'You know the method and the temperature.',
      ],
      [
        'Raise the car level, and clean round both plugs.',
        'They are clean, and you know which one is the filler.',
      ],
      [
        'Undo the filler plug first.',
        'The filler plug comes loose.',
        'Draining the oil first and then finding that the filler plug has seized: the car cannot then be driven.',
      ],
      [
        'On a manual gearbox, feel the level with a finger, or see whether oil just runs from the lower edge of the hole.',
        'The oil is at the lower edge.',
      ],
      [
        'On an automatic, bring the fluid to the temperature in the manual (often 35–45 °C), and have your helper move the selector through its positions.',
        'At that temperature it drips from the overflow.',
        'Checking it hotter or colder than that.',
      ],
      ['Look at the oil and smell it.', 'It is amber or red, and not black, burnt or glittering.'],
      [
        'Top up with the pump until oil runs out of the hole. Fit new washers, tighten the plugs to the torque in the manual and lower the car.',
        'The plugs are dry after a drive.',
        'Using the wrong ATF, which ruins a CVT or a dual-clutch gearbox.',
      ],
    ],
    figures: [
      { what: 'Manual gearbox capacity', range: '1.5–3 litres', source: 'manuals' },
      { what: 'Plug torque', range: '25–50 Nm', source: 'manuals' },
      { what: 'Automatic checking window', range: '35–45 °C', source: 'manuals' },
    ],
    costs: [
      { case: 'Check and top up', diy: [15, 50], garage: [40, 120] },
      { case: 'Automatic fluid change', diy: null, garage: [180, 600] },
    ],
    garageIf:
      'Leave automatics without a dipstick, CVTs and dual-clutch gearboxes to a specialist who can read the temperature.',
    after: ['Take the old oil to a recycling centre.', 'Look for drips after a week.'],
    faults: ['manual-gearbox-oil-low', 'at-fluid-degraded', 'at-pan-gasket-leak', 'axle-seal-leak'],
    byCar: [
      'Rear or four-wheel drive: the axles and the transfer box have oil of their own.',
      'Dry dual-clutch gearbox: it has two separate oils.',
      'Electric car: a reduction gear with a little oil, usually for life. Leave it alone.',
    ],
  },
  'check-the-power-steering-fluid': {
    title: 'Check the power steering fluid',
    about: 'Hydraulic steering only',
    aliases: ['power steering fluid', 'steering fluid', 'power steering level', 'ps fluid'],
    system: 'steering',
    why: 'When the fluid is low the pump whines and the steering goes heavy. Air and heat then wear out the pump and the rack.',
    when: 'Do this at each service, and whenever the steering whines or feels heavy.',
    difficulty: 'easy',
    minutes: [5, 15],
    tools: ['Cloth', 'Torch', 'Small funnel'],
    materials: ['The exact fluid on the cap: ATF, CHF 11S or another; they do not mix'],
    safety: [
      'Switch the engine off before you reach in: the belt and its pulleys are right beside the tank.',
      'If the steering suddenly goes heavy, slow down gently and stop. The car still steers, but needs a lot of force.',
    ],
    steps: [
      [
        'See whether the car has hydraulic steering at all: look for a tank with a steering wheel symbol.',
        'You have found the tank, or you know that the steering is electric.',
        'Confusing it with the brake fluid.',
      ],
      [
        'Park on the level with the wheels straight and the engine off, and read the level at the mark for hot or cold fluid.',
        'The level is in the right window.',
      ],
      [
        'Wipe the cap, open it and look at the colour.',
        'The fluid is clear red, green or amber, with no foam, and not black.',
      ],
      [
        'Top it up, a little at a time, with the fluid printed on the cap.',
        'The level is in the window.',
        'Using brake fluid, which destroys every seal.',
      ],
      [
        'Close it, start the engine, and turn the wheel slowly from lock to lock three times without holding it at the stop.',
        'Nothing whines and there are no bubbles.',
      ],
      [
        'Switch off and read the level again. Look along the hoses and the rack gaiters with a torch.',
        'The level is steady and everything is dry.',
      ],
    ],
    figures: [
      { what: 'System capacity', range: '0.7–1.5 litres', source: 'manuals' },
      { what: 'Time at full lock', range: 'at most 5 seconds', source: 'manuals' },
    ],
    costs: [{ case: 'Fluid', diy: [8, 30], garage: [20, 60] }],
    garageIf:
      'Have the leak found if the level falls again, or if the rack gaiters are wet inside.',
    after: ['Wipe spills off rubber and paint.', 'Look again after a week.'],
    faults: [
      'power-steering-hose-leaking',
      'power-steering-pump-worn',
      'power-steering-fluid-aerated',
      'steering-rack-seals-leaking',
      'power-steering-belt-slipping',
    ],
    byCar: [
      'Electric steering (most cars since about 2012) has no fluid.',
      'Electro-hydraulic: the tank is on a pump near the bumper.',
      'Hydractive Citroën: steering, suspension and brakes share one fluid.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
