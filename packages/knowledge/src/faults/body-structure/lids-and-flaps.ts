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
        'If it flies up you see nothing. Do not drive until both main latch and safety catch hold.',
    },
    patterns: [
      'It happens within days of somebody having had the bonnet open.',
      'The bonnet edge trembling at motorway speed is the warning.',
    ],
    checks: [
      {
        title: 'Work the latch with a screwdriver',
        steps: [
          'Open the bonnet and prop it up. Push the main hook shut with a screwdriver, then pull the lever.',
          'Flick the safety catch: it must spring back by itself.',
        ],
        tool: 'Screwdriver',
        minutes: 5,
        outcomes: [
          {
            finding: 'Hook or catch is slow, rusty or stays',
            means: 'The latch is seized.',
            effect: 'confirms',
          },
          {
            finding: 'Both snap crisply',
            means: 'Check striker, alignment and bump stops.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Drop and pull the bonnet',
        steps: [
          'Only if the hook springs open by the lever, or the bonnet may not open again: let it fall from the height in the manual, often 25 cm, and pull up on its edge.',
          'Release the lever inside: it must rise to the safety catch and stop. Pull hard upwards.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'It does not lock, or the safety catch lets go',
            means: 'The latch is unsafe.',
            effect: 'confirms',
          },
          {
            finding: 'Locks with a clear sound and the safety catch holds',
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
        'Prop',
        'Degreaser and brush',
        'White grease',
        'Socket set and torque wrench',
        'Marker',
      ],
      steps: [
        'Look for a recall by VIN.',
        'Prop the bonnet. Brush degreaser into latch, catch and pivot, work them, rinse and dry.',
        'Grease all moving points and work them until both snap back.',
        'See that the release cable returns fully and has a little slack.',
        'If it stays slow, mark the latch position, unbolt it, unhook cable and switch, and fit the new one.',
        'Set height at the rubber stops until the bonnet is flush and does not rattle.',
        'Tighten to the torque in the vehicle manual. Test ten times: main latch, safety catch, lever.',
      ],
      safety: [
        'Never close the bonnet before you have tested the latch by screwdriver: it may not open again.',
        'A strap over the bonnet is only for the way to the workshop at walking pace.',
      ],
      stopIf:
        'Stop if hinges or bonnet are bent after it flew up: it must be replaced and not bent back.',
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
        'The car can be driven if the bonnet is shut firmly, but you cannot check oil or coolant and nobody can reach an engine fire.',
    },
    patterns: [
      'A lever that went heavier for months was a rusting cable or a stiff latch.',
      'Often only the plastic handle has split, while pliers on the cable end still open it.',
    ],
    checks: [
      {
        title: 'Pull the lever while a helper presses the bonnet',
        steps: [
          'Have a helper press down on the front edge over the latch.',
          'Pull the lever and let the helper lift.',
        ],
        tool: 'Helper',
        minutes: 3,
        outcomes: [
          {
            finding: 'It opens',
            means: 'The latch is stiff or under tension, and the cable is intact.',
            effect: 'weakens',
          },
          {
            finding: 'Lever loose, no click at the latch',
            means: 'The cable or its end has come off.',
            effect: 'confirms',
          },
        ],
      },
      {
        title: 'Grip the cable behind the handle',
        steps: ['Take the handle off or look behind it.', 'Pull the inner cable with pliers.'],
        tool: 'Pliers',
        minutes: 10,
        outcomes: [
          { finding: 'The bonnet opens', means: 'Only the handle is broken.', effect: 'supports' },
          {
            finding: 'The cable comes out or slides loosely',
            means: 'It is torn.',
            effect: 'confirms',
          },
          {
            finding: 'Firm pull, clicks at the latch, still shut',
            means: 'Latch or ice.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Open a stuck bonnet and renew its cable',
      overview:
        'The art lies in opening it without damage. Then the cable is drawn through with the help of a cord tied to the old one.',
      minutes: [45, 180],
      tools: ['Pliers', 'Long hook or rod', 'Torch', 'Cord', 'Socket set', 'Trim tools'],
      steps: [
        'Try with a helper on the bonnet edge and pliers on the cable.',
        'If torn, reach the latch from below or through the grille with a long rod. Let the engine cool, and put the car on stands if you have to go underneath.',
        'Note where the latch lever is: usually it is pushed towards the side from which the cable comes.',
        'With the bonnet open, prop it and unhook the cable at the latch.',
        'Tie a cord to the old cable and pull it into the cabin. Note the grommet at the bulkhead.',
        'Draw the new cable in with the cord, seat the grommet and follow the old clips, without tight bends.',
        'Hook it in, leave slight slack, clean and grease the latch.',
        'Test by screwdriver on the latch ten times before shutting.',
      ],
      safety: [
        'Use axle stands when working from below.',
        'Keep away from fans, which can start by themselves even with the ignition off.',
        'Wrap a metal rod in tape: behind the grille it can touch the battery or alternator terminal and weld itself fast.',
      ],
      stopIf:
        'Stop before you bend the grille or bonnet edge: a workshop has the tools to reach the latch.',
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
      reason: 'Driving is safe with the lid shut. Prop it when loading, and keep children away.',
    },
    patterns: [
      'Oil on the rod means that the seal has gone.',
      'A power strut that bursts or drops suddenly is a recall matter.',
    ],
    checks: [
      {
        title: 'Stop the lid at three heights',
        steps: [
          'Open by hand to a third, half and full and let go carefully, with a hand ready.',
          'Repeat after the car has stood in the warm.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Sinks at half or full height',
            means: 'The struts are weak.',
            effect: 'confirms',
          },
          { finding: 'Holds at every height', means: 'The struts are good.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Look at the rods and joints',
        steps: ['Wipe the rods with white paper.', 'Check ball joints and clips.'],
        tool: 'Paper',
        minutes: 3,
        outcomes: [
          {
            finding: 'Oil, scored rod or loose ball',
            means: 'Replace both struts.',
            effect: 'supports',
          },
          {
            finding: 'Dry and tight',
            means: 'Gas may still be lost. Rely on the height test.',
            effect: 'neutral',
          },
          {
            finding: 'Dry, tight and the lid rises briskly',
            means: 'The struts do their work.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the tailgate gas struts',
      overview:
        'It takes fifteen minutes with a helper. Change both. Electric spindles look the same but belong to the power tailgate.',
      minutes: [15, 40],
      tools: ['Helper or prop', 'Small screwdriver', 'Socket for the ball studs'],
      steps: [
        'Compare length and force printed on the struts. A spoiler or rear wiper version needs more force.',
        'Open fully and have it held or propped.',
        'Lift the spring clip of one strut at both ends a few millimetres and pull it off its balls.',
        'Check the ball studs and tighten them to the vehicle manual.',
        'Press the new strut on, thick body upwards as a rule, until the clips snap.',
        'Change the other side.',
        'Open and shut slowly and check that nothing touches the seal.',
      ],
      safety: [
        'Never take off the second strut with nobody holding the lid.',
        'Do not open, heat or burn old struts: they are under high pressure.',
      ],
      stopIf: 'Stop if the ball stud has pulled out of rusty sheet metal.',
    },
    parts: [{ name: 'Pair of gas struts', usd: [25, 140] }],
    labourHours: [0.2, 0.5],
    diy: 'easy',
  },
  'power-tailgate-drive-fault': {
    name: 'Power tailgate motor or control fault',
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
        'Drive only with the tailgate latched and the warning out. With it open, exhaust enters the cabin.',
    },
    patterns: [
      'After a flat battery the end positions are lost and must be taught.',
      'One spindle that fails bends the tailgate a little and makes a crunch.',
    ],
    checks: [
      {
        title: 'Reset the tailgate by hand',
        steps: [
          'Check battery state and that no towing or child setting disables it.',
          'Shut the tailgate fully by hand, wait, then open it with the button.',
        ],
        tool: 'Owner manual',
        minutes: 10,
        outcomes: [
          {
            finding: 'Works again in full',
            means: 'The learned positions were lost.',
            effect: 'weakens',
          },
          {
            finding: 'Beeps, stops or reverses again',
            means: 'Drive, sensor or control is faulty.',
            effect: 'supports',
          },
          {
            finding: 'Does nothing, but unlatches by hand',
            means: 'Fuse, button or control unit.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Compare both spindles and pinch strips',
        steps: [
          'Watch and listen to both spindles during movement.',
          'Run a finger along both rubber strips at the edges and look for cuts.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'One spindle silent or grinding, or a cut strip',
            means: 'That is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Both run the same, strips intact',
            means: 'Look at latch and switch.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a power tailgate',
      overview:
        'First battery, obstacles and end positions, then spindle, strip or latch. Spindles hold a strong spring and are exchanged complete.',
      minutes: [25, 180],
      tools: ['OBD-II reader with body access', 'Trim tools', 'Prop and helper', 'Multimeter'],
      steps: [
        'Charge the battery and set the end positions by the manual.',
        'Read the faults of the tailgate unit: pinch, position sensor, overcurrent or latch.',
        'Clean seal, latch and striker and see that the lid moves freely by hand with the power off.',
        'Have the lid propped, switch off, unplug the spindle, lift its clips and exchange it. Change both if they are old.',
        'A cut pinch strip is replaced with its trim.',
        'Check the gaiter wires for breaks.',
        'Set them again and test anti-pinch with a roll of kitchen paper at both edges.',
      ],
      safety: [
        'The lid can drop when one spindle is off. Prop it.',
        'Spindles are spring-loaded. Do not open them.',
      ],
      stopIf: 'Stop if the lid or hinges are bent or the unit must be coded.',
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
        'If it opens by itself, tie it shut and have it repaired: load may fall out and fumes get in. If it only stays shut, it can wait.',
    },
    patterns: [
      'The soft rubber of the button turns sticky and tears, and rain finishes the switch.',
      'If number-plate lamp, camera or wiper fail too, look in the gaiter.',
    ],
    checks: [
      {
        title: 'Try every way of opening',
        steps: [
          'Use button at the lid, key remote, switch inside and, where present, the key cylinder or emergency release.',
          'Listen for the latch motor each time.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Opens by remote but not by the button',
            means: 'The button at the lid is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'Motor runs or clicks, lid stays shut',
            means: 'Latch worn or jammed.',
            effect: 'supports',
          },
          { finding: 'Silent in every way', means: 'Fuse, wires or motor.', effect: 'neutral' },
          { finding: 'Opens in every way', means: 'No fault at present.', effect: 'weakens' },
        ],
      },
      {
        title: 'Bend the gaiter and watch the lights',
        steps: [
          'Open by the emergency release. Move the gaiter at the hinge while a helper presses the button.',
          'Watch number-plate lights and boot light.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Works or flickers in one position',
            means: 'Wires in the gaiter are broken.',
            effect: 'supports',
          },
          { finding: 'No influence', means: 'Test button and latch.', effect: 'neutral' },
          {
            finding: 'Latch gets no command though button and wires are good',
            means: 'A lock setting or the control unit blocks it.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the boot release',
      overview:
        'Find out by the different ways of opening whether it is button, wire or latch. All are reached through the lid trim.',
      minutes: [30, 120],
      tools: ['Trim tools', 'Multimeter', 'Torx bits', 'Contact cleaner'],
      steps: [
        'Open by remote or emergency release, through the folded rear seat if need be.',
        'Unclip the lid trim.',
        'Measure at the button plug: it must switch when pressed.',
        'Measure at the latch while a helper presses the remote. Voltage but no movement means a new latch.',
        'If there is no voltage, open the gaiter and repair broken wires with flexible wire.',
        'Replace the button with its seal and the number-plate lights, if they share the handle.',
        'Close the latch by screwdriver and test all ways before shutting the lid. Pour water over the handle and look for leaks.',
      ],
      safety: [
        'Keep fingers out of a soft-close latch: it pulls with great force.',
        'Do not drive with an open lid.',
      ],
      stopIf:
        'Stop if the lid cannot be opened from inside either: a workshop opens it without damage.',
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
      reason: 'Only refuelling is affected. Do not run low before it is repaired.',
    },
    patterns: [
      'Ice round the flap in winter.',
      'On central locking cars the pin follows the passenger or rear door lock.',
    ],
    checks: [
      {
        title: 'Listen to the pin while unlocking',
        steps: [
          'Have a helper lock and unlock while you press the flap in with a flat hand and listen.',
          'Feel for ice or dirt around it.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'Pin moves, flap still shut',
            means: 'Hinge or catch is stuck.',
            effect: 'supports',
          },
          { finding: 'No sound', means: 'Lock motor, cable or fuse.', effect: 'confirms' },
          { finding: 'It opens on pressing', means: 'It was ice or tension.', effect: 'weakens' },
        ],
      },
      {
        title: 'Use the emergency release',
        steps: [
          'Look in the boot behind the side trim for a cord or lever.',
          'Pull it gently while a helper pulls the flap.',
        ],
        tool: 'Owner manual',
        minutes: 10,
        outcomes: [
          { finding: 'It opens', means: 'Motor or cable is the cause.', effect: 'supports' },
          {
            finding: 'It opens and the pin moves normally afterwards',
            means: 'It was frozen or jammed only.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Free a stuck fuel flap',
      overview:
        'Use the emergency release, then clean, grease or replace the lock pin. It sits behind the boot trim.',
      minutes: [20, 60],
      tools: ['Plastic card or lever', 'Silicone spray', 'Trim tools', 'Small sockets'],
      steps: [
        'Warm a frozen flap with hands or lukewarm water and dry it. Use no flame and no hair dryer near fuel.',
        'Open by emergency cord. If there is none, press in and lift with a plastic card beside the catch.',
        'Clean hinge, spring and pin, free the water drain in the recess, and spray silicone.',
        'Lock and unlock and see whether the pin moves its full way.',
        'If not, open the boot side trim, unplug and exchange the lock pin motor or hook the cable in.',
        'Fit a new hinge spring if it does not stand open or shut.',
        'Test ten times, flap open, before shutting it.',
      ],
      safety: [
        'No flames, sparks or smoking at the filler.',
        'On electric cars, do not work inside the charging socket.',
      ],
      stopIf: 'Stop if there is a smell of fuel in the boot or the charging lock is damaged.',
    },
    parts: [{ name: 'Flap lock motor, cable or spring', usd: [8, 120] }],
    labourHours: [0.3, 0.9],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
