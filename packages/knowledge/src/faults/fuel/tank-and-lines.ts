import { WITH_ENGINE } from '../../fuels.ts';
import type { FaultEntry } from '../../schema.ts';

/** Tank, lines, filler and gauge: what holds the fuel and shows how much there is. */
export const tankAndLineFaults = {
  'fuel-line-leaking': {
    name: 'Leaking fuel line or hose',
    workshopName: 'Fuel feed or return line corroded, chafed or hose cracked',
    summary:
      'A steel line under the floor has rusted through, or a hose or quick coupling in the engine bay has cracked. Fuel escapes while the pump runs, so the car smells and leaves drips.',
    prior: 3.8,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 12, factor: 2, source: 'corrosion and ageing rubber' },
      {
        maxAgeYears: 3,
        factor: 0.6,
        source: 'corrosion takes time, young cars leak at couplings only',
      },
      {
        makes: ['Chevrolet', 'GMC'],
        years: [1999, 2007],
        factor: 1.6,
        source: 'widely reported by owners (rusting lines on pickup frames)',
      },
    ],
    symptoms: {
      'fuel-smell': 0.68,
      'fuel-leak': 0.62,
      'hard-start-cold': 0.12,
      'stalls-while-driving': 0.12,
      'loss-of-power': 0.1,
      'poor-economy': 0.12,
      'check-engine-light': 0.1,
      fire: 0.05,
      rust: 0.08,
      'fuel-warning': 0.05,
    },
    against: ['hard-to-refuel', 'rough-idle'],
    conditions: { constant: 0.3, 'starting-up': 0.2, 'gradual-onset': 0.3 },
    codes: { P0087: 0.12, P0171: 0.08, P0455: 0.06 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Fuel under pressure next to a hot exhaust can set the car on fire. Do not start it, and have it collected.',
      engineOff: true,
    },
    patterns: [
      'Steel lines rust where plastic clips hold wet dirt against them, mostly above the rear axle.',
      'In the engine bay, quick couplings leak after other work because the seal was nicked or the clip did not click.',
    ],
    shown: {
      summary:
        'A steel line under the floor has rusted through, or a hose or quick coupling in the engine bay has cracked. Fuel escapes while the pump runs, so the car smells of fuel and drips.',
      patterns: [
        'Steel lines rust where plastic clips hold wet dirt against them, usually above the rear axle.',
        'In the engine bay, quick couplings leak after other work, because the seal was nicked or the clip did not click home.',
      ],
    },
    checks: [
      {
        title: 'Look for the wet spot with the pump primed',
        steps: [
          'Work outdoors with the engine cold, and do not let anybody smoke. Lay clean card under the car from the tank to the engine.',
          'Switch the ignition on for two seconds, three times, without starting the engine.',
          'Look along the card and at the lines with a sealed LED torch.',
        ],
        tool: 'Card, LED torch',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'There are fresh drops, or a wet, rusty line or hose',
            means: 'This is the leak. Do not start the engine.',
            effect: 'confirms',
          },
          {
            finding: 'Drops fall only in the area of the tank',
            means: 'The tank, its seal or the filler is more likely.',
            effect: 'weakens',
          },
          {
            finding: 'The card and the lines stay dry after all three',
            means:
              'The feed line holds its pressure, although a return or vapour line can still leak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect rubber hoses and couplings',
        steps: [
          'With the engine off and cold and safety goggles on, bend each rubber hose a little and look for cracks near its clips. Do not touch a hose that is wet.',
          'Pull lightly at each quick coupling and look for a stain round it.',
        ],
        tool: 'LED torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'A hose is cracked or sweating, or a coupling slides',
            means: 'This joint leaks. Do not start the engine.',
            effect: 'supports',
          },
          {
            finding: 'The hoses are supple, and the couplings firm and dry',
            means: 'The leak is not in the engine bay.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking fuel line or hose',
      overview:
        'A leaking line is replaced between two good joints, and never patched over rust with hose and worm-drive clips.',
      minutes: [60, 360],
      tools: [
        'Jack, axle stands and chocks',
        'Flare-nut spanners',
        'Pipe cutter and flaring tool or ready-made line',
        'Line release tools',
        'Extinguisher, tray, card, LED torch, wax',
        'Goggles and gloves',
      ],
      steps: [
        'Push the car outdoors by hand. Let everything cool, pull the pump fuse and disconnect the battery.',
        'Do not run the engine to relieve the pressure. Leave the car for some hours, then open the first union slowly under a rag.',
        'Put the car on axle stands and follow the line from the tank to the rail. Mark every clip. Note the pressure class: an injection system needs injection hose.',
        'Put the tray under the tank end of the line. Plug or clamp that end, and catch what runs out.',
        'Release the unions with flare-nut spanners, holding both sides. If the nut turns together with the pipe, cut the pipe behind it.',
        'Make the new line from coated steel or copper-nickel, with the same bends and the same double flare or bead as the original. A nylon line is replaced as a kit and never glued.',
        'Fix the line in its original clips, at least a finger’s width away from the exhaust and from moving parts. Replace missing clips, because a line that can move will chafe.',
        'At hose joints, push the hose 25 mm over the bead. Use smooth-band clips, because worm-drive clips cut the hose.',
        'Refit the fuse, reconnect the battery, prime five times and check with card that every joint is dry. Coat the new unions with wax, wash spilt fuel away and lower the car.',
        'Run the engine for one minute and check again with card, and once more after 50 miles.',
      ],
      safety: [
        'Petrol vapour stays low and travels. Have no flames, sparks, heaters or mains lights near, leave the doors open and place a fire extinguisher within reach.',
        'Do not work under a car that is held only by a jack.',
        'Fuel sprays when a line is cut under pressure, so wear safety goggles.',
      ],
      stopIf:
        'Stop if the tank must come off, or if several lines are rusted, including brake pipes. Have all of them replaced in a workshop.',
    },
    parts: [{ name: 'Fuel line, hose, couplings and clips', usd: [15, 220] }],
    labourHours: [0.8, 4],
    diy: 'hard',
  },

  'fuel-rail-high-pressure-leak': {
    name: 'Fuel leak at the rail or a high-pressure pipe',
    workshopName: 'Fuel rail, injector O-ring or high-pressure pipe leaking',
    summary:
      'A cracked rail, a hardened injector O-ring or a loose high-pressure union lets fuel spray over the hot engine. The smell is strong under the bonnet and the risk of fire is real.',
    prior: 1.9,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Ford'],
        models: ['Escape', 'Bronco Sport'],
        years: [2020, 2023],
        factor: 4,
        source: 'NHTSA recall 22V-859 (cracked injectors of the 1.5 three-cylinder engine)',
      },
      {
        makes: ['Hyundai', 'Kia'],
        years: [2011, 2016],
        factor: 1.5,
        source: 'widely reported recall for leaking high-pressure fuel pipe',
      },
      { minAgeYears: 10, factor: 1.4, source: 'O-rings harden' },
    ],
    symptoms: {
      'fuel-smell': 0.7,
      'fuel-leak': 0.45,
      fire: 0.1,
      'rough-idle': 0.15,
      'hard-start-hot': 0.18,
      'check-engine-light': 0.2,
      'limp-mode': 0.12,
      'loss-of-power': 0.12,
      'engine-tick': 0.06,
      'smoke-cabin': 0.03,
      'wont-start': 0.04,
      'fuel-warning': 0.12,
    },
    against: ['hard-to-refuel', 'fuel-gauge-wrong'],
    conditions: {
      'starting-up': 0.35,
      'cold-weather': 0.25,
      'cold-engine': 0.3,
      'after-repair': 0.25,
    },
    codes: { P0087: 0.3, P0171: 0.08, P0093: 0.2 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Fuel sprays at high pressure onto a hot engine, and can catch fire within seconds. Switch off, and do not start it again.',
      engineOff: true,
    },
    patterns: [
      'O-rings harden and leak on the first cold mornings of winter, then seal again when warm.',
      'A smell that begins days after injectors or intake were off is a disturbed joint.',
    ],
    shown: {
      summary:
        'A cracked fuel rail, a hardened injector O-ring or a loose high-pressure union lets fuel spray over the hot engine. There is a strong smell under the bonnet and a real risk of fire.',
      patterns: [
        'O-rings harden and leak on the first cold mornings of winter, then seal again when they are warm.',
        'A smell that begins within days of work on the injectors or the intake comes from a disturbed joint.',
      ],
    },
    checks: [
      {
        title: 'Sniff and look under the bonnet, engine off',
        steps: [
          'Stop outdoors and switch the engine off. Wait a minute, then open the bonnet with your face turned away.',
          'With an LED torch, look for a wet rail, metal that has been washed clean, or pools of fuel in hollows of the engine.',
          'Compare the smell with that near the tank.',
        ],
        tool: 'LED torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'There is a wet or washed patch at the rail, an injector or a union',
            means: 'The high-pressure side leaks there. Do not start the engine again.',
            effect: 'confirms',
          },
          {
            finding: 'It smells only at the rear or at the filler',
            means: 'Check the tank, its seal and the fuel cap.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the rail pressure watched after shut-down',
        steps: [
          'With a scan tool, the rail pressure is noted when the engine is switched off, and again after five minutes.',
          'The workshop keeps a fire extinguisher at hand, and does not do this on an engine that visibly leaks.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'It falls faster than the workshop data allow',
            means: 'Fuel escapes from the rail, either outwards or through an injector.',
            effect: 'supports',
          },
          {
            finding: 'It falls slowly over an hour',
            means: 'The rail does not leak.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Seal a leaking fuel rail or high-pressure pipe',
      overview:
        'The leak must be found before anything is tightened, because over-tightening cracks a flare. O-rings and pipes are replaced, never reused. Check for a recall first, because several manufacturers have recalled leaking rails and injectors.',
      minutes: [60, 240],
      tools: [
        'Flare-nut crowfoot and torque wrench',
        'O-ring picks',
        'Scan tool',
        'Extinguisher',
        'Goggles and gloves',
        'Brake cleaner',
      ],
      steps: [
        'Check the VIN for recalls. If one is open, have the car collected by the dealer and go no further.',
        'Work outdoors with the engine cold. Pull the pump fuse and leave the car overnight, so that the pressure falls. Do not run the engine for this, even if it only sweats fuel.',
        'With the pump fuse out, switch the ignition on and read the rail pressure: it must be almost zero. Then disconnect the battery, lay rags round the union and loosen it slowly.',
        'Wash the area with brake cleaner and dry it, so that a new leak shows.',
        'If an injector O-ring leaks, unbolt the rail and pull the injectors out. Fit new O-rings and retaining clips, with a little oil on the rings. Do not let a ring roll when you push it in.',
        'If a high-pressure pipe leaks, fit a new one. Start both nuts by hand, then tighten each to the torque in the workshop manual and no further.',
        'If the rail or its damper is cracked, replace it. Do not braze or glue it.',
        'When all is dry, connect the battery and refit the fuse. Prime with the tank pump only and look for leaks.',
        'Have a helper start the engine while you look from a distance, with a piece of card on a stick.',
        'Run the engine until it is hot, switch it off and look again, because the pressure is highest as the heat soaks in.',
        'Look once more after 50 miles, and check that no pressure code is stored.',
      ],
      safety: [
        'Place a fire extinguisher within reach, and hold your face away from the rail. Fuel at high pressure cuts skin and ignites on hot metal.',
        'Never tighten a union while the engine runs.',
        'Let spilt fuel evaporate completely before you connect the battery.',
      ],
      stopIf:
        'Stop at once if fuel sprays, if a thread is damaged, or if you cannot read the rail pressure before you open the rail.',
    },
    parts: [
      { name: 'O-ring and clip set or high-pressure pipe', usd: [20, 140] },
      { name: 'Fuel rail', usd: [120, 450], ifNeeded: true },
    ],
    labourHours: [0.8, 3],
    diy: 'hard',
  },

  'fuel-tank-leaking': {
    name: 'Leaking or damaged fuel tank',
    workshopName: 'Fuel tank perforated, cracked or strap failed',
    summary:
      'The tank has rusted through, cracked at a seam or been pierced, or its strap has rusted away so that it hangs. Fuel drips at rest, more so when the tank is full.',
    prior: 1.5,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 12, factor: 2.2, source: 'corrosion' },
      { maxAgeYears: 4, factor: 0.5, source: 'corrosion takes time' },
      {
        makes: ['Ford'],
        models: ['F-150', 'F-250'],
        years: [1997, 2004],
        factor: 2.5,
        source: 'NHTSA recall 11V-385 (rusting tank straps)',
      },
    ],
    symptoms: {
      'fuel-leak': 0.7,
      'fuel-smell': 0.55,
      rust: 0.15,
      'poor-economy': 0.12,
      'fuel-gauge-wrong': 0.08,
      'check-engine-light': 0.12,
      'clunk-over-bumps': 0.06,
      fire: 0.05,
      'trim-loose': 0.04,
    },
    against: ['stalls-while-driving', 'rough-idle', 'loss-of-power'],
    conditions: {
      'after-refuelling': 0.4,
      constant: 0.3,
      'after-impact': 0.15,
      'after-standing': 0.25,
    },
    codes: { P0455: 0.25, P0442: 0.12 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'Leaking fuel, or a tank that may drop, is a fire risk to you and others. Leave the car outdoors and away from buildings, and have it collected.',
      engineOff: true,
    },
    patterns: [
      "Drips also when parked with the ignition off, unlike a line on the pump's pressure side.",
      'Steel tanks rust along the top seam where mud lies, plastic tanks crack at welded stubs.',
    ],
    shown: {
      summary:
        'The tank has rusted through, cracked at a seam or been pierced, or its strap has rusted away so that it hangs down. Fuel drips when the car is parked, and more so when the tank is full.',
      patterns: [
        'It also drips when the car is parked with the ignition off, unlike a line on the pressure side of the pump.',
        'Steel tanks rust along the top seam, where mud collects; plastic tanks crack at welded connections.',
      ],
    },
    checks: [
      {
        title: 'Watch for drips with the ignition off',
        steps: [
          'Park outdoors, away from buildings, with card under the tank for an hour. If it already smells or drips, do not fill up for this test.',
          'Look for drops, and follow the wet track upwards with an LED torch. Do not touch the spot with tools.',
        ],
        tool: 'Card, LED torch',
        minutes: 65,
        outcomes: [
          {
            finding: 'It drips from a seam, a rust blister or a crack',
            means: 'The tank leaks. Do not drive.',
            effect: 'confirms',
          },
          {
            finding: 'It is dry when off, and wet when the pump runs',
            means: 'A line under pressure leaks.',
            effect: 'weakens',
          },
          {
            finding: 'It is dry after an hour with more than three-quarters in the tank',
            means: 'The tank does not leak.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at straps and mounts',
        steps: [
          'Chock the wheels and kneel beside the car without getting under it. Look at both straps and their bolts with a torch.',
          'Push the tank upwards with a flat hand. It must not move.',
        ],
        tool: 'LED torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'A strap is flaking, thin or broken, or the tank moves',
            means: 'The tank may fall. Do not drive.',
            effect: 'supports',
          },
          {
            finding: 'The straps are good, and the tank is firm',
            means: 'The mounts hold the tank safely.',
            effect: 'neutral',
          },
          {
            finding: 'The straps are good, and the tank and its seams are dry all round',
            means: 'The tank is not the source of the leak.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking fuel tank and its straps',
      overview:
        'A tank is replaced, not patched: putty and epoxy last for one trip at best, and welding a tank has killed many people. Empty the tank first, because a full one is too heavy for one person to hold.',
      minutes: [180, 420],
      tools: [
        'Approved fuel pump and containers',
        'Transmission jack or second jack with a board',
        'Jack, axle stands and chocks',
        'Line release tools',
        'Lock-ring tool',
        'Extinguisher',
        'Bonding wire',
        'Torque wrench',
        'Penetrating oil',
        'Rags',
      ],
      steps: [
        'Move the car outdoors by hand. Do not run the engine to relieve the pressure: pull the pump fuse, disconnect the battery and leave the car overnight.',
        'Connect a bonding wire from the car to the container. Pump the tank empty through the sender opening or the filler, with a pump approved for fuel.',
        'Chock the front wheels and put the rear on axle stands. If the exhaust runs below the tank, lower it once it is cold.',
        'Disconnect the filler and vent hoses and mark the fuel lines. Release each line slowly under a rag, because some pressure may be left, and plug it.',
        'Support the tank with a board on the jack, and soak the strap bolts in penetrating oil. Undo them a little at a time, one strap after the other.',
        'Lower the tank by about 10 cm, release the plug and the hoses on top of it, and then lower it completely.',
        'Move the pump module, the valves, the shields and the foam pads over to the new tank. Use a new seal, and fit new straps if there is any rust on the old ones.',
        'Clean the floor above the tank and treat any rust. Lay the lines out so that none of them gets trapped.',
        'Raise the new tank, connect the plug and the hoses on top, lift it into place and tighten the straps evenly to the stated torque. Connect the lines, the filler and the vent hoses, and refit the exhaust.',
        'Lower the car, refit the pump fuse and reconnect the battery. Put in five litres, prime and look for leaks, then fill the tank up and look again. Have an EVAP leak test made if the engine light was on.',
        'Take the old tank, drained, plugged and labelled, to a recycler. Never cut or weld it.',
      ],
      safety: [
        'An empty tank is more explosive than a full one. Have no sparks, welding, grinders or ordinary inspection lights near it.',
        'Support the car on axle stands and the tank on a jack of its own.',
        'Connect the car and the container with a bonding wire, because static sparks ignite vapour.',
      ],
      stopIf:
        'Stop if the tank cannot be emptied safely, if bolts shear in the body, or if a high-voltage cable of a hybrid is in the way.',
    },
    parts: [
      { name: 'Fuel tank', usd: [180, 900] },
      { name: 'Straps, seal and hoses', usd: [40, 150] },
    ],
    labourHours: [2.2, 5],
    diy: 'hard',
  },

  'fuel-tank-top-seal-leaking': {
    name: 'Leaking seal or cracked flange on top of the tank',
    workshopName: 'Fuel pump module flange cracked or tank seal leaking',
    summary:
      'The rubber ring or the plastic lid of the pump unit on top of the tank leaks. Fuel and vapour come out when the tank is nearly full, and it smells by the rear seat for a day or two.',
    prior: 2.5,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      {
        makes: ['Audi', 'Volkswagen', 'Porsche'],
        years: [2007, 2017],
        factor: 1.7,
        source: 'widely reported recalls for cracked fuel pump flanges',
      },
      { minAgeYears: 6, factor: 1.4, source: 'plastic and rubber age' },
      {
        makes: ['Porsche'],
        models: ['Cayenne', 'Macan'],
        years: [2003, 2018],
        factor: 2,
        source: "cracked fuel pump and filter flanges: maker recalls and owners' reports",
      },
    ],
    symptoms: {
      'fuel-smell': 0.75,
      'fuel-leak': 0.35,
      'check-engine-light': 0.25,
      'emissions-test-fail': 0.05,
      'hard-start-hot': 0.04,
      'fumes-smell-cabin': 0.15,
      'poor-economy': 0.04,
    },
    against: ['black-smoke', 'rough-idle', 'hard-to-refuel', 'stalls-while-driving'],
    conditions: { 'after-refuelling': 0.6, 'hot-weather': 0.2, turning: 0.12, 'after-repair': 0.2 },
    codes: { P0442: 0.25, P0455: 0.2, P0456: 0.2 },
    severity: 'high',
    drive: {
      verdict: 'no',
      engineOff: true,
      reason:
        'Petrol vapour collects under the rear seat, where a switch can ignite it. Do not start the car. Leave it outdoors with its doors open until the smell has gone, and have it repaired on the spot or collected.',
    },
    patterns: [
      'Smells after each fill and fades as the level falls below three quarters: this is the mark of the fault.',
      'Common after a pump change with the old ring used again.',
    ],
    shown: {
      summary:
        'The rubber ring or the plastic lid of the pump unit on top of the tank leaks. Fuel and vapour come out when the tank is nearly full, and it smells near the rear seat for a day or two.',
      patterns: [
        'It smells after each fill and stops as the level falls below three-quarters, which is typical of this fault.',
        'It is common after a pump change in which the old ring was used again.',
      ],
    },
    checks: [
      {
        title: 'Sniff under the rear seat after a fill',
        steps: [
          'Do this in the days after a normal fill. Do not fill up or drive for it. Park outdoors with the engine off and all doors open.',
          'Lift the base of the rear seat or the boot carpet, and smell at the cover. Do not switch on anything electric there.',
        ],
        tool: 'None',
        minutes: 20,
        outcomes: [
          {
            finding: 'There is a strong smell, damp dust or a stain round the ring',
            means: 'The seal or the lid leaks. Do not start the car.',
            effect: 'confirms',
          },
          {
            finding: 'There is no smell there with a brim-full tank',
            means: 'The top of the tank does not leak.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Note the smell against the fuel level',
        steps: [
          'For two tankfuls, write down on which days it smells and what the gauge shows.',
          'Then look for a pattern: does it smell when the tank is nearly full, half full or always?',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'It smells only with more than three-quarters in the tank',
            means: 'The leak is high on the tank, so the seal or the lid is likely.',
            effect: 'supports',
          },
          {
            finding: 'The smell does not depend on the level',
            means: 'A line, an injector or the canister is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the tank seal or the cracked pump flange',
      overview:
        'The ring swells once it is wet, so it is always replaced. A hairline crack in the lid is easy to overlook.',
      minutes: [50, 150],
      tools: [
        'Lock-ring tool or brass drift',
        'Line release tools and battery spanner',
        'Soft brush and damp cloths',
        'UV or LED torch',
        'Extinguisher',
        'Goggles',
        'Approved fuel pump and container',
      ],
      steps: [
        'Push the car outdoors by hand, and open the doors and the boot. Do not run the engine, neither to lower the level nor to relieve the pressure.',
        'Pull the pump fuse, which is outside the cabin on most cars. Wait until the smell has cleared before you touch anything electric inside.',
        'Disconnect the battery and leave the car overnight, so that the pressure in the line falls. Meanwhile, check whether your VIN has a recall or an extended warranty on the flange.',
        'If the gauge shows more than half, have the tank pumped down with a pump approved for fuel.',
        'Lift the base of the seat, wipe round the cover with a damp cloth and take the cover off. Brush and wipe the lid under it too. Do not use a vacuum cleaner here: its motor sparks.',
        'Wipe the lid dry, and look for a hairline crack near its pipe connections. A crack becomes damp again within a minute or so when the tank is fuller.',
        'Open the fuel cap for a moment. Release the lines slowly with a rag round them, because the pressure that is left makes fuel spray. Unplug the lid, and mark its position on the tank.',
        'Undo the ring. Lift the lid a little and take the old seal out. Clean the groove and the neck of the tank with a lint-free cloth.',
        'Fit the new seal dry, unless the manufacturer says otherwise. Replace the lid or the module if it is cracked.',
        'Press the lid down evenly with one hand, and tighten the ring to its mark. Check that the seal has not crept out. Refit the lines and the plug.',
        'When there is no smell left in the car, reconnect the battery, refit the fuse, prime and look for leaks. Then start the engine and look again.',
        'Fill the tank completely the next day, and check once more for a smell before you refit the trim.',
      ],
      safety: [
        'Vapour under a rear seat can explode. Do not use a switch, a light or a phone there while it smells.',
        'Open the doors, and place a fire extinguisher beside you.',
      ],
      stopIf: 'Stop if the tank must be lowered, or if the neck of the tank is deformed.',
    },
    parts: [
      { name: 'Tank seal and lock ring', usd: [8, 45] },
      { name: 'Pump flange or module', usd: [70, 420], ifNeeded: true },
    ],
    labourHours: [0.7, 2],
    diy: 'moderate',
  },

  'fuel-filler-neck-corroded': {
    name: 'Rusted or cracked fuel filler neck',
    workshopName: 'Filler pipe or filler hose perforated',
    summary:
      'The pipe from the flap to the tank has rusted through or its hose has cracked. Fuel runs out while filling, it smells afterwards, and the leak test of the engine finds a hole.',
    prior: 1.6,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 10, factor: 2.2, source: 'corrosion' },
      {
        makes: ['Subaru', 'Toyota', 'Mazda', 'Nissan', 'Honda'],
        minAgeYears: 10,
        factor: 1.4,
        source: 'widely reported by owners in salted-road regions',
      },
      { maxAgeYears: 5, factor: 0.3, source: 'corrosion takes time' },
    ],
    symptoms: {
      'fuel-smell': 0.52,
      'check-engine-light': 0.45,
      'fuel-leak': 0.42,
      'hard-to-refuel': 0.2,
      rust: 0.25,
      'emissions-test-fail': 0.1,
      'fuel-warning': 0.06,
    },
    against: ['loss-of-power', 'stalls-while-driving', 'fuel-pump-whine'],
    conditions: { 'after-refuelling': 0.65, 'gradual-onset': 0.35 },
    codes: { P0455: 0.5, P0457: 0.25, P0442: 0.3, P0456: 0.15 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'Fuel leaks while you fill and with a full tank. Keep the tank below half, put only small amounts in and have it repaired within days, because spilt petrol can catch fire. If it drips while parked or smells inside the car, do not start it: have it collected.',
    },
    patterns: [
      'Rusts behind the plastic liner of the wheel arch, where salty mud stays wet.',
      'A new cap does not cure the leak code, which is how many owners find out.',
    ],
    shown: {
      summary:
        'The pipe from the fuel flap to the tank has rusted through, or its hose has cracked. Fuel runs out while you fill the tank, it smells afterwards, and the engine control unit’s leak test finds a hole.',
      patterns: [
        'The neck rusts behind the plastic liner of the wheel arch, where salty mud stays wet.',
        'A new cap does not cure the leak code, which is how many owners discover the fault.',
      ],
    },
    checks: [
      {
        title: 'Fill ten litres and look behind the arch liner',
        steps: [
          'Skip this check if fuel is already dripping. At a pump, with the engine off and nobody smoking, add ten litres slowly while a helper watches.',
          'Have the helper watch for drips below the flap and behind the rear wheel.',
          'Stop at the first drip and report it to the cashier. Do not start the engine until the spill has been soaked up.',
        ],
        tool: 'LED torch',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It drips while it is being filled',
            means: 'The neck or its hose has a hole.',
            effect: 'confirms',
          },
          {
            finding: 'It stays dry while it is being filled',
            means: 'The upper part or the vent tube may still leak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the neck with the liner folded back',
        steps: [
          'Chock the wheels, put the rear corner on an axle stand, take the wheel off and fold the liner back.',
          'Clean the pipe with a plastic scraper and look at it closely, above all at the clamp and the vent pipe. Refit the liner and the wheel.',
        ],
        tool: 'Hand tools, axle stands',
        minutes: 40,
        outcomes: [
          {
            finding: 'There is flaking rust with a hole, or a cracked hose',
            means: 'The neck must be replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The metal is good, and the hoses are supple',
            means: 'The neck is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel filler neck',
      overview:
        'The neck comes out through the wheel arch once the liner is off. The screws at the flap rust, so soak them in penetrating oil the day before.',
      minutes: [75, 180],
      tools: [
        'Jack, axle stand and chocks',
        'Trim tool and OBD reader',
        'Penetrating oil',
        'Screwdrivers and socket set',
        'Plastic brush and rust wax',
        'Wheel brace and torque wrench',
      ],
      steps: [
        'Drive until the tank is a quarter full, so that there is no fuel in the neck. Work outdoors, and disconnect the battery.',
        'Chock the wheels, raise the rear corner, put it on an axle stand, and take off the wheel and the arch liner.',
        'Brush mud away with a plastic brush. Do not use a wire wheel on a drill, because sparks ignite petrol vapour.',
        'Undo the screws round the flap and the earth strap of the neck.',
        'Loosen the clamps of the filler and vent hoses at the tank. Twist the hoses before you pull them, and stuff a lint-free rag into the opening of the tank.',
        'Take the neck out downwards. Compare the new one with it: the bends, the vent pipe and the restrictor must match.',
        'Transfer the rubber cup of the flap. Coat the bracket and the screw holes with wax.',
        'Remove the rag. Push the hoses on fully, and fit new clamps. Refit the screws and the earth strap, which leads static charge away.',
        'Refit the liner and the wheel, lower the car and tighten the wheel nuts to the stated torque. Check them again after 50 miles. Connect the battery.',
        'Put in ten litres and look for leaks, then fill the tank up. Clear the leak code, and expect a few days until the self-test has run.',
      ],
      safety: [
        'Vapour comes out of an open neck. Have no sparks or smoking nearby, and plug the opening of the tank.',
        'Use an axle stand. Do not rely on the jack while your head is in the wheel arch.',
      ],
      stopIf:
        'Stop if the pipe of the tank breaks, or if the hoses are out of reach above the tank, which then has to be lowered.',
    },
    parts: [
      { name: 'Filler neck', usd: [60, 260] },
      { name: 'Hoses, clamps and cap', usd: [25, 80] },
    ],
    labourHours: [1, 2.2],
    diy: 'moderate',
  },

  'fuel-level-sender-faulty': {
    name: 'Faulty fuel level sender',
    workshopName: 'Fuel level sensor track worn or float defective',
    summary:
      'The float and its resistance track in the tank are worn, corroded by sulphur or sunk. The gauge shows a wrong level, and you may run out of fuel with a quarter on the dial.',
    prior: 3,
    fits: { fuels: WITH_ENGINE },
    shifts: [
      { minAgeYears: 7, factor: 1.5, source: 'wear part' },
      {
        makes: ['Chevrolet', 'GMC', 'Buick', 'Pontiac'],
        years: [1999, 2010],
        factor: 1.8,
        source: 'widely reported by owners (sulphur on sender contacts)',
      },
    ],
    symptoms: {
      'fuel-gauge-wrong': 0.85,
      'check-engine-light': 0.2,
      'stalls-while-driving': 0.12,
      'cranks-no-start': 0.06,
      'dash-dead': 0.03,
      'fuel-warning': 0.06,
      'wont-start': 0.03,
    },
    against: ['fuel-smell', 'fuel-leak', 'rough-idle'],
    conditions: { 'gradual-onset': 0.3, intermittent: 0.45, 'after-refuelling': 0.2 },
    codes: {
      P0460: 0.3,
      P0461: 0.35,
      P0462: 0.25,
      P0463: 0.25,
      P0464: 0.1,
      P2065: 0.08,
      P2066: 0.08,
      P2067: 0.08,
      P2068: 0.08,
      P2069: 0.08,
    },
    severity: 'low',
    drive: {
      verdict: 'yes',
      reason:
        'The car drives normally. Count the miles since the last fill and refuel early, so that you do not stop in traffic with an empty tank.',
    },
    patterns: [
      'Jumps between levels at one point of the scale, where the track is worn.',
      'A gauge stuck on empty or full from one day to the next is a broken wire or a sunken float.',
    ],
    shown: {
      summary:
        'The float or its resistance track in the tank is worn or corroded by sulphur, or the float has sunk. The gauge shows a wrong level, and you may run out of fuel with a quarter on the gauge.',
      patterns: [
        'The gauge jumps at one point of the scale, where the track is worn.',
        'A gauge that is suddenly stuck on empty or full means a broken wire or a sunken float.',
      ],
    },
    checks: [
      {
        title: 'Run the self-test of the instrument cluster',
        steps: [
          'Look up the self-test of the instrument cluster in the manual. It is often started by a long press on the trip button as the key is turned.',
          'Watch whether the fuel needle sweeps evenly.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'powered',
        outcomes: [
          {
            finding: 'The needle moves smoothly over the whole scale',
            means: 'The gauge is good, so the sender or its wiring is at fault.',
            effect: 'supports',
          },
          {
            finding: 'The needle sticks or does not move',
            means: 'The gauge itself is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the sender',
        steps: [
          'With the ignition off, reach the plug under the seat or at the module.',
          'Measure the resistance between the pins of the sender, and compare it with the workshop data for the present level.',
          'Rock the car by its bumper, and watch the figure.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        outcomes: [
          {
            finding:
              'The resistance is infinite (an open circuit), or the reading jumps while the car is rocked',
            means: 'The track is worn or broken. Replace the sender.',
            effect: 'confirms',
          },
          {
            finding: 'It is steady and right for the level',
            means: 'The sender works. Check the wiring and the instrument cluster.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel level sender',
      overview:
        'On many cars the sender clips to the pump module and can be bought separately. Do not bend the float arm, because its shape decides the reading.',
      minutes: [60, 180],
      tools: [
        'Lock-ring tool',
        'Line release tools',
        'Multimeter',
        'Small screwdriver',
        'Extinguisher',
        'Goggles',
      ],
      steps: [
        'If the gauge only wavers, try a full tank with a cleaner for sulphur deposits first. It cures some cars.',
        'Check the plug and the earth at the module, because a bad earth affects the gauge as well.',
        'Drive until the tank is a quarter full. On petrol cars, pull the pump fuse and run the engine until it dies, to relieve the pressure.',
        'Disconnect the battery, open all doors and take off the cover under the rear seat or the boot floor.',
        'Wipe the lid clean. With goggles on, release the lines and the plug with a rag round them. Undo the ring, and lift the module out at an angle while you guide the float.',
        'Connect a meter to the pins and move the float arm by hand. The value must change without gaps from stop to stop.',
        'Note how the wires run, unclip the sender and clip the new one in place. Hook the wires away from the float.',
        'Shake the float. If you hear fuel in it, it leaks and must be replaced too.',
        'Refit the module with a new seal, tighten the ring to its mark and connect everything.',
        'Connect the battery, refit the fuse, prime, start the engine and look for leaks. Then refit the cover.',
        'Compare the gauge at a quarter full, then after a fill. Some cars must have the ignition off during the fill to learn the new level.',
      ],
      safety: [
        'An open tank fills the car with explosive vapour. Leave the doors open, allow no sparks and disconnect the battery.',
        'Measure resistance only, and never connect a bulb or a battery to a sender in the tank.',
      ],
      stopIf:
        'Stop if the tank must come down, or if the sender is moulded to the pump module and you do not want to change the complete module.',
    },
    parts: [
      { name: 'Level sender', usd: [25, 190] },
      { name: 'Tank seal', usd: [8, 30] },
    ],
    labourHours: [0.8, 2.5],
    diy: 'moderate',
  },

  'fuel-saddle-tank-jet-pump-failed': {
    name: 'Saddle-tank transfer (jet) pump failed',
    workshopName: 'Siphon jet pump or transfer line in the saddle tank failed',
    summary:
      'A saddle-shaped tank has two halves, and a jet pump moves fuel from one to the other. When it fails, the engine runs dry while the far half, and perhaps the gauge, still shows fuel.',
    prior: 1.1,
    fits: { fuels: ['petrol', 'diesel', 'hybrid', 'plug-in-hybrid'] },
    shifts: [
      {
        makes: ['BMW', 'Audi', 'Subaru', 'Volvo', 'Mercedes-Benz', 'Land Rover', 'Nissan'],
        factor: 1.8,
        source: 'rear- and all-wheel-drive layouts use saddle tanks',
      },
    ],
    symptoms: {
      'fuel-gauge-wrong': 0.55,
      'stalls-while-driving': 0.5,
      'cranks-no-start': 0.35,
      'loss-of-power': 0.2,
      hesitation: 0.15,
      'fuel-pump-whine': 0.15,
      'stalls-at-idle': 0.15,
      'hard-to-refuel': 0.05,
      'wont-start': 0.17,
    },
    against: ['fuel-leak', 'fuel-smell'],
    conditions: {
      turning: 0.15,
      uphill: 0.15,
      'after-refuelling': 0.1,
      intermittent: 0.3,
      'after-repair': 0.15,
    },
    codes: { P0087: 0.25, P0171: 0.12, P0461: 0.15, P2066: 0.12 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The engine may run out of fuel in traffic at a quarter to a half on the gauge. Keep the tank above half until it is repaired.',
    },
    patterns: [
      'Always dies at about the same reading, and starts again after a few litres have been added.',
      'Common after a pump change where the cross-over hose was not clipped on.',
    ],
    shown: {
      summary:
        'A saddle-shaped tank has two halves, and a jet pump moves fuel from one to the other. When it fails, the engine runs out of fuel although the other half, and perhaps the gauge, still shows some.',
      patterns: [
        'The engine always dies at about the same reading, and starts again after a few litres have been added.',
        'It is common after a pump change in which the cross-over hose was not clipped on.',
      ],
    },
    checks: [
      {
        title: 'Note the reading at which the engine dies',
        steps: [
          'Keep the tank above half full, and do not run it low on purpose on a busy road.',
          'If the engine falters all the same, write down the gauge reading each time, and whether five litres bring it back.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'It falters at the same reading and revives with a little fuel',
            means: 'One half of the tank is not emptied, so the transfer pump is likely.',
            effect: 'supports',
          },
          {
            finding: 'It falters at any level',
            means: 'The pump, the wiring or the ignition is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read both level senders',
        steps: [
          'With a scan tool for the make, show the levels of the left and the right half of the tank.',
          'Compare them after 30 miles with the tank half full.',
        ],
        tool: 'Scan tool for the make',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'One side is empty, and the other is half full',
            means: 'The fuel is not transferred.',
            effect: 'confirms',
          },
          {
            finding: 'The side without the pump empties first',
            means: 'The jet pump works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the transfer pump of a saddle tank',
      overview:
        'For this repair, both covers under the rear seat are opened. The jet pump has no motor. It fails because of a blocked nozzle, a split cross-over hose or a hose that was left off.',
      minutes: [90, 240],
      tools: [
        'Lock-ring tool',
        'Line release tools',
        'Fuel hand pump and container',
        'Long hook or gripper',
        'LED torch, explosion-safe if possible',
        'Soft brush and damp cloths',
        'Fire extinguisher and goggles',
      ],
      steps: [
        'Use up as much of the fuel as is safe. Outdoors, pull the pump fuse, run the engine until it dies to relieve the pressure, and disconnect the battery.',
        'Open both covers, and wipe the dirt away with a brush and a damp cloth. Mark the positions of both units.',
        'Undo the ring on the side without the pump and look inside. A pool of fuel there proves the fault. Pump it out with the hand pump.',
        'Feel for the cross-over hose and follow it with the hook. Check that both its ends are clipped on.',
        'Lift both units out and take them away from the car. Blow through the jet with low air pressure. Dirt in the nozzle means that the strainer has let it through.',
        'Replace a unit with a split hose or a worn jet. Connect the hose before you lower the second unit, and make sure that its clip clicks.',
        'Make sure that no hose is in the path of a float.',
        'Fit new seals and tighten both rings to their marks. Connect the battery and the fuse, prime, start the engine and look for leaks. Refit the covers and the seat.',
        'Fill the tank to half, drive 40 miles and read both levels again.',
      ],
      safety: [
        'Two open tanks give off twice the vapour. Work outdoors with the doors open and the battery disconnected.',
        'Do not use a vacuum cleaner near the open covers, because its motor sparks, and do not use compressed air in the tank.',
      ],
      stopIf:
        'Stop if the covers do not give access and the tank has to come off over the propshaft.',
    },
    parts: [
      { name: 'Transfer unit or cross-over hose', usd: [60, 320] },
      { name: 'Two tank seals', usd: [15, 60] },
    ],
    labourHours: [1.2, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
