import type { FaultEntry } from '../../schema.ts';

/** What is clipped, bolted and sealed on: mouldings, shields, racks, tow bar, door seals, inner trim. */
export const trimFaults = {
  'exterior-trim-detached': {
    name: 'Exterior trim or moulding came loose',
    workshopName: 'Exterior moulding, pillar applique, cladding or bumper cover clips failed',
    summary:
      'Clips and tape that hold mouldings, pillar covers, roof strips, spoilers and bumper edges let go with heat, age or after a repair. The part flaps at speed and may fly off.',
    prior: 1.6,
    shifts: [
      {
        makes: ['Ford'],
        models: ['Explorer'],
        years: [2011, 2019],
        factor: 3,
        source: 'A-pillar trim recall',
      },
      {
        makes: ['Tesla', 'Subaru', 'Nissan', 'Jeep', 'Chevrolet'],
        factor: 1.3,
        source: 'trim recalls',
      },
    ],
    symptoms: {
      'trim-loose': 0.9,
      'wind-noise': 0.25,
      'body-rattle': 0.1,
      'headliner-wet': 0.04,
      'paint-fault': 0.06,
    },
    against: ['underbody-panel-loose', 'tow-hitch-fault'],
    conditions: {
      'at-high-speed': 0.4,
      'hot-weather': 0.25,
      'after-repair': 0.3,
      'after-impact': 0.3,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A part that flies off endangers those behind. Tape it or take it off before driving fast.',
    },
    patterns: [
      'Begins at the front end of the strip, with a flutter or a whistle.',
      'After windscreen work, mouldings are reused with broken clips.',
    ],
    checks: [
      {
        title: 'Press and pull along the edges',
        steps: [
          'Pull gently along all mouldings, pillar covers, arches and bumper corners.',
          'Look behind for broken clips and loose tape.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'A part lifts or clips are broken',
            means: 'The fixing has failed.',
            effect: 'confirms',
          },
          { finding: 'All firm', means: 'Trim is not the cause.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Tape the suspect and drive',
        steps: ['Tape the front edge with strong cloth tape.', 'Drive where it fluttered.'],
        tool: 'Cloth tape',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          { finding: 'Noise gone', means: 'That part was loose.', effect: 'supports' },
          { finding: 'Noise remains', means: 'Seals or mirrors.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Refix loose exterior trim',
      overview:
        'New clips and automotive tape on a clean warm surface hold for years. Screws through paint rust.',
      minutes: [20, 90],
      tools: [
        'Trim lever',
        'New clips',
        'Automotive double-sided tape',
        'Isopropyl alcohol',
        'Adhesion promoter',
        'Masking tape',
      ],
      steps: [
        'Check for a recall on that part. Photograph it and mark its position with tape.',
        'Lift it off with a plastic lever and count the clips. Take out broken ends from the body.',
        'Remove old tape with a rubber wheel and adhesive rest with alcohol.',
        'Touch up scratched paint and let it dry.',
        'Fit new clips and tape, with promoter on plastics, at above 15 °C.',
        'Press the part home from the front to the rear and hold it with masking tape for a day.',
        'Do not wash for two days. Check that it is tight after the first fast drive.',
      ],
      safety: [
        'Pick up lost trim only away from traffic.',
        'Pillar covers near curtain airbags: outside trim only, do not pry from inside.',
      ],
      stopIf: 'Stop if the part belongs to the windscreen bond or carries a sensor.',
    },
    parts: [{ name: 'Clips, tape or moulding', usd: [8, 250] }],
    labourHours: [0.3, 1.2],
    diy: 'easy',
  },
  'underbody-shield-detached': {
    name: 'Loose underbody shield',
    workshopName: 'Engine undertray, splash shield or arch liner fasteners lost',
    summary:
      'The plastic and felt panels under the car are held by clips that get lost at oil changes, kerbs and in snow. The edge drops, scrapes, flaps in the wind and can tear off.',
    prior: 1.4,
    shifts: [
      {
        makes: ['Kia', 'Hyundai', 'Volkswagen', 'BMW', 'Honda', 'Nissan', 'Tesla'],
        factor: 1.2,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'underbody-panel-loose': 0.88,
      'trim-loose': 0.3,
      'body-rattle': 0.12,
      'wind-noise': 0.1,
      'exhaust-rattle': 0.08,
      'wheel-rubs-body': 0.06,
      overheating: 0.02,
    },
    against: ['paint-fault', 'sunroof-fault'],
    conditions: {
      'at-high-speed': 0.35,
      'over-bumps': 0.25,
      'after-repair': 0.35,
      'after-impact': 0.3,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason: 'Stop and tie it up: it can jam under a wheel or touch the hot exhaust.',
    },
    patterns: [
      'A flutter like a helicopter above 40 mph that stops when you slow down.',
      'Found days after an oil change.',
    ],
    checks: [
      {
        title: 'Look under the front edge',
        steps: [
          'Park on level ground with the brake on, and look under the bumper and behind the wheels with a torch.',
          'Do not crawl under a car on a jack.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'A panel hangs or clips are missing',
            means: 'The shield is loose.',
            effect: 'confirms',
          },
          {
            finding: 'Panels tight, metal shield on the exhaust loose',
            means: 'That is an exhaust heat shield.',
            effect: 'weakens',
          },
          { finding: 'Everything tight', means: 'Look elsewhere.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Ask who last worked below',
        steps: [
          'Read the last invoice for oil change or bumper work.',
          'Compare the number of screws left and right.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Work a few days before, screws missing',
            means: 'It was not fixed properly.',
            effect: 'supports',
          },
          {
            finding: 'No work, but a kerb or snow drift',
            means: 'It was torn.',
            effect: 'supports',
          },
          {
            finding: 'No work, no contact',
            means: 'Less likely, though clips age too.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Refit a hanging underbody shield',
      overview:
        'A handful of clips or screws with large washers does it. A torn mounting point is bridged with a plate or the shield replaced.',
      minutes: [15, 60],
      tools: [
        'Ramps or axle stands',
        'Screwdrivers and small sockets',
        'Clips and large washers',
        'Cable ties for the road',
      ],
      steps: [
        'On the road, switch off, let the exhaust cool and tie the panel up with cable ties, away from exhaust and wheels. Drive slowly.',
        'At home, set the car on ramps or stands with wheels chocked.',
        'Wash the panel and find all its points. Its rear edge lies under or over the next panel: see the marks.',
        'Start all fasteners by hand, the middle first, and then tighten.',
        'Replace lost spring nuts. Use large washers on torn holes.',
        'See that the oil drain flap is shut and nothing touches exhaust or shafts.',
        'Turn the wheels from lock to lock and check the liner, and look again after the next fast drive: nothing may hang, flap or smell hot.',
      ],
      safety: ['Use ramps or stands, never the jack by itself.', 'The exhaust burns for an hour.'],
      stopIf: 'Stop if high-voltage cables, fuel or brake lines run loose behind it.',
    },
    parts: [{ name: 'Clips or shield', usd: [5, 220] }],
    labourHours: [0.2, 0.8],
    diy: 'easy',
  },
  'roof-rack-loose': {
    name: 'Loose roof rack or roof rail',
    workshopName: 'Roof rail fixing, crossbar clamp or rail cover loose',
    summary:
      'Rail nuts under the roof lining work loose, crossbar clamps slip or rail covers come off. It hums, leaks at the feet and the load can leave the car.',
    prior: 0.43,
    shifts: [
      {
        makes: ['Nissan', 'Ford', 'Subaru', 'Volkswagen'],
        factor: 1.2,
        source: 'roof rail cover recalls',
      },
    ],
    symptoms: {
      'tow-hitch-fault': 0.7,
      'wind-noise': 0.45,
      'headliner-wet': 0.15,
      'trim-loose': 0.35,
      'body-rattle': 0.15,
    },
    against: ['underbody-panel-loose', 'brake-lights-out'],
    conditions: { 'at-high-speed': 0.45, 'heavy-load': 0.25, 'wet-weather': 0.25 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason: 'Take the load off and remove loose bars before driving.',
    },
    patterns: [
      'A steady hum that changes with crosswind is an empty crossbar.',
      'Overload and car washes break the covers.',
    ],
    checks: [
      {
        title: 'Shake rails and bars',
        steps: ['Grip each rail and bar and shake hard.', 'Look at feet, covers and clamp screws.'],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Anything moves or a cover is loose',
            means: 'The fixing has to be renewed.',
            effect: 'confirms',
          },
          {
            finding: 'All solid',
            means: 'The noise is only the shape of the bar, or elsewhere.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Drive without the crossbars',
        steps: [
          'Take the bars off and drive the same road.',
          'Listen and look for water at the feet after rain.',
        ],
        tool: 'Rack key',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          { finding: 'Silent', means: 'Bars or clamps were the source.', effect: 'supports' },
          { finding: 'Noise as before', means: 'Rails or door seals.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Secure a roof rack',
      overview:
        'Use the bars made for the car, tighten to the stated force and respect the roof load. Fixed rails are tightened from inside.',
      minutes: [20, 120],
      tools: ['Torque key of the rack', 'Sealing washers', 'Cloth tape', 'Scale'],
      steps: [
        'Read roof load in the manual: bars and boxes count.',
        'Clean rails and feet. Place the bars at the marks.',
        'Tighten all clamps in turn with the torque key until it clicks.',
        'Fit covers and locks. Missing clips are renewed.',
        'For a loose fixed rail, have the lining lowered by a workshop, as curtain airbags are beside the nuts, and new seals fitted.',
        'Load low and centred, tie down front and rear.',
        'Shake each bar hard: car and bar must move as one. Check after 10 miles and at every stop.',
      ],
      safety: [
        'A lost load kills: two independent straps on every item.',
        'Do not drill into the roof.',
      ],
      stopIf: 'Stop if the roof metal is bent or cracked at a foot.',
    },
    parts: [{ name: 'Clamp set, rail cover or seals', usd: [15, 250] }],
    labourHours: [0.3, 2],
    diy: 'easy',
  },
  'tow-bar-or-trailer-socket-fault': {
    name: 'Tow bar loose or trailer socket dead',
    workshopName: 'Tow bar mounting, detachable neck lock or trailer wiring module faulty',
    summary:
      'Bolts work loose, the lock of a detachable neck jams, or the trailer socket and its module corrode. The trailer knocks, comes loose or has no lights.',
    prior: 0.53,
    shifts: [
      {
        makes: ['Ford', 'Chevrolet', 'GMC', 'Ram', 'Toyota', 'Jeep', 'Land Rover', 'Volkswagen'],
        factor: 1.3,
        source: 'vehicles often used for towing',
      },
      {
        makes: ['Kia', 'Hyundai'],
        models: ['Telluride', 'Palisade'],
        years: [2020, 2022],
        factor: 2.5,
        source: 'tow hitch harness fire recalls',
      },
    ],
    symptoms: {
      'tow-hitch-fault': 0.88,
      'trailer-lights-out': 0.35,
      'tail-light-out': 0.08,
      'fuse-blows': 0.15,
      'indicator-fault': 0.1,
      'clunk-over-bumps': 0.1,
      'rust-structure': 0.06,
      fire: 0.03,
      'rear-sway': 0.08,
      'accessory-fitted': 0.1,
    },
    against: ['wind-noise', 'sunroof-fault'],
    conditions: { 'heavy-load': 0.5, 'over-bumps': 0.25, 'wet-weather': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Do not tow until it is repaired. Without a trailer the car may be driven if nothing hangs or smells hot.',
    },
    patterns: [
      'Green pins in the socket after a winter.',
      'A knock on pulling away and braking is a loose bar or a worn coupling.',
    ],
    checks: [
      {
        title: 'Shake the ball and check the lock',
        steps: [
          'Shake the ball with both hands in all directions. Check the lock mark of a detachable neck.',
          'Look at bolts, rust trails and cracks with a torch.',
        ],
        tool: 'Torch',
        minutes: 8,
        outcomes: [
          {
            finding: 'Play, crack, or lock mark not right',
            means: 'The bar is unsafe.',
            effect: 'confirms',
          },
          {
            finding: 'Solid and locked',
            means: 'The bar holds. Look at the wiring.',
            effect: 'neutral',
          },
          {
            finding: 'Solid, and all trailer lights work',
            means: 'The car side is in order. Look at the trailer.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Test the socket with a tester',
        steps: [
          'Look into the socket for green pins and water.',
          'Plug in a tester or a known good trailer and try all lights.',
        ],
        tool: 'Trailer socket tester',
        minutes: 10,
        outcomes: [
          {
            finding: 'Lights missing on the tester',
            means: 'Socket, fuse or module is faulty.',
            effect: 'confirms',
          },
          { finding: 'All lights work', means: 'The trailer is at fault.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Repair a tow bar or trailer socket',
      overview:
        'Bolts are renewed and tightened in order, sockets changed whole. The module must be coded on newer cars.',
      minutes: [30, 180],
      tools: [
        'Torque wrench',
        'Socket set',
        'Socket tester',
        'Contact cleaner',
        'Wire brush',
        'Jack and axle stands',
      ],
      steps: [
        'Check for recalls on hitch harness or module, and follow any advice to park outside.',
        'Clean bar and threads, look for cracks. A cracked bar is replaced.',
        'Replace bolts where the manufacturer says so and tighten to the torque of the fitting instructions.',
        'Clean and grease the lock of a detachable neck. It must click and show its mark.',
        'For the socket, disconnect the battery, note the pins, fit a new one with grease and a drain hole downwards.',
        'Reconnect the battery if it was disconnected. Check fuses and earth. Have the module read and coded.',
        'Test with the tester and the trailer, including fog light and charging.',
        'Pull and lift the neck by hand: no click. Check bolts after the first 50 miles of towing.',
      ],
      safety: [
        'A trailer that comes loose kills: coupling locked, breakaway cable always on.',
        'Never weld a tow bar.',
      ],
      stopIf: 'Stop if the body rails are rusted or torn where it bolts on.',
    },
    parts: [{ name: 'Trailer socket, module or bolts', usd: [15, 350] }],
    labourHours: [0.4, 2],
    diy: 'moderate',
  },
  'door-seal-wind-leak': {
    name: 'Leaking door seal',
    workshopName: 'Door weatherstrip deformed, loose or door misaligned',
    summary:
      'The rubber seal is flat, torn or has come off its flange, or the door stands proud. Air is drawn out at speed with a rush or whistle, and rain may follow.',
    prior: 1.2,
    shifts: [{ minAgeYears: 6, factor: 1.3, source: 'rubber hardens' }],
    symptoms: {
      'wind-noise': 0.92,
      'water-leak-cabin': 0.15,
      'trim-loose': 0.12,
      'door-creaks': 0.08,
      'door-wont-close': 0.06,
      'body-rattle': 0.06,
    },
    against: ['headliner-wet', 'boot-wet', 'wheel-hum'],
    conditions: { 'at-high-speed': 0.6, 'gradual-onset': 0.3, 'after-repair': 0.25 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'A matter of comfort, unless the door does not latch fully.' },
    patterns: [
      'Starts at about 45 mph, changes with crosswind and when a hand presses the door frame.',
      'The upper rear corner of the front door is the usual place.',
    ],
    checks: [
      {
        title: 'Pull a paper strip in the closed door',
        steps: [
          'Close the door on a strip of paper at ten places round the seal.',
          'Pull it and compare the grip.',
        ],
        tool: 'Paper strip',
        minutes: 8,
        outcomes: [
          {
            finding: 'Slides out freely somewhere',
            means: 'The seal does not press there.',
            effect: 'confirms',
          },
          {
            finding: 'Grips everywhere',
            means: 'Look at mirror, roof or screen mouldings.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Tape the gap and drive',
        steps: [
          'Passenger door only: tape the gap from outside with masking tape.',
          'Drive at the speed of the noise, then do the same round mirror and screen.',
        ],
        tool: 'Masking tape',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Noise gone with the door taped',
            means: 'Door seal or alignment.',
            effect: 'confirms',
          },
          {
            finding: 'Gone only with mirror or screen taped',
            means: 'That part is the source.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew a door weatherstrip',
      overview:
        'Clean, seat, treat. If it stays flat, renew the strip and set the door by its striker only slightly.',
      minutes: [20, 75],
      tools: [
        'Soapy water and cloth',
        'Silicone care stick',
        'Rubber mallet',
        'Plastic lever',
        'Marker',
      ],
      steps: [
        'Clean seal and body face. Look for a folded lip or a strip off its flange.',
        'Push it back on with the hand and tap it with a rubber mallet.',
        'Treat it with silicone and shut the door for a day. Flat rubber partly recovers.',
        'If needed, pull the old strip off, starting at its joint, and clean the flange.',
        'Fit the new one, corners first, without stretching it, the joint at the bottom.',
        'Check with paper. If one side is weak, mark the striker, move it inwards by a millimetre and tighten to the vehicle manual.',
        'Drive and listen, and hose the door.',
      ],
      safety: [
        'Never tape a door shut with people inside it.',
        'Belt airbags and sill plugs: keep levers away from trim with airbag marks.',
      ],
      stopIf: 'Stop if the door frame is bent or hinges are worn.',
    },
    parts: [{ name: 'Door weatherstrip', usd: [25, 160] }],
    labourHours: [0.3, 1.2],
    diy: 'easy',
  },
  'cabin-trim-rattle': {
    name: 'Rattling cabin trim',
    workshopName: 'Interior trim clip, dashboard joint or fastener noise',
    summary:
      'Broken clips, dry plastic joints and loose wiring behind dashboard, pillars and door trims buzz and creak with vibration, bass or temperature.',
    prior: 1.4,
    shifts: [{ minAgeYears: 3, factor: 1.2, source: 'clips loosen with age' }],
    symptoms: {
      'body-rattle': 0.92,
      'seat-noise': 0.08,
      'trim-loose': 0.15,
      'wind-noise': 0.06,
      'blower-noise': 0.04,
    },
    against: ['clunk-over-bumps', 'exhaust-rattle', 'airbag-light'],
    conditions: {
      'over-bumps': 0.5,
      'cold-weather': 0.3,
      'after-repair': 0.25,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'It is only a nuisance. A loose pillar trim with a curtain airbag behind it should be put right soon.',
    },
    patterns: [
      'Worse in the cold, gone when the cabin is warm: plastic joints.',
      'After windscreen, radio or airbag work: a forgotten clip.',
    ],
    checks: [
      {
        title: 'Press the panels while it rattles',
        steps: [
          'Empty pockets, glovebox and boot.',
          'A passenger presses the panels one by one on a rough road, or play bass parked.',
        ],
        tool: 'Helper',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Stops when one panel is pressed',
            means: 'That panel is the source.',
            effect: 'confirms',
          },
          {
            finding: 'Was an object in a pocket',
            means: 'Nothing is broken.',
            effect: 'rules-out',
          },
          {
            finding: 'Comes from below and is not influenced',
            means: 'Suspension or exhaust.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Tap the trim by hand, parked',
        steps: [
          'With the engine off, tap with the soft side of the fist along dashboard, doors, pillars and roof.',
          'Mark where it buzzes.',
        ],
        tool: 'Tape',
        minutes: 10,
        outcomes: [
          { finding: 'A buzz at one place', means: 'A clip or joint there.', effect: 'supports' },
          {
            finding: 'Silent everywhere',
            means: 'It needs vibration of engine or road.',
            effect: 'neutral',
          },
          {
            finding: 'Silent, and the noise follows wheel movement',
            means: 'Look at suspension.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Silence a rattling cabin trim',
      overview:
        'Find it exactly, then renew the clip or lay felt tape in the joint. One place at a time.',
      minutes: [25, 120],
      tools: ['Plastic levers', 'Felt tape', 'New clips', 'Foam strips', 'Torch'],
      steps: [
        'Locate it with a helper and mark it.',
        'Look up whether an airbag lies behind the panel. If so, disconnect the battery and wait ten minutes, or leave it to a workshop.',
        'Prise the panel off near a clip. Collect the clips.',
        'Replace broken clips and put felt tape on the contact faces.',
        'Tie loose wiring with foam, clear of moving parts.',
        'Refit until every clip snaps. Pillar trims keep their tether clip.',
        'Reconnect the battery if it was disconnected. Drive the same road at the same temperature, with the radio off: that place must be silent. Repeat at the next place.',
      ],
      safety: [
        'No foam, tape or screws in the path of an airbag.',
        'Do not search for noises while driving alone.',
      ],
      stopIf: 'Stop if the dashboard carrier or steering column is loose.',
    },
    parts: [{ name: 'Clips and felt tape', usd: [5, 40] }],
    labourHours: [0.4, 2],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
