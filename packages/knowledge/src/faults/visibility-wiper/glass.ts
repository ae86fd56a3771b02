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
        'A crack weakens the windscreen, which supports the roof and the passenger airbag. Drive gently, only to the fitter, and not at all if the crack crosses the driver’s view.',
    },
    patterns: [
      'A smooth curve that begins square to the edge is stress. A star or pit at its start is a stone.',
      'Often found in the morning, or when hot air is blown on an icy screen.',
    ],
    shown: {
      summary:
        'The laminated glass is under tension from a twisted frame, a bad bond, a flaw at its edge or a sharp change of temperature. A crack starts at the edge without a point of impact and runs across within hours.',
      patterns: [
        'A smooth curve that begins at a right angle to the edge is a stress crack. A star or pit at its start is a stone chip.',
        'It is often found in the morning, or when hot air is blown on an icy windscreen.',
      ],
    },
    checks: [
      {
        title: 'Find the starting point of the crack',
        steps: [
          'Clean the glass, shine a torch along it at a flat angle and follow the crack to its ends.',
          'Draw a fingernail or the tip of a pen along it on the outside, especially within 5 cm of the edge.',
          'Look for a pit or a white crushed point.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'It starts at the edge and no pit can be felt',
            means: 'It is a stress crack: ask about the warranty.',
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
          'Compare the manufacturer’s mark on the windscreen with that on the side glass.',
          'Look along the edge for old adhesive, uneven gaps or rust, and ask about earlier repairs.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The glass was replaced, the gap is uneven or there is rust at the edge',
            means: 'The fitting or the frame puts tension on the glass.',
            effect: 'supports',
          },
          {
            finding: 'It is the first glass, with even gaps',
            means: 'An edge flaw from the factory or a heat shock is likely.',
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
        'A running crack cannot be filled. The windscreen is cut out and a new one bonded in, and the cause of the tension is put right first.',
      minutes: [120, 300],
      tools: ['Camera', 'Insurance papers', 'Protective cover or tape for the journey'],
      steps: [
        'Photograph the start and the course of the crack before anyone touches it. Claim under the warranty if no pit can be found.',
        'Park in the shade, and do not wash the car or blow hot air at the glass. Leave a window slightly open when you shut the doors.',
        'Order the glass by VIN: the camera bracket, rain sensor, heating, acoustic film and tint must match.',
        'The fitter removes the trims and cuts the old bond without scratching the paint of the frame.',
        'The fitter checks the frame for rust, lumps of old adhesive and straightness, and lays the new bead on the primed, evenly trimmed adhesive.',
        'The glass is set on its blocks without force and taped. It is left until the new adhesive is safe to drive on at the given temperature.',
        'The camera and the rain sensor are calibrated. Ask for the record.',
        'Check for leaks with a hose, listen for wind noise at speed and look at the gaps. Leave the tape on for a day.',
      ],
      safety: [
        'Do not drive before the adhesive has reached its safe strength: the passenger airbag braces itself against the windscreen.',
        'Never press on the crack from inside: glass splinters.',
      ],
      stopIf:
        'Stop if the crack crosses the driver’s view or reaches two edges: do not drive, but have the fitter come to you.',
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
        'A small chip outside the driver’s view is safe for a few days. Have it repaired before frost or heat makes it run.',
    },
    patterns: [
      'Filled within days, a chip smaller than a coin almost disappears. Filled after weeks of dirt and rain it stays visible.',
      'Star breaks with long legs near the edge run first.',
    ],
    shown: {
      summary:
        'A stone has crushed the outer pane at one point, and air and water have got into the break. Frost, heat or a pothole makes it run into a long crack.',
      patterns: [
        'Filled within days, a small chip almost disappears. Filled after weeks of dirt and rain, it stays visible.',
        'Star breaks with long legs near the edge are the first to run.',
      ],
    },
    checks: [
      {
        title: 'Measure the chip and its place',
        steps: [
          'Measure the pit and its legs with a ruler.',
          'Note how far it is from the edge, and whether it is in the area that the wipers sweep in front of the driver.',
        ],
        tool: 'Ruler',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is a pit with rings or short legs',
            means:
              'It is an impact break, repairable if it is small and away from the edge and the driver’s view.',
            effect: 'confirms',
          },
          {
            finding: 'A crack longer than a hand runs from a pit',
            means: 'It began with an impact, but the glass must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'There is no pit, and the crack starts at the edge',
            means: 'It is a stress crack.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'See whether the inner pane is broken',
        steps: [
          'Put on a thin glove and feel the inside of the glass over the spot with a fingertip.',
          'Look for splinters on the dashboard.',
        ],
        tool: 'Torch',
        minutes: 2,
        outcomes: [
          {
            finding: 'The inside is smooth',
            means: 'Only the outer pane is damaged, so it can be filled.',
            effect: 'supports',
          },
          {
            finding: 'The inside is rough or splintered',
            means: 'Both panes are damaged: replace the windscreen.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a stone chip filled with resin',
      overview:
        'Resin is drawn into the break under vacuum and hardened with ultraviolet light. It restores strength and most of the clarity. Kits work on small round chips, but insurance often pays for a professional repair.',
      minutes: [30, 60],
      tools: ['Clear tape', 'Needle', 'Razor blade, safety glasses and gloves'],
      steps: [
        'Cover the chip with clear tape at once, so that dirt and water stay out.',
        'Park in the shade. The glass should be dry and at room temperature, neither hot nor frosty.',
        'Pick loose splinters out of the pit with the needle. Do not enlarge the pit.',
        'Set the bridge over the pit, screw in the injector until its seal touches the glass and draw the vacuum as the kit describes.',
        'Inject the resin slowly. Change between vacuum and pressure until no more dark legs can be seen from inside.',
        'Lay film over the resin and harden it under the UV light or in the sun for the stated time. Fill the pit with pit resin and harden it again.',
        'Scrape the resin flush with a blade held upright and polish it. Watch the spot for a week.',
      ],
      safety: [
        'Wear safety glasses and gloves: resin and splinters harm eyes and skin.',
        'Do not fill chips in the driver’s view or in front of a camera or sensor: the blur remains.',
      ],
      stopIf:
        'Stop if a leg runs while you work, if the pit is larger than a coin or if it is near the edge: replace the windscreen.',
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
        'Nothing protects you from loose splinters and exhaust fumes. Clear the edge, cover the opening and drive only to the glass fitter.',
    },
    patterns: [
      'Rear panes often burst minutes after the heater was switched on in frost.',
      'Tinting film, a hard tailgate slam or a wiper nut that is too tight can start it.',
    ],
    shown: {
      summary:
        'Toughened glass is under high inner tension. A nick at the edge, a flaw in the glass, a tight bracket or a hot heater strip releases it at once, and the pane falls into small cubes with a bang.',
      patterns: [
        'Rear panes often burst minutes after the heater has been switched on in frost.',
        'Tint film, a hard slam of the tailgate or a wiper nut that is too tight can start it.',
      ],
    },
    checks: [
      {
        title: 'Read the fracture pattern',
        steps: [
          'Photograph the pane before it falls. Look for the point from which all cracks spread, often marked by two larger ‘butterfly’ pieces.',
          'Look inside the car for a stone, a pellet or a mark.',
        ],
        tool: 'Camera',
        minutes: 10,
        outcomes: [
          {
            finding: 'It starts at an edge, screw or heater contact, and no object is found',
            means: 'The pane burst by itself.',
            effect: 'confirms',
          },
          {
            finding: 'It starts in the free area with a pit, or an object lies inside',
            means: 'Something hit the pane.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check hinges, gaps and contacts',
        steps: [
          'Look for bright marks and uneven gaps where the frame, a hinge or a bracket pressed on the glass.',
          'Look at the heater contacts and cables for scorching.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a tight spot, a bent frame or a scorched contact',
            means: 'It must be put right, or the next pane breaks too.',
            effect: 'supports',
          },
          {
            finding: 'There are fresh marks of a break-in on the lock or seal',
            means: 'The pane was broken from outside.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a burst side or rear window',
      overview:
        'Clearing the cubes out of every channel takes longer than fitting the pane. Door glass is screwed or clipped to the regulator; rear glass is usually bonded.',
      minutes: [120, 300],
      tools: [
        'Gloves and safety glasses',
        'Strong vacuum cleaner',
        'Plastic film, tape and blanket',
        'Trim tools',
        'Socket set',
        'Torque wrench',
      ],
      steps: [
        'Photograph the damage, report it to the insurer and the manufacturer, and look for campaigns on that pane.',
        'Wear gloves and safety glasses. Tape the rest of the glass from outside and push it onto a blanket.',
        'Vacuum the seats, belts, seat rails and demister slots. Cover the opening with film, and fix it to the painted edge with mild tape.',
        'For door glass, disconnect the battery and wait ten minutes. Take off the door trim, vacuum the bottom of the door and clear its drain holes.',
        'Look for the reason, such as a bent guide, a loose clamp or a hard channel. Replace what pressed on the edge.',
        'Set the new pane in its clamps with their rubber, align it parallel to the frame and tighten the clamps to the torque in the manual. Plug in every connector, refit the trim, then reconnect the battery and relearn the end stops.',
        'Leave bonded rear glass to a fitter, who cuts, primes and bonds it and connects the heater and aerials. Do not drive until the adhesive has cured for the stated time.',
        'Test the heater, wiper, aerial and locks, and spray the seal with a hose.',
      ],
      safety: [
        'The cubes cut: wear gloves, safety glasses and long sleeves, and let no children into the car until it has been vacuumed twice.',
        'With the rear open, exhaust fumes can be drawn in: leave the other windows closed and the fan on.',
        'Never slam a door without its trim, or switch the ignition on, while its airbag sensor is unplugged: the side airbag could fire.',
      ],
      stopIf:
        'Stop if the window frame is bent or the new pane binds in its channels: it would burst again.',
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
        'A badly bonded windscreen may come out in a crash, and then neither the passenger airbag nor the roof is supported. Have it checked soon.',
    },
    patterns: [
      'A whistle from a top corner and a wet pillar after a glass replacement belong together.',
      'Bubbles under the paint beside the screen mean that rust has lifted the bond.',
    ],
    shown: {
      summary:
        'A gap in the adhesive bead, usually after the glass was replaced, or rust under it lets air whistle in. Water runs down behind the pillar trim onto the dashboard and into the footwell.',
      patterns: [
        'A whistle from a top corner and a wet pillar after the glass was replaced have the same cause.',
        'Bubbles under the paint beside the windscreen are a sign that rust has lifted the bond.',
      ],
    },
    checks: [
      {
        title: 'Run water along the screen edge',
        steps: [
          'On the inside, pull back the door seal and the edge of the pillar trim a little, without taking off airbag trims.',
          'Have a helper run water from a soft hose over the edge from the bottom upwards, ten minutes per section, with the doors shut.',
        ],
        tool: 'Garden hose and torch',
        minutes: 40,
        outcomes: [
          {
            finding: 'Water appears at the edge of the glass inside',
            means: 'The bond leaks there.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry here, but wet when the roof or scuttle is watered',
            means: 'Look at the sunroof drains and the scuttle.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Tape the edge and drive',
        steps: [
          'Cover the joint between the glass and the body with masking tape along the top and the sides.',
          'Drive at the speed at which it whistled.',
        ],
        tool: 'Masking tape',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The whistle is gone',
            means: 'Air enters at the joint of the windscreen or its trim.',
            effect: 'supports',
          },
          {
            finding: 'It whistles as before',
            means: 'Look at the door seals and the mirrors.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Reseal a leaking windscreen',
      overview:
        'A fitter can seal a short gap from outside. Loose glass or rust means cutting the windscreen out and bonding it again. If the glass was replaced recently, the fitter’s warranty covers it.',
      minutes: [60, 360],
      tools: ['Hose', 'Masking tape', 'Invoice of the glass work', 'Camera'],
      steps: [
        'Mark the leak with tape and photograph the water coming in. Show this to the company that fitted the glass.',
        'Do not smear silicone on the edge: urethane will never bond to it again.',
        'The fitter lifts the trim, cleans the joint and checks how much of the bead still holds.',
        'A small gap is filled with primer and urethane. Otherwise the glass is cut out.',
        'Rust is ground to bright metal, primed and painted, and the paint must cure before the glass is bonded.',
        'The glass is bonded with a full bead, the trim and clips are replaced and the camera is calibrated.',
        'Test with a hose after the adhesive has cured. Lift and dry the carpets and insulation, or mould follows.',
      ],
      safety: [
        'Do not drive until the adhesive has cured for the stated time.',
        'Pillar trims hide curtain airbags: have only a garage take them off.',
      ],
      stopIf: 'Stop if the windscreen moves when you push it by hand: do not drive.',
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
      reason: 'It is a nuisance, but treat it before the load breaks the motor or the regulator.',
    },
    patterns: [
      'Faster on wet glass: the channel is dry.',
      'Reversing only after the battery was disconnected: the end stops must be relearned.',
    ],
    shown: {
      summary:
        'The rubber channel that guides the glass has become dry, dirty or loose. The window creeps and squeaks, and the pinch protection takes the friction for an obstacle, so that the window goes down again.',
      patterns: [
        'If it is faster on wet glass, the channel is dry.',
        'If it reverses only after the battery was disconnected, the end stops must be relearned.',
      ],
    },
    checks: [
      {
        title: 'Compare dry and wet',
        steps: [
          'With the engine running, time how long the window takes to go up.',
          'Spray soapy water into both side channels and time it again.',
        ],
        tool: 'Spray bottle and watch',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is clearly faster when wet',
            means: 'Friction in the channels is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'It is as slow as before, and the others are fast',
            means: 'The motor or the regulator is weak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Relearn the end stops',
        steps: [
          'Switch the ignition on, run the window fully down and hold the switch for five seconds.',
          'Run it fully up and hold the switch again, or follow the manual.',
        ],
        tool: 'Owner’s manual',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One-touch works, and the window no longer reverses',
            means: 'Only the learned positions had been lost.',
            effect: 'rules-out',
          },
          {
            finding: 'It still reverses near the top',
            means: 'There is friction, or a channel is out of place.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Free a stiff door window',
      overview:
        'Clean and lubricate the channels, put displaced rubber back and relearn the stops. Replace a torn channel.',
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
        'Let them dry, and spray a little silicone or dry lubricant into both. Do not use oil or grease.',
        'Run the window up and down ten times and wipe the glass.',
        'Press loose rubber back into the frame. If it is torn, pull it out and press the new channel in, corners first.',
        'Relearn the end stops as the manual describes.',
        'Try the pinch protection with a roll of kitchen paper: the window must go back down.',
      ],
      safety: [
        'Never test the pinch protection with a hand.',
        'Take the key out when children are in the car.',
      ],
      stopIf: 'Stop if the glass tilts or crunches: the regulator is failing.',
    },
    parts: [{ name: 'Glass run channel', usd: [20, 120], ifNeeded: true }],
    labourHours: [0.3, 1.2],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
