import type { FaultEntry } from '../../schema.ts';

/** Power windows, horn and sockets. */
export const windowAndAccessoryFaults = {
  'window-regulator-broken': {
    name: 'Broken window regulator',
    workshopName: 'Window regulator cable or plastic slider broken',
    summary:
      'The cable has snapped, or the plastic slider, clamp or bonded channel that carries the glass has let go. The motor runs or crunches, but the glass stays, tilts or drops into the door.',
    prior: 8,
    shifts: [{ minAgeYears: 6, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'window-fault': 0.65,
      'window-drops': 0.62,
      'window-slow': 0.15,
      'body-rattle': 0.08,
      'wind-noise': 0.06,
      'water-leak-cabin': 0.05,
      'window-shatters': 0.03,
    },
    against: ['fuse-blows', 'electrics-odd'],
    conditions: {
      'sudden-onset': 0.5,
      'cold-weather': 0.25,
      'over-bumps': 0.08,
      'after-repair': 0.06,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives normally. Secure the glass so that it cannot drop, and keep fingers out of the slot.',
    },
    patterns: [
      'A bang in the door, then the motor whirrs and nothing moves.',
      'In frost, the glass freezes to the seal and the slider tears off.',
      'A pane that tips forward or back has lost one of its two sliders. It may drop when the door is slammed.',
    ],
    checks: [
      {
        title: 'Listen inside the door while pressing the switch',
        steps: [
          'Close the door, switch on and press the window switch up and down.',
          'Put your ear to the panel.',
        ],
        tool: 'None',
        minutes: 2,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Motor runs, crunches or clatters, and the glass stays',
            means: 'The regulator is broken.',
            effect: 'confirms',
          },
          {
            finding: 'Silent',
            means: 'The motor gets no current or has died: test switch, wiring and motor first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try to move the glass by hand',
        steps: [
          'Hold the glass between flat palms at both sides and push it up gently.',
          'See whether it moves freely, tilts or sinks back.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'It slides or tilts freely',
            means: 'It is no longer held by the regulator.',
            effect: 'confirms',
          },
          {
            finding: 'Firm as it should be',
            means: 'The regulator still holds it.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a power-window regulator',
      overview:
        'The regulator comes as a frame, with or without the motor. Keep the glass taped up while you work, and reset the anti-pinch protection afterwards.',
      minutes: [60, 180],
      tools: [
        'Trim tools',
        'Socket and Torx set',
        'Strong tape or suction cup',
        'Drill for rivets, if used',
        'Butyl tape for the membrane',
      ],
      steps: [
        'Pull the glass up by its flat sides and tape it over the frame of the door, both sides.',
        'Disconnect the battery and wait ten minutes, because the door may hold an airbag sensor.',
        'Take the hidden screws out of handle and armrest, unclip the panel upwards and release plug and lock cable.',
        'Peel the membrane carefully: it keeps water out of the cabin and must go back tight.',
        'Undo the clamps at the glass foot, then the regulator bolts or rivets, and work the frame out through the opening. Mind the sprung cable and its sharp edges.',
        'Change the motor over if it is separate. Do not run it loose.',
        'Fit the new frame with its bolts loose and clamp the glass. Plug every connector back in, airbag sensor included, and only then connect the battery; run the glass up and down once and tighten with it fully up, so that it sits square.',
        'Grease the rails thinly and seal the membrane all round.',
        'Refit the panel, run the window fully down and up, and hold the switch until the one-touch works again. A cardboard roll held in the gap must send the glass back down.',
      ],
      safety: [
        'Never switch on or slam the door while a yellow plug or the pressure sensor in the door is loose: the side airbag could fire.',
        'A window without learned pinch protection can crush fingers: test with a cardboard roll.',
        'Wear gloves: door frames are sharp, and taped glass can still fall.',
      ],
      stopIf: 'Stop if the glass is chipped at its edge: it can burst when clamped.',
    },
    parts: [{ name: 'Window regulator, with or without motor', usd: [35, 280] }],
    labourHours: [0.8, 2],
    diy: 'moderate',
  },
  'window-motor-failed': {
    name: 'Failed window motor',
    workshopName: 'Window lift motor brushes, thermal cut-out or door module failed',
    summary:
      'The brushes of the motor are worn or its electronics have died. The window grows slow and then stops, often half open, and a thump on the door sometimes moves it once more.',
    prior: 1.5,
    shifts: [{ minAgeYears: 8, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'window-fault': 0.85,
      'window-slow': 0.3,
      'fuse-blows': 0.1,
      'electrical-smell': 0.06,
      'dim-flicker': 0.05,
      'window-drops': 0.03,
    },
    against: ['locking-fault', 'mirror-fault'],
    conditions: { 'gradual-onset': 0.35, intermittent: 0.35, 'hot-weather': 0.1 },
    codes: { U0199: 0.08 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car is safe to drive, but it cannot be locked up with an open window.',
    },
    patterns: [
      'Slower from week to week, then nothing.',
      'Works after resting ten minutes: its thermal cut-out opens because the rails are stiff.',
    ],
    checks: [
      {
        title: 'Thump the door panel while holding the switch',
        steps: [
          'Hold the switch up and thump the panel with a fist low down where the motor sits.',
          'Watch whether the dash lights dim slightly.',
        ],
        tool: 'None',
        minutes: 2,
        outcomes: [
          {
            finding: 'It moves for a moment',
            means: 'Worn brushes in the motor.',
            effect: 'confirms',
          },
          {
            finding: 'No movement, and no dimming',
            means: 'No current flows: switch, wire or an open motor.',
            effect: 'neutral',
          },
          {
            finding: 'Motor runs but the glass stays',
            means: 'The regulator is broken instead.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure at the motor plug',
        steps: [
          'Remove the door panel and back-probe the two thick wires at the motor.',
          'Press the switch both ways.',
        ],
        tool: 'Multimeter',
        minutes: 40,
        needs: 'powered',
        outcomes: [
          {
            finding: '12 V in both directions, and the motor stands',
            means: 'The motor is dead.',
            effect: 'confirms',
          },
          {
            finding: 'No voltage',
            means: 'Switch, hinge loom or door module.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a power-window motor',
      overview:
        'On most doors the motor unbolts from the regulator with three screws. Measure at its plug first, then find out why it died: dry, tight window channels overload the next one as well.',
      minutes: [45, 150],
      tools: ['Trim tools', 'Torx set', 'Multimeter', 'Tape', 'Silicone spray'],
      steps: [
        'Secure the glass with tape over the frame, since the motor gears are what holds it up.',
        'Disconnect the battery, wait ten minutes and remove the door panel; fold the membrane back only as far as needed.',
        'With every yellow plug and the door sensor connected, put the battery back on, back-probe the motor plug, confirm supply in both directions, and take the battery off again.',
        'Mark the position of the drum and unscrew the motor. On cable drums, keep the drum in its housing or the cable springs off.',
        'Compare plug, gear teeth and hand: left and right motors turn different ways.',
        'Fit the motor, moving the drum slightly until the teeth mesh, and tighten evenly.',
        'Take the tape off, spray the glass channels with silicone, seal the membrane and refit the panel with every plug in its place.',
        'Reconnect the battery with nobody beside the door and run the glass up and down by short presses.',
        'Set the end positions as the manual says, and test that the glass reverses against a cardboard roll.',
      ],
      safety: [
        'Keep fingers out of the rail while anyone can touch a switch.',
        'Do not slam the door with the panel off and ignition on: pressure sensors may trigger the side airbag.',
      ],
      stopIf: 'Stop if the motor is part of a coded door module that your tool cannot set up.',
    },
    parts: [{ name: 'Window motor', usd: [40, 220] }],
    labourHours: [0.7, 1.6],
    diy: 'moderate',
  },
  'window-switch-failed': {
    name: 'Worn window switch',
    workshopName: 'Master or door window switch contacts burnt or contaminated',
    summary:
      'The contacts of the switch are burnt or sticky from spilt drinks. The window works from one switch and not from the other, only one way, or after several presses. Some switches short and overheat.',
    prior: 1.6,
    shifts: [
      {
        makes: ['toyota', 'honda'],
        years: [2002, 2011],
        factor: 1.5,
        source: 'NHTSA recalls of master window switches for overheating',
      },
      { minAgeYears: 6, factor: 1.3, source: 'wear part' },
    ],
    symptoms: {
      'window-fault': 0.8,
      'electrics-odd': 0.12,
      'electrical-smell': 0.1,
      'smoke-cabin': 0.05,
      'locking-fault': 0.1,
      'mirror-fault': 0.08,
      fire: 0.02,
      'alarm-false': 0.02,
    },
    against: ['window-drops', 'fuse-blows'],
    conditions: { intermittent: 0.5, 'wet-weather': 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car is safe to drive unless the switch gets warm or smells: then pull the window fuse and do not use it.',
    },
    patterns: [
      'The passenger window works from its own door but not from the driver door.',
      'Works upwards but not downwards.',
      'A drink was spilt on the armrest, or the car was left open in rain.',
    ],
    checks: [
      {
        title: 'Compare the two switches of one window',
        steps: [
          'Check that the window lock button is out.',
          'Try the same window from the driver door and from its own switch.',
        ],
        tool: 'None',
        minutes: 2,
        outcomes: [
          {
            finding: 'Works from one only',
            means: 'The motor is good, so the other switch or its wire is faulty.',
            effect: 'supports',
          },
          {
            finding: 'Dead from both',
            means: 'Two switches seldom fail together: motor, hinge loom or fuse.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Exchange or bridge the switch',
        steps: [
          'Lift the switch out of the armrest with a plastic tool and swap it with an identical one from another door.',
          'Try both windows.',
        ],
        tool: 'Trim tool',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The fault moves with the switch',
            means: 'The switch is bad.',
            effect: 'confirms',
          },
          {
            finding: 'The fault stays with the door',
            means: 'The switch is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a window switch panel',
      overview:
        'This is a clip-in job. Do not spray cleaner or oil into the switch: recalls were caused by grease and moisture that let the contacts arc and melt.',
      minutes: [15, 45],
      tools: ['Plastic trim tool', 'Small screwdriver', 'Masking tape'],
      steps: [
        'Check by VIN whether the master switch has been recalled.',
        'Switch off and mask the trim round the switch panel.',
        'Lever the panel up at its front or rear edge with plastic, where the manual shows the clips.',
        'Look at plug and pins for browning. Heat damage means plug and switch together.',
        'Release the latch and pull the plug straight.',
        'Move the switch to the frame of the new panel if it is sold bare, and plug in.',
        'Try all four windows, lock-out, mirror and locks before clipping it home.',
        'Reset one-touch: fully down, fully up and hold for some seconds.',
      ],
      safety: [
        'A switch that smells burnt is a fire risk: take its fuse out until it is replaced.',
        'Keep children clear while the pinch protection is untaught.',
      ],
      stopIf: 'Stop if the plug is melted: a new connector must be spliced in first.',
    },
    parts: [{ name: 'Window switch', usd: [20, 180] }],
    labourHours: [0.2, 0.6],
    diy: 'easy',
  },
  'horn-unit-failed': {
    name: 'Failed horn or horn relay',
    workshopName: 'Horn unit corroded or horn circuit open (fuse, relay)',
    summary:
      'The horns sit behind the grille in spray and salt. Their contacts rust, or the relay or fuse fails, so pressing the pad brings silence or a hoarse croak. A relay welded shut does the opposite.',
    prior: 1.1,
    shifts: [{ minAgeYears: 7, factor: 1.6, source: 'corrosion with age and road salt' }],
    symptoms: {
      'horn-fault': 0.85,
      'fuse-blows': 0.1,
      'horn-by-itself': 0.06,
      'alarm-false': 0.05,
      'accessory-socket-dead': 0.04,
    },
    against: ['airbag-light', 'cruise-wont-set'],
    conditions: { 'wet-weather': 0.25, intermittent: 0.3, 'gradual-onset': 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason: 'The horn is required by law and can prevent a crash. Put it right soon.',
    },
    patterns: [
      'Low croak after winter: one of two horns has rusted.',
      'Silent, with airbag light on as well: then look at the clock spring in the wheel.',
    ],
    checks: [
      {
        title: 'Listen for the relay click',
        steps: [
          'With the engine off, have a helper press the horn while you hold a finger on the horn relay.',
          'Press the lock button on the remote too, if the car beeps when locking.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Relay clicks, and no horn',
            means: 'The command arrives, so the horn, its wire or its earth is at fault.',
            effect: 'supports',
          },
          {
            finding: 'No click from the wheel, but the horn sounds on locking',
            means: 'The horn is good: pad or clock spring in the wheel.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feed the horn directly',
        steps: [
          'With ear protection on, unplug the horn and connect it briefly to the battery with fused leads.',
          'Measure the horn plug while the pad is pressed.',
        ],
        tool: 'Fused test leads and multimeter',
        minutes: 20,
        outcomes: [
          {
            finding: 'Silent on direct feed',
            means: 'The horn itself is dead.',
            effect: 'confirms',
          },
          {
            finding: 'Loud on direct feed, and full voltage at its plug',
            means: 'Horn and supply are good: clean the plug and the bracket earth.',
            effect: 'weakens',
          },
          {
            finding: 'Loud on direct feed and no voltage at its plug',
            means: 'The horn is good and unfed: relay, fuse or wire.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the horn and check its relay',
      overview:
        'A pair of horns, one high and one low, hangs on a bracket behind the bumper. The bracket is often the earth, so rust there silences a good horn.',
      minutes: [20, 90],
      tools: ['Sockets', 'Multimeter', 'Wire brush', 'Trim clip tool', 'Ear protection'],
      steps: [
        'Check the fuse and swap the relay with a twin.',
        'Find the horns: look through grille and wheel arch. Some need the bumper or a splash shield loosened.',
        'Disconnect the battery and wait ten minutes before you reach round the bumper: crash sensors and pedestrian airbags may be there.',
        'Unplug the horn, clean the plug and bracket to bright metal, plug in, reconnect the battery and try again. Still silent: disconnect the battery once more.',
        'Unbolt it and fit a new one with the same number of terminals. Its mouth must point down, so that water runs out.',
        'Do not let it touch bodywork: a touching horn croaks.',
        'Grease the terminals, reconnect plug and battery and sound it in short bursts.',
        'Check that the horn also works with the steering at full lock both ways.',
      ],
      safety: [
        'Wear ear protection: over 110 dB at arm length.',
        'Disconnect the battery before working near crash sensors behind the bumper.',
      ],
      stopIf:
        'Stop if the fault is in the wheel: the airbag has to come off and that is work for a trained person.',
    },
    parts: [
      { name: 'Horn or pair', usd: [15, 90] },
      { name: 'Horn relay', usd: [6, 25], ifNeeded: true },
    ],
    labourHours: [0.3, 1.2],
    diy: 'easy',
  },
  'accessory-socket-fuse-blown': {
    name: 'Shorted or worn 12 V socket',
    workshopName: 'Accessory power outlet short or fuse open',
    summary:
      'A coin, a broken plug tip or an over-strong inverter has blown the socket fuse or burnt its contacts. Sometimes the same fuse feeds USB ports or the OBD socket, so those die too.',
    prior: 1.5,
    symptoms: {
      'accessory-socket-dead': 0.85,
      'fuse-blows': 0.45,
      'socket-hot': 0.2,
      'electrical-smell': 0.08,
      'phone-connection-fault': 0.05,
      'smoke-cabin': 0.02,
      'accessory-fitted': 0.08,
    },
    against: ['battery-light', 'many-warnings', 'infotainment-fault'],
    conditions: { 'sudden-onset': 0.5 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'It is harmless, as long as nothing smells or gets hot. Then unplug everything.',
    },
    patterns: [
      'Died while a tyre compressor or cool box was running.',
      'A coin from the cup holder lies in the socket.',
    ],
    checks: [
      {
        title: 'Look into the socket and check its fuse',
        steps: [
          'Switch the ignition off. Look in with a torch for coins, foil and plug tips and take them out with a wooden stick.',
          'Find the outlet fuse on the lid and look at its wire.',
        ],
        tool: 'Torch and fuse puller',
        minutes: 10,
        outcomes: [
          {
            finding: 'Foreign body or blown fuse',
            means: 'Remove it, fit a fuse of the same value and try.',
            effect: 'confirms',
          },
          {
            finding: 'Clean, with a good fuse',
            means: 'Measure the voltage in the socket.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the voltage in the socket',
        steps: [
          'Switch the ignition on: some sockets are live only then, others always.',
          'Hold the red probe on the centre contact and the black on the wall.',
        ],
        tool: 'Multimeter',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: '12 V, but plugs do not work',
            means: 'Spring contacts are worn or burnt: replace the socket.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing, with a good fuse',
            means: 'Wire, relay or load-shedding by the body module.',
            effect: 'supports',
          },
          {
            finding: '12 V, and a test device works',
            means: 'Your charger is broken, not the socket.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear or replace a 12 V accessory socket',
      overview:
        'Usually a fuse and a torch are enough. A burnt socket is pushed out of its ring from behind. Sockets are rated for 10–15 A: kettles, heaters and big inverters belong on the battery.',
      minutes: [15, 50],
      tools: [
        'Torch',
        'Fuse puller',
        'Multimeter',
        'Trim tools',
        'Crimp tool and repair plug, if the old one is browned',
      ],
      steps: [
        'Unplug all devices, switch off and pull the fuse of the socket: many sockets stay live without the key.',
        'Remove objects with a wooden or plastic stick, never with metal tweezers.',
        'Fit a fuse of the value printed on the lid. If it blows with nothing plugged in, there is a short behind the socket.',
        'To change the socket, remove the surrounding trim and disconnect the battery.',
        'Unplug the connector, squeeze the inner tabs and push the metal cup forward out of its plastic ring.',
        'Look at the plug for melting and splice in a new one if browned.',
        'Click in the new cup, align the ring, reconnect and test with a small load.',
        'Plug in each of your devices one at a time, and throw out the one that blows the fuse.',
      ],
      safety: [
        'Never fit a larger fuse: the cable behind the dash would burn first.',
        'Do not leave chargers or lighters plugged in unattended.',
      ],
      stopIf: 'Stop if the fuse blows at once with the socket unplugged: the wiring is shorted.',
    },
    parts: [
      { name: 'Fuse', usd: [1, 5] },
      { name: 'Socket', usd: [8, 45], ifNeeded: true },
    ],
    labourHours: [0.2, 0.8],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
