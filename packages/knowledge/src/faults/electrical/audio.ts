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
    shown: {
      workshopName: 'Aerial, aerial amplifier or coaxial lead faulty',
      summary:
        'The aerial on the roof or in the glass feeds a small amplifier, which is powered by the radio. If its base has corroded, the lead is broken or the amplifier has failed, FM hisses and DAB drops out, while music from a phone or USB stick sounds normal.',
      patterns: [
        'Water creeps in at the base of a roof aerial and corrodes the amplifier and its plug.',
        'Reception is lost when a new windscreen or another radio is fitted, because the aerial no longer gets its 12 V feed.',
      ],
    },
    checks: [
      {
        title: 'Compare the radio with other sources',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Play music from a phone or USB stick, then switch to the radio.',
          'Listen in an open place, and again in another town.',
        ],
        outcomes: [
          {
            finding: 'Only the radio is bad, everywhere',
            means: 'The fault lies in the aerial, its lead or its amplifier.',
            effect: 'supports',
          },
          {
            finding: 'All sources are bad',
            means: 'The fault lies in the audio amplifier or the speakers, not in the aerial.',
            effect: 'rules-out',
          },
          {
            finding: 'It is bad only in some places',
            means: 'The transmitter or the hills are to blame, not the car.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the base and the rod of the aerial',
        tool: 'Torch',
        minutes: 10,
        steps: [
          'Unscrew the rod of the aerial and look for green or white deposits on the thread.',
          'Screw the rod back in firmly. Feel the headlining below the aerial for damp.',
        ],
        outcomes: [
          {
            finding: 'Crusts, a loose rod or damp are found',
            means: 'The connection is being lost at the base of the aerial.',
            effect: 'confirms',
          },
          {
            finding: 'It is bright, tight and dry',
            means: 'The aerial is making contact, so the lead or the amplifier is left.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the radio aerial or its amplifier',
      minutes: [20, 120],
      overview:
        'Begin with the rod and its base, because they cost least. The base of a roof aerial is reached by lowering the rear of the headlining.',
      tools: ['Trim tool', 'Spanner', 'Multimeter', 'Radio removal keys'],
      steps: [
        'Fit a new rod first and try the radio.',
        'Pull the radio out of the dashboard and check that the aerial plug is pushed fully home.',
        'Switch the radio on and measure the feed to the aerial amplifier. It should be about 12 V.',
        'Disconnect the battery and wait ten minutes, because the curtain airbags lie beside the headlining. Lower the headlining at the back and look at the aerial base and its plug.',
        'Replace the base together with its seal, or the amplifier beside the rear window.',
        'Refit the headlining and the radio, and reconnect the battery. Then drive a few miles and check both FM and DAB.',
      ],
      safety: [
        'Do not touch the yellow plugs along the roof: they belong to the curtain airbags.',
        'Never work on the radio while you are driving.',
      ],
      stopIf: 'Stop if a curtain airbag has to come out before you can lower the headlining.',
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
    drive: {
      verdict: 'yes',
      reason: 'The fault is a nuisance to the ear and nothing more. Drive as usual.',
    },
    patterns: [
      'A cheap charger or a dash cam blots DAB out; unplugged, all is well.',
      'Whine that rises with the revs only with the phone on cable: an earth loop.',
    ],
    shown: {
      workshopName: 'Charging ripple or LED interference on the audio, earth loop',
      summary:
        'A poor earth, a charger, a dash cam or LED bulbs put a whine or crackle on the radio and speakers. It follows the engine speed, or comes with the lights or a gadget.',
      patterns: [
        'A cheap charger or dash cam blots out DAB; when it is unplugged, reception returns.',
        'A whine that rises with engine speed only while the phone is connected by cable is an earth loop.',
      ],
    },
    checks: [
      {
        title: 'Unplug every charger and gadget',
        tool: 'None',
        minutes: 10,
        needs: 'powered',
        steps: [
          'Park with the radio on and the engine off. Unplug the chargers, the dash cam and the cables one by one, and listen after each.',
          'Switch the lights and the heated screens off and on while you listen.',
        ],
        outcomes: [
          {
            finding: 'The noise goes with one of them',
            means: 'That device is the source of the interference.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing changes',
            means: 'The gadgets are not the cause: look at the earths and the alternator.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Listen with and without the engine',
        tool: 'None',
        minutes: 10,
        needs: 'running',
        steps: [
          'Listen with the ignition on, then start the engine and listen again.',
          'Raise the engine speed a little and check by ear whether the tone rises with it.',
        ],
        outcomes: [
          {
            finding: 'The whine follows the revs',
            means: 'It comes from the charging system, through a poor earth or a missing filter.',
            effect: 'supports',
          },
          {
            finding: 'The noise is the same without the engine',
            means:
              'The radio, a speaker or the aerial is at fault rather than the charging system.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Cure interference in the car radio',
      minutes: [20, 90],
      overview:
        'Remove the source of the interference, or give it a filter and a good earth. The alternator itself is seldom at fault.',
      tools: ['Wire brush', 'Trim tool'],
      steps: [
        'Leave the offending gadget unplugged, or buy one that carries a CE or UKCA mark.',
        'Clip ferrites on its cable, close to the plug.',
        'Clean the earth points of the radio and the amplifier down to bare metal.',
        'Route the audio leads away from the power cables.',
        'Fit a ground-loop isolator in the phone’s audio cable if that cable brings the whine.',
        'If it still whines, have the ripple of the alternator measured: more than about 0.1 V AC is suspect, and more than 0.5 V AC means a failed diode.',
      ],
      safety: [
        'Fit a fuse close to the battery in every wire that you add.',
        'Do not search for the noise while you are driving.',
      ],
      stopIf: 'Stop if the battery light comes on as well: the alternator needs a test.',
    },
    parts: [{ name: 'Clip-on ferrites or ground-loop isolator', usd: [5, 25] }],
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
    shown: {
      summary:
        'One speaker buzzes on bass notes, crackles or falls silent because its cone has torn, its foam surround has crumbled or water has got into the door.',
      patterns: [
        'Only one door is affected, with every source, and bass notes make it worse.',
        'If the sound comes and goes as the door is opened, a wire in the hinge is broken instead.',
      ],
    },
    checks: [
      {
        title: 'Find the speaker with balance and fader',
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        steps: [
          'Park, and set the balance and fader to each corner in turn.',
          'Use a source that sounds right from the other speakers.',
        ],
        outcomes: [
          {
            finding: 'One corner buzzes or is silent',
            means: 'That speaker or its wire is at fault.',
            effect: 'supports',
          },
          {
            finding: 'All corners sound the same',
            means: 'The radio or the amplifier is at fault rather than one speaker.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Press on the cone and move the door',
        tool: 'Trim tool',
        minutes: 20,
        needs: 'powered',
        steps: [
          'Take the speaker grille off. With the music low, press lightly on the cone with flat fingers.',
          'Open and close the door while the music plays.',
        ],
        outcomes: [
          {
            finding: 'The cone scrapes or is torn',
            means: 'The speaker is damaged and has to be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'Sound comes and goes with the door',
            means: 'A wire is broken in the loom at the hinge; the speaker itself is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a door speaker',
      minutes: [30, 75],
      overview: 'The new speaker has to be of the same size and impedance.',
      tools: [
        'Trim tool',
        'Screwdrivers and battery spanner',
        'Drill',
        'Rivet gun and rivets',
        'Eye protection',
      ],
      steps: [
        'Disconnect the battery and wait ten minutes.',
        'Undo the screws of the door trim, unclip it and lift it off.',
        'Unplug the speaker, undo its screws or drill out its rivets, and take it out.',
        'Screw or rivet the new speaker in with its seal, and plug it in.',
        'Press the plastic membrane of the door back down all the way round, so that no water can get into the cabin.',
        'Clip the trim on, reconnect the battery and try the speaker.',
      ],
      safety: [
        'Wait ten minutes with the battery off before you unplug anything in a door: it may contain sensors of the side airbags.',
        'Keep your fingers out of the window mechanism, and wear eye protection when you drill.',
      ],
      stopIf: 'Stop if an airbag module has to come out before you can reach the speaker.',
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
    drive: { verdict: 'yes', reason: 'The radio only needs its code. Drive as usual.' },
    patterns: [
      'Comes on the day of a new battery or a jump start.',
      'Worth a look when it asks at every start: then it loses its permanent feed.',
    ],
    shown: {
      summary:
        'As a protection against theft, many radios ask for a code once they have lost their supply: after a flat battery, a jump start or a battery change. Nothing is broken.',
      patterns: [
        'It happens on the day of a battery change or a jump start.',
        'If it asks at every start, look further: the radio is losing its permanent feed.',
      ],
    },
    checks: [
      {
        title: 'Recall whether the battery was flat or disconnected',
        tool: 'None',
        minutes: 3,
        steps: [
          'Think back to the day before: was the battery changed, the car jump-started, a fuse pulled or the car in a workshop?',
          'Note whether the radio asks for its code at every start or asked only once.',
        ],
        outcomes: [
          {
            finding: 'The supply was gone, and it asks once',
            means: 'The theft protection is doing its job: enter the code.',
            effect: 'confirms',
          },
          {
            finding: 'It asks at every start',
            means: 'The permanent feed is missing: look at its fuse and wiring.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look for the code card',
        tool: 'None',
        minutes: 10,
        steps: [
          'Look in the handbook wallet, in the glovebox and behind the sun visor.',
          'Look for a sticker with the code or the serial number on the side of the radio.',
        ],
        outcomes: [
          {
            finding: 'A code is there, and the radio takes it',
            means: 'The radio is unlocked and nothing more needs doing.',
            effect: 'confirms',
          },
          {
            finding: 'The right code is refused',
            means: 'The radio is not the one that the code belongs to, or it is faulty.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Unlock the radio with its code',
      minutes: [10, 30],
      overview:
        'No part is needed. A dealer can look up the code by the radio’s serial number, against proof that the car is yours.',
      tools: ['Handbook'],
      steps: [
        'Look for the code card in the handbook wallet.',
        'If there is none, find the serial number: the handbook gives a key combination that displays it, or it is on the side of the radio.',
        'Ask a dealer of the make, or use the manufacturer’s website, and show your registration document.',
        'Enter the code slowly with the station buttons and confirm it.',
        'If the radio refuses the code, compare it with the card before you try again. Many radios have to be left switched on for an hour after several wrong attempts.',
        'Keep the code at home or in your phone, not in the car.',
      ],
      safety: [
        'Do not try to look up or enter the code while you are driving.',
        'Do not buy codes from sellers who ask for no proof of ownership.',
      ],
      stopIf: 'Stop after two wrong attempts and ask a dealer: some radios lock for good.',
    },
    parts: [],
    labourHours: [0.1, 0.4],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
