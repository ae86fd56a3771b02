import type { JobEntry } from './job.ts';

const STAND_ALONE =
  'Never put any part of yourself under a car that is held up only by a jack: it falls without warning.';

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
    when: 'Do this every time you carry more than the shopping. Check the fixings again after the first miles and at each stop.',
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
      'Ratchet or cam straps, undamaged and rated',
      'Luggage net or partition',
      'Bright flag or marker board for what sticks out',
    ],
    safety: [
      'Leave nothing heavy loose in the cabin or above the seat backs: in a crash it kills whoever sits in front.',
      'Never exceed the roof load, an axle load or the gross weight of the car: it will not stop in time, and tyres burst.',
      'Nobody travels in the boot. Animals belong in a harness, in a crate or behind a grille.',
    ],
    steps: [
      [
        'Look up the roof load, the axle loads, the gross weight and, for a carrier, the limit of the towball.',
        'You know all four figures.',
        'Going by the limit of the bars: the lowest of car, bars and box counts.',
      ],
      [
        'Weigh the box, the bars and what goes in, and add the people.',
        'The sum is below every limit.',
        'Forgetting that the bars and the box count as roof load.',
      ],
      [
        'Clean the roof and the feet, set the bars at the marked points and tighten them evenly, crosswise.',
        'When you shake them, the whole car rocks and they do not move.',
        'Using universal clamps on a roof that has fixed points.',
      ],
      [
        'Fit the box so that the tailgate and the aerial clear it, with its weight between the bars.',
        'The tailgate opens fully, and every clamp is shut.',
      ],
      [
        'Put light, bulky things on the roof, spread out and strapped down inside the box.',
        'Nothing slides, every lock of the lid is home, and the key is out.',
      ],
      [
        'Latch the rear seat backs, and put heavy things on the boot floor against them.',
        'No red mark shows at the latches.',
        'Putting heavy things at the very back, behind the axle.',
      ],
      [
        'Stack no higher than the seat backs, or fit the net, and tie everything down to the lashing eyes.',
        'A hard pull moves nothing.',
      ],
      [
        'Strap bikes and boards down with two straps across, and long things to the front and the rear as well.',
        'The load moves only with the car.',
        'Trusting elastic cords.',
      ],
      [
        'Mark whatever sticks out behind. If it hides the lights or the number plate, fit a lighting board.',
        'You can see all the lights and the plate from behind.',
      ],
      [
        'Set the tyres to full load, cold, and turn the headlights down.',
        'The pressures are as on the label, and nobody is dazzled.',
      ],
      [
        'Measure the new height and stick it on the dashboard.',
        'You can read it from your seat.',
        'Driving into a multi-storey with the box on.',
      ],
      [
        'Drive gently, stop after about 30 miles and tighten everything again.',
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
      'Have a garage see to a tow bar, fixed points or loose rails, and drive over a public weighbridge if you are near the limit.',
    after: [
      'Take bars and box off when you do not need them: they cost fuel and make a noise.',
      'Set the tyre pressures and the headlights back.',
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
      'Glass roof or convertible: use bars only if your manual allows it, and keep an opening roof shut.',
      'Electric: a roof box can cost a tenth to a quarter of the range, and some cars allow no load at all on roof or towball.',
      'Air suspension: load the car at its normal height and let it level itself.',
      'Reversing camera, parking sensors and powered tailgate: a carrier sets them off, so switch them off as your manual says.',
    ],
  },
  'treat-stone-chips-and-surface-rust': {
    title: 'Treat stone chips and surface rust',
    about: 'A brush now, or a panel later',
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
    why: 'A chip through to the steel rusts within weeks, and the rust creeps under good paint. Ten minutes with a brush now save a panel later.',
    when: 'Do this after the winter and before the next one. Wash, look, and treat each chip within days, in dry weather and out of the sun.',
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
      'Solvents burn, and their vapour makes you faint: work outdoors, away from flames and cigarettes, and let soaked cloths dry flat outdoors before you bin them.',
      'Sanding throws up rust, paint dust and glass fibres: wear goggles, a mask and gloves, and sand wet where you can.',
      STAND_ALONE,
    ],
    steps: [
      [
        'Wash and dry the car, and look for chips at the edge of the bonnet, on the arches and sills, and along the bottoms of the doors.',
        'Each one is marked with tape.',
        'Painting over tar, wax or salt.',
      ],
      [
        'Press firmly on any rust with a blunt screwdriver, at its edges too.',
        'The metal underneath is hard, and nothing gives or flakes.',
        'Filling a hole in a sill: it hides a weak structure, and is no repair for the MOT.',
      ],
      [
        'Mask round the spot, take loose paint and rust off down to bright metal, and feather the edge.',
        'The steel is bright, with no brown pits and no step at the edge.',
        'Rubbing a hole much bigger than the chip.',
      ],
      [
        'Blow off the dust and wipe the spot with panel wipe.',
        'A clean cloth stays clean. Keep your fingers off it from now on.',
      ],
      [
        'If pits stay brown, brush rust converter on them and wait as its label says.',
        'They have turned dark and dry.',
        'Putting converter on bright metal or over oil, where it does not hold.',
      ],
      [
        'Dab thin primer on the bare metal only, and let it dry.',
        'The film is even, just below the paint around it.',
      ],
      [
        'Shake the base coat for two minutes, try the shade on card, then dab on two or three thin layers, letting each dry.',
        'It covers, and is nearly level.',
        'Using one thick blob, which shrinks, runs and peels.',
      ],
      ['Dab clear lacquer on top and take the tape off.', 'It is slightly proud when dry.'],
      [
        'Leave it to harden as the label says, and do not wash it.',
        'A fingernail leaves no mark.',
        'Levelling it the same evening, which tears it out.',
      ],
      [
        'Level it wet with the finest paper on a small block, then polish it.',
        'It is flat and glossy, and the lacquer around it is intact.',
        'Rubbing through the lacquer of the panel.',
      ],
      [
        'Wax the panel once the paint has cured, and put cavity wax into sills and doors through their own holes.',
        'Water beads on it, and the drain holes are open.',
        'Blocking the drain holes with wax.',
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
      'Leave holes, bubbles on both sides of a panel, rust at sills, subframes and belt or suspension mountings, and rusty brake or fuel pipes to a garage that welds. Leave big areas, pearl and matt paint to a body shop.',
    after: [
      'Look at it again after a month, and after the winter.',
      'Keep the jet wash well away from it, and do not polish or wax it before it has cured.',
      'Take left-over paint, thinner and cloths to the hazardous waste point.',
    ],
    faults: ['sill-and-arch-rust', 'paint-delamination', 'door-hinge-or-check-worn'],
    byCar: [
      'Aluminium: it does not rust but blisters white. Use no steel wool or steel brush, and its own primer.',
      'Plastic bumpers: use no converter, and an adhesion primer for plastics.',
      'Bumpers and badges in front of radar or parking sensors: put no extra paint, filler or metallic film over them. Ask the manufacturer.',
      'Electric: never sand, drill or spray wax at the battery case, the orange cables or their brackets.',
      'Warranty against rust perforation: show it to the dealer first.',
    ],
  },
} as const satisfies Readonly<Record<string, JobEntry>>;
