import { DIESEL_ONLY, SPARK_NO_LPG, WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Forced induction: turbo, its control and the pipes that carry the boost. */
export const turboFaults = {
  'turbo-bearing-worn': {
    name: 'Worn turbocharger',
    workshopName: 'Turbocharger bearings and seals worn',
    summary:
      'The bearings of the turbo are worn, mostly from poor oil supply. The wheels touch the housing with a siren-like whine, oil passes into intake or exhaust as blue smoke, and boost falls.',
    prior: 3,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minMiles: 80_000, factor: 1.6, source: 'wear part' },
      { maxAgeYears: 2, factor: 0.5, source: 'wear part' },
      {
        models: ['Escape', 'Fusion', 'Cruze', 'Sonic', 'Trax', 'Encore'],
        factor: 1.4,
        source: 'turbo failures widely reported by owners',
      },
    ],
    symptoms: {
      'loss-of-power': 0.55,
      'turbo-whistle': 0.5,
      'check-engine-light': 0.4,
      'blue-smoke': 0.35,
      'uses-oil': 0.3,
      'limp-mode': 0.25,
      hesitation: 0.19,
      'burning-oil-smell': 0.15,
      'black-smoke': 0.1,
      'engine-failed': 0.05,
      'engine-runs-on': 0.02,
      'exhaust-smoke': 0.2,
    },
    conditions: { accelerating: 0.55, 'gradual-onset': 0.3, 'heavy-load': 0.2, 'warm-engine': 0.2 },
    codes: { P0299: 0.55, P0101: 0.06 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Fragments of the wheel or oil can reach the engine, and a diesel may run away on its own oil. Do not drive it.',
    },
    patterns: [
      'Long oil intervals and switching off hot starve and coke the bearings.',
      'A new turbo fails again within weeks if the blocked feed pipe or dirty oil stays.',
    ],
    shown: {
      summary:
        'The bearings of the turbo are worn, mostly because of a poor oil supply. The wheels touch the housing with a siren-like whine, oil passes into the intake or exhaust and burns with blue smoke, and boost falls.',
      patterns: [
        'Long oil change intervals and switching off straight after hard driving starve the bearings of oil and coat them in carbon.',
        'A new turbo fails again within weeks if the blocked feed pipe or the dirty oil is not changed.',
      ],
    },
    checks: [
      {
        title: 'Listen for a siren-like wail',
        steps: [
          'Skip this check if the exhaust smokes blue or the car has lost its power. Otherwise accelerate gently in third gear on a quiet road with a window open.',
          'Compare the sound with how the car used to sound. A faint whistle is normal.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'A loud wail rises and falls with boost, with little power',
            means: 'The wheel or the bearing is probably damaged.',
            effect: 'supports',
          },
          {
            finding: 'There is a rush of air instead of a wail',
            means: 'A split boost hose is more likely.',
            effect: 'weakens',
          },
          {
            finding: 'The car is quiet and strong',
            means: 'The wheels and bearings are probably good, though a seal may still pass oil.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Feel the play of the turbo shaft',
        steps: [
          'Work with the engine off and fully cold. Take the intake hose off the turbo.',
          'Move the end of the shaft gently sideways and in and out, then spin it.',
          'Look at the blades, look for pools of oil and refit the hose.',
        ],
        tool: 'Screwdriver and torch',
        minutes: 40,
        outcomes: [
          {
            finding: 'Blades are chipped or touch, or the shaft moves in and out',
            means: 'The turbo is worn out.',
            effect: 'confirms',
          },
          {
            finding: 'There is a trace of sideways play only, and the blades are intact',
            means: 'That is the normal oil clearance.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the turbocharger',
      overview:
        'Whether the job lasts depends on the oil: a new feed pipe, a clean return, fresh oil and priming before the first start.',
      minutes: [240, 600],
      tools: [
        'Socket set with universal joints',
        'Torque wrench',
        'Penetrating oil',
        'Oil syringe',
        'Jack and axle stands',
        'Wheel chocks',
        'Diagnostic tool',
        'Drain pan and filter wrench',
      ],
      steps: [
        'Find out why the old turbo failed: oil sludge, a blocked feed, a return full of carbon, a missing air filter or a stone.',
        'Let the engine cool fully, disconnect the battery, chock the wheels and raise the car on to axle stands if you work from below. Drain the oil and cut the filter open. Drain the coolant if the turbo is water-cooled. Soak the exhaust nuts with penetrating oil.',
        'Remove the intake and charge pipes, the heat shields, the oil and coolant lines and the exhaust joint, then lift the turbo off.',
        'Empty the intercooler and the pipes of oil and fragments. An intercooler full of oil can make a diesel over-rev.',
        'Fit a new oil feed pipe with its strainer. Clear the return pipe with a rod so that it runs freely downhill. Use no liquid sealant on oil joints.',
        'Fit the turbo with new gaskets and nuts. Pour oil into its inlet while you turn the wheel with a finger, then refit the lines, the pipes and the shields.',
        'Fit a new filter and fill with new oil. Fill and bleed the coolant, and connect the battery. Disable the fuel or the ignition and crank the engine until the oil pressure light goes out.',
        'Lower the car, start the engine and let it idle for five minutes without touching the accelerator. Look for leaks. Then test the boost with the diagnostic tool and carry out the actuator adaptation.',
        'Clear the codes. After 100 miles the pipes must be dry, the whine and the blue smoke must have gone, and the oil level must be unchanged.',
      ],
      safety: [
        'A diesel that runs away on oil cannot be stopped with the key. Stay clear and, if it is safe, block the air intake with a board. In a manual car you can engage a high gear with the brakes on and let the clutch in.',
        'Turbine housings are several hundred degrees hot after driving: let them cool for hours.',
        'Never lie under a car that is held up only by a jack: use axle stands.',
      ],
      stopIf:
        'Stop if wheel fragments are missing or metal is in the sump: the engine must be inspected before a new turbo is fitted.',
    },
    parts: [
      { name: 'Turbocharger, rebuilt or new', usd: [450, 1800] },
      { name: 'Gasket set, feed pipe, oil, filter and coolant', usd: [90, 260] },
    ],
    labourHours: [3, 8],
    diy: 'hard',
  },
  'wastegate-worn': {
    name: 'Worn turbo wastegate',
    workshopName: 'Wastegate flap, linkage or actuator worn',
    summary:
      'The flap that lets exhaust bypass the turbo rattles on its worn spindle or no longer shuts. Boost builds slowly or not at all, and a metallic buzz comes from the turbo at certain revs.',
    prior: 1.4,
    fits: { fuels: SPARK_NO_LPG, years: [1985, 2100] },
    shifts: [
      {
        makes: ['Volkswagen', 'Audi', 'BMW', 'Mini'],
        years: [2006, 2016],
        factor: 1.6,
        source: 'wastegate rattle widely reported by owners',
      },
    ],
    symptoms: {
      'loss-of-power': 0.5,
      'check-engine-light': 0.5,
      'exhaust-rattle': 0.25,
      'limp-mode': 0.35,
      hesitation: 0.25,
      'engine-tick': 0.2,
      'startup-rattle': 0.08,
      'poor-economy': 0.05,
    },
    conditions: {
      accelerating: 0.45,
      'cold-engine': 0.2,
      'gradual-onset': 0.35,
      'cured-by-restart': 0.4,
    },
    codes: {
      P0299: 0.6,
      P0234: 0.12,
      P2263: 0.08,
      P0243: 0.06,
      P2562: 0.06,
      P0244: 0.06,
      P2564: 0.05,
      P2565: 0.05,
      P2566: 0.05,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The car is weak and may drop into limp mode when you overtake. Otherwise it can be driven gently.',
    },
    patterns: [
      'The rattle is heard when easing off the accelerator at 1,500 to 2,500 rpm and goes with more load.',
      'Electronic actuators wear their gears, and then the end stops can no longer be learned.',
    ],
    shown: {
      summary:
        'The flap that lets exhaust gas bypass the turbo rattles on its worn spindle or no longer shuts. Boost builds up slowly or not at all, and a metallic buzz comes from the turbo at certain revs.',
      patterns: [
        'The rattle comes when you ease off the accelerator at 1,500 to 2,500 rpm, and goes with more load.',
        'The gears of electronic actuators wear, and the end stops can then no longer be learned.',
      ],
    },
    checks: [
      {
        title: 'Try the wastegate rod by hand',
        steps: [
          'Work with the engine off and cold. Find the rod that runs from the actuator to the lever on the turbine housing.',
          'Push the lever, and feel for free play up and down.',
        ],
        tool: 'Torch and gloves',
        minutes: 15,
        outcomes: [
          {
            finding: 'The lever wobbles, or the eye of the rod is worn or has come off',
            means: 'The play makes the rattle and loses boost.',
            effect: 'confirms',
          },
          {
            finding: 'It is firm, with spring force against your hand',
            means: 'The linkage and the spindle are good.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Compare requested and actual boost on the road',
        steps: [
          'Connect the reader and choose the desired and the actual boost.',
          'Let a passenger watch both while you accelerate in third gear on an empty road.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 20,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'The actual boost stays well below the desired, without a hiss',
            means: 'The wastegate does not shut.',
            effect: 'supports',
          },
          {
            finding: 'The actual boost follows the desired',
            means: 'The boost control is working.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the turbo wastegate',
      overview:
        'Play at the rod end can be taken up with a clip, or with a new actuator set to the right preload. A worn spindle bush means a new turbine housing or turbo.',
      minutes: [60, 360],
      tools: [
        'Small spanners',
        'Vacuum or pressure hand pump with gauge',
        'Dial gauge',
        'High-temperature penetrating oil',
        'Diagnostic tool',
      ],
      steps: [
        'Let the turbo cool fully. Test the actuator with the hand pump: it must begin to move and reach full stroke at the values in the manual, and hold its pressure or vacuum.',
        'Check the hoses and the control valve, since a split hose causes the same symptoms.',
        'Work the lever through its whole travel. Free a stiff spindle with high-temperature penetrating oil and many strokes.',
        'If an anti-rattle clip is sold for your turbo, clean the pin and fit it.',
        'To change the actuator, note how many threads of the rod are visible, remove the clip and the bolts and fit the new actuator.',
        'With the dial gauge, set the rod so that the flap is closed with the specified preload. If the rod is too long there is no boost, and if it is too short there is too much.',
        'On an electronic actuator, carry out the end-stop adaptation.',
        'Drive while a passenger compares the desired and the actual boost in every gear.',
      ],
      safety: [
        'Never shorten the rod to gain power: too much boost melts pistons.',
        'The turbine side glows after a hard drive. Let it cool for hours.',
      ],
      stopIf:
        'Stop if the spindle wobbles in its bush or the flap is cracked: have the turbo replaced.',
    },
    parts: [
      { name: 'Wastegate actuator or clip', usd: [15, 320] },
      { name: 'Turbocharger', usd: [450, 1800], ifNeeded: true },
    ],
    labourHours: [1, 6],
    diy: 'hard',
  },
  'boost-hose-split': {
    name: 'Split boost hose or leaking intercooler',
    workshopName: 'Charge-air leak between turbo and engine',
    summary:
      'Compressed air escapes through a split hose, a popped-off joint or a cracked intercooler. Under acceleration you hear a rush of air, the engine lacks power and a diesel smokes black.',
    prior: 4,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 6, factor: 1.5, source: 'oil softens the hoses' },
      { fuels: DIESEL_ONLY, factor: 1.6, source: 'turbo diesels carry boost at all loads' },
    ],
    symptoms: {
      'loss-of-power': 0.6,
      'boost-hiss': 0.5,
      'check-engine-light': 0.35,
      'limp-mode': 0.35,
      'black-smoke': 0.3,
      hesitation: 0.2,
      'turbo-whistle': 0.15,
      'poor-economy': 0.12,
      'dpf-light': 0.05,
      'exhaust-smoke': 0.14,
    },
    against: ['blue-smoke', 'engine-knock'],
    conditions: { accelerating: 0.65, 'sudden-onset': 0.45, uphill: 0.2, 'at-idle': 0.03 },
    codes: { P0299: 0.6, P0101: 0.12, P0171: 0.08, P2263: 0.1 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'You can drive slowly home. Hard driving makes the turbo over-speed and fills the particulate filter, so have it repaired soon.',
    },
    patterns: [
      'A loud pop under acceleration, then no power, is a hose off its joint.',
      'An oily streak on the outside of a hose marks the split.',
    ],
    shown: {
      summary:
        'Compressed air escapes through a split hose, a joint that has come apart or a cracked intercooler. Under acceleration you hear a rush of air, the engine lacks power and a diesel smokes black.',
      patterns: [
        'A loud pop under acceleration, then no power, means that a hose has come off its joint.',
        'An oily streak on the outside of a hose marks the split.',
      ],
    },
    checks: [
      {
        title: 'Follow the charge pipes for oil and splits',
        steps: [
          'Work with the engine off and cool. Follow the pipes from the turbo to the intercooler and on to the throttle.',
          'Bend each hose and look at its underside. Try each clip, and pull at each joint to see whether it comes apart.',
          'Look at the corners of the intercooler through the grille.',
        ],
        tool: 'Torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is a split, a loose joint or a fresh oily patch',
            means: 'Boost is escaping there.',
            effect: 'confirms',
          },
          {
            finding: 'All the pipes are dry and tight',
            means: 'There is no large leak. A pressure test finds small ones.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the charge pipes put under pressure',
        steps: [
          'Have a workshop plug the turbo inlet and feed in air at about 1 bar or less, with the engine off.',
          'Listen, and spray soapy water on the joints.',
        ],
        tool: 'Pressure tester and soap water',
        minutes: 30,
        outcomes: [
          {
            finding: 'Bubbles or a hiss appear at one place',
            means: 'That is the leak. Renew the part.',
            effect: 'confirms',
          },
          {
            finding: 'The pressure holds',
            means: 'The pipes do not leak. Look at the turbo and its control.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a split boost hose or the intercooler',
      overview:
        'Most hoses are held by a spring clip, or by one clamp at each end. Clean, dry ends and the right seal matter more than force: an oily hose pops off again.',
      minutes: [30, 180],
      tools: [
        'Pick and clamp pliers',
        'Socket set',
        'Brake cleaner and rags',
        'Jack and axle stands',
        'Wheel chocks',
        'OBD-II reader',
      ],
      steps: [
        'Let the engine cool. If the hose is low down, chock the wheels, raise the car on to stands and remove the undertray.',
        'Pull the spring clip out to its stop, twist the hose and draw it straight off. If there are band clamps, loosen them fully.',
        'Wipe out any oil that has collected. A spoonful is normal; a cupful means that the turbo or the breather passes oil.',
        'Wipe the pipe ends, and the inside of hoses that you use again, with brake cleaner until they are dry.',
        'Fit new O-rings with a trace of soapy water. Push the hose home until the clip snaps, then pull on it to test it.',
        'To change the intercooler, loosen the bumper or radiator support as the manual shows. Move the air-conditioning condenser aside without opening its lines, and swap the intercooler.',
        'Check that no hose touches the body or a belt when the engine rocks.',
        'Refit what you removed and lower the car. Clear the codes and drive up a hill in a high gear: there should be full boost without a hiss.',
      ],
      safety: [
        'Charge pipes reach 150 °C. Let them cool.',
        'Pressure-test at low pressure: a plug shot out by compressed air causes injury.',
        'Never lie under a car that is held up only by a jack: use axle stands.',
      ],
      stopIf:
        'Stop if the air-conditioning lines would have to be opened, or if much oil comes out of the turbo side.',
    },
    parts: [
      { name: 'Boost hose with seals', usd: [25, 160] },
      { name: 'Intercooler', usd: [120, 500], ifNeeded: true },
    ],
    labourHours: [0.5, 2.5],
    diy: 'moderate',
  },
  'boost-control-valve-failed': {
    name: 'Failed boost control valve',
    workshopName: 'Boost pressure control solenoid or its vacuum hoses faulty',
    summary:
      'The small solenoid valve that steers the turbo no longer switches, or its thin hoses leak. Boost is too low or too high, so the engine falls into limp mode until it is restarted.',
    prior: 1.7,
    fits: { fuels: WITH_ENGINE },
    symptoms: {
      'limp-mode': 0.5,
      'loss-of-power': 0.5,
      'check-engine-light': 0.45,
      hesitation: 0.2,
      'black-smoke': 0.1,
      'vacuum-hiss': 0.08,
      'idle-surges': 0.03,
      'exhaust-smoke': 0.05,
    },
    against: ['blue-smoke', 'turbo-whistle'],
    conditions: {
      intermittent: 0.45,
      accelerating: 0.4,
      'at-high-speed': 0.2,
      uphill: 0.15,
      'cured-by-restart': 0.45,
    },
    codes: {
      P0299: 0.4,
      P0234: 0.3,
      P0243: 0.25,
      P0245: 0.15,
      P0246: 0.1,
      P0045: 0.06,
      P0047: 0.06,
      P0048: 0.06,
      P004A: 0.06,
      P004B: 0.06,
      P004C: 0.06,
      P004D: 0.06,
      P004E: 0.06,
      P004F: 0.06,
      P0249: 0.06,
      P0244: 0.1,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason: 'The power can go while you overtake. Otherwise it is safe to drive gently.',
    },
    patterns: [
      'Switching off and on brings the power back until the next hard pull.',
      'The thin vacuum hoses crack near hot parts, often without being visible from above.',
    ],
    shown: {
      summary:
        'The small solenoid valve that controls the turbo no longer switches, or its thin hoses leak. Boost is too low or too high, so the engine goes into limp mode until it is restarted.',
      patterns: [
        'Switching the engine off and on restores the power until you next accelerate hard.',
        'The thin vacuum hoses crack near hot parts, often where they cannot be seen from above.',
      ],
    },
    checks: [
      {
        title: 'Inspect the thin boost control hoses',
        steps: [
          'Work with the engine off and cool. Find the solenoid valve by following the thin hose from the turbo actuator.',
          'Pull off one hose at a time, look at its ends, bend it to see whether it is soft, and push it back.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'A hose is cracked, soft or off',
            means: 'The control pressure leaks out there. Renew the hoses.',
            effect: 'confirms',
          },
          {
            finding: 'All the hoses are supple and tight',
            means: 'The hoses are good. The valve itself still has to be measured.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure the coil of the boost valve',
        steps: [
          'With the ignition off, unplug the valve and measure its resistance.',
          'Have it switched with a scan tool, or briefly with 12 volts, and blow through it.',
        ],
        tool: 'Multimeter',
        minutes: 15,
        outcomes: [
          {
            finding: 'It is open circuit, or does not click and switch when powered',
            means: 'The valve has failed. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'It has 10 to 40 ohms, and clicks and switches cleanly',
            means: 'The valve is working: plug it in.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the boost control valve and its hoses',
      overview: 'The valve and hoses are cheap and are best renewed together.',
      minutes: [20, 75],
      tools: ['Small sockets', 'Side cutters', 'Vacuum hand pump', 'OBD-II reader and multimeter'],
      steps: [
        'Photograph the hoses and mark them. The ports have letters or numbers.',
        'Let the turbo cool. Unplug the valve, pull the hoses off with a twist and undo the screws of the valve.',
        'Cut new hoses to the same length and bore as the old ones. Route them away from the exhaust, and add sleeves where the old ones were scorched.',
        'Test the actuator with the hand pump while its hose is off: it must move and hold.',
        'Fit the new valve. Push each hose on to its marked port and secure it with a small clip.',
        'If the valve has a small filter, clean or renew it.',
        'Clear the codes. On a hill, let a passenger log the desired and the actual boost: they should agree within a few per cent.',
      ],
      safety: [
        'Never raise the boost by plugging the control hose: unlimited boost breaks the engine.',
        'Let the turbo and its surroundings cool before you reach in.',
      ],
      stopIf:
        'Stop if the boost is still wrong with good hoses, a good valve and a good actuator: the turbo itself has to be examined.',
    },
    parts: [
      { name: 'Boost control solenoid', usd: [30, 130] },
      { name: 'Vacuum hose kit', usd: [10, 30] },
    ],
    labourHours: [0.3, 1],
    diy: 'easy',
  },
  'turbo-vanes-stuck': {
    name: 'Stuck vanes in a diesel turbo',
    workshopName: 'Variable-geometry turbo vanes sticking with soot',
    summary:
      'Soot jams the movable vanes in the exhaust side of the turbo. When they stick open there is no pull at low revs, when they stick closed the boost overshoots and the engine cuts power.',
    prior: 2.1,
    fits: { fuels: DIESEL_ONLY, years: [1996, 2100] },
    shifts: [
      { minMiles: 70_000, factor: 1.6, source: 'soot builds up with mileage and short trips' },
    ],
    symptoms: {
      'limp-mode': 0.55,
      'loss-of-power': 0.55,
      'check-engine-light': 0.4,
      hesitation: 0.3,
      'black-smoke': 0.25,
      'turbo-whistle': 0.1,
      'dpf-light': 0.08,
      'poor-economy': 0.1,
      'exhaust-smoke': 0.12,
    },
    conditions: {
      'at-high-speed': 0.3,
      accelerating: 0.4,
      uphill: 0.25,
      intermittent: 0.35,
      'cured-by-restart': 0.55,
      'short-trips': 0.4,
    },
    codes: {
      P0234: 0.4,
      P0299: 0.4,
      P2563: 0.15,
      P0046: 0.1,
      P2263: 0.12,
      P0045: 0.08,
      P0047: 0.08,
      P0048: 0.08,
      P004E: 0.05,
      P2564: 0.1,
      P2565: 0.1,
      P2566: 0.1,
    },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'The car may lose power as you overtake. Leave larger gaps and have the turbo cleaned soon.',
    },
    patterns: [
      'Cuts power after a long pull on the motorway, and all is well after a restart.',
      'Cars that are only driven gently in town suffer first. A weekly hard drive keeps vanes moving.',
    ],
    shown: {
      summary:
        'Soot jams the movable vanes in the exhaust side of the turbo. If they stick open, there is no pull at low revs; if they stick closed, the boost overshoots and the engine cuts its power.',
      patterns: [
        'It cuts its power after hard acceleration on the motorway, and all is well after a restart.',
        'Cars that are driven only gently in town suffer first. A brisk drive once a week helps to prevent the vanes from sticking.',
      ],
    },
    checks: [
      {
        title: 'Watch the turbo actuator rod at start and stop',
        steps: [
          'With the engine cold, find the rod at the turbo. Have a helper start the engine while you watch from a safe distance.',
          'Watch the rod. On vacuum types it should pull in smoothly to its stop, and return when the engine is switched off.',
        ],
        tool: 'Torch and helper',
        minutes: 10,
        needs: 'running',
        outcomes: [
          {
            finding: 'It moves in jerks, half way or not at all, with good vacuum',
            means: 'The vanes or the actuator are sticking.',
            effect: 'confirms',
          },
          {
            finding: 'It moves smoothly through its full stroke',
            means: 'The vanes move freely.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Log boost on a hill',
        steps: [
          'Choose an empty hill and let a passenger operate the reader.',
          'Record the desired and the actual boost under full load from 1,500 to 3,500 rpm.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 20,
        needs: 'driven-hard',
        outcomes: [
          {
            finding: 'The actual boost lags at low revs and overshoots later',
            means: 'This is typical of sticking vanes.',
            effect: 'supports',
          },
          {
            finding: 'The actual boost is always low, with a hiss',
            means: 'Air escapes from a hose or the intercooler. The vanes are not to blame.',
            effect: 'weakens',
          },
          {
            finding: 'The actual boost follows closely',
            means: 'The turbo control is working.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Free the sooted vanes of a variable-geometry turbo',
      overview:
        'Early sticking can often be cured with a foaming cleaner on the car. If the vanes are badly jammed, the turbo has to be removed and the vane ring cleaned, or the unit exchanged. The cause (EGR soot or short trips) must be dealt with too.',
      minutes: [90, 480],
      tools: [
        'Vacuum hand pump',
        'Adapter for the cleaning foam',
        'Socket set',
        'Jack and axle stands',
        'Wheel chocks',
        'Diagnostic tool',
        'Torque wrench',
        'Soft brush and solvent',
      ],
      steps: [
        'Test the supply first: the vacuum pump, hoses and control valve, or the supply and plug of an electric actuator.',
        'Let the turbo cool. Move the lever by hand or with the pump 20 times through its whole travel, and mark where it sticks.',
        'To clean it on the car, remove the sensor or pipe upstream of the turbine. Spray in the foam as its instructions say and let it work.',
        'Move the lever repeatedly while the foam works. Refit the sensor or pipe, start the engine outdoors and drive for half an hour at brisk motorway revs to burn off the rest.',
        'If the lever still binds, disconnect the battery, put the car on axle stands with the wheels chocked, remove the turbo and mark its housings. Take off the turbine housing and clean the vane ring with a soft brush and solvent.',
        'Do not touch the stop screw: its setting is calibrated on a flow bench.',
        'Reassemble with new gaskets, prime the turbo with oil, lower the car, reconnect the battery and run the actuator adaptation.',
        'Log the boost again and clear the codes. Check the EGR valve and the particulate filter to find where the soot comes from.',
      ],
      safety: [
        'Run the engine only outdoors while the foam burns off: the fumes are poisonous.',
        'Turbine parts are extremely hot after a drive: let them cool for hours.',
        'Never lie under a car that is held up only by a jack.',
      ],
      stopIf:
        'Stop if the shaft moves in and out or the vanes are burnt: an exchange turbo is cheaper.',
    },
    parts: [
      { name: 'Turbo cleaner and gaskets', usd: [30, 110] },
      { name: 'Actuator or exchange turbo', usd: [150, 1500], ifNeeded: true },
    ],
    labourHours: [1.5, 7],
    diy: 'hard',
  },
  'diverter-valve-torn': {
    name: 'Torn turbo diverter valve',
    workshopName: 'Diverter or blow-off valve diaphragm torn',
    summary:
      'The valve that releases boost when you lift off has a torn diaphragm. Boost leaks back all the time, so the engine flutters, hisses and lacks its usual push.',
    prior: 1.1,
    fits: { fuels: SPARK_NO_LPG, years: [1990, 2100] },
    shifts: [
      {
        makes: ['Volkswagen', 'Audi', 'Mini'],
        years: [2004, 2014],
        factor: 2,
        source: 'torn diaphragms widely reported by owners',
      },
    ],
    symptoms: {
      'loss-of-power': 0.5,
      'boost-hiss': 0.35,
      hesitation: 0.35,
      'check-engine-light': 0.4,
      'rough-idle': 0.15,
      'limp-mode': 0.15,
      'turbo-whistle': 0.12,
      'idle-surges': 0.08,
      'car-shakes': 0.04,
    },
    conditions: {
      decelerating: 0.25,
      'gear-change': 0.3,
      accelerating: 0.45,
      'sudden-onset': 0.25,
    },
    codes: { P0299: 0.5, P0171: 0.12, P0033: 0.06, P2261: 0.12, P0034: 0.05, P0035: 0.05 },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason: 'The car only lacks power. It may be driven until the valve is changed.',
    },
    patterns: [
      'A jerk between gear changes and a fluttering sound when lifting off.',
      'Piston-type valves replaced the rubber diaphragm in later parts and last longer.',
    ],
    shown: {
      summary:
        'The valve that releases boost when you lift off has a torn diaphragm. Boost leaks back all the time, so the engine flutters, hisses and lacks its usual pull.',
      patterns: [
        'The car hesitates between gear changes and makes a fluttering sound when you lift off.',
        'In later versions of the part a piston replaced the rubber diaphragm, and these last longer.',
      ],
    },
    checks: [
      {
        title: 'Take off the diverter valve and look at its diaphragm',
        steps: [
          'Let the engine cool. Find the valve on the turbo or the charge pipe, undo its screws and take it off.',
          'Stretch the rubber edge and look for tears, or push the piston and feel whether it moves.',
        ],
        tool: 'Hex keys and torch',
        minutes: 25,
        outcomes: [
          {
            finding: 'The rubber is torn or the piston jammed',
            means: 'Boost escapes through the valve. Replace it.',
            effect: 'confirms',
          },
          {
            finding: 'The rubber is intact and springy',
            means: 'The valve is good: refit it.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Notice when the boost is missing',
        steps: [
          'Pull away in second gear, accelerate and change up, lifting off the accelerator as you do so.',
          'Notice whether the boost returns at once or late.',
        ],
        tool: 'None',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It hesitates and returns late after each change',
            means: 'The valve does not close or open as it should.',
            effect: 'supports',
          },
          {
            finding: 'The boost returns at once',
            means: 'The valve shuts as it should.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the turbo diverter valve',
      overview:
        'The valve is held by three screws and has one plug or hose. Choose the latest version of the part. Valves that vent to the open air upset cars that measure the air before the turbo.',
      minutes: [25, 60],
      tools: [
        'Hex or Torx keys',
        'Ramps, or jack and axle stands',
        'Wheel chocks',
        'Clean cloth',
        'Small torque wrench',
        'OBD-II reader',
      ],
      steps: [
        'Work with the engine cool and the ignition off. If the valve faces down, put the car on ramps, chock the wheels and remove the undertray.',
        'Unplug the valve, or pull off its vacuum hose.',
        'Hold the valve while you undo the screws, since its spring pushes it off.',
        'Wipe the sealing face on the turbo and check it for nicks.',
        'Fit the new valve with its seal. Turn the screws in evenly, to the stated torque.',
        'Connect the plug or the vacuum hose, check the hose for cracks, refit the undertray, lower the car and clear the codes.',
        'Drive with several gear changes under boost: the power should return at once without flutter.',
      ],
      safety: [
        'Never work under a car that is held up only by a jack: use ramps or stands.',
        'The turbo beside it is very hot after a drive.',
      ],
      stopIf:
        'Stop if a screw shears off in the turbo housing: it has to be drilled out in a workshop.',
    },
    parts: [{ name: 'Diverter valve', usd: [35, 150] }],
    labourHours: [0.4, 1],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
