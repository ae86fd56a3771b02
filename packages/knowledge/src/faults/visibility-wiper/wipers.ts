import type { FaultEntry } from '../../schema.ts';

/** Front and rear wipers: motor, linkage, arms, blades, control and rain sensor. */
export const wiperFaults = {
  'wiper-motor-failed': {
    name: 'Failed windscreen wiper motor',
    workshopName: 'Front wiper motor open circuit, seized or gear stripped',
    summary:
      'The motor under the scuttle has worn brushes, a corroded circuit board in its cover or a stripped plastic gear. Both wipers slow down, stop in mid-sweep and finally stand still.',
    prior: 1.9,
    shifts: [
      { minAgeYears: 7, factor: 1.5, source: 'wear part' },
      {
        makes: ['Ford', 'Chevrolet', 'GMC', 'Chrysler', 'Dodge', 'Mercedes-Benz', 'Nissan'],
        factor: 1.2,
        source: 'wiper motor recalls',
      },
    ],
    symptoms: {
      'wipers-stop': 0.85,
      'wipers-wrong-speed': 0.3,
      'fuse-blows': 0.12,
      'electrical-smell': 0.08,
      'smoke-cabin': 0.03,
      'wipers-smear': 0.03,
    },
    against: ['wiper-motor-heard', 'wiper-arm-loose', 'rear-wiper-fault', 'washer-fault'],
    conditions: {
      'wet-weather': 0.4,
      'sudden-onset': 0.4,
      intermittent: 0.3,
      'cold-weather': 0.25,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason: 'Do not drive in rain, snow or spray. In dry weather go straight to the repair.',
    },
    patterns: [
      'Wipers that stop after ten minutes and work again later have a motor that overheats or sticks.',
      'Wipers frozen to the glass or buried in snow blow the fuse or strip the gear.',
    ],
    shown: {
      summary:
        'The motor under the scuttle has worn brushes, a corroded circuit board in its cover or a stripped plastic gear. Both wipers slow down, stop in mid-sweep and finally do not move at all.',
      patterns: [
        'Wipers that stop after ten minutes and work again later have a motor that overheats or sticks.',
        'Wipers that are frozen to the glass or buried in snow blow the fuse or strip the gear.',
      ],
    },
    checks: [
      {
        title: 'Listen at the scuttle with the wipers on',
        steps: [
          'Free the blades from ice or leaves. Switch the ignition on and set the wipers to fast.',
          'Listen at the base of the windscreen for a hum or a click, with your hands clear of the arms.',
          'Watch whether both arms, one or neither tries to move.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is no sound at all',
            means: 'The motor, the fuse or the supply has failed.',
            effect: 'supports',
          },
          {
            finding: 'There is a hum or click, but neither arm moves',
            means: 'The motor is stuck or its gear is stripped.',
            effect: 'supports',
          },
          {
            finding: 'The motor runs freely, but the arms do not move',
            means: 'The linkage has come off the motor.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the wiper fuse, then voltage at the motor',
        steps: [
          'With the ignition off, check the wiper fuse, replace a blown one once and swap the relay with an identical one.',
          'Have a helper switch the wipers on while you measure the supply and the earth at the motor plug. Do not reach into the linkage.',
        ],
        tool: 'Multimeter',
        minutes: 25,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The plug has 12 V and a good earth, but the motor does not move',
            means: 'The motor has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There is no voltage although the fuse is good',
            means: 'The switch, the relay or the body module is at fault.',
            effect: 'rules-out',
          },
          {
            finding: 'The fuse blows again at once',
            means: 'The motor is blocked or has a short circuit.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the windscreen wiper motor',
      overview: 'The motor sits below the scuttle panel, often on one frame with the linkage.',
      minutes: [60, 150],
      tools: [
        'Socket set and torque wrench',
        'Wiper arm puller',
        'Trim clip tool',
        'Multimeter',
        'Masking tape',
      ],
      steps: [
        'Mark the position of the blades on the glass with tape. Switch off with the wipers parked, remove the key and disconnect the battery.',
        'Lift the caps, undo the arm nuts and take the arms off their splines with a puller. Do not lever against the glass.',
        'Remove the seal and the scuttle panel, and clear leaves from the drains below.',
        'Unplug the motor and unbolt its frame. Note the angle between the crank and the rod.',
        'Prise the rod off the ball of the crank, take the crank off and unbolt the motor. Check that the linkage moves easily by hand: a stiff spindle would ruin the next motor.',
        'Bolt in the new motor and connect its plug and the battery. Run it once without the linkage, switch off so that it parks, and disconnect the battery again.',
        'Fit the crank at its parked angle, press on the rod and tighten everything to the stated torque.',
        'Refit the panel and the seal, set the arms to the tape marks and tighten the nuts. Reconnect the battery and try all speeds on wet glass.',
      ],
      safety: [
        'Do not put your hands in the linkage with the battery connected: it moves without warning and can cut off a finger.',
        'Lay a thick cloth on the glass: a bare arm that snaps back breaks the windscreen.',
      ],
      stopIf:
        'Stop if the wires at the plug are melted or the fuse still blows with the new motor.',
    },
    parts: [{ name: 'Front wiper motor', usd: [60, 320] }],
    labourHours: [0.8, 2],
    diy: 'moderate',
  },
  'wiper-linkage-disconnected': {
    name: 'Wiper linkage seized or popped off',
    workshopName: 'Wiper linkage ball joint detached or pivot spindle seized',
    summary:
      'The rods that join motor and arms hang on plastic ball cups. A worn cup jumps off and one or both wipers stop while the motor goes on humming. A dry spindle makes them slow and heavy.',
    prior: 1.4,
    shifts: [
      { minAgeYears: 6, factor: 1.5, source: 'bushes wear and spindles corrode' },
      {
        makes: ['Ford', 'Dodge', 'Mazda', 'Mini', 'Volkswagen', 'Renault'],
        factor: 1.2,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'wipers-stop': 0.7,
      'wiper-motor-heard': 0.45,
      'wiper-arm-loose': 0.4,
      'wipers-wrong-speed': 0.35,
      'wipers-smear': 0.06,
      'fuse-blows': 0.04,
    },
    against: ['washer-fault', 'wipers-self-start', 'rear-wiper-fault'],
    conditions: { 'wet-weather': 0.35, 'cold-weather': 0.25, 'sudden-onset': 0.35 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Drive in dry weather only. A loose rod can jam both wipers or throw an arm across the glass.',
    },
    patterns: [
      'Snow pressed against the parked blades is what pulls the ball out of its cup.',
      'Slow wipers that speed up on wet glass, with a warm motor, mean a stiff spindle.',
    ],
    shown: {
      summary:
        'The rods that join the motor and the arms hang on plastic ball cups. A worn cup jumps off, and one or both wipers stop while the motor goes on humming. A dry spindle makes them slow and heavy.',
      patterns: [
        'Snow that presses against the parked blades pulls the ball out of its cup.',
        'Slow wipers that speed up on wet glass, with a warm motor, point to a stiff spindle.',
      ],
    },
    checks: [
      {
        title: 'Move each wiper arm by hand',
        steps: [
          'With the ignition off, lift the blades a little and push each arm gently along its sweep.',
          'Compare the play on both sides and feel for a loose arm.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'One or both arms swing freely',
            means: 'A rod has come off its ball.',
            effect: 'confirms',
          },
          {
            finding: 'Both arms are held firmly with little play',
            means: 'The linkage is connected.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Listen for a running motor',
        steps: [
          'Switch the wipers on, stay clear of them and listen at the scuttle.',
          'Shine a torch through the gaps of the scuttle and look for a moving crank.',
        ],
        tool: 'Torch',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The motor turns, but the arms do not move',
            means: 'The linkage has come off.',
            effect: 'confirms',
          },
          {
            finding: 'The motor strains and the arms creep',
            means: 'A spindle is seized or nearly so.',
            effect: 'supports',
          },
          {
            finding: 'The motor is silent',
            means: 'Look at the motor and its supply first.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Reconnect or replace the wiper linkage',
      overview:
        'A rod that has come off is refitted with a new bush or clip in an hour. If the spindles are dry or the cups worn out, replace the linkage frame, or the rod will come off in the next snow.',
      minutes: [60, 150],
      tools: [
        'Wiper arm puller',
        'Socket set and torque wrench',
        'Masking tape',
        'Slip-joint pliers',
        'Waterproof grease',
      ],
      steps: [
        'Park the wipers, mark the blades on the glass with tape, switch off and disconnect the battery.',
        'Pull the arms off with a puller and lift the scuttle panel out.',
        'Find the detached rod and look at its ball and cup. Turn each spindle by hand: two fingers must be enough to move it.',
        'Press a new bush into the rod, grease it and squeeze the rod onto the ball with pliers until it snaps on. A cable tie is only good for the drive home.',
        'If a spindle is stiff, unbolt the frame, draw the spindle out, polish it and grease it, or replace the frame.',
        'Refit the frame, tighten it to the torque in the vehicle manual, check that the rods clear wiring and hoses, and refit the scuttle panel.',
        'Connect the battery, run the motor to park and fit the arms to the tape marks. Try both speeds on wet glass.',
      ],
      safety: [
        'Disconnect the battery before your fingers go near the rods and the crank.',
        'Cover the windscreen: a falling arm cracks it.',
      ],
      stopIf: 'Stop if the mounting on the bulkhead is rusted or torn, as the frame will not hold.',
    },
    parts: [{ name: 'Linkage bush kit or complete linkage', usd: [10, 180] }],
    labourHours: [0.7, 1.8],
    diy: 'moderate',
  },
  'wiper-arm-slipping': {
    name: 'Wiper arm slips or has come loose',
    workshopName: 'Wiper arm splines stripped, arm nut loose or arm spring weak',
    summary:
      'The arm sits on a splined cone and is held by one nut. When the nut loosens or the aluminium splines strip, the spindle turns and the arm stays behind, strikes the pillar or flies off.',
    prior: 0.73,
    shifts: [
      { minAgeYears: 5, factor: 1.2, source: 'splines corrode and nuts loosen' },
      {
        makes: ['Volkswagen', 'Audi', 'Nissan', 'Hyundai', 'Kia', 'Ford'],
        factor: 1.1,
        source: 'wiper arm nut recalls',
      },
    ],
    symptoms: {
      'wiper-arm-loose': 0.8,
      'wipers-stop': 0.3,
      'wipers-smear': 0.2,
      'wipers-wrong-speed': 0.1,
      'windscreen-cracks': 0.04,
    },
    against: ['fuse-blows', 'washer-fault'],
    conditions: {
      'wet-weather': 0.3,
      'at-high-speed': 0.25,
      'after-repair': 0.35,
      'cold-weather': 0.3,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'If it is on the driver’s side, do not drive in rain. An arm that comes off can hit other people.',
    },
    patterns: [
      'It starts after the arms were pulled, or after wiping a glass with ice.',
      'The arm can be turned by hand against its spindle: then it has already slipped.',
    ],
    shown: {
      summary:
        'The arm sits on a splined cone and is held by one nut. When the nut loosens or the aluminium splines strip, the spindle turns but the arm does not follow, hits the pillar or flies off.',
      patterns: [
        'It starts after the arms have been pulled, or after the wipers ran over ice.',
        'If the arm can be turned by hand against its spindle, it has already slipped.',
      ],
    },
    checks: [
      {
        title: 'Look under the cap of the arm nut',
        steps: [
          'Switch off and remove the key. Lift the plastic cap at the foot of the arm.',
          'Try the nut with a spanner and look for aluminium dust around the cone.',
        ],
        tool: 'Spanner',
        minutes: 5,
        outcomes: [
          {
            finding: 'The nut is loose or there is aluminium dust',
            means: 'The arm has slipped on its splines.',
            effect: 'confirms',
          },
          {
            finding: 'The nut is tight, and arm and spindle move as one',
            means: 'The splines hold; look at the linkage.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the spindle in slow motion',
        steps: [
          'Wet the glass, point a phone camera at the foot of the arm and run one slow sweep from the driver’s seat.',
          'Watch the film and see whether the end of the spindle turns while the arm lags behind.',
        ],
        tool: 'Phone camera',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The spindle turns and the arm lags',
            means: 'The splines are stripped.',
            effect: 'confirms',
          },
          {
            finding: 'Both turn together, or neither turns',
            means: 'The arm grips. If neither turns, the motor or the linkage is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Refit or replace a slipping wiper arm',
      overview:
        'A nut that was only loose can be put right in ten minutes. Once the aluminium splines are smooth, only a new arm holds.',
      minutes: [15, 45],
      tools: [
        'Socket and torque wrench',
        'Wiper arm puller',
        'Wire brush',
        'Masking tape and a cloth',
      ],
      steps: [
        'Run the wipers to park and switch off. Note where the good blade parks, and mark the right place for the other one.',
        'Remove the cap and the nut, and pull the arm with a puller.',
        'Brush the aluminium off the splines of the spindle. The steel splines must be sharp.',
        'Look into the cone of the arm: if the teeth are smeared flat, fit a new arm.',
        'Set the arm at its mark, press it home and tighten the nut to the stated torque.',
        'Wet the glass and try slow, fast and wash. The blades must stay clear of the pillar and of the edge seal.',
        'Retighten the nut after a few days, and press the cap on.',
      ],
      safety: [
        'Never hold a lifted arm over bare glass without a cloth below it.',
        'Switch the ignition off and take the key out while your hands are at the spindle.',
      ],
      stopIf:
        'Stop if the splines of the spindle itself are worn away: the linkage must be replaced.',
    },
    parts: [{ name: 'Wiper arm', usd: [20, 110] }],
    labourHours: [0.2, 0.5],
    diy: 'easy',
  },
  'wiper-blades-worn': {
    name: 'Worn wiper blades',
    workshopName: 'Wiper blade rubber hardened or torn',
    summary:
      'Sun, frost and dirt harden the rubber lip. It leaves streaks, skips over the glass or squeaks, and at night every drop turns to glare. Wax and tree resin on the glass do the same.',
    prior: 5.5,
    shifts: [{ maxAgeYears: 1, factor: 0.5, source: 'wear part' }],
    symptoms: { 'wipers-smear': 0.9, glare: 0.15, 'wiper-arm-loose': 0.06, 'washer-fault': 0.04 },
    against: ['wipers-stop', 'wipers-self-start'],
    conditions: { 'wet-weather': 0.55, 'gradual-onset': 0.4, 'cold-weather': 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'In rain at night, streaks make it hard to see. Change the blades before the next wet journey.',
    },
    patterns: [
      'Fine lines mean dirt or nicks, broad bands mean a bent spring rail, and chatter in one direction means a twisted arm or wax.',
      'Blades last about a year outdoors.',
    ],
    shown: {
      summary:
        'Sun, frost and dirt harden the rubber lip. It leaves streaks, skips over the glass or squeaks, and at night every drop glares. Wax and tree resin on the glass do the same.',
      patterns: [
        'Fine lines point to dirt or nicks, broad bands to a bent spring rail, and chatter in one direction to a twisted arm or wax.',
        'Blades last about a year outdoors.',
      ],
    },
    checks: [
      {
        title: 'Clean the blades and the glass, then wipe again',
        steps: [
          'With the ignition off, lift the arms and wipe the lips with a damp cloth until it stays clean.',
          'Wash the glass with glass cleaner and rinse it. Put a plastic bag over your hand and feel for rough spots with a fingernail.',
          'Wet the glass and run ten sweeps.',
        ],
        tool: 'Cloth and glass cleaner',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Streaks and skipping remain, and the lips are hard or nicked',
            means: 'The blades are worn out.',
            effect: 'confirms',
          },
          { finding: 'The view is clear now', means: 'It was dirt or wax.', effect: 'rules-out' },
          {
            finding: 'It chatters in one direction with good blades',
            means: 'The arm is twisted and should be set straight.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the lip over its length',
        steps: [
          'Bend the lip with a finger along the whole blade.',
          'Look for tears, a rounded edge and a spring rail that does not lie on the glass.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'It is torn or stiff or has a rounded edge',
            means: 'Replace both blades.',
            effect: 'confirms',
          },
          {
            finding: 'The edge is sharp and supple throughout',
            means: 'The blades are good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Change the windscreen wiper blades',
      overview:
        'Change both blades at once and clean the glass at the same time, since new blades on a greasy screen smear like old ones. The left and right blades usually differ in length.',
      minutes: [10, 25],
      tools: ['Thick cloth', 'Glass cleaner', 'Clay bar for stubborn film'],
      steps: [
        'If the arms are hidden under the edge of the bonnet, bring them up with the service position described in the manual.',
        'Switch the ignition off, lift one arm and lay a folded cloth on the glass beneath it.',
        'Press the catch and slide the blade off. Hook, pin and bayonet fittings differ, so compare it with the new blade first.',
        'Fit the new blade until it clicks and pull it to make sure. Set the arm down gently.',
        'Do the other side. The longer blade goes back on the side where it was.',
        'Clean the windscreen with glass cleaner, then with a clay bar if drops still bead unevenly.',
        'Leave the service position and test the blades with washer fluid.',
      ],
      safety: [
        'A bare arm that snaps back can crack the windscreen: leave the cloth in place.',
        'Leave the ignition off while you handle the arms, so that a rain sensor cannot start them.',
      ],
      stopIf: 'Stop if an arm is bent or loose on its spindle: that must be put right first.',
    },
    parts: [{ name: 'Pair of wiper blades', usd: [20, 70] }],
    labourHours: [0.1, 0.3],
    diy: 'easy',
  },
  'wiper-switch-or-module-fault': {
    name: 'Faulty wiper stalk or wiper control module',
    workshopName: 'Wiper switch contacts, relay or body control output faulty',
    summary:
      'Worn contacts in the stalk, a stuck relay or a failed output of the body module lose single speeds, run the wipers without end or leave them wherever they stand. The motor itself is sound.',
    prior: 1.3,
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'contacts wear' }],
    symptoms: {
      'wipers-wrong-speed': 0.75,
      'wipers-stop': 0.35,
      'wipers-self-start': 0.25,
      'washer-fault': 0.15,
      'electrics-odd': 0.12,
      'indicator-fault': 0.06,
    },
    against: ['wiper-arm-loose', 'wipers-smear', 'windows-fog'],
    conditions: { intermittent: 0.35, 'wet-weather': 0.3 },
    codes: { U0140: 0.03 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'As long as one speed works, you can get home in rain. Do not rely on wipers that cut out.',
    },
    patterns: [
      'Only one of the steps missing points to stalk or relay, not to the motor.',
      'Wipers that never park have lost the park signal, either at the motor or at the module.',
    ],
    shown: {
      summary:
        'Worn contacts in the stalk, a stuck relay or a failed output of the body module disable single speeds, run the wipers without end or stop them anywhere on the glass. The motor itself is good.',
      patterns: [
        'If only one of the positions is missing, it points to the stalk or relay, not to the motor.',
        'Wipers that never park have lost the park signal, either at the motor or at the module.',
      ],
    },
    checks: [
      {
        title: 'Try every position of the stalk',
        steps: [
          'Wet the glass and switch the ignition on. Try single wipe, intermittent, slow, fast, and the front and rear washers.',
          'Move the stalk slightly within each position and note any drop-outs.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Some positions are missing, or come and go as the stalk moves',
            means: 'The stalk contacts are worn.',
            effect: 'supports',
          },
          {
            finding: 'All positions fail and the motor is silent',
            means: 'The motor, the fuse or the supply is just as likely.',
            effect: 'weakens',
          },
          {
            finding: 'All positions work',
            means: 'Nothing points to the stalk or the module.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the relay or watch the stalk in live data',
        steps: [
          'On older cars, swap the wiper relay with an identical one.',
          'On newer cars, read the status of the wiper stalk in the body module while you move the stalk.',
        ],
        tool: 'OBD-II reader with body access',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It is cured by the other relay',
            means: 'The relay was faulty.',
            effect: 'confirms',
          },
          {
            finding: 'The status is wrong or jumps',
            means: 'The stalk is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'The status and the output are right, but the motor does not follow',
            means: 'The motor or the wiring is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the wiper stalk or relay',
      overview:
        'The stalk sits at the steering column, and on many cars it comes out after the lower shroud without taking the wheel off. Where the airbag must come off, it is work for a garage.',
      minutes: [20, 90],
      tools: ['Screwdrivers and trim tool', 'OBD-II reader with body access'],
      steps: [
        'Check the fuse and the relay. If there is a relay, swap it first.',
        'Read how the stalk is fixed on your car. If the wheel and the airbag must come off, leave it to a garage.',
        'Disconnect the battery and wait for the time in the manual, even if only the shroud comes off, because airbag wiring runs beside it.',
        'Take off the lower and upper shrouds, press the locks of the stalk and draw it out sideways.',
        'Unplug it and compare the part number, since versions with intermittent wipe, rain sensor and rear wiper differ.',
        'Fit the new stalk until it clicks, refit the shrouds and connect the battery.',
        'Try all positions, the washers, the self-cancelling indicators and the horn. If the body module was the cause, have a new one coded.',
      ],
      safety: [
        'Do not unplug anything yellow at the column: it belongs to the airbag.',
        'Wipers may start when the battery is connected: stay clear of the arms.',
      ],
      stopIf: 'Stop if the plug or the column wiring is scorched, or if the airbag light comes on.',
    },
    parts: [{ name: 'Wiper stalk or relay', usd: [10, 220] }],
    labourHours: [0.3, 1.2],
    diy: 'moderate',
  },
  'rain-sensor-fault': {
    name: 'Rain sensor misreads the windscreen',
    workshopName: 'Rain/light sensor gel pad bubbled, windscreen mismatch or sensor faulty',
    summary:
      'The sensor behind the mirror looks through a gel pad at the wet or dry glass. Bubbles in the pad, haze or a stone chip there, or a new windscreen of the wrong type, make automatic wipers start on dry glass or ignore rain.',
    prior: 1.2,
    fits: { years: [1998, 2030] },
    shifts: [
      {
        makes: ['Tesla'],
        years: [2017, 2030],
        factor: 3,
        source: 'camera-based rain detection, widely reported by owners',
      },
      {
        makes: ['Volkswagen', 'Audi', 'Mercedes-Benz', 'BMW', 'Volvo'],
        factor: 1.2,
        source: 'automatic wipers common',
      },
    ],
    symptoms: {
      'wipers-self-start': 0.8,
      'wipers-wrong-speed': 0.45,
      'auto-lights-fault': 0.15,
      'wipers-stop': 0.1,
      'windscreen-chip': 0.05,
    },
    against: ['wiper-arm-loose', 'fuse-blows'],
    conditions: { 'after-repair': 0.35, 'wet-weather': 0.3, intermittent: 0.3 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Switch the automatic wiping off and set the speed by hand. Switch the wipers off before a car wash.',
    },
    patterns: [
      'It nearly always starts after the windscreen was replaced.',
      'Low sun, lights in tunnels and dirt in front of the sensor set it off.',
    ],
    shown: {
      patterns: [
        'It nearly always starts after the windscreen was replaced.',
        'Low sun, lights in tunnels and dirt in front of the sensor trigger it.',
      ],
    },
    checks: [
      {
        title: 'Look at the sensor pad from outside',
        steps: [
          'Switch the wipers off and clean the glass in front of the mirror foot. If the car detects rain with a camera, it has no gel pad and this check does not apply.',
          'Look at a slant through the glass for bubbles, dust, a chip or a gap between the glass and the pad.',
        ],
        tool: 'Torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There are bubbles, dust, a gap or a chip over the sensor',
            means: 'The optical contact between sensor and glass is spoilt.',
            effect: 'confirms',
          },
          {
            finding: 'It is clear and without bubbles',
            means: 'The sensor can see through the glass.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Drip water on the sensor area',
        steps: [
          'With the engine running and the gearbox in Park or neutral, set the wipers to automatic at medium sensitivity.',
          'Stay clear of the arms, spray a little water on the area in front of the mirror, then let it dry.',
        ],
        tool: 'Spray bottle',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'The wipers do not wipe when wet, or wipe when dry',
            means: 'The sensor, the pad or the coding is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'They wipe when wet and rest when dry',
            means: 'The sensor works; try a lower sensitivity.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rain sensor pad',
      overview:
        'Most faults are cured with a new gel pad pressed on without bubbles. If the windscreen was replaced, its bracket and tint must be right for the sensor.',
      minutes: [30, 60],
      tools: [
        'Plastic trim tool',
        'Glass cleaner and lint-free cloth',
        'Spray bottle',
        'OBD-II reader with body access',
      ],
      steps: [
        'Switch off, remove the key and open the cover at the foot of the mirror.',
        'Unclip the sensor and note how it sits. Do not touch a camera next to it.',
        'Peel off the old pad and clean the lens and the glass until they are free of grease. Let them dry.',
        'Lay the new pad on the sensor without touching its face. Press the sensor on from one side, so that the air is pushed out.',
        'Close both spring clips and look from outside: no bubble may be larger than a pinhead.',
        'Refit the cover, try the wipers with a spray bottle and set the sensitivity.',
        'If it still misreads, have the coding for the windscreen type checked, and have the sensor relearned or replaced.',
      ],
      safety: [
        'Wipers on automatic can start while your hand is on the glass: switch them off first.',
        'Do not loosen the bracket of a camera: it would then need calibration.',
      ],
      stopIf: 'Stop if the bracket has come off the glass or if a camera shares the mounting.',
    },
    parts: [{ name: 'Gel pad or rain sensor', usd: [10, 180] }],
    labourHours: [0.3, 0.8],
    diy: 'moderate',
  },
  'rear-wiper-seized': {
    name: 'Seized rear wiper',
    workshopName: 'Rear wiper motor spindle seized or tailgate wiring broken',
    summary:
      'Water creeps in at the rear spindle, which is seldom used, and rusts it fast. The motor hums or blows the fuse. If wires break in the tailgate gaiter, it is dead instead.',
    prior: 1.1,
    shifts: [{ minAgeYears: 5, factor: 1.7, source: 'spindle corrosion' }],
    symptoms: {
      'rear-wiper-fault': 0.9,
      'fuse-blows': 0.12,
      'boot-wet': 0.08,
      'washer-fault': 0.1,
      'rear-window-wont-clear': 0.06,
      'electrical-smell': 0.03,
    },
    against: ['wipers-self-start', 'wiper-arm-loose'],
    conditions: { 'wet-weather': 0.25, 'after-standing': 0.25, 'cold-weather': 0.25 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'You still have the mirrors. Clean the rear glass by hand before you drive.',
    },
    patterns: [
      'It stops at a slant in mid-glass after months without use.',
      'If rear wiper, heated glass and number-plate lamp fail together, suspect broken wires in the gaiter.',
    ],
    shown: {
      summary:
        'Water creeps in at the rear spindle, which is seldom used, and rusts it solid. The motor hums or blows the fuse. If wires break in the tailgate gaiter, the motor gets no current instead.',
      patterns: [
        'It stops at an angle in the middle of the glass after months without use.',
        'If the rear wiper, heated glass and number-plate light fail together, suspect broken wires in the gaiter.',
      ],
    },
    checks: [
      {
        title: 'Switch on and listen at the tailgate',
        steps: [
          'Make sure that the tailgate and any opening glass are fully shut, because many rear wipers are otherwise locked out.',
          'Switch the wiper on and listen at the inner trim.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It hums, but the arm does not move',
            means: 'The spindle has seized or the gear is stripped.',
            effect: 'confirms',
          },
          {
            finding: 'There is no sound',
            means: 'Check the fuse, the wires and the motor.',
            effect: 'neutral',
          },
          {
            finding: 'It works with the glass hatch pressed shut',
            means: 'The switch of the hatch was blocking it.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Turn the spindle with the arm off',
        steps: [
          'Switch the ignition off. Take off the cap, the nut and the arm.',
          'Grip the spindle with pliers over a cloth and feel whether it has free play.',
        ],
        tool: 'Spanner and pliers',
        minutes: 10,
        outcomes: [
          {
            finding: 'It is rusty and dry, without any play',
            means: 'The spindle has seized in its housing.',
            effect: 'confirms',
          },
          {
            finding: 'It is clean, with slight play',
            means: 'Refit the arm, and check the wires in the gaiter for a break.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Free or replace the rear wiper motor',
      overview:
        'If only the spindle is rusted, it can be driven out, cleaned with emery cloth and greased. Otherwise the motor and the glass seal are changed together, so that water stays out.',
      minutes: [40, 100],
      tools: [
        'Socket set, circlip pliers and drift',
        'Trim tools',
        'Wiper arm puller',
        'Fine emery cloth',
        'Waterproof grease',
        'Multimeter',
        'Torque wrench',
      ],
      steps: [
        'Switch off. Mark the position of the arm, then remove its cap, its nut and the arm.',
        'Open the tailgate and unclip its trim, starting at a corner, with spare clips at hand.',
        'Measure the supply at the motor plug while a helper works the switch. If there is no voltage, follow the wires through the gaiter.',
        'Unplug and unbolt the motor, and draw it out of the glass or the panel.',
        'If the motor has a circlip, remove it and drive the spindle out. Clean the spindle and its bore with emery cloth, grease them and refit the spindle with a new sealing ring.',
        'Otherwise take a new motor with a new grommet. Bolt the old or new motor in, plug it in and let it run to park. Then fit the arm to the mark and tighten its nut to the stated torque.',
        'Pour water over the spindle and look inside for leaks before you refit the trim.',
      ],
      safety: [
        'Prop the tailgate, as its struts may be weak.',
        'Toughened rear glass bursts if the nut is overtightened or a tool knocks its edge.',
      ],
      stopIf:
        'Stop if the bush in the glass is cracked or wires in the gaiter are broken in several places.',
    },
    parts: [{ name: 'Rear wiper motor, seal and trim clips', usd: [45, 220] }],
    labourHours: [0.5, 1.2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
