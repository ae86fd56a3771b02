import type { FaultEntry } from '../../schema.ts';

/** Frame, subframe, sills, cracks and paint. */
export const rustAndPaintFaults = {
  'ladder-frame-rust': {
    name: 'Rusted-through ladder frame',
    workshopName: 'Body-on-frame chassis perforation corrosion',
    summary:
      'Salt and mud inside the box sections eat the frame of a pick-up or off-roader from within. Outside it flakes, then holes appear near spring hangers, tank and steering box, and the frame can break.',
    prior: 0.77,
    shifts: [
      {
        makes: ['Toyota'],
        models: ['Tacoma', 'Tundra', 'Sequoia', '4Runner'],
        years: [1995, 2010],
        factor: 7,
        source: 'frame corrosion campaigns, and widely reported by owners',
      },
      {
        makes: [
          'Nissan',
          'Ford',
          'Chevrolet',
          'GMC',
          'Dodge',
          'Ram',
          'Jeep',
          'Suzuki',
          'Land Rover',
          'Mitsubishi',
        ],
        minAgeYears: 10,
        factor: 1.8,
        source: 'body-on-frame vehicles in salted regions',
      },
      { minAgeYears: 10, factor: 2, source: 'corrosion with age' },
      { maxAgeYears: 4, factor: 0.2, source: 'corrosion with age' },
    ],
    symptoms: {
      'rust-structure': 0.8,
      rust: 0.7,
      'frame-cracked': 0.3,
      'suspension-broken': 0.12,
      'brake-fluid-leak': 0.06,
      'tow-hitch-fault': 0.06,
      'clunk-over-bumps': 0.1,
    },
    against: ['paint-fault', 'water-leak-cabin'],
    conditions: { 'gradual-onset': 0.45, 'over-bumps': 0.25 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A perforated frame can fold and drop suspension, tank or spare wheel. Do not drive before it is judged safe.',
    },
    patterns: [
      'The inside of the box is always worse than the outside.',
      'Fresh black underseal on an old truck hides what a hammer finds.',
    ],
    checks: [
      {
        title: 'Tap the frame with a small hammer',
        steps: [
          'Park on level ground or ramps, and never work on a jack. Tap along both rails, most at kinks, hangers and behind wheels.',
          'Look into the holes of the frame with a torch or endoscope.',
        ],
        tool: 'Small hammer and torch',
        minutes: 30,
        outcomes: [
          {
            finding: 'Dull sound, layers or a hole',
            means: 'The frame is perforated.',
            effect: 'confirms',
          },
          {
            finding: 'Bright ring everywhere, surface rust only',
            means: 'The frame is sound.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare cab and bed gap',
        steps: [
          'Look from the side at the gap between cab and bed and at ride height.',
          'Look for a frame campaign by VIN.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'Gap wider at the top or bottom, or a sagging corner',
            means: 'The frame is bending.',
            effect: 'supports',
          },
          { finding: 'Even gaps', means: 'It has not bent yet.', effect: 'neutral' },
          {
            finding: 'The frame was replaced under a campaign',
            means: 'Rust through is unlikely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a rusted ladder frame judged and repaired',
      overview:
        'Small areas can be cut out and plated by a qualified welder by the manufacturer’s method. Beyond that only a new frame or the scrapyard is honest. Campaigns may pay.',
      minutes: [240, 2400],
      tools: ['Torch and endoscope', 'Small hammer', 'Wire brush', 'Camera'],
      steps: [
        'Stop driving if there is a hole. Photograph it with a ruler.',
        'Ask the manufacturer for frame campaigns and buy-backs, even if the term has run out.',
        'Have a chassis specialist examine it on a lift with hammer, probe and ultrasonic gauge.',
        'For a repair, the battery is disconnected, tank and lines near the heat come off, and the section is cut back to sound metal.',
        'Fish-plates and boxed sections of the original thickness are welded with full seams, never patches on rust.',
        'Inside and outside are blasted, primed and flooded with cavity wax, drain holes kept open.',
        'The battery is reconnected. Alignment, brake lines and mounts are checked, and the repair recorded with photographs. Ask for the thickness readings and a passed inspection.',
        'Rinse frame and box sections each spring and renew the wax.',
      ],
      safety: [
        'Never go under a rusty vehicle on a jack or stands set on the rust.',
        'Welding near tank, lines and wiring is for professionals.',
      ],
      stopIf:
        'Stop if the probe goes through near suspension, steering or seat-belt mounts: the vehicle must be moved by transporter.',
    },
    parts: [{ name: 'Frame sections or replacement frame', usd: [150, 6000] }],
    labourHours: [4, 40],
    diy: 'workshop',
  },
  'subframe-corroded': {
    name: 'Corroded subframe',
    workshopName: 'Front or rear subframe (cradle) or control-arm mount corroded',
    summary:
      'The subframe that carries engine and control arms is thin pressed steel. Rust breaks a control-arm mount or a bush seat. The wheel then moves, the car clunks, wanders and may drop.',
    prior: 0.77,
    shifts: [
      { minAgeYears: 9, factor: 2.5, source: 'corrosion in salted regions' },
      { maxAgeYears: 4, factor: 0.2, source: 'corrosion in salted regions' },
      {
        makes: ['Nissan'],
        models: ['Altima', 'Maxima'],
        years: [2002, 2006],
        factor: 2,
        source: 'widely reported by owners',
      },
      {
        makes: ['Hyundai', 'Kia', 'Mazda', 'Ford'],
        minAgeYears: 8,
        factor: 1.5,
        source: 'subframe and control-arm mount recalls',
      },
    ],
    symptoms: {
      'rust-structure': 0.65,
      rust: 0.6,
      'clunk-over-bumps': 0.35,
      'steering-wander': 0.2,
      'suspension-broken': 0.2,
      'alignment-wont-hold': 0.15,
      'frame-cracked': 0.15,
      'oil-leak': 0.03,
      'brake-noise-click': 0.2,
      'steering-off-centre': 0.15,
      'wheel-rubs-body': 0.15,
    },
    against: ['paint-fault', 'tow-hitch-fault'],
    conditions: { 'over-bumps': 0.3, braking: 0.3, 'gradual-onset': 0.35 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A mount that tears off swings the wheel outwards. Do not drive with holes or cracks at a mount.',
    },
    patterns: [
      'The clunk comes first, when the bush sleeve moves in its rusty seat.',
      'Rear trailing-arm mounts rust out of sight above the silencer.',
    ],
    checks: [
      {
        title: 'Look at the mounts from below',
        steps: [
          'On ramps or a lift, look at each control-arm mount and subframe corner with a torch.',
          'Probe scale with a screwdriver, lightly.',
        ],
        tool: 'Torch and screwdriver',
        minutes: 25,
        outcomes: [
          {
            finding: 'Hole, layer rust or a crack at a mount',
            means: 'The subframe has lost strength.',
            effect: 'confirms',
          },
          {
            finding: 'Only surface rust, firm under the screwdriver',
            means: 'The subframe is sound.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the mounts under brake and gear load',
        steps: [
          'With the car on a lift, a mechanic levers each arm with a bar, in the direction of braking and of pulling away.',
          'Look for movement between sleeve and metal.',
        ],
        tool: 'Pry bar (workshop)',
        minutes: 20,
        outcomes: [
          { finding: 'Metal moves or opens', means: 'The mount is breaking.', effect: 'confirms' },
          { finding: 'Only rubber moves', means: 'A worn bush is more likely.', effect: 'weakens' },
        ],
      },
    ],
    guide: {
      title: 'Replace a corroded subframe',
      overview:
        'The subframe is exchanged, with new bushes and bolts, and the wheels aligned. Welding at suspension mounts is not accepted by most manufacturers.',
      minutes: [360, 900],
      tools: [
        'Lift',
        'Engine support beam',
        'Transmission jack',
        'Torque and angle wrench',
        'Penetrating oil',
      ],
      steps: [
        'Check by VIN for corrosion campaigns. Have the car brought on a transporter.',
        'The workshop supports the engine, marks the position of the subframe and secures the steering wheel against turning.',
        'Arms, anti-roll bar, steering gear and mounts are freed. Seized bolts are heated by induction, not by flame near bushes.',
        'The subframe is lowered on a jack. Body nuts are checked and repaired.',
        'New or sound used part, with new bushes and cavity wax, is raised to its marks or pins.',
        'New bolts, tightened to torque and angle of the vehicle manual, bush bolts at ride height.',
        'Alignment and steering-angle calibration.',
        'Take the old part back for the record. Check for clunks and pulling on a test drive.',
      ],
      safety: [
        'Subframe and engine are heavy: lift and support only with proper gear.',
        'Do not wind the steering wheel with the column uncoupled: it breaks the clock spring.',
      ],
      stopIf: 'Stop if the body rails to which it bolts are rusted too.',
    },
    parts: [
      { name: 'Subframe with bushes', usd: [200, 1200] },
      { name: 'Bolts and alignment', usd: [80, 250] },
    ],
    labourHours: [4, 10],
    diy: 'workshop',
  },
  'sill-and-arch-rust': {
    name: 'Rusted sills and wheel arches',
    workshopName: 'Sill (rocker), wheel arch or floor panel perforation',
    summary:
      'Mud and blocked drains keep sills and arch lips wet. Rust comes through from inside: first blisters, then holes. The jacking points give way and water or fumes get into the cabin.',
    prior: 1.2,
    shifts: [
      { minAgeYears: 8, factor: 2.2, source: 'corrosion with age' },
      { maxAgeYears: 4, factor: 0.25, source: 'corrosion with age' },
      {
        makes: ['Mazda', 'Ford', 'Chevrolet', 'GMC', 'Dodge', 'Honda', 'Mercedes-Benz'],
        years: [1998, 2012],
        factor: 1.5,
        source: 'widely reported by owners',
      },
    ],
    symptoms: {
      rust: 0.88,
      'paint-fault': 0.35,
      'trim-loose': 0.12,
      'water-leak-cabin': 0.1,
      'frame-cracked': 0.08,
      'exhaust-fumes-cabin': 0.04,
    },
    against: ['suspension-broken', 'rust-structure'],
    conditions: { 'gradual-onset': 0.55 },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'It is cosmetic at first. Holes in sills weaken the car in a side crash and make jacking dangerous.',
    },
    patterns: [
      'Rear arches of a car with plastic liners that hold mud go first.',
      'Paint blisters the size of a pea hide a hole the size of a coin.',
    ],
    checks: [
      {
        title: 'Press along sills and arches',
        steps: [
          'Press firmly with the thumb along the lower edge and around the jacking points.',
          'Clear the drain holes with a cable tie.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'Gives way, crunches or a hole',
            means: 'The panel is rusted through.',
            effect: 'confirms',
          },
          {
            finding: 'Firm, few surface spots',
            means: 'Surface rust that can be treated.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look under carpet and liner',
        steps: [
          'Lift the sill trim and carpet edge and look at the floor.',
          'Fold back the arch liner and wash out the mud.',
        ],
        tool: 'Torch',
        minutes: 30,
        outcomes: [
          {
            finding: 'Light shows through or scale',
            means: 'Structural rust: needs welding.',
            effect: 'confirms',
          },
          {
            finding: 'Sound and dry',
            means: 'Only the outer skin is affected, if at all.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair rusted sills and arches',
      overview:
        'Surface rust can be ground and painted at home. Holes in sills are cut out and welded. Filler over a hole fails inspection and rusts on.',
      minutes: [180, 1800],
      tools: [
        'Angle grinder and flap discs',
        'Rust converter and primer',
        'Seam sealer and cavity wax',
        'Goggles, mask and gloves',
      ],
      steps: [
        'Wash and dry. Mark all soft places and decide: skin only, or structure.',
        'For surface rust, grind to bright metal well past the edge.',
        'Treat pits with converter, prime with epoxy, fill, prime, paint and lacquer.',
        'For holes, have a body shop cut to sound metal and weld in a repair panel with the original spot pattern. The battery is disconnected first and, near belts and airbags, their parts come out after the waiting time.',
        'Seal all seams, renew stone-chip coat and keep the drains open.',
        'Flood the cavities with wax after paint has hardened.',
        'With the battery reconnected, refit the liners with clean clips. Tap along the repair with a screwdriver handle: it must ring hard everywhere, and no water may stand in the footwell. Look again every autumn.',
      ],
      safety: [
        'Goggles and mask: discs burst and rust dust harms lungs.',
        'Never jack on a rusty sill.',
        'No sparks near tank and fuel lines.',
      ],
      stopIf: 'Stop if rust reaches belt anchors, seat mounts or suspension points.',
    },
    parts: [{ name: 'Repair panels, paint and wax', usd: [60, 700] }],
    labourHours: [3, 16],
    diy: 'hard',
  },
  'structure-crack': {
    name: 'Cracked body structure or weld',
    workshopName: 'Fatigue crack or defective weld in frame, strut tower, bulkhead or pillar',
    summary:
      'A weak weld, overload or a former crash repair lets the structure crack without heavy rust. It creaks and pops over kerbs, doors bind and the alignment wanders.',
    prior: 0.39,
    shifts: [
      { minMiles: 80_000, factor: 1.4, source: 'fatigue' },
      {
        makes: ['Jeep'],
        models: ['Wrangler', 'Gladiator'],
        years: [2018, 2020],
        factor: 2,
        source: 'frame weld recalls',
      },
    ],
    symptoms: {
      'frame-cracked': 0.8,
      'clunk-over-bumps': 0.25,
      'alignment-wont-hold': 0.15,
      'door-creaks': 0.12,
      'door-wont-close': 0.1,
      'body-rattle': 0.15,
      'steering-wander': 0.12,
      'suspension-broken': 0.1,
      'windscreen-cracks': 0.04,
    },
    against: ['paint-fault', 'rust-structure'],
    conditions: { 'over-bumps': 0.3, 'after-impact': 0.3, 'heavy-load': 0.3, turning: 0.25 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason: 'A crack grows and ends in a sudden break. Have it inspected before driving on.',
    },
    patterns: [
      'Paint cracked in a fine line with a rust trail beside a weld.',
      'Plough, winch, roof tent or trailer loads break what is strong enough for normal use.',
    ],
    checks: [
      {
        title: 'Look for lines in paint and sealer',
        steps: [
          'Clean strut towers, bulkhead, hinge pillars and frame welds.',
          'Look with a torch at a flat angle for fine lines and rust tears.',
        ],
        tool: 'Torch',
        minutes: 30,
        outcomes: [
          {
            finding: 'A line with a rust tear, or a gap',
            means: 'The metal is cracked.',
            effect: 'confirms',
          },
          { finding: 'Paint and sealer whole', means: 'No visible crack.', effect: 'weakens' },
        ],
      },
      {
        title: 'Measure gaps and have the frame gauged',
        steps: [
          'Compare door and bonnet gaps left and right.',
          'Have a body shop measure the structure and test suspects with dye.',
        ],
        tool: 'Measuring bench (workshop)',
        minutes: 90,
        outcomes: [
          {
            finding: 'Out of limits or dye shows a line',
            means: 'The structure is damaged.',
            effect: 'confirms',
          },
          {
            finding: 'Within limits, no dye line',
            means: 'The structure is sound.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a structural crack repaired',
      overview:
        'The manufacturer decides where welding is allowed. High-strength steel and aluminium need special methods. New welds follow the original pattern.',
      minutes: [240, 1800],
      tools: ['Camera', 'Torch', 'Repair documents'],
      steps: [
        'Photograph the crack with a scale and mark its ends with the date.',
        'Look for recalls and ask for the crash history.',
        'A body shop approved by the manufacturer measures the whole structure.',
        'The battery is disconnected, and after the waiting time the airbag units too, before anybody welds. Trim, foam and lines near the heat are removed.',
        'The crack is stopped, ground out and welded, or the part replaced to the manufacturer’s sheet.',
        'Corrosion protection inside and outside is restored.',
        'The battery is reconnected, the structure measured again, wheels aligned, cameras calibrated.',
        'Ask for measurement sheets and photographs. Doors must shut freely, kerbs be quiet, and the marks beside the repair unchanged after 1,000 miles.',
      ],
      safety: [
        'Do not weld yourself on frame, towers or pillars.',
        'Keep off the road: no load and no trailer.',
      ],
      stopIf:
        'If the manufacturer forbids a repair there, the part is replaced or the car written off.',
    },
    parts: [{ name: 'Structural part or weld material', usd: [50, 2500] }],
    labourHours: [3, 20],
    diy: 'workshop',
  },
  'paint-delamination': {
    name: 'Peeling paint or clear coat',
    workshopName: 'Paint delamination, clear coat failure or adhesion loss to primer',
    summary:
      'Sunlight breaks down the primer or the lacquer, or the coats never bonded. Large flakes come off roof and bonnet, or the lacquer goes milky and peels, with no blow and no rust beneath.',
    prior: 1.4,
    shifts: [
      {
        makes: ['Hyundai', 'Kia', 'Toyota', 'Honda', 'Nissan', 'Ford', 'Chevrolet', 'GMC', 'Ram'],
        years: [2006, 2019],
        factor: 1.5,
        source: 'white paint peeling, widely reported by owners',
      },
      { minAgeYears: 4, factor: 1.4, source: 'sun exposure' },
    ],
    symptoms: {
      'paint-fault': 0.93,
      rust: 0.18,
      'trim-loose': 0.06,
      glare: 0.02,
    },
    against: ['rust-structure', 'frame-cracked'],
    conditions: { 'hot-weather': 0.3, 'gradual-onset': 0.45 },
    severity: 'low',
    drive: { verdict: 'yes', reason: 'It is not a safety matter. Protect bare metal from rust.' },
    patterns: [
      'White and solid colours come off in sheets down to grey primer.',
      'Clear coat that goes first on roof and upper edges is sun damage. One panel alone is a bad respray.',
    ],
    checks: [
      {
        title: 'Look what lies under the flake',
        steps: [
          'Look at the edge and the ground under it.',
          'Press tape on the edge and pull it off.',
        ],
        tool: 'Adhesive tape',
        minutes: 5,
        outcomes: [
          {
            finding: 'Smooth primer, flakes follow the tape',
            means: 'Adhesion has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Rust blisters',
            means: 'Corrosion lifts the paint: a different fault.',
            effect: 'rules-out',
          },
          { finding: 'Small chips at the front only', means: 'Stone chips.', effect: 'weakens' },
        ],
      },
      {
        title: 'Measure paint thickness',
        steps: [
          'Have a gauge held on several panels.',
          'Compare the peeling panel with the others.',
        ],
        tool: 'Paint thickness gauge',
        minutes: 15,
        outcomes: [
          {
            finding: 'Factory thickness on all',
            means: 'A factory defect: ask for goodwill.',
            effect: 'supports',
          },
          {
            finding: 'Only the peeling panel is thicker',
            means: 'It was resprayed and the new coat does not hold: ask the painter.',
            effect: 'supports',
          },
          {
            finding: 'Paint thin only at an edge or where it was polished',
            means: 'It is worn through by polishing or rubbing and does not peel.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repaint panels with peeling paint',
      overview:
        'Failing coats must come off down to what holds. Try warranty and goodwill first, as many manufacturers have extended programmes.',
      minutes: [240, 1200],
      tools: [
        'Camera',
        'Sander and discs',
        'Primer, base and clear coat',
        'Air-fed mask',
        'Masking film',
      ],
      steps: [
        'Photograph all panels with date and VIN, and ask dealer and manufacturer for a paint programme.',
        'Stop flaking by taping the edges and touch up bare metal until the repair.',
        'Have the extent judged: if one panel flakes from the primer, its neighbours often follow.',
        'The painter strips to sound primer or metal and feathers the edge.',
        'Epoxy primer, filler, base and clear coat are applied and baked, and blended into the neighbours.',
        'Sensors, cameras and lane aids in bumpers need the prescribed paint thickness.',
        'Check colour in daylight, edges and dust. Wait a month before polishing, look at the edges again after a summer, and ask for a written warranty.',
      ],
      safety: [
        'Two-pack paint contains isocyanates: use it only with an air-fed mask.',
        'Sand with extraction.',
      ],
      stopIf: 'Stop if the metal below is rusted through or a radar sits behind the bumper.',
    },
    parts: [{ name: 'Paint materials for each panel', usd: [60, 400] }],
    labourHours: [3, 14],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
