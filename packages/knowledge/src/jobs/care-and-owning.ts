import type { JobEntry } from './job.ts';

/** Choosing fluids, fitting and programming, bodywork, selling, towing and emissions. */
export const careJobs = {
  'choose-the-right-engine-oil': {
    title: 'Choose the right engine oil',
    about: 'What the numbers on the can mean, and which of them matter',
    aliases: [
      'what oil does my car take',
      'which grade of oil',
      '5w30 or 5w40',
      'oil grade',
      'oil specification',
      'wrong engine oil',
      'mixing engine oil',
    ],
    system: 'engine_cooling',
    why: 'Two cans marked 5W-30 can contain quite different oils. The approval on the back, not the brand on the front, decides whether it suits the particulate filter, a belt that runs in oil and the warranty.',
    when: 'Do this before you buy oil for a service or a top-up.',
    difficulty: 'easy',
    minutes: [10, 30],
    tools: ['Your vehicle’s manual', 'Funnel and gloves', 'Log book with the engine code'],
    materials: [],
    safety: [
      'If the red oil pressure light is on, leave the engine off and find out why before you think about the kind of oil.',
      'Wear gloves when you handle used oil, which irritates the skin, and store every oil where children cannot reach it.',
    ],
    steps: [
      [
        'Look under “engine oil” in your manual, or on the filler cap and the sticker under the bonnet.',
        'You have a viscosity, such as 5W-30, and an approval, such as ACEA C3 or a code of the manufacturer.',
        'Copying what a friend with another engine uses.',
      ],
      [
        'If the manual lists several engines, read the engine code and the VIN from the log book.',
        'You know which line applies to your car, and how many litres a change takes.',
      ],
      [
        'Turn the can round and compare the approval on the back, letter for letter.',
        'It says “approved to” your code. “Suitable for” and “recommended for” are only the seller’s opinion.',
        'Going by the big number on the front.',
      ],
      [
        'If the car has a particulate filter, look for a low-ash oil: ACEA C, or the manufacturer’s own code.',
        'The can names the filter or one of these codes.',
      ],
      [
        'If the car has a timing belt that runs in oil, buy only the oil that the manufacturer names for it.',
        'The code is on the can.',
      ],
      [
        'From the grades that the manual allows, choose one for your climate and use.',
        'You have chosen one that the manual lists. A thicker one does not cure a worn engine.',
      ],
      ['For a top-up, check the level on the dipstick first.', 'You know how much is missing.'],
      [
        'Top up with the same oil, a little at a time. In an emergency, add up to half a litre of any oil with the right approval.',
        'You have noted which oil you added, and how much.',
        'Driving on without enough oil because the right one is not on the shelf.',
      ],
      [
        'Buy from a shop that gives a receipt, and check the seal of the can.',
        'The batch number is readable and the seal is unbroken.',
      ],
    ],
    figures: [
      { what: 'Oil for a change', range: '3–7 litres', source: 'manuals' },
      { what: 'From MIN to MAX on the dipstick', range: '0.7–1.5 litres', source: 'manuals' },
      { what: 'Shelf life of a sealed can', range: '3–5 years', source: 'part-makers' },
    ],
    costs: [
      { case: 'One litre to top up', diy: [8, 25], garage: null },
      { case: 'Oil for a change', diy: [25, 90], garage: null },
    ],
    garageIf:
      'Have the oil changed soon if the wrong grade has gone in. Do not start the engine if petrol, screenwash or brake fluid has gone in.',
    after: [
      'Write the oil, the date and the mileage into the log of your car.',
      'Carry a litre of the same oil on long trips.',
    ],
    faults: [
      'engine-oil-wrong-grade',
      'engine-oil-low',
      'wet-timing-belt-degraded',
      'oil-sludge-strainer-blocked',
    ],
    byCar: [
      'Hybrid: many ask for a very thin oil such as 0W-20 or 0W-16, because the engine often runs cold.',
      'Classic: the manual may ask for a mineral oil.',
      'Electric car: it has no engine oil, but its reduction gear has its own oil.',
    ],
  },
  'check-the-antifreeze': {
    title: 'Check the antifreeze and choose the right coolant',
    about: 'Frost protection, colours, and which coolants may be mixed',
    aliases: [
      'test antifreeze',
      'right coolant for my car',
      'type of antifreeze',
      'what coolant does my car take',
      'mixing coolant',
      'pink or blue coolant',
      'antifreeze strength',
    ],
    system: 'engine_cooling',
    why: 'With weak antifreeze, one cold night can split a radiator, and the wrong kind can turn to jelly in the heater. The colour proves nothing, because manufacturers dye coolant as they please.',
    when: 'Do this every autumn, and before you top up with more than a cupful.',
    difficulty: 'easy',
    minutes: [10, 30],
    garageMinutes: [5, 15],
    tools: ['Refractometer or antifreeze tester', 'Torch', 'Gloves', 'Cloth'],
    materials: [
      'Coolant with the approval in your manual',
      'Distilled or deionised water, to mix with a concentrate',
    ],
    safety: [
      'Open the cap only with the engine cold: hot coolant scalds.',
      'Antifreeze is poisonous and tastes sweet. Wipe up spills at once and store it away from children and pets.',
    ],
    steps: [
      ['Let the engine cool for several hours.', 'The top hose feels cold.'],
      [
        'Look at the level through the wall of the expansion tank.',
        'It is between the marks.',
        'Opening the cap to look, although most tanks are clear enough.',
      ],
      [
        'Look up the coolant in your manual by its code or approval, not by its colour.',
        'You have the code written down.',
        'Buying by colour.',
      ],
      ['Cover the cap with a cloth and open it slowly.', 'Nothing hisses.'],
      [
        'Draw a sample and read the tester.',
        'The coolant protects to at least −25 °C.',
        'Reading an oily or cloudy sample and trusting the figure.',
      ],
      ['Hold the sample up to the light.', 'It is clear, with no rust, oil or crumbs.'],
      [
        'To top up, use the same kind, either ready mixed or mixed half and half with distilled water.',
        'The level is between the marks and below MAX.',
        'Topping up with tap water again and again, which weakens the protection and leaves scale.',
      ],
      [
        'Close the cap until it stops or clicks. Look at the level again after a drive, once the engine is cold.',
        'The level has not fallen.',
      ],
    ],
    figures: [
      { what: 'Usual mixture', range: '40–60% antifreeze', source: 'manuals' },
      { what: 'Frost protection of half and half', range: '−35 to −38 °C', source: 'part-makers' },
      { what: 'Life of coolant', range: '3–10 years', source: 'manuals' },
    ],
    costs: [
      { case: 'Coolant to top up', diy: [8, 25], garage: null },
      { case: 'Checked by a garage', diy: null, garage: [10, 35] },
    ],
    garageIf:
      'Have the system flushed if the coolant is rusty, oily or lumpy, if kinds were mixed, or if you do not know what is in it. If the level keeps falling, have the leak found first.',
    after: [
      'Write the kind of coolant and the date on a label beside the tank.',
      'Take old coolant to the recycling centre; it must not go down a drain.',
    ],
    faults: [
      'coolant-tank-cracked',
      'coolant-hose-split',
      'radiator-leaking',
      'heater-core-blocked',
      'head-gasket-blown',
    ],
    byCar: [
      'Electric and hybrid cars: the battery circuit often has a special coolant that hardly conducts electricity. Look at the level, and leave the rest to a workshop.',
      'Older aluminium and classic engines: they may need a different kind of coolant from those in the shops today.',
      'Some manufacturers allow ten years for the first fill and fewer for the next.',
    ],
  },
  'clear-the-engine-management-light': {
    title: 'Clear the engine management light',
    about: 'What the light means, and how to put it out without losing the stored data',
    aliases: [
      'clear engine management light',
      'reset engine light',
      'reset check engine light',
      'clear fault codes',
      'clear check engine light',
      'turn off check engine light',
      'eml reset',
    ],
    system: 'electrical',
    why: 'Clearing the light takes seconds and cures nothing. Done in the right order, it proves a repair; done in the wrong order, it destroys the clues and can make the car fail an emissions test.',
    when: 'Do this after a repair, or once to see whether an old code returns. Never clear it as a cure.',
    difficulty: 'easy',
    minutes: [10, 30],
    garageMinutes: [10, 30],
    tools: ['OBD reader or Bluetooth adaptor with an app', 'Phone for photographs'],
    materials: [],
    safety: [
      'If the light flashes, ease off and stop. Misfires can overheat the catalytic converter and set dry grass on fire.',
      'Never plug in, read or clear anything while driving.',
      'Do not clear a code of the brakes, the steering or the airbags and then drive off as if the fault were repaired.',
    ],
    steps: [
      [
        'Find the OBD socket. In most cars it is under the dashboard on the driver’s side.',
        'You can see its 16 pins.',
      ],
      [
        'Switch the ignition on, leave the engine off and plug the reader in.',
        'The reader connects and shows the car.',
      ],
      [
        'Read all codes, stored and pending, and photograph each one with its freeze frame.',
        'You have the code, speed, temperature and fuel trims on your phone.',
        'Clearing the codes first and wondering afterwards what they were.',
      ],
      [
        'Look each code up, and do the first checks that its page describes.',
        'You know what you are going to repair.',
      ],
      [
        'Do the repair, then clear the codes.',
        'The light goes out and the memory is empty.',
        'Disconnecting the battery instead, which also clears the window, radio and gearbox settings.',
      ],
      [
        'Drive for a week, with cold starts, town driving and a steady main road.',
        'The light stays out.',
      ],
      [
        'Read the codes again, and look at the readiness monitors.',
        'No code is pending, and the monitors say ready or complete.',
        'Taking the car to its MOT with monitors that have not run.',
      ],
    ],
    figures: [
      { what: 'Drives until the monitors are ready', range: '2–10 drives', source: 'manuals' },
      { what: 'Miles until the monitors are ready', range: '50–100 miles', source: 'practice' },
    ],
    costs: [
      { case: 'Reader to keep', diy: [15, 70], garage: null },
      { case: 'Codes read and cleared', diy: null, garage: [25, 80] },
    ],
    garageIf:
      'Go to a garage if the light flashes, returns within a day, or comes with less power, smoke, a smell of fuel or another warning light.',
    after: [
      'Keep the photographs, so that you can compare the next code with the last one.',
      'If the same code returns, the cause has not been repaired.',
    ],
    faults: [
      'ignition-coil-failed',
      'oxygen-sensor-upstream-failed',
      'catalyst-inefficient',
      'fuel-cap-not-sealing',
      'mass-air-flow-sensor-dirty',
    ],
    codes: ['P0300', 'P0420', 'P0171', 'P0455'],
    byCar: [
      'MOT in Great Britain: an engine management light that stays on is a major defect.',
      'Some manufacturers’ own codes can be read only with a reader for that make.',
      'Electric and hybrid cars: a generic reader shows few of their codes. Leave high-voltage codes to a workshop.',
    ],
  },
  'fit-a-dash-cam': {
    title: 'Fit a dash cam and wire it to the fuse box',
    about: 'A tidy installation that does not flatten the battery',
    aliases: [
      'fit dash cam',
      'dash cam hardwire',
      'dashcam installation',
      'wire a dash cam',
      'fuse tap',
      'dash cam battery drain',
      'install dashcam',
    ],
    system: 'electrical',
    why: 'The cable of a camera in the cigarette lighter hangs across the car. Wired to a fuse it is out of sight, and with the right cut-off it never leaves you with a flat battery.',
    when: 'Do this when you buy a dash cam, or when one flattens the battery.',
    difficulty: 'moderate',
    minutes: [45, 120],
    garageMinutes: [45, 90],
    tools: [
      'Fuse puller',
      'Multimeter or test light',
      'Plastic trim tool and spanner',
      'Torch',
      'Cloth and glass cleaner',
    ],
    materials: [
      'Hardwire kit with a low-voltage cut-off',
      'Fuse tap of the size that fits your fuse box',
      'Cable ties',
    ],
    safety: [
      'Never run a cable across an airbag, which would throw it at you. Where the pillar trim says AIRBAG, keep the cable outside it, in the gap at the door seal.',
      'Mount the camera where it does not block your view of the road. Otherwise the car can fail its MOT, and you can get penalty points.',
      'Never tap the fuse of an airbag, the ABS, the steering or the engine control unit.',
    ],
    steps: [
      [
        'Choose a place behind the mirror, in the area that the wipers sweep and clear of the car’s own camera and rain sensor.',
        'You cannot see the camera from the driver’s seat.',
        'Sticking it over the window of the lane camera.',
      ],
      ['Clean the glass, dry it and press the mount on.', 'The mount holds after a minute.'],
      [
        'Push the cable under the edge of the headlining towards the passenger’s side.',
        'It is out of sight and not trapped.',
      ],
      [
        'Lead the cable down in the gap between the door seal and the trim, clear of any airbag.',
        'The door closes on the seal and not on the cable.',
        'Tucking it behind a pillar trim with a curtain airbag.',
      ],
      [
        'Find a fuse that is live only with the ignition on, such as that of the 12 V socket. If you want a parking mode, find one that is always live too.',
        'The meter shows 12 V when it should, and nothing when it should not.',
        'Guessing from the diagram for a different model year.',
      ],
      [
        'Switch the ignition off, pull the fuse out and put it into the fuse tap, with a second fuse for the camera.',
        'The tap is the right way round, so that the camera draws current only through its own fuse.',
      ],
      [
        'Fasten the earth ring to one of the car’s own bolts on bare metal.',
        'It cannot turn.',
        'Using a bolt of the seat belt or of an airbag.',
      ],
      [
        'Tie up the spare cable where it cannot reach the pedals or rattle.',
        'Nothing hangs below the trim.',
      ],
      [
        'Set the cut-off voltage, the date and the clock, and format the card in the camera.',
        'The camera starts with the ignition, and you can read a number plate in a test recording.',
      ],
      [
        'Lock the car overnight, and measure the battery voltage in the morning.',
        'The voltage has fallen by no more than about 0.1 V.',
      ],
    ],
    figures: [
      { what: 'Fuse for a camera', range: '2–5 A', source: 'part-makers' },
      { what: 'Cut-off to set', range: '12.2–12.4 V', source: 'part-makers' },
      { what: 'Draw of parking mode', range: '0.1–0.4 A', source: 'part-makers' },
    ],
    costs: [
      { case: 'Hardwire kit and fuse tap', diy: [15, 45], garage: [70, 200] },
      { case: 'Front and rear camera fitted', diy: [60, 250], garage: [150, 450] },
    ],
    garageIf:
      'Leave it to a fitter if the cable cannot be routed clear of the pillar airbags, if the fuse box is behind an airbag, or if you are not sure which fuse is which.',
    after: ['Format the card every month or two, because cameras wear cards out.'],
    faults: [
      'accessory-drains-battery',
      'front-camera-view-obstructed',
      'audio-interference',
      'accessory-socket-fuse-blown',
    ],
    byCar: [
      'Heated or coated windscreen: use the electrostatic film of the mount, or the uncoated patch behind the mirror.',
      'Stop-start car: set the cut-off to the higher value.',
      'Electric car: the 12 V battery is small. Use parking mode sparingly, and never touch an orange cable.',
      'Abroad: dash cams are restricted or forbidden in some countries.',
    ],
  },
  'get-a-spare-car-key': {
    title: 'Get a spare car key cut and programmed',
    about: 'Get one before you lose the last one',
    aliases: [
      'spare car key',
      'lost car key',
      'replacement car key',
      'new car key',
      'key programming',
      'program a key',
      'lost only car key',
      'key cutting',
    ],
    system: 'electrical',
    why: 'A second key costs a fraction of replacing the last one. If that is lost, the car may have to be recovered, and its locks and immobiliser reset.',
    when: 'Do this now, if you have only one key, and when you buy a used car that came with one.',
    difficulty: 'workshop',
    minutes: [30, 90],
    garageMinutes: [30, 90],
    tools: [
      'Log book and identification',
      'All the keys that you have',
      'The key tag or code card',
    ],
    materials: [],
    safety: [
      'Give your key, VIN and registration only to a dealer or a locksmith who asks for proof that the car is yours.',
      'If a key was stolen, report it to the police and your insurer, and have it deleted from the car the same day.',
    ],
    steps: [
      [
        'Find out what kind of key it is: a plain key with a chip, a remote with a blade, or a keyless one.',
        'You know the kind, and have seen the emergency blade.',
      ],
      [
        'Open the key, and read its part number and the type of its battery.',
        'Both are noted.',
        'Ordering a key by its looks, although two that look the same can use different frequencies.',
      ],
      ['Write down the VIN from the log book or the windscreen.', 'All 17 characters are noted.'],
      [
        'Ask a dealer and an auto locksmith for a price that includes cutting, programming and deleting lost keys.',
        'The quotes cover the same work.',
        'Buying a cheap key online first: many cannot be programmed, or not a second time.',
      ],
      [
        'Take the car, all its keys, the log book and identification with you.',
        'Every key is there, because some cars forget those that are not present.',
        'Leaving the other key at home.',
      ],
      [
        'Try each key afterwards: lock, unlock, open the boot, start the engine, and use the blade in the door.',
        'All of them do everything.',
      ],
      [
        'Have lost keys deleted, and ask how many keys are stored now.',
        'The number matches the keys that you have.',
      ],
    ],
    figures: [
      { what: 'Keys that a car can store', range: '4–8', source: 'manuals' },
      { what: 'Time until a dealer has a key', range: '1–14 days', source: 'practice' },
    ],
    costs: [
      { case: 'Key with a chip, no remote', diy: null, garage: [60, 180] },
      { case: 'Remote key', diy: null, garage: [120, 350] },
      { case: 'Keyless key', diy: null, garage: [200, 600] },
      { case: 'All keys lost', diy: null, garage: [250, 1000] },
    ],
    garageIf:
      'Always leave it to a dealer or an auto locksmith: programming needs data that owners cannot get. Only a few older cars let you add a remote yourself, as their manual shows.',
    after: [
      'Store the spare key away from the car, and the code card away from both.',
      'Check your insurance, because key cover often pays.',
    ],
    faults: [
      'immobiliser-transponder-fault',
      'key-fob-battery-flat',
      'ignition-barrel-worn',
      'keyless-antenna-fault',
    ],
    byCar: [
      'Keyless car: store both keys in a shielded box at night, against relay theft.',
      'Phone as a key: it is no help when the phone’s battery is flat.',
      'Older car with a red master key: without it the immobiliser unit may have to be replaced.',
    ],
  },
  'deal-with-a-paint-scratch': {
    title: 'Deal with a scratch in the paint',
    about: 'Which scratches can be polished out, and which need paint',
    aliases: [
      'car scratch',
      'remove scratch',
      'scratch removal',
      'polish scratch',
      'scratch on car door',
      'key scratch',
      'scuff on bumper',
    ],
    system: 'body_structure',
    why: 'A scratch that is only in the clear coat can be polished out in half an hour. One that catches your fingernail needs paint, and polishing makes it worse.',
    when: 'Do this after a wash, in the shade, with the panel cool. Deal with bare metal first, because it rusts within days.',
    difficulty: 'moderate',
    minutes: [30, 120],
    garageMinutes: [30, 90],
    tools: [
      'Two foam pads or soft cloths',
      'Microfibre cloths',
      'Masking tape',
      'Torch',
      'Fine brush and small sanding block',
    ],
    materials: [
      'Car shampoo',
      'Fine polishing compound',
      'Polish and wax',
      'Touch-up primer, paint and lacquer by the car’s paint code',
      'Wet-and-dry paper, 2,000 grit or finer',
    ],
    safety: [
      'Work in the shade with fresh air, and wear gloves and goggles with compounds and thinners.',
      'Do not polish through the clear coat, which can be restored only with paint. Stop if you are in doubt.',
      'Leave bumper areas in front of radar and parking sensors to a body shop.',
    ],
    steps: [
      [
        'Wash the panel and dry it.',
        'No grit is left that could scratch it further.',
        'Polishing over dust.',
      ],
      [
        'Drag a fingernail across the scratch.',
        'It does not catch. If it does, the scratch goes through the clear coat: go on to the last three steps, which deal with paint.',
      ],
      ['Wet the scratch and watch it.', 'It vanishes while it is wet, so it can be polished out.'],
      [
        'Tape off edges, badges and rubber.',
        'No edge of the panel is uncovered, because the paint is thinnest there.',
      ],
      [
        'Put a little compound on a pad and work it across the scratch in small overlapping circles, with light pressure.',
        'The area is about 10 cm wide and stays cool.',
        'Rubbing hard along the scratch, which digs a groove.',
      ],
      [
        'Wipe the compound off, look at the scratch under the torch from several sides, and repeat this twice at most.',
        'The scratch has faded or gone and the gloss is even.',
        'Going on until the last trace has gone, and polishing through the clear coat.',
      ],
      ['Finish with fine polish on a fresh pad.', 'There is no haze left.'],
      [
        'Take the tape off and seal the area with wax.',
        'Water beads on it as on the rest of the panel.',
      ],
      [
        'If the scratch goes down to the metal, clean it and dab a thin layer of primer on the bare metal only.',
        'No metal is showing, and there is no primer on the paint beside it.',
      ],
      [
        'Build the paint up in thin layers with a fine brush, and then the lacquer. Let each layer dry.',
        'It is just higher than the paint round it.',
        'Filling the scratch in one go: the paint shrinks and leaves a groove.',
      ],
      [
        'After a week, level the lacquer on a small block with wet-and-dry paper of 2,000 grit or finer, used wet, then polish it.',
        'You cannot feel an edge.',
      ],
    ],
    figures: [
      { what: 'Clear coat', range: '35–60 µm', source: 'practice' },
      { what: 'Taken off by one careful polish', range: '1–4 µm', source: 'practice' },
    ],
    costs: [
      { case: 'Compound, polish and wax', diy: [15, 60], garage: [60, 200] },
      { case: 'Touch-up primer, paint and lacquer', diy: [15, 50], garage: null },
      { case: 'One panel painted', diy: null, garage: [250, 800] },
    ],
    garageIf:
      'Leave it to a body shop if your nail catches, if you can see primer or metal, if the scratch runs over an edge, or if the car has matt paint or a film.',
    after: ['Do not use a jet wash on the area for a week.'],
    faults: ['paint-delamination', 'sill-and-arch-rust', 'exterior-trim-detached'],
    byCar: [
      'Plastic bumper: traces of another car’s paint often come off with polish.',
      'Single-layer paint on older cars: the cloth takes on the colour of the paint, which is normal.',
      'Wrapped or matt cars: do not polish them; use the cleaner that is made for the film or the paint.',
    ],
  },
  'repair-kerbed-alloy-wheels': {
    title: 'Repair a kerbed alloy wheel',
    about: 'Scuffs on the rim, filled and painted at home',
    aliases: [
      'kerbed alloy',
      'kerb rash',
      'curb rash',
      'alloy wheel repair',
      'alloy wheel scratch',
      'refurbish alloys',
      'scuffed alloy',
    ],
    system: 'wheels_tyres',
    why: 'Damaged lacquer lets salt creep under the rest, which blisters within a winter. A shallow scuff takes an afternoon; a crack or a bend is not a job for home.',
    when: 'Do this on a dry day above 12 °C, before winter.',
    difficulty: 'moderate',
    minutes: [120, 300],
    garageMinutes: [60, 120],
    tools: [
      'Wet-and-dry paper, 240 to 1500 grit',
      'Sanding block',
      'Masking tape and card',
      'Dust mask and gloves',
    ],
    materials: ['Degreaser', 'Alloy filler', 'Etch primer, wheel paint and lacquer'],
    safety: [
      'Never sand, fill or paint over a crack or a bend: the rim has to be tested or replaced.',
      'Wear a mask and gloves, spray outdoors, and stay away from flames.',
      'Do not spray the brake disc, the pads, the face where the wheel meets the hub or the seats of the wheel nuts.',
    ],
    steps: [
      [
        'Look at the rim all round, inside and out, and spin it if the wheel is off the ground.',
        'There is no crack, dent or wobble.',
        'Painting a rim that leaks.',
      ],
      ['Wash the wheel with degreaser and let it dry.', 'A white cloth stays clean on it.'],
      [
        'Push playing cards or strips of card between the tyre and the rim, and tape off the rest.',
        'No rubber is showing.',
      ],
      [
        'Sand the scuff with 240 grit until its edges are smooth, and blend them in with 400 grit.',
        'You cannot feel an edge with your finger.',
        'Sanding a flat spot into the curve of the rim.',
      ],
      [
        'Fill what is left, let the filler harden, and sand it to shape with 400 and 800 grit.',
        'The curve of the rim continues without a bump or a hollow.',
      ],
      [
        'Wipe the area with degreaser, and spray two thin coats of primer.',
        'The primer is even, without runs.',
      ],
      [
        'Spray three thin coats of paint, ten minutes apart.',
        'The paint covers the primer and matches the rest.',
        'Spraying one thick coat, which runs.',
      ],
      [
        'Spray two coats of lacquer and leave it to dry for a day.',
        'It is too hard to mark with a fingernail.',
      ],
      [
        'Take the tape off. If you can feel an edge, level it with wet 1500 grit.',
        'The old and the new lacquer blend into each other.',
      ],
    ],
    figures: [
      { what: 'Depth that may be sanded out', range: '0.5–1 mm', source: 'practice' },
      { what: 'Drying before the road', range: '24–48 hours', source: 'part-makers' },
    ],
    costs: [
      { case: 'Repair kit for one or two wheels', diy: [25, 80], garage: [70, 180] },
      { case: 'Diamond-cut face refinished', diy: null, garage: [110, 250] },
    ],
    garageIf:
      'Leave it to a wheel specialist if the wheel is diamond-cut, bent, cracked or losing air, or if the scuff is deeper than a millimetre.',
    after: [
      'Wash the wheel by hand, without acid wheel cleaner, for a month.',
      'If the wheel was off, tighten the nuts to their torque again after about 50 miles.',
    ],
    faults: ['rim-bent', 'rim-cracked', 'tyre-bead-leak-corroded-rim'],
    byCar: [
      'Diamond-cut wheels: a lathe has to cut the face, which is possible only a few times in the life of a wheel.',
      'Two-tone wheels: tape the second colour off with fine-line tape.',
      'Leased car: ask what wear the contract allows before you start.',
    ],
  },
  'get-a-car-ready-to-sell': {
    title: 'Get a car ready to sell',
    about: 'What raises the price, what does not, and what you must disclose',
    aliases: [
      'sell my car',
      'selling a car',
      'prepare car for sale',
      'sell car privately',
      'what to fix before selling a car',
      'part exchange',
    ],
    system: 'body_structure',
    why: 'A clean car with its papers in order sells within days. For a blown bulb or a warning light, a buyer takes off more than the repair would have cost you.',
    when: 'Do this two weeks before you advertise it.',
    difficulty: 'easy',
    minutes: [120, 360],
    garageMinutes: [60, 150],
    tools: ['OBD reader', 'Tread gauge', 'Torch', 'Vacuum cleaner', 'Phone for photographs'],
    materials: [
      'Shampoo and glass cleaner',
      'Bulbs and wiper blades where needed',
      'Engine oil and screenwash',
    ],
    safety: [
      'It is an offence to sell an unroadworthy car for use on the road. If yours is not roadworthy, say so in writing, and have it collected on a trailer.',
      'Do not let a buyer drive before you have seen a licence and insurance. Go along, and do not let the key out of your sight.',
      'Take the money by bank transfer, and wait until it has arrived in your account before you hand over the keys.',
    ],
    steps: [
      [
        'Put the papers together: log book, MOT certificates, service book, invoices, both keys, and the locking nut key.',
        'They are in one folder, in order of date.',
        'Advertising before you have found the log book.',
      ],
      ['Settle any finance, or ask the lender for the figure.', 'You have it in writing.'],
      [
        'Switch all the lights on, walk round the car and replace any bulb that is out.',
        'Every light works.',
      ],
      ['Check the oil and the other levels.', 'All are between the marks.'],
      ['Measure the tread of all the tyres.', 'You know each figure, and none is below 1.6 mm.'],
      [
        'Read the fault codes.',
        'No code is stored. If there is one, repair the fault, or mention it in the advertisement.',
        'Clearing the light on the morning of the sale: a buyer with a reader sees that the monitors are not ready.',
      ],
      [
        'Clean the car inside and out, including the glass and the door shuts.',
        'There is no smell in the car.',
        'Using a lot of air freshener, which makes buyers look for damp.',
      ],
      [
        'Delete your phone, addresses and garage codes, sign out of the app, and reset the infotainment.',
        'The screen asks for the language, as in a new car.',
      ],
      [
        'Photograph the car by daylight: all round, the seats, the dashboard with the mileage, and each fault.',
        'A buyer gets no surprise.',
      ],
      [
        'Write down every fault that you know of, and put it in the receipt: “sold as seen, with …”.',
        'Both of you have signed a copy with names, date, VIN, mileage and price.',
      ],
      [
        'Report the sale to DVLA online on the same day.',
        'You have the confirmation, and the tax is refunded.',
        'Leaving the form to the buyer.',
      ],
    ],
    figures: [
      { what: 'MOT left that buyers like', range: '6–12 months', source: 'practice' },
      { what: 'Photographs in an advertisement', range: '15–30', source: 'practice' },
    ],
    costs: [
      { case: 'Cleaning and small parts', diy: [30, 120], garage: [80, 250] },
      { case: 'MOT before the sale', diy: null, garage: [40, 75] },
    ],
    garageIf:
      'Have the car checked first if a warning light is on or something leaks. A quotation for the repair is better than having no answer for the buyer.',
    after: [
      'Cancel the insurance and the breakdown cover only after the sale.',
      'Keep a copy of the receipt and the buyer’s details.',
    ],
    faults: [
      'headlight-lens-hazed',
      'tyre-tread-worn-out',
      'wiper-blades-worn',
      'paint-delamination',
    ],
    byCar: [
      'Electric car: print the battery’s state of health, and pack the charging cables.',
      'Timing belt: the invoice for a new one is worth more than a valet.',
      'Private plate: transfer it before you sell the car.',
    ],
  },
  'hitch-up-a-trailer-or-caravan': {
    title: 'Hitch up a trailer or caravan',
    about: 'Weights, coupling, lights and the first mile',
    aliases: [
      'hitch up caravan',
      'hitch a trailer',
      'tow a caravan',
      'tow a trailer',
      'towing weight',
      'nose weight',
      'noseweight',
      'trailer hitch',
    ],
    system: 'body_structure',
    why: 'A trailer that comes off or snakes has nearly always been loaded at the back, or was not tested with a pull after it was hitched.',
    when: 'Do this before each tow, and again at the first stop.',
    difficulty: 'moderate',
    minutes: [20, 60],
    tools: [
      'Nose weight gauge or bathroom scales',
      'Pressure gauge',
      'Wheel chocks',
      'Torque wrench',
      'Towing mirrors and straps',
      'A helper',
    ],
    materials: [],
    safety: [
      'Chock the trailer before you unhitch it, and never go between it and the car while the car moves.',
      'Do not exceed the towing weight on the car’s plate, the nose weight of the towbar, or the trailer’s own limit. The lowest of them counts.',
      'If the trailer starts to snake, ease off and hold the wheel straight. Do not brake hard or steer against it.',
    ],
    steps: [
      [
        'Read the plates: the car’s towing weight, the gross train weight and the nose weight. Check what your licence allows.',
        'The loaded trailer is below all of them.',
        'Going by the empty weight of the caravan.',
      ],
      [
        'Load heavy items low and over the axle, and tie them down.',
        'Nothing moves when you push it.',
      ],
      [
        'Weigh the nose at the height of the towball.',
        'It is close to the car’s limit, but not above it.',
        'Leaving the nose too light, which makes the trailer snake.',
      ],
      [
        'Set the tyre pressures of the car and the trailer for the load, and check the wheel nuts of the trailer.',
        'All of them match the labels.',
      ],
      [
        'Reverse the car to the hitch with a helper who stays in your mirrors.',
        'The ball is under the coupling.',
      ],
      [
        'Lower the coupling onto the ball until it clicks, then wind the jockey wheel down until the tail of the car lifts.',
        'The indicator is green, and the coupling does not come off the ball.',
        'Trusting the click without this test.',
      ],
      [
        'Fasten the breakaway cable to the eye on the towbar, wind the jockey wheel right up and clamp it, and release the trailer’s handbrake.',
        'The cable has slack for bends, but does not drag.',
        'Looping the cable loosely over the ball.',
      ],
      [
        'Open the socket, look for dirt and bent pins, then plug the trailer in.',
        'The lid of the socket holds the plug.',
      ],
      [
        'With the helper, check the sidelights, indicators, brake lights, fog light, reversing light and number plate.',
        'Each one works by itself.',
      ],
      [
        'Fit the towing mirrors, drive for a hundred metres and try the brakes gently.',
        'It stops straight, and nothing knocks.',
      ],
      [
        'Stop after ten miles. Hold your hand near each hub without touching it, and check the coupling and the straps.',
        'No hub gives off heat, and nothing has shifted.',
      ],
    ],
    figures: [
      { what: 'Nose weight of most cars', range: '50–100 kg', source: 'manuals' },
      { what: 'Nose weight, share of the loaded trailer', range: '5–7%', source: 'practice' },
      { what: 'Limit on a motorway in Britain', range: '60 mph', source: 'uk-law' },
    ],
    costs: [
      { case: 'Nose weight gauge and mirrors', diy: [30, 110], garage: null },
      { case: 'Trailer serviced', diy: null, garage: [80, 250] },
    ],
    garageIf:
      'Do not tow if the coupling will not lock, a light does not work, a tyre is cracked or older than seven years, or the brakes drag.',
    after: [
      'Tighten the trailer’s wheel nuts to their torque again after about 30 miles.',
      'Where the law asks for a clear number plate, take the towball off or cover it.',
    ],
    faults: [
      'tow-bar-or-trailer-socket-fault',
      'trailer-wiring-fault',
      'tyre-pressure-low-seasonal',
      'springs-sagged',
    ],
    byCar: [
      'Electric car: look up whether it may tow at all, and expect about half the range.',
      'Automatic: use tow mode or a lower gear on long climbs, so that the fluid stays cool.',
      'Car without approval for towing: no towbar may be fitted.',
      'Licence: in Great Britain, car drivers may tow up to 3,500 kg; elsewhere it may be less.',
    ],
  },
  'check-the-battery-of-a-used-electric-car': {
    title: 'Check the battery of a used electric car',
    about: 'State of health, range and charging, before you buy',
    aliases: [
      'ev battery health',
      'battery state of health',
      'check ev battery',
      'used ev battery check',
      'battery degradation test',
      'soh test',
      'buying a used electric car',
    ],
    system: 'fuel',
    why: 'The battery is worth more than the rest of an older electric car, and two of the same age can differ a lot. A check of about an hour shows how good this one is.',
    when: 'Do this before you pay, with the battery somewhere between 30 and 80 per cent.',
    difficulty: 'easy',
    minutes: [45, 150],
    garageMinutes: [30, 90],
    tools: ['OBD reader and an app for the model', 'Your own charging cable', 'Phone', 'Torch'],
    materials: [],
    safety: [
      'Never touch an orange cable, open a cover, or reach under the car at the battery.',
      'Walk away from a car whose battery case is dented, wet or cracked, or which smells sweet or burnt.',
      'Check that you are insured before you drive it.',
    ],
    steps: [
      [
        'Ask about the battery warranty: its years, its miles, and the capacity that it promises.',
        'You have the date on which it ends.',
        'Confusing it with the warranty of the car.',
      ],
      ['Ask whether the battery is owned or leased.', 'The log book or the contract states it.'],
      [
        'Read the state of health with the app, or ask for a certificate from an independent test.',
        'You have a figure in per cent, with a date.',
        'Trusting the range on the dashboard, which depends on how the last driver drove.',
      ],
      [
        'Read the highest and lowest cell voltage at rest.',
        'They are within a few hundredths of a volt of each other.',
      ],
      [
        'Charge the car for ten minutes at a wallbox or an AC charge point.',
        'The plug locks, and the charge starts and continues.',
      ],
      [
        'Charge the car for ten minutes at a rapid charger.',
        'It starts at the power that is usual for the model when the battery is warm.',
        'Judging it by a cold battery in winter.',
      ],
      [
        'Drive for half an hour on mixed roads, and compare the per cent used with the miles.',
        'The range that you work out from this matches the state of health and the weather.',
      ],
      [
        'Look under the car with a torch, without reaching in.',
        'The case has no dents, no missing bolts and no fresh underseal.',
      ],
      [
        'Read the codes and warnings, and look up recalls with the VIN.',
        'There are no faults, and no recall is open.',
      ],
      [
        'Count the cables, and try the charging flap and its light.',
        'Everything is there and works.',
      ],
    ],
    figures: [
      { what: 'State of health after five years', range: '85–95%', source: 'practice' },
      { what: 'Battery warranty', range: '7–10 years', source: 'manuals' },
      { what: 'Capacity that most warranties promise', range: '70–75%', source: 'manuals' },
    ],
    costs: [
      { case: 'Reader and app', diy: [20, 80], garage: null },
      { case: 'Independent battery test', diy: null, garage: [60, 200] },
    ],
    garageIf:
      'Pay for an independent test if the seller will not show a figure, if the cells differ, if it charges slowly although warm, or if it has been in an accident or a flood.',
    after: [
      'Write the figure and the date in the log of the car, and read it again each year.',
      'Charge to about 80 per cent in daily use, unless the manual says otherwise.',
    ],
    faults: [
      'ev-battery-degraded',
      'ev-battery-module-weak',
      'ev-battery-cell-defect-recall',
      'ev-dc-charging-fault',
      'ev-auxiliary-battery-worn',
    ],
    codes: ['P0A7F', 'P0A80'],
    byCar: [
      'Cars without battery cooling: a hot climate and frequent rapid charging wear the battery sooner.',
      'LFP cells: the reading drifts unless they are charged to 100 per cent now and then.',
      'Plug-in hybrid: its small battery is charged and discharged more often, so the electric range is the quickest test.',
    ],
  },
  'prepare-for-an-emissions-test': {
    title: 'Prepare for an emissions test',
    about: 'How to pass the exhaust part of the MOT or a smog check',
    aliases: [
      'emissions test',
      'mot emissions',
      'smog check',
      'smog test failed',
      'pass emissions',
      'high co reading',
    ],
    system: 'engine_cooling',
    why: 'A cold catalytic converter or old oil fails many cars; where the test reads the on-board monitors, so do monitors that have not run. A little preparation puts all three right.',
    when: 'Do this a week before the test, so that the monitors have time to run.',
    difficulty: 'easy',
    minutes: [40, 120],
    garageMinutes: [15, 40],
    tools: ['OBD reader', 'Torch', 'Screwdriver for the air filter box'],
    materials: ['Engine oil and filter if a change is due', 'Air filter if it is dirty'],
    safety: [
      'Run the engine only in the open: in a garage, exhaust gas kills within minutes.',
      'The exhaust causes burns. Let it cool before you look at it closely.',
      'Do not drive hard with a flashing engine light or a red warning light.',
    ],
    steps: [
      [
        'Look at the engine management light and read the codes.',
        'The light goes out after starting, and no code is stored.',
        'Clearing a code the day before, so that the monitors are not ready.',
      ],
      [
        'Look at the readiness monitors.',
        'All of them are ready, or all but one where the rules allow it.',
      ],
      [
        'Check the oil: its level, its age and whether it smells of fuel.',
        'It is between the marks, not overdue, and does not smell of fuel.',
      ],
      ['Look at the air filter.', 'Light shows through the paper.'],
      [
        'Start the engine cold, and listen along the exhaust for blowing.',
        'Nothing hisses or ticks. A leak lets air in and distorts the reading.',
      ],
      [
        'Watch the exhaust as it warms up.',
        'The smoke clears: no blue, black or thick white smoke remains.',
      ],
      [
        'Fill up with fresh fuel.',
        'The tank is at least half full.',
        'Pouring in three additives the night before.',
      ],
      [
        'Drive for half an hour on a main road, for some minutes in a lower gear than usual, and go straight to the test.',
        'The temperature gauge is at its usual place when you arrive. Leave the engine running until the test.',
        'Letting the car cool in the queue until the catalytic converter is cold.',
      ],
    ],
    figures: [
      {
        what: 'CO at fast idle, petrol cars since 2002',
        range: '0.2% or less',
        source: 'uk-law',
      },
      { what: 'Lambda at fast idle', range: '0.97–1.03', source: 'uk-law' },
      { what: 'Smoke limit of newer diesels', range: '0.7–1.5 per metre', source: 'uk-law' },
    ],
    costs: [
      { case: 'Oil, filter and fuel', diy: [30, 110], garage: [80, 250] },
      { case: 'Emissions measured before the test', diy: null, garage: [20, 60] },
    ],
    garageIf:
      'Have the car checked before the test if the engine light is on, if it smokes when warm, if it misfires, or if it failed clearly last year.',
    after: [
      'Keep the print-out. Comparing it with next year’s figures shows what is wearing out.',
      'If the car failed, ask for the figures before anybody sells you a catalytic converter.',
    ],
    faults: [
      'catalyst-inefficient',
      'oxygen-sensor-upstream-failed',
      'air-filter-clogged',
      'exhaust-manifold-leak',
      'dpf-soot-blocked',
      'ignition-coil-failed',
    ],
    codes: ['P0420', 'P0172', 'P0171'],
    byCar: [
      'Diesel: the engine is revved to its limiter in the test, so have an overdue timing belt replaced first.',
      'Particulate filter removed: the car fails, whatever the smoke reading.',
      'Electric car: there is no emissions test.',
      'United States and Canada: the rules differ by state and province. Many tests only plug in a reader and check the monitors.',
    ],
  },
  'bed-in-new-brake-pads': {
    title: 'Bed in new brakes',
    about: 'The first hundred miles after new brakes',
    aliases: [
      'bed in brakes',
      'bedding in brakes',
      'bed in new pads',
      'break in new brakes',
      'brakes squeal after new pads',
      'new brakes soft',
    ],
    system: 'brakes',
    why: 'New pads grip fully only once there is an even film of their material on the discs. If they are bedded in badly, they squeal, judder and fade for the rest of their life.',
    when: 'Do this straight after new pads or discs have been fitted, before you load the car or drive fast.',
    difficulty: 'easy',
    minutes: [20, 60],
    tools: ['Torch'],
    materials: [],
    safety: [
      'Pump the pedal until it is firm before you move the car. New pads leave a gap, and the first press may go to the floor.',
      'Leave more room for the first hundred miles, because the stopping distances are longer.',
      'Stop and have the brakes checked if the pedal is soft, if the car pulls to one side, if a wheel smokes or if a warning light is on.',
    ],
    steps: [
      [
        'Sit in the parked car and pump the pedal until it is firm.',
        'The pedal is high and hard.',
        'Driving off without pumping the pedal.',
      ],
      ['Look at the level of the brake fluid.', 'It is between the marks.'],
      ['Try the brakes at walking pace.', 'The car stops straight, and nothing grinds.'],
      [
        'On a quiet road, brake gently from 30 mph to 5 mph ten times, half a minute apart.',
        'The brakes bite more from stop to stop.',
        'Stopping completely with hot brakes, so that the pads leave a mark on the discs.',
      ],
      [
        'Then brake a little harder from 50 mph to 10 mph, five times and a minute apart, where that is legal and nobody is behind you.',
        'The car stays straight, with no more than a faint smell.',
        'Making an emergency stop as the first test.',
      ],
      ['Drive for five to ten minutes, braking as little as you can.', 'The brakes have cooled.'],
      [
        'Park on level ground, and do not press the pedal hard while the discs are hot.',
        'No wheel smokes.',
      ],
      [
        'Once the discs are cold, look at them through the wheels.',
        'The whole face has an even grey sheen, without blue spots or bare rings.',
      ],
    ],
    figures: [
      { what: 'Miles until they are bedded in', range: '100–200 miles', source: 'part-makers' },
      { what: 'Gentle stops to begin with', range: '10–20', source: 'part-makers' },
    ],
    costs: [
      { case: 'On the road', diy: [0, 0], garage: null },
      { case: 'Brakes looked at again', diy: null, garage: [20, 60] },
    ],
    garageIf:
      'Have the brakes checked if the pedal stays soft, if the car pulls to one side, if one wheel runs hot, or if they still judder or squeal after 200 miles.',
    after: [
      'If the wheels were off, tighten the wheel nuts to their torque again after about 50 miles.',
      'Check the fluid level after a week.',
    ],
    faults: [
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'brake-pads-glazed-or-hard',
      'brake-discs-thickness-variation',
      'normal-new-parts-smell',
      'air-in-brake-system',
    ],
    byCar: [
      'Electric and hybrid cars: the motor does most of the slowing. Choose the lowest setting of regeneration, so that the friction brakes are used.',
      'Coated discs: the coating on the face has to wear off first, which takes some more stops.',
      'Handbrake in a drum: bed it in as the manual describes, with a few gentle pulls.',
    ],
  },
  'drain-water-from-the-diesel-filter': {
    title: 'Drain the water from a diesel’s filter',
    about: 'The water-in-fuel light, and what to do about it',
    aliases: [
      'water in fuel light',
      'drain fuel filter',
      'bleed water from fuel filter',
      'drain water from diesel filter',
      'water separator',
      'water in fuel filter',
    ],
    system: 'fuel',
    why: 'Water rusts the high-pressure pump and the injectors from the inside, and replacing them costs as much as an old car. The separator catches the water, and has to be emptied.',
    when: 'Do this as soon as the light comes on, and at every service if the filter has a drain.',
    difficulty: 'moderate',
    minutes: [20, 60],
    garageMinutes: [15, 40],
    tools: [
      'Clear jar or bottle',
      'Spanner or screwdriver for the drain',
      'Rubber hose',
      'Gloves and goggles',
      'Torch',
    ],
    materials: ['Cloths', 'Sealing ring for the drain, if it has one'],
    safety: [
      'Work with the engine off and cold, in the open, and keep flames and sparks away.',
      'Never loosen a pipe on the high-pressure side: the jet goes through skin and gloves.',
      'Wear gloves and goggles. Wipe diesel off hoses and belts at once, because it ruins rubber, and off the floor, because it is slippery.',
    ],
    steps: [
      [
        'Stop soon after the light comes on, and switch the engine off.',
        'You have driven no further than to a safe place.',
        'Driving on for a week because the engine still runs.',
      ],
      [
        'Find the filter and its drain in your manual.',
        'You can see the drain screw, which is at the bottom on most cars.',
      ],
      [
        'Leave the ignition off for ten minutes, so that the pressure falls. Push the hose onto the drain, and put its other end in the jar.',
        'The hose reaches the bottom of the jar.',
      ],
      [
        'Open the drain by one or two turns, and the vent on top if there is one.',
        'Liquid runs into the jar.',
        'Unscrewing the drain completely and losing its ring.',
      ],
      [
        'Let the fuel run until clear diesel comes.',
        'In the jar, the water is below the diesel, with a clear line between them.',
      ],
      [
        'Close the drain by hand, and tighten it only a little further.',
        'It does not drip within a minute.',
        'Overtightening a plastic drain screw.',
      ],
      [
        'Squeeze the priming bulb until it is firm, or switch the ignition on three times for ten seconds.',
        'The bulb is hard, or the pump has hummed each time.',
      ],
      [
        'Start the engine and look at the drain.',
        'The engine runs evenly, the light is out, and everything is dry.',
      ],
      [
        'Look at how much water you drained.',
        'It was a spoonful. If it was a cupful, or if the light comes on again within days, the tank has to be emptied.',
      ],
    ],
    figures: [
      { what: 'Water that the filter holds', range: '50–200 ml', source: 'part-makers' },
      { what: 'Interval of the filter', range: '20,000–40,000 miles', source: 'manuals' },
    ],
    costs: [
      { case: 'At home', diy: [0, 0], garage: [30, 90] },
      { case: 'Filter replaced', diy: [20, 80], garage: [60, 200] },
    ],
    garageIf:
      'Leave it to a garage if the filter has no drain or cannot be reached safely, if a lot of water came out, if the engine runs roughly, or if a diagnostic tool is needed to bleed it.',
    after: [
      'Take the jar to the recycling centre.',
      'If it began after a fill, save a sample, and ask the filling station for its insurer.',
    ],
    faults: [
      'diesel-water-contamination',
      'diesel-fuel-filter-clogged',
      'diesel-air-in-fuel',
      'diesel-cp4-pump-breakup',
    ],
    codes: ['P2269', 'P0087'],
    byCar: [
      'Many newer cars have no drain. On these the whole filter is replaced.',
      'Filter under the car: the car has to be raised on axle stands.',
      'Pick-ups: some have two filters, each with its own drain.',
    ],
  },
  'disconnect-the-battery-safely': {
    title: 'Disconnect and reconnect the car battery',
    about: 'Which clamp comes off first, and what the car forgets',
    aliases: [
      'disconnect battery',
      'disconnect car battery',
      'reconnect battery',
      'negative or positive first',
      'battery reset',
      'after disconnecting battery',
    ],
    system: 'electrical',
    why: 'A spanner between the positive terminal and the body causes a short circuit, which can burn you and start a fire within a second. A car that is disconnected at the wrong moment can forget how to open its windows or its boot.',
    when: 'Do this before work on the electrics, the starter, the alternator or the airbags, and before long storage.',
    difficulty: 'easy',
    minutes: [15, 45],
    garageMinutes: [10, 20],
    tools: [
      'Spanner, usually 10 mm',
      'Gloves and goggles',
      'Cloth to cover the terminals',
      'Multimeter',
    ],
    materials: [],
    safety: [
      'Take the negative clamp off first and put it on last, so that a spanner that slips cannot short the battery to the body.',
      'Take off rings and watches, and wear goggles.',
      'Electric and hybrid cars: this does not make the high voltage safe. Do not touch anything orange.',
    ],
    steps: [
      [
        'Look up in your manual whether the radio needs a code, and how the boot opens without power.',
        'You have the radio code, and can reach the battery without any power.',
        'Shutting a boot that opens only electrically while its battery is disconnected.',
      ],
      [
        'Open a window a little and open the bonnet, switch everything off, and take the key out of range.',
        'No light is on.',
      ],
      [
        'Wait until the control units have gone to sleep: as long as the manual says, or 30 minutes if it does not say.',
        'The relays have stopped clicking.',
        'Pulling the clamp off while the control units still store data.',
      ],
      [
        'Take the negative clamp off first, and cover it with a cloth.',
        'It cannot spring back onto the post.',
      ],
      [
        'Take the positive clamp off only if the battery has to come out.',
        'It is covered as well.',
      ],
      [
        'Before work near an airbag, wait for as long as the manual says.',
        'At least ten minutes have passed, or the time in the manual.',
      ],
      [
        'To reconnect the battery, put the positive clamp on first, then the negative clamp in one firm movement.',
        'Both clamps are tight and cannot be turned by hand.',
        'Touching the post with the clamp several times: each spark resets the control units.',
      ],
      ['Measure the voltage of the battery at rest.', 'It reads 12.4 V or more.'],
      [
        'Switch the ignition on, wait a minute for the control units to wake up, and then start the engine.',
        'The warning lights go out, some of them only after a short drive.',
      ],
      [
        'Set the clock, windows, sunroof, steering angle and radio as the manual describes.',
        'Each of them works as before.',
      ],
    ],
    figures: [
      { what: 'Wait until control units sleep', range: '5–30 minutes', source: 'manuals' },
      { what: 'Terminal clamp torque', range: '4–8 Nm', source: 'manuals' },
    ],
    costs: [
      { case: 'At home', diy: [0, 0], garage: [15, 50] },
      { case: 'Memory saver to keep', diy: [10, 40], garage: null },
    ],
    garageIf:
      'Leave it to a garage if the battery is under a seat beside high-voltage parts, if you have no radio code, or if a diagnostic tool is needed afterwards.',
    after: [
      'If a stability control light stays on, turn the steering from lock to lock.',
      'Drive gently for some miles, while the engine and the gearbox relearn their settings.',
    ],
    faults: [
      'battery-terminals-corroded',
      'starter-battery-worn',
      'throttle-idle-adaptation-lost',
      'radio-code-locked',
      'steering-angle-sensor-faulty',
    ],
    byCar: [
      'Two batteries: take both negative clamps off, in the order given in the manual.',
      'Electric parking brake: apply or release it first as the manual describes, and chock the car.',
      'Windows: hold the switch up for some seconds after they have closed, so that they relearn where the top is.',
    ],
  },
  'reset-the-electric-windows': {
    title: 'Reset the electric windows after a flat battery',
    about: 'How to set one-touch operation, the pinch guard and the sunroof again',
    aliases: [
      'reset electric windows',
      'window not going up automatically',
      'one touch window not working',
      'window goes back down',
      'initialise windows',
      'relearn windows',
      'reset sunroof',
    ],
    system: 'electrical',
    why: 'After a flat battery the windows have forgotten where the top and the bottom are. They stop halfway or go back down, although nothing is broken.',
    when: 'Do this after the battery has been flat or disconnected, and after work in a door.',
    difficulty: 'easy',
    minutes: [5, 20],
    garageMinutes: [5, 15],
    tools: ['Your vehicle’s manual', 'Multimeter'],
    materials: ['Silicone spray for the window channels'],
    safety: [
      'The pinch guard does not work until the window has been reset. Make sure that no fingers, children or animals are near it.',
      'Take the key with you if children stay in the car.',
    ],
    steps: [
      [
        'Measure the battery, or start the engine, so that the windows have full voltage.',
        'It reads 12.4 V or more at rest.',
        'Resetting them with a weak battery, so that they forget again.',
      ],
      ['Close all the doors and switch the ignition on.', 'Each window reacts to its own switch.'],
      [
        'If a window does nothing at all, switch the ignition off and check its fuse.',
        'The fuse is good. If the window still does nothing, a reset does not help.',
      ],
      [
        'Close the window with the switch, and hold the switch up for five more seconds.',
        'The window is fully up, and on many cars you hear a click.',
        'Releasing the switch too early.',
      ],
      [
        'Open the window fully, and hold the switch down for five seconds as well.',
        'The window is fully down.',
      ],
      [
        'Try one-touch operation, up and down.',
        'The window runs right to the end both ways. If it does not, repeat the steps, or follow the order in your manual.',
      ],
      [
        'Do the other windows, one by one. If the driver’s switch does not do it, use the switch at each door.',
        'All of them work with one touch.',
      ],
      [
        'Hold the sunroof switch in the closing direction for ten to thirty seconds.',
        'The sunroof closes, moves a little and stops by itself.',
      ],
      [
        'Test the pinch guard with a roll of kitchen paper in the gap.',
        'The window stops and goes back.',
        'Testing it with your hand.',
      ],
    ],
    figures: [
      { what: 'Time to hold the switch', range: '2–10 seconds', source: 'manuals' },
      { what: 'Battery at rest', range: '12.4–12.8 V', source: 'part-makers' },
    ],
    costs: [
      { case: 'At home', diy: [0, 0], garage: [15, 50] },
      { case: 'Silicone spray', diy: [5, 15], garage: null },
    ],
    garageIf:
      'Have it checked if a window goes down again after the reset, runs slowly or crookedly, or makes a grinding noise. A channel, the regulator or the motor is then at fault.',
    after: [
      'Spray silicone into the channels if the windows are slow.',
      'Set the clock and the radio at the same time.',
    ],
    faults: [
      'window-regulator-broken',
      'window-run-channel-stiff',
      'window-motor-failed',
      'power-window-feed-lost',
      'starter-battery-worn',
    ],
    byCar: [
      'Frameless doors: the window drops a little when you open the door. Reset it with the door shut.',
      'On some cars the key has to be turned in the door and held, instead of the switch.',
      'Convertible: reset the windows with the roof closed.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
