import type { FaultEntry } from '../../schema.ts';

/** Windscreen, side and rear glass and door windows. */
export const glassFaults = {
  'windscreen-stress-crack': {
    name: 'Stress crack in the windscreen',
    workshopName: 'Windscreen stress fracture from frame tension, edge damage or heat',
    summary:
      'The laminated glass is under tension from a twisted frame, a bad bond, an edge flaw or a sharp change of temperature. A crack starts at the edge without a point of impact and runs across within hours.',
    prior: 1.7,
    shifts: [
      {
        makes: ['Subaru', 'Jeep', 'Honda', 'Kia', 'Hyundai', 'Toyota'],
        years: [2015, 2030],
        factor: 1.6,
        source: 'widely reported by owners',
      },
      { maxAgeYears: 3, factor: 1.3, source: 'edge flaws show early' },
    ],
    symptoms: {
      'windscreen-cracks': 0.9,
      'assist-unavailable': 0.06,
      'wind-noise': 0.05,
      glare: 0.05,
      'defroster-fault': 0.03,
    },
    against: ['windscreen-chip', 'window-shatters'],
    conditions: {
      'cold-weather': 0.3,
      'hot-weather': 0.3,
      'sudden-onset': 0.4,
      'after-standing': 0.3,
      'after-repair': 0.3,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'A crack in the driver’s view or at the edge weakens the screen, which holds the roof and backs the passenger airbag. Drive gently to the glazier only.',
    },
    patterns: [
      'A smooth curve that begins square to the edge is stress. A star or pit at its start is a stone.',
      'Often found in the morning, or when hot air is blown on an icy screen.',
    ],
    checks: [
      {
        title: 'Find the starting point of the crack',
        steps: [
          'Clean the glass and follow the crack to its ends with a torch at a flat angle.',
          'Draw a fingernail or pen tip along it on the outside, above all within 5 cm of the edge.',
          'Look for a pit or a white crushed point.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'It starts at the edge and no pit can be felt',
            means: 'It is a stress crack. Ask for warranty.',
            effect: 'confirms',
          },
          {
            finding: 'A pit or star lies on it',
            means: 'A stone started it.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for earlier glass or body work',
        steps: [
          'Compare the manufacturer mark on the windscreen with the side glass.',
          'Look along the edge for old adhesive, uneven gaps or rust, and ask about earlier repairs.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Replaced glass, uneven gap or rust at the edge',
            means: 'Fitting or frame puts tension on the glass.',
            effect: 'supports',
          },
          {
            finding: 'First glass, even gaps',
            means: 'An edge flaw from the factory or heat shock is likely.',
            effect: 'neutral',
          },
          {
            finding: 'The driver saw or heard a stone strike',
            means: 'A stone is more likely than tension.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a windscreen with a stress crack',
      overview:
        'A running crack cannot be filled. The screen is cut out and bonded in, and the cause of the tension is put right first. Cars with cameras need calibration afterwards.',
      minutes: [120, 300],
      tools: ['Camera', 'Insurance papers', 'Protective cover or tape for the journey'],
      steps: [
        'Photograph start and course of the crack before anyone touches it, and claim warranty if no pit can be found.',
        'Park in the shade, keep hot air and washing off it and leave a window slightly open when shutting doors.',
        'Order the glass by VIN: camera bracket, rain sensor, heating, acoustic film and tint must match.',
        'The glazier removes trims and cuts the old bond without scratching the paint of the frame.',
        'The frame is checked for rust, old adhesive humps and straightness. The new bead is laid on primed, evenly trimmed adhesive.',
        'The glass is set on its blocks without force, taped and left for the safe drive-away time of that adhesive and temperature.',
        'Camera and rain sensor are calibrated. Ask for the record.',
        'Check with a hose, listen for wind at speed and look at the gaps. Leave the tape on for a day.',
      ],
      safety: [
        'Do not drive before the adhesive has reached its drive-away strength: the passenger airbag leans on the screen.',
        'Never press on the crack from inside: splinters.',
      ],
      stopIf:
        'If the crack crosses the view of the driver or reaches two edges, do not drive: have the glazier come to you.',
    },
    parts: [
      { name: 'Windscreen with adhesive and trims', usd: [180, 1100] },
      { name: 'Camera calibration', usd: [120, 450], ifNeeded: true },
    ],
    labourHours: [1.2, 3],
    diy: 'workshop',
  },
  'windscreen-stone-chip': {
    name: 'Stone chip in the windscreen',
    workshopName: 'Windscreen impact damage: bullseye, star break or running crack',
    summary:
      'A stone has crushed the outer pane at one point. Air and water sit in the break. Frost, heat or a pothole makes it run into a long crack.',
    prior: 1.8,
    symptoms: {
      'windscreen-chip': 0.85,
      'windscreen-cracks': 0.55,
      glare: 0.06,
      'wipers-smear': 0.03,
      'wipers-self-start': 0.03,
    },
    against: ['window-shatters', 'window-drops'],
    conditions: {
      'at-high-speed': 0.3,
      'sudden-onset': 0.35,
      'after-impact': 0.25,
      'cold-weather': 0.25,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A small chip outside the driver’s view is safe for a few days. Repair it before frost or heat makes it run.',
    },
    patterns: [
      'Filled within days, a chip smaller than a coin almost disappears. Filled after weeks of dirt and rain it stays visible.',
      'Star breaks with long legs near the edge run first.',
    ],
    checks: [
      {
        title: 'Measure the chip and its place',
        steps: [
          'Measure pit and legs with a coin or ruler.',
          'Note the distance from the edge and whether it is in the field swept in front of the driver.',
        ],
        tool: 'Ruler',
        minutes: 5,
        outcomes: [
          {
            finding: 'A felt pit with rings or short legs',
            means:
              'It is an impact break, repairable if small and away from edge and driver’s view.',
            effect: 'confirms',
          },
          {
            finding: 'A crack longer than a hand from a pit',
            means: 'Impact was the start, but the glass must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'No pit, crack from the edge',
            means: 'It is a stress crack.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look whether the inner pane is broken',
        steps: [
          'Feel the inside over the spot with a fingertip in a thin glove.',
          'Look for splinters on the dashboard.',
        ],
        tool: 'Torch',
        minutes: 2,
        outcomes: [
          {
            finding: 'Inside smooth',
            means: 'Only the outer pane is hit: filling is possible.',
            effect: 'supports',
          },
          {
            finding: 'Inside rough or splintered',
            means: 'Replace the screen, and look for a harder blow than a stone.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a stone chip filled with resin',
      overview:
        'Resin is drawn into the break under vacuum and hardened with ultraviolet light. It restores strength and most of the clarity. Kits work on small bullseyes, but insurance often pays a glazier.',
      minutes: [30, 60],
      tools: [
        'Clear tape',
        'Windscreen repair kit with bridge and injector',
        'Needle',
        'Razor blade',
        'Shade',
      ],
      steps: [
        'Cover the chip with clear tape at once, so that dirt and water stay out.',
        'Park in the shade. Glass should be at room temperature, dry and neither hot nor frosty.',
        'Pick loose splinters out of the pit with the needle. Do not enlarge it.',
        'Set the bridge over the pit, screw in the injector until its seal rests and draw vacuum as the kit says.',
        'Inject the resin slowly, change between vacuum and pressure until no dark legs are seen from inside.',
        'Lay film over it, harden it with the UV lamp or in the sun for the stated time, fill the pit with pit resin and harden again.',
        'Scrape flush with a blade held upright and polish. Watch the spot for a week.',
      ],
      safety: [
        'Wear glasses and gloves: resin and splinters harm eyes and skin.',
        'Do not fill chips in the driver’s view or over camera and sensor: the blur remains.',
      ],
      stopIf:
        'Stop if a leg runs while you work, the pit is larger than a coin or it lies near the edge: replace the screen.',
    },
    parts: [{ name: 'Resin repair or kit', usd: [15, 130] }],
    labourHours: [0.4, 0.8],
    diy: 'moderate',
  },
  'tempered-glass-shattered': {
    name: 'Side or rear glass burst by itself',
    workshopName: 'Spontaneous fracture of toughened door, quarter or rear glass',
    summary:
      'Toughened glass is under high inner tension. A nick at the edge, an inclusion, a tight bracket or a hot heater strip releases it at once, and the pane falls into small cubes with a bang.',
    prior: 1.2,
    shifts: [
      {
        makes: ['Nissan'],
        models: ['Rogue', 'Pathfinder', 'Murano', 'Juke'],
        factor: 1.6,
        source: 'widely reported by owners',
      },
      {
        makes: ['Ford', 'Kia', 'Jeep', 'Volkswagen'],
        factor: 1.2,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'window-shatters': 0.92,
      'defroster-fault': 0.12,
      'rear-wiper-fault': 0.04,
      'window-slow': 0.03,
      'tailgate-fault': 0.05,
      'rear-window-wont-clear': 0.05,
    },
    against: ['windscreen-chip', 'sunroof-shatters'],
    conditions: {
      'sudden-onset': 0.6,
      'cold-weather': 0.25,
      'hot-weather': 0.3,
      'after-standing': 0.25,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Nothing protects you from loose splinters and fumes. Clear the edge, cover the opening and drive only to the glazier.',
    },
    patterns: [
      'Rear panes often burst minutes after the heater was switched on in frost.',
      'Tinting film, a hard tailgate slam or a wiper nut that is too tight can start it.',
    ],
    checks: [
      {
        title: 'Read the fracture pattern',
        steps: [
          'Photograph the pane before it falls. Look for the point from which all cracks radiate, often with two larger "butterfly" pieces.',
          'Look for a stone, a pellet or a mark inside the car.',
        ],
        tool: 'Camera',
        minutes: 10,
        outcomes: [
          {
            finding: 'Origin at the edge, a screw or a heater contact, no object found',
            means: 'It burst by itself.',
            effect: 'confirms',
          },
          {
            finding: 'Origin in the free field with a pit, or an object inside',
            means: 'Something hit it.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check hinges, gaps and contacts',
        steps: [
          'See whether frame, hinge or bracket pressed on the glass: bright marks, uneven gaps.',
          'Look at heater contacts and cables for scorching.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Tight spot, bent frame or scorched contact',
            means: 'It must be cured, or the next pane breaks too.',
            effect: 'supports',
          },
          {
            finding: 'Fresh forced-entry marks on lock or seal',
            means: 'The pane was broken from outside.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a burst side or rear window',
      overview:
        'Clearing the cubes out of every channel takes longer than fitting the pane. Door glass is screwed or clipped to the regulator, rear glass is usually bonded.',
      minutes: [120, 300],
      tools: [
        'Gloves and glasses',
        'Strong vacuum cleaner',
        'Film and tape',
        'Trim tools',
        'Socket set',
      ],
      steps: [
        'Photograph, report to insurer and manufacturer, and look for campaigns on that pane.',
        'With gloves and glasses, tape the rest from outside and push it onto a blanket.',
        'Vacuum seats, belts, seat rails and demister slots. Cover the opening with film taped on the paint edge with mild tape.',
        'For door glass: disconnect the battery and wait ten minutes, because many doors hold an airbag sensor. Take off the door trim, vacuum the door bottom and clear its drain holes.',
        'Look for the reason: bent guide, loose clamp, hard run channel. Replace what pressed on the edge.',
        'Set the new pane in its clamps with their rubber, align it parallel to the frame and tighten to the manual. Plug in every connector, then reconnect the battery and relearn the end stops.',
        'For bonded rear glass the glazier cuts, primes and bonds, connects heater and aerials and keeps the drive-away time.',
        'Test heater, wiper, aerial and locks, and hose the seal.',
      ],
      safety: [
        'Cubes cut: gloves, glasses, long sleeves, and no children in the car until it has been vacuumed twice.',
        'With an open rear, exhaust can be drawn in: keep other windows closed and the fan on.',
        'Never slam a stripped door or switch on with its airbag sensor unplugged: the side airbag could fire.',
      ],
      stopIf: 'Leave bonded panes to a glazier.',
    },
    parts: [{ name: 'Side or rear glass', usd: [90, 650] }],
    labourHours: [1, 2.5],
    diy: 'hard',
  },
  'windscreen-bond-leak': {
    name: 'Leaking windscreen bond',
    workshopName: 'Windscreen urethane bond incomplete or frame rusted',
    summary:
      'A gap in the adhesive bead, usually after the glass was replaced, or rust under it, lets air whistle and water run down behind the pillar trim onto the dashboard and into the footwell.',
    prior: 0.63,
    shifts: [{ minAgeYears: 10, factor: 1.5, source: 'frame rust under the bond' }],
    symptoms: {
      'water-leak-cabin': 0.6,
      'wind-noise': 0.5,
      'headliner-wet': 0.35,
      'trim-loose': 0.15,
      'windows-fog': 0.12,
      rust: 0.08,
      'windscreen-cracks': 0.06,
    },
    against: ['sunroof-fault', 'boot-wet', 'door-ajar-warning'],
    conditions: { 'after-repair': 0.5, 'wet-weather': 0.5, 'at-high-speed': 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A badly bonded screen may come out in a crash and let the passenger airbag and roof down. Have it checked soon.',
    },
    patterns: [
      'A whistle from a top corner and a wet pillar after a glass replacement belong together.',
      'Bubbles under the paint beside the screen mean that rust has lifted the bond.',
    ],
    checks: [
      {
        title: 'Run water along the screen edge',
        steps: [
          'Pull the door seal and pillar trim edge back a little on the inside, without taking off airbag trims.',
          'Let a helper run a soft hose from the bottom upwards, ten minutes per section, with doors shut.',
        ],
        tool: 'Garden hose and torch',
        minutes: 40,
        outcomes: [
          {
            finding: 'Water appears at the glass edge inside',
            means: 'The bond leaks there.',
            effect: 'confirms',
          },
          {
            finding: 'Dry here, wet when the roof or scuttle is watered',
            means: 'Look at sunroof drains or scuttle.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Tape the edge and drive',
        steps: [
          'Cover the joint of glass and body with masking tape along top and sides.',
          'Drive at the speed at which it whistled.',
        ],
        tool: 'Masking tape',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Whistle gone',
            means: 'Air enters at the screen joint or its trim.',
            effect: 'supports',
          },
          {
            finding: 'Whistle as before',
            means: 'Look at door seals and mirrors.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Reseal a leaking windscreen',
      overview:
        "A short gap can be sealed by a glazier from outside. Loose glass or rust means cutting it out and bonding it again. If the glass was replaced lately, it is the fitter's warranty.",
      minutes: [60, 360],
      tools: ['Hose', 'Masking tape', 'Invoice of the glass work', 'Camera'],
      steps: [
        'Mark the leak with tape and photograph the water coming in. Present it to the firm that fitted the glass.',
        'Do not smear silicone on the edge: urethane will never bond to it again.',
        'The glazier lifts the trim, cleans the joint and checks how much of the bead holds.',
        'A small gap is filled with primer and urethane. Otherwise the glass is cut out.',
        'Rust is ground to bright metal, primed and painted, and must cure before bonding.',
        'The glass is bonded with a full bead, trim and clips renewed, camera calibrated.',
        'Hose test after curing. Lift and dry carpets and insulation, or mould follows.',
      ],
      safety: [
        'Keep the drive-away time of the adhesive.',
        'Pillar trims hide curtain airbags: only a workshop takes them off.',
      ],
      stopIf: 'If the screen moves when pushed by hand, do not drive.',
    },
    parts: [{ name: 'Adhesive, primer, trim and clips', usd: [30, 250] }],
    labourHours: [0.8, 4],
    diy: 'workshop',
  },
  'window-run-channel-stiff': {
    name: 'Stiff window guide channel',
    workshopName: 'Glass run channel dry or swollen, anti-pinch not normalised',
    summary:
      'The rubber channel that guides the glass has become dry, dirty or loose. The window creeps and squeaks and the anti-pinch takes the friction for an obstacle, so that it goes down again.',
    prior: 0.87,
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'rubber ages' }],
    symptoms: {
      'window-slow': 0.85,
      'window-fault': 0.35,
      'wind-noise': 0.15,
      'body-rattle': 0.08,
      'water-leak-cabin': 0.05,
    },
    against: ['window-drops', 'fuse-blows'],
    conditions: { 'cold-weather': 0.35, 'gradual-onset': 0.45, 'wet-weather': 0.1 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'A nuisance, but treat it before the motor or regulator breaks from the load.',
    },
    patterns: [
      'Faster on wet glass: the channel is dry.',
      'Reversing only after the battery was disconnected: the end stops must be relearned.',
    ],
    checks: [
      {
        title: 'Compare dry and wet',
        steps: [
          'Time the window going up, engine running.',
          'Spray soapy water in both side channels and time it again.',
        ],
        tool: 'Spray bottle and watch',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Clearly faster when wet',
            means: 'Friction in the channels is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'As slow as before, and the others are fast',
            means: 'Motor or regulator is weak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Relearn the end stops',
        steps: [
          'Run the window fully down and hold the switch for five seconds.',
          'Run it fully up and hold again, or follow the manual.',
        ],
        tool: 'Owner manual',
        minutes: 3,
        outcomes: [
          {
            finding: 'One-touch works and no longer reverses',
            means: 'Only the learned positions were lost.',
            effect: 'rules-out',
          },
          {
            finding: 'Still reverses near the top',
            means: 'Friction or a displaced channel.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Free a stiff door window',
      overview:
        'Clean and lubricate the channels, put displaced rubber back and relearn the stops. Renew a torn channel.',
      minutes: [20, 90],
      tools: [
        'Plastic spatula and cloth',
        'Silicone or dry PTFE spray',
        'Soapy water',
        'Trim tools',
      ],
      steps: [
        'Lower the window and look along both channels for folds, stones and rubber that has come out.',
        'Wrap a damp cloth round a spatula and clean the channels from top to bottom.',
        'Let them dry and spray silicone or dry lubricant sparingly into both. Use no oil or grease.',
        'Run the window ten times and wipe the glass.',
        'Press loose rubber back into the frame. Replace it if torn: pull it out and press the new one in, corners first.',
        'Relearn the end stops by the manual.',
        'Try anti-pinch with a roll of kitchen paper: the window must go back down.',
      ],
      safety: [
        'Never test anti-pinch with a hand.',
        'Take out the key when children are in the car.',
      ],
      stopIf: 'Stop if the glass tilts or crunches: the regulator is failing.',
    },
    parts: [{ name: 'Glass run channel', usd: [20, 120], ifNeeded: true }],
    labourHours: [0.3, 1.2],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
