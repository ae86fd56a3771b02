import type { FaultEntry } from '../../schema.ts';

/** Subframes, axles and what holds the alignment. */
export const suspensionStructureFaults = {
  'subframe-mounts-worn': {
    name: 'Worn subframe mounts',
    workshopName: 'Front or rear subframe bushes worn or bolts loose',
    summary:
      'The rubber mounts or bolts between subframe and body have given way. The whole axle shifts a little, with a deep thud on starting, braking and turning.',
    prior: 1,
    shifts: [{ minAgeYears: 9, factor: 1.6, source: 'wear part' }],
    symptoms: {
      'clunk-over-bumps': 0.45,
      'driveline-clunk': 0.3,
      'steering-clunk': 0.3,
      'brake-noise-click': 0.2,
      'steering-wander': 0.2,
      'rear-sway': 0.15,
      'alignment-wont-hold': 0.15,
      'steering-off-centre': 0.1,
    },
    against: ['shock-leak', 'bouncy-ride', 'steering-warning', 'tyre-pressure-light'],
    conditions: {
      accelerating: 0.3,
      braking: 0.3,
      turning: 0.25,
      'after-repair': 0.2,
      reversing: 0.15,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'If a bolt is loose the steering geometry moves. Check the bolts before longer trips.',
    },
    patterns: [
      'After clutch, gearbox or rack work, when the subframe was not centred or its bolts not renewed.',
      'Rear-driven cars thud once as the clutch bites.',
    ],
    checks: [
      {
        title: 'Look for witness marks at the bolts',
        steps: [
          'With a torch from the side look at the big bolts between subframe and body.',
          'Look for bright rub marks or a gap.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'Shiny half-moon beside a bolt head, crumbled rubber',
            means: 'The subframe moves.',
            effect: 'supports',
          },
          {
            finding: 'Dull dirt all round, rubber intact',
            means: 'It does not move.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Lever the subframe',
        steps: [
          'On a lift, put a torque wrench on the bolts.',
          'Lever between subframe and body beside each mount.',
        ],
        tool: 'Lift, pry bar, torque wrench',
        minutes: 25,
        outcomes: [
          {
            finding: 'Easy movement or a loose bolt',
            means: 'Mount or bolt is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Stiff at all corners',
            means: 'Look at arm bushes and engine mounts.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the subframe mounts and bolts',
      overview:
        'The subframe is lowered a few centimetres on one side after the other, the bushes drawn out and new ones in. It carries engine parts and steering, so it needs a lift or very solid support.',
      minutes: [180, 480],
      tools: [
        'Lift and transmission jack',
        'Bush puller set',
        'Large sockets',
        'Paint pen',
        'Torque wrench with angle',
        'Engine support bar',
      ],
      steps: [
        'Try the simple thing first: loose bolts are replaced one by one with the subframe centred on its dowels.',
        'Mark the subframe to the body with paint at four corners.',
        'Hold the engine with a bar if its mount sits on the subframe.',
        'Undo the steering joint if lowering would pull it, with the steering wheel held.',
        'Support the subframe with the jack, undo the bolts on one side and lower it.',
        'Draw the bush out and in with the tool, void in the marked direction.',
        'Raise, start the new bolts, go to the other side.',
        'Line up the marks or centring pins, tighten in the order and torque of the manual.',
        'Refit the steering joint with a new bolt, then four-wheel alignment and angle calibration. Pull away, brake and reverse: the thud must be gone and the steering wheel straight.',
      ],
      safety: [
        'A subframe is heavy and carries the steering: lift and jack, no improvising.',
        'Hold the wheel so that it cannot turn.',
      ],
      stopIf: 'Stop if a captive nut in the body spins or the sill is rusted.',
    },
    parts: [
      { name: 'Subframe bush and bolt set', usd: [50, 320] },
      { name: 'Wheel alignment', usd: [80, 160] },
    ],
    labourHours: [2, 5],
    diy: 'workshop',
  },
  'strut-tower-rusted': {
    name: 'Rusted strut tower or spring seat',
    workshopName: 'Body strut tower, spring seat or damper mount corroded through',
    summary:
      'The body panel that carries the top of the strut, or the seat under a rear spring, has rusted. The spring pushes it up or through, so that corner drops and the wheel tilts in.',
    prior: 0.5,
    shifts: [
      { minAgeYears: 11, factor: 3, source: 'rust in salt regions' },
      { maxAgeYears: 7, factor: 0.1, source: 'rust takes years' },
    ],
    symptoms: {
      rust: 0.7,
      'rust-structure': 0.5,
      'corner-sags': 0.4,
      'wheel-rubs-body': 0.3,
      'clunk-over-bumps': 0.45,
      'suspension-broken': 0.3,
      'alignment-wont-hold': 0.2,
      'steering-off-centre': 0.12,
      'suspension-squeak': 0.15,
      'steering-clunk': 0.12,
    },
    against: ['steering-warning', 'shock-leak', 'air-suspension-warning', 'bouncy-ride'],
    conditions: { 'over-bumps': 0.4, 'gradual-onset': 0.35, 'sudden-onset': 0.25, turning: 0.12 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A strut can punch through the body and the wheel collapses. Do not drive until a body workshop has judged it.',
    },
    patterns: [
      'The mastic at the edge of the tower lifts and the gap between mount and bonnet hinge shrinks.',
      'Mud kept wet behind the arch liner rots the rear tower from outside, unseen.',
    ],
    checks: [
      {
        title: 'Look at both towers under the bonnet and in the boot',
        steps: [
          'Open the bonnet, take the caps off and look at the sheet metal around the strut nuts. Lift the boot trim for the rear.',
          'Compare left and right for bulging, cracked mastic and rust.',
          'Let a helper bounce that corner while you watch the metal.',
        ],
        tool: 'Torch, a helper',
        minutes: 15,
        outcomes: [
          {
            finding: 'Metal lifts, bulges or shows holes',
            means: 'The tower has failed.',
            effect: 'confirms',
          },
          {
            finding: 'Flat, painted and still on both sides',
            means: 'The tower holds from above.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Probe the arch from below',
        steps: [
          'Leave this to a lift if you are not sure of the metal. Otherwise chock the car and set stands under sound points, wheel and arch liner off.',
          'Wash off the mud and push a blunt screwdriver against the seams of tower or spring seat.',
        ],
        tool: 'Jack, axle stands, screwdriver',
        minutes: 40,
        outcomes: [
          {
            finding: 'It goes through or large flakes fall',
            means: 'The structure is gone there.',
            effect: 'confirms',
          },
          {
            finding: 'Hard metal with intact seam sealer',
            means: 'Rust here is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a rusted strut tower or spring seat rebuilt',
      overview:
        "The tower is part of the body shell, so rotten metal is cut out and a new section is welded in on measured points. Ask for a written cost first, because on many cars it ends the car's life.",
      minutes: [480, 1200],
      tools: [
        'Body shop with measuring jig',
        'Spot weld drill and welder',
        'Spring compressor',
        'Seam sealer, primer and cavity wax',
      ],
      steps: [
        'Have it recovered to a body workshop that welds structures. A plain garage cannot measure the points.',
        'Ask for photos of all four towers, sills and rails before you decide.',
        'The workshop relieves the fuel pressure, disconnects the battery and control units, removes strut, liner, wiring and fuel lines near the heat.',
        'The shell is held on a jig or braced, and the tower position is measured against the other side.',
        'Rot is cut back to bright metal, spot welds drilled out.',
        'The new tower or repair section is clamped, measured again and welded as the manufacturer prescribes, with no plates over rust.',
        'Seams get primer, sealer and stone guard, cavities get wax.',
        'The battery is reconnected. Strut goes back with a new mount, then four-wheel alignment: camber and caster must come within limits.',
        'Ask for the measuring sheet and the alignment sheet, and look at the inside for wax. On the road the car must stand level, run straight and be quiet over bumps.',
      ],
      safety: [
        'Do not drive it to collect quotes.',
        'Welding near the tank, airbags and control units needs them disconnected or removed.',
      ],
      stopIf: 'Give up the car if the rails or sills that the tower stands on are soft as well.',
    },
    parts: [
      { name: 'Tower or spring seat repair section', usd: [60, 400] },
      { name: 'Strut mount, sealer and wax', usd: [60, 180] },
    ],
    labourHours: [6, 16],
    diy: 'workshop',
  },
  'rear-axle-beam-bushes-worn': {
    name: 'Worn rear axle beam bushes',
    workshopName: 'Torsion beam axle mounting bushes torn, or beam cracked',
    summary:
      'Small cars have a twist-beam rear axle on two large bushes. When they tear, the axle steers a little by itself and thuds over ramps and when you reverse with the brake.',
    prior: 1.4,
    shifts: [
      { minAgeYears: 8, factor: 1.6, source: 'wear part' },
      {
        makes: ['Ford'],
        models: ['Windstar'],
        years: [1998, 2003],
        factor: 5,
        source: 'Ford recall of 2010 for rear axle beams that crack from rust',
      },
    ],
    symptoms: {
      'clunk-over-bumps': 0.55,
      'rear-sway': 0.4,
      'suspension-squeak': 0.35,
      'tyre-wear-uneven': 0.2,
      'steering-wander': 0.1,
      'brake-noise-click': 0.12,
      'suspension-broken': 0.06,
      'driveline-clunk': 0.15,
    },
    against: ['steering-clunk', 'shock-leak', 'steering-warning', 'corner-sags'],
    conditions: {
      'over-bumps': 0.55,
      braking: 0.2,
      reversing: 0.25,
      'cold-weather': 0.15,
      'gradual-onset': 0.45,
      turning: 0.2,
    },
    severity: 'medium',
    drive: {
      verdict: 'caution',
      reason:
        'The car may feel nervous in quick lane changes. Have it done in the next few weeks, at once if the beam is cracked.',
    },
    patterns: [
      'One thud as the rear brakes grip in reverse.',
      'A creak from the back each time somebody gets in.',
    ],
    checks: [
      {
        title: 'Watch the axle against the body',
        steps: [
          'Helper drives half a metre forward and back and brakes each time, on level ground.',
          'Watch from the side the gap between wheel and arch, standing clear.',
        ],
        tool: 'A helper',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The wheel moves back and forth with a thud',
            means: 'The bushes are torn.',
            effect: 'supports',
          },
          {
            finding: 'No visible movement',
            means: 'Look at dampers and their mounts.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect bushes and beam',
        steps: [
          'Front wheels chocked, rear on stands under the body, torch on both front bushes and along the beam.',
          'Lever lightly at each bush.',
        ],
        tool: 'Axle stands, pry bar',
        minutes: 20,
        outcomes: [
          {
            finding: 'Rubber torn, or a crack in the beam',
            means: 'That is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Whole rubber and sound beam',
            means: 'The axle is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear axle beam bushes',
      overview:
        'The beam is lowered at its front on one jack, so the bushes can be pulled without taking it off. Brake hoses and cables must not stretch.',
      minutes: [150, 330],
      tools: [
        'Two jacks and axle stands',
        'Bush puller for the model',
        'Socket set and breaker bar',
        'Paint pen',
        'Torque wrench',
      ],
      steps: [
        'Chock the front wheels, soak the bolts and release the parking brake.',
        'Put the rear on stands under the body, and a jack under the beam. Take the wheels off.',
        'Free brake hoses, speed sensor leads and parking brake cables from their clips.',
        'Undo the two mount bolts, or the brackets, and let the front of the beam down by hand width.',
        'Mark the bush direction. Draw one bush out with the tool, cutting its rim if it is rusted.',
        'Clean the eye and draw the new one in to the same depth and direction.',
        'Do the other side, raise the beam and start new bolts.',
        'Measure that the axle stands at equal distance left and right.',
        'Bring it to ride height, tighten to the torque in the vehicle manual, and clip all leads. Refit the wheels and torque the nuts.',
        'Brake in reverse and drive over the same ramp: no thud. Have the rear toe measured, and work the parking brake to see that no cable pulls.',
      ],
      safety: [
        'Put the body on stands, and always support the beam with a jack.',
        'The springs come loose when the beam sinks: let it down slowly and see that they stay in their seats.',
      ],
      stopIf:
        'Stop if the beam is cracked or the bracket in the body is rusted. A beam is replaced, not welded.',
    },
    parts: [{ name: 'Pair of axle beam bushes', usd: [30, 150] }],
    labourHours: [1.8, 3.5],
    diy: 'hard',
  },
  'suspension-bent-by-impact': {
    name: 'Suspension bent by a kerb or pothole',
    workshopName: 'Knuckle, strut or arm bent by impact',
    summary:
      'A hard blow has bent an arm, strut or knuckle by some millimetres. The steering wheel stands crooked at once, the car pulls, and alignment cannot be brought right.',
    prior: 2.2,
    symptoms: {
      'steering-off-centre': 0.5,
      'steering-pull': 0.5,
      'alignment-wont-hold': 0.35,
      'wheel-rubs-body': 0.3,
      'wheel-cracked': 0.2,
      'tyre-wear-uneven': 0.25,
      'steering-vibration': 0.2,
      'speed-vibration': 0.12,
      'car-shakes': 0.07,
    },
    against: ['steering-warning', 'suspension-squeak', 'bouncy-ride', 'steering-fluid-leak'],
    conditions: { 'after-impact': 0.85, 'sudden-onset': 0.6, constant: 0.4 },
    severity: 'high',
    drive: {
      verdict: 'no',
      reason:
        'A bent part can crack and give way later, and the tyre may be damaged inside. Have it checked before driving further.',
    },
    patterns: [
      'One wheel a finger nearer to the arch than its partner.',
      'Camber of one wheel is a degree off and cannot be set.',
    ],
    checks: [
      {
        title: 'Compare wheel position left and right',
        steps: [
          'Straight on level ground, measure from tyre edge to arch at the front and at the back of each wheel.',
          'Look from the front at the tilt of both wheels.',
        ],
        tool: 'Tape measure',
        minutes: 10,
        outcomes: [
          {
            finding: 'More than 8 mm difference or visible tilt',
            means: 'Something is bent.',
            effect: 'supports',
          },
          {
            finding: 'Alike within a few millimetres',
            means: 'Perhaps only the toe has moved.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Four-wheel alignment with steering axis values',
        steps: [
          'Ask for camber, caster, steering axis inclination and setback of both sides.',
          'Compare them left and right.',
        ],
        tool: 'Workshop alignment rig',
        minutes: 45,
        outcomes: [
          {
            finding: 'Camber out with normal axis inclination',
            means: 'Knuckle or strut is bent.',
            effect: 'confirms',
          },
          {
            finding: 'Caster or setback out',
            means: 'Arm or subframe has moved.',
            effect: 'confirms',
          },
          {
            finding: 'All alike, only toe out',
            means: 'Nothing is bent, so set the toe.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace suspension parts bent by an impact',
      overview:
        'The measured values tell which part is bent, and that part is replaced, never straightened. Wheel, tyre and bearing on that corner are judged with it.',
      minutes: [120, 420],
      tools: [
        'Jack and axle stands',
        'Ball joint separator',
        'Socket set',
        'Spring compressor if the strut is bent',
        'Torque wrench',
      ],
      steps: [
        'Photograph place and damage. Your insurer or the road authority may pay.',
        'Take the wheel off and look at its inside for cracks, and at the tyre for a bulge. Replace either at the first doubt.',
        'Compare both sides of the car: arm, track rod, strut tube, knuckle. A straight-edge shows a bent tube.',
        'Check subframe marks for shifting, and the wheel bearing for roughness.',
        'Order what the values point to: knuckle and strut for camber, arm for caster, track rod for toe.',
        'Fit the parts with new bolts, as in their own procedures, and tighten at ride height.',
        'Align all wheels and compare left with right once more.',
        'Calibrate angle sensor and the front radar or camera where the car asks for it.',
        'Hands light on a flat road the car must run straight with the steering wheel centred. Check wheel nuts and joints again after 50 miles.',
      ],
      safety: [
        'Put stands under the body, and a compressor on the spring before you open a strut.',
        'Do not straighten by heat or force.',
        'Look at brake hose and speed sensor lead for damage before driving.',
      ],
      stopIf: 'If values stay out with new parts, the body must be measured on a jig.',
    },
    parts: [
      { name: 'Arm, strut, tie rod or knuckle as found', usd: [60, 700] },
      { name: 'Wheel alignment', usd: [80, 180] },
    ],
    labourHours: [1.5, 4.5],
    diy: 'hard',
  },
  'alignment-adjusters-slipping': {
    name: 'Alignment bolts seized or slipping',
    workshopName: 'Camber or toe eccentric bolts seized, worn or not holding',
    summary:
      'The eccentric bolts that set camber and toe are rusted fast in their bushes, or do not hold. The wheels cannot be set, or go out again after a few hundred miles.',
    prior: 1.3,
    shifts: [{ minAgeYears: 7, factor: 1.7, source: 'rust in salt regions' }],
    symptoms: {
      'alignment-wont-hold': 0.8,
      'tyre-wear-uneven': 0.5,
      'tyre-wear-fast': 0.35,
      'steering-pull': 0.25,
      'steering-off-centre': 0.2,
      rust: 0.1,
    },
    against: [
      'clunk-over-bumps',
      'steering-warning',
      'shock-leak',
      'bouncy-ride',
      'suspension-broken',
    ],
    conditions: { 'after-repair': 0.45, 'gradual-onset': 0.3, constant: 0.2 },
    severity: 'low',
    drive: {
      verdict: 'caution',
      reason:
        'It costs tyres, and a tyre worn to its cords can burst. Watch the inner edges until it has been set.',
    },
    patterns: [
      'The alignment sheet has one red value and the note "adjuster seized".',
      'A cheap cam bolt without teeth slips at the first pothole.',
    ],
    checks: [
      {
        title: 'Read your last two alignment sheets',
        steps: [
          'Compare values before and after, and between both visits.',
          'Look which wheel stays red.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'The same wheel red after setting, or moved again',
            means: 'Its adjuster is seized or slips.',
            effect: 'supports',
          },
          {
            finding: 'All green both times',
            means: 'The wear comes from pressure, tyre or driving.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the eccentric bolts',
        steps: [
          'On a lift or from the side, find the bolts with a disc and marks.',
          'Make a paint line across disc and arm and look after 200 miles.',
        ],
        tool: 'Torch, paint pen',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'Line has parted, or bolt rusted to its sleeve',
            means: 'The adjuster is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'Line unbroken, and the bolts turn',
            means: 'Look for worn bushes or bent parts.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace seized alignment adjuster bolts',
      overview:
        'The bolt is cut out on both sides of the bush, and bush or arm, bolt and cams are renewed. With paste on the shank it can be set for years.',
      minutes: [90, 300],
      tools: [
        'Jack and axle stands',
        'Reciprocating saw or grinder',
        'Bush tool',
        'Penetrating oil',
        'Assembly paste',
        'Torque wrench',
      ],
      steps: [
        'Soak the bolts over several days, then try to turn the bolt, never only its nut.',
        'Put the car on stands under the body and support the arm with a jack.',
        'If the bolt does not turn in its sleeve, cut it between arm and bracket on both sides, fuel and brake lines shielded.',
        'Take the arm out. Press a new bush in, or fit a new arm if it costs little more.',
        'Clean the bracket guides for the cams and straighten bent lips.',
        'Put assembly paste on the new bolt shank, fit bolt and cams with the marks in the middle.',
        'Tighten lightly, set the car on its wheels and drive straight to the alignment, close by and slowly.',
        'Setting is done at ride height, then the nut is tightened to the torque in the vehicle manual with the bolt head held.',
        'Put a paint line across cam and bracket, to see later whether it moves. After 500 miles the line must be unbroken and the wheel straight.',
      ],
      safety: [
        'Put stands under the body, and support the arm with a jack because of the spring.',
        'Sparks and fuel do not go together: shield tank and lines, or use the saw.',
        'Wear goggles while cutting.',
      ],
      stopIf: 'Stop if the bracket guides are torn from the subframe.',
    },
    parts: [
      { name: 'Cam bolt kit', usd: [15, 70] },
      { name: 'Bush or arm', usd: [20, 160] },
      { name: 'Wheel alignment', usd: [80, 160] },
    ],
    labourHours: [1, 3],
    diy: 'hard',
  },
} satisfies Record<string, FaultEntry>;
