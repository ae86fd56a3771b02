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
        'Without speedometer and warning lights you cannot see an overheating engine or failed brakes. Drive only short distances, and not at all in the dark with a dead display.',
    },
    patterns: [
      'A slap on the dash top brings it back: cracked solder.',
      'Display fades in heat, needles stick in cold.',
      'The speedometer needle rests at 20 with the car standing, while cruise control works normally.',
    ],
    checks: [
      {
        title: 'Start the cluster self-test',
        steps: [
          'Look up the self-test in the manual: often trip button held while switching on.',
          'Watch needles sweep and all segments light.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'A needle stops short or segments are missing',
            means: 'Needle motor or display is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'Full sweep and display',
            means: 'The cluster can work; look at its supply, fuse and data line.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare the cluster with live data',
        steps: [
          'Connect a reader and show speed, engine speed and coolant temperature.',
          'Compare with the needles, parked and on a short drive with a passenger reading.',
        ],
        tool: 'OBD-II reader',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Data right, needles or display wrong',
            means: 'The cluster is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Data equally wrong',
            means: 'The sensor or the sending unit is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the cluster fuses',
        steps: [
          'Find the cluster in the fuse diagram: usually one permanent and one ignition feed.',
          'Test both fuses with a meter or test lamp.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        outcomes: [
          {
            finding: 'Both live, and the cluster is dark',
            means: 'Supply is there: cluster or its earth.',
            effect: 'supports',
          },
          {
            finding: 'A fuse is blown',
            means: 'Replace it and find out why; the cluster may be fine.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Remove and repair the instrument cluster',
      overview:
        'Sending your own cluster to a repairer keeps mileage and immobiliser data and is far cheaper than a new one. A used cluster shows a wrong mileage, which is illegal to hide in most countries.',
      minutes: [50, 150],
      tools: ['Trim tools', 'Torx and Phillips screwdrivers', 'Soft cloth', 'Multimeter'],
      steps: [
        'Rule out fuse, earth and low battery voltage, and save the codes of the cluster.',
        'Photograph mileage and service data before disconnecting.',
        'Disconnect the battery and wait ten minutes: the steering-wheel airbag is close to your hands.',
        'Lower the column fully, cover it with a cloth and unclip the bezel.',
        'Undo the screws, tip the cluster forward and release the plug lever. Do not touch the clear lens or the needles.',
        'Check the plug for bent pins and the cluster for heat marks.',
        'Pack it in antistatic foam and send it off with a description of the fault: repairers renew needle motors, solder joints, back-light or display.',
        'Refit, reconnect, and check that all warning lights light with the ignition and go out when running.',
        'Compare speed with a navigation device and fuel level with a fill-up.',
      ],
      safety: [
        'Mind the airbag: disconnect the battery, wait, and sit to the side of the wheel.',
        'Keep the car parked while the cluster is out: many will not start without it, and none warns you.',
      ],
      stopIf:
        'Stop if a new cluster must be coded to immobiliser and mileage: that is legally and technically a job for an authorised workshop.',
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
        'The car is safe to drive. Look over your shoulder if the reversing camera is blank, and do not fiddle with the screen on the move.',
    },
    patterns: [
      'Comes back after a long press of the power button, then hangs again within days.',
      'Worse with one particular phone, memory stick or SD card.',
    ],
    checks: [
      {
        title: 'Force a restart',
        steps: [
          'Park, and hold the power or volume button for 20–30 seconds until the manufacturer’s logo appears.',
          'Let it boot without any phone or stick connected.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Works normally after the restart',
            means: 'Software hung: update it.',
            effect: 'supports',
          },
          {
            finding: 'Stays black or loops again at once',
            means: 'Failed hardware or a missing supply is more likely than hung software.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Use it for a week without phone and stick',
        steps: [
          'Delete all paired phones, remove USB sticks and SD cards.',
          'Drive for a week with the radio alone.',
        ],
        tool: 'None',
        minutes: 10,
        days: 7,
        needs: 'moving',
        outcomes: [
          {
            finding: 'No freeze',
            means: 'A phone or medium triggers it; pair afresh after updating both.',
            effect: 'confirms',
          },
          {
            finding: 'Freezes as before',
            means: 'No phone or stick is the trigger. Update first, then suspect hardware.',
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
      tools: ['USB stick in the format that the manufacturer asks for', 'Battery charger', 'Phone'],
      steps: [
        'Write down radio presets and navigation addresses, and photograph the version page.',
        'Restart with a long press. If that does not work, take the fuse out for five minutes with the car asleep.',
        'Update phone and car: from the settings menu by Wi-Fi, or from the manufacturer site to a stick with your VIN.',
        'For the update, park outdoors or ventilated, connect a charger and follow the instruction about engine on or off.',
        'Do not touch anything until the screen says that it has finished: the unit restarts several times.',
        'Do a factory reset afterwards: old caches are a common cause of new hangs.',
        'Pair one phone only, use it for two days, then add the others.',
        'If it hangs still, film it and ask the dealer for bulletins or extended cover of this unit.',
      ],
      safety: [
        'Set up and update only when parked.',
        'Never run the engine in a closed garage to keep the voltage up.',
      ],
      stopIf:
        'Stop if an update fails twice or the screen stays black: the unit needs dealer recovery or replacement.',
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
        'It is mechanically safe. If demisting, lights or the reversing camera depend on the screen, clear the glass and look round before you move.',
    },
    patterns: [
      'Phantom touches along one edge of the panel, worse in heat: delaminated touch layer.',
      'Restarts in a loop for months, then stays black.',
    ],
    checks: [
      {
        title: 'Shine a torch at the black screen',
        steps: [
          'Switch on in the dark and shine a bright torch flat across the screen.',
          'Look for a faint picture, and listen whether the radio plays.',
        ],
        tool: 'Torch',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Faint picture or sound with a black screen',
            means: 'The display back-light has failed, the ECU works.',
            effect: 'confirms',
          },
          {
            finding: 'No picture and no sound',
            means: 'The back-light alone is not to blame. Check fuse and supply first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check fuse, supply and restart once',
        steps: [
          'Test the fuses for radio and display.',
          'Switch off and let the car fall asleep, take the fuse out for ten minutes, refit it and start.',
        ],
        tool: 'Multimeter or test lamp',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'Supply good, still dead or looping',
            means: 'It is fed and restarted and still fails: the hardware has gone.',
            effect: 'supports',
          },
          {
            finding: 'It comes back and stays',
            means: 'A restart does not fix hardware: it was software.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace or repair the head unit or its screen',
      overview:
        'Often only the touch glass or the memory is faulty and a specialist repairs it for a fraction. A replacement unit is tied to the VIN by theft coding, so a cheap used one may show only a lock message.',
      minutes: [60, 180],
      tools: ['Trim tools', 'Torx set', 'Antistatic mat', 'Soft cloths'],
      steps: [
        'Ask by VIN for recalls and warranty extensions: manufacturers have extended cover for many screens.',
        'Save contacts and addresses, and log out of your accounts: the old unit holds private data.',
        'Disconnect the battery and wait ten minutes.',
        'Unclip the trim round the screen with plastic tools, working from the bottom edge. Warm trim in cold weather, because it snaps.',
        'Undo the screws and pull the unit out far enough to photograph all plugs and aerial leads.',
        'Unlatch the plugs one by one. Fibre-optic rings must not be bent tightly or touched at the ends.',
        'Fit the repaired or new unit. With a glued touch glass, clean and press evenly and keep dust out.',
        'Reconnect and have theft protection, language and camera coded. Check sound, microphone, camera with lines, steering-wheel buttons, app and SOS.',
        'Refit the trim and listen for rattles.',
      ],
      safety: [
        'Keep clear of the passenger airbag in the dash top: disconnect the battery and wait ten minutes first.',
        'A broken display can have sharp glass: wear gloves.',
      ],
      stopIf:
        'Stop if the unit belongs to a fibre-optic ring that stays down, or needs online component protection.',
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
    checks: [
      {
        title: 'Move balance and fader through the corners',
        steps: [
          'Play speech at low volume and turn balance and fader to each corner.',
          'Note silent or crackling corners.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'All corners silent',
            means: 'The amplifier, its fuse or the head unit feeds them all.',
            effect: 'supports',
          },
          {
            finding: 'One corner bad',
            means: 'The speaker of that corner or its door wiring has failed.',
            effect: 'supports',
          },
          {
            finding: 'All clear from the radio, bad from the phone',
            means: 'Amplifier and speakers are good: the phone or its link is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look for the amplifier and its fuse',
        steps: [
          'Find it in the manual: commonly in the boot side, under a seat or behind the dash.',
          'Check its large fuse, feel for warmth and look for water.',
        ],
        tool: 'Torch and multimeter',
        minutes: 20,
        outcomes: [
          {
            finding: 'Fuse blown, wet or corroded',
            means: 'The amplifier has lost its supply or drowned.',
            effect: 'confirms',
          },
          {
            finding: 'Dry, supplied, slightly warm',
            means: 'It is alive; test the outputs and the input.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the car amplifier or a blown speaker',
      overview:
        'Measure before you buy: an intact speaker shows a few ohms and crackles faintly when a small battery touches it. The amplifier follows only when supply, input and speakers are proven.',
      minutes: [40, 150],
      tools: ['Multimeter', 'Trim tools', 'Torx set', 'AA battery with two wires'],
      steps: [
        'Set balance, fader and mute right, and do a system restart: software mutes systems too.',
        'Disconnect the battery and wait ten minutes before removing door panels: side airbag sensors live there.',
        'Unplug the speaker and measure: 2–8 ohms is normal, open means burnt. Touch it briefly with the AA battery: it must click.',
        'Push the cone gently: scratching means a rubbing coil.',
        'At the amplifier check supply, earth and switch-on signal with the radio on.',
        'Look for the water source if it sits in the boot side: rear-light and vent seals.',
        'Fit the new speaker on its seal ring so that no water passes the door membrane, or the new amplifier with its coding.',
        'Reconnect the battery. Test all channels, chimes, parking beeps and hands-free.',
      ],
      safety: [
        'Disconnect the battery and wait ten minutes before opening doors with airbag sensors.',
        'Keep the volume down when testing unknown wiring: a burnt output can pass full direct current and ignite a speaker.',
      ],
      stopIf:
        'Stop if the amplifier hangs on a fibre-optic ring and the ring is down: that needs a ring-break test.',
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
      reason: 'Purely a matter of comfort. If the socket gets hot, unplug everything.',
    },
    patterns: [
      'Holding the plug sideways keeps it alive.',
      'Wireless connection works, cable does not.',
    ],
    checks: [
      {
        title: 'Try another phone and a new data cable',
        steps: [
          'Use a short, new cable of the phone’s brand that carries data, not a charge-only one.',
          'Try a second phone with it.',
        ],
        tool: 'Known good cable',
        minutes: 10,
        outcomes: [
          { finding: 'Works', means: 'The old cable or phone was the fault.', effect: 'rules-out' },
          {
            finding: 'Drops out just the same',
            means: 'Neither phone nor cable is to blame: socket, hub or head unit.',
            effect: 'supports',
          },
        ],
      },
      {
        title: 'Wiggle the plug and look inside',
        steps: [
          'Plug in and move the plug gently up, down and sideways.',
          'Look into the socket with a torch for lint, bent or green contacts.',
        ],
        tool: 'Torch and wooden toothpick',
        minutes: 5,
        outcomes: [
          {
            finding: 'Connection follows the movement, or contacts are bent',
            means: 'The socket is worn.',
            effect: 'confirms',
          },
          {
            finding: 'Firm and clean',
            means: 'The contacts are sound: look at software and pairing.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace the USB hub',
      overview:
        'Pocket fluff is the commonest cause and costs nothing. The hub itself clips out of the console. Cars that had no phone projection from the factory may need a hub with the right part number.',
      minutes: [15, 60],
      tools: ['Wooden toothpick', 'Compressed air', 'Trim tools'],
      steps: [
        'Switch the car off and let the screen go dark.',
        'Pick lint out with a wooden toothpick and blow it clean. Use no metal: the socket carries power.',
        'Clean the phone socket too, and try again with a new data cable.',
        'Delete the car in the phone and the phone in the car, restart both and pair again.',
        'For replacement, pull the console trim up with plastic tools, starting at the rear edge.',
        'Unlatch the plugs at the back of the hub, swap it, and check that the cable is not kinked.',
        'Test charging, data and both sockets before pressing the trim home.',
        'Drive a rough road with projection on.',
      ],
      safety: [
        'Leave the ignition off while you pick in the socket.',
        'Do not set up the phone while driving.',
      ],
      stopIf:
        'Stop if a new hub behaves the same: the cable to the head unit or the unit itself is at fault.',
    },
    parts: [
      { name: 'USB hub', usd: [30, 150] },
      { name: 'Data cable', usd: [10, 25], ifNeeded: true },
    ],
    labourHours: [0.2, 0.8],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
