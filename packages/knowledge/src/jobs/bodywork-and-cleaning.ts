import type { JobEntry } from './job.ts';

/** Dents, bumpers, washing, and the damp that gets in. */
export const bodyworkJobs = {
  'deal-with-a-dent': {
    title: 'Deal with a dent',
    about: 'What comes out without paint, what pulls out at home and what needs a body shop',
    aliases: [
      'dent removal',
      'paintless dent repair',
      'pdr',
      'car park dent',
      'door ding',
      'pull a dent out',
      'suction dent puller',
      'dent in door',
      'hail damage',
    ],
    system: 'body_structure',
    why: 'A dent with its paint unbroken can often be massaged out for the price of a tank of fuel. Pulled at with a sink plunger and hot water, the same dent gets a crease and needs filler and paint.',
    when: 'Do this when you find the dent; if the paint is broken, within days, before rust begins.',
    difficulty: 'moderate',
    minutes: [30, 120],
    garageMinutes: [30, 120],
    tools: [
      'Torch',
      'Glue puller kit with tabs',
      'Hair dryer',
      'Microfibre cloth',
      'Plastic knock-down tool',
    ],
    materials: ['Isopropyl alcohol', 'Touch-up paint, if the paint is broken'],
    safety: [
      'Do not lever inside a door or a pillar with an airbag or its sensor. Leave that to a dent technician.',
      'On electric and hybrid cars look in the rescue sheet before you drill, weld or push a rod anywhere: cables may run there.',
      'Warm the panel, never heat it: plastic softens and paint blisters at the heat of a hot-air gun.',
    ],
    steps: [
      [
        'Look along the panel with a torch held flat, and feel the edge of the dent.',
        'You know how deep it is, and whether a crease or a body line runs through it.',
      ],
      [
        'Look at the paint with a magnifier or your phone’s camera.',
        'There is no crack down to primer or metal.',
        'Pulling a dent whose paint is cracked: the flakes come off with the glue.',
      ],
      [
        'Decide: shallow, round and away from an edge can be tried at home. A crease, an edge or aluminium is for a technician.',
        'You know which it is before you buy anything.',
        'Trying it first. A stretched panel costs the technician twice the time.',
      ],
      [
        'Clean the dent and the tab with isopropyl alcohol, and warm the panel to hand heat with a hair dryer.',
        'The panel is dry, free from wax, and warm to the hand.',
      ],
      [
        'Glue a tab to the deepest point and let it set for as long as the glue’s instructions say.',
        'The tab cannot be twisted.',
      ],
      [
        'Pull straight out with the bridge in several small pulls, and look from the side after each.',
        'The dent is nearly flat, with no high ring round it.',
        'One hard pull, which leaves a peak.',
      ],
      [
        'Loosen the tab with alcohol, and tap high spots down gently with the plastic tool.',
        'Reflections run straight across the place.',
      ],
      [
        'Polish the glue’s marks off and dab touch-up paint on any spot where the paint is open.',
        'No bare metal is left.',
      ],
    ],
    figures: [
      {
        what: 'Dent that pulls out at home',
        range: 'up to about 5 cm, shallow',
        source: 'practice',
      },
      { what: 'Warmth of the panel', range: '30–40 °C', source: 'practice' },
    ],
    costs: [
      { case: 'Glue puller kit and touch-up paint', diy: [30, 95], garage: null },
      { case: 'One dent without paint', diy: null, garage: [80, 250] },
      { case: 'Panel filled and painted', diy: null, garage: [300, 1000] },
    ],
    garageIf:
      'Call a mobile dent technician for door edges, body lines, aluminium and hail, and a body shop where the paint is cracked or the panel has stretched.',
    after: [
      'Photograph it before and after. In a car park, ask for the camera’s recording within days.',
      'Think before you claim: an excess and a lost bonus can cost more than the repair.',
    ],
    faults: ['paint-delamination', 'sill-and-arch-rust', 'door-hinge-or-check-worn'],
    byCar: [
      'Plastic bumpers and wings: a dent often pops back from behind after a kettle of hot, not boiling, water.',
      'Aluminium panels: they need more heat, other tools and somebody who does them daily.',
      'Bumpers with radar or parking sensors: have them checked after any knock.',
    ],
  },
  'refit-a-loose-bumper': {
    title: 'Refit a loose or cracked bumper',
    about: 'Clips, brackets, cracks and what sits behind the bumper',
    aliases: [
      'loose bumper',
      'bumper hanging off',
      'bumper clips broken',
      'cracked bumper',
      'bumper repair',
      'bumper cover',
      'bumper came off',
      'plastic bumper crack',
      'undertray hanging',
    ],
    system: 'body_structure',
    why: 'A bumper that hangs by one clip comes off at speed, and takes the radar with it. New clips and one bracket usually put it back.',
    when: 'Do this before the next drive on a fast road.',
    difficulty: 'moderate',
    minutes: [30, 120],
    garageMinutes: [30, 120],
    tools: [
      'Torx bits and sockets',
      'Trim levers',
      'Cable ties',
      'Drill and rivet gun',
      'Torch',
      'Sandpaper, and a hot stapler for staples',
    ],
    materials: [
      'New clips, screws and rivets for your model',
      'Bumper bracket',
      'Plastic repair staples, or adhesive and mesh',
    ],
    safety: [
      'Do not drive with a bumper that can touch a wheel, drag on the road or cover a light or the number plate.',
      'Use axle stands if you work underneath, and switch the ignition off so that no cooling fan can start.',
      'A knock that moved the bumper can move the radar or crush the bar behind it. Have it looked at before you rely on driver aids.',
    ],
    steps: [
      [
        'Tie the bumper up with cable ties through its grille or its screw holes, so that nothing can hang or rub.',
        'It does not move when you shake it, and both wheels turn clear at full lock.',
        'Tape on a wet, dirty bumper. It lets go at 40 mph.',
      ],
      [
        'Look behind it with a torch: bar, foam, brackets, wiring, radiator.',
        'Nothing metal is bent and nothing is leaking.',
      ],
      [
        'Make a list of the missing clips, screws and brackets from the holes on the other side, and buy those for your model.',
        'Every hole has its fastener.',
        'Drilling self-tapping screws through the outside.',
      ],
      [
        'Undo the screws in the wheel arch and underneath, and pull the corner off its bracket.',
        'You can reach the bracket, and the plugs of sensors and fog lights are unplugged or slack.',
      ],
      [
        'Replace the broken bracket. It is held by screws, or by rivets that you drill out and renew.',
        'It sits flush with the wing.',
      ],
      [
        'Close a crack from the inside with hot staples, or with two-part adhesive and mesh, once the place is sanded and clean.',
        'The crack does not open when you bend the plastic by hand.',
        'Superglue on the outside, which goes white and cracks.',
      ],
      [
        'Plug everything in, hang the bumper on the brackets from the middle outwards, and push each corner home until it clicks.',
        'The gaps to the wing and the headlight are even.',
      ],
      [
        'Put in every screw and clip, take the cable ties out, and try lights, parking sensors and washers.',
        'All of them work, and no warning comes up.',
      ],
    ],
    figures: [
      { what: 'Fasteners of a front bumper', range: '10–25', source: 'practice' },
      { what: 'Adhesive set before it is loaded', range: '1–24 hours', source: 'part-makers' },
    ],
    costs: [
      { case: 'Clips, screws and a bracket', diy: [15, 70], garage: [70, 220] },
      { case: 'Crack welded and painted', diy: null, garage: [180, 500] },
      { case: 'New bumper, painted', diy: null, garage: [450, 1500] },
    ],
    garageIf:
      'Leave it to a body shop if the bar or a headlight mount is bent, if there is a radar or camera behind it, or if the paint has to be matched.',
    after: [
      'Press the corners again after a week.',
      'If a radar or a sensor was moved, have it calibrated.',
    ],
    faults: [
      'exterior-trim-detached',
      'underbody-shield-detached',
      'bumper-sensor-wiring-corroded',
      'front-radar-misaligned',
    ],
    byCar: [
      'Bumpers with a radar behind them: put no filler, thick paint, sticker or metal plate in front of it.',
      'Cars with headlight washers: pull their caps off before the bumper comes forward.',
      'Pickups and older cars with steel bumpers: straighten the brackets, and check the bolts for rust.',
    ],
  },
  'clean-the-engine-bay': {
    title: 'Clean the engine bay',
    about: 'Degreased without a jet washer, and without a car that will not start',
    aliases: [
      'engine bay cleaning',
      'degrease engine',
      'wash engine bay',
      'engine degreaser',
      'clean oil off engine',
      'pressure wash engine',
      'dirty engine',
    ],
    system: 'engine_cooling',
    why: 'On a clean engine a fresh leak shows within a day, and leaves and grease do not block a drain or catch fire. A pressure washer, though, puts water where no mechanic can find it.',
    when: 'Do this once a year, before you look for an oil leak, and after one has been repaired.',
    difficulty: 'easy',
    minutes: [30, 90],
    garageMinutes: [30, 60],
    tools: [
      'Soft brushes',
      'Garden hose or spray bottle',
      'Plastic bags and tape',
      'Cloths',
      'Gloves and goggles',
    ],
    materials: ['Water-based degreaser', 'Plastic and rubber dressing'],
    safety: [
      'Let the engine go cold first. Degreaser on a hot exhaust catches fire, and cold water cracks hot metal.',
      'Never wet orange cables or parts: on an electric or hybrid car clean with a damp cloth only.',
      'Switch the ignition off and take the key away, because a fan can start by itself. Wear goggles.',
    ],
    steps: [
      [
        'Park outdoors over a place where oily water does not run into a drain. Let the engine cool for some hours.',
        'You can lay your hand on the engine.',
      ],
      [
        'Pick out leaves, and clear the drains below the windscreen.',
        'Water poured into the scuttle runs away.',
        'Washing the leaves into the drain, where they block it.',
      ],
      [
        'Cover the alternator, the air intake, open plugs, the fuse box and the battery’s vents with plastic bags.',
        'No bag touches anything warm.',
      ],
      [
        'Spray degreaser from the bottom upwards and leave it for five minutes. Do not let it dry.',
        'The grease goes soft and brown.',
        'Using petrol or brake cleaner by the litre.',
      ],
      ['Work it in with a brush, part by part.', 'The dirt floats in the foam.'],
      [
        'Rinse with a gentle spray at arm’s length, from the top down, and go round the covered parts.',
        'The water runs off clear.',
        'Aiming a jet at plugs, coils or seals.',
      ],
      [
        'Take the bags off, and dry plugs, coils and hollows with cloths.',
        'No water stands round a spark plug or in a plug.',
      ],
      [
        'Start the engine, let it warm up with the bonnet open, and listen.',
        'It runs evenly, and no warning light comes on.',
      ],
      [
        'Switch off and let it cool again, then wipe plastic and hoses with dressing, but not belts and pulleys.',
        'The belt is dry.',
      ],
    ],
    figures: [
      { what: 'Time for the degreaser to work', range: '3–5 minutes', source: 'part-makers' },
    ],
    costs: [
      { case: 'Degreaser and brushes', diy: [10, 35], garage: null },
      { case: 'Cleaned by hand at a valeter', diy: null, garage: [50, 150] },
    ],
    garageIf:
      'Leave it to a garage if the oil comes from a leak that nobody has found, or if the engine misfires after washing and drying does not cure it.',
    after: [
      'Look again the next day: what is wet now is the leak.',
      'If the engine stumbles, dry the coils and plug wells and let the car stand for a warm day.',
    ],
    faults: [
      'rocker-cover-gasket-leak',
      'sump-drain-plug-leak',
      'spark-plug-well-flooded',
      'scuttle-drain-blocked',
      'water-in-control-unit',
    ],
    byCar: [
      'Older cars with a distributor: cover it, and spray it with water repellent afterwards.',
      'Electric and hybrid cars: use no hose under the bonnet.',
    ],
  },
  'clean-seats-and-carpets': {
    title: 'Clean the seats and carpets',
    about: 'Stains, spills, pet hair and smoke, and getting it dry again',
    aliases: [
      'clean car seats',
      'car seat stain',
      'car upholstery cleaning',
      'shampoo car carpet',
      'vomit in car',
      'spilled milk in car',
      'cigarette smell in car',
      'valet interior',
      'clean leather seats',
      'dog hair in car',
    ],
    system: 'restraints_seats',
    why: 'A spill that is blotted at once is gone in ten minutes. Soaked and left, it grows mould under the carpet and finds the plug of the airbag.',
    when: 'Do this at once for a spill, and twice a year for the rest, on a dry day with the doors open.',
    difficulty: 'easy',
    minutes: [45, 180],
    garageMinutes: [45, 180],
    tools: [
      'Vacuum cleaner with a narrow nozzle',
      'Wet vacuum or towels',
      'Soft brush',
      'Spray bottle',
      'Microfibre cloths',
    ],
    materials: [
      'Upholstery shampoo',
      'Enzyme cleaner for milk, vomit and pets',
      'Leather cleaner and balm',
    ],
    safety: [
      'Do not soak a seat: there are airbag plugs, heaters and a weighing mat in and under it. Spray lightly and never flood the floor.',
      'Do not pull plugs under the seat, and do not lean on a side airbag’s seam.',
      'Never mix bleach with any other cleaner, and leave the doors open while you work.',
    ],
    steps: [
      [
        'Take everything out, push the seats back and forward, and vacuum seams, rails and carpet.',
        'No grit is left that would be rubbed into the cloth.',
        'Wetting crumbs and hair, which turns them into felt.',
      ],
      [
        'Blot a fresh spill with a dry towel, pressing and not rubbing, until the towel stays dry.',
        'No more comes out.',
      ],
      [
        'Try the cleaner on a place that nobody sees and wait for five minutes.',
        'The colour has not changed.',
      ],
      [
        'Spray the stain lightly, work it from its edge to its middle with a soft brush, and blot.',
        'The stain is lighter, and the foam comes away dirty.',
        'Scrubbing in circles, which leaves a ring and a bald patch.',
      ],
      [
        'For milk, vomit and pets, use an enzyme cleaner and leave it on for as long as its label says.',
        'The smell has gone once it is dry, and not just under perfume.',
      ],
      [
        'Go over the whole panel of the seat once, evenly and barely damp.',
        'It dries in one shade.',
      ],
      [
        'Clean leather with its own cleaner and a soft brush, wipe it dry, and rub in a little balm.',
        'It is matt and not sticky.',
      ],
      [
        'Wipe the seat belts with mild soap, pulled right out, and let them dry before they roll in.',
        'They are clean, and run back freely.',
        'Using strong cleaner or bleach on a belt: it weakens the webbing.',
      ],
      [
        'Draw the water out with a wet vacuum, and run the heater with the air conditioning on and the windows a little open.',
        'A paper towel pressed into the carpet stays dry the next day.',
      ],
    ],
    figures: [
      { what: 'Drying time with doors open', range: '4–24 hours', source: 'practice' },
      {
        what: 'Time for an enzyme cleaner',
        range: '15 minutes to 12 hours',
        source: 'part-makers',
      },
    ],
    costs: [
      { case: 'Cleaners and brushes', diy: [15, 50], garage: null },
      { case: 'Interior valet', diy: null, garage: [60, 200] },
      { case: 'Seats out, carpet up, ozone', diy: null, garage: [200, 600] },
    ],
    garageIf:
      'Have it valeted if milk or sewage has gone under the carpet, if there is mould, or if the airbag light comes on afterwards.',
    after: [
      'Change the cabin filter if the car smelt of smoke.',
      'Leave the windows open a finger’s width in a dry garage overnight.',
    ],
    faults: [
      'mouldy-carpet-smell',
      'cabin-damp-fogging',
      'underseat-airbag-connector',
      'belt-retractor-weak',
      'seat-heater-element-open',
    ],
    byCar: [
      'Electric cars: control units and batteries lie under the floor and seats. Use a damp cloth, never a hose.',
      'Perforated, ventilated seats: spray the cloth and not the seat.',
      'Alcantara: use only a damp cloth and its own cleaner, then brush it up.',
    ],
  },
  'wash-and-protect-the-paint': {
    title: 'Wash and wax the car without scratching it',
    about: 'Two buckets, clean wheels, and paint that sheds the rain',
    aliases: [
      'wash car',
      'car washing',
      'hand wash car',
      'two bucket method',
      'wax car',
      'polish car',
      'clean alloy wheels',
      'brake dust removal',
      'swirl marks',
      'tar removal',
      'tree sap on car',
      'bird droppings on paint',
    ],
    system: 'body_structure',
    why: 'Nearly every fine scratch in paint was put there by somebody washing it. A second bucket and a clean mitt cost next to nothing, and salt that is washed off cannot rust anything.',
    when: 'Do this every two weeks, or weekly in the salt of winter. Remove bird droppings and sap the same day.',
    difficulty: 'easy',
    minutes: [45, 180],
    garageMinutes: [30, 120],
    tools: [
      'Two buckets with grit guards, and one for the wheels',
      'Microfibre mitt',
      'Soft wheel brush',
      'Hose or pressure washer',
      'Large drying towel and soft cloths',
    ],
    materials: ['Car shampoo', 'Wheel cleaner', 'Tar remover', 'Wax or sealant'],
    safety: [
      'Dry the brakes on the way out: the first stop after a wash is longer. Do not park overnight with wet discs.',
      'Hold a pressure washer at least 30 cm away, and never aim it at tyres, seals, radiators, plugs or the charging socket.',
      'Wear gloves with wheel cleaner and tar remover.',
    ],
    steps: [
      [
        'Park in the shade and let bonnet and brakes go cold.',
        'You can lay a hand on both.',
        'Washing in full sun, which dries shampoo into the paint.',
      ],
      [
        'Do the wheels first, with their own brush and bucket: spray, wait, brush, rinse.',
        'No brake dust is left in the corners.',
        'Acid wheel cleaner on polished or damaged alloys.',
      ],
      [
        'Rinse the whole car from the top down, wheel arches and sills too.',
        'The loose grit has gone before anything touches the paint.',
      ],
      [
        'Dip the mitt into the shampoo bucket, wash one panel in straight lines from the top down, and rinse the mitt in the other bucket.',
        'The shampoo bucket stays clear.',
        'Picking up a mitt that fell on the ground.',
      ],
      ['Rinse from the top down before the shampoo dries.', 'The water runs off without foam.'],
      [
        'Dry with a large towel, laid on and drawn off. Open doors and boot and wipe their edges.',
        'No spots are left, and the drain holes in the doors are open.',
      ],
      [
        'Take off tar with tar remover, and soften droppings and sap with a wet cloth for ten minutes.',
        'The paint feels smooth under your fingertips.',
        'Scraping with a fingernail or a dry cloth.',
      ],
      [
        'Wax two panels at a time, thinly, and buff when it has hazed.',
        'Water stands in beads the next time it rains.',
      ],
    ],
    figures: [
      { what: 'Distance of a pressure washer', range: 'at least 30 cm', source: 'part-makers' },
      { what: 'Life of a wax', range: '2–6 months', source: 'part-makers' },
    ],
    costs: [
      { case: 'Kit for a year', diy: [40, 120], garage: null },
      { case: 'Hand wash', diy: null, garage: [10, 40] },
      { case: 'Machine polish of the whole car', diy: null, garage: [200, 600] },
    ],
    garageIf:
      'See a detailer if swirls show under a street light, if the lacquer is peeling, or for a ceramic coating.',
    after: [
      'Rinse the buckets and wash the mitt without fabric softener.',
      'Look for stone chips while it is clean, and treat them.',
    ],
    faults: [
      'paint-delamination',
      'sill-and-arch-rust',
      'normal-disc-surface-rust',
      'brake-discs-corroded',
    ],
    byCar: [
      'Electric cars: close the flap, and switch to the car-wash mode if it has one, so that wipers and charging port stay still.',
      'Matt paint and wraps: use only products made for them.',
      'Convertibles: brush the hood along the grain, and proof it once a year.',
    ],
  },
  'protect-the-underside-from-rust': {
    title: 'Protect the underside from rust',
    about: 'Wash, dry, treat, wax: in that order, and what never to spray',
    aliases: [
      'underseal',
      'undersealing',
      'rustproofing',
      'rust proof car',
      'cavity wax',
      'underbody coating',
      'undercoating',
      'salt damage car',
      'prevent rust',
      'waxoyl',
      'fluid film',
    ],
    system: 'body_structure',
    why: 'Wax that creeps into seams stops rust for years; thick black paint over rust only hides it until the metal gives way.',
    when: 'Do this in late summer, when everything is dry. Repeat it every two or three years, and where you see bare metal.',
    difficulty: 'hard',
    minutes: [240, 600],
    garageMinutes: [180, 420],
    tools: [
      'Jack, chocks and four axle stands, or a lift',
      'Torque wrench',
      'Hose',
      'Wire brush and scraper',
      'Cavity lance with compressor or aerosol',
      'Goggles, mask and overalls',
      'Torch and a piece of wire',
    ],
    materials: [
      'Rust converter',
      'Primer',
      'Cavity wax',
      'Underbody wax',
      'Masking tape and bags',
      'Brake cleaner',
    ],
    safety: [
      'Use axle stands on firm, level ground and chock the wheels. Nobody goes under a car on a jack.',
      'Wax mist burns and harms the lungs: work outdoors with a mask, with no flame, heater or hot exhaust near.',
      'Never spray brakes, tyres, the exhaust, oxygen sensors, rubber bushes, plugs, orange cables, or the vents of the fuel tank.',
    ],
    steps: [
      [
        'Wash the underside and the arches with plenty of water and let the car stand in the dry for two days.',
        'No corner is damp.',
        'Sealing over wet salt, which goes on rusting underneath.',
      ],
      [
        'Raise the car on axle stands, chock it, and take the wheels, liners and undertrays off.',
        'The car does not move when you push it hard.',
      ],
      [
        'Tap and scrape every seam, jacking point and bracket.',
        'You have found what is sound and what is not. A hole is for a welder.',
        'Filling a hole with sealer: it is still an MOT failure.',
      ],
      [
        'Brush loose rust off, put rust converter on, let it work, and prime bare metal.',
        'It is dry and black, and nothing flakes.',
      ],
      [
        'Look at brake and fuel pipes while you are there. Have scaly ones replaced before you cover anything.',
        'The pipes are smooth.',
      ],
      [
        'Cover discs, calipers, exhaust, sensors and plugs with bags.',
        'Everything that must not be sprayed is covered.',
      ],
      [
        'Put the lance into each sill, chassis leg and door through its own holes, and draw it out slowly while you spray.',
        'Wax drips from the drain holes.',
        'Blocking the drain holes afterwards. Clear each with a wire.',
      ],
      ['Spray the underside thinly, in two coats.', 'The film is even, and seams are wet.'],
      [
        'Take the bags off, clean the discs with brake cleaner, refit the liners, undertrays and wheels, lower the car and tighten the wheels to the torque in your manual.',
        'The discs are clean and bright.',
      ],
      [
        'Let it dry overnight, then try the brakes at walking pace.',
        'They grip at once and do not smell.',
      ],
    ],
    figures: [
      { what: 'Temperature for spraying', range: '15–25 °C', source: 'part-makers' },
      { what: 'Life of a wax coat', range: '2–3 years', source: 'practice' },
    ],
    costs: [
      { case: 'Wax, converter and primer', diy: [80, 220], garage: null },
      { case: 'Treated by a specialist', diy: null, garage: [400, 1200] },
    ],
    garageIf:
      'Leave it to a specialist if you have no safe way to raise the whole car, if there are holes, or if brake pipes are scaly.',
    after: [
      'Expect a smell from the warm exhaust for a day or two.',
      'Rinse the underside after each salty week.',
    ],
    faults: [
      'sill-and-arch-rust',
      'subframe-corroded',
      'ladder-frame-rust',
      'brake-pipe-corroded',
      'strut-tower-rusted',
    ],
    byCar: [
      'Electric cars: never spray the battery’s case, its seams or its valves.',
      'Newer cars with galvanised bodies: the arches, subframes and brackets still need it.',
      'Pickups and off-roaders: the inside of the frame matters most.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
