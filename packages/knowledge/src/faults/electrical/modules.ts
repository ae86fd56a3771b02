import type { FaultEntry } from '../../schema.ts';

/** Control units, the networks between them and their software. */
export const moduleFaults = {
  'body-control-module-failed': {
    name: 'Failed body control module',
    workshopName: 'Body control module internal fault (driver stage or water damage)',
    summary:
      'The body control module switches lights, locks, wipers, windows and often the immobiliser. When its output stages or solder joints fail, unrelated convenience functions misbehave together.',
    prior: 1.8,
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'age of electronics' }],
    symptoms: {
      'electrics-odd': 0.6,
      'locking-fault': 0.3,
      'battery-drains': 0.25,
      'interior-light-fault': 0.2,
      'headlight-flicker': 0.15,
      'lights-stay-on': 0.15,
      'alarm-false': 0.15,
      'wipers-stop': 0.15,
      'indicator-fault': 0.15,
      immobiliser: 0.12,
      'wont-start': 0.05,
      'mirror-fault': 0.08,
    },
    against: ['slow-crank', 'battery-light', 'engine-knock'],
    conditions: { intermittent: 0.6, 'wet-weather': 0.15 },
    codes: {
      U0140: 0.4,
      U0422: 0.15,
      B1000: 0.06,
      U0141: 0.08,
      U0142: 0.08,
      U0143: 0.08,
      U0148: 0.08,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'If lights, wipers or indicators fail, do not drive in the dark or in rain. Otherwise drive with care until the fault is diagnosed.',
    },
    patterns: [
      'Wipers, locks and lights act up together, and all share one module.',
      'Calms down for a day after the battery was disconnected.',
    ],
    shown: {
      summary:
        'The body control module switches the lights, locks, wipers, windows and often the immobiliser. When its output stages or solder joints fail, several unrelated functions fail together.',
      patterns: [
        'The wipers, locks and lights act up together, because they share one control unit.',
        'The faults stay away for a day after the battery has been disconnected.',
      ],
    },
    checks: [
      {
        title: 'Restart the module by removing power',
        steps: [
          'Note the radio code. Switch off and disconnect the negative battery clamp for fifteen minutes.',
          'Reconnect the battery, reset the windows and try every function.',
        ],
        tool: '10 mm spanner',
        minutes: 25,
        needs: 'powered',
        outcomes: [
          {
            finding: 'All is well for days, then the fault returns',
            means: 'The control unit or its software crashes now and then.',
            effect: 'supports',
          },
          {
            finding: 'There is no change at all',
            means: 'A switch, a wire or a burnt-out output is more likely.',
            effect: 'neutral',
          },
          {
            finding: 'It is cured for weeks',
            means: 'Low voltage may have been the cause: test the battery and the charging.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check supply and earth of the module',
        steps: [
          'Find the fuses and the earth points of the unit in the wiring diagram.',
          'With lights and blower on, measure the voltage at its supply pins and the drop from its earth pin to the negative battery post.',
        ],
        tool: 'Multimeter',
        minutes: 40,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The supply and the earth (under 0.1 V) are good, but outputs are wrong',
            means: 'The control unit itself is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'The supply is low or the earth is bad',
            means: 'Repair that first: the unit gets too little voltage.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Diagnose, repair or replace the body control module',
      overview:
        'Many body control modules are replaced although nothing is wrong with them. A used unit without the right coding will not let the car start.',
      minutes: [60, 240],
      tools: [
        'Multimeter',
        'OBD tool with body-control access',
        'Trim tools and 10 mm spanner',
        'Battery support supply',
      ],
      steps: [
        'Before you unplug anything, save a full scan of all control units and the coding of this one.',
        'Check the battery: below 11 V, control units behave erratically and store dozens of codes.',
        'Operate the outputs one by one with the actuator test of the diagnostic tool, and note which ones fail.',
        'Check the inputs in live data: a stalk or a door switch that flickers makes a good control unit seem faulty.',
        'Disconnect the battery, wait ten minutes and take the unit out. Look for water marks and green pins.',
        'Ask an electronics repair firm for an estimate that preserves the coding. It often costs a third of the price of a new unit.',
        'Refit the unit and reconnect the battery. Have a new unit coded and the keys learned with a stabilised supply connected: a voltage dip half-way can destroy it.',
        'Test all lights, wipers, locks, alarm, keys and windows, and measure the standby current once the car has gone to sleep.',
      ],
      safety: [
        'Disconnect the battery before you unplug control units: sparks at the pins can destroy them.',
        'Touch bare metal before you handle the circuit board, because static electricity destroys it.',
      ],
      stopIf:
        'Stop before you fit a second-hand unit, unless somebody can code it and the immobiliser to your car.',
    },
    parts: [{ name: 'Body control module, repaired or new, coded', usd: [150, 950] }],
    labourHours: [1, 3.5],
    diy: 'hard',
  },
  'can-bus-wiring-fault': {
    name: 'Data-bus wiring fault (CAN)',
    workshopName: 'CAN bus open, short or missing termination',
    summary:
      'The control units talk over a twisted pair of wires. A break, a short or one unit that floods the line makes them lose each other: the dash fills with warnings, gauges drop and the engine may not start.',
    prior: 1.4,
    fits: { years: [2001, 2099] },
    symptoms: {
      'many-warnings': 0.65,
      'dash-dead': 0.35,
      'no-crank': 0.2,
      'limp-mode': 0.2,
      'steering-assist-lost': 0.15,
      'gearbox-warning': 0.15,
      'abs-light': 0.2,
      'stability-light': 0.2,
      'stalls-while-driving': 0.12,
      'electrics-odd': 0.15,
      'accessory-fitted': 0.04,
      'wont-start': 0.1,
    },
    against: ['battery-light', 'slow-crank', 'needs-jump-start'],
    conditions: {
      intermittent: 0.6,
      'over-bumps': 0.2,
      'wet-weather': 0.2,
      'after-repair': 0.15,
      'cured-by-restart': 0.35,
    },
    codes: {
      U0100: 0.5,
      U0121: 0.4,
      U0101: 0.25,
      U0140: 0.2,
      U0155: 0.25,
      U0073: 0.25,
      U0001: 0.25,
      P0600: 0.1,
      U0002: 0.15,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'Steering assistance, ABS and gear changes can fail together. Drive only if all warnings have gone, and then not fast.',
    },
    patterns: [
      'All warnings flash up for two seconds over a bump and go.',
      'Follows fitting of a radio, tracker or tow electrics that was tapped into the data wires.',
    ],
    shown: {
      summary:
        'The control units communicate over a twisted pair of wires. A break, a short or one unit that floods the line makes them lose contact: the dashboard fills with warnings, gauges drop to zero and the engine may not start.',
      patterns: [
        'All the warnings come on for two seconds over a bump and go out again.',
        'It began when a radio, tracker or towbar wiring was connected to the data wires.',
      ],
    },
    checks: [
      {
        title: 'Find out which control units do not answer',
        steps: [
          'Run a full scan of all control units, not just of the engine.',
          'List the units that do not answer, and those that report lost communication with them.',
        ],
        tool: 'OBD-II reader for all systems',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Several units on the same line are missing',
            means: 'The line between them, or the supply they share, is at fault.',
            effect: 'supports',
          },
          {
            finding: 'Only one unit is missing',
            means: 'That unit, its fuse or its plug is more likely than the data bus.',
            effect: 'weakens',
          },
          {
            finding: 'All answer, and only low-voltage codes are stored',
            means: 'The data bus works: test the battery and the charging first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the bus resistance at the OBD socket',
        steps: [
          'Disconnect the battery and wait ten minutes.',
          'Measure the resistance between pins 6 and 14 of the OBD socket.',
          'If the car has a central gateway, measure at a control unit on the bus instead. Reconnect the battery.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        outcomes: [
          {
            finding: 'It is about 60 ohms',
            means:
              'Both terminating resistors and the pair of wires are intact; an intermittent break is still possible.',
            effect: 'weakens',
          },
          {
            finding: 'It is about 120 ohms',
            means: 'One half of the bus is cut off: look for a break in the wires.',
            effect: 'confirms',
          },
          {
            finding: 'It is near 0 ohms',
            means: 'The two wires are shorted to each other.',
            effect: 'confirms',
          },
        ],
      },
    ],
    guide: {
      title: 'Find and repair a CAN bus fault',
      overview:
        'The fault is found by dividing the bus: measure the resistance, then unplug units or junctions until the value changes. The repair is usually a joint in a wire or a cleaned plug, and costs next to nothing.',
      minutes: [60, 360],
      tools: [
        'Multimeter',
        'Full-system scan tool',
        'Wiring diagram with the layout of the data bus',
        'Oscilloscope (workshop)',
        'Crimp tool and heat gun',
      ],
      steps: [
        'Remove anything that was added at the OBD socket, the radio or the towbar, and test again.',
        'Check the battery voltage and the earths of the units that do not answer.',
        'Disconnect the battery and measure the bus resistance as in the check above. Then measure each wire to earth and to the supply for shorts.',
        'Reconnect the battery and measure each wire against earth with the ignition on. CAN high is normally near 2.6 V and CAN low near 2.4 V; if both are equal, they are shorted together.',
        'To find a short, unplug units one at a time at the junction until the bus works again. The last unit unplugged, or its wire, is at fault.',
        'To find a break, follow the pair through the places that get wet or bend: door sills, tailgate, wheel arches and under the seats.',
        'Join the wires with the pair twisted right up to the joint and untwisted for less than 5 cm.',
        'Plug every unit in again, clear all codes, drive over bumps and scan the car again.',
      ],
      safety: [
        'Never probe yellow airbag plugs, and never measure resistance with the battery connected.',
        'If the brake or steering warning lights stay on, have the car recovered.',
      ],
      stopIf:
        'Stop if the fault shows only on an oscilloscope, or if airbag or high-voltage control units are involved.',
    },
    parts: [{ name: 'Wire joints, plug or one control unit', usd: [10, 500] }],
    labourHours: [1, 5],
    diy: 'hard',
  },
  'gateway-module-failed': {
    name: 'Failed central gateway',
    workshopName: 'Central gateway control unit fault',
    summary:
      'The gateway passes messages between engine, body, comfort and diagnostic networks. When it hangs, each network works for itself: a scan tool finds nothing, warnings appear and the battery drains because nothing falls asleep.',
    prior: 0.5,
    fits: { years: [2004, 2099] },
    symptoms: {
      'many-warnings': 0.5,
      'battery-drains': 0.35,
      'dash-dead': 0.3,
      'infotainment-fault': 0.3,
      'no-crank': 0.2,
      'assist-unavailable': 0.2,
      'key-not-recognised': 0.12,
      'wont-switch-off': 0.15,
      'remote-app-fault': 0.12,
      'ev-wont-go-ready': 0.06,
      'wont-start': 0.14,
      'abs-light': 0.2,
      'needs-jump-start': 0.12,
    },
    against: ['slow-crank', 'battery-light', 'fuse-blows'],
    conditions: {
      intermittent: 0.4,
      'sudden-onset': 0.35,
      'after-standing': 0.2,
      'cured-by-restart': 0.35,
    },
    codes: { U0146: 0.5, U0447: 0.15, U0100: 0.2, U0140: 0.2, U0147: 0.08, U0448: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The engine and brakes have their own network, but warnings, driver assistance and indicators may be missing. Drive gently and only to a workshop.',
    },
    patterns: [
      'The reader cannot connect to any unit though its lamp is lit.',
      'Many modern cars have a locked gateway: a cheap reader then fails on a healthy car too.',
    ],
    shown: {
      summary:
        'The gateway passes messages between the engine, body, comfort and diagnostic networks. When it hangs, each network is cut off from the others: a scan tool finds nothing, warnings appear and the battery drains because nothing goes to sleep.',
      patterns: [
        'The reader cannot connect to any unit, though its own light is on.',
        'Many modern cars have a locked gateway, with which a cheap reader fails even on a healthy car.',
      ],
    },
    checks: [
      {
        title: 'Try to connect to the engine control unit',
        steps: [
          'Check that the OBD socket has 12 V at pin 16 and earth at pins 4 and 5.',
          'Switch the ignition on and connect a reader that is approved for the secure gateway of the make.',
        ],
        tool: 'OBD-II reader and multimeter',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The socket has power, but no unit answers even an approved reader',
            means: 'The gateway or the diagnostic line has failed.',
            effect: 'supports',
          },
          {
            finding: 'All units answer',
            means: 'The gateway passes messages as it should.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the network go to sleep',
        steps: [
          'Open the bonnet, lock the car and measure the battery current with a clamp meter after one hour.',
          'Pull the gateway fuse, see whether the current drops within minutes, and put it back.',
        ],
        tool: 'DC clamp meter',
        minutes: 75,
        outcomes: [
          {
            finding: 'The current is high until the fuse is pulled',
            means: 'The gateway stops the networks from going to sleep.',
            effect: 'supports',
          },
          {
            finding: 'The car goes to sleep normally',
            means: 'The networks go to sleep, so this part of the gateway works.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace and code the central gateway',
      overview:
        'The gateway stores the list of every control unit that the car was built with, and often key data. A new one has to be coded online, so compare the price with a specialist repair of the old unit.',
      minutes: [60, 180],
      tools: [
        'Manufacturer-level scan tool with online access',
        'Battery support supply',
        'Trim tools',
        'Multimeter',
      ],
      steps: [
        'Check the supply, the earth and the plug of the gateway first. Look for water, because the gateway often sits in the footwell.',
        'Read and save the coding and the installation list, if the gateway can still be reached.',
        'Ask for a software update: it cures many gateways that do not go to sleep.',
        'Disconnect the battery as the manufacturer states and wait ten minutes.',
        'Release the plugs, swap the unit, reconnect everything in the reverse order and connect a stabilised power supply.',
        'The workshop codes the installation list, adapts the keys and the component protection online, and sets date and time.',
        'It scans all control units, clears the codes and scans again after a drive.',
        'Ask for both scans in writing, and check that the car draws less than 50 mA after an hour.',
      ],
      safety: [
        'Disconnect the battery and wait ten minutes before you unplug units near airbag wiring.',
        'Hold the supply voltage steady during coding: an interruption can disable several control units.',
      ],
      stopIf:
        'Stop if a used gateway is offered without online coding: the car may refuse to start.',
    },
    parts: [{ name: 'Gateway, repaired or new, coded', usd: [150, 800] }],
    labourHours: [1, 3],
    diy: 'workshop',
  },
  'water-in-control-unit': {
    name: 'Water in a control unit or fuse box',
    workshopName: 'Water ingress into electronic module (blocked cowl, sunroof drain or seal)',
    summary:
      'A blocked drain, a bad seal or a flood has let water reach a control unit under the carpet, in the scuttle or in the boot. Corrosion on the board causes odd faults days or weeks later.',
    prior: 1.5,
    shifts: [{ minAgeYears: 6, factor: 1.4, source: 'blocked drains and ageing seals' }],
    symptoms: {
      'water-in-electrics': 0.6,
      'electrics-odd': 0.45,
      'water-leak-cabin': 0.45,
      'many-warnings': 0.3,
      'battery-drains': 0.25,
      'no-crank': 0.15,
      'alarm-false': 0.12,
      'fuse-blows': 0.15,
      'windows-fog': 0.15,
      'locking-fault': 0.12,
      'wont-start': 0.07,
    },
    against: ['slow-crank', 'rodent-signs'],
    conditions: { 'wet-weather': 0.6, 'after-standing': 0.2, intermittent: 0.4 },
    codes: { U0140: 0.2, U0100: 0.1, U0121: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'A wet control unit can switch off lights, wipers or the engine, and it can short and catch fire. Dry it out and find the leak before you drive far.',
    },
    patterns: [
      'Faults after heavy rain or a car wash, and the windows fog up from inside.',
      'Carpet dry to the touch, but the foam beneath is soaked.',
    ],
    shown: {
      workshopName: 'Water in an electronic control unit (blocked scuttle, sunroof drain or seal)',
      summary:
        'A blocked drain, a bad seal or a flood has let water reach a control unit under the carpet, in the scuttle or in the boot. Corrosion on the circuit board causes erratic faults days or weeks later.',
      patterns: [
        'The faults follow heavy rain or a car wash, and the windows mist up on the inside.',
        'The carpet is dry to the touch, but the foam beneath is soaked.',
      ],
    },
    checks: [
      {
        title: 'Press the carpet and lift it at the edges',
        steps: [
          'Lay a paper towel on the carpet in each of the four footwells and in the wells of the boot, and press it down hard.',
          'Lift the sill trim, and feel the foam and the plugs beneath it.',
        ],
        tool: 'Paper towels',
        minutes: 15,
        outcomes: [
          {
            finding: 'There is wet foam or standing water',
            means: 'Control units and plugs nearby are in danger: find the leak.',
            effect: 'supports',
          },
          {
            finding: 'It is bone dry everywhere',
            means:
              'Check the scuttle and the under-bonnet fuse box; if they are dry too, water is unlikely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pour water into the drains',
        steps: [
          'Open the bonnet, clear leaves from the scuttle and pour in a cup of water. It must run out under the car at once.',
          'Pour a little water into the channels of the sunroof in the same way.',
        ],
        tool: 'Cup of water',
        minutes: 15,
        outcomes: [
          {
            finding: 'Water does not drain, or appears inside',
            means: 'The drain is blocked or has come off: that is where the water gets in.',
            effect: 'supports',
          },
          {
            finding: 'It runs out freely outside',
            means:
              'The drains are clear; look at the door membranes and the seals of the rear lights.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Open the plug of the suspect unit',
        steps: [
          'Disconnect the battery and wait ten minutes.',
          'Release the plug, and look for green pins and the marks that water leaves. Refit it if it is dry.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is a green or white crust, or water',
            means: 'Water has been in the unit.',
            effect: 'confirms',
          },
          {
            finding: 'The pins are clean and dry',
            means: 'This unit is not wet, but another one lower down may be.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Dry out a wet control unit and stop the leak',
      overview:
        'There are three jobs, in this order: switch the power off, dry the car, and stop the water. A control unit fitted before the leak is cured fails again in the next rain.',
      minutes: [120, 600],
      tools: [
        '10 mm spanner',
        'Wet vacuum',
        'Fan or dehumidifier',
        'Isopropyl alcohol and soft brush',
        'Magnifying glass, watering can and torch',
        'Soft nylon line',
        'Trim tools and OBD-II reader',
      ],
      steps: [
        'If the car is a hybrid or electric car that has stood in water, do not touch it. Warn people to stay away and call a high-voltage workshop.',
        'On any other car, disconnect the 12 V battery at once. Most circuit boards fail because the power was left on.',
        'Lift the carpets and the foam, vacuum the water out, and dry the car with moving air for two days or more.',
        'Remove the wet unit. Rinse mud off the closed case with clean water and let it drain.',
        'If the case opens without damage, brush the board with isopropyl alcohol and dry it for 24 hours. Look with a magnifying glass for corroded tracks.',
        'Clean the plug, and cut back wires whose copper has turned black.',
        'Find the leak with a watering can, one area at a time from bottom to top, while a helper watches inside with a torch.',
        'Clear the drains with a soft nylon line, never with high pressure, which blows hoses off. Renew the seal or membrane.',
        'Refit the unit and the dry carpets and reconnect the battery. Scan all units, clear the codes and check again after the next rain. If faults remain, replace the unit and have it coded.',
      ],
      safety: [
        'On flooded hybrids and electric cars, do not touch orange cables or step into the water.',
        'Never dry electronics with a hot-air gun.',
        'Wiring flooded by salt water is beyond repair, and fires can start days later: leave the car outdoors.',
      ],
      stopIf:
        'Stop if the water reached the seats, the airbag unit or seat-belt wiring: have a workshop check the restraint system.',
    },
    parts: [
      { name: 'Control unit, repaired or new', usd: [100, 900], ifNeeded: true },
      { name: 'Seals, drain hoses and grommets', usd: [5, 80] },
    ],
    labourHours: [2, 8],
    diy: 'hard',
  },
  'software-update-failed': {
    name: 'Failed software update',
    workshopName: 'Control unit programming interrupted or incompatible software version',
    summary:
      'An update over the air or in the workshop stopped half-way or does not suit another control unit. The screen stays black, functions vanish or the car refuses to drive.',
    prior: 1.3,
    fits: { years: [2014, 2099] },
    shifts: [
      { years: [2020, 2099], factor: 2, source: 'over-the-air updates became common' },
      {
        makes: ['rivian', 'tesla', 'ford', 'jeep', 'volkswagen', 'volvo', 'polestar', 'lucid'],
        factor: 1.4,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'after-update-fault': 0.8,
      'infotainment-fault': 0.4,
      'assist-unavailable': 0.2,
      'many-warnings': 0.2,
      'ev-wont-go-ready': 0.15,
      'camera-blank': 0.15,
      'no-crank': 0.1,
      'stalls-while-driving': 0.08,
      'remote-app-fault': 0.15,
      'battery-drains': 0.08,
      'wont-start': 0.1,
    },
    against: ['rodent-signs', 'wiring-damage-seen', 'slow-crank'],
    conditions: { 'sudden-onset': 0.5, constant: 0.35, 'after-repair': 0.35 },
    codes: { U0300: 0.25, P0602: 0.2, P0603: 0.08, P0605: 0.06, C0545: 0.1 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'If the instrument display, the cameras or the drive power are affected, do not drive until the update is completed.',
    },
    patterns: [
      'Fine before the update, wrong on the next start.',
      'The update began with a weak 12 V battery or in a garage without signal.',
    ],
    shown: {
      patterns: [
        'The car was fine before the update and wrong at the next start.',
        'The update began with a weak 12 V battery or in a garage without signal.',
      ],
    },
    checks: [
      {
        title: 'Read the update status on the screen or app',
        steps: [
          'Open the software or system information page, and note the version and its date.',
          'Look for the words pending, failed or retry.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It says failed or pending, or an update came just before the trouble',
            means: 'The update is the likely cause.',
            effect: 'supports',
          },
          {
            finding: 'There has been no update for months',
            means: 'As nothing was updated, look for another cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Restart the system and let the car sleep',
        steps: [
          'Restart the system as the owner’s manual describes, usually by holding the power or volume button for 20–30 seconds.',
          'Then lock the car for an hour with the key far away, and try again.',
        ],
        tool: 'None',
        minutes: 70,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The update completes and works',
            means: 'The update was merely waiting for a restart.',
            effect: 'confirms',
          },
          {
            finding: 'The same fault comes back',
            means: 'A dealer has to program the unit again, or the cause lies elsewhere.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Recover a car after a failed software update',
      overview:
        'Usually no part is needed. Restart, charge the battery and try again, and only then have a dealer program the unit. What destroys a unit is losing its power while it is being written.',
      minutes: [30, 180],
      tools: ['Battery charger or stabilised power supply', 'Phone with camera', 'Wi-Fi'],
      steps: [
        'Photograph the messages and the software page before you change anything.',
        'Connect a battery charger, because most updates refuse to start or fail below about 12.2 V. The traction battery of an electric car should be more than half full.',
        'Do the soft restart that the owner’s manual describes, with the doors shut and the car in Park.',
        'Lock the car, take the key away and let the car sleep for an hour. Then start the update again where the Wi-Fi is good.',
        'Do not pull fuses or disconnect the battery while a progress bar is shown: that can destroy a unit for good.',
        'If it still fails, call the manufacturer’s support with the VIN: some can send the update again remotely.',
        'The workshop connects a steady power supply and programs all units with one matching set of software. It then codes them and calibrates the cameras if needed.',
        'Ask for the list of versions before and after. Damage from an official update should be repaired free of charge, even after the warranty.',
        'Afterwards check the cameras, driver assistance, keys, app, charging timer and stored settings.',
      ],
      safety: [
        'If the displays are dark or brake and steering warnings are on, do not move the car until it has been programmed.',
        'Keep your hands off the selector and the pedals while an update runs, because the car can change its state.',
      ],
      stopIf: 'Stop after two failed attempts: more can lock the unit for good.',
    },
    parts: [],
    labourHours: [0.5, 3],
    diy: 'easy',
  },
  'vehicle-software-bug': {
    name: 'Software defect in a control unit',
    workshopName: 'Known software concern: update or recall reprogramming required',
    summary:
      'The hardware is sound, but the program in a control unit has a defect: false warnings, functions that hang until the car has slept, displays that start late. Makers cure these by updates and recalls.',
    prior: 2,
    fits: { years: [2012, 2099] },
    shifts: [
      {
        years: [2018, 2099],
        factor: 1.8,
        source: 'share of software recalls in NHTSA campaigns has grown',
      },
    ],
    symptoms: {
      'many-warnings': 0.4,
      'electrics-odd': 0.4,
      'infotainment-fault': 0.3,
      'assist-unavailable': 0.25,
      'dash-dead': 0.25,
      'camera-blank': 0.15,
      'battery-drains': 0.15,
      'wont-switch-off': 0.08,
      'after-update-fault': 0.15,
      'sound-fault': 0.08,
    },
    against: ['wiring-damage-seen', 'rodent-signs', 'electrical-smell', 'water-in-electrics'],
    conditions: { intermittent: 0.7, 'starting-up': 0.25, 'cured-by-restart': 0.6 },
    codes: { U0300: 0.1, U0100: 0.05 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'Most of these are no more than annoying. If instruments, brakes, steering or drive are affected, have the software updated before you drive on.',
    },
    patterns: [
      'Always gone after the car has been locked for half an hour.',
      'No fault found at the dealer, and the same story from many owners of that model year.',
    ],
    shown: {
      summary:
        'The hardware is good, but the program in a control unit has a defect: false warnings, functions that hang until the car has been asleep, displays that start late. Manufacturers cure these by updates and recalls.',
      patterns: [
        'The fault has always gone after the car has been locked for half an hour.',
        'The dealer finds no fault, and many owners of that model year report the same.',
      ],
    },
    checks: [
      {
        title: 'Search for recalls and bulletins by VIN',
        steps: [
          'Enter the VIN on the recall website of the authority and on that of the manufacturer.',
          'Ask a dealer which software campaigns and bulletins are open for the car.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is an open campaign that describes the fault',
            means: 'The cure exists: book it with a dealer.',
            effect: 'confirms',
          },
          {
            finding: 'There is no such campaign',
            means: 'The cause may still be software, but check the battery and the wiring first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'See whether sleep cures it',
        steps: [
          'When it happens, photograph it. Then park and lock the car for 40 minutes with the key out of range.',
          'Start the car again and try the same function.',
        ],
        tool: 'None',
        minutes: 45,
        needs: 'running',
        outcomes: [
          {
            finding: 'It is normal again each time',
            means: 'A program had crashed, so software is the likely cause.',
            effect: 'supports',
          },
          {
            finding: 'It is still wrong',
            means: 'Hardware, wiring or the supply is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Get a software defect documented and updated',
      overview:
        'The repair is an update, so no part is needed. Your contribution is evidence, because a dealer can report only what can be shown. A weak 12 V battery imitates every software fault, so rule it out first.',
      minutes: [30, 120],
      tools: ['Phone with camera', 'Multimeter'],
      steps: [
        'Measure the resting voltage of the 12 V battery. If it is below 12.3 V, charge or replace the battery and see whether the fault returns.',
        'Make notes for two weeks: the date, what was done just before, the temperature and the exact words of the message. Record it on video too.',
        'Note the software versions shown on the screen.',
        'Install any update on offer with the car parked and the battery charged. Leave the car untouched meanwhile.',
        'Take your notes and the video to the dealer. Ask for a search of the bulletins, and for a note of it on the job card.',
        'Ask for all control units to be brought to matching versions, not just the one with the symptom.',
        'After the update, recreate the circumstances from your notes.',
        'If safety is affected, report the fault to the safety authority (in Britain the DVSA), because such reports lead to recalls.',
      ],
      safety: [
        'Do not record videos or operate screens while you are driving.',
        'If brakes, steering or drive have failed even once, do not use the car until it has been updated.',
      ],
      stopIf:
        'If the fault returns a second time, accept no further reset: ask for a case with the manufacturer.',
    },
    parts: [],
    labourHours: [0.5, 2],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
