import type { JobEntry } from './job.ts';

const BATTERY_GAS =
  'A battery gives off explosive gas and holds acid: no sparks or flames, goggles on, and no tool that can touch both poles. Take rings and watches off.';
const ORANGE =
  'Never touch orange cables or the parts they lead to: the voltage kills even when the car is off.';

/** The 12 V battery, charging, fuses, keys, diagnosis, and electric cars. */
export const electricalJobs = {
  'change-the-car-battery': {
    title: 'Change the 12 V battery and code it',
    about: '12 V battery',
    aliases: [
      'battery change',
      'car battery',
      'new battery',
      'replace battery',
      'battery coding',
      'battery registration',
    ],
    system: 'electrical',
    why: 'A starter battery weakens over years and gives up on the first cold morning. Changing it in time saves the recovery.',
    when: 'When a test shows it weak, usually after 4–7 years. Your manual names the type.',
    difficulty: 'easy',
    minutes: [25, 75],
    tools: [
      '10 and 13 mm spanners',
      'Memory saver (optional)',
      'Wire brush',
      'Gloves and goggles',
      'Scan tool for cars that need coding',
    ],
    materials: [
      'Battery of the same case, poles, capacity and type (flooded, EFB or AGM)',
      'Pole grease',
    ],
    safety: [
      BATTERY_GAS,
      'Minus off first, plus off second; plus on first, minus on last.',
      'It weighs 12–25 kg: lift with straight back.',
    ],
    steps: [
      [
        'Note the radio code if needed, open windows and boot, and switch everything off. Wait ten minutes with the key away.',
        'Control units are asleep.',
        'Locking the key or the boot catch in.',
      ],
      [
        'Compare old and new: size, pole side, Ah, A (EN), AGM or EFB.',
        'They agree; AGM replaces AGM.',
        'A flooded battery in a stop-start car: dead in a year.',
      ],
      ['Take the minus clamp off and put it aside, then plus.', 'Neither can spring back.'],
      ['Undo the hold-down, pull off the vent hose, lift the battery out upright.', 'Tray is dry.'],
      ['Brush clamps and tray clean; wash acid off with soda water.', 'Bright metal.'],
      [
        'Put the new one in, hold-down tight, vent hose on.',
        'It does not move by hand.',
        'Vent hose left off in a boot: gas in the cabin.',
      ],
      [
        'Plus on, then minus; tighten just firm; grease; cover on plus.',
        'Clamps do not turn by hand.',
        'Hammering clamps on.',
      ],
      [
        'Start; set clock and windows; let a stop-start car sleep, then register or code the battery by tool.',
        'Starts briskly, no warning light, 13.5–14.8 V running.',
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
      'Leave it if the battery sits under seat or wheel arch and you would lose the way, if coding needs a tool you have not got, or if the old one died in under two years: then look for a drain.',
    after: [
      'Sellers take old batteries back; never put them in the bin.',
      'Re-teach one-touch windows, steering angle and sunroof if the manual says so.',
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
      'Start-stop with a battery sensor: AGM or EFB, registered in the car.',
      'Battery in the boot or cabin: vent hose is a must.',
      'Second battery or 48 V: leave the 48 V alone.',
      'Electric car: 12 V is changed likewise, with the car off and the key away; some use a lithium type that must stay lithium.',
    ],
  },
  'jump-start-a-car': {
    title: 'Jump start a car',
    about: 'Flat 12 V battery',
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
    why: 'Lights left on or a cold night, and the starter only clicks. With leads or a booster you are away in minutes.',
    when: 'When the battery is flat, whole, and not frozen.',
    difficulty: 'easy',
    minutes: [10, 30],
    tools: [
      'Jump leads of at least 25 mm² for diesels (16 mm² for petrol), or a booster pack',
      'Gloves and goggles',
    ],
    materials: [],
    safety: [
      BATTERY_GAS,
      'Never jump a frozen, cracked or leaking battery: it can explode.',
      'The cars do not touch; gear in neutral or Park, parking brake on. Only 12 V to 12 V: never 24 V or a high-voltage battery.',
    ],
    steps: [
      [
        'Read the manual’s jump points. Everything off in both cars; helper engine off (an electric or hybrid car only as helper if its manual allows).',
        'You found plus and an earth point in both.',
      ],
      [
        'Red on the flat battery’s plus, then red on the helper’s plus.',
        'Clamps grip bare metal.',
        'Free clamp touching the body: sparks.',
      ],
      [
        'Black on the helper’s minus or earth, then black on bare metal of the flat car, away from battery and fuel.',
        'Hard connection on engine block or earth point.',
        'Clipping black to the flat battery: it can spark right above the gas.',
      ],
      ['Start the helper and let it idle for 3–5 minutes.', 'The dash of the flat car brightens.'],
      [
        'Try to start, at most ten seconds at a time, a minute between.',
        'It turns briskly and runs.',
      ],
      [
        'With both running, switch on heated screen and blower of the started car for a minute.',
        'A voltage peak is soaked up.',
      ],
      [
        'Take leads off in reverse: black from the started car, black from helper, red from helper, red from started car.',
        'Nothing touched.',
        'Switching the engine off too soon.',
      ],
      [
        'Drive for at least 30–60 minutes, or charge with a charger.',
        'It starts by itself afterwards.',
      ],
    ],
    figures: [
      { what: 'Lead section', range: '16–25 mm² petrol, 25–35 mm² diesel', source: 'standards' },
      { what: 'Time to recharge fully by charger', range: '8–24 hours', source: 'part-makers' },
    ],
    costs: [
      { case: 'Jump leads', diy: [20, 60], garage: null },
      { case: 'Booster pack', diy: [50, 160], garage: null },
      { case: 'Call-out', diy: null, garage: [60, 160] },
    ],
    garageIf:
      'Call for help if it clicks with a good helper, if a battery is swollen or smells, or if it goes flat again within days.',
    after: [
      'Have battery and charging tested.',
      'A deeply emptied battery ages: charge it fully overnight.',
    ],
    faults: [
      'starter-battery-worn',
      'battery-terminals-corroded',
      'battery-undercharged-short-trips',
      'accessory-drains-battery',
      'module-stays-awake',
      'alternator-failed',
    ],
    byCar: [
      'Hybrid: only its 12 V jump point; Ready replaces cranking.',
      'Electric car: may be jumped on its 12 V to wake it up; often must not help others.',
      'Battery in the boot: use the points under the bonnet.',
      'Start-stop: black clamp on the body, never on the sensor at the minus pole.',
    ],
  },
  'test-the-car-battery': {
    title: 'Test the 12 V battery',
    about: 'Battery test',
    aliases: [
      'battery test',
      'check battery',
      'battery voltage',
      'is my battery dead',
      'battery health',
    ],
    system: 'electrical',
    why: 'Two readings tell a flat battery from a worn one, before you pay for the wrong part.',
    when: 'Before winter from the third year, and when starting slows down.',
    difficulty: 'easy',
    minutes: [10, 20],
    tools: ['Multimeter', 'Battery tester (optional)'],
    materials: [],
    safety: [BATTERY_GAS, 'Keep leads clear of belts and fans when the engine runs.'],
    steps: [
      [
        'Let the car rest overnight, or put the lights on for a minute and then wait ten.',
        'Surface charge is gone.',
        'Measuring straight after a drive.',
      ],
      ['Look: clamps, white crust, swelling, date.', 'Clean, tight, flat sides.'],
      [
        'Meter to 20 V DC; red on plus, black on minus.',
        '12.6 V or more is full, 12.4 V three quarters, 12.2 V half, below 12.0 V flat.',
      ],
      ['If below 12.4 V, charge fully, rest for hours, measure again.', 'It holds 12.6 V.'],
      [
        'Watch the meter while a helper starts the engine.',
        'It stays above about 9.6–10 V.',
        'Judging a battery by this test when it is not charged.',
      ],
      [
        'Or use a tester set to the battery’s EN amps.',
        'At least about 70 % of the printed value.',
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
      'Have it tested under load when the readings contradict each other; many shops do it free.',
    after: ['Charge a weak battery fully.', 'Write the reading and date on a label.'],
    faults: [
      'starter-battery-worn',
      'battery-cell-collapsed',
      'battery-terminals-corroded',
      'battery-undercharged-short-trips',
      'starter-motor-worn',
    ],
    byCar: [
      'AGM rests a little higher, 12.8–12.9 V.',
      'Lithium 12 V: about 13.2–13.4 V; use its own charger.',
      'Electric car: no cranking; test at rest with the car asleep.',
    ],
  },
  'test-the-alternator': {
    title: 'Test the alternator',
    about: 'Charging voltage',
    aliases: [
      'alternator test',
      'check alternator',
      'charging system test',
      'battery not charging',
      'alternator voltage',
    ],
    system: 'electrical',
    why: 'A new battery does not help when it is not charged.',
    when: 'When the battery warning light glows, lights dim, or a good battery keeps going flat.',
    difficulty: 'easy',
    minutes: [10, 20],
    tools: ['Multimeter', 'Torch'],
    materials: [],
    safety: [
      'The engine runs: tie up hair, scarf and sleeves, and keep leads away from belt and fan.',
      'Never take a battery clamp off with the engine running: the voltage peak destroys control units.',
    ],
    steps: [
      [
        'Engine off: look at the belt and the plugs of the alternator.',
        'Belt whole and tight, plug home.',
      ],
      ['Measure at the battery, at rest.', 'About 12.4–12.8 V.'],
      [
        'Start, idle, measure again.',
        '13.5–14.8 V; smart systems may vary for minutes.',
        'Condemning a smart alternator that shows 12.8 V with a full battery.',
      ],
      [
        'Switch on main beam, heated screen and blower; hold 2,000 rpm.',
        'Still above 13.2–13.5 V.',
      ],
      [
        'Measure from alternator body to battery minus, then from its output to battery plus.',
        'Each less than 0.2–0.3 V: cables are good.',
      ],
      ['Meter to AC: at the battery.', 'Less than 0.1 V; more points to a bad diode.'],
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
      'Stop soon when the battery warning light is on: the car runs for perhaps half an hour. With the belt off, power steering or water pump may fail too: do not drive.',
    after: ['Charge the battery fully before you judge again.', 'Clear low-voltage codes.'],
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
      'Smart charging: look at the live data under load and overrun.',
      'Mild hybrid 48 V: a converter charges 12 V; 48 V parts are for specialists.',
      'Electric car: the DC-DC converter does it; expect 13–15 V in Ready.',
    ],
  },
  'care-for-the-12-v-battery-of-an-electric-car': {
    title: 'Care for the 12 V battery of an electric car',
    about: '12 V battery of an EV',
    aliases: [
      'ev 12v battery',
      'electric car 12v',
      'electric car won’t start',
      'electric car dead battery',
      'ev 12 volt battery',
    ],
    system: 'electrical',
    why: 'An electric car with a full drive battery stands dead when its small battery is flat: doors, computers and contactors run on 12 V.',
    when: 'Test each year from the third; before the car stands for weeks.',
    difficulty: 'easy',
    minutes: [15, 40],
    tools: ['Multimeter', 'Charger for the right type (lead, AGM or lithium)', 'Mechanical key'],
    materials: [],
    safety: [
      ORANGE,
      'Car off, Ready light out, key well away; never charge 12 V by loose leads in the rain.',
    ],
    steps: [
      [
        'Find the 12 V battery and the emergency door and bonnet release in the manual.',
        'You could get in with everything dead.',
      ],
      [
        'Let the car sleep for an hour, key away, and measure.',
        '12.5–12.9 V lead or AGM; 13.2–13.4 V lithium.',
        'Waking the car with door or app while you measure.',
      ],
      ['Switch to Ready and measure.', '13–15 V: the converter charges.'],
      [
        'Turn off what keeps it awake: sentry mode, frequent app queries, dongles in the diagnostic socket.',
        'It sleeps within an hour.',
      ],
      [
        'For weeks of standing keep the drive battery at 40–60 % and follow the manual for 12 V: plugged in, maintainer or storage mode.',
        '12 V holds above 12.4 V.',
      ],
      [
        'If it is flat: wake it up on the 12 V jump points by a booster, then Ready for an hour.',
        'Ready light on.',
        'Using the electric car to jump others.',
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
    garageIf: 'Have it looked at when it goes flat twice, or Ready shows below 13 V.',
    after: ['Recycle the old battery with the seller.', 'Note the date of the test.'],
    faults: [
      'ev-auxiliary-battery-worn',
      'dc-dc-converter-failed',
      'telematics-unit-drain',
      'module-stays-awake',
    ],
    byCar: [
      'Some models charge 12 V when plugged in, others only in Ready or by schedule.',
      'Frunk latches are electric: know the wire pull or jump terminals behind the bumper.',
      'Lithium 12 V: never fit lead instead without recoding.',
    ],
  },
  'change-the-key-fob-battery': {
    title: 'Change the key fob battery',
    about: 'Remote key battery',
    aliases: [
      'key battery',
      'key fob battery',
      'remote key not working',
      'key fob',
      'cr2032 car key',
    ],
    system: 'electrical',
    why: 'A weak cell shortens the range and ends with ‘key not recognised’.',
    when: 'When the range falls or the message comes, about every 2–3 years.',
    difficulty: 'easy',
    minutes: [5, 20],
    tools: ['Small flat screwdriver or coin', 'Soft cloth'],
    materials: ['Coin cell as printed on the old one (CR2032, CR2025, CR2450 …)'],
    safety: [
      'Coin cells kill small children who swallow them: keep both cells away, and call emergency help at once if swallowed.',
      'Do not short the cell between fingers or metal.',
    ],
    steps: [
      ['Slide out the emergency key blade.', 'A slot appears.'],
      [
        'Open the case at the slot with a twist.',
        'Halves click apart.',
        'Levering at the buttons.',
      ],
      ['Note which side is plus; look at the number.', 'Photo taken.'],
      ['Lift the cell out without bending contacts.', 'Contacts stand.'],
      [
        'Put the new one in, held by the rim, same side up.',
        'It sits under both springs.',
        'Touching the faces: grease weakens contact.',
      ],
      [
        'Close until it clicks; try every button and the start near and far.',
        'Works at normal range.',
      ],
    ],
    figures: [
      { what: 'Fresh 3 V cell', range: '3.0–3.3 V', source: 'standards' },
      { what: 'Life', range: '2–3 years', source: 'practice' },
    ],
    costs: [{ case: 'Coin cell', diy: [3, 10], garage: [15, 45] }],
    garageIf:
      'Go to a locksmith or dealer if a new cell does not help, the case is wet inside, or the key was washed.',
    after: [
      'Old cells go to battery collection, taped over.',
      'If needed, resynchronise by the manual’s sequence.',
    ],
    repairOf: {
      'key-fob-battery-flat': ['Coin cell'],
    },
    faults: ['key-fob-battery-flat', 'keyless-antenna-fault', 'immobiliser-transponder-fault'],
    byCar: [
      'Flat cell: hold the key to the marked spot at column or start button.',
      'Some keys recharge in the ignition; they have no cell to change.',
      'Sealed or soldered cells: specialist.',
    ],
  },
  'unlock-a-car-with-a-flat-battery': {
    title: 'Unlock a car with a flat battery',
    about: 'Locked out, battery flat',
    aliases: [
      'unlock car flat battery',
      'locked out of car',
      'open car with dead battery',
      'central locking dead',
      'boot won’t open flat battery',
    ],
    system: 'body_structure',
    why: 'Central locking needs 12 V. Every car has a mechanical way in; it only hides.',
    when: 'When neither remote nor keyless entry reacts.',
    difficulty: 'easy',
    minutes: [5, 20],
    tools: [
      'The fob with its blade',
      'Flat tool wrapped in tape for the key cover',
      'Booster or leads',
    ],
    materials: [],
    safety: [
      'A child or animal locked in on a warm day: call the emergency services at once; break a side window far from them.',
      'No wire or wedge near side airbags and window wiring in the door.',
    ],
    steps: [
      ['Change the fob’s cell or try the spare key first.', 'It is the car and not the key.'],
      ['Slide the blade out of the fob.', 'Blade in hand.'],
      [
        'Find the lock: driver’s door, often under a cap at the handle; lever the cap from its slot below.',
        'Lock cylinder is visible.',
        'Breaking the cap from the wrong side.',
      ],
      [
        'Pull the handle if the manual says so, insert fully, turn.',
        'The button rises or you feel the latch.',
      ],
      [
        'Open the bonnet. If the battery is in the boot, use the jump points in front.',
        'Terminals found.',
      ],
      ['Connect a booster or leads, and start.', 'The locks work again.'],
      [
        'The alarm may sound: switch the ignition on with the key at its marked spot.',
        'Alarm quiet.',
        'Disconnecting in panic.',
      ],
    ],
    figures: [{ what: 'Voltage below which locks stop', range: '8–10 V', source: 'practice' }],
    costs: [
      { case: 'With your blade', diy: [0, 0], garage: [60, 160] },
      { case: 'Locksmith without key', diy: null, garage: [80, 300] },
    ],
    garageIf:
      'Call a vehicle locksmith or your breakdown service when the lock is seized; forcing the door costs more.',
    after: [
      'Charge and test the battery.',
      'Work the key in the lock twice a year with a drop of lock oil.',
    ],
    faults: [
      'starter-battery-worn',
      'key-fob-battery-flat',
      'door-lock-actuator-failed',
      'tailgate-release-fault',
    ],
    byCar: [
      'Electric handles: emergency pull under the handle or terminals in the bumper to feed 12 V from outside.',
      'Boot: fold the rear seat, find the yellow or slotted release.',
      'Gear or Park locked: shift release under the lever’s boot.',
    ],
  },
  'reset-the-service-light': {
    title: 'Reset the service light',
    about: 'Service reminder',
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
    why: 'The reminder counts miles, days and, on many cars, cold starts. It does not know that the work was done until somebody says so, and then it counts anew.',
    when: 'Straight after the service that it asks for, never instead of it. Write date and mileage into the service record as well.',
    difficulty: 'easy',
    minutes: [5, 20],
    tools: [
      'Owner’s manual',
      'OBD-II reader with a service function, where the car has no menu for it',
    ],
    materials: [],
    safety: [
      'Stand still with the parking brake on and the gearbox in neutral or P: the steps need the ignition on.',
      'A red oil can is no service reminder: it warns of lost oil pressure. Switch the engine off at once.',
    ],
    steps: [
      [
        'Read the message: a spanner or ‘service due’ is the reminder. Any other warning light has a cause of its own.',
        'You know that it is the reminder and which service it asks for.',
        'Taking the red oil pressure light for a reminder.',
      ],
      [
        'See that the work is done: the oil changed and the level between MIN and MAX, or the inspection carried out.',
        'Nothing is left of what the message asks for.',
        'Resetting to silence it: nothing reminds you of the oil any more.',
      ],
      [
        'Switch the ignition on with the engine off. Keep a foot off the accelerator unless the manual asks for it.',
        'The dashboard is lit and the engine is silent.',
      ],
      [
        'Look for the reset in the menus first: vehicle, settings or maintenance, then service or oil life.',
        'The menu offers to reset this service.',
      ],
      [
        'Without a menu, follow the manual: most older cars want the trip button held while the ignition goes on, or pedals pressed in a given order.',
        'The display counts down or says that it was reset.',
        'Letting go early: the count starts again.',
      ],
      [
        'Where neither exists, plug in an OBD-II reader that lists this car’s service reset and follow its screen.',
        'The reader confirms the reset.',
      ],
      [
        'Switch off, wait ten seconds and start. Read the new interval.',
        'No message, and the distance to the next service is back at its full figure.',
      ],
    ],
    figures: [
      { what: 'Oil service interval', range: '6,000–18,000 miles or 1–2 years', source: 'manuals' },
      { what: 'Brake fluid reminder', range: 'every 2 years', source: 'manuals' },
    ],
    costs: [{ case: 'Reset alone', diy: [0, 0], garage: [15, 60] }],
    garageIf:
      'Have it reset by a garage where only the maker’s tool can do it, or where the service must be entered in a digital record to keep a warranty.',
    after: [
      'Write date, mileage and oil grade into the service record.',
      'If the message returns within days, have the car read for codes.',
    ],
    faults: ['engine-oil-low', 'oil-diluted-with-fuel'],
    byCar: [
      'Volkswagen, Audi, Škoda, SEAT: oil service and inspection are reset apart from each other.',
      'BMW and MINI: each item (oil, brake fluid, pads, MOT date) is reset by itself, and only near its date.',
      'Diesel: a reminder that comes early may mean oil thinned with fuel by cut-off filter cleanings: check the level.',
      'Electric car: brake fluid, cabin filter and coolant still have reminders.',
    ],
  },
  'check-fuses-and-relays': {
    title: 'Check fuses and relays',
    about: 'Fuses and relays',
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
    why: 'A fuse that costs pennies is the first thing to rule out when something electric is dead.',
    when: 'When one function, or several that share a fuse, stopped at once.',
    difficulty: 'easy',
    minutes: [10, 30],
    tools: ['Fuse puller', 'Test lamp or multimeter', 'Torch', 'Fuse chart of the manual'],
    materials: ['Blade fuses of the same size and colour'],
    safety: [
      'Never fit a larger fuse, foil or wire: the loom burns.',
      `${ORANGE} Leave airbag fuses alone with the ignition on.`,
    ],
    steps: [
      [
        'Find the chart and the box: dash end, under the bonnet, boot.',
        'You know number and amps.',
      ],
      ['Ignition off and key away.', 'All is quiet.'],
      [
        'Probe both test points on top of the fuse with the test lamp, circuit switched on (ignition on for this test only).',
        'Lit on both sides: good. On one only: blown.',
        'Judging by eye alone.',
      ],
      ['Ignition off; pull the fuse straight.', 'The bridge is whole or burnt.'],
      [
        'Fit the same colour and amps once.',
        'Works and stays.',
        'Fitting a third fuse instead of finding the short.',
      ],
      [
        'Relay: feel the click while it is switched; swap with a same-numbered one from a harmless circuit.',
        'Fault moves with the relay, or does not.',
      ],
      ['Close the lid with its seal.', 'Box is dry and shut.'],
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
      'Leave it when a new fuse blows at once, the box is melted or wet, or it is a main or high-voltage fuse.',
    after: [
      'Keep two of each colour in the car.',
      'Reset clock or windows if they lost their memory.',
    ],
    faults: [
      'accessory-socket-fuse-blown',
      'fuse-box-failed',
      'engine-management-relay-failed',
      'headlight-relay-circuit-fault',
      'connector-corroded',
    ],
    byCar: [
      'Mini, low-profile and micro fuses do not interchange.',
      'Many modern ‘relays’ are inside a control unit.',
      'Bolted main fuses: battery off first.',
    ],
  },
  'read-trouble-codes-with-an-obd-reader': {
    title: 'Read trouble codes with an OBD reader',
    about: 'OBD-II diagnosis',
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
    why: 'The engine warning light only says that something is stored. The code says which circuit to look at; it is a lead, not a verdict.',
    when: 'When a warning light is on, before buying a used car, and before clearing anything.',
    difficulty: 'easy',
    minutes: [10, 25],
    tools: ['OBD-II reader or Bluetooth adapter with app'],
    materials: [],
    safety: [
      'Flashing engine warning light: ease off and stop soon; misfires burn the catalytic converter. Red light: stop at once.',
      'Never read or type while driving; no dongle where it can fall under the pedals.',
    ],
    steps: [
      ['Find the 16-pin socket, usually under the dash by the driver’s knees.', 'Socket is clean.'],
      ['Ignition on, engine off; plug in.', 'The reader lights up.'],
      [
        'Connect and read stored, pending and permanent codes.',
        'The list is shown; ‘none’ is an answer too.',
      ],
      [
        'Save codes and freeze frame.',
        'Photo or file kept.',
        'Clearing first: the freeze frame is gone.',
      ],
      [
        'Read live data: coolant temperature, fuel trims, readiness.',
        'Values move with the engine.',
      ],
      [
        'Look up what the code means and what to check first.',
        'You have a first check, not a part number.',
        'Replacing the sensor named in the code.',
      ],
      [
        'After the repair clear, drive through warm-up and motorway, read again.',
        'No code, monitors ready.',
      ],
    ],
    figures: [
      {
        what: 'Drive until monitors are ready',
        range: '50–100 miles in mixed use',
        source: 'practice',
      },
      { what: 'Fuel trim of a sound engine', range: '−10 to +10 %', source: 'practice' },
    ],
    costs: [{ case: 'Simple reader or adapter', diy: [15, 60], garage: [40, 130] }],
    garageIf:
      'Airbag, ABS, gearbox and high-voltage codes want a maker-level tool; intermittent faults too.',
    after: [
      'Unplug the reader: some drain the battery.',
      'Do not clear codes just before an MOT or emissions test: monitors will not be ready.',
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
      'UK and EU: petrol from 2001, diesel from 2004; US from 1996.',
      'Electric cars: standard codes are few; use a model app.',
      'Secure gateway cars limit clearing by third-party tools.',
    ],
  },
  'check-the-trailer-socket': {
    title: 'Check the trailer socket and lights',
    about: 'Towing electrics',
    aliases: [
      'trailer socket',
      'trailer lights',
      'towing socket',
      '13 pin socket',
      '7 pin socket',
      'caravan electrics',
    ],
    system: 'lighting',
    why: 'A trailer without brake lights is invisible from behind. Green contacts are nearly always the cause.',
    when: 'Before each tow; clean the socket once a year.',
    difficulty: 'easy',
    minutes: [10, 40],
    tools: ['Socket tester or 12 V test lamp', 'Contact brush', 'Helper'],
    materials: ['Contact cleaner', 'Bulbs'],
    safety: [
      'Chock the trailer and leave the parking brake on; nobody between car and trailer.',
      'Ignition off while you work in the socket.',
    ],
    steps: [
      ['Open the lid: look for water, green, bent pins.', 'Dry and bright.'],
      ['Spray cleaner and brush; dry it.', 'Metal shines.', 'Grease over dirt.'],
      ['Plug in, turn or push to the stop; lid’s hook over the plug.', 'It holds.'],
      ['Helper: side, left, right, brake, fog, reverse.', 'Each light alone, bright.'],
      [
        'If one light makes others glow, clean the earth (white lead).',
        'No other light glows.',
        'Renewing bulbs for an earth fault.',
      ],
      [
        'Car without trailer: probe each pin with the test lamp to earth pin 3.',
        '12 V where the function is on.',
      ],
      [
        'Check the dashboard’s trailer tell-tale and that rear parking sensors switch off.',
        'Tell-tale blinks along.',
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
      'A towing module that must be coded, or a loom cut into with clamps, is for an auto electrician.',
    after: ['Close the lid; unplug for storage.', 'Carry spare bulbs and an adapter.'],
    faults: [
      'trailer-wiring-fault',
      'tow-bar-or-trailer-socket-fault',
      'tail-lamp-socket-corroded',
    ],
    byCar: [
      'LED trailer lights may read as failed: some cars need a resistor or coding.',
      'Pins 9–13 (charging, reverse) are not always wired.',
      'Swivelling towbars: a plug in socket blocks them.',
    ],
  },
  'change-the-auxiliary-belt': {
    title: 'Change the auxiliary belt',
    about: 'Drive belt of alternator and pumps',
    aliases: [
      'auxiliary belt',
      'fan belt',
      'serpentine belt',
      'drive belt',
      'alternator belt',
      'squealing belt',
    ],
    system: 'engine_cooling',
    why: 'One belt drives alternator, air conditioning, and often water pump and steering. When it goes, so do they; shreds can get into the timing drive.',
    when: 'Look each year; change typically at 60,000–100,000 miles or 6–10 years, and with cracks or fraying. Your manual decides.',
    difficulty: 'moderate',
    minutes: [30, 150],
    tools: [
      'Ratchet or tensioner tool, locking pin',
      'Jack and axle stand, if from below',
      'Torch, phone camera',
      'Torque wrench',
    ],
    materials: ['Belt of the same rib count and length', 'Tensioner and idlers if they rattle'],
    safety: [
      'Key out, Ready off, battery minus off: a belt that turns takes fingers.',
      'A jack alone never carries the car while you reach under it.',
    ],
    steps: [
      [
        'Photograph the routing and compare with the sticker or manual.',
        'You can draw it.',
        'No photo.',
      ],
      ['Note the running direction if the belt goes back on.', 'Arrow marked.'],
      [
        'Turn the tensioner against its spring and pin it.',
        'The belt is slack.',
        'Fingers between belt and pulley.',
      ],
      [
        'Take the belt off; spin each pulley and rock it.',
        'Silent and without play; tensioner moves evenly.',
      ],
      ['Compare belts: ribs, length.', 'They agree.'],
      [
        'Lay the new one on, smooth pulley last.',
        'Every rib is in its groove, everywhere.',
        'One rib off: shredded in minutes.',
      ],
      ['Release the tensioner slowly.', 'Pointer within its marks.'],
      [
        'Turn the engine by hand a full round, refit guards, then start.',
        'Runs true and silent, battery warning light out.',
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
      'Leave stretch-fit belts, belts behind an engine mount, and belt starter-generators to a garage.',
    after: ['Listen cold next morning.', 'Look once more after 500 miles.'],
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
      'Stretch belt without tensioner: one use, special tool.',
      'Belt starter-generator (mild hybrid): 48 V off by a trained person.',
      'Electric car: none.',
      'Timing belt is another matter; do not confuse them.',
    ],
  },
  'charge-an-electric-car-safely': {
    title: 'Charge an electric car safely',
    about: 'Charging at home and away',
    aliases: [
      'ev charging',
      'charge electric car',
      'home charging',
      'granny charger',
      '3 pin plug charging',
      'charging cable',
    ],
    system: 'fuel',
    why: 'Hours of high current find every weak socket. Done right it is safe and kind to the battery.',
    when: 'Each charge; look at plug and cable once a month.',
    difficulty: 'easy',
    minutes: [5, 15],
    tools: ['The car’s cable, or a wallbox'],
    materials: [],
    safety: [
      'No extension leads, adapters or coiled cables. A warm plug, smell or brown mark: stop, switch off at the breaker, have an electrician look.',
      'Never use a cable with cracked insulation or bent pins; never charge a car that was flooded or crashed before it is checked.',
    ],
    steps: [
      ['Look at plug, cable and inlet.', 'Dry, clean, straight pins.'],
      [
        'Home socket: a sound, dedicated one that an electrician has checked; set 6–10 A.',
        'The plug stays hand-warm after half an hour.',
        'Socket of an old garage at full current.',
      ],
      ['Uncoil the cable wholly; no one trips over it.', 'It lies flat.'],
      [
        'Plug in at the supply, then the car (or as the manual says).',
        'Light shows charging; plug locked.',
      ],
      [
        'Set the limit: about 80 % daily, 100 % before long trips only; LFP cells as the manual says.',
        'Limit shown.',
      ],
      [
        'Fast charging: precondition, arrive low, leave near 80 %.',
        'Power near what the car can.',
        'Waiting for the last 20 % at a rapid charger.',
      ],
      [
        'End: stop or unlock, unplug car, then supply; caps on.',
        'Cable stowed dry.',
        'Pulling at a locked plug.',
      ],
    ],
    figures: [
      { what: 'Home socket', range: '1.4–2.3 kW (6–10 A)', source: 'standards' },
      { what: 'Wallbox', range: '3.7–11 kW (UK mostly 7.4 kW)', source: 'standards' },
      { what: 'Daily window', range: '20–80 %', source: 'manuals' },
    ],
    costs: [
      { case: 'Full charge at home', diy: [5, 25], garage: null },
      { case: 'Wallbox installed', diy: null, garage: [700, 1800] },
    ],
    garageIf:
      'A charge fault that stays with another cable and post needs a high-voltage technician; a warm socket needs an electrician.',
    after: ['Report broken public posts.', 'Look at the home plug’s pins for heat marks.'],
    faults: [
      'ev-onboard-charger-failed',
      'ev-charge-port-lock-fault',
      'ev-dc-charging-fault',
      'ev-home-charge-point-fault',
      'ev-charging-plug-overheated',
    ],
    byCar: [
      'LFP battery: many makers ask for 100 % once a week.',
      'Plug-in hybrid: slow AC only, as a rule.',
      'Emergency release of the plug: in boot or under the bonnet.',
    ],
  },
  'look-after-the-coolant-of-an-electric-car': {
    title: 'Look after the coolant of an electric car',
    about: 'Battery and motor coolant: look, do not open',
    aliases: [
      'ev coolant',
      'electric car coolant',
      'battery coolant',
      'hybrid coolant',
      'electric car overheating',
    ],
    system: 'fuel',
    why: 'Drive battery and power electronics are cooled by liquid beside high voltage. The wrong coolant, or a leak into the battery, can start a fire days later.',
    when: 'Look monthly at the tanks; changes are for a trained workshop as the service plan says.',
    difficulty: 'easy',
    minutes: [10, 20],
    tools: ['Torch'],
    materials: [],
    safety: [
      ORANGE,
      'Never open or top up a high-voltage circuit on your own account. Smoke, hissing or a popping from the battery: out, away, and call the fire service.',
    ],
    steps: [
      [
        'Car off, Ready light out, not plugged in, cold.',
        'Fans stand still.',
        'Looking while it charges: fans start.',
      ],
      [
        'Find the tanks in the manual: battery, motor/inverter, heater.',
        'You know which is which.',
      ],
      ['Read each level through the wall.', 'Between MIN and MAX.'],
      ['Look at colour, crust and drips, also on the ground.', 'Clear and dry.'],
      [
        'Read messages and charging power: limited power or fast charging slower than usual is a sign.',
        'None.',
      ],
      [
        'Level low: do not top up; photograph it and call a specialist.',
        'Appointment made.',
        'Filling in tap water or ordinary antifreeze.',
      ],
    ],
    figures: [
      { what: 'Loss that is normal', range: 'none: 0 in a year', source: 'manuals' },
      { what: 'Change interval', range: '5–10 years, some for life', source: 'manuals' },
    ],
    costs: [
      { case: 'Look', diy: [0, 0], garage: null },
      { case: 'Workshop change of one circuit', diy: null, garage: [150, 500] },
    ],
    garageIf:
      'Always: bleeding is done by software, and the technician first isolates the high voltage.',
    after: [
      'After a crash or a bang on the floor have battery and cooling plate checked.',
      'Keep the service record: battery warranties ask for it.',
    ],
    faults: [
      'ev-battery-thermal-control-failed',
      'ev-power-electronics-pump-failed',
      'hybrid-inverter-pump-failed',
      'ev-isolation-fault',
    ],
    byCar: [
      'Low-conductivity coolant (some Hyundai, Kia and others): only that.',
      'Air-cooled batteries: keep the vents in the cabin free of bags.',
      'Hybrid: engine and inverter have separate tanks.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
