import type { JobEntry } from './job.ts';

/** Oil, coolant, brake fluid and the filters. */
export const fluidJobs = {
  'change-engine-oil-and-filter': {
    title: 'Change the engine oil and filter',
    about: 'Oil service',
    aliases: ['oil change', 'oil and filter change', 'engine oil', 'oil filter', 'oil service'],
    system: 'engine_cooling',
    why: 'Oil collects soot, fuel, water and metal until it no longer protects bearings, chains and the turbo. No other job at home adds more to the life of an engine.',
    when: 'Typically every 6,000–10,000 miles or 12 months, whichever comes first; some makers allow 18,000 miles or two years. Your manual decides. Short trips, towing and a turbo call for the shorter interval.',
    difficulty: 'moderate',
    minutes: [45, 90],
    tools: [
      'Ramps, or a jack and two axle stands',
      'Socket or bit for the sump plug',
      'Oil filter wrench or cap socket',
      'Torque wrench',
      'Drain tray of at least 8 litres',
      'Funnel, gloves and eye protection',
    ],
    materials: [
      'Engine oil of the viscosity and approval printed in the manual (for example 5W-30 ACEA C3), about 4–6 litres',
      'Oil filter for the exact engine, with its seals',
      'New sump plug washer, or a new plug where it is made for one use',
    ],
    safety: [
      'Never lie under a car that a jack alone holds up. Use stands or ramps on level, hard ground, and chock the wheels that stay down.',
      'Hot oil burns. Work with the engine warm, not hot: wait at least 20 minutes after a drive.',
      'Used oil harms the skin: wear nitrile gloves and wash afterwards.',
    ],
    steps: [
      [
        'Run the engine for five minutes, switch off, and wait until you can touch the sump for a few seconds.',
        'The oil is warm and thin but does not burn.',
      ],
      [
        'Raise the front on ramps or stands at the marked points, level it as well as you can, and chock the rear wheels.',
        'The car does not move when you push it firmly.',
        'Jacking on the sill seam or the sump.',
      ],
      [
        'Open the filler cap and take off the undertray if there is one. Put the tray beneath the plug.',
        'You see the sump plug clearly and have checked that it is not the gearbox’s: the engine sump sits under the engine, with the dipstick.',
        'Draining the gearbox by mistake.',
      ],
      [
        'Undo the plug, pulling towards you, and let the oil run for at least ten minutes.',
        'It only drips. Look for glitter or creamy oil and note it.',
      ],
      [
        'Fit the plug with a new washer and tighten it to the manual’s figure.',
        'It stops firmly and stays dry when wiped.',
        'Overtightening: an alloy sump strips its thread, and a new sump is expensive.',
      ],
      [
        'Move the tray, undo the filter and see that its old seal came off with it. Wipe the seat clean.',
        'The seat is bare metal and clean.',
        'The old ring stays on the seat: two rings blow out and the oil is gone in a minute.',
      ],
      [
        'Oil the new seal. Spin a canister on by hand until the seal touches, then three quarters of a turn; a cartridge cap gets new O-rings in the right grooves and its printed torque.',
        'The filter sits square; no ring is pinched.',
      ],
      [
        'Lower the car on to level ground. Pour in about half a litre less than the manual’s quantity, wait, and top up to the middle of the dipstick marks.',
        'The level is between MIN and MAX.',
        'Pouring in the whole can. Too much oil foams and can ruin seals and the catalytic converter.',
      ],
      [
        'Start and idle for a minute without touching the accelerator; look beneath at plug and filter.',
        'The red oil warning light goes out within a few seconds and nothing drips.',
        'Revving before there is pressure.',
      ],
      [
        'Switch off, wait ten minutes, and set the level just below MAX.',
        'The level stands at or just below MAX on level ground.',
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
      'Leave it if the plug is rounded or its thread turns without tightening, if you cannot raise the car safely, or if the drained oil glitters or is creamy: then the engine needs looking at, not just fresh oil.',
    after: [
      'Reset the service indicator and write down date and mileage.',
      'Take old oil and filter to a recycling centre. It is illegal to pour oil into a drain.',
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
      'Timing belt in oil: only the approved oil, never additives or flushes; the wrong oil dissolves the belt.',
      'Diesel with particulate filter: low-ash oil (ACEA C grades) only, or the filter clogs.',
      'No dipstick: the level is read in the instrument menu with the engine warm and the car level.',
      'Hybrid: make sure that Ready is off and the key is away, or the engine may start by itself.',
      'Electric car: it has no engine oil.',
    ],
  },
  'check-and-top-up-engine-oil': {
    title: 'Check and top up the engine oil',
    about: 'Two minutes with the dipstick',
    aliases: ['oil level', 'check oil', 'top up oil', 'dipstick', 'add oil', 'oil light on'],
    system: 'engine_cooling',
    why: 'Many healthy engines use a little oil between services. Let it run low, and bearings, chain and turbo suffer long before the red light says a word.',
    when: 'Every 1,000 miles or once a month, and before any long trip. Your manual says how much use is normal.',
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
        'Park on level ground, switch off and wait for five to ten minutes. Some manuals want the engine cold, some warm.',
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
      ['Read the lower edge of the film.', 'Between MIN and MAX is fine. Near MIN, top it up.'],
      [
        'If it is low, pour 0.2–0.3 litre into the oil filler, never into the dipstick tube. Wait for two minutes and read it again.',
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
    about: 'Cooling system service',
    aliases: [
      'coolant change',
      'coolant flush',
      'antifreeze change',
      'radiator flush',
      'drain coolant',
    ],
    system: 'engine_cooling',
    why: 'The additives that stop rust and scale are used up with time. Old coolant eats water pump, radiator and heater from inside, though it still does not freeze.',
    when: 'Typically every 5 years or 60,000–100,000 miles for long-life coolant, 2–3 years for old silicate types. Some are filled for life. Your manual decides.',
    difficulty: 'moderate',
    minutes: [90, 180],
    tools: [
      'Jack and axle stands, or ramps',
      'Drain tray of 10 litres',
      'Pliers for hose clips',
      'Funnel, better a spill-free one',
      'Antifreeze tester',
    ],
    materials: [
      'Coolant of the maker’s specification (for example G12evo, G48, OAT), 5–10 litres mixed',
      'Deionised water for concentrate',
    ],
    safety: [
      'Never open a hot cooling system: it sprays boiling coolant. The top hose must be cold and soft.',
      'Coolant is poisonous and tastes sweet to children and animals. Catch it all and wipe up spills.',
      'The fan can start by itself: ignition off, key away.',
    ],
    steps: [
      [
        'Let the engine stand cold, for hours. Set the heater to hot and open the expansion tank slowly.',
        'No hiss and no warmth.',
        'Trusting the gauge instead of your hand.',
      ],
      [
        'Raise and secure the car if you must, take off the undertray, and put the tray under the radiator’s drain or lower hose.',
        'You reach drain or clip without being beneath an unsupported car.',
      ],
      [
        'Open the drain, or pull the lower hose off its stub.',
        'It runs freely, without rust flakes or oil.',
        'Breaking the plastic stub by levering: twist the hose loose first.',
      ],
      [
        'If it was dirty, close, fill with clean water, warm up, cool down and drain again until clear.',
        'What runs out is clear.',
      ],
      [
        'Close the drain, refit hose and clip in their old marks.',
        'The clip sits behind the bead of the stub.',
      ],
      [
        'Mix concentrate half and half with deionised water (or use ready-mixed) and fill slowly, opening the bleed screws.',
        'Coolant without bubbles runs from each screw.',
        'Mixing types by colour: colours are not standardised.',
      ],
      [
        'Close the bleeds, fill to MAX, close the cap, and run to working temperature with the heater on hot.',
        'Heater blows hot, the gauge stays normal, the lower hose gets warm as the thermostat opens.',
        'Leaving air in: the heater stays cold and the head overheats.',
      ],
      [
        'Switch off, let it cool fully, and top up to between MIN and MAX.',
        'Level stands between the marks when cold.',
      ],
      ['Measure the frost protection.', 'Protected to about −30 to −37 °C in a UK climate.'],
    ],
    figures: [
      { what: 'System capacity, cars', range: '5–10 litres', source: 'manuals' },
      { what: 'Antifreeze share', range: '40–60 %', source: 'part-makers' },
      { what: 'Cap opening pressure', range: '1.0–1.5 bar', source: 'manuals' },
    ],
    costs: [
      { case: 'Drain and refill', diy: [25, 80], garage: [90, 220] },
      { case: 'With vacuum filling or two circuits', diy: null, garage: [150, 350] },
    ],
    garageIf:
      'Leave it to a garage if the maker prescribes vacuum filling, if the coolant is oily or rusty, or if the car loses coolant: find the leak first.',
    after: [
      'Check the level cold for a week; some air always comes out late.',
      'Take old coolant to a recycling centre.',
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
      'Electric car and hybrid: battery and inverter have circuits of their own with special low-conductivity coolant and software bleeding. Do not open them.',
      'Long bleed procedures (many BMW and French cars): the electric pump is run by a key sequence in the manual.',
      'Mid- and rear-engined cars: long pipes under the floor need vacuum filling.',
    ],
  },
  'check-and-top-up-coolant': {
    title: 'Check and top up the coolant',
    about: 'Coolant level and frost protection',
    aliases: [
      'coolant level',
      'top up coolant',
      'antifreeze',
      'coolant',
      'low coolant',
      'check antifreeze',
    ],
    system: 'engine_cooling',
    why: 'A sealed cooling system should lose nothing. A falling level is the first sign of a leak, found before the engine overheats.',
    when: 'Once a month and before winter or a long trip, with the engine cold.',
    difficulty: 'easy',
    minutes: [5, 15],
    tools: ['Torch', 'Antifreeze tester (hydrometer or refractometer)', 'Funnel'],
    materials: ['Ready-mixed coolant of the car’s specification'],
    safety: [
      'Open the cap cold only: at working temperature it throws boiling coolant.',
      'A hot engine that has lost its coolant must not be given cold water: the head can crack. Let it cool for an hour.',
    ],
    steps: [
      [
        'Let the engine cool for some hours and stand the car level.',
        'The top radiator hose is cold and soft.',
      ],
      [
        'Look at the translucent expansion tank from the side, with a torch if it is dark.',
        'The level is between MIN and MAX.',
        'Confusing it with the washer tank, which has a washer symbol.',
      ],
      [
        'Open the cap slowly under a cloth and look inside.',
        'Clean and coloured, without oil film, mayonnaise or brown scum.',
      ],
      ['Test the frost protection with the tester.', 'It shows −25 °C or better for the UK.'],
      [
        'Top up with the same specification, ready mixed, to below MAX.',
        'Level just below MAX when cold.',
        'Topping up with plain water again and again, which thins the protection.',
      ],
      [
        'Close the cap until it stops or clicks, and look at the level again after a week.',
        'The level has not moved.',
      ],
    ],
    figures: [
      { what: 'Frost protection for the UK', range: '−25 to −37 °C', source: 'part-makers' },
      { what: 'Loss that is normal', range: 'almost none in a year', source: 'practice' },
    ],
    costs: [{ case: 'Ready-mixed coolant', diy: [8, 30], garage: [15, 50] }],
    garageIf:
      'Have the system pressure-tested if you top up more than once in a few months, smell coolant inside, or see white smoke or an oil film.',
    after: [
      'Wipe spills away at once: coolant poisons pets.',
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
      'Two or three tanks: hybrids and electric cars have one for each circuit; the labels differ, and the high-voltage circuits take their own coolant.',
      'Old cars without an expansion tank: look under the radiator cap, cold.',
      'Electric car: report a falling level of the battery circuit to a specialist at once.',
    ],
  },
  'change-brake-fluid': {
    title: 'Change and bleed the brake fluid',
    about: 'Brake fluid service',
    aliases: [
      'brake fluid change',
      'brake fluid',
      'bleed brakes',
      'brake bleeding',
      'brake fluid flush',
    ],
    system: 'brakes',
    why: 'Brake fluid draws water from the air. Wet fluid boils when the brakes get hot, and the pedal goes to the floor; it also rusts calipers and the ABS unit from inside.',
    when: 'Typically every two years whatever the mileage. Your manual decides.',
    difficulty: 'moderate',
    minutes: [60, 120],
    tools: [
      'Jack, axle stands and wheel chocks',
      'Six-point ring spanner for the nipples',
      'Bleeding hose and bottle, or a pressure bleeder',
      'Syringe',
      'Torque wrench for the wheels',
      'A helper, unless you have a pressure bleeder',
    ],
    materials: [
      'Brake fluid from a sealed can, DOT 4 or as printed on the cap, 1 litre',
      'Dust caps',
    ],
    safety: [
      'If you are not sure of every step, leave it: a mistake here means no brakes. Never drive with a spongy or sinking pedal.',
      'Put the car on axle stands; never work with a wheel off on a jack alone.',
      'Brake fluid strips paint and burns eyes: goggles, gloves, water at hand.',
    ],
    steps: [
      [
        'Read the manual’s bleeding order and the fluid on the reservoir cap. Draw the old fluid out of the reservoir with a syringe and fill with new.',
        'The reservoir is clean and full to MAX.',
        'Using DOT 5 silicone fluid: it does not mix with DOT 3, 4 or 5.1.',
      ],
      [
        'Secure the car on stands and take the wheels off. Clean the first nipple with a brush.',
        'You see the flats of the nipple well.',
      ],
      [
        'Put the ring spanner on, then the hose into a bottle with some fluid.',
        'The end of the hose is below the fluid.',
      ],
      [
        'Helper presses slowly and holds; you open a quarter turn, fluid runs, you close; helper releases. Repeat.',
        'Clear fluid without bubbles comes.',
        'The pedal is released before the nipple is closed: air is sucked in.',
      ],
      [
        'Top up the reservoir after every 8–10 presses.',
        'The level never falls below MIN.',
        'Running it dry, which puts air in the ABS unit.',
      ],
      [
        'Tighten the nipple to the manual’s figure, rinse with water or brake cleaner, put the cap on. Go on to the next wheel.',
        'Nipple dry, cap on.',
        'Snapping a nipple: if it does not move with modest force, stop.',
      ],
      [
        'Fill to MAX, close, and press the pedal hard with the engine off for half a minute, then with the engine running.',
        'Firm, high, and it does not sink.',
      ],
      [
        'Refit the wheels, torque the nuts, and try the brakes at walking pace on a free level place.',
        'It stops straight, with the pedal as high as before.',
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
      { what: 'Water at which to change', range: 'about 3 %', source: 'practice' },
    ],
    costs: [{ case: 'All four wheels', diy: [8, 25], garage: [80, 170] }],
    garageIf:
      'Leave it to a garage if a nipple is seized, air has got into the ABS unit, the car has brake-by-wire, or the pedal is still soft after a full round.',
    after: [
      'Take the old fluid to a recycling centre.',
      'Throw an opened can away after some months: it draws water too.',
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
      'Hybrids and electric cars with brake-by-wire need the tester to bleed, and opening the door may already build pressure: a garage’s work.',
      'Manual gearbox: the clutch often shares the reservoir; bleed it too.',
      'Electric parking brake: do not operate it while calipers are open.',
    ],
  },
  'check-brake-fluid': {
    title: 'Check the brake fluid',
    about: 'Brake fluid level and water',
    aliases: ['brake fluid level', 'brake fluid test', 'brake fluid low', 'top up brake fluid'],
    system: 'brakes',
    why: 'The level falls slowly as pads wear, and quickly if there is a leak. Age makes the fluid boil early.',
    when: 'Once a month; a test for water each year.',
    difficulty: 'easy',
    minutes: [5, 10],
    tools: ['Torch', 'Brake fluid tester pen (helpful)', 'Clean cloth'],
    materials: [
      'Fresh brake fluid of the grade on the cap, only if the pads are known to be sound',
    ],
    safety: [
      'Level below MIN with the brake warning light on, or a soft pedal: do not drive. Find the leak first.',
      'Fluid burns eyes and strips paint; rinse with plenty of water.',
    ],
    steps: [
      [
        'Park level with the bonnet open and find the reservoir by the driver’s side bulkhead.',
        'The cap names the grade, such as DOT 4.',
      ],
      [
        'Read the level from outside.',
        'Between MIN and MAX.',
        'Opening it to look: dirt and damp get in.',
      ],
      [
        'If it is near MIN, look at the pads before you top up.',
        'Low with thin pads is normal; low with thick pads means a leak.',
        'Topping up to hide worn pads; it overflows when new pads go in.',
      ],
      ['Look for wetness inside each wheel, along the pipes and under the pedal.', 'All dry.'],
      [
        'Wipe the cap, open it, dip a clean tester in, and close at once.',
        'The tester shows less than 3 % water.',
      ],
      [
        'Press the pedal hard for half a minute with the engine running.',
        'It stays high and does not sink.',
      ],
    ],
    figures: [
      { what: 'Water at which to change', range: 'about 3 %', source: 'practice' },
      { what: 'Age at which to change', range: '2 years', source: 'manuals' },
    ],
    costs: [
      { case: 'Check', diy: [0, 0], garage: [10, 30] },
      { case: 'Tester pen', diy: [8, 25], garage: null },
    ],
    garageIf:
      'Have it towed or looked at on the spot when the level falls again, the pedal sinks, or you see a leak.',
    after: [
      'Write down the result; two years after the last change it is due however it looks.',
      'Wipe up drips with plenty of water.',
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
      'Hybrid: brake-by-wire units have a second chamber; read only the marked level.',
      'Manual gearbox: a falling level can be the clutch cylinder.',
      'Some cars hide the reservoir under a scuttle cover.',
    ],
  },
  'change-the-air-filter': {
    title: 'Change the engine air filter',
    about: 'Engine air filter',
    aliases: ['air filter', 'engine air filter', 'air filter change', 'air cleaner'],
    system: 'engine_cooling',
    why: 'The filter keeps grit out of the cylinders and off the air mass sensor. Clogged, it costs power, and a torn one costs the engine.',
    when: 'Typically every 20,000–40,000 miles or 2–4 years; sooner on dusty roads. Your manual decides.',
    difficulty: 'easy',
    minutes: [10, 30],
    tools: ['Screwdriver or Torx bits', 'Vacuum cleaner or cloth'],
    materials: ['Air filter for the exact engine'],
    safety: [
      'Engine off and key out: the fan may start, and nothing may fall into an engine that turns.',
      'Do not run the engine with the filter box open.',
    ],
    steps: [
      [
        'Find the box: the wide pipe from the throttle or turbo leads to it.',
        'You see clips or screws around a lid.',
      ],
      [
        'Unplug the air mass sensor only if its cable is too short, pressing the tab.',
        'Plug is off without force.',
        'Touching the sensor’s hot wire.',
      ],
      ['Open clips and screws, and lift the lid.', 'The lid moves without straining hoses.'],
      [
        'Lift the filter out, noting which way up it sits.',
        'You know which side faces the engine.',
      ],
      [
        'Hoover leaves and dust out of the lower half and wipe it.',
        'No grit remains on the clean side.',
        'Blowing dust towards the engine.',
      ],
      [
        'Lay the new filter in with its seal flat in the groove all around.',
        'It drops in without pushing; the seal is not folded.',
      ],
      [
        'Close the lid: hinges or tabs first, then screws evenly; refit the plug.',
        'The lid is shut without a gap, and the engine idles evenly with no warning light.',
      ],
    ],
    figures: [
      { what: 'Interval', range: '20,000–40,000 miles', source: 'manuals' },
      { what: 'Lid screws', range: 'hand-tight, 1–3 Nm in plastic', source: 'practice' },
    ],
    costs: [{ case: 'Panel filter', diy: [12, 45], garage: [25, 95] }],
    garageIf:
      'Leave it only if the box sits behind parts you would rather not remove, or the lid is cracked.',
    after: [
      'Household waste takes a dry filter; an oily one goes to the recycling centre.',
      'If the engine warning light comes on, see that the sensor plug and hoses are fully home.',
    ],
    repairOf: {
      'air-filter-clogged': ['Panel filter'],
    },
    faults: ['air-filter-clogged', 'mass-air-flow-sensor-dirty', 'intake-duct-split'],
    codes: ['P0101'],
    byCar: [
      'Two filters: many V engines have one each side.',
      'Oiled sports filters are washed and may foul an air mass sensor.',
      'Electric car: it has none, only a cabin filter.',
    ],
  },
  'change-the-cabin-filter': {
    title: 'Change the cabin (pollen) filter',
    about: 'Cabin air filter',
    aliases: [
      'cabin filter',
      'pollen filter',
      'cabin air filter',
      'smelly air con filter',
      'interior filter',
    ],
    system: 'electrical',
    why: 'It keeps pollen, soot and leaves out of the heater. Blocked, it weakens the blower, steams up the windows and smells.',
    when: 'Typically every 10,000–20,000 miles or each year, best in spring. Your manual decides.',
    difficulty: 'easy',
    minutes: [10, 40],
    tools: ['Screwdriver or Torx bits', 'Torch', 'Vacuum cleaner'],
    materials: ['Cabin filter; with activated carbon against smells'],
    safety: [
      'Ignition off: the blower must not start with your fingers inside.',
      'A mouldy filter is best bagged at once; people with asthma wear a mask.',
    ],
    steps: [
      [
        'Find it in the manual: behind the glovebox, in the passenger footwell, or under the scuttle.',
        'You know where the cover is.',
      ],
      [
        'Empty the glovebox and release its stops, or lift the scuttle cover.',
        'The box swings down without cracking.',
        'Forcing the damper cord: unhook it.',
      ],
      ['Take off the filter’s cover.', 'You see the edge of the filter.'],
      ['Pull the filter straight out; note the arrow.', 'The direction of air flow is noted.'],
      ['Hoover leaves out of the duct.', 'Nothing can fall into the blower.'],
      [
        'Push the new one in, arrow as before, bending it gently if the slot demands.',
        'It slides in fully and lies flat.',
        'Arrow the wrong way round, or a folded edge.',
      ],
      ['Refit cover and glovebox; run the blower on full.', 'Strong even flow and no rattle.'],
    ],
    figures: [{ what: 'Interval', range: '10,000–20,000 miles or 1–2 years', source: 'manuals' }],
    costs: [{ case: 'Plain or carbon filter', diy: [12, 60], garage: [35, 120] }],
    garageIf: 'Leave it if the pedals or the wiper linkage must come off to reach it (a few cars).',
    after: [
      'Throw the old one in household waste, in a bag.',
      'If it still smells, the evaporator wants cleaning.',
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
      'Some cars have two filters, one at the intake and one inside.',
      'Electric cars may have a large HEPA filter under the bonnet as well.',
      'Basic trims may have the slot but no filter from the factory.',
    ],
  },
  'change-the-fuel-filter': {
    title: 'Change the fuel filter',
    about: 'Diesel or external petrol fuel filter',
    aliases: [
      'fuel filter',
      'diesel filter',
      'fuel filter change',
      'drain water from diesel filter',
    ],
    system: 'fuel',
    why: 'Injectors have gaps of thousandths of a millimetre. The filter holds back dirt and, in a diesel, water.',
    when: 'Diesel typically every 20,000–40,000 miles; many petrol cars have a filter in the tank for life. Your manual decides.',
    difficulty: 'moderate',
    minutes: [40, 120],
    tools: [
      'Spanners or filter socket',
      'Quick-connector tool',
      'Drain tray',
      'Hand primer or tester to prime',
      'Fire extinguisher for fuel fires',
      'Goggles and fuel-proof gloves',
    ],
    materials: [
      'Fuel filter with seals for the exact engine',
      'New clips where they are single-use',
    ],
    safety: [
      'Fuel vapour explodes. Work outdoors, engine cold, no smoking, no sparks, no inspection lamp with a bulb.',
      'Never open the high-pressure side (steel pipes at pump, rail and injectors): over 1,000 bar injects fuel through the skin.',
      'Petrol lines hold pressure after switching off: relieve it as the manual says, and cover the joint with a cloth.',
    ],
    steps: [
      [
        'Let the engine cool and switch the ignition off. For petrol, relieve the pressure as the manual says.',
        'No pressure remains when you ease the joint under a cloth.',
      ],
      [
        'Photograph the lines and the arrow. Clean the housing so that nothing falls in.',
        'Housing is free of dirt.',
        'Opening it dirty.',
      ],
      ['For a diesel, drain water and fuel at the drain screw.', 'Clean fuel comes last.'],
      [
        'Release the connectors with the right tool, plug the ends, and open the housing.',
        'No plastic tab breaks.',
        'Levering with a screwdriver.',
      ],
      [
        'Fit the new filter, arrow with the flow, with every new seal, seals wetted with clean fuel.',
        'Seals are in their grooves.',
        'Filling it from a dirty can on the clean side.',
      ],
      [
        'Tighten the cover to its torque and push each connector until it clicks; pull to test.',
        'Each is locked.',
      ],
      [
        'Prime: hand pump until firm, or ignition on several times for 30 seconds with an electric pump.',
        'Bubbles are gone from the clear line.',
        'Cranking a dry diesel for minutes: it ruins pump and starter.',
      ],
      [
        'Start, idle, and look for weeps with a torch; look again after a drive.',
        'Bone dry, even idle, no warning light.',
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
      'Leave it to a garage if the pump must be run by a tester to prime, the filter sits in the tank, or you find metal glitter in the fuel.',
    after: [
      'Recycling centre for the old filter and fuel.',
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
      'Diesel: common rail needs tester priming on many cars.',
      'Petrol since about 2005: filter in the tank with the pump, a garage’s job.',
      'Water-in-fuel warning light: drain the filter now, do not wait for the interval.',
    ],
  },
  'check-the-gearbox-oil': {
    title: 'Check the gearbox oil',
    about: 'Manual or automatic gearbox oil',
    aliases: [
      'gearbox oil',
      'transmission fluid',
      'gearbox oil check',
      'transmission oil level',
      'atf check',
    ],
    system: 'transmission_drivetrain',
    why: 'Gearboxes use no oil: a low level means a leak, and bearings or clutches follow. Old automatic fluid makes for harsh changes.',
    when: 'Look for leaks at each service; change automatic fluid typically every 40,000–60,000 miles even where the brochure says for life. Your manual decides.',
    difficulty: 'hard',
    minutes: [45, 90],
    tools: [
      'Four axle stands or a lift, so that the car is level',
      'Key for the filler plug',
      'Drain tray',
      'Pump or syringe',
      'Thermometer or scan tool for an automatic',
    ],
    materials: ['Gear oil or ATF of the exact specification', 'New plug washers'],
    safety: [
      'The car must stand level and secure on four stands or a lift; never crawl under on a jack.',
      'An automatic that is checked while running is never checked from below without chocks, parking brake and a helper at the pedal.',
    ],
    steps: [
      [
        'Find in the manual how your gearbox is checked: dipstick, overflow plug, or only with a tester.',
        'You know the method and temperature.',
      ],
      [
        'Raise the car level and clean around both plugs.',
        'Plugs are clean; you know which one is the filler.',
      ],
      [
        'Open the filler plug first.',
        'It opens.',
        'Draining first and then finding the filler seized: now the car cannot move.',
      ],
      [
        'Manual: feel with a finger, or see whether oil just runs from the lower edge of the hole.',
        'Oil stands at the lower edge.',
      ],
      [
        'Automatic: follow the manual’s temperature (often 35–45 °C) and run through the selector with the brake held.',
        'At that temperature it drips from the overflow.',
        'Checking hot or cold outside the window.',
      ],
      ['Look at and smell the oil.', 'Amber or red; not black, burnt or glittering.'],
      [
        'Top up with the pump until it runs over; fit new washers and torque the plugs.',
        'Plugs dry after a drive.',
        'Using the wrong ATF: it ruins a CVT or a double-clutch box.',
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
      'Leave automatics without a dipstick, CVTs and double-clutch boxes to a specialist with the temperature tester.',
    after: ['Recycling centre for old oil.', 'Look for drips after a week.'],
    faults: ['manual-gearbox-oil-low', 'at-fluid-degraded', 'at-pan-gasket-leak', 'axle-seal-leak'],
    byCar: [
      'Rear or four-wheel drive: axles and transfer box have oil of their own.',
      'Dry double-clutch: two separate oils.',
      'Electric car: a reduction gear with little oil, usually for life; leave it.',
    ],
  },
  'check-the-power-steering-fluid': {
    title: 'Check the power steering fluid',
    about: 'Hydraulic power steering level',
    aliases: ['power steering fluid', 'steering fluid', 'power steering level', 'ps fluid'],
    system: 'steering',
    why: 'Low fluid makes the pump whine and the steering heavy; air and heat then wear out pump and rack.',
    when: 'At each service, and when the steering whines or feels heavy. Cars with electric steering have none.',
    difficulty: 'easy',
    minutes: [5, 15],
    tools: ['Cloth', 'Torch', 'Small funnel'],
    materials: ['The exact fluid on the cap: ATF, CHF 11S or another; they do not mix'],
    safety: [
      'Engine off when you reach in: belt and pulleys are beside the tank.',
      'If the steering suddenly goes heavy, slow down gently and stop: it still steers, with much force.',
    ],
    steps: [
      [
        'See whether the car has hydraulic steering: look for a tank with a steering wheel symbol.',
        'You found the tank, or know the car has electric steering.',
        'Confusing it with brake fluid.',
      ],
      [
        'Stand level, wheels straight, engine off; read cold or hot mark as the temperature demands.',
        'The level is in the right window.',
      ],
      [
        'Wipe the cap and open it; look at the colour.',
        'Clear red, green or amber; no foam, not black.',
      ],
      [
        'Top up a little with the fluid printed on the cap.',
        'Level in the window.',
        'Using brake fluid: it destroys every seal.',
      ],
      [
        'Close, start, turn slowly from lock to lock three times without holding at the stop.',
        'No whine and no bubbles.',
      ],
      [
        'Switch off and read again; look along hoses and rack boots with a torch.',
        'Level steady, all dry.',
      ],
    ],
    figures: [
      { what: 'System capacity', range: '0.7–1.5 litres', source: 'manuals' },
      { what: 'Time at full lock', range: 'at most 5 seconds', source: 'manuals' },
    ],
    costs: [{ case: 'Fluid', diy: [8, 30], garage: [20, 60] }],
    garageIf: 'Have the leak found if the level falls again, or if the rack boots are wet inside.',
    after: ['Wipe spills off rubber and paint.', 'Look again after a week.'],
    faults: [
      'power-steering-hose-leaking',
      'power-steering-pump-worn',
      'power-steering-fluid-aerated',
      'steering-rack-seals-leaking',
      'power-steering-belt-slipping',
    ],
    byCar: [
      'Electric steering (most cars since about 2012): no fluid.',
      'Electro-hydraulic: the tank sits on a pump by the bumper.',
      'Hydractive Citroën: steering, suspension and brakes share one fluid.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
