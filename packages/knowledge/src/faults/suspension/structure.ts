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
        'If a bolt is loose, the steering geometry moves. Have the bolts checked before longer trips.',
    },
    patterns: [
      'After clutch, gearbox or rack work, when the subframe was not centred or its bolts not renewed.',
      'Rear-driven cars thud once as the clutch bites.',
    ],
    shown: {
      summary:
        'The rubber mounts or bolts between the subframe and the body have failed. The whole axle shifts a little, with a deep thud when pulling away, braking and turning.',
      patterns: [
        'It happens after work on the clutch, the gearbox or the rack, if the subframe was not centred or its bolts were not renewed.',
        'Rear-wheel-drive cars thud once as the clutch bites.',
      ],
    },
    checks: [
      {
        title: 'Look for witness marks at the bolts',
        steps: [
          'From the side, look with a torch at the large bolts between the subframe and the body.',
          'Look for bright rub marks or a gap around them.',
        ],
        tool: 'Torch',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is a shiny half-moon beside a bolt head, or crumbled rubber',
            means: 'The subframe is moving.',
            effect: 'supports',
          },
          {
            finding: 'There is dull dirt all round, and the rubber is intact',
            means: 'The subframe is not moving.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Lever the subframe',
        steps: [
          'On a lift, test the bolts with a torque wrench.',
          'Lever between the subframe and the body beside each mount.',
        ],
        tool: 'Lift, pry bar and torque wrench',
        minutes: 25,
        outcomes: [
          {
            finding: 'It moves easily, or a bolt is loose',
            means: 'The mount or the bolt is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'It is stiff at all corners',
            means: 'The mounts are good. Look at the arm bushes and the engine mounts.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Renew the subframe mounts and bolts',
      overview:
        'The subframe is lowered a few centimetres, one side after the other, while the old bushes are drawn out and the new ones in.',
      minutes: [180, 480],
      tools: [
        'Lift and transmission jack',
        'Bush puller set',
        'Large sockets',
        'Paint pen',
        'Torque wrench with angle gauge',
        'Engine support bar',
      ],
      steps: [
        'If bolts are loose, first centre the subframe on its dowels and replace the bolts one by one.',
        'Mark the position of the subframe on the body with paint at four corners.',
        'If the engine mount sits on the subframe, hold the engine with a support bar.',
        'If lowering would pull on the steering joint, hold the steering with a strap, and mark and undo the joint.',
        'Support the subframe with the jack, undo the bolts on one side and lower it.',
        'Mark which way the void of the bush points. Draw the old bush out and the new one in the same way round.',
        'Raise the subframe, start the new bolts by hand and go to the other side.',
        'Line up the marks or the centring pins, and tighten the bolts in the order and to the torque in the manual.',
        'Refit the steering joint with a new bolt. Have a four-wheel alignment and the calibration of the steering angle done. Pull away, brake and reverse: the thud must be gone and the steering wheel must be straight.',
      ],
      safety: [
        'A subframe is heavy and carries the steering. Use a proper lift and a transmission jack.',
        'Hold the steering wheel so that it cannot turn.',
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
        'A strut can punch through the body, and the suspension then collapses. Do not drive until a body shop has examined it.',
    },
    patterns: [
      'The mastic at the edge of the tower lifts and the gap between mount and bonnet hinge shrinks.',
      'Mud kept wet behind the arch liner rots the rear tower from outside, unseen.',
    ],
    shown: {
      summary:
        'The body panel that carries the top of the strut, or the seat under a rear spring, has rusted. The spring pushes it up or through, so that corner drops and the top of the wheel tilts inwards.',
      patterns: [
        'The sealer at the edge of the tower lifts, and the gap between the mount and the bonnet hinge gets smaller.',
        'Wet mud behind the arch liner rots the rear tower from outside, where nobody sees it.',
      ],
    },
    checks: [
      {
        title: 'Look at both towers under the bonnet and in the boot',
        steps: [
          'Open the bonnet, take the caps off and look at the metal around the strut nuts. For the rear, lift the trim in the boot.',
          'Compare the left side with the right, and look for bulges, cracked sealer and rust.',
          'Let a helper bounce that corner gently while you watch the metal.',
        ],
        tool: 'Torch and a helper',
        minutes: 15,
        outcomes: [
          {
            finding: 'The metal lifts, bulges or shows holes',
            means: 'The tower has failed.',
            effect: 'confirms',
          },
          {
            finding: 'It is flat, painted and still on both sides',
            means: 'The tower is good from above. Check it from below as well.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Probe the arch from below',
        steps: [
          'If you are not sure that the metal will hold, leave this to a workshop with a lift. Otherwise chock the car and put axle stands under sound points. Take the wheel and the arch liner off.',
          'Wash off the mud, and push a blunt screwdriver against the seams of the tower or the spring seat.',
        ],
        tool: 'Jack, axle stands and screwdriver',
        minutes: 40,
        outcomes: [
          {
            finding: 'It goes through, or large flakes fall',
            means: 'The structure has rusted through there.',
            effect: 'confirms',
          },
          {
            finding: 'The metal is hard, with intact seam sealer',
            means: 'Refit the liner and the wheel: rust here is not the cause.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Have a rusted strut tower or spring seat rebuilt',
      overview:
        'The tower is part of the body shell, so the rotten metal is cut out, and a new section is welded in at measured points. Ask for a written quote first, because on many cars the repair costs more than the car is worth.',
      minutes: [480, 1200],
      tools: ['Measuring jig', 'Spot weld drill and welder', 'Spring compressor'],
      steps: [
        'Have the car recovered to a body workshop that does structural welding. An ordinary garage cannot measure the points.',
        'Ask for photographs of all four towers, the sills and the rails before you decide.',
        'The workshop relieves the fuel pressure and disconnects the battery and the control units. It removes the strut, the liner, and the wiring and fuel lines near the heat.',
        'The shell is held on a jig or braced, and the position of the tower is measured against the other side.',
        'The rust is cut back to bright metal, and the spot welds are drilled out.',
        'The new tower or repair section is clamped, measured again and welded as the manufacturer prescribes. Plates must not be welded over rust.',
        'The seams get primer, sealer and stone guard, and the cavities get wax.',
        'The strut with a new mount, the lines, the units and the liner are refitted, and the battery is reconnected. A four-wheel alignment follows: the camber and the castor must be within limits.',
        'Ask for the measuring sheet and the alignment sheet, and look at the inside for wax. On the road the car must be level, run straight and be quiet over bumps.',
      ],
      safety: [
        'Do not drive the car to collect quotes.',
        'For welding, airbags and control units nearby must be disconnected or removed, and the fuel tank must be protected or removed.',
      ],
      stopIf:
        'Stop and consider scrapping the car if the rails or sills below the tower are soft as well.',
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
        'The car may feel nervous in quick lane changes. Have it repaired in the next few weeks, or at once if the beam is cracked.',
    },
    patterns: [
      'One thud as the rear brakes grip in reverse.',
      'A creak from the back each time somebody gets in.',
    ],
    shown: {
      summary:
        'Many small cars have a twist-beam rear axle on two large bushes. When the bushes tear, the axle steers a little by itself and thuds over ramps and when you brake in reverse.',
      patterns: [
        'There is one thud as the rear brakes grip in reverse.',
        'The rear creaks each time somebody gets in.',
      ],
    },
    checks: [
      {
        title: 'Watch the axle against the body',
        steps: [
          'On level ground let a helper drive half a metre forwards and then backwards, and brake each time.',
          'Stand clear at the side, and watch the gap between the wheel and the arch.',
        ],
        tool: 'Helper',
        minutes: 10,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The wheel moves back and forth with a thud',
            means: 'The bushes are torn.',
            effect: 'supports',
          },
          {
            finding: 'There is no visible movement',
            means: 'Look at the dampers and their mounts.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Inspect the bushes and the axle beam',
        steps: [
          'Chock the front wheels and raise the rear on axle stands under the body. Shine a torch on both front bushes and along the beam.',
          'Lever lightly at each bush.',
        ],
        tool: 'Jack, axle stands, pry bar and torch',
        minutes: 20,
        outcomes: [
          {
            finding: 'The rubber is torn, or there is a crack in the beam',
            means: 'This is the cause. Do not drive with a cracked beam.',
            effect: 'confirms',
          },
          {
            finding: 'The rubber and the beam are intact',
            means: 'The axle is good.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace the rear axle beam bushes',
      overview:
        'The beam is lowered at its front on a jack, so that the bushes can be pulled without taking it off.',
      minutes: [150, 330],
      tools: [
        'Two jacks, axle stands and chocks',
        'Bush puller for the model',
        'Penetrating oil',
        'Socket set and breaker bar',
        'Paint pen',
        'Torque wrench',
        'Hacksaw',
        'Wheel chocks',
        'Tape measure',
      ],
      steps: [
        'Chock the front wheels, soak the bolts in penetrating oil and release the parking brake.',
        'Raise the rear on axle stands under the body, and put a jack under the beam. Take the wheels off.',
        'Free the brake hoses, the speed sensor leads and the parking brake cables from their clips.',
        'Undo the two mounting bolts or the brackets, and let the front of the beam down by about 10 cm.',
        'Mark the direction of the bushes. Draw one bush out with the tool. If it is rusted in, cut its rim.',
        'Clean the eye, and draw the new bush in to the same depth and in the same direction.',
        'Replace the other bush, raise the beam and start the new bolts by hand.',
        'Measure on the left and the right to make sure that the axle is centred.',
        'Bring the beam to ride height, tighten the bolts to the torque in the workshop data and clip all leads in place. Refit the wheels, lower the car and torque the wheel nuts.',
        'Brake in reverse and drive over the same ramp: there must be no thud. Have the rear toe measured. Apply and release the parking brake, and check that no cable is stretched.',
      ],
      safety: [
        'Put the body on axle stands, and always support the beam with a jack.',
        'The springs come loose when the beam drops. Let it down slowly, and make sure that they stay in their seats.',
      ],
      stopIf:
        'Stop if the beam is cracked or the bracket in the body is rusted. A beam is replaced, not welded.',
    },
    parts: [{ name: 'Pair of axle beam bushes and new bolts', usd: [40, 170] }],
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
        'A bent part can crack and fail later, and the tyre may be damaged inside. Have the car checked before you drive further.',
    },
    patterns: [
      'One wheel a finger nearer to the arch than its partner.',
      'Camber of one wheel is a degree off and cannot be set.',
    ],
    shown: {
      summary:
        'A hard blow has bent an arm, a strut or a knuckle by a few millimetres. The steering wheel is off centre at once, the car pulls, and the alignment cannot be set correctly.',
      patterns: [
        'One wheel is a finger’s width nearer to the arch than the one opposite.',
        'The camber of one wheel is a degree out and cannot be set.',
      ],
    },
    checks: [
      {
        title: 'Compare wheel position left and right',
        steps: [
          'Put the wheels straight on level ground. At each wheel measure from the edge of the tyre to the arch, at the front and at the back.',
          'From the front of the car look at the tilt of both wheels.',
        ],
        tool: 'Tape measure',
        minutes: 10,
        outcomes: [
          {
            finding: 'There is more than 8 mm difference or visible tilt',
            means: 'A suspension part is bent.',
            effect: 'supports',
          },
          {
            finding: 'They are equal to within a few millimetres',
            means: 'Perhaps only the toe has moved.',
            effect: 'weakens',
          },
        ],
      },
      {
        title: 'Four-wheel alignment with steering axis values',
        steps: [
          'Ask for the camber, the castor, the steering axis inclination and the setback of both sides.',
          'Compare the left values with the right ones.',
        ],
        tool: 'Workshop alignment rig',
        minutes: 45,
        outcomes: [
          {
            finding: 'The camber is out with normal axis inclination',
            means: 'The knuckle or the strut is bent.',
            effect: 'confirms',
          },
          {
            finding: 'The castor or setback is out',
            means: 'An arm is bent, or the subframe has moved.',
            effect: 'confirms',
          },
          {
            finding: 'All are alike, and only the toe is out',
            means: 'Nothing is bent. Have the toe set.',
            effect: 'rules-out',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace suspension parts bent by an impact',
      overview:
        'The measured values show which part is bent, and that part is replaced, never straightened. The wheel, the tyre and the bearing at that corner are inspected too.',
      minutes: [120, 420],
      tools: [
        'Jack, axle stands and chocks',
        'Ball joint separator',
        'Socket set',
        'Spring compressor if the strut is bent',
        'Torque wrench',
        'Straight edge and second jack',
      ],
      steps: [
        'Photograph the place and the damage. Your insurer or the highway authority may pay.',
        'Chock the wheels, raise the car on axle stands and take the wheel off. Look at its inside for cracks and at the tyre for a bulge. If in doubt, replace them.',
        'Compare the arm, the track rod, the strut tube and the knuckle with the other side of the car. A straight edge shows a bent tube.',
        'Check the marks of the subframe for a shift, and the wheel bearing for roughness.',
        'Order what the values point to: the knuckle and the strut for camber, the arm for castor, and the track rod for toe.',
        'Fit the parts with new bolts as the workshop manual describes for each, and tighten them at ride height. Refit the wheel, lower the car and tighten its nuts to the stated torque.',
        'Have all the wheels aligned, and compare left with right once more.',
        'Where the car asks for it, have the steering angle sensor and the front radar or camera calibrated.',
        'On a flat road the car must run straight with a light grip and the steering wheel centred. Check the wheel nuts and the joints again after 50 miles.',
      ],
      safety: [
        'Put axle stands under the body, and a compressor on the spring before you take a strut apart.',
        'Do not straighten parts by heat or force.',
        'Before you drive, look at the brake hose and the speed sensor lead for damage.',
      ],
      stopIf:
        'Stop if the values are still out with new parts: the body must then be measured on a jig.',
    },
    parts: [
      { name: 'Arm, strut, track rod or knuckle, as found, and bolts', usd: [65, 715] },
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
        'The fault wears out tyres, and a tyre that is worn to its cords can burst. Watch the inner edges until the alignment has been set.',
    },
    patterns: [
      'The alignment sheet has one red value and the note "adjuster seized".',
      'A cheap cam bolt without teeth slips at the first pothole.',
    ],
    shown: {
      summary:
        'The eccentric bolts that set the camber and the toe are rusted solid in their bushes, or do not hold. The wheels cannot be set, or go out again after a few hundred miles.',
      patterns: [
        'The alignment sheet shows one red value and the note ‘adjuster seized’.',
        'A cheap cam bolt without teeth slips at the first pothole.',
      ],
    },
    checks: [
      {
        title: 'Read your last two alignment sheets',
        steps: [
          'On each sheet compare the values before and after the setting. Then compare the two visits.',
          'See which wheel has red values each time.',
        ],
        tool: 'None',
        minutes: 10,
        outcomes: [
          {
            finding: 'The same wheel is red after setting, or has moved again',
            means: 'The adjuster of that wheel is seized or slips.',
            effect: 'supports',
          },
          {
            finding: 'All are green both times',
            means: 'The wear comes from the pressure, the tyre or the way the car is driven.',
            effect: 'rules-out',
          },
        ],
      },
      {
        title: 'Look at the eccentric bolts',
        steps: [
          'On a lift or from the side, find the bolts that have a disc with marks.',
          'Paint a line across the disc and the arm, and look at it after 200 miles.',
        ],
        tool: 'Torch and paint pen',
        minutes: 15,
        needs: 'moving',
        outcomes: [
          {
            finding: 'The line has parted, or the bolt is rusted to its sleeve',
            means: 'The adjuster is the cause.',
            effect: 'confirms',
          },
          {
            finding: 'The line is unbroken, and the bolts turn',
            means: 'Look for worn bushes or bent parts.',
            effect: 'weakens',
          },
        ],
      },
    ],
    guide: {
      title: 'Replace seized alignment adjuster bolts',
      overview:
        'The old bolt is cut out on both sides of the bush, and the bush or the arm, the bolt and the cams are renewed. Assembly paste on the shank prevents it from seizing again for years.',
      minutes: [90, 300],
      tools: [
        'Jack, axle stands and chocks',
        'Reciprocating saw or grinder',
        'Bush tool',
        'Penetrating oil',
        'Assembly paste',
        'Torque wrench',
        'Socket set',
        'Safety goggles',
        'Paint pen',
      ],
      steps: [
        'Soak the bolts in penetrating oil over several days. Then try to turn the bolt, never only its nut.',
        'Chock the wheels, slacken the wheel nuts and put the car on axle stands under the body. Take the wheel off and support the arm with a jack.',
        'If the bolt does not turn in its sleeve, shield the fuel and brake lines, and cut the bolt between the arm and the bracket on both sides.',
        'Take the arm out. Press in a new bush, or fit a new arm if that costs little more.',
        'Clean the guides for the cams on the bracket, and straighten bent lips.',
        'Put assembly paste on the shank of the new bolt. Refit the arm with the bolt and the cams, their marks in the middle.',
        'Tighten the nut firmly, refit the wheel to its stated torque and lower the car. Drive slowly to an alignment workshop close by.',
        'The alignment is set at ride height. The nut is then tightened to the stated torque while the bolt head is held.',
        'Paint a line across the cam and the bracket. After 500 miles the line must be unbroken and the steering wheel straight.',
      ],
      safety: [
        'Put axle stands under the body, and support the arm with a jack because of the spring.',
        'Sparks can ignite fuel. Shield the tank and the lines, or use the saw.',
        'Wear safety goggles while you cut.',
      ],
      stopIf: 'Stop if the guides are torn from the subframe bracket.',
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
