import type { FaultEntry } from '../../schema.ts';

/** Control units, the networks between them and their software. */
export const moduleFaults = {
  'body-control-module-failed': {
    name: 'Failed body control module',
    workshopName: 'Body control module internal fault (driver stage or water damage)',
    summary:
      'The body control module switches lights, locks, wipers, windows and often the immobiliser. When its output stages or solder joints fail, unrelated comfort functions misbehave together.',
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
        'If lights, wipers or indicators fail, do not drive in the dark or rain. Otherwise drive with care until it is diagnosed.',
    },
    patterns: [
      'Wipers, locks and lights act up together, and all share one module.',
      'Calms down for a day after the battery was disconnected.',
    ],
    checks: [
      {
        title: 'Restart the module by removing power',
        steps: [
          'Note the radio code. Disconnect the negative battery clamp for fifteen minutes.',
          'Reconnect, reset the windows and try every function.',
        ],
        tool: '10 mm spanner',
        minutes: 25,
        outcomes: [
          {
            finding: 'All well for days, then the same again',
            means: 'The module or its software hangs.',
            effect: 'supports',
          },
          {
            finding: 'No change at all',
            means: 'A switch, a wire or a burnt-out output is more likely.',
            effect: 'neutral',
          },
          {
            finding: 'Cured for weeks',
            means: 'It may have been low voltage: test battery and charging.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check supply and earth of the module',
        steps: [
          'Find its fuses and earth points in the wiring diagram.',
          'With loads on, measure the voltage at its supply pins and the drop from its earth pin to battery negative.',
        ],
        tool: 'Multimeter',
        minutes: 40,
        outcomes: [
          {
            finding: 'Full voltage, under 0.1 V on earth, inputs right, outputs wrong',
            means: 'The module itself is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'Low supply or a bad earth',
            means: 'Repair that first: the module is starved.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Diagnose, repair or replace the body control module',
      overview:
        'Many replaced body modules turn out to have been good. Supply, earth, water and stuck switches come first. A used unit without the right coding will not start the car.',
      minutes: [60, 240],
      tools: [
        'Multimeter',
        'OBD tool with body-control access',
        'Trim tools',
        'Battery support supply',
      ],
      steps: [
        'Save a full scan of all control units with the coding of the module, before anything is unplugged.',
        'Check the battery: below 11 V modules do odd things and store codes by the dozen.',
        'Drive the outputs one by one with the actuator test of the tool, and note which fail.',
        'Check the inputs in live data: a stalk or door switch that flickers makes a good module look mad.',
        'Disconnect the battery, wait ten minutes and take the module out. Look for water marks and green pins.',
        'Ask a board repairer for an estimate with the coding kept: often a third of the price of a new one.',
        'A new module is coded online, with keys learned, on a stabilised supply: a voltage dip half-way can kill it.',
        'Reconnect the battery. Afterwards test all lights, wipers, locks, alarm, keys and windows, and check the sleeping current.',
      ],
      safety: [
        'Disconnect the battery before unplugging modules: sparks at the pins kill them.',
        'Touch bare metal before handling the board: static destroys it.',
      ],
      stopIf:
        'Stop before fitting a second-hand module unless somebody can code it and the immobiliser to your car.',
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
        'Steering assistance, ABS or gear changes can drop out together. Drive only if all warnings have gone, and not at speed.',
    },
    patterns: [
      'All warnings flash up for two seconds over a bump and go.',
      'Follows fitting of a radio, tracker or tow electrics that was tapped into the data wires.',
    ],
    checks: [
      {
        title: 'Scan which units do not answer',
        steps: [
          'Run a full scan of all control units, not of the engine alone.',
          'List those that do not answer and those that complain of them.',
        ],
        tool: 'OBD-II reader for all systems',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Several units on the same line are missing',
            means: 'The line between them, or the supply they share.',
            effect: 'supports',
          },
          {
            finding: 'Only one unit is missing',
            means: 'That unit, its fuse or its plug is more likely than the bus.',
            effect: 'weakens',
          },
          {
            finding: 'All answer and only low-voltage codes are stored',
            means: 'The bus works: test the battery and the charging first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the bus resistance at the OBD socket',
        steps: [
          'Disconnect the battery and wait ten minutes.',
          'Measure between pins 6 and 14 of the OBD socket.',
          'On cars with a central gateway, measure at a unit on the bus instead.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        outcomes: [
          {
            finding: 'About 60 ohms',
            means:
              'Both terminators and the pair are there; an intermittent break is still possible.',
            effect: 'weakens',
          },
          {
            finding: 'About 120 ohms',
            means: 'One half of the bus is cut off.',
            effect: 'confirms',
          },
          { finding: 'Near 0 ohms', means: 'The pair is shorted.', effect: 'confirms' },
        ],
      },
    ],
    guide: {
      title: 'Find and repair a CAN bus fault',
      overview:
        'It is found by dividing: measure resistance, then unplug units or junctions until the value jumps. The repair is usually a splice or a cleaned plug that costs next to nothing.',
      minutes: [60, 360],
      tools: [
        'Multimeter',
        'Full-system scan tool',
        'Wiring diagram with bus topology',
        'Sealed splices',
        'Oscilloscope (workshop)',
      ],
      steps: [
        'Remove anything that was added at the OBD socket, radio or tow bar, and test again.',
        'Check battery voltage and the earths of the units that are missing.',
        'With the battery disconnected, measure between pins 6 and 14 of the OBD socket: 60 ohms is right, 120 means one end is missing. Then measure each wire to earth and to supply for shorts.',
        'With the battery reconnected, CAN high idles near 2.6 V and CAN low near 2.4 V against earth. Both equal means shorted together.',
        'For a short, unplug units one at a time at the junction until the bus comes back: the last one, or its wire, is guilty.',
        'For a break, follow the pair through the known wet or bending places: door sills, tailgate, wheel arches, under seats.',
        'Splice with the pair twisted right up to the joint, untwisted for less than 5 cm.',
        'Never cut out a terminator: it sits in two units at the ends of the bus.',
        'Clear all codes, drive over bumps and scan again.',
      ],
      safety: [
        'Never probe yellow airbag plugs or measure ohms with the battery on.',
        'If the brake or steering warning lights stay on, have the car towed.',
      ],
      stopIf:
        'Stop if the fault shows only on an oscilloscope, or airbag or high-voltage units are involved.',
    },
    parts: [{ name: 'Splices, plug or one control unit', usd: [10, 500] }],
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
        'Engine and brakes have their own network, but warnings, assistance and indicators may be missing. Drive gently and only to a workshop.',
    },
    patterns: [
      'The reader cannot connect to any unit though its lamp is lit.',
      'Many modern cars have a locked gateway: a cheap reader then fails on a healthy car too.',
    ],
    checks: [
      {
        title: 'Try to talk to the engine unit',
        steps: [
          'Check that the OBD socket has 12 V at pin 16 and earth at pin 4.',
          'Connect a reader that is approved for the secure gateway of the make.',
        ],
        tool: 'OBD-II reader and multimeter',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Socket has power, and no unit answers even an approved tool',
            means: 'The gateway or the diagnostic line is dead.',
            effect: 'supports',
          },
          {
            finding: 'All units answer',
            means: 'The gateway passes messages.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the network go to sleep',
        steps: [
          'Lock the car and measure the battery current after one hour.',
          'Pull the gateway fuse and see whether the current drops within minutes.',
        ],
        tool: 'DC clamp meter',
        minutes: 75,
        outcomes: [
          {
            finding: 'Current high until the fuse is pulled',
            means: 'The gateway keeps the networks awake.',
            effect: 'supports',
          },
          {
            finding: 'The car sleeps normally',
            means: 'The networks go to sleep, so the gateway does that part of its work.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace and code the central gateway',
      overview:
        'The gateway holds the list of every unit that the car was built with, and often key data. It has to be replaced with online coding, so compare a specialist repair of the old unit.',
      minutes: [60, 180],
      tools: [
        'Manufacturer-level scan tool with online access',
        'Battery support supply',
        'Trim tools',
        'Multimeter',
      ],
      steps: [
        'Check supply, earth and the plug of the gateway first, and look for water: it often sits in the footwell.',
        'Read and save coding and installation list, if it can still be reached.',
        'Ask for software: many gateways that do not sleep are cured by an update.',
        'Connect a stabilised supply, disconnect the battery as the manufacturer states and wait ten minutes.',
        'Release the plugs, swap the unit and reconnect in the same order.',
        'The workshop codes the installation list, adapts keys and component protection online, and sets date and time.',
        'All control units are scanned, codes cleared and scanned again after a drive.',
        'Ask for the before and after scan on paper, and check that the car draws under 50 mA after an hour.',
      ],
      safety: [
        'Wait with the battery off before unplugging units near airbag wiring.',
        'Keep the supply steady while coding: an interruption can leave several units dead.',
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
        'A wet module can switch off lights, wipers or the engine and can short and burn. Dry it out and find the leak before driving far.',
    },
    patterns: [
      'Faults after heavy rain or a car wash, and the windows fog up from inside.',
      'Carpet dry to the touch, but the foam beneath is soaked.',
    ],
    checks: [
      {
        title: 'Press the carpet and lift it at the edges',
        steps: [
          'Kneel on the carpet with a paper towel at all four footwells and in the boot wells.',
          'Lift the sill trim and feel the foam and the plugs beneath.',
        ],
        tool: 'Paper towels',
        minutes: 15,
        outcomes: [
          {
            finding: 'Wet foam or standing water',
            means: 'Modules and plugs nearby are in danger; find the leak.',
            effect: 'supports',
          },
          {
            finding: 'Bone dry everywhere',
            means: 'Check the scuttle and the under-bonnet fuse box; otherwise water is unlikely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pour water into the drains',
        steps: [
          'Open the bonnet, clear leaves from the scuttle and pour a cup of water in: it must run out below at once.',
          'Do the same with the sunroof channels.',
        ],
        tool: 'Cup of water',
        minutes: 15,
        outcomes: [
          {
            finding: 'Water stands or appears inside',
            means: 'The drain is blocked or off its spigot: that is the source.',
            effect: 'supports',
          },
          {
            finding: 'Runs out freely outside',
            means: 'Drains are clear; look at door membranes and rear-light seals.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Open the plug of the suspect unit',
        steps: [
          'Disconnect the battery and wait ten minutes.',
          'Release the plug and look for green pins and tide marks.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'Green or white bloom, or water',
            means: 'Water has been in the unit.',
            effect: 'confirms',
          },
          {
            finding: 'Clean and dry pins',
            means: 'This unit is not wet; another one lower down still may be.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Dry out a wet control unit and stop the leak',
      overview:
        'Three jobs in this order: power off, dry, and stop the water. A module fitted before the leak is cured fails again in the next rain.',
      minutes: [120, 600],
      tools: [
        '10 mm spanner',
        'Wet vacuum',
        'Fan or dehumidifier',
        'Isopropyl alcohol and soft brush',
        'Watering can',
        'Trim tools',
      ],
      steps: [
        'A hybrid or electric car that stood in water: do not touch it, keep people away and call a high-voltage workshop.',
        'Any other car: disconnect the 12 V battery at once. Corrosion needs current, and most boards die because they were left on.',
        'Lift carpets and foam, vacuum out the water and dry with moving air for two days or more.',
        'Remove the wet unit. Rinse mud off the closed case with clean water and let it drain.',
        'If it opens without damage, brush the board with isopropyl alcohol, dry it for 24 hours and look with a lens for eaten tracks.',
        'Clean the plug and cut back wires in which copper has turned black.',
        'Find the leak with a watering can, one area at a time from bottom to top, and a helper inside with a torch.',
        'Clear drains with a soft nylon line, never with high pressure that blows hoses off. Renew the seal or membrane.',
        'Reconnect, scan all units, clear codes and check again after the next rain. Replace and code the unit if faults remain.',
      ],
      safety: [
        'Flooded hybrids and electric cars: do not touch orange cables or stand in the water.',
        'Never dry electronics with a hot-air gun.',
        'Salt-water flooding is a write-off for wiring: fires start days later, so keep the car outdoors.',
      ],
      stopIf:
        'Stop if the water reached the seats, airbag unit or seat-belt wiring: have the restraint system checked by a workshop.',
    },
    parts: [
      { name: 'Control unit, repaired or new', usd: [100, 900], ifNeeded: true },
      { name: 'Seals, drain hoses, grommets', usd: [5, 80] },
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
        'If the instrument display, cameras or drive power are affected, do not drive until it is completed. A pure media fault is only a nuisance.',
    },
    patterns: [
      'Fine before the update, wrong on the next start.',
      'The update began with a weak 12 V battery or in a garage without signal.',
    ],
    checks: [
      {
        title: 'Read the update status on the screen or app',
        steps: [
          'Open software or system information and note version and date.',
          'Look for pending, failed or retry.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Failed or pending, or a new version dated just before the trouble',
            means: 'The update is the likely cause.',
            effect: 'supports',
          },
          {
            finding: 'No update for months',
            means: 'Without an update there is no failed update.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Restart the system and let the car sleep',
        steps: [
          'Do the restart in the owner manual, usually holding the power or volume button for 20–30 seconds.',
          'Then lock the car with the key far away for an hour and try again.',
        ],
        tool: 'None',
        minutes: 70,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It completes and works',
            means: 'It was waiting for a restart.',
            effect: 'confirms',
          },
          {
            finding: 'The same fault again',
            means: 'It needs programming by the dealer, or the cause lies elsewhere.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Recover a car after a failed software update',
      overview:
        'No part is needed as a rule: restart, charge, retry, and then dealer programming. What ruins things is cutting the power while a unit is writing.',
      minutes: [30, 180],
      tools: ['Battery charger or support supply', 'Phone with camera', 'Wi-Fi'],
      steps: [
        'Photograph the messages and the software page before you change anything.',
        'Connect a battery charger: most updates refuse or fail below about 12.2 V. Electric cars should have over half charge.',
        'Do the soft restart of the owner manual, with doors shut and the car in Park.',
        'Lock it, take the key away for an hour and let it sleep. Then start the update again near good Wi-Fi.',
        'Do not pull fuses or the battery while a progress bar is shown: that is how a unit is bricked.',
        'If it still fails, call the manufacturer support with the VIN: some can push the package again from afar.',
        'The workshop connects a steady supply and programs all units to one matching set, then codes and calibrates cameras if needed.',
        'Ask for the list of versions before and after. Software damage from an official update should be free of charge, also after warranty.',
        'Afterwards check cameras, assistance, keys, app, charging timer and stored settings.',
      ],
      safety: [
        'If displays or brake and steering warnings are on, do not move the car until it has been programmed.',
        'Keep hands off the drive controls while an update runs: the car can change state.',
      ],
      stopIf: 'Stop after two failed attempts: more tries can lock the unit for good.',
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
        'Most of these only annoy. If instruments, brakes, steering or drive are affected, have it updated before you drive on.',
    },
    patterns: [
      'Always gone after the car has been locked for half an hour.',
      'No fault found at the dealer, and the same story from many owners of that model year.',
    ],
    checks: [
      {
        title: 'Search recalls and bulletins by VIN',
        steps: [
          'Enter the VIN on the recall site of the authority and of the manufacturer.',
          'Ask the dealer which software campaigns and bulletins are open for it.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'An open campaign that describes it',
            means: 'The cure exists: book it.',
            effect: 'confirms',
          },
          {
            finding: 'None',
            means: 'It can still be software, but check battery and wiring first.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'See whether sleep cures it',
        steps: [
          'When it happens, photograph it, park and lock the car with the key out of range for 40 minutes.',
          'Start again and try the same function.',
        ],
        tool: 'None',
        minutes: 45,
        needs: 'running',
        outcomes: [
          {
            finding: 'Normal again each time',
            means: 'A program hung: software is likely.',
            effect: 'supports',
          },
          {
            finding: 'Still wrong',
            means: 'Hardware, wiring or supply is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Get a software defect documented and updated',
      overview:
        'The repair is an update, so no part is needed. Your work is proof: a dealer can only report what can be shown. A weak 12 V battery imitates every software bug, so rule it out first.',
      minutes: [30, 120],
      tools: ['Phone with camera', 'Multimeter'],
      steps: [
        'Measure the resting voltage of the 12 V battery; below 12.3 V, charge or replace it and wait to see.',
        'Keep a log for two weeks: date, what was done just before, temperature, message word for word, and a film.',
        'Note the software versions from the screen.',
        'Install any update on offer, parked, with the battery charged and the car left alone.',
        'Take log and film to the dealer and ask for the bulletin search to be noted on the job card.',
        'Ask that all control units be brought to matching versions, not just the one with the symptom.',
        'After the update, try the circumstances from your log again.',
        'If safety is touched, report it to the safety authority: reports start recalls.',
      ],
      safety: [
        'Do not film or work screens while driving.',
        'If brakes, steering or drive have failed even once, do not use the car until it has been updated.',
      ],
      stopIf:
        'Stop accepting resets after the second return: ask for a case with the manufacturer.',
    },
    parts: [],
    labourHours: [0.5, 2],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
