import type { JobEntry } from './job.ts';

const STANDS =
  'Never work under or beside a car that is held up only by a jack: put axle stands under the marked points on hard, level ground and chock the other wheels.';
const BRAKES_COUNT =
  'A mistake with brakes can kill. If any step is not clear to you, leave the job to a garage.';

/** Pads and discs, wheels, tyres. */
export const brakeAndWheelJobs = {
  'change-front-brake-pads-and-discs': {
    title: 'Change front brake pads and discs',
    about: 'The brakes that do most of the stopping',
    aliases: [
      'brake pads',
      'front brake pads',
      'brake discs',
      'brake pads and discs',
      'change brake pads',
      'brake job',
    ],
    system: 'brakes',
    why: 'The front brakes do most of the work. Pads worn down to the metal ruin the discs and can double the distance in which you stop.',
    when: 'Change the pads at about 3 mm of lining, and the discs at the minimum thickness stamped on the edge or when they are cracked or deeply grooved. Always do both wheels of an axle. Your manual decides.',
    difficulty: 'moderate',
    minutes: [90, 240],
    garageMinutes: [75, 150],
    tools: [
      'Jack, two axle stands, chocks',
      'Wheel brace and torque wrench',
      'Sockets, Torx and hexagon bits',
      'Piston wind-back tool or clamp',
      'Wire brush, brake cleaner',
      'Hook or wire for the caliper',
      'Vernier or micrometer',
    ],
    materials: [
      'Pads for the axle, with wear sensor and fitting kit',
      'Pair of discs if due, with retaining screws',
      'High-temperature brake grease',
    ],
    safety: [
      BRAKES_COUNT,
      STANDS,
      'Never blow brake dust away: old linings may contain asbestos. Wet it and wipe it up. Pump the pedal until it is hard before the first drive.',
    ],
    steps: [
      [
        'Slacken the wheel nuts by a quarter turn, chock the rear wheels, set the front on stands and take the wheels off.',
        'The car rests on the stands and does not rock.',
      ],
      [
        'Work on one side at a time. Turn the steering so that the caliper faces you, and unplug the wear sensor.',
        'The other side is still together, as your pattern.',
      ],
      [
        'Undo the guide bolts, lift the caliper off and hang it up with wire.',
        'The hose is neither stretched nor twisted.',
        'Letting the caliper dangle by its hose.',
      ],
      [
        'Take the pads out, noting where the springs and the sensor pad were. Measure the disc in several places.',
        'You know how the thickness compares with the stamped minimum.',
      ],
      [
        'To fit new discs, undo the carrier and the retaining screw, and tap the old disc off. Wire-brush the hub until it is clean.',
        'The hub is bare metal, and the new disc sits on it without rocking.',
        'Leaving rust on the hub: the pedal starts to pulse a few weeks later.',
      ],
      [
        'Wash the protective oil off the new discs with brake cleaner. Refit the carrier and torque it, with new bolts or thread lock where the manual asks for them.',
        'The disc turns freely and has no grease on it.',
      ],
      [
        'Clean the carrier and fit new clips. Put a thin film of brake grease where the pads slide, and none on the linings.',
        'The pads slide by hand.',
        'Putting copper grease on rubber or on the linings.',
      ],
      [
        'Keep an eye on the reservoir and push the piston back slowly with the tool, without pinching its dust boot.',
        'The piston goes in evenly and the reservoir does not overflow.',
        'Levering the piston back and tearing the boot.',
      ],
      [
        'Fit the pads, with any arrows as before, then the caliper. Torque the guide bolts and plug the sensor in.',
        'Nothing is pinched, the hose is not twisted, and the disc turns by hand.',
      ],
      [
        'Do the other side. Then pump the pedal in short strokes until it is hard, and set the fluid level.',
        'The pedal is hard and high, and the level is below MAX.',
        'Driving off without pumping: the first press goes to the floor.',
      ],
      [
        'Fit the wheels, lower the car and torque the wheel nuts crosswise.',
        'Each nut clicks at the figure in your manual.',
      ],
      [
        'Try the brakes at walking pace, then on a quiet road.',
        'The car stops straight and quietly, and no warning light is on.',
      ],
    ],
    figures: [
      {
        what: 'Lining at which to change',
        range: '3 mm (MOT failure below 1.5 mm)',
        source: 'uk-law',
      },
      { what: 'Guide (slide) bolts', range: '25–40 Nm', source: 'manuals' },
      { what: 'Carrier bolts', range: '80–200 Nm', source: 'manuals' },
      { what: 'Wear of a disc until its minimum', range: '1.5–3 mm in all', source: 'part-makers' },
      {
        what: 'Run-out of the disc on the car',
        range: 'at most 0.05–0.1 mm',
        source: 'part-makers',
      },
    ],
    costs: [
      { case: 'Pads and discs, one axle', diy: [90, 300], garage: [230, 600] },
      { case: 'Pads only, one axle', diy: [40, 125], garage: [135, 305] },
      { case: 'Large performance or ceramic brakes', diy: null, garage: [600, 2500] },
    ],
    garageIf:
      'Leave it to a garage if bolts have seized, the piston will not go back, fluid leaks, a hose is cracked, or the pedal stays soft.',
    after: [
      'Bed the brakes in with about ten gentle stops from 40 to 10 mph, with pauses between them. Avoid hard stops for 200 miles.',
      'Torque the wheel nuts again after 30–50 miles.',
      'Take the old parts to scrap metal, and wash your hands.',
    ],
    repairOf: {
      'front-brake-pads-worn': ['Pads only, one axle'],
    },
    faults: [
      'front-brake-pads-worn',
      'brake-discs-thickness-variation',
      'brake-pads-glazed-or-hard',
      'brake-discs-corroded',
      'brake-caliper-slides-seized',
    ],
    byCar: [
      'Hybrid and electric: the brakes may build pressure by themselves. Put them in maintenance mode before you push the pistons back.',
      'Wear sensor: it works only once. Fit a new one, and reset the counter if the car has one.',
      'Fixed calipers with pins: the pads come out without taking the caliper off.',
    ],
  },
  'change-rear-brake-pads-and-discs': {
    title: 'Change rear brake pads and discs',
    about: 'Rear disc brakes, with a mechanical or an electric parking brake',
    aliases: [
      'rear brake pads',
      'rear brake discs',
      'rear brakes',
      'electronic parking brake pads',
      'epb service mode',
    ],
    system: 'brakes',
    why: 'The rear brakes steady the car and hold it when it is parked. They are seldom used hard, so they rust and seize as often as they wear out.',
    when: 'Change them at about 3 mm of lining, or when the swept face of the discs is pitted. Do both sides together. Your manual decides.',
    difficulty: 'moderate',
    minutes: [90, 240],
    garageMinutes: [75, 150],
    tools: [
      'Jack, two axle stands, chocks for the front wheels',
      'Piston wind-back tool that turns',
      'Scan tool with parking brake function, for an electric one',
      'Torque wrench, sockets, thin spanner, wire, vernier caliper',
      'Brake cleaner, wire brush',
    ],
    materials: ['Rear pads with fitting kit', 'Pair of rear discs if due', 'Brake grease'],
    safety: [
      BRAKES_COUNT,
      STANDS,
      'Put an electric parking brake into service mode first and keep your fingers out: its motor can crush them. With the parking brake released, only the chocks hold the car.',
    ],
    steps: [
      [
        'Chock the front wheels in front and behind, put the car in gear or Park, and slacken the rear wheel nuts.',
        'The car cannot roll with the parking brake released.',
      ],
      [
        'With an electric parking brake, start service mode with a scan tool or as the manual says. With a mechanical one, release the lever.',
        'The display confirms service mode, or the lever is right down.',
        'Pushing the piston of an electric caliper back without service mode, which breaks its spindle.',
      ],
      [
        'Raise the rear, set it on stands and take the wheels off. Work on one side at a time.',
        'The car rests on the stands.',
      ],
      [
        'Undo the guide bolts, holding each pin with a thin spanner, then lift the caliper off and hang it up.',
        'Neither the hose nor the cable is strained.',
      ],
      [
        'Take the pads out and measure the disc. If it is due, take the carrier off, clean the hub, fit the new disc free of oil, and torque the carrier back on.',
        'The disc sits flat on bare metal.',
      ],
      [
        'On a mechanical caliper, screw the piston in with the wind-back tool, whichever way it turns. On an electric one, press it straight in.',
        'It goes in smoothly, and its notches line up with the peg on the pad.',
        'Pressing a screw piston in with a clamp, which wrecks the mechanism.',
      ],
      [
        'Clean the slides, grease them thinly, and fit the clips and the pads.',
        'Pads and pins slide by hand.',
      ],
      [
        'Refit the caliper and torque the bolts, using new ones where the manual asks for them.',
        'The disc turns with no more than a light rub.',
      ],
      [
        'Pump the pedal until it is hard and set the fluid level. Then leave service mode, or pull the lever several times to set it.',
        'The pedal is hard, the motor runs once and stops, and no warning light stays on.',
        'Using the parking brake before the pedal is hard.',
      ],
      [
        'Check that each disc turns freely with the brake released and is held with it applied. Fit the wheels, lower the car and torque the wheel nuts.',
        'Both sides hold equally well.',
      ],
    ],
    figures: [
      {
        what: 'Lining at which to change',
        range: '3 mm (MOT failure below 1.5 mm)',
        source: 'uk-law',
      },
      { what: 'Guide bolts', range: '25–40 Nm', source: 'manuals' },
      { what: 'Carrier bolts', range: '60–120 Nm', source: 'manuals' },
    ],
    costs: [
      { case: 'Pads and discs', diy: [80, 260], garage: [220, 560] },
      { case: 'Pads only, mechanical parking brake', diy: [35, 100], garage: [130, 270] },
      { case: 'Pads only, electric parking brake', diy: [35, 110], garage: [150, 300] },
    ],
    garageIf:
      'Leave it to a garage if you cannot get into service mode, the lever on the caliper sticks, or the disc contains the wheel bearing and you have no press.',
    after: [
      'Bed the brakes in with gentle stops, and try the parking brake once on a slope.',
      'Torque the wheel nuts again after 30–50 miles.',
      'Clear any parking brake codes with the tool.',
    ],
    repairOf: {
      'rear-brake-pads-worn': [
        'Pads only, mechanical parking brake',
        'Pads only, electric parking brake',
      ],
    },
    faults: [
      'rear-brake-pads-worn',
      'rear-caliper-handbrake-lever-seized',
      'electric-parking-brake-motor-failed',
      'brake-discs-corroded',
      'parking-brake-shoes-worn',
    ],
    byCar: [
      'Electric parking brake: you get into and out of service mode with a tool or through a menu.',
      'Drum inside the disc: small shoes hold the car, and you set them at the star wheel.',
      'Electric car: the motor spares the brakes, so rust comes before wear. Brake firmly now and then.',
      'Disc with the wheel bearing in it (several Renaults and Peugeots): use a new hub nut and torque it with care.',
    ],
  },
  'check-brake-wear': {
    title: 'Check the brakes for wear',
    about: 'Pads, discs, hoses and pipes',
    aliases: [
      'brake wear check',
      'check brake pads',
      'brake inspection',
      'how thick are my brake pads',
      'brake check',
    ],
    system: 'brakes',
    why: 'A look through the spokes costs nothing. Not looking costs a pair of discs, or worse.',
    when: 'Do this every 6,000 miles, whenever the wheels are off, and before the MOT.',
    difficulty: 'easy',
    minutes: [15, 45],
    tools: [
      'Torch',
      'Small mirror',
      'Ruler or pad gauge',
      'Jack, axle stands and torque wrench if a wheel comes off',
    ],
    materials: [],
    safety: ['After a drive the discs are hot enough to burn you. Let them cool.', STANDS],
    steps: [
      [
        'Turn the steering and look through the spokes at the outer pad.',
        'You can tell the lining from the steel plate behind it.',
        'Counting the steel plate as lining.',
      ],
      [
        'Judge how thick the lining is. Look at the inner pad with a mirror, or take the wheel off.',
        'Both pads have about the same, and more than 3 mm.',
        'Looking only at the outer pad: the inner one often wears first.',
      ],
      [
        'Look at the face of the disc for grooves, cracks, blue spots, and rust where the pads run.',
        'It is smooth and bright, with a small lip at the edge.',
      ],
      [
        'Follow the hoses and pipes, looking for cracks, bulges, rust and anything wet.',
        'They are dry and undamaged.',
      ],
      [
        'After a normal drive, hold your hand near each wheel without touching it, and compare left with right.',
        'Both sides are equally warm.',
      ],
      [
        'Press the pedal hard for half a minute, then try the parking brake on a slope.',
        'The pedal stays firm and the car does not roll.',
      ],
    ],
    figures: [
      { what: 'New pad lining', range: '9–12 mm', source: 'part-makers' },
      { what: 'Plan the change at', range: '3–4 mm', source: 'practice' },
      { what: 'MOT failure below', range: '1.5 mm', source: 'uk-law' },
    ],
    costs: [{ case: 'Check', diy: [0, 0], garage: [20, 60] }],
    garageIf:
      'Have it looked at before you drive on if you find fluid, a cracked disc, lining worn down to metal, or one hot wheel.',
    after: [
      'Write down the thickness at each wheel: two readings show when they will be due.',
      'Torque the wheel nuts if a wheel was off.',
    ],
    faults: [
      'front-brake-pads-worn',
      'rear-brake-pads-worn',
      'brake-discs-corroded',
      'brake-hose-collapsed',
      'brake-pipe-corroded',
      'brake-caliper-piston-seized',
    ],
    byCar: [
      'Drums: many have an inspection hole, with a plug, in the backplate.',
      'Wear sensor: the light comes on at about 2–3 mm, and often watches only one wheel.',
      'Electric car: rust is a more common problem than wear.',
    ],
  },
  'check-tyre-pressures': {
    title: 'Check the tyre pressures',
    about: 'The cheapest five minutes in motoring',
    aliases: [
      'tyre pressure',
      'tyre pressures',
      'pump up tyres',
      'inflate tyres',
      'tyre pressure light',
      'tpms reset',
    ],
    system: 'wheels_tyres',
    why: 'Wrong pressures lengthen every stop, wear the tyres and waste fuel. A tyre that is far too soft overheats until it bursts.',
    when: 'Do this every two to four weeks, before a motorway trip and before you load the car, always with the tyres cold.',
    difficulty: 'easy',
    minutes: [10, 20],
    tools: ['Tyre pressure gauge', 'Pump or a garage’s air line'],
    materials: ['Valve caps, if any are missing'],
    safety: [
      'Never go beyond the maximum on the sidewall.',
      'Do not inflate a tyre that was driven flat or has a bulge: leave it alone and have it changed.',
    ],
    steps: [
      [
        'Find the right pressures on the sticker in the door pillar or fuel flap, or in the manual, for your tyre size and load.',
        'You have figures for front, rear and full load.',
        'Using the maximum moulded into the sidewall.',
      ],
      [
        'Check them cold: the car has been parked for two hours, or driven less than two miles.',
        'The tyres are no warmer than the air.',
        'Letting air out of warm tyres.',
      ],
      [
        'Unscrew the valve cap and press the gauge on squarely.',
        'Nothing hisses while you read it.',
      ],
      [
        'Pump up or let down to the figure, and read it again.',
        'It is within 0.1 bar (1–2 psi), and the same on both sides.',
      ],
      ['Put the caps back on and check the spare too.', 'Every valve has its cap.'],
      [
        'Look over the tread and the sidewalls while you are down there.',
        'There is no nail, cut or bulge.',
      ],
      [
        'With the pressures set, reset or relearn the pressure monitor as your manual says.',
        'The warning light is off after a short drive.',
        'Pressing reset instead of pumping them up.',
      ],
    ],
    figures: [
      { what: 'Cars, normal load', range: '2.0–2.8 bar (29–41 psi)', source: 'manuals' },
      { what: 'Space-saver spare', range: '4.2 bar (60 psi)', source: 'manuals' },
      { what: 'Change for 10 °C', range: 'about 0.1 bar (1.5 psi)', source: 'practice' },
      { what: 'Natural loss in a month', range: '0.05–0.1 bar', source: 'part-makers' },
    ],
    costs: [
      { case: 'Airline at a station', diy: [1, 3], garage: [12, 36] },
      { case: 'Gauge or small pump to keep', diy: [15, 60], garage: null },
    ],
    garageIf:
      'Have it looked at if one tyre keeps losing more than the others, or the warning light comes back with the right pressures.',
    after: [
      'Put the pressures back to normal after a loaded trip.',
      'Check again after a week any tyre that was low.',
    ],
    repairOf: {
      'tyre-pressure-low-seasonal': ['Airline at a station'],
    },
    faults: [
      'tyre-pressure-low-seasonal',
      'tyre-puncture-nail',
      'tyre-valve-leak',
      'tpms-not-relearned',
      'tpms-sensor-battery-dead',
      'tyre-wear-wrong-pressure',
    ],
    byCar: [
      'Run-flat: it looks full when it is empty, so believe only the gauge.',
      'Sensors in the valves: foam sealants can clog them. Systems without sensors only compare wheel speeds, and have to be reset after you set the pressures.',
      'Electric cars are heavy and often need higher pressures.',
    ],
  },
  'check-tyre-tread-and-wear': {
    title: 'Check tyre tread and wear',
    about: 'Depth, age, damage, and what the wear pattern says',
    aliases: [
      'tyre tread',
      'tread depth',
      '20p test',
      'tyre wear',
      'are my tyres legal',
      'tyre age',
    ],
    system: 'wheels_tyres',
    why: 'Tread clears water. At the legal limit a car takes far longer to stop in the wet than it does with 3 mm, and the fine is for each tyre.',
    when: 'Do this once a month, and before the MOT, the winter and the holidays.',
    difficulty: 'easy',
    minutes: [10, 20],
    tools: ['Tread depth gauge, or a 20p coin', 'Torch and gloves'],
    materials: [],
    safety: [
      'Apply the parking brake, switch the ignition off, and never reach behind a tyre with the car running.',
      'Wear gloves: steel cords can stick out of a worn edge.',
    ],
    steps: [
      [
        'Turn the steering right over so that the front treads face outwards.',
        'You can see the whole width of the tread.',
      ],
      [
        'Measure in the main grooves, in three places across the tyre and three around it.',
        'Every reading is at least 3 mm, to be safe. The legal minimum is 1.6 mm.',
        'Measuring on a wear bar, or only at the outer edge.',
      ],
      [
        'Compare across the tyre: both edges worn means too little pressure, the middle too much, and one edge bad alignment.',
        'The wear is even.',
      ],
      [
        'Run a gloved hand along the tread both ways, feeling for saw-tooth wear and flat spots.',
        'It is smooth in both directions.',
      ],
      [
        'Look at both sidewalls for bulges, cuts and cracks, on the inside too.',
        'There are none.',
        'Skipping the inner wall, which is where potholes and kerbs leave their mark.',
      ],
      [
        'Read the DOT date: the last four digits are the week and year of manufacture.',
        'The tyre is less than about ten years old.',
      ],
    ],
    figures: [
      {
        what: 'Legal minimum, UK and EU',
        range: '1.6 mm over the central three quarters',
        source: 'uk-law',
      },
      { what: 'Change summer tyres at', range: '3 mm', source: 'part-makers' },
      { what: 'Change winter tyres at', range: '4 mm', source: 'part-makers' },
      { what: 'New tyre', range: '7–8 mm', source: 'part-makers' },
    ],
    costs: [
      { case: 'Check', diy: [0, 0], garage: [0, 0] },
      { case: 'Wheel alignment', diy: null, garage: [50, 150] },
    ],
    garageIf:
      'Do not drive on a tyre with a bulge, visible cord or a deep cut. If the wear is uneven, have the alignment checked before you pay for new tyres.',
    after: [
      'Write the depths down, so that you can see when the set will be due.',
      'Move the better pair to the rear.',
    ],
    faults: [
      'tyre-tread-worn-out',
      'tyre-wear-misalignment',
      'tyre-wear-wrong-pressure',
      'tyre-aged-cracked',
      'tyre-sidewall-bulge',
      'tyre-cupping-noise',
    ],
    byCar: [
      'Four-wheel drive: some cars need all four tyres within 2–3 mm of each other.',
      'Electric cars wear tyres faster, because of their weight and torque.',
      'Caravans and spares: they die of old age before they wear out.',
    ],
  },
  'rotate-the-tyres': {
    title: 'Rotate the tyres',
    about: 'Swapping tyres from front to rear',
    aliases: ['tyre rotation', 'swap tyres', 'rotate wheels', 'seasonal wheel change'],
    system: 'wheels_tyres',
    why: 'Driven wheels wear their tyres faster. Swapping them keeps the set even, so that you buy four at once and not two and two.',
    when: 'It is typically due every 6,000–8,000 miles, or with the seasons, if your manual allows it.',
    difficulty: 'moderate',
    minutes: [45, 90],
    tools: [
      'Jack, axle stands and chocks',
      'Wheel brace, torque wrench, tyre gauge',
      'Wire brush',
      'Chalk',
    ],
    materials: [],
    safety: [
      STANDS,
      'Slacken the nuts, and tighten them for the last time, with the wheel on the ground.',
    ],
    steps: [
      [
        'Read the sidewalls: an arrow (directional), Inside and Outside, and the sizes at front and rear.',
        'You know which swap is allowed.',
        'Moving directional tyres to the other side.',
      ],
      [
        'Mark each wheel (FL, FR, RL, RR) and slacken the nuts by a quarter turn.',
        'All of them have moved.',
      ],
      ['Raise one side or one axle and put it on stands.', 'The car rests on the stands.'],
      [
        'Swap front and rear on the same side, or as your manual shows.',
        'Any arrows point forwards.',
      ],
      [
        'Brush the faces of the hub and the wheel clean. Do not grease the bolts unless your manual says so.',
        'The wheel sits flat.',
        'Greasing the bolts: the same torque then overstretches them.',
      ],
      [
        'Run the nuts in by hand, crosswise, lower the car and torque them crosswise.',
        'Each nut clicks.',
      ],
      [
        'Set the pressures for the new places and reset the monitor.',
        'The light is off, and nothing shakes on the road.',
      ],
    ],
    figures: [
      { what: 'Wheel nuts or bolts, cars', range: '90–140 Nm', source: 'manuals' },
      { what: 'Interval', range: '6,000–8,000 miles', source: 'part-makers' },
    ],
    costs: [{ case: 'Swap', diy: [0, 0], garage: [25, 70] }],
    garageIf:
      'Leave it to a garage if a wheel is stuck to its hub, a bolt is damaged, or a nut turns without tightening.',
    after: ['Torque the nuts again after 30–50 miles.'],
    faults: [
      'tyre-cupping-noise',
      'wheel-nuts-loose',
      'wheel-seized-to-hub',
      'wheel-out-of-balance',
    ],
    byCar: [
      'Different sizes at front and rear: they cannot be rotated.',
      'Sensors in the valves: the car has to relearn where they are.',
      'Air suspension: switch jack mode on first.',
    ],
  },
  'choose-and-buy-new-tyres': {
    title: 'Choose and buy new tyres',
    about: 'Reading the size, the label and the small print',
    aliases: [
      'buy tyres',
      'new tyres',
      'tyre size',
      'which tyres',
      'all season tyres',
      'tyre label',
    ],
    system: 'wheels_tyres',
    why: 'Four patches of rubber the size of your hand are all that touches the road. A good tyre stops a car’s length or two shorter in the wet.',
    when: 'Do this at 3 mm of tread, at about ten years old, or after damage that cannot be repaired.',
    difficulty: 'easy',
    minutes: [20, 60],
    tools: ['Handbook or door sticker'],
    materials: ['At least two tyres for an axle, same make and pattern', 'New valves'],
    safety: [
      'Never fit tyres below the load and speed index in the handbook. (Winter tyres may have a lower speed index, with a sticker.)',
      'Avoid part-worn tyres: their past is unknown.',
    ],
    steps: [
      [
        'Read the size on the sidewall, for example 205/55 R16 91V.',
        'You have noted width, profile, rim, load and speed rating.',
        'Copying a size that somebody fitted by mistake: compare it with the door sticker.',
      ],
      [
        'Choose the season: summer, all-season with the snowflake (3PMSF), or winter.',
        'It suits your weather, and the law where you drive.',
      ],
      [
        'Compare the labels. Wet grip, A to E, comes first, then noise and rolling resistance. Read independent tests too.',
        'The wet grip is A or B.',
      ],
      [
        'Look for any marking that your car needs, such as AO, MO, a star, XL or run-flat.',
        'The marking agrees with your manual.',
      ],
      [
        'Ask for one price including fitting, balancing, valves and disposal.',
        'The quote lists each of them.',
      ],
      [
        'Have the newer pair fitted to the rear axle.',
        'The deeper tread is at the back.',
        'Putting new tyres on the front only: in the wet, the tail goes first.',
      ],
      [
        'When you collect the car, check the DOT date, the size, the arrow or the word “Outside”, and the pressures.',
        'All are right, and the tyres are less than about two years old.',
      ],
    ],
    figures: [
      { what: 'Age from which to be wary', range: '6–10 years', source: 'part-makers' },
      { what: 'Wheel nut torque after fitting', range: '90–140 Nm', source: 'manuals' },
      { what: 'Running in', range: '100–200 miles', source: 'part-makers' },
    ],
    costs: [
      { case: 'One tyre, 14–16 inch, fitted', diy: null, garage: [70, 180] },
      { case: 'One tyre, 17–19 inch, fitted', diy: null, garage: [120, 350] },
      { case: 'One tyre, run-flat or 20 inch and above', diy: null, garage: [200, 600] },
    ],
    garageIf:
      'Leave the fitting to a tyre fitter in every case: it needs a machine, balancing, and care with the sensors.',
    after: [
      'Drive gently for the first 100 miles.',
      'Reset the pressure monitor, and torque the nuts again after 30–50 miles.',
      'The tyre fitter has to recycle the old tyres.',
    ],
    faults: [
      'tyre-tread-worn-out',
      'tyre-aged-cracked',
      'tyre-sidewall-bulge',
      'tyre-tread-belt-separation',
    ],
    byCar: [
      'Run-flat: stay with run-flats, or carry a repair kit and ask your insurer.',
      'Electric car: look for EV tyres or an HL load rating.',
      'Four-wheel drive: ask whether you may replace only two.',
    ],
  },
  'fit-the-spare-wheel': {
    title: 'Fit the spare wheel at the roadside',
    about: 'A flat tyre, somewhere inconvenient',
    aliases: [
      'spare wheel',
      'flat tyre',
      'change a wheel',
      'change a tyre',
      'puncture',
      'change tyre',
    ],
    system: 'wheels_tyres',
    why: 'A flat tyre is ruined within a few hundred yards, and the car neither steers nor stops as it should.',
    when: 'Do this when a tyre is flat or damaged and you can stop in a safe place. On a motorway, call for help instead.',
    difficulty: 'moderate',
    minutes: [20, 45],
    tools: [
      'The car’s jack and wheel brace',
      'Locking wheel nut key',
      'Warning triangle and high-visibility vest',
      'Gloves, torch',
      'Two chocks or stones',
    ],
    materials: ['Spare wheel at its pressure'],
    safety: [
      'Never change a wheel on a motorway or its hard shoulder, on a slope or on soft ground. Leave the car by the safe side, wait behind the barrier and call for help.',
      'Get everybody out of the car, and keep every part of you out from under it.',
      'In Britain, do not put a warning triangle out on a motorway.',
    ],
    steps: [
      [
        'Stop on level, firm ground away from traffic. Put the hazard lights and the parking brake on, select first gear or Park, and switch the ignition off. Put the vest on, and the triangle at least 45 metres behind the car.',
        'The car cannot roll.',
      ],
      [
        'Chock the wheel diagonally opposite the flat one, and get out the spare, the jack, the wheel brace and the locking key.',
        'Everything is there, and the spare is hard.',
      ],
      [
        'Slacken the nuts by half a turn anticlockwise, with your foot on the brace if you have to.',
        'All of them have moved while the wheel is still on the ground.',
        'Jacking first: the wheel spins, and the car can come off the jack.',
      ],
      [
        'Jack the car up at the marked point beside the wheel until the tyre is clear. Lay the spare flat under the sill while you work.',
        'The jack is upright.',
        'Jacking on a plastic sill cover.',
      ],
      [
        'Take the nuts and the wheel off, and swap it with the spare under the sill.',
        'The face of the hub is clean.',
      ],
      [
        'Hang the spare on, and run the nuts in by hand, tapered side first, crosswise.',
        'The wheel sits flat against the hub.',
      ],
      [
        'Pull the old wheel out from under the sill, lower the car, and tighten the nuts crosswise as hard as you can without jumping on the brace.',
        'No nut turns any further.',
      ],
      [
        'Put everything away, check the pressure at the next filling station, and have the nuts torqued.',
        'The wheel runs without a wobble.',
        'Driving for weeks on a space-saver.',
      ],
    ],
    figures: [
      { what: 'Wheel nuts or bolts, cars', range: '90–140 Nm', source: 'manuals' },
      { what: 'Space-saver speed limit', range: '50 mph (80 km/h)', source: 'manuals' },
      { what: 'Space-saver pressure', range: '4.2 bar (60 psi)', source: 'manuals' },
    ],
    costs: [{ case: 'Fit your own spare', diy: [0, 0], garage: [60, 150] }],
    garageIf:
      'Call for help on a motorway, in the dark on a narrow road, on a slope, if a nut will not move, or if you feel unsafe.',
    after: [
      'Tighten the nuts with a torque wrench within 30–50 miles.',
      'Have the tyre repaired or replaced soon, and put the spare back at its correct pressure.',
    ],
    faults: [
      'tyre-puncture-nail',
      'tyre-blowout-underinflated',
      'spare-or-kit-unusable',
      'wheel-nuts-loose',
      'wheel-seized-to-hub',
    ],
    byCar: [
      'Air suspension: switch jack mode on, or the car may lift or lower itself.',
      'Run-flat: there is no spare. You can usually drive up to 50 miles at up to 50 mph.',
      'Electric car: use only the marked points, because the battery is between them.',
      'No spare: use the repair kit.',
    ],
  },
  'use-a-puncture-repair-kit': {
    title: 'Use a puncture repair kit',
    about: 'The bottle and the compressor that replaced the spare',
    aliases: [
      'puncture repair kit',
      'tyre sealant',
      'tyre weld',
      'puncture repair',
      'tyre foam',
      'no spare wheel',
    ],
    system: 'wheels_tyres',
    why: 'Most new cars carry a bottle of sealant instead of a spare wheel. It gets you to a tyre fitter, and no further.',
    when: 'Do this for a small hole in the tread, such as a nail, with the tyre still on its rim.',
    difficulty: 'easy',
    minutes: [15, 30],
    tools: ['12 V compressor', 'High-visibility vest and gloves'],
    materials: ['Tyre sealant in date'],
    safety: [
      'Do it away from traffic, like a wheel change. On a motorway, call for help instead.',
      'Do not use it for a cut sidewall, a hole of more than about 4–6 mm, or a tyre that was driven flat: it may burst while you inflate it. Sealant harms the eyes.',
    ],
    steps: [
      [
        'Find the hole, and leave the nail in it.',
        'The hole is in the tread, and the sidewalls are undamaged.',
        'Pulling the nail out.',
      ],
      [
        'Shake the bottle, and connect the hose and the compressor as printed on it.',
        'The hose is tight on the valve.',
      ],
      [
        'Stick the speed sticker where the driver can see it. Start the engine, or go into Ready, outdoors only.',
        'The compressor will not run the battery down.',
      ],
      [
        'Switch the compressor on and let the sealant run in. The gauge rises and then falls.',
        'The bottle is empty.',
      ],
      [
        'Inflate the tyre to the pressure on the door sticker within the time printed on the kit.',
        'It reaches at least 1.8 bar within 5–10 minutes.',
        'Carrying on although the pressure does not rise. Give up and call for help.',
      ],
      [
        'Drive off at once for three to six miles, below 50 mph.',
        'The sealant spreads, and the car steers straight.',
      ],
      [
        'Stop and measure the pressure.',
        'It has held, and you have set it right. Below about 1.3 bar, do not drive on.',
      ],
      [
        'Drive to a tyre fitter, and say that there is sealant inside.',
        'The tyre has been repaired or replaced.',
        'Taking the sealant for a repair.',
      ],
    ],
    figures: [
      { what: 'Largest hole', range: '4–6 mm, tread only', source: 'part-makers' },
      { what: 'Speed limit', range: '50 mph (80 km/h)', source: 'part-makers' },
      { what: 'Distance', range: 'up to 120 miles', source: 'part-makers' },
      { what: 'Shelf life of the bottle', range: '4–8 years', source: 'part-makers' },
    ],
    costs: [
      { case: 'New bottle', diy: [25, 80], garage: null },
      { case: 'Plug-patch at a tyre fitter, without sealant inside', diy: null, garage: [20, 50] },
    ],
    garageIf:
      'Always go on to a tyre fitter. Call for help if the sidewall is cut or the pressure does not hold.',
    after: [
      'Buy a new bottle.',
      'Have the pressure sensor cleaned or checked.',
      'Many tyre fitters will not repair a tyre that is full of sealant.',
    ],
    faults: ['tyre-puncture-nail', 'spare-or-kit-unusable', 'tpms-sensor-battery-dead'],
    byCar: [
      'Direct pressure sensors: use only sealant that is safe for them.',
      'Run-flat and self-sealing tyres: they need no sealant, so follow the manual.',
      'Electric car: switch to Ready so that the 12 V battery is charged.',
    ],
  },
  'check-and-torque-the-wheel-nuts': {
    title: 'Check and torque the wheel nuts',
    about: 'Tight enough to stay, loose enough to come off again',
    aliases: [
      'wheel nuts',
      'lug nuts',
      'wheel bolts',
      'wheel nut torque',
      'torque wheel nuts',
      'wheel torque',
    ],
    system: 'wheels_tyres',
    why: 'Loose nuts let a wheel go. Overtightened ones stretch the studs, distort the discs, and cannot be undone at the roadside.',
    when: 'Do this whenever a wheel has been off, and again after 30–50 miles.',
    difficulty: 'easy',
    minutes: [10, 25],
    tools: ['Torque wrench', 'Right socket, thin-walled for alloy wheels', 'Locking nut key'],
    materials: [],
    safety: [
      'For the final torque, the wheels have to be on the ground and the parking brake on.',
      'If a wheel clicks or wobbles as you drive, stop at once and call for help.',
    ],
    steps: [
      [
        'Find the torque in your manual, for steel or for alloy wheels.',
        'You have the figure for your wheels.',
      ],
      [
        'Set the wrench, and check that the nuts match the seats in the rim: taper, ball, or flat with a washer.',
        'They match.',
        'Using ball-seat bolts in tapered holes.',
      ],
      [
        'If a nut may be rusty, slacken it a little first. Otherwise go straight to the torque.',
        'The threads turn smoothly.',
      ],
      [
        'Pull slowly and evenly, nut by nut, crosswise.',
        'Each one clicks once, and you stop there.',
        'Clicking it three times for luck, which overtightens it.',
      ],
      ['Go round once more in the same order.', 'None turns any further.'],
      [
        'Wind the wrench back to its lowest mark, and note the date and the mileage.',
        'The next check is due after 30–50 miles.',
      ],
    ],
    figures: [
      { what: 'Small cars', range: '85–110 Nm', source: 'manuals' },
      { what: 'Most cars', range: '100–140 Nm', source: 'manuals' },
      { what: 'Vans and large SUVs', range: '130–200 Nm', source: 'manuals' },
    ],
    costs: [
      { case: 'Torque check', diy: [0, 0], garage: [0, 0] },
      { case: 'Torque wrench to keep', diy: [30, 100], garage: null },
    ],
    garageIf:
      'Leave it to a garage if a nut turns without tightening, a stud is stretched or missing, or the holes have gone oval.',
    after: ['Store the wrench wound back, and dry.'],
    faults: [
      'wheel-nuts-loose',
      'wheel-stud-broken',
      'lug-nuts-swollen',
      'brake-discs-thickness-variation',
    ],
    byCar: [
      'Centre-lock wheels: they take a special tool and several hundred newton metres, so leave them to a garage.',
      'Aftermarket wheels: use the nuts and the torque of the wheel’s manufacturer.',
      'Two-piece capped nuts: they swell as they rust. Replace them.',
    ],
  },
  'remove-a-locking-wheel-nut-without-key': {
    title: 'Deal with a lost locking wheel nut key',
    about: 'The key that is never where the last owner said',
    aliases: [
      'locking wheel nut',
      'lost locking wheel nut key',
      'locking nut key',
      'wheel nut key lost',
      'rounded wheel nut',
    ],
    system: 'wheels_tyres',
    why: 'Without the key nobody can take a wheel off, at home or at the roadside.',
    when: 'Do this before you need the key. Go and look for the key today.',
    difficulty: 'moderate',
    minutes: [20, 75],
    tools: [
      'Locking nut remover socket (twist type)',
      'Breaker bar, hammer, torque wrench',
      'Eye protection, gloves, chocks',
    ],
    materials: ['New set of locking or plain nuts'],
    safety: [
      'Wear eye protection: hardened nuts shatter.',
      'Keep the wheel on the ground and the car chocked, and use no heat near the tyre or the bearing.',
    ],
    steps: [
      [
        'Look in the boot tray, the jack kit and the glovebox, and ask the last tyre fitter.',
        'You have found the key, or know for certain that it is lost.',
      ],
      [
        'Look for its code in the papers or on the bag of the key. A dealer can order a copy, and may have a master set.',
        'It is on order, if you can wait.',
      ],
      [
        'If you cannot, knock off the spinning collar if the nut has one, and tap on a biting socket that is just too small.',
        'The socket is square and deep on the nut.',
        'Using a socket that is too big and only rounds it off.',
      ],
      [
        'Turn the bar slowly anticlockwise, pushing it in as you do.',
        'The nut breaks loose.',
        'Using an impact wrench, which shatters the nut.',
      ],
      ['Tap the nut out of the socket, and do the others in the same way.', 'All of them are off.'],
      ['Look at the studs and the seats, and run plain nuts in by hand.', 'They run in freely.'],
      ['Torque the new nuts crosswise.', 'Each clicks at the figure in your manual.'],
    ],
    figures: [{ what: 'Wheel nuts or bolts, cars', range: '90–140 Nm', source: 'manuals' }],
    costs: [
      { case: 'Remover socket and new nuts', diy: [30, 90], garage: [50, 150] },
      { case: 'Key ordered by its code', diy: [20, 60], garage: [30, 100] },
    ],
    garageIf:
      'Leave it to a mobile specialist if the nut is deep inside an expensive wheel, or somebody has already rounded it. Never weld near the hub at home.',
    after: [
      'Keep the new key with the jack, and its code at home.',
      'Torque the nuts again after 30–50 miles.',
    ],
    faults: ['locking-wheel-nut-lost-key', 'wheel-stud-broken', 'lug-nuts-swollen'],
    byCar: [
      'Wheel bolts (most European cars) come out of the hub completely; studs stay in it.',
      'Centre-lock wheels: leave them to a dealer.',
      'Some manufacturers have only 20 patterns, so a dealer’s master set finds the right one within minutes.',
    ],
  },
  'check-the-wheel-bearings': {
    title: 'Check the wheel bearings',
    about: 'The hum that grows with speed',
    aliases: [
      'wheel bearing check',
      'wheel bearing',
      'test wheel bearing',
      'humming noise when driving',
    ],
    system: 'suspension',
    why: 'A bearing hums for months before it works loose. Once loose, it upsets the ABS, eats tyres and in the end lets the wheel lean.',
    when: 'Do this when you hear a hum that grows with speed, at tyre changes, and before the MOT.',
    difficulty: 'moderate',
    minutes: [20, 60],
    tools: ['Jack and axle stands', 'Chocks', 'Gloves', 'Helper'],
    materials: [],
    safety: [
      STANDS,
      'Turn the wheels only by hand, never with the engine while the car is on stands.',
    ],
    steps: [
      [
        'On a quiet road, at a steady speed, listen as you sway gently left and right.',
        'If it is louder as you steer left, suspect the right bearing, and the other way round.',
        'Mistaking saw-toothed tyres for a worn bearing.',
      ],
      [
        'Chock the other wheels, raise this one and put the car on a stand.',
        'The wheel hangs freely.',
      ],
      ['Grip the wheel at 12 and 6 o’clock and rock it.', 'You can feel no play.'],
      [
        'Rock it again while a helper presses the brake.',
        'If the play has gone, the bearing is worn. If it is still there, a joint is worn.',
      ],
      ['Rock it at 3 and 9 o’clock.', 'Play only here points to a track rod.'],
      [
        'Spin the wheel by hand with your other hand on the spring.',
        'It is smooth and silent. A rumble in the spring comes from the bearing.',
      ],
      ['Compare it with the other side, then lower the car.', 'Both feel the same.'],
    ],
    figures: [
      {
        what: 'Play, modern hub units',
        range: '0 mm to feel (0–0.05 mm by gauge)',
        source: 'part-makers',
      },
      { what: 'Hub nut', range: '180–350 Nm, new nut each time', source: 'manuals' },
    ],
    costs: [
      { case: 'Check', diy: [0, 0], garage: [20, 60] },
      { case: 'Bolt-on hub unit, each', diy: [50, 180], garage: [180, 450] },
    ],
    garageIf:
      'Do not drive on with play that you can see, grinding, or a hot hub. Bearings that are pressed in belong in a garage with a press.',
    after: [
      'Have a bearing that hums renewed before it works loose.',
      'Listen again after a week.',
    ],
    faults: ['wheel-bearing-worn', 'hub-nut-loose-play', 'tyre-cupping-noise'],
    byCar: [
      'Magnetic ABS ring in the seal: fit it the right way round, away from magnets.',
      'Taper bearings of older rear axles are set with slight play.',
      'Electric cars have no engine noise, so you notice a faint hum earlier.',
    ],
  },
  'check-ball-joints-and-steering-for-play': {
    title: 'Check ball joints and steering for play',
    about: 'Ball joints, track rod ends and bushes',
    aliases: [
      'ball joint check',
      'ball joint',
      'steering play',
      'suspension check',
      'knocking noise over bumps',
      'track rod end',
    ],
    system: 'suspension',
    why: 'Worn joints knock, wander and wear out tyres. A ball joint that lets go folds the wheel under the car.',
    when: 'Do this once a year, before the MOT, and after a hard pothole.',
    difficulty: 'moderate',
    minutes: [30, 60],
    tools: ['Jack, axle stands and chocks', 'Long pry bar', 'Torch', 'Helper'],
    materials: [],
    safety: [
      STANDS,
      'Keep your fingers out of the joints while a helper turns the steering or levers.',
    ],
    steps: [
      [
        'With the wheels on the ground, have a helper rock the steering a little left and right while you watch and listen at each joint.',
        'The movement passes on at once, without a click.',
      ],
      ['Bounce each corner and let go.', 'It settles after one swing.'],
      [
        'Chock the rear wheels and put the front on stands, with the wheels hanging.',
        'The car rests on the stands.',
      ],
      [
        'Rock each wheel at 3 and 9 o’clock, and watch the track rod end and the inner track rod.',
        'There is no free play.',
      ],
      [
        'Lever gently between the wishbone and the knuckle.',
        'The ball joint does not lift.',
        'Levering on the rubber boot, which tears it.',
      ],
      [
        'Look at the boots, bushes, springs and drop links.',
        'The boots are intact, the rubber has no deep cracks, and no spring is broken.',
      ],
      ['Lower the car and drive slowly over a bump with the window open.', 'Nothing knocks.'],
    ],
    figures: [
      { what: 'Play that you can feel', range: '0 mm in most joints', source: 'practice' },
      {
        what: 'Free play at the rim, rack steering',
        range: 'MOT failure above 13 mm (380 mm wheel)',
        source: 'uk-law',
      },
      { what: 'Ball joint pinch bolt', range: '40–80 Nm', source: 'manuals' },
    ],
    costs: [
      { case: 'Check', diy: [0, 0], garage: [25, 70] },
      { case: 'Ball joint or track rod end with alignment', diy: [25, 90], garage: [120, 320] },
    ],
    garageIf:
      'Do not drive with visible play in a ball joint or a steering joint. The wheels have to be aligned after the repair, so a garage is usually the better place for it.',
    after: ['Have the wheels aligned after any joint has been replaced.'],
    faults: [
      'ball-joint-worn',
      'tie-rod-end-worn',
      'inner-tie-rod-worn',
      'control-arm-bushes-worn',
      'stabiliser-link-worn',
      'steering-rack-worn',
      'coil-spring-broken',
    ],
    byCar: [
      'Loaded ball joints (where the wishbone carries the spring): support the car under the arm to feel any play.',
      'Air suspension: switch it off and put it in jack mode.',
      'Solid front axle: check the king pins and the Panhard rod as well.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
