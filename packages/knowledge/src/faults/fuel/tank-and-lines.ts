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
        'Fuel under pressure next to a hot exhaust can set the car on fire. Do not start it, have it collected.',
      engineOff: true,
    },
    patterns: [
      'Steel lines rust where plastic clips hold wet dirt against them, mostly above the rear axle.',
      'In the engine bay, quick couplings leak after other work because the seal was nicked or the clip did not click.',
    ],
    checks: [
      {
        title: 'Look for the wet spot with the pump primed',
        steps: [
          'Work outdoors with the engine cold, and let nobody smoke. Lay clean card under the car from tank to engine.',
          'Switch the ignition on for two seconds, three times, without starting.',
          'Look along the card and at the lines with a sealed LED torch.',
        ],
        tool: 'Card, LED torch',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Fresh drops or a wet, rusty line or hose',
            means: 'The leak is found.',
            effect: 'confirms',
          },
          {
            finding: 'Drops fall only from the rear tank area',
            means: 'More likely the tank, its seal or the filler.',
            effect: 'weakens',
          },
          {
            finding: 'Card and lines stay dry after all three',
            means: 'The feed line holds its pressure. A return or vapour line can still leak.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect rubber hoses and couplings',
        steps: [
          'With the engine off and cold and goggles on, bend each rubber hose a little and look for cracks near its clips. Leave it alone if it is wet.',
          'Pull lightly at each quick coupling and look for a stain.',
        ],
        tool: 'LED torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Cracked or sweating hose, coupling that slides',
            means: 'This joint leaks.',
            effect: 'supports',
          },
          {
            finding: 'Supple hoses and firm, dry couplings',
            means: 'The leak is not in the engine bay.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking fuel line or hose',
      overview:
        'A leaking line is replaced between two sound joints, never patched with hose and worm clips over rust. The work needs patience with old unions and a calm head about fire.',
      minutes: [60, 360],
      tools: [
        'Axle stands',
        'Flare-nut spanners',
        'Pipe cutter and flaring tool or ready-made line',
        'Fuel-injection hose and smooth-band clips',
        'Line release tools',
        'Extinguisher and tray',
        'Goggles and gloves',
      ],
      steps: [
        'Push the car outdoors, by hand. Let everything cool, pull the pump fuse and disconnect the battery. Do not run the engine to relieve the pressure: leave it some hours, then open the first union slowly under a rag.',
        'Raise it on axle stands and follow the line from tank to rail. Mark every clip. Note the pressure class: an injection system needs injection hose.',
        'Plug or clamp the tank end, place the tray and catch what runs out.',
        'Release the unions with flare-nut spanners. Hold both sides. If the nut turns with the pipe, cut the pipe behind it.',
        'Make the new line from coated steel or copper-nickel with the same bends and the double flare or bead of the original. Nylon lines are replaced as a kit, not glued.',
        "Lead it in the original clips, a finger's width from exhaust and moving parts. Renew missing clips, as a line that moves will chafe.",
        'On hose joints push the hose 25 mm over the bead and use smooth-band clips, not worm clips that cut.',
        'Refit the fuse, reconnect the battery, prime five times and examine every joint dry with card. Then start for one minute and check again.',
        'Coat the new unions with wax, wash spilt fuel away and look again after the first 50 miles.',
      ],
      safety: [
        'Petrol vapour lies low and travels. Have no flames, sparks, heaters or ordinary inspection lamps near, an extinguisher within reach and the doors open.',
        'Do not work under a car on a jack.',
        'Fuel sprays when a line is cut under pressure: wear goggles.',
      ],
      stopIf:
        'Stop if the tank must come off or several lines, brake lines too, are rusted: have the set done at a workshop.',
    },
    parts: [{ name: 'Line, hose, couplings and clips', usd: [15, 220] }],
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
        'Fuel sprays at high pressure onto a hot engine. It can burn within seconds, so switch off and do not start it again.',
      engineOff: true,
    },
    patterns: [
      'O-rings harden and leak on the first cold mornings of winter, then seal again when warm.',
      'A smell that begins days after injectors or intake were off is a disturbed joint.',
    ],
    checks: [
      {
        title: 'Sniff and look under the bonnet, engine off',
        steps: [
          'Stop outdoors and switch off. Wait a minute, then open the bonnet with your face turned away.',
          'Look for a wet rail, washed-clean metal or drops in the valley, by LED torch.',
          'Compare with the smell at the tank end.',
        ],
        tool: 'LED torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Wet or washed patch at rail, injector foot or pipe union',
            means: 'The high-pressure side leaks there.',
            effect: 'confirms',
          },
          {
            finding: 'Smell only at the rear or the filler',
            means: 'Look at tank, seal and cap.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Have the rail pressure watched after shut-down',
        steps: [
          'With a scan tool note the rail pressure as the engine is switched off, and after five minutes.',
          'Do this in a workshop with an extinguisher present and not on an engine that visibly leaks.',
        ],
        tool: 'OBD-II reader with live data',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'Falls at once to near zero',
            means: 'Fuel escapes from the rail, outwards or through an injector.',
            effect: 'supports',
          },
          {
            finding: 'Falls slowly over an hour',
            means: 'The rail is not leaking.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Seal a leaking fuel rail or high-pressure pipe',
      overview:
        'The leak must be found before anything is tightened, because over-tightening cracks a flare. O-rings and pipes are renewed, never reused. Check for a recall first, as several manufacturers have called back leaking rails and injectors.',
      minutes: [60, 240],
      tools: [
        'Flare-nut crowfoot and torque wrench',
        'O-ring picks',
        'Injector or rail seal kit',
        'UV dye lamp or developer spray',
        'Scan tool',
        'Extinguisher',
        'Goggles and gloves',
        'New O-rings',
        'Brake cleaner',
      ],
      steps: [
        'Check the VIN for recalls. If one is open, have the car collected and stop here.',
        'Work outdoors with the engine cold. Pull the pump fuse and let the car stand overnight, so that the pressure falls. Do not run the engine for this, not even when it only sweats.',
        'Switch the ignition on with the pump fuse out and read the rail pressure: it must be near nothing. Then disconnect the battery, lay rags and crack the union open slowly.',
        'Wash and dry the area with brake cleaner on a cold engine so that a new leak shows.',
        'Injector O-ring: unbolt the rail, pull the injectors, renew both rings and retaining clips, and oil them. Do not roll the ring in.',
        'High-pressure pipe: fit a new pipe, start both nuts by hand, tighten each to the torque in the vehicle manual and no further.',
        'Cracked rail or damper: replace it complete. Do not braze or glue it.',
        'When all is dry, connect the battery, refit the fuse, prime with the tank pump only and look. Then start with a helper at the key, and look from a distance with a card on a stick.',
        'Run to full heat, switch off, and look again: heat-soak pressure is the highest. Look once more after 50 miles, and read that no pressure code is stored.',
      ],
      safety: [
        'Keep an extinguisher within reach and your face away from the rail. Fuel at high pressure cuts skin and ignites on hot metal.',
        'Never tighten a union while the engine runs.',
        'Let spilt fuel evaporate fully before the battery is connected.',
      ],
      stopIf:
        'Stop at once if fuel sprays, a thread is damaged or you cannot read the rail pressure before opening it.',
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
        'Leaking fuel or a tank that may drop is a fire risk to you and others. Leave the car outdoors and away from buildings, and have it collected.',
      engineOff: true,
    },
    patterns: [
      "Drips also when parked with the ignition off, unlike a line on the pump's pressure side.",
      'Steel tanks rust along the top seam where mud lies, plastic tanks crack at welded stubs.',
    ],
    checks: [
      {
        title: 'Watch for drips with the ignition off',
        steps: [
          'Park outdoors, away from buildings, with card below the tank for an hour. Do not fill up for this if it already smells or drips.',
          'Look for drops and follow the wet track upwards by LED torch. Do not touch the spot with tools.',
        ],
        tool: 'Card, LED torch',
        minutes: 65,
        outcomes: [
          {
            finding: 'Drops from a seam, a rust blister or a crack',
            means: 'The tank leaks.',
            effect: 'confirms',
          },
          {
            finding: 'Dry when off, wet when the pump runs',
            means: 'A pressurised line leaks.',
            effect: 'weakens',
          },
          {
            finding: 'Dry after an hour with more than three quarters in the tank',
            means: 'The tank is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at straps and mounts',
        steps: [
          'Chock the wheels, kneel by the car without getting under it and look at both straps and their bolts.',
          'Push the tank upwards with a flat hand: it must not move.',
        ],
        tool: 'LED torch',
        minutes: 5,
        outcomes: [
          {
            finding: 'Strap flaking, thin or broken, tank moves',
            means: 'The tank may fall. Do not drive.',
            effect: 'supports',
          },
          { finding: 'Sound straps, tank firm', means: 'The mounts hold.', effect: 'neutral' },
          {
            finding: 'Sound straps, dry tank skin and seams all round',
            means: 'The tank is not the source.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a leaking fuel tank and its straps',
      overview:
        'A tank is replaced, not patched: putty and epoxy hold for a trip at best, and welding a tank has killed many. Empty the tank first, as a full one weighs more than a person can hold.',
      minutes: [180, 420],
      tools: [
        'Approved fuel pump and containers',
        'Transmission jack or second jack with a board',
        'Axle stands',
        'Line release tools',
        'Lock-ring tool',
        'Extinguisher',
        'Bonding wire',
        'Torque wrench',
      ],
      steps: [
        'Move the car outdoors by hand. Do not run the engine to relieve the pressure: pull the pump fuse, disconnect the battery and leave the car overnight. Pump the tank empty through the sender opening or filler with a pump approved for fuel and connect a bonding wire from car to can.',
        'Chock the front wheels and raise the rear on axle stands. On cars with the exhaust below the tank, lower the exhaust once cold.',
        'Free the filler and vent hoses, mark the fuel lines, then release each slowly under a rag, as some pressure may be left, and plug it.',
        'Hold the tank with a board on the jack and soak the strap bolts. Undo them alternately, one strap at a time.',
        "Lower it by a hand's width, release the plug and the hoses on top, then lower it fully.",
        'Move pump module, valves, shields and foam pads over to the new tank. Use a new seal, and new straps where there is any rust.',
        'Clean the floor above and treat rust. Lay the lines out so that none is trapped.',
        'Raise it, connect the top, lift it home and tighten the straps evenly to the torque in the vehicle manual.',
        'Reconnect the battery. Fill five litres, prime, look for leaks, then fill up and look again. Have an EVAP leak test made if the engine light was on.',
        'Hand the old tank to a recycler, drained, plugged and labelled. Never cut or weld it.',
      ],
      safety: [
        'An empty tank is more explosive than a full one. No sparks, welding, grinders or ordinary inspection lamps near it.',
        'Support the car on axle stands and the tank on its own jack.',
        'Bond car and container with a wire: static sparks ignite vapour.',
      ],
      stopIf:
        'Stop if the tank cannot be emptied safely, bolts shear in the body or a high-voltage cable of a hybrid runs in the way.',
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
        'Petrol vapour collects under the rear seat, where a switch can light it. Do not start the car: leave it outdoors with its doors open until the smell has gone, and have it repaired where it is or collected.',
    },
    patterns: [
      'Smells after each fill and fades as the level falls below three quarters: this is the mark of the fault.',
      'Common after a pump change with the old ring used again.',
    ],
    checks: [
      {
        title: 'Sniff under the rear seat after a fill',
        steps: [
          'Use the days after a usual fill: do not fill up for this, and do not drive for it. Park outdoors, engine off, all doors open.',
          'Lift the rear seat base or the boot carpet and sniff at the cover. Do not switch anything electric there.',
        ],
        tool: 'None',
        minutes: 20,
        outcomes: [
          {
            finding: 'Strong smell, damp dust or stain round the ring',
            means: 'The seal or the lid leaks.',
            effect: 'confirms',
          },
          {
            finding: 'No smell there with a brim-full tank',
            means: 'The top of the tank is not leaking.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Note the smell against the fuel level',
        steps: [
          'Write down for two tanks on which days it smells and where the gauge stands.',
          'After two tanks look for a pattern: nearly full, half full or always.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Only with more than three quarters in the tank',
            means: 'The leak lies high on the tank.',
            effect: 'supports',
          },
          {
            finding: 'Independent of the level',
            means: 'A line, an injector or the canister is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the tank seal or the cracked pump flange',
      overview:
        "With an access cover this is an hour's work. The ring swells once it is wet, so it is always renewed, and a hairline crack in the lid is easy to overlook.",
      minutes: [50, 150],
      tools: [
        'Lock-ring tool or brass drift',
        'Line release tools',
        'Soft brush and damp cloths',
        'UV or LED torch',
        'New seal and flange',
        'Extinguisher',
        'Goggles',
      ],
      steps: [
        'Push the car outdoors by hand and open doors and boot. Do not run the engine, neither to lower the level nor to relieve the pressure. Pull the pump fuse, which is outside the cabin on most cars, and wait until the smell has cleared before you touch anything electric inside.',
        'Disconnect the battery and leave the car overnight, so that the line pressure falls. Meanwhile check for a recall or extended warranty on the flange for your VIN. If the gauge shows more than half, have the tank pumped down with a pump approved for fuel.',
        'Lift the seat base, wipe around the cover with a damp cloth, then take the cover off. Brush and wipe the lid too. Use no vacuum cleaner here: its motor sparks.',
        'Wipe the lid dry and look for a hairline crack near the pipe stubs. A crack shows wet after a minute with a fuller tank.',
        'Open the fuel cap for a moment, then release the lines slowly with a rag around them: what is left of the pressure sprays. Unplug the lid and mark its position to the tank.',
        'Undo the ring. Lift the lid a little and take the old seal out. Clean groove and tank neck with a lint-free cloth.',
        'Fit the new seal dry, unless the manufacturer says otherwise. Exchange the lid or module if it is cracked.',
        'Press the lid down evenly with one hand and tighten the ring to its mark. Check that the seal has not crept out.',
        'With no smell left in the car, reconnect the battery, refit the fuse, prime and look. Then start and look again. Fill the tank fully the next day and sniff again before refitting the trim.',
      ],
      safety: [
        'Vapour under a rear seat can explode. Do not use a switch, a light or a phone there while it smells.',
        'Open the doors and keep an extinguisher beside you.',
      ],
      stopIf: 'Stop if the tank must be lowered, or the neck of the tank is deformed.',
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
        'It leaks while you fill and with a full tank. Keep the tank below half, put in small amounts only and have it repaired within days, as spilt petrol burns. If it drips while parked or smells inside the car, do not start it: have it collected.',
    },
    patterns: [
      'Rusts behind the plastic liner of the wheel arch, where salty mud stays wet.',
      'A new cap does not cure the leak code, which is how many owners find out.',
    ],
    checks: [
      {
        title: 'Fill ten litres and look behind the arch liner',
        steps: [
          'Leave this out if it drips already. At a pump, with the engine off and nobody smoking, add ten litres slowly while a helper watches.',
          'Watch below the flap and behind the rear wheel for drips.',
          'Stop at the first drip, tell the cashier and do not start the engine until the spill has been taken up.',
        ],
        tool: 'LED torch',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Drips during filling',
            means: 'Neck or hose has a hole.',
            effect: 'confirms',
          },
          {
            finding: 'Dry while filling',
            means: 'Only the upper part or the vent tube could be leaking.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the neck with the liner folded back',
        steps: [
          'Take the wheel off on axle stands and fold the liner back.',
          'Scratch the pipe clean with a plastic scraper and look, above all at the clamp and the vent pipe.',
        ],
        tool: 'Hand tools, axle stands',
        minutes: 40,
        outcomes: [
          {
            finding: 'Flaking rust with a hole, or cracked hose',
            means: 'The neck needs replacing.',
            effect: 'confirms',
          },
          {
            finding: 'Sound metal and supple hoses',
            means: 'The neck is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel filler neck',
      overview:
        'The neck comes out through the wheel arch once the liner is off. Screws at the flap rust, so soak them the day before. Fit a new cap and new clamps with it.',
      minutes: [75, 180],
      tools: [
        'Jack, axle stand and chocks',
        'Trim tool',
        'Penetrating oil',
        'Screwdrivers and socket set',
        'Plastic brush and rust wax',
        'New clamps',
        'Wheel brace and torque wrench',
      ],
      steps: [
        'Drive the tank down to a quarter so that nothing stands in the neck. Work outdoors and disconnect the battery.',
        'Chock, raise the rear corner, set it on an axle stand and take off wheel and arch liner.',
        'Brush mud away with a plastic brush, not a wire wheel on a drill: sparks and vapour do not mix.',
        'Undo the screws round the flap and the earth strap of the neck.',
        'Loosen the clamps of filler and vent hose at the tank. Twist the hoses before pulling and stuff the tank stub with a lint-free rag.',
        'Take the neck out downwards. Compare the new one: bends, vent pipe and restrictor must match.',
        'Transfer the rubber cup of the flap. Coat bracket and screw holes with wax.',
        'Push the hoses on fully, fit new clamps, refit the earth strap, which carries static away, and the screws.',
        'Refit liner and wheel, lower the car and tighten the wheel nuts to the stated torque, again after 50 miles. Connect the battery.',
        'Fill ten litres and look, then fill up. Clear the leak code, and expect a few days until the self-test has run.',
      ],
      safety: [
        'Vapour comes up from an open neck: no sparks or smoking, and plug the tank stub.',
        'Use an axle stand. Do not rely on the jack while your head is in the arch.',
      ],
      stopIf:
        'Stop if the tank stub breaks or the hoses sit out of reach above the tank, which then has to be lowered.',
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
        'The car drives normally. Count miles since filling and refuel early, so that you do not stop in traffic with a dry tank.',
    },
    patterns: [
      'Jumps between levels at one point of the scale, where the track is worn.',
      'A gauge stuck on empty or full from one day to the next is a broken wire or a sunken float.',
    ],
    checks: [
      {
        title: 'Sweep the gauge with the cluster self-test',
        steps: [
          'Find the self-test for your car in the manual or forum, often by holding the trip button while switching on.',
          'Watch whether the fuel needle sweeps evenly.',
        ],
        tool: 'None',
        minutes: 5,
        outcomes: [
          {
            finding: 'Needle sweeps smoothly and goes to the right places',
            means: 'The gauge is good, so the sender or its wire lies.',
            effect: 'supports',
          },
          {
            finding: 'Needle sticks or stays still',
            means: 'The instrument is at fault.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Measure the sender',
        steps: [
          'Reach the plug under the seat, or at the module, with the ignition off.',
          'Measure the resistance between sender pins and compare with the data for the present level.',
          'Rock the car by the bumper and watch the figure.',
        ],
        tool: 'Multimeter',
        minutes: 30,
        outcomes: [
          {
            finding: 'Open, or leaps while rocking',
            means: 'The track is worn or broken.',
            effect: 'confirms',
          },
          {
            finding: 'Steady and right for the level',
            means: 'The sender works. Look at wiring and cluster.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the fuel level sender',
      overview:
        'On many cars the sender clips to the pump module and can be bought alone. Bend nothing on the float arm: its shape decides the reading.',
      minutes: [60, 180],
      tools: [
        'Lock-ring tool',
        'Line release tools',
        'Multimeter',
        'Small screwdriver',
        'New tank seal',
        'Extinguisher',
        'Goggles',
      ],
      steps: [
        'Try a full tank with a cleaner for sulphur deposits first, when the gauge only wavers. It cures some cars.',
        'Check plug and earth at the module: a bad earth moves the gauge as well.',
        'Drive the tank to a quarter. On petrol cars pull the pump fuse and run the engine until it dies. Disconnect the battery, open all doors and take off the cover under the rear seat or boot floor.',
        'Wipe the lid clean. Release lines and plug with a rag around them and goggles on, undo the ring and lift the module out at an angle, guiding the float.',
        'Move the float arm by hand with a meter on the pins. The value must run without gaps from stop to stop.',
        'Unclip the sender, note the run of its wires and clip the new one in place. Hook wires away from the float.',
        'Shake the float: a slosh means that it has sunk, so it is replaced too.',
        'Fit with a new seal, tighten the ring to the mark, connect everything.',
        'Connect the battery, refit the fuse, prime, start and look for leaks. Compare the gauge at a quarter, then after a fill. Some cars need the ignition off while filling to learn the new level.',
      ],
      safety: [
        'An open tank fills the car with explosive vapour: keep the doors open and sparks away, and disconnect the battery.',
        'Measure resistance only, and never connect a test lamp or battery to a sender in the tank.',
      ],
      stopIf:
        'Stop if the tank must come down or the sender is moulded to the pump module and you do not want to change it complete.',
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
        'The engine may run dry in traffic at a quarter to a half on the gauge. Keep the tank above half until it is repaired.',
    },
    patterns: [
      'Always dies at about the same reading, and starts again after a few litres have been added.',
      'Common after a pump change where the cross-over hose was not clipped on.',
    ],
    checks: [
      {
        title: 'Note at which reading it dies',
        steps: [
          'Keep the tank above half, and do not run it low on purpose on a busy road.',
          'If the engine falters all the same, write down the gauge reading each time and whether five litres bring it back.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Falters at the same reading above reserve and revives with a little fuel',
            means: 'One half of the tank is not emptied.',
            effect: 'supports',
          },
          {
            finding: 'Falters at any level',
            means: 'Pump, wiring or ignition is at fault.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Read both level senders',
        steps: [
          'With a scan tool for the make show the left and right tank levels.',
          'Compare them after 30 miles with half a tank.',
        ],
        tool: 'Scan tool for the make',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'One side empty, the other half full',
            means: 'Fuel is not transferred.',
            effect: 'confirms',
          },
          {
            finding: 'The passive side empties first',
            means: 'The jet pump works.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the transfer pump of a saddle tank',
      overview:
        'Both covers under the rear seat are opened. The jet pump has no motor: it fails by a blocked nozzle, a split cross hose or a hose that was left off.',
      minutes: [90, 240],
      tools: [
        'Lock-ring tool',
        'Line release tools',
        'Fuel hand pump and container',
        'Long hook or gripper',
        'Two new tank seals',
        'LED torch, explosion-safe if possible',
        'Soft brush and damp cloths',
        'Fire extinguisher and goggles',
      ],
      steps: [
        'Use up the fuel as far as is safe. Outdoors, pull the pump fuse, run the engine until it dies and disconnect the battery.',
        'Open both covers and wipe the dirt away with a brush and a damp cloth. Mark the position of both units.',
        'Undo the ring on the passive side, look inside: a pool there proves the fault. Pump it out with the hand pump.',
        'Feel for the cross hose and follow it with the hook. Check that both ends are clipped.',
        'Lift both units out and blow through the jet with low air pressure. Dirt in the nozzle shows that the strainer let through.',
        'Replace a unit with a split hose or worn jet. Connect the hose before lowering the second unit, with its clip clicking.',
        'Take care that no hose blocks the path of a float.',
        'Fit new seals, tighten both rings to their marks, connect battery and fuse, prime, start and look for leaks.',
        'Fill to half, drive 40 miles and read both levels again.',
      ],
      safety: [
        'Two open tank necks mean twice the vapour: work outdoors with the doors open and the battery disconnected.',
        'Use no vacuum cleaner near the open covers, as its motor sparks, and no compressed air in the tank.',
      ],
      stopIf:
        'Stop if the covers do not give access and the tank has to come off over a propshaft.',
    },
    parts: [
      { name: 'Transfer unit or cross-over hose', usd: [60, 320] },
      { name: 'Two tank seals', usd: [15, 60] },
    ],
    labourHours: [1.2, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
