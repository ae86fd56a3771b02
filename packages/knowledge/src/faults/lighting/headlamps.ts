import type { FaultEntry } from '../../schema.ts';

/** Bulbs, LED and gas-discharge headlamps. */
export const headlampFaults = {
  'headlight-bulb-blown': {
    name: 'Blown headlight bulb',
    workshopName: 'Halogen headlamp bulb filament open',
    summary:
      'The filament of a halogen bulb has broken. One dipped or main beam is dark, while everything else on that side still works.',
    prior: 6,
    fits: { years: [1960, 2099] },
    shifts: [
      { years: [1960, 2017], factor: 1.4, source: 'halogen was the standard light source' },
      { minMiles: 40_000, factor: 1.2, source: 'wear part' },
    ],
    symptoms: {
      'headlight-out': 0.8,
      'lamp-warning': 0.3,
      'high-beam-fault': 0.2,
      'headlight-dim': 0.12,
      'bulb-blows-often': 0.08,
      'drl-out': 0.1,
    },
    against: ['headlight-flicker', 'lamp-melted', 'condensation-lamp'],
    conditions: { 'sudden-onset': 0.6, 'starting-up': 0.2, 'over-bumps': 0.06 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Do not drive in the dark or in bad weather with one headlight. It is illegal, and others take you for a motorcycle.',
    },
    patterns: [
      'Went out with a flash at switching on.',
      'The second bulb follows within months, since both are the same age.',
    ],
    shown: {
      patterns: [
        'The bulb went out with a flash when the lights were switched on.',
        'The second bulb fails within months, since both are the same age.',
      ],
    },
    checks: [
      {
        title: 'Look at the filament',
        steps: [
          'Switch the lights off and let them cool. Take the bulb out from behind the headlight without touching its glass.',
          'Look for a broken filament, or for black or milky glass.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The filament is broken, or the glass is black',
            means: 'The bulb has blown. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The filament is intact',
            means: 'The bulb may still work. Check the plug, the fuse and the earth.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the left and right bulbs',
        steps: [
          'Switch the lights off. Let the bulbs cool for ten minutes, and hold them by their metal bases.',
          'Fit the bulb from the working side into the dark side, and switch the lights on.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It lights up',
            means: 'The plug and the supply are good, so the old bulb was at fault.',
            effect: 'confirms',
          },
          {
            finding: 'The light is still dark',
            means:
              'A good bulb does not light up there either, so the fuse, the socket, a wire or the control unit is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a halogen headlight bulb',
      overview:
        'Change the bulbs on both sides, so that they are equally bright. Grease from your skin burns into the glass and shortens the life of a bulb. A bulb that is not seated in its tabs dazzles others.',
      minutes: [15, 60],
      tools: ['Clean cloth or gloves', 'Torch', 'Small mirror', 'Screwdriver or Torx for covers'],
      steps: [
        'Switch the lights off, take the key out and let the light cool for ten minutes. Read the bulb type on the light or on the old bulb, such as H7 or H4.',
        'Open the bonnet, or the flap in the wheel arch. On some cars the headlight has to be unbolted: remove its two or three screws and pull it forwards. Turn the wheels aside if you work through the arch.',
        'Turn or unclip the rear cover of the headlight, and pull the plug straight off the bulb.',
        'Press the spring clip in and to the side, or twist the holder, and take the bulb out. Note which way its tabs face.',
        'Hold the new bulb by its metal base, set all its tabs in their slots and close the clip. The bulb must not rock.',
        'Look at the plug for brown plastic first, because a plug that gets hot ruins bulbs. Then push it on.',
        'Close the cover with its seal seated, so that no moisture gets in. Do the other side in the same way.',
        'Check the dipped and the main beam on a wall 5 m away, and compare the edge of the light with that of the other side.',
      ],
      safety: [
        'Halogen bulbs get hotter than 200 °C and are under pressure. Let them cool first, and wear eye protection.',
        'LED bulbs in halogen headlights dazzle others and are illegal on the road in many countries. Use the listed type.',
      ],
      stopIf:
        'Stop if the new bulb does not light or the plug has melted. The circuit must then be tested.',
    },
    parts: [{ name: 'Pair of headlight bulbs', usd: [15, 60] }],
    labourHours: [0.2, 1],
    diy: 'easy',
  },
  'xenon-burner-worn': {
    name: 'Worn xenon (HID) bulb',
    workshopName: 'Gas-discharge burner at end of life',
    summary:
      'The gas-discharge bulb has aged. Its light turns pink or violet, it goes out while driving and strikes again when it is switched off and on.',
    prior: 0.6,
    fits: { years: [1995, 2022] },
    shifts: [{ minAgeYears: 7, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'headlight-flicker': 0.6,
      'headlight-out': 0.55,
      'headlight-dim': 0.35,
      'lamp-warning': 0.3,
      'headlight-aim': 0.04,
    },
    against: ['lens-hazy', 'drl-out', 'indicator-fault'],
    conditions: { 'warm-engine': 0.1, intermittent: 0.5, 'gradual-onset': 0.4 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It may go out at night without warning. Avoid driving in the dark until it is replaced.',
    },
    patterns: [
      'One side pink or violet beside the white other one.',
      'Goes out after ten minutes and comes back after off and on.',
    ],
    shown: {
      summary:
        'The gas-discharge bulb has aged. Its light turns pink or violet, and it goes out while you drive and comes back when it is switched off and on.',
      patterns: [
        'One side is pink or violet, and the other is white.',
        'It goes out after ten minutes, and comes back when it is switched off and on.',
      ],
    },
    checks: [
      {
        title: 'Compare the colour against a wall',
        steps: [
          'In the dark, shine both headlights on a white wall for three minutes.',
          'Compare their colour and brightness.',
        ],
        tool: 'None',
        minutes: 6,
        needs: 'powered',
        outcomes: [
          {
            finding: 'One side is pink, violet or much weaker',
            means: 'The xenon bulb (burner) on that side is worn. Replace both.',
            effect: 'supports',
          },
          {
            finding: 'Both are white and equal',
            means: 'Both burners are good. Check the ballast and the supply.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the burners from side to side',
        steps: [
          'Switch the lights off, take the key out, disconnect the negative lead of the battery and wait ten minutes. The ballast makes over 20,000 V when the light is switched on.',
          'Swap both burners without touching their glass, and close both covers. Reconnect the battery, and let both lights shine for fifteen minutes.',
        ],
        tool: 'Gloves and screwdriver',
        minutes: 50,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The fault moves with the burner',
            means: 'The burner is at fault. Replace both.',
            effect: 'confirms',
          },
          {
            finding: 'The fault stays on its side',
            means: 'The burner is good. The ballast, the igniter or the supply is at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the xenon burners',
      overview:
        'Both burners are changed together, because old and new differ in colour. Buy a known brand, because cheap ones focus differently.',
      minutes: [30, 120],
      tools: ['Clean gloves', 'Torx, screwdrivers and battery spanner', 'Safety goggles'],
      steps: [
        'Switch the lights off, take the key out, disconnect the battery and wait ten minutes.',
        'Read the type on the base of the old burner, for example D1S, D2S or D3S. D1 and D3 have a built-in igniter, and the types are not interchangeable.',
        'Remove the headlight or its cover as the manual shows, and set the seal aside.',
        'Unlock the igniter or the plug with a quarter turn, and release the retaining ring.',
        'Draw the burner straight out without touching its glass.',
        'Set the new burner in the coded slots, close the ring and lock the plug fully, because a loose plug burns.',
        'Close the cover with its seal, refit the headlight if it is out, reconnect the battery and switch the lights on. The colour settles within some hours of use.',
        'Check the beam on a wall, and check that the automatic levelling moves when you switch the lights on.',
        'Take the old burners to a hazardous waste collection. D1 and D2 contain mercury.',
      ],
      safety: [
        'Ignition pulses of over 20,000 V can kill. Never touch a xenon light that is on or has just been switched off.',
        'Old burners are under pressure, and some contain mercury. Wear goggles, and air the room if one breaks.',
      ],
      stopIf: 'Stop if the igniter or its plug is burnt or wet.',
    },
    parts: [{ name: 'Pair of xenon burners', usd: [60, 250] }],
    labourHours: [0.5, 1.5],
    diy: 'moderate',
  },
  'xenon-ballast-failed': {
    name: 'Failed xenon ballast',
    workshopName: 'HID ballast/igniter failure',
    summary:
      'The electronic ballast that strikes and feeds the gas-discharge bulb has failed, often through water in the lamp. That side does not strike at all, clicks or gives out after seconds.',
    prior: 0.42,
    fits: { years: [1995, 2022] },
    shifts: [{ minAgeYears: 7, factor: 1.5, source: 'age and moisture' }],
    symptoms: {
      'headlight-out': 0.75,
      'headlight-flicker': 0.35,
      'lamp-warning': 0.35,
      'condensation-lamp': 0.3,
      'fuse-blows': 0.1,
    },
    against: ['headlight-dim', 'lens-hazy', 'bulb-blows-often'],
    conditions: { 'wet-weather': 0.25, 'sudden-onset': 0.35, intermittent: 0.35 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'By day you can drive with care to a workshop. With one headlight dark, do not drive at night or in bad weather.',
    },
    patterns: [
      'A new burner did not help.',
      'A buzz and brief flashes, then darkness, after a rainy week.',
    ],
    shown: {
      summary:
        'The electronic ballast that ignites and feeds the gas-discharge bulb has failed, often because of water in the headlight. That side does not light at all, clicks, or goes out after seconds.',
      patterns: [
        'A new xenon bulb did not help.',
        'There is a buzz and brief flashes, then darkness, after a rainy week.',
      ],
    },
    checks: [
      {
        title: 'Listen and look whether the light ignites',
        steps: [
          'Park somewhere quiet, and do not touch the light.',
          'Have a helper switch the lights on five times, with pauses.',
        ],
        tool: 'None',
        minutes: 4,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is no click, buzz or flash on one side',
            means: 'The light does not ignite. The ballast, the igniter or the supply is at fault.',
            effect: 'supports',
          },
          {
            finding: 'It lights up, then turns pink and goes out',
            means: 'The ballast works, but the worn burner does not stay lit.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the burner, then measure the supply',
        steps: [
          'Switch the lights off, take the key out, disconnect the negative lead of the battery and wait ten minutes. Fit the burner from the good side.',
          'Close the light and reconnect the battery. If it stays dark, measure 12 V at the input plug of the ballast with the lights on. Never use a meter on the high-voltage side.',
        ],
        tool: 'Multimeter',
        minutes: 45,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A good burner stays dark, although 12 V is present at the input',
            means: 'The ballast or its igniter has failed. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'There is no 12 V at the input',
            means:
              'The ballast gets no current. The fuse, the relay, a wire or the control unit is at fault.',
            effect: 'rules-out',
          },
          {
            finding: 'The good burner lights up',
            means: 'The ballast works, so the old burner was at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the xenon ballast',
      overview:
        'On many headlights the ballast is screwed on from below or behind. If water ruined it, dry the headlight and replace its seal, or the next one will fail too.',
      minutes: [45, 180],
      tools: ['Torx set', 'Trim tools', 'Multimeter', 'Seal and sealant', 'Goggles'],
      steps: [
        'Switch the lights off, take the key out, disconnect the battery and wait ten minutes.',
        'If you cannot reach the ballast, remove the headlight. The corner of the bumper often has to come loose. Tape the edges of the paint.',
        'Undo the screws of the ballast, and unplug the thick high-voltage lead by its collar.',
        'Look for a white crust, water and a broken seal.',
        'Clean the mating face. Fit a new seal and a new ballast with the same part number.',
        'Push the high-voltage lead on until it locks.',
        'Dry the headlight in a warm room with its cover off, and then close it.',
        'Refit everything, reconnect the battery and switch the light on five times. Have the ballast coded if the car requires it.',
        'Check the beam on a wall, or have it set.',
      ],
      safety: [
        'The light makes more than 20,000 V at ignition. Disconnect the battery and wait before you touch it.',
        'Never test the high-voltage side with a meter.',
      ],
      stopIf: 'Stop if there is water standing in the light, or if its inner wiring crumbles.',
    },
    parts: [{ name: 'Ballast, with or without igniter, and seal', usd: [62, 455] }],
    labourHours: [0.7, 2.5],
    diy: 'hard',
  },
  'led-headlamp-module-failed': {
    name: 'Failed LED headlight module or driver',
    workshopName: 'LED headlamp light source, driver or cooling fan failure',
    summary:
      'LEDs last long, but their driver, solder joints or tiny fan do not. A whole beam or strip goes dark or flickers, and on many cars only the complete lamp is sold.',
    prior: 1.2,
    fits: { years: [2008, 2099] },
    shifts: [{ years: [2016, 2099], factor: 1.5, source: 'LED headlamps became standard' }],
    symptoms: {
      'headlight-out': 0.6,
      'headlight-flicker': 0.45,
      'lamp-warning': 0.45,
      'drl-out': 0.25,
      'headlight-dim': 0.15,
      'condensation-lamp': 0.15,
      'auto-lights-fault': 0.08,
      'high-beam-fault': 0.12,
    },
    against: ['bulb-blows-often', 'lens-hazy', 'lamp-melted'],
    conditions: { 'hot-weather': 0.15, intermittent: 0.4, 'wet-weather': 0.12 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason: 'Do not drive in the dark with a failed or flickering headlight.',
    },
    patterns: [
      'Flickers for weeks, then a segment stays dark.',
      'Message about the headlight together with the adaptive light.',
    ],
    shown: {
      summary:
        'LEDs last long, but their driver, solder joints or small fan do not. A whole beam or strip goes dark or flickers, and for many cars only the complete headlight is sold.',
      patterns: [
        'It flickers for weeks, then a segment stays dark.',
        'A message about the headlight appears together with one about the adaptive light.',
      ],
    },
    checks: [
      {
        title: 'Note which parts of the headlight are dark',
        steps: [
          'Park in front of a wall, and switch through the daytime running light, the dipped and the main beam.',
          'Note which chips or strips are dark, and on which side.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Only one function or segment is dark, and the other side is normal',
            means:
              'The rest of the headlight gets current, so a module or driver in it has failed.',
            effect: 'supports',
          },
          {
            finding: 'The complete light is dark, together with its indicator',
            means: 'The plug, the fuse or the earth of the whole light is at fault.',
            effect: 'weakens',
          },
          {
            finding: 'Both sides are the same',
            means:
              'Two headlights seldom fail in the same way. The switch, a sensor or the control unit is more likely.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the headlight codes and check the plug',
        steps: [
          'Read the body and lighting control units, and note entries on an open circuit, a short circuit or over-temperature.',
          'With the lights off, unplug the headlight, look at the plug for water and green pins, and plug it in.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 25,
        needs: 'powered',
        outcomes: [
          {
            finding: 'There is a code for the light source or driver, and the plug is clean',
            means: 'The electronics of the headlight have failed.',
            effect: 'confirms',
          },
          {
            finding: 'The plug is wet, or there is a code for the supply',
            means: 'Repair the plug and the supply first, because the light may be good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the LED driver or the complete headlight',
      overview:
        'First find out whether the driver at the back of the headlight is sold separately, because that saves most of the money. A new headlight often needs coding, and always needs aiming.',
      minutes: [60, 240],
      tools: ['Torx set', 'Trim tools', 'Masking tape', 'OBD tool for coding', 'Thermal paste'],
      steps: [
        'Check the warranty, recalls and extended cover for the VIN.',
        'If the driver is screwed to the outside, swap it with that of the other side, with the battery disconnected, then reconnect it and see whether the fault moves.',
        'Disconnect the battery and loosen the corner of the bumper. Unplug the fog light and the sensors before you pull it far.',
        'Mark the position of the headlight with tape, because it sets the gap to the bonnet. Undo its bolts.',
        'Unplug the headlight. Change the driver with a new seal and thermal paste, or transfer the brackets and control units to the new headlight.',
        'Do not touch circuit boards with your bare hands, and do not cover the vent membranes.',
        'Refit the headlight, align the gaps before you tighten the bolts, refit the bumper and reconnect everything.',
        'Code the headlight, clear the codes, and calibrate the levelling or adaptive light with the diagnostic tool.',
        'Have the beam set on an aiming rig, because an error of a few millimetres dazzles others.',
      ],
      safety: [
        'Do not look into LED headlights from close up.',
        'Disconnect the battery before you unplug headlights next to crash sensors.',
      ],
      stopIf:
        'Stop if the headlight is glued and would have to be opened. It would mist up again and again afterwards.',
    },
    parts: [{ name: 'LED driver and seal, or complete headlight', usd: [80, 2200] }],
    labourHours: [0.8, 3],
    diy: 'hard',
  },
  'headlight-lens-hazed': {
    name: 'Clouded headlight lens',
    workshopName: 'Polycarbonate lens oxidised, hard coat worn',
    summary:
      'Sun has worn off the protective coat of the plastic lens. It turns yellow and milky, scatters light in all directions and can take away more than half of the range.',
    prior: 1.1,
    shifts: [
      { minAgeYears: 7, factor: 2, source: 'ultraviolet ageing' },
      { maxAgeYears: 3, factor: 0.2, source: 'ultraviolet ageing' },
    ],
    symptoms: {
      'lens-hazy': 0.75,
      'headlight-dim': 0.7,
      glare: 0.1,
      'headlight-aim': 0.06,
      'condensation-lamp': 0.05,
    },
    against: ['headlight-flicker', 'headlight-out', 'lamp-warning', 'dim-flicker'],
    conditions: { 'gradual-onset': 0.7, 'wet-weather': 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'You see less far than you think. Drive more slowly at night, and restore the lenses soon.',
    },
    patterns: [
      'Car parked in the sun for years; upper edge yellow first.',
      'New bulbs made hardly any difference.',
    ],
    shown: {
      summary:
        'Sunlight has worn off the protective coating of the plastic lens. It turns yellow and milky, scatters the light in all directions and can take away more than half of the range.',
      patterns: [
        'The car has been parked in the sun for years, and the upper edge turned yellow first.',
        'New bulbs made hardly any difference.',
      ],
    },
    checks: [
      {
        title: 'Wet the lens',
        steps: [
          'In daylight, wash the lens, let it dry and look at it.',
          'Then wet it and look again.',
        ],
        tool: 'Water',
        minutes: 3,
        outcomes: [
          {
            finding: 'It is milky when dry and clearer when wet',
            means: 'The haze is on the outside and can be polished off.',
            effect: 'confirms',
          },
          {
            finding: 'There is no difference',
            means: 'The haze or the damage is inside, where polish does not reach.',
            effect: 'weakens',
          },
          {
            finding: 'The lens is clear',
            means: 'The lens is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the reflector',
        steps: [
          'Shine a torch through a clear spot onto the reflector.',
          'Look for dull, burnt or flaking silver.',
        ],
        tool: 'Torch',
        minutes: 3,
        outcomes: [
          {
            finding: 'The reflector is bright as a mirror',
            means: 'Behind the haze the light is good, so only the lens needs work.',
            effect: 'supports',
          },
          {
            finding: 'The reflector is dull or burnt',
            means:
              'The reflector is worn out, and a clear lens would not help. Replace the headlight.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore clouded headlight lenses',
      overview:
        'Wet sanding removes the worn coating, and polishing makes the lens clear. A new ultraviolet coating makes the result last: without it, the haze is back within months.',
      minutes: [90, 180],
      tools: [
        'Masking tape',
        'Wet sandpaper 600 to 3000',
        'Polish and pad',
        'Isopropyl alcohol',
        'Isocyanate-free ultraviolet coat or film',
        'Mask and gloves',
      ],
      steps: [
        'Work in the shade with the lights cold. Wash the lens, and mask the paint round it with three layers of tape.',
        'Wet sand with 600 or 800 grit in straight strokes until the whole old coating is off and the water no longer runs yellow. Do not let the lens dry.',
        'Go on with 1000, 1500, 2000 and 3000 grit, each at right angles to the one before, until the lens is evenly matt.',
        'If you will fit a film, polish the lens clear. If you will use a coating, leave it at the grit that its manufacturer asks for.',
        'Degrease the lens with isopropyl alcohol, and do not touch it again.',
        'Wearing gloves and a mask, wipe on the ultraviolet coating, or lay the film, in dust-free moving air and at the temperature on its leaflet.',
        'Take the tape off, and let it cure for a day away from rain.',
        'Fit new bulbs if the old ones are aged, and check the aim on a wall.',
      ],
      safety: [
        'Sprayed two-part clear coat contains isocyanates, which can cause lasting asthma, and a dust mask does not stop them. Use a coating that is free of them, or a film.',
        'Sanding too deep in one spot distorts the beam, so sand evenly.',
      ],
      stopIf:
        'Stop if there are cracks, deep crazing or haze on the inside, and replace the headlight.',
    },
    parts: [{ name: 'Restoration kit with ultraviolet coat', usd: [20, 70] }],
    labourHours: [0.8, 2],
    diy: 'easy',
  },
  'headlamp-condensation': {
    name: 'Water or mist in a headlight or rear light',
    workshopName: 'Lamp housing seal or vent failure',
    summary:
      'A lamp breathes as it warms and cools. With a blocked vent, a cracked housing or an open cover it draws water in, mists up, corrodes its reflector and drowns its electronics.',
    prior: 0.9,
    symptoms: {
      'condensation-lamp': 0.85,
      'headlight-dim': 0.2,
      'headlight-out': 0.15,
      'lamp-warning': 0.15,
      'tail-light-out': 0.15,
      'bulb-blows-often': 0.08,
      'drl-out': 0.06,
      'headlight-flicker': 0.1,
    },
    against: ['lens-hazy', 'dim-flicker'],
    conditions: {
      'wet-weather': 0.5,
      'cold-weather': 0.25,
      'after-impact': 0.12,
      'after-repair': 0.15,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'A light mist that clears with the light on is harmless. If water stands in the light, repair it before the electronics fail.',
    },
    patterns: [
      'After a bulb change with the rear cover not closed.',
      'Fine mist at the edges after a wash that is gone in half an hour is normal.',
    ],
    shown: {
      summary:
        'A light breathes as it warms up and cools down. With a blocked vent, a cracked housing or an open cover it draws water in and mists up, and the water ruins its reflector and its electronics.',
      patterns: [
        'It began after a bulb change in which the rear cover was not closed.',
        'A fine mist at the edges after a wash that is gone in half an hour is normal.',
      ],
    },
    checks: [
      {
        title: 'Switch the light on and watch the mist',
        steps: [
          'In dry weather, drive with the lights on for half an hour.',
          'Look at the light again.',
        ],
        tool: 'None',
        minutes: 35,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The mist has gone',
            means: 'The light breathes the moisture out again, which is normal.',
            effect: 'weakens',
          },
          {
            finding: 'Drops, a puddle or mist remain',
            means: 'More water gets in than the vents can remove.',
            effect: 'confirms',
          },
        ],
      },
      {
        title: 'Check covers, vents and cracks',
        steps: [
          'Switch the lights off. Feel each rear cover and bulb seal, and look for blocked vent caps or tubes.',
          'Look along the edge of the lens for cracks.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a loose cover, a missing cap or a crack',
            means: 'The water gets in there. Seal it.',
            effect: 'supports',
          },
          {
            finding: 'Everything is intact',
            means: 'The covers are not the cause. Only a leaking glued seam remains.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Dry out and reseal a misted headlight or rear light',
      overview:
        'Dry the light, close the place where water gets in and leave the vents open. Drilling a drain hole or sealing everything makes it worse.',
      minutes: [40, 180],
      tools: [
        'Hair dryer on low',
        'Silica gel bags and silicone grease',
        'Torx set and battery spanner',
        'Lens sealant',
      ],
      steps: [
        'Ask about the warranty, which covers standing water on newer cars.',
        'Switch the lights off, disconnect the battery, and remove the light if you can.',
        'Take the covers and the bulbs out, and let the light dry for a day in a warm room. You can also blow warm air through it, but never hot air.',
        'Clean the vent tubes and replace the membrane caps, which must let air through but no water.',
        'Replace the seals of the covers and seat them evenly. Put a thin film of silicone grease on the rubber.',
        'Degrease a hairline crack or a leaking seam, and close it from outside with lens sealant.',
        'If there is room well clear of the bulbs, put a bag of silica gel inside. It must not touch anything that gets hot.',
        'Refit the bulbs, covers and light with the lights still off, spray it with a hose for five minutes and look at it again the next morning.',
        'Reconnect the battery, and check the aim.',
      ],
      safety: [
        'Do not touch halogen glass or xenon igniters with your fingers.',
        'Do not switch on xenon or LED lights while water stands in them.',
      ],
      stopIf:
        'Stop if the reflector peels or circuit boards are green. The light must then be replaced.',
    },
    parts: [{ name: 'Seals, vent caps and sealant', usd: [8, 50] }],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
