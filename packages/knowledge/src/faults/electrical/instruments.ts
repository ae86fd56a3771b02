import type { FaultEntry } from '../../schema.ts';

/** What shows, plays and connects. */
export const instrumentFaults = {
  'instrument-cluster-failed': {
    name: 'Failed instrument cluster',
    workshopName: 'Instrument cluster board, solder joint, stepper motor or display fault',
    summary:
      'Solder joints crack, needle motors stick or the display fails. Gauges read nonsense, the display fades or the whole cluster goes dark, while the car itself runs normally.',
    prior: 2,
    shifts: [
      {
        makes: ['chevrolet', 'gmc', 'cadillac'],
        years: [2003, 2007],
        factor: 3,
        source: 'widely reported by owners: needle stepper motors, special coverage by the maker',
      },
      { minAgeYears: 6, factor: 1.3, source: 'solder fatigue with age' },
    ],
    symptoms: {
      'dash-dead': 0.65,
      'speedometer-wrong': 0.45,
      'fuel-gauge-wrong': 0.2,
      'many-warnings': 0.12,
      'dim-flicker': 0.08,
      'electrics-odd': 0.07,
      'temperature-fluctuates': 0.05,
      'battery-drains': 0.04,
    },
    against: ['stalls-while-driving', 'slow-crank', 'battery-light', 'loss-of-power'],
    conditions: { intermittent: 0.5, 'cold-weather': 0.2, 'hot-weather': 0.2 },
    codes: { U0155: 0.4 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Without a speedometer and warning lights you cannot see that the engine is overheating or the brakes have failed. Drive only short distances, and not at all in the dark with a dead display.',
    },
    patterns: [
      'A slap on the dash top brings it back: cracked solder.',
      'Display fades in heat, needles stick in cold.',
      'The speedometer needle rests at 20 with the car standing, while cruise control works normally.',
    ],
    shown: {
      patterns: [
        'A slap on the top of the dashboard brings it back, which points to cracked solder.',
        'The display fades in heat, and the needles stick in cold.',
        'The speedometer needle rests at 20 with the car parked, while cruise control works normally.',
      ],
    },
    checks: [
      {
        title: 'Start the cluster self-test',
        steps: [
          'Look up the self-test in the manual. Often you hold the trip button while you switch the ignition on.',
          'See whether all needles sweep through their full range and all segments light up.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'A needle stops short or segments are missing',
            means: 'The motor of that needle or the display is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'All needles sweep fully, and all segments show',
            means: 'The cluster itself works; look at its supply, its fuse and the data line.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare the cluster with live data',
        steps: [
          'Connect a reader and display speed, engine speed and coolant temperature.',
          'Compare the values with the needles while parked, then on a short drive. A passenger must read the values on the move.',
        ],
        tool: 'OBD-II reader',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The data are right, but needles or display are wrong',
            means: 'The cluster is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'The data are equally wrong',
            means: 'The sensor or the control unit that sends the value is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the cluster fuses',
        steps: [
          'Find the cluster in the fuse diagram. It usually has one permanent feed and one from the ignition.',
          'Switch the ignition on and test both fuses with a meter.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Both are live, and the cluster is dark',
            means: 'The supply is good, so the cluster or its earth is at fault.',
            effect: 'supports',
          },
          {
            finding: 'A fuse is blown',
            means: 'Replace the fuse and find out why it blew; the cluster may be good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Remove and repair the instrument cluster',
      overview:
        'Sending your own cluster to a repair firm preserves the mileage and immobiliser data and is far cheaper than a new one. A used cluster shows a wrong mileage, which is illegal to conceal in most countries.',
      minutes: [50, 150],
      tools: [
        'Trim tools and battery spanner',
        'Torx and Phillips screwdrivers',
        'Soft cloth, antistatic foam',
        'Multimeter',
      ],
      steps: [
        'Rule out a fuse, a bad earth and low battery voltage, and save the codes of the cluster.',
        'Photograph the mileage and the service data before you disconnect anything.',
        'Disconnect the battery and wait ten minutes.',
        'Lower the steering column fully, cover it with a cloth and unclip the surround of the cluster.',
        'Undo the screws, tip the cluster forward and release the lever of its plug. Do not touch the clear lens or the needles.',
        'Check the plug for bent pins and the cluster for heat marks.',
        'Pack the cluster in antistatic foam and send it off with a description of the fault. Repair firms renew needle motors, solder joints, the backlight or the display.',
        'Refit the cluster and its surround, and reconnect the battery. Check that all warning lights come on with the ignition and go out when the engine runs.',
        'Compare the speed with a navigation device, and the fuel gauge with a full tank.',
      ],
      safety: [
        'Mind the airbag: disconnect the battery, wait ten minutes, and sit to the side of the steering wheel.',
        'Do not drive while the cluster is out: many cars will not start without it, and no warning light would show.',
      ],
      stopIf:
        'Stop if a new cluster must be coded to the immobiliser and the mileage: for legal and technical reasons that is a job for an authorised workshop.',
    },
    parts: [{ name: 'Cluster repair or exchange', usd: [120, 1500] }],
    labourHours: [0.8, 2],
    diy: 'moderate',
  },
  'infotainment-software-freeze': {
    name: 'Infotainment software hangs',
    workshopName: 'Head unit software fault: reset and update required',
    summary:
      'The computer behind the screen has run out of memory or got stuck. The picture freezes, restarts in a loop or takes minutes to appear, and a reset or update brings it back.',
    prior: 7,
    fits: { years: [2008, 2099] },
    shifts: [
      {
        years: [2013, 2099],
        factor: 1.6,
        source: 'large touch screens; widely reported by owners',
      },
    ],
    symptoms: {
      'infotainment-fault': 0.85,
      'phone-connection-fault': 0.3,
      'camera-blank': 0.25,
      'sound-fault': 0.15,
      'after-update-fault': 0.12,
      'climate-panel-dead': 0.08,
      'battery-drains': 0.05,
      'remote-app-fault': 0.05,
    },
    against: ['electrical-smell', 'fuse-blows', 'stalls-while-driving'],
    conditions: { intermittent: 0.75, 'starting-up': 0.25, 'cured-by-restart': 0.6 },
    codes: { U0184: 0.04 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car is safe to drive. Look over your shoulder if the reversing camera is blank, and do not operate the screen on the move.',
    },
    patterns: [
      'Comes back after a long press of the power button, then hangs again within days.',
      'Worse with one particular phone, memory stick or SD card.',
    ],
    shown: {
      summary:
        'The processor behind the screen has run out of memory or crashed. The picture freezes, restarts in a loop or takes minutes to appear, and a reset or an update brings it back.',
      patterns: [
        'It works again after a long press of the power button, then hangs once more within days.',
        'It is worse with one particular phone, memory stick or SD card.',
      ],
    },
    checks: [
      {
        title: 'Force a restart',
        steps: [
          'Park the car. Hold the power or volume button for 20–30 seconds until the manufacturer’s logo appears.',
          'Let the system start without any phone or memory stick connected.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It works normally after the restart',
            means: 'The software had crashed: update it.',
            effect: 'supports',
          },
          {
            finding: 'It stays black or restarts in a loop again at once',
            means: 'Faulty hardware or a missing supply is more likely than software.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Use it for a week without a phone or memory stick',
        steps: [
          'Delete all paired phones, and remove USB sticks and SD cards.',
          'Use only the radio for a week.',
        ],
        tool: 'None',
        minutes: 10,
        days: 7,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It no longer freezes',
            means:
              'A phone, stick or card triggers it: update phone and car, then pair them afresh.',
            effect: 'confirms',
          },
          {
            finding: 'It freezes as before',
            means:
              'Neither a phone nor a stick triggers it. The hardware is more likely, but try an update before you buy any.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Reset and update the infotainment system',
      overview:
        'No part is needed. A clean restart, a factory reset and the current software cure most screens, provided that the 12 V supply is steady.',
      minutes: [30, 120],
      tools: [
        'USB stick in the format that the manufacturer asks for',
        'Battery charger',
        'Phone',
        'Fuse puller',
      ],
      steps: [
        'Write down radio presets and navigation addresses, and photograph the page with the software version.',
        'Restart with a long press of the power button. If that does not work, let the car go to sleep, take the fuse out for five minutes and refit it.',
        'Update the phone and the car. Car software comes by Wi-Fi in the settings menu, or from the manufacturer’s website on a USB stick, for which you need the VIN.',
        'Park outdoors for the update and connect a battery charger. Follow the instructions on whether the engine should run.',
        'Do not touch anything until the screen reports that it has finished. The unit restarts several times.',
        'Do a factory reset afterwards, because old stored data is a common cause of new crashes.',
        'Pair just one phone, use it for two days, then add the others.',
        'If the system still hangs, record it on video and ask a dealer about bulletins or extended cover for this unit.',
      ],
      safety: [
        'Set up and update the system only when parked.',
        'Never run the engine in a closed garage to maintain the battery voltage.',
      ],
      stopIf:
        'Stop if an update fails twice or the screen stays black: a dealer has to recover or replace the unit.',
    },
    parts: [],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
  'infotainment-unit-failed': {
    name: 'Failed screen or head unit',
    workshopName: 'Head unit or display hardware failure (touch panel, memory, back-light)',
    summary:
      'The screen or the computer behind it has a hardware fault: worn-out flash memory, a peeling touch layer that types by itself, or a failed back-light. Resets no longer help.',
    prior: 2.3,
    fits: { years: [2008, 2099] },
    shifts: [
      {
        makes: ['tesla'],
        models: ['model s', 'model x'],
        years: [2012, 2018],
        factor: 3,
        source: 'NHTSA recall 21V-035: worn eMMC memory',
      },
      { minAgeYears: 4, factor: 1.3, source: 'age, heat and memory wear' },
    ],
    symptoms: {
      'infotainment-fault': 0.8,
      'camera-blank': 0.35,
      'sound-fault': 0.25,
      'climate-panel-dead': 0.15,
      'battery-drains': 0.12,
      'phone-connection-fault': 0.1,
      'electrical-smell': 0.03,
      'remote-app-fault': 0.06,
    },
    against: ['after-update-fault', 'stalls-while-driving'],
    conditions: { constant: 0.4, 'hot-weather': 0.2, 'cold-weather': 0.12, 'gradual-onset': 0.3 },
    codes: { U0184: 0.2 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The car is mechanically safe. If demisting, lights or the reversing camera depend on the screen, clear the glass and look round before you move off.',
    },
    patterns: [
      'Phantom touches along one edge of the panel, worse in heat: delaminated touch layer.',
      'Restarts in a loop for months, then stays black.',
    ],
    shown: {
      workshopName: 'Head unit or display hardware failure (touch panel, memory, backlight)',
      summary:
        'The screen or the unit behind it has a hardware fault: worn-out flash memory, a peeling touch layer that acts as if it were being pressed, or a failed backlight. Resets no longer help.',
      patterns: [
        'Phantom touches along one edge of the panel, worse in heat, come from a touch layer that has separated.',
        'The unit restarts in a loop for months, then stays black.',
      ],
    },
    checks: [
      {
        title: 'Shine a torch at the black screen',
        steps: [
          'Switch the unit on in the dark and shine a bright torch at a flat angle across the screen.',
          'Look for a faint picture, and listen for the radio.',
        ],
        tool: 'Torch',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The picture is faint, or there is sound with a black screen',
            means: 'The backlight of the display has failed, and the unit behind it works.',
            effect: 'confirms',
          },
          {
            finding: 'There is no picture and no sound',
            means: 'More than the backlight has failed. Check the fuse and the supply first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check fuse, supply and restart once',
        steps: [
          'With the ignition on, test the fuses of the radio and the display.',
          'Switch off and let the car go to sleep. Take the fuse out for ten minutes, refit it and start the unit.',
        ],
        tool: 'Multimeter or test light',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'The supply is good, but it is still dead or in a loop',
            means:
              'The unit has its supply and has been restarted, yet it still fails: the hardware is faulty.',
            effect: 'supports',
          },
          {
            finding: 'It comes back and keeps working',
            means: 'A restart does not cure hardware, so the software was at fault.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace or repair the head unit or its screen',
      overview:
        'Often only the touch glass or the memory is faulty, and a specialist repairs it for a fraction of the price. A replacement unit is tied to the VIN by anti-theft coding, so a cheap used one may show nothing but a lock message.',
      minutes: [60, 180],
      tools: ['Trim tools', 'Torx set', 'Gloves', 'Soft cloths'],
      steps: [
        'Ask by VIN about recalls and warranty extensions: manufacturers have extended the cover for many screens.',
        'Save contacts and addresses, and log out of your accounts, because the old unit holds private data.',
        'Disconnect the battery and wait ten minutes.',
        'Unclip the trim round the screen with plastic tools, working from the bottom edge. Warm the trim in cold weather, because it snaps easily.',
        'Undo the screws and pull the unit out far enough to photograph all plugs and aerial leads.',
        'Unlatch the plugs one by one. Do not bend fibre-optic cables tightly or touch their ends.',
        'Fit the repaired or new unit. If you glue on a touch glass, clean the surfaces, exclude dust and press it on evenly.',
        'Reconnect the battery and have the anti-theft protection, language and camera coded. Check the sound, microphone, camera with its guide lines, steering-wheel buttons, app and SOS.',
        'Refit the trim and listen for rattles on the road.',
      ],
      safety: [
        'The passenger airbag sits in the top of the dashboard: disconnect the battery and wait ten minutes first.',
        'A broken display can have sharp glass: wear gloves.',
      ],
      stopIf:
        'Stop if the unit is part of a fibre-optic ring that no longer works, or needs online component protection.',
    },
    parts: [{ name: 'Touch glass, repair or head unit', usd: [120, 1900] }],
    labourHours: [0.8, 2.5],
    diy: 'moderate',
  },
  'audio-amplifier-failed': {
    name: 'Failed audio amplifier or speaker',
    workshopName: 'Amplifier output stage, supply or speaker coil fault',
    summary:
      'The separate amplifier has lost its supply, got wet or burnt an output, or a speaker cone has torn. The screen works but there is no sound, or only crackle. On many cars chimes and indicator ticking fall silent too.',
    prior: 1.1,
    symptoms: {
      'sound-fault': 0.85,
      'infotainment-fault': 0.2,
      'battery-drains': 0.15,
      'water-in-electrics': 0.1,
      'alternator-whine': 0.06,
      'body-rattle': 0.05,
      'fuse-blows': 0.08,
      'accessory-fitted': 0.12,
    },
    against: ['many-warnings', 'stalls-while-driving'],
    conditions: { intermittent: 0.35, 'hot-weather': 0.12, 'wet-weather': 0.15 },
    codes: { U0186: 0.2 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car is safe to drive. Bear in mind that warning chimes may be silent.',
    },
    patterns: [
      'Display plays a track, all speakers are silent: amplifier supply.',
      'One corner crackles at all volumes: that speaker or its wire.',
    ],
    shown: {
      summary:
        'The separate amplifier has lost its supply, got wet or burnt out an output, or a speaker cone has torn. The screen works but there is no sound, or only a crackle. On many cars the chimes and the indicator ticking fall silent too.',
      patterns: [
        'The display shows a track playing and all speakers are silent: the amplifier has lost its supply.',
        'One corner crackles at every volume: that speaker or its wire is at fault.',
      ],
    },
    checks: [
      {
        title: 'Move balance and fader through the corners',
        steps: [
          'Play speech at low volume, and set balance and fader to each corner in turn.',
          'Note which corners are silent or crackle.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'All corners are silent',
            means:
              'They share the amplifier, its fuse and the head unit, so the fault lies in one of these.',
            effect: 'supports',
          },
          {
            finding: 'One corner is bad',
            means: 'The speaker in that corner or its door wiring has failed.',
            effect: 'supports',
          },
          {
            finding: 'The radio is clear, but the phone sounds bad',
            means: 'The amplifier and speakers are good: the phone or its connection is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for the amplifier and its fuse',
        steps: [
          'Find the amplifier in the manual. It is commonly in the side of the boot, under a seat or behind the dashboard.',
          'With the radio on, measure at its large fuse, feel the amplifier for warmth and look for water.',
        ],
        tool: 'Torch and multimeter',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The fuse has blown, or the amplifier is wet or corroded',
            means: 'The amplifier has lost its supply or has been damaged by water.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry, has its supply and is slightly warm',
            means: 'The amplifier has power; test its outputs and its input.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the car amplifier or a blown speaker',
      overview:
        'A good speaker shows a few ohms and clicks faintly when a small battery touches its terminals. Replace the amplifier only when the supply, the input and the speakers are known to be good.',
      minutes: [40, 150],
      tools: [
        'Multimeter',
        'Trim tools',
        'Torx set and battery spanner',
        'AA battery with two wires',
      ],
      steps: [
        'Check the balance, fader and mute settings and restart the system, because software can mute it too.',
        'Disconnect the battery and wait ten minutes before you remove door trim.',
        'Unplug the speaker and measure its resistance: 2–8 ohms is normal, and an open circuit means that it has burnt out. Touch its terminals briefly with the wires of the AA battery: it must click.',
        'Push the cone gently. If it scratches, the coil is rubbing.',
        'Reconnect the battery and switch the radio on. At the amplifier, check the supply, the earth and the switch-on signal, then disconnect the battery again.',
        'If the amplifier sits in the side of the boot and is wet, find the leak at the seals of the rear light and the vent.',
        'Fit the new speaker on its sealing ring, or fit the new amplifier. Seal the door membrane and refit the trim.',
        'Reconnect the battery and have a new amplifier coded. Test all channels, the chimes, the parking beeps and the hands-free system.',
      ],
      safety: [
        'Disconnect the battery and wait ten minutes before you open doors with airbag sensors.',
        'Turn the volume down when you test unknown wiring: a burnt output can pass direct current and set a speaker on fire.',
      ],
      stopIf:
        'Stop if the amplifier is part of a fibre-optic ring and the whole ring is dead: that needs a ring-break test.',
    },
    parts: [{ name: 'Speaker or amplifier', usd: [30, 700] }],
    labourHours: [0.6, 2],
    diy: 'moderate',
  },
  'usb-hub-failed': {
    name: 'Worn USB socket or hub',
    workshopName: 'USB interface hub or cable fault',
    summary:
      'The contacts of the USB socket are worn, dirty or its hub has failed. The phone charges but drops CarPlay or Android Auto at each bump, or is not seen at all.',
    prior: 1.5,
    fits: { years: [2008, 2099] },
    symptoms: {
      'phone-connection-fault': 0.75,
      'accessory-socket-dead': 0.4,
      'infotainment-fault': 0.15,
      'socket-hot': 0.05,
      'sound-fault': 0.05,
      'remote-app-fault': 0.02,
    },
    against: ['many-warnings', 'camera-blank', 'fuse-blows'],
    conditions: { 'over-bumps': 0.25, intermittent: 0.6, 'cured-by-restart': 0.3 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'Only convenience suffers. If the socket gets hot, unplug everything.',
    },
    patterns: [
      'Holding the plug sideways keeps it alive.',
      'Wireless connection works, cable does not.',
    ],
    shown: {
      summary:
        'The contacts of the USB socket are worn or dirty, or its hub has failed. The phone charges but loses CarPlay or Android Auto at every bump, or is not recognised at all.',
      patterns: [
        'The connection works as long as the plug is held sideways.',
        'The wireless connection works, the cable does not.',
      ],
    },
    checks: [
      {
        title: 'Try another phone and a new data cable',
        steps: [
          'Use a short, new data cable of the phone’s brand, not one that only charges.',
          'Try a second phone with the same cable.',
        ],
        tool: 'Known good cable',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The connection works',
            means: 'The old cable or phone was at fault.',
            effect: 'rules-out',
          },
          {
            finding: 'The connection drops out just the same',
            means:
              'Neither phone nor cable is to blame: suspect the socket, the hub or the head unit.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Wiggle the plug and look inside',
        steps: [
          'Plug the cable in and move the plug gently up, down and sideways.',
          'Unplug it and shine a torch into the socket. Look for lint and for bent or green contacts.',
        ],
        tool: 'Torch and wooden toothpick',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The connection follows the movement, or contacts are bent',
            means: 'The socket is worn: clean it, and replace the hub if that does not help.',
            effect: 'confirms',
          },
          {
            finding: 'It is firm and clean',
            means: 'The contacts are good: look at the software and the pairing.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the USB hub',
      overview:
        'Pocket fluff is the commonest cause and costs nothing to remove. A car that had no phone projection from the factory may need a hub with a particular part number.',
      minutes: [15, 60],
      tools: ['Wooden toothpick', 'Compressed air', 'Trim tools'],
      steps: [
        'Switch the car off and let the screen go dark.',
        'Pick the lint out with a wooden toothpick and blow the socket clean. Use no metal, because the socket carries power.',
        'Clean the socket of the phone too, and try again with a new data cable.',
        'Delete the car in the phone and the phone in the car. Restart both and pair them again.',
        'If the hub has to be replaced, lift the console trim with plastic tools, starting at the rear edge.',
        'Unlatch the plugs at the back of the hub, fit the new one, and check that the cable is not kinked.',
        'Test charging and data in every socket before you press the trim home.',
        'Drive on a rough road with the phone display in use. Let a passenger see whether it drops out.',
      ],
      safety: [
        'Leave the ignition off while you clean the socket.',
        'Do not set up the phone while you are driving.',
      ],
      stopIf:
        'Stop if a new hub behaves in the same way: the cable to the head unit or the unit itself is at fault.',
    },
    parts: [
      { name: 'USB hub', usd: [30, 150] },
      { name: 'Data cable', usd: [10, 25], ifNeeded: true },
    ],
    labourHours: [0.2, 0.8],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
