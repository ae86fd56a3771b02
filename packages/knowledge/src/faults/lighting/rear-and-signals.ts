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
      reason:
        'Nobody behind can see that you are braking. Do not drive until the brake lights work.',
    },
    patterns: [
      'The rubber stop on the pedal arm crumbles, its pieces lie on the carpet, and the brake lights stay on.',
      'All three brake lights fail together: never three bulbs at once.',
      'At first now and then: the selector will not leave Park until the pedal is pressed twice, or cruise drops out and lifting the pedal with the toe brings it back.',
    ],
    shown: {
      workshopName: 'Brake-light switch open, sticking or out of adjustment',
      summary:
        'The switch at the brake pedal no longer closes or no longer opens. All the brake lights stay dark or are on all the time, and the cruise control, the gear selector and the stability control react to the wrong signal.',
      patterns: [
        'The rubber stop on the pedal arm crumbles, its pieces are on the carpet, and the brake lights stay on.',
        'All three brake lights fail together, whereas three bulbs hardly ever fail at once.',
        'At first it comes and goes: the selector does not leave Park until the pedal is pressed twice, or cruise control drops out and comes back when you lift the pedal with your toe.',
      ],
    },
    checks: [
      {
        title: 'Look at the brake lights against a wall',
        steps: [
          'At dusk, park with the rear of the car close to a wall, or have a helper watch from the side.',
          'Press the brake pedal lightly, then hard, and then release it.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'All are dark, all are stuck on, or they need hard pressure',
            means: 'The switch, its adjustment or its fuse is at fault.',
            effect: 'supports',
          },
          {
            finding: 'One brake light is dark',
            means:
              'The switch works for the others, so the bulb or the light on that side is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Press the switch by hand',
        steps: [
          'Look up under the dashboard with a torch, and find the switch at the arm of the brake pedal.',
          'With the ignition on and the engine off, move the plunger of the switch with a finger while a helper watches the lights. See whether a plastic stop is missing on the pedal arm.',
        ],
        tool: 'Torch',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The lights react to the finger, but not to the pedal',
            means:
              'The switch works, but the pedal does not reach it. The stop or the adjustment is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'They never react, and the fuse is good',
            means: 'The switch has failed, or more rarely its wire.',
            effect: 'confirms',
          },
          {
            finding: 'They always react properly',
            means: 'The switch is good. Look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace and set the brake-light switch',
      overview:
        'A wrong setting holds the lights on, or the brakes slightly applied, so test it with care.',
      minutes: [20, 45],
      tools: ['Torch', 'Multimeter or test light', 'Pliers', 'OBD-II reader', 'Trim tool'],
      steps: [
        'Check the VIN for recalls, and check the fuse of the brake lights.',
        'Push the seat back and remove the lower cover. If there is a knee airbag, disconnect the battery, wait ten minutes and unplug it.',
        'Unplug the switch, turn it by 45 degrees or press its clips, and draw it out.',
        'Look at the stop on the pedal arm. If it has crumbled, press a new one in.',
        'If the new switch adjusts itself, pull its plunger fully out. Fit the switch with the pedal in the position that its leaflet states, which is usually up.',
        'Plug the switch in, and let the pedal come up by itself.',
        'Plug the knee airbag in, refit the cover, then reconnect the battery. Have a helper check that all the brake lights, including the third, come on within the first centimetre of pedal travel and go out when you release it.',
        'Check that braking cancels the cruise control, that the selector unlocks, and that the wheels turn freely after braking. Clear the codes.',
      ],
      safety: [
        'Do not drive the car until you have seen that the brake lights work.',
        'Leave nothing in the footwell that could jam the pedal.',
      ],
      stopIf:
        'Stop if the lights work but the car still reports brake switch codes. The second contact or the wiring must then be tested.',
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
        'With at least one working brake light and rear light you can drive by day to buy a bulb. A dark light is illegal, but it is easy to put right.',
    },
    patterns: [
      'Somebody behind you told you.',
      'In a two-filament bulb, tail or brake light fails alone.',
    ],
    shown: {
      workshopName: 'Brake-light or tail-light bulb or LED unit failed',
      summary:
        'A rear bulb has failed, or an LED unit such as the third brake light. One light is dark while the others work.',
      patterns: [
        'A driver behind you pointed it out.',
        'In a bulb with two filaments, the rear light or the brake light fails by itself.',
      ],
    },
    checks: [
      {
        title: 'Walk round with all rear lights on',
        steps: [
          'Leave the engine off, put the parking brake on and switch on the ignition, the lights and the rear fog light. To see the brake and reversing lights, use a wall, or a helper who stands beside the car and not behind it.',
          'Note which lights are dark.',
        ],
        tool: 'None',
        minutes: 4,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A single light is dark',
            means: 'The others share its supply, so its own bulb or unit has failed.',
            effect: 'supports',
          },
          {
            finding: 'Everything on one side is dark or dim',
            means:
              'Several bulbs seldom fail at once, so the earth, the plug or the fuse of that light is at fault.',
            effect: 'weakens',
          },
          {
            finding: 'All the brake lights are dark',
            means: 'They share the switch and the fuse, so one of these is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Take the bulb out and look',
        steps: [
          'Switch the lights off and let the bulb cool. Open the flap at the side of the boot, or unscrew the light.',
          'Turn the bulb out, and look at its filaments and its socket.',
        ],
        tool: 'Screwdriver',
        minutes: 15,
        outcomes: [
          {
            finding: 'A filament is broken, or the glass is black',
            means: 'The bulb has failed. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The bulb is intact',
            means: 'The bulb is not the cause. Check the socket, the wire and the earth.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a rear or brake-light bulb',
      overview:
        'Bulbs cost next to nothing, while a sealed LED light is changed as a unit. The pins of a bulb with two filaments are offset, so that it fits one way only.',
      minutes: [10, 45],
      tools: ['Screwdriver or socket', 'Cloth', 'Test light'],
      steps: [
        'Switch the lights off and let the bulb cool. Read the type on the base of the old bulb.',
        'Open the flap, undo the nuts or screws and draw the light straight back. Ball studs hold its outer edge.',
        'Press the tabs and take the bulb holder out.',
        'Push a bayonet bulb in and turn it; pull a wedge bulb straight out.',
        'Look at the holder. Clean green contacts, and replace a holder that is brown or melted.',
        'Fit the new bulb without touching its glass, and watch for offset pins.',
        'Test the brake light, the rear light, the indicator, the reversing light and the fog light before you refit the light.',
        'Refit the light with its seal lying flat, because water otherwise runs into the boot.',
      ],
      safety: [
        'Check the brake lights with a helper before you drive.',
        'Bulbs are hot just after use, so let them cool.',
      ],
      stopIf:
        'Stop if a new bulb stays dark. The supply and the earth of the light must then be tested.',
    },
    parts: [{ name: 'Bulb or LED light', usd: [3, 350] }],
    labourHours: [0.1, 0.7],
    diy: 'easy',
  },
  'tail-lamp-socket-corroded': {
    name: 'Corroded or melted rear light holder',
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
        'Others may misread your signals or not see you. Repair it before you drive in the dark.',
    },
    patterns: [
      'Press the brake and the indicator or reverse light glows: lost earth.',
      'New bulb works for a week.',
    ],
    shown: {
      workshopName: 'Rear light bulb holder or earth contact corroded or overheated',
      summary:
        'Water or a poor earth has corroded the contact plate of the rear light. Its bulbs glow dimly, light each other up or flash together, and the plastic melts round the hottest contact.',
      patterns: [
        'When you press the brake, the indicator or the reversing light glows, because the earth is lost.',
        'A new bulb works for only a week.',
      ],
    },
    checks: [
      {
        title: 'See whether the lights affect one another',
        steps: [
          'Switch on the rear lights, then the indicator, and then have a helper press the brake.',
          'See whether one light makes another dim or glow.',
        ],
        tool: 'None',
        minutes: 4,
        needs: 'powered',
        outcomes: [
          {
            finding: 'They dim or glow together',
            means: 'The shared earth of the light is bad. Clean it.',
            effect: 'confirms',
          },
          {
            finding: 'Each works by itself',
            means: 'The shared earth is good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Open the bulb holder',
        steps: [
          'With the lights off and cool, take the bulb holder out of the light.',
          'Look for brown or melted plastic, green contacts and water.',
        ],
        tool: 'Screwdriver',
        minutes: 15,
        outcomes: [
          {
            finding: 'It is brown, melted or green',
            means: 'The contacts no longer press on the bulb. Replace the holder.',
            effect: 'confirms',
          },
          {
            finding: 'It is clean and springy',
            means: 'The holder is good. Check further along the wire.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear light’s bulb holder and clean its earth',
      overview:
        'For most lights the holder is sold separately. Cleaning it helps only for a while. Replace the seal that let the water in, too.',
      minutes: [25, 90],
      tools: [
        'Screwdriver and sockets',
        'Contact cleaner',
        'Fine emery and contact grease',
        'Crimp tool and repair plug',
        'Multimeter',
      ],
      steps: [
        'Switch the lights off and let them cool. Remove the light and its bulb holder.',
        'Compare it with the other side to see what it should look like.',
        'If the plastic has softened, fit a new holder, because the contacts no longer press on the bulbs.',
        'If the plug has melted, cut the wires back and fit a repair plug, one wire at a time.',
        'Follow the earth wire to its bolt at the side of the boot. Clean it to bright metal and protect it with grease.',
        'With all the lights on, measure from the earth of the light to the negative terminal of the battery. It must be less than 0.2 V.',
        'Dry the light, replace the seal and find out where the water came from.',
        'Fit bulbs of the listed wattage, refit the light and test every function singly and together.',
      ],
      safety: [
        'Never fit stronger bulbs, which melt the holder.',
        'Check the brake lights and the indicators before you drive.',
      ],
      stopIf:
        'Stop if the loom in the boot lid or its hinge is broken as well. That is a separate repair.',
    },
    parts: [{ name: 'Bulb holder, bulbs and seal', usd: [15, 90] }],
    labourHours: [0.4, 1.2],
    diy: 'moderate',
  },
  'led-tail-lamp-failed': {
    name: 'Failed LED rear light',
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
        'Check which functions still work. Without a rear or brake light on that side, do not drive in the dark.',
    },
    patterns: [
      'A few LEDs dark first, then a strip.',
      'Rear light and blind-spot system fail in the same week: water in the lamp.',
    ],
    shown: {
      workshopName: 'Sealed LED rear light failed (driver or water entry)',
      summary:
        'A sealed LED light has lost a string of LEDs or its driver, often because of water. Part of the light or all of it is dark, and a blind-spot radar or trailer unit inside it can fail too.',
      patterns: [
        'A few LEDs go dark first, then a whole strip.',
        'The rear light and the blind-spot system fail in the same week, because there is water in the light.',
      ],
    },
    checks: [
      {
        title: 'Inspect the light for water and dark segments',
        steps: [
          'Switch the lights on and look at each segment.',
          'Look for drops or mist inside, and for cracks in the seam.',
        ],
        tool: 'Torch',
        minutes: 4,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is water inside, or single segments are dark',
            means: 'The light has failed inside. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The complete light is dark, but dry',
            means: 'Check the plug, the fuse and the earth before you blame the light.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure at the plug and swap the two lights',
        steps: [
          'Switch the lights off and take both lights out. Measure the supply and the earth at the plug of the dark one while a helper turns the light switch.',
          'If the lights are interchangeable, switch off and connect the good light to that plug. Refit both.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Supply and earth are present, but the light is dark',
            means: 'The light gets current and stays dark, so it has failed.',
            effect: 'confirms',
          },
          {
            finding: 'There is no supply',
            means: 'The light gets no current. A wire, the fuse or the control unit is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a sealed LED rear light',
      overview:
        'Two or three nuts hold the light. The light itself is the main cost, so compare a genuine one, an aftermarket one with an approval mark, and a used one. Lights with a radar in them need coding or calibration.',
      minutes: [20, 75],
      tools: ['Sockets', 'Trim tools', 'Multimeter', 'Masking tape'],
      steps: [
        'Ask about the warranty and bulletins with the VIN.',
        'Open the tailgate first, since its lock needs power. Then disconnect the battery, and mask the paint beside the light.',
        'Undo the nuts behind the trim, and draw the light straight back off its studs.',
        'Look for water in the plug. Repair green pins, or they will ruin the new light.',
        'Unscrew the blind-spot module or its bracket, and move it over in exactly the same position.',
        'Check the approval mark of the new light (E-mark), and that it is made for your side of the road.',
        'Fit it with a new seal. Tighten the nuts lightly and evenly, because overtightening cracks the seam.',
        'Plug it in, refit the trim, reconnect the battery, test all functions and clear the codes. If the radar was moved, have it calibrated.',
        'Spray the light with a hose for five minutes, and look for water in the boot.',
      ],
      safety: [
        'Check the brake lights and the indicators before you drive.',
        'Do not stare into bright LEDs from close up.',
      ],
      stopIf:
        'Stop if the radar or trailer control units report faults afterwards, and have them read by a workshop.',
    },
    parts: [{ name: 'LED rear light and seal', usd: [82, 1105] }],
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
        'Others cannot see where you are going to turn. Use hand signals where they are legal, and repair it the same day.',
    },
    patterns: [
      'Fast ticking on one side only: a bulb.',
      'Fast on both sides since LED bulbs were fitted: too little load.',
      'Hazards work and indicators do not: stalk or fuse, not the flasher.',
    ],
    shown: {
      workshopName: 'Indicator light failed, or flasher relay fault',
      summary:
        'A failed indicator bulb makes that side flash fast, because the flasher senses too little load. A failed flasher or hazard switch stops both sides, or makes them stay lit.',
      patterns: [
        'It ticks fast on one side only, because a bulb has failed.',
        'It has ticked fast on both sides since LED bulbs were fitted, because the load is too small.',
        'The hazard lights work and the indicators do not: the stalk or a fuse is at fault, not the flasher.',
      ],
    },
    checks: [
      {
        title: 'Switch on the hazard lights and walk round',
        steps: [
          'Switch the hazard lights on, and look at the front, side and rear lights of both sides.',
          'Then try the left and the right indicator.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One light is dark, and that side flashes fast',
            means: 'The flasher senses that a bulb is missing. The bulb or its holder is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing flashes in either test',
            means:
              'Something that both share has failed: the fuse, the flasher or the hazard switch.',
            effect: 'supports',
          },
          {
            finding: 'The hazard lights work, but one side does not with the stalk',
            means: 'The bulbs and the flasher work, so the stalk switch is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check fuse and flasher relay',
        steps: [
          'Find the fuses of the indicators and the hazard lights and, on older cars, the flasher relay.',
          'Test the fuses, and tap the relay while the indicator is on.',
        ],
        tool: 'Test light',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A fuse is blown, or the relay reacts to tapping',
            means: 'This part is at fault. If a fuse has blown, find out why.',
            effect: 'confirms',
          },
          {
            finding: 'All are good',
            means:
              'The fuses and the flasher are good. Check the bulbs, the stalk and the control unit.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore the indicators: bulb, flasher and hazard switch',
      overview:
        'Begin with the bulb. Many newer cars have no relay: the body control unit flashes the lights. LED bulbs in place of filament bulbs need approved load resistors or recoding, if they are legal at all.',
      minutes: [15, 60],
      tools: ['Screwdriver', 'Test light', 'Cloth', 'Trim tool'],
      steps: [
        'Switch the hazard lights on and find the dark light.',
        'Switch the lights off. Take the bulb out from behind the light, through the wheel arch, or by pulling the side repeater out.',
        'Amber bulbs have offset pins. Buy the same type, which is amber if the lens is clear.',
        'Clean a corroded holder, or replace it.',
        'If all the lights are dark, replace the fuse once. If it blows again, look for a pinched wire at the mirror, the lights or the trailer socket.',
        'If the fuse is good, switch the ignition off. Pull out the flasher relay or unclip the hazard switch, and fit a new one with the same part number.',
        'If unapproved LED bulbs are fitted, remove them and try the original type before you replace anything else.',
        'Test both sides and the hazard lights. They must flash 60–120 times a minute.',
      ],
      safety: [
        'Check the lights from all sides before you drive.',
        'Load resistors reach over 100 °C. Never mount them on plastic or wrap them in cloth.',
      ],
      stopIf:
        'Stop if a control unit flashes the lights and gives no output. A workshop must then test it.',
    },
    parts: [{ name: 'Bulb, fuse, flasher or hazard switch', usd: [3, 60] }],
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
        'A false or missing signal causes crashes. Cancel the indicator by hand and watch the warning light until the stalk is replaced.',
    },
    patterns: [
      'Works left, but not right.',
      'Main beam stays on unless the lever is held.',
      'Does not cancel since the wheel was off: cam or clock spring fitted wrong.',
    ],
    shown: {
      summary:
        'The stalk switch under the steering wheel works the indicators, the main beam and the flash. Its catches, its cam or its contacts wear, so the lever is loose, does not cancel or fails in one direction.',
      patterns: [
        'It works to the left, but not to the right.',
        'The main beam goes off unless the lever is held.',
        'It has not cancelled since the steering wheel was off, because the cam or the clock spring was fitted wrongly.',
      ],
    },
    checks: [
      {
        title: 'Turn the wheel with the indicator set',
        steps: [
          'Park with the engine running, indicate left, and turn the steering wheel half a turn to the left and back. Do the same to the right.',
          'Feel how the lever latches, and watch whether it returns.',
        ],
        tool: 'None',
        minutes: 4,
        needs: 'running',
        outcomes: [
          {
            finding: 'It does not latch or does not cancel',
            means: 'The catch or the cancelling cam is worn. Replace the stalk.',
            effect: 'confirms',
          },
          {
            finding: 'It latches and cancels cleanly both ways',
            means: 'The catch and the cam are good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Move the lever gently while indicating',
        steps: [
          'Park, switch the ignition on and indicate. Move the lever a little up, down, forwards and back.',
          'Watch the indicator and main beam lights in the instrument cluster.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The flashing stops, or the main beam flickers',
            means: 'The contacts in the stalk are worn. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'Everything stays steady',
            means: 'The contacts are good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the combination switch on the steering column',
      overview:
        'On many cars the stalk slides out once the column shroud is off. If the steering wheel has to come off, the airbag comes off too, and that is a job for a trained person.',
      minutes: [30, 120],
      tools: ['Torx and Phillips drivers', 'Trim tools', 'Masking tape'],
      steps: [
        'Find out whether your stalk comes out with the steering wheel in place.',
        'Set the wheels straight ahead, take the key out, disconnect the battery and wait ten minutes.',
        'Lower the column fully, and remove the screws of the shroud from below. Unclip the two halves.',
        'Press the two tabs or undo the two screws, and slide the stalk out sideways.',
        'Unplug the stalk, and compare its plug and its functions, such as cruise or fog lights, with those of the new one.',
        'Slide the new stalk in until it clicks. Do not turn the clock spring, and secure it with tape if it is exposed.',
        'Plug the stalk in and reconnect the battery. Try the indicators and their cancelling, the main beam, the flash, the wipers, the washers and the horn.',
        'Check that no airbag light is on. Refit the shroud without pinching any wires.',
      ],
      safety: [
        'There is an airbag in front of you. Disconnect the battery, wait and sit to one side.',
        'Do not turn the steering wheel while the clock spring is loose.',
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
    shown: {
      workshopName: 'Reversing-light switch or gear-position signal fault',
      summary:
        'The switch on a manual gearbox, or the gear-position signal of an automatic, no longer reports reverse. Both reversing lights stay dark, and the camera or the parking sensors may not switch on.',
      patterns: [
        'Both reversing lights fail together, and their bulbs are good.',
        'The lights come on when the lever is pushed hard into reverse.',
      ],
    },
    checks: [
      {
        title: 'See whether camera and sensors wake in reverse',
        steps: [
          'With the ignition on, the engine off and the brake applied, select reverse.',
          'Watch the lights, the camera and the sensors. Push the lever a little further.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The lights, the camera and the sensors all stay off',
            means: 'None of them gets the reverse signal, so the signal itself is missing.',
            effect: 'supports',
          },
          {
            finding: 'The camera works, but the lights are dark',
            means:
              'The reverse signal is present. Check the bulbs, the fuse and the wiring of the lights.',
            effect: 'weakens',
          },
          {
            finding: 'One light works',
            means:
              'The switch works, so the other bulb has failed. Some cars have only one reversing light.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Bridge the switch plug',
        steps: [
          'On a manual car, leave the engine off, put the parking brake on, chock the wheels and select neutral. If the switch is reached from below, put the car on axle stands.',
          'Unplug the switch at the gearbox, and bridge the two contacts of the plug with a fused jumper wire.',
          'Switch the ignition on, leave the engine off and look at the reversing lights. Then plug the switch in.',
        ],
        tool: 'Fused jumper wire',
        minutes: 25,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The lights come on',
            means:
              'Everything works with the switch bypassed, so the switch has failed. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'They stay dark',
            means: 'The switch is not the only fault. Check the fuse, the bulbs and the wires.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the reversing-light switch',
      overview:
        'On a manual gearbox this is a screwed-in switch on top or at the side of the casing. Some are below the oil level, so have a tray ready. On an automatic, the range sensor does this job and must be adjusted.',
      minutes: [20, 90],
      tools: [
        'Deep socket or spanner',
        'Torque wrench',
        'Jack and axle stands',
        'Oil tray',
        'Fused wire',
        'Wheel chocks',
      ],
      steps: [
        'Check both bulbs and the fuse first.',
        'Find the switch. It is often near the selector on top of the gearbox or on its front. If it is below, chock the wheels and put the car on axle stands.',
        'Clean the area round it, so that no grit falls into the gearbox.',
        'Unplug and unscrew the switch. Catch any oil that runs out, and measure it.',
        'Look at the plug and the plunger. Oil in the plug means that the switch leaks.',
        'Fit a new sealing ring, screw the new switch in by hand and tighten it to the stated torque.',
        'Plug it in, select reverse with the engine off and the ignition on, and check the lights and the camera.',
        'Top up the gearbox with oil of the type in the manual, lower the car, and look for leaks after a drive.',
      ],
      safety: [
        'Use axle stands and chock the wheels, so that the car cannot roll when the gear lever is moved.',
        'The gearbox and the exhaust are hot after driving, so let them cool.',
      ],
      stopIf:
        'Stop on an automatic if the range sensor must be adjusted. A wrong setting lets the car start in gear.',
    },
    parts: [{ name: 'Reversing-light switch, sealing ring and gearbox oil', usd: [18, 90] }],
    labourHours: [0.3, 1.2],
    diy: 'moderate',
  },
  'courtesy-lamp-switch-fault': {
    name: 'Boot, glovebox or cabin light stays on or dead',
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
        'The car is safe to drive. If the light does not go out, take its bulb out for now, or the battery will be flat.',
    },
    patterns: [
      'A vanity mirror flap or map light button was left on by a child or by luggage.',
      'Glovebox or boot lamp burns unseen, and the lid feels warm.',
    ],
    shown: {
      workshopName: 'Interior light switch, stop or circuit fault',
      summary:
        'A light in the cabin, boot, glovebox or sun visor does not go out, or never comes on, because its own switch, stop, bulb or LED board has failed. One that stays on unseen empties the battery within days.',
      patterns: [
        'A child or luggage has left a vanity mirror flap open or a map light on.',
        'The light in the glovebox or boot stays on unseen, and the lid feels warm.',
      ],
    },
    checks: [
      {
        title: 'Film the boot and glovebox from inside',
        steps: [
          'Start filming with a phone, put it in the boot and shut the lid for a minute. Do the same with the glovebox.',
          'Watch the film to see whether the light goes out.',
        ],
        tool: 'Phone',
        minutes: 6,
        outcomes: [
          {
            finding: 'The light stays on',
            means: 'Its switch or the stop that presses it is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'The light goes out at once',
            means: 'These two are good. Check the roof and sun visor lights.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare the light with the door display',
        steps: [
          'Set every interior light to its door position, and shut all doors and lids.',
          'Look at the display of open doors. Lock the car and wait half an hour.',
          'In the dark, look through the windows for any light that is still on.',
        ],
        tool: 'None',
        minutes: 35,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The display says all shut, but one light stays on',
            means: 'The switch of that light, or the light itself, is at fault.',
            effect: 'supports',
          },
          {
            finding: 'The display says a door is open',
            means: 'The switch in the lock of that door is at fault, not the light.',
            effect: 'rules-out',
          },
          {
            finding: 'All the lights go out',
            means: 'The lights are good. Look for something else that drains the battery.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair a boot, glovebox or cabin light and its switch',
      overview:
        'First try the positions of the light switches, because a switch that was knocked costs nothing to put right. The glovebox, visor and boot lights have small switches of their own, which stick, lose their stop or break.',
      minutes: [15, 60],
      tools: [
        'Contact cleaner with thin tube',
        'Plastic trim tool',
        'Test light',
        'Screwdrivers',
        'Phone',
      ],
      steps: [
        'Set each light to its door position, and press every map-light button once. A stuck button is the most common cause.',
        'With the lid open, press the switch of the glovebox and of the boot by hand. If the light goes out, the lid no longer reaches the switch: bend or pad its stop.',
        'If the light stays on, spray contact cleaner into the switch and work it twenty times.',
        'If a visor light is at fault, look at its small slide or flap, and for wires that have worn through where the visor turns.',
        'If a light is dark, let it cool, and prise the lens off with a plastic tool at its notch. Turn the bulb in its springs, or replace it.',
        'Test the empty socket with the door open. If there is voltage, replace the bulb or the light. If there is none, check the fuse of the interior lights.',
        'Pull the fuse of the interior lights before you change a light or a switch. The holder is live without the key, and a tool that slips can blow a fuse that may also feed the locks and the diagnostic socket.',
        'Unclip the old switch, hold its wires so that they do not fall back, and clip the new one in.',
        'Put the fuse back. Film each light from inside to make sure that it goes out, and check the next morning that the battery is not flat.',
      ],
      safety: [
        'Small filament bulbs get hot enough to scorch a roof lining or luggage, so let them cool.',
        'Roof linings hide curtain airbags. Do not push tools behind the trim at the edges.',
      ],
      stopIf:
        'Stop if every interior light stays on although all doors are shown as shut. The output of the body control unit is then shorted.',
    },
    parts: [{ name: 'Light switch, bulb or complete light', usd: [4, 90] }],
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
        'The car itself is safe to drive. Do not tow until the brake lights, the indicators and the rear lights of the trailer work.',
    },
    patterns: [
      'Indicator makes the whole trailer light up: lost earth.',
      'Works on the yard and not on the road: worn plug.',
    ],
    shown: {
      summary:
        'The socket is exposed to spray, so its contacts and its earth corrode. The trailer lights fail, glow together or blow fuses of the car. A spliced-in harness can upset the lights of the car.',
      patterns: [
        'The indicator makes the whole trailer light up, because the earth is lost.',
        'The lights work when parked but not on the road, because the plug is worn.',
      ],
    },
    checks: [
      {
        title: 'Test the socket without the trailer',
        steps: [
          'Plug a socket tester in, or use a test light between each contact and the earth contact.',
          'Switch each light on, one at a time.',
        ],
        tool: 'Socket tester or test light',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A function is missing at the socket',
            means: 'The fault is in the car: a fuse, the trailer module, a wire or the socket.',
            effect: 'confirms',
          },
          {
            finding: 'All functions are present',
            means: 'The fault is in the plug, the cable or the trailer.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Try another trailer or a direct earth',
        steps: [
          'Connect a second trailer, or run a wire from the trailer frame to bare metal on the towbar.',
          'Try all the lights.',
        ],
        tool: 'Wire with clips',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The earth wire cures the fault',
            means: 'The earth contact in the plug or the trailer is bad.',
            effect: 'confirms',
          },
          {
            finding: 'The second trailer works',
            means: 'The car is good, so the first trailer is at fault.',
            effect: 'weakens',
          },
          {
            finding: 'The second trailer fails in the same way',
            means: 'Two trailers fail at the same socket, so the car is at fault.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the trailer socket and its wiring',
      overview:
        'First find out at the plug whether the car or the trailer is at fault. A new socket and a clean earth cure most cases. Cars with a trailer module need wiring of the right kind, because snap-on splices upset their light monitoring.',
      minutes: [30, 150],
      tools: [
        'Test light or tester',
        'Screwdrivers',
        'Contact cleaner and wire brush',
        'Crimp tool and sealed crimps',
        'Dielectric grease',
      ],
      steps: [
        'Check the fuses that are marked trailer or tow, in the car and at the trailer module.',
        'Unscrew the socket and draw it forward. Photograph the wires and their numbers before you move one.',
        'Look for green copper and water. Replace a corroded socket, with each wire on the same number.',
        'Clean the earth bolt of the socket to bright metal.',
        'Replace the plug of the trailer in the same way, and support its cable so that it does not pull on the contacts.',
        'Remove snap-on splices, and solder or crimp the joints with sealed sleeves.',
        'At the trailer, check the earths and the bulb holders of the lights.',
        'Grease the contacts thinly and screw the socket back with its seal. Leave the cable long enough for tight bends, but not so long that it drags.',
        'With the engine running, test all functions including the hazard lights, and the brake controller or the reversing lock if fitted.',
      ],
      safety: [
        'Never tow a trailer whose brake lights do not work.',
        'Chock the trailer before you work on it: it can roll or tip.',
      ],
      stopIf:
        'Stop if the car reports faults of the trailer module, or if the trailer brake does not work.',
    },
    parts: [{ name: 'Socket, plug or trailer module', usd: [12, 250] }],
    labourHours: [0.5, 2.5],
    diy: 'moderate',
  },
  'fog-lamp-failed': {
    name: 'Failed front fog light',
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
    drive: { verdict: 'yes', reason: 'The car is safe to drive. Drive more slowly in fog.' },
    patterns: [
      'Glass cracked right across after a deep puddle with the lamp hot.',
      'Corner-light function on one side missing.',
    ],
    shown: {
      workshopName: 'Front fog light bulb, lens or circuit failed',
      summary:
        'Low in the bumper, the fog light is hit by stones, salt, and cold water on its hot glass. The lens cracks, water gets in, and the bulb or its plug fails.',
      patterns: [
        'The glass cracked right across after a deep puddle while the light was hot.',
        'The cornering light does not work on one side.',
      ],
    },
    checks: [
      {
        title: 'Look at lens and bulb',
        steps: [
          'Switch the lights off and let them cool. Look for cracks, water and a blackened bulb.',
          'Switch the fog lights on with the dipped beam, because many work only then.',
        ],
        tool: 'Torch',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is a crack, water or a broken filament',
            means: 'The light or its bulb has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Everything looks good, but both are dark',
            means: 'Both get no current, so the switch, the relay or a fuse is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure at the fog light plug',
        steps: [
          'With the lights off and cool, reach the plug through the flap in the wheel arch and unplug it.',
          'Switch the dipped beam and the fog lights on, measure at the plug, and plug it in.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is 12 V and a good earth',
            means: 'The light gets current but stays dark. The bulb or the light is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'There is no voltage',
            means: 'The light gets no current. The fuse, the relay or the switch is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a front fog light or its bulb',
      overview:
        'The fog light is usually reached from the wheel arch with the steering turned. If the glass is cracked, a new bulb fails in the next puddle, so change the complete light.',
      minutes: [20, 75],
      tools: [
        'Torx set',
        'Trim clip tool',
        'Gloves',
        'Tape measure',
        'Jack, axle stands and chocks',
      ],
      steps: [
        'Switch the lights off and let them cool. Turn the steering fully, so that the wheel is out of the way.',
        'Undo some screws of the liner and fold it back. If you need more space, chock the wheels and put the car on axle stands.',
        'Unplug the bulb and turn it out. Do not touch the glass of the new one.',
        'Look at the plug and the seal. Replace a plug that has turned brown.',
        'If the light itself is cracked, undo its screws from the front or the rear and replace it.',
        'Refit the liner completely, since a loose one touches the tyre, and lower the car.',
        'Test the fog lights with the sidelights and with the dipped beam.',
        'Set the beam with its screw. At 5 m its edge should be about 10 cm below the centre of the light, or as the manual states.',
      ],
      safety: [
        'Put the car on axle stands if you reach under it.',
        'Cold water makes hot glass burst. Let it cool first.',
      ],
      stopIf: 'Stop if crash parts of the bumper behind the light are broken.',
    },
    parts: [{ name: 'Bulb or fog light', usd: [8, 220] }],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
