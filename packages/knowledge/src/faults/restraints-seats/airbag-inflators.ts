import type { FaultEntry } from '../../schema.ts';

/** Airbags themselves: inflators, covers and airbags that fire at the wrong time. */
export const airbagInflatorFaults = {
  'airbag-inflator-degraded': {
    name: 'Recalled airbag inflator with ageing propellant',
    workshopName: 'Frontal airbag inflator under recall, degraded ammonium nitrate propellant',
    summary:
      'Years of heat and moisture make the propellant in some inflators porous, so it burns too fast. In a crash the metal canister can burst and throw fragments through the cushion. Until then the car usually shows no sign at all.',
    prior: 3,
    fits: { years: [1995, 2020] },
    shifts: [
      {
        makes: ['Honda', 'Acura'],
        years: [2001, 2015],
        factor: 6,
        source: 'Takata inflator recalls',
      },
      {
        makes: [
          'Toyota',
          'Lexus',
          'Nissan',
          'Infiniti',
          'Mazda',
          'Subaru',
          'Mitsubishi',
          'BMW',
          'Ford',
          'Mercury',
          'Lincoln',
          'Dodge',
          'Chrysler',
          'Ram',
          'Volkswagen',
          'Audi',
          'Mercedes-Benz',
          'Pontiac',
          'Saturn',
          'Chevrolet',
          'GMC',
        ],
        years: [2001, 2015],
        factor: 3,
        source: 'Takata inflator recalls',
      },
      { minAgeYears: 8, factor: 1.5, source: 'propellant degrades with heat cycles and age' },
    ],
    symptoms: {
      'airbag-recall-notice': 0.8,
      'airbag-fragments': 0.12,
      'airbag-light': 0.1,
      'passenger-airbag-off': 0.05,
      'airbag-deploys': 0.04,
      'airbag-no-deploy': 0.03,
    },
    against: ['wheel-buttons-dead', 'horn-fault', 'belt-chime'],
    conditions: { 'hot-weather': 0.3 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'In a crash that you would otherwise survive, the bursting canister can kill. Leave the car parked and ask a dealer at once for the free repair, with collection or a courtesy car.',
    },
    patterns: [
      'Cars that spent their life in hot and humid regions fail first, and risk grows with every year.',
      'Inflators without a drying agent are the worst. Some early Honda and Acura driver inflators burst in a large share of tests.',
      'Used cars are often unrepaired because the letters went to a former owner.',
    ],
    shown: {
      summary:
        'Years of heat and moisture make the propellant in some inflators porous, so it burns too fast. In a crash the metal canister can burst and throw fragments through the airbag. Until then the car usually shows no sign at all.',
      patterns: [
        'Cars that have spent their life in hot and humid regions fail first, and the risk grows with every year.',
        'Inflators without a drying agent are the most dangerous. Some early Honda and Acura driver inflators burst in a large share of tests.',
        'Used cars are often unrepaired, because the recall letters went to a former owner.',
      ],
    },
    checks: [
      {
        title: 'Look the vehicle up by its VIN',
        steps: [
          'Read the 17-character VIN at the base of the windscreen or in the registration document.',
          'Enter it on the recall website of the safety authority or the manufacturer. Note the campaign, whether it is open and whether it says “do not drive”.',
          'If you are offline, ring any franchised dealer, read the VIN out and ask whether a campaign is open.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is an open airbag inflator campaign',
            means:
              'The inflator in this car is one of those that must be replaced: book the repair at once.',
            effect: 'confirms',
          },
          {
            finding: 'The campaign is shown as completed',
            means: 'The inflator has been replaced, unless it was swapped for a used one later.',
            effect: 'weakens',
          },
          {
            finding: 'No campaign has ever covered this VIN',
            means: 'This car was not built with a recalled inflator.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Check the history for used airbags',
        steps: [
          'Ask earlier owners and read the service history for accident repairs or a change of steering wheel or dashboard.',
          'If the car was ever crashed, have a dealer compare the serial number of the airbag with the one fitted at the factory.',
        ],
        tool: 'None',
        minutes: 20,
        outcomes: [
          {
            finding: 'An airbag was replaced with a part of unknown origin',
            means:
              'A recalled inflator may have come from a breaker’s yard, even if the VIN shows no recall: have a dealer check it.',
            effect: 'supports',
          },
          {
            finding: 'The airbags are original and the campaign is completed',
            means: 'The recalled part is no longer in the car.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a recalled airbag inflator replaced',
      overview:
        'The dealer replaces the inflator or the whole module free of charge, whatever the age of the car or the number of owners. You buy no part and pay no labour. Your share is to book the repair, to leave the car parked until then and to check the paperwork.',
      minutes: [60, 180],
      tools: ['VIN and registration document', 'Telephone', 'Folder for the recall invoice'],
      steps: [
        'Find the open campaign by VIN and save the page. Ring the dealer, give the name of the campaign and ask for the first date on which the part is in stock.',
        'If parts are delayed, ask the manufacturer in writing for a courtesy car or collection. If you are refused, complain to the safety authority.',
        'Leave the car parked until the repair, and have the dealer collect it. If the notice names only the passenger inflator, ask the dealer in writing whether the car may be driven with that seat empty. Do not switch an airbag off yourself.',
        'The workshop disconnects the 12-volt battery and leaves the system to discharge for the time that the manufacturer states.',
        'The technician removes the module from the wheel or dashboard, checks the serial number, fits the new inflator or module and seals the old one for return.',
        'The technician locks the connectors, reconnects the battery and checks the warning light: it must come on with the ignition and go out after a few seconds.',
        'Collect the invoice with the campaign number, the new part number and the date. Check by VIN after two weeks that the campaign is shown as closed.',
      ],
      safety: [
        'Never open, heat, hit or unplug an airbag yourself: it is an explosive, and this one may burst its case.',
        'Never fit a used airbag from a breaker’s yard, even as a stopgap.',
        'Do not carry anyone, least of all a child, on a seat with a recalled airbag in front of it.',
      ],
      stopIf:
        'Leave everything at the airbag to the dealer. If the airbag light is on as well, mention it: that is a separate fault.',
    },
    parts: [],
    labourHours: [0, 0],
    diy: 'workshop',
  },
  'side-curtain-airbag-misfires': {
    name: 'Side or curtain airbag fires or bursts without a crash',
    workshopName:
      'Side airbag or curtain inflator rupture, or side sensing misinterprets door and road shocks',
    summary:
      'A pressurised curtain inflator with a weak weld or corrosion can burst on its own, or the side sensing mistakes a slammed door or a kerb strike for a collision. The roof or seat airbag opens with a bang although nothing has hit the car.',
    prior: 0.28,
    fits: { years: [1998, 2030] },
    shifts: [
      {
        makes: ['Chevrolet', 'GMC', 'Cadillac'],
        years: [2014, 2020],
        factor: 1.8,
        source: 'curtain inflator rupture recalls',
      },
      {
        makes: ['Jeep', 'Chrysler', 'Dodge', 'Ram'],
        years: [2017, 2023],
        factor: 1.5,
        source: 'curtain inflator recalls',
      },
      { minAgeYears: 6, factor: 1.3, source: 'inflator corrosion grows with age' },
    ],
    symptoms: {
      'airbag-deploys': 0.75,
      'side-airbag': 0.7,
      'airbag-light': 0.35,
      'airbag-fragments': 0.12,
      'airbag-recall-notice': 0.12,
      'smoke-cabin': 0.08,
    },
    against: ['horn-fault', 'wheel-buttons-dead'],
    conditions: {
      'sudden-onset': 0.6,
      'over-bumps': 0.3,
      'after-standing': 0.25,
      'hot-weather': 0.3,
    },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A fired curtain airbag hangs in your view, the side protection is gone and other charges may still be live. Have the car recovered.',
    },
    patterns: [
      'Curtain inflators are pressure vessels behind the roof lining and can burst in a parked car on a hot day.',
      'Side airbags that open on a pothole, a kerb or a slammed door point to sensing, and often all bags of one side open together.',
    ],
    shown: {
      summary:
        'A pressurised curtain inflator with a weak weld or corrosion can burst by itself, or the side sensors mistake a slammed door or a kerb strike for a collision. The roof or seat airbag opens with a bang although nothing has hit the car.',
      patterns: [
        'Curtain inflators are pressure vessels behind the headlining and can burst in a parked car on a hot day.',
        'Side airbags that open on a pothole, a kerb or a slammed door point to the sensing, and often all the airbags of one side open together.',
      ],
    },
    checks: [
      {
        title: 'Photograph the fired airbags and the body side',
        steps: [
          'Do not move or unplug anything. Photograph each airbag that has opened, the headlining and the tears in it.',
          'Photograph both sides of the car, the wheels and the underside of the sills for any mark of impact. Do not crawl under the car.',
          'Write down the speed, the road, any door movements and the weather at the moment of the bang.',
        ],
        tool: 'Camera',
        minutes: 20,
        outcomes: [
          {
            finding: 'A roof or seat airbag is open, and the body side and wheels are unmarked',
            means: 'No side impact explains it: the inflator or the side sensing is at fault.',
            effect: 'supports',
          },
          {
            finding: 'There is a fresh dent, a kerbed wheel or a bent sill on that side',
            means: 'The airbags may have fired as designed.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the crash data of the airbag control unit read',
        steps: [
          'Ask a dealer or a crash-data specialist to copy the event data recorder before anything is repaired.',
          'Ask whether the unit stored a command to fire the airbag that opened.',
        ],
        tool: 'Crash-data retrieval tool (workshop)',
        minutes: 60,
        outcomes: [
          {
            finding: 'No deployment command is stored',
            means: 'The inflator burst by itself.',
            effect: 'confirms',
          },
          {
            finding: 'A deployment command with a weak side pulse is stored',
            means: 'The side sensing or its calibration fired the airbag wrongly.',
            effect: 'supports',
          },
          {
            finding: 'A deployment command with a strong side pulse is stored',
            means: 'The system did its work in a real impact.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a curtain or seat airbag replaced after it fired by itself',
      overview:
        'A curtain airbag that bursts by itself must be reported to the manufacturer and the safety authority. The workshop replaces the airbag, the headlining or seat cover and the control unit.',
      minutes: [480, 960],
      tools: ['Camera', 'Notebook', 'Recovery service'],
      steps: [
        'Get everybody out, open the windows and let the dust settle. The powder irritates eyes and lungs but is not poisonous in that amount. Wash your hands and face.',
        'If anyone’s ears ring, have them examined by a doctor: a curtain airbag fires right beside the head.',
        'Photograph everything, leave the car as it is, and report the case with the VIN to the manufacturer and the safety authority.',
        'Ask for the event data to be copied, and for the burst inflator to be stored in case of a dispute.',
        'The workshop disconnects the battery, waits for the stated time and takes down the headlining or the seat cover. It replaces the airbag, inflator, clips and torn trim with new parts.',
        'It replaces or resets the control unit and side sensors as the manufacturer prescribes, and checks the wiring in the pillar for chafing.',
        'It reconnects the battery. On collection, check that the light goes out after the self-test and that grab handles and sun visors are tight. Ask whether the pillar trims have their proper airbag clips: trim on a wrong clip flies off when the airbag fires.',
      ],
      safety: [
        'Other airbags and belt tensioners in the car may still be live. Do not sit in it or work on it.',
        'The torn metal of an inflator is sharp and may be hot.',
        'Never cut the airbag away in order to drive on: have the car recovered.',
      ],
      stopIf:
        'Do not start a repair at home. If the manufacturer offers to take the car away, ask for a written receipt for every part that is removed.',
    },
    parts: [
      { name: 'Curtain or seat side airbag', usd: [300, 1100] },
      { name: 'Headlining or seat cover and trim clips', usd: [250, 1200] },
      { name: 'Airbag control unit', usd: [250, 900] },
    ],
    labourHours: [5, 12],
    diy: 'workshop',
  },
  'frontal-airbag-fires-unprovoked': {
    name: 'Front airbag goes off without a crash',
    workshopName: 'Inadvertent frontal airbag deployment, control unit circuit or wiring short',
    summary:
      'Electrical noise, water or a failed circuit in the control unit sends current to the squib of a front airbag. It fires while driving or on starting, with a punch to face and arms and no view ahead.',
    prior: 0.25,
    fits: { years: [1990, 2030] },
    shifts: [
      {
        makes: ['Jeep'],
        models: ['Liberty', 'Grand Cherokee'],
        years: [2002, 2004],
        factor: 6,
        source: 'recall for inadvertent airbag deployment',
      },
      {
        makes: ['Toyota', 'Pontiac'],
        models: ['Corolla', 'Matrix', 'Vibe'],
        years: [2002, 2004],
        factor: 4,
        source: 'recall for inadvertent airbag deployment',
      },
      {
        makes: ['Dodge'],
        models: ['Viper'],
        years: [2003, 2004],
        factor: 3,
        source: 'recall for inadvertent airbag deployment',
      },
      { minAgeYears: 8, factor: 1.5, source: 'control unit components and seals age' },
    ],
    symptoms: {
      'airbag-deploys': 0.85,
      'airbag-light': 0.5,
      'airbag-recall-notice': 0.15,
      'smoke-cabin': 0.12,
      'belt-locks': 0.08,
      'horn-fault': 0.05,
    },
    against: ['side-airbag', 'airbag-no-deploy'],
    conditions: {
      'sudden-onset': 0.7,
      'starting-up': 0.3,
      'after-impact': 0.05,
      'after-repair': 0.25,
    },
    codes: { B1000: 0.25 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'An airbag that fires at speed takes away sight and control, and the remaining charges may follow. Do not drive the car before it is repaired.',
    },
    patterns: [
      'The airbag light often flickered for seconds to days before the bang.',
      'It happens when the ignition is switched on, after the car was wet inside or after radio or steering-wheel work.',
    ],
    shown: {
      summary:
        'Electrical interference, water or a faulty circuit in the control unit sends current to the igniter of a front airbag. It fires on the move or on starting, strikes face and arms and blocks the view ahead.',
      patterns: [
        'The airbag light often flickered for seconds to days before the bang.',
        'It happens when the ignition is switched on, after the car has been wet inside, or after work on the radio or steering wheel.',
      ],
    },
    checks: [
      {
        title: 'Write down what came before the bang',
        steps: [
          'Note whether the airbag light had been on, for how long, and whether it came and went.',
          'Note any water in the footwells, any recent work on the steering wheel, radio or alarm, and any jump start.',
          'Photograph the front of the car to show that there is no fresh damage.',
        ],
        tool: 'Camera',
        minutes: 15,
        outcomes: [
          {
            finding: 'The light had been on, and the front of the car is unmarked',
            means: 'An electrical fault in the system fired the airbag.',
            effect: 'supports',
          },
          {
            finding: 'There is fresh damage to the bumper, the sump or a front wheel',
            means: 'A hard strike underneath may have triggered the airbag as designed.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Have the stored deployment record and the harness examined',
        steps: [
          'Ask a dealer or a specialist to copy the recorder and to list the faults stored before the event.',
          'Ask for the control unit and its plug to be examined for water. Ask as well for the column wiring to be tested for shorts, with the battery and the airbags disconnected.',
        ],
        tool: 'Crash-data retrieval tool (workshop)',
        minutes: 90,
        outcomes: [
          {
            finding: 'There is no crash pulse, but an igniter circuit fault or water in the unit',
            means: 'The airbag was fired by an electrical fault.',
            effect: 'confirms',
          },
          {
            finding: 'A crash pulse above the threshold is stored',
            means: 'The system fired because of an impact.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have the airbag system rebuilt after an unprovoked front deployment',
      overview:
        'The airbag, the control unit and the damaged trim are replaced. The cause in the wiring must be found first, or the new airbag may fire too.',
      minutes: [360, 720],
      tools: ['Camera', 'VIN and registration document', 'Recovery service'],
      steps: [
        'Stop safely, switch the ignition off, get out and let the dust settle. See a doctor about eyes, ears, wrists and chest.',
        'Disconnect nothing. Photograph the airbags, the instruments and the outside of the car.',
        'Check for an open recall by VIN, and report the event to the safety authority: such reports lead to recalls.',
        'Have the car recovered to a franchised workshop, and ask for the data to be copied before the repair.',
        'The workshop disconnects the battery, waits for the discharge time and removes the spent airbag. It tests the clock spring, the column loom and the earth points for shorts, water and added wiring.',
        'It fits the new airbag, the control unit and, where torn, the dashboard panel. Then it reconnects the battery with nobody in the car, codes the unit and clears all fault memories.',
        'On collection, check that the light goes out after the self-test, that the horn works and that the invoice names the cause as well as the parts.',
      ],
      safety: [
        'Treat every other airbag and belt tensioner in the car as live.',
        'Do not switch the ignition on again to see what happens.',
        'Never have the airbag bridged with a resistor to silence the light.',
      ],
      stopIf:
        'If the workshop cannot say what fired the airbag, do not accept the car: ask for the manufacturer to examine it.',
    },
    parts: [
      { name: 'Driver or passenger airbag', usd: [300, 1100] },
      { name: 'Airbag control unit', usd: [250, 900] },
      { name: 'Clock spring or dashboard panel', usd: [100, 900], ifNeeded: true },
    ],
    labourHours: [3, 9],
    diy: 'workshop',
  },
  'airbag-cover-deteriorated': {
    name: 'Cracked, sticky or loose airbag cover',
    workshopName: 'Airbag cover or dashboard skin deteriorated over the deployment door',
    summary:
      'Sun and heat make the plastic over an airbag brittle or sticky, tear seams open unevenly or a badge or horn pad comes loose. In a crash pieces of it can be thrown at the driver, or the bag can be held back.',
    prior: 0.46,
    shifts: [
      {
        makes: ['Mazda', 'Nissan', 'Lexus', 'Toyota', 'Subaru'],
        years: [2003, 2012],
        factor: 2.5,
        source: 'dashboards that melt or crack, widely reported by owners',
      },
      { minAgeYears: 6, factor: 1.8, source: 'plastics age in sun and heat' },
      { maxAgeYears: 2, factor: 0.4, source: 'plastics age in sun and heat' },
    ],
    symptoms: {
      'airbag-cover-loose': 0.8,
      glare: 0.2,
      'airbag-recall-notice': 0.12,
      'horn-fault': 0.08,
      'trim-loose': 0.05,
      'airbag-light': 0.05,
    },
    conditions: { 'hot-weather': 0.35, 'gradual-onset': 0.5 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car drives as before, but in a crash hard fragments or a delayed airbag can injure you. Have a cover that is split, loose or glued replaced soon.',
    },
    patterns: [
      'Dashboard skins crack from the edge of the airbag door outwards, or turn shiny and sticky in hot regions.',
      "Glued-on badges, covers and phone mounts on the airbag door are a hazard of the owner's making.",
    ],
    shown: {
      summary:
        'Sun and heat make the plastic over an airbag brittle or sticky, its tear seams open unevenly, or a badge or horn pad comes loose. In a crash pieces can be thrown at the driver, or the airbag can be held back.',
      patterns: [
        'Dashboard skins crack from the edge of the airbag door outwards, or turn shiny and sticky in hot regions.',
        'Glued-on badges, covers and phone mounts on the airbag door are a hazard that the owner has added.',
      ],
    },
    checks: [
      {
        title: 'Inspect the airbag doors by eye and hand',
        steps: [
          'With the ignition off and in good light, look at the centre of the steering wheel and at the dashboard over the passenger airbag.',
          'Feel for lifted edges, a loose badge and a sticky surface. Do not press tools into the seams.',
          'Look for glued badges, mats, holders and the like on the airbag door.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'An airbag door has cracks, a lifted edge or a loose badge',
            means: 'The cover can no longer open as it was designed to: have it replaced.',
            effect: 'confirms',
          },
          {
            finding: 'The cracks are only elsewhere on the dashboard',
            means:
              'The cracks are ugly and may reflect in the windscreen, but the airbag door is intact.',
            effect: 'weakens',
          },
          {
            finding: 'The skin is smooth, firm and dry',
            means: 'The airbag covers are in order.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Ask for a recall or extended warranty on the cover',
        steps: [
          'Check the VIN for open recalls.',
          'Ask a dealer whether the manufacturer offers an extended warranty on the dashboard skin of your model.',
        ],
        tool: 'None',
        minutes: 15,
        outcomes: [
          {
            finding: 'A campaign covers the dashboard or badge',
            means: 'The manufacturer knows the weakness and pays for the repair.',
            effect: 'supports',
          },
          {
            finding: 'There is no campaign, and the dealer knows of none',
            means:
              'Covers of this model normally last well. Look again for something stuck on them.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a damaged airbag cover or dashboard top',
      overview:
        'The cover is part of the airbag and must tear in one exact way. Never glue, fill or paint it, or cover it with anything. On the steering wheel the cover usually comes with the airbag module, on the dashboard with the panel.',
      minutes: [120, 600],
      tools: ['Torch', 'Camera', 'Mild soap and microfibre cloth'],
      steps: [
        'Photograph the damage with the VIN visible in one picture, and look for a recall or goodwill programme.',
        'Remove everything that was stuck on or laid over the airbag door, and clean the skin with nothing but mild soap. Solvents and silicone dressings speed up the decay.',
        'Order the part by VIN, because its colour, trim and airbag version must match.',
        'The workshop disconnects the battery, waits for the stated time, takes the module out and stores it face up in a safe place.',
        'For the dashboard it removes the glovebox, pillar trims and instrument cluster as needed. It fits the new panel and secures the airbag to its bracket, with new bolts where specified.',
        'It locks the connectors, reconnects the battery and watches the airbag light through its self-test.',
        'Check afterwards that the gap around the cover is even, that the horn works in every position of the steering wheel and that nothing rattles.',
      ],
      safety: [
        'Never lever at an airbag cover: the module behind it is live even with the ignition off.',
        'Do not glue, screw or tape a cover shut: it would hold the airbag back in a crash.',
      ],
      stopIf:
        'As soon as a module has to be loosened, leave the work to an airbag-trained workshop.',
    },
    parts: [{ name: 'Airbag module cover or dashboard top panel', usd: [150, 1200] }],
    labourHours: [0.8, 8],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
