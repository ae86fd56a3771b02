import type { ClaimedRepair } from './claimed-repair.ts';

/** What workshops claim of fuel, exhaust and emissions. */
export const FUEL_CLAIMS: readonly ClaimedRepair[] = [
  {
    name: 'Diesel particulate filter (DPF)',
    words: /\bdpf\b(?!.{0,10}sensor)|particul\w+ filter(?!.{0,10}sensor)|\bgpf\b/,
    faults: ['dpf-soot-blocked', 'gpf-soot-blocked'],
    tests: [
      {
        title: 'Read soot, ash and the pressure difference of the filter with a scan tool',
        how: 'Read differential pressure at idle and at about 2,500 rpm, the reckoned soot and ash load, the distance since the last regeneration, and all stored codes. Check the thin hoses of the pressure sensor.',
        who: 'workshop',
        tool: 'Workshop scan tool',
        minutes: [20, 45],
        needs: 'running',
        outcomes: [
          {
            result:
              'Pressure difference and soot load are high and the sensor reads zero with the engine off',
            follows:
              'The filter is blocked: a forced regeneration or cleaning comes before a new filter.',
            effect: 'confirms',
          },
          {
            result: 'Ash load is near the end of its life',
            follows: 'The filter is worn out; cleaning off the car or a new one is due.',
            effect: 'confirms',
          },
          {
            result:
              'The pressure difference is low, or the sensor reads wrongly with the engine off',
            follows: 'The filter is not blocked. Renew the sensor or its hoses first.',
            effect: 'rules-out',
            said: /(?:differential|diff|dpf) pressure[^.]{0,40}(?:normal|low|fine|within)/i,
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'What are the pressure difference, soot load and ash load?',
      'Why did it block: which fault kept it from regenerating, and is that repaired too?',
      'Was a forced regeneration tried, and could the filter be cleaned instead?',
    ],
  },
  {
    name: 'Pressure sensor of filter, intake or rail',
    words:
      /(?:dpf|particul\w+|differential|pressure) ?(?:filter )?(?:differential )?(?:pressure )?sensor/,
    faults: [
      'dpf-pressure-sensor-failed',
      'manifold-pressure-sensor-failed',
      'rail-pressure-sensor-faulty',
    ],
    tests: [
      {
        title: 'Read the pressure with the ignition on and the engine off',
        how: 'With the engine off a differential sensor must read zero and an intake sensor the air pressure of the day. Then look at its hoses and plug.',
        who: 'amateur',
        tool: 'OBD-II reader with live data',
        minutes: [10, 30],
        kitUsd: [20, 40],
        needs: 'powered',
        outcomes: [
          {
            result: 'It reads something else',
            follows: 'The sensor or its wiring is faulty.',
            effect: 'confirms',
          },
          {
            result: 'It reads right and follows the engine',
            follows: 'The sensor is in order and reports a real pressure.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['What did it read with the engine off?'],
  },
  {
    name: 'Catalytic converter',
    words: /catalytic|\bcats?\b|catalyst|converter(?<!torque converter)/,
    faults: ['catalyst-inefficient', 'catalyst-blocked', 'catalyst-stolen'],
    tests: [
      {
        title: 'Watch the sensor behind the catalyst on live data, and measure back pressure',
        how: 'Warm and steady at 2,000 rpm, compare the sensor before with the one behind: behind a working catalyst it is nearly steady. For loss of power, measure exhaust back pressure. Rule out exhaust leaks, misfires and a tired rear sensor first.',
        who: 'workshop',
        tool: 'Scan tool with live data',
        minutes: [30, 60],
        needs: 'running',
        outcomes: [
          {
            result: 'The rear sensor swings like the front one and there is no leak and no misfire',
            follows:
              'The catalyst is worn. It is an emissions fault, not a danger; find out what wore it.',
            effect: 'confirms',
          },
          {
            result: 'Back pressure is high when revved',
            follows: 'The catalyst is blocked.',
            effect: 'confirms',
          },
          {
            result: 'The rear sensor is steady and back pressure low',
            follows: 'The catalyst works. Look at leak, sensor or misfire instead.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'May I have a recording of both sensors?',
      'Was the exhaust tested for leaks and the engine for misfires first?',
    ],
  },
  {
    name: 'EGR valve or cooler',
    words: /\begr\b|exhaust gas recirc/,
    faults: ['egr-valve-stuck', 'egr-cooler-leaking'],
    tests: [
      {
        title: 'Drive the EGR valve with a scan tool and compare wanted with real position',
        how: 'Command the valve open and closed at idle and watch position and air flow. Then take it off and look for soot that holds it open. A cooler is pressure-tested for coolant.',
        who: 'workshop',
        tool: 'Workshop scan tool',
        minutes: [30, 60],
        needs: 'running',
        outcomes: [
          {
            result: 'It does not follow, or soot holds it open',
            follows: 'The valve sticks; cleaning may be enough before a new one.',
            effect: 'confirms',
          },
          {
            result: 'It follows and air flow answers',
            follows: 'The valve works; the code may come from air flow or vacuum.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['What were wanted and real position?', 'Can it be cleaned?'],
  },
  {
    name: 'Diesel or petrol injectors',
    words: /injectors?\b(?!.{0,12}adblue)|injection nozzle/,
    faults: [
      'diesel-injectors-worn-leak-off',
      'diesel-injector-nozzle-sticking',
      'diesel-injector-seal-blow-by',
      'petrol-injectors-clogged',
      'petrol-injector-leaking',
      'injector-circuit-fault',
    ],
    tests: [
      {
        title: 'Do a leak-off (back-leak) test, and read the injector corrections',
        how: 'On a diesel, lead the return of each injector into a measuring tube at idle and compare the levels; read the smooth-running corrections of each cylinder. On a petrol car, compare misfires and trims, measure the coils and do a balance test of the injectors.',
        who: 'workshop',
        tool: 'Leak-off tubes and scan tool',
        minutes: [40, 90],
        kitUsd: [20, 45],
        needs: 'running',
        outcomes: [
          {
            result: 'One tube fills far faster, or one correction is beyond the maker’s limit',
            follows: 'That injector is worn. One may be overhauled; not all have to be new.',
            effect: 'confirms',
            said: /leak[- ]?(?:off|back)[^.]{0,50}(?:high|far more|too much|excessive|failed|fills? faster)/i,
          },
          {
            result: 'All return alike and all corrections are within limits',
            follows:
              'The injectors are in order. Compression, air, fuel supply and mounts come next.',
            effect: 'rules-out',
            said: /leak[- ]?(?:off|back)[^.]{0,50}(?:even|fine|good|equal|alike|passed|within)/i,
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'May I see the leak-off levels or the correction figures of each injector?',
      'Which injectors are beyond the limit, and will new ones be coded to the car?',
    ],
  },
  {
    name: 'High-pressure fuel pump',
    words: /high[- ]?pressure (?:fuel |diesel )?pump|\bhpfp\b|injection pump|cp4/,
    faults: [
      'hpfp-petrol-worn',
      'diesel-cp4-pump-breakup',
      'diesel-metering-valve-sticking',
      'fuel-pressure-regulator-leaking',
    ],
    tests: [
      {
        title: 'Compare wanted and real rail pressure, and measure the low-pressure supply first',
        how: 'Read wanted and real rail pressure while cranking, at idle and under load. Measure supply pressure before the pump, look at the filter, and on a diesel look for metal in the fuel and for injectors that leak off.',
        who: 'workshop',
        tool: 'Scan tool and fuel pressure gauge',
        minutes: [40, 90],
        needs: 'running',
        outcomes: [
          {
            result:
              'Supply is right, injectors do not leak off, and rail pressure still falls short',
            follows: 'The high-pressure pump or its metering valve is worn.',
            effect: 'confirms',
          },
          {
            result: 'Supply pressure is low or the filter is blocked',
            follows: 'The feed is the fault, which is far cheaper.',
            effect: 'rules-out',
          },
          {
            result: 'Metal glitters in the fuel',
            follows: 'The pump is breaking up: do not start the engine again.',
            effect: 'confirms',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'What were wanted and real rail pressure, and the pressure before the pump?',
      'May I see the fuel from the filter in a clear jar?',
    ],
  },
  {
    name: 'Fuel pump in the tank',
    words: /fuel ?pump|lift ?pump|feed ?pump/,
    faults: ['fuel-pump-in-tank-failing', 'fuel-pump-impeller-swollen', 'diesel-lift-pump-failed'],
    tests: [
      {
        title: 'Measure fuel pressure and delivery, and the voltage at the pump',
        how: 'Connect a gauge where the maker allows it and read pressure with the pump running and under load. If it is low, measure voltage and earth at the pump plug while it should run; check fuse and relay.',
        who: 'workshop',
        tool: 'Fuel pressure gauge and multimeter',
        minutes: [40, 90],
        needs: 'running',
        outcomes: [
          {
            result: 'Full voltage arrives and pressure is low or nothing runs',
            follows: 'The pump has failed.',
            effect: 'confirms',
          },
          {
            result: 'No voltage arrives',
            follows: 'Fuse, relay, control unit or wiring is the fault.',
            effect: 'supports',
          },
          {
            result: 'Pressure is right while the fault is there',
            follows: 'The pump is in order.',
            effect: 'rules-out',
          },
        ],
        source: 'manuals',
      },
    ],
    ask: ['What was the fuel pressure, and was there voltage at the pump?'],
  },
  {
    name: 'Fuel filter',
    words: /fuel filter|diesel filter/,
    faults: ['diesel-fuel-filter-clogged', 'petrol-fuel-filter-clogged'],
    tests: [
      {
        title: 'Look up when the filter was changed and compare fuel pressure before and behind it',
        how: 'Find the last change in the papers, and measure pressure or vacuum before and behind the filter under load.',
        who: 'workshop',
        tool: 'Fuel pressure gauge',
        minutes: [20, 45],
        needs: 'running',
        outcomes: [
          {
            result: 'It is past its interval or pressure falls across it',
            follows: 'It is due, and cheap.',
            effect: 'confirms',
          },
          {
            result: 'It is new and pressure is the same on both sides',
            follows: 'The filter is not the cause.',
            effect: 'rules-out',
          },
        ],
        source: 'manuals',
      },
    ],
    ask: ['May I have the old filter?'],
  },
  {
    name: 'Glow plugs',
    words: /glow ?plugs?/,
    faults: ['glow-plugs-failed'],
    tests: [
      {
        title: 'Measure the resistance of each glow plug',
        how: 'Engine off and cold, take the lead off and measure each plug against the engine block. Then see whether the controller sends voltage.',
        who: 'amateur',
        tool: 'Multimeter',
        minutes: [20, 40],
        kitUsd: [15, 40],
        outcomes: [
          {
            result: 'A plug is open, far above the others',
            follows: 'That plug has failed.',
            effect: 'confirms',
          },
          {
            result: 'All are about 0.5 to 2 ohms and get voltage',
            follows: 'The glow plugs are in order.',
            effect: 'rules-out',
          },
        ],
        source: 'part-makers',
      },
    ],
    ask: ['What is the resistance of each plug?', 'What is agreed if one breaks off in the head?'],
  },
  {
    name: 'AdBlue or NOx system',
    words: /ad ?blue|\bnox\b|\bscr\b|urea/,
    faults: ['adblue-dosing-failed', 'nox-sensor-failed', 'adblue-low-or-contaminated'],
    tests: [
      {
        title: 'Read both NOx sensors and run the dosing test with a scan tool',
        how: 'Check quality and level of the fluid, read the NOx values before and behind the catalyst, and measure how much the injector doses.',
        who: 'workshop',
        tool: 'Workshop scan tool',
        minutes: [40, 90],
        needs: 'running',
        outcomes: [
          {
            result: 'Dosing is short or a sensor reads impossible values',
            follows: 'That part is faulty.',
            effect: 'confirms',
          },
          {
            result: 'Dosing and sensors are right',
            follows:
              'Look at fluid quality and software; some makers pay for these parts for longer.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Which part failed which test?', 'Is there a goodwill programme of the maker for it?'],
  },
  {
    name: 'Exhaust: silencer, flexi or manifold',
    words:
      /exhaust(?! gas)|back ?box|centre (?:box|pipe)|silencer|\bflexi\b|muffler|manifold(?!.{0,12}sensor)/,
    faults: [
      'silencer-rusted-through',
      'exhaust-flex-pipe-broken',
      'exhaust-manifold-leak',
      'exhaust-heat-shield-loose',
    ],
    tests: [
      {
        title:
          'Look and listen along the exhaust on a lift, cold, with the outlet held shut for a moment',
        how: 'On a lift with the engine idling cold, a helper holds a rag over the outlet for some seconds: a leak hisses. Black soot marks show where it leaks.',
        who: 'workshop',
        tool: 'Lift',
        minutes: [10, 30],
        needs: 'running',
        outcomes: [
          {
            result: 'It hisses or soot shows at the part that was named',
            follows: 'That part leaks.',
            effect: 'confirms',
          },
          {
            result: 'It is leak-free and a shield or hanger rattles',
            follows: 'A clamp or a rubber cures it.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'May I see the hole from below?',
      'Can a section be renewed instead of the whole system?',
    ],
  },
  {
    name: 'Idle valve, or cleaning the throttle',
    words: /idle (?:air )?(?:control )?valve|throttle (?:body )?clean|dirty throttle/,
    faults: ['idle-air-valve-sticking', 'throttle-body-carboned', 'throttle-idle-adaptation-lost'],
    tests: [
      {
        title:
          'Look at the throttle plate and the idle valve, clean them and teach the idle in again',
        how: 'With the engine off take the intake pipe off, look at the plate and valve for black carbon, clean them with throttle cleaner and relearn the idle.',
        who: 'amateur',
        tool: 'Screwdriver and throttle cleaner',
        minutes: [20, 45],
        kitUsd: [8, 20],
        outcomes: [
          {
            result: 'Carbon is there and the idle is well after cleaning',
            follows: 'Cleaning was the repair.',
            effect: 'confirms',
          },
          {
            result: 'It is clean, or cleaning changes nothing',
            follows: 'Look for an air leak next.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['May I see the plate before and after?'],
  },
  {
    name: 'Throttle body',
    words: /throttle (?:body|valve)(?! clean)|\betb\b/,
    faults: ['electronic-throttle-body-failed', 'throttle-position-sensor-failed'],
    tests: [
      {
        title: 'Compare wanted and real throttle angle, and look at the plate',
        how: 'Read wanted and real throttle angle and both position signals with live data, look at the plate for carbon, clean it and teach it in again.',
        who: 'amateur',
        tool: 'OBD-II reader with live data',
        minutes: [30, 60],
        kitUsd: [20, 45],
        needs: 'powered',
        outcomes: [
          {
            result: 'A position signal jumps or the plate does not follow after cleaning',
            follows: 'The throttle body is faulty.',
            effect: 'confirms',
          },
          {
            result: 'It follows once it is clean and taught in',
            follows: 'Cleaning was the repair.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: ['Was it cleaned and taught in first?'],
  },
  {
    name: 'Hybrid or drive battery',
    words: /(?:hybrid|traction|drive|high[- ]voltage|hv|ev) ?batter\w+/,
    faults: ['hybrid-battery-worn', 'ev-battery-degraded', 'ev-battery-module-weak'],
    tests: [
      {
        title: 'Read state of health and the voltage of each cell block under load',
        how: 'With a tool that reads the battery control unit, compare all cell blocks at rest and under load, read state of health, temperatures and codes, and look at the battery’s fan and filter. High voltage: nobody but a trained person opens anything.',
        who: 'workshop',
        tool: 'Scan tool with high-voltage coverage',
        minutes: [40, 90],
        needs: 'powered',
        outcomes: [
          {
            result: 'One block falls away from the others under load',
            follows:
              'That module is weak: repair of the module beside a whole battery should be priced.',
            effect: 'confirms',
          },
          {
            result: 'All blocks are even and health is above the maker’s warranty limit',
            follows: 'The battery is in order; look at fan, sensors and 12 V battery.',
            effect: 'rules-out',
          },
        ],
        source: 'practice',
      },
    ],
    ask: [
      'What are the state of health and the voltages of all blocks under load?',
      'Is it within the maker’s battery warranty (often 8 years or 100,000 miles)?',
    ],
  },
];
