import type { JobEntry } from './job.ts';

const STAND_ALONE =
  'Never put any part of yourself under a car that stands on a jack alone: it falls without warning.';

/** Loading and care of the body. */
export const bodyJobs = {
  'load-the-roof-and-the-boot': {
    title: 'Load the roof and the boot',
    about: 'Roof box, bike carrier and luggage',
    aliases: [
      'roof box',
      'roof rack',
      'roof bars',
      'bike carrier',
      'bike rack',
      'loading the car',
      'roof load',
      'luggage',
      'overloaded car',
    ],
    system: 'body_structure',
    why: 'In a crash a loose suitcase flies like a rock, and a box that comes off hits whoever is behind. Weight in the wrong place makes a car slow to stop and quick to tip.',
    when: 'Each time you carry more than shopping; check fixings again after the first miles and at each stop.',
    difficulty: 'easy',
    minutes: [30, 90],
    tools: [
      'The key or torque tool of the bars',
      'Bathroom scales',
      'Tape measure',
      'Pressure gauge',
      'Step',
    ],
    materials: [
      'Ratchet or cam straps, whole and rated',
      'Luggage net or partition',
      'Bright flag or marker board for what sticks out',
    ],
    safety: [
      'Nothing heavy lies loose in the cabin or above the seat backs: in a crash it kills those in front.',
      'Never go above the roof load, an axle load or the full weight of the car: it stops late and tyres burst.',
      'Nobody travels in the boot; animals are belted in, in a crate or behind a grille.',
    ],
    steps: [
      [
        'Look up roof load, axle loads, full weight and, for a carrier, the towball limit.',
        'You know the four figures.',
        'Taking the limit of the bars: the lowest of car, bars and box counts.',
      ],
      [
        'Weigh box, bars and what goes in; add the people.',
        'Sum is below every limit.',
        'Forgetting that bars and box count as roof load.',
      ],
      [
        'Clean roof and feet; set the bars at the marked points and tighten them evenly, crosswise.',
        'They do not move when you shake them and the whole car rocks.',
        'Universal clamps on a roof that is meant for fixed points.',
      ],
      [
        'Fix the box so that the tailgate and the aerial are free, and its weight lies between the bars.',
        'Tailgate opens fully; all clamps are shut.',
      ],
      [
        'Light, bulky things go on the roof, spread and strapped inside the box.',
        'Nothing slides; every lock of the lid is home and the key out.',
      ],
      [
        'Latch the rear seat backs; heavy things on the boot floor, against them.',
        'No red mark shows at the latches.',
        'Heavy things at the very back, behind the axle.',
      ],
      [
        'Stack no higher than the seat backs, or fit the net; tie down to the lashing eyes.',
        'A hard pull moves nothing.',
      ],
      [
        'Bikes and boards: two straps across, and one each to front and rear for long things.',
        'It moves only with the car.',
        'Elastic cords as the only fixing.',
      ],
      [
        'Mark what sticks out behind; lights and number plate must be seen, or fit a lighting board.',
        'All lights and the plate are seen from behind.',
      ],
      ['Set the tyres to full load, cold, and the headlights down.', 'As on the label; no dazzle.'],
      [
        'Measure the new height and stick it on the dash.',
        'You can read it from your seat.',
        'Driving into a car park with the box on.',
      ],
      [
        'Drive gently; stop after about 30 miles and tighten everything again.',
        'Nothing has worked loose.',
      ],
    ],
    figures: [
      {
        what: 'Roof load, with bars and box',
        range: '50–100 kg; some cars allow none',
        source: 'manuals',
      },
      { what: 'Clamps of the bars', range: '3–8 Nm', source: 'part-makers' },
      { what: 'Top speed with a box', range: '70–80 mph (UK limit 70)', source: 'part-makers' },
      { what: 'Overhang behind to be made visible', range: 'more than 1 m', source: 'uk-law' },
      { what: 'Overhang behind for a marker board', range: 'more than 2 m', source: 'uk-law' },
    ],
    costs: [
      { case: 'Straps and net', diy: [15, 70], garage: null },
      { case: 'Bars and box', diy: [250, 1100], garage: [300, 1250] },
    ],
    garageIf:
      'Have a tow bar, fixed points or loose rails seen to by a garage, and go over a public weighbridge when you are near the limit.',
    after: [
      'Take bars and box off when they are not needed: they cost fuel and make noise.',
      'Set tyres and headlights back.',
      'Cap the fixing points so that no water gets in.',
    ],
    faults: [
      'roof-rack-loose',
      'springs-sagged',
      'rear-shock-absorbers-worn',
      'rear-seatback-latch-fault',
      'tyre-blowout-underinflated',
      'tow-bar-or-trailer-socket-fault',
      'headlight-leveling-fault',
    ],
    byCar: [
      'Glass roof or convertible: bars only if the manual allows; keep an opening roof shut.',
      'Electric: a roof box can take a tenth to a quarter of the range; some allow no load on roof or towball at all.',
      'Air suspension: load it at its normal height and let it level itself.',
      'Rear camera, parking sensors and automatic tailgate: a carrier triggers them; switch them off as the manual says.',
    ],
  },
  'treat-stone-chips-and-surface-rust': {
    title: 'Treat stone chips and surface rust',
    about: 'Paint chips and light rust',
    aliases: [
      'paint chips',
      'touch up paint',
      'touch up pen',
      'chipped paint',
      'surface rust',
      'rust spots',
      'rust treatment',
      'rust converter',
      'scratched paint',
    ],
    system: 'body_structure',
    why: 'A chip through to the steel rusts within weeks, and rust creeps under good paint. Ten minutes with a brush now saves a panel later.',
    when: 'After winter and before the next: wash, look, and treat each chip within days; dry weather, out of the sun.',
    difficulty: 'moderate',
    minutes: [60, 240],
    tools: [
      'Torch and blunt screwdriver',
      'Glass-fibre pen or abrasive paper, 240–400 and 2,000–3,000 grit',
      'Fine brush or touch-up pen',
      'Masking tape',
      'Lint-free cloths',
      'Goggles, nitrile gloves, FFP2 or better dust mask',
    ],
    materials: [
      'Panel wipe (silicone remover)',
      'Rust converter or zinc-rich primer',
      'Primer, base coat by the car’s paint code, clear lacquer',
      'Polish and wax',
    ],
    safety: [
      'Never spray two-pack paint or lacquer at home: its isocyanates can cause lifelong asthma, and a dust mask does not help.',
      'Solvents burn and their vapour stuns: outdoors, no flame or cigarette, and let soaked cloths dry flat outdoors before you bin them.',
      'Sanding throws glass fibres, rust and paint dust: goggles, mask and gloves; sand wet where you can.',
      STAND_ALONE,
    ],
    steps: [
      [
        'Wash and dry the car; find chips at bonnet edge, arches, sills and door bottoms.',
        'Each one is marked with tape.',
        'Painting over tar, wax or salt.',
      ],
      [
        'Press rust firmly with the blunt screwdriver, at the edges too.',
        'Hard metal beneath; nothing gives or flakes.',
        'Filling a hole in a sill: it hides a weak structure and is no repair for the MOT.',
      ],
      [
        'Mask round the spot, then take loose paint and rust off to bright metal; feather the edge.',
        'Bright steel, no brown pits, no step at the edge.',
        'Rubbing a much bigger hole than the chip.',
      ],
      [
        'Blow off the dust and wipe with panel wipe.',
        'A clean cloth stays clean; no fingers on it from now on.',
      ],
      [
        'Pits that stay brown: brush rust converter on them, and wait as its label says.',
        'Turned dark and dry.',
        'Converter on bright metal, or over oil: it does not hold.',
      ],
      [
        'Dab thin primer on bare metal only; let it dry.',
        'An even film, just below the paint around it.',
      ],
      [
        'Shake the base coat for two minutes, try the shade on card, then dab two or three thin layers, drying between.',
        'Covers, close to level.',
        'One thick blob: it shrinks, runs and peels.',
      ],
      ['Dab clear lacquer on top and take off the tape.', 'Slightly proud when dry.'],
      [
        'Leave it to harden as the label says; do not wash it.',
        'A fingernail leaves no mark.',
        'Levelling it the same evening: it tears out.',
      ],
      [
        'Level it wet with the finest paper on a small block, then polish.',
        'Flat and glossy; the lacquer around is whole.',
        'Rubbing through the lacquer of the panel.',
      ],
      [
        'Wax the panel once the paint has cured; put cavity wax into sills and doors through their own holes.',
        'Water beads; drain holes are open.',
        'Blocking drain holes with wax.',
      ],
    ],
    figures: [
      { what: 'Temperature for painting', range: '15–25 °C', source: 'part-makers' },
      { what: 'Factory paint, all layers', range: '90–160 µm', source: 'practice' },
      { what: 'Wait before polishing', range: '1–7 days', source: 'part-makers' },
      {
        what: 'Distance from a mounting where rust weighs in the MOT',
        range: '30 cm',
        source: 'uk-law',
      },
    ],
    costs: [
      { case: 'A few chips', diy: [15, 60], garage: [80, 300] },
      { case: 'Rust on one wheel arch', diy: [30, 110], garage: [250, 900] },
    ],
    garageIf:
      'Leave holes, bubbles on both sides of a panel, rust at sills, subframes, belt or suspension mountings, and brake or fuel pipes to a welder; big areas, pearl and matt paint to a sprayer.',
    after: [
      'Look at it again after a month and after winter.',
      'No jet wash close to the spot and no polish or wax before it has cured.',
      'Take left-over paint, thinner and cloths to the hazardous waste point.',
    ],
    faults: ['sill-and-arch-rust', 'paint-delamination', 'door-hinge-or-check-worn'],
    byCar: [
      'Aluminium: does not rust but blisters white; no steel wool or steel brush, use its own primer.',
      'Plastic bumpers: no converter; adhesion primer for plastics.',
      'Bumpers and badges before radar or parking sensors: no extra paint, filler or metallic film over them; ask the maker.',
      'Electric: never sand, drill or spray wax at the battery case, orange cables or their brackets.',
      'Rust perforation warranty: show it to the dealer first.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
