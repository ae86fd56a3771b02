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
        'A part that flies off endangers those behind you. Tape it down or take it off before you drive fast.',
    },
    patterns: [
      'Begins at the front end of the strip, with a flutter or a whistle.',
      'After windscreen work, mouldings are reused with broken clips.',
    ],
    shown: {
      summary:
        'Clips and tape that hold mouldings, pillar covers, roof strips, spoilers and bumper edges fail with heat, with age or after a repair. The part flaps at speed and may fly off.',
      patterns: [
        'It begins at the front end of the strip, with a flutter or a whistle.',
        'After windscreen work, mouldings were refitted with broken clips.',
      ],
    },
    checks: [
      {
        title: 'Press and pull along the edges',
        steps: [
          'Pull gently along all mouldings, pillar covers, arches and bumper corners.',
          'Look behind any loose part for broken clips and loose tape.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'A part lifts or clips are broken',
            means: 'The fixing of that part has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Everything is firm',
            means: 'The exterior trim is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Tape the suspect part and drive',
        steps: [
          'Stick strong cloth tape over the front edge of the suspect part.',
          'Drive at the speed at which it fluttered.',
        ],
        tool: 'Cloth tape',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          { finding: 'The noise is gone', means: 'The taped part was loose.', effect: 'supports' },
          {
            finding: 'The noise remains',
            means: 'Look at the seals and mirrors.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Refix loose exterior trim',
      overview:
        'New clips and automotive tape on a clean, warm surface hold for years. Do not use screws: driven through the paint, they start rust.',
      minutes: [20, 90],
      tools: [
        'Trim lever',
        'Automotive double-sided tape',
        'Isopropyl alcohol',
        'Adhesion promoter',
        'Masking tape and touch-up paint',
      ],
      steps: [
        'Check for a recall on that part. Photograph it and mark its position with masking tape.',
        'Lift it off with a plastic lever and count the clips. Take the broken ends out of the body.',
        'Rub the old tape off with your thumb, and remove the rest of the adhesive with alcohol.',
        'Touch up scratched paint and let it dry.',
        'At above 15 °C, put adhesion promoter on plastic surfaces and fit the new clips and tape.',
        'Press the part home from the front to the rear and hold it with masking tape for a day.',
        'Do not wash the car for two days. Check that the part is firm after the first fast drive.',
      ],
      safety: [
        'Pick up lost trim only where there is no traffic.',
        'Work on the outside trim only near a curtain airbag, and do not prise pillar covers off from inside.',
      ],
      stopIf: 'Stop if the part is bonded in with the windscreen or carries a sensor.',
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
      reason: 'Stop and tie the shield up: it can jam under a wheel or touch the hot exhaust.',
    },
    patterns: [
      'A flutter like a helicopter above 40 mph that stops when you slow down.',
      'Found days after an oil change.',
    ],
    shown: {
      summary:
        'The plastic and felt panels under the car are held by clips that get lost at oil changes, on kerbs and in snow. The edge drops, scrapes, flaps in the wind and can tear off.',
      patterns: [
        'It flutters like a helicopter above 40 mph and stops when you slow down.',
        'It is often found days after an oil change.',
      ],
    },
    checks: [
      {
        title: 'Look under the front edge',
        steps: [
          'Park on level ground with the parking brake on, and shine a torch under the bumper and behind the wheels.',
          'Do not crawl under the car.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'A panel hangs down or clips are missing',
            means: 'The undershield is loose.',
            effect: 'confirms',
          },
          {
            finding: 'The panels are firm, but a metal exhaust shield is loose',
            means: 'That is a heat shield of the exhaust, which is a different fault.',
            effect: 'weakens',
          },
          {
            finding: 'Everything is firm',
            means: 'Look elsewhere for the noise.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Ask who last worked under the car',
        steps: [
          'Read the last invoice and see whether it names an oil change or bumper work.',
          'Compare the number of screws on the left and the right.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'There was work a few days before, and screws are missing',
            means: 'The shield was not fixed properly.',
            effect: 'supports',
          },
          {
            finding: 'There was no work, but you hit a kerb or a snow drift',
            means: 'The shield was torn loose.',
            effect: 'supports',
          },
          {
            finding: 'There was no work and no contact',
            means: 'This fault is less likely, though clips age too.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Refit a hanging underbody shield',
      overview:
        'A handful of clips, or screws with large washers, does the job. A torn mounting point is bridged with a plate, or the shield is replaced.',
      minutes: [15, 60],
      tools: [
        'Ramps, or jack and axle stands',
        'Wheel chocks',
        'Screwdrivers and small sockets',
        'Cable ties for a roadside repair',
      ],
      steps: [
        'On the road, switch off and let the exhaust cool. Tie the panel up with cable ties, away from the exhaust and the wheels, and drive on slowly.',
        'At home, chock the wheels and set the car on ramps or axle stands.',
        'Wash the panel and find all its fixing points. See from the marks whether its rear edge lies under or over the next panel.',
        'Start all fasteners by hand, the middle ones first, then tighten them.',
        'Replace lost spring nuts, and put large washers or a plate over torn holes.',
        'Check that the flap over the oil drain plug is shut and that nothing touches the exhaust or the driveshafts.',
        'Lower the car, turn the wheels from lock to lock and check the arch liner. Look again after the next fast drive: nothing may hang down or smell hot.',
      ],
      safety: [
        'Use ramps or axle stands, never a jack by itself.',
        'The exhaust burns: let it cool for an hour.',
      ],
      stopIf: 'Stop if high-voltage cables, fuel lines or brake pipes run loose behind it.',
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
      reason: 'Take the load off and remove loose bars before you drive.',
    },
    patterns: [
      'A steady hum that changes with crosswind is an empty crossbar.',
      'Overload and car washes break the covers.',
    ],
    shown: {
      summary:
        'The rail nuts under the headlining work loose, crossbar clamps slip or rail covers come off. The rack hums, lets water in at its feet, and can lose its load.',
      patterns: [
        'A steady hum that changes in a crosswind comes from an empty crossbar.',
        'Overload and car washes break the covers.',
      ],
    },
    checks: [
      {
        title: 'Shake rails and bars',
        steps: [
          'Grip each rail and each bar and shake it hard.',
          'Look at the feet, the covers and the clamp screws.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Something moves or a cover is loose',
            means: 'The fixing has to be renewed.',
            effect: 'confirms',
          },
          {
            finding: 'Everything is solid',
            means: 'The noise comes only from the shape of the bar, or from elsewhere.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Drive without the crossbars',
        steps: [
          'Take the bars off and drive on the same road.',
          'Listen while you drive, and look for water at the feet after rain.',
        ],
        tool: 'Key for the roof rack',
        minutes: 30,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It is silent',
            means: 'The bars or clamps were the source.',
            effect: 'supports',
          },
          {
            finding: 'The noise is as before',
            means: 'Look at the rails or the door seals.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Secure a roof rack',
      overview: 'Use the bars made for the car. Fixed rails are tightened from inside.',
      minutes: [20, 120],
      tools: ['Torque key supplied with the rack', 'Load straps', 'Scales'],
      steps: [
        'Read the roof load limit in the manual and weigh the load: the bars and the box count towards it.',
        'Clean the rails and the feet. Place the bars at the marks.',
        'Tighten all clamps in turn with the torque key until it clicks.',
        'Fit the covers and locks, and replace missing clips.',
        'For a loose fixed rail, have the headlining lowered by a garage, because the curtain airbags are beside the nuts. Have new seals fitted.',
        'Load the heavy things low and in the middle, and tie the load down at the front and the rear.',
        'Shake each bar hard: car and bar must move as one. Check again after 10 miles and at every stop.',
      ],
      safety: [
        'A lost load kills: use two independent straps on every item.',
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
        'Do not tow until it is repaired. Without a trailer the car may be driven if nothing hangs down or smells hot.',
    },
    patterns: [
      'Green pins in the socket after a winter.',
      'A knock on pulling away and braking is a loose bar or a worn coupling.',
    ],
    shown: {
      patterns: [
        'The pins in the socket are green after a winter.',
        'A knock when pulling away and braking comes from a loose bar or a worn coupling.',
      ],
    },
    checks: [
      {
        title: 'Shake the ball and check the lock',
        steps: [
          'Shake the ball hard in all directions with both hands. Check the lock mark of a detachable neck.',
          'Shine a torch on the bolts and look for rust trails and cracks.',
        ],
        tool: 'Torch',
        minutes: 8,
        outcomes: [
          {
            finding: 'There is play or a crack, or the lock mark is not right',
            means: 'The tow bar is unsafe: do not tow with it.',
            effect: 'confirms',
          },
          {
            finding: 'It is solid and locked',
            means: 'The tow bar holds; look at the wiring.',
            effect: 'neutral',
          },
          {
            finding: 'It is solid, and all trailer lights work',
            means: 'The car is in order; look at the trailer.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Test the socket with a tester',
        steps: [
          'Look into the socket for green corrosion and water.',
          'Plug in a tester, or a trailer that is known to work, and try all lights.',
        ],
        tool: 'Trailer socket tester',
        minutes: 10,
        outcomes: [
          {
            finding: 'A light of the tester stays dark',
            means: 'The socket, the fuse or the module is faulty.',
            effect: 'confirms',
          },
          { finding: 'All lights work', means: 'The trailer is at fault.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Repair a tow bar or trailer socket',
      overview: 'Bolts are replaced and tightened in order, and sockets are changed complete.',
      minutes: [30, 180],
      tools: [
        'Torque wrench',
        'Socket set',
        'Socket tester',
        'Contact cleaner and grease',
        'Wire brush',
        'Jack and axle stands',
        'Wheel chocks',
      ],
      steps: [
        'Check for recalls on the towing harness or module, and follow any advice to park outside.',
        'Chock the wheels, and raise the rear on axle stands if you need room. Clean the bar and its threads and look for cracks. If the bar is cracked, replace it.',
        'Replace the bolts where the manufacturer asks for it, and tighten them to the torque in the fitting instructions.',
        'Clean and grease the lock of a detachable neck. It must click and show its mark.',
        'To change the socket, disconnect the battery and note which wire goes to which pin. Fit the new socket with contact grease and with its drain hole downwards.',
        'Lower the car, and reconnect the battery if it was disconnected. Check the fuses and the earth. Have the module read, and coded if it is new.',
        'Test every light, including the fog light, and the charging supply with the tester and with the trailer.',
        'Pull and lift the neck by hand: it must not click or move. Check the bolts after the first 50 miles of towing.',
      ],
      safety: [
        'A trailer that comes loose kills: lock the coupling and always attach the breakaway cable.',
        'Never weld a tow bar.',
      ],
      stopIf: 'Stop if the body rails are rusted or torn where the bar bolts on.',
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
    drive: {
      verdict: 'yes',
      reason: 'It is only a matter of comfort, unless the door does not latch fully.',
    },
    patterns: [
      'Starts at about 45 mph, changes with crosswind and when a hand presses the door frame.',
      'The upper rear corner of the front door is the usual place.',
    ],
    shown: {
      summary:
        'The rubber seal is flat, torn or has come off its flange, or the door does not sit flush. Air rushes or whistles through at speed, and rain may follow.',
      patterns: [
        'It starts at about 45 mph and changes in a crosswind or when a hand presses on the door frame.',
        'The upper rear corner of the front door is the usual place.',
      ],
    },
    checks: [
      {
        title: 'Pull a strip of paper out of the closed door',
        steps: [
          'Close the door on a strip of paper at ten places round the seal.',
          'Pull the strip each time and compare the grip.',
        ],
        tool: 'Paper strip',
        minutes: 8,
        outcomes: [
          {
            finding: 'It slides out freely somewhere',
            means: 'The seal does not press at that place.',
            effect: 'confirms',
          },
          {
            finding: 'It is gripped everywhere',
            means: 'Look at the mirror, the roof and the windscreen mouldings.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Tape the gap and drive',
        steps: [
          'With masking tape, cover the gap of the passenger door from outside. Tape no other door, so that you can get out.',
          'Drive at the speed at which you notice the noise. Then do the same with tape round the mirror and the windscreen.',
        ],
        tool: 'Masking tape',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The noise is gone with the door taped',
            means: 'The door seal or the alignment of the door is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'It is gone only with the mirror or windscreen taped',
            means: 'The part that you taped is the source.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew a door weatherstrip',
      overview:
        'The seal is cleaned, seated and treated. If it stays flat, it is replaced, and the door is set slightly by its striker.',
      minutes: [20, 75],
      tools: [
        'Soapy water and cloth',
        'Silicone rubber-care stick',
        'Rubber mallet',
        'Plastic lever',
        'Marker',
        'Torque wrench',
      ],
      steps: [
        'Clean the seal and the face of the body. Look for a folded lip or a strip that is off its flange.',
        'Push the seal back on by hand and tap it home with a rubber mallet.',
        'Treat it with silicone and leave the door shut for a day. Flat rubber recovers in part.',
        'If it stays flat, pull the old strip off, starting at its joint, and clean the flange.',
        'Fit the new strip, corners first, without stretching it and with the joint at the bottom.',
        'Check it with the strip of paper. If one side grips weakly, mark the striker, move it inwards by a millimetre and tighten it to the stated torque.',
        'Drive and listen, then spray the door with a hose and look for water.',
      ],
      safety: [
        'Never carry anybody beside a door that is taped shut.',
        'Do not use levers near trim with airbag marks or near the plugs in the sill: they belong to belts and airbags.',
      ],
      stopIf: 'Stop if the door frame is bent or the hinges are worn.',
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
        'It is only a nuisance. However, a loose pillar trim with a curtain airbag behind it should be put right soon.',
    },
    patterns: [
      'Worse in the cold, gone when the cabin is warm: plastic joints.',
      'After windscreen, radio or airbag work: a forgotten clip.',
    ],
    shown: {
      summary:
        'Broken clips, dry plastic joints and loose wiring behind the dashboard, pillars and door trims buzz and creak with vibration, bass or temperature.',
      patterns: [
        'Worse in the cold and gone when the cabin is warm: the plastic joints.',
        'After windscreen, radio or airbag work: a clip that was left out.',
      ],
    },
    checks: [
      {
        title: 'Press the panels while it rattles',
        steps: [
          'Empty the door pockets, the glovebox and the boot.',
          'On a rough road, have a passenger press the panels one by one. Alternatively, play music with strong bass while parked.',
        ],
        tool: 'Helper',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It stops when one panel is pressed',
            means: 'That panel is the source.',
            effect: 'confirms',
          },
          {
            finding: 'It was an object in a pocket',
            means: 'Nothing is broken.',
            effect: 'rules-out',
          },
          {
            finding: 'It comes from below and pressing changes nothing',
            means: 'Look at the suspension or the exhaust.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Tap the trim by hand, parked',
        steps: [
          'With the engine off, tap along the dashboard, doors, pillars and roof with the soft side of your fist.',
          'Mark the place where it buzzes with tape.',
        ],
        tool: 'Tape',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a buzz at one place',
            means: 'A clip or a joint there is loose.',
            effect: 'supports',
          },
          {
            finding: 'It is silent everywhere',
            means: 'It needs the vibration of the engine or the road.',
            effect: 'neutral',
          },
          {
            finding: 'It is silent, and the noise follows the wheels',
            means: 'Look at the suspension.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Silence a rattling cabin trim',
      overview: 'Find the exact place first, then replace the clip or put felt tape in the joint.',
      minutes: [25, 120],
      tools: ['Plastic levers', 'Masking tape', 'Spanner for the battery', 'Foam strips', 'Torch'],
      steps: [
        'Locate the rattle with a helper and mark the place.',
        'Look up whether an airbag is behind the panel. If so, disconnect the battery and wait ten minutes, or leave the job to a garage.',
        'Prise the panel off close to a clip. Collect the clips.',
        'Replace broken clips and put felt tape on the faces that touch.',
        'Tie loose wiring up with foam, clear of moving parts.',
        'Refit the panel until every clip snaps home. Pillar trims must have their tether clip again.',
        'Reconnect the battery if it was disconnected. Drive on the same road at the same temperature with the radio off: that place must be silent. Repeat at the next place.',
      ],
      safety: [
        'Never put foam, tape or screws in the path of an airbag.',
        'Do not search for noises while you are driving; let a passenger do it.',
      ],
      stopIf: 'Stop if the dashboard carrier or the steering column is loose.',
    },
    parts: [{ name: 'Clips and felt tape', usd: [5, 40] }],
    labourHours: [0.4, 2],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
