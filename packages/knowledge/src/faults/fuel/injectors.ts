import { DIESEL_ONLY, SPARK, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Injectors, petrol and diesel. */
export const injectorFaults = {
  'petrol-injectors-clogged': {
    name: 'Clogged petrol injectors',
    workshopName: 'Fuel injectors restricted by deposits, uneven flow',
    summary:
      'Varnish and carbon narrow the fine holes of one or more injectors. Those cylinders run lean, so the engine idles unevenly, hesitates and may misfire under load.',
    prior: 4.5,
    fits: { fuels: SPARK },
    shifts: [
      { minMiles: 70_000, factor: 1.5, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.4, source: 'deposits take time to form' },
    ],
    symptoms: {
      hesitation: 0.45,
      'rough-idle': 0.4,
      'check-engine-light': 0.35,
      misfire: 0.3,
      'loss-of-power': 0.28,
      'poor-economy': 0.22,
      'hard-start-cold': 0.12,
      'engine-vibration': 0.1,
      'emissions-test-fail': 0.06,
      'check-engine-flashing': 0.05,
      'car-shakes': 0.14,
    },
    against: ['fuel-smell', 'black-smoke', 'fuel-pump-whine'],
    conditions: { 'gradual-onset': 0.5, 'cold-engine': 0.3, 'at-idle': 0.4, accelerating: 0.4 },
    codes: {
      P0171: 0.4,
      P0174: 0.15,
      P0300: 0.25,
      P030x: 0.2,
      P219A: 0.08,
      P219B: 0.06,
      P219C: 0.06,
      P219D: 0.06,
      P219E: 0.06,
      P219F: 0.06,
      P0316: 0.06,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'You can drive gently, but a steady misfire overheats the catalytic converter. Ease off, and stop if the engine light flashes.',
    },
    patterns: [
      'Short trips and long standing leave varnish, and direct injectors also coke on their tips.',
      'The misfire moves with the injector when two are swapped, which tells it from a coil or a valve.',
    ],
    shown: {
      patterns: [
        'Short trips and long periods of disuse leave varnish, and direct injectors also collect carbon on their tips.',
        'When two injectors are swapped, the misfire moves with the injector, which distinguishes it from a bad coil or valve.',
      ],
    },
    checks: [
      {
        title: 'Use one tank with a strong injector cleaner',
        steps: [
          'When the tank is nearly empty, add a cleaner that contains polyether amine (PEA) at the dose on the bottle, and fill the tank.',
          'Use that tankful up gently, with at least one hour at a steady speed.',
          'Compare the idle and the fuel trims with those before.',
        ],
        tool: 'Fuel additive',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The idle and the acceleration are clearly better',
            means: 'Deposits were the cause, and a second tankful finishes the job.',
            effect: 'supports',
          },
          {
            finding: 'There is no change after a full tank',
            means: 'The deposits are too hard, or the cause is something else.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap two injectors or run a cylinder balance test',
        steps: [
          'With the engine idling, show the misfire counter of each cylinder on a scan tool.',
          'On port injection, let the engine cool, release the fuel pressure and disconnect the battery. Move the suspect injector to another cylinder with new O-rings. On direct injection, have a balance test made instead.',
          'Reconnect the battery, look for leaks, start the engine and see which cylinder misfires now.',
        ],
        tool: 'OBD-II reader with misfire counters, hand tools',
        minutes: 90,
        needs: 'running',
        outcomes: [
          {
            finding: 'The misfire follows the injector',
            means: 'This injector does not deliver its share of fuel.',
            effect: 'confirms',
          },
          {
            finding: 'The misfire stays with the cylinder',
            means: 'The spark, a valve or the compression of that cylinder is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the injectors flow-tested',
        steps: [
          'Take the set to an injector specialist, and ask for a sheet with the flow and the spray pattern before and after cleaning.',
          'Compare the values of all the injectors.',
        ],
        tool: 'Flow bench (specialist)',
        minutes: 120,
        outcomes: [
          {
            finding: 'The flow differs by more than 10%, or they squirt instead of misting',
            means: 'The injectors are clogged. Have them cleaned or replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The flow is within 3%, and the cone is even',
            means: 'The injectors are good. Between 3% and 10%, let the specialist judge.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace clogged petrol injectors',
      overview:
        'Port injectors come out with the rail, and ultrasonic cleaning costs less than one new injector. Direct injectors are seated in the cylinder head and need pullers and new combustion seals.',
      minutes: [120, 300],
      tools: [
        'Socket set',
        'Fuel-line release tool',
        'Pick for O-rings',
        'Injector puller and seal sizing tool (direct injection)',
        'Clean oil or petroleum jelly for O-rings',
        'Caps for open ports',
        'OBD-II reader',
        'Torque wrench',
        'Fire extinguisher and goggles',
        'Vacuum cleaner and nylon brush',
      ],
      steps: [
        'Pull the fuse of the fuel pump and run the engine until it dies, to relieve the fuel pressure. On direct injection, read the rail pressure on the scan tool: it must have fallen to a few bar. Only then disconnect the battery.',
        'Blow or vacuum the recesses round the injectors clean, because anything that falls in ends up in a cylinder.',
        'Unplug the injectors and mark their positions. Release the feed line with a rag round it, and unbolt the rail.',
        'On direct injection, loosen the high-pressure pipe slowly under a rag, and replace it if the manufacturer says so.',
        'Lift the rail evenly, rocking it gently, so that the injectors come out with it. Plug the holes at once.',
        'Remove the injectors from the rail. Send the set for ultrasonic cleaning with new filter baskets, or buy new ones with the same part number.',
        'On direct injection, use the puller to remove an injector that stays in the head, and clean its bore with a nylon brush. Slide the new combustion seal on over the fitting cone, and press it to size with the sizing ring.',
        'Oil the new O-rings lightly, push the injectors straight into their seats, tighten the rail and the pipe unions to the stated torque, and plug the injectors in.',
        'Refit the pump fuse and connect the battery. Switch the ignition on three times and look for leaks before you start the engine. Start it and check again.',
        'Enter the injector codes if the engine uses them, and clear the adaptations. The trims should settle over the next 30 miles.',
      ],
      safety: [
        'Fuel runs out of the rail when it is opened. Work with the engine cold, without flames and with a fire extinguisher within reach.',
        'Direct-injection rails hold dangerous pressure. Watch it fall on the scan tool before you touch a union.',
      ],
      stopIf:
        'Stop if a direct injector does not come out with the puller. Force breaks it off in the head.',
    },
    parts: [
      { name: 'Ultrasonic cleaning, or one new injector', usd: [80, 320] },
      { name: 'Seal kit', usd: [15, 70] },
      { name: 'High-pressure pipe', usd: [25, 120], ifNeeded: true },
    ],
    labourHours: [1.2, 3.5],
    diy: 'moderate',
  },

  'petrol-injector-leaking': {
    name: 'Leaking (dripping) petrol injector',
    workshopName: 'Injector does not seal, cylinder floods after shut-down',
    summary:
      'An injector no longer closes fully. Fuel drips into a cylinder after switching off, so a warm engine starts badly with a cloud of black smoke and a smell of petrol, and fuel thins the oil.',
    prior: 2.3,
    fits: { fuels: SPARK },
    shifts: [{ minMiles: 80_000, factor: 1.4, source: 'wear part' }],
    symptoms: {
      'hard-start-hot': 0.45,
      'fuel-smell': 0.38,
      'check-engine-light': 0.32,
      'black-smoke': 0.3,
      'rough-idle': 0.25,
      'poor-economy': 0.25,
      misfire: 0.25,
      'oil-level-rising': 0.2,
      'engine-vibration': 0.12,
      'hard-start-after-fuelling': 0.06,
      'rotten-egg-smell': 0.05,
      'engine-wont-turn': 0.03,
      'wont-start': 0.1,
      'car-shakes': 0.1,
      'exhaust-smoke': 0.14,
    },
    against: ['fuel-pump-whine'],
    conditions: { 'starting-up': 0.55, 'warm-engine': 0.45, 'after-standing': 0.35 },
    codes: { P0172: 0.35, P0175: 0.12, P0300: 0.2, P030x: 0.3, P0420: 0.08 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Petrol in the oil wears the engine, and a cylinder full of fuel can bend a connecting rod when you start it. Have it repaired before the next long trip.',
    },
    patterns: [
      'Worst after a stop of 20 to 60 minutes and better after a whole night.',
      'One wet, sooty spark plug among clean ones shows the cylinder.',
    ],
    shown: {
      summary:
        'An injector no longer closes fully. Fuel drips into a cylinder after the engine is switched off, so a warm engine starts badly with a cloud of black smoke and a smell of petrol. The fuel also thins the oil.',
      patterns: [
        'It is worst after a stop of 20 to 60 minutes, and better after a whole night.',
        'One wet, sooty spark plug among clean ones shows which cylinder it is.',
      ],
    },
    checks: [
      {
        title: 'Watch the residual fuel pressure',
        steps: [
          'Read the rail pressure on a scan tool, or have a gauge fitted after the pressure has been released. Run the engine until it is warm, and switch it off.',
          'Note the pressure after 1, 10 and 30 minutes.',
        ],
        tool: 'Fuel pressure gauge or scan tool',
        minutes: 40,
        needs: 'running',
        outcomes: [
          {
            finding: 'It falls to nothing within minutes',
            means: 'An injector, the pressure regulator or the check valve of the pump leaks.',
            effect: 'supports',
          },
          {
            finding: 'Most of it is left after 30 minutes',
            means: 'None of them leaks.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Pull the spark plugs after a warm stop',
        steps: [
          'Warm the engine up and leave it off for 30 minutes. Disconnect the ignition coils and remove the spark plugs. Take care, because the engine is still hot.',
          'Compare the plugs and smell the plug holes. Look into the cylinders with an endoscope for wet pistons. Refit the plugs afterwards.',
        ],
        tool: 'Plug socket, endoscope',
        minutes: 45,
        needs: 'running',
        outcomes: [
          {
            finding: 'One plug is wet with petrol or black, and the others are grey',
            means: 'The injector of that cylinder drips.',
            effect: 'confirms',
          },
          {
            finding: 'All the plugs are dry and look the same',
            means: 'No single injector floods its cylinder.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Find and replace a dripping petrol injector',
      overview:
        'First find out which injector drips, because replacing a whole set on suspicion is expensive. With port injection, the rail can be lifted with the injectors in it and watched under pressure.',
      minutes: [90, 240],
      tools: [
        'Socket set',
        'Fuel-line release tool',
        'White card or paper towels',
        'Fire extinguisher',
        'Spark plug socket',
        'Wire for tying injectors',
        'Goggles',
        'Torque wrench',
        'Drain tray and oil filter wrench',
      ],
      steps: [
        'Let the engine cool, and disconnect the ignition coils so that there can be no spark.',
        'With port injection, relieve the fuel pressure first. Unbolt the rail with its feed still connected, secure the injectors to it with wire, lift it and lay white card under the tips. Plug the ports.',
        'Refit the pump fuse if you pulled it. Switch the ignition on to build up pressure, and off again. Watch each tip for five minutes: an injector that drips more than once a minute has failed.',
        'Never lift a direct-injection rail under pressure. Let a workshop find the cylinder with an endoscope and a pressure-drop test.',
        'Relieve the pressure, disconnect the battery and change the injector for one with the same number and flow class.',
        'Fit new upper and lower seals with a little oil, and press the injector in without twisting it. Refit the clip that stops it from turning.',
        'Reconnect the battery. Clean or replace the fouled spark plug.',
        'With the plugs out, the pump fuse pulled and the coils disconnected, stand clear of the plug holes and crank for a few seconds to blow liquid fuel out.',
        'Refit everything to the stated torque, prime the system, check for leaks and start the engine. Expect smoke for a minute.',
        'Change the oil and the filter now. Reset the fuel trims, and read them again after 50 miles.',
        'Start the engine again 20 minutes after a warm stop. There must be no black smoke.',
      ],
      safety: [
        'Petrol under pressure near open injectors is a fire hazard. Work outdoors, with the coils and any battery charger disconnected and a fire extinguisher within reach.',
        'Never crank an engine that may be full of petrol with the spark plugs in: liquid cannot be compressed.',
      ],
      stopIf:
        'Stop if the engine jams while it is cranked, because a cylinder is then full of fuel. Stop too if the rail cannot be lifted without opening the high-pressure side.',
    },
    parts: [
      { name: 'Fuel injector', usd: [45, 320] },
      { name: 'Seals, oil and filter', usd: [45, 110] },
    ],
    labourHours: [1.2, 3],
    diy: 'hard',
  },

  'injector-circuit-fault': {
    name: 'Injector or its wiring dead',
    workshopName: 'Injector coil or circuit open or shorted',
    summary:
      'The coil or piezo stack of one injector, its plug or its wire is broken. That cylinder gets no fuel at all and the engine shakes from one moment to the next.',
    prior: 2.8,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        fuels: DIESEL_ONLY,
        factor: 1.3,
        source: 'piezo injectors and harness under the valve cover age with heat',
      },
      { minAgeYears: 8, factor: 1.3, source: 'wiring ages' },
    ],
    symptoms: {
      misfire: 0.55,
      'check-engine-light': 0.5,
      'rough-idle': 0.42,
      'loss-of-power': 0.32,
      'engine-vibration': 0.25,
      hesitation: 0.22,
      'limp-mode': 0.2,
      'check-engine-flashing': 0.18,
      'cranks-no-start': 0.08,
      'fuel-smell': 0.03,
      'wont-start': 0.04,
      'car-shakes': 0.18,
      'wiring-damage-seen': 0.12,
      'rodent-signs': 0.04,
    },
    against: ['black-smoke', 'hard-start-hot'],
    conditions: { 'sudden-onset': 0.6, constant: 0.45, intermittent: 0.25 },
    codes: {
      P020x: 0.7,
      P030x: 0.4,
      P0300: 0.12,
      P2146: 0.12,
      P2149: 0.1,
      P062D: 0.06,
      P062E: 0.06,
      P2147: 0.08,
      P2148: 0.08,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The engine runs on one cylinder fewer, and its power may drop further. Drive only gently, and only to the repair.',
    },
    patterns: [
      'Comes from one moment to the next, unlike a clogged injector.',
      'On diesels with the loom under the rocker cover, hot oil hardens the insulation and the fault comes and goes with heat.',
    ],
    shown: {
      summary:
        'The coil or piezo stack of one injector, its plug or its wire has failed. That cylinder suddenly gets no fuel at all, and the engine shakes.',
      patterns: [
        'The fault appears suddenly, unlike that of a clogged injector.',
        'On diesels with the loom under the rocker cover, hot oil hardens the insulation, and the fault comes and goes with heat.',
      ],
    },
    checks: [
      {
        title: 'Read which injector circuit is stored',
        steps: [
          'Read the codes. P0201 means cylinder 1, P0202 cylinder 2, and so on.',
          'Clear the codes, start the engine and see which code returns at once.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The same P020x returns within a minute',
            means: 'The circuit of that cylinder is broken at the moment.',
            effect: 'confirms',
          },
          {
            finding: 'There is only P030x, and no P020x',
            means: 'The circuit is intact. Check the spark, the fuel flow and the compression.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the injector resistance',
        steps: [
          'With the engine off and cold, unplug the injector. Never do this while a diesel is running, because the drive voltage is dangerous.',
          'Measure the resistance across its two pins, and compare it with that of the next injector.',
          'Measure from each pin to the engine block. There must be no contact.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        outcomes: [
          {
            finding: 'It is open, shorted, far from the others, or in contact with the block',
            means: 'The injector itself has failed. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It matches the others, but the code comes back',
            means: 'The plug or the wire to the control unit is at fault.',
            effect: 'supports',
          },
          {
            finding: 'All match, and the code stays away once the plug is refitted',
            means: 'The circuit works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair an injector circuit or replace the dead injector',
      overview:
        'Start at the plug: a broken lock, a green pin or a wire that has snapped just behind it is more common than a dead coil.',
      minutes: [40, 180],
      tools: [
        'Multimeter',
        'Noid light (port-injected petrol engines only)',
        'Terminal tool kit',
        'Heat-shrink crimp splices',
        'Socket set',
        'OBD-II reader',
        'Torch',
      ],
      steps: [
        'Switch the engine off, put the key away and wait five minutes. Diesel and direct injectors are driven with 60 to 250 volts.',
        'Unplug the injector, and look at the lock and the pins with a torch. Tug gently at each wire: if the insulation stretches, the conductor inside is broken.',
        'Measure the resistance of the injector. If the loom is long enough, swap its plug with that of a neighbour to see whether the code moves.',
        'With both ends unplugged, measure both wires from the plug to the control unit for continuity, for a short to earth and for a short to each other.',
        'On a port-injected petrol engine, a noid light in the plug must flash while the engine is cranked.',
        'Repair a broken wire with sealed crimp joints that are staggered and sleeved. Shrink the sleeves only when no fuel is open nearby. Replace a cracked plug with a repair lead.',
        'If the loom is under the rocker cover, remove the cover and change the complete loom with its seal. Let the oil drain out of the old plug first.',
        'If the resistance is wrong, have the fuel pressure relieved and change the injector with new seals. On diesels, code the new one to the control unit.',
        'Clear the codes and let the engine idle while you move the loom by hand, clear of moving parts and of the injector plugs. Drive until it is hot, and read the codes again.',
      ],
      safety: [
        'Do not unplug or probe the injectors of a running diesel or direct-injection engine: the voltage can kill.',
        'Do not open high-pressure pipes before the pressure has gone.',
      ],
      stopIf:
        'Stop if several injectors of one bank are named together, since that points to the control unit or to a shared feed.',
    },
    parts: [
      { name: 'Plug repair lead or injector loom', usd: [15, 140] },
      { name: 'Injector and seals', usd: [53, 428], ifNeeded: true },
    ],
    labourHours: [0.6, 2.5],
    diy: 'moderate',
  },

  'diesel-injectors-worn-leak-off': {
    name: 'Worn diesel injectors with high return flow',
    workshopName: 'Common-rail injectors: excessive leak-off',
    summary:
      'Worn control valves in the injectors let too much diesel run back to the tank. The rail cannot reach starting pressure, above all when the fuel is hot and thin.',
    prior: 3.8,
    fits: { fuels: DIESEL_ONLY, years: [1998, 2099] },
    shifts: [{ minMiles: 100_000, factor: 1.8, source: 'wear part' }],
    symptoms: {
      'hard-start-hot': 0.45,
      'cranks-no-start': 0.32,
      'rough-idle': 0.3,
      'check-engine-light': 0.28,
      'hard-start-cold': 0.25,
      'loss-of-power': 0.25,
      'limp-mode': 0.22,
      'stalls-at-idle': 0.15,
      'engine-vibration': 0.15,
      'poor-economy': 0.12,
      'wont-start': 0.24,
      'car-shakes': 0.09,
    },
    against: ['engine-knock', 'metal-in-fuel', 'injector-hiss'],
    conditions: { 'starting-up': 0.55, 'warm-engine': 0.35, 'gradual-onset': 0.5 },
    codes: {
      P0087: 0.45,
      P0093: 0.15,
      P0263: 0.12,
      P0266: 0.1,
      P0269: 0.1,
      P0272: 0.1,
      P0275: 0.08,
      P0278: 0.08,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The engine runs once it has started, but may not start again after a stop. Park where the car can be recovered.',
    },
    patterns: [
      'Starts cold as ever, needs long cranking after a warm stop and in the end dies at the lights once hot.',
      'One injector of the set is usually far worse than the others.',
    ],
    shown: {
      summary:
        'Worn control valves in the injectors let too much diesel run back to the tank. The fuel rail cannot reach the pressure that is needed for starting, above all when the fuel is hot and thin.',
      patterns: [
        'It starts from cold as always, needs long cranking after a warm stop, and in the end dies at traffic lights when hot.',
        'One injector of the set is usually far worse than the others.',
      ],
    },
    checks: [
      {
        title: 'Read rail pressure while cranking',
        steps: [
          'With the engine hot, show the rail pressure on a scan tool.',
          'Crank for five seconds and note the highest value. Most diesels need about 150 to 250 bar to start.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It creeps up slowly or stays below 150 bar',
            means: 'Fuel escapes through the injectors, or the pump is weak.',
            effect: 'supports',
          },
          {
            finding: 'It reaches the requested value within two seconds',
            means: 'The return flow is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the return flow of each injector',
        steps: [
          'With the engine off, pull the return pipes off the injectors and connect the bottles of the test kit. Wear safety goggles, and do not open the steel high-pressure pipes.',
          'Start the engine and let it idle for two minutes. If it does not start, crank it for ten seconds.',
          'Compare the levels in the bottles, and put the return pipes back.',
        ],
        tool: 'Leak-off test kit',
        minutes: 40,
        needs: 'running',
        outcomes: [
          {
            finding: 'One bottle holds at least twice as much as the others',
            means: 'That injector is worn inside. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'All are low and equal',
            means:
              'The injectors are good. Test the pump and the pressure valve. If all are equal but full, all are worn.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace diesel injectors that leak back too much',
      overview:
        'A leak-off test shows which injector is bad, so that you need not buy a full set. Exchange injectors come calibrated, with a code for the control unit.',
      minutes: [150, 420],
      tools: [
        'Leak-off kit',
        'Injector puller and slide hammer',
        'Flare-nut spanners',
        'Seat cutter and bore brush',
        'Scan tool that codes injectors',
        'Caps for all openings',
        'Torque wrench',
        'Goggles and gloves',
        'Penetrating oil, ceramic paste and vacuum cleaner',
        'Socket set',
      ],
      steps: [
        'Clean the top of the engine before you open anything. After switching off, wait at least ten minutes and check on the scan tool that the rail pressure has fallen to almost nothing.',
        'Unplug the injectors, pull the return clips and remove the pipes between the rail and the injectors. Cap both ends at once.',
        'Undo the clamp bolt. Soak the injector in penetrating oil and work it out with a puller, turning it to and fro. Never strike it sideways.',
        'Remove the old copper washer, which often stays in the bore. Brush and vacuum the bore, and recut the seat if it is pitted.',
        'Fit the new injector with a new washer, and a new clamp bolt if it is a stretch bolt. Where the manufacturer allows it, put a thin film of ceramic paste on the body only.',
        'Fit the pipes finger-tight. Tighten the clamp first, then the pipes, to the stated torque. Replace the pipes if the manufacturer says so.',
        'Fit the return pipes with new O-rings, so that no air is drawn in.',
        'Enter the code that is printed on the injector into the control unit for that cylinder. Prime the system and start the engine.',
        'Run the learning routine, look for leaks with a piece of card and repeat the return-flow test.',
        'Drive until the engine is hot, stop, and check that it starts again at once.',
      ],
      safety: [
        'Never feel for leaks by hand or loosen a pipe while the engine turns. The jet goes through gloves and skin.',
        'Wear eye protection when you pull an injector, because it can come free suddenly.',
      ],
      stopIf:
        'Stop if an injector is seized in the head or its bolt is about to break. A mobile injector-removal specialist can save the cylinder head.',
    },
    parts: [
      { name: 'Exchange injector', usd: [150, 550] },
      { name: 'Washers, clamp bolts and return seals', usd: [20, 60] },
      { name: 'High-pressure pipe', usd: [20, 90], ifNeeded: true },
    ],
    labourHours: [1.5, 5],
    diy: 'hard',
  },

  'diesel-injector-nozzle-sticking': {
    name: 'Diesel injector nozzle sticking or dribbling',
    workshopName: 'Diesel injector nozzle needle stuck, over-fuelling one cylinder',
    summary:
      'A nozzle needle sticks open or sprays unevenly, so one cylinder gets too much fuel. The engine knocks like a hammer, smokes and shakes, and the piston may be burnt.',
    prior: 2.5,
    fits: { fuels: DIESEL_ONLY },
    shifts: [{ minMiles: 90_000, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'engine-knock': 0.52,
      'rough-idle': 0.4,
      'black-smoke': 0.35,
      'white-smoke': 0.3,
      misfire: 0.25,
      'check-engine-light': 0.25,
      'loss-of-power': 0.2,
      'engine-vibration': 0.18,
      'oil-level-rising': 0.15,
      'dpf-light': 0.15,
      'car-shakes': 0.14,
      'exhaust-smoke': 0.26,
    },
    against: ['cranks-no-start', 'injector-hiss'],
    conditions: { 'cold-engine': 0.3, 'at-idle': 0.35, accelerating: 0.35 },
    codes: {
      P0263: 0.2,
      P0266: 0.2,
      P0269: 0.2,
      P0272: 0.2,
      P030x: 0.2,
      P2463: 0.08,
      P0275: 0.12,
      P0278: 0.12,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'A stuck nozzle can soon burn a hole in the piston. Leave the engine off if it hammers and smokes.',
    },
    patterns: [
      'The knock goes away when the faulty cylinder is switched off with a scan tool.',
      'A rising oil level and frequent filter regenerations often go with it.',
    ],
    shown: {
      summary:
        'The needle of an injector nozzle sticks open or sprays unevenly, so one cylinder gets too much fuel. The engine knocks like a hammer, smokes and shakes, and a piston may be damaged.',
    },
    checks: [
      {
        title: 'Look for diesel in the engine oil',
        steps: [
          'Park on level ground and leave the engine off for ten minutes. Read the dipstick, and rub a drop of the oil between your gloved fingers.',
          'Smell the oil, and compare the level with the upper mark.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'The oil is above the upper mark, thin, and smells of diesel',
            means:
              'An injector floods its cylinder. Leave the engine off until the oil has been changed.',
            effect: 'supports',
          },
          {
            finding: 'The level is right, and the oil is thick',
            means:
              'There is no flooding so far. A nozzle that only sprays badly leaves the oil clean.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the injector correction values',
        steps: [
          'Warm the engine up and let it idle.',
          'On a scan tool, show the smooth-running or balance correction of each cylinder.',
          'Compare the values. A positive figure means that the control unit gives that cylinder more fuel to match the others.',
        ],
        tool: 'Scan tool for the make',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'One cylinder is at its negative limit',
            means:
              'The control unit gives that cylinder less fuel, because its nozzle delivers too much.',
            effect: 'confirms',
          },
          {
            finding: 'All are close to zero',
            means: 'The fuelling is even. Look for a mechanical knock.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Switch the injectors off one by one',
        steps: [
          'With the engine idling, run the cylinder cut-out test on a scan tool. Do not unplug injectors by hand.',
          'Listen and watch the exhaust with each cylinder switched off in turn.',
        ],
        tool: 'Scan tool for the make',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The knock and the smoke stop with one cylinder off',
            means: 'The injector of that cylinder is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'The knock stays, whichever cylinder is off',
            means: 'The noise comes from a bearing or a piston.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a sticking diesel injector and check the piston',
      overview:
        'The injector must be changed at once, and the cylinder examined before you spend money on it. If the piston is already burnt, a new injector does not help.',
      minutes: [150, 360],
      tools: [
        'Scan tool that codes injectors',
        'Injector puller',
        'Endoscope',
        'Compression tester for diesels with glow plug adapter',
        'Bore brush and vacuum',
        'Torque wrench',
        'Caps for open pipes',
        'Socket set and drain tray',
      ],
      steps: [
        'Switch off and check the oil. If the level is above the maximum and the oil is thinned by diesel, do not start the engine before it has been changed.',
        'Identify the cylinder with the cut-out test, or with the correction values that you noted earlier.',
        'Before any fuel pipe is opened, unplug all the injectors. Measure the compression of this cylinder and of a neighbour through the glow plug holes. A clear difference means damage to the piston or a valve. Refit the glow plugs.',
        'Let the rail pressure fall, and read it on the scan tool.',
        'Clean the area and disconnect the plug, the return pipe and the pressure pipe. Cap the pipes, and pull the injector out with a puller.',
        'Look through the bore with an endoscope. If the piston crown has a hole or a bright, eaten edge, go no further.',
        'Clean the bore and the seat and remove the old washer. Fit the exchange injector with a new washer and bolt, tightened to the stated torque.',
        'Plug in all the injectors and reconnect the pipes. Code the new injector, and reset the adaptation of that cylinder.',
        'Change the diluted oil and its filter. Read the soot load of the particulate filter, and have it regenerated if needed.',
        'Prime the system, start the engine outdoors, check for leaks with a piece of card and compare the correction values again. The knock must be gone, cold and hot.',
      ],
      safety: [
        'With an overfilled sump, a diesel can draw in its own oil and run away. Do not start it with the level above the maximum.',
        'The rail pressure must be gone before any union is loosened. Never crank with a fuel pipe open: the jet cuts through skin.',
      ],
      stopIf:
        'Stop if the endoscope shows a damaged piston or if the compression is low. You then have to decide whether the engine is worth rebuilding.',
    },
    parts: [
      { name: 'Exchange injector', usd: [150, 550] },
      { name: 'Oil, filter, washer and bolt', usd: [70, 160] },
    ],
    labourHours: [1.5, 4],
    diy: 'hard',
  },

  'diesel-injector-seal-blow-by': {
    name: 'Diesel injector copper seal blowing',
    workshopName: 'Injector seat washer leaking combustion gas',
    summary:
      'The copper washer under an injector no longer seals, so combustion gas hisses up past the body and bakes to black tar. It chuffs like a steam engine and exhaust smell enters the cabin.',
    prior: 2.5,
    fits: { fuels: DIESEL_ONLY },
    shifts: [
      {
        makes: ['Mercedes-Benz', 'Peugeot', 'Citroen', 'Vauxhall', 'Renault', 'Ford'],
        factor: 1.5,
        source: 'widely reported by owners ("black death" of common-rail engines)',
      },
      { minMiles: 80_000, factor: 1.4, source: 'wear part' },
    ],
    symptoms: {
      'injector-hiss': 0.58,
      'exhaust-fumes-cabin': 0.4,
      'engine-tick': 0.35,
      'rough-idle': 0.18,
      'loss-of-power': 0.15,
      'hard-start-cold': 0.15,
      'check-engine-light': 0.08,
      'wont-start': 0.03,
    },
    against: ['black-smoke', 'fuel-leak'],
    conditions: { 'cold-engine': 0.45, accelerating: 0.3, 'gradual-onset': 0.5 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Exhaust gas may reach the cabin, so drive only to the repair, with the windows open and the air on recirculation. If you leave it, the gas burns the seat away and the injector bakes in.',
    },
    patterns: [
      'The chuffing is loudest cold and fades as the metal swells.',
      'After an injector was refitted with its old washer it returns within months.',
    ],
    shown: {
      summary:
        'The copper washer under an injector no longer seals, so combustion gas hisses past the injector and bakes to black tar. The engine chuffs like a steam engine, and a smell of exhaust enters the cabin.',
      patterns: [
        'The chuffing is loudest when the engine is cold, and fades as the metal expands.',
        'If an injector was refitted with its old washer, the leak returns within months.',
      ],
    },
    checks: [
      {
        title: 'Look for tar round the injectors',
        steps: [
          'With the engine off and cool, lift off its plastic cover.',
          'Shine a torch at the foot of every injector.',
          'Put a little leak spray or diesel round each injector and start the engine. Watch for bubbles, with your hands and hair away from the belts.',
        ],
        tool: 'Torch, leak spray',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is black tar, or bubbles, at one injector',
            means: 'The washer of that injector leaks. Reseal it.',
            effect: 'confirms',
          },
          {
            finding: 'The recesses are dry and clean, without bubbles',
            means: 'The injector seals are good. Check the exhaust manifold.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Smell the cabin with the fan on fresh air',
        steps: [
          'Outdoors, let the cold engine idle for three minutes with the bonnet closed, the car doors open and the fan at half speed on fresh air.',
          'Switch off. Look along the exhaust manifold and the flexible pipe for soot.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is a sharp exhaust smell, but no soot at the manifold',
            means: 'Gas escapes at the top of the engine, probably at an injector.',
            effect: 'supports',
          },
          {
            finding: 'There are soot trails at the manifold or flexible pipe',
            means: 'The exhaust leaks there.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Reseal a diesel injector that blows past its copper washer',
      overview:
        'The washer costs pennies, but removing the tar takes hours. A new washer seals only on a flat, clean seat, so recutting the seat is part of the job. Do every injector whose recess shows tar.',
      minutes: [120, 360],
      tools: [
        'Injector puller',
        'Seat cutting tool of the right diameter',
        'Picks and brass brush',
        'Vacuum with a thin tube',
        'Torque wrench',
        'Goggles',
        'Leak spray and card',
      ],
      steps: [
        'Warm the engine a little, because warm tar is softer, and switch off. Let the pressure in the rail fall.',
        'Soak the tar with carbon solvent for an hour or overnight, and pick it out. Vacuum up every crumb.',
        'Disconnect the plug, the return pipe and the pressure pipe, and cap them. Undo the clamp bolt slowly. If it creaks, soak it again.',
        'Pull the injector straight up with a puller. Store it upright in a clean box, and do not scrape its nozzle.',
        'Hook the old washer out. Push a greased wad of cloth or the plug of the seat cutter kit to the bottom, so that chips cannot fall into the cylinder.',
        'Turn the seat cutter with light pressure until a bright, unbroken ring appears. Vacuum the chips out and remove the plug.',
        'Clean the injector with a brass brush, but leave the holes of its nozzle alone. Fit one new washer of the right thickness, and put ceramic paste on the shaft.',
        'Fit the injector and screw its pipe on finger-tight. Fit a new clamp bolt and tighten it to the torque and angle in the workshop manual, then tighten the pipe and refit the return pipe and the plug.',
        'Prime the system, start the engine and look for fuel leaks with a piece of card. Test the seat with leak spray.',
        'Clean the whole area and look again after 100 miles. It must be dry, without chuffing or smell.',
      ],
      safety: [
        'Exhaust gas in the cabin is poisonous. Drive with the windows open until the leak has been repaired.',
        'Let the rail pressure fall, and wear eye protection before you loosen a pipe.',
      ],
      stopIf:
        'Stop if the clamp bolt feels as if it will break, or if the injector does not move with the puller.',
    },
    parts: [
      { name: 'Copper washers and clamp bolts', usd: [10, 45] },
      { name: 'Carbon solvent and ceramic paste', usd: [15, 35] },
    ],
    labourHours: [1.2, 5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
