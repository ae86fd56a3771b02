import type { JobEntry } from './job.ts';

/** Which cylinder, which leak, which habit: finding one cause among several; and fitting a radio. */
export const narrowingJobs = {
  'find-the-misfiring-cylinder': {
    title: 'Find the misfiring cylinder',
    about: 'Swap coils and plugs, and see whether the misfire moves with them',
    aliases: [
      'which cylinder is misfiring',
      'swap coils',
      'misfire on one cylinder',
      'cylinder 1 misfire',
      'coil swap test',
      'misfire test',
      'find misfire',
      'single cylinder misfire',
      'diagnose misfire',
    ],
    system: 'engine_cooling',
    why: 'A coil costs a tenth of what four coils, four plugs and four injectors do. Swapping two parts shows in ten minutes which one it is.',
    when: 'Do this when the engine shakes, the engine light flashes or the reader shows P0300 to P0312.',
    difficulty: 'moderate',
    minutes: [30, 120],
    garageMinutes: [30, 90],
    tools: [
      'OBD-II reader',
      'Spark plug socket',
      'Torx bits',
      'Torch',
      'Notebook',
      'Torque wrench',
    ],
    materials: [],
    safety: [
      'If the engine light flashes, stop driving: unburnt fuel melts the catalytic converter and can set fire to what is under it.',
      'Coils make tens of thousands of volts. Never pull one, or a plug lead, with the engine running, and stay away if you wear a pacemaker.',
      'Work on a cold engine: plug threads in aluminium strip when they are warm.',
    ],
    steps: [
      [
        'Read the codes and write them down with the freeze frame.',
        'You know which cylinder, at what speed, hot or cold.',
        'Clearing the codes before you have written them down.',
      ],
      [
        'Look up how your engine’s cylinders are numbered.',
        'You can point at cylinder 1.',
        'Counting from the wrong end. On V engines the banks are numbered in more than one way.',
      ],
      [
        'Switch the engine off, and look down at the coils and plug wells for oil, water and cracks.',
        'The wells are dry and the plugs click home.',
      ],
      [
        'Mark the coil of the bad cylinder and swap it with a neighbour’s.',
        'Both plugs have clicked home.',
      ],
      [
        'Clear the code, start the engine and let it run until it misfires. Read it again.',
        'If the code has moved with the coil, the coil is faulty.',
        'Replacing all coils because one has failed.',
      ],
      [
        'If it has not moved, let the engine cool, take both spark plugs out, compare them and swap those.',
        'If the code moves with the plug, it is the plug. A cracked, oily or wet one explains itself.',
      ],
      [
        'If it still has not moved, look at the injector’s plug and wires.',
        'They are dry and undamaged, and the plug clicks home.',
      ],
      [
        'If it stays on that cylinder, have the compression tested.',
        'All cylinders are within about 10–15 per cent of each other.',
        'Buying an injector before the compression is known.',
      ],
    ],
    figures: [
      {
        what: 'Difference in compression between cylinders',
        range: 'within 10–15%',
        source: 'manuals',
      },
      { what: 'Codes of single cylinders', range: 'P0301–P0312', source: 'standards' },
    ],
    costs: [
      { case: 'Finding it', diy: [0, 0], garage: [60, 180] },
      { case: 'One coil', diy: [30, 110], garage: [70, 220] },
    ],
    garageIf:
      'Leave it to a garage if the coils sit under the inlet manifold, if a plug will not move, if it is a diesel, or if compression is low.',
    after: [
      'Clear the codes and drive until the reader shows no pending code.',
      'Change the oil if it smells of petrol.',
    ],
    faults: [
      'ignition-coil-failed',
      'spark-plugs-worn',
      'injector-circuit-fault',
      'spark-plug-well-flooded',
      'burnt-valve',
      'intake-vacuum-leak',
    ],
    codes: ['P030x'],
    byCar: [
      'One coil pack with leads: swap the leads. If two cylinders that share a coil misfire, it is the coil.',
      'Direct injection: injectors are under very high pressure. Do not swap them at home.',
      'Diesel: there are no coils. Have the injector corrections read instead.',
      'LPG: try it on petrol first. If it runs well, the fault is on the gas side.',
    ],
  },
  'find-out-whether-the-clutch-is-finished': {
    title: 'Find out whether the clutch is finished',
    about: 'Slip, drag, judder or only the pedal: tests on the road',
    aliases: [
      'clutch test',
      'clutch check',
      'clutch slip test',
      'riding the clutch',
      'clutch burning smell',
      'how long does a clutch last',
      'clutch wear',
      'gears hard to engage clutch',
    ],
    system: 'transmission_drivetrain',
    why: 'A new clutch is a day’s labour, and a gear that is hard to engage is as often caused by air in the hydraulics. These tests show which it is before the gearbox comes out.',
    when: 'Do this when the revs rise without the speed, when the bite is at the very top or bottom, or before you buy a car with high mileage.',
    difficulty: 'easy',
    minutes: [15, 40],
    garageMinutes: [15, 40],
    tools: ['Torch', 'A quiet, level road'],
    materials: [],
    safety: [
      'Test on an empty, straight, level road with nobody in front or behind.',
      'Do each slip test once only: a slipping clutch gets hot enough to smoke, and then it really is finished.',
      'If the pedal stays on the floor, do not drive: you may not get the car out of gear.',
    ],
    steps: [
      [
        'With the engine off, press the pedal slowly and let it come up again.',
        'It moves smoothly and comes back by itself.',
        'A mat or a carpet under the pedal.',
      ],
      [
        'Look at the level in the fluid reservoir, which many cars share with the brakes, and under the dash and gearbox for wet places.',
        'The level is right and everything is dry.',
      ],
      [
        'Start the engine, press the pedal fully, wait for three seconds and select reverse.',
        'It goes in without a crunch. If it crunches, the clutch drags: look at hydraulics or cable first.',
      ],
      [
        'Note where it bites as you pull away.',
        'It bites somewhere in the middle. At the very top the lining is thin, or a cable needs adjusting.',
      ],
      [
        'On the empty road at about 30 mph, select a high gear that the engine still pulls in and press the accelerator down for two seconds.',
        'Revs and speed rise together. If the revs rise by themselves, the clutch slips.',
        'Testing in a low gear, in which even a worn clutch still grips.',
      ],
      [
        'Pull away gently five times, cold and warm.',
        'There is no shaking. Judder that is only there when warm points to oil on the lining or a worn flywheel.',
      ],
      [
        'With the engine idling in neutral, press the pedal slowly and listen.',
        'Nothing changes. A whirr that comes with the pedal is the release bearing; a rattle that stops with it, the gearbox or the dual-mass flywheel.',
      ],
      [
        'Write down which test failed, and say that to the garage.',
        'You can say slip, drag, judder or noise, and when.',
      ],
    ],
    figures: [
      { what: 'Usual life', range: '60,000–100,000 miles', source: 'practice' },
      { what: 'Speed for the slip test', range: 'about 30 mph', source: 'practice' },
    ],
    costs: [
      { case: 'Testing it', diy: [0, 0], garage: [30, 90] },
      { case: 'Hydraulics bled', diy: [8, 20], garage: [50, 130] },
    ],
    garageIf:
      'Have it looked at this week if it slips, and do not tow or climb hills until then. A pedal on the floor is for the recovery truck.',
    after: [
      'Ask for a quote with and without the flywheel, with the release bearing in both.',
      'Take your foot off the pedal between changes: resting it there is what wears clutches.',
    ],
    faults: [
      'clutch-friction-worn',
      'dual-mass-flywheel-worn',
      'clutch-release-bearing-worn',
      'clutch-slave-leak',
      'clutch-master-failed',
      'clutch-cable-stretched',
    ],
    byCar: [
      'Automatic with a torque converter: it has no such clutch. Slip there is a matter of fluid and gearbox.',
      'Dual-clutch and automated gearboxes: there is no pedal. Have the clutch wear read by scan tool.',
      'Cable clutch: many adjust themselves. If yours does not, have the free play set first.',
    ],
  },
  'find-out-why-it-uses-too-much-fuel': {
    title: 'Find out why it uses too much fuel',
    about: 'Measured first, then tyres, brakes, temperature and habits',
    aliases: [
      'poor fuel economy',
      'bad mpg',
      'low mpg',
      'high fuel consumption',
      'using too much fuel',
      'car drinking petrol',
      'fuel consumption gone up',
      'improve mpg',
      'gas mileage',
      'save fuel',
    ],
    system: 'fuel',
    why: 'Half of all thirsty cars have only soft tyres, a roof box or winter to blame. The other half have one worn part, which wastes more in fuel than it costs to replace.',
    when: 'Do this when a tank takes you a tenth less far than it used to, on the same roads in the same season.',
    difficulty: 'easy',
    minutes: [30, 90],
    garageMinutes: [30, 90],
    tools: ['Notebook', 'Tyre pressure gauge', 'OBD-II reader', 'Torch'],
    materials: [],
    safety: [
      'If you smell fuel or see drips, do not start the engine. Have it looked at where it stands.',
      'A wheel that is too hot to touch after a drive has a brake that binds. Do not drive on.',
    ],
    steps: [
      [
        'Fill to the first click, note the miles, drive a full tank, fill to the first click at the same pump and divide.',
        'You have miles per gallon from the pump and not from the display, over at least 200 miles.',
        'Judging by one short trip or by the trip computer.',
      ],
      [
        'Compare with the same season last year, or with what other owners of the engine report.',
        'You know whether it is really more.',
      ],
      [
        'Take the roof box, the bars and the heavy things out, and set the tyre pressures cold.',
        'The pressures are those of the label.',
      ],
      [
        'After a drive with little braking, hold your hand near each wheel.',
        'All four are about equally warm.',
        'Touching the disc. It can burn you.',
      ],
      [
        'Watch the temperature gauge, or the coolant temperature on a reader, on a ten-mile drive.',
        'It settles near 90 °C. If it stays under about 75 °C, the thermostat is open and the engine is running rich.',
      ],
      [
        'Read the codes and the fuel trims, warm and at idle.',
        'There is no code, and short plus long trim is within about 10 per cent of zero.',
      ],
      [
        'Look at the air filter, the age of the plugs, and the oil’s grade.',
        'The filter is clean and the plugs are within their interval.',
      ],
      [
        'Coast from 30 mph in neutral on a level, empty road, once in each direction.',
        'It rolls freely and straight, and slows down evenly.',
        'Trying this on a hill, or with the engine off: steering and brake assistance would go.',
      ],
      [
        'Drive one tank gently: look far ahead, lift off early, and stay at sixty on the motorway.',
        'You know how much is down to the car, and how much to your right foot.',
      ],
    ],
    figures: [
      { what: 'More fuel in winter, on short trips', range: '10–25%', source: 'practice' },
      { what: 'Fuel trim, short plus long, warm', range: 'within ± 10%', source: 'practice' },
      {
        what: 'Miles per gallon from litres per 100 km',
        range: '282 ÷ l/100 km',
        source: 'standards',
      },
    ],
    costs: [
      { case: 'Finding it', diy: [0, 0], garage: [50, 160] },
      { case: 'Thermostat or air filter', diy: [15, 70], garage: [60, 260] },
    ],
    garageIf:
      'Book it in if there is a fuel smell, a code, a hot wheel, or trims that are far from zero.',
    after: ['Note each fill for a month: it shows whether the repair worked.'],
    faults: [
      'thermostat-stuck-open',
      'tyre-pressure-low-seasonal',
      'brake-caliper-piston-seized',
      'air-filter-clogged',
      'oxygen-sensor-upstream-failed',
      'spark-plugs-worn',
    ],
    byCar: [
      'Diesel with a particulate filter: regeneration every few hundred miles costs fuel. More often than that is a sign of short trips or a fault.',
      'Hybrid: in winter the engine runs for heat. Clean the battery’s air inlet too.',
      'Electric car: count kWh per mile in the same way. Cold, speed and the heater decide.',
    ],
  },
  'find-where-water-gets-in': {
    title: 'Find where water gets into the car',
    about: 'Wet carpet, wet boot: rain, coolant, air conditioning or sunroof',
    aliases: [
      'water leak test car',
      'rain getting into car',
      'where is water getting in',
      'water in boot',
      'water in spare wheel well',
      'water in passenger footwell',
      'carpet soaked after rain',
      'dry out wet car carpet',
    ],
    system: 'body_structure',
    why: 'Water runs along a seam and drips somewhere else, and control units lie under the carpet. With a helper, a little water and patience you find the place before the electrics do.',
    when: 'Do this at the first damp carpet or misted window that will not clear, on a dry day.',
    difficulty: 'moderate',
    minutes: [45, 180],
    garageMinutes: [45, 180],
    tools: [
      'Watering can or gentle hose',
      'Torch',
      'A helper',
      'Kitchen roll',
      'Chalk',
      'Wet vacuum and fan heater',
    ],
    materials: [],
    safety: [
      'If warning lights come on or something smells hot after a soaking, do not drive. Have the battery disconnected.',
      'On an electric or hybrid car, never put a hose near orange cables or the battery’s case.',
      'Do not pull a carpet or a pillar trim off over an airbag or a yellow plug.',
    ],
    steps: [
      [
        'Press white kitchen roll into the wet place, look at it and smell it.',
        'Clear is rain or air conditioning. Coloured, sweet and slippery is coolant from the heater.',
      ],
      [
        'Note when it comes: after rain, after a wash, after a drive with the air conditioning, parked nose up or down.',
        'You know which of them it is.',
        'Sealing a window when the water was from the air conditioning.',
      ],
      [
        'Clear the drains below the windscreen, at the sunroof corners and along the bottom of the doors.',
        'A cup of water poured into each runs out underneath.',
        'Poking a sunroof drain with wire, or with high pressure, which pulls the hose off inside.',
      ],
      [
        'Dry the place and lay the carpet back with fresh kitchen roll under it.',
        'Everything is dry to the touch.',
      ],
      [
        'Put your helper inside with a torch, and pour a little water on one place at a time, from the bottom up: sill, door seal, windscreen edge, roof.',
        'After five minutes at each place, the helper can say that it is dry or wet.',
        'Beginning at the roof: the water runs over everything below, and proves nothing.',
      ],
      [
        'When a drop appears, follow it upwards and mark the place with chalk.',
        'You have the highest wet point.',
      ],
      [
        'For a wet boot, sit inside with the torch while the helper pours round the rear lights, the seal and the hinges.',
        'You see the track. Have the boot opened for you: agree on a knock.',
        'Shutting yourself into a boot that cannot be opened from inside.',
      ],
      [
        'For a wet front footwell with dry seals, look at the membrane in the door and at the cabin filter’s housing.',
        'The membrane is stuck down all round, and the filter is dry.',
      ],
      [
        'Once it is repaired, lift the carpet, draw the water out, and dry the foam with warm, moving air.',
        'The foam is dry underneath, which takes days.',
      ],
    ],
    figures: [
      { what: 'Water on each place', range: '5 minutes', source: 'practice' },
      { what: 'Drying foam under a carpet', range: '2–5 days', source: 'practice' },
    ],
    costs: [
      { case: 'Finding it', diy: [0, 0], garage: [80, 300] },
      { case: 'Drains cleared', diy: [0, 0], garage: [50, 150] },
    ],
    garageIf:
      'Leave it to a garage or a leak specialist if it is coolant, if the windscreen’s bond leaks, or if a control unit got wet.',
    after: [
      'Run the air conditioning with the heat on for a few drives.',
      'Look at the place after the next heavy rain.',
    ],
    faults: [
      'scuttle-drain-blocked',
      'sunroof-drains-blocked',
      'door-membrane-leak',
      'boot-seal-leak',
      'windscreen-bond-leak',
      'evaporator-drain-blocked',
      'heater-core-leaking',
      'mouldy-carpet-smell',
    ],
    byCar: [
      'Cars with a sunroof: the four drains end in the wings or sills. Look for where they come out.',
      'Estates, hatchbacks and vans: look at roof seams, side doors, rear lights and the vents behind the bumper.',
      'Convertibles: the hood’s own drains behind the seats block with leaves.',
    ],
  },
  'fit-a-new-car-radio': {
    title: 'Fit a new car radio',
    about: 'Adapter leads instead of cut wires, and steering wheel buttons that still work',
    aliases: [
      'car stereo installation',
      'fit car stereo',
      'aftermarket head unit',
      'head unit install',
      'double din radio',
      'single din',
      'carplay head unit',
      'android auto head unit',
      'replace car radio',
      'iso harness adapter',
      'change car stereo',
    ],
    system: 'electrical',
    why: 'A new radio brings the phone’s maps and calls to an old car for the price of a tyre. With adapter leads nothing is cut, and the old one can go back in when you sell.',
    when: 'Do this when the old one has failed, or you want your phone on the screen.',
    difficulty: 'moderate',
    minutes: [60, 180],
    garageMinutes: [45, 120],
    tools: [
      'Trim levers',
      'Release keys for the old radio',
      'Screwdrivers and battery spanner',
      'Multimeter',
      'Torch',
      'Crimp tool',
    ],
    materials: [
      'Radio of the right size (single or double DIN, or made for the model)',
      'Fascia and cage',
      'Adapter leads for power, aerial and steering wheel buttons',
    ],
    safety: [
      'Disconnect the negative lead of the battery and wait for ten minutes before you unplug anything near an airbag switch or a yellow plug.',
      'Do not tap into wires that you have not measured, and fuse any new feed within a hand’s width of its source.',
      'Set it up while parked. A screen with video in the driver’s view is against the law on the move.',
    ],
    steps: [
      [
        'Look your car up in the seller’s list: size, fascia, adapter, amplifier, camera, steering wheel buttons.',
        'You have every adapter that it names.',
        'Buying by size only. On many cars the climate display or the parking sensors go through the old unit.',
      ],
      [
        'Note the old radio’s code, switch the ignition off, disconnect the negative lead of the battery and wait for ten minutes.',
        'The interior light stays off.',
      ],
      [
        'Ease the surround off with plastic levers, and release the radio with its keys or screws.',
        'It slides out without force.',
        'Pulling at the front of a radio that still has two screws.',
      ],
      [
        'Take a photograph, then press the catches and unplug it.',
        'You know which plug was where.',
      ],
      [
        'Join the adapter leads to the new radio on the bench: yellow always live, red live with the ignition, black earth.',
        'Each joint is crimped or plugged, none is twisted.',
        'Swapping yellow and red. The radio forgets its settings or drains the battery.',
      ],
      [
        'Fit the cage and fascia, lead the microphone up behind the trim and clear of the airbags, and plug everything in.',
        'No lead is trapped behind the radio.',
      ],
      [
        'Reconnect the battery and try it before you push it home: sound from each corner, radio reception, buttons, camera.',
        'It all works, and the display goes dark when you lock the car.',
      ],
      [
        'Push it in until the cage clicks, and fit the surround.',
        'It sits flush and does not rattle.',
      ],
      [
        'Lock the car, wait until it has gone to sleep, and measure the current at the battery.',
        'It settles, usually under 50 mA.',
      ],
    ],
    figures: [
      {
        what: 'Single and double DIN opening',
        range: '180 × 50 mm and 180 × 100 mm',
        source: 'standards',
      },
      {
        what: 'Standby current once the car has gone to sleep',
        range: 'under 50 mA',
        source: 'practice',
      },
    ],
    costs: [
      { case: 'Radio with adapters', diy: [120, 500], garage: [200, 700] },
      { case: 'Fascia and leads only', diy: [30, 120], garage: null },
    ],
    garageIf:
      'Leave it to a car audio fitter if the sound runs over a fibre-optic ring, if climate or car settings are in the old unit, or if a wire would have to be cut.',
    after: [
      'Set the clock, the windows and the phone up, parked.',
      'Store the old radio: buyers like it.',
    ],
    faults: [
      'infotainment-unit-failed',
      'radio-aerial-failed',
      'audio-amplifier-failed',
      'accessory-drains-battery',
      'radio-code-locked',
    ],
    byCar: [
      'Cars with a separate amplifier: they need an adapter that switches it on.',
      'DAB: the old aerial is often for FM only. Fit a DAB aerial on the glass.',
      'Newer cars whose screen is part of the car: add an adapter box for the phone instead of changing the unit.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
