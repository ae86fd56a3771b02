import type { FaultEntry } from '../../schema.ts';

/** Doors: latch, lock motor, handle, switch, hinge, sliding door. */
export const doorFaults = {
  'door-latch-pawl-stuck': {
    name: 'Door latch does not catch',
    workshopName: 'Side door latch pawl seized, spring tab broken or latch frozen',
    summary:
      'The fork or pawl in the latch is stiff with old grease, frozen, or its spring tab has broken. The door bounces back, or seems shut and opens in a bend.',
    prior: 1.9,
    shifts: [
      {
        makes: ['Ford', 'Lincoln'],
        models: [
          'Fiesta',
          'Focus',
          'Fusion',
          'Escape',
          'C-Max',
          'MKZ',
          'Mustang',
          'Transit Connect',
        ],
        years: [2011, 2016],
        factor: 4,
        source: 'door latch pawl spring tab recalls',
      },
      { minAgeYears: 8, factor: 1.3, source: 'grease hardens' },
    ],
    symptoms: {
      'door-wont-close': 0.75,
      'door-opens-driving': 0.35,
      'door-ajar-warning': 0.4,
      'locking-fault': 0.12,
      'door-wont-open': 0.08,
      'interior-light-fault': 0.06,
      'door-binds': 0.05,
    },
    against: ['door-handle-broken', 'bonnet-opens', 'sliding-door-fault'],
    conditions: { 'cold-weather': 0.35, turning: 0.3, 'sudden-onset': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason: 'A door that can open throws people out. Do not drive until it latches and holds.',
    },
    patterns: [
      'In frost the latch is stuck open in the morning and works at noon.',
      'A broken spring tab fails in all weather and more and more often.',
    ],
    shown: {
      patterns: [
        'In frost the latch is stuck open in the morning and works again at noon.',
        'A broken spring tab fails in all weather, and more and more often.',
      ],
    },
    checks: [
      {
        title: 'Close the latch with a screwdriver, door open',
        steps: [
          'Open the door and look at the hook on its edge.',
          'Push the hook round with a screwdriver: it should click twice and stay.',
          'Pull the handle: the hook must spring back open. Do this before you shut the door again.',
        ],
        tool: 'Screwdriver',
        minutes: 3,
        outcomes: [
          {
            finding: 'It does not click or does not stay',
            means: 'The latch has failed or is frozen.',
            effect: 'confirms',
          },
          {
            finding: 'It clicks twice and releases freely',
            means: 'The latch works. Check the striker and the alignment.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Warm the latch and check the VIN for recalls',
        steps: [
          'In frost, warm the edge of the door with a hair dryer and repeat the screwdriver test.',
          'Check whether there is an open recall of the door latch.',
        ],
        tool: 'Hair dryer',
        minutes: 15,
        outcomes: [
          {
            finding: 'It works when warm',
            means: 'Ice or stiff grease blocked it.',
            effect: 'supports',
          },
          {
            finding: 'There is an open latch recall',
            means:
              'The manufacturer knows the weakness, and the dealer replaces the latch free of charge.',
            effect: 'supports',
          },
          {
            finding: 'The latch works, but the striker is loose or bent',
            means: 'The latch is not at fault; tighten or replace the striker.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Free or replace a door latch',
      overview:
        'Cleaning and fresh grease rescue a stiff latch. One with a broken spring is replaced from inside the door.',
      minutes: [40, 150],
      tools: [
        'Screwdriver',
        'Penetrating spray and white grease',
        'Trim tools',
        'Torx bits',
        'Butyl tape',
      ],
      steps: [
        'Check the VIN for a recall first.',
        'Spray penetrating fluid into the latch, work the hook thirty times, wipe it and grease it.',
        'Check that the striker on the pillar is tight and not bent. Mark its position before you move it.',
        'If the latch is still faulty, disconnect the battery, wait for the time in the manual and remove the door trim.',
        'Fold the membrane back, unhook the rods and cables and note how their clips sit.',
        'Undo the three screws at the edge of the door and draw the latch out through the opening. Unplug it.',
        'Fit the new latch and connect all rods and the plug. Test it with a screwdriver before you shut the door.',
        'Seal the membrane, refit the trim and reconnect the battery. Try the inner and outer handles, the lock, the child lock and the door light.',
      ],
      safety: [
        'Never carry passengers with a door tied shut.',
        'Some doors hold side-impact pressure sensors: leave the ignition off while the trim is off.',
      ],
      stopIf:
        'Stop if the striker thread or the pillar is torn, or if the door was bent in a crash.',
    },
    parts: [{ name: 'Door latch', usd: [50, 320], ifNeeded: true }],
    labourHours: [0.6, 1.6],
    diy: 'moderate',
  },
  'door-lock-actuator-failed': {
    name: 'Failed door lock motor',
    workshopName: 'Door lock actuator motor or gear worn',
    summary:
      'The small motor in the latch has worn brushes or a stripped gear. One door does not follow the others, clicks or buzzes and at last locks or unlocks only by hand.',
    prior: 5,
    shifts: [
      { minAgeYears: 5, factor: 1.5, source: 'wear part' },
      {
        makes: [
          'Honda',
          'Acura',
          'Toyota',
          'Lexus',
          'Volkswagen',
          'Audi',
          'Chevrolet',
          'GMC',
          'Nissan',
        ],
        factor: 1.2,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'locking-fault': 0.85,
      'door-wont-open': 0.25,
      'tailgate-fault': 0.06,
      'fuse-blows': 0.05,
      'battery-drains': 0.05,
      'key-not-recognised': 0.05,
      'door-binds': 0.04,
    },
    against: ['door-wont-close', 'door-opens-driving', 'window-fault'],
    conditions: { intermittent: 0.4, 'cold-weather': 0.3, 'hot-weather': 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car can be driven, but learn how each door opens from inside: somebody could be trapped in an emergency.',
    },
    patterns: [
      'One door only: motor of that door. All doors: fuse, control unit or remote.',
      'A weak motor works with a warm door and fails in frost or great heat.',
    ],
    shown: {
      summary:
        'The small motor in the latch has worn brushes or a stripped gear. One door does not follow the others, clicks or buzzes, and in the end locks or unlocks only by hand.',
      patterns: [
        'If only one door fails, suspect the motor of that door. If all doors fail, suspect the fuse, control unit or remote.',
        'A weak motor works when the door is warm and fails in frost or great heat.',
      ],
    },
    checks: [
      {
        title: 'Listen door by door',
        steps: [
          'Lock and unlock the car with the inside button and listen at each door.',
          'Then work the silent door by hand with the key or its knob.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One door buzzes, clicks weakly or is silent, but works by hand',
            means: 'The motor of that door is worn.',
            effect: 'confirms',
          },
          {
            finding: 'All doors are silent',
            means: 'Check the fuse, the control unit and the supply.',
            effect: 'rules-out',
          },
          {
            finding: 'It works with the button but not with the remote',
            means: 'The key or its receiver is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Bend the door gaiter while locking',
        steps: [
          'Open the door, bend the rubber gaiter at the hinge and press the lock button repeatedly.',
          'Note whether the window and mirror of that door work.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is no change, and the window and mirror work',
            means: 'The wires are good and the motor is suspect.',
            effect: 'supports',
          },
          {
            finding: 'It works in one position of the gaiter',
            means: 'A wire is broken there.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a door lock actuator',
      overview:
        'On most cars the motor is part of the latch. Put the clips of the rods aside for reuse.',
      minutes: [75, 180],
      tools: [
        'Trim tools and battery spanner',
        'Torx bits and screwdriver',
        'Multimeter',
        'Butyl tape',
        'Torch',
      ],
      steps: [
        'Raise the window fully. Disconnect the battery and wait the time in the manual.',
        'Remove the hidden screws, lift the trim off and unplug it.',
        'Peel the membrane back. With the ignition off, connect the battery for a moment and measure at the plug of the latch whether voltage arrives on a lock command, then disconnect it again.',
        'Photograph the rods and cables and unclip them.',
        'Undo the screws at the edge of the door, and any rail that is in the way, and take out the latch.',
        'Transfer the cables to the new unit, fit it and connect everything.',
        'Reconnect the battery. With the door open, move the hook with a screwdriver and test lock, unlock, deadlock and the inside and outside handles.',
        'Reseal the membrane with butyl, refit the trim and have the window relearned if needed. Lock and unlock twenty times with the remote, the key and the inside button. No airbag light may be on.',
      ],
      safety: [
        'Keep your hands clear of the window mechanism.',
        'Leave the child locks set as they were before.',
      ],
      stopIf:
        'Stop if the door is stuck shut and locked: opening it without damage needs a garage.',
    },
    parts: [{ name: 'Latch with lock actuator', usd: [40, 350] }],
    labourHours: [0.8, 2],
    diy: 'moderate',
  },
  'door-handle-or-cable-broken': {
    name: 'Broken door handle or handle cable',
    workshopName: 'Exterior or interior door handle, bowden cable or presenting motor faulty',
    summary:
      'The handle lever, its pivot or the cable to the latch has broken, or the motor of a flush handle does not push it out. The handle moves without effect or not at all.',
    prior: 1.4,
    shifts: [
      { minAgeYears: 6, factor: 1.4, source: 'plastic levers and cables break' },
      {
        makes: ['Tesla'],
        years: [2012, 2030],
        factor: 2.5,
        source: 'electrically presented handles, widely reported by owners',
      },
    ],
    symptoms: {
      'door-handle-broken': 0.8,
      'door-wont-open': 0.6,
      'locking-fault': 0.1,
      'door-wont-close': 0.06,
      'trim-loose': 0.06,
    },
    against: ['door-ajar-warning', 'door-opens-driving'],
    conditions: { 'cold-weather': 0.3, 'sudden-onset': 0.35 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A door that opens neither from inside nor from outside is a trap after a crash. Repair it soon, and leave that seat empty.',
    },
    patterns: [
      'Handles tear off when the door is frozen shut.',
      'Works outside but not inside: check the child lock before anything else.',
    ],
    shown: {
      summary:
        'The handle, its pivot or the cable to the latch has broken, or the motor of a flush handle does not push it out. The handle moves without effect or not at all.',
      patterns: [
        'Handles break off when the door is frozen shut and somebody pulls hard.',
        'If it works from outside but not from inside, check the child lock before anything else.',
      ],
    },
    checks: [
      {
        title: 'Try both handles and the child lock',
        steps: [
          'Unlock the car and try the door with both handles.',
          'Open it with the one that works and look at the child lock on the edge of the door.',
          'Feel how far the faulty handle moves without resistance.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One handle moves loosely and does nothing',
            means: 'Its lever or cable is broken.',
            effect: 'confirms',
          },
          {
            finding: 'Only the rear inside handle fails, with the child lock on',
            means: 'There is no fault: switch the child lock off if you wish.',
            effect: 'rules-out',
          },
          {
            finding: 'Both handles feel normal but the door stays shut',
            means: 'The latch or the lock is stuck.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the pivot and the cable end',
        steps: [
          'Shine a torch behind the handle and look at its pivot.',
          'With the trim off, see whether the end of the cable is hooked into its lever.',
        ],
        tool: 'Torch and trim tools',
        minutes: 25,
        outcomes: [
          {
            finding: 'A pivot is broken or a cable end is loose',
            means: 'The cause is found: replace that part.',
            effect: 'confirms',
          },
          {
            finding: 'The handle pulls the latch lever fully',
            means: 'The latch is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a broken door handle or its cable',
      overview:
        'Exterior handles are often held by one screw at the edge of the door. If the cable is broken, the trim must come off.',
      minutes: [30, 120],
      tools: [
        'Torx bits and battery spanner',
        'Trim tools',
        'New clips',
        'Torch',
        'Screwdriver, masking tape and silicone',
      ],
      steps: [
        'If the door is frozen, warm the seal. Do not pull the handle harder.',
        'Mask the paint around the handle with tape.',
        'Remove the plug at the edge of the door and undo the retaining screw. Take out the cover of the lock cylinder and slide the handle out.',
        'For the inside handle or the cable, disconnect the battery, wait the time in the manual and remove the trim.',
        'Hook the new cable in at both ends and set it without slack and without tension.',
        'Transfer the lock cylinder and the sensor to the new handle, then fit the gaskets and the screw.',
        'With the door open, close the hook with a screwdriver: both handles must release it.',
        'Refit the plug, membrane and trim, and reconnect the battery if it was off. Shut the door and open it ten times from inside and outside. Treat the seals with silicone so that they do not freeze.',
      ],
      safety: [
        'Test with the door open, or you may lock yourself out of the repair.',
        'Show passengers the manual release of electric handles.',
      ],
      stopIf: 'Stop if the door is shut and neither handle works: have a garage open it.',
    },
    parts: [{ name: 'Door handle or cable', usd: [20, 300] }],
    labourHours: [0.4, 1.5],
    diy: 'moderate',
  },
  'door-ajar-switch-fault': {
    name: 'Faulty door-ajar switch',
    workshopName: 'Door-ajar switch in latch sticks or circuit faulty',
    summary:
      'The switch in the latch keeps reporting an open door. The warning stays, interior lights do not go out, the car will not lock or relocks itself and the battery may go flat.',
    prior: 1.9,
    shifts: [
      {
        makes: ['Ford', 'Lincoln'],
        models: ['Edge', 'Explorer', 'MKX', 'Flex'],
        years: [2007, 2017],
        factor: 4,
        source: 'door-ajar switch, widely reported by owners',
      },
      { minAgeYears: 4, factor: 1.2, source: 'wear part' },
    ],
    symptoms: {
      'door-ajar-warning': 0.85,
      'interior-light-fault': 0.4,
      'alarm-false': 0.08,
      'battery-drains': 0.25,
      'locking-fault': 0.25,
      'shifter-stuck': 0.03,
      'tailgate-fault': 0.06,
    },
    against: ['door-wont-close', 'door-opens-driving'],
    conditions: { intermittent: 0.4, 'wet-weather': 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Shake every door to be sure that it is shut. You may drive on if all of them hold, but you will not be warned of a door that really opens.',
    },
    patterns: [
      'It goes away when the door is slammed or the latch sprayed, then comes back.',
      'Stays on at one door in rain: water in plug or latch.',
    ],
    shown: {
      summary:
        'The switch in the latch keeps reporting an open door. The warning stays, the interior lights do not go out, the car will not lock or unlocks itself again, and the battery may go flat.',
      patterns: [
        'It goes away when the door is slammed or the latch is sprayed, then comes back.',
        'It stays on at one door in rain: water is in the plug or the latch.',
      ],
    },
    checks: [
      {
        title: 'Find the door by hand and by its warning light',
        steps: [
          'Shut all doors firmly and push against each one from inside.',
          'Open and shut them one by one and watch for a change in the warning.',
          'With each door open, close the hook of its latch with a screwdriver and watch the warning light. Release it again before you shut the door.',
        ],
        tool: 'Screwdriver',
        minutes: 8,
        outcomes: [
          {
            finding:
              'The display or live data shows one door open though its latch is closed by hand',
            means: 'The switch of that latch sticks.',
            effect: 'confirms',
          },
          {
            finding: 'A door is really only on the first notch',
            means: 'The latch or the striker is at fault, not the switch.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Flush the latch with contact spray',
        steps: [
          'Spray electrical contact cleaner into the suspect latch through the slot of the hook.',
          'Work the latch twenty times with a screwdriver, wait ten minutes and read the door switches in live data.',
        ],
        tool: 'Contact cleaner, screwdriver and scan tool',
        minutes: 15,
        outcomes: [
          {
            finding: 'The warning is gone',
            means: 'The switch was dirty, and the fault may come back.',
            effect: 'supports',
          },
          {
            finding: 'Nothing changes, and live data shows the door open',
            means: 'The switch or a wire is broken.',
            effect: 'confirms',
          },
          {
            finding: 'Live data shows all doors shut',
            means: 'The display or body module is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure a false door-open warning',
      overview:
        'Cleaning helps for a while. The lasting repair is a new latch or switch, which some manufacturers cover with an extended warranty.',
      minutes: [20, 120],
      tools: [
        'Contact cleaner with tube, dry lubricant',
        'Screwdriver',
        'Trim tools',
        'Multimeter and scan tool',
      ],
      steps: [
        'Ask the dealer, giving your VIN, whether an extended warranty covers the door-ajar switch.',
        'Identify the door with live data or the screwdriver test.',
        'Flush the latch with contact cleaner, work it and let it dry. Finish with a little dry lubricant.',
        'If the door closes loosely, move the striker inwards slightly.',
        'If the fault returns, disconnect the battery, wait the time in the manual, remove the trim and measure the resistance of the switch at its plug: it must change with the hook.',
        'Replace the latch or the switch, or repair the wire in the gaiter.',
        'Refit the trim and reconnect the battery if you took them off. Check the warning light, the interior light, the locking and the alarm with each door open in turn and with all of them shut. No warning must come on over a rough road.',
      ],
      safety: [
        'Never bridge the switch in a way that reports an open door as shut.',
        'If the door holds a side-impact sensor, leave the ignition off while the trim is off.',
      ],
      stopIf:
        'Stop if several doors report at once: that points to the control unit or the wiring.',
    },
    parts: [{ name: 'Latch with ajar switch', usd: [40, 280], ifNeeded: true }],
    labourHours: [0.3, 1.5],
    diy: 'moderate',
  },
  'door-hinge-or-check-worn': {
    name: 'Worn door hinge or check strap',
    workshopName: 'Door hinge pin and bush worn, or door check strap broken',
    summary:
      'Dry or worn hinge pins let the door sag, and a broken check strap lets it swing. It creaks or pops, drops when opened and must be lifted to shut.',
    prior: 0.87,
    shifts: [
      { minAgeYears: 7, factor: 1.6, source: 'wear part' },
      {
        makes: ['Ford'],
        models: ['Escape'],
        years: [2020, 2022],
        factor: 8,
        source: 'maker programme on the welds of the front door checks',
      },
    ],
    symptoms: {
      'door-creaks': 0.85,
      'door-wont-close': 0.25,
      'wind-noise': 0.12,
      'body-rattle': 0.12,
      'paint-fault': 0.05,
      'frame-cracked': 0.03,
      'door-wont-open': 0.12,
      'window-fault': 0.06,
      'door-opens-driving': 0.03,
      'door-binds': 0.6,
    },
    against: ['locking-fault'],
    conditions: { 'gradual-onset': 0.5 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe as long as the door latches fully. Hold the door when you open it in wind.',
    },
    patterns: [
      'Heavy two-door cars and vans wear the upper hinge pin.',
      'A loud pop at one opening angle is the check strap, not the hinge.',
    ],
    shown: {
      summary:
        'Dry or worn hinge pins let the door sag, and a broken check strap lets it swing. The door creaks or pops, drops when opened and must be lifted to shut.',
      patterns: [
        'Heavy doors of two-door cars and vans wear the upper hinge pin.',
        'A loud pop at one opening angle comes from the check strap, not the hinge.',
      ],
    },
    checks: [
      {
        title: 'Lift the open door',
        steps: [
          'Open the door half way and lift its rear end gently with both hands.',
          'Watch both hinges for play.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'There is play at a hinge',
            means: 'The pin and the bush are worn.',
            effect: 'confirms',
          },
          {
            finding: 'There is no play, but it swings freely or pops',
            means: 'The check strap is worn or broken.',
            effect: 'confirms',
          },
          {
            finding: 'There is no play, and it holds in its notches',
            means: 'The hinges and the strap are good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the strap and its bolts',
        steps: [
          'Look at the strap between the hinges for cracks and bent metal.',
          'Check the bolts at the pillar and the door.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'The strap is torn or a bolt is loose',
            means: 'That is the cause.',
            effect: 'supports',
          },
          {
            finding: 'Everything is tight and greased',
            means: 'Look for a noise in the trim.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew a door check strap or hinge pins',
      overview: 'Grease comes first. A strap is changed through the edge of the door.',
      minutes: [20, 150],
      tools: [
        'White grease',
        'Torx bits and sockets',
        'Trolley jack with padded board',
        'Drift and hammer',
        'Trim tools',
      ],
      steps: [
        'Clean and grease the hinges and the strap, and work the door. Often that ends the creak.',
        'To change the strap, have a helper hold the door, which can now swing into the wing. Undo the bolt at the pillar and the two bolts at the edge of the door.',
        'Draw the strap out through the door and fit the new one. If the trim has to come off for it, disconnect the battery and wait first.',
        'To change the pins, disconnect the battery and wait the time in the manual, because the door may hold an airbag sensor. Mark the position of the hinges, support the door on a padded jack with a helper holding it, and unplug it.',
        'Drive out one pin at a time and change its bushes. Fit the new pin, greased, from the same side.',
        'Plug the door in and refit its trim. Check the gaps and that the door is flush, and set the striker last.',
        'Reconnect the battery if it was disconnected. Open and shut the door twenty times and listen. It must stay in each stop and shut without lifting, and no airbag light may come on.',
      ],
      safety: [
        'A door weighs 25–45 kg: use a helper and a support.',
        'Keep your fingers out of the hinges while a pin is out.',
      ],
      stopIf:
        'Stop if the metal of the pillar round the hinge is cracked or rusted: a body shop must repair it.',
    },
    parts: [{ name: 'Check strap or hinge pin kit', usd: [10, 120] }],
    labourHours: [0.3, 1.8],
    diy: 'moderate',
  },
  'power-sliding-door-fault': {
    name: 'Electric sliding door cable, roller or latch fault',
    workshopName: 'Sliding door drive cable, roller, track or latch faulty',
    summary:
      'The door of a van runs on rollers in three tracks and is pulled by a cable. Frayed cables, worn rollers, a dirty track or a weak rear latch make it stop, reverse, beep or stay open.',
    prior: 0.39,
    fits: { needs: 'sliding-door' },
    shifts: [
      {
        models: [
          'Odyssey',
          'Sienna',
          'Caravan',
          'Grand Caravan',
          'Town & Country',
          'Pacifica',
          'Voyager',
          'Sedona',
          'Carnival',
          'Quest',
          'Sharan',
          'Alhambra',
          'Freestar',
          'Windstar',
          'Venture',
          'Montana',
          'Uplander',
          'Entourage',
        ],
        factor: 8,
        source: 'vans with sliding doors',
      },
      { minMiles: 60_000, factor: 1.4, source: 'wear part' },
    ],
    symptoms: {
      'sliding-door-fault': 0.9,
      'door-wont-open': 0.2,
      'door-wont-close': 0.25,
      'door-ajar-warning': 0.25,
      'door-opens-driving': 0.1,
      'battery-drains': 0.06,
      'body-rattle': 0.08,
      'door-binds': 0.08,
    },
    against: ['tailgate-fault', 'bonnet-opens'],
    conditions: { 'cold-weather': 0.25, intermittent: 0.35, uphill: 0.25 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Drive only if the door latches at both ends and the warning is off. Never carry a child beside a door that may open.',
    },
    patterns: [
      'Moves easily by hand with power off, but not by motor: cable or clutch. Heavy by hand: roller or track.',
      'Reversing just before it shuts points to the latch or a stiff seal.',
    ],
    shown: {
      patterns: [
        'If it moves easily by hand with the power off but not by motor, suspect the cable or clutch. If it is heavy by hand, suspect a roller or the track.',
        'Reversing just before it shuts points to the latch or a stiff seal.',
      ],
    },
    checks: [
      {
        title: 'Move the door by hand with the power off',
        steps: [
          'Switch the power doors off at their main switch, usually on the dashboard or overhead.',
          'Slide the door by hand through its whole travel and feel for heavy places.',
          'Look into the three tracks for coins and stones.',
        ],
        tool: 'Torch',
        minutes: 8,
        outcomes: [
          {
            finding: 'It is heavy, jerky or hanging',
            means: 'A roller or the track is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'It is easy by hand, but fails by motor',
            means: 'Check the cable, the motor and the sensor.',
            effect: 'supports',
          },
          {
            finding: 'The main switch was off, and it works with it on',
            means: 'There is no fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect the drive cable and latches',
        steps: [
          'Look at the middle track for a frayed or slack cable.',
          'Leave the main switch off, so that no latch pulls shut on a finger. With the door open, work the front and rear latch hooks with a screwdriver: they must click and release.',
        ],
        tool: 'Screwdriver',
        minutes: 10,
        outcomes: [
          {
            finding: 'The cable is frayed, or a latch sticks',
            means: 'The cause is found: replace that part.',
            effect: 'confirms',
          },
          {
            finding: 'The cable is tight and the latches work freely',
            means: 'Look at the wiring and the edge sensor.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair an electric sliding door',
      overview:
        'The tracks are cleaned and given a dry lubricant, then the rollers, the cable or the latch are replaced. The door must run freely by hand before the motor is blamed.',
      minutes: [40, 300],
      tools: [
        'Vacuum and brush',
        'Dry lubricant',
        'Sockets and Torx bits',
        'Trim tools',
        'Helper',
        'Grease',
      ],
      steps: [
        'Switch the power door off at the main switch. For work on the drive, disconnect the battery.',
        'Clean all three tracks and the rollers, and apply dry lubricant.',
        'Support the door, mark its position and replace the rollers one at a time.',
        'Clean and grease the latches and free their cables.',
        'To replace the cable, remove the side trim and the track cover. Note how the cable runs on the drum and fit the complete cable set.',
        'Refit the trim, connect the battery and switch the door on. Reset it by running it fully open and shut.',
        'Test the pinch protection with a roll of kitchen paper, and check the child lock.',
        'Open and shut the door twenty times, also facing uphill and downhill, then pull at the shut door: both ends must hold and no warning may show. Look for recalls of the sliding door latches for your VIN.',
      ],
      safety: [
        'With the power on, do not put your fingers near the cable, the drum or the track.',
        'Support the door: it weighs as much as a person.',
      ],
      stopIf:
        'Stop if the door leaves a track, or if the cable drum would have to be opened under spring load.',
    },
    parts: [{ name: 'Rollers, cable set or latch', usd: [30, 450] }],
    labourHours: [0.6, 4],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
