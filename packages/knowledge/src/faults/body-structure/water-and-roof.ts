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
        'The car drives, but water reaches control units and airbag plugs under the carpets. Dry it out and clear the drains soon.',
    },
    patterns: [
      'A gush from the overhead console at the first bend after a rainy night.',
      'Parking under trees, or nose down, fills the front drains.',
    ],
    checks: [
      {
        title: 'Pour water into the sunroof tray',
        steps: [
          'Open the roof. Pour a small cup of water slowly into each corner of the tray.',
          'A helper watches below: behind the front wheels, at the door gap or at the rear bumper.',
          'Stop at once if the level rises.',
        ],
        tool: 'Cup of water',
        minutes: 10,
        outcomes: [
          {
            finding: 'Water stands in a corner or runs inside',
            means: 'That drain is blocked or off.',
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
        title: 'Feel lining and pillars after rain',
        steps: [
          'Touch the roof lining at the edge of the sunroof and the pillar trims.',
          'Press paper in the front footwells, high up and low down.',
        ],
        tool: 'Paper towels',
        minutes: 5,
        outcomes: [
          {
            finding: 'Lining or pillar wet',
            means: 'The water comes from the roof.',
            effect: 'supports',
          },
          {
            finding: 'Lining dry, only the floor wet',
            means: 'Look at doors, scuttle or air-conditioning drain.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear the sunroof drain tubes',
      overview:
        'A soft line and gentle suction clear most tubes. Strong compressed air blows them off inside the pillar and makes it worse.',
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
        'Put the wet vacuum on the lower end of the tube, where you can reach it, and draw.',
        'Push the soft line down from above, turning it, without force. Stop at a firm bend.',
        'Free the rubber valve at the lower end: squeeze it or cut its slit a little wider.',
        'Rinse with cups of water until it runs freely outside.',
        'If it runs inside, the tube is split or off: the lining or pillar trim must come down in a workshop, as curtain airbags are there.',
        'Lift the carpets, draw out the water and dry the insulation for days.',
        'Pour a litre slowly into each corner: it must come out below, and the lining stay dry. Clean seal and tray, and repeat each autumn.',
      ],
      safety: [
        'No high-pressure air.',
        'Do not take down pillar trims: they hide curtain airbags.',
      ],
      stopIf:
        'Stop if water stands round plugs or control units: disconnect the battery and have them dried.',
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
        'Clear it before the next rain: water here ruins blower, control units and on some cars the brake servo.',
    },
    patterns: [
      'Sloshing from below the windscreen when you brake or turn.',
      'Worst after autumn leaves and when the cabin filter was fitted without its seal.',
    ],
    checks: [
      {
        title: 'Look into the scuttle and pour water',
        steps: [
          'Open the bonnet and lift the rubber edge of the scuttle panel.',
          'Look for leaves and standing water, then pour in half a litre and watch it run out below.',
        ],
        tool: 'Torch and water',
        minutes: 10,
        outcomes: [
          {
            finding: 'Leaves and water stand there',
            means: 'The drains are blocked.',
            effect: 'confirms',
          },
          {
            finding: 'Water runs off at once, footwell stays dry',
            means: 'Look elsewhere.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the cabin filter housing',
        steps: [
          'Take out the cabin filter and feel for water, and see whether its cover seal sits well.',
          'Press paper in the passenger footwell, high up under the dashboard.',
        ],
        tool: 'Paper towels',
        minutes: 10,
        outcomes: [
          {
            finding: 'Wet filter and water from above',
            means: 'It comes through the heater intake.',
            effect: 'supports',
          },
          {
            finding: 'Dry filter, wet only by the door',
            means: 'The door membrane is more likely.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear the scuttle drains',
      overview:
        'Leaves out, rubber valves free, filter seal right, and then the floor dried. It takes an hour once a year.',
      minutes: [30, 120],
      tools: ['Gloves', 'Wet vacuum', 'Long-nose pliers', 'Bent wire', 'Hose with little pressure'],
      steps: [
        'Switch off, take the key out, as wipers and fan are near.',
        'Lift leaves out by hand. Take off wiper arms and panel if you cannot reach the corners.',
        'Find the drains, left, right and middle, and free their rubber valves from above or below.',
        'Rinse with little water and see it run out under the car.',
        'Look for open bulkhead grommets and cracked seams, and seal with body sealant on dry metal.',
        'Fit a new cabin filter with its seal in place.',
        'Lift the carpet and dry foam and loom. Check the plugs of control units there.',
        'Before you close up, pour a watering can slowly into the well: it must all leave under the car. Feel carpet and blower intake after the next heavy rain.',
      ],
      safety: [
        'Do not flood the well with a pressure washer.',
        'Keep hands off the wiper linkage with the ignition on.',
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
      reason: 'Dry the floor and repair it before mould and control units suffer.',
    },
    patterns: [
      'It begins after a loudspeaker, window or lock repair in that door.',
      'Water sloshing in the door when it is opened: blocked holes.',
    ],
    checks: [
      {
        title: 'Look at the sill and the trim edge after rain',
        steps: [
          'Open the wet door after rain and look for trails over the seal and at the lower edge of the trim.',
          'Clear the holes at the bottom of the door with a cable tie.',
        ],
        tool: 'Torch',
        minutes: 8,
        outcomes: [
          {
            finding: 'Trails at the trim edge or on the inner sill',
            means: 'The membrane leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Water gushes from the freed holes',
            means: 'Blocked door drains.',
            effect: 'supports',
          },
          {
            finding: 'Sill and trim dry, floor wet',
            means: 'The water comes from elsewhere.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Water the window with the trim off',
        steps: [
          'Switch the ignition off, disconnect the battery and take the trim off.',
          'Let water run gently on the closed window and watch the membrane.',
        ],
        tool: 'Watering can',
        minutes: 40,
        outcomes: [
          {
            finding: 'Water comes through at an edge',
            means: 'The seal is open there.',
            effect: 'confirms',
          },
          {
            finding: 'All dry inside',
            means: 'Look at the outer seal or scuttle.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Reseal a door membrane',
      overview:
        'Clean surfaces and fresh butyl cord make it tight for years. Tape and silicone do not.',
      minutes: [60, 120],
      tools: ['Trim tools', 'Butyl cord', 'Isopropyl alcohol', 'Roller', 'Spare clips'],
      steps: [
        'Disconnect the battery and wait the time in the manual. Take off the trim.',
        'Note where the membrane is loose. Clear the drain holes.',
        'Pull the membrane off slowly and remove the old butyl with a lump of itself.',
        'Clean both faces with alcohol and let them dry.',
        'Lay a continuous cord, press the membrane on with a roller from the top down, and tuck its lower edge into the door.',
        'Seal loudspeaker and grommet edges as well.',
        'Do a water test before the trim goes back.',
        'Reconnect the battery, try window and lock, and see that no airbag light stays on. Dry carpet and foam, and feel them after the next rain.',
      ],
      safety: [
        'Doors may hold an airbag pressure sensor, which needs a tight membrane: ignition off during the work.',
        'Edges inside the door cut: wear gloves.',
      ],
      stopIf:
        'Stop if the membrane carries the window mechanism and must be bolted, or is torn: fit a new one.',
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
      reason: 'Drain and dry it. Batteries and control units in the boot do not like water.',
    },
    patterns: [
      'After a rear-end repair: vent flap or seam.',
      'Water that stands in the well and freezes can lock the spare wheel.',
    ],
    checks: [
      {
        title: 'Sit inside with a torch during a hose test',
        steps: [
          'Clear the boot and lining. A helper hoses from below upwards, ten minutes each: bumper and vents, lights, seal, roof.',
          'Watch from inside with the rear seat folded, so that you can get out.',
        ],
        tool: 'Hose and torch',
        minutes: 40,
        outcomes: [
          { finding: 'Drops come in at one place', means: 'That is the leak.', effect: 'confirms' },
          {
            finding: 'Nothing for the whole test',
            means: 'Look at washer hose, sunroof drain or a spilled can.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Dust the seal with chalk',
        steps: [
          'Rub chalk on the body edge on which the seal presses, shut and open.',
          'Look for gaps in the line on the seal.',
        ],
        tool: 'Chalk',
        minutes: 10,
        outcomes: [
          {
            finding: 'Gaps in the line',
            means: 'The lid or seal does not press there.',
            effect: 'supports',
          },
          {
            finding: 'An unbroken line',
            means: 'Look at lights, vents and seams.',
            effect: 'neutral',
          },
          {
            finding: 'Unbroken line and everything dry inside',
            means: 'There is no leak at present.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Find and seal a boot leak',
      overview: 'Finding is most of the work. New gaskets and seam sealer on clean metal cure it.',
      minutes: [60, 180],
      tools: ['Hose', 'Torch', 'New gaskets', 'Seam sealer', 'Trim tools', 'Chalk'],
      steps: [
        'Take out lining and spare wheel, draw out the water and dry everything.',
        'Find the entry with the hose and a helper, section by section.',
        'For a light, take it out, clean the face and fit a new gasket. Tighten evenly.',
        'For the vent flap, remove the bumper cover or reach from inside, clean and seal its frame.',
        'For a seam, scrape off cracked sealer to dry metal, prime rust and seal.',
        'Turn or replace the lid seal with its joint at the bottom, and adjust lid and striker.',
        'Hose again before the lining goes back. Treat rust in the well, and look at it again after the next rain.',
      ],
      safety: [
        'Never let anyone be shut in a boot that cannot be opened from inside.',
        'On cars with a high-voltage battery or 12 V battery in the boot, keep water off them.',
      ],
      stopIf: 'Stop if the water has stood round orange cables or control units.',
    },
    parts: [{ name: 'Lamp gasket, vent flap, boot seal or sealer', usd: [10, 140] }],
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
        'Close it by the emergency drive and cover it. A glass that is loose on its guides can lift off at speed.',
    },
    patterns: [
      'A crack and a glass that stands higher on one side: a guide has broken.',
      'Reverses just before it shuts after a battery change: it must be taught.',
    ],
    checks: [
      {
        title: 'Watch both sides while it moves',
        steps: [
          'Clear and clean the rails.',
          'Run the roof in short steps and compare left and right. Listen for the motor.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One side lags, tilts or cracks',
            means: 'A guide or cable has failed.',
            effect: 'confirms',
          },
          { finding: 'Motor silent', means: 'Fuse, switch or motor.', effect: 'supports' },
          {
            finding: 'Runs evenly but reverses',
            means: 'Reset it and clean the rails first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Teach the roof position',
        steps: [
          'Hold the switch as the manual describes until the roof has run its cycle.',
          'Try one-touch.',
        ],
        tool: 'Owner manual',
        minutes: 5,
        outcomes: [
          { finding: 'Works normally', means: 'Only the memory was lost.', effect: 'rules-out' },
          {
            finding: 'Stops at the same place or grinds',
            means: 'A mechanical fault.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Close and repair a jammed sunroof',
      overview:
        'Get it shut by hand first. Cleaning and the right grease help early. Broken guides come as a rail kit or a whole frame.',
      minutes: [40, 480],
      tools: [
        'Hex key for the emergency drive',
        'Brush and cloth',
        'Sunroof grease',
        'Torx bits',
        'Tape and film',
        'Trim tools',
      ],
      steps: [
        'Stop using the switch. Find the emergency drive behind the roof light or motor cover and turn it slowly towards shut.',
        'If it will not shut, cover it with film and tape on glass and paint. Do not use a motorway.',
        'Clean rails and seal, take out leaves and hardened grease.',
        'Grease the rails thinly with sunroof grease. Run it and reset its position.',
        'If it runs crooked, unscrew the glass from its carriers with a helper and look at guides and cables.',
        'Fit the guide kit and set both cables to the same marks before the motor goes back.',
        'Set the glass flush at the front a touch low, at the rear a touch high, and tighten to the vehicle manual.',
        'Reset its position, test anti-pinch with a roll of paper and do the water test of the drains.',
      ],
      safety: [
        'For any work beyond the roof light, switch the ignition off, disconnect the negative lead of the battery and wait ten minutes: curtain airbags run along both roof edges.',
        'Keep fingers out of the rails: anti-pinch may be off.',
        'The frame is beside curtain airbags. The lining comes down only in a workshop.',
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
      reason: 'Close the blind, slow down and stop. Drive on only slowly with the rest covered.',
    },
    patterns: [
      'Edges that point upwards are typical of burst toughened glass, not of a stone from above.',
      'Wind noise and a lifting front edge come before a panel that flies off.',
    ],
    checks: [
      {
        title: 'Photograph the hole and the edge',
        steps: [
          'From outside, photograph the rest and the edge before it falls.',
          'Look for a stone inside and for the point from which the cracks spread.',
        ],
        tool: 'Camera',
        minutes: 10,
        outcomes: [
          {
            finding: 'No object, cracks start at edge or black border',
            means: 'It burst by itself.',
            effect: 'confirms',
          },
          {
            finding: 'Panel gone in one piece, adhesive clean on one side',
            means: 'The bond failed.',
            effect: 'confirms',
          },
          { finding: 'A stone or branch found', means: 'It was struck.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Look for a campaign',
        steps: [
          'Check the VIN for sunroof campaigns.',
          'Ask the dealer for earlier cases and goodwill.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'A campaign exists',
            means: 'The manufacturer knows the weakness.',
            effect: 'supports',
          },
          { finding: 'None', means: 'That does not exclude a self-burst.', effect: 'neutral' },
          {
            finding: 'Insurer finds hail or impact marks on the roof',
            means: 'It was struck from above.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a burst sunroof panel',
      overview:
        'Clear every splinter from rails and drains, or the new panel jams. Screwed panels can be changed at home, bonded ones by a glazier.',
      minutes: [90, 240],
      tools: ['Gloves and glasses', 'Wet vacuum', 'Film and tape', 'Torx bits', 'Helper'],
      steps: [
        'Close the blind, drive slowly to a safe place and ventilate with side windows shut.',
        'Photograph, then report to insurer, manufacturer and safety authority.',
        'Tape the rest from outside, press it into a blanket over the blind and vacuum everything.',
        'Cover the opening. Keep below 50 mph on the way.',
        'Clean rails, guides and all four drains of splinters.',
        'Screw the new panel to its carriers, set it level and tighten to the vehicle manual, or have a fixed panel bonded and wait the drive-away time.',
        'Reset the roof, pour water round the panel and test the drains. It must sit flush, run without grinding and be quiet at speed.',
      ],
      safety: [
        'Wear glasses and gloves: cubes fall from the rim for days.',
        'Belted passengers only: the roof opening no longer holds anybody in.',
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
        'Drive with fresh air. If you get headache or the smell is of exhaust, fuel or burning, stop and find that first.',
    },
    patterns: [
      'Smell strongest in the morning with shut windows: floor or seats. Strongest with the blower on: evaporator or filter.',
      'New-car smell fades over a summer.',
    ],
    checks: [
      {
        title: 'Smell with blower off and on',
        steps: [
          'Leave the car closed overnight. Smell at once on opening, blower off.',
          'Then run the blower on fresh air for a minute at the vents.',
        ],
        tool: 'None',
        minutes: 5,
        days: 1,
        outcomes: [
          {
            finding: 'Strong with the blower off, weaker with fresh air',
            means: 'It sits in carpet, seats or trim.',
            effect: 'confirms',
          },
          {
            finding: 'Only from the vents',
            means: 'Evaporator or cabin filter.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Reach under the carpet',
        steps: [
          'Lift the sill trim edge and push a hand under the carpet foam in all footwells.',
          'Look under the boot floor.',
        ],
        tool: 'Gloves',
        minutes: 15,
        outcomes: [
          { finding: 'Wet foam or black spots', means: 'Mould from a leak.', effect: 'confirms' },
          { finding: 'Dry and clean, new car', means: 'Outgassing is likely.', effect: 'supports' },
          {
            finding: 'Dry, and the smell is sweet or like fuel',
            means: 'Search for coolant or fuel instead.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Get rid of a mouldy cabin smell',
      overview:
        'Stop the water, dry the foam to the bottom and clean. Ozone and scents only hide what is still wet.',
      minutes: [120, 600],
      tools: [
        'Wet vacuum',
        'Dehumidifier',
        'Upholstery cleaner',
        'Mask and gloves',
        'New cabin filter',
      ],
      steps: [
        'Find the leak with a hose and repair it.',
        'Take out mats, sill trims and, if soaked, have the seats taken out after the battery has been off for ten minutes, as they hold airbag plugs.',
        'Draw out water and lift the carpet on blocks, so that air gets below.',
        'Dry for several days with a dehumidifier. Replace foam that has grown black.',
        'Wash hard parts and carpet with a mild cleaner and dry again.',
        'Fit a new cabin filter and run the blower with heat and open windows.',
        'For outgassing, park in the sun with windows ajar, wipe surfaces and repeat. Ask the manufacturer about a known adhesive problem.',
        'Shut the car for a warm day, then smell it at the first opening of the door. Press kitchen paper on the foam under the carpet: it must stay dry after rain.',
      ],
      safety: [
        'Wear a mask with mould. People with asthma should stay away.',
        'Do not sit in the car during ozone treatment and air it for hours.',
      ],
      stopIf: 'Stop if control units or airbag plugs are wet, or if the smell causes dizziness.',
    },
    parts: [{ name: 'Cabin filter, cleaner or carpet foam', usd: [15, 250] }],
    labourHours: [1, 5],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
