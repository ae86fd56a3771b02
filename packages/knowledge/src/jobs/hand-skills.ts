import type { JobEntry } from './job.ts';

/** What most repairs need and few guides explain: bolts, torque, wires, trim, and the right part. */
export const handSkillJobs = {
  'free-a-seized-or-rounded-bolt': {
    title: 'Free a seized or rounded bolt',
    about: 'Penetrating oil, heat, shock, and what to do when the head has gone round',
    aliases: [
      'seized bolt',
      'stuck bolt',
      'rounded bolt',
      'rounded nut',
      'stripped bolt',
      'stripped screw',
      'remove stripped screw',
      'rusted bolt',
      'snapped bolt',
      'broken bolt extractor',
      'sheared bolt',
      'bolt will not undo',
    ],
    system: 'body_structure',
    why: 'Most jobs at home come to a halt at one rusty bolt. Patience and the right socket get nine in ten out; brute force snaps them, and a snapped bolt can cost more than the whole repair.',
    when: 'Do this as soon as a bolt does not give to a firm, steady pull. Stop there, before the corners go.',
    difficulty: 'moderate',
    minutes: [30, 150],
    garageMinutes: [25, 120],
    tools: [
      'Six-point sockets, metric and imperial',
      'Long breaker bar',
      'Wire brush',
      'Bolt extractor sockets',
      'Locking pliers',
      'Heat gun',
      'Tap of the thread’s size',
      'Hammer, drift and screwdriver bits',
      'Torque wrench',
      'Goggles, gloves and fire extinguisher',
    ],
    materials: [
      'Penetrating oil',
      'New bolt or nut of the same grade',
      'Copper grease or anti-seize',
    ],
    safety: [
      'Wear goggles: rust, chips and broken tools fly at face height.',
      'Use no flame or heat gun near fuel, brake hoses, airbags, tyres, a battery or anything oily, and have a fire extinguisher within reach.',
      'Never pull hard on a bolt under a car that rests on a jack. Put the car on axle stands, and pull in a direction in which it cannot rock off them.',
      'Brake, steering, suspension, seat and seat belt bolts are replaced once they have been heated, rounded or drilled.',
    ],
    steps: [
      [
        'Brush the thread and the head clean, right down into the corners.',
        'You can see bare metal and the exact size of the head.',
      ],
      [
        'Soak the thread with penetrating oil from both ends and leave it. Repeat it two or three times, overnight if you can.',
        'The oil has crept into the thread and not just run off.',
        'Using light general-purpose oil and giving it thirty seconds.',
      ],
      [
        'Give the head a few firm blows straight on with a hammer and drift.',
        'The blows land squarely, and the head keeps its shape.',
      ],
      [
        'Push a six-point socket of the exact size fully home, and pull steadily on a breaker bar.',
        'The bolt creaks and moves. Turn it back a little, then out again.',
        'Using a twelve-point socket or an adjustable spanner, which takes the corners off.',
      ],
      [
        'Tighten it by a hair, then undo it. Work it back and forth with more oil.',
        'Each swing goes a little further than the last.',
        'Forcing it on in one direction when it turns soft and springy: that is how it feels just before it snaps.',
      ],
      [
        'If the head is rounded, hammer on an extractor socket, or the next smaller six-point socket, and try again.',
        'The socket bites and cannot be wobbled off.',
      ],
      [
        'If it is a screw with a stripped recess, tap in the next larger bit, or grip the head with locking pliers.',
        'The bit sits tightly and does not lift out as you turn.',
      ],
      [
        'If heat is safe here, warm the nut and not the bolt, let it cool and oil it again.',
        'It turns once it has cooled. Be ready to fit a new bolt.',
        'Heating a wheel bolt, a ball joint or anything beside rubber.',
      ],
      [
        'Run a tap or a clean nut along the thread, put anti-seize on it unless the manual asks for a dry or glued thread, and fit the new bolt by hand.',
        'It screws in by hand for its whole length.',
      ],
    ],
    figures: [
      { what: 'Time for penetrating oil', range: '15 minutes to 12 hours', source: 'practice' },
      { what: 'Extractor sockets in a usual set', range: '9–19 mm', source: 'part-makers' },
    ],
    costs: [
      { case: 'Oil and a set of extractor sockets', diy: [20, 70], garage: null },
      { case: 'One seized bolt freed', diy: null, garage: [40, 120] },
      { case: 'Snapped bolt drilled out', diy: null, garage: [80, 300] },
    ],
    garageIf:
      'Leave it to a garage if the bolt has snapped off flush, if it is in the cylinder head, the block or the gearbox, or if it holds a brake, a steering part or a seat belt and you cannot replace it.',
    after: [
      'Tighten the new bolt to the torque in your vehicle’s manual: a greased thread needs less than a dry one.',
      'Put the old bolts with the scrap metal and wipe up the oil.',
    ],
    faults: [
      'wheel-bolt-thread-damaged',
      'locking-wheel-nut-lost-key',
      'wheel-seized-to-hub',
      'alignment-adjusters-slipping',
      'spark-plug-thread-stripped',
    ],
    byCar: [
      'Older British and American cars have imperial bolts: a metric socket that nearly fits will round them.',
      'Torx and spline heads: clean the recess out with a pick first, and knock the bit in.',
      'Spark plugs come out of a cold engine, glow plugs and injectors out of a warm one, with no extra lever. If they do not move, leave them to a specialist.',
      'Bolts in aluminium: use heat sparingly, because the thread comes out with the bolt.',
    ],
  },
  'use-a-torque-wrench': {
    title: 'Use a torque wrench',
    about: 'Setting it, pulling it, and why the click comes once',
    aliases: [
      'torque wrench',
      'torque spanner',
      'how to set a torque wrench',
      'torque settings',
      'torque specs',
      'how tight should bolts be',
      'tighten by angle',
    ],
    system: 'wheels_tyres',
    why: 'Too loose and it comes undone; too tight and the thread strips or the bolt stretches and breaks later. A torque wrench costs less than one stripped sump.',
    when: 'Do this on wheel nuts every time, and on every bolt for which the manual gives a figure: brakes, steering, suspension, sump plug, spark plugs.',
    difficulty: 'easy',
    minutes: [5, 20],
    garageMinutes: [5, 20],
    tools: [
      'Torque wrench with the right range',
      'Six-point socket',
      'Angle gauge, for bolts tightened by angle',
    ],
    materials: ['New bolts where the manual says that they are used once'],
    safety: [
      'The car is on the ground, or on axle stands, before you put your weight on a bar.',
      'A bolt that keeps turning without getting tighter has stripped. Stop, and do not drive if it holds a wheel, a brake or the steering.',
      'Pull, and keep your other hand on the head of the wrench, so that you do not fall when a bolt slips.',
    ],
    steps: [
      [
        'Look the figure up for your car and this bolt, with its unit, and whether the thread is dry, oiled or glued.',
        'You have a figure in Nm from your vehicle’s manual.',
        'Taking a figure in lb ft for one in Nm: it is a quarter too little.',
      ],
      [
        'Choose a wrench in which that figure is well inside the range.',
        'It is above the lowest fifth of the scale.',
        'Setting a large wrench to the very bottom of its scale for a small bolt. You may never feel it click.',
      ],
      [
        'Clean the thread and the seat, and start the bolt by hand.',
        'It runs in by hand until it touches.',
      ],
      [
        'Unlock the handle, turn it until the main scale and the ring add up to the figure, and lock it.',
        'The wrench is set and the handle cannot turn.',
      ],
      [
        'Nip all the bolts up with an ordinary spanner first, crosswise where there are several.',
        'The part sits flat all round.',
        'Winding them in with an impact wrench: they are then over the figure before you begin.',
      ],
      [
        'Hold the handle at its grip, and pull smoothly and slowly until it clicks. Then stop.',
        'You have felt one click while the bolt was still moving.',
        'Clicking it two or three times to be sure, which tightens it further each time.',
      ],
      [
        'If the manual adds an angle, mark the head and turn it on by exactly that with a plain bar and the gauge.',
        'The mark has moved by the angle, in one pull.',
      ],
      [
        'Turn the wrench back to its lowest mark and put it in its case.',
        'The spring is relaxed.',
        'Leaving it set for months, or undoing tight bolts with it.',
      ],
    ],
    figures: [
      { what: 'Usable part of the scale', range: '20–100%', source: 'standards' },
      { what: 'Tolerance of a good wrench above 10 Nm', range: '± 4%', source: 'standards' },
      {
        what: 'Interval for a calibration',
        range: '12 months or 5,000 pulls',
        source: 'standards',
      },
      { what: 'One lb ft', range: '1.36 Nm', source: 'standards' },
    ],
    costs: [
      { case: 'Wrench for wheels and chassis, 40–200 Nm', diy: [35, 120], garage: null },
      { case: 'Small wrench, 5–25 Nm', diy: [35, 120], garage: null },
      { case: 'Calibration', diy: null, garage: [30, 80] },
    ],
    garageIf:
      'Leave cylinder head, bearing and hub bolts to a garage unless you have the full procedure: they are tightened in stages and by angle, in a fixed order.',
    after: ['Check wheel nuts again after 30–50 miles.', 'Have a wrench checked that was dropped.'],
    faults: [
      'wheel-nuts-loose',
      'wheel-bolt-thread-damaged',
      'sump-drain-plug-leak',
      'spark-plug-thread-stripped',
      'brake-caliper-bolts-loose',
    ],
    byCar: [
      'Alloy and steel wheels of one car may need different bolts, or a different figure.',
      'Hub nuts and crankshaft bolts need more than most wrenches at home can measure.',
      'Sump plugs and spark plugs in aluminium: stay at the figure. Feel is not enough.',
    ],
  },
  'repair-a-broken-wire': {
    title: 'Repair a broken wire or connector',
    about: 'Crimp, seal and support a repair that lasts longer than a twist of tape',
    aliases: [
      'broken wire',
      'cut wire',
      'splice a wire',
      'wiring repair',
      'repair connector',
      'damaged connector',
      'broken connector clip',
      'crimp wire',
      'solder car wires',
      'frayed wire',
      'heat shrink',
    ],
    system: 'electrical',
    why: 'Twisted wires under tape turn green and fail in the first wet week. A sealed crimp takes ten minutes and outlives the car.',
    when: 'Do this when a wire is chafed, broken or corroded, or the catch of a plug has snapped. Find out first what rubbed or pulled at it.',
    difficulty: 'moderate',
    minutes: [30, 120],
    garageMinutes: [20, 90],
    tools: [
      'Wire strippers and battery spanner',
      'Ratchet crimping tool',
      'Heat gun and goggles',
      'Multimeter',
      'Pick for releasing terminals',
    ],
    materials: [
      'Adhesive-lined heat-shrink crimp connectors',
      'Cable of the same or the next larger cross-section',
      'Cloth loom tape',
    ],
    safety: [
      'Never touch orange cables: their voltage kills. Leave yellow plugs and their wires alone, because they fire airbags and belt tensioners.',
      'Disconnect the negative lead of the battery before you cut a wire, and wear goggles when you heat a sleeve.',
      'Never fit a larger fuse than the one printed on the lid: the wire burns before the fuse blows.',
    ],
    steps: [
      [
        'Note the radio code if there is one, switch the ignition off, wait for ten minutes and disconnect the negative lead of the battery.',
        'Nothing in the car lights up.',
      ],
      [
        'Follow the wire both ways and open the tape until you reach clean copper.',
        'You have found what rubbed it, and the copper is bright.',
        'Joining on to black or green copper, which neither solder nor crimp will hold.',
      ],
      [
        'Cut the bad piece out and strip 6–8 mm from each end.',
        'No strand is cut or left outside.',
      ],
      [
        'Cut a piece of cable of the same cross-section to bridge the gap with a little slack, and stagger the joints where several wires are repaired.',
        'The loom is no thicker in one place than it was.',
        'Using thinner cable because it was to hand. It becomes the fuse.',
      ],
      [
        'Push each end into the connector up to the stop and crimp it with the jaw of its colour.',
        'A firm tug does not pull it out.',
        'Squeezing the crimp with pliers.',
      ],
      [
        'Warm the sleeve from the middle outwards until adhesive oozes out at both ends.',
        'There is a ring of adhesive at each end, and the sleeve is not scorched.',
      ],
      [
        'If the plug is damaged, release one terminal at a time with the pick and move it into the same place of the new housing.',
        'Each wire is in the chamber where it was, and clicks home.',
        'Pulling them all out at once and guessing by colour.',
      ],
      [
        'Wrap the loom in cloth tape, and tie it where it cannot rub, pull or touch the exhaust.',
        'It cannot reach an edge or anything hot.',
      ],
      [
        'Reconnect the battery, switch the circuit on and measure across the repair.',
        'It works, and the meter shows less than 0.1 V across the joint with the current flowing.',
      ],
    ],
    figures: [
      {
        what: 'Smallest copper cable for a 10, 15 and 20 A fuse',
        range: '1, 1.5 and 2.5 mm²',
        source: 'practice',
      },
      { what: 'Voltage lost across a good joint', range: 'under 0.1 V', source: 'practice' },
    ],
    costs: [
      { case: 'Connectors, cable and tape', diy: [10, 40], garage: null },
      { case: 'One or two wires', diy: [5, 15], garage: [50, 160] },
      { case: 'Plug replaced with a repair loom', diy: [15, 60], garage: [90, 280] },
    ],
    garageIf:
      'Leave it to a garage if it is an airbag, high-voltage, ABS or engine control wire that you cannot identify, or if a whole loom was burnt, flooded or chewed.',
    after: [
      'Set the clock and the windows, and clear any codes that were stored.',
      'Look at the repair again after a wet week.',
    ],
    faults: [
      'wiring-loom-chafed',
      'engine-harness-damaged',
      'connector-corroded',
      'door-loom-broken',
      'wiring-rodent-damage',
    ],
    byCar: [
      'Twisted pairs belong to the data bus: repair both wires, and twist them again right up to the joint.',
      'Door and tailgate looms bend every day: put the joints inside the door or the body, never in the rubber sleeve.',
      'Screened and sensor cables, such as those of oxygen sensors: buy the cable with its plug. Many must not be soldered.',
    ],
  },
  'take-off-a-door-panel': {
    title: 'Take off a door panel or interior trim',
    about: 'Hidden screws, clips that let go and clips that snap',
    aliases: [
      'remove door card',
      'remove door panel',
      'door trim removal',
      'interior trim removal',
      'trim clips',
      'trim removal tool',
      'broken trim clip',
      'take dashboard trim off',
    ],
    system: 'body_structure',
    why: 'Speakers, windows, locks and switches all hide behind a panel that is held by three screws and ten clips. Knowing where the screws are is the difference between a rattle and a quiet door.',
    when: 'Do this before work on a window, lock, speaker, mirror or wire behind the trim. Work in the warm, because cold clips snap.',
    difficulty: 'moderate',
    minutes: [20, 60],
    garageMinutes: [15, 50],
    tools: [
      'Plastic trim levers',
      'Screwdrivers and Torx bits',
      'Small pick',
      'Torch',
      'Box for screws',
      'Battery spanner',
      'Gloves',
    ],
    materials: ['Spare clips for your model', 'Butyl tape, if the moisture sheet comes off'],
    safety: [
      'Many doors, pillars and seats hold an airbag or its sensor. Disconnect the negative lead of the battery and wait as long as the manual says, ten minutes at least, before you take trim off near one.',
      'Never pry or unplug a yellow connector, and never cover an airbag panel or fit trim that is not meant for it.',
      'Keep the window closed and your fingers out of its way. Wear gloves inside the door: its metal edges are as sharp as a knife.',
    ],
    steps: [
      [
        'Close the window, open your vehicle’s manual or a video of your exact model, and find out whether there is an airbag in this panel.',
        'You know where the screws are.',
        'Starting with the lever and finding the last screw by breaking the panel.',
      ],
      [
        'Switch the ignition off, disconnect the negative lead of the battery and wait for ten minutes.',
        'The interior light stays dark when you open the door.',
      ],
      [
        'Lift out the little covers behind the handle, in the armrest and at the edge of the panel, and undo every screw behind them.',
        'The screws lie in the box in the order in which you took them out.',
      ],
      [
        'Push a plastic lever in beside a lower clip, between panel and door, and ease it off clip by clip.',
        'Each clip lets go with a dull pop.',
        'Using a metal screwdriver, which chips the paint and starts the rust.',
      ],
      [
        'Lift the panel straight up and off the window ledge, and hold it close to the door.',
        'It is free along the top, and no cable is stretched.',
      ],
      [
        'Press the catches of the plugs and unhook the handle’s cable. Take a photograph first.',
        'The panel comes away and leans somewhere soft.',
        'Letting the panel hang by the wires.',
      ],
      [
        'Peel the moisture sheet back only as far as you need to, and stick it down again all round with butyl tape afterwards.',
        'The sheet is closed at the bottom edge.',
        'Leaving it torn: the next rain ends up in the footwell.',
      ],
      [
        'Move clips that stayed in the door back on to the panel and replace the broken ones.',
        'Every clip is in its place on the panel, and straight.',
      ],
      [
        'Hook in the cable, plug everything in, hang the panel over the ledge and press it home with the flat of your hand. Put the screws back.',
        'Nothing sticks out and nothing rattles.',
      ],
      [
        'Reconnect the battery and try the window, the lock, the handle from inside and the speaker.',
        'Everything works, and no airbag light stays on.',
      ],
    ],
    figures: [
      { what: 'Wait after the battery is off', range: 'at least 10 minutes', source: 'practice' },
      { what: 'Clips of a door panel', range: '6–12', source: 'practice' },
    ],
    costs: [
      { case: 'Levers and clips', diy: [10, 35], garage: null },
      { case: 'Panel off and on', diy: [0, 0], garage: [35, 110] },
    ],
    garageIf:
      'Leave it to a garage if there is an airbag in the panel and you are not sure where, or if it is the trim of a seat, the roof lining or the steering wheel.',
    after: [
      'Set the clock, the radio and the one-touch windows again.',
      'Drive over a rough road with the radio off and listen for a rattle.',
    ],
    faults: [
      'cabin-trim-rattle',
      'window-regulator-broken',
      'door-lock-actuator-failed',
      'speaker-blown',
      'door-membrane-leak',
    ],
    byCar: [
      'Frameless doors: the glass drops when the door opens. Do not shut the door with the battery disconnected.',
      'Electric tailgates and boots: make sure that you can open the boot from inside before you disconnect a battery that is in it.',
      'Older cars: a winder handle is held by a horseshoe spring. Push it out with a cloth.',
    ],
  },
  'find-the-right-part': {
    title: 'Find the right part for your car',
    about: 'Registration, VIN and part number; and original, equal or cheap',
    aliases: [
      'find part number',
      'oem part number',
      'which part do i need',
      'aftermarket or oem',
      'buy car parts',
      'car parts by registration',
      'part lookup by vin',
      'second hand car parts',
      'oem parts',
    ],
    system: 'body_structure',
    why: 'One model can have three sizes of brake disc. Five minutes with the VIN saves a car on stands, a parcel to send back and a lost weekend.',
    when: 'Do this before you take the car apart, and before you pay.',
    difficulty: 'easy',
    minutes: [15, 45],
    tools: ['Registration document (V5C)', 'Phone or computer', 'Tape measure or calipers'],
    materials: [],
    safety: [
      'Never buy used airbags, belt tensioners, seat belts, brake hoses or tyres of unknown age.',
      'For brakes, steering and suspension buy a brand that names itself, its test mark and its address. A price that is too good is usually a copy.',
    ],
    steps: [
      [
        'Write down the registration, the VIN, the engine code, and the month in which the car was built.',
        'You have all four, from the V5C and from the plate in the car.',
        'Going by the year on the number plate. A car may be registered a year after it was built.',
      ],
      [
        'Enter the registration at two sellers, and note the choices that they still ask about: disc size, with or without a sensor, left or right.',
        'You know what has to be measured or looked up.',
      ],
      [
        'Ask a dealer’s parts desk for the manufacturer’s number by VIN, or look it up in the online catalogue of the make.',
        'You have a number, and whether a newer one replaces it.',
      ],
      [
        'Measure or photograph the old part: diameter, thickness, number of holes, plug, number on the label.',
        'The old part and the drawing of the new one agree.',
        'Ordering by the number on the old part when somebody had already fitted the wrong one.',
      ],
      [
        'Choose the quality: original in the manufacturer’s box, the same part in the box of the firm that makes it, a known brand, or the cheapest.',
        'You have decided by what happens if it fails: brakes and timing belts get the best, a cup holder the cheapest.',
      ],
      [
        'Look up what belongs to it: bolts that are used once, seals, clips, fluid, and the deposit for the old unit.',
        'Everything is in one order.',
        'Starting on a Saturday without the one seal that has to be new.',
      ],
      [
        'Check the returns policy, the guarantee, and who pays if the part does not fit.',
        'You can send it back in its box, unfitted, within the time given.',
      ],
      [
        'Hold the new part beside the old one before you fit it.',
        'Holes, plug, threads and thickness are the same.',
        'Fitting it and finding out afterwards: a part that has been fitted is seldom taken back.',
      ],
    ],
    figures: [
      { what: 'Characters in a VIN since 1981', range: '17', source: 'standards' },
      {
        what: 'Time to cancel an order placed online in the UK',
        range: '14 days from delivery',
        source: 'uk-law',
      },
    ],
    costs: [{ case: 'Looking it up', diy: [0, 0], garage: null }],
    garageIf:
      'Let the garage supply the part if it fits it: then part and labour are under one guarantee, and a part that does not fit is its problem.',
    after: ['Send the old unit back for its deposit.'],
    faults: [
      'brake-discs-thickness-variation',
      'front-brake-pads-worn',
      'wheel-bearing-worn',
      'coil-spring-broken',
      'starter-battery-worn',
    ],
    byCar: [
      'Control units, keys, headlights and gateways of newer cars have to be coded: ask before you buy a used one.',
      'Imported cars: British catalogues may not know them. Go by the VIN and by measuring.',
      'Facelift years: the part may change in the middle of a model year. The month of build decides.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
