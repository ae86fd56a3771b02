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
    codes: {
      P0685: 0.05,
      U0100: 0.1,
      P0113: 0.03,
      P0340: 0.04,
      C0450: 0.02,
      C0550: 0.02,
      C0630: 0.02,
      P0550: 0.02,
      P0552: 0.02,
      P0553: 0.02,
      P0554: 0.02,
      P0555: 0.02,
      P0558: 0.02,
      P0559: 0.02,
      P0597: 0.02,
      P0598: 0.02,
      P0599: 0.02,
      P2466: 0.02,
      P2467: 0.02,
      P2468: 0.02,
      P2469: 0.02,
      P246A: 0.02,
      P246E: 0.02,
      P2264: 0.02,
      P2266: 0.02,
      P2267: 0.02,
      P2268: 0.02,
      P0697: 0.02,
      P0698: 0.02,
      P0699: 0.02,
      P2265: 0.02,
      P3401: 0.02,
      P340A: 0.02,
      P340B: 0.02,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'A short that blows a fuse is a nuisance; one without a fuse is a fire. If anything smells burnt, stop and disconnect the battery.',
    },
    patterns: [
      'The same fuse blows over the same bump or at full steering lock.',
      'Began after engine or gearbox work, when the loom was not clipped back.',
    ],
    shown: {
      workshopName: 'Loom chafed through: short to earth',
      summary:
        'A loom has rubbed on a bracket, an edge or a hot part until bare copper touches metal. A fuse blows, sensors cut out over bumps, or the wire glows.',
      patterns: [
        'The same fuse blows over the same bump or at full steering lock.',
        'It began after engine or gearbox work, when the loom was not clipped back.',
      ],
    },
    checks: [
      {
        title: 'Wiggle the loom with the circuit on',
        steps: [
          'Switch on the circuit that fails, if possible with the engine off.',
          'Bend and gently tug each visible stretch of the loom, above all at edges, clips and hinges, while a helper watches for any change in the fault. Keep clear of moving and hot parts.',
        ],
        tool: 'Torch',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The fault comes or goes at one place',
            means: 'A wire is chafed or broken there: open the tape at that place.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing changes anywhere',
            means:
              'The damage is on a hidden stretch, or the equipment on the circuit draws too much.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Put a test lamp in place of the fuse',
        steps: [
          'With the ignition off, pull the blown fuse and connect a 21 W bulb across its slots. The bulb limits the current. Never do this on an airbag fuse.',
          'Switch the ignition and the circuit on. Unplug everything that the circuit feeds, one item after another.',
        ],
        tool: 'Bulb with leads',
        minutes: 30,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The bulb stays bright with everything unplugged',
            means: 'The wire itself is shorted: look for the place where it has chafed.',
            effect: 'confirms',
          },
          {
            finding: 'The bulb goes dim when one item is unplugged',
            means: 'That item is shorted, not the loom.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair and re-route a chafed wiring loom',
      overview:
        'The repair has two parts: sealed joints in wire of the right cross-section, and removal of whatever rubbed. Without the second, the new tape lasts a year.',
      minutes: [60, 300],
      tools: [
        'Multimeter and test bulb',
        'Ratchet crimp tool',
        'Sealed crimp splices',
        'Hot-air gun, file, battery spanner',
        'Fabric loom tape and split conduit',
        'Wiring diagram',
      ],
      steps: [
        'Disconnect the battery. If you work near airbag wiring, wait ten minutes.',
        'Follow the loom from the fuse outwards. Look closely at every bracket and hinge, and near the battery tray, the bell housing and the exhaust.',
        'Cut the tape back about 20 cm on each side of the damage, until the insulation is supple and the copper bright.',
        'Cut out burnt or green wire and join in wire of the same cross-section. Stagger the joints so that they do not form a lump.',
        'Use sealed crimps, and shrink them until the adhesive oozes out at both ends. Leave the twisted pairs of data lines twisted right up to the joint.',
        'Wrap the loom with fabric tape and cover it with conduit where it touched metal. Clip it so that it has some slack but cannot reach the edge.',
        'File the sharp edge smooth or fit a rubber profile over it.',
        'Reconnect the battery. Fit a fuse of the stated value, switch the circuit on and feel the loom for warmth. Then drive over bumps and at full lock.',
      ],
      safety: [
        'Never fit a larger fuse or foil: the wire then burns instead of the fuse.',
        'Yellow looms belong to airbags and orange ones to high voltage: do not repair either yourself.',
      ],
      stopIf:
        'Stop if the loom is burnt inside a large bundle: it needs a new section from the manufacturer.',
    },
    parts: [{ name: 'Crimp splices, wire, conduit, tape and fuse', usd: [15, 60] }],
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
        'Look under the bonnet first. If fuel, brake or coolant hoses or thick cables have been bitten, do not drive.',
    },
    patterns: [
      'It ran well in the evening and badly in the morning.',
      'Parked by woods, compost or bird feeders, or left for weeks.',
      'Ignition leads, oxygen-sensor wires and washer hoses go first.',
    ],
    shown: {
      workshopName: 'Loom damaged by animals',
      patterns: [
        'The car ran well in the evening and badly in the morning.',
        'The car was parked beside woods, compost or bird feeders, or left for weeks.',
        'Ignition leads, oxygen-sensor wires and washer hoses are usually the first to be bitten.',
      ],
    },
    checks: [
      {
        title: 'Search the engine bay for traces',
        steps: [
          'With the engine cold and the ignition off, shine a torch on the insulation mat, the engine cover, the inside of the air filter box and the battery tray.',
          'Look for droppings, nutshells, nest material, paw prints and fresh crumbs of insulation.',
        ],
        tool: 'Torch and gloves',
        minutes: 15,
        outcomes: [
          {
            finding: 'There are traces together with bare or cut wire',
            means: 'Animals have been there and have bitten the wires.',
            effect: 'confirms',
          },
          {
            finding: 'There is old dust everywhere, and nothing is disturbed',
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
            finding: 'Several open circuits lie side by side in one loom',
            means: 'Neighbouring wires do not fail together by themselves: the loom was cut there.',
            effect: 'supports',
          },
          {
            finding: 'There is a single code, and its wire is intact',
            means: 'The component itself is more likely to be at fault.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair rodent damage and keep the animals out',
      overview:
        'Find every bite before you repair the first, because one that you miss corrodes for months. Comprehensive insurance often pays for bite damage.',
      minutes: [60, 600],
      tools: [
        'Torch and mirror',
        'Gloves and FFP2 mask',
        'Sealed crimp splices and ratchet crimp tool',
        'Conduit',
        'Disinfectant spray',
        'OBD-II reader',
      ],
      steps: [
        'Photograph all traces and call your insurer before you repair.',
        'Wear gloves and a mask. Wet droppings and nests with disinfectant for five minutes, then pick them up. Never sweep or vacuum them dry.',
        'Disconnect the battery, then search the whole engine bay: the top and back of the engine, under the intake, the bulkhead and the fuel rail.',
        'Check the rubber parts too: the brake servo hose, coolant and fuel hoses, washer pipes and steering gaiters.',
        'Pull out the cabin filter, look for a nest in the blower and fit a clean filter.',
        'Join each wire with sealed crimps. Replace the pairs of data lines, oxygen-sensor leads and injector looms as complete parts where the manufacturer sells them.',
        'Reconnect the battery, clear the codes, run the engine until it is warm and read the codes again.',
        'Wash the engine bay to remove scent marks, and cover looms with hard conduit or mesh. Remove sources of food, and park elsewhere or fit a marten deterrent.',
      ],
      safety: [
        'Do not touch orange high-voltage cables: any tooth mark on them is a case for a high-voltage workshop.',
        'If fuel or brake hoses have been bitten, do not start or move the car.',
        'Droppings can carry hantavirus and leptospirosis: wear a mask and gloves, and clean up wet.',
      ],
      stopIf:
        'Stop if orange cables or airbag wiring are bitten, or a main loom has many bites: a workshop then replaces the loom.',
    },
    parts: [{ name: 'Crimp splices, leads or sub-loom', usd: [20, 900] }],
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
    codes: {
      U0121: 0.06,
      C0035: 0.04,
      P0335: 0.03,
      B0001: 0.05,
      B0002: 0.05,
      B0010: 0.05,
      B0021: 0.05,
      B0028: 0.05,
      B0029: 0.05,
      C0450: 0.06,
      C0550: 0.06,
      C0630: 0.06,
      P0340: 0.03,
      P0342: 0.03,
      P0343: 0.03,
      P0337: 0.03,
      P0338: 0.03,
      P0345: 0.02,
      P0347: 0.02,
      P0348: 0.02,
      P0349: 0.02,
      P0365: 0.02,
      P0367: 0.02,
      P0368: 0.02,
      P0369: 0.02,
      P0550: 0.06,
      P0552: 0.06,
      P0553: 0.06,
      P0554: 0.06,
      P0555: 0.06,
      P0558: 0.06,
      P0559: 0.06,
      P0597: 0.06,
      P0598: 0.06,
      P0599: 0.06,
      P2466: 0.06,
      P2467: 0.06,
      P2468: 0.06,
      P2469: 0.06,
      P246A: 0.06,
      P246E: 0.06,
      P2264: 0.06,
      P2266: 0.06,
      P2267: 0.06,
      P2268: 0.06,
      P0697: 0.06,
      P0698: 0.06,
      P0699: 0.06,
      P2265: 0.06,
      P3401: 0.06,
      P340A: 0.06,
      P340B: 0.06,
      P0628: 0.04,
      P0629: 0.04,
      P023F: 0.04,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It depends on the part to which the plug belongs. If the brakes, lights or engine cut out, have it repaired before you drive on.',
    },
    patterns: [
      'Only in rain, after a car wash or on damp mornings.',
      'Spray cleaner and replugging cures it for a week.',
    ],
    shown: {
      workshopName: 'Water ingress and fretting corrosion in a connector',
      summary:
        'Damp has crept into a plug and its pins have turned green. The signal or current comes and goes with the weather, and the resistance can heat the plug until it melts.',
      patterns: [
        'It happens only in rain, after a car wash or on damp mornings.',
        'Spraying the pins with contact cleaner and plugging them in again cures the fault for a week.',
      ],
    },
    checks: [
      {
        title: 'Open the plug and look at the pins',
        steps: [
          'Switch the ignition off. Release the plug of the affected part and shine a torch into both halves.',
          'Look for green or white deposits, water, pins that have been pushed back and brown plastic.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There are green pins or water',
            means: 'The plug is the fault, or at least part of it: clean or replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The pins are dry and bright and the seals soft',
            means: 'This plug is good. Try the next one along the loom.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Mist the suspect plug with water',
        steps: [
          'With the system working, spray a fine mist of plain water at one plug at a time. Keep clear of moving parts.',
          'Wait two minutes between plugs. Never spray orange high-voltage parts.',
        ],
        tool: 'Spray bottle',
        minutes: 20,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The fault appears',
            means: 'Water gets into that plug: open and clean it.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing changes at any plug',
            means: 'Moisture is not the trigger at these plugs.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace a corroded connector',
      overview:
        'Light deposits can be cleaned off, but black pits cannot. Water also creeps along inside the wire, so cut it back until the copper is bright.',
      minutes: [30, 120],
      tools: [
        'Contact cleaner',
        'Fine brush or fibreglass pen',
        'Terminal release tools',
        'Crimp tool',
        'Dielectric grease',
        'Small screwdriver',
        'Spray bottle',
        'OBD-II reader',
      ],
      steps: [
        'Switch off and disconnect the battery’s negative clamp.',
        'Release the latch with a small screwdriver and pull the plug itself, never the wires.',
        'Flush both halves with contact cleaner, brush the pins and blow them dry.',
        'Test each female terminal with a spare male pin: it must grip. Renew a slack terminal, because grease does not cure it.',
        'If pins are pitted or plastic is brown, crimp on a repair plug with sealed joints. Do one wire at a time so that none is swapped.',
        'Renew the rubber seal, and put a thin film of dielectric grease on it, not on the contacts. Push the plug home.',
        'Clip the loom so that it hangs lower than the plug before it rises to it. Water then drips off instead of running in.',
        'Find out where the water came from: a missing cap, a lost grommet or a blocked drain.',
        'Reconnect the battery, clear the codes and repeat the test with the water spray.',
      ],
      safety: [
        'Do not touch yellow airbag connectors or orange high-voltage ones.',
        'Let contact cleaner evaporate before you reconnect the battery, because it is flammable.',
      ],
      stopIf:
        'Stop if the corrosion has spread into a control unit: its circuit board needs a specialist.',
    },
    parts: [{ name: 'Repair plug and seals', usd: [10, 70] }],
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
        'If the engine has stalled on the road or plastic has turned brown, do not drive: the fuel pump or the lights can fail at any time.',
    },
    patterns: [
      'The fuel pump keeps running with the ignition off and the battery is dead in the morning.',
      'Wipers, horn or washers act alone, and a thump on the box changes it.',
    ],
    shown: {
      summary:
        'Relays soldered inside the fuse box stick or their contacts burn, or a loose fuse terminal overheats the plastic. Pumps, lights or the horn run by themselves or do not run, and the engine may not start.',
      patterns: [
        'The fuel pump runs on with the ignition off, and the battery is dead in the morning.',
        'Wipers, horn or washers come on by themselves, and a thump on the box changes it.',
      ],
    },
    checks: [
      {
        title: 'Look for browned or loose fuse slots',
        steps: [
          'With the ignition off, lift the lid. Pull the large fuses and the relays one at a time, and put each back.',
          'Look for brown plastic, blue discoloured blades and slack terminals, and smell the box.',
        ],
        tool: 'Torch and fuse puller',
        minutes: 15,
        outcomes: [
          {
            finding: 'A slot is melted or browned',
            means: 'High resistance at that place has overheated the box.',
            effect: 'confirms',
          },
          {
            finding: 'All slots are clean and tight',
            means: 'The relays inside the box may still be at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare command and output',
        steps: [
          'Choose a circuit that fails, for instance the fuel pump. Command it with a scan tool, or by switching it on.',
          'Measure at the output pin of the box at the same time.',
        ],
        tool: 'Multimeter and OBD-II reader',
        minutes: 40,
        needs: 'powered',
        outcomes: [
          {
            finding: 'It is commanded and fed but gives no output, or the reverse',
            means: 'The relay in the box has failed.',
            effect: 'confirms',
          },
          {
            finding: 'The output follows the command',
            means: 'The box works; look at the wiring and at what the circuit feeds.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace or rebuild the power distribution box',
      overview:
        'Some boxes are plain plastic with metal bars, others are control units that must be coded. An external relay kit for the failed circuit, or a rebuilt unit, often saves most of the money.',
      minutes: [60, 240],
      tools: [
        'Socket set',
        'Torque wrench',
        'Terminal release tool',
        'Camera and labels',
        'Multimeter',
        'OBD tool with coding, if required',
      ],
      steps: [
        'Check for recalls with the VIN: several manufacturers have recalled exactly this part.',
        'Measure the supply and earth of the box: a loose main stud heats it and imitates an internal fault.',
        'Disconnect the battery, wait ten minutes and photograph every fuse, relay and plug.',
        'Undo the main cable, unclip the box and release the plugs with their levers. Never force a plug.',
        'Clean and inspect each plug. Replace overheated terminals with new ones on fresh wire.',
        'Fit a new or rebuilt box with the same part number. Move the fuses over by value, one by one, and compare them with the photograph.',
        'Tighten the main stud to the torque in the vehicle manual, because this joint carries the whole current.',
        'Reconnect the battery, have the unit coded if the manufacturer requires it, and try every circuit.',
        'Drive for ten minutes with lights, blower and heated screens on, then feel the box. It should be no more than lukewarm.',
      ],
      safety: [
        'The main cable of the box has no fuse: disconnect the battery before a spanner touches it.',
        'Do not fit larger fuses, and do not drive with the lid off, because water would get in.',
      ],
      stopIf: 'Stop if the new box blows a fuse at once: a short outside it would destroy it too.',
    },
    parts: [{ name: 'New or rebuilt fuse box', usd: [120, 900] }],
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
    codes: {
      U0199: 0.1,
      U0200: 0.06,
      U0140: 0.05,
      U0201: 0.05,
      U0202: 0.05,
      U0203: 0.05,
      U0204: 0.05,
      U0205: 0.05,
      U020B: 0.05,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'As a rule the car is safe to drive. If a rear light or the door lock is affected, have it repaired before the next trip.',
    },
    patterns: [
      'Several functions of one door fail together, and come back when the door is moved.',
      'On estates and hatchbacks, the tailgate gaiter breaks rear wiper, number-plate lamp and camera.',
    ],
    shown: {
      workshopName: 'Loom fatigue fracture at the door hinge or tailgate gaiter',
      summary:
        'The wires between body and door bend each time the door opens, and after years they break inside their rubber gaiter. The window, lock, mirror, speaker or tailgate light works only with the door at a certain angle.',
      patterns: [
        'Several functions of one door fail together, and they come back when the door is moved.',
        'On estates and hatchbacks, broken wires in the tailgate gaiter stop the rear wiper, number-plate light and camera.',
      ],
    },
    checks: [
      {
        title: 'Move the door while holding the switch',
        steps: [
          'With the ignition on, hold the window or lock switch and have a helper swing the door slowly from shut to open.',
          'Bend the rubber gaiter by hand at each angle.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The window or lock works at some angles only',
            means: 'A wire in the hinge loom is broken.',
            effect: 'confirms',
          },
          {
            finding: 'The angle makes no difference',
            means: 'The switch, the motor or a fuse is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Pull back the rubber gaiter',
        steps: [
          'Switch the ignition off. Unclip one end of the gaiter and slide it back.',
          'Bend each wire sharply: a broken one stretches or shows its copper. Do not bend wires in a yellow sleeve. Clip the gaiter in again.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'The insulation is cracked or the copper is broken',
            means: 'The wire has broken where it bends.',
            effect: 'confirms',
          },
          {
            finding: 'All wires are supple and intact',
            means: 'The loom is good at this point.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the door-hinge wiring loom',
      overview:
        'A stiff repair in the middle of the bend breaks again within months. Use highly flexible silicone-insulated wire, long enough for both joints to lie outside the gaiter.',
      minutes: [60, 240],
      tools: [
        'Trim tools',
        'Wire cutters and crimp tool',
        'Thin sealed crimps, or solder with heat-shrink sleeve',
        'Multimeter',
        'Silicone spray',
        'OBD-II reader',
      ],
      steps: [
        'Disconnect the battery and wait ten minutes.',
        'Unclip both ends of the gaiter. Remove the footwell side trim and the door trim only as far as you need to get some slack.',
        'Pull the loom out of the gaiter, or slit the gaiter lengthwise on its hidden side.',
        'Check every wire with the meter, because the neighbours of a broken one are usually cracked too.',
        'Work on one wire at a time. Cut out the bad stretch and join in about 20 cm of silicone-insulated wire, with the joints well inside the body and the door.',
        'Stagger the joints and shrink each one. Bundle the wires loosely, without tape inside the bend.',
        'Draw the loom back in with the help of silicone spray. Seat both ends of the gaiter fully in their holes, because they keep the rain out.',
        'Refit the trims and reconnect the battery. Swing the door thirty times, and try the window, lock, mirror, speaker and light at every angle.',
        'Reset the window’s end stops, and read the airbag and door codes.',
      ],
      safety: [
        'Leave yellow airbag wires to a workshop: a wrong joint can disable or fire the airbag.',
        'Prop up a tailgate, because its struts may let it fall while you work.',
      ],
      stopIf:
        'Stop if airbag wires or data pairs are broken: fit the manufacturer’s repair loom instead.',
    },
    parts: [{ name: 'Silicone-insulated wire, splices or repair loom', usd: [15, 180] }],
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
        'This can set the car on fire, even when parked. Disconnect the battery if it is safe to do so, and park away from buildings.',
    },
    patterns: [
      'Began after a starter, alternator or engine change in which a rubber boot was left off.',
      'A smell of hot plastic, then smoke from low behind the engine, with no fuse blown.',
    ],
    shown: {
      workshopName: 'Battery positive cable shorted to earth, overheating',
      summary:
        'On many cars the thick positive cable has no fuse. Where it chafes, its stud works loose or a crash crushes it, hundreds of amps flow until something burns, even with the car parked.',
      patterns: [
        'It began after work on the starter, alternator or engine in which a rubber boot was left off.',
        'There is a smell of hot plastic, then smoke from low down behind the engine, with no fuse blown.',
      ],
    },
    checks: [
      {
        title: 'Inspect the thick cables with the battery off',
        steps: [
          'Do this only with the engine cold and nothing smoking. Disconnect the negative clamp.',
          'Follow the thick red cable to the starter, the alternator and the fuse box. Look for melted insulation, bare copper and missing rubber boots.',
        ],
        tool: 'Torch and 10 mm spanner',
        minutes: 20,
        outcomes: [
          {
            finding: 'A cable is melted, rubbed or loose',
            means: 'That is the source: leave the battery disconnected.',
            effect: 'confirms',
          },
          {
            finding: 'The cables are supple and clean, with boots and clips in place',
            means: 'The main cables are not the source.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the resistance of the positive cable to body',
        steps: [
          'With everything switched off and both battery clamps off, measure the resistance from the positive clamp to bare metal of the body.',
          'Wait until the reading settles. A modern car shows several hundred ohms or more through its control units.',
        ],
        tool: 'Multimeter',
        minutes: 10,
        outcomes: [
          {
            finding: 'It reads less than 5 ohms',
            means: 'There is a dead short: never reconnect the battery before it is found.',
            effect: 'confirms',
          },
          {
            finding: 'It reads hundreds of ohms or more',
            means: 'There is no permanent short, though one may appear with vibration.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Make safe and renew a shorted battery cable',
      overview:
        'First make the car safe: disconnect the battery and leave the car outdoors. Then replace the complete cable and route it as it was from new, because a main cable repaired with tape fails again.',
      minutes: [90, 300],
      tools: [
        'Spanners',
        'Multimeter',
        'Jack, axle stands and chocks',
        'Torque wrench',
        'Wire brush and dry cloths',
      ],
      steps: [
        'If there is smoke, leave the car, move 30 m away and call the fire service. Do not open the bonnet fully, because air feeds a fire.',
        'If there is no smoke, disconnect the negative clamp, then the positive one, and cover both with a dry cloth.',
        'Photograph all damage. If the car is fairly new, report it to the safety authority.',
        'If the cable runs underneath, chock the wheels, raise the car and put it on axle stands. Follow the cable over its whole length and find what it touched.',
        'Remove the cable with its clips. Compare it with the new one for length, eyelets and any pyrotechnic cut-off at the clamp.',
        'Route the new cable like the old one, with every clip, heat shield and rubber boot, clear of moving engine parts.',
        'Clean the studs and tighten them to the torque in the vehicle manual: a loose stud gets as hot as a short circuit.',
        'Check neighbouring hoses and looms for burns, and replace damaged ones.',
        'Lower the car and measure the resistance to the body again. Then connect the positive clamp, then the negative, and feel the cable for warmth after a drive.',
      ],
      safety: [
        'Your life comes first: never fight a burning engine bay with the bonnet wide open.',
        'Keep the battery disconnected and the car outdoors until the cause is found.',
        'Pyrotechnic battery clamps contain an explosive charge: do not open or probe them.',
      ],
      stopIf:
        'Stop if fire or heat has reached the main loom, the fuel lines or the bulkhead: the insurer and a workshop must assess the car.',
    },
    parts: [
      { name: 'Battery or starter cable', usd: [40, 300] },
      { name: 'Rubber boots, clips and terminals', usd: [10, 40] },
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
        'It can catch fire even when parked and switched off. Park outdoors, away from buildings, and call a dealer.',
    },
    patterns: [
      'ABS light and a smell of hot plastic near the brake fluid reservoir.',
      'Fire hours after parking.',
    ],
    shown: {
      workshopName:
        'ABS control unit shorted internally (brake fluid or moisture on the circuit board)',
      summary:
        'Brake fluid or water seeps on to the circuit board of the ABS unit, which has power even when the car is parked. The board shorts, smokes and may catch fire. Several manufacturers have recalled millions of cars for this.',
      patterns: [
        'The ABS light is on, and there is a smell of hot plastic near the brake fluid reservoir.',
        'A fire starts hours after parking.',
      ],
    },
    checks: [
      {
        title: 'Look up the VIN for recalls',
        steps: [
          'Enter the 17-character VIN on the recall website of the safety authority or of the manufacturer.',
          'Look for a recall that mentions the ABS, the HECU (hydraulic electronic control unit) or fire.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is an open recall for the ABS unit',
            means: 'Follow its instructions at once: park outdoors and have the free repair done.',
            effect: 'supports',
          },
          {
            finding: 'There is no recall, and no sign at the unit',
            means: 'This fault is less likely; look at the ordinary causes of an ABS warning.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at and smell the ABS unit',
        steps: [
          'With the engine cold and the ignition off, find the metal block that many brake pipes run to.',
          'Look for wet, swollen or brown plastic and a charred plug. Smell it without touching anything.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'The plug is browned or wet, or there is a burnt smell',
            means:
              'The circuit board is shorting. Push the car outdoors if you can, and disconnect the battery.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry and clean',
            means: 'There is no outward sign, so the recall decides.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the recalled ABS unit made safe',
      overview:
        'This is work for a dealer, free of charge wherever a recall is open: a smaller fuse, a relay kit or a new unit. Your part is to make the car safe until then.',
      minutes: [30, 180],
      tools: ['10 mm spanner', 'Phone', 'Torch'],
      steps: [
        'Park in the open, away from houses, garages and other cars.',
        'If there is a burnt smell or an ABS warning, disconnect the negative battery clamp and do not drive: have the car recovered.',
        'Call a dealer with the VIN. Ask for the recall number and whether a courtesy car is provided.',
        'The workshop reads the codes, checks the connector and the fuse, and fits the revised fuse or the new unit.',
        'After fitting a new unit, the workshop codes it and bleeds the brakes with a tool that cycles the valves.',
        'Ask for confirmation of the completed recall in writing, with date and mileage.',
        'Once the battery is reconnected, check that the ABS and stability control lights go out after starting, that the pedal is firm and that the fluid is at MAX.',
        'Test the brakes at walking pace first, then at 20 mph on an empty, dry road.',
      ],
      safety: [
        'If there is smoke or fire, get out, move 30 m away and call the fire service.',
        'Never pull the ABS fuse and drive on: the car then has no ABS and no stability control.',
      ],
      stopIf:
        'Do not open the unit or its plug yourself: it is permanently live and contains brake fluid.',
    },
    parts: [
      { name: 'Fuse or relay kit', usd: [20, 90] },
      { name: 'ABS unit, coded', usd: [400, 1800], ifNeeded: true },
    ],
    labourHours: [0.5, 3],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
