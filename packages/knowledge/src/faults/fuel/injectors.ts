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
        'It may be driven gently, but a steady misfire overheats the catalytic converter. Ease off and stop if the engine light flashes.',
    },
    patterns: [
      'Short trips and long standing leave varnish, and direct injectors also coke on their tips.',
      'The misfire moves with the injector when two are swapped, which tells it from a coil or a valve.',
    ],
    checks: [
      {
        title: 'Use one tank with a strong injector cleaner',
        steps: [
          'Add a cleaner with polyether amine at the dose on the bottle to a nearly empty tank and fill it.',
          'Drive that tank with at least an hour of steady motorway speed.',
          'Compare idle and trims before and after.',
        ],
        tool: 'Fuel additive',
        minutes: 10,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'Idle and pick-up clearly better',
            means: 'Deposits were the cause, and a second tank finishes the job.',
            effect: 'supports',
          },
          {
            finding: 'No change after a full tank',
            means: 'Deposits are too hard, or the cause is another.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Swap two injectors or run a cylinder balance test',
        steps: [
          'Show the misfire counters of each cylinder on a scan tool at idle.',
          'On port injection, with the engine cold, the fuel pressure released and the battery off, move the suspect injector to another cylinder with new O-rings. On direct injection have a balance test made instead.',
          'Look where the misfire counts now.',
        ],
        tool: 'OBD-II reader with misfire counters, hand tools',
        minutes: 90,
        needs: 'running',
        outcomes: [
          {
            finding: 'The misfire follows the injector',
            means: 'This injector does not deliver its share.',
            effect: 'confirms',
          },
          {
            finding: 'The misfire stays with the cylinder',
            means: 'Spark, valve or compression is at fault there.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the injectors flow-tested',
        steps: [
          'Take the set to an injector service and ask for a before-and-after sheet with flow and spray picture.',
          'Compare the four or six values.',
        ],
        tool: 'Flow bench (specialist)',
        minutes: 120,
        outcomes: [
          {
            finding: 'More than 10 % spread, or streams in place of a mist',
            means: 'The injectors are clogged.',
            effect: 'confirms',
          },
          {
            finding: 'Within 3 % and an even cone',
            means: 'The injectors are sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Clean or replace clogged petrol injectors',
      overview:
        'Port injectors come out with the rail and can be cleaned by ultrasound for less than one new injector costs. Direct injectors sit in the head and need pullers and new combustion seals. Always renew every seal you disturb.',
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
      ],
      steps: [
        'Relieve the fuel pressure by running the engine with the pump fuse pulled until it dies. On direct injection read the rail pressure on the scan tool: it must be down to a few bar. Only then disconnect the battery.',
        'Blow or vacuum the recesses round the injectors clean. Anything that falls in goes into a cylinder.',
        'Unplug the injectors, mark their positions, release the feed line with a rag around it and unbolt the rail.',
        'Direct injection: crack the high-pressure pipe open slowly under a rag, and renew it if the manufacturer says so. Lift the rail evenly with a rocking pull so that injectors come with it. Plug the holes in the manifold at once.',
        'Remove the injectors from the rail and send the set for ultrasonic cleaning with new filter baskets, or fit new ones of the same part number.',
        'Direct injection: use the puller, clean the bore with a nylon brush, fit new combustion seals with the cone and size them with the ring before fitting.',
        'Oil the new O-rings lightly, seat the injectors with a straight push and bolt the rail down evenly.',
        'Refit the pump fuse, connect the battery, switch the ignition on three times and look for leaks before starting. Start and check again.',
        'Enter injector codes where the engine uses them, clear the adaptation and watch the trims settle over 30 miles.',
      ],
      safety: [
        'Fuel runs out of the rail when it is opened: cold engine, no flames, extinguisher at hand.',
        'Direct-injection rails hold dangerous pressure. Read it on the scan tool and see it fall before touching a union.',
      ],
      stopIf:
        'Stop if a direct injector does not come with the puller, as forcing it breaks the injector in the head.',
    },
    parts: [
      { name: 'Ultrasonic cleaning or one new injector', usd: [80, 320] },
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
        'Petrol in the oil wears the engine, and a cylinder filled with fuel can bend a rod when starting. Have it repaired before the next long trip.',
    },
    patterns: [
      'Worst after a stop of 20 to 60 minutes and better after a whole night.',
      'One wet, sooty spark plug among clean ones shows the cylinder.',
    ],
    checks: [
      {
        title: 'Watch the residual fuel pressure',
        steps: [
          'Read the rail pressure on a scan tool, or have a gauge fitted with the pressure released first. Run the engine warm and switch it off.',
          'Note the pressure after 1, 10 and 30 minutes.',
        ],
        tool: 'Fuel pressure gauge or scan tool',
        minutes: 40,
        needs: 'running',
        outcomes: [
          {
            finding: 'Falls to nothing within minutes',
            means: 'An injector, the regulator or the check valve of the pump leaks back.',
            effect: 'supports',
          },
          {
            finding: 'Still most of it after 30 minutes',
            means: 'Nothing leaks.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Pull the spark plugs after a warm stop',
        steps: [
          'Warm up, stop for 30 minutes, disconnect the coils and remove the plugs.',
          'Compare them and smell the holes. Look down with an endoscope for wet pistons.',
        ],
        tool: 'Plug socket, endoscope',
        minutes: 45,
        needs: 'running',
        outcomes: [
          {
            finding: 'One plug wet with petrol or black against grey ones',
            means: 'The injector of that cylinder drips.',
            effect: 'confirms',
          },
          {
            finding: 'All dry and all the same',
            means: 'No single injector floods.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Find and replace a dripping petrol injector',
      overview:
        'First find out which one drips: replacing a whole set on suspicion is expensive. With port injection the rail can be lifted with the injectors in it and watched under pressure. The oil must be changed afterwards, because it is thinned by fuel.',
      minutes: [90, 240],
      tools: [
        'Socket set',
        'Fuel-line release tool',
        'White card or paper towels',
        'New O-rings',
        'Oil and filter',
        'Fire extinguisher',
        'Spark plug socket',
        'Wire for tying injectors',
        'Goggles',
      ],
      steps: [
        'Let the engine cool and disconnect the ignition coils so that no spark can occur.',
        'Port injection: relieve the fuel pressure first. Then unbolt the rail with the feed still connected, wire the injectors to it, lift it and lay a white card under the tips. Plug the ports.',
        'Refit the pump fuse if you pulled it. Switch the ignition on to build pressure and off again. Watch each tip for five minutes: more than one drop in a minute is a fail.',
        'Never lift a direct-injection rail under pressure: let the workshop find the cylinder by endoscope and pressure drop.',
        'Relieve the pressure, disconnect the battery and change the injector for one of the same number and flow class.',
        'Fit new upper and lower seals with a little oil and press it in without twisting. Refit the clip, which stops it from turning.',
        'Reconnect the battery. Clean or renew the fouled spark plug. With the pump fuse pulled and the coils disconnected, crank with the plugs out for a few seconds to blow liquid fuel out, standing clear of the holes.',
        'Assemble, prime, check for leaks and start. Expect smoke for a minute.',
        'Change oil and filter now. Reset the fuel trims and look at them after 50 miles. A warm restart after 20 minutes must be clean, without black smoke.',
      ],
      safety: [
        'Petrol under pressure near open injectors is a fire hazard. Work outdoors with the coils and any battery charger disconnected and an extinguisher ready.',
        'Never crank an engine that may be full of petrol with the plugs in: liquid does not compress.',
      ],
      stopIf:
        'Stop if the engine jams while cranking, which means a cylinder full of fuel, or if the rail cannot be lifted without opening the high-pressure side.',
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
        'The engine runs on one cylinder fewer and power may drop further. Drive gently and briefly.',
    },
    patterns: [
      'Comes from one moment to the next, unlike a clogged injector.',
      'On diesels with the loom under the rocker cover, hot oil hardens the insulation and the fault comes and goes with heat.',
    ],
    checks: [
      {
        title: 'Read which injector circuit is stored',
        steps: [
          'Read the codes. P0201 means cylinder 1, P0202 cylinder 2 and so on.',
          'Clear them, start and see which returns at once.',
        ],
        tool: 'OBD-II reader',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'The same P020x returns within a minute',
            means: 'The circuit of that cylinder is broken now.',
            effect: 'confirms',
          },
          {
            finding: 'Only P030x, no P020x',
            means: 'The circuit is intact. Look at spark, flow and compression.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the injector resistance',
        steps: [
          'With the engine off and cold, unplug the injector, never while a diesel runs: its drive voltage is dangerous.',
          'Measure across its two pins and compare with a neighbour.',
          'Measure each pin to the engine block.',
        ],
        tool: 'Multimeter',
        minutes: 20,
        outcomes: [
          {
            finding: 'Open, shorted or far from its neighbours, or contact to the block',
            means: 'The injector itself is dead.',
            effect: 'confirms',
          },
          {
            finding: 'Same as its neighbours, no contact to the block',
            means: 'The plug or the wire to the control unit is at fault.',
            effect: 'supports',
          },
          {
            finding: 'All equal, and on a port-injected petrol engine the plug lights a noid light',
            means: 'The circuit works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair an injector circuit or replace the dead injector',
      overview:
        'Start at the plug: a broken lock, a green pin or a wire snapped just behind it are more common than a dead coil. Only when the resistance is wrong is a new injector called for.',
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
        'Unplug the injector and look at lock and pins with a torch. Tug gently at each wire: insulation that stretches hides a broken conductor.',
        'Measure the resistance of the injector and swap plugs with a neighbour of equal length if the loom permits, to see whether the code moves.',
        'Measure both wires from plug to control unit for continuity, and for short to earth and to each other, with both ends unplugged. On port-injected petrol engines a noid light in the plug must blink while cranking.',
        'Repair a broken wire with a sealed crimp splice, staggered and sleeved. Shrink it only when no fuel is open nearby. Renew a cracked plug with a pigtail.',
        'Under-cover looms: remove the rocker cover, change the complete loom with its seal and let the oil drain out of the old plug first.',
        'Wrong resistance: relieve the pressure and change the injector with new seals. Code the new one to the control unit on diesels.',
        'Clear the codes and let it idle while you wiggle the loom. Then drive until hot and read again.',
      ],
      safety: [
        'Do not unplug or probe injectors of a running diesel or direct-injection engine: the voltage can kill.',
        'Do not open high-pressure pipes before the pressure has gone.',
      ],
      stopIf:
        'Stop if several injectors of one bank are named together, since that points to the control unit or a shared feed.',
    },
    parts: [
      { name: 'Plug pigtail or injector loom', usd: [15, 140] },
      { name: 'Injector', usd: [50, 420], ifNeeded: true },
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
        'It runs once started, but may not start again after a stop. Park where it can be recovered.',
    },
    patterns: [
      'Starts cold as ever, needs long cranking after a warm stop and in the end dies at the lights once hot.',
      'One injector of the set is usually far worse than the others.',
    ],
    checks: [
      {
        title: 'Read rail pressure while cranking',
        steps: [
          'Show rail pressure on a scan tool with the engine hot.',
          'Crank for five seconds and note the highest value. About 200 to 300 bar is needed to fire.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Creeps up slowly or stays below 200 bar',
            means: 'Fuel escapes through injectors or the pump is weak.',
            effect: 'supports',
          },
          {
            finding: 'Reaches the requested value within two seconds',
            means: 'Return flow is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the return flow of each injector',
        steps: [
          'With the engine off, pull the return pipes off the injectors and fit a test kit of small bottles. Wear goggles and leave the steel high-pressure pipes closed.',
          'Start and idle for two minutes, or crank for ten seconds if it does not start.',
          'Compare the levels.',
        ],
        tool: 'Leak-off test kit',
        minutes: 40,
        needs: 'running',
        outcomes: [
          {
            finding: 'One bottle holds twice as much as the others or more',
            means: 'That injector is worn inside.',
            effect: 'confirms',
          },
          {
            finding: 'All low and equal',
            means: 'The injectors are sound. Test pump and pressure valve.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace diesel injectors that leak back too much',
      overview:
        'A leak-off test picks out the bad one, so that you need not buy a full set. Exchange injectors come calibrated, with a code for the control unit. Absolute cleanliness at the open pipes decides whether the new ones live.',
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
        'Penetrating oil',
      ],
      steps: [
        'Clean the top of the engine before anything is opened. Let the rail pressure fall for at least ten minutes after switching off, and see on the scan tool that it is near nothing.',
        'Unplug the injectors, pull the return clips, and remove the pipes rail-to-injector. Cap both ends at once.',
        'Undo the clamp bolt. Soak the injector in penetrating oil and work it out with a puller, turning it to and fro. Never strike it sideways.',
        'Remove the old copper washer from the seat, which often stays in the bore. Brush and vacuum the bore, and true the seat with a cutter if it is pitted.',
        'Fit the new injector with a new washer, a new clamp bolt if it is a stretch bolt, and, where the manufacturer allows it, a film of ceramic paste on the body only.',
        'Put the pipes on loosely first, then tighten the clamp, then the pipes to the torque in the vehicle manual. Renew pipes if the manufacturer says so.',
        'Fit the return pipes with new O-rings, so that no air is drawn in.',
        'Enter the code printed on the injector into the control unit for that cylinder, prime and start.',
        'Run the learning routine, look for leaks with a card and repeat the return-flow test. Start it hot after a long drive, as that is when it failed.',
      ],
      safety: [
        'Never feel for leaks by hand or loosen a pipe while the engine turns: the jet goes through gloves and skin.',
        'Wear eye protection when an injector is pulled: seats and bolts can let go suddenly.',
      ],
      stopIf:
        'Stop if an injector is seized in the head or its bolt is near breaking. A mobile injector-removal specialist saves the cylinder head.',
    },
    parts: [
      { name: 'Exchange injector, each', usd: [150, 550] },
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
        'A stuck nozzle burns a hole into the piston within a short time. Switch off when it hammers and smokes.',
    },
    patterns: [
      'The knock goes away when the faulty cylinder is switched off with a scan tool.',
      'A rising oil level and frequent filter regenerations often go with it.',
    ],
    checks: [
      {
        title: 'Look for diesel in the engine oil',
        steps: [
          'Leave the engine off for ten minutes on level ground. Read the dipstick and rub a drop between your fingers.',
          'Smell it, and compare the level with the upper mark.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Above the upper mark, thin and smelling of diesel',
            means:
              'An injector floods its cylinder. The engine stays off until the oil is changed.',
            effect: 'supports',
          },
          {
            finding: 'Level right and oil thick',
            means: 'No flood so far. A nozzle that only sprays badly leaves the oil clean.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read the injector correction values',
        steps: [
          'Warm the engine and let it idle.',
          'Show the smooth-running or balance correction of each cylinder on a scan tool.',
          'Compare them. A positive figure means that the cylinder gets more fuel to keep up.',
        ],
        tool: 'Scan tool for the make',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'One cylinder at its negative limit',
            means: 'The control unit takes fuel away there because the nozzle gives too much.',
            effect: 'confirms',
          },
          {
            finding: 'All close to zero',
            means: 'Fuelling is even. Look for a mechanical knock.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Switch the injectors off one by one',
        steps: [
          'With a scan tool run the cut-out test at idle. Do not unplug injectors by hand.',
          'Listen and watch the exhaust with each cylinder off.',
        ],
        tool: 'Scan tool for the make',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Knock and smoke stop with one cylinder off',
            means: 'The injector of that cylinder is faulty.',
            effect: 'confirms',
          },
          {
            finding: 'The knock stays with every cylinder off in turn',
            means: 'The noise is from bearings or a piston.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a sticking diesel injector and check the piston',
      overview:
        'The injector must be changed at once, and the cylinder examined before money is spent on it. If the piston is already burnt, a new injector does not bring the engine back.',
      minutes: [150, 360],
      tools: [
        'Scan tool that codes injectors',
        'Injector puller',
        'Endoscope',
        'Compression tester for diesels with glow plug adapter',
        'Bore brush and vacuum',
        'New washer and clamp bolt',
        'Torque wrench',
        'Caps for open pipes',
      ],
      steps: [
        'Switch off and check the oil. If the level is above maximum and thin with diesel, do not start again before changing it.',
        'Identify the cylinder by the cut-out test or the correction values recorded earlier.',
        'Before any fuel pipe is opened, unplug all injectors and measure the compression of this cylinder and a neighbour through the glow plug holes. A clear difference means damage to piston or valve.',
        'Let the rail pressure fall and read it on the scan tool. Clean, uncouple plug, return and pressure pipe, cap the pipes, and pull the injector with a puller.',
        'Look through the bore with an endoscope: a bright, eaten edge or a hole in the piston crown ends the job here.',
        'Clean the bore and the seat, remove the old washer and fit the exchange injector with new washer and bolt at the torque in the vehicle manual.',
        'Code the injector and reset the adaptation for that cylinder.',
        'Change the oil and filter, which are diluted, and read the soot load of the particulate filter. Have it regenerated if needed.',
        'Prime, start outdoors, check for leaks with a card and compare the correction values again. The knock must be gone, cold and hot.',
      ],
      safety: [
        'An over-full sump can feed a diesel its own oil and let it run away. Do not start it with the level above maximum.',
        'Rail pressure must be gone before any union is loosened. Never crank with a fuel pipe open: the jet cuts through skin.',
      ],
      stopIf:
        'Stop if the endoscope shows a damaged piston or compression is down: the engine needs a rebuild decision.',
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
        'Exhaust gas may reach the cabin, so drive with windows open and the air on recirculation, and only to the repair. Left alone, the seat burns away and the injector bakes in.',
    },
    patterns: [
      'The chuffing is loudest cold and fades as the metal swells.',
      'After an injector was refitted with its old washer it returns within months.',
    ],
    checks: [
      {
        title: 'Look for tar round the injectors',
        steps: [
          'With the engine off, lift the plastic cover off.',
          'Shine a torch at the foot of every injector.',
          'Put a little diesel or leak spray there and start the engine: watch for bubbles, hands and hair away from belts.',
        ],
        tool: 'Torch, leak spray',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Black tar or bubbles at one injector',
            means: 'Its washer is blowing.',
            effect: 'confirms',
          },
          {
            finding: 'Dry, clean recesses and no bubbles',
            means: 'The seals are tight. Look at the exhaust manifold.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Smell the cabin with the fan on fresh air',
        steps: [
          'Idle a cold engine, bonnet closed, fan at half speed on fresh air, for three minutes with the doors open.',
          'Then look along the manifold and flexible pipe for soot.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Sharp diesel exhaust smell, manifold clean of soot',
            means: 'Gas escapes at the top of the engine.',
            effect: 'supports',
          },
          {
            finding: 'Soot trails at the manifold or flexible pipe',
            means: 'The exhaust leaks there.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Reseal a diesel injector that blows past its copper washer',
      overview:
        'The washer costs pennies and the tar costs hours. The new washer seals only on a flat, clean seat, so cutting the seat is part of the job. Do every injector whose recess shows tar.',
      minutes: [120, 360],
      tools: [
        'Injector puller',
        'Seat cutting tool of the right diameter',
        'Carbon solvent and picks',
        'Vacuum with a thin tube',
        'Torque wrench',
        'New washers and clamp bolts',
      ],
      steps: [
        'Warm the engine a little, as warm tar is softer, and switch off. Let the pressure in the rail fall.',
        'Soak the tar with carbon solvent for an hour or overnight and pick it out. Vacuum each crumb.',
        'Remove the plug, return and pressure pipe, and cap them. Undo the clamp bolt slowly. If it creaks, soak it again.',
        'Pull the injector straight up with a puller. Keep it upright in a clean box and do not scrape its nozzle.',
        "Hook the old washer out. Push a greased wad of cloth or the tool's plug to the bottom, so that chips cannot fall into the cylinder.",
        'Turn the seat cutter with light pressure until a bright, unbroken ring appears. Vacuum and take out the plug.',
        'Clean the tip of the injector with a brass brush only, fit one new washer of the right thickness and ceramic paste on the shaft.',
        'Fit the injector, pipe loosely, clamp bolt new and at the torque and angle in the vehicle manual, then tighten the pipe.',
        'Prime, start and look for fuel leaks with a card, then test the seat with leak spray. Clean the whole area and look again after 100 miles: it must be dry, without chuff or smell.',
      ],
      safety: [
        'Exhaust gas in the cabin poisons: drive with open windows until it no longer leaks.',
        'Depressurise the rail and wear eye protection before loosening a pipe.',
      ],
      stopIf:
        'Stop if the clamp bolt feels as if it will break or the injector does not move with the puller.',
    },
    parts: [
      { name: 'Copper washers and clamp bolts', usd: [10, 45] },
      { name: 'Carbon solvent and ceramic paste', usd: [15, 35] },
    ],
    labourHours: [1.2, 5],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
