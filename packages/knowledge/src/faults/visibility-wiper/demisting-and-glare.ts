import type { FaultEntry } from '../../schema.ts';

/** What keeps glass clear: heater grids, defrost flaps, air that is dry, and what clouds the view. */
export const demistingFaults = {
  'rear-heater-grid-broken': {
    name: 'Broken rear window heater grid',
    workshopName: 'Rear defogger grid line open, tab detached or supply lost',
    summary:
      'The printed lines on the rear glass are scratched through, a soldered tab has come off or its relay or wires have failed. The glass stays misted wholly or in stripes.',
    prior: 1.4,
    shifts: [{ minAgeYears: 5, factor: 1.4, source: 'lines scratch and tabs come off with age' }],
    symptoms: {
      'rear-window-wont-clear': 0.85,
      'defroster-fault': 0.6,
      'fuse-blows': 0.08,
      'electrical-smell': 0.04,
      'window-shatters': 0.02,
    },
    against: ['no-heat', 'airflow-wrong'],
    conditions: { 'cold-weather': 0.5, 'wet-weather': 0.25 },
    severity: 'medium',
    drive: { verdict: 'caution', reason: 'Clear the glass by hand and use the door mirrors.' },
    patterns: [
      'Single misted stripes are broken lines. The whole glass misted is tab, fuse, relay or wires.',
      'Luggage, ice scrapers and old tint film do the damage.',
    ],
    shown: {
      workshopName: 'Heated rear window line open, tab detached or supply lost',
      summary:
        'The printed lines on the rear glass are scratched through, a soldered tab has come off, or the relay or wires have failed. The glass stays misted, wholly or in stripes.',
      patterns: [
        'Single misted stripes are broken lines. If the whole glass stays misted, it is a tab, the fuse, the relay or the wires.',
        'Luggage, ice scrapers and the removal of old tint film do the damage.',
      ],
    },
    checks: [
      {
        title: 'Breathe on the glass and watch it clear',
        steps: [
          'Mist the inside of the rear glass with your breath or a damp cloth. With the engine running outdoors, switch the heater on.',
          'For three minutes note which lines clear.',
        ],
        tool: 'None',
        minutes: 5,
        needs: 'running',
        outcomes: [
          {
            finding: 'Some stripes stay misted',
            means: 'These lines are broken.',
            effect: 'confirms',
          },
          {
            finding: 'Nothing clears',
            means: 'The supply, a tab or the relay is interrupted.',
            effect: 'supports',
          },
          { finding: 'All of it clears', means: 'The grid works.', effect: 'rules-out' },
        ],
      },
      {
        title: 'Measure along a line',
        steps: [
          'Run the engine outdoors with the heater on. Clip the black lead of the meter to earth and wrap foil round the red probe. Touch each tab, then move along a line that stays misted.',
          'Note the place where a reading of about 6 V jumps to 12 V or 0 V.',
        ],
        tool: 'Multimeter and foil',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'The reading jumps at one point',
            means: 'The break is there.',
            effect: 'confirms',
          },
          {
            finding: 'There is no voltage at either tab',
            means: 'Check the fuse, the relay, the switch and the tailgate wires.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair the rear window heater lines',
      overview:
        'Breaks are bridged with conductive silver paint. Tabs are glued with conductive epoxy or soldered by a professional.',
      minutes: [40, 90],
      tools: ['Multimeter and foil', 'Masking tape', 'Alcohol and cloth', 'Felt pen'],
      steps: [
        'Check the fuse and the relay, and see that both tabs are firmly fixed.',
        'Find the break with the meter and mark it on the outside with a felt pen.',
        'Switch off. Clean the line with alcohol on a soft cloth, wiping along the line only.',
        'Mask above and below the line for 2 cm beyond the break on both sides, leaving a gap as wide as the line.',
        'Stir the paint and brush on two or three coats, letting each one dry.',
        'For a tab, roughen both faces lightly, glue them with conductive epoxy and hold the tab with tape until it is hard.',
        'Pull off the masking before the paint is quite dry, and wait a day before you switch the heater on.',
        'Breathe on the glass and check that all lines clear.',
      ],
      safety: [
        'Open the doors while you work: the solvent is harmful.',
        'Do not use a soldering iron on cold glass: the glass bursts.',
      ],
      stopIf:
        'Stop if the line also serves as an aerial with a booster, or if the tab and the glass are scorched.',
    },
    parts: [{ name: 'Grid repair kit or tab adhesive', usd: [12, 45] }],
    labourHours: [0.4, 1],
    diy: 'moderate',
  },
  'cabin-damp-fogging': {
    name: 'Windows steam up from damp in the cabin',
    workshopName: 'Moisture in cabin: recirculation stuck, cabin filter clogged or wet carpet',
    summary:
      'More water gets into the cabin air than leaves it: air recirculation stays on, the cabin filter is clogged, body vents are covered or carpets are wet. Every window mists, and on cold days freezes inside.',
    prior: 1.5,
    symptoms: {
      'windows-fog': 0.9,
      'defroster-fault': 0.25,
      'fumes-smell-cabin': 0.3,
      'water-leak-cabin': 0.25,
      'ac-smell': 0.1,
      'boot-wet': 0.08,
      glare: 0.06,
    },
    against: ['coolant-loss', 'coolant-smell', 'rear-window-wont-clear'],
    conditions: {
      'cold-weather': 0.45,
      'wet-weather': 0.45,
      'after-standing': 0.25,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason: 'Never drive off looking through a small clear patch. Clear all the glass first.',
    },
    patterns: [
      'Mist that is worst after night parking and with wet mats comes from inside water.',
      'A greasy mist with a sweet smell is coolant from the heater core, a different fault.',
    ],
    shown: {
      summary:
        'More water gets into the cabin air than leaves it, because air recirculation stays on, the cabin filter is clogged, body vents are covered or carpets are wet. Every window mists, and on cold days freezes inside.',
      patterns: [
        'Mist that is worst after a night outside and with wet mats comes from water in the cabin.',
        'A greasy mist with a sweet smell is coolant from the heater matrix, a different fault.',
      ],
    },
    checks: [
      {
        title: 'Check recirculation, air conditioning and filter',
        steps: [
          'Set the heater to fresh air, windscreen, warm and high blower speed, with the air conditioning on.',
          'Press the recirculation button and listen for a change in the sound.',
          'Pull the cabin filter out and look at its colour and dampness.',
        ],
        tool: 'Owner’s manual',
        minutes: 15,
        needs: 'running',
        outcomes: [
          {
            finding: 'It clears in a few minutes',
            means: 'The settings were the cause.',
            effect: 'supports',
          },
          {
            finding: 'The filter is black or wet, or recirculation makes no difference',
            means: 'The air cannot be exchanged.',
            effect: 'confirms',
          },
          {
            finding: 'All is right, but the mist returns at once',
            means: 'The air is exchanged; look for water or coolant inside.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Search for wet carpets and a coolant film',
        steps: [
          'Press paper into the carpet of all footwells, below the mats, and in the spare-wheel well.',
          'Wipe the inside of the windscreen with white paper and smell it. Check the coolant level with the engine cold.',
        ],
        tool: 'Paper towels',
        minutes: 15,
        outcomes: [
          {
            finding: 'The carpet is wet with clear water',
            means: 'Damp in the cabin feeds the mist; find the leak.',
            effect: 'supports',
          },
          {
            finding: 'There is a greasy sweet film and the level falls',
            means: 'The heater matrix leaks.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Dry out a cabin that steams up',
      overview:
        'Restore the fresh air, dry the car and clean the glass. If it gets wet again, the leak must be found. Sprays by themselves do not help.',
      minutes: [40, 240],
      tools: ['Wet vacuum', 'Dehumidifier', 'Microfibre cloths', 'Glass cleaner and a hose'],
      steps: [
        'Take out the mats, wet clothes and snow. Vacuum up the water and lift the edges of the carpet.',
        'Replace the cabin filter and clear leaves from the air intake in the scuttle.',
        'Check that the recirculation flap moves, and leave it on fresh air.',
        'See that luggage does not cover the body vents in the boot or behind the rear bumper.',
        'Dry the cabin for a day with a dehumidifier and the windows closed, or in the sun with the windows slightly open. Then put the carpet back.',
        'Clean the inside of all glass twice, the last time with a dry cloth, because grease holds mist.',
        'If a carpet becomes wet again, spray the car with a hose section by section to find the leak. It is cured when the glass is still dry inside after two cold nights.',
      ],
      safety: [
        'Do not leave an electric heater in the car unattended.',
        'Do not run the engine in a closed garage to dry the car.',
      ],
      stopIf:
        'Stop and see a garage if the film is sweet-smelling coolant, or if control units under the carpet are wet.',
    },
    parts: [{ name: 'Cabin filter', usd: [12, 60] }],
    labourHours: [0.3, 1.5],
    diy: 'easy',
  },
  'windscreen-haze-and-reflection': {
    name: 'Hazy film or reflections in the windscreen',
    workshopName:
      'Interior outgassing film, scratched or optically distorted windscreen, dashboard reflection',
    summary:
      'Plasticisers from the dashboard settle as a greasy film, wiper scratches scatter light, or a light or shiny dashboard mirrors itself in a raked screen. Low sun and oncoming lamps then blind the driver.',
    prior: 0.87,
    shifts: [
      {
        makes: ['Nissan', 'Infiniti', 'Lexus', 'Toyota', 'Mazda', 'Subaru'],
        years: [2003, 2012],
        factor: 1.4,
        source: 'dashboards that turn shiny, widely reported by owners',
      },
      { minMiles: 80_000, factor: 1.3, source: 'sandblasted glass' },
    ],
    symptoms: {
      glare: 0.85,
      'wipers-smear': 0.25,
      'windows-fog': 0.2,
      'fumes-smell-cabin': 0.1,
      'airbag-cover-loose': 0.08,
    },
    against: ['wipers-stop', 'windscreen-cracks'],
    conditions: { 'hot-weather': 0.3, 'gradual-onset': 0.35, 'wet-weather': 0.3 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason: 'Avoid low sun and driving at night until the glass is clear.',
    },
    patterns: [
      'New cars and hot summers make the most film.',
      'Curved scratches along the wiper path flare up round every lamp at night.',
    ],
    shown: {
      summary:
        'Plasticisers from the dashboard settle as a greasy film, scratches from the wipers scatter light, or a pale or shiny dashboard is reflected in a raked windscreen. Low sun and oncoming headlights then dazzle the driver.',
      patterns: [
        'New cars and hot summers produce the most film.',
        'Curved scratches along the path of the wipers flare up round every light at night.',
      ],
    },
    checks: [
      {
        title: 'Wipe one half of the inside',
        steps: [
          'Clean the left half of the inside with an alcohol-based cleaner and two dry cloths.',
          'Look through the glass at a bright light and compare the halves. Do not look into the sun.',
        ],
        tool: 'Glass cleaner and cloths',
        minutes: 10,
        outcomes: [
          {
            finding: 'The clean half is far clearer',
            means: 'There was a film on the inside.',
            effect: 'confirms',
          },
          {
            finding: 'There is no difference, but scratches or ripples show',
            means: 'The glass itself is worn or distorted.',
            effect: 'supports',
          },
          {
            finding: 'There is no difference, and the view is clear',
            means: 'The glass is in order.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Cover the dashboard with a dark cloth',
        steps: [
          'While parked, lay a matt black cloth on the dashboard, clear of the vents.',
          'Compare the reflection from the driver’s seat. Take the cloth off before you drive.',
        ],
        tool: 'Black cloth',
        minutes: 5,
        outcomes: [
          {
            finding: 'The reflection is gone',
            means: 'A shiny dashboard is the source.',
            effect: 'supports',
          },
          { finding: 'The haze remains', means: 'The glass is the source.', effect: 'neutral' },
          {
            finding: 'The view is clear with and without the cloth',
            means: 'Neither the dashboard nor the glass is to blame.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Clear a hazy windscreen',
      overview:
        'Film comes off with the right order of cleaners. Scratches that can be felt, and distortion, mean a new windscreen. Polishing the driver’s view distorts it.',
      minutes: [30, 150],
      tools: [
        'Towel',

        'Clay bar',
        'Cerium oxide polish for light marks outside',
        'Matt dashboard cleaner',
      ],
      steps: [
        'Work in the shade on cool glass. Cover the dashboard with a towel.',
        'Wipe the inside in one direction with a damp cloth, then with alcohol-based cleaner.',
        'Change to a fresh cloth and wipe across the first direction. Finish with a dry cloth.',
        'Clean the outside, remove film with a clay bar and rinse well. Use cerium polish only for light marks outside the driver’s view.',
        'Replace worn wiper blades.',
        'Clean the dashboard with a matt cleaner. Avoid silicone gloss.',
        'Test at night. If lights still flare or images are doubled, have the windscreen replaced and ask for the vehicle manufacturer’s glass.',
      ],
      safety: [
        'Never leave a mat or cloth on the dashboard while driving: the airbag and the vents are there.',
        'Do not let solvents reach displays and tint film.',
      ],
      stopIf: 'Stop polishing if a scratch can be felt: replace the windscreen.',
    },
    parts: [
      { name: 'Cleaner and cloths', usd: [10, 40] },
      { name: 'Windscreen with adhesive', usd: [180, 1100], ifNeeded: true },
    ],
    labourHours: [0.4, 2.5],
    diy: 'easy',
  },
} satisfies Record<string, FaultEntry>;
