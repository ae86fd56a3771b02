import type { FaultEntry } from '../../schema.ts';

/** Water in the car, the sunroof and the smell that follows. */
export const waterAndRoofFaults = {
  'sunroof-drains-blocked': {
    name: 'Blocked sunroof drains',
    workshopName: 'Sunroof drain tubes blocked, split or detached',
    summary:
      'A sunroof seal always lets some water in. It should run through four thin tubes in the pillars. When a tube is blocked or has slipped off, the tray overflows onto the roof lining, the pillars and the footwells.',
    prior: 1.7,
    shifts: [
      { minAgeYears: 3, factor: 1.4, source: 'leaves and dust collect' },
      {
        makes: [
          'Volkswagen',
          'Audi',
          'Land Rover',
          'Chevrolet',
          'Cadillac',
          'Ford',
          'Subaru',
          'BMW',
          'Mini',
          'Volvo',
        ],
        factor: 1.3,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'headliner-wet': 0.7,
      'water-leak-cabin': 0.65,
      'fumes-smell-cabin': 0.2,
      'electrics-odd': 0.12,
      'water-in-electrics': 0.06,
      'windows-fog': 0.15,
      'boot-wet': 0.12,
      'sunroof-fault': 0.1,
      'interior-light-fault': 0.06,
    },
    against: ['wind-noise', 'ac-water-inside', 'coolant-smell'],
    conditions: { 'wet-weather': 0.65, 'after-standing': 0.3, turning: 0.3, uphill: 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives, but water reaches the control units and airbag plugs under the carpets. Dry it out and clear the drains soon.',
    },
    patterns: [
      'A gush from the overhead console at the first bend after a rainy night.',
      'Parking under trees, or nose down, fills the front drains.',
    ],
    shown: {
      summary:
        'A sunroof seal always lets some water in, which should run off through four thin tubes in the pillars. When a tube is blocked or has slipped off, the tray overflows onto the headlining, the pillars and the footwells.',
      patterns: [
        'Water gushes from the overhead console at the first bend after a rainy night.',
        'Parking under trees, or with the nose downhill, fills the front drains.',
      ],
    },
    checks: [
      {
        title: 'Pour water into the sunroof tray',
        steps: [
          'Open the roof. Pour a small cup of water slowly into each corner of the tray.',
          'Have a helper watch where the water runs out: behind the front wheels, at the door gap or at the rear bumper.',
          'Stop pouring at once if the level rises.',
        ],
        tool: 'Cup of water',
        minutes: 10,
        outcomes: [
          {
            finding: 'Water stays in a corner or runs inside',
            means: 'The drain at that corner is blocked or has come off.',
            effect: 'confirms',
          },
          {
            finding: 'Water runs out below at all four corners',
            means: 'The drains are free.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feel the headlining and pillars after rain',
        steps: [
          'Touch the headlining at the edge of the sunroof, and the pillar trims.',
          'Press paper against the carpet in the front footwells, high up and low down.',
        ],
        tool: 'Paper towels',
        minutes: 5,
        outcomes: [
          {
            finding: 'The headlining or a pillar is wet',
            means: 'The water comes from the roof.',
            effect: 'supports',
          },
          {
            finding: 'The headlining is dry and only the floor is wet',
            means: 'Look at the doors, the scuttle and the air conditioning drain.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear the sunroof drain tubes',
      overview:
        'A soft line and gentle suction clear most tubes. Strong compressed air blows them off inside the pillar and makes the leak worse.',
      minutes: [30, 240],
      tools: [
        'Strimmer line or soft curtain wire, 2 m',
        'Wet vacuum',
        'Cup and water',
        'Brush',
        'Torch',
      ],
      steps: [
        'Open the roof, brush and vacuum the tray and find the drain holes in its corners.',
        'Where you can reach the lower end of a tube, hold the wet vacuum to it and draw the dirt out.',
        'Push the soft line down from above, turning it and without force. Stop if you feel firm resistance at a bend.',
        'Free the rubber valve at the lower end by squeezing it.',
        'Rinse the tube with cups of water until it runs out freely below.',
        'If water runs inside, the tube is split or has come off. A garage must then take down the headlining or the pillar trim, because the curtain airbags are there.',
        'Lift the carpets, draw out the water and dry the insulation for several days.',
        'Pour a litre of water slowly into each corner: it must come out below, and the headlining must stay dry. Clean the seal and the tray, and repeat this each autumn.',
      ],
      safety: [
        'Do not use compressed air.',
        'Do not take down the pillar trims: they hide curtain airbags.',
      ],
      stopIf:
        'Stop if there is water round plugs or control units: disconnect the battery and have them dried.',
    },
    parts: [{ name: 'Drain tube or end valve', usd: [8, 80], ifNeeded: true }],
    labourHours: [0.5, 4],
    diy: 'easy',
  },
  'scuttle-drain-blocked': {
    name: 'Blocked scuttle drain below the windscreen',
    workshopName: 'Plenum (cowl) drain blocked, water enters heater intake or bulkhead',
    summary:
      'Leaves close the drains of the well below the windscreen. Water rises until it runs into the heater intake or through the bulkhead and wets the front passenger footwell, with the blower and electrics in its way.',
    prior: 1.2,
    shifts: [
      { minAgeYears: 4, factor: 1.4, source: 'leaves collect' },
      {
        makes: ['Volkswagen', 'Audi', 'Skoda', 'Seat', 'Ford', 'Renault', 'Honda', 'Chevrolet'],
        factor: 1.2,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'water-leak-cabin': 0.8,
      'windows-fog': 0.3,
      'fumes-smell-cabin': 0.2,
      'blower-noise': 0.2,
      'water-in-electrics': 0.15,
      'electrics-odd': 0.12,
      'blower-dead': 0.1,
      'wipers-stop': 0.08,
    },
    against: ['headliner-wet', 'boot-wet', 'coolant-smell'],
    conditions: { 'wet-weather': 0.65, 'after-standing': 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Clear it before the next rain: water here ruins the blower, control units and on some cars the brake servo.',
    },
    patterns: [
      'Sloshing from below the windscreen when you brake or turn.',
      'Worst after autumn leaves and when the cabin filter was fitted without its seal.',
    ],
    shown: {
      summary:
        'Leaves block the drains of the well below the windscreen. The water rises until it runs into the heater intake or through the bulkhead, wets the front passenger footwell and reaches the blower and the electrics.',
      patterns: [
        'You hear sloshing below the windscreen when you brake or turn.',
        'It is worst after autumn leaves, and when the cabin filter was fitted without its seal.',
      ],
    },
    checks: [
      {
        title: 'Look into the scuttle and pour water',
        steps: [
          'Switch the ignition off, open the bonnet and lift the rubber edge of the scuttle panel.',
          'Look for leaves and trapped water. Then pour in half a litre of water and watch whether it runs out below.',
        ],
        tool: 'Torch and water',
        minutes: 10,
        outcomes: [
          {
            finding: 'Leaves and water are trapped there',
            means: 'The drains are blocked.',
            effect: 'confirms',
          },
          {
            finding: 'Water runs off at once and the footwell stays dry',
            means: 'Look for the leak elsewhere.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the cabin filter housing',
        steps: [
          'Take out the cabin filter, feel whether it is wet and see whether its cover seal sits well.',
          'Press paper against the carpet in the passenger footwell, high up under the dashboard.',
        ],
        tool: 'Paper towels',
        minutes: 10,
        outcomes: [
          {
            finding: 'The filter is wet and water comes from above',
            means: 'The water comes through the heater intake.',
            effect: 'supports',
          },
          {
            finding: 'The filter is dry, and only the carpet by the door is wet',
            means: 'The door membrane is more likely.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear the scuttle drains',
      overview:
        'Take out the leaves, free the rubber valves, seat the filter seal and dry the floor. Clear the drains once a year.',
      minutes: [30, 120],
      tools: [
        'Gloves',
        'Wet vacuum',
        'Long-nose pliers',
        'Bent wire',
        'Watering can',
        'Body sealant',
        'Socket set',
      ],
      steps: [
        'Switch off and take the key out, because the wipers and the fan are near.',
        'Lift the leaves out by hand. If you cannot reach the corners, take off the wiper arms and the scuttle panel.',
        'Find the drains on the left, on the right and in the middle, and free their rubber valves from above or below.',
        'Rinse with a little water and see it run out under the car.',
        'Look for open bulkhead grommets and cracked seams, dry the metal and seal them with body sealant.',
        'Fit a new cabin filter with its seal in place.',
        'Lift the carpet, and dry the foam and the wiring loom. Check the plugs of any control units there.',
        'Before you close up, pour a watering can of water slowly into the well: all of it must run out under the car. Refit the panel and the arms. Feel the carpet after the next heavy rain.',
      ],
      safety: [
        'Do not use a pressure washer in the well.',
        'With the ignition on, do not reach into the wiper linkage.',
      ],
      stopIf: 'Stop if seams are rusted through or a control unit has been under water.',
    },
    parts: [{ name: 'Cabin filter, drain valve or grommet', usd: [10, 70] }],
    labourHours: [0.4, 2],
    diy: 'easy',
  },
  'door-membrane-leak': {
    name: 'Leaking door membrane',
    workshopName: 'Door inner membrane seal failed or door drains blocked',
    summary:
      'Rain runs down inside every door and leaves by holes at the bottom. If the membrane behind the trim has come unstuck, or the holes are blocked, it runs over the sill into the footwell.',
    prior: 1.2,
    shifts: [
      { minAgeYears: 6, factor: 1.5, source: 'butyl ages' },
      {
        makes: ['Volkswagen', 'Skoda', 'Seat', 'Audi', 'Volvo', 'Ford', 'Vauxhall', 'Opel'],
        factor: 1.3,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'water-leak-cabin': 0.85,
      'windows-fog': 0.2,
      'fumes-smell-cabin': 0.18,
      'wind-noise': 0.12,
      'door-ajar-warning': 0.05,
      'body-rattle': 0.05,
      rust: 0.05,
    },
    against: ['headliner-wet', 'boot-wet', 'blower-dead'],
    conditions: { 'wet-weather': 0.65, 'after-repair': 0.35 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The car can be driven. Dry the floor and repair the membrane before mould and damaged control units follow.',
    },
    patterns: [
      'It begins after a loudspeaker, window or lock repair in that door.',
      'Water sloshing in the door when it is opened: blocked holes.',
    ],
    shown: {
      summary:
        'Rain runs down inside every door and leaves through holes at the bottom. If the membrane behind the trim has come unstuck, or the holes are blocked, the water runs over the sill into the footwell.',
      patterns: [
        'It begins after a loudspeaker, window or lock repair in that door.',
        'If water sloshes in the door when it is opened, the holes are blocked.',
      ],
    },
    checks: [
      {
        title: 'Look at the sill and the trim edge after rain',
        steps: [
          'Open the wet door after rain and look for trails of water over the seal and along the lower edge of the trim.',
          'Clear the holes at the bottom of the door with a cable tie.',
        ],
        tool: 'Torch',
        minutes: 8,
        outcomes: [
          {
            finding: 'There are trails at the trim edge or on the inner sill',
            means: 'The membrane leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Water gushes from the freed holes',
            means: 'The drain holes were blocked.',
            effect: 'supports',
          },
          {
            finding: 'The sill and trim are dry, but the floor is wet',
            means: 'The water comes from elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Run water over the window with the trim off',
        steps: [
          'Shut the window and switch the ignition off. Disconnect the battery, wait the time in the manual and take the trim off.',
          'Let water run gently over the closed window and watch the membrane.',
        ],
        tool: 'Watering can',
        minutes: 40,
        outcomes: [
          {
            finding: 'Water comes through at an edge',
            means: 'The membrane is unstuck there.',
            effect: 'confirms',
          },
          {
            finding: 'Everything is dry inside',
            means: 'Look at the outer seal or the scuttle.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Reseal a door membrane',
      overview:
        'Clean surfaces and fresh butyl cord seal the membrane for years. Tape and silicone do not.',
      minutes: [60, 120],
      tools: [
        'Trim tools and battery spanner',
        'Gloves and watering can',
        'Isopropyl alcohol',
        'Roller',
        'Spare clips',
      ],
      steps: [
        'Shut the window. Disconnect the battery and wait the time in the manual. Take off the trim.',
        'Note where the membrane is loose. Clear the drain holes at the bottom of the door.',
        'Pull the membrane off slowly. Remove the old butyl by dabbing it with a lump of the same butyl.',
        'Clean both faces with alcohol and let them dry.',
        'Lay an unbroken cord of butyl and press the membrane on with a roller from the top down. Tuck its lower edge into the door.',
        'Seal the edges of the loudspeaker and the grommets as well.',
        'Pour water over the window again and watch the membrane before you refit the trim.',
        'Refit the trim and reconnect the battery. Try the window and the lock, and check that no airbag light stays on. Dry the carpet and its foam, and feel them after the next rain.',
      ],
      safety: [
        'Doors may hold an airbag pressure sensor, which needs an airtight membrane: leave the ignition off during the work.',
        'Edges inside the door cut: wear gloves.',
      ],
      stopIf:
        'Stop if the membrane carries the window mechanism and has to be bolted. If it is torn, fit a new one.',
    },
    parts: [{ name: 'Butyl cord or membrane', usd: [10, 120] }],
    labourHours: [0.8, 1.6],
    diy: 'moderate',
  },
  'boot-seal-leak': {
    name: 'Water leak into the boot',
    workshopName: 'Boot leak at seal, rear lamp, vent flap, roof seam or third brake light',
    summary:
      'Water gets past the boot seal, a rear lamp gasket, the vent flap behind the bumper, a seam or the high brake light and collects in the spare-wheel well.',
    prior: 1.1,
    shifts: [
      { minAgeYears: 6, factor: 1.3, source: 'seals harden' },
      {
        makes: ['Ford', 'Chevrolet', 'GMC', 'Ram'],
        models: ['F-150', 'Silverado', 'Sierra', '1500'],
        factor: 1.3,
        source: 'third brake light leaks on pick-ups, widely reported by owners',
      },
    ],
    symptoms: {
      'boot-wet': 0.85,
      'water-leak-cabin': 0.3,
      'fumes-smell-cabin': 0.2,
      'windows-fog': 0.2,
      'condensation-lamp': 0.12,
      'tail-light-out': 0.06,
      rust: 0.06,
      'tailgate-fault': 0.04,
    },
    against: ['blower-dead', 'bonnet-opens'],
    conditions: { 'wet-weather': 0.6, 'after-repair': 0.3, 'after-impact': 0.3 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car can be driven. Drain and dry the boot soon: the batteries and control units in it do not like water.',
    },
    patterns: [
      'After a rear-end repair: vent flap or seam.',
      'Water that stands in the well and freezes can lock the spare wheel.',
    ],
    shown: {
      summary:
        'Water gets past the boot seal, the gasket of a rear light, the vent flap behind the bumper, a seam or the high brake light, and collects in the spare-wheel well.',
      patterns: [
        'After a rear-end repair, suspect the vent flap or a seam.',
        'Water that collects in the well and freezes can trap the spare wheel.',
      ],
    },
    checks: [
      {
        title: 'Sit inside with a torch during a hose test',
        steps: [
          'Clear the boot and take out its lining. Have a helper spray the rear of the car with a hose, from the bottom upwards and ten minutes each: the bumper and vents, the lights, the seal, the roof.',
          'Watch from inside with the rear seat folded, so that you can get out.',
        ],
        tool: 'Hose and torch',
        minutes: 40,
        outcomes: [
          {
            finding: 'Drops come in at one place',
            means: 'That is where it leaks.',
            effect: 'confirms',
          },
          {
            finding: 'It stays dry for the whole test',
            means: 'Look at the washer hose, the sunroof drains or a spilt container.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Dust the seal with chalk',
        steps: [
          'Rub chalk on the edge of the body on which the seal presses, then shut and open the boot.',
          'Look for gaps in the line of chalk on the seal.',
        ],
        tool: 'Chalk',
        minutes: 10,
        outcomes: [
          {
            finding: 'There are gaps in the line',
            means: 'The lid or the seal does not press there.',
            effect: 'supports',
          },
          {
            finding: 'The line is unbroken',
            means: 'Look at the lights, the vents and the seams.',
            effect: 'neutral',
          },
          {
            finding: 'The line is unbroken and everything is dry inside',
            means: 'There is no leak at present.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Find and seal a boot leak',
      overview:
        'Finding the leak is most of the work. New gaskets and sealer on clean metal cure it.',
      minutes: [60, 180],
      tools: [
        'Hose',
        'Torch',
        'Scraper and primer',
        'Trim tools',
        'Chalk',
        'Sponge or wet vacuum',
        'Screwdrivers and sockets',
      ],
      steps: [
        'Take out the lining and the spare wheel, draw out the water and dry everything.',
        'Find the entry with a hose and a helper, section by section.',
        'If it is a light, take it out, clean the face and fit a new gasket. Tighten it evenly.',
        'If it is the vent flap, remove the bumper cover or reach it from inside. Clean and seal its frame, and refit the cover.',
        'If it is a seam, scrape the cracked sealer off down to dry metal, prime any rust and seal it again.',
        'If it is the seal of the lid, turn or replace it with its joint at the bottom. Adjust the lid and the striker.',
        'Spray with the hose again before the lining goes back. Treat any rust in the well, and look at it again after the next rain.',
      ],
      safety: [
        'Never let anyone be shut in a boot that cannot be opened from inside.',
        'If the car has a high-voltage battery or the 12 V battery in the boot, do not let water reach it.',
      ],
      stopIf: 'Stop if water has collected round orange cables or control units.',
    },
    parts: [{ name: 'Light gasket, vent flap, boot seal or sealer', usd: [10, 140] }],
    labourHours: [0.8, 2.5],
    diy: 'moderate',
  },
  'sunroof-mechanism-jammed': {
    name: 'Jammed sunroof mechanism',
    workshopName: 'Sunroof guide, cable, motor or position memory faulty',
    summary:
      'Plastic guides crack, cables jump teeth or the motor loses its position. The glass runs crooked, grinds, jams half open or reverses.',
    prior: 1.4,
    shifts: [{ minAgeYears: 4, factor: 1.4, source: 'guides wear and dry out' }],
    symptoms: {
      'sunroof-fault': 0.9,
      'body-rattle': 0.2,
      'wind-noise': 0.2,
      'headliner-wet': 0.12,
      'fuse-blows': 0.05,
    },
    against: ['sunroof-shatters', 'boot-wet'],
    conditions: { 'cold-weather': 0.25, 'sudden-onset': 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Close the roof with the emergency drive and cover it. A glass panel that is loose on its guides can lift off at speed.',
    },
    patterns: [
      'A crack and a glass that stands higher on one side: a guide has broken.',
      'Reverses just before it shuts after a battery change: it must be taught.',
    ],
    shown: {
      patterns: [
        'A crack is heard and the glass sits higher on one side: a guide has broken.',
        'After a battery change it reverses just before it shuts: it has to learn its positions again.',
      ],
    },
    checks: [
      {
        title: 'Watch both sides while it moves',
        steps: [
          'Clear and clean the rails.',
          'Run the roof in short steps and compare the left and right sides. Listen for the motor, and do not put your fingers in the rails.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One side lags, tilts or cracks',
            means: 'A guide or cable has failed.',
            effect: 'confirms',
          },
          {
            finding: 'The motor is silent',
            means: 'Check the fuse, the switch and the motor.',
            effect: 'supports',
          },
          {
            finding: 'It runs evenly but reverses',
            means: 'Reset it and clean the rails first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Reset the roof position',
        steps: [
          'Hold the switch as the manual describes until the roof has run through its cycle.',
          'Try to open and close it with one touch.',
        ],
        tool: 'Owner’s manual',
        minutes: 5,
        outcomes: [
          {
            finding: 'It works normally',
            means: 'Only the learned position had been lost.',
            effect: 'rules-out',
          },
          {
            finding: 'It stops at the same place or grinds',
            means: 'There is a mechanical fault.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Close and repair a jammed sunroof',
      overview:
        'First shut the roof by hand. If the fault is caught early, cleaning and the right grease help. Broken guides come as a rail kit or as a whole frame.',
      minutes: [40, 480],
      tools: [
        'Hex key for the emergency drive',
        'Brush and cloth',
        'Sunroof grease',
        'Torx bits and battery spanner',
        'Torque wrench',
        'Tape and plastic film',
        'Trim tools',
      ],
      steps: [
        'Stop using the switch. Find the emergency drive behind the roof light or the motor cover and turn it slowly towards shut.',
        'If the roof will not shut, cover it with film, taped to the glass and the paint. Do not drive on a motorway.',
        'Clean the rails and the seal, and take out leaves and hardened grease.',
        'Grease the rails thinly with sunroof grease. Run the roof and reset its position.',
        'If it runs crooked, switch off, disconnect the battery and wait ten minutes. Unscrew the glass from its carriers with a helper, and look at the guides and cables.',
        'Fit the guide kit, and set both cables to the same marks before the motor goes back.',
        'Set the front edge of the glass slightly below the roof and the rear edge slightly above it. Tighten it to the torque in the vehicle manual.',
        'Reconnect the battery, reset the position, test the pinch protection with a roll of paper and check the drains with water.',
      ],
      safety: [
        'For any work beyond the roof light, switch the ignition off, disconnect the negative lead of the battery and wait ten minutes: curtain airbags run along both edges of the roof.',
        'Do not put your fingers in the rails: the pinch protection may be off.',
        'Leave taking down the headlining to a garage.',
      ],
      stopIf: 'Stop if the glass is loose or the frame must come out.',
    },
    parts: [{ name: 'Guide kit, motor or sunroof frame', usd: [40, 900] }],
    labourHours: [0.6, 8],
    diy: 'hard',
  },
  'sunroof-glass-burst': {
    name: 'Sunroof glass burst or came off',
    workshopName: 'Spontaneous fracture or bond failure of sunroof glass',
    summary:
      'Large toughened roof panels burst from stone nicks, inclusions or frame tension, often upwards with a bang like a shot. On some cars the bond fails and the panel flies off whole.',
    prior: 1.2,
    fits: { years: [1990, 2030] },
    shifts: [
      {
        makes: [
          'Hyundai',
          'Kia',
          'Ford',
          'Nissan',
          'Volkswagen',
          'Scion',
          'Cadillac',
          'Jeep',
          'Tesla',
        ],
        years: [2008, 2030],
        factor: 1.4,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'sunroof-shatters': 0.93,
      'wind-noise': 0.1,
      'sunroof-fault': 0.08,
      'headliner-wet': 0.06,
      'trim-loose': 0.04,
    },
    against: ['windscreen-chip', 'boot-wet'],
    conditions: {
      'sudden-onset': 0.65,
      'at-high-speed': 0.4,
      'cold-weather': 0.25,
      'hot-weather': 0.3,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Close the blind, slow down and stop. Drive on only slowly, with the rest of the glass covered.',
    },
    patterns: [
      'Edges that point upwards are typical of burst toughened glass, not of a stone from above.',
      'Wind noise and a lifting front edge come before a panel that flies off.',
    ],
    shown: {
      summary:
        'Large toughened roof panels burst because of stone chips, flaws in the glass or tension in the frame, often upwards with a bang like a shot. On some cars the bond fails and the panel flies off whole.',
      patterns: [
        'Edges that point upwards are typical of burst toughened glass, not of a stone from above.',
        'Wind noise and a lifting front edge come before a panel flies off.',
      ],
    },
    checks: [
      {
        title: 'Photograph the hole and the edge',
        steps: [
          'From outside, photograph the rest of the glass and its edge before it falls in.',
          'Look for a stone inside and for the point from which the cracks spread.',
        ],
        tool: 'Camera',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is no object, and cracks start at the edge or black border',
            means: 'The panel burst by itself.',
            effect: 'confirms',
          },
          {
            finding: 'The panel came off in one piece, with one side of the adhesive clean',
            means: 'The adhesive bond failed.',
            effect: 'confirms',
          },
          {
            finding: 'A stone or branch is found',
            means: 'The panel was struck.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for a campaign',
        steps: [
          'Check the VIN for sunroof recalls and campaigns.',
          'Ask the dealer about earlier cases and goodwill.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is a campaign',
            means: 'The manufacturer knows the weakness.',
            effect: 'supports',
          },
          {
            finding: 'There is none',
            means: 'That does not exclude a panel that burst by itself.',
            effect: 'neutral',
          },
          {
            finding: 'The insurer finds hail or impact marks on the roof',
            means: 'The panel was struck from above.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a burst sunroof panel',
      overview:
        'Every splinter has to come out of the rails and drains, or the new panel jams. Screwed panels can be changed at home; bonded ones are work for a windscreen fitter.',
      minutes: [90, 240],
      tools: [
        'Gloves and safety glasses',
        'Wet vacuum',
        'Plastic film and tape',
        'Torx bits',
        'Torque wrench',
        'Helper',
        'Blanket',
      ],
      steps: [
        'Close the blind and drive slowly to a safe place with the side windows shut.',
        'Photograph the damage, then report it to the insurer, the manufacturer and the vehicle safety authority (in Great Britain the DVSA).',
        'Tape the rest of the glass from outside. Spread a blanket over the blind, press the glass down into it and vacuum everything.',
        'Cover the opening with film, and drive slowly to the garage.',
        'Clean all splinters out of the rails, the guides and all four drains.',
        'Screw the new panel to its carriers, set it level and tighten it to the stated torque. Have a fixed panel bonded by a fitter, and wait until the adhesive has cured before you drive.',
        'Reset the roof, pour water round the panel and test the drains. The panel must sit flush, run without grinding and be quiet at speed.',
      ],
      safety: [
        'Wear safety glasses and gloves: cubes of glass fall from the rim for days.',
        'Carry passengers only with their belts on: the open roof no longer holds anybody in.',
      ],
      stopIf: 'Stop if the frame is bent or the panel is bonded.',
    },
    parts: [{ name: 'Sunroof glass panel', usd: [200, 1800] }],
    labourHours: [1, 3.5],
    diy: 'hard',
  },
  'mouldy-carpet-smell': {
    name: 'Musty or chemical smell from cabin materials',
    workshopName: 'Mould in wet carpet insulation, or outgassing trim and adhesives',
    summary:
      'The foam under the carpet has been wet and grows mould, or new trim, glue and seat foam give off solvents in the heat. The smell comes from the floor or seats, also with the blower off.',
    prior: 0.96,
    symptoms: {
      'fumes-smell-cabin': 0.9,
      'water-leak-cabin': 0.1,
      'windows-fog': 0.2,
      'boot-wet': 0.04,
      'ac-smell': 0.12,
      glare: 0.05,
    },
    against: [
      'fuel-smell',
      'exhaust-fumes-cabin',
      'coolant-smell',
      'electrical-smell',
      'ac-water-inside',
      'headliner-wet',
    ],
    conditions: { 'wet-weather': 0.3, 'hot-weather': 0.3, 'after-standing': 0.3 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Drive with fresh air. If you get a headache, or it smells of exhaust, fuel or burning, stop and find the source first.',
    },
    patterns: [
      'Smell strongest in the morning with shut windows: floor or seats. Strongest with the blower on: evaporator or filter.',
      'New-car smell fades over a summer.',
    ],
    shown: {
      summary:
        'The foam under the carpet has been wet and grows mould, or new trim, glue and seat foam give off solvents in the heat. The smell comes from the floor or seats, even with the blower off.',
      patterns: [
        'If the smell is strongest in the morning with shut windows, it is the floor or the seats. If it is strongest with the blower on, it is the evaporator or the filter.',
        'The smell of a new car fades over a summer.',
      ],
    },
    checks: [
      {
        title: 'Smell the air with the blower off and on',
        steps: [
          'Leave the car closed overnight with the blower off. Smell the air as soon as you open a door.',
          'Then run the blower on fresh air for a minute and smell the air from the vents.',
        ],
        tool: 'None',
        minutes: 5,
        days: 1,
        outcomes: [
          {
            finding: 'It is strong with the blower off and weaker with fresh air',
            means: 'The smell sits in the carpet, seats or trim.',
            effect: 'confirms',
          },
          {
            finding: 'It comes only from the vents',
            means: 'Look at the evaporator and the cabin filter.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Reach under the carpet',
        steps: [
          'Lift the edge of the sill trim and push a hand under the carpet foam in every footwell. Do not touch yellow plugs or wires: they belong to airbags and belts.',
          'Look under the floor of the boot.',
        ],
        tool: 'Gloves',
        minutes: 15,
        outcomes: [
          {
            finding: 'The foam is wet or has black spots',
            means: 'Mould has grown after a leak.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry and clean, and the car is new',
            means: 'Solvents from new materials are likely.',
            effect: 'supports',
          },
          {
            finding: 'It is dry, and the smell is sweet or like fuel',
            means: 'Search for a leak of coolant or fuel instead.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Get rid of a mouldy cabin smell',
      overview:
        'The water has to be stopped, the foam dried right through and the cabin cleaned. Ozone and scents only hide what is still wet.',
      minutes: [120, 600],
      tools: ['Wet vacuum', 'Dehumidifier', 'Upholstery cleaner', 'Mask and gloves', 'Trim tool'],
      steps: [
        'Find the leak with a hose and repair it.',
        'Take out the mats and sill trims. If the carpet is soaked, disconnect the battery, wait ten minutes and have the seats taken out, because they hold airbag plugs.',
        'Draw out the water and lift the carpet on blocks, so that air gets beneath it.',
        'Dry it for several days with a dehumidifier. Replace foam that has turned black.',
        'Wash the hard parts and the carpet with a mild cleaner and dry them again.',
        'Refit everything, and reconnect the battery if it was disconnected. Fit a new cabin filter and run the blower with heat and open windows.',
        'If it is the smell of new materials, park in the sun with the windows slightly open, wipe the surfaces and repeat.',
        'Shut the car for a warm day, then smell it when you first open the door. After rain press kitchen paper on the foam under the carpet: it must stay dry.',
      ],
      safety: [
        'Wear a mask where there is mould. People with asthma should not do this work.',
        'Do not sit in the car during ozone treatment, and air it for hours afterwards.',
      ],
      stopIf: 'Stop if control units or airbag plugs are wet, or if the smell causes dizziness.',
    },
    parts: [{ name: 'Cabin filter, cleaner or carpet foam', usd: [15, 250] }],
    labourHours: [1, 5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
