import type { CommonQuestion } from '../common-question.ts';

/** What owners ask next about steering and suspension. */
export const steeringAndSuspensionQuestions: readonly CommonQuestion[] = [
  {
    id: 'alignment-after-repair',
    about: ['alignment', 'tracking', 'tie rod', 'control arm', 'strut', 'steering rack'],
    asks: [
      'does it need tracking afterwards',
      'will I need wheel alignment after this',
      'is alignment really necessary after changing the arm',
      'do I have to get it aligned when the struts are done',
      'does a new track rod end mean new tracking',
      'can I skip the alignment to save money',
      'do rear dampers need an alignment too',
    ],
    answer:
      'After track rods, a rack, control arms or front struts, yes: each of them moves the angles of the wheels, and a small error wears a pair of tyres out within a few thousand miles. Stabiliser links, bush sets of the stabiliser and most rear dampers by themselves need none. Have worn parts renewed first, because play makes any measurement worthless, and ask for the printout with the values before and after.',
  },
  {
    id: 'alignment-two-or-four-wheel',
    about: ['alignment', 'tracking', 'toe', 'camber', 'caster'],
    asks: [
      'what is the difference between tracking and four wheel alignment',
      'do I need a full alignment or just tracking',
      'is hunter alignment worth it',
      'front wheel tracking enough?',
      'what does toe and camber mean',
      'can they adjust the camber on my car',
      'why does alignment cost so different',
    ],
    answer:
      'Tracking sets only the toe of the front wheels, which way they point; a four-wheel alignment measures toe, camber and caster on both axles and sets the front to the line of the rear. Where the car pulls, the wheel sits crooked or anything at the back was touched, take the four-wheel kind. On many cars camber and caster cannot be adjusted, so a wrong value there means a bent or worn part.',
  },
  {
    id: 'pull-find-tyre-or-alignment',
    about: ['pulling', 'pulls', 'alignment', 'tracking', 'tyre'],
    asks: [
      'how do I know if it is the tyre or the tracking that pulls',
      'can swapping the front wheels show why it pulls',
      'tracking done and it still pulls to the left',
      'is it just the camber of the road',
      'could a tyre make the car drift',
      'why does it still pull after alignment',
    ],
    answer:
      'Swap the two front wheels from side to side, unless the tyres have a direction of rotation: if the pull changes sides, it is a tyre; if it stays, it is alignment, a dragging brake or a worn part. First set all pressures cold. Roads slope to the left for drainage in Britain, so a slight drift left that vanishes on the other side of the crown is the road. A pull only under braking belongs to the brakes.',
  },
  {
    id: 'both-track-rods',
    about: ['tie rod', 'track rod', 'track rod end', 'inner tie rod'],
    asks: [
      'should both track rod ends be changed',
      'do tie rods get replaced in pairs',
      'inner and outer at the same time?',
      'only one has play, do I do the other',
      'is it worth doing the inner while the outer is off',
      'one side or two for the track rods',
    ],
    answer:
      'Only what has play: one track rod end may be renewed by itself. Because the alignment has to be set afterwards anyway, many owners have the other side or the inner joint done in the same visit if its boot is split or it is as old, and pay for one alignment. A split boot by itself counts, since grit gets in and the joint follows. Ask to feel the play yourself with the car up.',
  },
  {
    id: 'steering-rack-repair',
    about: ['steering rack', 'rack'],
    asks: [
      'can a steering rack be repaired',
      'reconditioned rack or new',
      'is a used steering rack ok',
      'can you just replace the seals in the rack',
      'would tightening the rack adjuster help',
      'does a leaking rack need replacing straight away',
    ],
    answer:
      'As a rule the rack is exchanged for a reconditioned one: specialists rebuild it with new seals on a test bench, which few garages can do. Boots, track rods and mounts are renewed by themselves. Tightening the adjuster to hide play makes the steering stiff away from the centre and can make it bind, so leave it. A used rack is a gamble, and electric ones may have to be coded. Fluid is flushed and alignment set afterwards.',
  },
  {
    id: 'power-steering-top-up',
    about: ['power steering', 'steering fluid', 'power-steering pump', 'rack', 'hose'],
    asks: [
      'can I just keep topping up the power steering',
      'which power steering fluid do I use',
      'can I use atf in the steering',
      'power steering stop leak any good',
      'where does the steering fluid go',
      'is brake fluid the same as steering fluid',
      'what happens if the power steering runs dry',
    ],
    answer:
      'For a short time at best: the fluid does not get used up, so a falling level is a leak, and a pump that runs dry whines and wears out within minutes. Use only the fluid that the cap or the handbook names; some cars take red ATF, others a green mineral or synthetic fluid, and they do not mix. Brake fluid destroys the seals. Stop-leak swells tired seals for a while and mends no hose.',
  },
  {
    id: 'power-steering-lost',
    about: ['power steering', 'electric steering', 'eps', 'epas', 'steering'],
    asks: [
      'can I still steer if the power steering fails',
      'what happens if the steering assistance cuts out while driving',
      'will the steering lock up',
      'is steering without power steering dangerous',
      'how heavy does it get without assistance',
      'steering went heavy on the motorway what should I do',
    ],
    answer:
      'You can still steer, because the wheel is joined to the road wheels mechanically, but it takes far more strength, most of all at low speed and when parking. The danger is the moment of surprise. If it fails on the move, hold the wheel with both hands, slow down gently, and pull up somewhere safe; switching off and on may bring electric assistance back for a while. The verdict of this diagnosis decides about driving on.',
  },
  {
    id: 'eps-reset-by-battery',
    about: ['electric steering', 'eps', 'epas', 'power steering', 'steering angle sensor'],
    asks: [
      'can I reset the power steering by disconnecting the battery',
      'eps light came on after a new battery',
      'how do I reset the steering light',
      'steering warning after jump start',
      'does turning lock to lock clear the eps light',
      'can a weak battery cause the steering light',
    ],
    answer:
      'After a flat or changed battery, often: many cars lose the position of the steering and learn it again when you turn the wheel slowly from lock to lock with the engine running and drive a short way straight. The handbook says which. Electric steering draws a heavy current, so a weak battery, a bad terminal or earth brings the light on as well. Codes that return have a cause that no reset removes.',
  },
  {
    id: 'springs-in-pairs',
    about: ['spring', 'springs', 'coil spring', 'leaf spring'],
    asks: [
      'do springs have to be done in twos',
      'only one spring broke, do I need two',
      'can I replace just the broken spring',
      'is it ok to have one new spring and one old',
      'why change both coil springs',
      'one side snapped, other side fine',
    ],
    answer:
      'Usually both on the axle: the old spring has sagged and rusted, so a new one opposite makes the car sit and lean unevenly, and the survivor is as old and tends to break next. The MOT does not ask for a pair, and where the other is nearly new one will do. Match the colour code or part number, because one model may have many springs, and leave springs and dampers of the other axle as they are.',
  },
  {
    id: 'why-springs-break',
    about: ['spring', 'springs', 'coil spring', 'coil'],
    asks: [
      'why did my spring break',
      'did a pothole break the spring',
      'do springs just snap when parked',
      'is it common for coil springs to break',
      'can a spring break from rust',
      'how do I stop it happening again',
    ],
    answer:
      'Rust as a rule: stones and salt chip the coating, a pit forms, and in time the steel cracks there, most often in the last half turn where nobody looks. The final crack may come over a speed bump, in a pothole or in the night in the drive. You can do little against it except rinse salt off in winter, avoid hard hits and overloading, and have the ends of the coils looked at with each service.',
  },
  {
    id: 'broken-spring-danger',
    about: ['spring', 'springs', 'coil spring', 'coil'],
    asks: [
      'what can happen if the spring is broken',
      'can a broken spring cut the tyre',
      'is a snapped coil spring dangerous',
      'will the car collapse if the spring goes',
      'broken spring mot fail?',
      'could the bit of spring fall off',
    ],
    answer:
      'It can: a loose end may cut into the tyre or fall into the road, the car sits low on that corner, handles worse, and the headlight aims wrongly. A broken coil spring is a fail in the British MOT. Look with a torch, without putting your hands in, how near the end is to the tyre. The verdict of this diagnosis decides whether it may be driven; near the tyre it is carried.',
  },
  {
    id: 'spring-compressor-danger',
    about: ['spring', 'springs', 'coil spring', 'strut', 'struts'],
    asks: [
      'can I change a coil spring at home',
      'are spring compressors dangerous',
      'do I need spring compressors',
      'can I do struts myself',
      'what tools to change a strut',
      'is it safe to undo the top nut of a strut',
    ],
    answer:
      'It is one of the riskier jobs at home: a compressed spring stores enough force to kill, and cheap hooks slip. Never undo the top nut of a strut while the spring is under tension. A ready-built strut with spring and mount avoids that danger, or take the loose strut to a garage that changes the spring in a fixed press for little money. The car must be on axle stands, never only on a jack.',
  },
  {
    id: 'dampers-in-pairs',
    about: ['shock', 'shocks', 'shock absorber', 'damper', 'strut', 'struts'],
    asks: [
      'do shocks have to be replaced in pairs',
      'one shock is leaking do I change both',
      'all four shock absorbers or just the two?',
      'can I replace just one strut',
      'should springs be changed with the shocks',
      'front struts only or the back ones as well',
    ],
    answer:
      'Both of the axle: an old damper beside a new one lets the car sway and stop unevenly. The other axle only if it is worn too. Springs stay if they are unbroken and the car sits level, though with a strut the work to reach them is the same, so at a high mileage both are often done together. A light film of oil is a sweat; drops that run down are a leak.',
  },
  {
    id: 'shock-bounce-test',
    about: ['shock', 'shocks', 'shock absorber', 'damper', 'strut'],
    asks: [
      'does the bounce test work',
      'how do I know if my shocks are worn',
      'how does a garage test shock absorbers',
      'pushing down on the wing what should happen',
      'how long do shock absorbers last',
      'can you see if a damper is gone',
    ],
    answer:
      'Only for a dead one: push a corner down and let go, and if it swings more than once on its own the damper is gone. Stiff modern suspension often passes with a half-worn one. Better signs are oil running down the body, cupped tyres, a nose that dives and a car that floats over crests; some garages and motoring clubs have a test rig. They fade slowly, often from about 50,000 miles on, so owners get used to it.',
  },
  {
    id: 'worn-shocks-effects',
    about: ['shock', 'shocks', 'shock absorber', 'damper', 'strut'],
    asks: [
      'what happens if I do not replace worn shocks',
      'do bad shocks wear tyres',
      'does it stop slower with worn dampers',
      'can worn shocks damage anything else',
      'are worn shock absorbers dangerous',
      'is it just comfort or does it matter',
    ],
    answer:
      'More than comfort suffers: on bumps the wheel leaves the road for moments, so the car needs longer to stop, ABS and stability control work worse, and it may step out in a bumpy bend. Tyres wear in cups, and top mounts, joints and springs take the blows. A loaded car, a caravan, rain and motorway speed make it worse. A damper that leaks badly fails the MOT in Great Britain.',
  },
  {
    id: 'strut-mount-with-strut',
    about: ['strut', 'top mount', 'strut mount', 'struts', 'bump stop'],
    asks: [
      'should the top mounts be replaced with the struts',
      'do I need new mounts with new struts',
      'what else should be done while the strut is out',
      'can a top mount be changed without the strut',
      'are strut bearings reused',
      'dust covers and bump stops needed?',
    ],
    answer:
      'As a rule yes: mount, bearing, bump stop and dust cover are small money beside the labour, which would have to be paid again, and a mount that creaks or knocks spoils the new strut. It cannot be reached without taking the strut out and compressing the spring. One-way nuts and pinch bolts are renewed. Afterwards the alignment is checked.',
  },
  {
    id: 'drop-link-fit',
    about: ['drop link', 'stabiliser link', 'anti-roll bar', 'stabiliser', 'sway bar'],
    asks: [
      'can I fit drop links myself',
      'do drop links come in pairs',
      'can I disconnect the drop link and drive',
      'is a worn drop link dangerous',
      'how do I undo a drop link that spins',
      'are cheap drop links worth it',
    ],
    answer:
      'They are among the easier jobs with the car on stands: two nuts each, the ball pin held with a hex key, and often the old nuts have to be cut because they are rusted. Pairs are cheap and usual, though one will do. Tighten them with the wheels at normal height where the manual says so. Do not drive with one taken off: the car leans more, and a loose link can hit brake hose or drive shaft.',
  },
  {
    id: 'bush-squeak-spray',
    about: ['bush', 'bushes', 'control arm', 'ball joint', 'squeak', 'creak'],
    asks: [
      'can I spray wd40 on the squeaky suspension',
      'will silicone spray stop the bush creaking',
      'can you grease a ball joint',
      'inject grease into the ball joint boot with a needle',
      'why does it only creak when it is cold or dry',
      'what lubricant for suspension bushes',
    ],
    answer:
      'Silicone spray on a rubber bush may quieten it for days and shows where the noise comes from; oil, WD-40 and ordinary grease make rubber swell and rot. A sealed ball joint that creaks has lost its grease and worn already: grease pushed through the boot with a needle buys a short silence, lets water in, and hides a joint that can come apart. Have it checked for play before anything else.',
  },
  {
    id: 'polyurethane-bushes',
    about: ['bush', 'bushes', 'control arm', 'subframe'],
    asks: [
      'are poly bushes better',
      'should I fit polyurethane bushes',
      'can the bush be replaced without the whole arm',
      'bush or complete control arm',
      'powerflex worth it for a daily car',
      'do you need a press for the bushes',
    ],
    answer:
      'Rubber is right for most daily cars: it is quiet and needs no care. Polyurethane bushes last well and steer more sharply, and pass on more noise and harshness; some squeak without their special grease. A bush can be pressed into the old arm if ball joint and arm are good, but a whole arm often costs less than the labour of pressing. Bolts through rubber bushes are tightened with the car on its wheels.',
  },
  {
    id: 'ball-joint-failure',
    about: ['ball joint', 'lower ball joint', 'control arm'],
    asks: [
      'what happens if a ball joint breaks',
      'can the wheel come off if the ball joint goes',
      'how much play in a ball joint is too much',
      'how urgent is a worn ball joint',
      'can just the ball joint be replaced or the whole arm',
      'how do garages check a ball joint',
    ],
    answer:
      'The wheel can fold outwards or inwards and the car drops on that corner, and then it is neither steered nor braked. It happens most often at low speed on full lock, but nobody can count on it. Play is measured with the joint unloaded and a lever; the limit is in the workshop data, and clear play fails the MOT. Some joints are bolted or pressed in by themselves, others come only with the arm.',
  },
  {
    id: 'knock-finding',
    about: ['knock', 'clunk', 'suspension', 'rattle', 'steering'],
    asks: [
      'how does a garage find a suspension knock',
      'garage cannot find the knocking noise',
      'how do I find which side the clunk is on',
      'why does it only knock over small bumps',
      'what should I ask them to check for a knock',
      'they said they could not hear anything on the test drive',
    ],
    answer:
      'Drive with the mechanic, because a noise that is described is hard to find: show the road, speed and direction at which it knocks. Then on the lift each joint is levered with the wheels hanging and again with the weight on them, since some play shows only loaded; a helper rocks the steering, and microphones or a hand on the part find the rest. Small sharp bumps point to links, bushes and mounts, big ones to dampers and stops.',
  },
  {
    id: 'air-suspension-sag',
    about: ['air suspension', 'air spring', 'air bag', 'compressor'],
    asks: [
      'why does the air suspension sink overnight',
      'does a leaking air bag kill the compressor',
      'should the compressor be changed with the air spring',
      'do air springs come in pairs',
      'how do I find an air suspension leak',
      'can I drive with the air suspension down',
    ],
    answer:
      'A small leak empties it while the car is parked, and in the cold rubber leaks more. The compressor then runs far longer than it is made for and wears out, so mend the leak early and have the compressor’s pressure and run time checked at the same time. Soapy water on springs, pipes and valve block shows bubbles. Springs are often renewed by axle, as both are equally old. Right down on its stops the car is recovered.',
  },
  {
    id: 'air-suspension-jacking',
    about: ['air suspension', 'air spring', 'air bag', 'ride height'],
    asks: [
      'what is jack mode',
      'how do I lift a car with air suspension',
      'do I need to turn off air suspension to change a wheel',
      'is it dangerous to go under a car with air suspension',
      'towing a car with dead air suspension',
      'how is it loaded on a truck',
    ],
    answer:
      'Switch the levelling off first: in jack or service mode, in the menu or by a switch as the handbook says, the car does not try to level itself while a wheel hangs. Otherwise it may lower or rise by itself and push the jack away or trap you. Nobody goes under a car that rests on its air springs. For recovery say on the telephone that the air suspension has failed, so that a flatbed comes.',
  },
  {
    id: 'lowering-or-lift-insurance',
    about: ['spring', 'springs', 'suspension', 'coilovers', 'lowered'],
    asks: [
      'do lowering springs affect insurance',
      'are coilovers worth it instead of standard struts',
      'could the lowered suspension have caused this',
      'can I fit uprated springs instead',
      'will stiffer springs stop it sagging when towing',
      'do I need to declare suspension changes',
    ],
    answer:
      'Yes, the insurer must know of any change to the suspension: undeclared, it can cost you cover. Lower or stiffer parts load dampers, mounts, joints and drive shafts differently and shorten their life, and cameras or headlights may need to be set again. For a car that is broken, parts to the original specification are the cheaper and safer way. For towing ask the maker’s dealer about approved helper springs.',
  },
  {
    id: 'steering-lock-stuck',
    about: ['steering lock', 'steering wheel', 'ignition lock', 'steering'],
    asks: [
      'steering wheel locked and key will not turn',
      'how do I unlock the steering wheel',
      'steering lock jammed what can I do',
      'wheel stuck to one side when parked',
      'can I force the steering lock',
      'car will not start steering locked message',
    ],
    answer:
      'Most often it is only under load: turn the wheel firmly to the side that gives a little, hold it there, and turn the key or press start at the same moment. With an electronic lock a weak battery is common, so charge it first. Do not use a bar or hammer, which breaks the lock or lets it engage later. One that jams again and again is repaired, since a lock that closes on the move would be deadly.',
  },
];
