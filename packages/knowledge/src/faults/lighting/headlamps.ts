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
        'Do not drive in the dark or in bad weather with one headlight: it is illegal and others take you for a motorcycle.',
    },
    patterns: [
      'Went out with a flash at switching on.',
      'The second bulb follows within months, since both are the same age.',
    ],
    checks: [
      {
        title: 'Look at the filament',
        steps: [
          'Switch the lights off and let them cool. Take the bulb out from behind without touching its glass.',
          'Look for a broken filament or a black, milky glass.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Broken filament or blackened glass',
            means: 'The bulb has blown.',
            effect: 'confirms',
          },
          {
            finding: 'Filament whole',
            means: 'The bulb can still light: look at the plug, the fuse and the earth.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the left and right bulbs',
        steps: [
          'Switch the lights off. Let the bulb cool for ten minutes, and hold it by its metal base.',
          'Fit the bulb from the working side into the dark side and switch on.',
        ],
        tool: 'None',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It lights',
            means: 'Plug and supply are good, so the old bulb was the fault.',
            effect: 'confirms',
          },
          {
            finding: 'Still dark',
            means: 'A good bulb stays dark there: fuse, socket, wire or control unit.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a halogen headlight bulb',
      overview:
        'Change both sides, so that they shine alike. Skin fat on the glass burns in and shortens its life. A bulb not seated in its three tabs dazzles others.',
      minutes: [15, 60],
      tools: ['Clean cloth or gloves', 'Torch', 'Small mirror', 'Screwdriver or Torx for covers'],
      steps: [
        'Switch the lights off, take the key out and let the light cool for ten minutes. Read the bulb type on the light or old bulb, such as H7 or H4.',
        'Open the bonnet or the flap in the wheel arch. Some cars need the light unbolted: turn the wheels aside and remove two or three screws.',
        'Turn or unclip the rear cover and pull the plug straight off.',
        'Press the spring clip in and aside, or twist the holder, and take the bulb out. Note which way its tabs face.',
        'Hold the new bulb by its metal base, set all tabs in their slots and close the clip. It must not rock.',
        'Press on the plug. Look for browning first, since a hot plug kills bulbs.',
        'Close the cover with its seal tight, so that no moisture enters. Do the other side in the same way.',
        'Check dipped and main beam and the light edge on a wall 5 m away, compared with the other side.',
      ],
      safety: [
        'Halogen bulbs get hotter than 200 °C and are under pressure: cool first, eye protection on.',
        'LED bulbs in halogen lights are illegal on the road in many countries and dazzle: use the listed type.',
      ],
      stopIf:
        'Stop if the new bulb does not light or the plug is melted: the circuit needs testing.',
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
        'It may go dark in the night without warning. Avoid driving in the dark until it is replaced.',
    },
    patterns: [
      'One side pink or violet beside the white other one.',
      'Goes out after ten minutes and comes back after off and on.',
    ],
    checks: [
      {
        title: 'Compare the colour against a wall',
        steps: [
          'In the dark, let both lights burn for three minutes facing a white wall.',
          'Compare colour and brightness.',
        ],
        tool: 'None',
        minutes: 6,
        outcomes: [
          {
            finding: 'One side pink, violet or much weaker',
            means: 'That burner is worn.',
            effect: 'supports',
          },
          {
            finding: 'Both white and equal',
            means: 'The burners are alive; look at ballast and supply.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Exchange the burners side to side',
        steps: [
          'Switch the lights off, take the key out, disconnect the negative lead of the battery and wait ten minutes: the ballast makes over 20,000 V when striking.',
          'Swap both burners without touching their glass, close both covers, reconnect and run for fifteen minutes.',
        ],
        tool: 'Gloves and screwdriver',
        minutes: 50,
        outcomes: [
          {
            finding: 'The fault moves with the burner',
            means: 'The burner carries the fault with it.',
            effect: 'confirms',
          },
          {
            finding: 'The fault stays on its side',
            means: 'The burner is innocent: ballast, igniter or supply.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the xenon burners',
      overview:
        'Both are changed together, because old and new differ in colour. Buy a known brand: cheap ones differ in focus. The light works with lethal high voltage for an instant at striking.',
      minutes: [30, 120],
      tools: ['Clean gloves', 'Torx and screwdrivers', 'Safety goggles'],
      steps: [
        'Switch the lights off, take the key out, wait ten minutes and disconnect the battery.',
        'Note the type on the old base, for example D1S, D2S or D3S. D1 and D3 carry the igniter and are not interchangeable.',
        'Remove light or cover as the manual shows, and set the seal aside.',
        'Unlock the igniter or plug with a quarter turn and release the retaining ring.',
        'Draw the burner straight out, without touching the glass.',
        'Set the new one in the coded slots, close the ring, and lock the plug fully: a loose one burns.',
        'Seal the cover, reconnect and switch on. Colour settles within some hours of use.',
        'Check the beam on a wall and that the automatic levelling moves at switch-on.',
        'Take the old ones to hazardous waste: D1 and D2 contain mercury.',
      ],
      safety: [
        'Ignition pulses over 20,000 V can kill: never touch a light that is on or just off.',
        'Old burners are pressurised and hold mercury: goggles, and air the room if one breaks.',
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
        'By day the car may be driven with care to a workshop. With one headlight dark do not drive at night or in bad weather.',
    },
    patterns: [
      'A new burner did not help.',
      'A buzz and brief flashes, then darkness, after a rainy week.',
    ],
    checks: [
      {
        title: 'Listen and look for striking',
        steps: [
          'Stand clear of the light, in quiet surroundings.',
          'Have a helper switch the lights on five times with pauses.',
        ],
        tool: 'None',
        minutes: 4,
        needs: 'powered',
        outcomes: [
          {
            finding: 'No click, buzz or flash on one side',
            means: 'No striking: ballast, igniter or supply.',
            effect: 'supports',
          },
          {
            finding: 'Strikes, burns, then goes out pink',
            means: 'The ballast strikes it; the burner cannot hold the arc.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the burner, then measure the supply',
        steps: [
          'Switch the lights off, take the key out, disconnect the negative lead of the battery, wait ten minutes, and put the burner of the good side in.',
          'Close the light. If it stays dark, measure 12 V at the ballast input plug with the lights on. Never put a meter on the light side.',
        ],
        tool: 'Multimeter',
        minutes: 45,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Good burner dark, 12 V at the input',
            means: 'The ballast or its igniter is dead.',
            effect: 'confirms',
          },
          {
            finding: 'No 12 V',
            means: 'The ballast is not fed: fuse, relay, wire or control unit.',
            effect: 'rules-out',
          },
          {
            finding: 'Good burner lights',
            means: 'The ballast strikes a good burner, so the old burner was at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the xenon ballast',
      overview:
        'On many lights the ballast screws on from below or behind. If water killed it, dry the light and renew its seal, or the next one drowns.',
      minutes: [45, 180],
      tools: ['Torx set', 'Trim tools', 'Multimeter', 'Seal and sealant', 'Goggles'],
      steps: [
        'Switch the lights off, take the key out, disconnect the battery and wait ten minutes.',
        'Remove the headlight if it is not reachable: the bumper corner often has to come loose. Tape the paint edges.',
        'Undo the ballast screws and unplug the thick high-voltage lead by its collar.',
        'Look for white crust, water and a broken seal.',
        'Clean the face, fit a new seal and the new ballast of the same number.',
        'Push the high-voltage lead on until it locks.',
        'Dry the light with its cover off in a warm room before closing.',
        'Refit, reconnect, strike five times and code the light unit if the car requires it.',
        'Set the beam on a wall or have it set.',
      ],
      safety: [
        'More than 20,000 V at striking: disconnect the battery and wait.',
        'Never test the high-voltage side with a meter.',
      ],
      stopIf: 'Stop if water stands in the light or its inner wiring crumbles.',
    },
    parts: [{ name: 'Ballast, with or without igniter', usd: [60, 450] }],
    labourHours: [0.7, 2.5],
    diy: 'hard',
  },
  'led-headlamp-module-failed': {
    name: 'Failed LED headlamp module or driver',
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
    checks: [
      {
        title: 'Note which parts of the headlight are dark',
        steps: [
          'In front of a wall, switch through daytime light, dipped and main beam.',
          'Note which chips or strips are dark and on which side.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Only one function or segment dark, other side normal',
            means: 'The rest of that light is fed, so a module or driver in it has failed.',
            effect: 'supports',
          },
          {
            finding: 'The complete light is dark, with its indicator',
            means: 'All of it dies together only with its plug, fuse or earth.',
            effect: 'weakens',
          },
          {
            finding: 'Both sides the same',
            means: 'Two lights seldom fail in the same way: switch, sensor or control unit.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read the headlight codes and check the plug',
        steps: [
          'Use a reader for body and lighting units and note open, short or over-temperature.',
          'With the lights off, look at the light plug for water and green pins.',
        ],
        tool: 'OBD-II reader with manufacturer coverage',
        minutes: 25,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Code for the light source or driver, and a clean plug',
            means: 'The light electronics have failed.',
            effect: 'confirms',
          },
          {
            finding: 'Wet plug or supply code',
            means: 'Repair plug and supply first: the light may be good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the LED driver or the complete headlight',
      overview:
        'Find out first whether the driver at the back of the light is sold by itself: it saves most of the money. A new light often needs coding and always needs aiming.',
      minutes: [60, 240],
      tools: ['Torx set', 'Trim tools', 'Masking tape', 'OBD tool for coding', 'Tape measure'],
      steps: [
        'Check warranty, recall and extended cover by VIN: LED lights cost hundreds to thousands.',
        'Swap the driver with the other side if it screws on outside, and see whether the fault moves.',
        'Disconnect the battery and loosen the bumper corner; unplug fog light and sensors before pulling it far.',
        'Undo the light bolts. Mark their position, because it sets the gap to the bonnet.',
        'Unplug, and change driver with seal and heat paste, or transfer brackets and control units to the new light.',
        'Touch no circuit boards with bare hands and keep the vent membranes open.',
        'Refit, align gaps before tightening, and reconnect.',
        'Code the light, clear codes and calibrate levelling or adaptive light by the tool.',
        'Have the beam set on an aiming rig: a few millimetres dazzle others.',
      ],
      safety: [
        'Do not look into LED headlights from close up.',
        'Disconnect the battery before unplugging lights next to crash sensors.',
      ],
      stopIf:
        'Stop if the light is glued and you would have to open it: it will fog for ever after.',
    },
    parts: [{ name: 'LED driver or complete headlamp', usd: [80, 2200] }],
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
      reason: 'You see less far than you think. Drive slower at night and restore the lenses soon.',
    },
    patterns: [
      'Car parked in the sun for years; upper edge yellow first.',
      'New bulbs made hardly any difference.',
    ],
    checks: [
      {
        title: 'Wet the lens',
        steps: ['In daylight wash the lens and look at it dry.', 'Then wet it and look again.'],
        tool: 'Water',
        minutes: 3,
        outcomes: [
          {
            finding: 'Milky when dry, clearer when wet',
            means: 'The haze is on the outside and can be polished.',
            effect: 'confirms',
          },
          {
            finding: 'No difference',
            means: 'The haze or the damage is inside, where polish does not reach.',
            effect: 'weakens',
          },
          { finding: 'Clear glass', means: 'The lens is not the cause.', effect: 'rules-out' },
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
            finding: 'Bright mirror',
            means: 'Behind the haze the light is good: only the lens needs work.',
            effect: 'supports',
          },
          {
            finding: 'Dull or burnt',
            means: 'The reflector is finished, and a clear lens would not help.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Restore clouded headlight lenses',
      overview:
        'Wet sanding takes the dead coat off, and polishing clears it. What makes it last is a new ultraviolet coat: without it the haze is back in months.',
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
        'Work in the shade, lights cold. Wash the lens and mask the paint with three layers of tape.',
        'Wet sand with 600 or 800 until the whole old coat is off and the run-off is no longer yellow. Keep it wet and in straight strokes.',
        'Go on with 1000, 1500, 2000 and 3000, each across the former, until even and matt.',
        'Polish to clear if you will fit a film, or leave it at the grit the coat manufacturer asks.',
        'Degrease with isopropyl alcohol and do not touch it again.',
        'Wipe on the ultraviolet coat, or lay the film, in dust-free moving air at the temperature on its leaflet, with mask and gloves on.',
        'Let it cure for a day away from rain.',
        'Fit fresh bulbs if they are old, and check the aim on a wall.',
      ],
      safety: [
        'Sprayed two-part clear coat holds isocyanates, which can cause lasting asthma, and a dust mask does not stop them. Use a coat that is free of them, or a film.',
        'Sanding too deep in one spot bends the beam: keep it even.',
      ],
      stopIf:
        'Stop if there are cracks, crazing deep in the plastic or haze inside: replace the light.',
    },
    parts: [{ name: 'Restoration kit with ultraviolet coat', usd: [20, 70] }],
    labourHours: [0.8, 2],
    diy: 'easy',
  },
  'headlamp-condensation': {
    name: 'Water or mist in a lamp',
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
        'Light mist that clears with the light on is harmless. If water stands in it, repair it before electronics fail.',
    },
    patterns: [
      'After a bulb change with the rear cover not closed.',
      'Fine mist at the edges after a wash that is gone in half an hour is normal.',
    ],
    checks: [
      {
        title: 'Switch the light on and watch the mist',
        steps: ['Drive with lights on for half an hour in dry weather.', 'Look again.'],
        tool: 'None',
        minutes: 35,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Mist has gone',
            means: 'The light breathes it out again, which is normal.',
            effect: 'weakens',
          },
          {
            finding: 'Drops, a puddle or mist remain',
            means: 'More water gets in than the vents can carry off.',
            effect: 'confirms',
          },
        ],
      },
      {
        title: 'Check covers, vents and cracks',
        steps: [
          'Switch the lights off. Feel each rear cover and bulb seal, and look for blocked vent caps or tubes.',
          'Look along the lens edge for cracks.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Loose cover, missing cap or a crack',
            means: 'The water comes in there.',
            effect: 'supports',
          },
          {
            finding: 'All sound',
            means: 'A bad cover is ruled out; only a leaking glued seam remains.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Dry out and reseal a misted headlight or rear light',
      overview:
        'Dry it, close the way in and leave the vents open. Drilling a drain hole or sealing everything makes it worse.',
      minutes: [40, 180],
      tools: [
        'Hair dryer on low',
        'Silica gel bags',
        'New cover seals or vent caps',
        'Torx set',
        'Lens sealant',
      ],
      steps: [
        'Ask about warranty: standing water is a claim on young cars.',
        'Switch the lights off, disconnect the battery, and remove the light if you can.',
        'Take covers and bulbs out and let it dry for a day in a warm room, or blow warm, never hot, air through it.',
        'Clean vent tubes and renew membrane caps. They must let air but not water pass.',
        'Renew cover seals and seat them evenly. Grease the rubber thinly with silicone.',
        'Close a hairline crack or seam from outside with lens sealant after degreasing.',
        'Put a silica bag in the space behind, clear of bulbs, only if it cannot touch anything hot.',
        'Fit it, hose it for five minutes with lights off and look again the next morning.',
        'Reconnect the battery and check the aim.',
      ],
      safety: [
        'Keep fingers off halogen glass and away from xenon igniters.',
        'Wet xenon or LED lights stay off until dry.',
      ],
      stopIf: 'Stop if the reflector peels or boards are green: the light must be replaced.',
    },
    parts: [{ name: 'Seals, vent caps, sealant', usd: [8, 50] }],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
} satisfies Record<string, FaultEntry>;
