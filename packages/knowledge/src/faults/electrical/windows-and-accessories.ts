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
        'The car drives normally. Secure the glass so that it cannot drop, and keep fingers out of the window opening.',
    },
    patterns: [
      'A bang in the door, then the motor whirrs and nothing moves.',
      'In frost, the glass freezes to the seal and the slider tears off.',
      'A pane that tips forward or back has lost one of its two sliders. It may drop when the door is slammed.',
    ],
    shown: {
      summary:
        'The cable has snapped, or the plastic slider, clamp or bonded channel that carries the glass has come away. The motor runs or crunches, but the glass stays still, tilts or drops into the door.',
      patterns: [
        'There is a bang in the door, then the motor whirrs and nothing moves.',
        'In frost the glass freezes to the seal, and the slider tears off.',
        'A window that tips forwards or backwards has lost one of its two sliders. It may drop when the door is slammed.',
      ],
    },
    checks: [
      {
        title: 'Listen inside the door while pressing the switch',
        steps: [
          'Close the door and switch the ignition on. Press the window switch up and down.',
          'Put your ear to the door trim while a helper presses the switch.',
        ],
        tool: 'None',
        minutes: 2,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The motor runs, crunches or clatters, but the glass stays',
            means: 'The regulator is broken and has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The door is silent',
            means:
              'The motor gets no current or has failed: test the switch, the wiring and the motor first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try to move the glass by hand',
        steps: [
          'Hold the glass between your flat palms, one on each side, and push it up gently.',
          'See whether it moves freely, tilts or sinks back.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'It slides or tilts freely',
            means: 'The regulator no longer holds the glass.',
            effect: 'confirms',
          },
          {
            finding: 'It is as firm as it should be',
            means: 'The regulator still holds the glass.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace an electric window regulator',
      overview:
        'The regulator comes as a frame, with or without the motor. Leave the glass taped up while you work, and reset the anti-pinch protection afterwards.',
      minutes: [60, 180],
      tools: [
        'Trim tools',
        'Gloves',
        'Socket and Torx set',
        'Strong tape',
        'Cardboard tube',
        'Drill, rivet gun and rivets, if the regulator is riveted',
        'Butyl tape for the membrane',
      ],
      steps: [
        'Pull the glass up by its flat sides and tape it over the top of the door frame on both sides.',
        'Disconnect the battery and wait ten minutes.',
        'Take the hidden screws out of the handle and the armrest and unclip the door trim upwards. Release the plug and the lock cable.',
        'Peel the membrane off carefully. It keeps water out of the cabin and must seal again afterwards.',
        'Undo the clamps at the foot of the glass. If they are hidden, lower the glass until they show in the openings, undo them and tape it up again. Undo the bolts or drill out the rivets, and work the frame out. Beware of its sprung cable.',
        'If the motor is separate, move it to the new frame. Do not run it loose.',
        'Fit the new frame with loose bolts or new rivets and clamp the glass. Plug in every connector, including that of the airbag sensor, and only then reconnect the battery. Run the glass up and down once and tighten the bolts with it fully up, so that it sits square.',
        'Grease the rails thinly and seal the membrane all the way round.',
        'Hook in the lock cable and refit the trim. Run the window fully down and up and hold the switch until the one-touch function works again. A cardboard tube held in the gap must make the glass go back down.',
      ],
      safety: [
        'Never switch the ignition on or slam the door while a yellow plug or the pressure sensor in the door is unplugged or loose: the side airbag could fire.',
        'A window that has not learned its pinch protection can crush fingers: test it with a cardboard tube.',
        'Wear gloves, because door frames are sharp, and remember that taped glass can still fall.',
      ],
      stopIf: 'Stop if the glass is chipped at its edge: it can shatter when it is clamped.',
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
      reason: 'The car is safe to drive, but you cannot secure it with an open window.',
    },
    patterns: [
      'Slower from week to week, then nothing.',
      'Works after resting ten minutes: its thermal cut-out opens because the rails are stiff.',
    ],
    shown: {
      workshopName: 'Window motor brushes, thermal cut-out or door control unit failed',
      summary:
        'The brushes of the motor are worn or its electronics have failed. The window gets slow and then stops, often half open, and a thump on the door sometimes makes it move once more.',
      patterns: [
        'The window gets slower from week to week, then stops for good.',
        'If it works again after resting for ten minutes, its thermal cut-out opens because the rails are stiff.',
      ],
    },
    checks: [
      {
        title: 'Thump the door panel while holding the switch',
        steps: [
          'Switch the ignition on, hold the switch up and thump the door trim with your fist, low down where the motor sits.',
          'See whether the dashboard lights dim slightly.',
        ],
        tool: 'None',
        minutes: 2,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It moves for a moment',
            means: 'The brushes of the motor are worn: replace the motor.',
            effect: 'confirms',
          },
          {
            finding: 'It does not move, and nothing dims',
            means:
              'No current flows: look at the switch, the wiring or the motor for an open circuit. If the lights dim, the motor or the glass is jammed.',
            effect: 'neutral',
          },
          {
            finding: 'The motor runs, but the glass does not move',
            means: 'The regulator is broken instead.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure at the motor plug',
        steps: [
          'With the ignition off, remove the door trim and probe the two thick wires at the motor from the back of the plug. Leave every other plug connected.',
          'Switch the ignition on, press the window switch both ways and read the voltage. Then refit the trim.',
        ],
        tool: 'Multimeter',
        minutes: 40,
        needs: 'powered',
        outcomes: [
          {
            finding: '12 V in both directions, and the motor does not turn',
            means: 'The motor has failed and has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'There is no voltage',
            means: 'The switch, the loom at the hinge or the door control unit is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace an electric window motor',
      overview:
        'On most doors three screws hold the motor to the regulator. Measure at its plug first, then find out why it failed: dry, tight window channels overload the new one as well.',
      minutes: [45, 150],
      tools: ['Trim tools', 'Torx set, battery spanner', 'Multimeter', 'Tape', 'Silicone spray'],
      steps: [
        'Secure the glass with tape over the frame, because the gears of the motor are what holds it up.',
        'Disconnect the battery, wait ten minutes and remove the door trim. Fold the membrane back only as far as you need to.',
        'With every yellow plug and the door sensor connected, connect the battery again. Probe the motor plug from the back, confirm the supply in both directions, and take the battery off once more.',
        'Mark the position of the drum and unscrew the motor. If it has a cable drum, hold the drum in its housing, or the cable springs off.',
        'Compare the plug, the gear teeth and the side: left and right motors turn in different directions.',
        'Fit the motor, moving the drum slightly until the teeth mesh, and tighten the screws evenly.',
        'Take the tape off and spray the glass channels with silicone. Seal the membrane and refit the trim with every plug in its place.',
        'Reconnect the battery with nobody beside the door, and run the glass up and down by short presses.',
        'Set the end positions as the manual describes, and test that the glass reverses against a cardboard tube.',
      ],
      safety: [
        'Keep your fingers out of the rails while anyone can touch a switch.',
        'Do not slam the door with the trim off and the ignition on: its pressure sensor may fire the side airbag.',
      ],
      stopIf:
        'Stop if the motor is part of a coded door control unit that your tool cannot set up.',
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
        'The car is safe to drive unless the switch gets warm or smells: in that case pull the window fuse and do not use the window.',
    },
    patterns: [
      'The passenger window works from its own door but not from the driver door.',
      'Works upwards but not downwards.',
      'A drink was spilt on the armrest, or the car was left open in rain.',
    ],
    shown: {
      summary:
        'The contacts of the switch are burnt, or sticky from spilt drinks. The window works from one switch and not from the other, in one direction only, or after several presses. Some switches short and overheat.',
      patterns: [
        'The passenger window works from its own door but not from the driver’s door.',
        'The window works upwards but not downwards.',
        'A drink was spilt on the armrest, or the car was left open in rain.',
      ],
    },
    checks: [
      {
        title: 'Compare the two switches of one window',
        steps: [
          'Check that the window lock-out button is not pressed in.',
          'Switch the ignition on, and try the same window from the driver’s door and from its own switch.',
        ],
        tool: 'None',
        minutes: 2,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It works from just one switch',
            means: 'The motor is good, so the other switch or its wire is faulty.',
            effect: 'supports',
          },
          {
            finding: 'It is dead from both switches',
            means:
              'Two switches seldom fail together: suspect the motor, the loom at the hinge or the fuse.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the window switch with an identical one',
        steps: [
          'With the ignition off, lift the switch out of the armrest with a plastic tool. Swap it with an identical one from another door.',
          'Switch the ignition on and try both windows.',
        ],
        tool: 'Trim tool',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The fault moves with the switch',
            means: 'The switch is faulty and has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The fault stays with the door',
            means: 'The switch is good, so look at the wiring and the motor of that door.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a window switch panel',
      overview:
        'The switch panel clips in. Do not spray cleaner or oil into the switch: grease and moisture that made contacts arc and melt have led to recalls.',
      minutes: [15, 45],
      tools: ['Plastic trim tool', 'Small screwdriver', 'Masking tape'],
      steps: [
        'Check with the VIN whether the master switch has been recalled.',
        'Switch the ignition off and stick masking tape round the switch panel to protect the trim.',
        'Lever the panel up with a plastic tool, at its front or rear edge where the manual shows the clips.',
        'Look for brown plastic at the plug and the pins. If there is heat damage, replace the plug together with the switch.',
        'Release the latch and pull the plug off straight.',
        'If the new switch is sold without its panel, move the old panel over. Plug the switch in.',
        'Switch the ignition on, and try all four windows, the lock-out button, the mirrors and the locks before you clip the panel in.',
        'Reset the one-touch function: run the window fully down, then fully up, and hold the switch for some seconds.',
      ],
      safety: [
        'A switch that smells burnt can start a fire: take its fuse out until it is replaced.',
        'Keep children away until the pinch protection has been reset.',
      ],
      stopIf: 'Stop if the plug has melted: a new connector must be fitted to the wires first.',
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
      reason: 'The horn is required by law and can prevent a crash. Have it repaired soon.',
    },
    patterns: [
      'Low croak after winter: one of two horns has rusted.',
      'Silent, with airbag light on as well: then look at the clock spring in the wheel.',
    ],
    shown: {
      summary:
        'The horns sit behind the grille in spray and salt. Their contacts rust, or the relay or fuse fails, so pressing the horn brings silence or a hoarse croak. A relay welded shut makes the horn sound without end.',
      patterns: [
        'A low croak after the winter means that one of two horns has rusted.',
        'If the horn is silent and the airbag light is on as well, look at the clock spring in the steering wheel.',
      ],
    },
    checks: [
      {
        title: 'Listen for the relay click',
        steps: [
          'Switch the ignition on and leave the engine off. Have a helper press the horn while you hold a finger on the horn relay.',
          'If the car beeps when it locks, press the lock button on the remote too.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The relay clicks, but no horn sounds',
            means: 'The command arrives, so the horn, its wire or its earth is at fault.',
            effect: 'supports',
          },
          {
            finding:
              'The relay does not click when you press the horn, but the horn sounds on locking',
            means:
              'The horn is good: the switch in the steering wheel or the clock spring is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Feed the horn directly',
        steps: [
          'Put ear protection on, unplug the horn and connect it briefly to the battery with fused leads.',
          'Have a helper press the horn, and measure the voltage at the horn plug.',
        ],
        tool: 'Fused test leads and multimeter',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It is silent on direct feed',
            means: 'The horn itself has failed.',
            effect: 'confirms',
          },
          {
            finding: 'It is loud on direct feed, with full voltage at its plug',
            means: 'The horn and its supply are good: clean the plug and the earth at the bracket.',
            effect: 'weakens',
          },
          {
            finding: 'It is loud on direct feed, with no voltage at its plug',
            means:
              'The horn is good but gets no current: look at the relay, the fuse and the wire.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the horn and check its relay',
      overview:
        'Two horns, one high and one low, usually hang on a bracket behind the bumper. The bracket is often the earth, so rust there silences a good horn.',
      minutes: [20, 90],
      tools: [
        'Sockets',
        'Multimeter and fused test leads',
        'Wire brush and contact grease',
        'Trim clip tool',
        'Ear protection',
      ],
      steps: [
        'Check the fuse, and swap the relay with an identical one. If that cures it, fit a new relay.',
        'Look for the horns through the grille and the wheel arch. On some cars the bumper or a splash shield has to be loosened.',
        'Disconnect the battery and wait ten minutes before you reach behind the bumper, because crash sensors and pedestrian airbags may be there.',
        'Unplug the horn and clean the plug and the bracket to bright metal. Plug it in, reconnect the battery and try again. If it is still silent, disconnect the battery once more.',
        'Unbolt the horn and fit a new one with the same number of terminals. Its mouth must point down, so that water runs out.',
        'Make sure that the horn does not touch the bodywork, or it will croak.',
        'Grease the terminals, plug the horn in, refit the shield, reconnect the battery and sound it in short bursts.',
        'Check that the horn also works with the steering at full lock in both directions.',
      ],
      safety: [
        'Wear ear protection: a horn exceeds 110 dB at arm’s length.',
        'Disconnect the battery and wait ten minutes before you work near crash sensors behind the bumper.',
      ],
      stopIf:
        'Stop if the fault is in the steering wheel: the airbag has to come off, and that is work for a trained person.',
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
      reason:
        'The fault is harmless as long as nothing smells or gets hot. If it does, unplug everything.',
    },
    patterns: [
      'Died while a tyre compressor or cool box was running.',
      'A coin from the cup holder lies in the socket.',
    ],
    shown: {
      workshopName: 'Accessory socket shorted or its fuse blown',
      summary:
        'A coin, a broken plug tip or an inverter that draws too much has blown the fuse of the socket or burnt its contacts. Sometimes the same fuse feeds USB ports or the OBD socket, so these fail too.',
      patterns: [
        'It failed while a tyre compressor or a cool box was running.',
        'A coin from the cup holder lies in the socket.',
      ],
    },
    checks: [
      {
        title: 'Look into the socket and check its fuse',
        steps: [
          'Switch the ignition off and pull the fuse of the socket. Look in with a torch for coins, foil and plug tips, and take them out with a wooden stick.',
          'Look at the wire in the fuse.',
        ],
        tool: 'Torch and fuse puller',
        minutes: 10,
        outcomes: [
          {
            finding: 'A foreign body or a blown fuse is found',
            means: 'Remove it, fit a fuse of the same value and try.',
            effect: 'confirms',
          },
          {
            finding: 'The socket is clean and the fuse is good',
            means: 'Refit the fuse and measure the voltage in the socket.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the voltage in the socket',
        steps: [
          'Switch the ignition on, because some sockets are live only then.',
          'Hold the red probe on the centre contact and the black one on the side wall. Do not let a probe bridge the two.',
        ],
        tool: 'Multimeter',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is 12 V, but plugs do not work',
            means: 'The spring contacts are worn or burnt: replace the socket.',
            effect: 'confirms',
          },
          {
            finding: 'There is no voltage, and the fuse is good',
            means:
              'The wire or the relay is at fault, or the body control unit has switched the socket off to save the battery.',
            effect: 'supports',
          },
          {
            finding: 'There is 12 V, and a test device works',
            means: 'Your charger is broken, not the socket.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear or replace a 12 V accessory socket',
      overview:
        'A burnt socket is pushed out of its ring from behind. Sockets are rated for 10–15 A: kettles, heaters and large inverters need a cable of their own from the battery.',
      minutes: [15, 50],
      tools: [
        'Torch',
        'Fuse puller',
        'Multimeter',
        'Trim tools',
        'Wooden stick, battery spanner, crimp tool and repair plug',
      ],
      steps: [
        'Unplug all devices, switch off and pull the fuse of the socket.',
        'Remove objects with a wooden or plastic stick, never with metal tweezers.',
        'Fit a fuse of the value printed on the lid. If it blows with nothing plugged in, there is a short behind the socket.',
        'To change the socket, disconnect the battery and remove the trim round the socket.',
        'Unplug the connector, squeeze the inner tabs and push the metal cup forward out of its plastic ring.',
        'Look at the plug. If it is melted or brown, crimp a new one on.',
        'Click the new cup in, align the ring, refit the trim and the fuse, reconnect the battery and test the socket with a small load.',
        'Plug your devices in one at a time, and discard the one that blows the fuse.',
      ],
      safety: [
        'Never fit a larger fuse: the cable behind the dashboard would burn first.',
        'Do not leave chargers or cigarette lighters plugged in unattended.',
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
