import { DIESEL_ONLY, SPARK, SPARK_NO_LPG, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Pumps: from the tank to the rail. */
export const pumpFaults = {
  'fuel-pump-in-tank-failing': {
    name: 'Failing electric fuel pump in the tank',
    workshopName: 'Low-pressure fuel pump output below specification',
    summary:
      'The electric pump in the tank is worn or its motor is giving up. Fuel pressure falls short under load first, then the engine stalls or no longer starts.',
    prior: 8,
    fits: { fuels: SPARK },
    shifts: [
      { minMiles: 90_000, factor: 1.6, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.5, source: 'wear part' },
      {
        makes: ['Chevrolet', 'GMC'],
        years: [1996, 2007],
        factor: 1.4,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      'cranks-no-start': 0.45,
      'stalls-while-driving': 0.42,
      'loss-of-power': 0.3,
      'fuel-pump-whine': 0.25,
      hesitation: 0.22,
      'check-engine-light': 0.22,
      'hard-start-hot': 0.15,
      'stalls-at-idle': 0.13,
      'fuel-warning': 0.12,
      'hard-start-cold': 0.1,
      misfire: 0.08,
      'wont-start': 0.24,
      'speed-capped': 0.08,
      'no-fuel-signs': 0.45,
    },
    against: ['no-crank', 'black-smoke'],
    conditions: {
      accelerating: 0.35,
      uphill: 0.25,
      'hot-weather': 0.25,
      intermittent: 0.4,
      'gradual-onset': 0.35,
    },
    codes: { P0087: 0.35, P0171: 0.3, P0174: 0.2, P0230: 0.08, P2635: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The engine may cut out in traffic without warning, which also takes away power steering and brake assistance. Keep off fast roads until the pressure has been measured.',
    },
    patterns: [
      'A pump that has begun to whine often runs for weeks and then stops for good, usually on a hot day with a low tank.',
      'Running the tank close to empty all the time cooks the pump, which is cooled by the fuel around it.',
    ],
    checks: [
      {
        title: 'Listen for the pump to prime',
        steps: [
          'In a quiet place, open the fuel flap or lift the rear seat base so that you can hear the tank.',
          "Let a helper switch the ignition on without starting. Listen for a hum of about two seconds. Some cars prime when the driver's door is opened.",
          'Repeat three times.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'No sound at all, and the engine turns over but does not fire',
            means: 'The pump does not run: it or its supply has failed.',
            effect: 'supports',
          },
          {
            finding: 'A loud, changing howl',
            means: 'The pump is worn or starved.',
            effect: 'supports',
          },
          {
            finding: 'The same quiet hum every time',
            means: 'The pump runs, though its pressure may still be low.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the long-term fuel trim',
        steps: [
          'Connect an OBD-II reader and show the fuel trims live.',
          'Note them at idle, then at a steady 55 mph and on a gentle climb.',
        ],
        tool: 'OBD-II reader',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Near zero at idle, above +12 % under load',
            means: 'Fuel runs short as demand rises, as with a weak pump or a blocked filter.',
            effect: 'supports',
          },
          {
            finding: 'High at idle and near zero under load',
            means: 'An air leak is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the fuel pressure under load',
        steps: [
          'Read the low-pressure sensor with a scan tool where the car has one. Otherwise have a gauge fitted to the test port on a cold engine with the pressure released, as petrol spurts out there.',
          'Compare the reading with the service data at idle, with the throttle snapped open and on a full-throttle pull.',
          'Switch off and watch for ten minutes how far it falls.',
        ],
        tool: 'Fuel pressure gauge or scan tool',
        minutes: 30,
        needs: 'driven-hard',
        outcomes: [
          {
            finding:
              'Pressure below the stated value, falling further under load, with full battery voltage at the pump',
            means: 'The pump no longer delivers.',
            effect: 'confirms',
          },
          {
            finding: 'Pressure low, and voltage at the pump plug is well below battery voltage',
            means: 'Wiring, relay or control module starves the pump.',
            effect: 'weakens',
          },
          {
            finding: 'Pressure steady and correct throughout',
            means: 'The pump is sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel pump module in the tank',
      overview:
        'The pump hangs in a module under the rear seat, under the boot floor or on top of a tank that must be lowered. Change the complete module where it is sold as one: the strainer, the seals and often the level sender come with it. A clean tank and a new seal decide whether it lasts.',
      minutes: [90, 300],
      tools: [
        'Lock-ring tool',
        'Fuel-line release tools',
        'Approved fuel container and hand pump',
        'Socket set',
        'Jack, axle stands and a tank support if the tank comes down',
        'Fire extinguisher',
        'Soft brush and damp cloths',
        'Eye protection',
        'Cold LED torch',
      ],
      steps: [
        'Run the tank down to a quarter or less. Work outdoors or with the doors open, with no flame, heater or inspection lamp with a bulb near.',
        'Relieve the pressure: pull the pump fuse or relay, run the engine until it dies and crank for three seconds more. Then disconnect the 12-volt battery.',
        'Find the access cover under the rear seat or boot floor. Where there is none, pump the tank empty, support it, free the filler and vent hoses and lower it enough to reach the top.',
        'Brush and wipe the dirt off the module with a damp cloth before opening anything, since sand in the tank kills the next pump. Use no vacuum cleaner here: its motor sparks.',
        'Unplug the connector and look at its pins: brown or melted pins mean the plug must be changed too. Release the fuel lines with a rag around them.',
        'Undo the lock ring with the proper tool or a brass drift, never with a steel chisel. Lift the module out at an angle so that the level float is not bent, and let it drain.',
        'Look into the tank with a cold LED torch, switched on before the tank is opened. Rust, water or swollen debris must come out first.',
        'Set the new seal dry in its groove, lower the new module with its arrow in line with the mark and tighten the ring until its stop.',
        'Refit the lines until they click and tug on each. Connect the battery and switch the ignition on four times to fill the system before starting.',
        'Look for leaks with the engine running, drive ten minutes and look again. Repeat the hill or speed that starved it: it must pull cleanly. Fill the tank fully once to check the seal.',
      ],
      safety: [
        'Fuel vapour explodes. No smoking, no mains inspection lamps, no grinding. Keep a class B extinguisher within reach.',
        'The system holds pressure for hours after switching off. Relieve it and wear eye protection.',
        'Where the tank comes down, put the car on axle stands and the tank on its own support. Never lie below either on a jack.',
        'On hybrids follow the vehicle manual: some pumps sit close to orange high-voltage cables that must not be touched.',
      ],
      stopIf:
        'Stop if the lock ring is rusted solid, the tank must come off and you have no proper support, or fuel has soaked the insulation or carpet.',
    },
    parts: [
      { name: 'Fuel pump module', usd: [110, 520] },
      { name: 'Tank seal and lock ring', usd: [10, 45] },
    ],
    labourHours: [1.2, 3.5],
    diy: 'hard',
  },

  'fuel-pump-impeller-swollen': {
    name: 'Fuel pump with swollen plastic impeller (recalled pump)',
    workshopName: 'Low-pressure fuel pump impeller deformation (Denso recall)',
    summary:
      'The plastic impeller of some low-pressure pumps soaks up fuel, swells and rubs on its housing. The pump slows or jams and a nearly new car runs roughly, stalls or does not start.',
    prior: 1.1,
    fits: { fuels: SPARK_NO_LPG, years: [2012, 2024] },
    shifts: [
      {
        makes: ['Toyota', 'Lexus'],
        years: [2013, 2020],
        factor: 5,
        source: 'NHTSA recall 20V-012',
      },
      {
        makes: ['Honda', 'Acura'],
        years: [2017, 2020],
        factor: 6,
        source: 'NHTSA recalls 21V-215 and 23V-858',
      },
    ],
    symptoms: {
      'stalls-while-driving': 0.55,
      'cranks-no-start': 0.35,
      'loss-of-power': 0.32,
      'check-engine-light': 0.3,
      'rough-idle': 0.15,
      hesitation: 0.15,
      'limp-mode': 0.1,
      'many-warnings': 0.1,
      'stalls-at-idle': 0.12,
      'wont-start': 0.17,
      'car-shakes': 0.03,
      'no-fuel-signs': 0.3,
    },
    against: ['fuel-leak', 'fuel-smell'],
    conditions: { 'sudden-onset': 0.5, 'hot-weather': 0.2, 'at-low-speed': 0.3 },
    codes: { P0087: 0.4, P0171: 0.2, P2635: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A recalled pump can stop at motorway speed without warning. Ring a dealer with the VIN and ask for the recall repair before driving further.',
    },
    patterns: [
      'Strikes cars of any mileage, often below 50,000 miles, and often after the car stood new with fuel for months.',
      'Engine often restarts after some minutes and behaves normally, so that the dealer finds nothing the first time.',
    ],
    checks: [
      {
        title: 'Look the VIN up for open fuel-pump recalls',
        steps: [
          'Read the VIN at the foot of the windscreen or on the registration document.',
          "Enter it on the safety authority's recall page, such as nhtsa.gov/recalls, and on the manufacturer’s own page.",
          'Ask the dealer for the repair history of the car: an earlier recall repair is listed there.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'A fuel-pump recall is open',
            means: 'The car has a pump of the bad kind, and the repair is free.',
            effect: 'confirms',
          },
          {
            finding: 'No recall lists this VIN',
            means: 'A pump can still fail, but not for this known reason.',
            effect: 'weakens',
          },
          {
            finding: 'The recall has been carried out',
            means: 'The swollen impeller is no longer in the car.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read what the last stall left in the memory',
        steps: [
          'Do not drive to provoke it: read what the last stall left behind. Switch the ignition on, leave the engine off and open the freeze frame.',
          'Save the freeze frame, and note the speed, the fuel level and the coolant temperature in it.',
          'Look at the low fuel pressure and the fuel trims of that moment.',
        ],
        tool: 'OBD-II reader',
        minutes: 30,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The stored pressure had collapsed, or the trims were at their positive limit',
            means: 'The pump stopped delivering at that moment.',
            effect: 'supports',
          },
          {
            finding: 'The stored pressure and trims are normal',
            means: 'Ignition or control electronics is the cause rather.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the recalled low-pressure fuel pump replaced',
      overview:
        'This is a safety recall, so the manufacturer pays for the improved pump: you buy no part. Your work is to prove the recall, to have the car collected by the dealer and to make sure that the right pump goes in.',
      minutes: [30, 90],
      tools: ['VIN', 'Photo of the warning or a saved OBD-II log'],
      steps: [
        'Check the VIN for open recalls on the government page and print the result.',
        'Write down each stall: date, speed, fuel level, outside temperature and whether it restarted. Dealers act on dated notes.',
        'Ring the dealer, quote the recall and ask whether the part is in stock. Ask for recovery or a loan car, as many manufacturers pay for both while the car is unsafe.',
        'The workshop relieves the pressure, opens the tank and swaps the pump or the complete module for the one with the changed impeller material.',
        'On turbo and direct-injection engines ask them to check the high-pressure side afterwards, as a starved high-pressure pump can be harmed.',
        'Collect the car with an invoice that names the recall and the new part number. Keep it with the car.',
        'Afterwards fill the tank, drive a week and check for fuel smell by the rear seat: a pinched tank seal is the usual slip.',
        'If you paid for the same repair earlier, send the invoice to the manufacturer. Recalls normally refund it.',
      ],
      safety: [
        'Do not drive on a recalled pump. If the engine dies on the move, steer to the side at once, as assistance for brakes and steering fades.',
        'Do not open the tank of a car under recall yourself: vapour burns and the free repair may be refused.',
      ],
      stopIf: 'Leave the tank and the pump to the dealer, and have the car collected.',
    },
    parts: [],
    labourHours: [0, 0],
    diy: 'workshop',
  },

  'fuel-pump-control-module-failed': {
    name: 'Fuel pump control module or relay failed',
    workshopName: 'Fuel pump driver module (FPCM), relay or feed open circuit',
    summary:
      'The module, relay, fuse or plug that feeds the pump has corroded or burnt. A good pump then gets no current or too little, so the engine dies suddenly and may restart as if nothing had happened.',
    prior: 3.3,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Ford', 'Lincoln', 'Mercury'],
        years: [2004, 2014],
        factor: 2,
        source: 'widely reported by owners (driver module corroding on the rear frame)',
      },
      {
        makes: ['Dodge', 'Jeep', 'Ram', 'Chrysler'],
        years: [2010, 2014],
        factor: 2.5,
        source: 'widely reported by owners (fuel pump relay in the TIPM)',
      },
      {
        makes: ['Chevrolet', 'GMC', 'Cadillac'],
        years: [2007, 2016],
        factor: 1.5,
        source: 'widely reported by owners (module above the spare wheel)',
      },
      { minAgeYears: 8, factor: 1.4, source: 'corrosion' },
    ],
    symptoms: {
      'cranks-no-start': 0.58,
      'stalls-while-driving': 0.4,
      'check-engine-light': 0.25,
      'loss-of-power': 0.15,
      'stalls-at-idle': 0.12,
      'fuel-warning': 0.1,
      'fuse-blows': 0.1,
      'limp-mode': 0.08,
      'battery-drains': 0.05,
      'electrical-smell': 0.04,
      'wont-start': 0.28,
      'no-fuel-signs': 0.45,
    },
    against: ['fuel-pump-whine', 'fuel-leak'],
    conditions: { intermittent: 0.5, 'sudden-onset': 0.55, 'wet-weather': 0.2 },
    codes: {
      P0230: 0.3,
      P0231: 0.2,
      P0232: 0.15,
      P025A: 0.2,
      P0627: 0.2,
      P069E: 0.15,
      U0109: 0.15,
      P0233: 0.1,
      P023F: 0.1,
      P025B: 0.1,
      P025C: 0.1,
      P025D: 0.1,
      P0628: 0.1,
      P0629: 0.1,
      P062A: 0.1,
    },
    severity: 'high',
    drive: {
      verdict: 'caution',
      reason:
        'The feed can drop out at any moment and stop the engine in traffic. Use quiet roads only until it is repaired.',
    },
    patterns: [
      'A module bolted to a steel frame rail corrodes from behind, where salt packs between its aluminium back and the frame.',
      'A relay with burnt contacts often works again after a knock, which is a finding and not a repair.',
    ],
    checks: [
      {
        title: 'Swap the fuel pump relay and check its fuse',
        steps: [
          'Find the fuel pump fuse and relay in the plan on the fuse-box lid.',
          'Pull the fuse and look at its strip. Look at the contacts for heat.',
          'Swap the relay with another of exactly the same number, such as the horn relay, and try to start.',
        ],
        tool: 'Fuse puller',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Starts with the other relay, or the fuse was blown or its socket is brown',
            means: 'The feed to the pump was open here.',
            effect: 'confirms',
          },
          {
            finding: 'No change, fuse intact and clean',
            means: 'The relay is not it, the module or the pump remains.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the voltage at the pump plug',
        steps: [
          'Reach the pump plug under the seat or on the module.',
          'Connect the meter across feed and earth of the pump with the plug still on, using back probes.',
          'Let a helper crank the engine.',
          'A module controls the pump in pulses, so expect a value between 6 and 13 volts there.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        needs: 'running',
        outcomes: [
          {
            finding: 'No voltage while cranking',
            means: 'Relay, module, inertia switch or wiring is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'Full voltage and a silent pump',
            means: 'The pump itself has failed.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect the control module and its plug',
        steps: [
          'Find where the module sits: behind a boot trim, above the spare wheel or on the frame near the tank.',
          'Unplug it with the battery disconnected and look for green crust, water or a cracked case.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'Corroded back, burst case or green pins',
            means: 'Moisture has destroyed the module.',
            effect: 'supports',
          },
          {
            finding: 'Dry, bright pins and an undamaged case',
            means: 'Corrosion is not the cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel pump control module and repair its feed',
      overview:
        "The work is electrical and usually clean. Prove with a meter which part breaks the circuit before buying, because pump, relay, module and a corroded earth all look the same from the driver's seat.",
      minutes: [30, 120],
      tools: [
        'Multimeter with back probes',
        'Socket set',
        'Contact cleaner and dielectric grease',
        'Crimp tool and heat-shrink splices',
        'OBD-II reader',
      ],
      steps: [
        'Read the codes first: P0230 to P0232, P025A or P0627 point to the circuit rather than to the pump.',
        'Check the inertia cut-off switch where the car has one, often in the boot or a footwell. Press its button once, if there has been no crash and no fuel smell.',
        'Test fuse, relay, feed and earth in this order. With the pump running, more than half a volt between battery minus and pump earth is a bad earth.',
        'Disconnect the 12-volt battery and unplug the module. Undo its bolts, which may be rusted through on frame-mounted units.',
        'Clean the plug with contact cleaner. Replace a plug whose pins are brown, using sealed crimp splices staggered along the loom.',
        'Mount the new module with the stand-offs or spacers of the newer kit, so that air and water pass behind it.',
        'Put a thin film of dielectric grease on the plug seal, connect everything and reconnect the battery.',
        'Some modules must be programmed with the manufacturer’s tool. If the engine cranks without starting and a module code stays, have that done.',
        'Clear the codes, start, and wiggle the loom while idling. The engine must not falter. Drive for half an hour in the conditions that stopped it and read the codes once more.',
      ],
      safety: [
        'Never bridge the pump permanently with a wire: the crash cut-off no longer works and a broken line would feed a fire.',
        'Keep sparks away from the tank. Disconnect the battery before unplugging anything near it.',
      ],
      stopIf:
        'Stop if the fuse blows again at once, or the fault lies in a sealed fuse-box module that needs programming.',
    },
    parts: [
      { name: 'Fuel pump control module or relay', usd: [15, 220] },
      { name: 'Plug repair pigtail', usd: [12, 45] },
    ],
    labourHours: [0.5, 1.8],
    diy: 'moderate',
  },

  'hpfp-petrol-worn': {
    name: 'High-pressure pump failing (direct-injection petrol)',
    workshopName: 'GDI high-pressure fuel pump: low delivery or worn tappet',
    summary:
      'The camshaft-driven pump can no longer build the pressure that direct injection needs, because its plunger, valve or the cam follower under it is worn. Starting takes long and the car drops to reduced power under load.',
    prior: 4.1,
    fits: { fuels: SPARK_NO_LPG, years: [2004, 2099] },
    shifts: [
      {
        makes: ['BMW'],
        models: ['335i', '335xi', '535i', '135i', 'X6', '335is', 'Z4'],
        years: [2007, 2010],
        factor: 7,
        source: 'maker recall of 2010 for the twin-turbo six-cylinder engine',
      },
      {
        makes: ['Volkswagen', 'Audi'],
        years: [2005, 2009],
        factor: 3,
        source: 'widely reported by owners (cam follower of the 2.0 FSI turbo engine)',
      },
      { minMiles: 80_000, factor: 1.5, source: 'wear part' },
    ],
    symptoms: {
      'limp-mode': 0.4,
      'loss-of-power': 0.38,
      'hard-start-hot': 0.25,
      'hard-start-cold': 0.22,
      'check-engine-light': 0.45,
      'engine-tick': 0.2,
      hesitation: 0.2,
      'stalls-while-driving': 0.15,
      'oil-level-rising': 0.07,
      misfire: 0.12,
      'wont-start': 0.08,
      'fuel-warning': 0.12,
    },
    against: ['fuel-pump-whine'],
    conditions: { accelerating: 0.5, 'starting-up': 0.35, 'at-high-speed': 0.25 },
    codes: {
      P0087: 0.6,
      P228C: 0.25,
      P2293: 0.15,
      P0088: 0.06,
      P0300: 0.1,
      P0171: 0.1,
      P228D: 0.05,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Power can fail when you pull out or overtake. If fuel dilutes the oil or the pump rattles, stop, because the camshaft and bearings are at risk.',
    },
    patterns: [
      'A worn follower under the pump is the cheap part: ignored, it wears through and ruins pump and camshaft.',
      'Long cranking with a rail that climbs slowly on the scan tool points to the pump and not to the injectors.',
    ],
    checks: [
      {
        title: 'Compare requested and actual rail pressure',
        steps: [
          'Show rail pressure requested and actual on a scan tool.',
          'Note them while cranking, at idle and on a third-gear full-throttle pull.',
          'Look at the low-pressure value at the same moment where the car reports it.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 25,
        needs: 'driven-hard',
        outcomes: [
          {
            finding:
              'Actual falls far below the requested figure while the low-pressure side stays right',
            means: 'The high-pressure pump does not keep up.',
            effect: 'confirms',
          },
          {
            finding: 'Both sides fall together',
            means: 'The tank pump or filter starves the high-pressure pump.',
            effect: 'weakens',
          },
          {
            finding: 'Actual follows the requested figure closely',
            means: 'The pump is good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Smell the dipstick for petrol',
        steps: [
          'With the engine cool, pull the dipstick and note the level.',
          'Wipe a drop on paper and smell it.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'Level above maximum and a sharp petrol smell',
            means: 'The pump shaft seal, or an injector, leaks into the oil.',
            effect: 'supports',
          },
          {
            finding: 'Level normal, no fuel smell',
            means: 'The pump does not leak inwards, though it can still be short of pressure.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the pump tappet',
        steps: [
          'Have the pressure relieved and the pump unbolted evenly from the cylinder head.',
          'Look at the follower face and the pump plunger end.',
        ],
        tool: 'Hand tools',
        minutes: 60,
        outcomes: [
          {
            finding: 'Black coating worn through, a dished or holed face',
            means: 'The follower is worn out and has cost the pump its stroke.',
            effect: 'confirms',
          },
          {
            finding: 'Face undamaged and evenly dark',
            means: 'The follower is good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the direct-injection high-pressure pump and its tappet',
      overview:
        'The pump sits on the cylinder head and is driven by a cam lobe. The job is short, but the pressure in the rail is dangerous and the steel pipe seals only once on many engines. Replace the tappet and the pipe with the pump.',
      minutes: [90, 180],
      tools: [
        'Flare-nut crowfoot and torque wrench',
        'Socket set',
        'Scan tool with live data',
        'Lint-free rags and caps for open lines',
        'Eye protection and nitrile gloves',
        'Fire extinguisher',
        'New O-rings',
        'Brake cleaner',
      ],
      steps: [
        'Let the engine cool overnight. Pull the tank-pump fuse, start, let it die and crank again.',
        'Switch the ignition on and read the rail pressure on the scan tool: it must be down to a few bar before any union is touched. Then disconnect the battery. Keep a rag over the nut as you crack it open.',
        'Clean round the pump with brake cleaner and compressed air, eyes protected. One grain of grit blocks an injector.',
        'Unplug the pump, remove the low-pressure hose and take off the high-pressure pipe, holding the pump union against turning.',
        'Turn the crankshaft by hand until the cam lobe is down, so that the spring load is least. Undo the bolts half a turn at a time, or the pump tilts and its flange cracks.',
        'Lift out the tappet. Check the cam lobe for pitting with a mirror, since a pitted lobe eats a new tappet in weeks.',
        'Oil and fit the new tappet, a new O-ring and the pump. Draw the bolts down evenly and finish at the torque in the vehicle manual.',
        'Fit the new high-pressure pipe with both nuts by hand first, then at the stated torque. Never bend it to fit.',
        'Reconnect, prime the tank pump several times and start. Look for a leak with a piece of card, not with a finger.',
        'Clear the codes and watch requested against actual pressure on a road test with full load. No code may come back. Change the oil and filter if the oil smelt of petrol.',
      ],
      safety: [
        'Rail fuel at 50 to 350 bar cuts through skin. An injection injury looks small and costs fingers: go to hospital at once.',
        'Fuel on a hot turbo or exhaust ignites. Work on a cold engine with an extinguisher beside you.',
      ],
      stopIf:
        'Stop if the cam lobe is worn, a bolt shears or the pipe weeps after tightening once to the stated torque.',
    },
    parts: [
      { name: 'High-pressure fuel pump', usd: [180, 750] },
      { name: 'Cam follower', usd: [20, 60] },
      { name: 'High-pressure pipe and seals', usd: [25, 120] },
      { name: 'Oil and filter', usd: [35, 80], ifNeeded: true },
    ],
    labourHours: [1, 2.5],
    diy: 'hard',
  },

  'diesel-cp4-pump-breakup': {
    name: 'Diesel high-pressure pump breaking up (CP4 type)',
    workshopName: 'CP4 high-pressure pump failure with metal contamination of the fuel system',
    summary:
      'The roller tappet in the high-pressure pump turns sideways or runs dry and mills steel off itself. The shavings travel through rail, injectors and return line into the tank, and the engine stops.',
    prior: 1.7,
    fits: { fuels: DIESEL_ONLY, years: [2008, 2099] },
    shifts: [
      {
        makes: ['Ford'],
        models: ['F-250', 'F-350', 'F-450', 'Super Duty', 'F250', 'F350'],
        years: [2011, 2022],
        factor: 4,
        source: 'widely reported by owners (6.7 diesel with CP4 pump)',
      },
      {
        makes: ['Chevrolet', 'GMC'],
        models: ['Silverado', 'Sierra'],
        years: [2011, 2016],
        factor: 4,
        source: 'widely reported by owners (LML diesel with CP4 pump)',
      },
      { makes: ['BMW'], years: [2014, 2018], factor: 2.5, source: 'NHTSA recall 21V-586' },
      { makes: ['Ram'], years: [2019, 2020], factor: 4, source: 'NHTSA recall 21V-880' },
      {
        makes: ['Jeep', 'Ram'],
        years: [2014, 2018],
        factor: 2,
        source: 'widely reported by owners (3.0 V6 diesel)',
      },
      {
        makes: ['Volkswagen', 'Audi'],
        years: [2009, 2015],
        factor: 2.5,
        source: 'widely reported by owners (2.0 and 3.0 TDI with CP4 pump)',
      },
    ],
    symptoms: {
      'stalls-while-driving': 0.5,
      'cranks-no-start': 0.5,
      'metal-in-fuel': 0.45,
      'loss-of-power': 0.35,
      'check-engine-light': 0.35,
      'limp-mode': 0.25,
      'fuel-warning': 0.2,
      'stalls-at-idle': 0.15,
      'rough-idle': 0.1,
      'engine-knock': 0.08,
      'wrong-fuel-added': 0.06,
      'wont-start': 0.24,
    },
    against: ['blue-smoke', 'fuel-smell'],
    conditions: { 'sudden-onset': 0.6, 'at-high-speed': 0.35, accelerating: 0.25 },
    codes: { P0087: 0.65, P0088: 0.05, P0191: 0.12, P2291: 0.25, P2293: 0.1 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Every turn of the engine sends more metal into the injectors, and the engine can die in fast traffic. Do not crank it again and have it collected.',
      engineOff: true,
    },
    patterns: [
      'Air in the fuel, water or low-lubricity fuel starts it, and running the tank dry even once is a known trigger.',
      'A new pump fitted onto an uncleaned system fails again within weeks.',
    ],
    checks: [
      {
        title: 'Look for glitter in the fuel filter',
        steps: [
          'Do not crank the engine any more.',
          'Drain the filter bowl or cut the old filter open over a clean white tray.',
          'Move a torch over the fuel and draw a magnet through it.',
        ],
        tool: 'Tray, magnet, torch',
        minutes: 30,
        outcomes: [
          {
            finding: 'Silver glitter that follows the magnet',
            means: 'The pump is milling itself away.',
            effect: 'confirms',
          },
          {
            finding: 'Clean fuel, no metal in the filter',
            means: 'Metal travels after the filter first, so look at the pump valve as well.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Remove the metering valve from the pump',
        steps: [
          'Workshop test: clean around the pump and take out the metering valve.',
          'Look at its screen and into the bore with an endoscope.',
        ],
        tool: 'Endoscope, hand tools',
        minutes: 60,
        outcomes: [
          {
            finding: 'Shavings on the screen or grey paste in the bore',
            means: 'The inside of the pump is destroyed.',
            effect: 'confirms',
          },
          {
            finding: 'Clean, golden fuel and a bright bore',
            means: 'The pump is intact. Test valve, sensor and supply instead.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read rail pressure while cranking briefly',
        steps: [
          'Only if no metal was found: crank for five seconds with live data.',
          'Note the highest rail pressure.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'Stays below about 100 bar',
            means: 'Too little for injection: pump, injector return flow or supply.',
            effect: 'supports',
          },
          {
            finding: 'Climbs beyond 200 bar at once',
            means: 'The pump builds pressure.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew a diesel fuel system after high-pressure pump break-up',
      overview:
        'Metal has reached every part from pump to tank. Only a complete renewal lasts: pump, rail, pipes, injectors, filter and a cleaned tank and lines. It is workshop work, and the art for the owner is to secure evidence and to ask for the full scope.',
      minutes: [600, 1320],
      tools: ['Phone camera', 'Clean glass jar for a fuel sample', 'Magnet', 'The service records'],
      steps: [
        'Do not restart. Have the car recovered and tell the workshop that metal is suspected, so that nobody cranks it.',
        'Ask for a sample of the fuel from filter and tank in sealed, dated jars, and for photos of the filter and the metering valve.',
        'Check the VIN for recalls and extended warranties on the pump, and look for settlements. A few manufacturers paid in full after owners showed their records.',
        'Ask whether contaminated fuel is claimed. A fuel test for water and petrol settles whether insurer or manufacturer should pay.',
        'The workshop checks that the rail pressure has gone, then removes tank, lines and rail, cleans or renews them and fits new pump, injectors, rail, pressure valve, return pipes and filter.',
        'It fills the system with a vacuum primer or the electric pump before the first crank. A dry start harms the new pump in seconds.',
        'New injectors are coded to the control unit and the fuel-quantity learning is reset.',
        'After 50 to 100 miles the filter must be opened once more. Ask for this on the invoice. Glitter means that something was left in.',
        'Ask about a disaster-prevention kit or the older pump type where one is sold for your engine: it leads pump debris back to the tank through a filter, away from the injectors.',
      ],
      safety: [
        'Common-rail fuel at up to 2,500 bar pierces skin. Never open a line or feel for a leak on a running engine.',
        'A diesel that stalls has little brake and steering assistance left. Steer to safety first.',
      ],
      stopIf:
        'Refuse a repair that renews only the pump: ask for a second quotation or the manufacturer’s bulletin.',
    },
    parts: [
      { name: 'High-pressure pump', usd: [700, 2200] },
      { name: 'Set of injectors', usd: [1200, 4000] },
      { name: 'Rail, pipes, valves and filter', usd: [500, 1800] },
    ],
    labourHours: [10, 22],
    diy: 'workshop',
  },

  'diesel-lift-pump-failed': {
    name: 'Diesel feed (lift) pump failed',
    workshopName: 'Diesel low-pressure supply pump: no or low feed pressure',
    summary:
      'The electric or mechanical pump that brings diesel from the tank to the high-pressure pump is weak or dead. The high-pressure pump sucks air or starves, so the engine is hard to start, loses power uphill and may stop.',
    prior: 2.5,
    fits: { fuels: DIESEL_ONLY },
    shifts: [{ minMiles: 80_000, factor: 1.5, source: 'wear part' }],
    symptoms: {
      'cranks-no-start': 0.42,
      'loss-of-power': 0.4,
      'stalls-while-driving': 0.32,
      'fuel-warning': 0.18,
      'fuel-pump-whine': 0.2,
      'limp-mode': 0.25,
      'hard-start-cold': 0.22,
      'hard-start-hot': 0.15,
      'check-engine-light': 0.25,
      hesitation: 0.12,
      'wont-start': 0.24,
      'no-fuel-signs': 0.3,
    },
    against: ['metal-in-fuel'],
    conditions: { uphill: 0.35, 'heavy-load': 0.3, 'after-standing': 0.2, 'gradual-onset': 0.35 },
    codes: { P0087: 0.45, P0093: 0.12, P0230: 0.15, P0627: 0.12, P2291: 0.2 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The engine may stop on a hill. Starving also wears the expensive high-pressure pump, so do not carry on for weeks.',
    },
    patterns: [
      'Cars with a pump in the tank and a second one under the floor often run on one of them, until the tank is low or the road is steep.',
      'Starts well with a full tank and badly with a quarter left.',
    ],
    checks: [
      {
        title: 'Try with a full tank',
        steps: ['Fill the tank to the top.', 'Compare starting and pulling power over two days.'],
        tool: 'None',
        minutes: 10,
        days: 3,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Clearly better with a full tank',
            means: 'The high-pressure pump has to lift the fuel by itself.',
            effect: 'supports',
          },
          {
            finding: 'No difference',
            means: 'Height of fuel plays no part, so look at filter and valves.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the feed pressure ahead of the filter',
        steps: [
          'Have a low-pressure gauge fitted with a T-piece between feed pump and filter.',
          'Switch the ignition on, then crank and rev.',
          'Compare with the service data and repeat behind the filter.',
        ],
        tool: 'Low-pressure gauge',
        minutes: 40,
        needs: 'running',
        outcomes: [
          {
            finding: 'Little or no pressure ahead of the filter',
            means: 'The feed pump does not deliver.',
            effect: 'confirms',
          },
          {
            finding: 'Good ahead of the filter, poor behind it',
            means: 'The filter is blocked.',
            effect: 'rules-out',
          },
          {
            finding: 'Good on both sides',
            means: 'The supply side is sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the diesel feed pump and bleed the system',
      overview:
        'Feed pumps sit in the tank, on the chassis or on the engine. Diesel is less flammable than petrol, but air left in the system is the usual reason why the engine does not start afterwards, so bleeding is half the job.',
      minutes: [90, 240],
      tools: [
        'Hose clamps and fuel-line release tools',
        'Multimeter',
        'Tray and rags',
        'Hand primer or vacuum pump',
        'New fuel filter',
        'Socket set',
        'Jack and axle stands',
      ],
      steps: [
        'Measure voltage and earth at the pump plug while the ignition is switched on. A pump without current needs wiring repair instead.',
        'Disconnect the battery, raise the car on axle stands if the pump is under the floor, and clean everything around the lines.',
        'With the ignition off for ten minutes no pressure is left. Clamp the soft hoses, release the lines and catch the diesel. Keep it off rubber mounts, belts and the clutch.',
        'For an in-tank unit open the cover under the seat, mark the position of the lock ring and lift the unit with its float.',
        'Clean the strainer area. Black slime in the tank means microbial growth: have the tank cleaned, or the new strainer blocks.',
        'Fit the new pump in the direction of its arrow with new clips and seals.',
        'Fit a new filter at the same time. Fill only its dirty side, through the outer holes, since dirt poured into the middle goes straight to the high-pressure pump.',
        'Reconnect the battery. Bleed with the primer or by switching the ignition on ten times for 20 seconds each. On common-rail engines never loosen high-pressure unions to bleed.',
        'Crank for no more than ten seconds at a time. Run at fast idle until the note is even and look at every joint.',
        'Repeat the hill that starved it. Power must hold, and after a night it must start without priming.',
      ],
      safety: [
        'Never open the high-pressure pipes of a common-rail engine to bleed it: the jet goes through skin.',
        'Diesel on the road or on the tyre tread is as slippery as ice. Bind spills at once.',
        'Never lie under a car that is held up only by a jack.',
      ],
      stopIf:
        'Stop if the engine does not start after one minute of cranking in all, or you find metal in the filter.',
    },
    parts: [
      { name: 'Diesel feed pump', usd: [90, 420] },
      { name: 'Fuel filter', usd: [15, 70] },
    ],
    labourHours: [1, 2.8],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
