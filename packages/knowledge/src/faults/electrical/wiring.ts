import { WITH_STARTER } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Looms, connectors, fuse boxes and what burns them. */
export const wiringFaults = {
  'wiring-loom-chafed': {
    name: 'Chafed wiring loom shorting to the body',
    workshopName: 'Harness chafed through: short to ground',
    summary:
      'A loom has rubbed on a bracket, edge or hot part until bare copper touches metal. A fuse blows, sensors cut out over bumps, or the wire glows.',
    prior: 2,
    shifts: [{ minAgeYears: 7, factor: 1.4, source: 'wear with age and vibration' }],
    symptoms: {
      'fuse-blows': 0.5,
      'wiring-damage-seen': 0.5,
      'electrics-odd': 0.25,
      'electrical-smell': 0.25,
      'check-engine-light': 0.25,
      'stalls-while-driving': 0.2,
      'many-warnings': 0.2,
      'smoke-cabin': 0.06,
      fire: 0.04,
      'total-power-loss': 0.08,
      'accessory-fitted': 0.06,
    },
    against: ['slow-crank', 'rodent-signs'],
    conditions: { 'over-bumps': 0.45, intermittent: 0.55, turning: 0.15, 'after-repair': 0.15 },
    codes: { P0685: 0.05, U0100: 0.1, P0113: 0.03, P0340: 0.04 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'A fused short is a nuisance, an unfused one is a fire. If anything smells burnt, stop and disconnect the battery.',
    },
    patterns: [
      'The same fuse blows over the same bump or at full steering lock.',
      'Began after engine or gearbox work, when the loom was not clipped back.',
    ],
    checks: [
      {
        title: 'Wiggle the loom with the circuit on',
        steps: [
          'Switch on the circuit that fails, with the engine off if possible.',
          'Bend and tug each visible stretch of loom, above all at edges, clips and hinges, while a helper watches.',
        ],
        tool: 'Torch',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The fault comes or goes at one place',
            means: 'Open the tape there: chafed or broken wire.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing anywhere',
            means: 'Hidden stretch, or the consumer itself draws too much.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Put a test lamp in place of the fuse',
        steps: [
          'Ignition off, pull the blown fuse and connect a 21 W bulb across its slots: it limits the current. Never do this on an airbag fuse.',
          'Unplug the consumers of the circuit one after another.',
        ],
        tool: 'Bulb with leads',
        minutes: 30,
        outcomes: [
          {
            finding: 'The bulb stays bright with everything unplugged',
            means: 'The wire itself is shorted.',
            effect: 'confirms',
          },
          {
            finding: 'The bulb goes dim when one consumer is unplugged',
            means: 'That consumer is shorted, not the loom.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair and re-route a chafed wiring loom',
      overview:
        'The repair is two things: a sealed splice of the right gauge, and removal of the cause of rubbing. Without the second the new tape lasts a year.',
      minutes: [45, 240],
      tools: [
        'Multimeter and test bulb',
        'Ratchet crimp tool',
        'Sealed crimp splices',
        'Hot-air gun',
        'Fabric loom tape and split conduit',
        'Wiring diagram',
      ],
      steps: [
        'Disconnect the battery. Wait ten minutes if you work near airbag wiring.',
        'Follow the loom from the fuse outwards and look at every bracket, battery tray, bell housing, exhaust and hinge.',
        'Cut the tape back a hand span on each side of the damage until the insulation is supple and copper bright.',
        'Cut out burnt or green wire. Splice in wire of the same cross-section, staggering the splices so that they do not form a lump.',
        'Use sealed crimps and shrink them until glue shows at both ends. Twisted pairs of data lines keep their twist up to the splice.',
        'Wrap with fabric tape, add conduit where it touched metal, and clip the loom so that it has slack but cannot reach the edge.',
        'File the sharp edge or fit a rubber profile over it.',
        'Reconnect the battery. Fit a fuse of the stated value only, switch on and feel for warmth. Then drive over bumps and at full lock.',
      ],
      safety: [
        'Never fit a larger fuse or foil: the wire then becomes the fuse and burns.',
        'Yellow looms belong to airbags and orange ones to high voltage: do not repair either yourself.',
      ],
      stopIf:
        'Stop if the loom is burnt inside a large bundle: it needs a section of harness from the maker.',
    },
    parts: [{ name: 'Splices, wire, conduit, tape and fuse', usd: [15, 60] }],
    labourHours: [1, 5],
    diy: 'moderate',
  },
  'wiring-rodent-damage': {
    name: 'Wiring chewed by rodents or martens',
    workshopName: 'Harness damage by animals',
    summary:
      'Mice, rats, squirrels or martens have bitten through wires and hoses under the bonnet. Overnight the engine misfires, warning lights come on or it does not start at all.',
    prior: 1.5,
    symptoms: {
      'rodent-signs': 0.7,
      'check-engine-light': 0.4,
      'many-warnings': 0.3,
      'wiring-damage-seen': 0.5,
      misfire: 0.2,
      'cranks-no-start': 0.2,
      'no-crank': 0.12,
      'limp-mode': 0.12,
      'fuel-smell': 0.05,
      'fuse-blows': 0.08,
      'stalls-at-idle': 0.1,
      'rough-idle': 0.12,
      'stalls-while-driving': 0.08,
      'loss-of-power': 0.08,
      'wont-start': 0.14,
      'car-shakes': 0.04,
    },
    against: ['battery-drains', 'dim-flicker'],
    conditions: {
      'after-standing': 0.55,
      'sudden-onset': 0.5,
      'cold-weather': 0.2,
      'after-long-standing': 0.5,
    },
    codes: { P030x: 0.12, P0135: 0.06, P0201: 0.05, U0100: 0.08, P0340: 0.03 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Look under the bonnet first. If fuel, brake or coolant hoses or thick cables are bitten, do not drive.',
    },
    patterns: [
      'It ran well in the evening and badly in the morning.',
      'Parked by woods, compost or bird feeders, or left for weeks.',
      'Ignition leads, oxygen-sensor wires and washer hoses go first.',
    ],
    checks: [
      {
        title: 'Search the engine bay for traces',
        steps: [
          'With a torch look at the insulation mat, on the engine cover, in the air filter box and at the battery tray.',
          'Look for droppings, nutshells, nest wool, paw prints and fresh crumbs of insulation.',
        ],
        tool: 'Torch and gloves',
        minutes: 15,
        outcomes: [
          {
            finding: 'Traces together with bare or cut wire',
            means: 'Animals have been there and have bitten the wires.',
            effect: 'confirms',
          },
          {
            finding: 'Old dust everywhere, nothing disturbed',
            means: 'Animal damage is unlikely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the codes and go to the named wire',
        steps: [
          'Read the codes and note which sensors report an open circuit.',
          'Follow the wire of each from its plug as far as you can see and feel.',
        ],
        tool: 'OBD-II reader',
        minutes: 25,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Several open circuits that lie side by side in one loom',
            means: 'Neighbouring wires do not fail together by themselves: the loom was cut there.',
            effect: 'supports',
          },
          {
            finding: 'A single code, and its wire is sound',
            means: 'The component itself is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair rodent damage and keep the animals out',
      overview:
        'Find every bite before you repair the first, because one missed nick corrodes for months. Comprehensive insurance often pays for bite damage: photograph it first.',
      minutes: [60, 480],
      tools: [
        'Torch and mirror',
        'Gloves and FFP2 mask',
        'Sealed crimp splices and ratchet tool',
        'Conduit',
        'Disinfectant spray',
        'OBD-II reader',
      ],
      steps: [
        'Photograph all traces and call your insurer before you repair.',
        'Wear gloves and mask. Wet droppings and nests with disinfectant for five minutes and pick them up. Never sweep or vacuum them dry.',
        'Disconnect the battery, then search the whole bay: top of the engine, behind it, under the intake, firewall and fuel rail.',
        'Check the rubber too: brake servo hose, coolant and fuel hoses, washer pipes and steering boots.',
        'Pull the cabin filter and look for a nest in the blower.',
        'Splice each wire with sealed crimps. Replace data-line pairs, oxygen-sensor leads and injector looms as complete parts where the maker sells them.',
        'Reconnect, clear the codes and run the engine until warm; read again.',
        'Wash the engine bay to remove scent marks, cover looms with hard conduit or mesh, remove food sources and park elsewhere or use a marten shock device.',
      ],
      safety: [
        'Leave orange high-voltage cables alone: any tooth mark on them is a case for a high-voltage workshop.',
        'Bitten fuel or brake hoses: do not start or move the car.',
        'Droppings can carry hantavirus and leptospirosis: mask, gloves, wet cleaning.',
      ],
      stopIf:
        'Stop at orange cables, airbag wiring or a main loom with many bites: the workshop replaces the harness and insurance usually covers it.',
    },
    parts: [{ name: 'Splices, leads or sub-harness', usd: [20, 900] }],
    labourHours: [1, 10],
    diy: 'hard',
  },
  'connector-corroded': {
    name: 'Corroded electrical connector',
    workshopName: 'Water intrusion and fretting corrosion in connector',
    summary:
      'Damp has crept into a plug and its pins have turned green. The signal or current comes and goes with the weather, and resistance can heat the plug until it melts.',
    prior: 1.8,
    shifts: [{ minAgeYears: 8, factor: 1.5, source: 'corrosion with age and road salt' }],
    symptoms: {
      'wiring-damage-seen': 0.4,
      'electrics-odd': 0.3,
      'check-engine-light': 0.25,
      'water-in-electrics': 0.3,
      'many-warnings': 0.2,
      'tail-light-out': 0.12,
      'fuse-blows': 0.1,
      'parking-sensor-fault': 0.08,
      'stalls-while-driving': 0.08,
      'trailer-lights-out': 0.05,
    },
    against: ['slow-crank', 'rodent-signs', 'battery-drains'],
    conditions: { 'wet-weather': 0.5, intermittent: 0.6 },
    codes: { U0121: 0.06, C0035: 0.04, P0335: 0.03 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It depends on what the plug serves. If brakes, lights or engine cut out, have it seen to before driving on.',
    },
    patterns: [
      'Only in rain, after a car wash or on damp mornings.',
      'Spray cleaner and replugging cures it for a week.',
    ],
    checks: [
      {
        title: 'Open the plug and look at the pins',
        steps: [
          'Ignition off. Unlatch the plug of the affected part and shine a torch into both halves.',
          'Look for green or white bloom, water, pushed-back pins and browned plastic.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Green pins or water',
            means: 'The plug is the fault, or at least a part of it.',
            effect: 'confirms',
          },
          {
            finding: 'Dry, bright pins and soft seals',
            means: 'This plug is sound. Try the next junction up the loom.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Mist the suspect plug with water',
        steps: [
          'With the system working and clear of moving parts, spray a fine mist of plain water at one plug at a time.',
          'Wait two minutes between plugs. Leave orange high-voltage parts alone.',
        ],
        tool: 'Spray bottle',
        minutes: 20,
        outcomes: [
          { finding: 'The fault appears', means: 'Water gets into that plug.', effect: 'confirms' },
          {
            finding: 'No change at any plug',
            means: 'Moisture is not the trigger here.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace a corroded connector',
      overview:
        'Light bloom can be cleaned, black pits cannot. Water also wicks inside the wire, so cut back until the copper is bright.',
      minutes: [30, 120],
      tools: [
        'Contact cleaner',
        'Fine brush or fibreglass pen',
        'Terminal release tools',
        'Crimp tool and repair pigtail',
        'Dielectric grease',
      ],
      steps: [
        'Switch off and disconnect the battery negative.',
        'Release the latch with a small screwdriver; do not pull on the wires.',
        'Flush both halves with contact cleaner, brush the pins and blow dry.',
        'Test each female terminal with a spare male pin: it must grip. A slack one is renewed, since grease does not cure it.',
        'If pins are pitted or plastic is browned, splice in a repair pigtail with sealed crimps, one wire at a time so that none is swapped.',
        'Renew the rubber seal and put a thin film of dielectric grease on the seal rather than on the contacts.',
        'Clip the loom so that it hangs lower than the plug before rising to it: water then drips off.',
        'Find where the water came from: a missing cap, a lost grommet or a blocked drain.',
        'Reconnect, clear codes and repeat the mist test.',
      ],
      safety: [
        'Do not touch yellow airbag or orange high-voltage connectors.',
        'Let contact cleaner evaporate before power comes back: it burns.',
      ],
      stopIf: 'Stop if corrosion runs into a control unit: the board needs a specialist.',
    },
    parts: [{ name: 'Repair pigtail and seals', usd: [10, 70] }],
    labourHours: [0.5, 2],
    diy: 'moderate',
  },
  'fuse-box-failed': {
    name: 'Failed fuse box or power distribution module',
    workshopName: 'Power distribution module: internal relay or heated contact failure',
    summary:
      'Relays soldered inside the fuse box stick or their contacts burn, or a loose fuse terminal heats the plastic. Pumps, lights or horn run by themselves or fail to run, and the engine may not start.',
    prior: 1.3,
    shifts: [
      {
        makes: ['chrysler', 'dodge', 'jeep', 'ram'],
        years: [2007, 2014],
        factor: 4,
        source:
          'widely reported by owners: totally integrated power module; NHTSA recalls of its fuel-pump relay',
      },
      { minAgeYears: 7, factor: 1.3, source: 'heat and corrosion with age' },
    ],
    symptoms: {
      'electrics-odd': 0.5,
      'cranks-no-start': 0.3,
      'stalls-while-driving': 0.3,
      'battery-drains': 0.25,
      'fuse-blows': 0.2,
      'horn-by-itself': 0.12,
      'many-warnings': 0.15,
      'total-power-loss': 0.15,
      'electrical-smell': 0.15,
      'no-crank': 0.15,
      'battery-good': 0.08,
      'wont-start': 0.19,
      'no-fuel-signs': 0.08,
    },
    against: ['slow-crank', 'battery-light', 'alternator-whine'],
    conditions: {
      intermittent: 0.6,
      'hot-weather': 0.2,
      'after-jump-start': 0.25,
      'lights-on': 0.3,
    },
    codes: { P0627: 0.15, P0685: 0.12, P0688: 0.1, U0100: 0.06 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'If the engine has stalled on the road or plastic is browned, do not drive: the fuel pump or the lights can drop out at any time.',
    },
    patterns: [
      'The fuel pump keeps running with the ignition off and the battery is dead in the morning.',
      'Wipers, horn or washers act alone, and a thump on the box changes it.',
    ],
    checks: [
      {
        title: 'Look for browned or loose fuse slots',
        steps: [
          'Ignition off, lift the lid and pull the large fuses and relays one at a time.',
          'Look for browned plastic, blue blades and slack terminals; smell it.',
        ],
        tool: 'Torch and fuse puller',
        minutes: 15,
        outcomes: [
          {
            finding: 'Melted or browned slot',
            means: 'High resistance there has burnt the box.',
            effect: 'confirms',
          },
          {
            finding: 'All clean and tight',
            means: 'The inside relays can still be at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare command and output',
        steps: [
          'Choose a circuit that fails, for instance the fuel pump, and command it by a scan tool or by switching on.',
          'Measure the output pin of the box at the same time.',
        ],
        tool: 'Multimeter and OBD-II reader',
        minutes: 40,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Command given, supply present, no output, or output without command',
            means: 'The relay in the box has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Output follows the command',
            means: 'The box works; look at wiring and consumer.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace or rebuild the power distribution box',
      overview:
        'Some boxes are plain plastic with bus bars, others are control units that must be coded. An external relay kit for the failed circuit, or a rebuilt unit, often saves most of the money.',
      minutes: [60, 240],
      tools: [
        'Socket set',
        'Terminal release tool',
        'Camera and labels',
        'Multimeter',
        'OBD tool with coding, if required',
      ],
      steps: [
        'Check recalls by VIN: several makers have recalled exactly this part.',
        'Measure supply and earth of the box: a loose main stud heats it and mimics an inner fault.',
        'Disconnect the battery, wait ten minutes and photograph every fuse, relay and plug.',
        'Undo the main cable, unclip the box and release the plugs with their levers. Never force one.',
        'Clean and inspect each plug. Replace overheated terminals with new ones on fresh wire.',
        'Fit the new or rebuilt box with the same part number and move fuses over by value, one by one against the photograph.',
        'Tighten the main stud to the torque in the vehicle manual: this joint carries everything.',
        'Reconnect, code the unit if the maker requires it, and try every consumer.',
        'After ten minutes of driving with all loads on, feel the box: lukewarm at most.',
      ],
      safety: [
        'The main cable of the box is unfused: battery off before a spanner touches it.',
        'Do not fit bigger fuses, and do not drive with the lid off: water does the rest.',
      ],
      stopIf: 'Stop if the new box blows a fuse at once: a short outside will destroy it too.',
    },
    parts: [{ name: 'Fuse box or rebuilt module', usd: [120, 900] }],
    labourHours: [1, 3.5],
    diy: 'hard',
  },
  'door-loom-broken': {
    name: 'Broken wires in the door or tailgate hinge loom',
    workshopName: 'Harness fatigue fracture at door jamb or tailgate gaiter',
    summary:
      'The wires between body and door bend at every opening, and after years they break inside their rubber gaiter. Window, lock, mirror, speaker or tailgate lamp work only with the door at a certain angle.',
    prior: 1.5,
    shifts: [{ minAgeYears: 8, factor: 1.8, source: 'wear with age' }],
    symptoms: {
      'window-fault': 0.45,
      'locking-fault': 0.4,
      'mirror-fault': 0.25,
      'sound-fault': 0.25,
      'tailgate-fault': 0.25,
      'fuse-blows': 0.15,
      'tail-light-out': 0.15,
      'camera-blank': 0.12,
      'alarm-false': 0.1,
      'wiring-damage-seen': 0.2,
    },
    against: ['battery-light', 'stalls-while-driving'],
    conditions: { intermittent: 0.6, 'gradual-onset': 0.25, 'cold-weather': 0.15 },
    codes: { U0199: 0.1, U0200: 0.06, U0140: 0.05 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'Safe to drive as a rule. If a rear lamp or the door lock is affected, put that right before the next trip.',
    },
    patterns: [
      'Several functions of one door fail together, and come back when the door is moved.',
      'On estates and hatchbacks, the tailgate gaiter breaks rear wiper, number-plate lamp and camera.',
    ],
    checks: [
      {
        title: 'Move the door while holding the switch',
        steps: [
          'Ignition on, hold the window or lock switch and have a helper swing the door slowly from shut to open.',
          'Bend the rubber gaiter by hand at each angle.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It works at some angles',
            means: 'A wire in the hinge loom is broken.',
            effect: 'confirms',
          },
          {
            finding: 'Angle makes no difference',
            means: 'Rather the switch, the motor or a fuse.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pull back the rubber gaiter',
        steps: [
          'Ignition off. Unclip one end of the gaiter and slide it back.',
          'Bend each wire sharply: a broken one stretches or shows copper.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Cracked insulation or parted copper',
            means: 'The wire has broken where it bends.',
            effect: 'confirms',
          },
          {
            finding: 'All wires supple and whole',
            means: 'The loom is sound here.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the door-hinge wiring loom',
      overview:
        'A stiff repair in the middle of the bend breaks again within months. Use highly flexible silicone wire long enough that both splices lie outside the gaiter.',
      minutes: [60, 240],
      tools: [
        'Trim tools',
        'Silicone wire in several gauges and colours',
        'Thin sealed crimps or solder with shrink sleeve',
        'Multimeter',
        'Silicone spray',
      ],
      steps: [
        'Disconnect the battery and wait ten minutes, since door looms may hold airbag wires.',
        'Unclip both ends of the gaiter; remove the kick panel and the door panel only as far as you need slack.',
        'Pull the loom out of the gaiter or slit the gaiter lengthwise on its hidden side.',
        'Check every wire, as the neighbours of a broken one are usually cracked too.',
        'Work on one wire at a time: cut the bad stretch out, and splice in silicone wire about 20 cm long, with the splices well inside body and door.',
        'Stagger the splices, shrink each, and bundle loosely without tape inside the bend.',
        'Draw the loom back with silicone spray, and seat both gaiter ends fully in their holes: they keep the rain out.',
        'Reconnect the battery. Swing the door thirty times and try window, lock, mirror, speaker and lamp at every angle.',
        'Teach the window its end stops again and read airbag and door codes.',
      ],
      safety: [
        'Leave yellow airbag wires to a workshop: a wrong splice can disable or fire the airbag.',
        'Support a tailgate: its struts may drop it while you work.',
      ],
      stopIf: 'Stop if airbag or data pairs are broken: fit the repair loom of the maker instead.',
    },
    parts: [{ name: 'Silicone wire, splices or repair loom', usd: [15, 180] }],
    labourHours: [1, 3],
    diy: 'moderate',
  },
  'battery-cable-short-fire': {
    name: 'Unfused battery, starter or alternator cable shorting',
    workshopName: 'B+ cable short to ground, high-current thermal event',
    summary:
      'The thick positive cable has no fuse on many cars. Where it chafes, its stud works loose or a crash crushes it, hundreds of amperes flow until something burns, even with the car parked.',
    prior: 0.5,
    fits: { fuels: WITH_STARTER },
    shifts: [{ minAgeYears: 8, factor: 1.5, source: 'insulation ages' }],
    symptoms: {
      fire: 0.5,
      'electrical-smell': 0.4,
      'wiring-damage-seen': 0.4,
      'total-power-loss': 0.35,
      'smoke-cabin': 0.2,
      'battery-drains': 0.08,
      'no-crank': 0.12,
      'stalls-while-driving': 0.12,
      'accessory-fitted': 0.06,
      'wont-start': 0.06,
    },
    against: ['slow-crank', 'coolant-loss'],
    conditions: { 'sudden-onset': 0.6, 'after-impact': 0.15, 'after-repair': 0.2 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'This can set the car on fire, even parked. Disconnect the battery if it is safe to do so, and park away from buildings.',
    },
    patterns: [
      'Began after a starter, alternator or engine change in which a rubber boot was left off.',
      'A smell of hot plastic, then smoke from low behind the engine, with no fuse blown.',
    ],
    checks: [
      {
        title: 'Inspect the thick cables with the battery off',
        steps: [
          'Only with the engine cold and nothing smoking: disconnect the negative clamp.',
          'Follow the thick red cable to starter, alternator and fuse box and look for melted insulation, bare copper and missing boots.',
        ],
        tool: 'Torch and 10 mm spanner',
        minutes: 20,
        outcomes: [
          {
            finding: 'Melted, rubbed or loose cable',
            means: 'That is the source. Leave the battery off.',
            effect: 'confirms',
          },
          {
            finding: 'Supple, clean cables with boots and clips in place',
            means: 'The main cables are not the source.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the resistance of the positive cable to body',
        steps: [
          'With both battery clamps off and all switched off, measure from the positive clamp to the body.',
          'A modern car shows several hundred ohms or more through its control units.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        outcomes: [
          {
            finding: 'Less than 5 ohms',
            means: 'There is a dead short: never reconnect before it is found.',
            effect: 'confirms',
          },
          {
            finding: 'Hundreds of ohms or more',
            means: 'No hard short at rest, though one may appear with vibration.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Make safe and renew a shorted battery cable',
      overview:
        'Make it safe first: battery off, car outdoors. Then the cable is renewed whole and routed as the maker did, since taped main cables fail again.',
      minutes: [90, 300],
      tools: [
        'Spanners',
        'Multimeter',
        'Jack and axle stands',
        'Torque wrench',
        'Class B/C or powder fire extinguisher',
      ],
      steps: [
        'If there is smoke, leave the car, go 30 m away and call the fire service. Do not lift the bonnet fully: air feeds a fire.',
        'If there is none, disconnect negative, then positive, and cover the clamps with a dry cloth.',
        'Photograph all damage, and report it to the safety authority if the car is young: fires make recalls.',
        'Raise the car on axle stands if the cable runs below. Follow it over its whole length and find what it touched.',
        'Remove the cable with its clips and compare it with the new one for length, eyelets and any pyrotechnic cut-off at the clamp.',
        'Route the new cable as before, with every clip, heat shield and rubber boot, clear of moving engine parts.',
        'Clean the studs and tighten them to the torque in the vehicle manual: a loose stud heats as a short does.',
        'Check neighbouring hoses and looms for burns and replace them.',
        'Measure the resistance to body before you reconnect, then connect positive, then negative, and check for warmth after a drive.',
      ],
      safety: [
        'Life first: never fight a burning engine bay with the bonnet wide open.',
        'Keep the battery disconnected and the car outdoors until the cause is found.',
        'Pyrotechnic battery clamps are explosive parts: do not open or probe them.',
      ],
      stopIf:
        'Stop if fire or heat has reached the main harness, fuel lines or the bulkhead: the insurer and a workshop must judge the car.',
    },
    parts: [
      { name: 'Battery or starter cable', usd: [40, 300] },
      { name: 'Boots, clips and terminals', usd: [10, 40] },
    ],
    labourHours: [1.5, 4],
    diy: 'hard',
  },
  'abs-module-electrical-fire': {
    name: 'ABS unit short circuit with fire risk',
    workshopName:
      'Hydraulic electronic control unit internal short (brake fluid or moisture on board)',
    summary:
      'Brake fluid or water seeps onto the circuit board of the ABS unit, which is supplied even when the car is parked. It shorts, smokes and may burn. Several makers have recalled millions of cars for this.',
    prior: 0.45,
    shifts: [
      {
        makes: ['hyundai', 'kia', 'genesis'],
        years: [2006, 2021],
        factor: 4,
        source:
          'NHTSA recalls of Hyundai and Kia hydraulic electronic control units, several campaigns',
      },
    ],
    symptoms: {
      fire: 0.45,
      'abs-light': 0.4,
      'electrical-smell': 0.35,
      'stability-light': 0.25,
      'brake-warning-light': 0.15,
      'battery-drains': 0.15,
      'many-warnings': 0.2,
      'wiring-damage-seen': 0.15,
      'brake-fluid-leak': 0.06,
    },
    against: ['brake-grinding', 'slow-crank'],
    conditions: { 'after-standing': 0.3, 'sudden-onset': 0.5, 'ignition-off': 0.35 },
    codes: { C0121: 0.12, U0121: 0.3, C0110: 0.08 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'It can catch fire even when parked and switched off. Park outdoors, away from buildings, and call the dealer.',
    },
    patterns: [
      'ABS light and a smell of hot plastic near the brake fluid reservoir.',
      'Fire hours after parking.',
    ],
    checks: [
      {
        title: 'Look up the VIN for recalls',
        steps: [
          'Enter the 17-character VIN at the recall page of the safety authority or of the maker.',
          'Look for ABS, HECU or fire.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'An open recall for the ABS unit',
            means: 'Follow its instructions at once: park outdoors, repair free of charge.',
            effect: 'supports',
          },
          {
            finding: 'No recall, and no sign at the unit',
            means: 'Less likely; look at ordinary ABS causes.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look and smell at the ABS unit',
        steps: [
          'Engine cold and off, find the block with many brake pipes.',
          'Look for wet, swollen or browned plastic and a charred plug.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Browned or wet plug, burnt smell',
            means: 'The board is shorting. Disconnect the battery.',
            effect: 'confirms',
          },
          {
            finding: 'Dry and clean',
            means: 'No outward sign; the recall decides.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the recalled ABS unit made safe',
      overview:
        'This is work for the dealer, free wherever a recall is open: a smaller fuse, a relay kit or a new unit. You make the car safe until then.',
      minutes: [10, 30],
      tools: ['10 mm spanner', 'Phone'],
      steps: [
        'Park in the open, away from houses, garages and other cars.',
        'With a burnt smell or an ABS warning, disconnect the negative battery clamp and do not drive: have the car collected.',
        'Call the dealer with the VIN, ask for the recall number and whether a loan car is provided.',
        'The workshop reads the codes, checks the connector and the fuse, and fits the revised fuse or the new unit.',
        'If the unit is replaced, they bleed the brakes with the tool that cycles its valves, and code it.',
        'Ask for the recall completion on paper with date and mileage.',
        'Once the battery is reconnected, check that ABS and stability lights go out after start, that the pedal is firm and the fluid is at MAX.',
        'Press the brake hard once at 20 mph on an empty, dry road and feel for the ABS.',
      ],
      safety: [
        'Smoke or flames: get out, move 30 m away, call the fire service.',
        'Never pull the ABS fuse and drive on as usual: the car has then no ABS and no stability control.',
      ],
      stopIf:
        'Do not open the unit or its plug yourself: it carries permanent battery power and brake fluid.',
    },
    parts: [
      { name: 'Fuse or relay kit', usd: [20, 90] },
      { name: 'ABS unit, coded', usd: [400, 1800], ifNeeded: true },
    ],
    labourHours: [0.5, 3],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
