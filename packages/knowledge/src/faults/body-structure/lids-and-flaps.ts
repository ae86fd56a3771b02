import type { FaultEntry } from '../../schema.ts';

/** Bonnet, tailgate and fuel flap. */
export const lidFaults = {
  'bonnet-latch-corroded': {
    name: 'Bonnet latch does not hold',
    workshopName: 'Primary or secondary bonnet latch corroded, misadjusted or broken',
    summary:
      'The latch at the front is stiff with rust and grit. The main hook does not close and the safety catch binds open. The bonnet flutters and may fly up against the windscreen.',
    prior: 1.3,
    shifts: [
      {
        makes: ['Nissan'],
        models: ['Altima'],
        years: [2013, 2018],
        factor: 4,
        source: 'secondary bonnet latch recalls',
      },
      {
        makes: ['Hyundai', 'Kia', 'Honda', 'Chevrolet', 'BMW', 'Toyota'],
        factor: 1.2,
        source: 'bonnet latch recalls',
      },
      { minAgeYears: 5, factor: 1.3, source: 'corrosion' },
    ],
    symptoms: {
      'bonnet-opens': 0.85,
      'door-ajar-warning': 0.15,
      'body-rattle': 0.08,
      'windscreen-cracks': 0.12,
      'alarm-false': 0.05,
      'wind-noise': 0.06,
      rust: 0.08,
    },
    against: ['bonnet-wont-open', 'tailgate-fault'],
    conditions: { 'at-high-speed': 0.4, 'after-repair': 0.35, 'sudden-onset': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'If the bonnet flies up you see nothing. Do not drive until both the main latch and the safety catch hold.',
    },
    patterns: [
      'It happens within days of somebody having had the bonnet open.',
      'The bonnet edge trembling at motorway speed is the warning.',
    ],
    shown: {
      patterns: [
        'It happens within days of somebody having had the bonnet open.',
        'The edge of the bonnet trembling at motorway speed is a warning.',
      ],
    },
    checks: [
      {
        title: 'Work the latch with a screwdriver',
        steps: [
          'Open the bonnet and prop it up. Push the main hook shut with a screwdriver, then pull the release lever.',
          'Flick the safety catch with a finger: it must spring back by itself.',
        ],
        tool: 'Screwdriver',
        minutes: 5,
        outcomes: [
          {
            finding: 'The hook or catch is slow, rusty or stays put',
            means: 'The latch has seized.',
            effect: 'confirms',
          },
          {
            finding: 'Both snap back crisply',
            means: 'Check the striker, the alignment and the bump stops.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Drop and pull the bonnet',
        steps: [
          'Do this only if the lever makes the hook spring open, or the bonnet may not open again. Let the bonnet fall from the height in the manual, often 25 cm, and pull up on its edge.',
          'Pull the lever inside: the bonnet must rise to the safety catch and stop there. Pull hard upwards.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'It does not lock, or the safety catch lets go',
            means: 'The latch is unsafe: do not drive.',
            effect: 'confirms',
          },
          {
            finding: 'It locks with a clear sound and the safety catch holds',
            means: 'The latch works now.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Free or replace the bonnet latch',
      overview:
        'Cleaning and grease restore a stiff latch. A worn or recalled one is replaced and adjusted so that both stages hold.',
      minutes: [20, 90],
      tools: [
        'Prop for the bonnet',
        'Degreaser and brush',
        'White grease and a screwdriver',
        'Socket set and torque wrench',
        'Marker',
      ],
      steps: [
        'Check for a recall, using the VIN.',
        'Prop the bonnet. Brush degreaser into the latch, the catch and the pivot, work them, then rinse and dry them.',
        'Grease all moving points and work them until both snap back.',
        'Check that the release cable returns fully and has a little slack.',
        'If the latch stays slow, mark its position, unbolt it, unhook the cable and unplug the switch. Fit the new one with both.',
        'Set the height of the rubber stops until the bonnet is flush and does not rattle.',
        'Tighten the bolts to the torque in the vehicle manual. Test the main latch, the safety catch and the lever ten times.',
      ],
      safety: [
        'Never close the bonnet before you have tested the latch with a screwdriver: it may not open again.',
        'A strap over the bonnet does not make the car safe to drive.',
      ],
      stopIf:
        'Stop if the hinges or the bonnet are bent after it flew up: it must be replaced, not bent back.',
    },
    parts: [{ name: 'Bonnet latch', usd: [30, 200], ifNeeded: true }],
    labourHours: [0.3, 1],
    diy: 'moderate',
  },
  'bonnet-release-cable-broken': {
    name: 'Broken bonnet release cable',
    workshopName: 'Bonnet release cable stretched, snapped or handle broken',
    summary:
      'The cable between the lever in the cabin and the latch has stretched, rusted or torn out of its handle. The lever pulls loosely or has no effect and the bonnet stays shut.',
    prior: 0.58,
    shifts: [{ minAgeYears: 8, factor: 1.7, source: 'cable corrosion' }],
    symptoms: {
      'bonnet-wont-open': 0.9,
      'bonnet-opens': 0.06,
      'door-ajar-warning': 0.04,
      'trim-loose': 0.04,
    },
    against: ['tailgate-fault', 'water-leak-cabin'],
    conditions: { 'cold-weather': 0.3, 'sudden-onset': 0.45 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car can be driven if the bonnet is firmly shut, but you cannot check oil or coolant and nobody can reach an engine fire.',
    },
    patterns: [
      'A lever that went heavier for months was a rusting cable or a stiff latch.',
      'Often only the plastic handle has split, while pliers on the cable end still open it.',
    ],
    shown: {
      patterns: [
        'A lever that became heavier over months was a sign of a rusting cable or a stiff latch.',
        'Often only the plastic handle has split, and pliers on the end of the cable still open the bonnet.',
      ],
    },
    checks: [
      {
        title: 'Pull the lever while a helper presses the bonnet',
        steps: [
          'Have a helper press down on the front edge of the bonnet, over the latch.',
          'Pull the lever and have the helper lift the edge.',
        ],
        tool: 'Helper',
        minutes: 3,
        outcomes: [
          {
            finding: 'It opens',
            means: 'The latch is stiff or under tension; the cable is intact.',
            effect: 'weakens',
          },
          {
            finding: 'The lever is loose and the latch does not click',
            means: 'The cable or its end has come off.',
            effect: 'confirms',
          },
        ],
      },
      {
        title: 'Grip the cable behind the handle',
        steps: ['Take the handle off, or look behind it.', 'Pull the inner cable with pliers.'],
        tool: 'Pliers',
        minutes: 10,
        outcomes: [
          { finding: 'The bonnet opens', means: 'Only the handle is broken.', effect: 'supports' },
          {
            finding: 'The cable comes out or slides loosely',
            means: 'The cable has torn.',
            effect: 'confirms',
          },
          {
            finding: 'The pull is firm and the latch clicks, but it stays shut',
            means: 'The latch is jammed or frozen.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Open a stuck bonnet and renew its cable',
      overview:
        'The skill lies in opening the bonnet without damage. The new cable is then drawn through with a cord tied to the old one.',
      minutes: [45, 180],
      tools: [
        'Pliers',
        'Long hook or rod',
        'Torch',
        'Cord',
        'Socket set',
        'Trim tools',
        'Jack, axle stands and chocks',
        'Grease',
      ],
      steps: [
        'Try with a helper pressing on the edge of the bonnet and with pliers on the cable.',
        'If the cable has torn, let the engine cool and reach the latch from below or through the grille with a long rod. If you have to go underneath, chock the wheels and put the car on axle stands.',
        'Find out where the lever of the latch is: usually it is pushed towards the side from which the cable comes.',
        'When the bonnet is open, lower the car, prop the bonnet and unhook the cable at the latch.',
        'Tie a cord to the old cable and pull it into the cabin. Note the grommet at the bulkhead.',
        'Draw the new cable in with the cord, hook it into the handle, seat the grommet and follow the old clips without tight bends.',
        'Hook the cable in with a little slack, then clean and grease the latch.',
        'Close the latch with a screwdriver and release it with the lever ten times before you shut the bonnet.',
      ],
      safety: [
        'Keep hands away from fans, which can start by themselves even with the ignition off.',
        'Wrap a metal rod in tape: behind the grille it can touch the battery or alternator terminal, cause a short circuit and weld itself in place.',
      ],
      stopIf:
        'Stop before you bend the grille or the edge of the bonnet: a garage has the tools to reach the latch.',
    },
    parts: [{ name: 'Bonnet release cable or handle', usd: [12, 90] }],
    labourHours: [0.6, 2],
    diy: 'moderate',
  },
  'tailgate-struts-weak': {
    name: 'Weak tailgate gas struts',
    workshopName: 'Tailgate, boot or bonnet gas spring lost pressure',
    summary:
      'Gas struts lose their charge over the years and in the cold. The lid no longer rises by itself, sinks or falls on heads and hands.',
    prior: 1.5,
    shifts: [
      { minAgeYears: 6, factor: 1.8, source: 'wear part' },
      {
        makes: ['Chevrolet', 'GMC', 'Buick', 'Saturn'],
        models: ['Traverse', 'Acadia', 'Enclave', 'Outlook'],
        years: [2007, 2012],
        factor: 2,
        source: 'power tailgate strut recalls',
      },
    ],
    symptoms: {
      'tailgate-falls': 0.9,
      'tailgate-fault': 0.2,
      'body-rattle': 0.04,
      'bonnet-wont-open': 0.02,
    },
    against: ['locking-fault', 'door-ajar-warning'],
    conditions: { 'cold-weather': 0.4, 'gradual-onset': 0.5 },
    severity: 'medium',
    drive: {
      verdict: 'yes',
      reason:
        'Driving is safe with the tailgate shut. Prop it when you load, and do not let children near it.',
    },
    patterns: [
      'Oil on the rod means that the seal has gone.',
      'A power strut that bursts or drops suddenly is a recall matter.',
    ],
    shown: {
      summary:
        'Gas struts lose their charge over the years and in the cold. The tailgate no longer rises by itself, and sinks or falls on heads and hands.',
      patterns: [
        'Oil on the rod means that the seal has failed.',
        'A power strut that bursts or drops the tailgate suddenly may be covered by a recall.',
      ],
    },
    checks: [
      {
        title: 'Stop the lid at three heights',
        steps: [
          'Open the tailgate by hand half way, then fully. Let go carefully each time, with a hand ready to catch it.',
          'Repeat the test after the car has been parked in the warm.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It sinks at half or full height',
            means: 'The struts are weak.',
            effect: 'confirms',
          },
          {
            finding: 'It holds at half and at full height',
            means: 'The struts are good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the rods and joints',
        steps: ['Wipe the rods with white paper.', 'Check the ball joints and the clips.'],
        tool: 'Paper',
        minutes: 3,
        outcomes: [
          {
            finding: 'There is oil, a scored rod or a loose ball joint',
            means: 'Replace both struts.',
            effect: 'supports',
          },
          {
            finding: 'They are dry and firm',
            means: 'Gas may still have escaped: rely on the height test.',
            effect: 'neutral',
          },
          {
            finding: 'They are dry and firm, and the tailgate rises briskly',
            means: 'The struts work as they should.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the tailgate gas struts',
      overview:
        'Change both struts. Electric spindles look the same but belong to an electric tailgate.',
      minutes: [15, 40],
      tools: ['Helper or prop', 'Small screwdriver', 'Socket for the ball studs', 'Torque wrench'],
      steps: [
        'Compare the length and force printed on the struts: a version with a spoiler or rear wiper needs more force.',
        'Open the tailgate fully and have it held or propped.',
        'On one strut, lift the spring clips at both ends by a few millimetres and pull the strut off its ball studs.',
        'Check the ball studs and tighten them to the torque in the vehicle manual.',
        'Press the new strut on until the clips snap home, usually with the thick body upwards.',
        'Change the strut on the other side in the same way.',
        'Open and shut the tailgate slowly and check that nothing touches the seal.',
      ],
      safety: [
        'Never take off a strut unless the tailgate is held or propped.',
        'Do not open, heat or burn old struts: they are under high pressure.',
      ],
      stopIf: 'Stop if a ball stud has pulled out of rusty sheet metal.',
    },
    parts: [{ name: 'Pair of gas struts', usd: [25, 140] }],
    labourHours: [0.2, 0.5],
    diy: 'easy',
  },
  'power-tailgate-drive-fault': {
    name: 'Electric tailgate motor or control fault',
    workshopName: 'Power liftgate spindle, control unit, pinch strip or latch cinch faulty',
    summary:
      'The spindle drives, the pinch sensor or the control unit disagree. The tailgate beeps, stops half way, reverses or does nothing, though it can be moved by hand.',
    prior: 1.5,
    fits: { years: [2002, 2030] },
    shifts: [
      {
        makes: [
          'Ford',
          'Lincoln',
          'Jeep',
          'Cadillac',
          'Chevrolet',
          'Kia',
          'Nissan',
          'Tesla',
          'Volvo',
        ],
        years: [2010, 2030],
        factor: 1.2,
        source: 'power tailgates common',
      },
      { minAgeYears: 4, factor: 1.3, source: 'wear part' },
    ],
    symptoms: {
      'tailgate-fault': 0.85,
      'tailgate-falls': 0.25,
      'door-ajar-warning': 0.2,
      'battery-drains': 0.1,
      'fuse-blows': 0.06,
      'electrics-odd': 0.06,
    },
    against: ['bonnet-opens', 'sliding-door-fault'],
    conditions: { intermittent: 0.4, 'cold-weather': 0.3, 'after-repair': 0.25 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Drive only with the tailgate latched and the warning off. When it is open, exhaust fumes enter the cabin.',
    },
    patterns: [
      'After a flat battery the end positions are lost and must be taught.',
      'One spindle that fails bends the tailgate a little and makes a crunch.',
    ],
    shown: {
      summary:
        'A spindle motor, a pinch sensor or the control unit is faulty, or their signals do not agree. The tailgate beeps, stops half way, reverses or does nothing, though it can be moved by hand.',
      patterns: [
        'After a flat battery the end positions are lost and have to be set again.',
        'When one spindle fails, the tailgate bends a little and crunches.',
      ],
    },
    checks: [
      {
        title: 'Reset the tailgate by hand',
        steps: [
          'Check that the battery is charged, and that no towing or child setting disables the tailgate.',
          'Shut the tailgate fully by hand, wait, then open it with the button.',
        ],
        tool: 'Owner’s manual',
        minutes: 10,
        outcomes: [
          {
            finding: 'It works fully again',
            means: 'The learned positions had been lost.',
            effect: 'weakens',
          },
          {
            finding: 'It beeps, stops or reverses again',
            means: 'The drive, a sensor or the control unit is faulty.',
            effect: 'supports',
          },
          {
            finding: 'It does nothing, but unlatches by hand',
            means: 'Check the fuse, the button and the control unit.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Compare both spindles and pinch strips',
        steps: [
          'Watch and listen to both spindles while the tailgate moves.',
          'With the power off, run a finger along both rubber strips at the edges and feel for cuts.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One spindle is silent or grinding, or a strip is cut',
            means: 'The cause is found: replace that part.',
            effect: 'confirms',
          },
          {
            finding: 'Both run the same and the strips are intact',
            means: 'Look at the latch and the switch.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair an electric tailgate',
      overview:
        'Check the battery, look for obstacles and reset the end positions before you suspect a spindle, the pinch strip or the latch.',
      minutes: [25, 180],
      tools: [
        'OBD-II reader with body access',
        'Trim tools',
        'Prop and helper',
        'Multimeter and battery charger',
      ],
      steps: [
        'Charge the battery and set the end positions as the manual describes.',
        'Read the codes of the tailgate control unit for the pinch strip, position sensor, overcurrent or latch.',
        'Clean the seal, the latch and the striker. With the power off, check that the tailgate moves freely by hand.',
        'Switch the ignition off, prop the tailgate and have a helper hold it. Unplug the spindle, lift its clips and replace it. Change both if they are old.',
        'Replace a cut pinch strip together with its trim.',
        'Check the wires in the hinge gaiter for breaks.',
        'Set the end positions again, and test the pinch protection at both edges with a roll of kitchen paper.',
      ],
      safety: [
        'The tailgate can drop when one spindle is off: prop it.',
        'Spindles are spring-loaded: do not open them.',
      ],
      stopIf: 'Stop if the tailgate or its hinges are bent, or if the control unit must be coded.',
    },
    parts: [{ name: 'Spindle drive, pinch strip or control unit', usd: [60, 600] }],
    labourHours: [0.4, 2.5],
    diy: 'moderate',
  },
  'tailgate-release-fault': {
    name: 'Tailgate or boot release does not work',
    workshopName: 'Boot release switch, latch motor or microswitch faulty',
    summary:
      'Water gets into the rubber button at the handle, the wires break in the hinge gaiter or the latch motor wears. The lid does not open, pops open by itself or is reported as open.',
    prior: 1.6,
    shifts: [{ minAgeYears: 4, factor: 1.4, source: 'water in the switch and wire fatigue' }],
    symptoms: {
      'tailgate-fault': 0.85,
      'door-ajar-warning': 0.35,
      'locking-fault': 0.2,
      'alarm-false': 0.04,
      'interior-light-fault': 0.12,
      'battery-drains': 0.1,
      'tail-light-out': 0.06,
      'camera-blank': 0.05,
    },
    against: ['tailgate-falls', 'door-wont-open'],
    conditions: { 'wet-weather': 0.3, intermittent: 0.4 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'If it opens by itself, tie it shut and have it repaired: the load may fall out and exhaust fumes get in. If it only stays shut, the repair can wait.',
    },
    patterns: [
      'The soft rubber of the button turns sticky and tears, and rain finishes the switch.',
      'If number-plate lamp, camera or wiper fail too, look in the gaiter.',
    ],
    shown: {
      summary:
        'Water gets into the rubber button at the handle, the wires break in the hinge gaiter, or the latch motor wears out. The tailgate does not open, pops open by itself or is reported as open.',
      patterns: [
        'The soft rubber of the button turns sticky and tears, and rain then ruins the switch.',
        'If the number-plate light, camera or wiper fail too, look in the hinge gaiter.',
      ],
    },
    checks: [
      {
        title: 'Try every way of opening',
        steps: [
          'Try the button at the tailgate, the remote key and the switch inside, and the key cylinder or emergency release if there is one.',
          'Listen for the latch motor each time.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It opens with the remote but not with the button',
            means: 'The button at the tailgate is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'The motor runs or clicks, but it stays shut',
            means: 'The latch is worn or jammed.',
            effect: 'supports',
          },
          {
            finding: 'It is silent in every way',
            means: 'Check the fuse, the wires and the motor.',
            effect: 'neutral',
          },
          {
            finding: 'It opens in every way',
            means: 'There is no fault at present.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Bend the gaiter and watch the lights',
        steps: [
          'Open the tailgate with the emergency release. Bend the gaiter at the hinge while a helper presses the button.',
          'Watch the number-plate lights and the boot light. If nothing changes, measure at the button and the latch.',
        ],
        tool: 'Torch and multimeter',
        minutes: 10,
        outcomes: [
          {
            finding: 'It works or flickers in one position',
            means: 'Wires in the gaiter are broken.',
            effect: 'supports',
          },
          {
            finding: 'Bending changes nothing',
            means: 'Test the button and the latch.',
            effect: 'neutral',
          },
          {
            finding: 'The latch gets no command though button and wires are good',
            means: 'A lock setting or the control unit blocks it.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the boot release',
      overview:
        'The different ways of opening show whether the button, a wire or the latch is at fault.',
      minutes: [30, 120],
      tools: ['Trim tools', 'Multimeter', 'Torx bits and screwdriver', 'Flexible wire and crimps'],
      steps: [
        'Open the tailgate with the remote or the emergency release, if necessary through the folded rear seat.',
        'Unclip the trim of the tailgate.',
        'Measure at the plug of the button: it must switch when pressed.',
        'Measure at the latch while a helper presses the remote. If there is voltage but no movement, replace the latch.',
        'If there is no voltage, open the gaiter and repair broken wires with flexible wire.',
        'Replace the button with its seal, and the number-plate lights too if they share the handle.',
        'Close the latch with a screwdriver and test all ways of opening before you shut the tailgate. Pour water over the handle and look for leaks, then refit the trim.',
      ],
      safety: [
        'Do not put your fingers in a soft-close latch: it pulls with great force.',
        'Do not drive with the tailgate open: exhaust fumes get in.',
      ],
      stopIf:
        'Stop if it cannot be opened from inside either: a garage can open it without damage.',
    },
    parts: [{ name: 'Release button or boot latch', usd: [20, 220] }],
    labourHours: [0.4, 1.5],
    diy: 'moderate',
  },
  'fuel-flap-stuck': {
    name: 'Stuck fuel or charging flap',
    workshopName: 'Filler flap actuator, cable or hinge faulty',
    summary:
      'The lock pin of the flap does not draw back, the cable has come off or the hinge spring is broken. The flap stays shut, or does not stay closed.',
    prior: 0.68,
    shifts: [{ minAgeYears: 6, factor: 1.3, source: 'wear part' }],
    symptoms: {
      'fuel-flap-fault': 0.9,
      'hard-to-refuel': 0.12,
      'locking-fault': 0.15,
      'ev-wont-charge': 0.08,
      rust: 0.04,
    },
    against: ['fuel-smell', 'tailgate-fault'],
    conditions: { 'cold-weather': 0.3, 'after-refuelling': 0.3 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'Only refuelling or charging is affected. Do not run low before it is repaired.',
    },
    patterns: [
      'Ice round the flap in winter.',
      'On central locking cars the pin follows the passenger or rear door lock.',
    ],
    shown: {
      patterns: [
        'There is ice round the flap in winter.',
        'With central locking, the pin follows the lock of the passenger door or a rear door.',
      ],
    },
    checks: [
      {
        title: 'Listen to the pin while unlocking',
        steps: [
          'Press the flap in with a flat hand and listen while a helper locks and unlocks the car.',
          'Feel for ice or dirt around the flap.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'The pin moves, but the flap stays shut',
            means: 'The hinge or the catch is stuck.',
            effect: 'supports',
          },
          {
            finding: 'There is no sound',
            means: 'Check the lock motor, the cable and the fuse.',
            effect: 'confirms',
          },
          {
            finding: 'It opens when you press it',
            means: 'Ice or tension had jammed it.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Use the emergency release',
        steps: [
          'Look behind the side trim of the boot for a cord or lever.',
          'Pull it gently while a helper pulls the flap.',
        ],
        tool: 'Owner’s manual',
        minutes: 10,
        outcomes: [
          {
            finding: 'It opens',
            means: 'The motor or the cable is the cause.',
            effect: 'supports',
          },
          {
            finding: 'It opens and the pin moves normally afterwards',
            means: 'It was only frozen or jammed.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Free a stuck fuel flap',
      overview:
        'Use the emergency release, then clean, grease or replace the lock pin, which sits behind the boot trim.',
      minutes: [20, 60],
      tools: ['Plastic card or lever', 'Silicone spray', 'Trim tools', 'Small sockets'],
      steps: [
        'Warm a frozen flap with your hands or lukewarm water and dry it. Use no flame and no hair dryer near fuel.',
        'Open the flap with the emergency cord. If there is none, press the flap in and lift it with a plastic card beside the catch.',
        'Clean the hinge, the spring and the pin, clear the water drain in the recess, and spray them with silicone.',
        'Lock and unlock the car and see whether the pin moves its full way.',
        'If it does not, open the side trim of the boot. Unplug and replace the motor of the lock pin, or hook the cable in again.',
        'Fit a new hinge spring if the flap does not stay open or shut.',
        'Test the pin ten times with the flap open before you shut it.',
      ],
      safety: [
        'Allow no flames, sparks or smoking at the filler.',
        'On electric cars, do not work inside the charging socket.',
      ],
      stopIf: 'Stop if there is a smell of fuel in the boot or the charging lock is damaged.',
    },
    parts: [{ name: 'Flap lock motor, cable or spring', usd: [8, 120] }],
    labourHours: [0.3, 0.9],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
