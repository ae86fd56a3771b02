import type { JobEntry } from './job.ts';

/** Finding out what is wrong before anything is bought: leaks, noises, vibration and worn parts. */
export const findingJobs = {
  'find-out-what-is-leaking': {
    title: 'Find out what is leaking under the car',
    about: 'A puddle on the drive: oil, coolant, fuel, brake fluid or only water',
    aliases: [
      'car leaking fluid',
      'fluid under car',
      'puddle under car',
      'fluid leak',
      'oil on driveway',
      'red fluid leaking',
      'leaking water under car',
    ],
    system: 'engine_cooling',
    why: 'A puddle says where to look, and its colour and smell say how urgent it is. Clean water in summer is harmless; a spot of brake fluid is not.',
    when: 'Do this as soon as you see a new patch, or when a level keeps falling.',
    difficulty: 'easy',
    minutes: [15, 45],
    garageMinutes: [15, 45],
    tools: ['Torch', 'Large sheet of cardboard', 'White paper or kitchen roll', 'Gloves'],
    materials: [],
    safety: [
      'If you smell petrol or diesel, do not start the engine and keep flames and sparks away. Have the car recovered.',
      'Do not drive a car that is losing brake fluid or whose pedal is soft.',
      'Do not crawl under a car that is not on stands: look from the side.',
      'Let the engine cool before you reach in, and keep your hands away from the fan.',
    ],
    steps: [
      [
        'Park on clean, level ground and slide cardboard under the engine and the gearbox overnight.',
        'It reaches from the front bumper to behind the gearbox.',
        'Judging by an old stain that was there before.',
      ],
      [
        'In the morning, mark on the cardboard where the front of the car is before you move it.',
        'Each spot can be traced to a place: front, middle or rear, left or right.',
      ],
      [
        'Dab a spot with white paper, look at its colour, rub it between gloved fingers and smell it.',
        'You can say what it is: engine oil is brown to black and slippery, coolant is coloured, sweet and watery, gearbox fluid is red or brown, brake fluid is clear to yellow and slimy.',
        'Tasting it, or calling every dark spot engine oil.',
      ],
      ['Check the engine oil on the dipstick.', 'It is between the marks.'],
      [
        'Look at the coolant level in the expansion tank with the engine cold.',
        'It is between the marks.',
      ],
      [
        'Look at the level in the brake fluid reservoir, and inside each wheel for a wet tyre or rim.',
        'The level is between the marks and every wheel is dry.',
        'Topping up brake fluid and driving off without looking for the leak.',
      ],
      [
        'Check the power steering reservoir and the screenwash, if your car has them under the bonnet.',
        'You know which level is the one that falls.',
      ],
      [
        'Shine the torch down from above along the engine, from the highest wet place downwards.',
        'You have found the highest point that is wet: the leak is there or above it.',
        'Replacing the part at the bottom, where it drips off.',
      ],
      [
        'If it is clean water under the middle of the car on a warm day, run the air conditioning and watch.',
        'More water drips: that is condensation, and nothing is wrong.',
      ],
      [
        'Wipe the area clean, drive for a day and look again.',
        'You can see fresh fluid and where it starts.',
      ],
    ],
    figures: [
      {
        what: 'Oil use that many manufacturers call normal',
        range: 'up to 0.5–1 litre per 600 miles',
        source: 'manuals',
      },
    ],
    costs: [
      { case: 'Looking for it', diy: [0, 0], garage: [40, 120] },
      { case: 'Leak traced with dye', diy: [10, 35], garage: [60, 180] },
    ],
    garageIf:
      'Have it recovered if it is fuel or brake fluid, if oil runs rather than drips, or if the coolant is gone. Book it in for anything that needs the car on a lift.',
    after: [
      'Write down the levels and the date, so that you know how fast it loses.',
      'Soak up spills with sand or cat litter and take it to the recycling centre: oil must not reach a drain.',
    ],
    faults: [
      'sump-drain-plug-leak',
      'rocker-cover-gasket-leak',
      'coolant-hose-split',
      'water-pump-leaking',
      'at-cooler-line-leak',
      'power-steering-hose-leaking',
      'brake-pipe-corroded',
      'fuel-line-leaking',
      'normal-ac-condensate',
    ],
    byCar: [
      'Electric car: it has coolant and brake fluid but no engine oil. A coolant leak belongs in a workshop.',
      'Undertray: oil runs along it and drips somewhere else. Take it off or have it taken off.',
      'Rear-engined and mid-engined cars: look at the rear for engine leaks and along the middle for coolant pipes.',
    ],
  },
  'find-where-a-noise-comes-from': {
    title: 'Find where a noise comes from',
    about: 'Clunk, squeal, hum, tick or rattle: narrowing it down in ten minutes',
    aliases: [
      'strange noise',
      'weird noise',
      'car making noise',
      'what is this noise',
      'car noises',
      'rattling noise',
      'clunking noise',
      'grinding noise',
    ],
    system: 'suspension',
    why: 'When and where a noise happens names the part far better than what it sounds like. A garage that is given the answers does not have to guess at your expense.',
    when: 'Do this as soon as you notice a new noise, and before you buy any part.',
    difficulty: 'easy',
    minutes: [20, 60],
    garageMinutes: [20, 60],
    tools: ['Phone for recording', 'A passenger', 'Torch', 'Notebook'],
    materials: [],
    safety: [
      'Stop at once for grinding brakes, a heavy knock from the engine, or a clonk that comes with loose steering.',
      'Keep hands, hair and sleeves clear of belts and fans when you listen with the bonnet open.',
      'Let the passenger do the recording and the writing. The driver only drives.',
    ],
    steps: [
      [
        'Empty the boot, the door pockets and the glovebox first, and take the spare tools out.',
        'The noise is still there. Many a rattle is only a bottle or a jack.',
        'Starting with the suspension when it was a can under the seat.',
      ],
      [
        'With the car parked in the open air, let the engine idle, then rev it gently in neutral.',
        'A noise that follows the revs belongs to the engine, its belt or the exhaust.',
      ],
      [
        'Drive on a quiet, straight road and lift off the accelerator; in a manual, put the clutch down for a few seconds.',
        'A noise that follows the road speed belongs to the wheels, tyres, bearings or shafts.',
        'Coasting with the engine off: steering and brakes lose their assistance.',
      ],
      [
        'Brake gently, then release.',
        'You know whether it starts, stops or changes with the brakes.',
      ],
      [
        'Steer gently left and right at a steady speed on an empty road.',
        'A hum that grows in a left bend is usually on the right, and the other way round.',
      ],
      [
        'Turn in a car park on full lock at walking pace, forwards and backwards.',
        'You know whether it clicks, groans or knocks.',
      ],
      [
        'Drive slowly over a speed bump with both wheels, then with one.',
        'You know which corner knocks, and whether on the way up or down.',
      ],
      [
        'Press down on each corner of the parked car and let go.',
        'You can hear a creak or a knock at one corner, or none.',
      ],
      [
        'Switch the air conditioning, the blower and the radio off and on in turn.',
        'You have ruled them out, or found it.',
      ],
      [
        'Record it twice, and write down when it happens: cold or warm, wet or dry, speed, gear, load.',
        'Somebody who was not in the car could reproduce it.',
        'Saying no more to the garage than that it makes a noise.',
      ],
    ],
    figures: [
      {
        what: 'Speed at which wheel bearings start to hum',
        range: '25–50 mph',
        source: 'practice',
      },
      { what: 'Length of a useful recording', range: '10–30 seconds', source: 'practice' },
    ],
    costs: [
      { case: 'Finding it yourself', diy: [0, 0], garage: null },
      { case: 'Road test and inspection', diy: null, garage: [40, 130] },
    ],
    garageIf:
      'Have it recovered if it grinds when braking, the engine knocks heavily, the steering clonks or feels loose, or it is getting louder within a few miles.',
    after: [
      'Enter what you found in our diagnosis: it changes which causes come first.',
      'After the repair, drive the same stretch of road again.',
    ],
    faults: [
      'stabiliser-link-worn',
      'wheel-bearing-worn',
      'cv-outer-joint-worn',
      'brake-discs-corroded',
      'exhaust-heat-shield-loose',
      'control-arm-bushes-worn',
      'tyre-cupping-noise',
      'cabin-trim-rattle',
    ],
    byCar: [
      'Electric car: you hear more than in a car with an engine. A hum at low speed outside is the pedestrian warning.',
      'Diesel: it is louder cold, and the rattle should fade within minutes.',
      'Car that has been parked for days: rust scraping off the discs is normal for the first few stops.',
    ],
  },
  'find-the-cause-of-a-vibration': {
    title: 'Find the cause of a vibration',
    about: 'A shake in the wheel, the seat or the pedals',
    aliases: [
      'car vibrates',
      'car shakes',
      'vibration at speed',
      'car shakes at idle',
      'shaking car',
      'vibration when accelerating',
      'judder',
    ],
    system: 'wheels_tyres',
    why: 'The speed and the place at which it shakes give it away: steering wheel means front, seat means rear, and only under power means a shaft or a mount.',
    when: 'Do this as soon as you feel a new shake, and before you pay for another wheel balance.',
    difficulty: 'easy',
    minutes: [20, 60],
    garageMinutes: [20, 60],
    tools: [
      'Pressure gauge',
      'Torch',
      'Gloves',
      'Wheel brace and torque wrench',
      'Jack, chocks and axle stands, if you swap wheels',
    ],
    materials: [],
    safety: [
      'Stop at the next safe place if a shake starts suddenly or grows quickly: a wheel may be loose or a tyre coming apart.',
      'Check the wheel nuts before anything else if a wheel was off recently.',
      'Do your test drives on a quiet road, and never let go of the wheel.',
    ],
    steps: [
      [
        'Check with the torque wrench or the wheel brace that every wheel nut is tight.',
        'None turns.',
        'Driving on for a week with a new shake after a tyre change.',
      ],
      [
        'Look round each tyre for bulges, a lifted tread or a nail, and set the pressures.',
        'All are undamaged, and the pressures agree with the door sticker.',
      ],
      [
        'Look behind the wheels for mud, snow or a stuck stone, and along the rims for missing weights.',
        'The rims are clean, and you have noted any bare patch of old glue.',
      ],
      [
        'With the engine idling in P or neutral, feel the steering wheel and the seat. Then hold the foot brake and select D, or put the clutch down.',
        'A shake that is there at a standstill belongs to the engine or its mounts.',
      ],
      [
        'Build up speed gradually to 70 mph on a motorway or dual carriageway, and note the speed at which it shakes.',
        'A shake between two speeds that fades above them is a wheel out of balance.',
      ],
      [
        'At the speed where it shakes, ease off, then accelerate gently.',
        'A shake only under power points to a driveshaft joint or a mount.',
      ],
      [
        'Brake gently from 60 mph on a clear road.',
        'A shake only when braking points to the discs.',
        'Having the wheels balanced for a shake that comes from the brakes.',
      ],
      [
        'Note where you feel it most: steering wheel, seat, pedal or the whole car.',
        'You have one word for it.',
      ],
      [
        'Swap the front and rear wheels, if all four are the same size, torque the nuts and drive again.',
        'If the shake has moved, one of these wheels or tyres causes it.',
      ],
    ],
    figures: [
      { what: 'Wheel out of balance shakes at', range: '50–75 mph', source: 'practice' },
      {
        what: 'Disc thickness variation that you can feel',
        range: '0.015–0.03 mm',
        source: 'part-makers',
      },
    ],
    costs: [
      { case: 'Finding it yourself', diy: [0, 0], garage: [40, 120] },
      { case: 'Four wheels balanced', diy: null, garage: [40, 110] },
    ],
    garageIf:
      'Have it recovered if a wheel is loose, a tyre bulges, or the shake came suddenly. Have it looked at if it shakes only under power, or if balancing has not cured it.',
    after: [
      'Ask for the old weights to come off before the wheels are balanced again, and for the runout to be measured.',
      'Check the wheel nuts after about 50 miles.',
    ],
    faults: [
      'wheel-out-of-balance',
      'brake-discs-thickness-variation',
      'engine-mount-broken',
      'cv-inner-joint-worn',
      'tyre-tread-belt-separation',
      'wheel-nuts-loose',
      'ignition-coil-failed',
      'propshaft-u-joint-worn',
    ],
    byCar: [
      'Four-wheel drive and rear-wheel drive: a propshaft joint or centre bearing shakes the floor and the seat.',
      'Dual-clutch gearbox: a judder as you pull away is usually the clutch.',
      'Car that has been parked for weeks: flat spots on the tyres disappear within some miles.',
    ],
  },
  'find-out-why-the-car-pulls': {
    title: 'Find out why the car pulls to one side',
    about: 'Tyres, brakes or tracking: a gauge and a quiet road decide',
    aliases: [
      'car drifts to one side',
      'steering pulls',
      'pulls to one side when braking',
      'car veers left',
      'steering pulling',
      'steering wheel not straight',
    ],
    system: 'steering',
    why: 'A soft tyre is the commonest reason and costs nothing. Paying for tracking before the pressures have been checked is the commonest waste.',
    when: 'Do this when you have to hold the wheel against something on a level road, or the wheel is off centre.',
    difficulty: 'easy',
    minutes: [20, 60],
    garageMinutes: [20, 45],
    tools: [
      'Pressure gauge and pump',
      'Tread gauge',
      'Torch',
      'Jack, axle stands and torque wrench, if you swap wheels',
    ],
    materials: [],
    safety: [
      'If it pulls hard when you brake, do not drive on: a brake may be seized or leaking.',
      'After a drive, hold your hand near each wheel without touching it: a seized brake gets hot enough to burn.',
      'Keep both hands on the wheel in every test.',
    ],
    steps: [
      [
        'Set all four pressures cold to the door sticker.',
        'Left and right agree on each axle.',
        'Checking by eye: a radial tyre looks the same at half its pressure.',
      ],
      [
        'Look at the tread of each tyre, across and between left and right.',
        'The make and the wear are the same on each axle.',
      ],
      [
        'Drive on a level, straight road with no wind, holding the wheel lightly.',
        'You know which way it drifts. A slight drift to the left on a British road is the camber of the road.',
      ],
      [
        'Repeat it on a large, level, empty car park.',
        'If it now runs straight, it was the camber of the road.',
      ],
      [
        'Brake gently from 30 mph on a clear road.',
        'If it pulls only now, it is a brake or a suspension bush.',
      ],
      [
        'Accelerate and ease off.',
        'If it pulls only under power, suspect a worn bush, a mount, or different tyres.',
      ],
      [
        'After ten minutes of driving with little braking, compare the heat of the wheels without touching them.',
        'All give off the same heat. One hot wheel is a dragging brake.',
        'Touching the disc.',
      ],
      [
        'Swap the front wheels left and right, unless the tyres have an arrow, tighten their nuts to the torque and drive again.',
        'If the pull has changed side, it is a tyre.',
        'Swapping tyres that have to turn one way only.',
      ],
      [
        'Have the alignment measured if none of this explains it, and ask for the print-out.',
        'You have the figures before and after.',
      ],
    ],
    figures: [
      { what: 'Pressure difference that you can feel', range: '0.2–0.3 bar', source: 'practice' },
      { what: 'Total toe on most cars', range: '0–0.3°', source: 'manuals' },
    ],
    costs: [
      { case: 'Finding it yourself', diy: [0, 0], garage: [30, 90] },
      { case: 'Four-wheel alignment', diy: null, garage: [60, 200] },
    ],
    garageIf:
      'Have it looked at the same day if it pulls when braking, a wheel runs hot, or it began after a knock.',
    after: [
      'Look at the tyre edges again after a month.',
      'Have the steering angle sensor calibrated if the wheel was straightened and a warning light has come on.',
    ],
    faults: [
      'tyre-pressure-low-seasonal',
      'brake-caliper-piston-seized',
      'brake-hose-collapsed',
      'wheel-alignment-toe-out-of-true',
      'steering-pull-caster-camber',
      'control-arm-bushes-worn',
      'tyre-wear-misalignment',
    ],
    byCar: [
      'Car with lane keeping: switch it off for the test, because it steers by itself.',
      'Crosswind assistance and a strong wind: test on a calm day.',
      'Wide tyres follow ruts in the road, which is no fault.',
    ],
  },
  'test-for-a-blown-head-gasket': {
    title: 'Test for a blown head gasket',
    about: 'Signs, a chemical test and what they do and do not prove',
    aliases: [
      'head gasket test',
      'block test',
      'sniff test',
      'combustion leak test',
      'check head gasket',
    ],
    system: 'engine_cooling',
    why: 'Losing coolant, white smoke or a creamy oil cap each have harmless explanations. A cheap chemical test is worth doing before anybody takes the engine apart.',
    when: 'Do this when coolant disappears without a visible leak, when the engine overheats, or when the hoses are hard soon after a cold start.',
    difficulty: 'moderate',
    minutes: [30, 90],
    garageMinutes: [20, 60],
    tools: ['Combustion leak tester and syringe', 'Torch', 'Gloves and goggles', 'OBD reader'],
    materials: ['Test fluid', 'Coolant of the type in your manual'],
    safety: [
      'Open the cap only with the engine cold. With a blown gasket, pressure builds within minutes.',
      'If the oil is milky or the engine has badly overheated, do not start it: have the test done in a workshop.',
      'Run the engine in the open only, and keep clear of belts and fans.',
      'Switch off as soon as the coolant rises towards the open neck: it can boil over.',
    ],
    steps: [
      [
        'With the engine cold, check the coolant level, and look for leaks at hoses, radiator and water pump.',
        'You have ruled out an ordinary leak.',
        'Suspecting the gasket before anybody has pressure-tested the system.',
      ],
      [
        'Pull the dipstick and look under the oil cap.',
        'The oil is clean. Cream only under the cap is usually condensation from short trips.',
      ],
      [
        'Feel the top radiator hose before a cold start and after two minutes of idling. Switch off and let it cool.',
        'It is still soft. A hose that is rock hard while still cold is a strong sign.',
      ],
      [
        'Take the cap off while it is cold, and draw some coolant out so that the tester stays clear of it.',
        'The level is about 10 cm below the neck.',
        'Sucking coolant into the test fluid, which spoils it.',
      ],
      [
        'Start the engine, let it warm up and hold the tester on the neck, pumping gently for two minutes.',
        'The blue fluid stays blue. If it turns yellow, combustion gas is getting into the coolant.',
      ],
      [
        'Watch the surface of the coolant while somebody revs the engine.',
        'There is no stream of bubbles once the air has come out.',
        'Taking the last air of a fresh fill for gas.',
      ],
      [
        'Look at the exhaust once the engine is warm.',
        'There is no thick, sweet-smelling white cloud. Thin steam on a cold morning is normal.',
      ],
      [
        'Read the codes, above all misfires on one or two neighbouring cylinders.',
        'None is stored.',
      ],
      [
        'Switch off, let it cool, fill the coolant up again and close the cap.',
        'The level holds overnight.',
      ],
    ],
    figures: [
      { what: 'Radiator cap opens at', range: '0.9–1.4 bar', source: 'part-makers' },
      {
        what: 'Pressure that the system must hold for ten minutes',
        range: '1.0–1.4 bar',
        source: 'practice',
      },
    ],
    costs: [
      { case: 'Chemical tester and fluid', diy: [20, 60], garage: null },
      { case: 'Tested in a workshop', diy: null, garage: [50, 160] },
    ],
    garageIf:
      'Have it recovered and tested if the oil is milky, white smoke keeps coming, the fluid turned yellow, or it overheats within minutes.',
    after: [
      'A clear result does not rule out a gasket that leaks only when hot and loaded. Repeat the test after a drive.',
      'With a bad result, ask for the head to be checked for flatness and cracks before you agree to a price.',
    ],
    faults: [
      'head-gasket-blown',
      'cylinder-head-cracked',
      'oil-cooler-internal-leak',
      'egr-cooler-leaking',
      'normal-oil-cap-emulsion',
      'normal-exhaust-vapour',
      'coolant-cap-weak',
    ],
    codes: ['P0300', 'P0217'],
    byCar: [
      'Diesel: use the test fluid made for diesels; the ordinary one misses a small leak.',
      'Expansion tank without a neck that fits: use the cone adaptor, and hold it tight.',
      'Hybrid: put the engine in its maintenance mode, or it stops in the middle of the test.',
    ],
  },
  'test-the-compression': {
    title: 'Test the compression of a petrol engine',
    about: 'Whether a misfire is a coil or a worn-out cylinder',
    aliases: [
      'compression test',
      'low compression',
      'test engine compression',
      'compression tester',
      'cylinder compression',
    ],
    system: 'engine_cooling',
    why: 'New plugs and coils do nothing for a cylinder that does not seal. An hour with a gauge shows whether they are worth buying.',
    when: 'Do this when one cylinder goes on misfiring after plugs and coil were swapped, or before you pay much for an old car.',
    difficulty: 'hard',
    minutes: [45, 150],
    garageMinutes: [40, 90],
    tools: [
      'Compression tester with a thread to fit',
      'Spark plug socket and extension',
      'Torque wrench',
      'Fuse puller',
      'Oil can and air duster',
      'OBD reader',
      'Battery charger or booster',
    ],
    materials: [],
    safety: [
      'Disable the fuel and the ignition first: a spark near the open plug holes sets off what the engine pumps out.',
      'Do not look into a plug hole while the engine turns.',
      'Keep hands and sleeves clear of belts and fans, and have the helper wait for your word before turning the key.',
    ],
    steps: [
      [
        'Warm the engine up, switch it off, apply the parking brake, select neutral or P, and give the manifold ten minutes to cool.',
        'The manifold is no more than warm, and the battery is fully charged.',
        'Testing with a weak battery: every cylinder then reads low.',
      ],
      [
        'Pull the fuse of the fuel pump, and unplug the coils and, where you can reach them, the injectors.',
        'The engine turns over without firing.',
      ],
      ['Lift the coils out.', 'Each is marked with its cylinder.'],
      [
        'Blow the wells clean and unscrew all the spark plugs.',
        'They are laid out in order.',
        'Taking only one plug out: the engine then turns unevenly.',
      ],
      ['Screw the tester into the first cylinder by hand.', 'Its seal is seated.'],
      [
        'Have a helper hold the accelerator to the floor and crank for five seconds.',
        'The needle climbs in even steps and stays. Write it down.',
        'Leaving the throttle shut, which starves the cylinder of air.',
      ],
      [
        'Test every cylinder in the same way, with the same number of turns.',
        'The lowest is within a quarter of the highest.',
      ],
      [
        'Put a teaspoon of engine oil into a low cylinder and repeat the test.',
        'A clear rise points to the rings; no change points to a valve or the gasket.',
      ],
      [
        'Fit the plugs by hand and torque them. Put back the coils, the connectors and the fuse.',
        'The engine starts and runs evenly.',
      ],
      ['Clear the codes that the test has stored.', 'None comes back on a short drive.'],
    ],
    figures: [
      { what: 'Compression of most petrol engines', range: '9–14 bar', source: 'manuals' },
      { what: 'Difference between cylinders, at most', range: '10–25%', source: 'manuals' },
      { what: 'Spark plug torque', range: '10–30 Nm', source: 'part-makers' },
    ],
    costs: [
      { case: 'Tester to keep', diy: [20, 70], garage: null },
      { case: 'Tested in a workshop', diy: null, garage: [70, 200] },
    ],
    garageIf:
      'Leave diesels to a workshop: their pressures need another tester. Leave it, too, if the plugs sit under the intake manifold or will not move.',
    after: [
      'Ask for a leak-down test where a cylinder is low: it shows whether the air escapes by valve, ring or gasket.',
    ],
    faults: [
      'burnt-valve',
      'piston-rings-worn',
      'head-gasket-blown',
      'valve-clearance-off',
      'ignition-coil-failed',
    ],
    codes: ['P0300', 'P0301', 'P0302', 'P0303', 'P0304'],
    byCar: [
      'Direct injection: do not open the high-pressure side. Pulling the pump fuse and unplugging the coils is enough.',
      'Diesel: compression is two to three times as high. Use a diesel tester, or leave it to a workshop.',
      'Hybrid: the engine cannot be cranked by the key; a workshop reader does it.',
    ],
  },
  'check-the-shock-absorbers': {
    title: 'Check the shock absorbers and springs',
    about: 'Worn dampers and broken springs, found without lifting the car far',
    aliases: [
      'check shock absorbers',
      'shock absorber test',
      'worn shock absorbers symptoms',
      'bouncy ride',
      'check for broken spring',
      'leaking strut',
      'shocks and struts',
    ],
    system: 'suspension',
    why: 'Dampers fade so slowly that you get used to them, while the braking distance grows and the tyres wear in patches. A broken spring fails the MOT.',
    when: 'Do this before the MOT, at every tyre change, and from about 50,000 miles once a year.',
    difficulty: 'easy',
    minutes: [20, 60],
    garageMinutes: [10, 30],
    tools: [
      'Torch',
      'Tape measure',
      'Gloves',
      'Jack, two axle stands and chocks for a closer look',
    ],
    materials: [],
    safety: [
      'Never reach behind a wheel of a car that is held up only by a jack.',
      'Never undo the top nut of a strut: the compressed spring below it can kill.',
      'A broken spring can cut the tyre. If you find one, do not drive on it.',
    ],
    steps: [
      [
        'Stand back on level ground and measure from the wheel arch to the middle of each wheel.',
        'Left and right are within about a centimetre.',
      ],
      [
        'Push one corner down hard and let go at the bottom.',
        'It rises once and settles. If it goes on bobbing, the damper is worn out.',
        'Trusting this test by itself: modern stiff suspension hardly moves.',
      ],
      [
        'Turn the steering to one side and look at the strut with the torch.',
        'It is dry. A light mist is normal; a wet strut with dirt stuck to it leaks.',
      ],
      [
        'Follow each spring round from top to bottom, above all the lowest coil.',
        'The end is intact and sits in its seat.',
        'Missing a broken end that lies hidden in the cup: compare it with the other side.',
      ],
      [
        'Run your palm round the tread of each tyre.',
        'It is smooth. Scallops every few centimetres point to a worn damper.',
      ],
      ['Look at the rubber bump stops and dust covers.', 'They are in place and not crumbling.'],
      [
        'Chock the other wheels and put that end on axle stands for a closer look at the lower mount and its bolt.',
        'The bush is not torn and the bolt is tight.',
      ],
      [
        'Lower the car, drive over a wavy road at 40 mph and brake once from 50 mph on a clear road.',
        'The body does not go on bouncing and the nose dives only a little.',
      ],
    ],
    figures: [
      { what: 'Life of dampers', range: '50,000–100,000 miles', source: 'part-makers' },
      { what: 'Height difference left to right, at most', range: '1–2 cm', source: 'practice' },
    ],
    costs: [
      { case: 'Looking at them', diy: [0, 0], garage: [20, 60] },
      { case: 'Tested on a damper tester', diy: null, garage: [20, 70] },
    ],
    garageIf:
      'Leave it to a garage if a damper is wet, a spring is broken, the car leans, or it is on air suspension. Dampers and springs are replaced in pairs.',
    after: [
      'Have the alignment set after front struts have been replaced.',
      'Note which corner was damp and look again in a month.',
    ],
    faults: [
      'front-struts-worn',
      'rear-shock-absorbers-worn',
      'coil-spring-broken',
      'springs-sagged',
      'strut-top-mount-worn',
      'rear-shock-mount-loose',
      'tyre-cupping-noise',
    ],
    byCar: [
      'Adaptive dampers: a warning on the dashboard comes before you can see anything.',
      'Air suspension: a car that sinks overnight has a leak; do not lift it without jack mode.',
      'Leaf springs: look for a cracked leaf and a rusty shackle.',
    ],
  },
  'check-brake-pipes-and-hoses': {
    title: 'Check the brake pipes and hoses',
    about: 'Rust and cracks that fail the MOT, or make the brakes fail',
    aliases: [
      'check brake pipes',
      'inspect brake pipes',
      'check brake lines',
      'brake hose cracked',
      'brake line corrosion',
    ],
    system: 'brakes',
    why: 'A pipe rusts from the outside in, mostly where you cannot see it, and bursts when you brake hardest. It is one of the commonest items on an MOT sheet.',
    when: 'Do this once a year before the MOT, and after the winter where roads are salted.',
    difficulty: 'moderate',
    minutes: [30, 90],
    garageMinutes: [15, 30],
    tools: [
      'Torch',
      'Soft brass brush',
      'Jack and two axle stands',
      'Mirror on a stick',
      'Wheel chocks',
    ],
    materials: ['Cavity wax or grease for pipes that are still good'],
    safety: [
      'Do not drive if a pipe or hose is wet, bulges, or the pedal is soft. Have the car recovered.',
      'Never go under a car that is held up only by a jack.',
      'Do not scrape a rusty pipe with a screwdriver: you may go through it.',
    ],
    steps: [
      [
        'With the engine off, check the brake fluid level.',
        'It is between the marks and has not dropped since you last looked.',
      ],
      [
        'Press the brake pedal hard for half a minute.',
        'It does not sink and nothing drips under the car.',
      ],
      [
        'Chock the wheels and put the car on stands, or have it lifted.',
        'It does not move when you push it.',
      ],
      [
        'Turn the steering to full lock and bend each front hose gently.',
        'The rubber is not cracked, chafed or swollen.',
        'Looking only with the wheels straight ahead.',
      ],
      ['Look at both rear hoses and where they meet the pipe.', 'No rust is flaking at the joint.'],
      [
        'Follow each pipe along the floor, with the mirror over the rear axle, behind the tank and under the clips.',
        'It is round and smooth. Light surface rust is at most an advisory; scale and pits are a fail.',
        'Leaving out the stretch above the tank, where they rot first.',
      ],
      [
        'Wipe dirt off a doubtful place with the brass brush and look at it closely.',
        'Bright metal comes up without pits.',
      ],
      ['Look inside each wheel for wet streaks.', 'All four are dry.'],
      [
        'Coat the good pipes with wax.',
        'The wax covers clips and joints too, and none is on a disc or a hose.',
        'Coating rust to hide it: it goes on underneath, and a tester scrapes it off.',
      ],
      [
        'Lower the car and press the pedal again before you drive.',
        'The pedal is firm and the light is out.',
      ],
    ],
    figures: [
      {
        what: 'Life of a steel brake pipe on salted roads',
        range: '8–15 years',
        source: 'practice',
      },
      { what: 'Life of a brake hose', range: '6–10 years', source: 'part-makers' },
    ],
    costs: [
      { case: 'Looking at them', diy: [0, 0], garage: [20, 60] },
      { case: 'Wax for good pipes', diy: [10, 30], garage: null },
      { case: 'One pipe replaced, fluid bled', diy: null, garage: [80, 300] },
    ],
    garageIf:
      'Leave every repair of pipes and hoses to a garage unless you are practised at flaring and bleeding: a joint that fails, fails when you brake.',
    after: [
      'Note the places to look at next year.',
      'Copper-nickel pipe does not rust: ask for it when one is replaced.',
    ],
    faults: [
      'brake-pipe-corroded',
      'brake-hose-burst',
      'brake-hose-collapsed',
      'air-in-brake-system',
      'master-cylinder-leaking-outside',
    ],
    byCar: [
      'Cars with plastic covers along the floor: unclip them, because pipes rot under the clips, and refit them.',
      'Electric car: the pipes run beside the battery and orange cables. Look, and do not pull at anything.',
      'Rear drum brakes: look inside the wheel for fluid from the wheel cylinder as well.',
    ],
  },
  'check-the-driveshaft-gaiters': {
    title: 'Check the driveshaft and steering gaiters',
    about: 'Split rubber boots, found while the joint can still be saved',
    aliases: [
      'check cv boots',
      'cv gaiter check',
      'inspect driveshaft gaiters',
      'steering rack gaiter check',
      'grease inside wheel',
      'torn cv boot',
    ],
    system: 'transmission_drivetrain',
    why: 'A split gaiter costs little to replace. If it is left for a winter, grit gets in and the joint has to be replaced too. A badly split one fails the MOT.',
    when: 'Do this at every tyre change, before the MOT, and when you find grease on the inside of a wheel.',
    difficulty: 'easy',
    minutes: [15, 45],
    garageMinutes: [10, 20],
    tools: ['Torch', 'Gloves', 'Mirror on a stick', 'Jack and two axle stands', 'Wheel chocks'],
    materials: [],
    safety: [
      'Never reach behind a wheel of a car that is held up only by a jack.',
      'Let the exhaust and the brakes cool before you reach past them.',
      'Nobody sits in the car or turns the steering while your hands are behind the wheel.',
    ],
    steps: [
      [
        'Turn the steering to full left lock, switch off, and apply the parking brake.',
        'You can see behind the right front wheel.',
      ],
      [
        'Look for a fan of black grease on the inside of the wheel, the strut and the arm.',
        'Everything is dry and dusty.',
        'Wiping the grease away before you have seen where it came from.',
      ],
      [
        'Squeeze the outer gaiter and spread its folds with your fingers.',
        'No crack opens between the folds.',
        'Looking only at the outside, where cracks close up when the wheel is straight.',
      ],
      [
        'Turn to the other lock and do the other side.',
        'Both outer gaiters are intact and their clips are tight.',
      ],
      [
        'Chock the rear wheels, put the front on stands and look at the inner gaiters, beside the gearbox, with the mirror.',
        'They are intact and dry.',
      ],
      [
        'Look at the gaiters of the steering rack, and squeeze them.',
        'They are dry, intact and not twisted. Liquid inside means that the rack leaks.',
      ],
      ['Look at the rubber boots of the ball joints.', 'None is split or squashed out.'],
      [
        'Select neutral, and turn each wheel by hand through a full turn.',
        'The gaiters fold evenly, with no click from the joint.',
      ],
    ],
    figures: [
      { what: 'Life of a gaiter', range: '5–12 years', source: 'part-makers' },
      { what: 'Grease in an outer joint', range: '80–150 g', source: 'part-makers' },
    ],
    costs: [
      { case: 'Looking at them', diy: [0, 0], garage: [15, 50] },
      { case: 'One gaiter replaced', diy: null, garage: [90, 260] },
    ],
    garageIf:
      'Have it repaired soon if a gaiter is split, and have the joint checked first if it already clicks on full lock.',
    after: [
      'Avoid full lock until a split gaiter has been replaced.',
      'If one side has split from age, expect the other to follow.',
    ],
    faults: [
      'cv-boot-split',
      'cv-outer-joint-worn',
      'ball-joint-worn',
      'steering-rack-seals-leaking',
      'inner-tie-rod-worn',
    ],
    byCar: [
      'Rear-wheel and four-wheel drive: there are gaiters at the rear too.',
      'Electric car: the strong pull at low speed is hard on inner joints.',
      'Universal stretch-on gaiters save taking the joint off, and do not last as long.',
    ],
  },
  'check-whether-the-timing-belt-is-due': {
    title: 'Find out whether the timing belt is due',
    about: 'Belt or chain, at what age and mileage, and how to prove that it was done',
    aliases: [
      'timing belt or chain',
      'cambelt or chain',
      'timing belt history',
      'cambelt age',
      'does it have a belt or a chain',
    ],
    system: 'engine_cooling',
    why: 'If the belt breaks, the pistons of most engines hit the valves. Ten minutes with the papers tell you whether you are on borrowed time.',
    when: 'Do this when you buy a car, and once a year as the belt gets near its interval. Age counts as much as mileage.',
    difficulty: 'easy',
    minutes: [15, 45],
    tools: [
      'The service book and invoices',
      'Your vehicle’s manual or the dealer’s phone number',
      'Torch',
    ],
    materials: [],
    safety: [
      'Do not start the engine if the belt is frayed, cracked across, soaked in oil or missing teeth.',
      'Never put fingers or tools near a belt while the engine can turn.',
    ],
    steps: [
      [
        'Write down the engine code and the VIN from the log book or the door frame.',
        'You have both, because one model can have a belt or a chain depending on the engine.',
        'Asking for the model only.',
      ],
      [
        'Look in the manual, or ask a dealer with the VIN, whether it has a belt, a chain, or a belt that runs in oil.',
        'You have the answer and the interval in miles and in years.',
        'Believing a table on a forum for another country, where intervals differ.',
      ],
      [
        'Go through the invoices for a timing belt kit, with date and mileage.',
        'You have found it, with tensioner and water pump named or not named.',
        'Taking a stamp in the book for proof.',
      ],
      ['Look under the bonnet for a sticker with date and mileage.', 'It agrees with the invoice.'],
      [
        'Work out the miles and the years since then.',
        'Both are below the interval. If either is past it, it is due.',
      ],
      [
        'Do not confuse it with the ribbed auxiliary belt, which you can see at the end of the engine.',
        'You know that the timing belt is behind a cover.',
      ],
      [
        'If there is an inspection cover, have it opened with the engine off and look at the belt.',
        'It is dry, with no cracks, frayed edges or missing teeth. A belt that looks good can still be overdue.',
      ],
      [
        'For a belt in oil, check the oil on the dipstick, and find out when it was last changed and with what.',
        'It is the grade in the manual, not overdue, and does not smell of fuel.',
      ],
      [
        'Look at the back of a belt in oil through the oil filler with a torch.',
        'It is smooth. Crumbs or cracks mean that it is due now.',
      ],
      [
        'Ask three garages for a price with tensioner, idlers and, where the belt drives it, the water pump.',
        'Each quote names the same parts.',
      ],
    ],
    figures: [
      { what: 'Interval of timing belts', range: '40,000–120,000 miles', source: 'manuals' },
      { what: 'Age limit', range: '5–10 years', source: 'manuals' },
    ],
    costs: [
      { case: 'Finding out', diy: [0, 0], garage: [20, 60] },
      { case: 'Timing belt kit fitted', diy: null, garage: [300, 900] },
    ],
    garageIf:
      'Book it in if the belt is past either limit, if nobody can prove that it was done, or if oil or coolant has got on to it.',
    after: [
      'Put the date and the mileage into the log of your car, and stick the label under the bonnet.',
      'Keep the invoice: it is worth more than the stamp when you sell.',
    ],
    faults: [
      'timing-belt-overdue',
      'timing-belt-broken',
      'wet-timing-belt-degraded',
      'timing-chain-stretched',
      'water-pump-leaking',
    ],
    codes: ['P0016', 'P0340'],
    byCar: [
      'Chain: no interval, but a rattle at a cold start is its warning. Clean oil is what makes it last.',
      'Belt in oil (some small turbo petrol engines): the right oil matters, and the interval has been shortened for some.',
      'Electric car: there is none.',
      'Two belts: some engines have a second one for the oil pump or the balancer.',
    ],
  },
  'find-out-what-smells': {
    title: 'Find out what a smell in the car means',
    about: 'Petrol, burning, sweet, sour or bad eggs: which of them are urgent',
    aliases: [
      'car smells',
      'burning smell',
      'strange smell in car',
      'sweet smell in car',
      'rotten egg smell',
      'smell of burning rubber',
      'fishy smell in car',
    ],
    system: 'engine_cooling',
    why: 'Your nose is the cheapest sensor on the car, and two of the things it can smell are on the way to a fire.',
    when: 'Do this at the first whiff that you cannot explain.',
    difficulty: 'easy',
    minutes: [15, 45],
    garageMinutes: [15, 45],
    tools: ['Torch', 'Gloves', 'Kitchen roll', 'Multimeter'],
    materials: ['Cabin filter, for a mouldy smell'],
    safety: [
      'If it smells of petrol, stop, switch off, get everybody out and do not start it again. Keep flames away.',
      'If it smells of burning plastic or you see smoke, stop, get out and away, and call the fire service. Do not open the bonnet.',
      'If you smell exhaust in the cabin, open the windows and have it looked at before you drive on: carbon monoxide itself has no smell.',
      'Let the engine and the brakes cool before you reach near them.',
    ],
    steps: [
      [
        'Put a name to it: petrol, burning oil, hot rubber, sweet, sour, mouldy, bad eggs or fish.',
        'You can say it in one word.',
        'Getting used to it: after ten minutes nobody smells it any more.',
      ],
      [
        'Note when it comes: cold start, traffic, braking, heater on, air conditioning on, after filling up.',
        'You know what brings it on.',
      ],
      [
        'With a sweet smell, look at the coolant level, cold, and feel the carpets for damp.',
        'The level is between the marks and the carpets are dry. Otherwise the heater matrix or a hose leaks.',
      ],
      [
        'With a smell of burning oil, check the level on the dipstick and look for smoke at the exhaust manifold.',
        'The level is right and nothing drips on hot parts.',
      ],
      [
        'With a smell of hot brakes, hold your hand near each wheel without touching it after a short drive.',
        'All give off the same heat. One hot wheel is a dragging brake.',
        'Driving on with a wheel that smokes.',
      ],
      [
        'With a smell of burning rubber, look at the belts and the tyres, and for plastic bags on the exhaust.',
        'The belts are dry and intact, and nothing is stuck to the exhaust.',
      ],
      [
        'With a smell of bad eggs, measure the charging voltage. If it is right, suspect the catalytic converter.',
        'The battery is neither hot nor bulging.',
      ],
      [
        'With a fishy smell, feel switches, plugs and sockets that you have just used for warmth.',
        'None is warm. Hot plastic insulation often smells of fish.',
      ],
      [
        'With a sour or mouldy smell, change the cabin filter and look for damp under the mats.',
        'The smell fades within days.',
      ],
    ],
    figures: [
      { what: 'Charging voltage', range: '13.5–14.8 V', source: 'manuals' },
      { what: 'Temperature of a brake in town', range: '60–150 °C', source: 'practice' },
    ],
    costs: [
      { case: 'Finding it yourself', diy: [0, 0], garage: [30, 100] },
      { case: 'Cabin filter and cleaner', diy: [15, 50], garage: [45, 120] },
    ],
    garageIf:
      'Have it recovered for petrol, burning plastic, exhaust in the cabin, or a smoking wheel. Have it looked at within days for oil, coolant or bad eggs.',
    after: [
      'Check the levels again after a week.',
      'Air the car, and drive with fresh air rather than recirculation.',
    ],
    faults: [
      'fuel-line-leaking',
      'heater-core-leaking',
      'rocker-cover-gasket-leak',
      'brake-caliper-piston-seized',
      'evaporator-mould',
      'alternator-overcharging',
      'mouldy-carpet-smell',
      'catalyst-inefficient',
    ],
    byCar: [
      'Diesel: a hot, sharp smell and a fast idle may only be the particulate filter cleaning itself.',
      'New brakes, clutch or exhaust: a smell on the first miles is normal.',
      'Electric car: at a sweet or solvent smell near the battery, get out and away, and call the fire service.',
    ],
  },
  'test-the-handbrake': {
    title: 'Test the handbrake',
    about: 'Will it hold on a hill, and does it let go again?',
    aliases: [
      'handbrake test',
      'check handbrake',
      'handbrake weak',
      'test parking brake',
      'handbrake travel',
      'handbrake clicks',
      'emergency brake test',
    ],
    system: 'brakes',
    why: 'A handbrake that nearly holds is worse than none, because somebody trusts it. It is also a common MOT failure.',
    when: 'Do this before the MOT, after any work on the rear brakes, and when the lever comes up further than it used to.',
    difficulty: 'easy',
    minutes: [10, 30],
    garageMinutes: [10, 25],
    tools: ['Two wheel chocks', 'Jack and two axle stands', 'Torch', 'A quiet slope'],
    materials: [],
    safety: [
      'Have a wheel chock within reach and keep your foot ready on the brake. Let nobody stand below the car.',
      'Never use the handbrake to stop a moving car as a test on the road.',
      'With the rear wheels in the air, only the chocks at the front hold the car.',
    ],
    steps: [
      [
        'Count the clicks as you pull the lever, or watch the display of an electric one.',
        'A lever is hard after the number of clicks in your manual, often three to seven. An electric brake hums and its light comes on.',
      ],
      [
        'Stop on a slope, hold the car with the foot brake, select neutral, apply the handbrake and ease the pedal off.',
        'The car does not creep.',
        'Testing it in gear or in P, where the gearbox holds the car.',
      ],
      ['Do the same facing the other way.', 'It holds both ways.'],
      [
        'On the level, release it and push the car or let it roll.',
        'It rolls freely, and the light is out.',
      ],
      [
        'After a short drive with little braking, hold your hand near each rear wheel without touching it.',
        'Neither gives off much heat. A hot one means that it does not let go.',
      ],
      ['Chock the front wheels in front and behind.', 'The chocks are tight against the tyres.'],
      [
        'In neutral with the handbrake off, put the rear on stands, and turn each wheel by hand as somebody pulls the lever click by click.',
        'Both wheels start to drag at the same click and are locked at the end.',
        'Tightening the cable to make up for worn shoes or a seized caliper.',
      ],
      [
        'Look along the cable and at the levers on the calipers, then lower the car.',
        'The cable is not frayed, and the levers return to their stops.',
      ],
    ],
    figures: [
      { what: 'Clicks of a hand lever', range: '3–7', source: 'manuals' },
      {
        what: 'Parking brake effort for the MOT',
        range: '16% or more',
        source: 'uk-law',
      },
    ],
    costs: [
      { case: 'Testing it', diy: [0, 0], garage: [15, 50] },
      { case: 'Adjusted by a garage', diy: null, garage: [40, 110] },
    ],
    garageIf:
      'Have it repaired before you park on a slope again if it creeps, one wheel does not hold, the cable is frayed, or a wheel runs hot.',
    after: [
      'Use the handbrake every day, or it rusts: the electric one too.',
      'Test it once more after the brakes have been apart.',
    ],
    faults: [
      'parking-brake-cable-seized',
      'parking-brake-shoes-worn',
      'rear-caliper-handbrake-lever-seized',
      'electric-parking-brake-motor-failed',
      'drum-adjuster-seized',
    ],
    byCar: [
      'Electric parking brake: it tightens again as the brakes cool, so a hum after parking is normal.',
      'Automatic: apply the handbrake before you select P, so that the gearbox does not carry the weight.',
      'Foot-operated parking brake: count the clicks of the pedal in the same way.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
