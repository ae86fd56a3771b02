import type { FaultEntry } from '../../schema.ts';

/** Reception and sound. */
export const audioFaults = {
  'radio-aerial-failed': {
    name: 'Radio aerial or its amplifier failed',
    workshopName: 'Antenna, antenna amplifier or coaxial lead faulty',
    summary:
      'The aerial in roof or glass feeds a small amplifier, which gets its current from the radio. With a corroded foot, a broken lead or a dead amplifier FM hisses and DAB drops out, while phone and USB sound right.',
    prior: 2.2,
    symptoms: {
      'radio-reception-poor': 0.85,
      'infotainment-fault': 0.08,
      'rear-window-wont-clear': 0.05,
      'water-leak-cabin': 0.04,
      'headliner-wet': 0.05,
    },
    against: ['battery-drains', 'sound-fault', 'alternator-whine'],
    conditions: { 'wet-weather': 0.25, 'sudden-onset': 0.3, 'after-repair': 0.25, constant: 0.3 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'Only the reception suffers. Drive as usual.' },
    patterns: [
      'Water creeps in at the foot of a roof aerial and corrodes amplifier and plug.',
      'Reception goes with a new windscreen or another radio: the aerial lacks its feed of 12 V.',
    ],
    checks: [
      {
        title: 'Compare the radio with other sources',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Play music from the phone or USB, then the radio.',
          'Listen in an open place and again in another town.',
        ],
        outcomes: [
          {
            finding: 'Only the radio is bad, everywhere',
            means: 'Aerial, lead or amplifier.',
            effect: 'supports',
          },
          {
            finding: 'All sources are bad',
            means: 'Amplifier of the sound or speakers.',
            effect: 'rules-out',
          },
          {
            finding: 'Only in some places',
            means: 'The transmitter or the hills.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the foot and the rod of the aerial',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Unscrew the rod and look for green or white crusts.',
          'Screw it tight. Feel the headlining below it for damp.',
        ],
        outcomes: [
          {
            finding: 'Crusts, a loose rod or damp',
            means: 'The contact is lost there.',
            effect: 'confirms',
          },
          {
            finding: 'Bright, tight and dry',
            means: 'Lead or amplifier remain.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the radio aerial or its amplifier',
      minutes: [20, 120],
      overview:
        'Begin with rod and foot: they cost least. The roof foot is reached by lowering the rear of the headlining.',
      tools: ['Trim tool', 'Spanner', 'Multimeter'],
      steps: [
        'Fit a new rod first and try it.',
        'Pull the radio and see that the aerial plug is home.',
        'Measure 12 V on the feed of the amplifier with the radio on.',
        'Disconnect the battery and wait ten minutes, as curtain airbags are beside the headlining. Lower it at the back and look at foot and plug.',
        'Replace the foot with its seal, or the amplifier at the glass.',
        'Press the headlining home, reconnect the battery and try FM and DAB on the road.',
      ],
      safety: [
        'Do not touch yellow plugs along the roof: they belong to the curtain airbags.',
        'Never work at the radio while driving.',
      ],
      stopIf: 'Stop when the headlining hides a curtain airbag that has to come out.',
    },
    parts: [
      { name: 'Aerial rod or foot', usd: [10, 120] },
      { name: 'Aerial amplifier', usd: [30, 150], ifNeeded: true },
    ],
    labourHours: [0.3, 1.5],
    diy: 'moderate',
  },
  'audio-interference': {
    name: 'Electrical interference in the sound',
    workshopName: 'Charging ripple or LED interference on audio, earth loop',
    summary:
      'A poor earth, a charger, a dash cam or LED bulbs put a whine or crackle on radio and speakers. It follows the revs, or comes with lights or a gadget.',
    prior: 1.4,
    symptoms: {
      'alternator-whine': 0.4,
      'sound-fault': 0.5,
      'radio-reception-poor': 0.4,
      'accessory-fitted': 0.35,
      'phone-connection-fault': 0.06,
    },
    against: ['battery-light', 'dim-flicker', 'no-crank', 'belt-squeal'],
    conditions: { 'lights-on': 0.4, accelerating: 0.25, 'after-repair': 0.35 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'It is only heard. Drive as usual.' },
    patterns: [
      'A cheap charger or a dash cam blots DAB out; unplugged, all is well.',
      'Whine that rises with the revs only with the phone on cable: an earth loop.',
    ],
    checks: [
      {
        title: 'Unplug every charger and gadget',
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        steps: [
          'Park with the radio on and the engine off: pull chargers, dash cam and cables one by one.',
          'Switch lights and heated screens off and on.',
        ],
        outcomes: [
          {
            finding: 'The noise goes with one of them',
            means: 'That one disturbs.',
            effect: 'confirms',
          },
          { finding: 'Nothing changes', means: 'Look at earth and alternator.', effect: 'weakens' },
        ],
      },
      {
        title: 'Listen with and without the engine',
        tool: 'None',
        minutes: 10,
        needs: 'running',
        steps: [
          'Listen with the ignition on, then start the engine.',
          'Raise the revs a little and listen whether the tone rises.',
        ],
        outcomes: [
          {
            finding: 'A whine that follows the revs',
            means: 'It comes from charging, by a poor earth or a filter.',
            effect: 'supports',
          },
          {
            finding: 'The same without the engine',
            means: 'Radio, speaker or aerial.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure interference in the car radio',
      minutes: [20, 90],
      overview:
        'Take away what disturbs, or give it a filter and a good earth. The alternator itself is seldom at fault.',
      tools: ['Multimeter', 'Wire brush', 'Clip-on ferrites'],
      steps: [
        'Leave the gadget out that makes the noise, or buy one with a mark of approval.',
        'Clip ferrites on its cable close to the plug.',
        'Clean the earth of radio and amplifier down to metal.',
        'Lay audio leads away from power leads.',
        'Put an isolator into a phone cable that whines.',
        'Have the ripple of the alternator measured if it still whines: above 0.1 V AC is too much.',
      ],
      safety: [
        'Fuse every retrofitted wire at the battery.',
        'Do not try sources while you drive.',
      ],
      stopIf: 'Stop when the battery light comes on too: the alternator needs a test.',
    },
    parts: [{ name: 'Ferrites or isolator', usd: [5, 25] }],
    labourHours: [0.3, 1.2],
    diy: 'easy',
  },
  'speaker-blown': {
    name: 'Blown or torn speaker',
    workshopName: 'Loudspeaker cone, surround or voice coil failed',
    summary:
      'One speaker buzzes on bass, crackles or falls silent because its paper has torn, its foam has crumbled or water has got into the door.',
    prior: 1.8,
    symptoms: {
      'sound-fault': 0.85,
      'body-rattle': 0.1,
      'water-in-electrics': 0.05,
      'door-creaks': 0.02,
      'infotainment-fault': 0.03,
    },
    against: ['radio-reception-poor', 'alternator-whine', 'radio-code-asked'],
    conditions: { 'gradual-onset': 0.3, 'wet-weather': 0.15, intermittent: 0.2 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'Only the sound suffers. Drive as usual.' },
    patterns: [
      'One door only, worse with bass, with every source.',
      'Comes and goes when the door is opened: then it is the wire in the hinge.',
    ],
    checks: [
      {
        title: 'Find the speaker with balance and fader',
        tool: 'None',
        minutes: 5,
        steps: [
          'Park, and set balance and fader to each corner in turn.',
          'Listen with a source that sounds right elsewhere.',
        ],
        outcomes: [
          {
            finding: 'One corner buzzes or is silent',
            means: 'That speaker or its wire.',
            effect: 'supports',
          },
          { finding: 'All corners the same', means: 'Radio or amplifier.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Press on the cone and move the door',
        tool: 'Trim tool',
        minutes: 20,
        steps: [
          'Take the grille off. Press lightly on the cone with flat fingers, music low.',
          'Open and close the door while it plays.',
        ],
        outcomes: [
          { finding: 'Scrapes or is torn', means: 'The speaker is done.', effect: 'confirms' },
          {
            finding: 'Sound comes and goes with the door',
            means: 'A broken wire at the hinge.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a door speaker',
      minutes: [30, 75],
      overview:
        'Remove the door trim, unscrew or drill out the rivets, and fit one of the same size and resistance.',
      tools: ['Trim tool', 'Screwdrivers', 'Drill', 'Pop rivets'],
      steps: [
        'Disconnect the battery and wait ten minutes: side airbags read the door.',
        'Undo the screws of the trim and unclip it.',
        'Unplug the speaker and take it out.',
        'Fit the new one with its seal and plug it in.',
        'Press the membrane of the door back without gaps.',
        'Clip the trim on, connect the battery and try it.',
      ],
      safety: [
        'Wait ten minutes with the battery off before you unplug anything in a door.',
        'Keep fingers out of the window gear.',
      ],
      stopIf: 'Stop when the trim hides an airbag module that has to come out.',
    },
    parts: [{ name: 'Door speaker', usd: [20, 120] }],
    labourHours: [0.5, 1],
    diy: 'moderate',
  },
  'radio-code-locked': {
    name: 'Radio locked after a loss of power',
    workshopName: 'Radio security code required after supply interruption',
    summary:
      'As a protection against theft many radios ask for a code once their supply was gone: after a flat battery, a jump start or a new battery. Nothing is broken.',
    prior: 0.8,
    fits: { years: [1985, 2018] },
    symptoms: {
      'radio-code-asked': 0.9,
      'infotainment-fault': 0.15,
      'sound-fault': 0.06,
      'needs-jump-start': 0.1,
    },
    against: ['battery-light'],
    conditions: { 'after-jump-start': 0.55, 'after-repair': 0.5, 'sudden-onset': 0.3 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'The radio only wants its code. Drive as usual.' },
    patterns: [
      'Comes on the day of a new battery or a jump start.',
      'Worth a look when it asks at every start: then it loses its permanent feed.',
    ],
    checks: [
      {
        title: 'Recall whether the battery was flat or off',
        tool: 'None',
        minutes: 3,
        steps: [
          'Think of the day before: new battery, jump start, fuse, workshop?',
          'See whether it asks at every start or only once.',
        ],
        outcomes: [
          {
            finding: 'The supply was gone, and it asks once',
            means: 'Its protection is at work.',
            effect: 'confirms',
          },
          {
            finding: 'It asks at every start',
            means: 'The permanent feed is missing: fuse or wiring.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for the code card',
        tool: 'None',
        minutes: 10,
        steps: [
          'Look in the handbook wallet, the glovebox and behind the sun visor.',
          'Look for a sticker on the side of the radio or the serial number.',
        ],
        outcomes: [
          {
            finding: 'A code is there, and the radio takes it',
            means: 'All is well again.',
            effect: 'confirms',
          },
          {
            finding: 'The right code is refused',
            means: 'The radio is not the original one, or it is faulty.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Unlock the radio with its code',
      minutes: [10, 30],
      overview:
        'No part is needed. A dealer gives the code for the serial number against proof that the car is yours.',
      tools: ['Handbook'],
      steps: [
        'Look for the card in the handbook wallet.',
        'Without it, read the serial number: by a key combination in the handbook, or on its side.',
        'Ask a dealer of the make with your registration document, or the manufacturers’ website.',
        'Enter the code slowly with the station keys and confirm.',
        'After three wrong tries leave it switched on for an hour before the next.',
        'Write the code into the handbook.',
      ],
      safety: [
        'Do not look codes up while driving.',
        'Do not buy codes from sellers who want no proof of ownership.',
      ],
      stopIf: 'Stop after two wrong tries and ask a dealer: some radios lock for good.',
    },
    parts: [],
    labourHours: [0.1, 0.4],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
