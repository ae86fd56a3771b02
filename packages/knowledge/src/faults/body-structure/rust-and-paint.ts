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
        'A perforated frame can fold, and suspension, tank or spare wheel can fall off. Do not drive until an expert has inspected it and found it safe.',
    },
    patterns: [
      'The inside of the box is always worse than the outside.',
      'Fresh black underseal on an old truck hides what a hammer finds.',
    ],
    shown: {
      summary:
        'Salt and mud inside the box sections rust the frame of a pick-up or off-roader from within. The outside flakes, then holes appear near the spring hangers, the tank and the steering box, and the frame can break.',
      patterns: [
        'The inside of the box section is always worse than the outside.',
        'Fresh black underseal on an old truck hides what a hammer would find.',
      ],
    },
    checks: [
      {
        title: 'Tap the frame with a small hammer',
        steps: [
          'Park on level ground or ramps with the wheels chocked, and never work under a jack. Tap along both rails, especially at bends, hangers and behind the wheels.',
          'Look into the holes of the frame with a torch or an endoscope.',
        ],
        tool: 'Small hammer and torch',
        minutes: 30,
        outcomes: [
          {
            finding: 'There is a dull sound, layers of rust or a hole',
            means: 'The frame is rusted through or nearly so.',
            effect: 'confirms',
          },
          {
            finding: 'It rings clearly everywhere, with surface rust only',
            means: 'The frame is solid.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Compare cab and bed gap',
        steps: [
          'Stand beside the vehicle and compare the gap between cab and bed at the top and the bottom. Look at the ride height too.',
          'Look for a frame campaign, using the VIN.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'The gap is wider at one end, or a corner sags',
            means: 'The frame is bending.',
            effect: 'supports',
          },
          { finding: 'The gaps are even', means: 'The frame has not bent yet.', effect: 'neutral' },
          {
            finding: 'The frame was replaced under a campaign',
            means: 'Rust right through is unlikely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a rusted ladder frame inspected and repaired',
      overview:
        'Small areas can be cut out and plated by a qualified welder by the manufacturer’s method. Beyond that, only a new frame or the scrapyard is a responsible choice. A manufacturer’s campaign may pay.',
      minutes: [240, 2400],
      tools: ['Torch and endoscope', 'Small hammer', 'Camera'],
      steps: [
        'Stop driving if there is a hole. Photograph it with a ruler beside it.',
        'Ask the manufacturer about frame campaigns and buy-backs, even if the term has run out.',
        'Have a chassis specialist examine the frame on a lift with a hammer, a probe and an ultrasonic gauge.',
        'For a repair, the specialist disconnects the battery, takes off the tank and the lines near the heat, and cuts the section back to good metal.',
        'Fish plates and boxed sections of the original thickness are welded on with full seams, never as patches over rust.',
        'The inside and outside are blasted, primed and flooded with cavity wax, with the drain holes left open.',
        'The battery is reconnected. The wheel alignment, brake pipes and mountings are checked, and the repair is recorded with photographs. Ask for the thickness readings and a passed inspection.',
        'Rinse the frame and its box sections each spring and renew the wax.',
      ],
      safety: [
        'Never go under a rusty vehicle on a jack, or on axle stands set on the rust.',
        'Leave welding near the tank, lines and wiring to professionals.',
      ],
      stopIf:
        'Stop if the probe goes through near suspension, steering or seat-belt mountings: the vehicle must then be moved on a transporter.',
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
        'If a mounting tears off, the wheel swings outwards. Do not drive with holes or cracks at a mounting.',
    },
    patterns: [
      'The clunk comes first, when the bush sleeve moves in its rusty seat.',
      'Rear trailing-arm mounts rust out of sight above the silencer.',
    ],
    shown: {
      summary:
        'The subframe that carries the engine and the wishbones is thin pressed steel. Rust breaks the mounting of a wishbone or the seat of a bush. The wheel then moves, and the car clunks, wanders and may drop at that corner.',
      patterns: [
        'The clunk comes first, when the sleeve of the bush moves in its rusty seat.',
        'Rear trailing-arm mountings rust out of sight above the silencer.',
      ],
    },
    checks: [
      {
        title: 'Look at the mountings from below',
        steps: [
          'On ramps or a lift, shine a torch on each wishbone mounting and each corner of the subframe.',
          'Probe any scale lightly with a screwdriver.',
        ],
        tool: 'Torch and screwdriver',
        minutes: 25,
        outcomes: [
          {
            finding: 'There is a hole, layers of rust or a crack at a mounting',
            means: 'The subframe has lost its strength: do not drive.',
            effect: 'confirms',
          },
          {
            finding: 'There is only surface rust, firm under the screwdriver',
            means: 'The subframe is solid.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Watch the mountings while the arms are levered',
        steps: [
          'With the car on a lift, have a mechanic lever each arm with a bar, in the direction of braking and of pulling away.',
          'Look for movement between the sleeve and the metal.',
        ],
        tool: 'Pry bar (in a garage)',
        minutes: 20,
        outcomes: [
          {
            finding: 'The metal moves or opens',
            means: 'The mounting is breaking: do not drive.',
            effect: 'confirms',
          },
          {
            finding: 'Only the rubber moves',
            means: 'A worn bush is more likely.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace a corroded subframe',
      overview:
        'The subframe is replaced with new bushes and bolts, and the wheels are aligned. Most manufacturers do not accept welding at suspension mountings.',
      minutes: [360, 900],
      tools: [
        'Lift',
        'Engine support beam',
        'Gearbox jack',
        'Torque and angle wrench',
        'Penetrating oil',
      ],
      steps: [
        'Check the VIN for corrosion campaigns. Have the car brought on a transporter.',
        'The garage supports the engine, marks the position of the subframe and locks the steering wheel against turning.',
        'The wishbones, anti-roll bar, steering rack and mountings are freed. Seized bolts are heated by induction, not with a flame near the bushes.',
        'The subframe is lowered on a jack. The nuts in the body are checked and repaired.',
        'A new or good used subframe, with new bushes and cavity wax, is raised to its marks or pins.',
        'The other parts are refitted. New bolts are tightened to the torque and angle in the manual, those of the bushes at ride height.',
        'The wheels are aligned and the steering angle sensor is calibrated.',
        'Ask to see the old part. On a test drive check that the car neither clunks nor pulls to one side.',
      ],
      safety: [
        'The subframe and the engine are heavy: lift and support them only with proper equipment.',
        'Do not turn the steering wheel with the column uncoupled: it breaks the clock spring.',
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
        'At first it is cosmetic. Holes in the sills weaken the car in a side crash and make jacking dangerous.',
    },
    patterns: [
      'Rear arches of a car with plastic liners that hold mud go first.',
      'Paint blisters the size of a pea hide a hole the size of a coin.',
    ],
    shown: {
      summary:
        'Mud and blocked drains leave sills and arch lips wet. Rust comes through from inside: first blisters, then holes. The jacking points collapse, and water or fumes get into the cabin.',
      patterns: [
        'Rear arches rust first where plastic liners trap mud.',
        'A paint blister the size of a pea hides a hole the size of a coin.',
      ],
    },
    checks: [
      {
        title: 'Press along sills and arches',
        steps: [
          'Press firmly with your thumb along the lower edge and around the jacking points.',
          'Clear the drain holes with a cable tie.',
        ],
        tool: 'Torch',
        minutes: 15,
        outcomes: [
          {
            finding: 'The metal yields, crunches or has a hole',
            means: 'The panel is rusted through.',
            effect: 'confirms',
          },
          {
            finding: 'It is firm, with a few surface spots',
            means: 'There is surface rust, which can be treated.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Look under the carpet and the liner',
        steps: [
          'Lift the sill trim and the edge of the carpet, and look at the floor.',
          'Fold back the arch liner and wash out the mud.',
        ],
        tool: 'Torch, trim tool and hose',
        minutes: 30,
        outcomes: [
          {
            finding: 'Light shows through, or there is scale',
            means: 'The rust is structural and needs welding.',
            effect: 'confirms',
          },
          {
            finding: 'The metal is solid and dry',
            means: 'Only the outer skin is affected, if at all.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repair rusted sills and arches',
      overview:
        'Surface rust can be ground off and painted at home. Holes in sills are cut out and welded: filler over a hole fails the MOT and rusts on underneath.',
      minutes: [180, 1800],
      tools: ['Angle grinder and flap discs', 'Goggles, mask and gloves'],
      steps: [
        'Wash and dry the area. Mark all soft places and decide whether the rust is in the skin only or in the structure.',
        'For surface rust, grind to bright metal well past its edge.',
        'Treat the pits with rust converter, prime with epoxy, fill, prime again, paint and lacquer.',
        'For holes, have a body shop cut back to good metal and weld in a repair panel, with spot welds where the factory had them. They disconnect the battery, wait, and take out seat belts and airbags close to the weld, which they refit afterwards.',
        'Seal all seams, renew the stone-chip coating and leave the drains open.',
        'When the paint has hardened, flood the cavities with wax.',
        'Reconnect the battery and refit the liners with clean clips. Tap along the repair with the handle of a screwdriver: it must sound solid everywhere. No water may collect in the footwell. Look at it again every autumn.',
      ],
      safety: [
        'Wear goggles and a mask: grinding discs can burst and rust dust harms the lungs.',
        'Never jack on a rusty sill.',
        'Allow no sparks near the tank and fuel lines.',
      ],
      stopIf: 'Stop if the rust reaches seat-belt anchorages, seat mountings or suspension points.',
    },
    parts: [{ name: 'Repair panels, filler, sealer, paint and wax', usd: [60, 700] }],
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
      reason: 'A crack grows and ends in a sudden break. Have the car inspected before driving on.',
    },
    patterns: [
      'Paint cracked in a fine line with a rust trail beside a weld.',
      'Plough, winch, roof tent or trailer loads break what is strong enough for normal use.',
    ],
    shown: {
      summary:
        'A weak weld, overloading or an earlier crash repair lets the structure crack without heavy rust. The body creaks and pops over kerbs, doors bind and the wheel alignment changes.',
      patterns: [
        'The paint is cracked in a fine line, with a rust trail, beside a weld.',
        'A plough, a winch, a roof tent or trailer loads break what is strong enough for normal use.',
      ],
    },
    checks: [
      {
        title: 'Look for lines in paint and sealer',
        steps: [
          'Clean the strut towers, bulkhead, hinge pillars and frame welds.',
          'Shine a torch at a flat angle along them and look for fine lines and rust trails.',
        ],
        tool: 'Torch',
        minutes: 30,
        outcomes: [
          {
            finding: 'There is a line with a rust trail, or a gap',
            means: 'The metal is cracked.',
            effect: 'confirms',
          },
          {
            finding: 'The paint and sealer are unbroken',
            means: 'There is no visible crack.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure gaps and have the frame gauged',
        steps: [
          'Compare the door and bonnet gaps on the left and right.',
          'Have a body shop measure the structure and test suspect places with dye.',
        ],
        tool: 'Measuring bench (workshop)',
        minutes: 90,
        outcomes: [
          {
            finding: 'It is out of limits, or the dye shows a line',
            means: 'The structure is damaged.',
            effect: 'confirms',
          },
          {
            finding: 'It is within limits, and no line of dye shows',
            means: 'The structure is not cracked.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a structural crack repaired',
      overview:
        'The manufacturer decides where welding is allowed. High-strength steel and aluminium need special methods, and new welds follow the original pattern.',
      minutes: [240, 1800],
      tools: ['Camera', 'Torch', 'Repair records'],
      steps: [
        'Photograph the crack with a scale and mark its ends with the date.',
        'Look for recalls, and ask about the car’s crash history.',
        'A body shop approved by the manufacturer measures the whole structure.',
        'Before anybody welds, the battery is disconnected, and after the waiting time the airbag control units too. Trim, foam and lines near the heat are removed.',
        'The crack is stopped, ground out and welded, or the part is replaced as the manufacturer’s instructions describe.',
        'The corrosion protection is restored inside and outside.',
        'The units and the battery are reconnected, the structure measured again, the wheels aligned and the cameras calibrated.',
        'Ask for measurement sheets and photographs. The doors must shut freely and the car must be quiet over kerbs. After 1,000 miles the marks beside the repair must be unchanged.',
      ],
      safety: [
        'Do not weld the frame, towers or pillars yourself.',
        'Do not drive the car, load it or tow a trailer with it.',
      ],
      stopIf:
        'Stop if the manufacturer forbids a repair there: the part is then replaced or the car written off.',
    },
    parts: [{ name: 'Structural part or weld material', usd: [50, 2500] }],
    labourHours: [3, 20],
    diy: 'workshop',
  },
  'paint-delamination': {
    name: 'Peeling paint or lacquer',
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
    shown: {
      summary:
        'Sunlight breaks down the primer or the lacquer, or the coats never bonded. Large flakes come off the roof and bonnet, or the lacquer turns milky and peels, although nothing has struck the panel and there is no rust beneath.',
      patterns: [
        'White and solid colours come off in sheets down to grey primer.',
        'Lacquer that fails first on the roof and upper edges is sun damage. If only one panel peels, it was badly resprayed.',
      ],
    },
    checks: [
      {
        title: 'Look at what is under the flake',
        steps: [
          'Look at the edge of the flake and at the surface under it.',
          'Press tape onto the edge and pull it off.',
        ],
        tool: 'Adhesive tape',
        minutes: 5,
        outcomes: [
          {
            finding: 'The primer is smooth, and flakes follow the tape',
            means: 'The paint no longer adheres.',
            effect: 'confirms',
          },
          {
            finding: 'There are rust blisters',
            means: 'Corrosion lifts the paint, which is a different fault.',
            effect: 'rules-out',
          },
          {
            finding: 'There are small chips at the front only',
            means: 'Stones have chipped the paint.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Measure paint thickness',
        steps: [
          'Have a paint thickness gauge held against several panels.',
          'Compare the peeling panel with the others.',
        ],
        tool: 'Paint thickness gauge',
        minutes: 15,
        outcomes: [
          {
            finding: 'All panels have the factory thickness',
            means: 'It is a factory defect: ask for goodwill.',
            effect: 'supports',
          },
          {
            finding: 'Only the peeling panel is thicker',
            means:
              'It was resprayed and the new coat does not hold: ask the painter to put it right.',
            effect: 'supports',
          },
          {
            finding: 'It is thin only at an edge or where it was polished',
            means: 'The paint is worn through by polishing or rubbing and is not peeling.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Repaint panels with peeling paint',
      overview:
        'Failing coats must come off down to a layer that holds. Try warranty and goodwill first, as many manufacturers have extended programmes.',
      minutes: [240, 1200],
      tools: [
        'Camera',
        'Sander and discs',
        'Primer, base coat and lacquer',
        'Air-fed mask',
        'Masking film',
      ],
      steps: [
        'Photograph all panels with the date and the VIN, and ask the dealer and the manufacturer about a paint programme.',
        'Until the repair, tape the edges to stop the flaking and touch up bare metal.',
        'Have the extent assessed: if one panel flakes from the primer, its neighbours often follow.',
        'The painter strips the panel to firm primer or metal and feathers the edge.',
        'Epoxy primer, filler, base coat and lacquer are applied and baked, and blended into the neighbouring panels.',
        'Where sensors, cameras or radars look through a bumper, the paint must have the prescribed thickness.',
        'Check the colour in daylight, look for hard edges and dust, and ask for a written warranty. Wait a month before polishing, and look at the edges again after a summer.',
      ],
      safety: [
        'Two-pack paint contains isocyanates: use it only with an air-fed mask.',
        'Sand with dust extraction and wear a mask.',
      ],
      stopIf: 'Stop if the metal below is rusted through or a radar sits behind the bumper.',
    },
    parts: [{ name: 'Paint materials for each panel', usd: [60, 400] }],
    labourHours: [3, 14],
    diy: 'workshop',
  },
} satisfies Record<string, FaultEntry>;
