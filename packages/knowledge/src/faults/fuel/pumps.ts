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
        'The engine may cut out in traffic without warning, which also takes away the power steering and the brake assistance. Avoid fast roads until the pressure has been measured.',
    },
    patterns: [
      'A pump that has begun to whine often runs for weeks and then stops for good, usually on a hot day with a low tank.',
      'Running the tank close to empty all the time cooks the pump, which is cooled by the fuel around it.',
    ],
    shown: {
      summary:
        'The electric fuel pump in the tank is worn, or its motor is failing. The fuel pressure is too low at first only under load; later the engine stalls or no longer starts.',
      patterns: [
        'A pump that has begun to whine often runs for weeks and then stops for good, usually on a hot day with little fuel in the tank.',
        'The pump is cooled by the fuel round it, so always running the tank close to empty overheats it.',
      ],
    },
    checks: [
      {
        title: 'Listen for the pump to prime',
        steps: [
          'Somewhere quiet, open the fuel flap or lift the base of the rear seat so that you can hear the tank.',
          'Have a helper switch the ignition on without starting the engine. Listen for a hum of about two seconds. Some cars prime when the driver’s door is opened.',
          'Repeat this three times.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is no sound, and the engine cranks but does not start',
            means: 'The pump does not run: either it or its supply has failed.',
            effect: 'supports',
          },
          {
            finding: 'There is a loud howl that changes',
            means: 'The pump is worn or is not getting enough fuel.',
            effect: 'supports',
          },
          {
            finding: 'There is the same quiet hum every time',
            means: 'The pump runs, although its pressure may still be too low.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look at the long-term fuel trim',
        steps: [
          'Connect an OBD-II reader, and show the fuel trims live.',
          'Have a passenger note them at idle, then at a steady 55 mph and on a gentle climb.',
        ],
        tool: 'OBD-II reader',
        minutes: 20,
        needs: 'moving',
        outcomes: [
          {
            finding: 'They are near zero at idle and above +12% under load',
            means:
              'The engine gets too little fuel as demand rises, as it does with a weak pump or a blocked filter.',
            effect: 'supports',
          },
          {
            finding: 'They are high at idle and near zero under load',
            means: 'An air leak is more likely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the fuel pressure under load',
        steps: [
          'Read the low-pressure sensor with a scan tool if the car has one. Otherwise have a gauge fitted to the test port, on a cold engine and with the pressure released, because petrol can spurt out there.',
          'Compare the reading with the workshop data at idle, with the throttle snapped open and, on a clear road, at full throttle.',
          'Switch the engine off, and watch for ten minutes how far the pressure falls.',
        ],
        tool: 'Fuel pressure gauge or scan tool',
        minutes: 30,
        needs: 'driven-hard',
        outcomes: [
          {
            finding:
              'The pressure is too low, and lower still under load, with full voltage at the pump',
            means: 'The pump no longer delivers enough. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The pressure is low, and so is the voltage at the pump plug',
            means: 'The wiring, the relay or the control module gives the pump too little current.',
            effect: 'weakens',
          },
          {
            finding: 'The pressure is steady and correct throughout',
            means: 'The pump is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel pump module in the tank',
      overview:
        'The pump is in a module under the rear seat, under the boot floor or on top of a tank that must be lowered. Where the complete module is sold as one part, replace all of it: the strainer, the seals and often the level sender come with it.',
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
        'Drive until the tank is a quarter full or less. Work outdoors or with the doors open.',
        'Relieve the pressure: pull the fuse or the relay of the pump, run the engine until it dies and crank it for three more seconds. Then disconnect the 12-volt battery.',
        'Find the access cover under the rear seat or the boot floor. If there is none, pump the tank empty, support it, disconnect the filler and vent hoses, and lower it far enough to reach the top.',
        'Before you open anything, brush the dirt off the module and wipe it with a damp cloth, because grit in the tank ruins the next pump. Do not use a vacuum cleaner here: its motor sparks.',
        'Unplug the connector and look at its pins. If they are brown or melted, the plug must be replaced too. Release the fuel lines with a rag round them.',
        'Undo the lock ring with the proper tool or a brass drift, never with a steel chisel. Let the module drain, and lift it out at an angle so that the level float is not bent.',
        'Switch an LED torch on before you bring it near the opening, and look into the tank. Rust, water or swollen debris must come out first.',
        'Lay the new seal dry in its groove. Lower the new module with its arrow in line with the mark, and tighten the ring as far as its stop.',
        'Push the lines on until they click, tug each one, refit a lowered tank and its hoses, and lower the car. Refit the fuse, connect the battery, and switch the ignition on four times to fill the system before you start the engine.',
        'Look for leaks with the engine running, drive for ten minutes, look again and refit the cover.',
        'Repeat the hill or the speed at which the power had failed: the engine must pull cleanly. Fill the tank completely once to check the seal.',
      ],
      safety: [
        'Fuel vapour explodes. Do not smoke, use mains lights or grind anything nearby. Place a fire extinguisher for burning liquids (class B) within reach.',
        'The system holds pressure for hours after the engine has been switched off. Relieve it, and wear eye protection.',
        'If the tank comes down, put the car on axle stands and the tank on a support of its own. Never lie under either while it is held only by a jack.',
        'On hybrids, follow the workshop manual: some pumps are close to orange high-voltage cables, which must not be touched.',
      ],
      stopIf:
        'Stop if the lock ring is rusted solid, if the tank must come off and you have no proper support, or if fuel has soaked the insulation or the carpet.',
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
        'A recalled pump can stop at motorway speed without warning. Ring a dealer with the VIN, and ask for the recall repair before you drive any further.',
    },
    patterns: [
      'Strikes cars of any mileage, often below 50,000 miles, and often after the car stood new with fuel for months.',
      'Engine often restarts after some minutes and behaves normally, so that the dealer finds nothing the first time.',
    ],
    shown: {
      summary:
        'The plastic impeller of some low-pressure pumps soaks up fuel, swells and rubs on its housing. The pump slows down or jams, and a nearly new car runs roughly, stalls or does not start.',
      patterns: [
        'It affects cars of any mileage, often below 50,000 miles, and often after a new car was stored for months with fuel in it.',
        'The engine often restarts after some minutes and behaves normally, so the dealer finds nothing the first time.',
      ],
    },
    checks: [
      {
        title: 'Look the VIN up for open fuel-pump recalls',
        steps: [
          'Read the VIN at the foot of the windscreen or on the registration document.',
          'Enter it on the manufacturer’s own recall page, and check the safety authority’s page as well. In Great Britain that page asks for the registration number.',
          'Ask the dealer for the repair history of the car, which lists an earlier recall repair.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'A fuel-pump recall is open',
            means: 'The car has a pump of the defective kind, and the repair is free.',
            effect: 'confirms',
          },
          {
            finding: 'No recall lists this VIN',
            means: 'A pump can still fail, but not for this known reason.',
            effect: 'weakens',
          },
          {
            finding: 'The recall has been carried out',
            means: 'The pump with the defective impeller is no longer in the car.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read what the last stall left in the memory',
        steps: [
          'Do not drive to make it happen again. Switch the ignition on, leave the engine off and open the freeze frame of the last stall.',
          'Save the freeze frame, and note the speed, the fuel level and the coolant temperature in it.',
          'Look at the low fuel pressure and the fuel trims at that moment.',
        ],
        tool: 'OBD-II reader',
        minutes: 30,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The stored pressure had collapsed, or the trims were at their limit',
            means: 'The pump had stopped delivering fuel at that moment.',
            effect: 'supports',
          },
          {
            finding: 'The stored pressure and trims are normal',
            means: 'The ignition or the control electronics is more likely to be the cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the recalled low-pressure fuel pump replaced',
      overview:
        'This is a safety recall, so the manufacturer pays for the improved pump and you buy no part. Find out whether the recall covers your car, and let the dealer collect it.',
      minutes: [30, 90],
      tools: ['VIN', 'Photo of the warning or a saved OBD-II log'],
      steps: [
        'Check the VIN for open recalls on the government page, and print the result.',
        'Write down each stall: the date, the speed, the fuel level, the outside temperature and whether the engine restarted. Dated notes help the dealer to act.',
        'Ring the dealer, quote the recall and ask whether the part is in stock. Ask for recovery or a loan car, because many manufacturers pay for both while the car is unsafe.',
        'The workshop relieves the pressure, opens the tank, and replaces the pump or the complete module with one whose impeller is made of a different material.',
        'On turbocharged and direct-injection engines, ask for the high-pressure side to be checked afterwards, because a lack of fuel can damage the high-pressure pump.',
        'Collect the car with an invoice that names the recall and the new part number. File it with the car’s papers.',
        'Afterwards fill the tank, drive for a week and check for a smell of fuel at the rear seat, because a pinched tank seal is the usual mistake.',
        'If you paid for the same repair earlier, send the invoice to the manufacturer, who normally refunds it under the recall.',
      ],
      safety: [
        'Do not drive with a recalled pump. If the engine dies while you are moving, steer to the side at once, because the assistance for the brakes and the steering fades.',
        'Do not open the tank of a car under recall yourself. Fuel vapour burns, and the free repair may be refused.',
      ],
      stopIf:
        'Stop before the tank. Leave it and the pump to the dealer, and have the car collected.',
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
        'The supply can fail at any moment and stop the engine in traffic. Use only quiet roads until it is repaired.',
    },
    patterns: [
      'A module bolted to a steel frame rail corrodes from behind, where salt packs between its aluminium back and the frame.',
      'A relay with burnt contacts often works again after a knock, which is a finding and not a repair.',
    ],
    shown: {
      patterns: [
        'A module that is bolted to a steel frame rail corrodes from behind, where salt collects between its aluminium back and the frame.',
        'A relay with burnt contacts often works again after a knock, which shows the fault but does not repair it.',
      ],
    },
    checks: [
      {
        title: 'Swap the fuel pump relay and check its fuse',
        steps: [
          'With the ignition off, find the fuse and the relay of the fuel pump on the diagram in the lid of the fuse box.',
          'Pull the fuse out and look at its strip. Look for heat damage at the contacts.',
          'Swap the relay with another of exactly the same number, such as the horn relay, and try to start the engine.',
        ],
        tool: 'Fuse puller',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'It starts with the other relay, or the fuse was blown or its socket brown',
            means: 'The supply to the pump was broken here.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing changes, and the fuse is intact and clean',
            means: 'The relay is not the cause. The module or the pump remains.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the voltage at the pump plug',
        steps: [
          'With the ignition off, reach the pump plug under the seat or on the module.',
          'Leave the plug connected. Using back probes, connect the meter between the supply and the earth of the pump.',
          'Have a helper crank the engine.',
          'Read the meter. If a module controls the pump with pulses, expect a value between 6 and 13 volts.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is too little or no voltage while cranking',
            means: 'The relay, the module, the inertia switch or the wiring is at fault.',
            effect: 'confirms',
          },
          {
            finding: 'There is full voltage, but the pump is silent',
            means: 'The pump itself has failed. Replace it.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Inspect the control module and its plug',
        steps: [
          'Find the module. It is behind a trim panel in the boot, above the spare wheel or on the frame near the tank.',
          'Disconnect the battery and unplug the module. Look for a green crust, water or a cracked case. Then connect both again.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'Its back is corroded, its case has burst or its pins are green',
            means: 'Moisture has destroyed the module. Replace it.',
            effect: 'supports',
          },
          {
            finding: 'The pins are dry and bright, and the case is undamaged',
            means: 'Corrosion is not the cause.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel pump control module and repair its feed',
      overview:
        'Before you buy anything, prove with a meter which part breaks the circuit, because a faulty pump, relay, module and earth all cause the same symptoms.',
      minutes: [30, 120],
      tools: [
        'Multimeter with back probes',
        'Socket set',
        'Contact cleaner and dielectric grease',
        'Crimp tool and heat-shrink splices',
        'OBD-II reader',
      ],
      steps: [
        'Read the codes first. P0230 to P0232, P025A or P0627 point to the circuit rather than to the pump.',
        'If the car has an inertia cut-off switch, check it; it is often in the boot or a footwell. Press its button once, provided that there has been no crash and there is no smell of fuel.',
        'Test the fuse, the relay, the supply and the earth in this order. If there is more than half a volt between the negative battery terminal and the pump’s earth while the pump runs, the earth is bad.',
        'Disconnect the 12-volt battery and unplug the module. Undo its bolts, which may be rusted through on a module that is mounted on the frame.',
        'Clean the plug with contact cleaner. If its pins are brown, replace the plug, using sealed crimp joints staggered along the loom.',
        'Mount the new module with the spacers of the newer kit, so that air and water can pass behind it.',
        'Put a thin film of dielectric grease on the seal of the plug, connect everything and reconnect the battery.',
        'Some modules must be programmed with the manufacturer’s diagnostic tool. If the engine cranks without starting and a module code stays, have that done.',
        'Clear the codes, start the engine and move the loom by hand while it idles. The engine must not falter.',
        'Drive for half an hour in the conditions in which it had stopped, and read the codes once more.',
      ],
      safety: [
        'Never bridge the pump permanently with a wire. The crash cut-off would no longer work, and a broken line would feed a fire.',
        'Keep sparks away from the tank. Disconnect the battery before you unplug anything near it.',
      ],
      stopIf:
        'Stop if the fuse blows again at once, or if the fault is in a sealed fuse-box module that needs programming.',
    },
    parts: [
      { name: 'Fuel pump control module or relay', usd: [15, 220] },
      { name: 'Plug repair lead', usd: [12, 45] },
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
        'Power can fail when you pull out or overtake. If fuel dilutes the oil or the pump rattles, stop, because the camshaft and the bearings are at risk.',
    },
    patterns: [
      'A worn follower under the pump is the cheap part: ignored, it wears through and ruins pump and camshaft.',
      'Long cranking with a rail that climbs slowly on the scan tool points to the pump and not to the injectors.',
    ],
    shown: {
      workshopName: 'Direct-injection high-pressure fuel pump: low delivery or worn tappet',
      summary:
        'The camshaft-driven pump can no longer build up the pressure that direct injection needs, because its plunger, its valve or the cam follower under it is worn. The engine takes long to start, and the car drops to reduced power under load.',
      patterns: [
        'A worn follower under the pump is a cheap part. If it is ignored, it wears through and ruins the pump and the camshaft.',
        'Long cranking while the rail pressure climbs slowly on the scan tool points to the pump and not to the injectors.',
      ],
    },
    checks: [
      {
        title: 'Compare requested and actual rail pressure',
        steps: [
          'Show the requested and the actual rail pressure on a scan tool.',
          'Note both while cranking and at idle. Have a passenger note them during full throttle in third gear on a clear road.',
          'If the car reports the low pressure as well, look at it at the same moment.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 25,
        needs: 'driven-hard',
        outcomes: [
          {
            finding:
              'The actual pressure falls far below the requested one, and the low-pressure side is right',
            means: 'The high-pressure pump does not deliver enough.',
            effect: 'confirms',
          },
          {
            finding: 'Both sides fall together',
            means: 'The tank pump or the filter gives the high-pressure pump too little fuel.',
            effect: 'weakens',
          },
          {
            finding: 'The actual pressure follows the requested one closely',
            means: 'The high-pressure pump is good.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Smell the dipstick for petrol',
        steps: [
          'With the engine cool, pull the dipstick out and note the level.',
          'Wipe a drop of oil onto paper and smell it.',
        ],
        tool: 'None',
        minutes: 3,
        outcomes: [
          {
            finding: 'The level is above maximum, with a sharp smell of petrol',
            means:
              'The shaft seal of the pump, or an injector, leaks into the oil. Do not drive until the oil has been changed.',
            effect: 'supports',
          },
          {
            finding: 'The level is normal, and there is no smell of fuel',
            means:
              'The pump does not leak into the oil, although its pressure can still be too low.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the pump tappet',
        steps: [
          'Have the pressure relieved, and have the pump unbolted evenly from the cylinder head.',
          'Look at the face of the follower and at the end of the pump plunger.',
        ],
        tool: 'Hand tools',
        minutes: 60,
        outcomes: [
          {
            finding: 'The black coating is worn through, or the face is dished or holed',
            means: 'The follower is worn out and has shortened the stroke of the pump. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The face is undamaged and evenly dark',
            means: 'The follower is good.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the direct-injection high-pressure pump and its tappet',
      overview:
        'The pump is on the cylinder head and is driven by a cam lobe. The job is short, but the pressure in the rail is dangerous, and on many engines the steel pipe seals only once. Replace the tappet and the pipe together with the pump.',
      minutes: [90, 180],
      tools: [
        'Flare-nut crowfoot and torque wrench',
        'Socket set',
        'Scan tool with live data',
        'Lint-free rags and caps for open lines',
        'Eye protection and nitrile gloves',
        'Fire extinguisher, mirror and piece of card',
        'Brake cleaner and compressed air',
      ],
      steps: [
        'Let the engine cool overnight. Pull the fuse of the tank pump, start the engine, let it die and crank it again.',
        'Switch the ignition on and read the rail pressure on the scan tool. The pressure must be down to a few bar before you touch any union. Then disconnect the battery. Hold a rag over the nut as you loosen it.',
        'Wear eye protection, and clean round the pump with brake cleaner and compressed air. One grain of grit blocks an injector.',
        'Unplug the pump and take off the low-pressure hose. Take off the high-pressure pipe while you hold the union of the pump against turning.',
        'Turn the crankshaft by hand until the cam lobe is down, so that the spring load is least. Undo the bolts half a turn at a time, or the pump tilts and its flange cracks.',
        'Lift out the tappet. Look at the cam lobe with a mirror, because a pitted lobe ruins a new tappet within weeks.',
        'Oil the new tappet, and fit it with a new O-ring and the pump. Tighten the bolts evenly to the torque in the workshop manual.',
        'Fit the new high-pressure pipe. Screw both nuts on by hand first, then tighten them to the stated torque. Never bend the pipe to make it fit.',
        'Reconnect everything, refit the fuse, prime the tank pump several times and start the engine. Look for a leak with a piece of card, never with a finger.',
        'Clear the codes, and compare the requested and the actual pressure on a test drive with full load. No code may come back. Change the oil and the filter if the oil smelt of petrol.',
      ],
      safety: [
        'Fuel in the rail is at 50 to 350 bar and cuts through skin. An injection injury looks small but can cost fingers, so go to hospital at once.',
        'Fuel on a hot turbocharger or exhaust ignites. Work on a cold engine with a fire extinguisher beside you.',
      ],
      stopIf:
        'Stop if the cam lobe is worn, if a bolt shears, or if the pipe still weeps after it has been tightened once to the stated torque.',
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
        'Every turn of the engine sends more metal into the injectors, and the engine can die in fast traffic. Do not crank it again, and have it collected.',
      engineOff: true,
    },
    patterns: [
      'Air in the fuel, water or low-lubricity fuel starts it, and running the tank dry even once is a known trigger.',
      'A new pump fitted onto an uncleaned system fails again within weeks.',
    ],
    shown: {
      summary:
        'The roller tappet in the high-pressure pump turns sideways or runs dry and grinds steel off itself. The shavings travel through the rail, the injectors and the return line into the tank, and the engine stops.',
      patterns: [
        'Air, water or too little lubricity in the fuel causes it. Running the tank dry even once is a known trigger.',
        'A new pump that is fitted to an uncleaned system fails again within weeks.',
      ],
    },
    checks: [
      {
        title: 'Look for glitter in the fuel filter',
        steps: [
          'Do not crank the engine any more.',
          'Let the rail pressure fall for at least ten minutes with the engine off. Drain the filter bowl, or cut the old filter open, over a clean white tray.',
          'Shine a torch over the fuel, and draw a magnet through it.',
        ],
        tool: 'Tray, magnet, torch',
        minutes: 30,
        outcomes: [
          {
            finding: 'There is silver glitter that follows the magnet',
            means: 'The pump is grinding itself away. Do not crank the engine.',
            effect: 'confirms',
          },
          {
            finding: 'The fuel is clean, with no metal in the filter',
            means:
              'Metal first collects after the filter, so have the valve of the pump checked as well.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Remove the metering valve from the pump',
        steps: [
          'This is a workshop test: the area round the pump is cleaned, and the metering valve is taken out.',
          'The screen of the valve and the bore are inspected with an endoscope.',
        ],
        tool: 'Endoscope, hand tools',
        minutes: 60,
        outcomes: [
          {
            finding: 'There are shavings on the screen, or grey paste in the bore',
            means: 'The inside of the pump is destroyed. The whole fuel system must be renewed.',
            effect: 'confirms',
          },
          {
            finding: 'The fuel is clean and golden, and the bore is bright',
            means: 'The pump is intact. Test the valve, the sensor and the supply instead.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Read rail pressure while cranking briefly',
        steps: [
          'Do this only if no metal was found. Crank the engine for five seconds while you read the live data.',
          'Note the highest rail pressure.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It stays below about 100 bar',
            means:
              'That is too little for injection. The pump, the return flow of the injectors or the supply is at fault.',
            effect: 'supports',
          },
          {
            finding: 'It climbs beyond 200 bar at once',
            means: 'The pump builds up pressure.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew a diesel fuel system after high-pressure pump break-up',
      overview:
        'Metal has reached every part from the pump to the tank. Only a complete renewal lasts: the pump, rail, pipes, injectors and filter are replaced, and the tank and lines cleaned. Your part is to secure evidence and to insist on the full repair.',
      minutes: [600, 1320],
      tools: ['Phone camera', 'Clean glass jar for a fuel sample', 'Magnet', 'The service records'],
      steps: [
        'Do not restart the engine. Have the car recovered, and explain to the workshop that metal is suspected, so that nobody cranks it.',
        'Ask for samples of the fuel from the filter and the tank in sealed, dated jars, and for photographs of the filter and the metering valve.',
        'Check the VIN for recalls and extended warranties on the pump. A few manufacturers have paid in full after owners showed their records.',
        'Ask whether anybody claims that the fuel was contaminated. A test of the fuel for water and petrol settles whether the insurer or the manufacturer should pay.',
        'The workshop checks that the rail pressure has gone and removes the tank, lines and rail. It cleans or replaces the tank and lines, and fits a new pump, injectors, rail, pressure valve, return pipes and filter.',
        'It fills the system with a vacuum primer or the electric pump before the first crank, because a dry start damages the new pump within seconds.',
        'It codes the new injectors to the control unit, and resets the learnt fuel quantities.',
        'After 50 to 100 miles the filter must be opened once more; ask for this on the invoice. Glitter means that metal was left in the system.',
        'Ask about a bypass kit or the older pump type if there is one for your engine. It leads debris from the pump back to the tank through a filter, away from the injectors.',
      ],
      safety: [
        'Common-rail fuel at up to 2,500 bar pierces skin. Never open a line or feel for a leak on a running engine.',
        'A diesel that has stalled has little brake and steering assistance left. Steer to a safe place first.',
      ],
      stopIf:
        'Stop and refuse a repair that replaces only the pump. Ask for a second quotation, or for the manufacturer’s bulletin.',
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
        'The engine may stop on a hill. A lack of fuel also wears the expensive high-pressure pump, so do not go on driving like this for weeks.',
    },
    patterns: [
      'Cars with a pump in the tank and a second one under the floor often run on one of them, until the tank is low or the road is steep.',
      'Starts well with a full tank and badly with a quarter left.',
    ],
    shown: {
      summary:
        'The electric or mechanical pump that brings diesel from the tank to the high-pressure pump is weak or dead. The high-pressure pump draws in air or gets too little fuel, so the engine is hard to start, loses power uphill and may stop.',
      patterns: [
        'Some cars have one pump in the tank and a second under the floor. They often go on running on one of them, until the tank is low or the road is steep.',
        'The engine starts well with a full tank, and badly with a quarter left.',
      ],
    },
    checks: [
      {
        title: 'Try with a full tank',
        steps: [
          'Fill the tank completely.',
          'Over two days, compare how the engine starts and how well it pulls.',
        ],
        tool: 'None',
        minutes: 10,
        days: 3,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It is clearly better with a full tank',
            means:
              'The high-pressure pump has to lift the fuel by itself, so the feed pump is weak.',
            effect: 'supports',
          },
          {
            finding: 'It makes no difference',
            means: 'The fuel level does not matter, so check the filter and the valves.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the feed pressure ahead of the filter',
        steps: [
          'Have a low-pressure gauge fitted with a T-piece between the feed pump and the filter.',
          'Switch the ignition on and read the gauge. Read it again while cranking and at raised revs.',
          'Compare the readings with the workshop data, and repeat the test behind the filter.',
        ],
        tool: 'Low-pressure gauge',
        minutes: 40,
        needs: 'running',
        outcomes: [
          {
            finding: 'There is little or no pressure ahead of the filter',
            means: 'The feed pump does not deliver. Check its supply, then replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It is good ahead of the filter, but poor behind it',
            means: 'The filter is blocked. Replace it.',
            effect: 'rules-out',
          },
          {
            finding: 'It is good on both sides',
            means: 'The supply side is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the diesel feed pump and bleed the system',
      overview:
        'Feed pumps are in the tank, on the chassis or on the engine. Diesel is less flammable than petrol, but air left in the system is the usual reason why the engine does not start afterwards, so bleeding is half the job.',
      minutes: [90, 240],
      tools: [
        'Hose clamps and fuel-line release tools',
        'Multimeter',
        'Tray and rags',
        'Hand primer or vacuum pump',
        'Socket set',
        'Jack, axle stands and chocks',
      ],
      steps: [
        'Measure the voltage and the earth at the pump plug when the ignition is switched on. If the pump gets no current, repair the wiring instead.',
        'Disconnect the battery. Put the car on axle stands if the pump is under the floor, and clean everything round the lines.',
        'Leave the ignition off for ten minutes, so that no pressure is left. Clamp the soft hoses, release the lines and catch the diesel. Keep it off rubber mounts, belts and the clutch.',
        'If the unit is in the tank, open the cover under the seat, mark the position of the lock ring, and lift the unit out with its float.',
        'Clean the area of the strainer. Black slime in the tank is microbial growth: have the tank cleaned, or the new strainer will be blocked.',
        'Fit the new pump with new clips and seals, and with its arrow in the direction of flow.',
        'Fit a new filter at the same time. Fill only its unfiltered side, through the outer holes, because dirt that is poured into the middle goes straight to the high-pressure pump.',
        'Refit the lines and the cover, lower the car and reconnect the battery. Bleed the system with the primer, or by switching the ignition on ten times for 20 seconds each. On common-rail engines, never loosen high-pressure unions to bleed.',
        'Crank for no more than ten seconds at a time. Run the engine at a fast idle until it runs evenly, and look at every joint for leaks.',
        'Drive up the hill on which the power had failed. The power must hold, and after a night the engine must start without priming.',
      ],
      safety: [
        'Never open the high-pressure pipes of a common-rail engine to bleed it: the jet goes through skin.',
        'Diesel on the road or on a tyre tread is as slippery as ice. Soak up spills at once.',
        'Never lie under a car that is held up only by a jack.',
      ],
      stopIf:
        'Stop if the engine does not start after one minute of cranking in all, or if you find metal in the filter.',
    },
    parts: [
      { name: 'Diesel feed pump, clips and seals', usd: [93, 428] },
      { name: 'Fuel filter', usd: [15, 70] },
    ],
    labourHours: [1, 2.8],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
