import type { JobEntry } from './job.ts';

const BATTERY_GAS =
  'A battery gives off explosive gas and contains acid: keep sparks and flames away, wear goggles, take off rings and watches, and never let a tool touch both posts.';
const ORANGE =
  'Never touch orange cables or the parts that they lead to: the voltage kills even when the car is off.';

/** The 12 V battery, charging, fuses, keys, diagnosis, and electric cars. */
export const electricalJobs = {
  'change-the-car-battery': {
    title: 'Change the 12 V battery and code it',
    about: 'The starter battery, and coding it to cars that ask for it',
    aliases: [
      'battery change',
      'car battery',
      'new battery',
      'replace battery',
      'battery coding',
      'battery registration',
    ],
    system: 'electrical',
    why: 'A starter battery fades for years and then gives up on the first cold morning, usually when you are late. Changing it a month early is cheaper than being recovered.',
    when: 'Do this when a test says that it is weak, which is usually after four to seven years. Your manual gives the type.',
    difficulty: 'easy',
    minutes: [25, 75],
    tools: [
      '10 and 13 mm spanners',
      'Memory saver (optional)',
      'Multimeter',
      'Wire brush',
      'Gloves and goggles',
      'Scan tool for cars that need coding',
    ],
    materials: [
      'Battery of the same size, post position, capacity and type (flooded, EFB or AGM)',
      'Terminal grease, baking soda',
    ],
    safety: [
      BATTERY_GAS,
      'A battery weighs 12–25 kg. Bend your knees, keep your back straight and lift it upright.',
    ],
    steps: [
      [
        'Note the radio code if there is one, open the windows and the boot, and switch everything off. Take the key away and wait for ten minutes.',
        'The relays have stopped clicking and the control units are asleep.',
        'Shutting the key in the car, or the battery in a boot that opens electrically.',
      ],
      [
        'Compare the new battery with the old one: size, side of the positive post, Ah, starting current (EN), and AGM or EFB.',
        'They match. An AGM battery is replaced by an AGM.',
        'Fitting an ordinary battery in a stop-start car. It will be dead in a year.',
      ],
      [
        'Take the negative clamp off and tuck it out of the way, then take the positive clamp off.',
        'Neither clamp can spring back on to its post.',
      ],
      [
        'Undo the hold-down, pull the vent hose off and lift the battery out upright.',
        'The tray is dry.',
      ],
      [
        'Brush the clamps and the tray clean, and wash any acid off with baking soda in water.',
        'The clamps are bright metal inside.',
      ],
      [
        'Put the new battery in, tighten the hold-down and push the vent hose on.',
        'You cannot move the battery by hand.',
        'Leaving the vent hose off a battery in the boot: the gas ends up in the cabin.',
      ],
      [
        'Put the positive clamp on, then the negative clamp. Tighten them until they are firm, grease them lightly and cover the positive post.',
        'You cannot turn either clamp by hand.',
        'Hammering the clamps on, which cracks the case.',
      ],
      [
        'Start the engine, and set the clock and the windows. If the car has stop-start, register or code the battery with a scan tool.',
        'It starts briskly, no warning light stays on, and the battery reads 13.5–14.8 V with the engine running.',
      ],
    ],
    figures: [
      { what: 'Clamp nuts', range: '4–8 Nm', source: 'manuals' },
      { what: 'Voltage at rest, full', range: '12.6–12.9 V', source: 'part-makers' },
      { what: 'Life', range: '4–7 years', source: 'part-makers' },
    ],
    costs: [
      { case: 'Flooded battery', diy: [110, 190], garage: [145, 300] },
      { case: 'EFB or AGM with coding', diy: [160, 320], garage: [220, 440] },
    ],
    garageIf:
      'Leave it to a garage if the battery is buried under a seat or a wheel arch, if it has to be coded and you have no tool, or if the last one died in under two years: something is draining it.',
    after: [
      'Hand the old battery in where you bought the new one. It must not go in the bin.',
      'Reset the one-touch windows, the steering angle sensor and the sunroof if your manual says so.',
    ],
    repairOf: {
      'starter-battery-worn': ['Flooded battery', 'EFB or AGM with coding'],
    },
    faults: [
      'starter-battery-worn',
      'battery-cell-collapsed',
      'battery-terminals-corroded',
      'battery-sensor-failed',
      'ev-auxiliary-battery-worn',
    ],
    codes: ['P0562'],
    byCar: [
      'Stop-start car with a battery sensor: fit AGM or EFB, and register it in the car.',
      'Battery in the boot or the cabin: always connect the vent hose.',
      'Second battery or 48 V: change the 12 V battery only, and leave the 48 V one alone.',
      'Electric car: the 12 V battery is changed in the same way, with the car off and the key away. If yours is lithium, it has to stay lithium.',
    ],
  },
  'jump-start-a-car': {
    title: 'Jump start a car',
    about: 'Getting going with jump leads and a second car',
    aliases: [
      'jump start',
      'dead battery',
      'flat battery',
      'jump leads',
      'jumper cables',
      'car won’t start battery flat',
      'booster pack',
    ],
    system: 'electrical',
    why: 'Somebody left the lights on, or the night was cold, and the starter only clicks. With jump leads and a second car you are away in ten minutes.',
    when: 'Do this when the battery is flat but undamaged: not cracked, swollen or frozen.',
    difficulty: 'easy',
    minutes: [10, 30],
    tools: [
      'Jump leads of at least 16 mm² for petrol, 25 mm² for diesel',
      'A second car with a 12 V battery, or a booster pack',
      'Gloves and goggles',
    ],
    materials: [],
    safety: [
      BATTERY_GAS,
      'Never jump a frozen, cracked or leaking battery: it can explode.',
      'Park the cars so that they do not touch, in neutral or Park with the parking brake on. Connect only 12 V to 12 V, never to 24 V or to a high-voltage battery.',
    ],
    steps: [
      [
        'Find the jump points in both manuals. Switch everything off in both cars, and the helper’s engine too. An electric or hybrid car may help only if its manual allows it.',
        'You have found the positive terminal and an earth point in each car.',
      ],
      [
        'Clip red to the positive terminal of the flat battery, then the other red to the positive terminal of the good one.',
        'Both clamps grip bare metal.',
        'Letting the free clamp touch the body, which makes sparks fly.',
      ],
      [
        'Clip black to the negative terminal or an earth point of the helper’s car, then the other black to bare metal on the flat car, away from its battery and its fuel pipes.',
        'The last clamp is on the engine block or the earth point.',
        'Clipping black to the flat battery: it can spark right above the gas.',
      ],
      [
        'Start the helper’s engine and let it idle for three to five minutes.',
        'The dashboard of the flat car gets brighter.',
      ],
      [
        'Start the flat car. Crank for no more than ten seconds at a time, with a minute in between.',
        'It turns over briskly and keeps running.',
      ],
      [
        'With both engines running, switch on the heated screen and the blower of the car that was flat, and leave them on for a minute.',
        'Both are on: they absorb the voltage spike when the leads come off.',
      ],
      [
        'Take the leads off in the reverse order: black from the car that was flat, black from the helper, red from the helper, red from the car that was flat.',
        'No clamp has touched another, or the body.',
        'Switching the engine off now, before the battery has had time to charge.',
      ],
      [
        'Drive for at least 30–60 minutes, or put the battery on a charger overnight.',
        'The car starts by itself afterwards.',
      ],
    ],
    figures: [
      {
        what: 'Cross-section of the leads',
        range: '16–25 mm² petrol, 25–35 mm² diesel',
        source: 'standards',
      },
      { what: 'Time to recharge fully by charger', range: '8–24 hours', source: 'part-makers' },
    ],
    costs: [
      { case: 'Jump leads', diy: [20, 60], garage: null },
      { case: 'Booster pack', diy: [50, 160], garage: null },
      { case: 'Call-out', diy: null, garage: [60, 160] },
    ],
    garageIf:
      'Call for help if it only clicks although the helper is running, if a battery is swollen or smells, or if it goes flat again within days.',
    after: ['Have the battery and the charging tested. Batteries do not go flat without a reason.'],
    faults: [
      'starter-battery-worn',
      'battery-terminals-corroded',
      'battery-undercharged-short-trips',
      'accessory-drains-battery',
      'module-stays-awake',
      'alternator-failed',
    ],
    byCar: [
      'Hybrid: use only its 12 V jump point. Going into Ready takes the place of cranking.',
      'Electric car: you can usually wake it through its 12 V battery, but most must not help another car.',
      'Battery in the boot: use the points under the bonnet.',
      'Stop-start: clip black to the body, never to the sensor on the negative post.',
    ],
  },
  'test-the-car-battery': {
    title: 'Test the 12 V battery',
    about: 'Flat or finished? Two readings decide',
    aliases: [
      'battery test',
      'check battery',
      'battery voltage',
      'is my battery dead',
      'battery health',
    ],
    system: 'electrical',
    why: 'A flat battery needs charging; a worn-out one needs replacing. Two readings tell them apart before you buy the wrong thing.',
    when: 'Do this every autumn once the battery is three years old, and whenever the starter slows down.',
    difficulty: 'easy',
    minutes: [10, 20],
    tools: ['Multimeter', 'Battery tester (optional)', 'Goggles', 'Battery charger'],
    materials: [],
    safety: [
      BATTERY_GAS,
      'Keep the leads of the meter clear of belts and fans when the engine runs.',
    ],
    steps: [
      [
        'Leave the car parked overnight. If you cannot wait, put the headlights on for a minute, switch them off and wait ten minutes.',
        'The surface charge has gone.',
        'Measuring straight after a drive, when every battery looks healthy.',
      ],
      [
        'Look at the battery: the tightness of the clamps, any white crust, bulging sides and the date.',
        'It is clean, the clamps are tight and the sides are flat.',
      ],
      [
        'Set the meter to 20 V DC, and put red on the positive post and black on the negative post.',
        '12.6 V or more is full, 12.4 V three quarters, 12.2 V half, and below 12.0 V flat.',
      ],
      [
        'If it reads below 12.4 V, charge it fully, let it rest for a few hours and measure again.',
        'It holds 12.6 V. If it cannot, it is finished.',
      ],
      [
        'Watch the meter while somebody starts the engine.',
        'It stays above about 9.6–10 V.',
        'Condemning a battery on this test when it was not charged to begin with.',
      ],
      [
        'Or use a battery tester, set to the EN amps printed on the label.',
        'It shows at least about 70% of the printed figure.',
      ],
    ],
    figures: [
      { what: 'Full, at rest', range: '12.6–12.9 V', source: 'part-makers' },
      { what: 'Lowest while cranking', range: '9.6–10 V at 20 °C', source: 'practice' },
    ],
    costs: [
      { case: 'Test', diy: [0, 0], garage: [0, 0] },
      { case: 'Multimeter to keep', diy: [12, 50], garage: null },
    ],
    garageIf:
      'Have it tested under load if the readings contradict each other. Many motor factors do it free of charge.',
    after: [
      'Charge a weak battery fully before you decide.',
      'Write the reading and the date on a label, so that next year’s means something.',
    ],
    faults: [
      'starter-battery-worn',
      'battery-cell-collapsed',
      'battery-terminals-corroded',
      'battery-undercharged-short-trips',
      'starter-motor-worn',
    ],
    byCar: [
      'AGM battery: it rests a little higher, at 12.8–12.9 V.',
      'Lithium 12 V battery: it rests at about 13.2–13.4 V, and needs its own charger.',
      'Electric car: there is nothing to crank, so test it at rest with the car asleep.',
    ],
  },
  'test-the-alternator': {
    title: 'Test the alternator',
    about: 'Whether the battery is being charged',
    aliases: [
      'alternator test',
      'check alternator',
      'charging system test',
      'battery not charging',
      'alternator voltage',
    ],
    system: 'electrical',
    why: 'A new battery is no use if nothing charges it. A few minutes with a meter save you from buying the wrong one of the two.',
    when: 'Do this when the battery warning light glows, the lights dim at idle, or a good battery keeps going flat.',
    difficulty: 'easy',
    minutes: [10, 20],
    tools: ['Multimeter', 'Torch'],
    materials: [],
    safety: [
      'The engine is running: tie up hair, scarf and sleeves, and keep the meter’s leads away from the belt and the fan.',
      'Never take a battery clamp off with the engine running: the voltage spike destroys control units.',
    ],
    steps: [
      [
        'With the engine off, look at the belt and the plugs of the alternator.',
        'The belt is intact and tight, and the plugs are pushed home.',
      ],
      ['Measure across the battery with the engine still off.', 'It reads about 12.4–12.8 V.'],
      [
        'Start the engine, let it idle and measure again.',
        'It reads 13.5–14.8 V. Smart charging may drift up and down for some minutes.',
        'Condemning a smart alternator because it shows 12.8 V with a full battery.',
      ],
      [
        'Switch on main beam, heated screen and blower, and hold the engine at 2,000 rpm.',
        'It still reads more than 13.2–13.5 V.',
      ],
      [
        'With the loads still on, measure from the body of the alternator to the negative post, then from its output to the positive post.',
        'Each reads less than 0.2–0.3 V, so the cables are good.',
      ],
      [
        'Switch the meter to AC and measure across the battery.',
        'It reads less than 0.1 V. More than that points to a bad diode.',
      ],
    ],
    figures: [
      { what: 'Charging voltage', range: '13.5–14.8 V (smart: 12.5–15.2 V)', source: 'manuals' },
      { what: 'Voltage drop of each cable', range: '0.1–0.3 V', source: 'practice' },
    ],
    costs: [
      { case: 'Test', diy: [0, 0], garage: [20, 60] },
      { case: 'Rebuilt alternator', diy: [120, 400], garage: [280, 800] },
    ],
    garageIf:
      'Stop soon if the battery warning light is on: the car will run for perhaps half an hour. If the belt has come off, do not drive at all, because the power steering and the water pump may have gone with it.',
    after: [
      'Charge the battery fully before you judge the alternator again.',
      'Clear any low-voltage codes.',
    ],
    faults: [
      'alternator-failed',
      'alternator-overcharging',
      'alternator-bearing-worn',
      'drive-belt-worn',
      'earth-strap-corroded',
      'dc-dc-converter-failed',
    ],
    codes: ['P0562'],
    byCar: [
      'Smart charging: watch the live data under load and as the car slows down.',
      '48 V mild hybrid: a converter charges the 12 V battery. Leave the 48 V parts to a specialist.',
      'Electric car: the DC-DC converter does this job. Expect 13–15 V in Ready.',
    ],
  },
  'care-for-the-12-v-battery-of-an-electric-car': {
    title: 'Care for the 12 V battery of an electric car',
    about: 'The small battery that can strand a big one',
    aliases: [
      'ev 12v battery',
      'electric car 12v',
      'electric car won’t start',
      'electric car dead battery',
      'ev 12 volt battery',
    ],
    system: 'electrical',
    why: 'An electric car with a full drive battery is dead when its small one is flat: doors, control units and contactors all run on 12 V.',
    when: 'Test it every year from the third, and before the car is parked for weeks.',
    difficulty: 'easy',
    minutes: [15, 40],
    tools: [
      'Multimeter',
      'Charger for the right type (lead, AGM or lithium)',
      'Mechanical key',
      'Booster pack',
    ],
    materials: [],
    safety: [
      ORANGE,
      'Switch the car off, make sure that Ready is out, and take the key well away. Never charge the 12 V battery through loose leads in the rain.',
    ],
    steps: [
      [
        'Find the 12 V battery and the emergency releases for doors and bonnet in your manual.',
        'You could get in with everything dead.',
      ],
      [
        'Open whatever covers the battery, let the car sleep for an hour with the key away, and measure.',
        'It reads 12.5–12.9 V for lead or AGM, and 13.2–13.4 V for lithium.',
        'Waking the car with a door or the app while you measure.',
      ],
      [
        'Switch the car to Ready and measure again.',
        'It reads 13–15 V: the converter is charging it.',
      ],
      [
        'Turn off what keeps the car awake: sentry mode, an app that asks too often, dongles in the diagnostic socket.',
        'The car is asleep within an hour.',
      ],
      [
        'If the car will be parked for weeks, leave the drive battery at 40–60% and do what your manual says for the 12 V battery: plugged in, on a maintainer, or in storage mode.',
        'The 12 V battery stays above 12.4 V.',
      ],
      [
        'If it is flat, wake the car with a booster on its 12 V jump points, then leave it in Ready for an hour.',
        'The Ready light is on.',
        'Using the electric car to jump-start another.',
      ],
    ],
    figures: [
      { what: 'At rest', range: '12.5–12.9 V (lithium 13.2–13.4 V)', source: 'part-makers' },
      { what: 'Life', range: '3–6 years', source: 'practice' },
    ],
    costs: [
      { case: 'Check', diy: [0, 0], garage: [30, 80] },
      { case: 'New lead or AGM battery', diy: [90, 260], garage: [160, 420] },
      { case: 'New lithium 12 V', diy: null, garage: [250, 700] },
    ],
    garageIf: 'Have it looked at if it goes flat twice, or reads below 13 V in Ready.',
    after: ['Hand the old battery in where you buy the new one.', 'Note the date of the test.'],
    faults: [
      'ev-auxiliary-battery-worn',
      'dc-dc-converter-failed',
      'telematics-unit-drain',
      'module-stays-awake',
    ],
    byCar: [
      'Some models charge the 12 V battery whenever they are plugged in, others only in Ready or on a schedule.',
      'Electric latch of the front boot: find out where its pull cable or its jump terminals are.',
      'Lithium 12 V battery: never fit a lead one instead without recoding the car.',
    ],
  },
  'change-the-key-fob-battery': {
    title: 'Change the key fob battery',
    about: 'A coin cell, and the slot that you cannot find',
    aliases: [
      'key battery',
      'key fob battery',
      'remote key not working',
      'key fob',
      'cr2032 car key',
    ],
    system: 'electrical',
    why: 'A weak cell shortens the range of the key, and one morning the car says ‘key not recognised’.',
    when: 'Do this when the range of the key falls or the message appears, about every two to three years.',
    difficulty: 'easy',
    minutes: [5, 20],
    tools: ['Small flat screwdriver or coin', 'Soft cloth'],
    materials: ['Coin cell as printed on the old one (CR2032, CR2025, CR2450 …)'],
    safety: [
      'Coin cells kill small children who swallow them. Keep both cells away from them, and call 999 at once if one has been swallowed.',
      'Do not let metal bridge the two faces of the cell.',
    ],
    steps: [
      ['Slide the emergency blade out of the fob.', 'There is a slot behind it.'],
      [
        'Open the case by twisting something flat in the slot.',
        'The halves click apart.',
        'Levering at the buttons.',
      ],
      [
        'Note which side of the cell is positive, and read its number.',
        'You have taken a photograph.',
      ],
      ['Lift the cell out without bending the contacts.', 'The contacts are still straight.'],
      [
        'Hold the new cell by its rim and put it in with the same side up.',
        'It sits under both springs.',
        'Touching its faces: grease makes a bad contact.',
      ],
      [
        'Close the case until it clicks, and try every button, near the car and far from it.',
        'The range is back to normal.',
      ],
    ],
    figures: [
      { what: 'Fresh 3 V cell', range: '3.0–3.3 V', source: 'standards' },
      { what: 'Life', range: '2–3 years', source: 'practice' },
    ],
    costs: [{ case: 'Coin cell', diy: [3, 10], garage: [15, 45] }],
    garageIf:
      'Go to a locksmith or a dealer if a new cell does not help, the case is wet inside, or the key has been through the wash.',
    after: [
      'Tape over the old cell and hand it in with used batteries.',
      'If the car no longer responds to the key, synchronise it as your manual says.',
    ],
    repairOf: {
      'key-fob-battery-flat': ['Coin cell'],
    },
    faults: ['key-fob-battery-flat', 'keyless-antenna-fault', 'immobiliser-transponder-fault'],
    byCar: [
      'Flat cell: hold the key against the marked spot on the steering column or the start button.',
      'Some keys charge in the ignition and have no cell to change.',
      'Sealed or soldered cells: leave them to a specialist.',
    ],
  },
  'unlock-a-car-with-a-flat-battery': {
    title: 'Unlock a car with a flat battery',
    about: 'The keyhole that most cars still have',
    aliases: [
      'unlock car flat battery',
      'locked out of car',
      'open car with dead battery',
      'central locking dead',
      'boot won’t open flat battery',
    ],
    system: 'body_structure',
    why: 'Central locking needs 12 V. Every car has a mechanical way in as well; it is just well hidden.',
    when: 'Do this when neither the remote nor keyless entry does anything.',
    difficulty: 'easy',
    minutes: [5, 20],
    tools: [
      'The fob with its blade, and a new cell for it',
      'Flat tool wrapped in tape for the key cover',
      'Booster or leads',
    ],
    materials: [],
    safety: [
      'If a child or an animal is locked in on a warm day, call 999 at once, and break a side window far from them.',
      'Do not push wires or wedges into a door: there are airbags and cables inside.',
    ],
    steps: [
      [
        'Try the spare key, or change the battery in the fob.',
        'You know that it is the car and not the key.',
      ],
      ['Slide the blade out of the fob.', 'You have the blade in your hand.'],
      [
        'Find the lock in the driver’s door, often under a cap at the handle. Lever the cap off from its slot underneath.',
        'You can see the lock.',
        'Breaking the cap by starting at the wrong side.',
      ],
      [
        'Push the blade right in and turn it, pulling the handle at the same time if your manual says so.',
        'The button rises, or you feel the latch let go.',
      ],
      [
        'Open the bonnet. If the battery is in the boot, use the jump points at the front.',
        'You have found the positive terminal and an earth point.',
      ],
      [
        'Connect a booster or jump leads, start the car and take them off again.',
        'The locks work again.',
      ],
      [
        'If the alarm goes off, switch the ignition on with the key at its marked spot.',
        'The alarm stops.',
        'Disconnecting the battery in a panic.',
      ],
    ],
    figures: [{ what: 'Voltage below which locks stop', range: '8–10 V', source: 'practice' }],
    costs: [
      { case: 'With your blade', diy: [0, 0], garage: [60, 160] },
      { case: 'Locksmith without key', diy: null, garage: [80, 300] },
    ],
    garageIf:
      'Call a vehicle locksmith or your breakdown service if the lock has seized. Forcing the door costs more.',
    after: [
      'Press the cap back on. Charge the battery and have it tested.',
      'Work the blade in the lock twice a year, with a drop of lock oil.',
    ],
    faults: [
      'starter-battery-worn',
      'key-fob-battery-flat',
      'door-lock-actuator-failed',
      'tailgate-release-fault',
    ],
    byCar: [
      'Electric handles: there is an emergency pull under the handle, or a pair of terminals in the bumper for 12 V from outside.',
      'Boot: fold the rear seat and look for the yellow or slotted release.',
      'Selector locked in P: there is a release under the gaiter of the lever.',
    ],
  },
  'reset-the-service-light': {
    title: 'Reset the service light',
    about: 'After the service, never instead of it',
    aliases: [
      'service light reset',
      'reset service light',
      'reset oil light',
      'oil service reset',
      'service indicator reset',
      'service due message',
      'reset service interval',
      'spanner light',
    ],
    system: 'electrical',
    why: 'The reminder counts miles, days and, on many cars, cold starts. It has no idea that the work has been done until somebody says so.',
    when: 'Do this straight after the service that the display asks for.',
    difficulty: 'easy',
    minutes: [5, 20],
    tools: [
      'Owner’s manual',
      'OBD-II reader with a service function, where the car has no menu for it',
    ],
    materials: [],
    safety: [
      'Do it parked, with the parking brake on and the gearbox in neutral or P: the steps need the ignition on.',
      'A red oil can is not a service reminder. It warns of lost oil pressure: switch the engine off at once.',
    ],
    steps: [
      [
        'Read the message. A spanner or ‘service due’ is the reminder; any other warning light has a cause of its own.',
        'You know that it is the reminder, and which service it asks for.',
        'Taking the red oil pressure light for a reminder.',
      ],
      [
        'Make sure that the work has been done: the oil changed and its level between MIN and MAX, or the inspection carried out.',
        'Nothing that the message asks for is left to do.',
        'Resetting it for a quiet life: nothing will remind you of the oil any more.',
      ],
      [
        'Switch the ignition on with the engine off, and keep your foot off the accelerator unless the manual asks for it.',
        'The dashboard is lit and the engine is silent.',
      ],
      [
        'Look for the reset in the menus first: vehicle, settings or maintenance, then service or oil life.',
        'The menu offers to reset this service.',
      ],
      [
        'If there is no menu, do as the manual says. On most older cars you hold the trip button as you switch the ignition on, or press the pedals in a certain order.',
        'The display counts down, or says that it has been reset.',
        'Letting go early, which starts the count again.',
      ],
      [
        'If neither works, plug in an OBD-II reader that lists the service reset for this car, and follow its screen.',
        'The reader confirms the reset.',
      ],
      [
        'Switch off, wait ten seconds, start the engine and read the new interval.',
        'There is no message, and the full distance to the next service is back.',
      ],
    ],
    figures: [
      { what: 'Oil service interval', range: '6,000–18,000 miles or 1–2 years', source: 'manuals' },
      { what: 'Brake fluid reminder', range: 'every 2 years', source: 'manuals' },
    ],
    costs: [{ case: 'Reset alone', diy: [0, 0], garage: [15, 60] }],
    garageIf:
      'Have a garage reset it if only the manufacturer’s tool can, or if the service has to be entered in a digital record to keep a warranty.',
    after: [
      'Write the date, the mileage and the grade of oil into the service record.',
      'If the message is back within days, have the car read for codes.',
    ],
    faults: ['engine-oil-low', 'oil-diluted-with-fuel'],
    byCar: [
      'Volkswagen, Audi, Škoda, SEAT: oil service and inspection are reset separately.',
      'BMW and MINI: each item (oil, brake fluid, pads, MOT date) is reset on its own, and only near its date.',
      'Diesel: an early reminder can mean that interrupted filter cleaning has thinned the oil with fuel. Check the level.',
      'Electric car: it still has reminders for brake fluid, cabin filter and coolant.',
    ],
  },
  'check-fuses-and-relays': {
    title: 'Check fuses and relays',
    about: 'The first thing to rule out',
    aliases: [
      'fuses',
      'fuse',
      'blown fuse',
      'fuse box',
      'relay',
      'change a fuse',
      'cigarette lighter fuse',
    ],
    system: 'electrical',
    why: 'A fuse costs pennies, and is the first thing to rule out when something electric goes dead.',
    when: 'Do this when one function, or several that share a fuse, stop working at once.',
    difficulty: 'easy',
    minutes: [10, 30],
    tools: ['Fuse puller', 'Test light or multimeter', 'Torch', 'Fuse chart of the manual'],
    materials: ['Blade fuses of the same size and colour'],
    safety: [
      'Never fit a larger fuse, foil or wire: the loom would burn.',
      `${ORANGE} Leave airbag fuses alone while the ignition is on.`,
    ],
    steps: [
      [
        'Find the fuse boxes and their chart: at the end of the dashboard, under the bonnet or in the boot.',
        'You know the number of the fuse and its amps.',
      ],
      ['Switch the ignition off and take the key away.', 'Everything is quiet.'],
      [
        'Switch the dead circuit on, with the ignition on for this test only, and touch both test points on top of the fuse with the test light.',
        'It lights at both: the fuse is good. At one only: it has blown.',
        'Judging a fuse by eye.',
      ],
      [
        'Switch the ignition off and pull the fuse straight out.',
        'You can see whether the bridge is intact or burnt.',
      ],
      [
        'Fit one of the same colour and amps, once.',
        'The circuit works, and goes on working.',
        'Fitting a third fuse instead of finding the short.',
      ],
      [
        'Feel the relay click as the circuit is switched, or swap it with one of the same number from a circuit that does not matter.',
        'You know whether the fault moves with the relay.',
      ],
      ['Close the lid with its seal.', 'The box is dry and shut.'],
    ],
    figures: [
      {
        what: 'Colours',
        range: '5 A tan, 7.5 A brown, 10 A red, 15 A blue, 20 A yellow, 25 A clear, 30 A green',
        source: 'standards',
      },
    ],
    costs: [
      { case: 'Fuse', diy: [1, 5], garage: [20, 60] },
      { case: 'Relay', diy: [8, 35], garage: [40, 120] },
    ],
    garageIf:
      'Leave it to a garage if a new fuse blows at once, the box is melted or wet, or it is a main fuse or a high-voltage one.',
    after: [
      'Keep two of each colour in the car.',
      'Set the clock and the windows again if they lost their memory.',
    ],
    faults: [
      'accessory-socket-fuse-blown',
      'fuse-box-failed',
      'engine-management-relay-failed',
      'headlight-relay-circuit-fault',
      'connector-corroded',
    ],
    byCar: [
      'Mini, low-profile and micro fuses are not interchangeable.',
      'In many modern cars the ‘relay’ is part of a control unit.',
      'Bolted main fuses: disconnect the battery first.',
    ],
  },
  'read-trouble-codes-with-an-obd-reader': {
    title: 'Read trouble codes with an OBD reader',
    about: 'Getting the evidence before anybody clears it',
    aliases: [
      'obd',
      'obd2',
      'read codes',
      'code reader',
      'engine light reader',
      'scan tool',
      'check engine light',
    ],
    system: 'electrical',
    why: 'The engine warning light only says that something has been stored. The code says which circuit to look at. It is a lead, not a verdict.',
    when: 'Do this when a warning light is on, before you buy a used car, and before anything is cleared.',
    difficulty: 'easy',
    minutes: [10, 25],
    tools: ['OBD-II reader or Bluetooth adapter with app'],
    materials: [],
    safety: [
      'If the engine warning light flashes, ease off and stop soon: misfires burn the catalytic converter. If a red light comes on, stop at once.',
      'Never read or type while you drive, and fix the dongle so that it cannot fall under the pedals.',
    ],
    steps: [
      [
        'Find the 16-pin socket, usually under the dashboard by the driver’s knees.',
        'The socket is clean.',
      ],
      [
        'Switch the ignition on, leave the engine off, and plug the reader in.',
        'The reader lights up.',
      ],
      [
        'Connect, and read stored, pending and permanent codes.',
        'You have a list. ‘None’ is an answer too.',
      ],
      [
        'Save the codes and the freeze frame.',
        'You have a photograph or a file.',
        'Clearing first: the freeze frame is then gone.',
      ],
      [
        'Start the engine outdoors and read the live data: coolant temperature, fuel trims, readiness.',
        'The values move with the engine.',
      ],
      [
        'Look up what the code means and what to check first.',
        'You have a first check, not a part number.',
        'Replacing the sensor that the code names.',
      ],
      [
        'After the repair, clear the codes, drive until the engine is warm and then on a motorway, and read again.',
        'No code is stored, and the monitors are ready.',
      ],
    ],
    figures: [
      {
        what: 'Drive until monitors are ready',
        range: '50–100 miles in mixed use',
        source: 'practice',
      },
      { what: 'Fuel trim of a healthy engine', range: '−10 to +10%', source: 'practice' },
    ],
    costs: [{ case: 'Simple reader or adapter', diy: [15, 60], garage: [40, 130] }],
    garageIf:
      'Leave airbag, ABS, gearbox and high-voltage codes, and faults that come and go, to a garage with a tool for your make.',
    after: [
      'Unplug the reader: some of them drain the battery.',
      'Do not clear codes just before an MOT or an emissions test: the monitors will not be ready.',
    ],
    faults: [
      'oxygen-sensor-upstream-failed',
      'catalyst-inefficient',
      'evap-purge-valve-stuck-open',
      'fuel-cap-not-sealing',
      'ignition-coil-failed',
    ],
    codes: ['P0420', 'P0300', 'P0171'],
    byCar: [
      'UK and EU: petrol cars have the socket from 2001 and diesels from 2004.',
      'Electric cars have few standard codes. Use an app for the model.',
      'Cars with a secure gateway do not let every tool clear codes.',
    ],
  },
  'check-the-trailer-socket': {
    title: 'Check the trailer socket and lights',
    about: 'Seven or thirteen pins, most of them green',
    aliases: [
      'trailer socket',
      'trailer lights',
      'towing socket',
      '13 pin socket',
      '7 pin socket',
      'caravan electrics',
    ],
    system: 'lighting',
    why: 'A trailer without brake lights is invisible. Green contacts are nearly always the cause.',
    when: 'Do this before each tow. Clean the socket once a year.',
    difficulty: 'easy',
    minutes: [10, 40],
    tools: ['Socket tester or 12 V test light', 'Contact brush', 'Helper'],
    materials: ['Contact cleaner', 'Bulbs'],
    safety: [
      'Chock the trailer and leave the parking brake on, and let nobody stand between the car and the trailer.',
      'Switch the ignition off while you work in the socket.',
    ],
    steps: [
      ['Open the lid, and look for water, green metal and bent pins.', 'It is dry and bright.'],
      [
        'Spray it with contact cleaner, brush it and dry it.',
        'The metal shines.',
        'Greasing over the dirt.',
      ],
      ['Push the plug in, turn it to its stop and hook the lid over it.', 'It holds.'],
      [
        'Have somebody switch on sidelights, left, right, brake, fog and reverse, one after the other.',
        'Each light comes on by itself, and brightly.',
      ],
      [
        'If one light makes others glow, clean the earth, which is the white wire.',
        'No other light glows.',
        'Replacing bulbs to cure a bad earth.',
      ],
      [
        'Without the trailer, touch each pin with the test light, with its clip on earth pin 3.',
        'It lights wherever the function is switched on.',
      ],
      [
        'Plug the trailer in again. Check the trailer light on the dashboard, and that the rear parking sensors switch off.',
        'The trailer light blinks with the indicators.',
      ],
    ],
    figures: [
      { what: 'Voltage at a pin', range: '11.5–14.5 V', source: 'standards' },
      { what: 'Pins', range: '7 (ISO 1724) or 13 (ISO 11446)', source: 'standards' },
    ],
    costs: [
      { case: 'Clean and bulbs', diy: [5, 25], garage: [30, 90] },
      { case: 'New socket', diy: [12, 45], garage: [60, 180] },
    ],
    garageIf:
      'Leave it to an auto electrician if the towing module has to be coded, or if the loom has been tapped with crimp clips.',
    after: [
      'Close the lid, and unplug the trailer when you store it.',
      'Carry spare bulbs and an adaptor.',
    ],
    faults: [
      'trailer-wiring-fault',
      'tow-bar-or-trailer-socket-fault',
      'tail-lamp-socket-corroded',
    ],
    byCar: [
      'LED trailer lights: some cars read them as failed, and need a resistor or coding.',
      'Pins 9–13 (charging, reversing) are not always wired.',
      'Swivelling towbars: they will not swivel with a plug in the socket.',
    ],
  },
  'change-the-auxiliary-belt': {
    title: 'Change the auxiliary belt',
    about: 'The belt that drives the alternator and the pumps',
    aliases: [
      'auxiliary belt',
      'fan belt',
      'serpentine belt',
      'drive belt',
      'alternator belt',
      'squealing belt',
    ],
    system: 'engine_cooling',
    why: 'One belt drives the alternator, the air conditioning and often the water pump and the steering. When it goes, they all go, and the shreds can get into the timing drive.',
    when: 'Look at it every year. Change it typically at 60,000–100,000 miles or six to ten years, and whenever it is cracked or frayed. Your manual decides.',
    difficulty: 'moderate',
    minutes: [30, 150],
    tools: [
      'Ratchet or tensioner tool, and locking pin',
      'Jack and axle stands, if it is reached from below',
      'Torch and phone camera',
      'Torque wrench',
      'Spanner for the battery clamp',
    ],
    materials: ['Belt of the same rib count and length', 'Tensioner and idlers if they rattle'],
    safety: [
      'Take the key out, make sure that Ready is off, and take the negative clamp off the battery: a belt that turns takes fingers.',
      'Never reach under a car that is held up only by a jack.',
    ],
    steps: [
      [
        'Photograph the route of the belt, and compare it with the sticker under the bonnet or the manual.',
        'You could draw it.',
        'Not taking the photograph.',
      ],
      ['If the old belt is going back on, mark which way it runs.', 'There is an arrow on it.'],
      [
        'Turn the tensioner against its spring and pin it.',
        'The belt is slack.',
        'Putting your fingers between belt and pulley.',
      ],
      [
        'Take the belt off, then spin and rock each pulley.',
        'They are silent and have no play, and the tensioner moves smoothly.',
      ],
      ['Compare the new belt with the old one: ribs and length.', 'They match.'],
      [
        'Lay the new belt on, with a smooth pulley last.',
        'Every rib is in its groove on every pulley.',
        'Having it one rib out: it shreds within minutes.',
      ],
      ['Take the pin out and let the tensioner back slowly.', 'Its pointer is between its marks.'],
      [
        'Turn the engine one full turn by hand, refit the guards, lower the car and start it once the battery is reconnected.',
        'The belt runs true and quietly, and the battery warning light is out.',
      ],
    ],
    figures: [
      { what: 'Interval', range: '60,000–100,000 miles', source: 'manuals' },
      { what: 'Tensioner bolt', range: '20–50 Nm', source: 'manuals' },
    ],
    costs: [
      { case: 'Belt', diy: [20, 75], garage: [55, 195] },
      { case: 'Belt with tensioner and idlers', diy: [60, 200], garage: [150, 420] },
    ],
    garageIf:
      'Leave stretch-fit belts, belts behind an engine mount, and belt-driven starter-generators to a garage.',
    after: ['Listen to it cold the next morning.', 'Look at it once more after 500 miles.'],
    repairOf: {
      'drive-belt-worn': ['Belt'],
    },
    faults: [
      'drive-belt-worn',
      'belt-tensioner-worn',
      'alternator-bearing-worn',
      'crank-pulley-damper-failed',
      'power-steering-belt-slipping',
    ],
    byCar: [
      'Stretch belt without a tensioner: it can be fitted only once, with a special tool.',
      'Belt-driven starter-generator (mild hybrid): somebody trained has to make the 48 V safe first.',
      'Electric car: it has none.',
      'The timing belt is another belt altogether. Do not confuse the two.',
    ],
  },
  'charge-an-electric-car-safely': {
    title: 'Charge an electric car safely',
    about: 'At home and away',
    aliases: [
      'ev charging',
      'charge electric car',
      'home charging',
      'granny charger',
      '3 pin plug charging',
      'charging cable',
    ],
    system: 'fuel',
    why: 'Hours of high current overheat any weak socket in the house. Done properly, charging is safe and kind to the battery.',
    when: 'Do this every time you charge. Look at the plug and the cable once a month.',
    difficulty: 'easy',
    minutes: [5, 15],
    tools: ['The car’s cable, or a wallbox'],
    materials: [],
    safety: [
      'Use no extension leads, adaptors or coiled cables. If a plug gets hot, smells or has a brown mark, stop, switch off at the breaker and call an electrician.',
      'Never use a cable with cracked insulation or bent pins, and do not charge a car that has been flooded or crashed until it has been checked.',
    ],
    steps: [
      [
        'Look at the plug, the cable and the inlet.',
        'They are dry and clean, and the pins are straight.',
      ],
      [
        'At home, use a good socket on its own circuit that an electrician has checked, and set 6–10 A.',
        'After half an hour the plug is no more than lukewarm.',
        'Drawing full current from the socket in an old garage.',
      ],
      ['Uncoil the whole cable and lay it where nobody trips over it.', 'It lies flat.'],
      [
        'Plug it in at the supply first and then at the car, or as your manual says.',
        'The light shows that it is charging, and the plug is locked.',
      ],
      [
        'Set the limit: about 80% for every day, and 100% only before long trips. For LFP cells, do as the manual says.',
        'The limit is on the display.',
      ],
      [
        'At a rapid charger, warm the battery up on the way, arrive with little charge and leave near 80%.',
        'It charges at close to the most that the car can take.',
        'Waiting for the last 20% at a rapid charger.',
      ],
      [
        'To finish, stop the charge or unlock the plug, unplug the car, then the supply, and put the caps on.',
        'The cable is put away dry.',
        'Pulling at a plug that is still locked.',
      ],
    ],
    figures: [
      { what: 'Home socket', range: '1.4–2.3 kW (6–10 A)', source: 'standards' },
      { what: 'Wallbox', range: '3.7–11 kW (UK mostly 7.4 kW)', source: 'standards' },
      { what: 'Daily window', range: '20–80%', source: 'manuals' },
    ],
    costs: [
      { case: 'Full charge at home', diy: [5, 25], garage: null },
      { case: 'Wallbox installed', diy: null, garage: [700, 1800] },
    ],
    garageIf:
      'If a charging fault is still there with another cable at another post, the car needs a high-voltage technician. A hot socket needs an electrician.',
    after: [
      'Report broken public chargers.',
      'Look at the pins of the plug at home for heat marks.',
    ],
    faults: [
      'ev-onboard-charger-failed',
      'ev-charge-port-lock-fault',
      'ev-dc-charging-fault',
      'ev-home-charge-point-fault',
      'ev-charging-plug-overheated',
    ],
    byCar: [
      'LFP battery: many manufacturers ask you to charge to 100% once a week.',
      'Plug-in hybrid: as a rule it charges only slowly, with AC.',
      'Emergency release for the plug: look in the boot or under the bonnet.',
    ],
  },
  'look-after-the-coolant-of-an-electric-car': {
    title: 'Look after the coolant of an electric car',
    about: 'Look, but do not open',
    aliases: [
      'ev coolant',
      'electric car coolant',
      'battery coolant',
      'hybrid coolant',
      'electric car overheating',
    ],
    system: 'fuel',
    why: 'The drive battery and the power electronics are cooled by liquid beside high voltage. The wrong coolant, or a leak into the battery, can start a fire days later.',
    when: 'Look at the tanks once a month. Changes are for a trained workshop, as the service plan says.',
    difficulty: 'easy',
    minutes: [10, 20],
    tools: ['Torch'],
    materials: [],
    safety: [
      ORANGE,
      'Never open or top up a high-voltage circuit yourself. If the battery smokes, hisses or pops, get out and away, and call the fire service.',
    ],
    steps: [
      [
        'Switch the car off and let it cool. Ready must be out, and the car must not be plugged in.',
        'The fans are still.',
        'Looking while it charges: the fans can start.',
      ],
      [
        'Find the tanks in your manual: battery, motor and inverter, heater.',
        'You know which is which.',
      ],
      ['Read each level through the side of the tank.', 'Each is between MIN and MAX.'],
      [
        'Look for a change of colour, for crusts and for drips, on the ground too.',
        'The colour is as it was, and everything is dry.',
      ],
      [
        'Watch the messages and the charging power: limited power, or rapid charging that is slower than usual, is a sign.',
        'There is none.',
      ],
      [
        'If a level is low, do not top it up. Photograph it and call a specialist.',
        'You have an appointment.',
        'Filling it with tap water or ordinary antifreeze.',
      ],
    ],
    figures: [
      { what: 'Loss that is normal', range: 'none', source: 'manuals' },
      { what: 'Change interval', range: '5–10 years, some for life', source: 'manuals' },
    ],
    costs: [
      { case: 'Look', diy: [0, 0], garage: null },
      { case: 'Workshop change of one circuit', diy: null, garage: [150, 500] },
    ],
    garageIf:
      'Always leave the work to a workshop: the technician first isolates the high voltage, and software bleeds the circuit.',
    after: [
      'After a crash or a bang on the floor, have the battery and its cooling plate checked.',
      'Keep the service record: battery warranties ask for it.',
    ],
    faults: [
      'ev-battery-thermal-control-failed',
      'ev-power-electronics-pump-failed',
      'hybrid-inverter-pump-failed',
      'ev-isolation-fault',
    ],
    byCar: [
      'Low-conductivity coolant (some Hyundai, Kia and others): use nothing else.',
      'Air-cooled battery: do not block its vents in the cabin with bags.',
      'Hybrid: the engine and the inverter have separate tanks.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
