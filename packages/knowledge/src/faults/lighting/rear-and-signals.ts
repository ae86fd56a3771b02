import type { FaultEntry } from '../../schema.ts';

/** Brake, rear, signal, interior and trailer lights. */
export const rearAndSignalFaults = {
  'brake-light-switch-failed': {
    name: 'Failed brake-light switch',
    workshopName: 'Stop-lamp switch open, sticking or misadjusted',
    summary:
      'The switch at the brake pedal no longer closes or no longer opens. All brake lights stay dark, or burn all the time, and cruise control, gear selector and stability control are confused with it.',
    prior: 5,
    shifts: [{ minAgeYears: 5, factor: 1.4, source: 'wear part; subject of many NHTSA recalls' }],
    symptoms: {
      'brake-lights-out': 0.5,
      'brake-lights-stuck': 0.45,
      'shifter-stuck': 0.35,
      'cruise-wont-set': 0.35,
      'stability-light': 0.25,
      'cruise-drops-out': 0.15,
      'no-crank': 0.15,
      'battery-drains': 0.12,
      'check-engine-light': 0.12,
      'abs-light': 0.1,
      'wont-start': 0.07,
      'needs-jump-start': 0.08,
    },
    against: ['tail-light-out', 'indicator-fault', 'lamp-melted'],
    conditions: { intermittent: 0.4, braking: 0.3, 'over-bumps': 0.1, 'ignition-off': 0.3 },
    codes: {
      P0571: 0.35,
      P0572: 0.2,
      P0573: 0.2,
      P0504: 0.3,
      C0161: 0.12,
      P0703: 0.15,
      C0750: 0.06,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason: 'Nobody behind sees that you are braking. Do not drive until the brake lights work.',
    },
    patterns: [
      'The rubber stop on the pedal arm crumbles, its pieces lie on the carpet, and the brake lights stay on.',
      'All three brake lights fail together: never three bulbs at once.',
      'At first now and then: the selector will not leave Park until the pedal is pressed twice, or cruise drops out and lifting the pedal with the toe brings it back.',
    ],
    checks: [
      {
        title: 'Look at the brake lights against a wall',
        steps: [
          'At dusk reverse up to a wall, or have a helper watch.',
          'Press the pedal lightly, then hard, then let go.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'All dark, all stuck on, or only with hard pressure',
            means: 'The switch, its adjustment or its fuse.',
            effect: 'supports',
          },
          {
            finding: 'One dark',
            means: 'The switch feeds the others, so it is the bulb or light on that side.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Press the switch by hand',
        steps: [
          'Look up under the dash with a torch and find the switch at the pedal arm.',
          'With the ignition on and the engine off, move its plunger with a finger while a helper watches the lights. Look for a missing plastic stop.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Lights react to the finger and not to the pedal',
            means: 'The switch works and the pedal does not reach it: stop or adjustment.',
            effect: 'confirms',
          },
          {
            finding: 'Never react, and the fuse is good',
            means: 'The switch is dead, or more rarely its wire.',
            effect: 'confirms',
          },
          { finding: 'Always react properly', means: 'The switch is good.', effect: 'rules-out' },
        ],
      },
    ],
    guide: {
      title: 'Replace and set the brake-light switch',
      overview:
        'Ten minutes lying in the footwell. A wrong setting holds the lights on, or the brakes slightly applied, so test with care. Many cars have open recalls for it.',
      minutes: [20, 45],
      tools: ['Torch', 'Multimeter or test lamp', 'Pliers', 'OBD-II reader'],
      steps: [
        'Check recalls by VIN, and the brake-light fuse.',
        'Push the seat back, remove the lower cover. With a knee airbag, disconnect the battery and wait ten minutes.',
        'Unplug the switch, turn it 45 degrees or press the clips and draw it out.',
        'Look at the pedal stop: if it has crumbled, press in a new one.',
        'Pull the plunger of the new switch fully out, if it sets itself. Fit it with the pedal in the position that its leaflet states, usually up.',
        'Plug in, and let the pedal come up by itself.',
        'Reconnect the battery if it was disconnected. Helper: lights on with the first centimetre of travel, off when released, third light too.',
        'Check that cruise control cancels, the selector unlocks and the wheels turn freely after braking. Clear the codes.',
      ],
      safety: [
        'Do not move the car until brake lights are proved.',
        'Leave nothing in the footwell that could jam the pedal.',
      ],
      stopIf:
        'Stop if the lights work but the car still reports brake switch codes: the second contact or wiring needs testing.',
    },
    parts: [
      { name: 'Brake-light switch', usd: [12, 80] },
      { name: 'Pedal stop', usd: [3, 12], ifNeeded: true },
    ],
    labourHours: [0.3, 0.7],
    diy: 'easy',
  },
  'brake-light-bulb-blown': {
    name: 'Blown brake-light or rear bulb',
    workshopName: 'Stop/tail lamp bulb or LED unit failed',
    summary:
      'A rear bulb has burnt out, or an LED unit such as the third brake light has failed. One lamp is dark while the others work.',
    prior: 3,
    symptoms: {
      'brake-lights-out': 0.5,
      'tail-light-out': 0.6,
      'lamp-warning': 0.35,
      'bulb-blows-often': 0.08,
      'condensation-lamp': 0.08,
    },
    against: ['brake-lights-stuck', 'shifter-stuck', 'fuse-blows', 'lamp-melted'],
    conditions: { 'sudden-onset': 0.4 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'With at least one brake light and one rear light you may drive by day to buy a bulb. It is illegal and easy to put right.',
    },
    patterns: [
      'Somebody behind you told you.',
      'In a two-filament bulb, tail or brake light fails alone.',
    ],
    checks: [
      {
        title: 'Walk round with all rear lights on',
        steps: [
          'Leave the engine off, switch the ignition on and apply the parking brake. Lights and rear fog on; use a wall, or a helper who stands beside the car and not behind it, for brake and reverse lights.',
          'Note which lights are dark.',
        ],
        tool: 'None',
        minutes: 4,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A single light dark',
            means: 'The others share its supply, so its own bulb or unit has gone.',
            effect: 'supports',
          },
          {
            finding: 'Everything on one side dark or dim',
            means: 'Several bulbs seldom die at once: earth, plug or fuse of that light.',
            effect: 'weakens',
          },
          {
            finding: 'All brake lights dark',
            means: 'What they share is the switch and the fuse.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Take the bulb out and look',
        steps: [
          'Switch the lights off. Open the flap in the boot side or unscrew the light.',
          'Turn the bulb out and look at its filaments and socket.',
        ],
        tool: 'Screwdriver',
        minutes: 15,
        outcomes: [
          {
            finding: 'Broken filament or black glass',
            means: 'The bulb has burnt out.',
            effect: 'confirms',
          },
          {
            finding: 'Whole bulb',
            means: 'The bulb can still light: socket, wire or earth.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a rear or brake-light bulb',
      overview:
        'Bulbs cost next to nothing; a sealed LED light is changed as a unit. In two-filament bulbs the pins are offset, so that it fits one way only.',
      minutes: [10, 45],
      tools: ['Screwdriver or socket', 'Cloth', 'Test lamp'],
      steps: [
        'Switch the lights off and let it cool. Read the type on the old base.',
        'Open the flap, undo the nuts or screws and draw the light straight back: ball studs hold its outer edge.',
        'Press the tabs and take out the bulb holder.',
        'Push and turn bayonet bulbs, pull wedge ones straight.',
        'Look at the holder: browned or green contacts are cleaned or the holder renewed.',
        'Fit the new bulb without touching its glass; look at the offset pins.',
        'Test brake, tail, indicator, reverse and fog before refitting.',
        'Fit the light with its seal flat: water otherwise runs into the boot.',
      ],
      safety: ['Check brake lights with a helper before driving.', 'Bulbs are hot just after use.'],
      stopIf: 'Stop if a new bulb stays dark: test supply and earth of the light.',
    },
    parts: [{ name: 'Bulb or LED lamp', usd: [3, 350] }],
    labourHours: [0.1, 0.7],
    diy: 'easy',
  },
  'tail-lamp-socket-corroded': {
    name: 'Corroded or melted rear lamp holder',
    workshopName: 'Tail lamp bulb holder/ground contact corroded or overheated',
    summary:
      'Water or a poor earth has corroded the contact plate of the rear lamp. Lamps glow dimly, light each other up or flash together, and plastic melts round the hottest contact.',
    prior: 0.75,
    shifts: [{ minAgeYears: 7, factor: 1.5, source: 'corrosion with age' }],
    symptoms: {
      'tail-light-out': 0.6,
      'lamp-melted': 0.45,
      'brake-lights-out': 0.35,
      'indicator-fault': 0.3,
      'condensation-lamp': 0.2,
      'bulb-blows-often': 0.25,
      'lamp-warning': 0.2,
      'reverse-light-out': 0.15,
      'electrics-odd': 0.08,
      'water-leak-cabin': 0.05,
    },
    against: ['brake-lights-stuck', 'shifter-stuck'],
    conditions: { 'wet-weather': 0.3, intermittent: 0.45, braking: 0.15, 'lights-on': 0.45 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Others may misread your signals or not see you. Repair it before driving in the dark.',
    },
    patterns: [
      'Press the brake and the indicator or reverse light glows: lost earth.',
      'New bulb works for a week.',
    ],
    checks: [
      {
        title: 'See whether the lights affect one another',
        steps: [
          'Tail lights on, then indicator, then brake.',
          'Look at whether one makes another dim or glow.',
        ],
        tool: 'None',
        minutes: 4,
        needs: 'powered',
        outcomes: [
          {
            finding: 'They dim or glow together',
            means: 'The shared earth of the light is bad.',
            effect: 'confirms',
          },
          {
            finding: 'Each works for itself',
            means: 'The shared earth carries them all.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Open the bulb holder',
        steps: [
          'With the lights off, take the holder out of the light.',
          'Look for brown, melted plastic, green contacts and water.',
        ],
        tool: 'Screwdriver',
        minutes: 15,
        outcomes: [
          {
            finding: 'Browned, melted or green',
            means: 'The contact no longer presses: renew the holder.',
            effect: 'confirms',
          },
          {
            finding: 'Clean and springy',
            means: 'The holder is good: look further along the wire.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear light’s bulb holder and clean its earth',
      overview:
        'Holders are sold singly for most lights. Cleaning is a stop-gap. The earth point in the boot, and the light seal that let the water in, belong to the job.',
      minutes: [25, 90],
      tools: [
        'Screwdriver and sockets',
        'Contact cleaner',
        'Fine emery',
        'Repair plug and crimps',
        'Light seal',
      ],
      steps: [
        'Switch the lights off. Remove the light and its holder.',
        'Compare with the other side to see how it should look.',
        'Fit a new holder if plastic has softened: the contact no longer presses.',
        'If the plug has melted, cut back and splice a repair plug, one wire at a time.',
        'Follow the earth wire to its bolt in the boot side, clean to bright metal and protect it.',
        'Measure from light earth to battery negative with all lights on: less than 0.2 V.',
        'Dry the light, renew the seal and see where the water came from.',
        'Fit bulbs of the listed wattage and test every function singly and together.',
      ],
      safety: [
        'Never swap in stronger bulbs: they melt the holder.',
        'Prove brake lights and indicators before driving.',
      ],
      stopIf:
        'Stop if the loom in the boot lid or hinge is broken as well: that is a separate repair.',
    },
    parts: [{ name: 'Bulb holder and seal', usd: [15, 90] }],
    labourHours: [0.4, 1.2],
    diy: 'moderate',
  },
  'led-tail-lamp-failed': {
    name: 'Failed LED rear lamp',
    workshopName: 'Sealed LED tail lamp failure (driver or water entry)',
    summary:
      'A sealed LED lamp has lost a string of LEDs or its driver, often from water. Part of the light or the whole lamp is dark, and it can take blind-spot radar or trailer units in it along.',
    prior: 0.9,
    fits: { years: [2004, 2099] },
    shifts: [
      {
        makes: ['ford', 'ram', 'gmc', 'chevrolet'],
        years: [2015, 2022],
        factor: 1.6,
        source: 'widely reported by owners: water in LED rear lamps',
      },
    ],
    symptoms: {
      'tail-light-out': 0.75,
      'lamp-warning': 0.4,
      'condensation-lamp': 0.4,
      'brake-lights-out': 0.25,
      'blind-spot-fault': 0.12,
      'indicator-fault': 0.15,
      'reverse-light-out': 0.06,
      'electrics-odd': 0.06,
      'trailer-lights-out': 0.04,
    },
    against: ['bulb-blows-often', 'lamp-melted', 'brake-lights-stuck'],
    conditions: { 'wet-weather': 0.3, intermittent: 0.3 },
    codes: { U0232: 0.04, U0233: 0.04 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Check which functions are left. Without a rear or brake light on that side do not drive in the dark.',
    },
    patterns: [
      'A few LEDs dark first, then a strip.',
      'Rear light and blind-spot system fail in the same week: water in the lamp.',
    ],
    checks: [
      {
        title: 'Inspect the light for water and dark segments',
        steps: [
          'With the lights on, look at each segment.',
          'Look for drops or mist inside and cracks in the seam.',
        ],
        tool: 'Torch',
        minutes: 4,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Water inside or single segments dark',
            means: 'The light has failed inside.',
            effect: 'confirms',
          },
          {
            finding: 'Complete light dark, but dry',
            means: 'Check plug, fuse and earth before you blame the light.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Repeat the plug test on the other side',
        steps: [
          'Switch the lights off. Take both lights out and measure supply and earth at the plug of the dark one.',
          'On interchangeable lights, hold the good light to the plug.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        outcomes: [
          {
            finding: 'Supply and earth present, light dark',
            means: 'It is fed and stays dark, so the light has failed.',
            effect: 'confirms',
          },
          {
            finding: 'No supply',
            means: 'The light is not fed: wire, fuse or control output.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a sealed LED rear light',
      overview:
        'The light comes out with two or three nuts. The price is in the light: compare manufacturer, aftermarket with approval mark, and used. Lights with radar in them need coding or calibration.',
      minutes: [20, 75],
      tools: ['Sockets', 'Trim tools', 'Multimeter', 'Masking tape'],
      steps: [
        'Ask about warranty and bulletins by VIN.',
        'Open the tailgate first, since its lock needs power. Then disconnect the battery and mask the paint beside the light.',
        'Undo nuts behind the trim and draw the light straight back off its studs.',
        'Look for water in the plug: green pins are repaired, or they eat the new light.',
        'Unscrew blind-spot module or bracket and move it over without turning it.',
        'Check the approval mark of the new light: DOT/SAE or E-mark, and left- or right-hand traffic.',
        'Fit it with a new seal, tighten lightly and evenly: overtightening cracks the seam.',
        'Plug in, reconnect the battery, test all functions, clear codes and have the radar calibrated if it was moved.',
        'Hose it for five minutes and look in the boot.',
      ],
      safety: [
        'Prove brake lights and indicators before driving.',
        'Do not stare into bright LEDs from near.',
      ],
      stopIf: 'Stop if radar or trailer modules report faults afterwards.',
    },
    parts: [{ name: 'LED rear lamp', usd: [80, 1100] }],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
  'indicator-bulb-or-relay-fault': {
    name: 'Indicator bulb or flasher fault',
    workshopName: 'Turn-signal lamp outage or flasher relay fault',
    summary:
      'A dead indicator bulb makes that side flash fast, because the flasher sees too little load. A failed flasher or hazard switch stops both sides, or makes them stay lit.',
    prior: 1.2,
    symptoms: {
      'indicator-fault': 0.9,
      'lamp-warning': 0.2,
      'dash-clicking': 0.03,
      'tail-light-out': 0.06,
      'fuse-blows': 0.06,
    },
    against: ['indicator-wont-cancel', 'brake-lights-stuck', 'many-warnings'],
    conditions: { intermittent: 0.25, 'after-repair': 0.15, 'sudden-onset': 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Others cannot tell where you are going. Use hand signals where legal, and repair it the same day.',
    },
    patterns: [
      'Fast ticking on one side only: a bulb.',
      'Fast on both sides since LED bulbs were fitted: too little load.',
      'Hazards work and indicators do not: stalk or fuse, not the flasher.',
    ],
    checks: [
      {
        title: 'Switch on the hazard lights and walk round',
        steps: [
          'Hazards on, look at front, side and rear lights of both sides.',
          'Then try left and right indicator.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One light dark, that side fast',
            means: 'The flasher misses the load of that bulb: the bulb or its holder.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing flashes in either',
            means: 'What both share has failed: fuse, flasher or hazard switch.',
            effect: 'supports',
          },
          {
            finding: 'Hazards perfect, one side dead from the stalk',
            means: 'Bulbs and flasher work, so the stalk switch is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check fuse and flasher relay',
        steps: [
          'Find indicator and hazard fuses and, on older cars, the flasher relay.',
          'Test the fuses, and tap the relay while indicating.',
        ],
        tool: 'Test lamp',
        minutes: 10,
        outcomes: [
          {
            finding: 'Blown fuse, or the relay reacts to tapping',
            means: 'That is it; a blown fuse has a reason.',
            effect: 'confirms',
          },
          {
            finding: 'All good',
            means: 'Fuse and flasher are sound: look at bulb, stalk or control unit.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore the indicators: bulb, flasher and hazard switch',
      overview:
        'Begin with the bulb. Many newer cars have no relay: the body unit flashes and makes the ticking by loudspeaker. LED bulbs in place of filament ones need approved load resistors or recoding, if they are legal at all.',
      minutes: [15, 60],
      tools: ['Screwdriver', 'Test lamp', 'Cloth', 'Trim tool'],
      steps: [
        'Hazards on: find the dark light.',
        'Switch the lights off. Take out the bulb from behind the light, through the wheel arch or by pulling the side repeater.',
        'Amber bulbs have offset pins: buy the same, amber if the lens is clear.',
        'Clean or renew a corroded holder.',
        'If all are dark, replace the fuse once. If it blows again, look for a pinched wire at mirror, light or trailer socket.',
        'Pull the flasher relay or unclip the hazard switch and fit a new one of the same number.',
        'Remove unapproved LED bulbs and try the originals before replacing anything else.',
        'Test both sides and hazards: 60–120 flashes a minute.',
      ],
      safety: [
        'Test from all sides before driving.',
        'Load resistors reach over 100 °C: never on plastic or in cloth.',
      ],
      stopIf: 'Stop if a control unit flashes the lights and shows no output.',
    },
    parts: [{ name: 'Bulb, flasher or hazard switch', usd: [3, 60] }],
    labourHours: [0.2, 0.8],
    diy: 'easy',
  },
  'indicator-stalk-worn': {
    name: 'Worn indicator stalk',
    workshopName: 'Multifunction switch or self-cancelling cam worn',
    summary:
      'The combination switch beneath the wheel carries indicators, main beam and flash. Its detents, cam or contacts wear, so the lever flops, does not cancel or fails in one direction.',
    prior: 0.78,
    shifts: [{ minAgeYears: 7, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'indicator-wont-cancel': 0.7,
      'indicator-fault': 0.4,
      'high-beam-fault': 0.3,
      'headlight-flicker': 0.15,
      'wipers-wrong-speed': 0.1,
      'wipers-stop': 0.06,
      'horn-fault': 0.03,
      'electrics-odd': 0.05,
    },
    against: ['lamp-melted', 'condensation-lamp', 'tail-light-out'],
    conditions: { turning: 0.3, intermittent: 0.4, 'cold-weather': 0.08, 'after-repair': 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'A false or missing signal causes crashes. Cancel by hand and watch the tell-tale until it is replaced.',
    },
    patterns: [
      'Works left, but not right.',
      'Main beam stays on unless the lever is held.',
      'Does not cancel since the wheel was off: cam or clock spring fitted wrong.',
    ],
    checks: [
      {
        title: 'Turn the wheel with the indicator set',
        steps: [
          'Park with the engine on, set left, and turn the wheel half left and back. Do the same to the right.',
          'Feel how the lever latches and whether it returns.',
        ],
        tool: 'None',
        minutes: 4,
        needs: 'running',
        outcomes: [
          {
            finding: 'Does not latch or does not cancel',
            means: 'The detent or the cancelling cam is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Cancels both ways, crisp',
            means: 'Detent and cam are sound.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Move the lever gently while indicating',
        steps: [
          'Indicator on, move the lever a little up, down, to and fro.',
          'Watch the lights and main beam tell-tale.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'Flashing stops or main beam flickers',
            means: 'Worn contacts in the stalk open at a touch.',
            effect: 'confirms',
          },
          { finding: 'Steady', means: 'The contacts hold.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace the combination switch on the steering column',
      overview:
        'On many cars the stalk slides out after the column shroud is off. Where the wheel has to come off, the airbag does too, and that belongs in trained hands.',
      minutes: [30, 120],
      tools: ['Torx and Phillips drivers', 'Trim tools', 'Masking tape'],
      steps: [
        'Find out whether your stalk comes out with the wheel on.',
        'Set the wheels straight, key out, disconnect the battery and wait ten minutes.',
        'Lower the column fully, and remove the shroud screws from beneath. Prise the halves apart.',
        'Press the two tabs or undo two screws and slide the stalk out sideways.',
        'Unplug and compare plug and functions, such as cruise or fog.',
        'Slide the new one in until it clicks. Leave the clock spring untouched: tape it if it is exposed.',
        'Plug in, reconnect and try indicators with cancelling, main beam, flash, wipers, washers, horn.',
        'See that no airbag light is on. Refit the shroud without pinching wires.',
      ],
      safety: [
        'There is an airbag in front of you: disconnect the battery, wait, sit to one side.',
        'Do not turn the wheel with the clock spring loose.',
      ],
      stopIf: 'Stop if the wheel must come off, or an airbag light stays on.',
    },
    parts: [{ name: 'Combination switch', usd: [35, 260] }],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
  'reverse-light-switch-failed': {
    name: 'Failed reversing-light switch',
    workshopName: 'Reverse lamp switch or gear-position signal fault',
    summary:
      'The switch on a manual gearbox, or the gear-position signal of an automatic, no longer reports reverse. Both reversing lights stay dark, and camera or parking sensors may not wake.',
    prior: 0.6,
    fits: { transmissions: ['manual', 'automatic', 'cvt', 'dual-clutch'] },
    shifts: [{ transmissions: ['manual'], factor: 1.5, source: 'wear part on manual gearboxes' }],
    symptoms: {
      'reverse-light-out': 0.85,
      'camera-blank': 0.25,
      'parking-sensor-fault': 0.2,
      'gearbox-leak': 0.06,
      'mirror-fault': 0.05,
      'lamp-warning': 0.05,
    },
    against: ['tail-light-out', 'condensation-lamp', 'gear-wont-engage'],
    conditions: { reversing: 0.6, intermittent: 0.3 },
    codes: { P0705: 0.1, P0812: 0.15 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Others cannot see that you are about to reverse. Take care, and do not reverse into traffic in the dark.',
    },
    patterns: [
      'Both reversing lights fail together and the bulbs are good.',
      'Lights come when the lever is pushed hard in reverse.',
    ],
    checks: [
      {
        title: 'See whether camera and sensors wake in reverse',
        steps: [
          'With the ignition on, the engine off and the brake applied, select reverse.',
          'Watch lights, camera and sensors; push the lever further.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Lights, camera and sensors all silent',
            means: 'None of them hears of reverse, so the signal itself is missing.',
            effect: 'supports',
          },
          {
            finding: 'Camera works, lights dark',
            means: 'The car knows of reverse: bulbs, fuse or light wiring.',
            effect: 'weakens',
          },
          {
            finding: 'One light works',
            means: 'The switch feeds it, so the other bulb has gone. Some cars have only one.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Bridge the switch plug',
        steps: [
          'On a manual: engine off, parking brake on, wheels chocked, lever in neutral. If the switch is reached from below, the car stands on axle stands.',
          'Unplug the switch at the gearbox and bridge its two contacts with a fused wire.',
          'With the ignition on and the engine still off, look at the lights.',
        ],
        tool: 'Fused jumper wire',
        minutes: 25,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The lights come on',
            means: 'With the switch by-passed all works, so the switch has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Dark',
            means: 'The switch is not the only gap: fuse, bulbs or wire.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the reversing-light switch',
      overview:
        'On a manual gearbox it is a screwed-in switch, above or beside the case. Some sit below the oil level, so be ready with a tray. On automatics the range sensor does this and must be adjusted.',
      minutes: [20, 90],
      tools: [
        'Deep socket or spanner',
        'Jack and axle stands',
        'Oil tray',
        'Fused wire',
        'New sealing ring',
      ],
      steps: [
        'Check both bulbs and the fuse.',
        'Find the switch: often near the selector on top, or on the front of the gearbox. Raise the car on axle stands if it is below.',
        'Clean round it so that no grit falls into the gearbox.',
        'Unplug and unscrew it. Oil may run out: catch and measure it.',
        'Look at plug and plunger. Oil in the plug means that the switch leaks through.',
        'Fit a new sealing ring, screw in by hand and tighten to the torque in the vehicle manual.',
        'Plug in, select reverse with the ignition on, and check lights and camera.',
        'Top up the gearbox oil as the manual states and look for leaks after a drive.',
      ],
      safety: [
        'Use axle stands and chock the wheels, so that the car cannot roll when the gear lever is moved.',
        'Gearbox and exhaust are hot after driving.',
      ],
      stopIf:
        'Stop on an automatic if the range sensor must be set: a wrong setting lets it start in gear.',
    },
    parts: [{ name: 'Reverse switch and sealing ring', usd: [10, 70] }],
    labourHours: [0.3, 1.2],
    diy: 'moderate',
  },
  'courtesy-lamp-switch-fault': {
    name: 'Boot, glovebox or cabin lamp stays on or dead',
    workshopName: 'Courtesy lamp switch, stop or lamp circuit fault',
    summary:
      'A lamp in the cabin, boot, glovebox or sun visor does not go out, or never comes on, because its own switch, stop, bulb or LED board has failed. One that burns unseen empties the battery in a night or two.',
    prior: 1.1,
    shifts: [{ minAgeYears: 6, factor: 1.3, source: 'wear part' }],
    symptoms: {
      'interior-light-fault': 0.8,
      'battery-drains': 0.35,
      'needs-jump-start': 0.15,
      'fuse-blows': 0.08,
      'electrical-smell': 0.03,
      'lights-stay-on': 0.06,
    },
    against: ['headlight-out', 'dim-flicker', 'battery-light', 'locking-fault', 'door-wont-close'],
    conditions: {
      intermittent: 0.5,
      'wet-weather': 0.12,
      'cold-weather': 0.12,
      'after-standing': 0.15,
      'ignition-off': 0.35,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive. Take the bulb out meanwhile if it will not go out, or the battery will be flat.',
    },
    patterns: [
      'A vanity mirror flap or map light button was left on by a child or by luggage.',
      'Glovebox or boot lamp burns unseen, and the lid feels warm.',
    ],
    checks: [
      {
        title: 'Film the boot and glovebox from inside',
        steps: [
          'Put a phone filming into the boot and shut it for a minute. Same with the glovebox.',
          'Look at whether the light goes out.',
        ],
        tool: 'Phone',
        minutes: 6,
        outcomes: [
          {
            finding: 'The light stays on',
            means: 'That switch or its stop is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Goes out at once',
            means: 'These two are sound. Look at roof and visor lights.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare the light with the door display',
        steps: [
          'Set every light switch to its door position and shut all doors and lids.',
          'Look at the display of open doors, and wait half an hour with the car locked.',
          'Look through the glass in the dark for any light that still burns.',
        ],
        tool: 'None',
        minutes: 35,
        outcomes: [
          {
            finding: 'Display says all shut, and one light stays on',
            means: 'The switch of that light, or the light unit itself.',
            effect: 'supports',
          },
          {
            finding: 'Display says a door is open',
            means: 'The switch in that door lock is at fault, not the light.',
            effect: 'rules-out',
          },
          {
            finding: 'All go dark',
            means: 'The lights are sound. Look for another drain.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a boot, glovebox or cabin light and its switch',
      overview:
        'Try the light-switch positions first, since a bumped switch costs nothing. Glovebox, visor and boot lights have small switches of their own that stick, lose their stop or break.',
      minutes: [15, 60],
      tools: ['Contact cleaner with thin tube', 'Plastic trim tool', 'Test lamp', 'Screwdrivers'],
      steps: [
        'Set each light to its door position and press every map-light button once: a stuck button is the commonest cause.',
        'Press the glovebox and boot switch by hand with the lid open. If the light goes out, the lid or its stop no longer reaches the switch: bend or pad the stop.',
        'If the light stays on, spray contact cleaner into the switch and work it twenty times.',
        'Visor lights: look at the little slide or flap, and at wires worn through where the visor turns.',
        'For a dark light, prise the lens off with a plastic tool at its notch and turn the bulb in its springs or swap it. Let it cool first.',
        'Measure at the empty socket with the door open. With voltage there, renew bulb or light unit. Without it, check the interior light fuse.',
        'Pull the interior light fuse before you change a light or switch: the holder is live without the key, and a slipped tool blows the fuse that may also feed locks and diagnostics.',
        'Unclip the old switch, hold its wires so that they do not fall back, and clip in the new one.',
        'Put the fuse back. Film each light from inside to prove that it goes out, and check next morning that the battery is well.',
      ],
      safety: [
        'Small filament lights get hot enough to scorch a roof lining or luggage: let them cool.',
        'Roof linings hide curtain airbags: do not push tools behind the edge trim.',
      ],
      stopIf:
        'Stop if every interior light stays on with all doors shown as shut: the output of the body module is shorted.',
    },
    parts: [{ name: 'Lamp switch, bulb or lamp unit', usd: [4, 90] }],
    labourHours: [0.2, 0.8],
    diy: 'easy',
  },
  'trailer-wiring-fault': {
    name: 'Trailer socket or wiring fault',
    workshopName: 'Towing connector or trailer module fault',
    summary:
      'The socket sits in spray, and its contacts and earth corrode. Trailer lights fail, glow together or blow car fuses. A spliced-in harness can upset the lamps of the car.',
    prior: 0.69,
    symptoms: {
      'trailer-lights-out': 0.85,
      'fuse-blows': 0.25,
      'indicator-fault': 0.2,
      'tow-hitch-fault': 0.12,
      'tail-light-out': 0.12,
      'lamp-warning': 0.12,
      'wiring-damage-seen': 0.15,
      'battery-drains': 0.08,
      'parking-sensor-fault': 0.05,
      'brake-lights-out': 0.06,
      'accessory-fitted': 0.08,
    },
    against: ['headlight-out', 'interior-light-fault'],
    conditions: {
      'wet-weather': 0.2,
      intermittent: 0.35,
      'after-repair': 0.12,
      'heavy-load': 0.15,
      'lights-on': 0.35,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car alone is fine. Do not tow until brake lights, indicators and rear lights of the trailer work.',
    },
    patterns: [
      'Indicator makes the whole trailer light up: lost earth.',
      'Works on the yard and not on the road: worn plug.',
    ],
    checks: [
      {
        title: 'Test the socket without the trailer',
        steps: [
          'Plug in a socket tester or use a test lamp on each contact against its earth contact.',
          'Switch each light on one at a time.',
        ],
        tool: 'Socket tester or test lamp',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A function is missing at the socket',
            means: 'The fault is on the car: fuse, module, wire or socket.',
            effect: 'confirms',
          },
          {
            finding: 'All present',
            means: 'The fault is in plug, cable or trailer.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try another trailer or a direct earth',
        steps: [
          'Connect a second trailer, or run a wire from trailer frame to the bare metal of the hitch.',
          'Try all lights.',
        ],
        tool: 'Wire with clips',
        minutes: 15,
        outcomes: [
          {
            finding: 'The earth wire cures it',
            means: 'The earth contact in plug or trailer is bad.',
            effect: 'confirms',
          },
          {
            finding: 'The second trailer works',
            means: 'The car feeds a good trailer, so the first trailer is at fault.',
            effect: 'weakens',
          },
          {
            finding: 'The second trailer fails alike',
            means: 'Two trailers fail at the same socket, so the car side is at fault.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the trailer socket and its wiring',
      overview:
        'Divide at the plug: is it car or trailer? Most are cured by a new socket and a clean earth. Cars with a trailer module need one of the right kind, since scotch-lock taps upset their light monitoring.',
      minutes: [30, 150],
      tools: [
        'Test lamp or tester',
        'Screwdrivers',
        'Contact cleaner',
        'Sealed crimps',
        'Dielectric grease',
        'Socket and seal',
      ],
      steps: [
        'Check the fuses named trailer or tow in car and trailer module.',
        'Unscrew the socket and draw it forward. Photograph wires and numbers before you move one.',
        'Look for green copper and water. Renew a corroded socket, each wire to the same number.',
        'Clean the earth bolt of the socket to bright metal.',
        'Renew the plug of the trailer likewise, and support its cable so that it does not pull on the contacts.',
        'Remove taps with blades and solder or crimp the joints with seals.',
        'At the trailer, check light earths and bulb holders.',
        'Grease contacts thinly, fit the lid seal and leave enough cable for tight bends without dragging.',
        'Test all functions with engine on, also brake controller or reversing lock, and hazard lights.',
      ],
      safety: [
        'Never tow with dead brake lights.',
        'Chock the trailer before working on it: it can roll or tip.',
      ],
      stopIf: 'Stop if the car reports trailer-module faults or the trailer brake does not work.',
    },
    parts: [{ name: 'Socket, plug or trailer module', usd: [12, 250] }],
    labourHours: [0.5, 2.5],
    diy: 'moderate',
  },
  'fog-lamp-failed': {
    name: 'Failed front fog lamp',
    workshopName: 'Front fog lamp bulb, lens or circuit failed',
    summary:
      'Low in the bumper the fog lamp takes stones, cold water on hot glass and salt. The lens cracks, water enters, and the bulb or its plug gives up.',
    prior: 0.54,
    symptoms: {
      'fog-light-out': 0.85,
      'condensation-lamp': 0.2,
      'lamp-melted': 0.12,
      'lamp-warning': 0.15,
      'bulb-blows-often': 0.12,
      'fuse-blows': 0.08,
    },
    against: ['headlight-out', 'headlight-dim', 'tail-light-out'],
    conditions: { 'wet-weather': 0.25, 'after-impact': 0.2, 'sudden-onset': 0.25 },
    codes: { B0228: 0.1 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'The car is safe to drive. Go slower in fog.' },
    patterns: [
      'Glass cracked right across after a deep puddle with the lamp hot.',
      'Corner-light function on one side missing.',
    ],
    checks: [
      {
        title: 'Look at lens and bulb',
        steps: [
          'Switch the lights off and let them cool. Look for cracks, water and a dark bulb.',
          'Switch on with dipped beam: many work only then.',
        ],
        tool: 'Torch',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Crack, water or broken filament',
            means: 'The light or its bulb has failed in plain sight.',
            effect: 'confirms',
          },
          {
            finding: 'All sound, both dark',
            means: 'Both are unfed rather than broken: switch, relay or fuse.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure at the fog light plug',
        steps: ['Reach the plug through the wheel-arch flap.', 'Switch them on and measure.'],
        tool: 'Multimeter',
        minutes: 20,
        outcomes: [
          {
            finding: '12 V and a good earth',
            means: 'It is fed and stays dark: bulb or light.',
            effect: 'confirms',
          },
          {
            finding: 'No voltage',
            means: 'The light is not fed: fuse, relay or switch.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a front fog light or its bulb',
      overview:
        'It is usually reached from the wheel arch, with the steering turned away. If the glass is cracked, a new bulb dies with the next puddle, so change the light.',
      minutes: [20, 75],
      tools: [
        'Torx set',
        'Trim clip tool',
        'Gloves',
        'Tape measure',
        'Jack and axle stands if the liner is tight',
      ],
      steps: [
        'Switch the lights off and let them cool. Turn the wheels to lock, away from the light.',
        'Undo some liner screws and fold the liner back. If you need more space, raise the car on axle stands.',
        'Unplug and turn the bulb out; do not touch its glass.',
        'Look at plug and seal. Browned plugs are replaced.',
        'For a cracked light: undo its screws from front or rear and swap it.',
        'Set the beam with its screw: the edge at 5 m about 10 cm beneath light centre, or as the manual states.',
        'Close the liner completely, since a loose one touches the tyre.',
        'Test with side and dipped light.',
      ],
      safety: [
        'Use axle stands if you reach beneath the car.',
        'Hot glass and cold water burst: cool first.',
      ],
      stopIf: 'Stop if bumper crash parts are broken behind it.',
    },
    parts: [{ name: 'Bulb or fog lamp', usd: [8, 220] }],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
