import type { CommonQuestion } from '../../common-question.ts';

/** What owners ask next about wishbones, bushes, ball joints, links and axle mounts. */
export const chassisArmAndJointQuestions: readonly CommonQuestion[] = [
  {
    id: 'chassis-arm-bush-or-whole-arm',
    faults: ['control-arm-bushes-worn', 'ball-joint-worn', 'trailing-arm-bush-worn'],
    asks: [
      'new bush or the complete wishbone',
      'can only the rubber be pressed in, or is it a whole arm',
      'garage wants an arm when just the bush is torn',
      'ball joint riveted to the arm, must I buy all of it',
      'is cheaper change only the silentblock?',
      'bushing press job vs new lower arm labour',
      'drill out the rivets and bolt a new joint on?',
    ],
    answer:
      'Where bush and ball joint come separately and the arm is free of rust and bends, either may be renewed by itself; a complete arm is often no dearer, since pressing takes labour and brings a new joint with it. Riveted joints may be drilled out where the maker supplies a bolt-on replacement. Ask whether the bush needs a certain position when it is pressed in, because one turned wrongly tears within months.',
  },
  {
    id: 'chassis-arm-bush-torn-inspection',
    faults: ['control-arm-bushes-worn', 'trailing-arm-bush-worn', 'rear-axle-beam-bushes-worn'],
    asks: [
      'how torn is too torn for a suspension bush',
      'bush has cracks in the rubber, replace now?',
      'advisory says bush deteriorated but not excessive',
      'rubber perished round the edge only',
      'pin has slight play in a bush, meaning',
      'silentblock have small crack, is ok?',
      'I levered the arm and it moves about half an inch',
    ],
    answer:
      'Fine cracks in the surface of a stiff bush are age and no more than a note for the next inspection; rubber that is torn through, has parted from its sleeve or lets the arm shift easily with a lever is worn out. A dark oily stain means that a fluid-filled bush has emptied. Compare with the other side, since some bushes have gaps by design and look torn when they are new.',
  },
  {
    id: 'chassis-arm-bush-knock-braking',
    faults: ['control-arm-bushes-worn', 'subframe-mounts-worn', 'rear-axle-beam-bushes-worn'],
    asks: [
      'thud when I brake and another when I pull away',
      'clunk on letting the clutch up, wishbone or mount',
      'one clonk per stop, nothing on bumps',
      'car jerks back and forth with a knock at the lights',
      'knock when start and when brake, which rubber',
      'is it the engine mount or the suspension',
      'thump as the brakes bite in reverse',
    ],
    answer:
      'One thud per change of load speaks for a wishbone’s rear bush, a subframe mount or an engine mount, and the place tells them apart: watch the wheel in its arch, from well to the side and never from in front or behind, while somebody drives gently against the brake. If the wheel moves back and forth, it is the bush; if the engine tilts and the wheel stays, it is the engine mount. A shiny half-moon beside a subframe bolt shows that the frame shifts.',
  },
  {
    id: 'chassis-arm-bush-new-pull-or-wear',
    faults: ['control-arm-bushes-worn', 'ball-joint-worn', 'control-arm-cracked'],
    asks: [
      'car feels wrong since new wishbones were fitted',
      'new arms and now it wanders',
      'bushes failed again after a year',
      'did they tighten the bolts with the wheels hanging',
      'new arm but car pulls to the right',
      'is alignment needed for a lower arm',
      'second set of cheap arms already knocking',
    ],
    answer:
      'Two things are usually behind it: the bolts were tightened with the wheels hanging, which twists the rubber at normal height and tears it early, or the alignment was not measured afterwards. Ask whether the arm was torqued at ride height and for the printout. Very cheap arms come with soft rubber and poor joints and may knock within a year; a known brand costs less in the end.',
  },
  {
    id: 'chassis-arm-diy-what-goes-wrong',
    faults: ['control-arm-bushes-worn', 'ball-joint-worn', 'trailing-arm-bush-worn'],
    asks: [
      'can I change a wishbone on my drive',
      'which tools for a lower arm swap',
      'pinch bolt will not come out of the knuckle',
      'bolt hits the gearbox and cannot be drawn out',
      'how hard is change of suspension arm alone',
      'opened the knuckle with a chisel, did I crack it',
      'drive shaft popped out while I did the arm',
    ],
    answer:
      'It is possible with good axle stands, a torque wrench and a joint splitter, but rusty pinch bolts shear and cost the day, and on some cars the subframe or engine must be moved to draw a bolt. Spread the knuckle with the proper tool and never with a hammered chisel, and do not let the hub swing outwards, or the drive shaft’s joint comes apart. New nuts and bolts, final tightening at ride height, then alignment.',
  },
  {
    id: 'chassis-ball-joint-how-long',
    faults: ['ball-joint-worn'],
    asks: [
      'how long can a ball joint last once it has play',
      'garage found play in the lower ball joint, can it wait a week',
      'failed mot on ball joint, drive it home?',
      'just a tiny bit of play in the joint',
      'rotula has game, is dangerous now?',
      'it only creaks, no knock, still drivable?',
      'what happens if the ball pops out',
    ],
    answer:
      'Nobody can tell you, and that is the trouble: a worn ball can pull out of its socket without more warning, and then the wheel folds and the car cannot be steered. So clear play is repaired where the car stands or it is carried, also after a failed MOT, where a dangerous item forbids driving it home. A creak without play is looked at within days, since rust is already working inside.',
  },
  {
    id: 'chassis-ball-joint-creak-dry',
    faults: ['ball-joint-worn', 'stabiliser-bush-worn', 'control-arm-bushes-worn'],
    asks: [
      'creaks like an old door over speed bumps, quiet in the rain',
      'squeak from the front only in dry weather',
      'groans when I get in and out',
      'which part creaks, joint or anti roll bar bush',
      'when wet no noise, when dry cri cri',
      'noise vanishes for a day after I hose underneath',
      'sounds like a ships rigging at walking pace',
    ],
    answer:
      'Rain quietens both, so wet them one after the other: pour water on the anti-roll bar’s rubber bushes first and rock the car; if the creak is gone, it is those. If not, lay a screwdriver’s handle at the ear and its tip on the ball joint while somebody bounces the car. A joint that creaks has lost its grease and is next to be loose, so it matters far more than a dry bar bush.',
  },
  {
    id: 'chassis-ball-joint-grease-gun',
    faults: ['ball-joint-worn', 'tie-rod-end-worn'],
    asks: [
      'can I inject grease into a creaking ball joint',
      'needle through the boot with grease, does that hold',
      'my joints have no grease nipple',
      'silence a squeaky ball joint till the mot',
      'put oil inside ball joint with syringe?',
      'is drilling and fitting a nipple sensible',
      'does greasing take up the play',
    ],
    answer:
      'Grease does not take up wear, and the hole in the boot lets water in, so it hides a joint that can come apart. Only joints with a factory nipple, as on some 4x4s and vans, are greased, and those at every service. If you want quiet for the MOT, that is the wrong aim: the tester levers for play. Have it measured with the load off it and renew it if it moves.',
  },
  {
    id: 'chassis-arm-cracked-found',
    faults: ['control-arm-cracked', 'suspension-bent-by-impact'],
    asks: [
      'there is a crack in the lower arm, can it be welded',
      'rust holes in the wishbone',
      'bent arm after a kerb, straighten it?',
      'hit a pothole and one wheel leans',
      'control arm have a crack line, drive to garage?',
      'how do I know if something is bent after kerbing',
      'wheel sits further back in the arch on one side',
    ],
    answer:
      'A cracked, holed or bent arm is renewed, never welded or straightened: it carries the wheel, and repaired metal lets go without warning. The car is carried. Compare the gap from tyre to arch, front and back, on both sides: more than about 8 mm of difference means something has moved. Arm, track rod, strut, hub and rim are all looked at, because the same blow went through each of them, and alignment proves the result.',
  },
  {
    id: 'chassis-impact-claim-council',
    faults: ['suspension-bent-by-impact', 'rim-bent', 'tyre-sidewall-bulge', 'rim-cracked'],
    asks: [
      'hit a pothole, can I claim from the council',
      'who pays for pothole damage to my wheel and suspension',
      'what evidence do I need for the pothole',
      'will insurance cover a bent suspension from a kerb',
      'hole in road broke my car, how get money back',
      'should I photograph it before repair',
      'is it worth claiming for a buckled wheel',
    ],
    answer:
      'You can try: as a rule the highway authority has to pay where it knew of the hole or did not inspect the road as it should, so report it and ask for its inspection records. Stop only where it is safe, and take photographs of the hole with something for scale, its exact place, the damage, and keep the bills and the old parts. Otherwise a comprehensive policy may pay, less the excess and perhaps your discount. A kerb is your own.',
  },
  {
    id: 'chassis-impact-green-but-crooked',
    faults: [
      'suspension-bent-by-impact',
      'wheel-alignment-toe-out-of-true',
      'alignment-adjusters-slipping',
    ],
    asks: [
      'they aligned it after the kerb hit but it still feels off',
      'only the toe was set, is something bent',
      'camber one degree out on one side after a bump',
      'subframe shifted by the pothole, possible?',
      'after hit the geometry is green but car go strange',
      'which measurements show a bent strut or knuckle',
      'wheel straight, values good, tyre still wearing one side',
    ],
    answer:
      'Setting the toe can hide a bent part, so ask for camber, castor, the inclination of the steering axis and setback on both sides. Camber out with a normal axis inclination points to a bent strut or knuckle, castor or setback to an arm or a shifted subframe. A straight steering wheel proves nothing. If the values differ left to right and cannot be set, something is bent or moved and is renewed, not adjusted around.',
  },
  {
    id: 'chassis-alignment-adjuster-seized',
    faults: ['alignment-adjusters-slipping'],
    asks: [
      'alignment could not be done because a bolt is seized',
      'rear camber bolt stuck in the bush',
      'adjuster seized extra labour, genuine?',
      'alignment moves again a month after setting',
      'the bolt for geometry is rusted, solution?',
      'cut the bolt out and fit a new arm?',
      'cam bolt slips at every pothole',
    ],
    answer:
      'The extra labour is genuine: the bolt rusts into the bush’s sleeve, and heat or a saw is often the only way, so bolt, sleeve and sometimes the arm are new. Ask for genuine bolts with their toothed washers, greased shanks, and a fresh measurement. If the setting slips again, the cam plates or the teeth are worn or the nut was not tightened to its figure with the car at ride height.',
  },
  {
    id: 'chassis-drop-link-sure',
    faults: ['stabiliser-link-worn', 'front-struts-worn', 'strut-top-mount-worn'],
    asks: [
      'how can I be sure that it is only the drop link',
      'rattle over small bumps at low speed, link or strut',
      'new drop links and still knocking',
      'shook the link by hand, no play, can it still be bad',
      'knocking on one side when one wheel goes over bump',
      'changed links twice, noise remains',
      'quiet over a full hump but rattles on broken road',
    ],
    answer:
      'Drive a full-width hump straight and then with one wheel only: quiet straight on and noisy with one wheel speaks for the link or the bar’s bushes. A link can feel tight with the wheels hanging, because the bar pulls on it, so test it with the weight on both wheels or with one end undone and the car on stands. If new links changed nothing, look at bar bushes, top mounts and lower joints.',
  },
  {
    id: 'chassis-drop-link-leave-mot',
    faults: ['stabiliser-link-worn', 'stabiliser-bush-worn'],
    asks: [
      'can a rattling drop link wait',
      'is a worn anti roll bar link an mot fail',
      'snapped drop link on the motorway what happens',
      'link has broken off and hangs there',
      'can I continue with broken stabilizer bar link',
      'how bad is it to leave anti roll bar knocking',
      'does a loose link harm the strut',
    ],
    answer:
      'Do not leave it for months: the rattle only grows, clear play in its joints fails the MOT, and a link that is pulled apart breaks one day. A broken one is another matter: the car leans more in a swerve, and the hanging end can hit brake hose, tyre or drive shaft, so it is taken care of before you drive on. It is one of the cheapest suspension jobs.',
  },
  {
    id: 'chassis-drop-link-nut-spins',
    faults: ['stabiliser-link-worn'],
    asks: [
      'the pin turns with the nut on the drop link',
      'allen key hole rounded off on the stabiliser link',
      'grind off the old link nut?',
      'how tight do new drop links go',
      'screw of link turn empty, help',
      'one side easy, other side spins for ever',
      'do I need to jack both sides to fit a link',
    ],
    answer:
      'Hold the pin with a good hex or Torx key while you turn the nut with a ring spanner; if the key slips, grip the flange behind the boot with thin-jawed pliers or a slim spanner, and as a last resort cut the nut with a small grinder, away from hose and boot and with goggles on. Raise both wheels of the axle or neither, so that the bar is not twisted. New nuts, tightened to the manual’s figure.',
  },
  {
    id: 'chassis-arb-bush-shim-or-bar',
    faults: ['stabiliser-bush-worn'],
    asks: [
      'anti roll bar bushes bonded on, must I buy the bar',
      'wrap tape round the bar to take up the slack',
      'grease the roll bar rubbers?',
      'bar worn thin where the bush sits',
      'bush of stabilizer not sold separately, true?',
      'new d bushes still creak, why',
      'can they be fitted without dropping the subframe',
    ],
    answer:
      'On some cars the rubber is bonded to the bar and the maker sells only the complete bar; split bushes that clamp over it exist for many of them and are worth asking for. Tape and grease last days, and grease rots the rubber. Take the right inner diameter, measured on the bar. Clean the rust under the bush first, or the new one creaks at once, and tighten the clamps with the wheels loaded where the manual says so.',
  },
  {
    id: 'chassis-trailing-arm-tyre-wear',
    faults: ['trailing-arm-bush-worn', 'rear-toe-link-broken', 'rear-axle-beam-bushes-worn'],
    asks: [
      'rear tyres worn on the inside edge, which bush',
      'back end feels loose in bends and on motorway joints',
      'steering from behind, car twitches over bumps',
      'inner edge of rear tyre to the cords within months',
      'rear of car dances in curve, cause?',
      'rear bushes both sides or one',
      'lifted and found the bolt off centre in the bush',
    ],
    answer:
      'A bush that lets the wheel steer itself does both: the toe changes with every bump, so the car twitches and the inner edge of the tyre goes. A bolt that sits off centre in its rubber is worn out. They are renewed on both sides, since they are of one age, with a special press tool and at ride height, and the rear alignment is set afterwards. Then, not before, come new tyres.',
  },
  {
    id: 'chassis-toe-link-broken-crab',
    faults: ['rear-toe-link-broken'],
    asks: [
      'bang from the rear and now it goes sideways like a crab',
      'steering wheel is crooked since a bang at the back',
      'rear toe arm rusted through, drive slowly?',
      'can I bolt the broken link together',
      'back wheel point to outside suddenly',
      'recall for the rear links on my car?',
      'only one link or both sides',
    ],
    answer:
      'Stop and have it carried: with the link gone, one rear wheel steers itself and the car can spin at any speed. Nothing bolted or wired together holds that load. New links go on both sides where rust did it, with new bolts, and the rear alignment is set, which also puts the steering wheel straight again. Check the registration for recalls, because some makers had to exchange these arms.',
  },
  {
    id: 'chassis-beam-bush-press-in-place',
    faults: ['rear-axle-beam-bushes-worn'],
    asks: [
      'does the whole rear axle have to come off for the bushes',
      'beam bushes can be changed on the car?',
      'creak from the back when somebody gets in',
      'how long for rear axle bushes',
      'rear axle rubber change, price is mostly labour?',
      'do brake lines have to be opened for it',
      'which way round do the beam bushes go',
    ],
    answer:
      'On most cars the beam is only lowered at the front and the bushes are pulled out and in with a special tool, without taking the whole axle off; where bolts or brake pipes have rusted solid, it becomes a bigger job. Brake pipes are opened only if they would be stretched, and then it is bled. The bushes have a marked direction, and the bolts are tightened with the car at its normal height.',
  },
  {
    id: 'chassis-subframe-after-clutch',
    faults: ['subframe-mounts-worn'],
    asks: [
      'clunk since the clutch was done and the subframe was down',
      'steering wheel off centre after gearbox work',
      'are subframe bolts one use',
      'subframe moved, do they need to realign it',
      'noise after they lowered the front frame',
      'shiny mark next to a big bolt underneath',
      'can the subframe rubbers be renewed without taking it off',
    ],
    answer:
      'Go back to that garage first: the frame must be put where it sat, with guide pins or marks, new bolts where the maker asks for them and the right torque with angle. If it moved, a shiny half-moon beside the bolt heads shows it, the steering wheel sits crooked and the car clunks when you change direction. They centre it, tighten it and measure the alignment. Torn rubber mounts can on many cars be pressed out in place.',
  },
  {
    id: 'chassis-track-bar-hole-oval',
    faults: ['track-bar-worn'],
    asks: [
      'bolt hole of the panhard rod is oval',
      'knock from the track bar when steering at standstill',
      'tightened the panhard bolt and it is loose again',
      'sleeve or weld a washer on the bracket?',
      'track bar for lifted 4x4, longer needed',
      'bar between axle and body makes knock',
      'rod bush or complete bar',
    ],
    answer:
      'An oval hole cannot be cured by tightening: the bolt moves with every swerve and wears it further, and in the end the axle shifts sideways. The bracket is repaired by welding in a proper plate or renewed, and the bolt must be of the exact size and strength. On a raised vehicle the bar and its bracket have to suit the height. Watch both ends while somebody steers, and tighten with the weight on the wheels.',
  },
  {
    id: 'chassis-knock-car-just-passed-mot',
    faults: [
      'control-arm-bushes-worn',
      'ball-joint-worn',
      'stabiliser-link-worn',
      'strut-top-mount-worn',
      'tie-rod-end-worn',
    ],
    asks: [
      'it passed the mot last month, how can it be worn out now',
      'tester did not mention the suspension, is the garage lying',
      'no advisory in the test but now they quote two arms',
      'clean mot yet it clunks',
      'inspection was ok, why is part broken after 4 weeks',
      'should the mot have caught this',
      'second opinion on suspension after a pass, worth it?',
    ],
    answer:
      'Both can be true: the MOT looks at safety on one day, without dismantling, and a bush or joint that knocks may still be within its limits, or have failed since. Ask the garage to show you the play with the car up and a lever in place; a worn joint can be seen and felt by anyone. If they cannot show it, take the quotation elsewhere and ask only for a check of the noise.',
  },
];
