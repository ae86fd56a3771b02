import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** The ECU that runs the engine, its software, supply and wiring. */
export const engineControlFaults = {
  'engine-control-module-failed': {
    name: 'Failed engine control unit (ECU)',
    workshopName: 'Engine control module internal fault',
    summary:
      'The engine computer itself has failed, through water, heat, a bad joint or a driver stage burnt by a shorted coil. Several unrelated functions fail at once, or the engine dies and does not start.',
    prior: 1.5,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'check-engine-light': 0.45,
      'stalls-while-driving': 0.35,
      'cranks-no-start': 0.3,
      'many-warnings': 0.25,
      'limp-mode': 0.25,
      misfire: 0.2,
      'loss-of-power': 0.2,
      'no-crank': 0.12,
      'electrics-odd': 0.12,
      'stalls-at-idle': 0.1,
      'engine-runs-on': 0.04,
      'wont-start': 0.19,
    },
    conditions: {
      intermittent: 0.45,
      'warm-engine': 0.2,
      'wet-weather': 0.12,
      'after-jump-start': 0.25,
    },
    codes: {
      P0606: 0.4,
      P0601: 0.25,
      P0602: 0.08,
      P0605: 0.15,
      P0607: 0.12,
      U0100: 0.3,
      P060A: 0.1,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'The engine may stop or misbehave without warning, even in the middle of traffic. Have the car recovered to a workshop.',
    },
    patterns: [
      'Modules mounted in the engine bay or wheel arch suffer from water in the plug and cracked solder joints.',
      'It is diagnosed last, after power, earths and wiring are proven. Most modules replaced on suspicion were healthy.',
    ],
    shown: {
      summary:
        'The engine control unit itself has failed, through water, heat, a bad solder joint or an output stage burnt by a shorted coil. Several unrelated functions fail at once, or the engine dies and does not start.',
      patterns: [
        'Units mounted in the engine bay or wheel arch suffer from water in the plug and cracked solder joints.',
        'It is diagnosed last, after the power supply, earths and wiring have been checked. Most units replaced on suspicion were healthy.',
      ],
    },
    checks: [
      {
        title: 'See whether the reader can talk to the engine control unit',
        steps: [
          'Switch the ignition on and connect the reader.',
          'Try to read codes from the engine, then from another system if the reader can.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Only the engine unit is silent, or it reports P0601, P0605 or P0606',
            means: 'The ECU has failed, has no power or reports an internal fault.',
            effect: 'supports',
          },
          {
            finding: 'It connects normally and shows one clear sensor code',
            means: 'The ECU works. Follow that code.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Check the supply and earths of the engine control unit',
        steps: [
          'Check the fuses and the relay of the engine control unit.',
          'Disconnect the battery, unplug the unit and look for water or green pins.',
          'Reconnect the battery and have the supply and earth measured under load at the plug.',
        ],
        tool: 'Multimeter',
        minutes: 45,
        outcomes: [
          {
            finding: 'The supplies and earths are good and the plug is dry, but the unit is silent',
            means: 'The control unit itself has failed.',
            effect: 'confirms',
          },
          {
            finding: 'A fuse, relay or earth is faulty',
            means: 'The control unit only lacked power. Repair the supply.',
            effect: 'rules-out',
          },
          {
            finding: 'There is water or corrosion in the plug',
            means: 'Moisture has got in. The unit may work again after cleaning.',
            effect: 'supports',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the engine control module replaced and coded',
      overview:
        'A new unit does not work until it carries the right software, the vehicle identification number and the immobiliser keys. That takes dealer-level equipment, so this is a workshop job. A specialist can often repair the old unit, which then keeps its coding.',
      minutes: [120, 360],
      tools: [
        'Workshop diagnostic system',
        'Stabilised power supply for programming',
        'Wiring diagram',
        'Multimeter and oscilloscope',
      ],
      steps: [
        'Before you go, write down when the fault happens (hot, wet, over bumps), photograph all messages and look up open recalls with the vehicle identification number.',
        'Bring every key: most cars need them all for the immobiliser.',
        'Ask the workshop to test the supplies, earths and data bus at the plug of the unit first and to show you the readings.',
        'Ask for a quote for the repair of the old unit by an electronics specialist as well as for a new or used one. A used one often cannot be coded.',
        'The workshop saves the old data and fits the unit in a dry place with sealed plugs. It also repairs what destroyed the old one, such as a shorted coil or a leaking scuttle.',
        'It then programs the latest software with a stabilised supply, writes the vehicle identification number, registers the keys, adapts the throttle and, on diesels, enters the injector codes.',
        'Check that no control unit has a code, that all the keys start the car, that the idle is steady and that cruise control works. Drive for 20 minutes with the engine hot to make sure that the fault has gone.',
      ],
      safety: [
        'Never disconnect the unit or the battery with the ignition on, and never weld on the car with the unit connected.',
        'On hybrids, leave everything orange alone: it carries lethal voltage.',
      ],
      stopIf:
        'Do not try used units or internet clones yourself: a wrong one can lock the immobiliser for good.',
    },
    parts: [
      { name: 'Repair or replacement of the engine control unit', usd: [250, 1400] },
      { name: 'Programming', usd: [100, 250] },
    ],
    labourHours: [1, 3],
    diy: 'workshop',
  },
  'engine-software-defect': {
    name: 'Faulty engine software',
    workshopName: 'Engine control calibration superseded by maker update',
    summary:
      'The program in the engine computer has a mistake that makes it stall, hesitate, light the engine lamp or refuse power, although no part is broken. The maker cures it with an update, often under recall.',
    prior: 2.8,
    fits: { fuels: WITH_ENGINE, years: [2000, 2100] },
    shifts: [
      { maxAgeYears: 5, factor: 2, source: 'software faults show early in the life of a model' },
      { minAgeYears: 12, factor: 0.3, source: 'updates have long been installed' },
    ],
    symptoms: {
      'stalls-while-driving': 0.35,
      'check-engine-light': 0.4,
      hesitation: 0.35,
      'loss-of-power': 0.3,
      'stalls-at-idle': 0.25,
      'limp-mode': 0.2,
      'rough-idle': 0.15,
      'many-warnings': 0.15,
      'stop-start-inactive': 0.08,
      'no-throttle-response': 0.1,
      'car-shakes': 0.04,
    },
    against: ['engine-knock', 'oil-leak', 'coolant-leak'],
    conditions: {
      intermittent: 0.55,
      'at-low-speed': 0.25,
      'after-repair': 0.1,
      'cured-by-restart': 0.5,
    },
    codes: { P0606: 0.06, P0300: 0.06 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'An engine that cuts out in traffic is dangerous. If it has stalled, avoid fast roads and have the software checked at once.',
    },
    patterns: [
      'It comes and goes with no part to blame, and workshops find no fault stored.',
      'A battery change often seems to cure it for some days because the learned values are reset.',
    ],
    shown: {
      summary:
        'The program in the engine control unit has a mistake that makes the engine stall, hesitate, bring the engine light on or refuse power, although no part is broken. The manufacturer corrects it with an update, often under recall.',
      patterns: [
        'It comes and goes with no faulty part, and workshops find no fault stored.',
        'A battery change often seems to cure it for some days, because the learned values are reset.',
      ],
    },
    checks: [
      {
        title: 'Look up recalls and updates for the car',
        steps: [
          'Enter the vehicle identification number on the recall page of the safety authority or the manufacturer.',
          'Ask a dealer for service campaigns and bulletins that describe your symptom.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'An open recall or bulletin names your symptom',
            means: 'The update is free or cheap and should be done first.',
            effect: 'confirms',
          },
          {
            finding: 'There is none, and the car has the latest version',
            means:
              'No known software fault fits. Look for a failing part before you suspect the program.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Rule out real faults with a code reading',
        steps: [
          'Read all codes, including pending ones, right after the fault has appeared.',
          'Note the freeze-frame data: the readings stored when a code was set.',
        ],
        tool: 'OBD-II reader',
        minutes: 15,
        needs: 'powered',
        outcomes: [
          {
            finding: 'Nothing is stored, or only plausibility codes',
            means: 'No part reports a failure, which suggests a software fault.',
            effect: 'supports',
          },
          {
            finding: 'There is a clear sensor, coil or circuit code',
            means: 'A part has failed, so follow the code.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the engine software updated',
      overview:
        'The update needs proof of the symptom, the right bulletin and a healthy battery, because an update that is interrupted can ruin the control unit.',
      minutes: [30, 120],
      tools: [
        'Vehicle identification number and service book',
        'Phone for a video of the fault',
        'Workshop diagnostic system with power supply',
      ],
      steps: [
        'Record the fault: the date, speed, temperature and fuel level, and a video of the dashboard if a passenger can take one.',
        'Look up recalls with the vehicle identification number and print what applies.',
        'Have the 12-volt battery tested. A weak one causes the same stalls and must be changed first.',
        'At the dealer, ask for the present software number, the newest one and the bulletin that describes the change.',
        'The workshop connects a stabilised supply, saves the learned data, installs the update and carries out the adaptations it lists, such as throttle, idle and gearbox.',
        'Ask for a printout that shows the old and new versions and that no control unit has a code.',
        'Expect a rough idle or unusual gear changes for some 50 miles while the car learns. If the fault comes back, report it to the dealer and to the safety authority.',
      ],
      safety: [
        'If the engine cuts out, steer to the side, brake firmly and switch on the hazard lights. The brakes and steering still work but need more force.',
        'Never interrupt an update, and never drive off during one.',
      ],
      stopIf:
        'Leave programming to a dealer or a specialist with the manufacturer’s licence. Tuning files do not cure software faults and void the warranty.',
    },
    parts: [
      { name: 'Software update outside warranty and recall', usd: [60, 200], ifNeeded: true },
    ],
    labourHours: [0.5, 1.5],
    diy: 'workshop',
  },
  'engine-harness-damaged': {
    name: 'Damaged engine wiring',
    workshopName: 'Engine harness chafed, corroded or gnawed by rodents',
    summary:
      'A wire in the engine bay has rubbed through, corroded in its plug or been chewed by rats or martens. Sensors and coils drop out at random, with strange codes from several circuits.',
    prior: 2.8,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Honda', 'Toyota', 'Subaru', 'Hyundai', 'Kia'],
        years: [2008, 2026],
        factor: 1.3,
        source: 'rodent damage widely reported by owners',
      },
    ],
    symptoms: {
      'check-engine-light': 0.5,
      misfire: 0.3,
      'many-warnings': 0.3,
      'stalls-while-driving': 0.25,
      'cranks-no-start': 0.2,
      'limp-mode': 0.2,
      'rough-idle': 0.2,
      'electrical-smell': 0.12,
      'fuse-blows': 0.12,
      'electrics-odd': 0.12,
      'engine-vibration': 0.1,
      'wont-start': 0.1,
      'car-shakes': 0.09,
      'rodent-signs': 0.15,
      'wiring-damage-seen': 0.25,
    },
    conditions: {
      intermittent: 0.5,
      'after-standing': 0.3,
      'over-bumps': 0.2,
      'wet-weather': 0.2,
      'after-repair': 0.12,
    },
    codes: {
      P0300: 0.15,
      P030x: 0.2,
      P0113: 0.1,
      P0118: 0.1,
      P020x: 0.12,
      P035x: 0.12,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The engine may cut out, and bare wires can start a fire. Do not drive if you smell burning or see bare copper at a battery cable.',
    },
    patterns: [
      'Nests, droppings, shredded insulation or a chewed hose near the battery point to rodents.',
      'Wiring chafes where the engine moves against the body, at brackets and under the battery tray.',
    ],
    shown: {
      workshopName: 'Engine wiring loom chafed, corroded or gnawed by rodents',
      summary:
        'A wire in the engine bay has rubbed through, corroded in its plug or been chewed by rats or martens. Sensors and coils drop out at random, and unrelated codes appear from several circuits.',
    },
    checks: [
      {
        title: 'Search the engine bay for chewed or chafed wires',
        steps: [
          'Work with the engine off and cold. Remove the engine cover, and shine a torch along every loom, over the gearbox and behind the engine.',
          'Look for droppings, straw, tooth marks, green plugs and shiny copper.',
          'Look under the air filter box and the battery tray.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'There are bare, bitten or broken wires',
            means: 'That is the fault. Repair the wires before you drive on.',
            effect: 'confirms',
          },
          {
            finding: 'All looms are undamaged as far as you can see',
            means: 'Hidden sections may still be damaged, but nothing obvious is.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Wiggle the loom with the engine idling',
        steps: [
          'Keep your hands and sleeves clear of belts and fan. With the engine idling, move each loom and plug by hand. Do not touch ignition leads or anything orange.',
          'Watch the live data or listen for a stumble.',
        ],
        tool: 'OBD-II reader',
        minutes: 20,
        needs: 'running',
        outcomes: [
          {
            finding: 'The engine stumbles or a value jumps at one spot',
            means: 'The bad contact is at that spot.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing changes',
            means: 'There is no loose contact at the places that you reached.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair chewed or chafed engine wiring',
      overview:
        'Single wires are joined with crimp sleeves or solder under adhesive heat-shrink. The repair lasts only if the cause goes too: a missing clip, a sharp bracket or an animal that likes the warm engine.',
      minutes: [60, 480],
      tools: [
        'Crimping tool',
        'Heat gun and battery spanner',
        'Multimeter',
        'Wiring diagram',
        'OBD-II reader',
        'Gloves, dust mask, disinfectant',
      ],
      steps: [
        'Disconnect the battery, negative terminal first. Photograph the damage for the insurer, since rodent damage is often covered.',
        'Wear gloves and a mask against droppings. Wet them with disinfectant and wipe them up; do not sweep or blow.',
        'Open the loom for about 10 cm on either side of the damage, because tooth marks hide under the tape.',
        'Cut back to bright copper and replace green or black strands. Join wires of the same colour and cross-section, one at a time.',
        'Stagger the joints so that they do not lie side by side. Crimp each joint, pull on it to test it, and shrink the sleeve until the adhesive oozes out at both ends.',
        'Leave the twisted or shielded wires of the crankshaft sensor, the knock sensor and the data bus twisted and shielded right up to the joint.',
        'Measure each wire from end to end and against earth. Tape the loom, fit the missing clips and route it clear of hot or moving parts.',
        'Reconnect the battery, clear the codes and drive. Remove any nest, wash the engine bay and fit mesh or rodent tape.',
      ],
      safety: [
        'Disconnect the battery before you cut. Never touch the orange cables of a hybrid.',
        'Rodent droppings carry disease: wear gloves and a mask, and clean them up wet.',
        'Do not repair airbag wiring yourself.',
      ],
      stopIf:
        'Stop if more than a handful of wires or the battery-to-starter cable is damaged: a new loom or a specialist is safer, and the insurance often pays.',
    },
    parts: [
      { name: 'Wire, sealed joints, heat-shrink and tape', usd: [25, 60] },
      { name: 'Section of engine wiring loom', usd: [150, 1200], ifNeeded: true },
    ],
    labourHours: [1, 8],
    diy: 'hard',
  },
  'engine-management-relay-failed': {
    name: 'Failed engine management relay',
    workshopName: 'Main relay or its fuse-box socket open',
    summary:
      'The main relay feeds the engine computer, coils and injectors. Burnt contacts or a cracked joint cut them all off, so the engine dies as if switched off and may start again minutes later.',
    prior: 1.4,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Honda', 'Acura'],
        years: [1988, 2005],
        factor: 2,
        source: 'cracked solder in the main relay widely reported by owners',
      },
    ],
    symptoms: {
      'cranks-no-start': 0.45,
      'stalls-while-driving': 0.45,
      'check-engine-light': 0.2,
      'hard-start-hot': 0.2,
      'stalls-at-idle': 0.15,
      'total-power-loss': 0.08,
      'electrics-odd': 0.06,
      'many-warnings': 0.12,
      'wont-start': 0.24,
    },
    against: ['engine-knock', 'misfire'],
    conditions: { intermittent: 0.5, 'hot-weather': 0.35, 'sudden-onset': 0.5, 'warm-engine': 0.3 },
    codes: { P0685: 0.35, P0688: 0.2, P0689: 0.1, P0690: 0.1, U0100: 0.12 },
    severity: 'high',
    drive: {
      verdict: 'no',
      mayRun: 'The engine may be cranked or run while parked: no harm if it stops.',
      reason:
        'The engine can cut out at any moment in traffic. Replace the relay, which is a cheap part, before the next drive.',
    },
    patterns: [
      'Fails in a hot cabin and recovers when it cools.',
      'In some fuse boxes the socket or the board behind the relay burns instead of the relay.',
    ],
    shown: {
      summary:
        'The main relay feeds the engine control unit, coils and injectors. Burnt contacts or a cracked joint cut them all off, so the engine dies as if it had been switched off and may start again minutes later.',
      patterns: [
        'It fails in a hot cabin and recovers when it cools.',
        'In some fuse boxes the socket or the circuit board behind the relay burns instead of the relay.',
      ],
    },
    checks: [
      {
        title: 'Watch the engine light as you switch on',
        steps: [
          'While the fault is present, switch the ignition on without starting.',
          'See whether the engine warning light comes on, and listen for the click of the relay and the hum of the fuel pump.',
        ],
        tool: 'None',
        minutes: 3,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The engine light stays dark and nothing hums',
            means: 'The ECU gets no power, which points to the main relay or its fuse.',
            effect: 'supports',
          },
          {
            finding: 'The light comes on and the fuel pump hums',
            means: 'The main relay is closing as it should.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap the main relay',
        steps: [
          'Switch the ignition off. Find the main or EFI relay with the diagram of the fuse box.',
          'Exchange it with another relay of the same number, for example the horn relay.',
          'Try to start the engine.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It starts now',
            means: 'The relay has failed. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It still does not start with a good relay',
            means: 'The relay is not the cause. Test the fuse, the socket and the wiring.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the engine management relay',
      overview:
        'The relay plugs into the fuse box and costs little. Look at its socket as well: browned plastic or loose terminals will destroy the new one.',
      minutes: [15, 50],
      tools: ['Relay pliers', 'Multimeter', 'Torch', 'Contact cleaner'],
      steps: [
        'Switch off, take the key out and wait a minute. Find the relay with the diagram inside the lid or in the handbook.',
        'Pull the relay straight up with the pliers and read the number on it. Buy one with the same number, not just of the same shape.',
        'Look at its pins and the socket. Blue-black or melted spots show heat from a loose terminal.',
        'Measure the battery voltage at the feed terminal of the socket, and test the fuse for continuity.',
        'Spray the socket with contact cleaner, let it dry and press the new relay fully home. It must grip firmly.',
        'If the socket is burnt, have the terminal or the fuse box replaced.',
        'Switch the ignition on: the engine warning light should come on and the fuel pump should hum. Start and drive until the engine is hot, then tap the fuse box with a finger while it idles. The engine must not stumble.',
      ],
      safety: [
        'Never bridge the relay with a wire: that can bypass the crash cut-off of the fuel pump.',
        'In the fuse box, touch only the terminal that you are measuring: a probe that slips can short the battery.',
      ],
      stopIf:
        'Stop if the relay is soldered into the fuse box board or the box is scorched: that needs an auto electrician.',
    },
    parts: [{ name: 'Main relay', usd: [10, 60] }],
    labourHours: [0.2, 0.8],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
