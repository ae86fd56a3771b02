import type { ClaimedRepair } from './claimed-repair.ts';

/** What workshops claim of engine, cooling and ignition. The more specific before the broader. */
export const ENGINE_CLAIMS: readonly ClaimedRepair[] = [
  {
    name: 'Head gasket or cylinder head',
    words: /head ?gasket|\bhgf\b|cylinder head|gasket (?:has |is )?(?:gone|blown)|cracked head/,
    faults: ['head-gasket-blown', 'cylinder-head-cracked'],
    tests: [
      {
        title: 'Test the coolant for combustion gas (block test)',
        how: 'With the engine warm and idling, draw air from above the coolant through a blue test fluid. Combustion gas in the coolant turns the fluid yellow or green.',
        who: 'amateur',
        tool: 'Combustion leak tester',
        minutes: [20, 40],
        kitUsd: [25, 60],
        needs: 'running',
        outcomes: [
          {
            result: 'The fluid changes colour',
            follows:
              'Combustion gas reaches the coolant: the gasket or the head leaks. The head must come off and be measured.',
            effect: 'confirms',
            said: /(?:block|sniff|combustion|co2|chemical|hydrocarbon|gas|leak) (?:leak |gas )?test[^.]{0,60}(?:positive|(?:turned|went) (?:yellow|green)|changed colou?r|failed)/i,
          },
          {
            result: 'The fluid stays blue, also when it is repeated hot and after a drive',
            follows:
              'No gas reaches the coolant. Do not agree to the head gasket; have the cooling system pressure-tested for an outside leak first.',
            effect: 'weakens',
            said: /(?:block|sniff|combustion|co2|chemical|hydrocarbon|gas|leak) (?:leak |gas )?test[^.]{0,60}(?:stayed blue|negative|passed|no change|not change|was clear|came back clear)/i,
          },
        ],
        source: 'practice',
      },
      {
        title: 'Pressure-test the cooling system and do a leak-down test of each cylinder',
        how: 'Pump the cold cooling system to the pressure on its cap and watch the gauge for 15 minutes. Then put air into one cylinder after the other and look for bubbles in the coolant.',
        who: 'workshop',
        tool: 'Cooling system pressure tester and leak-down tester',
        minutes: [60, 120],
        outcomes: [
          {
            result: 'Bubbles rise in the coolant, or coolant enters a cylinder',
            follows: 'The gasket or the head leaks at that cylinder.',
            effect: 'confirms',
          },
          {
            result: 'Pressure holds and no cylinder loses air into the coolant',
            follows: 'Gasket and head are leak-free; the loss of coolant has another cause.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Which test showed it: may I see the fluid of the block test, or the figures of the compression or leak-down test?',
      'Will the head be pressure-tested and checked for flatness before the new gasket goes on, and is that in the price?',
    ],
  },
  {
    name: 'Timing chain',
    words: /(?:timing|cam) ?chain|chain (?:is |has )?(?:stretched|worn|tensioner)|chain tensioner/,
    faults: ['timing-chain-stretched', 'timing-chain-tensioner-weak'],
    tests: [
      {
        title: 'Read the cam and crank phase deviation with a scan tool',
        how: 'Read camshaft against crankshaft position at warm idle, with all stored codes, and compare the deviation with the maker’s limit. Where the engine allows it, look how far the tensioner has come out.',
        who: 'workshop',
        tool: 'Workshop scan tool',
        minutes: [20, 45],
        needs: 'running',
        outcomes: [
          {
            result: 'The deviation is beyond the maker’s limit, or a correlation code is stored',
            follows: 'The chain has lengthened or jumped. Do not run the engine more than needed.',
            effect: 'confirms',
          },
          {
            result: 'The deviation is within the limit and no code is stored',
            follows:
              'The chain is in time. Have oil level and grade, tensioner and camshaft adjusters looked at before the chain is paid for.',
            effect: 'weakens',
          },
        ],
        source: 'manuals',
      },
    ],
    ask: [
      'What is the phase deviation in degrees, and what is the limit for this engine?',
      'May I have a recording of the rattle at a cold start, and a photograph of the tensioner?',
    ],
  },
  {
    name: 'Timing belt',
    words: /cam ?belt|timing belt|wet belt/,
    faults: ['timing-belt-overdue', 'timing-belt-broken', 'wet-timing-belt-degraded'],
    tests: [
      {
        title: 'Look up the age of the belt and inspect it under its cover',
        how: 'Find the date and mileage of the last change in the service papers and compare them with the interval for this engine. Then lift the upper cover and look at the belt; a belt in oil is measured through the filler.',
        who: 'amateur',
        tool: 'Sockets and torch',
        minutes: [20, 60],
        outcomes: [
          {
            result: 'It is past its interval by years or miles, cracked, frayed, or wet with oil',
            follows: 'It is due: a belt that breaks usually costs the engine.',
            effect: 'confirms',
          },
          {
            result: 'It was changed within its interval and looks clean and whole',
            follows: 'There is no reason to change it now.',
            effect: 'rules-out',
          },
        ],
        source: 'manuals',
      },
    ],
    ask: [
      'Which interval in years and miles do you go by, and where is it written?',
      'May I see a photograph of the belt, and does the price include tensioner, rollers and water pump?',
    ],
  },
  {
    name: 'Turbocharger',
    words:
      /turbo(?:charger)?s?\b(?!.{0,12}\b(?:hose|pipe|actuator|vanes?))|\bturbo (?:actuator|vanes?)|wastegate/,
    faults: ['turbo-bearing-worn', 'wastegate-worn', 'turbo-vanes-stuck'],
    tests: [
      {
        title: 'Pressure-test the boost pipes and feel the play of the turbo shaft',
        how: 'First put the charge pipes under pressure and look for a boost leak. Then take the intake pipe off the cold turbo and feel the shaft: a trace of sideways play is usual, play in and out or a wheel that touches is not. Compare wanted and real boost with a scan tool.',
        who: 'workshop',
        tool: 'Boost leak tester and scan tool',
        minutes: [45, 90],
        outcomes: [
          {
            result:
              'The shaft moves in and out, the wheel touches its housing, or oil stands in both pipes',
            follows: 'The turbocharger is worn. Its oil feed must be renewed with it.',
            effect: 'confirms',
          },
          {
            result: 'A hose or the intercooler leaks and the shaft is firm',
            follows: 'Repair the leak and try again before a turbocharger is bought.',
            effect: 'rules-out',
          },
          {
            result: 'No leak, the shaft is firm, and boost is below what is wanted',
            follows: 'Have vanes, wastegate, boost valve and its vacuum hoses tested next.',
            effect: 'weakens',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Were the boost pipes pressure-tested, and what were wanted and real boost?',
      'May I see a video of the shaft play, and have the old turbocharger back?',
    ],
  },
  {
    name: 'Boost hose or intercooler',
    words: /boost (?:hose|pipe|leak)|intercooler|turbo (?:hose|pipe)/,
    faults: ['boost-hose-split'],
    tests: [
      {
        title: 'Pressure-test the boost pipes (boost leak test)',
        how: 'Close the intake, put the pipes under about 1 bar and spray the joints with soapy water.',
        who: 'workshop',
        tool: 'Boost leak tester',
        minutes: [30, 45],
        outcomes: [
          {
            result: 'It hisses or bubbles',
            follows: 'The leak is there: renew that part only.',
            effect: 'confirms',
          },
          {
            result: 'Pressure holds',
            follows: 'The pipes are leak-free; look at turbo and boost control.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['May I see where it leaks, in a photograph or under soapy water?'],
  },
  {
    name: 'Coil pack or ignition coils',
    words: /coil ?packs?|ignition coils?|\bcoils?\b(?! ?spring)/,
    faults: ['ignition-coil-failed'],
    tests: [
      {
        title: 'Swap the coil with its neighbour and see whether the misfire moves',
        how: 'Read which cylinder misfires. With the engine off, swap its coil with the next one, clear the codes, drive and read again. Do the plugs before it if they are old.',
        who: 'amateur',
        tool: 'OBD-II reader and small sockets',
        minutes: [20, 40],
        kitUsd: [20, 40],
        needs: 'moving',
        outcomes: [
          {
            result: 'The misfire moves with the coil',
            follows: 'That one coil is faulty; one new coil cures it.',
            effect: 'confirms',
            said: /(?:swapped|moved) (?:the )?coils?[^.]{0,60}(?:misfire|it|code)[^.]{0,12}(?:moved|followed)/i,
          },
          {
            result: 'The misfire stays with the cylinder',
            follows:
              'It is not the coil. Plug, injector, wiring and compression of that cylinder come next.',
            effect: 'rules-out',
            said: /(?:swapped|moved) (?:the )?coils?[^.]{0,60}(?:stayed|same cylinder|no (?:change|difference)|not move)/i,
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Which cylinder misfires, and did the misfire move when the coils were swapped?',
      'Why all of them, if only one has failed?',
    ],
  },
  {
    name: 'Spark plugs',
    words: /spark ?plugs?|\bplugs\b(?<!glow ?plugs)/,
    faults: ['spark-plugs-worn', 'spark-plug-well-flooded'],
    tests: [
      {
        title: 'Take out the plugs and measure their gaps',
        how: 'With the engine cold, take the plugs out one at a time and look at the electrodes. Compare gap and mileage with the handbook.',
        who: 'amateur',
        tool: 'Spark plug socket and gap gauge',
        minutes: [20, 60],
        kitUsd: [15, 30],
        outcomes: [
          {
            result:
              'Electrodes are rounded, gaps are too wide, or the plugs are past their mileage',
            follows: 'New plugs are due.',
            effect: 'confirms',
          },
          {
            result: 'Gaps are right and the tips are light brown',
            follows: 'The plugs are not the cause.',
            effect: 'rules-out',
          },
        ],
        source: 'manuals',
      },
    ],
    ask: ['May I have the old plugs, each with the number of its cylinder?'],
  },
  {
    name: 'Thermostat',
    words: /thermostat/,
    faults: ['thermostat-stuck-open', 'thermostat-stuck-closed', 'thermostat-housing-leak'],
    tests: [
      {
        title: 'Watch the coolant temperature from cold on live data',
        how: 'Start cold and read coolant temperature on a drive, and feel when the lower radiator hose gets warm. Take the old thermostat out and heat it in water to be certain.',
        who: 'amateur',
        tool: 'OBD-II reader with live data',
        minutes: [25, 40],
        kitUsd: [20, 40],
        needs: 'running',
        outcomes: [
          {
            result: 'It never reaches about 80 °C, or falls on the open road',
            follows: 'The thermostat is stuck open.',
            effect: 'confirms',
          },
          {
            result: 'It passes 105 °C while the lower hose stays cool',
            follows: 'The thermostat is stuck closed: stop and let it cool.',
            effect: 'confirms',
          },
          {
            result: 'It settles between about 85 and 105 °C',
            follows: 'The thermostat regulates: it is not the cause.',
            effect: 'rules-out',
          },
        ],
        source: 'manuals',
      },
    ],
    ask: ['Which temperatures did you read, and where?', 'May I have the old thermostat back?'],
  },
  {
    name: 'Water pump',
    words: /water ?pump|coolant pump/,
    faults: ['water-pump-leaking', 'electric-coolant-pump-failed'],
    tests: [
      {
        title: 'Pressure-test the cooling system and look at the pump’s vent hole',
        how: 'Pump the cold system to the pressure on its cap, look with a mirror for a trail below the pump, and rock its pulley by hand. An electric pump is driven and read with a scan tool.',
        who: 'workshop',
        tool: 'Cooling system pressure tester',
        minutes: [25, 60],
        outcomes: [
          {
            result: 'Coolant comes from the vent hole or the pulley has play',
            follows: 'The pump is worn; renew it, with the timing belt where that drives it.',
            effect: 'confirms',
          },
          {
            result: 'The pump is dry and firm and coolant circulates',
            follows: 'The pump is not the cause; follow the leak to where it begins.',
            effect: 'rules-out',
            said: /pressure[- ]test[^.]{0,40}(?:held|holds|no leak|no drop)/i,
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'May I see the leak at the pump in a photograph?',
      'Does the price include coolant, and the belt if it has to come off?',
    ],
  },
  {
    name: 'Radiator',
    words: /radiator(?! ?fan)|\brad\b/,
    faults: ['radiator-leaking', 'radiator-clogged'],
    tests: [
      {
        title: 'Pressure-test the cooling system and scan the radiator for cold stripes',
        how: 'Pump the cold system to the pressure on its cap and look for the drip. With the engine warm, measure the face of the radiator with an infrared thermometer.',
        who: 'workshop',
        tool: 'Cooling system pressure tester',
        minutes: [25, 45],
        outcomes: [
          {
            result: 'Coolant comes out of the core or a seam, or stripes of the core stay cold',
            follows: 'The radiator leaks or is blocked: renew it.',
            effect: 'confirms',
          },
          {
            result: 'It is dry under pressure and evenly warm',
            follows: 'The radiator is in order; look at hoses, cap, pump and fan.',
            effect: 'rules-out',
            said: /pressure[- ]test[^.]{0,40}(?:held|holds|no leak|no drop)/i,
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['May I see where it leaks?'],
  },
  {
    name: 'Radiator fan',
    words: /(?:radiator|cooling|engine) ?fan|fan (?:motor|relay)|\bfan\b/,
    faults: ['radiator-fan-dead', 'radiator-fan-circuit-open'],
    tests: [
      {
        title: 'Measure the supply at the fan plug while the fan is asked to run',
        how: 'With the air conditioning on or by scan tool, ask the fan to run and measure voltage and earth at its plug. Check fuse and relay first. Keep hands and clothes away from the blades.',
        who: 'amateur',
        tool: 'Multimeter',
        minutes: [20, 45],
        kitUsd: [15, 40],
        needs: 'running',
        outcomes: [
          {
            result: 'About 12 V and a good earth arrive and the fan does not turn',
            follows: 'The fan motor has failed.',
            effect: 'confirms',
          },
          {
            result: 'No supply arrives',
            follows:
              'Fuse, relay, sensor or wiring is the fault, which is far cheaper than the fan.',
            effect: 'supports',
          },
          {
            result: 'The fan runs as it should',
            follows: 'The fan is in order.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Was there voltage at the fan plug? If not, why change the fan?'],
  },
  {
    name: 'Oxygen (lambda) sensor',
    words: /(?:oxygen|lambda|o2) ?(?:sensor|probe)?s?\b/,
    faults: ['oxygen-sensor-upstream-failed', 'oxygen-sensor-downstream-failed'],
    tests: [
      {
        title: 'Watch the sensor’s voltage and the fuel trims on live data',
        how: 'With the engine warm at 2,000 rpm, watch the sensor before the catalyst: a switching sensor swings between about 0.1 and 0.9 V. Let the mixture go lean for a moment and see whether it follows. Rule out an exhaust leak before it.',
        who: 'amateur',
        tool: 'OBD-II reader with live data',
        minutes: [20, 40],
        kitUsd: [20, 40],
        needs: 'running',
        outcomes: [
          {
            result: 'The signal is dead, slow or stuck although the mixture changes',
            follows: 'The sensor or its heater has failed: renew that one.',
            effect: 'confirms',
          },
          {
            result: 'The signal follows the mixture',
            follows:
              'The sensor reports a real fault: air leak, fuel pressure, exhaust leak or misfire.',
            effect: 'rules-out',
          },
        ],
        source: 'standards',
      },
    ],
    ask: ['Which sensor of which bank is it, and what does its live data show?'],
  },
  {
    name: 'Mass air flow sensor',
    words: /air ?flow|air mass|\bmaf\b/,
    faults: ['mass-air-flow-sensor-dirty'],
    tests: [
      {
        title: 'Compare the air flow reading with the engine’s size, and clean the sensor',
        how: 'Read air flow at warm idle and under load with live data, look at fuel trims, and check for an air leak behind the sensor. Clean it with sensor cleaner and read again.',
        who: 'amateur',
        tool: 'OBD-II reader with live data',
        minutes: [20, 40],
        kitUsd: [20, 50],
        needs: 'running',
        outcomes: [
          {
            result:
              'The reading is too low or jumps, and the car runs better with the sensor unplugged or cleaned',
            follows: 'The sensor was the fault; cleaning may be enough.',
            effect: 'confirms',
          },
          {
            result: 'The reading is plausible and follows the throttle',
            follows: 'The sensor is in order; look for air leaks.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'What did it read in grams per second at idle, and what should it read?',
      'Was it cleaned first?',
    ],
  },
  {
    name: 'Crankshaft or camshaft sensor',
    words: /(?:crank|cam)(?:shaft)? ?(?:position )?(?:angle )?sensor/,
    faults: ['crankshaft-sensor-failed', 'camshaft-sensor-failed'],
    tests: [
      {
        title: 'Watch the engine speed signal while cranking, hot and cold',
        how: 'Read engine speed on a scan tool while the engine cranks and will not start, and read the stored codes. Inspect plug and cable of the sensor.',
        who: 'amateur',
        tool: 'OBD-II reader with live data',
        minutes: [15, 40],
        kitUsd: [20, 40],
        needs: 'running',
        outcomes: [
          {
            result:
              'The speed stays at zero or drops out, or a code names the sensor and its wiring is intact',
            follows: 'The sensor has failed.',
            effect: 'confirms',
          },
          {
            result: 'The signal is steady and no code names it',
            follows: 'The sensor works; look at fuel and spark.',
            effect: 'weakens',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Which code is stored, and was the wiring tested before the sensor?'],
  },
  {
    name: 'Engine control unit (ECU)',
    words: /\becu\b|\becm\b|engine (?:computer|control (?:unit|module))|\bpcm\b/,
    faults: ['engine-control-module-failed', 'engine-software-defect'],
    tests: [
      {
        title: 'Measure supply and earths of the control unit and try to talk to it',
        how: 'Measure battery voltage, main relay, fuses and earths at the plug of the control unit under load, look for water in the plug, then read it with a scan tool. A specialist can test the unit on a bench.',
        who: 'workshop',
        tool: 'Multimeter, wiring diagram and scan tool',
        minutes: [45, 90],
        outcomes: [
          {
            result:
              'All supplies and earths are good and it still does not answer, or a bench test finds it faulty',
            follows: 'The unit has failed: ask for repair or a coded used one beside a new one.',
            effect: 'confirms',
          },
          {
            result: 'A supply, relay, earth or plug is at fault',
            follows: 'Repair that; the unit itself is in order.',
            effect: 'rules-out',
          },
          {
            result: 'It answers and reports faults of its sensors',
            follows: 'It works. Follow the codes; control units are seldom the cause.',
            effect: 'weakens',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Were the supplies and earths measured under load, and with which result?',
      'May a specialist test the unit on a bench before a new one is ordered?',
    ],
  },
  {
    name: 'Engine mount',
    words:
      /engine mount|motor mount|gearbox mount|torque (?:strut|arm|mount)|\bmounts?\b(?<!(?:strut|top|shock) mounts?)/,
    faults: ['engine-mount-broken', 'gearbox-mount-broken'],
    tests: [
      {
        title: 'Watch the engine rock while a helper loads it on the brake',
        how: 'With the handbrake on, the wheels chocked and nobody in front of or behind the car, a helper holds the brake and takes up drive for a moment in first and in reverse. Look how far the engine lifts, then lever each mount gently with the engine off.',
        who: 'amateur',
        tool: 'Torch and pry bar',
        minutes: [15, 30],
        needs: 'moving',
        outcomes: [
          {
            result: 'The engine lifts by some centimetres or the rubber is torn',
            follows: 'That mount is broken: renew it.',
            effect: 'confirms',
          },
          {
            result: 'The engine moves little and all rubbers are whole',
            follows: 'The mounts are in order.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Which mount is it, and may I see it move?'],
  },
  {
    name: 'Drive belt or tensioner',
    words: /(?:aux(?:iliary)?|drive|serpentine|fan|alternator|v) ?belt|belt tensioner|idler|pulley/,
    faults: [
      'drive-belt-worn',
      'belt-tensioner-worn',
      'crank-pulley-damper-failed',
      'alternator-bearing-worn',
    ],
    tests: [
      {
        title:
          'Spray the belt with a little water, then turn the pulleys by hand with the belt off',
        how: 'If the noise changes with a little water on the ribs, it is the belt. With the engine off and the belt off, turn every pulley by hand and feel for play and roughness.',
        who: 'amateur',
        tool: 'Belt tool',
        minutes: [15, 40],
        kitUsd: [15, 35],
        needs: 'running',
        outcomes: [
          {
            result: 'The ribs are cracked or shiny, or one pulley is rough or loose',
            follows: 'Renew that part: belt, tensioner or pulley.',
            effect: 'confirms',
          },
          {
            result: 'The belt is whole and all pulleys turn silently',
            follows: 'The belt drive is in order.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Which pulley makes the noise with the belt off?'],
  },
  {
    name: 'Tappets, cam followers or camshaft',
    words:
      /tappets?|(?:cam )?followers?|hydraulic lifters?|\blifters?\b|rocker arms?|camshaft\b(?! ?(?:sensor|position))/,
    faults: [
      'hydraulic-lifter-noisy',
      'camshaft-lobe-worn',
      'valve-clearance-off',
      'cam-phaser-worn',
    ],
    tests: [
      {
        title:
          'Check oil level and grade, listen with a stethoscope, then look under the cam cover',
        how: 'Check level and grade of the oil first. Listen along the cam cover while the engine idles, cold and warm. Then take the cover off and look at the lobes and followers, and measure the valve clearances where they are adjustable.',
        who: 'workshop',
        tool: 'Stethoscope, feeler gauges and sockets',
        minutes: [60, 120],
        needs: 'running',
        outcomes: [
          {
            result: 'A lobe or follower is worn, or a clearance is out',
            follows: 'That part is worn.',
            effect: 'confirms',
          },
          {
            result: 'The oil was low or of the wrong grade and the tick goes with fresh oil',
            follows: 'Nothing has to be renewed.',
            effect: 'rules-out',
          },
          {
            result: 'The tick sits at the manifold',
            follows: 'It is an exhaust leak.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'May I see the worn lobe or follower in a photograph?',
      'Which oil was in the engine, and was it changed first?',
    ],
  },
  {
    name: 'Intake flaps or carbon in the intake',
    words:
      /(?:swirl|intake|inlet|runner|manifold) ?(?:manifold )?flaps?|walnut|carbon (?:clean|build)|decoke/,
    faults: ['intake-runner-flaps-failed', 'intake-valves-carboned'],
    tests: [
      {
        title: 'Drive the flaps with a scan tool and look into the intake with a camera',
        how: 'Command the flaps open and closed and watch the linkage and the reported position; look at flaps and valves with a camera.',
        who: 'workshop',
        tool: 'Scan tool and borescope',
        minutes: [30, 75],
        needs: 'running',
        outcomes: [
          {
            result: 'The flaps do not follow, are loose, or the valves are thick with carbon',
            follows:
              'Repair or clean that. A loose flap must not be run: it can fall into a cylinder.',
            effect: 'confirms',
          },
          {
            result: 'The flaps follow and the valves are clean',
            follows: 'The intake is in order.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['May I see the picture of the camera?'],
  },
  {
    name: 'Oil pump or strainer',
    words:
      /oil ?pump|oil pressure(?! (?:sensor|switch))|(?:sump |oil )?(?:(?:and|&) )?(?:the )?(?:oil )?(?:strainer|pick-?up(?: pipe)?)/,
    faults: ['oil-pump-worn', 'oil-sludge-strainer-blocked'],
    tests: [
      {
        title: 'Measure the oil pressure with a mechanical gauge',
        how: 'Check the level first. Screw a gauge in place of the sensor and read the pressure hot, at idle and at 2,000 rpm.',
        who: 'workshop',
        tool: 'Oil pressure gauge',
        minutes: [40, 60],
        needs: 'running',
        outcomes: [
          {
            result: 'Pressure is below the maker’s figure',
            follows:
              'The warning is real: leave the engine off. Strainer, pump and bearings come next.',
            effect: 'supports',
          },
          {
            result: 'Pressure is as the maker gives it',
            follows: 'The sensor or its wiring is the fault; the pump is in order.',
            effect: 'rules-out',
          },
        ],
        source: 'manuals',
      },
    ],
    ask: ['What was the pressure in bar, hot, at idle and at 2,000 rpm?'],
  },
  {
    name: 'Oil pressure sensor',
    words: /oil pressure (?:sensor|switch)/,
    faults: ['oil-pressure-sensor-faulty'],
    tests: [
      {
        title: 'Measure the oil pressure with a mechanical gauge',
        how: 'Check the level first. Screw a gauge in place of the sensor and read the pressure hot, at idle and at 2,000 rpm.',
        who: 'workshop',
        tool: 'Oil pressure gauge',
        minutes: [40, 60],
        needs: 'running',
        outcomes: [
          {
            result: 'Pressure is below the maker’s figure',
            follows:
              'The warning is real: leave the engine off. Strainer, pump and bearings come next.',
            effect: 'rules-out',
          },
          {
            result: 'Pressure is as the maker gives it',
            follows: 'The sensor or its wiring is the fault; the pump is in order.',
            effect: 'confirms',
          },
        ],
        source: 'manuals',
      },
    ],
    ask: ['What was the pressure in bar, hot, at idle and at 2,000 rpm?'],
  },
  {
    name: 'Piston rings or a new engine',
    words:
      /piston rings?|\brings\b|new engine|engine (?:is )?(?:worn out|knackered|rebuild)|rebuild the engine|replacement engine|compression|big ends?|bottom end|rod bearing/,
    faults: [
      'piston-rings-worn',
      'piston-damaged-knock',
      'rod-bearing-failed',
      'engine-seized-dry',
    ],
    tests: [
      {
        title: 'Test compression, dry and wet, then leak-down of the weak cylinder',
        how: 'Measure every cylinder warm with the throttle open, repeat with a spoonful of oil in each, then put air into the weak one and listen where it escapes. A knock is first judged by oil level, oil pressure and metal in the oil.',
        who: 'workshop',
        tool: 'Compression and leak-down testers',
        minutes: [60, 120],
        needs: 'running',
        outcomes: [
          {
            result:
              'A cylinder is far below the others and rises with oil, or air escapes into the sump',
            follows: 'Rings or bore are worn.',
            effect: 'confirms',
          },
          {
            result: 'Air escapes at intake or exhaust',
            follows: 'A valve leaks: the head needs work, not the whole engine.',
            effect: 'supports',
          },
          {
            result: 'All cylinders are even and within the maker’s figure',
            follows: 'The engine’s mechanical parts seal. Do not agree to an engine.',
            effect: 'rules-out',
            said: /compression[^.]{0,40}(?:even|fine|good|equal|normal|within)/i,
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'What are the compression figures of all cylinders, in bar?',
      'What did the oil filter show when it was cut open?',
    ],
  },
  {
    name: 'Oil leak: gasket or seal',
    words:
      /rocker (?:cover)?|(?:cam|valve) cover|sump(?!.{0,14}(?:strainer|pick-?up))|(?:crank|rear main|front crank) ?seal|oil leak|oil cooler|oil filter housing/,
    faults: [
      'rocker-cover-gasket-leak',
      'sump-drain-plug-leak',
      'rear-main-seal-leak',
      'timing-cover-front-seal-leak',
      'oil-filter-housing-leak',
    ],
    tests: [
      {
        title: 'Clean the engine, add ultraviolet dye and look where the oil begins',
        how: 'Degrease the dry engine, add dye to the oil, drive some miles and look with an ultraviolet light from above downwards: the highest wet place is the leak.',
        who: 'amateur',
        tool: 'UV leak kit',
        minutes: [40, 90],
        kitUsd: [20, 45],
        needs: 'moving',
        outcomes: [
          {
            result: 'The highest wet place is the seal that was named',
            follows: 'It leaks there. A sweating seal can wait; drops on the ground should not.',
            effect: 'confirms',
          },
          {
            result: 'The oil begins higher up',
            follows: 'Another seal leaks, often a cheaper one; oil runs down and misleads.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'Was the engine cleaned before the leak was placed? May I see a photograph of its highest point?',
    ],
  },
];
