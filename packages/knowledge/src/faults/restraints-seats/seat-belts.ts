import type { FaultEntry } from '../../schema.ts';

/** Seat belts: buckle, switch, retractor, tensioner, webbing and anchor. */
export const seatBeltFaults = {
  'belt-buckle-jammed': {
    name: 'Seat belt buckle does not latch or release',
    workshopName: 'Seat belt buckle latch mechanism jammed or broken',
    summary:
      'Crumbs, sticky drinks, a coin or a broken spring stop the latch in the buckle from catching the tongue, or from letting it go. The tongue pops out, clicks only now and then or is stuck.',
    prior: 1.2,
    shifts: [
      { minAgeYears: 5, factor: 1.3, source: 'dirt and spring wear' },
      {
        makes: ['Jeep', 'Dodge', 'Chrysler', 'Ford', 'Tesla', 'Nissan'],
        factor: 1.2,
        source: 'buckle recalls',
      },
    ],
    symptoms: {
      'belt-wont-latch': 0.7,
      'belt-wont-release': 0.4,
      'belt-chime': 0.2,
      'belt-no-restraint': 0.1,
      'child-seat-fault': 0.05,
      'airbag-light': 0.04,
    },
    against: ['belt-wont-retract', 'belt-locks'],
    conditions: { intermittent: 0.4 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A buckle that may open or not latch leaves you unrestrained. Nobody may sit there until it is replaced, and with a faulty driver’s buckle the car must not be driven.',
    },
    patterns: [
      'Rear centre and child-seat buckles jam with crumbs and sticky juice.',
      'A tongue that clicks in but pulls out with a firm tug is more dangerous than one that does not go in at all.',
    ],
    shown: {
      patterns: [
        'Rear centre buckles and those used for child seats jam with crumbs and sticky juice.',
        'A tongue that clicks in but pulls out with a firm tug is more dangerous than one that does not go in at all.',
      ],
    },
    checks: [
      {
        title: 'Latch and tug the belt ten times',
        steps: [
          'Push the tongue in until it clicks. Then pull hard upwards on the tongue, not on the webbing.',
          'Press the button and see whether the tongue springs out by itself. Repeat this ten times.',
          'If the tongue of the neighbouring belt fits, try it in the same buckle.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It fails to click, pulls out or sticks even once',
            means: 'The latch is unreliable and the buckle must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'Another tongue latches well, but this one does not',
            means: 'The tongue is bent or belongs to another seat: replace the belt.',
            effect: 'supports',
          },
          {
            finding: 'It clicks and releases cleanly ten times',
            means: 'The latch works at the moment.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look into the buckle slot',
        steps: [
          'Shine a torch into the slot, and look for coins, crumbs, glue or broken plastic.',
          'Vacuum the slot. Do not poke metal into it, and use no oil.',
        ],
        tool: 'Torch and vacuum cleaner',
        minutes: 5,
        outcomes: [
          {
            finding: 'A foreign body came out, and it latches and releases again',
            means: 'Dirt caused the jam. Test the buckle ten times before you rely on it.',
            effect: 'supports',
          },
          {
            finding: 'The button is sunken, or bits of spring or plastic are visible',
            means: 'The mechanism is broken: the buckle must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'It is clean inside and works perfectly',
            means: 'Nothing points to a fault in the latch.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a jammed seat belt buckle',
      overview:
        'Buckles are not repaired but replaced as a unit, ordered by VIN. A plain rear buckle is held by one bolt, while many front buckles contain a pyrotechnic tensioner and belong to a workshop.',
      minutes: [30, 90],
      tools: ['Torch and vacuum cleaner', 'Torx or hex bit and torque wrench', 'Trim tool'],
      steps: [
        'Ask a dealer, with the VIN, about recalls and about the lifetime belt warranty that some manufacturers give.',
        'Find out whether the buckle has a tensioner, which shows as a thick tube or a yellow plug at its foot. If it has one, leave the job to a workshop.',
        'To change a plain rear buckle, lift the rear seat cushion. Note how the buckle lies and which way its bracket is turned.',
        'With the ignition off, unplug the switch if there is one. Undo the bolt and note the order of its washers and spacers.',
        'Fit the new buckle in the same position with its locating tab in the hole. Use a new bolt if the manual demands it, and tighten it to the torque in the vehicle manual.',
        'Route the wire clear of the springs of the cushion, refit the cushion and check that no buckle has slipped under it.',
        'Latch and tug the belt ten times and check the belt light. Then brake firmly from walking pace in an empty place.',
      ],
      safety: [
        'Do not unplug or unbolt a buckle with a tensioner: it is an explosive device, and only trained people may work on it, with the battery off.',
        'On hybrids and electric cars, orange cables or the drive battery can lie under the rear seat: touch none of it.',
        'Never oil a buckle: oil collects dirt and weakens plastic.',
      ],
      stopIf:
        'Stop if the thread in the body is damaged or the belt was worn in a crash: a workshop must then renew the complete belt.',
    },
    parts: [{ name: 'Seat belt buckle and bolt', usd: [42, 285] }],
    labourHours: [0.4, 1.2],
    diy: 'moderate',
  },
  'belt-buckle-switch-fault': {
    name: 'Faulty switch in the seat belt buckle',
    workshopName: 'Buckle switch or reminder circuit reports the wrong belt status',
    summary:
      'A small switch in the buckle tells the car that the belt is fastened. When it sticks or its wire breaks, the chime goes on although you are belted, or never sounds, and the airbag light may come on.',
    prior: 1.2,
    shifts: [{ minAgeYears: 5, factor: 1.3, source: 'wear part' }],
    symptoms: {
      'belt-chime': 0.8,
      'airbag-light': 0.4,
      'passenger-airbag-off': 0.08,
      'belt-wont-latch': 0.06,
      'parking-brake-stuck': 0.03,
      'cruise-wont-set': 0.03,
    },
    against: ['belt-wont-release', 'belt-locks', 'belt-wont-retract'],
    conditions: { intermittent: 0.5 },
    codes: { B0050: 0.3, B0081: 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The belt itself still holds you. With the airbag light on, the timing of tensioner and airbag may be wrong, so have it repaired soon.',
    },
    patterns: [
      'Spilled drinks make the switch sticky: pushing the tongue to one side stops the chime for a moment.',
      'On the passenger side, a bag on the seat sets off the reminder although nothing is broken.',
    ],
    shown: {
      summary:
        'A small switch in the buckle signals to the car that the belt is fastened. When it sticks or its wire breaks, the chime goes on although you are belted, or never sounds, and the airbag light may come on.',
    },
    checks: [
      {
        title: 'Wiggle the tongue with the chime sounding',
        steps: [
          'Empty the passenger seat and the rear seats, because a bag or a dog is enough to trigger the reminder.',
          'Fasten your belt and switch the ignition on. Watch the belt light while you press the tongue in, pull it up and tilt it.',
          'Move the seat by a few centimetres, and see whether the warning light changes.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The light flickers with movement of the tongue',
            means: 'The switch in the buckle is worn or sticky.',
            effect: 'confirms',
          },
          {
            finding: 'The light changes with movement of the seat',
            means: 'The wire or plug under the seat is more likely.',
            effect: 'supports',
          },
          {
            finding: 'The warning ended when the other seats were emptied',
            means: 'The reminder was for another seat. Nothing is broken.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the belt status in live data',
        steps: [
          'Connect a reader with airbag access and display the status of the buckle.',
          'Latch and unlatch the belt slowly several times.',
        ],
        tool: 'OBD-II reader with airbag access',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The status stays “unfastened”, jumps or reads “invalid”',
            means: 'The buckle switch or its wiring is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'The status follows every click',
            means: 'The switch works. Look at the dashboard or the seat sensor.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a buckle with a bad belt switch replaced',
      overview:
        'The switch is sealed in the buckle, so the buckle is replaced. Have the plug and the loom checked first, because they fail just as often and cost next to nothing to repair.',
      minutes: [40, 90],
      tools: ['Vacuum cleaner', 'OBD-II reader with airbag access', 'Torque wrench'],
      steps: [
        'Vacuum the buckle and test it again. Note whether the fault changes when the seat is moved.',
        'The workshop reads the status of the buckle and the fault memory before it takes anything apart.',
        'It disconnects the battery and waits for the time in the manual, because the side airbag and the tensioner share the loom.',
        'It checks the plug under the seat for spread pins, and the wire along the buckle stalk for breaks where it bends.',
        'If the switch gives the wrong signal at the buckle itself, it replaces the complete buckle and tightens it to the stated torque.',
        'It clips the loom so that there is slack over the whole travel of the seat.',
        'It reconnects the battery with nobody in the car and clears the fault memory. Then it tests the warning light belted and unbelted, with the seat moved fully to both ends.',
      ],
      safety: [
        'Never bridge the switch or leave a dummy tongue in the buckle: the timing of the airbag depends on the switch.',
        'Front buckles may contain a pyrotechnic tensioner. Do not unplug them while the battery is connected.',
      ],
      stopIf:
        'If the airbag light is on as well, do not touch any plug, and let a workshop read the restraint control unit.',
    },
    parts: [{ name: 'Buckle with switch', usd: [50, 300] }],
    labourHours: [0.5, 1.3],
    diy: 'workshop',
  },
  'belt-retractor-weak': {
    name: 'Seat belt winds back slowly',
    workshopName: 'Belt webbing and D-ring soiled, or retractor return spring weak',
    summary:
      'Grease and dust on the webbing and in the shoulder guide rob the weak return spring of its pull. The belt hangs in loops, gets shut in the door and lies slack over the shoulder.',
    prior: 1.4,
    shifts: [
      { minAgeYears: 4, factor: 1.5, source: 'dirt and spring fatigue' },
      { maxAgeYears: 1, factor: 0.5, source: 'dirt and spring fatigue' },
    ],
    symptoms: {
      'belt-wont-retract': 0.85,
      'belt-frayed': 0.1,
      'door-wont-close': 0.06,
      'belt-no-restraint': 0.04,
      'belt-chime': 0.03,
    },
    against: ['belt-wont-latch', 'airbag-light'],
    conditions: { 'cold-weather': 0.3, 'gradual-onset': 0.6 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Feed the belt back by hand so that it lies flat and taut. With slack in the belt you are thrown further forward in a crash.',
    },
    patterns: [
      'A brown shiny band in the plastic shoulder guide is baked-on skin oil and doubles the friction.',
      'A belt that winds well lying flat but not over the guide needs cleaning and no parts.',
    ],
    shown: {
      workshopName: 'Belt webbing and shoulder guide soiled, or retractor return spring weak',
      summary:
        'Grease and dust on the webbing and in the shoulder guide cause more friction than the weak return spring can overcome. The belt hangs in loops, gets shut in the door and lies slack over the shoulder.',
      patterns: [
        'A brown, shiny band in the plastic shoulder guide is baked-on skin oil and doubles the friction.',
        'A belt that winds in well when held straight, but not over the guide, needs cleaning and no parts.',
      ],
    },
    checks: [
      {
        title: 'Compare the pull with the belt lifted off its guide',
        steps: [
          'Pull the belt out to its end, check it for a twist and let it run back slowly.',
          'Pull out a metre. Hold the webbing so that it runs straight to the retractor without touching the shoulder guide, and let it wind in.',
          'Compare it with the belt on the other side.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It winds well when held straight, badly over the guide',
            means: 'Dirt in the guide or on the webbing is holding the belt back: clean both.',
            effect: 'confirms',
          },
          {
            finding: 'It is weak in both cases, without a twist',
            means: 'The return spring is tired, so the retractor must be replaced.',
            effect: 'supports',
          },
          {
            finding: 'It winds in briskly in both cases',
            means: 'The retractor is in order.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect the guide and the webbing',
        steps: [
          'Wipe the inside of the shoulder guide with a white cloth.',
          'Pull the belt fully out, and look for dirt, stiff places, fraying and twists.',
        ],
        tool: 'White cloth',
        minutes: 5,
        outcomes: [
          {
            finding: 'The cloth shows a brown film and the webbing is stiff',
            means: 'Cleaning will probably cure it.',
            effect: 'supports',
          },
          {
            finding: 'The webbing is cut or frayed',
            means: 'The belt must be replaced, whatever the state of the spring.',
            effect: 'neutral',
          },
          {
            finding: 'The guide and webbing are clean and supple',
            means: 'Dirt is not the cause, so the spring is suspect.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean a seat belt that winds back slowly',
      overview:
        'Cleaning the guide and the webbing cures most belts and costs nothing but some hours of drying. If the spring is tired, a workshop replaces the retractor, because it often contains a tensioner.',
      minutes: [30, 80],
      tools: [
        'Large clip or clamp',
        'Mild soap and lukewarm water',
        'Soft brush and cloths',
        'Thin cord or dental floss',
      ],
      steps: [
        'Pull the belt out completely, and fix a clamp on it near the retractor so that it cannot wind in wet.',
        'Undo any twist by turning the tongue over the folded webbing.',
        'Wash the webbing along its length with lukewarm water, mild soap and a soft brush. Use no solvents, bleach or dye.',
        'Pull a soapy cloth through the shoulder guide with a cord until it comes out clean. Then wipe the guide with a damp cloth.',
        'Let the belt dry fully in the air and in the shade, which can take a day.',
        'Take the clamp off, let the belt run in and out twenty times and check that it comes to rest flat.',
        'If it still winds in slowly, have the retractor replaced. Ask for the right side, and for the version with or without a tensioner.',
      ],
      safety: [
        'Never oil or open a retractor: the spring and the tensioner inside can injure you.',
        'Do not let a wet belt wind in: it rots, smells and makes the lock rust.',
      ],
      stopIf:
        'Stop if the webbing is frayed, faded and stiff, or was loaded in a crash: the belt must then be replaced, not cleaned.',
    },
    parts: [{ name: 'Belt with retractor', usd: [80, 400], ifNeeded: true }],
    labourHours: [0.3, 1.2],
    diy: 'easy',
  },
  'belt-retractor-locked': {
    name: 'Seat belt retractor locks or jams',
    workshopName: 'Belt retractor lock mechanism stuck or motorised tensioner faulty',
    summary:
      'A ball or pendulum and a ratchet lock the reel in a crash. When they stick, when the reel is tilted or the belt is wound in twisted, it locks at every pull. A motorised belt can tighten by itself.',
    prior: 1.1,
    shifts: [
      { minAgeYears: 6, factor: 1.2, source: 'wear part' },
      {
        makes: ['Mercedes-Benz', 'Audi', 'Tesla', 'Subaru', 'Volvo'],
        years: [2010, 2030],
        factor: 1.2,
        source: 'motorised pre-tensioning belts',
      },
    ],
    symptoms: {
      'belt-locks': 0.8,
      'belt-wont-retract': 0.2,
      'child-seat-fault': 0.07,
      'belt-wont-release': 0.05,
      'belt-no-restraint': 0.04,
      'airbag-light': 0.05,
    },
    against: ['belt-wont-latch', 'belt-chime'],
    conditions: { uphill: 0.12, intermittent: 0.35, 'after-repair': 0.25, 'after-impact': 0.25 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A belt that cannot be put on, or that tightens and does not release, must not be used. Do not use that seat; if it is the driver’s, do not drive the car.',
    },
    patterns: [
      'On a steep slope every belt locks sooner: that is normal.',
      'Pulling the whole belt out switches many belts to child-seat mode. They then click in and lock until they are fully wound in again.',
      'A reel that was mounted crooked after trim work locks from the first day.',
    ],
    shown: {
      summary:
        'A ball or pendulum and a ratchet lock the reel in a crash. When they stick, when the reel is tilted or when the belt is wound in twisted, it locks at every pull. A motorised belt can tighten by itself.',
      patterns: [
        'On a steep slope every belt locks sooner: that is normal.',
        'Pulling the whole belt out switches many belts to child-seat mode. They then click in and lock until they are fully wound in again.',
        'A reel that was mounted crookedly after trim work locks from the first day.',
      ],
    },
    checks: [
      {
        title: 'Rule out child-seat mode and a slope',
        steps: [
          'Park on level ground. Release the belt and let it wind in completely until it stops.',
          'Pull it out slowly and steadily. If it is locked, give it a short pull, let it run back a few centimetres and try again.',
          'Then tug it sharply once: it must lock.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It runs free after winding in fully, and locks only on a sharp tug',
            means: 'The belt was in child-seat mode and works properly.',
            effect: 'rules-out',
          },
          {
            finding: 'It locks at every slow pull on level ground',
            means: 'The lock is stuck, or the reel is mounted crookedly.',
            effect: 'confirms',
          },
          {
            finding: 'It does not lock on a sharp tug either',
            means: 'The belt would not hold you in a crash. Do not use the seat.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Look for twisted webbing at the reel',
        steps: [
          'Shine a torch along the belt down to the slot in the pillar, or behind the rear seat.',
          'Look for a fold, a twist, or clothing that has been drawn into the slot.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'The webbing is folded or rolled over in the slot',
            means: 'The belt has jammed in its own turns and can be freed.',
            effect: 'supports',
          },
          {
            finding: 'The webbing is flat and clean',
            means: 'The jam is inside the reel, which has to be replaced.',
            effect: 'neutral',
          },
          {
            finding: 'The webbing runs in and out smoothly while you watch',
            means: 'The reel moves freely at the moment.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a seat belt retractor that locks up',
      overview:
        'The reel is a sealed safety part, matched to its mounting angle, and is replaced complete with its webbing. A rear belt without a tensioner is simply unbolted once the trim is off.',
      minutes: [60, 180],
      tools: ['Trim tools', 'Torx bits and torque wrench', 'Torch'],
      steps: [
        'First try to free the reel: feed the belt in under light tension, turn by turn, then pull it out slowly.',
        'Ask about warranty and recalls. Order the belt by VIN, because reels differ by seat, side and angle.',
        'If a wire leads to the reel, stop here: the workshop disconnects the battery, waits and replaces it.',
        'To change a plain rear reel, disconnect the battery and wait if an airbag is near. Take off the seat cushion and the side trim and note where each clip belongs. Undo the bolts of the lower anchor, the shoulder guide and the reel.',
        'Compare the old and the new belt: the length, the angle mark and the tongue must be the same.',
        'Seat the locating tab of the reel in its hole so that the reel sits at the right angle. Tighten all bolts to the torque in the vehicle manual.',
        'Check that the webbing runs without a twist from the reel through the guide to the anchor, then refit the trim and the cushion and reconnect the battery.',
        'Test the belt: it must run freely at a slow pull and lock at a sharp tug. Then brake firmly from walking pace in an empty place and feel whether it locks.',
      ],
      safety: [
        'A reel with a wire may contain a gas generator. Never unbolt it with the battery connected.',
        'A curtain airbag may lie behind side trim near the roof: disconnect the battery and wait for the time in the manual before you take it off.',
        'Never open the reel: the coiled spring inside whips out.',
      ],
      stopIf:
        'If a belt has tightened on someone and will not release, cut the webbing to free them and have the car recovered.',
    },
    parts: [{ name: 'Belt with retractor', usd: [80, 450] }],
    labourHours: [0.7, 2],
    diy: 'moderate',
  },
  'belt-pretensioner-fault': {
    name: 'Faulty or fired seat belt pretensioner',
    workshopName: 'Seat belt pretensioner squib circuit fault, or pretensioner fired',
    summary:
      'A small charge pulls the belt tight in a crash. Its igniter circuit can go open, or it was fired in an earlier crash and never renewed, so the airbag light comes on and the belt may be stiff. Some recalled units burst when they fire.',
    prior: 0.71,
    fits: { years: [1993, 2030] },
    shifts: [
      {
        makes: ['Hyundai', 'Kia', 'Genesis'],
        years: [2018, 2023],
        factor: 2.5,
        source: 'recalls for pretensioners that may burst',
      },
      {
        makes: ['Ford'],
        models: ['F-150'],
        years: [2015, 2018],
        factor: 1.8,
        source: 'recall for sparks and fire after pretensioner deployment',
      },
    ],
    symptoms: {
      'airbag-light': 0.75,
      'belt-locks': 0.25,
      'belt-no-restraint': 0.15,
      'belt-wont-retract': 0.12,
      'smoke-cabin': 0.06,
      'airbag-recall-notice': 0.04,
      'belt-wont-release': 0.05,
    },
    against: ['horn-fault', 'wheel-buttons-dead', 'passenger-airbag-off'],
    conditions: { 'after-impact': 0.3, constant: 0.35 },
    codes: { B0070: 0.4, B0072: 0.4, B0073: 0.05, B0075: 0.05 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'A belt that locks when you tug it still holds you, but without the tensioner. If it does not move freely, do not use that seat, and do not drive if it is the driver’s.',
    },
    patterns: [
      'A buckle that sits several centimetres lower than its neighbour, with a crumpled gaiter, has fired.',
      'Used cars with crash repairs often have fired tensioners and a resistor in the plug to silence the light.',
    ],
    shown: {
      workshopName: 'Seat belt pretensioner igniter circuit fault, or pretensioner fired',
      summary:
        'A small charge pulls the belt tight in a crash. Its igniter circuit can be interrupted, or it was fired in an earlier crash and never renewed, so the airbag light comes on and the belt may be stiff. Some recalled units burst when they fire.',
    },
    checks: [
      {
        title: 'Compare buckle height and belt feel on both sides',
        steps: [
          'Set both front seats in the same way. Compare the height of the buckles and the look of their gaiters.',
          'Pull both belts out slowly, and feel for a gritty reel or one that stays locked.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One buckle is pulled down, or one reel is stuck or gritty',
            means: 'That tensioner has fired and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'Both are smooth and the same',
            means: 'Neither has fired, but the circuit may still be faulty.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the tensioner circuit fault',
        steps: [
          'Connect a reader with airbag access. Note which tensioner is named and whether its circuit is open, shorted or of high resistance.',
          'Check the VIN for belt recalls.',
        ],
        tool: 'OBD-II reader with airbag access',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A tensioner circuit is named',
            means: 'The tensioner, its plug or its wiring is the cause.',
            effect: 'supports',
          },
          {
            finding: 'No tensioner circuit is stored',
            means: 'The airbag light is on for another reason.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a seat belt pretensioner replaced',
      overview:
        'The tensioner is part of the buckle or the reel and is always replaced by a new one. The plug is checked first, because a poor contact sets the same code.',
      minutes: [60, 180],
      tools: ['OBD-II reader with airbag access', 'VIN for the recall check', 'Torque wrench'],
      steps: [
        'Have the code read, check for recalls and look for signs of an earlier crash.',
        'The workshop disconnects the battery and waits for the time in the manual. It never uses a test light or an ohmmeter on the igniter.',
        'It opens the plug, cleans or renews it and tests the circuit with a substitute load. If the code stays, it traces the circuit to the control unit.',
        'If the unit has fired or its igniter is open, it removes the trim or the seat and replaces the buckle or the reel as a set with new bolts.',
        'It inspects the area of the anchor for stretched metal, and the webbing for burns and signs of load.',
        'It reconnects the battery with nobody in the car, clears the memory and watches the self-test of the airbag light.',
        'Ask for the number of the old part and proof of its disposal: live units are fired in a special device before they are scrapped.',
      ],
      safety: [
        'The tensioner is an explosive: do not unplug, heat, drill or cut it.',
        'A unit that has just fired is hot enough to burn skin and set carpet on fire.',
        'Never fit a resistor in place of the igniter.',
      ],
      stopIf:
        'There is no home repair. If the webbing or the anchor was loaded in a crash, the workshop must renew the whole belt.',
    },
    parts: [{ name: 'Buckle or reel with pretensioner, and bolts', usd: [103, 510] }],
    labourHours: [0.8, 2],
    diy: 'workshop',
  },
  'belt-webbing-or-anchor-damaged': {
    name: 'Frayed belt webbing or damaged belt anchor',
    workshopName: 'Seat belt webbing cut or frayed, or anchor cable or bolt failed',
    summary:
      'Sharp trim, a door edge, sun or a worn anchor cable has weakened the belt, or its bolt was left loose after a repair. It looks usable but can tear or pull out under load.',
    prior: 0.35,
    shifts: [
      {
        makes: ['Chevrolet', 'GMC'],
        models: ['Silverado', 'Sierra'],
        years: [2014, 2015],
        factor: 4,
        source: 'recall for fatigued seat belt tensioning cable',
      },
      { minAgeYears: 8, factor: 1.8, source: 'webbing ages in sun and wear' },
    ],
    symptoms: {
      'belt-frayed': 0.8,
      'belt-no-restraint': 0.2,
      'belt-wont-retract': 0.15,
      'belt-wont-latch': 0.06,
      'child-seat-fault': 0.05,
    },
    against: ['airbag-light', 'belt-chime'],
    conditions: { 'gradual-onset': 0.4, 'after-repair': 0.25 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason: 'A weakened belt can tear in a crash. Use another seat until it is replaced.',
    },
    patterns: [
      'Belts trapped in doors fray at one edge at hip height.',
      'Buckle stalks on a steel cable fatigue where they bend at the seat edge each time the driver gets in.',
    ],
    shown: {
      summary:
        'Sharp trim, a door edge, sun or a worn anchor cable has weakened the belt, or its bolt was left loose after a repair. The belt looks usable but can tear or pull out under load.',
      patterns: [
        'Belts that get caught in the door fray along one edge at hip height.',
        'Buckle stalks on a steel cable fatigue where they bend at the edge of the seat each time the driver gets in.',
      ],
    },
    checks: [
      {
        title: 'Inspect the whole webbing',
        steps: [
          'Pull the belt fully out and look at both edges and both faces along its whole length.',
          'Look for cuts, fuzzy edges, melted or glazed spots, stiff or faded places and broken stitching.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is a cut, a frayed edge, a melted spot or an open seam',
            means: 'The belt has lost strength and must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The webbing is even and supple throughout',
            means: 'The webbing is good. Check the anchors.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Tug every anchor',
        steps: [
          'Feel the lower anchor, the buckle stalk and its cable down to the floor or the seat frame.',
          'Pull each of them hard by hand. Look for play, broken strands and a missing bolt.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Strands are broken, or a bolt is loose or missing',
            means:
              'The anchor would not hold in a crash: do not use the seat until it is repaired.',
            effect: 'confirms',
          },
          {
            finding: 'All anchors are solid, with no broken strand',
            means: 'The anchors are good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a frayed seat belt and check its anchors',
      overview: 'A damaged belt is replaced, never sewn.',
      minutes: [60, 150],
      tools: ['Torch', 'Trim tools', 'Torx bits and torque wrench', 'Thread chaser'],
      steps: [
        'Find out what damaged it: a burr on the seat frame, a sharp edge of trim, a door that shuts on it or the clamp of a child seat. Put that right.',
        'Check the VIN for belt recalls and order the part by VIN and seating position.',
        'If the reel or the buckle has a wire, let a workshop replace it with the battery off.',
        'On a plain belt, disconnect the battery and wait if a curtain airbag is near. Remove the trim and undo the bolts of the reel, guide and anchors. Note the spacers and the direction of the plates.',
        'Clean the threads. A bolt that becomes stiff while you turn it in by hand is cross-threaded: never force it.',
        'Fit the new belt with its plates free to swivel as before, and tighten the bolts to the torque in the vehicle manual.',
        'Pull the belt out and let it run in, check it for twists, tug it sharply to see it lock, and pull at each anchor. Refit the trim, and reconnect the battery if you disconnected it.',
      ],
      safety: [
        'Do not sew, shorten or dye a belt. Do not use a belt from a crashed car.',
        'Do not unbolt a belt with a pyrotechnic tensioner at home.',
        'A curtain airbag may lie behind the trim of the upper pillar: disconnect the battery and wait for the time in the manual before you unclip it.',
      ],
      stopIf:
        'Stop if the thread of the anchor or the metal around it is rusted or torn: that is a welding job for a bodyshop.',
    },
    parts: [
      { name: 'Seat belt for that position', usd: [80, 400] },
      { name: 'Anchor bolts', usd: [5, 30] },
    ],
    labourHours: [0.7, 1.8],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
