import type { JobEntry } from './job.ts';

/** Plugs, diesel exhaust care, misfuelling, towing, seasons, the MOT and buying. */
export const engineAndTravelJobs = {
  'change-the-spark-plugs': {
    title: 'Change the spark plugs',
    about: 'The plugs of a petrol engine',
    aliases: [
      'spark plugs',
      'change spark plugs',
      'plugs and coils',
      'new spark plugs',
      'ignition plugs',
    ],
    system: 'engine_cooling',
    why: 'Worn electrodes need more voltage. The engine misfires, starts badly and uses more fuel and, in time, the coils fail too.',
    when: 'Do this at the interval in your manual: often every 20,000–40,000 miles for plain plugs, and 60,000–100,000 for iridium or platinum ones.',
    difficulty: 'moderate',
    minutes: [45, 180],
    tools: [
      'Spark plug socket with a rubber or magnet grip',
      'Extension, ratchet, Torx bits and gap gauge',
      'Torque wrench',
      'Compressed air or a soft brush',
    ],
    materials: ['Plugs of the number that the manual names, all of one kind'],
    safety: [
      'Work on a cold engine with the ignition off: ignition voltage can stop a heart, and the threads of a hot aluminium head tear.',
      'Switch a hybrid out of Ready and keep the key away: the engine may start by itself.',
    ],
    steps: [
      [
        'Let the engine cool right down and switch the ignition off.',
        'The head is no more than lukewarm.',
      ],
      [
        'Take the cover off and unplug the first coil.',
        'The connector came off without force.',
        'Pulling it off by the wires.',
      ],
      [
        'Unbolt the coil, and twist it before you pull it straight up.',
        'The rubber boot has come out in one piece.',
      ],
      [
        'Blow or brush the well of the plug clean.',
        'There is nothing left to fall into the cylinder.',
        'Leaving grit, which drops straight into the cylinder.',
      ],
      [
        'Loosen the plug, with the socket and extension in line with it.',
        'After half a turn the plug turns freely by hand.',
        'Forcing a stiff plug in an aluminium head. Stop, and soak it with penetrating oil.',
      ],
      [
        'Read the old plug: light brown is healthy; wet, oily or white points to a fault.',
        'All the plugs look the same.',
      ],
      [
        'Compare the new plug with the old one. Check the gap only if the manufacturer allows it to be set.',
        'Length, thread and seat match.',
      ],
      [
        'Screw the new plug in by hand, with the socket but without the ratchet.',
        'You can turn it all the way in with two fingers.',
        'Crossing the thread, which costs you a cylinder head repair.',
      ],
      [
        'Tighten it to the torque in your manual, or by the angle printed on the box.',
        'The wrench clicks once.',
      ],
      [
        'Refit the coil, then go on to the next cylinder. Refit the cover last.',
        'Every coil connector clicks home, and the engine runs evenly.',
      ],
    ],
    figures: [
      { what: 'Torque with a gasket, 14 mm thread', range: '20–30 Nm', source: 'part-makers' },
      { what: 'Torque with a tapered seat', range: '10–20 Nm', source: 'part-makers' },
      { what: 'Gap', range: '0.7–1.1 mm', source: 'manuals' },
    ],
    costs: [
      { case: 'Four plain plugs', diy: [25, 60], garage: [95, 220] },
      { case: 'Four iridium plugs', diy: [40, 120], garage: [120, 320] },
      { case: 'V6 with the intake in the way', diy: [70, 160], garage: [230, 460] },
    ],
    garageIf:
      'Leave it to a garage if a plug will not turn with moderate force, the thread feels gritty, or the inlet manifold has to come off first.',
    after: ['Keep the old plugs in order until the engine has run well for a week.'],
    repairOf: {
      'spark-plugs-worn': [
        'Four plain plugs',
        'Four iridium plugs',
        'V6 with the intake in the way',
      ],
    },
    faults: ['spark-plugs-worn', 'spark-plug-well-flooded'],
    codes: ['P0300', 'P030x'],
    byCar: [
      'Boxer and some V engines: one bank is reached from below or through the wheel arch.',
      'Some engines have two plugs for each cylinder: count before you order.',
      'Diesel engines have glow plugs instead.',
    ],
  },
  'change-the-glow-plugs': {
    title: 'Change the glow plugs',
    about: 'Cold starting of a diesel',
    aliases: ['glow plugs', 'diesel glow plugs', 'glow plug change', 'heater plugs'],
    system: 'engine_cooling',
    why: 'With a dead glow plug a cold diesel cranks for ages, shakes and smokes white, and the particulate filter may stop cleaning itself.',
    when: 'Do this when a glow plug has failed. Many people change the whole set at about 100,000 miles.',
    difficulty: 'hard',
    minutes: [60, 240],
    tools: [
      'Deep socket of the right size with a joint',
      'Torque wrench',
      'Multimeter',
      'Penetrating oil',
      'Glow plug reamer and grease',
      'OBD-II reader',
    ],
    materials: [
      'Glow plugs of the number and voltage that the manual names',
      'High-temperature paste, if the plug manufacturer asks for it',
    ],
    safety: [
      'The tips glow at about 1,000 °C within seconds. Never test a plug in your hand or near fuel.',
      'Disconnect the battery where leads may touch metal, and work on an engine that is warm, not hot.',
    ],
    steps: [
      [
        'Test first: measure the resistance of each plug with its lead off.',
        'A good plug reads below about 2 ohms; a dead one reads open circuit.',
        'Changing the plugs when the relay or the control unit is at fault.',
      ],
      [
        'Drive until the engine is warm, then soak every thread with penetrating oil, ideally overnight.',
        'There is oil round each plug.',
      ],
      [
        'Warm the engine up again, switch it off, and take the covers and the leads off.',
        'Each lead is marked with its cylinder.',
      ],
      [
        'Try to loosen the plug with no more than the loosening torque in your manual.',
        'It comes loose with a click.',
        'Using more force: the tip can then break off in the head.',
      ],
      [
        'Turn it back and forth in small steps, adding oil.',
        'It comes a little further each time.',
      ],
      [
        'Clean the bore with the reamer, greased so that it holds the soot.',
        'The reamer comes out clean.',
      ],
      ['Screw the new plug in by hand.', 'It goes all the way in with your fingertips.'],
      [
        'Tighten it to the manufacturer’s torque, which is low, and refit the leads and the covers.',
        'The wrench clicks at a low figure.',
        'Tightening it like a spark plug.',
      ],
      ['Start the engine cold the next morning.', 'It starts at once and runs evenly.'],
    ],
    figures: [
      { what: 'Tightening torque, M10', range: '12–18 Nm', source: 'part-makers' },
      { what: 'Most for loosening, M10', range: '35–40 Nm', source: 'part-makers' },
      { what: 'Resistance of a good metal plug', range: '0.5–2 Ω', source: 'part-makers' },
    ],
    costs: [
      { case: 'Set of four', diy: [40, 200], garage: [135, 560] },
      { case: 'Set of four and the control unit', diy: [90, 420], garage: [190, 780] },
      { case: 'One broken off in the head', diy: null, garage: [250, 1000] },
    ],
    garageIf:
      'Leave it to a garage as soon as a plug will not move at its loosening torque: a broken tip has to be drilled out with special tools.',
    after: ['Clear the codes, and check that the glow plug light goes out as usual.'],
    repairOf: {
      'glow-plugs-failed': ['Set of four', 'Set of four and the control unit'],
    },
    faults: ['glow-plugs-failed'],
    codes: ['P0380', 'P067x'],
    byCar: [
      'Ceramic plugs break if you drop them, and must never be connected to 12 V by hand.',
      'Plugs with a pressure sensor are coded to the engine.',
      'On some engines they are hidden under the intake manifold.',
    ],
  },
  'top-up-adblue': {
    title: 'Top up the AdBlue (DEF)',
    about: 'The other tank of a modern diesel',
    aliases: [
      'adblue',
      'ad blue',
      'def fluid',
      'diesel exhaust fluid',
      'no start in 500 miles',
      'fill adblue',
    ],
    system: 'fuel',
    why: 'When the AdBlue runs out, a modern diesel counts down the miles and then really does refuse to start.',
    when: 'Do this at the first message, usually every 3,000–8,000 miles, and no later than the start of the countdown.',
    difficulty: 'easy',
    minutes: [20, 90],
    tools: ['Non-drip bottle or the pump at a filling station', 'Gloves', 'Water to rinse'],
    materials: ['AdBlue to ISO 22241, fresh and sealed'],
    safety: [
      'AdBlue irritates eyes and skin: wear gloves, and rinse it off with water.',
      'Never put it into the diesel tank. If that has happened, do not even switch the ignition on.',
    ],
    steps: [
      [
        'Find the blue cap: beside the fuel filler, in the boot or under the bonnet.',
        'It says AdBlue or DEF.',
        'Taking the diesel filler for it.',
      ],
      ['Switch the ignition off.', 'All the displays are dark.'],
      [
        'Check the date on the container.',
        'It is less than about a year old and has been stored somewhere cool.',
      ],
      ['Wipe round the cap before you open it.', 'No dirt can fall in.'],
      [
        'Pour in at least as much as the manual says is needed to clear the message, and pour slowly.',
        'The bottle stops by itself, or the level is below the neck.',
        'Filling it to the brim: it freezes, expands and crystallises.',
      ],
      ['Rinse off any spills with plenty of water.', 'No white crystals are left on the paint.'],
      [
        'Close the cap, then switch the ignition on for half a minute without starting the engine.',
        'The range goes up, or the message goes out.',
      ],
      ['If the message is still there, drive a few miles.', 'It has gone after some minutes.'],
    ],
    figures: [
      { what: 'Use', range: '1–2 litres per 600 miles', source: 'manuals' },
      { what: 'Tank', range: '10–25 litres', source: 'manuals' },
      { what: 'Freezes at', range: '−11 °C', source: 'standards' },
    ],
    costs: [
      { case: '10 litres at the pump', diy: [12, 25], garage: [35, 70] },
      { case: 'Wrong or old fluid drained and refilled', diy: null, garage: [90, 215] },
      { case: '10 litres in canisters', diy: [15, 35], garage: null },
    ],
    garageIf:
      'Go to a garage if the message is still there after filling and a drive, or if anything else went into the tank.',
    after: ['Do not store an open container for long: warmth and sunlight spoil it.'],
    repairOf: {
      'adblue-low-or-contaminated': [
        '10 litres at the pump',
        '10 litres in canisters',
        'Wrong or old fluid drained and refilled',
      ],
    },
    faults: ['adblue-low-or-contaminated', 'adblue-dosing-failed', 'nox-sensor-failed'],
    codes: ['P203F', 'P20E8'],
    byCar: [
      'Some cars need several litres before the sensor in the tank notices it.',
      'After a countdown has reached zero, some cars need a diagnostic reader.',
      'Some older cars are filled only at a service.',
    ],
  },
  'clear-the-particulate-filter-with-a-drive': {
    title: 'Clear the particulate filter with a drive',
    about: 'What the filter light is asking you for',
    aliases: [
      'dpf regeneration',
      'dpf light',
      'dpf drive',
      'clear dpf',
      'regenerate dpf',
      'italian tune up diesel',
    ],
    system: 'engine_cooling',
    why: 'On short trips the filter never gets hot enough to burn off its soot, and it blocks.',
    when: 'Do this as soon as the filter light comes on and stays on. If you mostly do short trips, make it a habit every week or two.',
    difficulty: 'easy',
    minutes: [20, 60],
    tools: ['A free main road or motorway', 'OBD reader that shows soot load, if you have one'],
    materials: [],
    safety: [
      'The exhaust and the filter reach about 600 °C. Never stop on dry grass or leaves, and let nobody reach under the car.',
      'Keep to the speed limits. If a light flashes, a red light comes on, the engine runs hot or the power is cut, break off the run and stop where it is safe.',
    ],
    steps: [
      [
        'Check the oil level, and make sure that there is at least a quarter of a tank of diesel.',
        'The oil is not above the upper mark.',
        'Driving on with oil that has risen because diesel is getting into it.',
      ],
      [
        'See whether any other lights are on: a fault of the pressure sensor or the EGR valve stops the cleaning. Do not set out with a red light, a flashing light, a hot engine or reduced power.',
        'Only the filter light is on, and it does not flash.',
      ],
      ['Warm the engine up gently.', 'The coolant is at its usual mark.'],
      [
        'Hold a steady 40–60 mph for 20–30 minutes where that is legal and safe, in a gear that gives about 2,000 rpm.',
        'The revs stay at about 2,000–2,500.',
        'Racing the engine: a steady load does the job, not high revs.',
      ],
      [
        'Lift off the pedal and let the car coast in gear now and then where that is safe.',
        'The extra air helps the soot to burn.',
      ],
      [
        'Do not switch off while the idle is raised, the fan is running or stop-start is off.',
        'These signs of cleaning have gone.',
        'Parking in the middle of the cleaning, again and again.',
      ],
      [
        'See whether the light is out.',
        'The light is out, or the soot load has fallen below about a third.',
      ],
    ],
    figures: [
      { what: 'Filter while it burns', range: '550–650 °C', source: 'manuals' },
      { what: 'A normal interval', range: '200–600 miles', source: 'manuals' },
    ],
    costs: [
      { case: 'A drive', diy: [5, 15], garage: null },
      { case: 'Forced by a garage', diy: null, garage: [80, 250] },
      { case: 'Cleaned off the car', diy: null, garage: [250, 700] },
    ],
    garageIf:
      'Go to a garage for a forced regeneration if the light flashes, power is reduced, the oil is above its upper mark, another fault is stored, or two drives have not put the light out.',
    after: [
      'Find out why it filled up. If it is short trips, a leaking injector, an EGR fault or the wrong oil, the light will be back.',
    ],
    faults: ['dpf-soot-blocked', 'dpf-pressure-sensor-failed', 'normal-dpf-regeneration'],
    codes: ['P2002', 'P2463'],
    byCar: [
      'Petrol cars since about 2018 have a filter too. Coasting in gear with your foot off the pedal cleans it.',
      'Some cars use an additive and measure its level: a message asks for a refill.',
      'Removing the filter is illegal on the road and fails the MOT.',
    ],
  },
  'deal-with-misfuelling': {
    title: 'Deal with the wrong fuel in the tank',
    about: 'Petrol in the diesel, or the other way round',
    aliases: [
      'wrong fuel',
      'petrol in diesel',
      'diesel in petrol',
      'put petrol in my diesel',
      'misfuelled',
      'misfuel',
    ],
    system: 'fuel',
    why: 'If the engine has not run, draining the tank is usually all that is needed. If it has, the bill can include a pump and a set of injectors.',
    when: 'Do this at once, at the pump.',
    difficulty: 'workshop',
    minutes: [60, 180],
    tools: ['Phone', 'High-visibility vest'],
    materials: [],
    safety: [
      'Do not start the engine and do not switch the ignition on: the pump starts with it.',
      'Never siphon fuel yourself: petrol vapour is explosive and poisonous.',
    ],
    steps: [
      [
        'Stop filling, and leave the ignition off.',
        'The ignition has stayed off.',
        'Starting the engine just to clear the pump.',
      ],
      ['Ask the staff to close the pump.', 'The pump is closed to others.'],
      [
        'Leave the car where it is, unless it is a manual whose steering turns freely: then select neutral and have it pushed to a bay.',
        'The car is out of the way with the brake on, or the drain service comes to the pump.',
        'Switching the ignition on to free the steering lock or an automatic gearbox: that runs the pump.',
      ],
      ['Note which fuel went in, and how much.', 'You have the receipt in your hand.'],
      [
        'Call your breakdown service or a fuel drain service, and ask your insurer what is covered.',
        'You have been given a time and a price.',
      ],
      [
        'If the engine has run, switch it off as soon as it is safe, and say so to the fuel drain service.',
        'Nobody starts it again.',
        'Topping it up with the right fuel to dilute the wrong one.',
      ],
      [
        'After the drain, fill up with fresh fuel and start the engine.',
        'It runs as it did before.',
      ],
    ],
    figures: [
      { what: 'Tank that is drained', range: '40–70 litres', source: 'manuals' },
      { what: 'Time of a mobile drain', range: '30–60 minutes', source: 'practice' },
    ],
    costs: [
      { case: 'Drain, engine not run', diy: null, garage: [285, 600] },
      { case: 'Drain and filter, engine run', diy: null, garage: [350, 845] },
      { case: 'Pump and injectors of a diesel', diy: null, garage: [1500, 6000] },
    ],
    garageIf:
      'Always have the tank drained by somebody with the equipment, and with a licence to take the waste away.',
    after: [
      'For a week, watch for hesitation and warning lights. If the engine ran on the wrong fuel, have the fuel filter replaced.',
    ],
    repairOf: {
      'misfuel-petrol-in-diesel': ['Drain, engine not run', 'Drain and filter, engine run'],
    },
    faults: ['misfuel-petrol-in-diesel', 'misfuel-diesel-in-petrol'],
    byCar: [
      'Most automatics do not leave Park without the ignition, and a car with locked steering cannot be pushed round a bend.',
      'Diesel cars with a filler guard do not accept a petrol nozzle, but a canister gets past it.',
      'E10 in an old car that is not approved for it: as a rule no drain is needed. Top up with E5 and use it up gently.',
      'AdBlue in the diesel tank: the same rule holds. Never switch the ignition on.',
    ],
  },
  'tow-a-car-and-be-towed': {
    title: 'Tow a car and be towed',
    about: 'A rope, two drivers and a short distance',
    aliases: ['towing', 'tow a car', 'tow rope', 'being towed', 'tow an automatic', 'towing eye'],
    system: 'body_structure',
    why: 'A short tow gets you out of danger, but the wrong tow ruins a gearbox or an electric drive.',
    when: 'Do this only for a short distance, at low speed, where recovery is not available.',
    difficulty: 'moderate',
    minutes: [15, 60],
    tools: [
      'Towing eye from the tool kit',
      'Tow rope or bar rated for the car',
      'High-visibility vest',
      'Sign “On tow” and a bright cloth',
    ],
    materials: [],
    safety: [
      'Without the engine, the brakes and steering are heavy. Agree on signals, and brake early in the car behind.',
      'Never tow on a motorway, and let nobody stand near a taut rope.',
    ],
    steps: [
      [
        'Look in the manual to see whether the car may be towed with its wheels on the ground.',
        'It may be towed, and you know the highest speed and the distance.',
        'Towing an automatic, a hybrid or an electric car on its driven wheels.',
      ],
      [
        'Switch on the ignition, so that the steering is free, and the hazard lights.',
        'The steering wheel turns and the lights work.',
      ],
      [
        'Screw the towing eye in all the way. Some have a left-hand thread.',
        'It is screwed hard up against its stop.',
        'Leaving it half screwed in.',
      ],
      [
        'Fix the rope to the eyes on the same side of both cars, and tie something bright to the middle of it.',
        'The gap between the cars is less than 4.5 m.',
      ],
      [
        'Put the car that is being towed in neutral, release its parking brake and fix the sign to its back.',
        'You can roll it by hand.',
      ],
      ['Pull away until the rope is taut, then carry on gently.', 'The rope does not snatch.'],
      [
        'Stay below about 30 mph. The driver behind holds the rope taut with light braking.',
        'The rope never touches the road.',
      ],
      ['Stop at the first safe place.', 'The car is off the road.'],
    ],
    figures: [
      { what: 'Longest rope', range: '4.5 m', source: 'uk-law' },
      { what: 'Speed', range: '20–30 mph', source: 'practice' },
    ],
    costs: [
      { case: 'Rope and sign', diy: [12, 50], garage: null },
      { case: 'Recovery without cover', diy: null, garage: [120, 450] },
    ],
    garageIf:
      'Call recovery for an automatic, a four-wheel drive, a hybrid or an electric car, after a crash, and whenever brakes or steering do not work.',
    after: [
      'Put the towing eye back into the kit, and throw away any rope that has snatched hard.',
    ],
    faults: ['tow-bar-or-trailer-socket-fault'],
    byCar: [
      'Electric and hybrid cars: as a rule they go on a flatbed, because turning wheels generate current.',
      'Automatics: as a rule they are towed with the driven wheels off the ground.',
      'Four-wheel drive: all four wheels come off the ground unless the manual says otherwise.',
    ],
  },
  'prepare-the-car-for-winter': {
    title: 'Prepare the car for winter',
    about: 'Battery, coolant, tyres and glass, before the frost',
    aliases: [
      'winter check',
      'winterise car',
      'prepare for winter',
      'winter ready',
      'cold weather check',
    ],
    system: 'engine_cooling',
    why: 'Cold weather finds the weak battery, the weak antifreeze and the worn tyres. Most winter breakdowns have one of these three causes.',
    when: 'Do this in October or November, before the first frost.',
    difficulty: 'easy',
    minutes: [45, 120],
    tools: ['Antifreeze tester', 'Multimeter or battery tester', 'Tread gauge', 'Pressure gauge'],
    materials: [
      'Screenwash for the frost that you expect',
      'Rubber care stick, lock spray',
      'De-icer',
      'Scraper, shovel, blanket, torch, phone charger',
    ],
    safety: [
      'Open the coolant cap only on a cold engine: a hot one sprays boiling coolant.',
      'Never run the engine in a closed garage: exhaust gas kills without a smell.',
    ],
    steps: [
      [
        'Test the battery after it has stood overnight.',
        'It reads 12.5 V or more and cranks the engine briskly.',
        'Waiting for the first morning on which it does not start.',
      ],
      [
        'Test the antifreeze in the cold reservoir.',
        'It protects down to the hardest frost that you may meet.',
      ],
      [
        'Measure the tread and the pressure of all the tyres.',
        'There is at least 3 mm left, and the pressures are as on the door sticker.',
        'Letting air out of the tyres for snow.',
      ],
      [
        'Fill up with winter screenwash and run it through to the jets.',
        'The winter screenwash comes out of the jets.',
      ],
      [
        'Look at the wiper blades and all the lights.',
        'The blades wipe cleanly and every light works.',
      ],
      [
        'Treat the door rubbers, and put graphite or lock spray into the locks.',
        'The rubbers shine and the locks turn easily.',
      ],
      [
        'Check the heater, the blower and the heated rear window.',
        'Warm air comes within minutes, and the window clears.',
      ],
      [
        'Pack a scraper, a blanket, a torch, a phone charger, a shovel and water.',
        'The scraper is in the cabin, in case the boot freezes shut.',
      ],
    ],
    figures: [
      { what: 'Frost protection', range: '−25 to −35 °C', source: 'manuals' },
      { what: 'Tread for winter', range: '3–4 mm', source: 'practice' },
      { what: 'Rested battery', range: '12.5–12.8 V', source: 'standards' },
    ],
    costs: [
      { case: 'Check and fluids', diy: [15, 60], garage: [25, 90] },
      { case: 'Set of four winter tyres, fitted', diy: null, garage: [280, 900] },
    ],
    garageIf:
      'Have a garage look at a battery that goes flat again and again, at brown coolant, and at worn tyres.',
    after: [
      'Drive gently on frosty mornings, and clear every window and the roof before you set off.',
    ],
    faults: [
      'starter-battery-worn',
      'wiper-blades-worn',
      'tyre-tread-worn-out',
      'tyre-pressure-low-seasonal',
    ],
    byCar: [
      'Diesel: winter diesel is at the pumps from November. Use up older fuel before the frost.',
      'Electric: preheat the car while it is plugged in, and expect a fifth to a third less range.',
      'Abroad: winter tyres are required by law in parts of Europe, so look it up before you cross.',
    ],
  },
  'prepare-the-car-for-its-mot': {
    title: 'Prepare the car for its MOT',
    about: 'An hour at home that saves a retest',
    aliases: [
      'mot preparation',
      'pre mot check',
      'mot checklist',
      'pass the mot',
      'mot check at home',
    ],
    system: 'lighting',
    why: 'Many MOT failures are a bulb, a tyre, a wiper or a number plate. They take minutes at home, or else a second trip to the test station.',
    when: 'Do this two weeks before the test. You can take it up to a month minus a day early and keep the same date.',
    difficulty: 'easy',
    minutes: [30, 90],
    tools: [
      'Tread gauge or 20p coin',
      'Pressure gauge',
      'Torch',
      'Somebody to press the brake pedal',
    ],
    materials: ['Screenwash', 'Bulbs, if any have failed'],
    safety: [
      'Never go under a car that is held up only by a jack.',
      'Stand beside the car, not in front of it, while somebody sits at the pedals.',
    ],
    steps: [
      [
        'Watch the warning lights: they come on with the ignition and go out again.',
        'Engine, ABS, airbag, brake, steering and tyre lights all go out.',
        'Having the bulb of a warning light taken out: that fails too.',
      ],
      [
        'Walk round the car with all the lights on, and check the brake, reversing and number plate lights too.',
        'All of them work, and none is cracked or has water inside.',
      ],
      [
        'Check the tread across the middle three quarters of each tyre, and the sidewalls.',
        'There is at least 1.6 mm all the way round, and no cord, cut or bulge.',
      ],
      [
        'Wipe and wash the windscreen, and look for damage in front of the driver.',
        'It wipes clean, with no chip over 10 mm in front of the steering wheel or over 40 mm elsewhere in the swept area.',
      ],
      [
        'Press the brake hard and pull the handbrake.',
        'The pedal is firm, and the handbrake holds on a hill.',
        'Forgetting the level of the brake fluid.',
      ],
      [
        'Bounce each corner, and look at the springs and dampers with a torch.',
        'It bounces once and settles, no coil is broken, and no damper is oily.',
      ],
      [
        'Try every seat belt and door, the horn, the mirrors and the seats.',
        'The belts lock when you snatch them and wind back in, and the doors open from inside.',
      ],
      [
        'Listen to the exhaust and look for smoke.',
        'Nothing leaks, and once the engine is warm there is no blue or black smoke.',
      ],
      [
        'Clean the number plates, and empty the boot so that the tester can see.',
        'You can read the plates from a distance.',
      ],
    ],
    figures: [
      { what: 'Least tread of a car', range: '1.6 mm', source: 'uk-law' },
      { what: 'Damage in the driver’s view', range: '10 mm', source: 'uk-law' },
      { what: 'Highest fee for a car', range: '£54.85', source: 'uk-law' },
    ],
    costs: [{ case: 'Check at home, test paid', diy: [40, 75], garage: [60, 150] }],
    garageIf:
      'Book a pre-check if you have doubts about brakes, steering, suspension, emissions, or rust near the mountings of any of them.',
    after: ['Read the advisories. Each of them is a job to do before the next test.'],
    faults: [
      'tyre-tread-worn-out',
      'wiper-blades-worn',
      'washer-jets-blocked',
      'silencer-rusted-through',
    ],
    byCar: [
      'Diesel: before the smoke test, drive steadily for half an hour until the engine is hot.',
      'Cars over 40 years old without substantial changes may not need a test, but they have to be roadworthy.',
      'Northern Ireland: the first test is due after four years, at its own test centres.',
    ],
  },
  'check-a-used-car-before-you-buy': {
    title: 'Check a used car before you buy',
    about: 'An hour with a torch and the papers',
    aliases: [
      'buying a used car',
      'used car check',
      'pre purchase inspection',
      'what to check when buying a car',
      'second hand car check',
    ],
    system: 'body_structure',
    why: 'These checks tell you most of what the seller does not.',
    when: 'Do this in daylight, in the dry and with a cold engine, before you pay anything.',
    difficulty: 'easy',
    minutes: [45, 120],
    tools: [
      'Torch',
      'OBD reader',
      'Magnet in a cloth',
      'Tread gauge',
      'Phone with the MOT history',
    ],
    materials: [],
    safety: [
      'Never go under a car that is held up only by the seller’s jack.',
      'Make sure that you are insured before the test drive, and meet at the address in the log book.',
    ],
    steps: [
      [
        'Read the MOT history and its mileages online, and check for finance, write-off and theft.',
        'The mileage only ever rises, and nothing is recorded against the car.',
        'Believing a print-out that the seller brings.',
      ],
      [
        'Compare the VIN in the log book, on the windscreen and on the body, and check the address of the keeper.',
        'They match, and nobody has tampered with them.',
      ],
      [
        'Feel whether the engine is cold, then have it started.',
        'It starts at once, without smoke or rattle.',
        'Accepting a car that has been warmed up for you.',
      ],
      [
        'Look at the panel gaps, the paint and the dates on the glass, and run the magnet along the sills and wheel arches.',
        'The gaps are even, and the magnet holds everywhere.',
      ],
      [
        'Look under the oil cap and at the dipstick and the coolant, and look for leaks.',
        'There is no sludge and no cream, and the coolant is clear and of one colour.',
      ],
      [
        'Measure the tyre treads, and look at the wear across them and at the brake discs.',
        'The wear is even, and each axle has a matching pair of a good make.',
      ],
      [
        'Read the codes, and see when they were last cleared.',
        'There are none, and all the monitors are ready.',
      ],
      [
        'Drive it for twenty minutes: cold, in town, on a fast road, on full lock and with firm braking.',
        'It runs straight and quietly, and neither clutch nor gearbox slips.',
      ],
      ['Try every switch and window, the air conditioning and both keys.', 'All of them work.'],
      [
        'Look for outstanding recalls and for the receipt for the timing belt.',
        'There is an invoice behind every stamp.',
      ],
    ],
    figures: [
      { what: 'Age at which tyres are due', range: '6–10 years', source: 'practice' },
      { what: 'A usual mileage a year', range: '6,000–12,000 miles', source: 'practice' },
    ],
    costs: [
      { case: 'History check', diy: [5, 25], garage: null },
      { case: 'Inspection by an engineer', diy: null, garage: [120, 400] },
    ],
    garageIf:
      'Pay for an inspection if the car costs more than you can afford to lose, or if anything above did not add up.',
    after: [
      'Pay in a way that can be traced, get a receipt with names, VIN and mileage, and tax the car before you drive off.',
    ],
    faults: [
      'sill-and-arch-rust',
      'strut-tower-rusted',
      'tyre-tread-worn-out',
      'tyre-wear-misalignment',
    ],
    byCar: [
      'Electric: ask for the state of health of the battery, and whether it is owned or rented.',
      'Diesel that has only done short trips: look at the soot load of its filter.',
      'Timing belt: if nobody can prove that it was changed, it is due.',
    ],
  },
  'check-the-car-before-a-long-trip': {
    title: 'Check the car before a long trip',
    about: 'Half an hour at home, a week before you go',
    aliases: ['long trip check', 'before a long journey', 'holiday car check', 'road trip check'],
    system: 'wheels_tyres',
    why: 'Half an hour at home is better than two hours on the hard shoulder with the children.',
    when: 'Do this a week before you go, so that there is time to fix what you find.',
    difficulty: 'easy',
    minutes: [20, 60],
    tools: ['Pressure gauge and tyre pump', 'Tread gauge', 'Torch', 'Funnel'],
    materials: ['Engine oil of the right grade', 'Screenwash'],
    safety: [
      'Open the coolant cap only when the engine is cold: hot coolant sprays out and scalds.',
      'A loaded car takes longer to stop and leans more in bends: leave more room.',
    ],
    steps: [
      [
        'On level ground, check the oil, the coolant and the brake fluid against their marks.',
        'All are between the marks.',
        'Overfilling the oil to have some to spare.',
      ],
      [
        'Set the tyre pressures with the tyres cold, for the load that you will carry. Include the spare.',
        'They are as on the ‘full load’ line of the door sticker.',
        'Checking them when they are hot, at the motorway services.',
      ],
      [
        'Look at the tread and the sidewalls, and at the inner shoulders too.',
        'There is at least 3 mm of tread, and no bulge.',
      ],
      ['Fill the screenwash and wipe the blades.', 'The screen wipes clean.'],
      [
        'Walk round the car with all the lights on, and set the headlights for the load.',
        'All of them work, and the beam is not too high.',
      ],
      ['Brake firmly once in an empty place.', 'The car stops straight and quietly.'],
      [
        'Pack the high-visibility vest, the warning triangle, a charger, water and the locking wheel nut key.',
        'You know where each of them is.',
      ],
      [
        'Load heavy things low and forward, and tie down whatever could fly.',
        'Nothing moves when you push it.',
      ],
    ],
    figures: [
      { what: 'More pressure for full load', range: '0.2–0.6 bar', source: 'manuals' },
      { what: 'A pause', range: '15 minutes every 2 hours', source: 'uk-law' },
    ],
    costs: [{ case: 'Check and fluids', diy: [5, 25], garage: [25, 80] }],
    garageIf:
      'Have the car looked at first if a warning light is on, a fluid level falls again and again, or the car pulls, shakes or squeals.',
    after: ['Set the pressures and the headlights back when you unload.'],
    faults: ['tyre-pressure-low-seasonal', 'tyre-blowout-underinflated', 'washer-tank-leak'],
    byCar: [
      'Electric: plan each charging stop with a second choice.',
      'Abroad: take headlight deflectors, a UK sticker, low-emission stickers and whatever the country requires you to carry.',
      'Roof box or trailer: they have limits of their own for speed and load.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
