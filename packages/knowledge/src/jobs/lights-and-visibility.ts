import type { JobEntry } from './job.ts';

const LAMP_OFF =
  'Switch the lights and the ignition off, put the key away and let the bulbs cool, because hot glass burns the skin.';

/** Bulbs, wipers, glass. */
export const lightJobs = {
  'change-a-halogen-headlight-bulb': {
    title: 'Change a halogen headlight bulb',
    about: 'Dipped and main beam',
    aliases: [
      'headlight bulb',
      'headlamp bulb',
      'dipped beam bulb',
      'h7 bulb',
      'h4 bulb',
      'main beam bulb',
    ],
    system: 'lighting',
    why: 'With one headlight you see half the road and look like a motorbike. It is an offence, and the car fails its MOT.',
    when: 'Do this when one bulb fails. Change both, because the other has been in use just as long.',
    difficulty: 'easy',
    minutes: [15, 60],
    tools: [
      'Goggles, gloves or clean cloth',
      'Torch',
      'Screwdriver or Torx bits where a cover or the light unit comes off',
    ],
    materials: ['Pair of bulbs with the same code (H1, H4, H7, H11, HB3 …), E-marked'],
    safety: [LAMP_OFF, 'Halogen bulbs are under pressure. Wear goggles and hold them by the base.'],
    steps: [
      [
        'Look up the bulb code, and how the bulb is reached: from behind the headlight, through the wheel arch, or with the headlight taken out.',
        'The code on the new bulb is the same.',
      ],
      ['Open the cap at the back of the headlight.', 'You can see the plug and the spring clip.'],
      [
        'Pull the plug straight off.',
        'Its contacts are not brown or melted.',
        'Ignoring a melted plug: the new bulb will soon fail too.',
      ],
      [
        'Note where the lug of the bulb is. Release the clip, or give the bulb a quarter turn.',
        'The bulb comes out without force.',
      ],
      [
        'Put the new bulb in without touching the glass.',
        'The flange is flat, with the lug in its notch.',
        'Leaving the bulb at an angle, which dazzles everybody else.',
      ],
      [
        'Fasten the clip, push the plug on, close the cap and refit what you took off.',
        'The seal of the cap is in place all round.',
      ],
      [
        'Try the dipped beam, the main beam and the sidelights, and look at the pattern on a wall.',
        'The edge of the beam is sharp, and at the same height on both sides.',
      ],
    ],
    figures: [
      { what: 'Bulb power', range: '55–65 W', source: 'standards' },
      { what: 'Life', range: '300–1,000 hours', source: 'part-makers' },
    ],
    costs: [
      { case: 'Pair of bulbs, easy access', diy: [15, 60], garage: [40, 110] },
      { case: 'Bumper or headlight must come off', diy: [15, 60], garage: [80, 180] },
    ],
    garageIf:
      'Leave it to a garage if the bumper or the battery has to come off, if the plug has melted, or if both beams are dark although the bulbs are good.',
    after: ['Have the aim checked.', 'Keep the old bulb that still works as a spare.'],
    repairOf: {
      'headlight-bulb-blown': ['Pair of bulbs, easy access', 'Bumper or headlight must come off'],
    },
    faults: [
      'headlight-bulb-blown',
      'headlight-connector-melted',
      'headlight-relay-circuit-fault',
      'headlight-switch-worn',
    ],
    byCar: [
      'LED bulbs are not road legal in most halogen headlights in the UK.',
      'H4: one bulb provides both beams.',
      'Access through the wheel arch: turn the steering away from it.',
    ],
  },
  'deal-with-led-headlights': {
    title: 'Deal with a failed LED headlight',
    about: 'No bulb to change, but not always a new headlight',
    aliases: [
      'led headlight',
      'led headlamp',
      'led headlight not working',
      'led headlight bulb',
      'drl not working',
    ],
    system: 'lighting',
    why: 'Fuses, plugs and modules fail too, and you can identify the fault before anybody sells you a whole headlight.',
    when: 'Do this when a segment or the whole unit is dark, or a message about the lights appears.',
    difficulty: 'moderate',
    minutes: [20, 60],
    tools: ['Torch', 'Test light', 'OBD reader that reads body codes'],
    materials: ['Fuse'],
    safety: [
      'Switch the lights and the ignition off and put the key away before you pull a plug.',
      'Do not look into a lit headlight from close up.',
    ],
    steps: [
      [
        'Note what is dark: the dipped beam, the main beam, the daytime running light or the indicator, and whether on one side or both.',
        'One function on one side points to a module; both sides point to a fuse or the switch.',
      ],
      [
        'Switch the lights on and check their fuse, which the chart in the fuse box lid shows, with the test light.',
        'The test light glows at both test points.',
      ],
      [
        'Switch the lights off, pull the plug off the headlight and look at it.',
        'It is dry, with no green or brown contacts.',
        'Spraying oil into the plug.',
      ],
      [
        'Push the plug back and look for water inside the headlight.',
        'It is dry. A light mist that clears again is normal.',
      ],
      [
        'Read the codes of the body control unit.',
        'The code names the module, or an open LED circuit.',
      ],
      [
        'Ask for the driver module as a separate part before you agree to a whole headlight.',
        'You have the part number.',
        'Buying a used headlight that has to be coded.',
      ],
    ],
    figures: [
      { what: 'Supply at the plug', range: '12–14.5 V', source: 'standards' },
      { what: 'Life of the LEDs', range: '10–15 years', source: 'part-makers' },
    ],
    costs: [
      { case: 'Fuse or plug', diy: [1, 5], garage: [40, 120] },
      { case: 'Driver module', diy: [60, 250], garage: [150, 450] },
      { case: 'Whole LED light unit', diy: null, garage: [500, 2000] },
    ],
    garageIf:
      'Leave it to a garage if the bumper has to come off to reach the headlight. Adaptive headlights have to be coded and aimed with equipment.',
    after: [
      'Have the aim checked if a headlight has been off.',
      'Clear the codes of the lighting control unit.',
    ],
    faults: [
      'led-headlamp-module-failed',
      'drl-strip-failed',
      'headlamp-condensation',
      'headlight-leveling-fault',
    ],
    byCar: [
      'Matrix headlights: they have to be calibrated with the camera.',
      'A few cars have plug-in LED bulbs, as the manual shows.',
    ],
  },
  'deal-with-xenon-headlights': {
    title: 'Deal with a xenon headlight',
    about: 'Pink light, and 20,000 volts',
    aliases: ['xenon bulb', 'hid bulb', 'xenon headlight', 'd1s bulb', 'd2s bulb', 'hid headlight'],
    system: 'lighting',
    why: 'Xenon burners turn pink and dim as they age, then flicker and fail. Their igniter makes more than 20,000 volts.',
    when: 'Do this when the colour changes, the light flickers, or one side is clearly dimmer. Change both, because the colours of old and new differ.',
    difficulty: 'hard',
    minutes: [30, 120],
    tools: ['Gloves, goggles', 'Torx bits, spanner for the battery', 'Torch'],
    materials: ['Pair of burners of the same code (D1S, D2S, D3S …)'],
    safety: [
      'There are over 20,000 V while the light ignites, and its supply stays dangerous after that. Switch the lights and the ignition off, put the key away, take the negative clamp off the battery and wait ten minutes. If in doubt, leave the job to a garage.',
      'Burners are under high pressure, and D1 and D2 contain mercury. Wear goggles. If one breaks, leave the room and air it.',
    ],
    steps: [
      [
        'Decide first what kind of fault it is. Pink light comes from the burner; if there is no light at all, the burner, the ballast or the fuse may be at fault.',
        'You know which part to suspect.',
      ],
      [
        'Make the light safe: switch everything off, take the negative clamp off the battery and wait.',
        'Ten minutes have passed.',
        'Working on it while the lights are set to automatic.',
      ],
      [
        'Reach the back of the headlight and take its cap off.',
        'You can see the igniter and its ring.',
      ],
      ['Turn the igniter or the plug to unlock it, and release the ring.', 'It took no force.'],
      [
        'Change the burner for one with the same code, without touching the glass.',
        'The notch in the rim of the burner sits on the lug.',
        'Fitting a D1S in place of a D3S: they are not interchangeable.',
      ],
      [
        'Push the igniter or the plug on until it locks, close the cap with its seal and refit what you took off.',
        'The cap is sealed all round.',
      ],
      [
        'Reconnect the battery, switch the lights on once and wait for half a minute.',
        'Both sides have the same colour and the same height on a wall.',
      ],
    ],
    figures: [
      { what: 'Burner power', range: '25–35 W', source: 'standards' },
      { what: 'Life', range: '2,000–3,000 hours', source: 'part-makers' },
    ],
    costs: [
      { case: 'Pair of burners', diy: [60, 200], garage: [130, 380] },
      { case: 'Ballast, each', diy: [50, 200], garage: [120, 400] },
    ],
    garageIf:
      'Most owners should leave this to a garage, because the voltage is high, there is little room, and the automatic levelling has to be checked.',
    after: [
      'Take old burners to a hazardous waste collection point.',
      'Have the aim and the levelling checked.',
    ],
    faults: [
      'xenon-burner-worn',
      'xenon-ballast-failed',
      'headlight-leveling-fault',
      'headlamp-condensation',
    ],
    byCar: [
      'Xenon kits in halogen headlights fail the MOT.',
      'By law, automatic levelling and headlight washers have to work.',
      'D3 and D4 burners contain no mercury.',
    ],
  },
  'change-an-indicator-bulb': {
    title: 'Change an indicator bulb',
    about: 'Fast flashing, and what it means',
    aliases: [
      'indicator bulb',
      'turn signal bulb',
      'blinker',
      'indicator flashing fast',
      'side repeater',
    ],
    system: 'lighting',
    why: 'When an indicator flashes fast, the car is warning you of a failed bulb. Nobody behind you can see where you are going to turn.',
    when: 'Do this as soon as an indicator flashes fast or the message appears.',
    difficulty: 'easy',
    minutes: [10, 30],
    tools: ['Screwdriver', 'Gloves'],
    materials: ['Amber bulb PY21W, or clear P21W behind an amber lens; WY5W at the side'],
    safety: [
      LAMP_OFF,
      'At the roadside, work on the side away from the traffic, with your vest on.',
    ],
    steps: [
      [
        'Switch the hazard lights on, walk round to find the one that is out, and switch off.',
        'You know which it is: front, side or rear.',
      ],
      [
        'Reach its holder from under the bonnet, from the boot, or by taking the light off.',
        'You can get at the light or the holder.',
      ],
      [
        'Turn the holder a quarter turn anticlockwise and pull it out.',
        'Its seal has come with it.',
      ],
      [
        'Press a bayonet bulb in and turn it; pull a capless bulb straight out.',
        'The contacts are clean, not green.',
      ],
      [
        'Fit a bulb of the same type and colour.',
        'It locks in place. The pins of amber bulbs are offset.',
        'Forcing a P21W into a PY21W holder.',
      ],
      [
        'Refit everything, switch the indicator on and count the flashes.',
        'It flashes 60–120 times a minute, the same on both sides.',
      ],
    ],
    figures: [
      { what: 'Flash rate', range: '60–120 a minute', source: 'uk-law' },
      { what: 'Power', range: '5 W side, 21 W front and rear', source: 'standards' },
    ],
    costs: [{ case: 'Bulb', diy: [2, 10], garage: [12, 45] }],
    garageIf:
      'Leave LED lights and corroded holders to a garage. If nothing flashes on either side, the relay, a fuse or the switch is at fault.',
    after: [
      'Watch the indicator light in the instrument cluster on your next drive.',
      'Carry a spare bulb.',
    ],
    faults: ['indicator-bulb-or-relay-fault', 'indicator-stalk-worn', 'tail-lamp-socket-corroded'],
    byCar: [
      'Repeaters in the mirrors: the glass has to come off with care, and many are LED.',
      'LED replacement bulbs make the indicators flash fast, and may be illegal.',
      'American imports may have red rear indicators, which are not allowed in the UK.',
    ],
  },
  'change-a-brake-or-tail-light-bulb': {
    title: 'Change a brake or tail light bulb',
    about: 'Brake, tail, fog and reversing lights',
    aliases: [
      'brake light bulb',
      'tail light bulb',
      'rear light bulb',
      'stop light',
      'reversing light bulb',
      'rear fog light bulb',
    ],
    system: 'lighting',
    why: 'These lights are all that warns the driver behind you.',
    when: 'Check them once a month against a wall, and change a failed bulb at once.',
    difficulty: 'easy',
    minutes: [10, 45],
    tools: ['Screwdriver', 'Cloth'],
    materials: ['Bulb P21W, P21/5W or W16W, as printed on the base of the old one'],
    safety: [LAMP_OFF, 'Do not stand behind the car in traffic.'],
    steps: [
      [
        'Park with the rear of the car close to a wall. Switch the lights on, press the brake, and see which lights are out.',
        'You have seen every light.',
      ],
      [
        'Switch the lights off. Open the cover in the boot, or undo the screws of the light.',
        'The bulb carrier can be reached, or the light comes straight off.',
        'Pulling it sideways, which snaps its locating pins.',
      ],
      ['Squeeze the tabs of the bulb carrier and take it out.', 'Its seal is undamaged.'],
      [
        'Press a bayonet bulb (P21W, P21/5W) in and turn it; pull a capless bulb (W16W) straight out. Look at the contacts in the carrier.',
        'They are bright, not burnt.',
      ],
      [
        'Fit a bulb of the same type. A P21/5W has its pins at different heights.',
        'It goes in only one way.',
        'Putting a single-filament bulb into a double holder.',
      ],
      [
        'Refit everything. Try the rear, brake and fog lights, and then, with the brake pressed and nobody behind the car, the reversing lights.',
        'The brake lights are clearly brighter than the rear lights, and the third brake light works too.',
      ],
    ],
    figures: [{ what: 'Tail / brake power', range: '5 W / 21 W', source: 'standards' }],
    costs: [
      { case: 'Bulb', diy: [3, 10], garage: [15, 45] },
      { case: 'New bulb carrier', diy: [15, 60], garage: [40, 130] },
      { case: 'Sealed LED light unit', diy: [80, 350], garage: [120, 435] },
    ],
    garageIf:
      'Leave it to a garage if it is an LED light, if there is water inside, or if all the brake lights are dark, because the switch or the fuse is then at fault.',
    after: [
      'Press the brake to clear any message about the light.',
      'Look for water inside the light after the next rain.',
    ],
    repairOf: {
      'brake-light-bulb-blown': ['Bulb', 'New bulb carrier', 'Sealed LED light unit'],
    },
    faults: [
      'brake-light-bulb-blown',
      'brake-light-switch-failed',
      'tail-lamp-socket-corroded',
      'led-tail-lamp-failed',
      'reverse-light-switch-failed',
    ],
    byCar: [
      'LED lights: the whole light or its circuit board is replaced.',
      'Bulb monitoring: some cars use another bulb in place of the one that failed.',
      'Rear fog light in the UK: the law asks for one, on the right or in the middle.',
    ],
  },
  'change-a-number-plate-bulb': {
    title: 'Change a number plate bulb',
    about: 'A small bulb that fails a lot of MOTs',
    aliases: [
      'number plate light',
      'number plate bulb',
      'license plate light',
      'registration plate bulb',
    ],
    system: 'lighting',
    why: 'A dark plate fails the MOT, and gives the police a reason to stop you.',
    when: 'Do this when one light is out. Check in the dark, with the sidelights on.',
    difficulty: 'easy',
    minutes: [5, 20],
    tools: ['Small screwdriver wrapped in tape'],
    materials: ['Bulb C5W (festoon) or W5W, the same as the old one'],
    safety: [
      LAMP_OFF,
      'The springs of festoon holders are sharp, so pull the bulb out with a cloth.',
    ],
    steps: [
      [
        'Switch the sidelights on and see which light is out.',
        'You know whether one light or both are out.',
      ],
      [
        'Switch the lights off, and push the lens to one side or undo its screws.',
        'The lens comes free.',
        'Levering against the paint.',
      ],
      [
        'Take the bulb out and look at the contacts.',
        'The contacts are clean, or you have brushed them clean.',
      ],
      ['Bend the contacts slightly closer together, and fit the new bulb.', 'It is held firmly.'],
      ['Put the lens back with its seal.', 'It is flush all round.'],
      [
        'Switch the sidelights on.',
        'White light covers the whole plate.',
        'Fitting a blue LED, which is illegal.',
      ],
    ],
    figures: [{ what: 'Power', range: '5 W', source: 'standards' }],
    costs: [{ case: 'Bulb', diy: [1, 5], garage: [10, 35] }],
    garageIf:
      'Leave it to a garage if several lights fail as the tailgate moves, because the loom at the hinge is then broken.',
    after: [
      'Look for water inside the light after the next rain.',
      'Dispose of the old bulb in the way your council asks.',
    ],
    faults: ['tail-lamp-socket-corroded', 'door-loom-broken', 'led-tail-lamp-failed'],
    byCar: [
      'LED lights are replaced as a complete unit.',
      'Cars with bulb monitoring report a fault if an LED bulb does not suit them.',
      'The button of the boot release is often in the same trim.',
    ],
  },
  'change-an-interior-bulb': {
    title: 'Change an interior bulb',
    about: 'Cabin and boot lights',
    aliases: [
      'interior light',
      'interior bulb',
      'dome light',
      'boot light',
      'courtesy light bulb',
      'glovebox light',
    ],
    system: 'lighting',
    why: 'It is a small thing that annoys you every evening, and one that will not go out flattens the battery.',
    when: 'Do this when the light fails.',
    difficulty: 'easy',
    minutes: [5, 15],
    tools: ['Plastic trim tool', 'Cloth'],
    materials: ['Bulb C5W, C10W or W5W, the same as the old one'],
    safety: [
      'Switch the light off and let it cool: festoon bulbs get hot.',
      'Do not touch the yellow airbag plugs in the roof and the pillars.',
    ],
    steps: [
      [
        'Switch the light off, close the doors and wait until it is out.',
        'The light is out and the bulb has cooled.',
      ],
      ['Lever the lens out at its slot.', 'It clicks free.', 'Scratching the headlining.'],
      ['Pull the bulb out with a cloth.', 'It is out in one piece.'],
      ['Fit a new bulb of the same size.', 'It is held firmly.'],
      [
        'Try the light with the door and with its switch.',
        'It comes on, and goes out after its delay.',
      ],
      ['Press the lens back on.', 'It is flush all round.'],
    ],
    figures: [{ what: 'Power', range: '3–10 W (LED 0.5–2 W)', source: 'standards' }],
    costs: [{ case: 'Bulb', diy: [1, 5], garage: [10, 35] }],
    garageIf:
      'Leave it to a garage if the light never goes out or the fuse blows, because the door switch or the loom is then at fault.',
    after: [
      'Check that the light goes out once the car is locked.',
      'Adjust the dimmer again if the car has one.',
    ],
    faults: ['courtesy-lamp-switch-fault', 'accessory-drains-battery', 'door-ajar-switch-fault'],
    byCar: [
      'Built-in LEDs: the whole light is replaced.',
      'LED bulbs: choose dimmable ones.',
      'Glass roof: the lights are in the grab handles.',
    ],
  },
  'aim-the-headlights': {
    title: 'Check and set the headlight aim',
    about: 'A wall, a tape measure and a level floor',
    aliases: [
      'headlight aim',
      'headlight alignment',
      'adjust headlights',
      'headlights too low',
      'headlight beam setting',
    ],
    system: 'lighting',
    why: 'Headlights that are aimed too high dazzle others. If they are too low, you can see only forty yards at sixty miles an hour.',
    when: 'Do this after work on a bulb, a headlight or the suspension, and before the MOT.',
    difficulty: 'moderate',
    minutes: [15, 40],
    tools: [
      'A wall with 10 m of level ground in front of it',
      'Tape measure, masking tape, board and tyre gauge',
      'Screwdriver or hexagon key',
    ],
    materials: [],
    safety: [
      'Apply the parking brake, and do not look straight into the lights.',
      'Stay clear of the fan when the bonnet is open.',
    ],
    steps: [
      [
        'Set the tyre pressures, half fill the tank, have somebody sit in the driver’s seat, and turn the levelling wheel to 0.',
        'The car sits as it does when you drive it.',
        'Setting the lights with a full boot.',
      ],
      ['Park at a right angle to the wall, 10 m away.', 'The distance is the same on both sides.'],
      [
        'Tape one line on the wall at the height of the centre of the light, another below it, and an upright one straight ahead of it. The two level lines are as far apart as the percentage on the headlight, times 10 m.',
        'At 1.0%, the second line is 10 cm lower.',
      ],
      [
        'Switch the dipped beam on, and cover one headlight with a board held in front of it.',
        'The flat part of the beam is on the lower line. If not, go on with step 5.',
      ],
      [
        'Turn the vertical screw first, then the horizontal one, until the kink in the beam is where the lower and the upright line cross.',
        'The beam kicks up towards the nearside.',
      ],
      ['Do the other headlight in the same way.', 'Both are the same.'],
      ['Drive on a dark road at night.', 'Nobody flashes you, and the road signs light up.'],
    ],
    figures: [
      {
        what: 'Dip below light centre',
        range: '1.0–1.5%, printed on the light unit',
        source: 'standards',
      },
      { what: 'MOT range for lights up to 850 mm high', range: '0.5–2.75%', source: 'uk-law' },
    ],
    costs: [{ case: 'Setting', diy: [0, 0], garage: [10, 40] }],
    garageIf:
      'Leave LED, matrix and self-levelling xenon headlights, and adjusters that no longer grip, to a garage with a beam setter.',
    after: [
      'Turn the levelling wheel to suit your load again.',
      'Before you drive in a country that drives on the right, convert or mask the beam.',
    ],
    faults: ['headlight-leveling-fault', 'headlight-bulb-blown', 'springs-sagged'],
    byCar: [
      'Automatic levelling: its basic setting has to be done with a diagnostic tool.',
      'Motorhomes and vans with headlights above 850 mm: other limits apply.',
    ],
  },
  'polish-the-headlights': {
    title: 'Polish hazy headlights',
    about: 'Yellow lenses, sanded and sealed',
    aliases: [
      'headlight restoration',
      'cloudy headlights',
      'polish headlights',
      'yellow headlights',
      'foggy headlights',
    ],
    system: 'lighting',
    why: 'Sunlight destroys the coating of the plastic. A badly yellowed lens can absorb half the light, and the car fails its MOT when the beam gets too weak.',
    when: 'Do this when the outside of the lens is yellow or dull.',
    difficulty: 'moderate',
    minutes: [60, 150],
    tools: [
      'Masking tape',
      'Wet sanding papers 800 to 3000',
      'Polishing pad and a drill that runs at low speed',
      'Spray bottle, goggles and mask',
    ],
    materials: ['Plastic polish', 'Degreaser', 'UV-stable clear coat or sealant'],
    safety: [
      'Sand the lens wet, wear goggles and a mask, and spray lacquer only outdoors. Sprayed two-part lacquer contains isocyanates, against which a dust mask does not protect: do not use it at home.',
      'Switch the lights off and let them cool.',
    ],
    steps: [
      [
        'Wash the lens, and make sure that the haze is on the outside.',
        'The lens looks clear while it is wet.',
        'Polishing a lens that is hazy on the inside.',
      ],
      ['Tape off the paint round the lens with two layers of tape.', 'No painted edge is showing.'],
      [
        'Sand the lens wet, starting with 800 grit and going up to 1500. Change direction with each grade.',
        'It is evenly matt, and the yellow has gone.',
        'Skipping a grade of paper.',
      ],
      ['Go on with 2000, then 3000.', 'It has a fine, milky sheen.'],
      [
        'Polish the lens at low speed.',
        'It is clear and glossy.',
        'Staying in one place, which melts the plastic.',
      ],
      [
        'Degrease the lens, and put a thin film of the UV coating on as its label says.',
        'The film is even.',
      ],
      [
        'Let the coating cure, and take the tape off.',
        'It is no longer tacky, and the beam is sharp on a wall.',
      ],
    ],
    figures: [
      { what: 'Cure of the coat', range: '1–24 hours', source: 'part-makers' },
      { what: 'Lasts', range: '1–3 years with UV coat', source: 'practice' },
    ],
    costs: [{ case: 'Kit for both lights', diy: [15, 60], garage: [60, 180] }],
    garageIf:
      'Leave it to a garage if the lens is cracked or hazy on the inside, because the headlight then has to be replaced.',
    after: ['Do not use a car wash for two days.', 'Check the beam on a wall.'],
    faults: ['headlight-lens-hazed', 'headlamp-condensation'],
    byCar: [
      'Glass lenses (older cars): polish them, but do not sand them.',
      'Lenses with a heater or a sensor: ask a dealer.',
      'Lenses with a protective film: peel it off first.',
    ],
  },
  'change-the-wiper-blades': {
    title: 'Change the wiper blades, front and rear',
    about: 'About five minutes for each blade',
    aliases: [
      'wiper blades',
      'windscreen wipers',
      'change wipers',
      'rear wiper',
      'wipers smearing',
      'front wipers',
    ],
    system: 'visibility_wiper',
    why: 'Streaks on a wet night take your view exactly when you need it.',
    when: 'Do this once a year, or as soon as the blades streak, judder or leave bands.',
    difficulty: 'easy',
    minutes: [10, 25],
    tools: ['Towel'],
    materials: ['Blades of the right lengths and fitting', 'Glass cleaner'],
    safety: [
      'Lay a towel on the glass: a bare arm that snaps back can crack the screen.',
      'Switch the ignition off so that the wipers cannot start.',
    ],
    steps: [
      [
        'Put the wipers in their service position. On many cars, switch the ignition off and then press the stalk.',
        'They are upright on the screen.',
        'Lifting an arm that then hits the bonnet.',
      ],
      [
        'Lift an arm, lay the towel down and look at the fitting.',
        'You know whether it is a hook, a pin or a button.',
      ],
      ['Press the tab and slide the blade off.', 'It needed no force.'],
      ['Compare the lengths. The driver’s and the passenger’s blades often differ.', 'They match.'],
      [
        'Slide the new blade on until it clicks, and take its protector off.',
        'A tug does not move it.',
        'Leaving the protector strip on.',
      ],
      [
        'At the rear, lift the arm, turn the old blade to a right angle and pull it off. Push the new one on.',
        'The new blade clicks in.',
      ],
      [
        'Lower the arms, clean the glass, wet it and try the wipers.',
        'They wipe cleanly and quietly.',
      ],
    ],
    figures: [
      { what: 'Life', range: '6–18 months', source: 'part-makers' },
      { what: 'Lengths', range: '35–75 cm', source: 'part-makers' },
    ],
    costs: [
      { case: 'Front pair', diy: [20, 70], garage: [30, 105] },
      { case: 'Rear', diy: [6, 25], garage: [12, 40] },
    ],
    garageIf:
      'Leave it to a garage if the spring of an arm is weak, if an arm slips, or if the wipers do not park.',
    after: [
      'Put the old blades in the household waste.',
      'In frost, free the blades with de-icer instead of tearing them off the glass.',
    ],
    repairOf: {
      'wiper-blades-worn': ['Front pair'],
    },
    faults: ['wiper-blades-worn', 'wiper-arm-slipping', 'rear-wiper-seized'],
    byCar: [
      'Jets in the arm: clip the hose on again.',
      'Butterfly wipers: the two arms are different.',
      'Rain sensor: switch the automatic mode off first.',
    ],
  },
  'check-the-washer-pump-and-jets': {
    title: 'Check the screenwash, jets and washer pump',
    about: 'Nothing comes out: tank, jets, hose, fuse or pump',
    aliases: [
      'washer pump',
      'screen wash',
      'windscreen washer not working',
      'washer jets',
      'washer fluid',
    ],
    system: 'visibility_wiper',
    why: 'Without screenwash you can be blind within a minute behind a lorry on a salted road. The washers also have to work for the MOT.',
    when: 'Top it up once a month, and look for the cause as soon as nothing comes out.',
    difficulty: 'easy',
    minutes: [15, 60],
    tools: [
      'Pin',
      'Test light',
      'Screwdrivers',
      'Bowl',
      'Jack, chocks, axle stand and torque wrench, if the liner comes out',
    ],
    materials: ['Screenwash concentrate with frost protection', 'Pump with grommet, if needed'],
    safety: [
      'Fill only the tank with the washer symbol. Do not confuse it with coolant or brake fluid.',
      'Concentrate contains alcohol. Store it away from flames and children.',
      'If the wheel arch liner has to come out, jack the car up on to an axle stand and take the wheel off.',
    ],
    steps: [
      ['Fill the tank with mixed screenwash.', 'You can see the level.'],
      [
        'Switch the ignition on, press the stalk and listen for the pump.',
        'If it hums, suspect the jets or a hose. If it is silent, suspect the fuse, the switch or the pump.',
        'Running the pump dry for a long time.',
      ],
      ['Clear the jets with a pin, and aim them at the middle of the screen.', 'Both jets spray.'],
      [
        'Follow the hose, and look for a place where it has come off, is kinked or has frozen.',
        'It is connected all the way.',
      ],
      [
        'If the pump is silent, check its fuse. Then look for 12 V at its plug with the test light while somebody presses the stalk.',
        'If 12 V is present, the pump has failed. If there is no voltage, the switch or a wire is at fault.',
      ],
      [
        'To replace the pump, put a bowl under it and pull it out of its grommet. Fit a new grommet, and push the new pump home.',
        'It does not leak.',
        'Reusing a grommet that has gone hard.',
      ],
      [
        'Refit what you removed, and any wheel to its torque. Fill the tank and try the washers.',
        'The jets are strong, front and rear.',
      ],
    ],
    figures: [
      { what: 'Tank', range: '2–6 litres', source: 'manuals' },
      { what: 'Frost protection', range: '−10 to −20 °C', source: 'part-makers' },
    ],
    costs: [
      { case: 'Screenwash', diy: [3, 12], garage: [6, 20] },
      { case: 'Pump', diy: [12, 45], garage: [60, 170] },
    ],
    garageIf:
      'Leave it to a garage if the bumper and the arch liner have to come off and you cannot raise the car safely.',
    after: ['Wipe spills off the paint.', 'Put the winter mixture in before the first frost.'],
    faults: [
      'washer-pump-failed',
      'washer-jets-blocked',
      'washer-tank-leak',
      'wiper-switch-or-module-fault',
    ],
    byCar: [
      'One pump for front and rear: it turns one way for the front and the other way for the rear.',
      'Camera washers have a jet of their own.',
      'Heated jets have a plug each.',
    ],
  },
  'demist-the-windows': {
    title: 'Demist the windows quickly and for good',
    about: 'Clear in minutes, and dry for good',
    aliases: [
      'demist windscreen',
      'steamed up windows',
      'windows misting up',
      'defrost windscreen',
      'foggy windows',
      'condensation in car',
    ],
    system: 'visibility_wiper',
    why: 'Driving while you look through a small clear patch is dangerous and an offence. The damp behind the mist also makes mould grow.',
    when: 'Do this before you set off, and on every window.',
    difficulty: 'easy',
    minutes: [5, 15],
    tools: ['Microfibre cloth', 'Plastic scraper'],
    materials: ['Glass cleaner', 'De-icer'],
    safety: [
      'Clear every window and mirror before you drive off.',
      'Never pour hot water on frozen glass. Never run an engine in a closed garage, and never leave one running unattended on the road.',
    ],
    steps: [
      [
        'Start the engine, or go into Ready. Set the blower to full and to the windscreen, the heat up and the air conditioning on.',
        'The fan is on full and the A/C light is on.',
        'Leaving the air conditioning off in winter, although it is what dries the air.',
      ],
      ['Switch recirculation off.', 'The fresh air light is on.'],
      ['Switch the heated screens and mirrors on.', 'Their lights are on.'],
      ['Open the windows by about 1 cm.', 'The mist clears from the bottom up.'],
      [
        'Scrape the ice off outside, and clear the snow from the roof and the lights.',
        'You can see all round.',
        'Wiping the inside with your hand, which leaves grease that mists up sooner.',
      ],
      [
        'To cure it for good, clean the glass inside, dry the mats, change the cabin filter and look for leaks.',
        'There are no drops on the glass the next morning.',
      ],
    ],
    figures: [{ what: 'Time to a clear screen', range: '2–8 minutes', source: 'practice' }],
    costs: [
      { case: 'Cleaner and cloth', diy: [5, 20], garage: null },
      { case: 'Finding a water leak', diy: null, garage: [80, 300] },
    ],
    garageIf:
      'Have it checked if it mists up every day, if the carpets are wet, or if the mist smells sweet, which means that the heater matrix leaks.',
    after: [
      'Take wet coats and mats out of the car when you park.',
      'Use the air conditioning all year round.',
    ],
    faults: [
      'cabin-damp-fogging',
      'cabin-filter-blocked',
      'heater-core-leaking',
      'scuttle-drain-blocked',
      'door-membrane-leak',
      'rear-heater-grid-broken',
    ],
    byCar: [
      'Electric car: preheat it while it is plugged in.',
      'Heated windscreen: it clears in half the time.',
      'Stop-start: if the blower gets weaker, switch stop-start off while you demist.',
    ],
  },
  'deal-with-a-windscreen-chip': {
    title: 'Deal with a windscreen chip',
    about: 'Repair it this week, or pay for a new screen next month',
    aliases: [
      'windscreen chip',
      'stone chip',
      'cracked windscreen',
      'chip repair',
      'windshield chip',
    ],
    system: 'visibility_wiper',
    why: 'A chip that is repaired in time costs little. A frosty night or a pothole turns it into a crack, and then you need a new screen.',
    when: 'Do this at once, and cover the chip the same day.',
    difficulty: 'moderate',
    minutes: [30, 60],
    tools: ['Clear chip patch', 'Resin kit with bridge', 'Ruler, blade and goggles'],
    materials: ['Repair resin', 'Curing film'],
    safety: [
      'Wear goggles against splinters, and work in the shade on dry, cool glass.',
      'A crack in the driver’s view or at the edge weakens the screen, which also supports the passenger airbag. Have the screen replaced.',
    ],
    steps: [
      [
        'Dry the chip and stick a clear patch over it.',
        'No water or dirt can get in.',
        'Washing the car first.',
      ],
      [
        'Measure the chip, and note where on the screen it is.',
        'For the MOT it must be under 10 mm in the zone in front of the driver, and under 40 mm in the rest of the swept area.',
      ],
      ['Ask your insurer, because many pay for a repair.', 'You know what it would cost you.'],
      [
        'If you use a kit, take the patch off, pick out any loose glass and set the bridge square over the chip.',
        'It seals against the glass.',
      ],
      [
        'Press the resin in and draw the air out, as printed on the kit.',
        'The cracks of the star turn clear.',
        'Working in the sun, where the resin sets at once.',
      ],
      [
        'Cover the chip with the film, let the resin cure in UV light and scrape it flush with a blade.',
        'The resin is hard and smooth. A faint spot remains.',
      ],
    ],
    figures: [
      {
        what: 'MOT limit in the zone before the driver',
        range: '10 mm (290 mm wide zone)',
        source: 'uk-law',
      },
      { what: 'MOT limit in the rest of the swept area', range: '40 mm', source: 'uk-law' },
    ],
    costs: [
      { case: 'Chip repair', diy: [10, 30], garage: [50, 120] },
      { case: 'New screen', diy: null, garage: [250, 700] },
      { case: 'New screen with camera calibration', diy: null, garage: [500, 1500] },
    ],
    garageIf:
      'Go to a glass specialist for cracks, and for chips in the driver’s view, near the edge or in front of a camera.',
    after: ['Do not use a car wash for a day.'],
    faults: ['windscreen-stone-chip', 'windscreen-stress-crack', 'front-camera-uncalibrated'],
    byCar: [
      'Camera or rain sensor: it has to be calibrated after a new screen.',
      'Heated or acoustic glass: order it by the marks on the old screen.',
      'Head-up display: the screen has a special film in it.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
